/* SPDX-License-Identifier: MIT */
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousChannelGroup;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.CompletionHandler;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Whoever is first, bytes, the limit, closing, cancelling or the end of the group: each operation
 * ends once.
 */
public class AsynchronousRaces {

    static final InetSocketAddress ANY = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    static final int ROUNDS = 60;
    static final AtomicInteger started = new AtomicInteger();
    static final AtomicInteger told = new AtomicInteger();

    static final class Counting<V> implements CompletionHandler<V, CountDownLatch> {

        private final AtomicInteger times = new AtomicInteger();

        Counting() {
            started.incrementAndGet();
        }

        @Override
        public void completed(V result, CountDownLatch latch) {
            tell(latch);
        }

        @Override
        public void failed(Throwable e, CountDownLatch latch) {
            tell(latch);
        }

        private void tell(CountDownLatch latch) {
            if (times.incrementAndGet() != 1) System.out.println("told twice");
            told.incrementAndGet();
            latch.countDown();
        }
    }

    interface Action {
        void run() throws Exception;
    }

    static Thread side(Action action) {
        Thread t = new Thread(() -> {
            try {
                action.run();
            } catch (Exception e) {
                if (
                    !(e instanceof java.io.IOException) && !(e instanceof ExecutionException)
                ) System.out.println(e);
            }
        });
        t.start();
        return t;
    }

    static void ended(Future<?> f) throws Exception {
        try {
            f.get();
        } catch (ExecutionException | CancellationException e) {
            return;
        }
    }

    static void round(int i) throws Exception {
        AsynchronousChannelGroup group = AsynchronousChannelGroup.withFixedThreadPool(
            1 + (i % 2),
            Executors.defaultThreadFactory()
        );
        AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open(group).bind(
            ANY
        );
        AsynchronousSocketChannel a = AsynchronousSocketChannel.open(group);
        Future<Void> connected = a.connect(server.getLocalAddress());
        AsynchronousSocketChannel b = server.accept().get();
        connected.get();
        CountDownLatch latch = new CountDownLatch(3);
        a.read(ByteBuffer.allocate(1), i % 3, TimeUnit.MILLISECONDS, latch, new Counting<>());
        server.accept(latch, new Counting<>());
        Future<Integer> read = b.read(ByteBuffer.allocate(10));
        Thread[] sides = {
            side(() -> b.write(ByteBuffer.allocate(1)).get()),
            side(i % 4 == 0 ? group::shutdownNow : a::close),
            side(i % 4 == 1 ? group::shutdownNow : server::close),
            side(() -> read.cancel(i % 2 == 0)),
            side(() -> {
                try {
                    b.write(
                        new ByteBuffer[] { ByteBuffer.allocate(100000) },
                        0,
                        1,
                        1,
                        TimeUnit.MILLISECONDS,
                        latch,
                        new Counting<>()
                    );
                } catch (
                    java.nio.channels.WritePendingException
                    | java.nio.channels.ShutdownChannelGroupException e
                ) {
                    latch.countDown();
                    told.incrementAndGet();
                }
            })
        };
        for (Thread side : sides) side.join();
        group.shutdownNow();
        ended(read);
        latch.await();
        if (!group.awaitTermination(1, TimeUnit.DAYS)) System.out.println("not ended");
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < ROUNDS; i++) round(i);
        System.out.println(started.get() + " " + (told.get() == started.get()));
    }
}
