/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.Closeable;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.SocketChannel;
import java.util.Collections;
import java.util.Objects;
import java.util.Set;

/** One end of a connection. */
public class Socket implements Closeable {
    private static volatile SocketImplFactory factory;

    SocketImpl impl;
    private boolean created;
    private volatile boolean bound;
    private volatile boolean connected;
    private volatile boolean closed;
    private volatile boolean inputShut;
    private volatile boolean outputShut;
    private InputStream in;
    private OutputStream out;

    /* ---- Making ---- */

    public Socket() {
        SocketImplFactory f = factory;
        impl = f != null ? f.createSocketImpl() : new NetSocketImpl(false);
    }

    public Socket(Proxy proxy) {
        if (proxy == null) {
            throw new IllegalArgumentException("Invalid Proxy");
        }
        if (proxy.type() == Proxy.Type.DIRECT) {
            SocketImplFactory f = factory;
            impl = f != null ? f.createSocketImpl() : new NetSocketImpl(false);
            return;
        }
        InetSocketAddress a = (InetSocketAddress) proxy.address();
        SecurityManager security = System.getSecurityManager();
        if (security != null) {
            security.checkConnect(a.isUnresolved() ? a.getHostName()
                    : a.getAddress().getHostAddress(), a.getPort());
        }
        impl = new ProxySocketImpl(proxy.type(), a);
    }

    protected Socket(SocketImpl impl) throws SocketException {
        this.impl = impl;
    }

    /** With a descriptor already. */
    Socket(SocketImpl impl, boolean created) {
        this.impl = impl;
        this.created = created;
    }

    public Socket(String host, int port) throws UnknownHostException, IOException {
        this(named(host, port), null, true);
    }

    public Socket(InetAddress address, int port) throws IOException {
        this(addressed(address, port), null, true);
    }

    public Socket(String host, int port, InetAddress localAddr, int localPort)
            throws IOException {
        this(named(host, port), new InetSocketAddress(localAddr, localPort), true);
    }

    public Socket(InetAddress address, int port, InetAddress localAddr, int localPort)
            throws IOException {
        this(addressed(address, port), new InetSocketAddress(localAddr, localPort), true);
    }

    @Deprecated
    public Socket(String host, int port, boolean stream) throws IOException {
        this(named(host, port), null, stream);
    }

    @Deprecated
    public Socket(InetAddress host, int port, boolean stream) throws IOException {
        this(addressed(host, port), null, stream);
    }

    private Socket(SocketAddress address, SocketAddress local, boolean stream)
            throws IOException {
        this();
        try {
            create(stream);
            if (local != null) {
                bind(local);
            }
            connect(address);
        } catch (IOException | IllegalArgumentException | SecurityException e) {
            try {
                close();
            } catch (IOException f) {
                e.addSuppressed(f);
            }
            throw e;
        }
    }

    private static SocketAddress named(String host, int port) {
        return host != null ? new InetSocketAddress(host, port)
                : new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
    }

    private static SocketAddress addressed(InetAddress address, int port) {
        return new InetSocketAddress(Objects.requireNonNull(address), port);
    }

    private synchronized void create(boolean stream) throws SocketException {
        if (created) {
            return;
        }
        if (impl == null) {
            impl = new Socket().impl;
        }
        try {
            impl.create(stream);
        } catch (SocketException e) {
            throw e;
        } catch (IOException e) {
            throw new SocketException(e.getMessage());
        }
        created = true;
    }

    private SocketImpl impl() throws SocketException {
        create(true);
        return impl;
    }

    private SocketImpl open() throws SocketException {
        if (isClosed()) {
            throw new SocketException("Socket is closed");
        }
        return impl();
    }

    private SocketImpl connection() throws SocketException {
        SocketImpl i = open();
        if (!isConnected()) {
            throw new SocketException("Socket is not connected");
        }
        return i;
    }

    /** The server's part is done. */
    void accepted(SocketImpl peer) {
        synchronized (this) {
            impl = peer;
            created = true;
        }
        connected = true;
        bound = true;
    }

    /* ---- Connecting ---- */

    public void connect(SocketAddress endpoint) throws IOException {
        connect(endpoint, 0);
    }

    public void connect(SocketAddress endpoint, int timeout) throws IOException {
        InetSocketAddress peer = peer(endpoint, timeout);
        SecurityManager guard = System.getSecurityManager();
        if (guard != null) {
            InetAddress known = peer.getAddress();
            guard.checkConnect(known == null ? peer.getHostName() : known.getHostAddress(),
                    peer.getPort());
        }
        impl().connect(peer, timeout);
        bound = connected = true;
    }

    /* Whom this socket may connect to, now and so. */
    private InetSocketAddress peer(SocketAddress endpoint, int timeout) throws SocketException {
        String wrong = endpoint == null ? "The address can't be null"
                : timeout < 0 ? "timeout can't be negative" : null;
        if (wrong != null) {
            throw new IllegalArgumentException("connect: " + wrong);
        }
        boolean over = isClosed();
        if (over || isConnected()) {
            throw new SocketException(over ? "Socket is closed" : "already connected");
        }
        return internet(endpoint);
    }

    private static InetSocketAddress internet(SocketAddress address) {
        if (address instanceof InetSocketAddress) {
            return (InetSocketAddress) address;
        }
        throw new IllegalArgumentException("Unsupported address type");
    }

    /** What a socket may be bound to; null means anything. */
    static InetSocketAddress bindable(SocketAddress address) throws SocketException {
        if (address == null) {
            return new InetSocketAddress(0);
        }
        InetSocketAddress a = internet(address);
        if (a.isUnresolved()) {
            throw new SocketException("Unresolved address");
        }
        return a;
    }

    public void bind(SocketAddress bindpoint) throws IOException {
        if (isClosed()) {
            throw new SocketException("Socket is closed");
        }
        if (isBound()) {
            throw new SocketException("Already bound");
        }
        InetSocketAddress a = bindable(bindpoint);
        SecurityManager security = System.getSecurityManager();
        if (security != null) {
            security.checkListen(a.getPort());
        }
        impl().bind(a.getAddress(), a.getPort());
        bound = true;
    }

    /** A socket that was not made by a channel has none. */
    public SocketChannel getChannel() {
        return null;
    }

    /* ---- Where ---- */

    public InetAddress getInetAddress() {
        return isConnected() ? impl.getInetAddress() : null;
    }

    public InetAddress getLocalAddress() {
        InetAddress any = new InetSocketAddress(0).getAddress();
        if (!isBound()) {
            return any;
        }
        try {
            InetAddress a = (InetAddress) impl().getOption(SocketOptions.SO_BINDADDR);
            SecurityManager security = System.getSecurityManager();
            if (security != null) {
                security.checkConnect(a.getHostAddress(), -1);
            }
            return a.isAnyLocalAddress() ? any : a;
        } catch (SecurityException e) {
            return InetAddress.getLoopbackAddress();
        } catch (Exception e) {
            return any; /* It is closed. */
        }
    }

    public int getPort() {
        return isConnected() ? impl.getPort() : 0;
    }

    public int getLocalPort() {
        return isBound() ? impl.getLocalPort() : -1;
    }

    public SocketAddress getRemoteSocketAddress() {
        return isConnected() ? new InetSocketAddress(getInetAddress(), getPort()) : null;
    }

    public SocketAddress getLocalSocketAddress() {
        return isBound() ? new InetSocketAddress(getLocalAddress(), getLocalPort()) : null;
    }

    /* ---- Bytes ---- */

    public InputStream getInputStream() throws IOException {
        SocketImpl i = connection();
        if (isInputShutdown()) {
            throw new SocketException("Socket input is shutdown");
        }
        synchronized (this) {
            if (in == null) {
                in = new FilterInputStream(i.getInputStream()) {
                    @Override
                    public void close() throws IOException {
                        Socket.this.close();
                    }
                };
            }
            return in;
        }
    }

    public OutputStream getOutputStream() throws IOException {
        SocketImpl i = connection();
        if (isOutputShutdown()) {
            throw new SocketException("Socket output is shutdown");
        }
        synchronized (this) {
            if (out == null) {
                out = new FilterOutputStream(i.getOutputStream()) {
                    @Override
                    public void write(byte[] b, int off, int len) throws IOException {
                        out.write(b, off, len);
                    }

                    @Override
                    public void close() throws IOException {
                        Socket.this.close();
                    }
                };
            }
            return out;
        }
    }

    public void sendUrgentData(int data) throws IOException {
        SocketImpl i = impl();
        if (!i.supportsUrgentData()) {
            throw new SocketException("Urgent data not supported");
        }
        i.sendUrgentData(data);
    }

    /* ---- Options ---- */

    private boolean flag(int option) throws SocketException {
        return (Boolean) open().getOption(option);
    }

    private int number(int option) throws SocketException {
        return NetOptions.number(open(), option);
    }

    public void setTcpNoDelay(boolean on) throws SocketException {
        open().setOption(SocketOptions.TCP_NODELAY, on);
    }

    public boolean getTcpNoDelay() throws SocketException {
        return flag(SocketOptions.TCP_NODELAY);
    }

    public void setSoLinger(boolean on, int linger) throws SocketException {
        SocketImpl i = open();
        if (!on) {
            i.setOption(SocketOptions.SO_LINGER, false);
            return;
        }
        if (linger < 0) {
            throw new IllegalArgumentException("invalid value for SO_LINGER");
        }
        i.setOption(SocketOptions.SO_LINGER, Math.min(linger, 65535));
    }

    public int getSoLinger() throws SocketException {
        Object o = open().getOption(SocketOptions.SO_LINGER);
        return o instanceof Integer ? (Integer) o : -1;
    }

    public void setOOBInline(boolean on) throws SocketException {
        open().setOption(SocketOptions.SO_OOBINLINE, on);
    }

    public boolean getOOBInline() throws SocketException {
        return flag(SocketOptions.SO_OOBINLINE);
    }

    public void setSoTimeout(int timeout) throws SocketException {
        NetOptions.setTimeout(open(), timeout, "timeout can't be negative");
    }

    public int getSoTimeout() throws SocketException {
        return number(SocketOptions.SO_TIMEOUT);
    }

    public void setSendBufferSize(int size) throws SocketException {
        NetOptions.checkSize(size, "negative send size");
        open().setOption(SocketOptions.SO_SNDBUF, size);
    }

    public int getSendBufferSize() throws SocketException {
        return number(SocketOptions.SO_SNDBUF);
    }

    public void setReceiveBufferSize(int size) throws SocketException {
        NetOptions.checkSize(size, "invalid receive size");
        open().setOption(SocketOptions.SO_RCVBUF, size);
    }

    public int getReceiveBufferSize() throws SocketException {
        return number(SocketOptions.SO_RCVBUF);
    }

    public void setKeepAlive(boolean on) throws SocketException {
        open().setOption(SocketOptions.SO_KEEPALIVE, on);
    }

    public boolean getKeepAlive() throws SocketException {
        return flag(SocketOptions.SO_KEEPALIVE);
    }

    public void setTrafficClass(int tc) throws SocketException {
        if (tc < 0 || tc > 255) {
            throw new IllegalArgumentException("tc is not in range 0 -- 255");
        }
        SocketImpl i = open();
        try {
            i.setOption(SocketOptions.IP_TOS, tc);
        } catch (SocketException e) {
            if (!isConnected()) {
                throw e; /* A connection may keep its class. */
            }
        }
    }

    public int getTrafficClass() throws SocketException {
        return (Integer) impl().getOption(SocketOptions.IP_TOS);
    }

    public void setReuseAddress(boolean on) throws SocketException {
        open().setOption(SocketOptions.SO_REUSEADDR, on);
    }

    public boolean getReuseAddress() throws SocketException {
        return flag(SocketOptions.SO_REUSEADDR);
    }

    public void setPerformancePreferences(int connectionTime, int latency, int bandwidth) {
    }

    public <T> Socket setOption(SocketOption<T> name, T value) throws IOException {
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

    /* ---- Closing ---- */

    @Override
    public void close() throws IOException {
        SocketImpl i;
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
            i = created ? impl : null;
        }
        if (i != null) {
            i.close();
        }
    }

    public void shutdownInput() throws IOException {
        SocketImpl i = connection();
        if (isInputShutdown()) {
            throw new SocketException("Socket input is already shutdown");
        }
        i.shutdownInput();
        inputShut = true;
    }

    public void shutdownOutput() throws IOException {
        SocketImpl i = connection();
        if (isOutputShutdown()) {
            throw new SocketException("Socket output is already shutdown");
        }
        i.shutdownOutput();
        outputShut = true;
    }

    public boolean isConnected() {
        return connected;
    }

    public boolean isBound() {
        return bound;
    }

    public boolean isClosed() {
        return closed;
    }

    public boolean isInputShutdown() {
        return inputShut;
    }

    public boolean isOutputShutdown() {
        return outputShut;
    }

    @Override
    public String toString() {
        return !isConnected() ? "Socket[unconnected]" : "Socket[addr=" + impl.getInetAddress()
                + ",port=" + impl.getPort() + ",localport=" + impl.getLocalPort() + "]";
    }

    static SocketImplFactory factory() {
        return factory;
    }

    @Deprecated(since = "17")
    public static synchronized void setSocketImplFactory(SocketImplFactory fac)
            throws IOException {
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
