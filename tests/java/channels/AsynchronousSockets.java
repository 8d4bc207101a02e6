/* SPDX-License-Identifier: MIT */
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.net.StandardSocketOptions;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.Channels;
import java.nio.channels.CompletionHandler;
import java.nio.channels.spi.AsynchronousChannelProvider;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * Asynchronous channels of connections, by futures and by handlers: states, addresses, options,
 * bytes.
 */
public class AsynchronousSockets extends Whole {

    static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();
    static final InetSocketAddress ANY = new InetSocketAddress(LOOPBACK, 0);

    /** Says what it is told. */
    static final class Told<V> implements CompletionHandler<V, Object> {

        final CountDownLatch latch = new CountDownLatch(1);
        V result;
        String text;

        @Override
        public void completed(V result, Object attachment) {
            this.result = result;
            text =
                "completed " +
                (result instanceof Number ? result : result == null ? "nothing" : "something") +
                " " +
                attachment;
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

    static Object get(Future<?> f) throws Throwable {
        try {
            Object o = f.get();
            return o + " " + f.isDone() + " " + f.isCancelled();
        } catch (ExecutionException e) {
            return e + " " + f.isDone() + " " + f.isCancelled();
        }
    }

    static ByteBuffer bytes(String s) {
        return ByteBuffer.wrap(s.getBytes());
    }

    static String string(ByteBuffer b) {
        b.flip();
        byte[] all = new byte[b.remaining()];
        b.get(all);
        b.clear();
        return new String(all);
    }

    static String names(java.util.Set<SocketOption<?>> all) {
        TreeSet<String> names = new TreeSet<>();
        for (SocketOption<?> o : all) names.add(o.name());
        return names.toString();
    }

    static void fresh() throws Exception {
        AsynchronousSocketChannel c = AsynchronousSocketChannel.open();
        p(
            c.isOpen(),
            c.getLocalAddress(),
            c.getRemoteAddress(),
            c.provider() == AsynchronousChannelProvider.provider(),
            c.provider() != null
        );
        p(names(c.supportedOptions()));
        p(c.toString().replaceAll(".*\\[", "["));
        ByteBuffer b = ByteBuffer.allocate(4);
        t(() -> c.read(b));
        t(() -> c.write(b));
        t(() -> c.read(b, null, new Told<Integer>()));
        t(() -> c.write(b, null, new Told<Integer>()));
        t(() -> c.read(new ByteBuffer[] { b }, 0, 1, 0, TimeUnit.SECONDS, null, new Told<Long>()));
        t(() -> c.write(new ByteBuffer[] { b }, 0, 1, 0, TimeUnit.SECONDS, null, new Told<Long>()));
        t(() -> c.shutdownInput());
        t(() -> c.shutdownOutput());
        t(() -> c.read(null));
        t(() -> c.write(null));
        t(() -> c.read(b, null, null));
        t(() -> c.write(b, null, null));
        t(() -> c.read(b.asReadOnlyBuffer()));
        t(() -> c.read(b.asReadOnlyBuffer(), null, new Told<Integer>()));
        t(() -> c.read(new ByteBuffer[] { b }, -1, 1, 0, TimeUnit.SECONDS, null, new Told<Long>()));
        t(() -> c.read(new ByteBuffer[] { b }, 0, 2, 0, TimeUnit.SECONDS, null, new Told<Long>()));
        t(() -> c.write(new ByteBuffer[] { b }, 1, 1, 0, TimeUnit.SECONDS, null, new Told<Long>()));
        t(() -> c.read(new ByteBuffer[] { b }, 0, 1, 0, TimeUnit.SECONDS, null, null));
        t(() -> c.write(new ByteBuffer[] { b }, 0, 1, 0, TimeUnit.SECONDS, null, null));
        t(() -> c.read(b, 1, null, null, new Told<Integer>()));
        t(() -> c.connect(null));
        t(() -> c.connect(null, null, new Told<Void>()));
        t(() -> c.connect(ANY, null, null));
        t(() -> c.connect(InetSocketAddress.createUnresolved("nowhere", 1)));
        t(() -> c.connect(UnixDomainSocketAddress.of("/tmp/none")));
        t(() -> c.connect(new SocketAddress() {}));
        t(() -> c.bind(new SocketAddress() {}));
        t(() -> c.bind(InetSocketAddress.createUnresolved("nowhere", 1)));
        p(c.isOpen());
        p(c.bind(ANY) == c, ((InetSocketAddress) c.getLocalAddress()).getPort() > 0);
        t(() -> c.bind(ANY));
        t(() -> c.bind(null));
        p(c.toString().replaceAll(".*\\[", "[").replaceAll(":[0-9]+", ":port"));
        c.close();
        c.close();
        p(c.isOpen(), c.toString().replaceAll(".*\\[", "["));
        closed(c);
        AsynchronousSocketChannel wild = AsynchronousSocketChannel.open().bind(null);
        p(((InetSocketAddress) wild.getLocalAddress()).getAddress().isAnyLocalAddress());
        wild.close();
    }

    static void closed(AsynchronousSocketChannel c) throws Exception {
        ByteBuffer b = ByteBuffer.allocate(4);
        t(() -> c.getLocalAddress());
        t(() -> c.getRemoteAddress());
        t(() -> c.bind(ANY));
        t(() -> c.setOption(StandardSocketOptions.TCP_NODELAY, true));
        t(() -> c.getOption(StandardSocketOptions.TCP_NODELAY));
        t(() -> c.shutdownInput());
        t(() -> c.shutdownOutput());
        t(() -> get(c.read(b)));
        t(() -> get(c.write(b)));
        t(() -> get(c.connect(ANY)));
        Told<Integer> one = new Told<>();
        c.read(b, "a", one);
        p(one.await());
        Told<Integer> two = new Told<>();
        c.write(b, 1, TimeUnit.SECONDS, "b", two);
        p(two.await());
        Told<Void> three = new Told<>();
        c.connect(ANY, "c", three);
        p(three.await());
        Told<Long> four = new Told<>();
        c.read(new ByteBuffer[] { b }, 0, 1, 0, TimeUnit.SECONDS, "d", four);
        p(four.await());
        Told<Long> five = new Told<>();
        c.write(new ByteBuffer[] { b }, 0, 1, 0, TimeUnit.SECONDS, "e", five);
        p(five.await());
        t(() -> c.read(b.asReadOnlyBuffer()));
        t(() -> get(c.connect(null)));
    }

    static void servers() throws Exception {
        AsynchronousServerSocketChannel s = AsynchronousServerSocketChannel.open();
        p(s.isOpen(), s.getLocalAddress(), s.provider() == AsynchronousChannelProvider.provider());
        p(names(s.supportedOptions()));
        p(s.toString().replaceAll(".*\\[", "["));
        t(() -> s.accept());
        t(() -> s.accept(null, null));
        t(() -> s.accept(null, new Told<AsynchronousSocketChannel>()));
        t(() -> s.bind(new SocketAddress() {}));
        t(() -> s.bind(InetSocketAddress.createUnresolved("nowhere", 1)));
        p(s.bind(ANY) == s, ((InetSocketAddress) s.getLocalAddress()).getPort() > 0);
        t(() -> s.bind(ANY));
        t(() -> s.bind(null, 3));
        p(s.toString().replaceAll(".*\\[", "[").replaceAll(":[0-9]+", ":port"));
        t(() -> AsynchronousServerSocketChannel.open().bind(s.getLocalAddress()));
        p(
            s.getOption(StandardSocketOptions.SO_REUSEADDR),
            s.setOption(StandardSocketOptions.SO_RCVBUF, 4096) == s,
            s.getOption(StandardSocketOptions.SO_RCVBUF)
        );
        t(() -> s.setOption(StandardSocketOptions.TCP_NODELAY, true));
        t(() -> s.getOption(StandardSocketOptions.TCP_NODELAY));
        t(() -> s.setOption(null, true));
        t(() -> s.getOption(null));
        SocketAddress at = s.getLocalAddress();
        s.close();
        p(s.isOpen(), s.toString().replaceAll(".*\\[", "["));
        t(() -> s.getLocalAddress());
        t(() -> s.bind(ANY));
        t(() -> get(s.accept()));
        Told<AsynchronousSocketChannel> told = new Told<>();
        s.accept("x", told);
        p(told.await());
        t(() -> s.getOption(StandardSocketOptions.SO_REUSEADDR));
        t(() -> s.setOption(StandardSocketOptions.SO_REUSEADDR, true));
        AsynchronousSocketChannel c = AsynchronousSocketChannel.open();
        t(() -> get(c.connect(at)));
        p(c.isOpen());
        AsynchronousSocketChannel d = AsynchronousSocketChannel.open();
        Told<Void> refused = new Told<>();
        d.connect(at, "y", refused);
        p(refused.await(), d.isOpen());
    }

    static void options() throws Exception {
        try (AsynchronousSocketChannel c = AsynchronousSocketChannel.open()) {
            p(
                c.setOption(StandardSocketOptions.TCP_NODELAY, true) == c,
                c.getOption(StandardSocketOptions.TCP_NODELAY)
            );
            p(
                c
                    .setOption(StandardSocketOptions.SO_KEEPALIVE, true)
                    .getOption(StandardSocketOptions.SO_KEEPALIVE)
            );
            p(
                c
                    .setOption(StandardSocketOptions.SO_REUSEADDR, true)
                    .getOption(StandardSocketOptions.SO_REUSEADDR)
            );
            p(
                c
                    .setOption(StandardSocketOptions.SO_SNDBUF, 5000)
                    .getOption(StandardSocketOptions.SO_SNDBUF)
            );
            p(
                c
                    .setOption(StandardSocketOptions.SO_RCVBUF, 5000)
                    .getOption(StandardSocketOptions.SO_RCVBUF)
            );
            t(() -> c.setOption(StandardSocketOptions.SO_LINGER, 1));
            t(() -> c.setOption(StandardSocketOptions.IP_TOS, 8));
            t(() -> c.getOption(StandardSocketOptions.SO_BROADCAST));
            t(() -> c.setOption(StandardSocketOptions.SO_SNDBUF, -1));
            t(() -> c.setOption(StandardSocketOptions.SO_SNDBUF, null));
            t(() -> c.setOption(null, 1));
            t(() -> c.getOption(null));
        }
    }

    static void bytes() throws Exception {
        try (
            AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open().bind(
                ANY,
                5
            )
        ) {
            Future<AsynchronousSocketChannel> accepted = server.accept();
            AsynchronousSocketChannel a = AsynchronousSocketChannel.open();
            t(() -> get(a.connect(server.getLocalAddress())));
            AsynchronousSocketChannel b = accepted.get();
            p(
                a.getRemoteAddress().equals(b.getLocalAddress()),
                b.getRemoteAddress().equals(a.getLocalAddress())
            );
            p(a.toString().replaceAll(".*\\[", "[").replaceAll(":[0-9]+", ":port"));
            t(() -> a.connect(server.getLocalAddress()));
            t(() -> a.connect(server.getLocalAddress(), null, new Told<Void>()));
            p(a.isOpen());
            t(() -> a.bind(ANY));
            ByteBuffer in = ByteBuffer.allocate(10);
            p(a.write(bytes("hello")).get(), b.read(in).get(), string(in));
            p(b.write(bytes("read-only").asReadOnlyBuffer()).get(), a.read(in).get(), string(in));
            ByteBuffer direct = ByteBuffer.allocateDirect(7);
            direct.put("direct!".getBytes()).flip();
            p(b.write(direct).get(), direct.position());
            direct.clear();
            p(a.read(direct).get(), string(direct));
            p(a.read(ByteBuffer.allocate(0)).get(), a.write(ByteBuffer.allocate(0)).get());
            handlers(a, b);
            byte[] much = new byte[3000000];
            for (int i = 0; i < much.length; i++) much[i] = (byte) (i * 31);
            ByteBuffer from = ByteBuffer.wrap(much);
            ByteBuffer to = ByteBuffer.allocate(much.length);
            Future<Integer> part = a.write(from);
            while (to.hasRemaining()) {
                b.read(to).get();
                if (part.isDone() && from.hasRemaining()) {
                    p2(part.get() > 0);
                    part = a.write(from);
                }
            }
            p(java.util.Arrays.equals(much, to.array()));
            p(a.shutdownOutput() == a, a.shutdownOutput() == a, b.read(in).get(), b.read(in).get());
            t(() -> get(a.write(bytes("x"))));
            Told<Integer> end = new Told<>();
            b.read(in, "end", end);
            p(end.await());
            Told<Long> ends = new Told<>();
            b.read(new ByteBuffer[] { in }, 0, 1, 0, TimeUnit.SECONDS, "end", ends);
            p(ends.await());
            p(a.shutdownInput() == a, a.read(in).get());
            p(a.toString().replaceAll(".*\\[", "[").replaceAll(":[0-9]+", ":port"));
            a.close();
            b.close();
        }
    }

    static void p2(boolean b) {
        if (!b) System.out.println("nothing was written");
    }

    static void handlers(AsynchronousSocketChannel a, AsynchronousSocketChannel b)
        throws Exception {
        ByteBuffer in = ByteBuffer.allocate(10);
        Told<Integer> r = new Told<>();
        b.read(in, "waits", r);
        Told<Integer> w = new Told<>();
        a.write(bytes("told"), "writes", w);
        p(w.await(), r.await(), string(in));
        Told<Integer> timed = new Told<>();
        b.read(in, 1, TimeUnit.DAYS, "timed", timed);
        Told<Integer> timedWrite = new Told<>();
        a.write(bytes("soon"), Long.MAX_VALUE, TimeUnit.DAYS, "timed", timedWrite);
        p(timed.await(), timedWrite.await(), string(in));
        Told<Integer> negative = new Told<>();
        b.read(in, -5, TimeUnit.DAYS, null, negative);
        a.write(bytes("z")).get();
        p(negative.await(), string(in));
        ByteBuffer[] parts = {
            ByteBuffer.allocate(3),
            ByteBuffer.allocate(0),
            ByteBuffer.allocateDirect(2),
            ByteBuffer.allocate(9)
        };
        Told<Long> scatter = new Told<>();
        b.read(parts, 0, 4, 0, TimeUnit.SECONDS, "scatter", scatter);
        Told<Long> gather = new Told<>();
        a.write(
            new ByteBuffer[] {
                bytes("skipped"),
                bytes("ab"),
                bytes(""),
                bytes("cdefgh"),
                bytes("not")
            },
            1,
            3,
            0,
            TimeUnit.SECONDS,
            "gather",
            gather
        );
        p(gather.await(), scatter.await());
        for (ByteBuffer part : parts) p(string(part));
        Told<Long> none = new Told<>();
        b.read(parts, 1, 1, 0, TimeUnit.SECONDS, "none", none);
        p(none.await());
        Told<Long> nothing = new Told<>();
        b.read(parts, 1, 0, 0, TimeUnit.SECONDS, "nothing", nothing);
        p(nothing.await());
        Told<Long> empty = new Told<>();
        b.write(parts, 4, 0, 0, TimeUnit.SECONDS, "empty", empty);
        p(empty.await());
        t(() ->
            b.read(
                new ByteBuffer[] { in, in.asReadOnlyBuffer() },
                0,
                2,
                0,
                TimeUnit.SECONDS,
                null,
                new Told<Long>()
            )
        );
        t(() ->
            b.read(new ByteBuffer[] { in, null }, 0, 2, 0, TimeUnit.SECONDS, null, new Told<Long>())
        );
    }

    /** Each handler asks for the next; the server answers what it got. */
    static void echo() throws Exception {
        try (
            AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open().bind(
                ANY
            )
        ) {
            server.accept(
                null,
                new CompletionHandler<AsynchronousSocketChannel, Object>() {
                    @Override
                    public void completed(AsynchronousSocketChannel c, Object none) {
                        server.accept(null, this);
                        ByteBuffer b = ByteBuffer.allocate(100);
                        c.read(
                            b,
                            false,
                            new CompletionHandler<Integer, Boolean>() {
                                @Override
                                public void completed(Integer n, Boolean written) {
                                    if (n < 0) {
                                        try {
                                            c.close();
                                        } catch (java.io.IOException e) {
                                            System.out.println(e);
                                        }
                                    } else if (written && !b.hasRemaining()) {
                                        b.clear();
                                        c.read(b, false, this);
                                    } else {
                                        if (!written) b.flip();
                                        c.write(b, true, this);
                                    }
                                }

                                @Override
                                public void failed(Throwable e, Boolean written) {
                                    System.out.println(e);
                                }
                            }
                        );
                    }

                    @Override
                    public void failed(Throwable e, Object none) {}
                }
            );
            for (int i = 0; i < 10; i++) {
                try (AsynchronousSocketChannel c = AsynchronousSocketChannel.open()) {
                    c.connect(server.getLocalAddress()).get();
                    StringBuilder all = new StringBuilder();
                    for (int j = 0; j < 50; j++) {
                        c.write(bytes("line" + j)).get();
                        ByteBuffer in = ByteBuffer.allocate(20);
                        while (in.position() < ("line" + j).length()) c.read(in).get();
                        all.append(string(in));
                    }
                    c.shutdownOutput();
                    if (i == 0) p(all.toString());
                    p2(c.read(ByteBuffer.allocate(1)).get() == -1);
                }
            }
        }
    }

    static void streams() throws Exception {
        try (
            AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open().bind(
                ANY
            )
        ) {
            AsynchronousSocketChannel a = AsynchronousSocketChannel.open();
            Future<Void> connected = a.connect(server.getLocalAddress());
            AsynchronousSocketChannel b = server.accept().get();
            connected.get();
            java.io.OutputStream out = Channels.newOutputStream(a);
            out.write("by a stream".getBytes());
            out.write('\n');
            out.close();
            p(new String(Channels.newInputStream(b).readAllBytes()), a.isOpen());
            t(() -> out.write(1));
            b.close();
        }
    }

    public static void main(String[] args) throws Exception {
        fresh();
        servers();
        options();
        bytes();
        echo();
        streams();
    }
}
