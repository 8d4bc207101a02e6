/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.IOException;
import java.util.Objects;

/** A datagram socket that hears groups, and whose port others may hear as well. */
public class MulticastSocket extends DatagramSocket {
    private volatile InetAddress outgoing;

    MulticastSocket(DatagramSocketImpl impl) {
        super(impl);
    }

    public MulticastSocket() throws IOException {
        this(new InetSocketAddress(0));
    }

    public MulticastSocket(int port) throws IOException {
        this(new InetSocketAddress(port));
    }

    public MulticastSocket(SocketAddress bindaddr) throws IOException {
        super(bindaddr, true);
    }

    @Deprecated
    public void setTTL(byte ttl) throws IOException {
        setTimeToLive(ttl & 255);
    }

    public void setTimeToLive(int ttl) throws IOException {
        if (ttl < 0 || ttl > 255) {
            throw new IllegalArgumentException("Invalid TTL/hop value");
        }
        open().setTimeToLive(ttl);
    }

    @Deprecated
    public byte getTTL() throws IOException {
        return (byte) getTimeToLive();
    }

    public int getTimeToLive() throws IOException {
        return open().getTimeToLive();
    }

    @Deprecated(since = "14")
    public void joinGroup(InetAddress mcastaddr) throws IOException {
        InetAddress group = group(new InetSocketAddress(Objects.requireNonNull(mcastaddr), 0));
        open().join(group);
    }

    @Deprecated(since = "14")
    public void leaveGroup(InetAddress mcastaddr) throws IOException {
        InetAddress group = group(new InetSocketAddress(Objects.requireNonNull(mcastaddr), 0));
        open().leave(group);
    }

    @Override
    public void joinGroup(SocketAddress mcastaddr, NetworkInterface netIf) throws IOException {
        super.joinGroup(mcastaddr, netIf);
    }

    @Override
    public void leaveGroup(SocketAddress mcastaddr, NetworkInterface netIf) throws IOException {
        super.leaveGroup(mcastaddr, netIf);
    }

    @Deprecated(since = "14")
    public void setInterface(InetAddress inf) throws SocketException {
        if (inf == null) {
            throw new SocketException("Invalid value 'null'");
        }
        NetworkInterface netif = NetworkInterface.getByInetAddress(inf);
        if (netif == null) {
            throw new SocketException("No network interface with address " + inf.getHostAddress());
        }
        setNetworkInterface(netif);
        outgoing = inf;
    }

    @Deprecated(since = "14")
    public InetAddress getInterface() throws SocketException {
        NetworkInterface netif = outgoingInterface();
        if (netif == null) {
            return new InetSocketAddress(0).getAddress();
        }
        InetAddress chosen = outgoing;
        return chosen != null ? chosen : netif.getInetAddresses().nextElement();
    }

    private NetworkInterface outgoingInterface() throws SocketException {
        return (NetworkInterface) open().getOption(SocketOptions.IP_MULTICAST_IF2);
    }

    public void setNetworkInterface(NetworkInterface netIf) throws SocketException {
        if (netIf == null) {
            throw new IllegalArgumentException("Invalid value 'null'");
        }
        outgoing = null;
        open().setOption(SocketOptions.IP_MULTICAST_IF2, netIf);
    }

    /** The one that stands for none has only the address of any. */
    public NetworkInterface getNetworkInterface() throws SocketException {
        NetworkInterface netif = outgoingInterface();
        return netif != null ? netif : NetworkInterface.none();
    }

    @Deprecated(since = "14")
    public void setLoopbackMode(boolean disable) throws SocketException {
        open().setOption(SocketOptions.IP_MULTICAST_LOOP, disable);
    }

    @Deprecated(since = "14")
    public boolean getLoopbackMode() throws SocketException {
        return (Boolean) open().getOption(SocketOptions.IP_MULTICAST_LOOP);
    }

    @Deprecated
    public void send(DatagramPacket p, byte ttl) throws IOException {
        int before = getTimeToLive();
        setTimeToLive(ttl & 255);
        try {
            send(p);
        } finally {
            setTimeToLive(before);
        }
    }
}
