/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;
import java.net.SocketAddress;
import java.net.StandardProtocolFamily;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.nio.channels.MembershipKey;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;

/** Channels of packets, groups, and how sockets see them. */
public class DatagramChannels extends Whole {

    static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();
    static final InetSocketAddress ANY = new InetSocketAddress(LOOPBACK, 0);

    static ByteBuffer bytes(String s) {
        return ByteBuffer.wrap(s.getBytes());
    }

    static String string(ByteBuffer b) {
        String s = new String(b.array(), 0, b.position());
        b.clear();
        return s;
    }

    static void fresh() throws Exception {
        try (
            DatagramChannel a = DatagramChannel.open();
            DatagramChannel b = DatagramChannel.open(StandardProtocolFamily.INET)
        ) {
            t(() -> a.receive(null));
            t(() -> a.send(null, ANY));
            t(() -> a.send(bytes("x"), null));
            t(() -> a.send(bytes("x"), ANY));
            t(() -> a.send(bytes("x"), new SocketAddress() {}));
            t(() -> a.send(bytes("x"), InetSocketAddress.createUnresolved("nowhere", 1)));
            t(() -> b.send(bytes("x"), new InetSocketAddress("::1", 1)));
            t(() -> b.bind(new InetSocketAddress("::1", 0)));
            t(() -> b.connect(new InetSocketAddress(LOOPBACK, 0)));
            t(() -> b.connect(null));
            t(() -> DatagramChannel.open(null));
            t(() -> DatagramChannel.open(StandardProtocolFamily.UNIX));
            t(() -> a.receive(ByteBuffer.allocate(1).asReadOnlyBuffer()));
        }
    }

    static void packets() throws Exception {
        try (
            DatagramChannel a = DatagramChannel.open();
            DatagramChannel b = DatagramChannel.open(StandardProtocolFamily.INET)
        ) {
            p(
                a.validOps(),
                a.isConnected(),
                a.isBlocking(),
                a.getLocalAddress(),
                a.getRemoteAddress()
            );
            fresh();
            t(() -> a.read(ByteBuffer.allocate(1)));
            t(() -> a.write(ByteBuffer.allocate(1)));
            p(a.bind(ANY) == a, b.bind(ANY) == b);
            t(() -> a.bind(null));
            SocketAddress to = b.getLocalAddress();
            ByteBuffer in = ByteBuffer.allocate(10);
            p(
                a.send(bytes("one"), to),
                a.send(bytes("a long packet that is cut").asReadOnlyBuffer(), to),
                a.send(ByteBuffer.allocateDirect(2), to),
                a.send(bytes(""), to)
            );
            p(b.receive(in).equals(a.getLocalAddress()), string(in));
            p(b.receive(in) != null, string(in));
            ByteBuffer direct = ByteBuffer.allocateDirect(5);
            p(
                b.receive(direct) != null,
                direct.position(),
                b.receive(direct) != null,
                direct.position()
            );
            b.configureBlocking(false);
            p(b.receive(in));
            p(
                a.connect(to) == a,
                a.isConnected(),
                a.getRemoteAddress().equals(to),
                b.connect(a.getLocalAddress()).isConnected()
            );
            t(() -> a.connect(to));
            t(() -> a.send(bytes("x"), new InetSocketAddress(LOOPBACK, 1)));
            p(b.read(in), b.read(new ByteBuffer[] { in }));
            p(
                a.send(bytes("known"), to),
                a.write(bytes("written")),
                a.write(new ByteBuffer[] { bytes("to"), bytes("gether"), bytes("no") }, 0, 2),
                a.write(bytes(""))
            );
            try (Selector selector = Selector.open()) {
                SelectionKey key = b.register(selector, SelectionKey.OP_READ);
                p(selector.select(), key.isReadable(), selector.keys().size());
            }
            p(b.read(in), string(in), b.read(in), string(in));
            ByteBuffer part = ByteBuffer.allocate(3);
            p(
                b.read(new ByteBuffer[] { part, in }),
                string(part),
                string(in),
                b.read(in),
                b.read(in)
            );
            t(() -> b.read(ByteBuffer.allocate(1).asReadOnlyBuffer()));
            SocketAddress before = a.getLocalAddress();
            p(
                a.disconnect() == a,
                a.isConnected(),
                a.disconnect() == a,
                a.getLocalAddress().equals(before)
            );
            a.close();
            t(() -> a.receive(ByteBuffer.allocate(1)));
            t(() -> a.send(bytes("x"), to));
            t(() -> a.bind(null));
            t(() -> a.getLocalAddress());
            t(() -> a.disconnect() == a);
            b.configureBlocking(true);
            t(() -> {
                b.write(bytes("nobody"));
                b.read(in);
            });
        }
    }

    static void views() throws Exception {
        try (
            DatagramChannel channel = DatagramChannel.open();
            DatagramSocket plain = new DatagramSocket(ANY)
        ) {
            DatagramSocket s = channel.socket();
            p(
                plain.getChannel(),
                s.getChannel() == channel,
                channel.socket() == s,
                s instanceof MulticastSocket,
                s.isBound(),
                s.isConnected(),
                s.isClosed(),
                s.getLocalPort(),
                s.getPort(),
                s.getLocalSocketAddress()
            );
            s.bind(ANY);
            t(() -> s.bind(ANY));
            p(
                s.isBound(),
                s.getLocalAddress(),
                s.getLocalPort() == ((InetSocketAddress) channel.getLocalAddress()).getPort()
            );
            s.send(new DatagramPacket("hi".getBytes(), 2, plain.getLocalSocketAddress()));
            DatagramPacket in = new DatagramPacket(new byte[10], 1, 9);
            plain.receive(in);
            p(
                new String(in.getData(), in.getOffset(), in.getLength()),
                in.getSocketAddress().equals(s.getLocalSocketAddress())
            );
            plain.send(in);
            s.receive(in);
            p(in.getLength());
            s.setSoTimeout(1);
            t(() -> s.receive(in));
            s.setBroadcast(true);
            s.setReuseAddress(true);
            p(
                s.getSoTimeout(),
                s.getBroadcast(),
                channel.getOption(StandardSocketOptions.SO_BROADCAST),
                s.getReuseAddress()
            );
            s.connect(plain.getLocalSocketAddress());
            p(
                s.isConnected(),
                channel.isConnected(),
                s.getPort() == plain.getLocalPort(),
                s.getInetAddress()
            );
            s.disconnect();
            p(s.isConnected(), channel.isConnected());
            s.close();
            p(s.isClosed(), channel.isOpen());
            t(() -> s.receive(in));
        }
    }

    static void groups() throws Exception {
        NetworkInterface lo = NetworkInterface.getByInetAddress(LOOPBACK);
        InetAddress group = InetAddress.getByName("225.4.5.6");
        InetAddress source = InetAddress.getByName("127.0.0.1");
        try (
            DatagramChannel c = DatagramChannel.open(StandardProtocolFamily.INET).bind(
                new InetSocketAddress(0)
            )
        ) {
            t(() -> c.join(null, lo));
            t(() -> c.join(group, null));
            t(() -> c.join(LOOPBACK, lo));
            t(() -> c.join(InetAddress.getByName("ff02::1"), lo));
            t(() -> c.join(group, lo, null));
            t(() -> c.join(group, lo, group));
            t(() -> c.join(group, lo, InetAddress.getByName("0.0.0.0")));
            t(() -> c.join(group, lo, InetAddress.getByName("::1")));
            MembershipKey key = c.join(group, lo);
            p(
                key,
                key.isValid(),
                c.join(group, lo) == key,
                key.channel() == c,
                key.group(),
                key.networkInterface().equals(lo),
                key.sourceAddress()
            );
            t(() -> c.join(group, lo, source));
            p(key.block(source) == key, key.block(source) == key, key.unblock(source) == key);
            t(() -> key.unblock(source));
            t(() -> key.block(group));
            key.drop();
            key.drop();
            p(key.isValid(), key);
            t(() -> key.block(source));
            MembershipKey one = c.join(group, lo, source);
            p(one, one.sourceAddress(), c.join(group, lo, source) == one);
            t(() -> one.block(source));
            t(() -> c.join(group, lo));
            one.drop();
            c.setOption(StandardSocketOptions.IP_MULTICAST_IF, lo);
            c.setOption(StandardSocketOptions.IP_MULTICAST_TTL, 0);
            p(
                c.getOption(StandardSocketOptions.IP_MULTICAST_IF).equals(lo),
                c.getOption(StandardSocketOptions.IP_MULTICAST_TTL),
                c.getOption(StandardSocketOptions.IP_MULTICAST_LOOP)
            );
            t(() -> c.setOption(StandardSocketOptions.IP_MULTICAST_IF, null));
            t(() -> c.setOption(StandardSocketOptions.TCP_NODELAY, true));
            MembershipKey again = c.join(group, lo);
            c.send(
                bytes("to all"),
                new InetSocketAddress(group, ((InetSocketAddress) c.getLocalAddress()).getPort())
            );
            ByteBuffer in = ByteBuffer.allocate(10);
            c.receive(in);
            p(string(in));
            c.close();
            p(again.isValid());
        }
    }

    public static void main(String[] args) throws Exception {
        packets();
        views();
        groups();
    }
}
