/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.io.IOException;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.AlreadyConnectedException;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.CompletionHandler;
import java.nio.channels.ConnectionPendingException;
import java.nio.channels.NotYetConnectedException;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.channels.spi.AsynchronousChannelProvider;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import jdk.net.ExtendedSocketOptions;

/**
 * One end of a connection: connects, reads and writes when its group's selector sees that it can.
 */
final class SelectingSocket extends AsynchronousSocketChannel {
    private static final Set<SocketOption<?>> OPTIONS = Set.of(
            StandardSocketOptions.SO_SNDBUF, StandardSocketOptions.SO_RCVBUF,
            StandardSocketOptions.SO_KEEPALIVE, StandardSocketOptions.SO_REUSEADDR,
            StandardSocketOptions.SO_REUSEPORT, StandardSocketOptions.TCP_NODELAY,
            ExtendedSocketOptions.TCP_QUICKACK, ExtendedSocketOptions.TCP_KEEPIDLE,
            ExtendedSocketOptions.TCP_KEEPINTERVAL, ExtendedSocketOptions.TCP_KEEPCOUNT,
            ExtendedSocketOptions.SO_INCOMING_NAPI_ID);

    private final SocketChannelImpl below;
    private final Selecting selecting;
    private final OperationQueue reads;
    private final OperationQueue writes;
    private final OperationQueue connects;
    private volatile SocketAddress asked; /* where to connect, even if by the address of any host */

    SelectingSocket(AsynchronousChannelProvider provider, SelectingGroup group,
            SocketChannel below) throws IOException {
        super(provider);
        this.below = (SocketChannelImpl) below;
        selecting = new Selecting(this, group, below, OPTIONS, SelectionKey.OP_READ,
                SelectionKey.OP_WRITE, SelectionKey.OP_CONNECT);
        reads = selecting.turns(0);
        writes = selecting.turns(1);
        connects = selecting.turns(2);
    }

    @Override
    public boolean isOpen() {
        return below.isOpen();
    }

    @Override
    public void close() throws IOException {
        selecting.close();
    }

    @Override
    public AsynchronousSocketChannel bind(SocketAddress local) throws IOException {
        below.bind(local);
        return this;
    }

    @Override
    public SocketAddress getLocalAddress() throws IOException {
        return below.getLocalAddress();
    }

    @Override
    public SocketAddress getRemoteAddress() throws IOException {
        selecting.requireOpen();
        return remote();
    }

    private SocketAddress remote() {
        return !below.isConnected() ? null : asked != null ? asked : below.remoteAddress();
    }

    @Override
    public Set<SocketOption<?>> supportedOptions() {
        return OPTIONS;
    }

    @Override
    public <T> AsynchronousSocketChannel setOption(SocketOption<T> name, T value)
            throws IOException {
        selecting.set(name, value);
        return this;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> T getOption(SocketOption<T> name) throws IOException {
        return (T) selecting.get(name);
    }

    @Override
    public AsynchronousSocketChannel shutdownInput() throws IOException {
        below.shutdownInput();
        return this;
    }

    @Override
    public AsynchronousSocketChannel shutdownOutput() throws IOException {
        below.shutdownOutput();
        return this;
    }

    /* ---- Connecting ---- */

    private Object tryConnect(SocketAddress to) throws IOException {
        asked = to;
        return (below.isConnectionPending() || below.connect(to)) && below.finishConnect()
                ? Pending.NOTHING : null;
    }

    private <A> Future<Void> start(SocketAddress remote, A attachment,
            CompletionHandler<Void, ? super A> handler) {
        if (isOpen()) {
            Operation.check(remote, false);
            if (below.isConnected()) {
                throw new AlreadyConnectedException();
            }
            if (below.isConnectionPending()) {
                throw new ConnectionPendingException();
            }
        }
        return connects.start(new Pending<>(connects, () -> tryConnect(remote), attachment,
                handler), 0);
    }

    @Override
    public <A> void connect(SocketAddress remote, A attachment,
            CompletionHandler<Void, ? super A> handler) {
        start(remote, attachment, Objects.requireNonNull(handler, "'handler' is null"));
    }

    @Override
    public Future<Void> connect(SocketAddress remote) {
        return start(remote, null, null);
    }

    /* ---- Bytes ---- */

    /** How many, as long or int, as is asked; what finds no byte or no room waits. */
    private Object move(boolean output, ByteBuffer[] all, int off, int len, boolean small)
            throws IOException {
        long n = output ? below.write(all, off, len) : below.read(all, off, len);
        for (int i = off; n == 0 && i < off + len; i++) {
            if (all[i].hasRemaining()) {
                return null;
            }
        }
        return small ? (Object) (int) n : (Object) n;
    }

    private <V, A> Future<V> start(OperationQueue turns, ByteBuffer[] all, int off, int len,
            boolean small, long timeout, TimeUnit unit, A attachment,
            CompletionHandler<V, ? super A> handler) {
        if (turns == reads) {
            Operation.checkWritable(all, off, len);
        }
        if (!below.isConnected() && isOpen()) { /* in this order, which closing turns round */
            throw new NotYetConnectedException();
        }
        return turns.start(new Pending<>(turns, () -> move(turns == writes, all, off, len, small),
                attachment, handler), timeout > 0 ? unit.toNanos(timeout) : 0);
    }

    private <A> void start(OperationQueue turns, ByteBuffer one, long timeout, TimeUnit unit,
            A attachment, CompletionHandler<Integer, ? super A> handler) {
        Objects.requireNonNull(handler, "'handler' is null");
        start(turns, new ByteBuffer[] {Objects.requireNonNull(one)}, 0, 1, true, timeout,
                unit, attachment, handler);
    }

    private Future<Integer> start(OperationQueue turns, ByteBuffer one) {
        return start(turns, new ByteBuffer[] {Objects.requireNonNull(one)}, 0, 1, true, 0, null,
                null, (CompletionHandler<Integer, Object>) null);
    }

    private <A> void start(OperationQueue turns, ByteBuffer[] all, int off, int len, long timeout,
            TimeUnit unit, A attachment, CompletionHandler<Long, ? super A> handler) {
        Objects.requireNonNull(handler, "'handler' is null");
        if (off < 0 || len < 0 || off > all.length - len) {
            throw new IndexOutOfBoundsException();
        }
        start(turns, all.clone(), off, len, false, timeout, unit, attachment, handler);
    }

    @Override
    public <A> void read(ByteBuffer dst, long timeout, TimeUnit unit, A attachment,
            CompletionHandler<Integer, ? super A> handler) {
        start(reads, dst, timeout, unit, attachment, handler);
    }

    @Override
    public Future<Integer> read(ByteBuffer dst) {
        return start(reads, dst);
    }

    @Override
    public <A> void read(ByteBuffer[] dsts, int offset, int length, long timeout, TimeUnit unit,
            A attachment, CompletionHandler<Long, ? super A> handler) {
        start(reads, dsts, offset, length, timeout, unit, attachment, handler);
    }

    @Override
    public <A> void write(ByteBuffer src, long timeout, TimeUnit unit, A attachment,
            CompletionHandler<Integer, ? super A> handler) {
        start(writes, src, timeout, unit, attachment, handler);
    }

    @Override
    public Future<Integer> write(ByteBuffer src) {
        return start(writes, src);
    }

    @Override
    public <A> void write(ByteBuffer[] srcs, int offset, int length, long timeout, TimeUnit unit,
            A attachment, CompletionHandler<Long, ? super A> handler) {
        start(writes, srcs, offset, length, timeout, unit, attachment, handler);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(getClass().getName()).append('[');
        if (!isOpen()) {
            return text.append("closed]").toString();
        }
        boolean connected = below.isConnected();
        boolean pending = below.isConnectionPending();
        SocketAddress local = below.localAddress();
        text.append(connected ? "connected" : pending ? "connection-pending" : "unconnected");
        text.append(connected && below.isInputShut() ? " ishut" : "");
        text.append(connected && below.isOutputShut() ? " oshut" : "");
        if (local != null && !pending) {
            text.append(" local=").append(local);
        }
        if (connected) {
            text.append(" remote=").append(remote());
        }
        return text.append(']').toString();
    }
}
