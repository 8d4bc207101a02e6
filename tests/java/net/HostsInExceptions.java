/* SPDX-License-Identifier: MIT */
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.SocketChannel;

/** With hostInfo in jdk.includeInExceptions, who could not be reached is in the message. */
public class HostsInExceptions {
    private interface Act {
        void run(InetSocketAddress to) throws Exception;
    }

    private static void show(String name, Act act, InetSocketAddress to, int port) {
        try {
            act.run(to);
            System.out.println(name + ": connected");
        } catch (Exception e) {
            System.out.println(name + ": " + e.toString().replace(":" + port, ":PORT"));
        }
    }

    public static void main(String[] args) throws Exception {
        int port;
        try (ServerSocket s = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            port = s.getLocalPort();
        }
        InetSocketAddress[] all = {new InetSocketAddress("localhost", port),
            new InetSocketAddress("127.0.0.1", port),
            InetSocketAddress.createUnresolved("x", port)};
        for (InetSocketAddress to : all) {
            show("socket", a -> {
                try (Socket s = new Socket()) {
                    s.connect(a, 5000);
                }
            }, to, port);
            show("channel", a -> SocketChannel.open(a).close(), to, port);
            show("seen as a socket", a -> SocketChannel.open().socket().connect(a), to, port);
            show("not waiting", a -> {
                SocketChannel c = SocketChannel.open();
                c.configureBlocking(false);
                if (!c.connect(a)) {
                    while (!c.finishConnect()) {
                        Thread.onSpinWait();
                    }
                }
            }, to, port);
            show("asynchronous", a -> AsynchronousSocketChannel.open().connect(a).get(), to, port);
        }
    }
}
