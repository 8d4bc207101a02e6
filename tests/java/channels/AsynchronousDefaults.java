/* SPDX-License-Identifier: MIT */
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.CompletionHandler;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;

/**
 * The default group with threads of a factory that a property names; the address of any host; peers
 * that go away.
 */
public class AsynchronousDefaults extends Whole {

    public static final class Factory implements ThreadFactory {

        @Override
        public Thread newThread(Runnable r) {
            Thread t = new Thread(r, "the factory's");
            t.setDaemon(true);
            return t;
        }
    }

    static Object get(Future<?> f) throws Throwable {
        try {
            return f.get();
        } catch (ExecutionException e) {
            return e.getCause();
        }
    }

    static void any(String host) throws Exception {
        try (
            AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open().bind(
                new InetSocketAddress(InetAddress.getByName(host), 0)
            );
            AsynchronousSocketChannel a = AsynchronousSocketChannel.open()
        ) {
            int port = ((InetSocketAddress) server.getLocalAddress()).getPort();
            InetSocketAddress to = new InetSocketAddress(InetAddress.getByName(host), port);
            Future<AsynchronousSocketChannel> accept = server.accept();
            t(() -> get(a.connect(to)));
            try (AsynchronousSocketChannel b = accept.get()) {
                p(
                    host,
                    a
                        .getRemoteAddress()
                        .toString()
                        .replace(":" + port, ":p"),
                    a.toString().contains(" remote=" + to + "]"),
                    ((InetSocketAddress) b.getRemoteAddress()).getAddress().isLoopbackAddress()
                );
                SynchronousQueue<String> names = new SynchronousQueue<>();
                a.write(
                    ByteBuffer.allocate(1),
                    null,
                    new CompletionHandler<Integer, Object>() {
                        @Override
                        public void completed(Integer n, Object none) {
                            try {
                                names.put(
                                    Thread.currentThread().getName() +
                                        " " +
                                        Thread.currentThread().getThreadGroup().getName()
                                );
                            } catch (InterruptedException e) {
                                Thread.currentThread().interrupt();
                            }
                        }

                        @Override
                        public void failed(Throwable e, Object none) {}
                    }
                );
                p(names.take(), b.read(ByteBuffer.allocate(5)).get());
            }
        }
    }

    /** The peer closes while one writes, and while nobody reads. */
    static void gone() throws Exception {
        try (
            AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open().bind(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)
            );
            AsynchronousSocketChannel a = AsynchronousSocketChannel.open()
        ) {
            Future<AsynchronousSocketChannel> accept = server.accept();
            a.connect(server.getLocalAddress()).get();
            AsynchronousSocketChannel b = accept.get();
            a.write(ByteBuffer.allocate(1)).get();
            Future<Integer> write = null;
            do {
                write = a.write(ByteBuffer.allocate(1000000));
            } while (write.isDone());
            b.close(); /* with bytes that nobody read: a reset */
            Future<Integer> last = write;
            String text;
            do {
                text = String.valueOf(getQuietly(last));
                last = a.write(ByteBuffer.allocate(10));
            } while (!text.contains("IOException"));
            p(
                text.equals("java.io.IOException: Connection reset by peer") ||
                    text.equals("java.io.IOException: Broken pipe"),
                a.isOpen()
            );
            t(() -> get(a.write(ByteBuffer.allocate(1))));
            p(a.isOpen(), a.toString().contains("[connected "));
        }
    }

    static Object getQuietly(Future<?> f) throws Exception {
        try {
            return f.get();
        } catch (ExecutionException e) {
            return e.getCause();
        }
    }

    public static void main(String[] args) throws Exception {
        any("0.0.0.0");
        any("127.0.0.1");
        gone();
        Thread.currentThread().interrupt();
        try (AsynchronousSocketChannel c = AsynchronousSocketChannel.open()) {
            p(c.isOpen(), Thread.interrupted());
        }
    }
}
