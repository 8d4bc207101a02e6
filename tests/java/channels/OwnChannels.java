/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ProtocolFamily;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.net.ServerSocket;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.*;
import java.nio.channels.spi.AbstractInterruptibleChannel;
import java.nio.channels.spi.AbstractSelectableChannel;
import java.nio.channels.spi.AbstractSelectionKey;
import java.nio.channels.spi.AbstractSelector;
import java.nio.channels.spi.AsynchronousChannelProvider;
import java.nio.channels.spi.SelectorProvider;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/**
 * Channels, selectors and providers of a program's own making, and the small classes beside them.
 */
public class OwnChannels extends Whole {

    static final InetSocketAddress ANY = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);

    static void exceptions() {
        Throwable[] all = {
            new AcceptPendingException(),
            new AlreadyBoundException(),
            new AlreadyConnectedException(),
            new AsynchronousCloseException(),
            new CancelledKeyException(),
            new ClosedByInterruptException(),
            new ClosedChannelException(),
            new ClosedSelectorException(),
            new ConnectionPendingException(),
            new FileLockInterruptionException(),
            new IllegalBlockingModeException(),
            new IllegalChannelGroupException(),
            new IllegalSelectorException(),
            new InterruptedByTimeoutException(),
            new NoConnectionPendingException(),
            new NonReadableChannelException(),
            new NonWritableChannelException(),
            new NotYetBoundException(),
            new NotYetConnectedException(),
            new OverlappingFileLockException(),
            new ReadPendingException(),
            new ShutdownChannelGroupException(),
            new UnresolvedAddressException(),
            new UnsupportedAddressTypeException(),
            new WritePendingException()
        };
        for (Throwable e : all)
            p(e, e.getMessage(), e.getCause(), e.getClass().getSuperclass().getName());
    }

    /* ---- A provider whose channels do nothing ---- */

    static final class Provider extends SelectorProvider {

        @Override
        public DatagramChannel openDatagramChannel() {
            return new Packets(this);
        }

        @Override
        public DatagramChannel openDatagramChannel(ProtocolFamily family) {
            return new Packets(this);
        }

        @Override
        public Pipe openPipe() {
            return new Pair(this);
        }

        @Override
        public AbstractSelector openSelector() {
            return new OwnSelector(this);
        }

        @Override
        public ServerSocketChannel openServerSocketChannel() {
            return new Server(this);
        }

        @Override
        public SocketChannel openSocketChannel() {
            return new Connection(this);
        }
    }

    static final class Pair extends Pipe {

        final SelectorProvider provider;

        Pair(SelectorProvider provider) {
            this.provider = provider;
        }

        @Override
        public SourceChannel source() {
            return new SourceChannel(provider) {
                @Override
                public int read(ByteBuffer b) {
                    return -1;
                }

                @Override
                public long read(ByteBuffer[] all) {
                    return -1;
                }

                @Override
                public long read(ByteBuffer[] all, int off, int len) {
                    return -1;
                }

                @Override
                protected void implCloseSelectableChannel() {
                    p("closed source");
                }

                @Override
                protected void implConfigureBlocking(boolean block) {
                    p("source", block);
                }
            };
        }

        @Override
        public SinkChannel sink() {
            return new SinkChannel(provider) {
                @Override
                public int write(ByteBuffer b) {
                    return 0;
                }

                @Override
                public long write(ByteBuffer[] all) {
                    return 0;
                }

                @Override
                public long write(ByteBuffer[] all, int off, int len) {
                    return 0;
                }

                @Override
                protected void implCloseSelectableChannel() {
                    p("closed sink");
                }

                @Override
                protected void implConfigureBlocking(boolean block) throws IOException {
                    throw new IOException("always the same");
                }
            };
        }
    }

    static final class Packets extends DatagramChannel {

        Packets(SelectorProvider provider) {
            super(provider);
        }

        @Override
        public DatagramChannel bind(SocketAddress local) {
            return this;
        }

        @Override
        public <T> DatagramChannel setOption(SocketOption<T> name, T value) {
            return this;
        }

        @Override
        public <T> T getOption(SocketOption<T> name) {
            return null;
        }

        @Override
        public Set<SocketOption<?>> supportedOptions() {
            return Set.of();
        }

        @Override
        public java.net.DatagramSocket socket() {
            return null;
        }

        @Override
        public boolean isConnected() {
            return false;
        }

        @Override
        public DatagramChannel connect(SocketAddress remote) {
            return this;
        }

        @Override
        public DatagramChannel disconnect() {
            return this;
        }

        @Override
        public SocketAddress getRemoteAddress() {
            return null;
        }

        @Override
        public SocketAddress receive(ByteBuffer dst) {
            return null;
        }

        @Override
        public int send(ByteBuffer src, SocketAddress target) {
            return 0;
        }

        @Override
        public int read(ByteBuffer dst) {
            return 1;
        }

        @Override
        public long read(ByteBuffer[] dsts, int off, int len) {
            return 10 * off + len;
        }

        @Override
        public int write(ByteBuffer src) {
            return 2;
        }

        @Override
        public long write(ByteBuffer[] srcs, int off, int len) {
            return 10 * off + len;
        }

        @Override
        public SocketAddress getLocalAddress() {
            return null;
        }

        @Override
        public MembershipKey join(InetAddress group, java.net.NetworkInterface netif) {
            return new Member();
        }

        @Override
        public MembershipKey join(
            InetAddress group,
            java.net.NetworkInterface netif,
            InetAddress source
        ) {
            return new Member();
        }

        @Override
        protected void implCloseSelectableChannel() {
            p("closed packets");
        }

        @Override
        protected void implConfigureBlocking(boolean block) {}
    }

    static final class Member extends MembershipKey {

        @Override
        public boolean isValid() {
            return false;
        }

        @Override
        public void drop() {}

        @Override
        public MembershipKey block(InetAddress source) {
            return this;
        }

        @Override
        public MembershipKey unblock(InetAddress source) {
            return this;
        }

        @Override
        public MulticastChannel channel() {
            return null;
        }

        @Override
        public InetAddress group() {
            return null;
        }

        @Override
        public java.net.NetworkInterface networkInterface() {
            return null;
        }

        @Override
        public InetAddress sourceAddress() {
            return null;
        }
    }

    static final class Server extends ServerSocketChannel {

        Server(SelectorProvider provider) {
            super(provider);
        }

        @Override
        public ServerSocketChannel bind(SocketAddress local, int backlog) {
            p("bind", local, backlog);
            return this;
        }

        @Override
        public <T> ServerSocketChannel setOption(SocketOption<T> name, T value) {
            return this;
        }

        @Override
        public <T> T getOption(SocketOption<T> name) {
            return null;
        }

        @Override
        public Set<SocketOption<?>> supportedOptions() {
            return Set.of();
        }

        @Override
        public ServerSocket socket() {
            return null;
        }

        @Override
        public SocketChannel accept() {
            return new Connection(provider());
        }

        @Override
        public SocketAddress getLocalAddress() {
            return null;
        }

        @Override
        protected void implCloseSelectableChannel() {
            p("closed server");
        }

        @Override
        protected void implConfigureBlocking(boolean block) {}
    }

    static final class Connection extends SocketChannel {

        Connection(SelectorProvider provider) {
            super(provider);
        }

        @Override
        public SocketChannel bind(SocketAddress local) {
            return this;
        }

        @Override
        public <T> SocketChannel setOption(SocketOption<T> name, T value) {
            return this;
        }

        @Override
        public <T> T getOption(SocketOption<T> name) {
            return null;
        }

        @Override
        public Set<SocketOption<?>> supportedOptions() {
            return Set.of();
        }

        @Override
        public SocketChannel shutdownInput() {
            return this;
        }

        @Override
        public SocketChannel shutdownOutput() {
            return this;
        }

        @Override
        public Socket socket() {
            return null;
        }

        @Override
        public boolean isConnected() {
            return false;
        }

        @Override
        public boolean isConnectionPending() {
            return false;
        }

        @Override
        public boolean connect(SocketAddress remote) {
            return false;
        }

        @Override
        public boolean finishConnect() {
            return false;
        }

        @Override
        public SocketAddress getRemoteAddress() {
            return null;
        }

        @Override
        public int read(ByteBuffer dst) {
            return 3;
        }

        @Override
        public long read(ByteBuffer[] dsts, int off, int len) {
            return 100 * off + len;
        }

        @Override
        public int write(ByteBuffer src) {
            return 4;
        }

        @Override
        public long write(ByteBuffer[] srcs, int off, int len) {
            return 100 * off + len;
        }

        @Override
        public SocketAddress getLocalAddress() {
            return null;
        }

        @Override
        protected void implCloseSelectableChannel() throws IOException {
            p("closed connection");
            throw new IOException("closing fails");
        }

        @Override
        protected void implConfigureBlocking(boolean block) {}
    }

    static final class OwnKey extends AbstractSelectionKey {

        final OwnSelector selector;
        final SelectableChannel channel;
        int ops;

        OwnKey(OwnSelector selector, SelectableChannel channel) {
            this.selector = selector;
            this.channel = channel;
        }

        @Override
        public SelectableChannel channel() {
            return channel;
        }

        @Override
        public Selector selector() {
            return selector;
        }

        @Override
        public int interestOps() {
            return ops;
        }

        @Override
        public SelectionKey interestOps(int ops) {
            this.ops = ops;
            return this;
        }

        @Override
        public int readyOps() {
            return ops & OP_READ;
        }
    }

    static final class OwnSelector extends AbstractSelector {

        final Set<SelectionKey> keys = new HashSet<>();
        final Set<SelectionKey> selected = new HashSet<>();

        OwnSelector(SelectorProvider provider) {
            super(provider);
        }

        @Override
        protected void implCloseSelector() {
            p("closed selector");
        }

        @Override
        protected SelectionKey register(AbstractSelectableChannel ch, int ops, Object att) {
            OwnKey key = new OwnKey(this, ch);
            key.interestOps(ops).attach(att);
            keys.add(key);
            return key;
        }

        @Override
        public Set<SelectionKey> keys() {
            return Collections.unmodifiableSet(keys);
        }

        @Override
        public Set<SelectionKey> selectedKeys() {
            return selected;
        }

        @Override
        public int selectNow() {
            synchronized (cancelledKeys()) {
                for (SelectionKey key : cancelledKeys()) {
                    keys.remove(key);
                    deregister((AbstractSelectionKey) key);
                }
                cancelledKeys().clear();
            }
            begin();
            end();
            int n = 0;
            for (SelectionKey key : keys) n += key.isReadable() && selected.add(key) ? 1 : 0;
            return n;
        }

        @Override
        public int select(long timeout) {
            return selectNow();
        }

        @Override
        public int select() {
            return selectNow();
        }

        @Override
        public Selector wakeup() {
            return this;
        }
    }

    static void provided() throws Exception {
        Provider provider = new Provider();
        Connection c = (Connection) provider.openSocketChannel();
        p(
            c.provider() == provider,
            c.validOps(),
            c.isBlocking(),
            c.isRegistered(),
            c.blockingLock() == c.blockingLock(),
            c.blockingLock() != null
        );
        ByteBuffer b = ByteBuffer.allocate(1);
        p(c.read(new ByteBuffer[] { b, b }), c.write(new ByteBuffer[] { b, b, b }));
        OwnSelector selector = (OwnSelector) provider.openSelector();
        t(() -> c.register(selector, SelectionKey.OP_READ));
        p(c.configureBlocking(false) == c, c.isBlocking());
        t(() -> c.register(selector, SelectionKey.OP_ACCEPT));
        SelectionKey key = c.register(
            selector,
            SelectionKey.OP_READ | SelectionKey.OP_WRITE,
            "attached"
        );
        p(
            key.attachment(),
            key.isReadable(),
            key.isWritable(),
            key.isValid(),
            c.keyFor(selector) == key,
            c.isRegistered()
        );
        p(c.register(selector, SelectionKey.OP_READ) == key, key.attachment(), key.interestOps());
        p(
            key.interestOpsOr(SelectionKey.OP_WRITE),
            key.interestOpsAnd(SelectionKey.OP_WRITE),
            key.interestOps()
        );
        t(() -> c.configureBlocking(true));
        key.interestOps(SelectionKey.OP_READ);
        p(selector.select(), selector.selectedKeys().size());
        int[] seen = new int[1];
        t(() -> selector.select(k -> seen[0]++));
        t(() -> selector.selectNow(k -> seen[0]++));
        p(seen[0]);
        t(() -> c.close());
        p(
            c.isOpen(),
            key.isValid(),
            selector.keys().size(),
            selector.selectNow(),
            selector.keys().size(),
            c.isRegistered(),
            c.keyFor(selector) == key
        );
        c.close();
        t(() -> c.register(selector, 0));
        selector.close();
        selector.close();
        p(selector.isOpen(), selector.provider() == provider);
        DatagramChannel d = provider.openDatagramChannel();
        p(
            d.read(new ByteBuffer[] { b }),
            d.write(new ByteBuffer[] { b, b }),
            d.validOps(),
            d.join(null, null).isValid()
        );
        t(() -> d.register(Selector.open(), 0));
        d.configureBlocking(false);
        t(() -> d.register(Selector.open(), 0));
        t(() ->
            DatagramChannel.open()
                .configureBlocking(false)
                .register(new OwnSelector(provider), SelectionKey.OP_READ)
                .isValid()
        );
        d.close();
        ServerSocketChannel s = provider.openServerSocketChannel();
        p(s.bind(ANY) == s, s.validOps(), s.accept().validOps());
        s.close();
        Pipe pipe = provider.openPipe();
        Pipe.SourceChannel source = pipe.source();
        Pipe.SinkChannel sink = pipe.sink();
        p(
            source.validOps(),
            sink.validOps(),
            source.read(b),
            sink.write(b),
            source.provider() == provider
        );
        p(
            source.configureBlocking(true) == source,
            source.configureBlocking(false) == source,
            source.isBlocking()
        );
        t(() -> sink.configureBlocking(false));
        p(sink.isBlocking());
        source.close();
        sink.close();
        t(() -> source.configureBlocking(true));
        t(() -> provider.openSocketChannel(java.net.StandardProtocolFamily.INET));
        t(() -> provider.openServerSocketChannel(java.net.StandardProtocolFamily.INET));
        t(() -> provider.openSocketChannel(null));
        p(provider.inheritedChannel());
    }

    /* ---- Asynchronous ones ---- */

    static final class OwnSocket extends AsynchronousSocketChannel {

        OwnSocket(AsynchronousChannelProvider provider) {
            super(provider);
        }

        @Override
        public AsynchronousSocketChannel bind(SocketAddress local) {
            return this;
        }

        @Override
        public <T> AsynchronousSocketChannel setOption(SocketOption<T> name, T value) {
            p("option", name, value);
            return this;
        }

        @Override
        public <T> T getOption(SocketOption<T> name) {
            return null;
        }

        @Override
        public Set<SocketOption<?>> supportedOptions() {
            return Set.of();
        }

        @Override
        public AsynchronousSocketChannel shutdownInput() {
            return this;
        }

        @Override
        public AsynchronousSocketChannel shutdownOutput() {
            return this;
        }

        @Override
        public SocketAddress getRemoteAddress() {
            return null;
        }

        @Override
        public <A> void connect(
            SocketAddress remote,
            A attachment,
            CompletionHandler<Void, ? super A> handler
        ) {}

        @Override
        public Future<Void> connect(SocketAddress remote) {
            return null;
        }

        @Override
        public <A> void read(
            ByteBuffer dst,
            long timeout,
            TimeUnit unit,
            A attachment,
            CompletionHandler<Integer, ? super A> handler
        ) {
            p("read", timeout, unit, attachment);
        }

        @Override
        public Future<Integer> read(ByteBuffer dst) {
            return CompletableFuture.completedFuture(-1);
        }

        @Override
        public <A> void read(
            ByteBuffer[] dsts,
            int offset,
            int length,
            long timeout,
            TimeUnit unit,
            A attachment,
            CompletionHandler<Long, ? super A> handler
        ) {}

        @Override
        public <A> void write(
            ByteBuffer src,
            long timeout,
            TimeUnit unit,
            A attachment,
            CompletionHandler<Integer, ? super A> handler
        ) {
            p("write", timeout, unit, attachment);
        }

        @Override
        public Future<Integer> write(ByteBuffer src) {
            return CompletableFuture.failedFuture(new IOException("no room"));
        }

        @Override
        public <A> void write(
            ByteBuffer[] srcs,
            int offset,
            int length,
            long timeout,
            TimeUnit unit,
            A attachment,
            CompletionHandler<Long, ? super A> handler
        ) {}

        @Override
        public SocketAddress getLocalAddress() {
            return null;
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public void close() {
            p("closed socket");
        }
    }

    static final class OwnServer extends AsynchronousServerSocketChannel {

        OwnServer(AsynchronousChannelProvider provider) {
            super(provider);
        }

        @Override
        public AsynchronousServerSocketChannel bind(SocketAddress local, int backlog) {
            p("bind", local, backlog);
            return this;
        }

        @Override
        public <T> AsynchronousServerSocketChannel setOption(SocketOption<T> name, T value) {
            return this;
        }

        @Override
        public <T> T getOption(SocketOption<T> name) {
            return null;
        }

        @Override
        public Set<SocketOption<?>> supportedOptions() {
            return Set.of();
        }

        @Override
        public <A> void accept(
            A attachment,
            CompletionHandler<AsynchronousSocketChannel, ? super A> handler
        ) {}

        @Override
        public Future<AsynchronousSocketChannel> accept() {
            return null;
        }

        @Override
        public SocketAddress getLocalAddress() {
            return null;
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public void close() {}
    }

    static final class Asynchronous extends AsynchronousChannelProvider {

        @Override
        public AsynchronousChannelGroup openAsynchronousChannelGroup(
            int nThreads,
            ThreadFactory factory
        ) {
            return null;
        }

        @Override
        public AsynchronousChannelGroup openAsynchronousChannelGroup(
            ExecutorService executor,
            int initialSize
        ) {
            return null;
        }

        @Override
        public AsynchronousServerSocketChannel openAsynchronousServerSocketChannel(
            AsynchronousChannelGroup group
        ) {
            return new OwnServer(this);
        }

        @Override
        public AsynchronousSocketChannel openAsynchronousSocketChannel(
            AsynchronousChannelGroup group
        ) {
            return new OwnSocket(this);
        }
    }

    static void asynchronous() throws Exception {
        Asynchronous provider = new Asynchronous();
        OwnSocket s = new OwnSocket(provider);
        ByteBuffer b = ByteBuffer.allocate(1);
        s.read(b, "a", null);
        s.write(b, "b", null);
        p(
            s.provider() == provider,
            new OwnServer(provider).bind(null).provider() == provider,
            new OwnSocket(null).provider()
        );
        NetworkChannel n = s;
        p(n.bind(ANY) == s, n.setOption(StandardSocketOptions.TCP_NODELAY, true) == s);
        p(Channels.newInputStream(s).read());
        t(() -> Channels.newOutputStream(s).write(1));
        Channels.newInputStream(s).close();
        AsynchronousChannelGroup group = new AsynchronousChannelGroup(provider) {
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
        p(
            AsynchronousSocketChannel.open(group) instanceof OwnSocket,
            AsynchronousServerSocketChannel.open(group) instanceof OwnServer
        );
    }

    /* ---- Locks, streams, packets ---- */

    static final class OwnLock extends FileLock {

        OwnLock(FileChannel c, long position, long size, boolean shared) {
            super(c, position, size, shared);
        }

        OwnLock(AsynchronousFileChannel c, long position, long size, boolean shared) {
            super(c, position, size, shared);
        }

        @Override
        public boolean isValid() {
            return true;
        }

        @Override
        public void release() {
            p("released");
        }
    }

    static void locks() throws Exception {
        Path file = Files.createTempFile("own", ".txt");
        try (
            FileChannel c = FileChannel.open(
                file,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE
            );
            AsynchronousFileChannel a = AsynchronousFileChannel.open(
                file,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE
            )
        ) {
            FileLock lock = c.lock(3, 4, true);
            p(
                lock.toString(),
                lock.overlaps(0, 3),
                lock.overlaps(6, 1),
                lock.overlaps(7, 1),
                lock.overlaps(0, Long.MAX_VALUE),
                lock.channel() == c,
                lock.acquiredBy() == c
            );
            t(() -> lock.overlaps(-1, 5));
            t(() -> lock.overlaps(3, -1));
            t(() -> c.lock(5, 1, false));
            t(() -> c.tryLock(5, 1, false));
            t(() -> a.tryLock(5, 1, false));
            lock.release();
            p(lock.toString(), lock.isValid());
            OwnLock own = new OwnLock(c, 1, 2, false);
            OwnLock other = new OwnLock(a, 0, 0, true);
            p(
                own.toString(),
                other.toString(),
                own.channel() == c,
                other.channel(),
                other.acquiredBy() == a
            );
            own.close();
            t(() -> new OwnLock((FileChannel) null, 1, 2, true));
            t(() -> new OwnLock((AsynchronousFileChannel) null, 1, 2, true));
            t(() -> new OwnLock(c, -1, 2, true));
            t(() -> new OwnLock(c, 1, -2, true));
            t(() -> new OwnLock(c, Long.MAX_VALUE, 2, true));
            CompletableFuture<String> told = new CompletableFuture<>();
            a.lock(
                "attached",
                new CompletionHandler<FileLock, String>() {
                    @Override
                    public void completed(FileLock l, String s) {
                        told.complete(l.toString().replaceAll(".*\\[", "[") + s + l.isShared());
                    }

                    @Override
                    public void failed(Throwable e, String s) {
                        told.complete(e.toString());
                    }
                }
            );
            p(told.get());
            for (FileChannel.MapMode m : new FileChannel.MapMode[] {
                FileChannel.MapMode.READ_ONLY,
                FileChannel.MapMode.READ_WRITE,
                FileChannel.MapMode.PRIVATE
            })
                p(m.toString());
        }
        try (
            FileChannel c = FileChannel.open(
                file,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE
            )
        ) {
            try (Writer w = Channels.newWriter(c, StandardCharsets.UTF_8)) {
                w.write("\u00e9t\u00e9 \u20ac");
            }
            p(c.isOpen(), Files.size(file));
        }
        try (
            Reader r = Channels.newReader(
                FileChannel.open(file),
                StandardCharsets.UTF_8.newDecoder(),
                1
            )
        ) {
            char[] all = new char[10];
            int n = r.read(all);
            p(n, new String(all, 0, n));
        }
        t(() -> Channels.newReader(null, StandardCharsets.UTF_8.newDecoder(), 1));
        t(() ->
            Channels.newReader(FileChannel.open(file), (java.nio.charset.CharsetDecoder) null, 1)
        );
        t(() -> Channels.newWriter(FileChannel.open(file), (java.nio.charset.Charset) null));
        t(() -> {
            Writer w = Channels.newWriter(FileChannel.open(file), StandardCharsets.UTF_8);
            w.write("x");
            w.close();
        });
        Files.delete(file);
    }

    static void packets() throws Exception {
        try (
            DatagramChannel a = DatagramChannel.open().bind(ANY);
            DatagramChannel b = DatagramChannel.open().bind(ANY)
        ) {
            a.connect(b.getLocalAddress());
            b.connect(a.getLocalAddress());
            p(
                a.write(new ByteBuffer[] {
                    ByteBuffer.wrap(new byte[] { 1, 2 }),
                    ByteBuffer.wrap(new byte[] { 3 })
                })
            );
            ByteBuffer[] parts = {
                ByteBuffer.allocate(9),
                ByteBuffer.allocate(1),
                ByteBuffer.allocate(5)
            };
            p(b.read(parts, 1, 2), parts[0].position(), parts[1].position(), parts[2].position());
            t(() -> b.read(parts, 1, 3));
            t(() -> b.read(parts, -1, 1));
            t(() -> b.write(null, 0, 1));
        }
    }

    static final class File extends FileChannel {

        @Override
        public int read(ByteBuffer dst) {
            return 1;
        }

        @Override
        public long read(ByteBuffer[] dsts, int offset, int length) {
            return length;
        }

        @Override
        public int write(ByteBuffer src) {
            return 2;
        }

        @Override
        public long write(ByteBuffer[] srcs, int offset, int length) {
            return length;
        }

        @Override
        public long position() {
            return 3;
        }

        @Override
        public FileChannel position(long newPosition) {
            return this;
        }

        @Override
        public long size() {
            return 4;
        }

        @Override
        public FileChannel truncate(long size) {
            return this;
        }

        @Override
        public void force(boolean metaData) {}

        @Override
        public long transferTo(long position, long count, WritableByteChannel target) {
            return 0;
        }

        @Override
        public long transferFrom(ReadableByteChannel src, long position, long count) {
            return 0;
        }

        @Override
        public int read(ByteBuffer dst, long position) {
            return 5;
        }

        @Override
        public int write(ByteBuffer src, long position) {
            return 6;
        }

        @Override
        public MappedByteBuffer map(MapMode mode, long position, long size) {
            return null;
        }

        @Override
        public FileLock lock(long position, long size, boolean shared) {
            p("lock", position, size, shared);
            return null;
        }

        @Override
        public FileLock tryLock(long position, long size, boolean shared) {
            p("tryLock", position, size, shared);
            return null;
        }

        @Override
        protected void implCloseChannel() {
            p("closed file");
        }
    }

    static void files() throws Exception {
        File f = new File();
        ByteBuffer b = ByteBuffer.allocate(1);
        p(
            f.read(new ByteBuffer[] { b, b }),
            f.write(new ByteBuffer[] { b }),
            f.lock(),
            f.tryLock(),
            f.isOpen()
        );
        SeekableByteChannel s = f;
        p(s.position(1) == f, s.truncate(1) == f, s.size());
        f.close();
        f.close();
        p(f.isOpen());
        class Waits extends AbstractInterruptibleChannel {

            @Override
            protected void implCloseChannel() {
                p("closed, interrupted", Thread.currentThread().isInterrupted());
            }

            void run(boolean done) throws AsynchronousCloseException {
                begin();
                end(done);
            }
        }
        Waits w = new Waits();
        w.run(true);
        Thread.currentThread().interrupt();
        t(() -> w.run(false));
        p(Thread.interrupted(), w.isOpen());
        t(() -> w.run(false));
        t(() -> w.run(true));
    }

    /* ---- Straight below the abstract classes ---- */

    static final class Bare extends SelectableChannel {

        @Override
        public SelectorProvider provider() {
            return null;
        }

        @Override
        public int validOps() {
            return SelectionKey.OP_ACCEPT;
        }

        @Override
        public boolean isRegistered() {
            return false;
        }

        @Override
        public SelectionKey keyFor(Selector sel) {
            return null;
        }

        @Override
        public SelectionKey register(Selector sel, int ops, Object att) {
            p("register", ops, att);
            return null;
        }

        @Override
        public SelectableChannel configureBlocking(boolean block) {
            return this;
        }

        @Override
        public boolean isBlocking() {
            return true;
        }

        @Override
        public Object blockingLock() {
            return "lock";
        }

        @Override
        protected void implCloseChannel() {
            p("closed bare");
        }
    }

    static final class BareKey extends SelectionKey {

        int ops = OP_READ | OP_CONNECT;

        @Override
        public SelectableChannel channel() {
            return null;
        }

        @Override
        public Selector selector() {
            return null;
        }

        @Override
        public boolean isValid() {
            return true;
        }

        @Override
        public void cancel() {}

        @Override
        public int interestOps() {
            return ops;
        }

        @Override
        public SelectionKey interestOps(int ops) {
            this.ops = ops;
            return this;
        }

        @Override
        public int readyOps() {
            return ops;
        }
    }

    static final class BareSelector extends Selector {

        final Set<SelectionKey> ready = new HashSet<>(Set.of(new BareKey()));

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public SelectorProvider provider() {
            return null;
        }

        @Override
        public Set<SelectionKey> keys() {
            return Set.of();
        }

        @Override
        public Set<SelectionKey> selectedKeys() {
            return ready;
        }

        @Override
        public int selectNow() {
            p("selectNow");
            return 1;
        }

        @Override
        public int select(long timeout) {
            p("select", timeout);
            return 1;
        }

        @Override
        public int select() {
            p("select");
            return 1;
        }

        @Override
        public Selector wakeup() {
            return this;
        }

        @Override
        public void close() {}
    }

    static final class BareFile extends AsynchronousFileChannel {

        @Override
        public long size() {
            return 0;
        }

        @Override
        public AsynchronousFileChannel truncate(long size) {
            return this;
        }

        @Override
        public void force(boolean metaData) {}

        @Override
        public <A> void lock(
            long position,
            long size,
            boolean shared,
            A attachment,
            CompletionHandler<FileLock, ? super A> handler
        ) {
            p("lock", position, size, shared, attachment, handler);
        }

        @Override
        public Future<FileLock> lock(long position, long size, boolean shared) {
            p("lock", position, size, shared);
            return null;
        }

        @Override
        public FileLock tryLock(long position, long size, boolean shared) {
            p("tryLock", position, size, shared);
            return null;
        }

        @Override
        public <A> void read(
            ByteBuffer dst,
            long position,
            A attachment,
            CompletionHandler<Integer, ? super A> handler
        ) {}

        @Override
        public Future<Integer> read(ByteBuffer dst, long position) {
            return null;
        }

        @Override
        public <A> void write(
            ByteBuffer src,
            long position,
            A attachment,
            CompletionHandler<Integer, ? super A> handler
        ) {}

        @Override
        public Future<Integer> write(ByteBuffer src, long position) {
            return null;
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public void close() {}
    }

    static void bare() throws Exception {
        Bare c = new Bare();
        p(c.register(null, 5), c.validOps(), c.isOpen());
        c.close();
        c.close();
        p(c.isOpen());
        BareKey key = new BareKey();
        p(
            key.isReadable(),
            key.isWritable(),
            key.isConnectable(),
            key.isAcceptable(),
            key.attach("a"),
            key.attach("b"),
            key.attachment(),
            key.attach(null)
        );
        p(
            key.interestOpsOr(SelectionKey.OP_WRITE),
            key.interestOps(),
            key.interestOpsAnd(~SelectionKey.OP_READ),
            key.interestOps()
        );
        BareSelector s = new BareSelector();
        t(() -> s.select(k -> p(k.isReadable())));
        t(() -> s.select(k -> p(k.isReadable()), 7));
        t(() -> s.select(k -> p(k.isReadable()), -7));
        t(() -> s.selectNow(k -> p(k.isReadable())));
        t(() -> s.select(null));
        t(() -> s.selectNow(null));
        BareFile f = new BareFile();
        p(f.lock(), f.tryLock());
        f.lock("attached", null);
        t(() -> new OwnLock(f, 1, 2, true));
    }

    public static void main(String[] args) throws Exception {
        bare();
        exceptions();
        provided();
        asynchronous();
        locks();
        packets();
        files();
    }
}
