/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousChannelGroup;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.CompletionHandler;
import java.nio.channels.spi.AsynchronousChannelProvider;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Groups of asynchronous channels: whose threads call handlers, and how groups end. */
public class AsynchronousGroups extends Whole {

    static final InetSocketAddress ANY = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);

    static final class Told<V> implements CompletionHandler<V, Object> {

        final CountDownLatch latch = new CountDownLatch(1);
        volatile V result;
        volatile String text;
        volatile Thread thread;

        @Override
        public void completed(V result, Object attachment) {
            told(result, "completed " + (result instanceof Number ? result : "something"));
        }

        @Override
        public void failed(Throwable e, Object attachment) {
            told(null, "failed " + e);
        }

        private void told(V result, String text) {
            this.result = result;
            this.text = text;
            thread = Thread.currentThread();
            latch.countDown();
        }

        String await() throws InterruptedException {
            latch.await();
            return text;
        }

        String name() throws InterruptedException {
            latch.await();
            return thread.getName() + " " + thread.isDaemon();
        }
    }

    static Object get(Future<?> f) throws Throwable {
        try {
            return f.get() instanceof Number;
        } catch (ExecutionException e) {
            return e;
        }
    }

    static ThreadFactory named(String name, AtomicInteger count) {
        return r -> {
            Thread t = new Thread(r, name);
            t.setDaemon(true);
            count.incrementAndGet();
            return t;
        };
    }

    static String state(AsynchronousChannelGroup g) {
        return g.isShutdown() + " " + g.isTerminated();
    }

    static void wrong() throws Exception {
        t(() -> AsynchronousChannelGroup.withFixedThreadPool(0, Thread::new));
        t(() -> AsynchronousChannelGroup.withFixedThreadPool(-1, Thread::new));
        t(() -> AsynchronousChannelGroup.withFixedThreadPool(1, null));
        t(() -> AsynchronousChannelGroup.withThreadPool(null));
        t(() -> AsynchronousChannelGroup.withCachedThreadPool(null, 1));
        AsynchronousChannelGroup foreign = new AsynchronousChannelGroup(
            AsynchronousChannelProvider.provider()
        ) {
            @Override
            public boolean isShutdown() {
                return false;
            }

            @Override
            public boolean isTerminated() {
                return false;
            }

            @Override
            public void shutdown() {}

            @Override
            public void shutdownNow() {}

            @Override
            public boolean awaitTermination(long timeout, TimeUnit unit) {
                return false;
            }
        };
        p(foreign.provider() == AsynchronousChannelProvider.provider());
        t(() -> AsynchronousSocketChannel.open(foreign));
        t(() -> AsynchronousServerSocketChannel.open(foreign));
        AsynchronousChannelProvider provider = AsynchronousChannelProvider.provider();
        t(() -> provider.openAsynchronousSocketChannel(foreign));
        t(() -> provider.openAsynchronousServerSocketChannel(foreign));
        t(() ->
            new AsynchronousChannelGroup(null) {
                @Override
                public boolean isShutdown() {
                    return false;
                }

                @Override
                public boolean isTerminated() {
                    return false;
                }

                @Override
                public void shutdown() {}

                @Override
                public void shutdownNow() {}

                @Override
                public boolean awaitTermination(long timeout, TimeUnit unit) {
                    return false;
                }
            }.provider()
        );
        try (
            AsynchronousSocketChannel c = provider.openAsynchronousSocketChannel(null);
            AsynchronousServerSocketChannel s = provider.openAsynchronousServerSocketChannel(null)
        ) {
            p(c.isOpen(), s.isOpen(), c.provider() == provider, s.provider() == provider);
        }
    }

    /** Connects, both ends in the group; the accepted one by a handler. */
    static AsynchronousSocketChannel[] pair(
        AsynchronousServerSocketChannel server,
        AsynchronousChannelGroup group,
        Told<AsynchronousSocketChannel> accept
    ) throws Exception {
        server.accept("accept", accept);
        AsynchronousSocketChannel a = AsynchronousSocketChannel.open(group);
        a.connect(server.getLocalAddress()).get();
        p(accept.await());
        return new AsynchronousSocketChannel[] { a, accept.result };
    }

    static void use(String what, AsynchronousChannelGroup group) throws Exception {
        p(what, state(group), group.provider() == AsynchronousChannelProvider.provider());
        AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open(group).bind(
            ANY
        );
        Told<AsynchronousSocketChannel> accept = new Told<>();
        AsynchronousSocketChannel[] ends = pair(server, group, accept);
        Told<Integer> read = new Told<>();
        ends[0].read(ByteBuffer.allocate(5), null, read);
        Told<Integer> write = new Told<>();
        ends[1].write(ByteBuffer.wrap(new byte[3]), null, write);
        p(write.await(), read.await(), write.name(), read.name(), accept.name());
        Told<Integer> late = new Told<>();
        ends[0].read(ByteBuffer.allocate(5), 1, TimeUnit.MILLISECONDS, null, late);
        p(late.await(), late.name());
        Told<Integer> closed = new Told<>();
        ends[1].read(ByteBuffer.allocate(5), null, closed);
        group.shutdown();
        group.shutdown();
        p(state(group), group.awaitTermination(1, TimeUnit.MILLISECONDS), ends[1].isOpen());
        t(() -> AsynchronousSocketChannel.open(group));
        t(() -> AsynchronousServerSocketChannel.open(group));
        p(ends[0].write(ByteBuffer.allocate(2)).get(), closed.await());
        ends[0].close();
        ends[1].close();
        server.close();
        p(group.awaitTermination(1, TimeUnit.DAYS), state(group));
        t(() -> AsynchronousSocketChannel.open(group));
        group.shutdown();
        group.shutdownNow();
        p(state(group));
    }

    static void pools() throws Exception {
        AtomicInteger count = new AtomicInteger();
        use("fixed", AsynchronousChannelGroup.withFixedThreadPool(2, named("fixed", count)));
        p(count.get());
        ExecutorService cached = Executors.newCachedThreadPool(named("cached", count));
        use("cached", AsynchronousChannelGroup.withCachedThreadPool(cached, 1));
        p(cached.isShutdown(), cached.awaitTermination(1, TimeUnit.DAYS));
        ExecutorService own = Executors.newFixedThreadPool(2, named("own", count));
        use("own", AsynchronousChannelGroup.withThreadPool(own));
        p(own.isShutdown(), own.awaitTermination(1, TimeUnit.DAYS));
        ExecutorService negative = Executors.newCachedThreadPool(named("negative", count));
        use("negative", AsynchronousChannelGroup.withCachedThreadPool(negative, -3));
        ExecutorService users = Executors.newCachedThreadPool(named("user", count));
        AsynchronousChannelGroup group =
            AsynchronousChannelProvider.provider().openAsynchronousChannelGroup(users, 0);
        use("users", group);
        use(
            "provider's",
            AsynchronousChannelProvider.provider().openAsynchronousChannelGroup(
                1,
                named("one", count)
            )
        );
    }

    static void now() throws Exception {
        AsynchronousChannelGroup group = AsynchronousChannelGroup.withFixedThreadPool(
            1,
            Executors.defaultThreadFactory()
        );
        AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open(group).bind(
            ANY
        );
        AsynchronousSocketChannel[] ends = pair(server, null, new Told<>());
        Told<Integer> read = new Told<>();
        ends[1].read(ByteBuffer.allocate(5), null, read);
        Future<Integer> other = ends[0].read(ByteBuffer.allocate(5));
        Told<AsynchronousSocketChannel> accept = new Told<>();
        server.accept(null, accept);
        group.shutdownNow();
        p(ends[0].isOpen(), ends[1].isOpen(), server.isOpen(), group.isShutdown());
        p(read.await(), accept.await());
        t(() -> get(other));
        p(group.awaitTermination(1, TimeUnit.DAYS), state(group));
        t(() -> ends[1].read(ByteBuffer.allocate(1), null, new Told<>()));
        t(() -> get(ends[1].read(ByteBuffer.allocate(1))));
        t(() -> server.accept(null, new Told<>()));
        AsynchronousChannelGroup empty = AsynchronousChannelGroup.withFixedThreadPool(
            3,
            Executors.defaultThreadFactory()
        );
        p(state(empty), empty.awaitTermination(0, TimeUnit.SECONDS));
        Thread.currentThread().interrupt();
        t(() -> empty.awaitTermination(1, TimeUnit.DAYS));
        empty.shutdown();
        p(empty.awaitTermination(1, TimeUnit.DAYS), state(empty));
        t(() -> AsynchronousServerSocketChannel.open(empty));
        t(() -> AsynchronousChannelProvider.provider().openAsynchronousSocketChannel(empty));
        AsynchronousChannelGroup another = AsynchronousChannelGroup.withCachedThreadPool(
            Executors.newCachedThreadPool(),
            2
        );
        another.shutdownNow();
        p(another.awaitTermination(1, TimeUnit.DAYS), state(another));
        t(() -> {
            try (AsynchronousSocketChannel c = AsynchronousSocketChannel.open(another)) {
                p(c);
            }
        });
    }

    /**
     * A handler that throws costs its thread, which is replaced; who accepts in a group that is
     * shut down gets nothing.
     */
    static void handlers() throws Exception {
        AtomicInteger count = new AtomicInteger();
        CountDownLatch uncaught = new CountDownLatch(1);
        AsynchronousChannelGroup group = AsynchronousChannelGroup.withFixedThreadPool(1, r -> {
            Thread t = new Thread(r, "n" + count.incrementAndGet());
            t.setUncaughtExceptionHandler((thread, e) -> {
                p(thread.getName(), e);
                uncaught.countDown();
            });
            return t;
        });
        AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open(group).bind(
            ANY
        );
        AsynchronousSocketChannel[] ends = pair(server, group, new Told<>());
        ends[0].write(
            ByteBuffer.allocate(3),
            null,
            new CompletionHandler<Integer, Object>() {
                @Override
                public void completed(Integer n, Object attachment) {
                    throw new IllegalStateException("a handler's");
                }

                @Override
                public void failed(Throwable e, Object attachment) {
                    p(e);
                }
            }
        );
        uncaught.await();
        Told<Integer> next = new Told<>();
        ends[0].write(ByteBuffer.allocate(3), null, next);
        p(next.await(), next.name(), count.get());
        Told<Boolean> done = new Told<>();
        int[] depth = new int[2];
        ends[0].write(
            ByteBuffer.allocate(1),
            0,
            new CompletionHandler<Integer, Integer>() {
                @Override
                public void completed(Integer n, Integer round) {
                    depth[1] = Math.max(depth[1], ++depth[0]);
                    if (round == 5000) done.completed(true, null);
                    else ends[0].write(ByteBuffer.allocate(0), round + 1, this);
                    depth[0]--;
                }

                @Override
                public void failed(Throwable e, Integer round) {
                    p(e);
                }
            }
        );
        p(done.await(), depth[1] < 100);
        AsynchronousServerSocketChannel other = AsynchronousServerSocketChannel.open().bind(ANY);
        Future<AsynchronousSocketChannel> shut = server.accept();
        group.shutdown();
        AsynchronousSocketChannel late = AsynchronousSocketChannel.open();
        late.connect(server.getLocalAddress()).get();
        t(() -> get(shut));
        p(late.read(ByteBuffer.allocate(1)).get());
        Told<AsynchronousSocketChannel> told = new Told<>();
        server.accept(null, told);
        AsynchronousSocketChannel later = AsynchronousSocketChannel.open();
        later.connect(server.getLocalAddress()).get();
        p(told.await(), server.isOpen());
        ends[0].close();
        ends[1].close();
        server.close();
        other.close();
        p(group.awaitTermination(1, TimeUnit.DAYS));
    }

    /** Threads of the group close, stop and wait. */
    static void within() throws Exception {
        AsynchronousChannelGroup group = AsynchronousChannelGroup.withFixedThreadPool(
            1,
            Executors.defaultThreadFactory()
        );
        AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open(group).bind(
            ANY
        );
        AsynchronousSocketChannel[] ends = pair(server, null, new Told<>());
        Told<Integer> read = new Told<>();
        ends[1].read(ByteBuffer.allocate(1), null, read);
        CountDownLatch done = new CountDownLatch(1);
        ends[1].write(
            ByteBuffer.allocate(0),
            null,
            new CompletionHandler<Integer, Object>() {
                @Override
                public void completed(Integer n, Object attachment) {
                    try {
                        group.shutdownNow();
                        p(
                            group.isTerminated(),
                            ends[1].isOpen(),
                            group.awaitTermination(1, TimeUnit.MILLISECONDS)
                        );
                    } catch (IOException | InterruptedException e) {
                        p(e);
                    }
                    done.countDown();
                }

                @Override
                public void failed(Throwable e, Object attachment) {
                    p(e);
                }
            }
        );
        done.await();
        p(read.await(), group.awaitTermination(1, TimeUnit.DAYS));
    }

    static void standard() throws Exception {
        AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open().bind(ANY);
        Told<AsynchronousSocketChannel> accept = new Told<>();
        AsynchronousSocketChannel[] ends = pair(server, null, accept);
        Told<Integer> read = new Told<>();
        ends[0].read(ByteBuffer.allocate(0), null, read);
        p(
            read.await(),
            read.thread.isDaemon(),
            accept.thread.isDaemon(),
            read.thread != Thread.currentThread()
        );
        ends[1].read(ByteBuffer.allocate(1), null, new Told<>());
    }

    public static void main(String[] args) throws Exception {
        wrong();
        pools();
        now();
        handlers();
        within();
        standard();
    }
}
