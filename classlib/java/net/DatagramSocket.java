/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.DatagramChannel;
import java.nio.channels.UnsupportedAddressTypeException;
import java.util.Objects;
import java.util.Set;

/** Sends and receives packets. */
public class DatagramSocket implements Closeable {
    private static volatile DatagramSocketImplFactory factory;

    private final DatagramSocketImpl impl;
    private volatile boolean bound;
    private volatile boolean closed;
    private volatile InetAddress peer;
    private volatile int peerPort = -1;

    /* ---- Making ---- */

    public DatagramSocket() throws SocketException {
        this(new InetSocketAddress(0));
    }

    protected DatagramSocket(DatagramSocketImpl impl) {
        this.impl = Objects.requireNonNull(impl);
        try {
            impl.create();
        } catch (SocketException e) {
            throw new UncheckedIOException(e);
        }
    }

    public DatagramSocket(SocketAddress bindaddr) throws SocketException {
        this(bindaddr, false);
    }

    DatagramSocket(SocketAddress bindaddr, boolean shared) throws SocketException {
        if (bindaddr != null && !(bindaddr instanceof InetSocketAddress)) {
            throw new UnsupportedAddressTypeException();
        }
        DatagramSocketImplFactory f = factory;
        impl = f != null ? f.createDatagramSocketImpl() : new NetDatagramImpl();
        impl.create();
        try {
            if (shared) {
                setReuseAddress(true);
            }
            if (bindaddr != null) {
                bind(bindaddr);
            }
            if (f != null) {
                setBroadcast(true);
            }
        } catch (SocketException | RuntimeException e) {
            close();
            throw e;
        }
    }

    public DatagramSocket(int port) throws SocketException {
        this(port, null);
    }

    public DatagramSocket(int port, InetAddress laddr) throws SocketException {
        this(new InetSocketAddress(laddr, port));
    }

    DatagramSocketImpl open() throws SocketException {
        if (isClosed()) {
            throw new SocketException("Socket is closed");
        }
        return impl;
    }

    public synchronized void bind(SocketAddress addr) throws SocketException {
        DatagramSocketImpl i = open();
        if (isBound()) {
            throw new SocketException("Already bound");
        }
        SocketAddress a = addr == null ? new InetSocketAddress(0) : addr;
        if (!(a instanceof InetSocketAddress)) {
            throw new UnsupportedAddressTypeException();
        }
        InetSocketAddress local = (InetSocketAddress) a;
        if (local.isUnresolved()) {
            throw new SocketException("Unresolved address");
        }
        SecurityManager security = System.getSecurityManager();
        if (security != null) {
            security.checkListen(local.getPort());
        }
        i.bind(local.getPort(), local.getAddress());
        bound = true;
    }

    private void bindAny() throws SocketException {
        synchronized (this) {
            if (!isBound()) {
                bind(null);
            }
        }
    }

    /* ---- Connecting ---- */

    public void connect(InetAddress address, int port) {
        if (address == null) {
            throw new IllegalArgumentException("Address can't be null");
        }
        try {
            connect(new InetSocketAddress(address, port));
        } catch (SocketException e) {
            throw new UncheckedIOException(e);
        }
    }

    public void connect(SocketAddress addr) throws SocketException {
        if (addr == null) {
            throw new IllegalArgumentException("Address can't be null");
        }
        if (!(addr instanceof InetSocketAddress)) {
            throw new UnsupportedAddressTypeException();
        }
        InetSocketAddress a = (InetSocketAddress) addr;
        if (a.isUnresolved()) {
            throw new SocketException("Unresolved address");
        }
        InetAddress host = a.getAddress();
        SecurityManager security = System.getSecurityManager();
        if (security != null && host.isMulticastAddress()) {
            security.checkMulticast(host);
        } else if (security != null) {
            security.checkConnect(host.getHostAddress(), a.getPort());
            security.checkAccept(host.getHostAddress(), a.getPort());
        }
        synchronized (this) {
            if (isClosed()) {
                return;
            }
            bindAny();
            impl.connect(host, a.getPort());
            peer = host;
            peerPort = a.getPort();
        }
    }

    public synchronized void disconnect() {
        if (isClosed() || !isConnected()) {
            return;
        }
        impl.disconnect();
        peer = null;
        peerPort = -1;
    }

    /** A socket that was not made by a channel has none. */
    public DatagramChannel getChannel() {
        return null;
    }

    /* ---- Where ---- */

    public boolean isBound() {
        return bound;
    }

    public boolean isConnected() {
        return peer != null;
    }

    public InetAddress getInetAddress() {
        return peer;
    }

    public int getPort() {
        return peerPort;
    }

    public SocketAddress getRemoteSocketAddress() {
        InetAddress a = getInetAddress();
        return a != null ? new InetSocketAddress(a, getPort()) : null;
    }

    public SocketAddress getLocalSocketAddress() {
        return isClosed() || !isBound() ? null
                : new InetSocketAddress(getLocalAddress(), getLocalPort());
    }

    public InetAddress getLocalAddress() {
        if (isClosed()) {
            return null;
        }
        InetAddress any = new InetSocketAddress(0).getAddress();
        if (!isBound()) {
            return any;
        }
        try {
            InetAddress a = (InetAddress) impl.getOption(SocketOptions.SO_BINDADDR);
            SecurityManager security = System.getSecurityManager();
            if (security != null) {
                security.checkConnect(a.getHostAddress(), -1);
            }
            return a;
        } catch (SocketException | SecurityException e) {
            return any;
        }
    }

    public int getLocalPort() {
        return isClosed() ? -1 : isBound() ? impl.getLocalPort() : 0;
    }

    /* ---- Packets ---- */

    private void check() throws SocketException {
        if (isClosed()) {
            throw new SocketException("Socket closed");
        }
    }

    public void send(DatagramPacket p) throws IOException {
        InetAddress to = getInetAddress();
        synchronized (p) {
            check();
            if (to != null && p.getAddress() == null) {
                p.setAddress(to);
                p.setPort(getPort());
            } else if (to != null && !(to.equals(p.getAddress()) && p.getPort() == getPort())) {
                throw new IllegalArgumentException("Connected and packet address differ");
            } else if (p.getAddress() == null) {
                throw new IllegalArgumentException("Address not set");
            }
            if (p.getPort() == 0) {
                throw new SocketException("Can't send to port 0");
            }
            checkSend(p.getAddress(), p.getPort());
            bindAny();
            impl.send(p);
        }
    }

    private static void checkSend(InetAddress to, int port) {
        SecurityManager security = System.getSecurityManager();
        if (security != null && to.isMulticastAddress()) {
            security.checkMulticast(to);
        } else if (security != null) {
            security.checkConnect(to.getHostAddress(), port);
        }
    }

    /** Packets of whom the security manager does not accept are dropped. */
    public void receive(DatagramPacket p) throws IOException {
        synchronized (p) {
            check();
            bindAny();
            SecurityManager security = System.getSecurityManager();
            while (true) {
                impl.receive(p);
                if (security == null || isConnected()) {
                    return;
                }
                try {
                    security.checkAccept(p.getAddress().getHostAddress(), p.getPort());
                    return;
                } catch (SecurityException e) {
                    continue;
                }
            }
        }
    }

    /* ---- Options ---- */

    private int number(int option) throws SocketException {
        return NetOptions.number(open(), option);
    }

    public void setSoTimeout(int timeout) throws SocketException {
        NetOptions.setTimeout(open(), timeout, "timeout < 0");
    }

    public int getSoTimeout() throws SocketException {
        return number(SocketOptions.SO_TIMEOUT);
    }

    public void setSendBufferSize(int size) throws SocketException {
        NetOptions.checkSize(size, "Invalid send size");
        open().setOption(SocketOptions.SO_SNDBUF, size);
    }

    public int getSendBufferSize() throws SocketException {
        return number(SocketOptions.SO_SNDBUF);
    }

    public void setReceiveBufferSize(int size) throws SocketException {
        NetOptions.checkSize(size, "Invalid receive size");
        open().setOption(SocketOptions.SO_RCVBUF, size);
    }

    public int getReceiveBufferSize() throws SocketException {
        return number(SocketOptions.SO_RCVBUF);
    }

    public void setReuseAddress(boolean on) throws SocketException {
        open().setOption(SocketOptions.SO_REUSEADDR, on);
    }

    public boolean getReuseAddress() throws SocketException {
        return (Boolean) open().getOption(SocketOptions.SO_REUSEADDR);
    }

    public void setBroadcast(boolean on) throws SocketException {
        open().setOption(SocketOptions.SO_BROADCAST, on);
    }

    public boolean getBroadcast() throws SocketException {
        return (Boolean) open().getOption(SocketOptions.SO_BROADCAST);
    }

    public void setTrafficClass(int tc) throws SocketException {
        DatagramSocketImpl i = open();
        if (tc < 0 || tc > 255) {
            throw new IllegalArgumentException("Invalid IP_TOS value");
        }
        i.setOption(SocketOptions.IP_TOS, tc);
    }

    public int getTrafficClass() throws SocketException {
        return number(SocketOptions.IP_TOS);
    }

    public <T> DatagramSocket setOption(SocketOption<T> name, T value) throws IOException {
        Objects.requireNonNull(name);
        impl.setOption(name, value);
        return this;
    }

    public <T> T getOption(SocketOption<T> name) throws IOException {
        Objects.requireNonNull(name);
        return impl.getOption(name);
    }

    public Set<SocketOption<?>> supportedOptions() {
        return impl.supportedOptions();
    }

    /* ---- Groups ---- */

    static InetAddress group(SocketAddress mcastaddr) throws IOException {
        if (!(mcastaddr instanceof InetSocketAddress)) {
            throw new IllegalArgumentException("Unsupported address type");
        }
        InetSocketAddress a = (InetSocketAddress) mcastaddr;
        if (a.isUnresolved()) {
            throw new IllegalArgumentException("Unresolved address");
        }
        InetAddress g = a.getAddress();
        if (!g.isMulticastAddress()) {
            throw new SocketException("Not a multicast address");
        }
        SecurityManager security = System.getSecurityManager();
        if (security != null) {
            security.checkMulticast(g);
        }
        return g;
    }

    public void joinGroup(SocketAddress mcastaddr, NetworkInterface netIf) throws IOException {
        group(mcastaddr);
        open().joinGroup(mcastaddr, netIf);
    }

    public void leaveGroup(SocketAddress mcastaddr, NetworkInterface netIf) throws IOException {
        group(mcastaddr);
        open().leaveGroup(mcastaddr, netIf);
    }

    /* ---- Closing ---- */

    @Override
    public void close() {
        synchronized (impl) {
            if (closed) {
                return;
            }
            closed = true;
        }
        impl.close();
    }

    public boolean isClosed() {
        return closed;
    }

    @Deprecated(since = "17")
    public static synchronized void setDatagramSocketImplFactory(DatagramSocketImplFactory fac)
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
