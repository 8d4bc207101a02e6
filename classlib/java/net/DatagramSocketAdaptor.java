/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.nio.channels.MembershipKey;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import sun.nio.ch.DatagramChannelImpl;
import sun.nio.ch.NetSocket;

/** A channel of packets, seen as a socket. */
final class DatagramSocketAdaptor extends MulticastSocket {
    private final DatagramChannelImpl channel;

    DatagramSocketAdaptor(DatagramChannelImpl channel) {
        super(new Impl(channel));
        this.channel = channel;
    }

    @Override
    public DatagramChannel getChannel() {
        return channel;
    }

    @Override
    public boolean isBound() {
        return channel.localAddress() != null;
    }

    @Override
    public boolean isConnected() {
        return channel.remoteAddress() != null;
    }

    @Override
    public boolean isClosed() {
        return !channel.isOpen();
    }

    @Override
    public InetAddress getInetAddress() {
        InetSocketAddress a = channel.remoteAddress();
        return a == null ? null : a.getAddress();
    }

    @Override
    public int getPort() {
        InetSocketAddress a = channel.remoteAddress();
        return a == null ? -1 : a.getPort();
    }

    /** Does the socket's work by its channel. */
    private static final class Impl extends DatagramSocketImpl {
        private final DatagramChannelImpl channel;
        private volatile int timeout;
        private final Map<String, MembershipKey> keys = new HashMap<>();

        Impl(DatagramChannelImpl channel) {
            this.channel = channel;
        }

        @Override
        protected void create() {
        }

        @Override
        protected void bind(int port, InetAddress address) throws SocketException {
            try {
                channel.bind(new InetSocketAddress(address, port));
            } catch (Exception e) {
                throw ChannelTexts.socket(e);
            }
        }

        @Override
        protected void connect(InetAddress address, int port) throws SocketException {
            try {
                channel.connect(new InetSocketAddress(address, port), false);
            } catch (Exception e) {
                throw ChannelTexts.socket(e);
            }
        }

        @Override
        protected void disconnect() {
            try {
                channel.disconnect();
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        }

        @Override
        protected int getLocalPort() {
            InetSocketAddress a = channel.localAddress();
            return a == null ? 0 : a.getPort();
        }

        @Override
        protected void send(DatagramPacket p) throws IOException {
            try {
                channel.blockingSend(ByteBuffer.wrap(p.getData(), p.getOffset(), p.getLength()),
                        p.getSocketAddress());
            } catch (Exception e) {
                throw ChannelTexts.io(e);
            }
        }

        @Override
        protected void receive(DatagramPacket p) throws IOException {
            try {
                ByteBuffer room = ByteBuffer.wrap(p.getData(), p.getOffset(), p.room());
                InetSocketAddress from = channel.blockingReceive(room, timeout);
                p.received(room.position() - p.getOffset(), from);
            } catch (Exception e) {
                throw ChannelTexts.io(e);
            }
        }

        @Override
        protected int peek(InetAddress i) throws IOException {
            throw new SocketException("Not supported");
        }

        @Override
        protected int peekData(DatagramPacket p) throws IOException {
            throw new SocketException("Not supported");
        }

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
            channel.descriptor().set(NetSocket.MULTICAST_TTL, ttl);
        }

        @Override
        protected int getTimeToLive() throws IOException {
            return channel.descriptor().get(NetSocket.MULTICAST_TTL);
        }

        @Override
        protected void join(InetAddress group) throws IOException {
            try {
                joinGroup(new InetSocketAddress(group, 0), null);
            } catch (IllegalArgumentException e) {
                throw (SocketException) new SocketException("joinGroup failed").initCause(e);
            }
        }

        @Override
        protected void leave(InetAddress group) throws IOException {
            leaveGroup(new InetSocketAddress(group, 0), null);
        }

        /* The channel does not mind joining twice, the socket does. */
        @Override
        protected void joinGroup(SocketAddress address, NetworkInterface netIf)
                throws IOException {
            InetAddress group = ((InetSocketAddress) address).getAddress();
            NetworkInterface netif = netif(netIf);
            synchronized (keys) {
                MembershipKey key = keys.get(group + " " + netif.getName());
                if (key != null && key.isValid()) {
                    throw new SocketException("Already a member of group");
                }
                keys.put(group + " " + netif.getName(), channel.join(group, netif));
            }
        }

        @Override
        protected void leaveGroup(SocketAddress address, NetworkInterface netIf)
                throws IOException {
            InetAddress group = ((InetSocketAddress) address).getAddress();
            synchronized (keys) {
                MembershipKey key = keys.remove(group + " " + netif(netIf).getName());
                if (key == null || !key.isValid()) {
                    throw new SocketException("Not a member of group");
                }
                key.drop();
            }
        }

        /** Without one, the one that packets to groups leave by, or that which leads elsewhere. */
        private NetworkInterface netif(NetworkInterface given) throws IOException {
            NetworkInterface found = given != null ? given
                    : channel.getOption(StandardSocketOptions.IP_MULTICAST_IF);
            return found != null ? found : NetworkInterface.networkInterfaces()
                    .filter(n -> !n.getName().equals("lo")).findFirst()
                    .orElseGet(NetworkInterface::none);
        }

        @Override
        protected void close() {
            try {
                channel.close();
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        }

        @Override
        public void setOption(int option, Object value) throws SocketException {
            if (option == SO_TIMEOUT) {
                timeout = (Integer) value;
            } else if (option == IP_MULTICAST_IF2) {
                try {
                    channel.setOption(StandardSocketOptions.IP_MULTICAST_IF,
                            (NetworkInterface) value);
                } catch (Exception e) {
                    throw ChannelTexts.socket(e);
                }
            } else {
                NetOptions.setAsBefore(channel.descriptor(), option, value);
            }
        }

        @Override
        public Object getOption(int option) throws SocketException {
            if (option == IP_MULTICAST_IF2) {
                try {
                    return channel.getOption(StandardSocketOptions.IP_MULTICAST_IF);
                } catch (Exception e) {
                    throw ChannelTexts.socket(e);
                }
            }
            return option == SO_TIMEOUT ? timeout
                    : option == SO_BINDADDR ? channel.localAddress().getAddress()
                    : NetOptions.getAsBefore(channel.descriptor(), option);
        }

        @Override
        protected <T> void setOption(SocketOption<T> name, T value) throws IOException {
            channel.setOption(name, value);
        }

        @Override
        protected <T> T getOption(SocketOption<T> name) throws IOException {
            return channel.getOption(name);
        }

        @Override
        protected Set<SocketOption<?>> supportedOptions() {
            return channel.supportedOptions();
        }
    }
}
