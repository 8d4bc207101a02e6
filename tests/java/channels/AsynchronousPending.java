/* SPDX-License-Identifier: MIT */
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.CompletionHandler;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * What becomes of asynchronous operations that wait: a second one, a limit of time, cancelling,
 * closing.
 */
public class AsynchronousPending extends Whole {

    static final InetSocketAddress ANY = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);

    static final class Told<V> implements CompletionHandler<V, Object> {

        final CountDownLatch latch = new CountDownLatch(1);
        volatile V result;
        volatile String text;

        @Override
        public void completed(V result, Object attachment) {
            this.result = result;
            text =
                "completed " + (result instanceof Number ? result : "something") + " " + attachment;
            latch.countDown();
        }

        @Override
        public void failed(Throwable e, Object attachment) {
            text = "failed " + e + " " + attachment;
            latch.countDown();
        }

        String await() throws InterruptedException {
            latch.await();
            return text;
        }
    }

    static final class Ends implements AutoCloseable {

        final AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open().bind(
            ANY
        );
        final AsynchronousSocketChannel a = AsynchronousSocketChannel.open();
        final AsynchronousSocketChannel b;

        Ends() throws Exception {
            a.setOption(StandardSocketOptions.SO_SNDBUF, 20000);
            Future<Void> connected = a.connect(server.getLocalAddress());
            b = server.accept().get();
            connected.get();
        }

        @Override
        public void close() throws Exception {
            server.close();
            a.close();
            b.close();
        }
    }

    static Object get(Future<?> f) throws Throwable {
        try {
            return f.get() + " " + f.isDone() + " " + f.isCancelled();
        } catch (ExecutionException e) {
            return e + " " + f.isDone() + " " + f.isCancelled();
        } catch (java.util.concurrent.CancellationException e) {
            return e + " " + f.isDone() + " " + f.isCancelled();
        }
    }

    static void second() throws Exception {
        try (Ends e = new Ends()) {
            ByteBuffer in = ByteBuffer.allocate(10);
            Future<Integer> read = e.a.read(in);
            p(read.isDone(), read.isCancelled());
            t(() -> e.a.read(in));
            t(() -> e.a.read(in, null, new Told<Integer>()));
            t(() ->
                e.a.read(new ByteBuffer[] { in }, 0, 1, 0, TimeUnit.SECONDS, null, new Told<Long>())
            );
            t(() -> get(e.a.read(ByteBuffer.allocate(0))));
            t(() -> read.get(1, TimeUnit.MILLISECONDS));
            Thread.currentThread().interrupt();
            t(() -> read.get());
            p(Thread.interrupted(), e.a.isOpen());
            Future<Integer> write = fill(e.a);
            t(() -> e.a.write(ByteBuffer.allocate(10)));
            t(() -> e.a.write(ByteBuffer.allocate(10), null, new Told<Integer>()));
            t(() ->
                e.a.write(
                    new ByteBuffer[] { ByteBuffer.allocate(10) },
                    0,
                    1,
                    0,
                    TimeUnit.SECONDS,
                    null,
                    new Told<Long>()
                )
            );
            p(write.isDone());
            e.b.write(ByteBuffer.wrap(new byte[] { 1, 2, 3 })).get();
            p(read.get());
            Future<AsynchronousSocketChannel> accept = e.server.accept();
            t(() -> e.server.accept());
            t(() -> e.server.accept(null, new Told<AsynchronousSocketChannel>()));
            p(accept.isDone());
            ByteBuffer room = ByteBuffer.allocate(100000);
            e.b.read(
                room,
                null,
                new CompletionHandler<Integer, Object>() {
                    @Override
                    public void completed(Integer n, Object attachment) {
                        room.clear();
                        if (n > 0) e.b.read(room, null, this);
                    }

                    @Override
                    public void failed(Throwable e, Object attachment) {}
                }
            );
            p(write.get() > 0);
        }
    }

    /** A write that waits for room. */
    static Future<Integer> fill(AsynchronousSocketChannel c) throws Exception {
        while (true) {
            Future<Integer> write = c.write(ByteBuffer.allocate(1000000));
            try {
                write.get(300, TimeUnit.MILLISECONDS);
            } catch (TimeoutException e) {
                return write;
            }
        }
    }

    static void late() throws Exception {
        try (Ends e = new Ends()) {
            ByteBuffer in = ByteBuffer.allocate(10);
            Told<Integer> read = new Told<>();
            e.a.read(in, 1, TimeUnit.MILLISECONDS, "late", read);
            p(read.await(), e.a.isOpen());
            t(() -> e.a.read(in));
            t(() -> e.a.read(in, null, new Told<Integer>()));
            p(e.a.write(ByteBuffer.allocate(5)).get());
            fill(e.a).cancel(false);
            t(() -> e.a.write(in));
        }
        try (Ends e = new Ends()) {
            Told<Long> scatter = new Told<>();
            e.a.read(
                new ByteBuffer[] { ByteBuffer.allocate(1) },
                0,
                1,
                1,
                TimeUnit.NANOSECONDS,
                "late",
                scatter
            );
            p(scatter.await());
            Told<Integer> write;
            do {
                write = new Told<>();
                e.a.write(ByteBuffer.allocate(1000000), 20, TimeUnit.MILLISECONDS, "late", write);
            } while (write.await().startsWith("completed"));
            p(write.text, e.a.isOpen());
            t(() -> e.a.write(ByteBuffer.allocate(1)));
            t(() -> e.a.write(ByteBuffer.allocate(1), null, new Told<Integer>()));
            t(() -> e.a.shutdownOutput().isOpen());
            e.a.close();
            t(() -> get(e.a.write(ByteBuffer.allocate(1))));
            t(() -> get(e.a.read(ByteBuffer.allocate(1))));
        }
    }

    static void cancelled() throws Exception {
        try (Ends e = new Ends()) {
            ByteBuffer in = ByteBuffer.allocate(10);
            Future<Integer> read = e.a.read(in);
            p(
                read.cancel(false),
                read.isDone(),
                read.isCancelled(),
                read.cancel(false),
                read.cancel(true)
            );
            t(() -> get(read));
            p(e.a.isOpen());
            t(() -> e.a.read(in));
            p(e.a.write(ByteBuffer.allocate(5)).get());
            Future<Integer> hard = e.b.read(ByteBuffer.allocate(5));
            p(hard.get(), hard.cancel(true), hard.isCancelled(), e.b.isOpen());
            Future<Integer> waits = e.b.read(in);
            p(waits.cancel(true), waits.isCancelled(), e.b.isOpen());
            t(() -> get(waits));
            Future<AsynchronousSocketChannel> accept = e.server.accept();
            p(accept.cancel(false), accept.isCancelled(), e.server.isOpen());
            t(() -> get(accept));
            t(() -> e.server.accept());
            t(() -> e.server.accept(null, new Told<AsynchronousSocketChannel>()));
        }
        try (Ends e = new Ends()) {
            Future<AsynchronousSocketChannel> accept = e.server.accept();
            p(accept.cancel(true), accept.isCancelled(), e.server.isOpen());
        }
    }

    static void closed() throws Exception {
        Ends e = new Ends();
        ByteBuffer in = ByteBuffer.allocate(10);
        Future<Integer> read = e.a.read(in);
        Told<Integer> write;
        do {
            write = new Told<>();
            e.a.write(ByteBuffer.allocate(1000000), "write", write);
        } while (write.latch.await(300, TimeUnit.MILLISECONDS));
        Told<AsynchronousSocketChannel> accept = new Told<>();
        e.server.accept("accept", accept);
        e.close();
        t(() -> get(read));
        p(write.await(), accept.await());
        Ends f = new Ends();
        Told<Long> scatter = new Told<>();
        f.b.read(new ByteBuffer[] { in }, 0, 1, 1, TimeUnit.DAYS, "scatter", scatter);
        f.b.close();
        p(scatter.await(), f.a.read(in).get());
        Future<AsynchronousSocketChannel> accepted = f.server.accept();
        f.close();
        t(() -> get(accepted));
        Ends g = new Ends();
        Told<Integer> reset = new Told<>();
        g.b.read(in, "reset", reset);
        try (java.nio.channels.SocketChannel plain = java.nio.channels.SocketChannel.open()) {
            Future<AsynchronousSocketChannel> side = g.server.accept();
            plain.connect(g.server.getLocalAddress());
            AsynchronousSocketChannel c = side.get();
            Future<Integer> waits = c.read(in);
            plain.setOption(StandardSocketOptions.SO_LINGER, 0);
            plain.close();
            t(() -> get(waits));
            c.close();
        }
        g.b.close();
        p(reset.await());
        g.close();
    }

    /** A listener whose queue is full leaves who connects waiting. */
    static void connections() throws Exception {
        AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open().bind(
            ANY,
            1
        );
        List<AsynchronousSocketChannel> all = new ArrayList<>();
        AsynchronousSocketChannel c = null;
        Future<Void> waits = null;
        for (int i = 0; i < 5; i++) {
            c = AsynchronousSocketChannel.open();
            all.add(c);
            waits = c.connect(server.getLocalAddress());
        }
        AsynchronousSocketChannel last = c;
        p(waits.isDone(), last.toString().replaceAll(".*\\[", "[").replaceAll(":[0-9]+", ":port"));
        t(() -> last.connect(server.getLocalAddress()));
        t(() -> last.connect(server.getLocalAddress(), null, new Told<Void>()));
        t(() -> last.bind(ANY));
        t(() -> last.read(ByteBuffer.allocate(1)));
        t(() -> last.getRemoteAddress().equals(server.getLocalAddress()));
        last.close();
        Future<Void> failed = waits;
        t(() -> get(failed));
        AsynchronousSocketChannel soft = AsynchronousSocketChannel.open();
        Future<Void> connect = soft.connect(server.getLocalAddress());
        p(connect.cancel(false), connect.isCancelled(), soft.isOpen());
        t(() -> soft.connect(server.getLocalAddress()));
        t(() -> soft.read(ByteBuffer.allocate(1)));
        p(soft.isOpen());
        soft.close();
        AsynchronousSocketChannel hard = AsynchronousSocketChannel.open();
        Told<Void> told = new Told<>();
        hard.connect(server.getLocalAddress(), "told", told);
        hard.close();
        p(told.await());
        for (AsynchronousSocketChannel each : all) each.close();
        server.close();
    }

    public static void main(String[] args) throws Exception {
        second();
        late();
        cancelled();
        closed();
        connections();
        AsynchronousServerSocketChannel forever = AsynchronousServerSocketChannel.open().bind(ANY);
        forever.accept(null, new Told<AsynchronousSocketChannel>());
        System.out.println("main ends");
    }
}
