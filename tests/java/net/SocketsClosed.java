/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.CountDownLatch;

/**
 * A thread that waits in a socket's call learns of its closing; the socket may also be closed
 * before it waits.
 */
public class SocketsClosed {

    static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();

    interface Call {
        Object run() throws Exception;
    }

    interface Action {
        void run() throws Exception;
    }

    /**
     * Runs the call in a thread of its own and the closing while it waits, or soon will: a call
     * that
     * began after the closing may say so in words of its own.
     */
    static void closed(String what, Call call, Action close) throws Exception {
        CountDownLatch started = new CountDownLatch(1);
        String[] outcome = new String[1];
        Thread t = new Thread(() -> {
            started.countDown();
            try {
                outcome[0] = String.valueOf(call.run());
            } catch (Exception e) {
                outcome[0] = e.toString().replace("Socket is closed", "Socket closed");
            }
        });
        t.start();
        started.await();
        for (int i = 0; i < 20; i++) Thread.yield();
        close.run();
        t.join();
        System.out.println(what + ": " + outcome[0]);
    }

    static int sendForever(Socket s) throws IOException {
        OutputStream out = s.getOutputStream();
        byte[] much = new byte[300000];
        while (true) out.write(much);
    }

    static void pairs(ServerSocket server) throws Exception {
        for (int round = 0; round < 3; round++) {
            try (
                Socket a = new Socket(LOOPBACK, server.getLocalPort());
                Socket b = server.accept()
            ) {
                InputStream in = a.getInputStream();
                closed("read", in::read, a::close);
                System.out.println(a.isClosed() + " " + b.getInputStream().read());
            }
            try (
                Socket a = new Socket(LOOPBACK, server.getLocalPort());
                Socket b = server.accept()
            ) {
                InputStream in = a.getInputStream();
                closed("read by stream", () -> in.read(new byte[10]), in::close);
            }
            try (
                Socket a = new Socket(LOOPBACK, server.getLocalPort());
                Socket b = server.accept()
            ) {
                closed("write", () -> sendForever(a), a::close);
            }
            try (
                Socket a = new Socket(LOOPBACK, server.getLocalPort());
                Socket b = server.accept()
            ) {
                InputStream in = a.getInputStream();
                closed("read half closed", in::read, a::shutdownInput);
                InputStream other = b.getInputStream();
                closed("read at end", other::read, a::shutdownOutput);
            }
            try (
                Socket a = new Socket(LOOPBACK, server.getLocalPort());
                Socket b = server.accept()
            ) {
                a.setSoTimeout(1000000);
                InputStream in = a.getInputStream();
                closed("read with a timeout", in::read, a::close);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        for (int round = 0; round < 3; round++) {
            ServerSocket s = new ServerSocket(0, 0, LOOPBACK);
            closed("accept", s::accept, s::close);
            ServerSocket timed = new ServerSocket(0, 0, LOOPBACK);
            timed.setSoTimeout(1000000);
            closed("accept with a timeout", timed::accept, timed::close);
            DatagramSocket d = new DatagramSocket(0, LOOPBACK);
            closed(
                "receive",
                () -> {
                    d.receive(new DatagramPacket(new byte[1], 1));
                    return "received";
                },
                d::close
            );
        }
        try (ServerSocket server = new ServerSocket(0, 0, LOOPBACK)) {
            pairs(server);
            several(server);
        }
    }

    /** All that wait are woken, and the socket's number is nobody's until they left. */
    static void several(ServerSocket server) throws Exception {
        Socket a = new Socket(LOOPBACK, server.getLocalPort());
        Socket b = server.accept();
        Thread[] readers = new Thread[4];
        int[] told = new int[readers.length];
        for (int i = 0; i < readers.length; i++) {
            int me = i;
            readers[i] = new Thread(() -> {
                try {
                    a.getInputStream().read();
                } catch (IOException e) {
                    told[me] = e.getMessage().startsWith("Socket") ? 1 : 2;
                }
            });
            readers[i].start();
        }
        a.close();
        try (
            Socket next = new Socket(LOOPBACK, server.getLocalPort());
            Socket peer = server.accept()
        ) {
            for (Thread t : readers) t.join();
            peer.getOutputStream().write(77);
            System.out.println(next.getInputStream().read());
        }
        int all = 0;
        for (int n : told) all += n;
        System.out.println("told " + all);
        b.close();
    }
}
