/* SPDX-License-Identifier: MIT */
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.DatagramChannel;
import java.nio.channels.Pipe;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.concurrent.CountDownLatch;

/**
 * A thread that waits in a channel's call learns of its closing; who interrupts it closes the
 * channel.
 */
public class ChannelsClosed {

    static final InetSocketAddress ANY = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);

    interface Call {
        Object run() throws Exception;
    }

    interface Action {
        void run() throws Exception;
    }

    static void during(String what, Call call, Action action) throws Exception {
        CountDownLatch started = new CountDownLatch(1);
        String[] outcome = new String[1];
        Thread t = new Thread(() -> {
            started.countDown();
            try {
                outcome[0] = String.valueOf(call.run());
            } catch (Exception e) {
                outcome[0] = e.toString();
            }
            outcome[0] += Thread.interrupted() ? " interrupted" : "";
        });
        t.start();
        started.await();
        for (int i = 0; i < 20; i++) Thread.yield();
        while (t.getState() == Thread.State.NEW) Thread.yield();
        if (action == null) t.interrupt();
        else action.run();
        t.join();
        System.out.println(
            what + ": " + outcome[0].replace("ClosedChannelException", "AsynchronousCloseException")
        );
    }

    static Object sendForever(SocketChannel c) throws Exception {
        while (true) c.write(ByteBuffer.allocate(100000));
    }

    static void both(String what, boolean interrupt) throws Exception {
        try (ServerSocketChannel server = ServerSocketChannel.open().bind(ANY)) {
            try (
                SocketChannel a = SocketChannel.open(server.getLocalAddress());
                SocketChannel b = server.accept()
            ) {
                during(
                    "read" + what,
                    () -> a.read(ByteBuffer.allocate(10)),
                    interrupt ? null : a::close
                );
                System.out.println(a.isOpen() + " " + b.read(ByteBuffer.allocate(1)));
            }
            try (
                SocketChannel a = SocketChannel.open(server.getLocalAddress());
                SocketChannel b = server.accept()
            ) {
                during("write" + what, () -> sendForever(b), interrupt ? null : b::close);
            }
            try (
                SocketChannel a = SocketChannel.open(server.getLocalAddress());
                SocketChannel b = server.accept()
            ) {
                during(
                    "direct read" + what,
                    () -> a.read(ByteBuffer.allocateDirect(10)),
                    interrupt ? null : a::close
                );
            }
            try (
                SocketChannel a = SocketChannel.open(server.getLocalAddress());
                SocketChannel b = server.accept()
            ) {
                java.io.InputStream in = b.socket().getInputStream();
                during("stream" + what, in::read, interrupt ? null : b.socket()::close);
            }
            during("accept" + what, server::accept, interrupt ? null : server::close);
            System.out.println(server.isOpen());
        }
        try (DatagramChannel d = DatagramChannel.open().bind(ANY)) {
            during(
                "receive" + what,
                () -> d.receive(ByteBuffer.allocate(10)),
                interrupt ? null : d::close
            );
        }
        Pipe pipe = Pipe.open();
        during(
            "pipe read" + what,
            () -> pipe.source().read(ByteBuffer.allocate(10)),
            interrupt ? null : pipe.source()::close
        );
        pipe.sink().close();
        Pipe other = Pipe.open();
        during(
            "pipe write" + what,
            () -> {
                while (true) other.sink().write(ByteBuffer.allocate(100000));
            },
            interrupt ? null : other.sink()::close
        );
        other.source().close();
    }

    public static void main(String[] args) throws Exception {
        both(" while closed", false);
        both(" while interrupted", true);
        Selector selector = Selector.open();
        during("select", selector::select, selector::wakeup);
        during("select interrupted", selector::select, null);
        System.out.println(selector.isOpen());
        during(
            "select closed",
            () -> {
                try {
                    selector.select();
                } catch (ClosedSelectorException e) {
                    return selector.isOpen();
                }
                return selector.isOpen();
            },
            selector::close
        );
        try (
            ServerSocketChannel server = ServerSocketChannel.open().bind(ANY);
            SocketChannel a = SocketChannel.open(server.getLocalAddress());
            SocketChannel b = server.accept()
        ) {
            during("read half closed", () -> a.read(ByteBuffer.allocate(10)), a::shutdownInput);
            during("read at the end", () -> b.read(ByteBuffer.allocate(10)), a::shutdownOutput);
            System.out.println(a.isOpen() + " " + b.isOpen());
        }
    }
}
