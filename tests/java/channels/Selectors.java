/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.Pipe;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.channels.spi.SelectorProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;

/**
 * Selectors and keys: what is ready, what is cancelled when, what is refused; a server with one
 * selector and many clients.
 */
public class Selectors extends Whole {

    static final InetSocketAddress ANY = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);

    static void keys() throws Exception {
        Selector selector = Selector.open();
        Selector second = Selector.open();
        Pipe pipe = Pipe.open();
        Pipe.SourceChannel source = pipe.source();
        Pipe.SinkChannel sink = pipe.sink();
        p(
            selector.isOpen(),
            selector.provider() == SelectorProvider.provider(),
            selector.keys(),
            selector.selectedKeys(),
            selector.selectNow()
        );
        t(() -> source.register(selector, SelectionKey.OP_READ));
        source.configureBlocking(false);
        sink.configureBlocking(false);
        t(() -> source.register(selector, SelectionKey.OP_WRITE));
        t(() -> source.register(null, SelectionKey.OP_READ));
        p(source.isRegistered(), source.keyFor(selector), source.keyFor(null));
        SelectionKey read = source.register(selector, SelectionKey.OP_READ, "in");
        SelectionKey write = sink.register(selector, 0);
        SelectionKey other = source.register(second, SelectionKey.OP_READ);
        p(
            source.isRegistered(),
            source.keyFor(selector) == read,
            source.keyFor(second) == other,
            selector.keys().size(),
            read.attachment(),
            write.attachment()
        );
        p(
            read.channel() == source,
            read.selector() == selector,
            read.isValid(),
            read.interestOps(),
            read.readyOps(),
            read.isReadable(),
            read.isAcceptable(),
            read.isConnectable(),
            read.isWritable()
        );
        p(read.attach("again"), read.attach(null), read.attachment());
        t(() -> source.configureBlocking(true));
        t(() -> read.interestOps(SelectionKey.OP_ACCEPT));
        t(() -> read.interestOpsOr(SelectionKey.OP_WRITE));
        p(
            read.interestOpsAnd(0),
            read.interestOps(),
            read.interestOpsOr(1),
            read.interestOps(),
            read.interestOpsAnd(-1),
            read.interestOps(1) == read
        );
        p(selector.selectNow(), selector.select(1), selector.selectedKeys());
        write.interestOps(SelectionKey.OP_WRITE);
        p(
            selector.select(),
            selector.selectedKeys().contains(write),
            write.isWritable(),
            selector.select(),
            selector.selectedKeys().size()
        );
        sink.write(ByteBuffer.wrap(new byte[] { 1, 2 }));
        p(
            selector.select(),
            selector.selectedKeys().size(),
            read.isReadable(),
            read.readyOps(),
            second.select(),
            other.readyOps()
        );
        t(() -> selector.keys().clear());
        t(() -> selector.keys().remove(read));
        t(() -> selector.selectedKeys().add(read));
        p(
            selector.selectedKeys().remove(read),
            selector.selectedKeys().remove(read),
            selector.selectedKeys().size()
        );
        selector.selectedKeys().clear();
        List<Object> seen = new ArrayList<>();
        write.interestOps(0);
        p(
            selector.select(k -> seen.add(k == read ? "read" : k)),
            selector.selectNow(k -> seen.add(k.readyOps())),
            selector.select(k -> seen.add(k.readyOps()), 1000),
            seen,
            selector.selectedKeys()
        );
        t(() -> selector.select(null));
        t(() -> selector.select(null, 1));
        t(() -> selector.selectNow(null));
        t(() -> selector.select(-1));
        t(() -> selector.select(k -> {}, -1));
        t(() ->
            selector.select(k -> {
                try {
                    selector.selectNow();
                } catch (IOException e) {
                    p(e);
                }
            })
        );
        selector.wakeup().wakeup();
        source.read(ByteBuffer.allocate(5));
        p(selector.select(), selector.selectNow());
        read.cancel();
        read.cancel();
        p(
            read.isValid(),
            selector.keys().contains(read),
            source.isRegistered(),
            source.keyFor(selector) == read
        );
        for (String what : "interest set or ready readable register".split(" "))
            t(() -> {
                switch (what) {
                    case "interest":
                        return read.interestOps();
                    case "set":
                        return read.interestOps(0);
                    case "or":
                        return read.interestOpsOr(0);
                    case "ready":
                        return read.readyOps();
                    case "readable":
                        return read.isReadable();
                    default:
                        return source.register(selector, 1);
                }
            });
        p(
            selector.selectNow(),
            selector.keys().contains(read),
            source.keyFor(selector),
            source.isRegistered()
        );
        SelectionKey fresh = source.register(selector, 1);
        p(fresh.isValid(), fresh == read, selector.keys().size());
        sink.close();
        p(
            write.isValid(),
            selector.keys().contains(write),
            selector.select(),
            selector.keys().contains(write),
            fresh.isReadable(),
            source.read(ByteBuffer.allocate(1))
        );
        source.close();
        p(
            fresh.isValid(),
            other.isValid(),
            selector.keys().size(),
            selector.selectNow(),
            selector.keys().size(),
            selector.selectedKeys().size()
        );
        t(() -> source.register(selector, 1));
        selector.close();
        selector.close();
        p(selector.isOpen(), second.isOpen(), selector.wakeup() == selector);
        t(() -> selector.keys());
        t(() -> selector.selectedKeys());
        t(() -> selector.select());
        t(() -> selector.select(5));
        t(() -> selector.selectNow());
        t(() -> selector.select(k -> {}));
        Pipe third = Pipe.open();
        third.source().configureBlocking(false);
        t(() -> third.source().register(selector, 1));
        SelectionKey last = third.source().register(second, 1, "x");
        second.close();
        p(last.isValid(), third.source().isRegistered(), third.source().isOpen());
        Selector action = Selector.open();
        third.source().register(action, 1);
        third.sink().write(ByteBuffer.allocate(1));
        t(() ->
            action.select(k -> {
                try {
                    action.close();
                } catch (IOException e) {
                    p(e);
                }
            })
        );
        third.source().close();
        third.sink().close();
    }

    static void connects() throws Exception {
        try (
            Selector selector = Selector.open();
            ServerSocketChannel server = ServerSocketChannel.open().bind(ANY);
            SocketChannel c = SocketChannel.open()
        ) {
            server.configureBlocking(false);
            SelectionKey accept = server.register(selector, SelectionKey.OP_ACCEPT);
            c.configureBlocking(false);
            c.connect(server.getLocalAddress());
            SelectionKey connect = c.register(selector, SelectionKey.OP_CONNECT);
            SocketChannel peer = null;
            while (peer == null || !c.isConnected()) {
                selector.select();
                if (accept.isAcceptable() && peer == null) peer = server.accept();
                if (c.isConnectionPending() && connect.isConnectable()) c.finishConnect();
                selector.selectedKeys().clear();
            }
            p(c.isConnected(), peer.isConnected());
            connect.interestOps(SelectionKey.OP_READ | SelectionKey.OP_WRITE);
            selector.select();
            p(connect.readyOps(), connect.isWritable());
            peer.write(ByteBuffer.wrap(new byte[3]));
            while (!connect.isReadable()) selector.select();
            p(connect.readyOps());
            peer.close();
            String text = connect.toString();
            p(
                text.contains("interestOps=5, readyOps=5"),
                text.startsWith("channel=java.nio.channels.SocketChannel[connected"),
                text.contains(", selector=sun.nio.ch.EPollSelectorImpl@")
            );
            connect.cancel();
            p(connect.toString().endsWith(", invalid"));
        }
    }

    /** Several threads register, cancel and close while one selects. */
    static void races() throws Exception {
        Selector selector = Selector.open();
        CountDownLatch done = new CountDownLatch(3);
        boolean[] stop = new boolean[1];
        Thread selecting = new Thread(() -> {
            try {
                while (done.getCount() > 0) {
                    selector.select();
                    selector.selectedKeys().clear();
                }
            } catch (IOException e) {
                p(e);
            }
        });
        selecting.start();
        for (int i = 0; i < 3; i++) new Thread(() -> {
            try {
                for (int n = 0; n < 30; n++) {
                    Pipe pipe = Pipe.open();
                    pipe.source().configureBlocking(false);
                    SelectionKey key = pipe.source().register(selector, 1);
                    selector.wakeup();
                    pipe.sink().write(ByteBuffer.allocate(1));
                    if (n % 3 == 0) key.cancel();
                    pipe.sink().close();
                    pipe.source().close();
                }
            } catch (Exception e) {
                p(e);
            }
            done.countDown();
            selector.wakeup();
        }).start();
        selecting.join();
        selector.selectNow();
        p(selector.keys());
        selector.close();
    }

    static final int CLIENTS = 12;
    static final int ROUNDS = 5;

    static void serve(ServerSocketChannel server) throws IOException {
        try (Selector selector = Selector.open()) {
            server.configureBlocking(false);
            server.register(selector, SelectionKey.OP_ACCEPT);
            for (int ended = 0; ended < CLIENTS; ) {
                selector.select();
                for (SelectionKey key : selector.selectedKeys()) {
                    if (key.isAcceptable()) {
                        SocketChannel c = server.accept();
                        if (c == null) continue;
                        c.configureBlocking(false);
                        c.register(selector, SelectionKey.OP_READ, ByteBuffer.allocate(100));
                        continue;
                    }
                    SocketChannel c = (SocketChannel) key.channel();
                    ByteBuffer b = (ByteBuffer) key.attachment();
                    if (c.read(b) < 0) {
                        c.close();
                        ended++;
                        continue;
                    }
                    c.write(b.flip());
                    b.compact();
                    key.interestOps(
                        b.position() == 0
                            ? SelectionKey.OP_READ
                            : SelectionKey.OP_READ | SelectionKey.OP_WRITE
                    );
                }
                selector.selectedKeys().clear();
            }
        }
    }

    static void echo() throws Exception {
        ConcurrentHashMap<String, Integer> heard = new ConcurrentHashMap<>();
        try (ServerSocketChannel server = ServerSocketChannel.open().bind(ANY)) {
            InetSocketAddress at = (InetSocketAddress) server.getLocalAddress();
            List<Thread> all = new ArrayList<>();
            for (int i = 0; i < CLIENTS; i++) {
                int me = i;
                Thread t = new Thread(() -> {
                    try (SocketChannel c = SocketChannel.open(at)) {
                        for (int n = 0; n < ROUNDS; n++) {
                            String said = "client " + (me % 3) + " round " + n;
                            ByteBuffer b = ByteBuffer.wrap(said.getBytes());
                            c.write(b);
                            b.clear();
                            ByteBuffer back = ByteBuffer.allocate(b.remaining());
                            while (back.hasRemaining() && c.read(back) >= 0) continue;
                            heard.merge(new String(back.array()), 1, Integer::sum);
                        }
                    } catch (IOException e) {
                        heard.merge(e.toString(), 1, Integer::sum);
                    }
                });
                all.add(t);
                t.start();
            }
            serve(server);
            for (Thread t : all) t.join();
        }
        p(new java.util.TreeMap<>(heard));
    }

    public static void main(String[] args) throws Exception {
        keys();
        connects();
        races();
        echo();
    }
}
