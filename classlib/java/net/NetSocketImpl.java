/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.FileDescriptor;
import java.io.IOException;
import java.lang.ref.Reference;
import java.util.Objects;
import java.util.Set;
import jdk.net.ExtendedSocketOptions;
import sun.nio.ch.NetSocket;

/** Sockets of the operating system; forgotten ones are closed when they are collected. */
class NetSocketImpl extends StreamSocketImpl {
    private static final Set<SocketOption<?>> SERVER_OPTIONS = Set.of(
            StandardSocketOptions.SO_RCVBUF, StandardSocketOptions.SO_REUSEADDR,
            StandardSocketOptions.SO_REUSEPORT, StandardSocketOptions.IP_TOS,
            ExtendedSocketOptions.TCP_QUICKACK, ExtendedSocketOptions.TCP_KEEPIDLE,
            ExtendedSocketOptions.TCP_KEEPINTERVAL, ExtendedSocketOptions.TCP_KEEPCOUNT,
            ExtendedSocketOptions.SO_INCOMING_NAPI_ID);
    private static final Set<SocketOption<?>> CLIENT_OPTIONS = Set.of(
            StandardSocketOptions.SO_RCVBUF, StandardSocketOptions.SO_REUSEADDR,
            StandardSocketOptions.SO_REUSEPORT, StandardSocketOptions.IP_TOS,
            StandardSocketOptions.SO_SNDBUF, StandardSocketOptions.SO_KEEPALIVE,
            StandardSocketOptions.SO_LINGER, StandardSocketOptions.TCP_NODELAY,
            ExtendedSocketOptions.TCP_QUICKACK, ExtendedSocketOptions.TCP_KEEPIDLE,
            ExtendedSocketOptions.TCP_KEEPINTERVAL, ExtendedSocketOptions.TCP_KEEPCOUNT,
            ExtendedSocketOptions.SO_INCOMING_NAPI_ID);

    private final boolean server;
    private final Object readLock = new Object();
    private final Object writeLock = new Object();
    private volatile NetSocket socket;
    private volatile boolean connected;
    private volatile boolean closed;
    private volatile boolean inputShut;
    private volatile boolean outputShut;
    private volatile int timeout;
    private boolean ended; /* by readLock, as the next */
    private boolean wasReset;

    NetSocketImpl(boolean server) {
        this.server = server;
    }

    private NetSocket socket() throws SocketException {
        NetSocket s = socket;
        if (closed) {
            throw new SocketException("Socket closed");
        }
        if (s == null) {
            throw new SocketException("Socket not created");
        }
        return s;
    }

    private NetSocket connected() throws SocketException {
        NetSocket s = socket();
        if (!connected) {
            throw new SocketException("Not connected");
        }
        return s;
    }

    /* ---- From creation to connection ---- */

    private synchronized void own(NetSocket s) {
        if (socket != null) {
            socket.release(); /* A socket that is given to accept may have been used. */
        }
        socket = s.ownedBy(this);
        fd = new FileDescriptor();
        s.mark(fd);
    }

    @Override
    protected void create(boolean stream) throws IOException {
        if (socket != null) {
            throw new IOException("Already created");
        }
        NetSocket s = NetSocket.open(stream);
        own(s);
        if (server) {
            s.set(SO_REUSEADDR, 1);
        }
    }

    @Override
    protected void connect(String host, int port) throws IOException {
        connect(new InetSocketAddress(host, port), timeout);
    }

    @Override
    protected void connect(InetAddress address, int port) throws IOException {
        connect(new InetSocketAddress(address, port), timeout);
    }

    @Override
    protected void connect(SocketAddress remote, int millis) throws IOException {
        if (!(remote instanceof InetSocketAddress)) {
            throw new IllegalArgumentException("Unsupported address type");
        }
        InetSocketAddress a = (InetSocketAddress) remote;
        if (a.isUnresolved()) {
            throw new UnknownHostException(a.getHostName());
        }
        InetAddress host = a.getAddress();
        if (host.isAnyLocalAddress()) {
            host = InetAddress.getLocalHost();
        }
        try {
            NetSocket s = socket();
            if (connected) {
                throw new SocketException("Already connected");
            }
            address = host;
            port = a.getPort();
            s.connect(host, port, millis);
            connected = true;
            localport = s.name(false).getPort();
        } catch (IOException e) {
            close();
            throw e;
        } finally {
            Reference.reachabilityFence(this);
        }
    }

    @Override
    protected void bind(InetAddress host, int port) throws IOException {
        NetSocket s = socket();
        if (localport != 0) {
            throw new SocketException("Already bound");
        }
        s.bind(host, port);
        address = host;
        localport = s.name(false).getPort();
    }

    @Override
    protected void listen(int backlog) throws IOException {
        socket().listen(backlog < 1 ? 50 : backlog);
    }

    /** Another implementation is told the descriptor and the addresses only. */
    @Override
    protected void accept(SocketImpl peer) throws IOException {
        try {
            NetSocket listener = socket();
            if (localport == 0) {
                throw new SocketException("Not listening");
            }
            NetSocket made;
            synchronized (readLock) {
                made = listener.accept(timeout);
            }
            InetSocketAddress remote;
            int local;
            try {
                remote = made.name(true);
                local = made.name(false).getPort();
            } catch (IOException e) {
                made.close();
                throw e;
            }
            peer.address = remote.getAddress();
            peer.port = remote.getPort();
            peer.localport = local;
            if (peer instanceof NetSocketImpl) {
                ((NetSocketImpl) peer).own(made);
                ((NetSocketImpl) peer).connected = true;
            } else {
                if (peer.fd == null) {
                    peer.fd = new FileDescriptor();
                }
                made.mark(peer.fd);
                made.ownedBy(peer.fd);
            }
        } finally {
            Reference.reachabilityFence(this);
        }
    }

    /* ---- Bytes ---- */

    @Override
    int read(byte[] b, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, b.length);
        if (len == 0) {
            return 0;
        }
        try {
            synchronized (readLock) {
                if (ended) {
                    return -1; /* Even when it is closed by now. */
                }
                NetSocket s = connected();
                if (wasReset) {
                    throw new SocketException("Connection reset");
                }
                if (inputShut) {
                    ended = true;
                    return -1;
                }
                int n = s.read(b, off, len, timeout);
                ended = n < 0;
                return inputShut ? -1 : n;
            }
        } catch (SocketException e) {
            if ("Connection reset".equals(e.getMessage())) {
                wasReset = true;
            }
            throw e;
        } finally {
            Reference.reachabilityFence(this);
        }
    }

    @Override
    void write(byte[] b, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, b.length);
        try {
            synchronized (writeLock) {
                connected().write(b, off, len, false);
            }
        } finally {
            Reference.reachabilityFence(this);
        }
    }

    @Override
    protected int available() throws IOException {
        NetSocket s = connected();
        return inputShut ? 0 : s.available();
    }

    @Override
    protected void close() throws IOException {
        NetSocket s;
        synchronized (this) {
            closed = true;
            s = socket;
        }
        if (s != null) {
            s.release();
            s.mark(fd);
        }
    }

    @Override
    protected void shutdownInput() throws IOException {
        connected().shutdown(0);
        inputShut = true;
    }

    @Override
    protected void shutdownOutput() throws IOException {
        connected().shutdown(1);
        outputShut = true;
    }

    @Override
    protected boolean supportsUrgentData() {
        return true;
    }

    @Override
    protected void sendUrgentData(int data) throws IOException {
        synchronized (writeLock) {
            connected().write(new byte[] {(byte) data}, 0, 1, true);
        }
    }

    /* ---- Options ---- */

    @Override
    public void setOption(int option, Object value) throws SocketException {
        NetSocket s = socket();
        if (option == SO_TIMEOUT) {
            timeout = (Integer) value;
        } else {
            NetOptions.set(s, option, value);
        }
    }

    @Override
    public Object getOption(int option) throws SocketException {
        NetSocket s = socket();
        if (option == SO_TIMEOUT) {
            return timeout;
        }
        if (option != SO_BINDADDR) {
            return NetOptions.get(s, option);
        }
        try {
            return s.name(false).getAddress();
        } catch (SocketException e) {
            throw e;
        } catch (IOException e) {
            throw new SocketException(e.getMessage());
        }
    }

    @Override
    protected Set<SocketOption<?>> supportedOptions() {
        return server ? SERVER_OPTIONS : CLIENT_OPTIONS;
    }

    @Override
    protected <T> void setOption(SocketOption<T> name, T value) throws IOException {
        NetOptions.set(socket(), name, supportedOptions(), value);
    }

    @Override
    @SuppressWarnings("unchecked")
    protected <T> T getOption(SocketOption<T> name) throws IOException {
        return (T) NetOptions.get(socket(), name, supportedOptions());
    }
}
