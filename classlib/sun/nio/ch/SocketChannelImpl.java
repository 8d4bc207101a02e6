/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketException;
import java.net.SocketOption;
import java.net.StandardSocketOptions;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AlreadyBoundException;
import java.nio.channels.AlreadyConnectedException;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ConnectionPendingException;
import java.nio.channels.NoConnectionPendingException;
import java.nio.channels.NotYetConnectedException;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.channels.spi.SelectorProvider;
import java.util.Objects;
import java.util.Set;
import jdk.internal.access.SharedSecrets;
import jdk.net.ExtendedSocketOptions;

/** One end of a connection; forgotten ones are closed when they are collected. */
public final class SocketChannelImpl extends SocketChannel implements NetChannelImpl {
    private static final Set<SocketOption<?>> OPTIONS = Set.of(
            StandardSocketOptions.SO_SNDBUF, StandardSocketOptions.SO_RCVBUF,
            StandardSocketOptions.SO_KEEPALIVE, StandardSocketOptions.SO_REUSEADDR,
            StandardSocketOptions.SO_REUSEPORT, StandardSocketOptions.SO_LINGER,
            StandardSocketOptions.TCP_NODELAY, StandardSocketOptions.IP_TOS, NetOption.OOBINLINE,
            ExtendedSocketOptions.TCP_QUICKACK, ExtendedSocketOptions.TCP_KEEPIDLE,
            ExtendedSocketOptions.TCP_KEEPINTERVAL, ExtendedSocketOptions.TCP_KEEPCOUNT,
            ExtendedSocketOptions.SO_INCOMING_NAPI_ID);
    private static final Set<SocketOption<?>> PATH_OPTIONS = Set.of(
            StandardSocketOptions.SO_SNDBUF, StandardSocketOptions.SO_RCVBUF,
            StandardSocketOptions.SO_LINGER, ExtendedSocketOptions.SO_PEERCRED);

    private final NetSocket socket;

    /* In this order. */
    private final Object readLock = new Object();
    private final Object writeLock = new Object();
    private final Object stateLock = new Object();

    private volatile boolean pending;
    private volatile boolean connected;
    private volatile boolean inputShut;
    private volatile boolean outputShut;
    private volatile SocketAddress local;
    private volatile SocketAddress remote;
    private boolean wasReset; /* by readLock */
    private Socket adaptor;

    SocketChannelImpl(SelectorProvider provider, int addresses) throws IOException {
        this(provider, NetSocket.open(true, addresses));
    }

    private SocketChannelImpl(SelectorProvider provider, NetSocket socket) {
        super(provider);
        this.socket = socket.ownedBy(this);
    }

    /** Of a socket that is connected. */
    static SocketChannelImpl connected(SelectorProvider provider, NetSocket socket)
            throws IOException {
        SocketChannelImpl channel = new SocketChannelImpl(provider, socket);
        try {
            channel.local = socket.address(false);
            channel.remote = socket.address(true);
        } catch (IOException e) {
            channel.close();
            throw e;
        }
        channel.connected = true;
        return channel;
    }

    @Override
    public NetSocket descriptor() {
        return socket;
    }

    @Override
    public void starts() {
        begin();
    }

    @Override
    public void ends(boolean done) throws AsynchronousCloseException {
        end(done);
    }

    @Override
    protected void implCloseSelectableChannel() {
        synchronized (stateLock) {
            connected = false;
            pending = false;
        }
        socket.release();
    }

    @Override
    public int ready(int interest, boolean input, boolean output) {
        int ops = 0;
        if (input && connected) {
            ops |= SelectionKey.OP_READ;
        }
        if (output) {
            ops |= connected ? SelectionKey.OP_WRITE : pending ? SelectionKey.OP_CONNECT : 0;
        }
        return interest & ops;
    }

    private void checkConnected() throws ClosedChannelException {
        boolean was = connected; /* asked first: closing ends both, openness before it */
        requireOpen();
        if (!was) {
            throw new NotYetConnectedException();
        }
    }

    @Override
    protected void implConfigureBlocking(boolean block) throws IOException {
        synchronized (readLock) {
            synchronized (writeLock) {
                requireOpen();
            }
        }
    }

    @Override
    public Socket socket() {
        synchronized (stateLock) {
            if (socket.isByPath()) {
                throw new UnsupportedOperationException("Not supported");
            }
            if (adaptor == null) {
                adaptor = SharedSecrets.getJavaNetAccess().socketOf(this);
            }
            return adaptor;
        }
    }

    /* ---- Addresses and options ---- */

    @Override
    public SocketAddress getLocalAddress() throws IOException {
        requireOpen();
        return local;
    }

    @Override
    public SocketAddress getRemoteAddress() throws IOException {
        requireOpen();
        return remote;
    }

    /** Even when it is closed; null when there is none. */
    public SocketAddress localAddress() {
        return local;
    }

    public SocketAddress remoteAddress() {
        return remote;
    }

    @Override
    public Set<SocketOption<?>> supportedOptions() {
        return socket.isByPath() ? PATH_OPTIONS : OPTIONS;
    }

    @Override
    public <T> SocketChannel setOption(SocketOption<T> name, T value) throws IOException {
        set(name, value);
        return this;
    }

    /* ---- From creation to connection ---- */

    @Override
    public SocketChannel bind(SocketAddress address) throws IOException {
        synchronized (readLock) {
            synchronized (writeLock) {
                synchronized (stateLock) {
                    requireOpen();
                    if (pending) {
                        throw new ConnectionPendingException();
                    }
                    if (local != null) {
                        throw new AlreadyBoundException();
                    }
                    local = socket.isByPath() && address == null ? UnixDomainSocketAddress.of("")
                            : Operation.bind(socket, address);
                    return this;
                }
            }
        }
    }

    @Override
    public boolean isConnected() {
        return connected;
    }

    @Override
    public boolean isConnectionPending() {
        return pending;
    }

    @Override
    public boolean connect(SocketAddress address) throws IOException {
        return connect(address, 0);
    }

    private boolean connect(SocketAddress address, long deadline) throws IOException {
        SocketAddress to = socket.isByPath() ? Operation.checkPath(address)
                : Operation.checkRemote(address, socket.isFour());
        try {
            synchronized (readLock) {
                synchronized (writeLock) {
                    synchronized (stateLock) {
                        if (connected) {
                            heedInterrupt();
                            throw new AlreadyConnectedException();
                        }
                        if (pending) {
                            throw new ConnectionPendingException();
                        }
                        if (isOpen()) {
                            pending = true;
                            remote = to;
                        }
                    }
                    boolean[] started = new boolean[1];
                    byte[] place = NetSocket.encode(to);
                    return connected(Operation.run(this, true, deadline, "Connect timed out",
                            s -> attempt(s, place, started)));
                }
            }
        } catch (IOException e) {
            close();
            throw HostInfo.added(e, to);
        }
    }

    private int attempt(NetSocket s, byte[] place, boolean[] started) throws IOException {
        try {
            if (started[0]) {
                return s.finishConnection() ? 1 : NetSocket.WOULD_BLOCK;
            }
            boolean done = s.startConnection(place);
            started[0] = true;
            return done ? 1 : NetSocket.WOULD_BLOCK;
        } catch (NetSocket.NoRoomException e) {
            if (!isBlocking()) {
                throw e;
            }
            NetSocket.pause(5);
            return s.isClosed() ? NetSocket.WOULD_BLOCK : attempt(s, place, started);
        }
    }

    private boolean connected(int n) throws IOException {
        if (n != 1) {
            if (local == null && !socket.isByPath()) {
                local = socket.address(false);
            }
            return false;
        }
        synchronized (stateLock) {
            requireOpen();
            local = socket.address(false);
            pending = false;
            connected = true;
        }
        return true;
    }

    @Override
    public boolean finishConnect() throws IOException {
        try {
            synchronized (readLock) {
                synchronized (writeLock) {
                    if (connected) {
                        return true;
                    }
                    if (!pending && isOpen()) {
                        heedInterrupt();
                        throw new NoConnectionPendingException();
                    }
                    return connected(Operation.run(this, true,
                            s -> s.finishConnection() ? 1 : NetSocket.WOULD_BLOCK));
                }
            }
        } catch (IOException e) {
            close();
            throw HostInfo.added(e, remote);
        }
    }

    /** For the socket's view. */
    public void blockingConnect(SocketAddress address, int millis) throws IOException {
        synchronized (readLock) {
            requireBlocking();
            connect(address, NetSocket.deadline(millis));
        }
    }

    @Override
    public SocketChannel shutdownInput() throws IOException {
        synchronized (stateLock) {
            checkConnected();
            if (!inputShut) {
                inputShut = true;
                socket.shutdown(0);
            }
            return this;
        }
    }

    @Override
    public SocketChannel shutdownOutput() throws IOException {
        synchronized (stateLock) {
            checkConnected();
            if (!outputShut) {
                outputShut = true;
                socket.shutdown(1);
            }
            return this;
        }
    }

    public boolean isInputShut() {
        return inputShut;
    }

    public boolean isOutputShut() {
        return outputShut;
    }

    /* ---- Bytes ---- */

    @Override
    public int read(ByteBuffer dst) throws IOException {
        Objects.requireNonNull(dst);
        return read(new ByteBuffer[] {dst}, 0, 1, 0, false);
    }

    @Override
    public long read(ByteBuffer[] dsts, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, dsts.length);
        return read(dsts, offset, length, 0, false);
    }

    /** For the socket's view, in milliseconds. */
    public int blockingRead(byte[] b, int off, int len, int millis) throws IOException {
        return len == 0 ? 0 : read(new ByteBuffer[] {ByteBuffer.wrap(b, off, len)}, 0, 1,
                NetSocket.deadline(millis), true);
    }

    private int read(ByteBuffer[] dsts, int off, int len, long deadline, boolean mustBlock)
            throws IOException {
        synchronized (readLock) {
            checkConnected();
            if (mustBlock) {
                requireBlocking();
            }
            if (wasReset) {
                throw new SocketException("Connection reset");
            }
            if (inputShut) {
                heedInterrupt();
                return -1;
            }
            try {
                int n = Operation.run(this, false, deadline, "Read timed out",
                        s -> Operation.receive(s, dsts, off, len));
                return inputShut && n <= 0 ? -1 : Operation.told(n);
            } catch (SocketException e) {
                wasReset = "Connection reset".equals(e.getMessage());
                throw e;
            }
        }
    }

    @Override
    public int write(ByteBuffer src) throws IOException {
        Objects.requireNonNull(src);
        return (int) writeAll(new ByteBuffer[] {src}, 0, 1);
    }

    @Override
    public long write(ByteBuffer[] srcs, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, srcs.length);
        return writeAll(srcs, offset, length);
    }

    private long writeAll(ByteBuffer[] srcs, int off, int len) throws IOException {
        synchronized (writeLock) {
            checkConnected();
            if (outputShut) {
                heedInterrupt();
                throw new AsynchronousCloseException();
            }
            try {
                return Operation.writeAll(this, srcs, off, len);
            } catch (IOException e) {
                if (outputShut && isOpen()) {
                    throw new AsynchronousCloseException();
                }
                throw e;
            }
        }
    }

    /** For the socket's view. */
    public void blockingWrite(byte[] b, int off, int len) throws IOException {
        synchronized (writeLock) {
            checkConnected();
            requireBlocking();
            write(ByteBuffer.wrap(b, off, len));
        }
    }

    public void sendUrgent(byte b) throws IOException {
        synchronized (writeLock) {
            checkConnected();
            ByteBuffer one = ByteBuffer.wrap(new byte[] {b});
            Operation.run(this, true, s -> s.send(one, true));
        }
    }

    public int available() throws IOException {
        synchronized (readLock) {
            checkConnected();
            return inputShut ? 0 : socket.available();
        }
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(SocketChannel.class.getName()).append('[');
        if (!isOpen()) {
            text.append("closed");
        } else {
            synchronized (stateLock) {
                text.append(connected ? "connected" : pending ? "connection-pending"
                        : "unconnected");
                text.append(connected && inputShut ? " ishut" : "");
                text.append(connected && outputShut ? " oshut" : "");
                if (local != null) {
                    text.append(" local=").append(socket.isByPath() ? "" : local);
                }
                if (remote != null) {
                    text.append(" remote=").append(remote);
                }
            }
        }
        return text.append(']').toString();
    }
}
