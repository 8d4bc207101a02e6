/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.net.StandardProtocolFamily;
import java.net.StandardSocketOptions;
import java.util.Set;
import java.util.TreeSet;

/**
 * What sockets say in every state: before they are bound, bound, connected, half closed, closed.
 */
@SuppressWarnings({ "deprecation", "resource" })
public class SocketTexts extends Whole {

    static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();

    /** Ports are the system's choice. */
    static String plain(Object o, int... ports) {
        String s = String.valueOf(o);
        for (int i = 0; i < ports.length; i++) s = s.replace("" + ports[i], "PORT" + i);
        return s;
    }

    static void where(Socket s, int... ports) {
        p(s.isBound(), s.isConnected(), s.isClosed(), s.isInputShutdown(), s.isOutputShutdown());
        p(
            plain(
                s +
                    " " +
                    s.getInetAddress() +
                    " " +
                    s.getLocalAddress() +
                    " " +
                    s.getPort() +
                    " " +
                    s.getLocalPort() +
                    " " +
                    s.getRemoteSocketAddress() +
                    " " +
                    s.getLocalSocketAddress(),
                ports
            )
        );
    }

    static void where(ServerSocket s) {
        p(s.isBound(), s.isClosed());
        p(
            plain(
                s +
                    " " +
                    s.getInetAddress() +
                    " " +
                    s.getLocalPort() +
                    " " +
                    s.getLocalSocketAddress(),
                s.getLocalPort() > 0 ? s.getLocalPort() : 65536
            )
        );
    }

    static Set<String> names(Set<SocketOption<?>> options) {
        Set<SocketOption<?>> standard = Set.of(
            StandardSocketOptions.SO_SNDBUF,
            StandardSocketOptions.SO_RCVBUF,
            StandardSocketOptions.SO_KEEPALIVE,
            StandardSocketOptions.SO_REUSEADDR,
            StandardSocketOptions.SO_REUSEPORT,
            StandardSocketOptions.SO_LINGER,
            StandardSocketOptions.IP_TOS,
            StandardSocketOptions.TCP_NODELAY,
            StandardSocketOptions.SO_BROADCAST
        );
        Set<String> names = new TreeSet<>();
        for (SocketOption<?> o : options)
            if (standard.contains(o)) names.add(o.name() + ":" + o.type().getSimpleName());
        return names;
    }

    static void options(Socket s) throws IOException {
        t(() -> s.getTcpNoDelay());
        t(() -> s.getSoLinger());
        t(() -> s.getOOBInline());
        t(() -> s.getSoTimeout());
        t(() -> s.getSendBufferSize() > 0);
        t(() -> s.getReceiveBufferSize() > 0);
        t(() -> s.getKeepAlive());
        t(() -> s.getTrafficClass());
        t(() -> s.getReuseAddress());
    }

    static void setOptions(Socket s) throws IOException {
        t(() -> s.setTcpNoDelay(true));
        t(() -> s.setSoLinger(true, 70000));
        t(() -> s.setSoLinger(true, -1));
        t(() -> s.setOOBInline(true));
        t(() -> s.setSoTimeout(1234));
        t(() -> s.setSoTimeout(-1));
        t(() -> s.setSendBufferSize(20000));
        t(() -> s.setSendBufferSize(0));
        t(() -> s.setReceiveBufferSize(30000));
        t(() -> s.setReceiveBufferSize(-1));
        t(() -> s.setKeepAlive(true));
        t(() -> s.setTrafficClass(16));
        t(() -> s.setTrafficClass(256));
        t(() -> s.setTrafficClass(-1));
        t(() -> s.setReuseAddress(true));
        t(() -> s.setPerformancePreferences(1, 2, 3));
        options(s);
        t(() -> s.getSendBufferSize());
        t(() -> s.getReceiveBufferSize());
        t(() -> s.setSoLinger(false, -5));
        t(() -> s.getSoLinger());
    }

    static void named(Socket s) {
        t(() -> s.setOption(StandardSocketOptions.SO_KEEPALIVE, false) == s);
        t(() -> s.getOption(StandardSocketOptions.SO_KEEPALIVE));
        t(() -> s.setOption(StandardSocketOptions.SO_LINGER, 7) == s);
        t(() -> s.getOption(StandardSocketOptions.SO_LINGER));
        t(() -> s.setOption(StandardSocketOptions.SO_LINGER, -1) == s);
        t(() -> s.getOption(StandardSocketOptions.SO_LINGER));
        t(() -> s.setOption(StandardSocketOptions.SO_SNDBUF, 40000) == s);
        t(() -> s.getOption(StandardSocketOptions.SO_SNDBUF));
        t(() -> s.setOption(StandardSocketOptions.SO_REUSEPORT, true) == s);
        t(() -> s.getOption(StandardSocketOptions.SO_REUSEPORT));
        t(() ->
            s
                .setOption(StandardSocketOptions.TCP_NODELAY, true)
                .getOption(StandardSocketOptions.TCP_NODELAY)
        );
        t(() ->
            s.setOption(StandardSocketOptions.IP_TOS, 8).getOption(StandardSocketOptions.IP_TOS)
        );
        t(() -> s.setOption(StandardSocketOptions.IP_TOS, -1));
        t(() -> s.setOption(StandardSocketOptions.SO_RCVBUF, -1));
        t(() -> s.setOption(StandardSocketOptions.SO_RCVBUF, null));
        t(() -> s.setOption(null, null));
        t(() -> s.getOption(null));
        t(() -> s.getOption(StandardSocketOptions.SO_BROADCAST));
        t(() -> s.setOption(StandardSocketOptions.IP_MULTICAST_LOOP, true));
        t(() -> s.getOption(StandardSocketOptions.IP_MULTICAST_IF));
        p(names(s.supportedOptions()));
    }

    static void unconnected() throws IOException {
        Socket s = new Socket();
        where(s);
        t(() -> s.getInputStream());
        t(() -> s.getOutputStream());
        t(() -> s.shutdownInput());
        t(() -> s.shutdownOutput());
        t(() -> s.sendUrgentData(1));
        options(s);
        setOptions(s);
        named(s);
        SocketAddress other = new SocketAddress() {};
        t(() -> s.connect(null));
        t(() -> s.connect(other));
        t(() -> s.connect(new InetSocketAddress(LOOPBACK, 1), -1));
        t(() -> s.bind(other));
        t(() -> s.bind(InetSocketAddress.createUnresolved("nowhere", 0)));
        t(() ->
            s.bind(
                new InetSocketAddress(
                    InetAddress.getByAddress(new byte[] { (byte) 192, 0, 2, 1 }),
                    0
                )
            )
        );
        t(() -> s.bind(null));
        where(s, s.getLocalPort());
        t(() -> s.bind(null));
        t(() -> s.close());
        where(s, s.getLocalPort());
        t(() -> s.close());
        closed(s);
        t(() -> new Socket().connect(InetSocketAddress.createUnresolved("nowhere.invalid", 1)));
    }

    static void closed(Socket s) throws IOException {
        t(() -> s.getInputStream());
        t(() -> s.getOutputStream());
        t(() -> s.shutdownInput());
        t(() -> s.shutdownOutput());
        t(() -> s.sendUrgentData(1));
        setOptions(s);
        named(s);
        t(() -> s.connect(new InetSocketAddress(LOOPBACK, 1)));
        t(() -> s.bind(null));
        where(
            s,
            s.getLocalPort() > 0 ? s.getLocalPort() : 65536,
            s.getPort() > 0 ? s.getPort() : 65536
        );
    }

    static void server() throws IOException {
        ServerSocket s = new ServerSocket();
        where(s);
        t(() -> s.accept());
        t(() -> s.getReuseAddress());
        t(() -> s.getSoTimeout());
        t(() -> s.setSoTimeout(-1));
        t(() -> s.setReceiveBufferSize(0));
        t(() -> s.setReceiveBufferSize(9000));
        t(() -> s.getReceiveBufferSize());
        t(() ->
            s
                .setOption(StandardSocketOptions.SO_RCVBUF, 8000)
                .getOption(StandardSocketOptions.SO_RCVBUF)
        );
        t(() -> s.setOption(StandardSocketOptions.SO_KEEPALIVE, true));
        t(() -> s.getOption(StandardSocketOptions.TCP_NODELAY));
        t(() -> s.getOption(null));
        t(() -> s.setPerformancePreferences(0, 0, 0));
        t(() -> s.setReuseAddress(false));
        t(() -> s.getReuseAddress());
        p(names(s.supportedOptions()));
        t(() -> s.bind(new SocketAddress() {}));
        t(() -> s.bind(InetSocketAddress.createUnresolved("nowhere", 0)));
        t(() -> s.bind(new InetSocketAddress(LOOPBACK, 0), -3));
        where(s);
        t(() -> s.bind(null));
        t(() -> new ServerSocket(s.getLocalPort(), 1, LOOPBACK));
        t(() -> new Socket(LOOPBACK, 1, LOOPBACK, s.getLocalPort()));
        t(() -> s.setSoTimeout(1));
        t(() -> s.getSoTimeout());
        t(() -> s.accept());
        t(() -> s.close());
        t(() -> s.close());
        p(s.isBound(), s.isClosed());
        t(() -> s.accept());
        t(() -> s.bind(null));
        t(() -> s.getSoTimeout());
        t(() -> s.setSoTimeout(0));
        t(() -> s.setReuseAddress(true));
        t(() -> s.getReceiveBufferSize());
        t(() -> s.getOption(StandardSocketOptions.SO_RCVBUF));
        int port = s.getLocalPort();
        t(() -> new Socket(LOOPBACK, port));
        t(() -> new Socket("127.0.0.1", port));
        t(() -> new Socket((String) null, port));
        t(() -> new Socket((InetAddress) null, port));
        t(() -> new Socket("127.0.0.1", 65536));
        t(() -> new ServerSocket(-1));
        t(() -> new ServerSocket(65536, 1));
        t(() -> new Socket((Proxy) null));
        t(() -> new Socket(Proxy.NO_PROXY).connect(new InetSocketAddress(LOOPBACK, port), 10000));
        try (ServerSocket any = new ServerSocket(0)) {
            where(any);
        }
    }

    static void connected() throws IOException {
        ServerSocket server = new ServerSocket(0, 0, LOOPBACK);
        int port = server.getLocalPort();
        Socket s = new Socket("127.0.0.1", port);
        Socket peer = server.accept();
        where(s, port, s.getLocalPort());
        where(peer, port, s.getLocalPort());
        t(() -> s.connect(new InetSocketAddress(LOOPBACK, port)));
        t(() -> s.bind(null));
        setOptions(s);
        named(peer);
        InputStream in = s.getInputStream();
        OutputStream out = s.getOutputStream();
        p(in == s.getInputStream(), out == s.getOutputStream());
        t(() -> in.available());
        t(() -> in.read(new byte[3], 0, 0));
        t(() -> in.read(new byte[0]));
        t(() -> in.read(new byte[3], 1, 3));
        t(() -> in.read(null, 0, 1));
        t(() -> out.write(new byte[3], -1, 3));
        t(() -> out.write(null, 0, 1));
        t(() -> out.write(new byte[0]));
        t(() -> in.skip(0));
        t(() -> in.markSupported());
        s.setSoTimeout(1);
        t(() -> in.read());
        s.setSoTimeout(0);
        halves(s, peer);
        t(() -> s.close());
        where(s, port, s.getLocalPort());
        closed(s);
        t(() -> in.read());
        t(() -> in.read(new byte[1], 0, 0));
        t(() -> in.available());
        t(() -> out.write(1));
        t(() -> out.flush());
        t(() -> in.close());
        t(() -> out.close());
        peer.close();
        server.close();
    }

    static void halves(Socket s, Socket peer) throws IOException {
        InputStream in = s.getInputStream();
        peer.getOutputStream().write("hello".getBytes());
        p(in.read(), new String(in.readNBytes(4)));
        peer.shutdownOutput();
        p(in.read(), in.read(), in.read(new byte[4]), in.available());
        t(() -> peer.getOutputStream());
        t(() -> peer.shutdownOutput());
        where(peer, s.getPort(), s.getLocalPort());
        OutputStream out = s.getOutputStream();
        out.write(new byte[] { 1, 2, 3 }, 1, 2);
        s.sendUrgentData(200);
        out.write(4);
        InputStream back = peer.getInputStream();
        p(back.read(), back.read(), back.read());
        t(() -> s.shutdownInput());
        t(() -> s.shutdownInput());
        t(() -> s.getInputStream());
        t(() -> in.read());
        t(() -> in.available());
        t(() -> s.shutdownOutput());
        p(back.read());
        t(() -> s.getOutputStream());
        t(() -> out.write(1));
    }

    /** A peer that resets: linger 0 and bytes that nobody reads. */
    static void reset() throws IOException {
        try (
            ServerSocket server = new ServerSocket(0, 0, LOOPBACK);
            Socket s = new Socket(LOOPBACK, server.getLocalPort());
            Socket peer = server.accept()
        ) {
            peer.setSoLinger(true, 0);
            peer.close();
            InputStream in = s.getInputStream();
            t(() -> in.read());
            t(() -> in.read());
            t(() -> in.read(new byte[0]));
            t(() -> s.getOutputStream().write(1));
            p(s.isConnected(), s.isClosed());
        }
    }

    public static void main(String[] args) throws IOException {
        unconnected();
        server();
        connected();
        reset();
        p(StandardProtocolFamily.values());
        p(
            StandardProtocolFamily.INET.name(),
            StandardSocketOptions.SO_LINGER,
            StandardSocketOptions.SO_LINGER.type()
        );
        p(
            StandardSocketOptions.IP_MULTICAST_IF.type(),
            StandardSocketOptions.IP_MULTICAST_TTL.name()
        );
    }
}
