/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * Threads that nearly always wait: one for bytes of a socket, a thousand times a second, one for
 * references that each
 * collection gives it, one in sleep. Another one works all the time.
 */
public class Waits {

    static volatile long work;
    static volatile boolean stop;

    static void reads(ServerSocket server) {
        try (Socket socket = server.accept()) {
            while (socket.getInputStream().read() >= 0) work++;
        } catch (IOException e) {}
    }

    static void works() {
        while (!stop) for (int i = 0; i < 1000; i++) work = work * 31 + i;
    }

    public static void main(String[] args) throws Exception {
        ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        Thread reader = new Thread(() -> reads(server)),
            worker = new Thread(Waits::works);
        reader.start();
        worker.start();
        try (Socket socket = new Socket(server.getInetAddress(), server.getLocalPort())) {
            for (int i = 0; i < 1500; i++) {
                socket.getOutputStream().write(i & 0x7f);
                Thread.sleep(1);
                if (i % 100 == 0) System.gc();
                if (i % 10 == 0) new WeakReference<>(new Object());
            }
        }
        stop = true;
        reader.join();
        worker.join();
    }
}
