/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.FileDescriptor;
import java.io.IOException;
import java.lang.ref.Reference;
import java.util.Set;
import jdk.net.ExtendedSocketOptions;
import sun.nio.ch.NetSocket;

/** Datagram sockets of the operating system; forgotten ones are closed when collected. */
final class NetDatagramImpl extends DatagramSocketImpl {
    private static final Set<SocketOption<?>> OPTIONS = Set.of(
            StandardSocketOptions.SO_SNDBUF, StandardSocketOptions.SO_RCVBUF,
            StandardSocketOptions.SO_REUSEADDR, StandardSocketOptions.SO_REUSEPORT,
            StandardSocketOptions.SO_BROADCAST, StandardSocketOptions.IP_TOS,
            StandardSocketOptions.IP_MULTICAST_IF, StandardSocketOptions.IP_MULTICAST_TTL,
            StandardSocketOptions.IP_MULTICAST_LOOP, ExtendedSocketOptions.SO_INCOMING_NAPI_ID);

    private final Object readLock = new Object();
    private NetSocket socket;
    private volatile int timeout;
    private volatile InetSocketAddress peer;
    private volatile NetworkInterface outgoing;
    private InetAddress local = new InetSocketAddress(0).getAddress();

    @Override
    protected void create() throws SocketException {
        socket = NetSocket.open(false).ownedBy(this);
        fd = new FileDescriptor();
        socket.mark(fd);
        socket.set(SO_BROADCAST, 1);
    }

    private static SocketException asSocketException(IOException e) {
        return e instanceof SocketException ? (SocketException) e
                : new SocketException(e.getMessage());
    }

    private int port() throws SocketException {
        try {
            return socket.name(false).getPort();
        } catch (IOException e) {
            throw asSocketException(e);
        }
    }

    @Override
    protected void bind(int lport, InetAddress laddr) throws SocketException {
        socket.bind(laddr, lport);
        local = laddr;
        localPort = port();
    }

    @Override
    protected void connect(InetAddress address, int port) throws SocketException {
        try {
            InetAddress to = address.isAnyLocalAddress() ? InetAddress.getLocalHost() : address;
            socket.connect(to, port, 0);
            socket.drain();
            peer = new InetSocketAddress(to, port);
            localPort = port();
        } catch (IOException e) {
            throw asSocketException(e);
        }
    }

    /** The system forgets a port that it chose itself, the socket keeps it. */
    @Override
    protected void disconnect() {
        peer = null;
        try {
            socket.disconnect();
            if (port() == 0) {
                socket.bind(local, localPort);
            }
        } catch (SocketException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Override
    protected void send(DatagramPacket p) throws IOException {
        InetAddress to = p.getAddress();
        try {
            if (peer == null && to.isAnyLocalAddress()) {
                to = InetAddress.getLocalHost();
            }
            socket.send(p.getData(), p.getOffset(), p.getLength(), peer != null ? null : to,
                    p.getPort());
        } finally {
            Reference.reachabilityFence(this);
        }
    }

    private void receive(DatagramPacket p, boolean peek) throws IOException {
        try {
            synchronized (readLock) {
                int[] count = new int[1];
                InetSocketAddress from = socket.receive(p.getData(), p.getOffset(), p.room(),
                        timeout, peek, count);
                p.received(count[0], from);
            }
        } finally {
            Reference.reachabilityFence(this);
        }
    }

    @Override
    protected void receive(DatagramPacket p) throws IOException {
        receive(p, false);
    }

    @Override
    protected int peekData(DatagramPacket p) throws IOException {
        receive(p, true);
        return p.getPort();
    }

    /** No caller can learn an address from one that it brings. */
    @Override
    protected int peek(InetAddress i) throws IOException {
        return peekData(new DatagramPacket(new byte[1], 1));
    }

    @Override
    protected void close() {
        socket.release();
        socket.mark(fd);
    }

    /* ---- Groups ---- */

    @Override
    @Deprecated
    protected void setTTL(byte ttl) throws IOException {
        setTimeToLive(ttl & 255);
    }

    @Override
    @Deprecated
    protected byte getTTL() throws IOException {
        return (byte) getTimeToLive();
    }

    @Override
    protected void setTimeToLive(int ttl) throws IOException {
        socket.set(NetSocket.MULTICAST_TTL, ttl);
    }

    @Override
    protected int getTimeToLive() throws IOException {
        return socket.get(NetSocket.MULTICAST_TTL);
    }

    @Override
    protected void join(InetAddress inetaddr) throws IOException {
        group(inetaddr, outgoing, true);
    }

    @Override
    protected void leave(InetAddress inetaddr) throws IOException {
        group(inetaddr, outgoing, false);
    }

    @Override
    protected void joinGroup(SocketAddress mcastaddr, NetworkInterface netIf)
            throws IOException {
        group(((InetSocketAddress) mcastaddr).getAddress(), netIf, true);
    }

    @Override
    protected void leaveGroup(SocketAddress mcastaddr, NetworkInterface netIf)
            throws IOException {
        group(((InetSocketAddress) mcastaddr).getAddress(), netIf, false);
    }

    private void group(InetAddress group, NetworkInterface netif, boolean join)
            throws IOException {
        NetworkInterface n = netif != null ? netif : outgoing;
        socket.group(group, n == null ? 0 : n.getIndex(), join);
    }

    /* ---- Options ---- */

    @Override
    public void setOption(int option, Object value) throws SocketException {
        if (option == SO_TIMEOUT) {
            timeout = (Integer) value;
        } else if (option == IP_MULTICAST_IF2) {
            setOutgoing((NetworkInterface) value);
        } else {
            NetOptions.setAsBefore(socket, option, value);
        }
    }

    private void setOutgoing(NetworkInterface value) throws SocketException {
        socket.set(IP_MULTICAST_IF2, value.getIndex());
        outgoing = value;
    }

    @Override
    public Object getOption(int option) throws SocketException {
        if (option == SO_TIMEOUT) {
            return timeout;
        }
        if (option == IP_MULTICAST_IF2) {
            return outgoing;
        }
        if (option != SO_BINDADDR) {
            return NetOptions.getAsBefore(socket, option);
        }
        try {
            return socket.name(false).getAddress();
        } catch (IOException e) {
            throw asSocketException(e);
        }
    }

    @Override
    protected Set<SocketOption<?>> supportedOptions() {
        return OPTIONS;
    }

    @Override
    protected <T> void setOption(SocketOption<T> name, T value) throws IOException {
        if (name == StandardSocketOptions.IP_MULTICAST_IF && value instanceof NetworkInterface) {
            NetOptions.checkOpen(socket);
            setOutgoing((NetworkInterface) value);
        } else {
            NetOptions.set(socket, name, OPTIONS, value);
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    protected <T> T getOption(SocketOption<T> name) throws IOException {
        if (name == StandardSocketOptions.IP_MULTICAST_IF) {
            NetOptions.checkOpen(socket);
            return (T) outgoing;
        }
        return (T) NetOptions.get(socket, name, OPTIONS);
    }
}
