/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;
import java.net.SocketAddress;
import java.net.StandardSocketOptions;
import java.util.Arrays;

/** Packets: what fits, who may send when connected, what closed and unbound sockets say. */
@SuppressWarnings("deprecation")
public class Datagrams extends Whole {

    static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();

    static void packets() {
        DatagramPacket d = new DatagramPacket(new byte[10], 2, 5);
        p(d.getOffset(), d.getLength(), d.getAddress(), d.getPort(), d.getData().length);
        t(() -> d.getSocketAddress());
        t(() -> d.setLength(9));
        t(() -> d.setLength(-1));
        t(() -> d.setLength(8));
        t(() -> d.setData(null));
        t(() -> d.setData(new byte[3], 1, 3));
        t(() -> d.setData(new byte[3], -1, 3));
        t(() -> d.setData(new byte[3], 1, Integer.MAX_VALUE));
        t(() -> d.setData(new byte[3]));
        t(() -> d.setPort(-1));
        t(() -> d.setPort(65536));
        t(() -> d.setPort(7));
        t(() -> d.setAddress(LOOPBACK));
        t(() -> d.getSocketAddress());
        t(() -> d.setSocketAddress(null));
        t(() -> d.setSocketAddress(InetSocketAddress.createUnresolved("nowhere", 1)));
        t(() -> new DatagramPacket(new byte[1], 2));
        t(() -> new DatagramPacket(null, 0));
        t(() -> new DatagramPacket(new byte[1], 1, LOOPBACK, 70000));
        t(() -> new DatagramPacket(new byte[1], 0, 1, (SocketAddress) null));
        t(() ->
            new DatagramPacket(
                new byte[1],
                1,
                new InetSocketAddress(LOOPBACK, 9)
            ).getSocketAddress()
        );
        t(() -> new DatagramPacket(new byte[1], 0, 1, LOOPBACK, 9).getSocketAddress());
    }

    static String plain(Object o, int... ports) {
        String s = String.valueOf(o);
        for (int i = 0; i < ports.length; i++) s = s.replace("" + ports[i], "PORT" + i);
        return s;
    }

    static void state(DatagramSocket s, int... ports) {
        p(s.isBound(), s.isConnected(), s.isClosed());
        p(
            plain(
                s.getInetAddress() +
                    " " +
                    s.getPort() +
                    " " +
                    s.getRemoteSocketAddress() +
                    " " +
                    s.getLocalPort() +
                    " " +
                    s.getLocalAddress() +
                    " " +
                    s.getLocalSocketAddress(),
                ports
            )
        );
    }

    static void options(DatagramSocket s) {
        t(() -> s.getSoTimeout());
        t(() -> s.setSoTimeout(-1));
        t(() -> s.setSoTimeout(5));
        t(() -> s.getSoTimeout());
        t(() -> s.setSendBufferSize(0));
        t(() -> s.setSendBufferSize(7000));
        t(() -> s.getSendBufferSize());
        t(() -> s.setReceiveBufferSize(-1));
        t(() -> s.setReceiveBufferSize(8000));
        t(() -> s.getReceiveBufferSize());
        t(() -> s.getReuseAddress());
        t(() -> s.setReuseAddress(true));
        t(() -> s.getReuseAddress());
        t(() -> s.getBroadcast());
        t(() -> s.setBroadcast(false));
        t(() -> s.getBroadcast());
        t(() -> s.setTrafficClass(300));
        t(() -> s.setTrafficClass(8));
        t(() -> s.getTrafficClass());
        t(() ->
            s
                .setOption(StandardSocketOptions.SO_SNDBUF, 9000)
                .getOption(StandardSocketOptions.SO_SNDBUF)
        );
        t(() -> s.setOption(StandardSocketOptions.IP_MULTICAST_TTL, 3) == s);
        t(() -> s.getOption(StandardSocketOptions.IP_MULTICAST_TTL));
        t(() -> s.setOption(StandardSocketOptions.IP_MULTICAST_TTL, 256));
        t(() -> s.getOption(StandardSocketOptions.IP_MULTICAST_LOOP));
        t(() -> s.getOption(StandardSocketOptions.IP_MULTICAST_IF));
        t(() -> s.setOption(StandardSocketOptions.IP_MULTICAST_IF, null));
        t(() -> s.getOption(StandardSocketOptions.TCP_NODELAY));
        t(() -> s.setOption(StandardSocketOptions.SO_KEEPALIVE, true));
        t(() -> s.getOption(null));
        t(() -> s.supportedOptions().contains(StandardSocketOptions.SO_BROADCAST));
    }

    static void unbound() throws IOException {
        DatagramSocket s = new DatagramSocket(null);
        state(s);
        options(s);
        t(() -> s.bind(new SocketAddress() {}));
        t(() -> s.bind(InetSocketAddress.createUnresolved("nowhere", 0)));
        t(() -> s.connect((SocketAddress) null));
        t(() -> s.connect(null, 1));
        t(() -> s.connect(LOOPBACK, -1));
        t(() -> s.connect(new SocketAddress() {}));
        t(() -> s.connect(InetSocketAddress.createUnresolved("nowhere", 0)));
        t(() -> s.bind(new InetSocketAddress(LOOPBACK, 0)));
        state(s, s.getLocalPort());
        t(() -> s.bind(null));
        t(() -> new DatagramSocket(s.getLocalPort(), LOOPBACK));
        t(() -> new DatagramSocket(70000));
        t(() -> new DatagramSocket(new SocketAddress() {}));
        t(() -> s.send(new DatagramPacket(new byte[1], 1)));
        t(() -> s.send(new DatagramPacket(new byte[1], 1, LOOPBACK, 0)));
        t(() -> s.send(new DatagramPacket(new byte[70000], 70000, LOOPBACK, s.getLocalPort())));
        t(() -> s.send(null));
        t(() -> s.receive(new DatagramPacket(new byte[1], 1)));
        t(() -> s.joinGroup(new InetSocketAddress(LOOPBACK, 0), null));
        t(() -> s.joinGroup(null, null));
        t(() -> s.joinGroup(InetSocketAddress.createUnresolved("nowhere", 0), null));
        t(() -> s.close());
        t(() -> s.close());
        state(s);
        options(s);
        t(() -> s.bind(null));
        t(() -> s.connect(LOOPBACK, 1));
        t(() -> s.connect(new InetSocketAddress(LOOPBACK, 1)));
        t(() -> s.disconnect());
        t(() -> s.send(new DatagramPacket(new byte[1], 1, LOOPBACK, 1)));
        t(() -> s.receive(new DatagramPacket(new byte[1], 1)));
        t(() -> s.joinGroup(new InetSocketAddress("224.0.0.9", 0), null));
    }

    static void show(DatagramPacket d, DatagramSocket from) {
        p(
            d.getOffset(),
            d.getLength(),
            Arrays.toString(d.getData()),
            d.getAddress(),
            d.getPort() == from.getLocalPort()
        );
    }

    static void exchange() throws IOException {
        try (
            DatagramSocket a = new DatagramSocket(0, LOOPBACK);
            DatagramSocket b = new DatagramSocket(0, LOOPBACK);
            DatagramSocket c = new DatagramSocket(0, LOOPBACK)
        ) {
            SocketAddress toA = a.getLocalSocketAddress();
            b.send(new DatagramPacket(new byte[] { 1, 2, 3, 4, 5, 6 }, 1, 4, toA));
            b.send(new DatagramPacket(new byte[] { 1, 2, 3, 4, 5, 6 }, 6, toA));
            b.send(new DatagramPacket(new byte[0], 0, toA));
            b.send(new DatagramPacket(new byte[] { 9 }, 1, toA));
            DatagramPacket d = new DatagramPacket(new byte[8], 2, 4);
            for (int i = 0; i < 4; i++) {
                a.receive(d);
                show(d, b);
            }
            byte[] large = new byte[40000];
            for (int i = 0; i < large.length; i++) large[i] = (byte) (i * 31);
            b.send(new DatagramPacket(large, large.length, toA));
            DatagramPacket all = new DatagramPacket(new byte[50000], 50000);
            a.receive(all);
            p(all.getLength(), Arrays.equals(large, Arrays.copyOf(all.getData(), 40000)));
            /* What came before the connection is forgotten, of others nothing comes. */
            c.send(new DatagramPacket(new byte[] { 1 }, 1, toA));
            a.connect(b.getLocalSocketAddress());
            state(a, a.getLocalPort(), b.getLocalPort());
            c.send(new DatagramPacket(new byte[] { 2 }, 1, toA));
            b.send(new DatagramPacket(new byte[] { 3 }, 1, toA));
            a.receive(d);
            show(d, b);
            a.setSoTimeout(1);
            t(() -> a.receive(d));
            t(() -> a.send(new DatagramPacket(new byte[1], 1, c.getLocalSocketAddress())));
            DatagramPacket open = new DatagramPacket(new byte[] { 4 }, 1);
            a.send(open);
            p(open.getAddress(), open.getPort() == b.getLocalPort());
            b.receive(d);
            show(d, a);
            a.disconnect();
            state(a, a.getLocalPort());
            c.send(new DatagramPacket(new byte[] { 5 }, 1, toA));
            a.setSoTimeout(0);
            a.receive(d);
            show(d, c);
            a.disconnect();
        }
    }

    static void unreachable() throws IOException {
        DatagramSocket gone = new DatagramSocket(0, LOOPBACK);
        SocketAddress nobody = gone.getLocalSocketAddress();
        try (DatagramSocket s = new DatagramSocket(0, LOOPBACK)) {
            gone.close();
            s.connect(nobody);
            s.send(new DatagramPacket(new byte[1], 1));
            t(() -> s.receive(new DatagramPacket(new byte[1], 1)));
        }
    }

    static void multicast() throws IOException {
        try (MulticastSocket m = new MulticastSocket(0)) {
            p(m.isBound(), m.getReuseAddress(), m.getTimeToLive(), m.getTTL(), m.getLoopbackMode());
            t(() -> m.setTimeToLive(-1));
            t(() -> m.setTimeToLive(256));
            t(() -> m.setTimeToLive(200));
            t(() -> m.getTTL());
            t(() -> m.setTTL((byte) 2));
            t(() -> m.getTimeToLive());
            t(() -> m.setLoopbackMode(true));
            t(() -> m.getOption(StandardSocketOptions.IP_MULTICAST_LOOP));
            t(() -> m.joinGroup(LOOPBACK));
            t(() -> m.leaveGroup(LOOPBACK));
            t(() -> m.getInterface());
            t(() -> m.setInterface(LOOPBACK));
            t(() -> m.getInterface());
            t(() ->
                m.getNetworkInterface().equals(java.net.NetworkInterface.getByInetAddress(LOOPBACK))
            );
            t(() -> m.leaveGroup(InetAddress.getByName("230.1.2.3")));
            t(() -> m.joinGroup(new InetSocketAddress("230.1.2.3", 0), m.getNetworkInterface()));
            t(() -> m.joinGroup(new InetSocketAddress("230.1.2.3", 0), m.getNetworkInterface()));
            t(() -> m.leaveGroup(new InetSocketAddress("230.1.2.3", 0), m.getNetworkInterface()));
        }
    }

    public static void main(String[] args) throws IOException {
        packets();
        unbound();
        exchange();
        unreachable();
        multicast();
    }
}
