/* SPDX-License-Identifier: MIT */
import java.io.File;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.DatagramChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.concurrent.Future;

/** Selectors that nobody closed give their descriptors back when they are collected, channels that
    they watched too, and asynchronous channels of which nothing is asked. */
public class SelectorsForgotten {
    private static Object kept;

    private interface Maker {
        Object make() throws Exception;
    }

    private static Selector watching() throws Exception {
        Selector selector = Selector.open();
        DatagramChannel channel = DatagramChannel.open();
        channel.configureBlocking(false);
        channel.register(selector, SelectionKey.OP_READ);
        selector.selectNow();
        return selector;
    }

    private static void forget(String name, Maker maker) throws Exception {
        maker.make();
        int before = open();
        for (int i = 0; i < 40; i++) kept = maker.make();
        kept = null;
        while (open() > before + 6) { // cleaning is another thread's; a stack may hold one
            System.gc();
            Thread.sleep(5);
        }
        System.out.println(name + " are closed");
    }

    /** Who waits for a byte gets it, though the channel is only known to the one that waits. */
    private static Future<Integer> reading(SocketChannel[] peer, ByteBuffer into) throws Exception {
        AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open()
            .bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        Future<AsynchronousSocketChannel> accepted = server.accept();
        peer[0] = SocketChannel.open(server.getLocalAddress());
        return accepted.get().read(into);
    }

    private static int open() {
        return new File("/proc/self/fd").list().length;
    }

    public static void main(String[] args) throws Exception {
        Selector.open().close(); // what is opened once only, and stays
        int before = open();
        for (int i = 0; i < 20; i++) {
            kept = Selector.open();
        }
        kept = null;
        while (open() > before + 6) { // cleaning is another thread's; a stack may hold one
            System.gc();
            Thread.sleep(5);
        }
        Selector closed = Selector.open();
        closed.close();
        closed.close();
        System.out.println("selectors are closed: " + !closed.isOpen());
        forget("selectors with channels", SelectorsForgotten::watching);
        forget("asynchronous sockets", AsynchronousSocketChannel::open);
        forget("asynchronous servers", () -> AsynchronousServerSocketChannel.open().bind(null));

        SocketChannel[] peer = new SocketChannel[1];
        ByteBuffer into = ByteBuffer.allocate(1);
        Future<Integer> read = reading(peer, into);
        for (int i = 0; i < 5; i++) {
            System.gc();
            Thread.sleep(5);
        }
        peer[0].write(ByteBuffer.wrap(new byte[] {7}));
        System.out.println(read.get() + " byte, " + into.get(0));
    }
}
