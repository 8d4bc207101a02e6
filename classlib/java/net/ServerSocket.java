/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.ServerSocketChannel;
import java.util.Collections;
import java.util.Objects;
import java.util.Set;

/** Waits for connections. */
public class ServerSocket implements Closeable {
    private static final int BACKLOG = 50;

    private static volatile SocketImplFactory factory;

    private final SocketImpl impl;
    private boolean created;
    private volatile boolean bound;
    private volatile boolean closed;

    protected ServerSocket(SocketImpl impl) {
        Objects.requireNonNull(impl);
        this.impl = impl;
    }

    public ServerSocket() throws IOException {
        SocketImplFactory f = factory;
        impl = f != null ? f.createSocketImpl() : new NetSocketImpl(true);
    }

    public ServerSocket(int port) throws IOException {
        this(port, BACKLOG, null);
    }

    public ServerSocket(int port, int backlog) throws IOException {
        this(port, backlog, null);
    }

    public ServerSocket(int port, int backlog, InetAddress bindAddr) throws IOException {
        this();
        if (port < 0 || port > 0xffff) {
            throw new IllegalArgumentException("Port value out of range: " + port);
        }
        try {
            bind(new InetSocketAddress(bindAddr, port), backlog);
        } catch (IOException | SecurityException e) {
            close();
            throw e;
        }
    }

    private SocketImpl impl() throws SocketException {
        synchronized (impl) {
            if (!created) {
                try {
                    impl.create(true);
                } catch (SocketException e) {
                    throw e;
                } catch (IOException e) {
                    throw new SocketException(e.getMessage());
                }
                created = true;
            }
        }
        return impl;
    }

    private SocketImpl open() throws SocketException {
        if (closed) {
            throw new SocketException("Socket is closed");
        }
        return impl();
    }

    public void bind(SocketAddress endpoint) throws IOException {
        bind(endpoint, BACKLOG);
    }

    public void bind(SocketAddress endpoint, int backlog) throws IOException {
        if (closed) {
            throw new SocketException("Socket is closed");
        }
        if (bound) {
            throw new SocketException("Already bound");
        }
        InetSocketAddress a = Socket.bindable(endpoint);
        SecurityManager security = System.getSecurityManager();
        if (security != null) {
            security.checkListen(a.getPort());
        }
        SocketImpl i = impl();
        i.bind(a.getAddress(), a.getPort());
        i.listen(backlog < 1 ? BACKLOG : backlog);
        bound = true;
    }

    public InetAddress getInetAddress() {
        if (!bound) {
            return null;
        }
        InetAddress a = impl.getInetAddress();
        SecurityManager security = System.getSecurityManager();
        try {
            if (security != null) {
                security.checkConnect(a.getHostAddress(), -1);
            }
            return a;
        } catch (SecurityException e) {
            return InetAddress.getLoopbackAddress();
        }
    }

    /** A socket that was not made by a channel has none. */
    public ServerSocketChannel getChannel() {
        return null;
    }

    public int getLocalPort() {
        return bound ? impl.getLocalPort() : -1;
    }

    public SocketAddress getLocalSocketAddress() {
        return isBound() ? new InetSocketAddress(getInetAddress(), getLocalPort()) : null;
    }

    public Socket accept() throws IOException {
        if (closed) {
            throw new SocketException("Socket is closed");
        }
        if (!bound) {
            throw new SocketException("Socket is not bound yet");
        }
        Socket s = new Socket((SocketImpl) null);
        implAccept(s);
        return s;
    }

    protected final void implAccept(Socket s) throws IOException {
        SocketImpl peer = s.impl;
        boolean own = impl instanceof NetSocketImpl;
        if (peer == null) {
            SocketImplFactory f = Socket.factory();
            if (!own && f == null) {
                throw new IOException("An instance of " + impl.getClass()
                        + " cannot accept connection"
                        + " with 'null' SocketImpl: client socket implementation factory not set");
            }
            peer = own ? new NetSocketImpl(false) : f.createSocketImpl();
        } else if (own != peer instanceof NetSocketImpl) {
            throw new IOException("An instance of " + impl.getClass()
                    + " cannot accept a connection with an instance of " + peer.getClass());
        } else {
            peer.reset();
        }
        try {
            impl().accept(peer);
            SecurityManager security = System.getSecurityManager();
            if (security != null) {
                security.checkAccept(peer.getInetAddress().getHostAddress(), peer.getPort());
            }
        } catch (IOException | SecurityException e) {
            if (peer.fd != null) {
                peer.closeQuietly();
            }
            throw e;
        }
        s.accepted(peer);
    }

    @Override
    public void close() throws IOException {
        synchronized (impl) {
            if (closed) {
                return;
            }
            closed = true;
            if (!created) {
                return;
            }
        }
        impl.close();
    }

    public boolean isBound() {
        return bound;
    }

    public boolean isClosed() {
        return closed;
    }

    public void setSoTimeout(int timeout) throws SocketException {
        NetOptions.setTimeout(open(), timeout, "timeout < 0");
    }

    public int getSoTimeout() throws IOException {
        return NetOptions.number(open(), SocketOptions.SO_TIMEOUT);
    }

    public void setReuseAddress(boolean on) throws SocketException {
        open().setOption(SocketOptions.SO_REUSEADDR, on);
    }

    public boolean getReuseAddress() throws SocketException {
        return (Boolean) open().getOption(SocketOptions.SO_REUSEADDR);
    }

    public void setReceiveBufferSize(int size) throws SocketException {
        NetOptions.checkSize(size, "negative receive size");
        open().setOption(SocketOptions.SO_RCVBUF, size);
    }

    public int getReceiveBufferSize() throws SocketException {
        return NetOptions.number(open(), SocketOptions.SO_RCVBUF);
    }

    public void setPerformancePreferences(int connectionTime, int latency, int bandwidth) {
    }

    public <T> ServerSocket setOption(SocketOption<T> name, T value) throws IOException {
        Objects.requireNonNull(name);
        open().setOption(name, value);
        return this;
    }

    public <T> T getOption(SocketOption<T> name) throws IOException {
        Objects.requireNonNull(name);
        return open().getOption(name);
    }

    public Set<SocketOption<?>> supportedOptions() {
        try {
            return impl().supportedOptions();
        } catch (IOException e) {
            return Collections.emptySet();
        }
    }

    @Override
    public String toString() {
        return !bound ? "ServerSocket[unbound]" : "ServerSocket[addr="
                + (System.getSecurityManager() != null ? InetAddress.getLoopbackAddress()
                        : impl.getInetAddress()) + ",localport=" + impl.getLocalPort() + "]";
    }

    @Deprecated(since = "17")
    public static synchronized void setSocketFactory(SocketImplFactory fac) throws IOException {
        if (factory != null) {
            throw new SocketException("factory already defined");
        }
        SecurityManager security = System.getSecurityManager();
        if (security != null) {
            security.checkSetFactory();
        }
        factory = fac;
    }
}
