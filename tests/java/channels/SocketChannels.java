/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.StandardProtocolFamily;
import java.net.StandardSocketOptions;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SelectionKey;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Channels to sockets and to those that wait for connections: states, bytes, modes, options, views.
 */
public class SocketChannels extends Whole {

    static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();

    static ServerSocketChannel server() throws IOException {
        return ServerSocketChannel.open().bind(new InetSocketAddress(LOOPBACK, 0));
    }

    static ByteBuffer bytes(String s) {
        return ByteBuffer.wrap(s.getBytes(StandardCharsets.ISO_8859_1));
    }

    static String string(ByteBuffer b) {
        return StandardCharsets.ISO_8859_1.decode(b.flip()).toString();
    }

    static String masked(Object o, Object... ports) {
        String s = String.valueOf(o);
        for (int i = 0; i < ports.length; i++) s = s.replace(":" + ports[i], ":P" + i);
        return s;
    }

    static void states() throws Exception {
        SocketChannel c = SocketChannel.open();
        p(
            c,
            c.isConnected(),
            c.isConnectionPending(),
            c.isBlocking(),
            c.isOpen(),
            c.validOps(),
            c.isRegistered()
        );
        t(() -> c.getLocalAddress());
        t(() -> c.getRemoteAddress());
        t(() -> c.read(ByteBuffer.allocate(1)));
        t(() -> c.write(ByteBuffer.allocate(1)));
        t(() -> c.read((ByteBuffer) null));
        t(() -> c.write((ByteBuffer) null));
        t(() -> c.read((ByteBuffer[]) null));
        t(() -> c.read(new ByteBuffer[2], 1, 2));
        t(() -> c.write(new ByteBuffer[2], -1, 2));
        t(() -> c.shutdownInput());
        t(() -> c.shutdownOutput());
        t(() -> c.finishConnect());
        t(() -> c.connect(null));
        t(() -> c.connect(InetSocketAddress.createUnresolved("nowhere", 1)));
        t(() -> c.connect(UnixDomainSocketAddress.of("/x")));
        t(() -> c.connect(new SocketAddress() {}));
        t(() -> c.bind(InetSocketAddress.createUnresolved("nowhere", 1)));
        t(() -> c.bind(new SocketAddress() {}));
        t(() -> c.bind(new InetSocketAddress(LOOPBACK, 0)).isOpen());
        t(() -> c.bind(new InetSocketAddress(LOOPBACK, 0)));
        c.close();
        p(c, c.isOpen());
        t(() -> c.read(ByteBuffer.allocate(1)));
        t(() -> c.getLocalAddress());
        t(() -> c.getRemoteAddress());
        t(() -> c.bind(null));
        t(() -> c.finishConnect());
        t(() -> c.configureBlocking(false));
        t(() -> c.shutdownInput());
        t(() -> c.connect(new InetSocketAddress(LOOPBACK, 1)));
        t(() -> SocketChannel.open((SocketAddress) null));
        t(() -> SocketChannel.open(new SocketAddress() {}));
        t(() -> SocketChannel.open(() -> "FAMILY"));
        t(() -> ServerSocketChannel.open(null));
        t(() -> {
            try (SocketChannel four = SocketChannel.open(StandardProtocolFamily.INET)) {
                four.connect(new InetSocketAddress("::1", 1));
            }
        });
        ServerSocketChannel s = ServerSocketChannel.open();
        p(s, s.validOps(), s.isBlocking(), s.getLocalAddress());
        t(() -> s.accept());
        t(() -> s.bind(new SocketAddress() {}));
        s.bind(new InetSocketAddress(LOOPBACK, 0), 3);
        t(() -> s.bind(null));
        InetSocketAddress a = (InetSocketAddress) s.getLocalAddress();
        p(masked(s, a.getPort()), masked(a, a.getPort()));
        t(() -> ServerSocketChannel.open().bind(a));
        s.configureBlocking(false);
        t(() -> s.accept());
        s.close();
        p(s);
        t(() -> s.accept());
        t(() -> s.bind(null));
        t(() -> s.getLocalAddress());
        SocketChannel refused = SocketChannel.open();
        t(() -> refused.connect(a));
        p(refused.isOpen());
    }

    static void modes() throws Exception {
        try (ServerSocketChannel server = server(); SocketChannel c = SocketChannel.open()) {
            c.configureBlocking(false);
            boolean done = c.connect(server.getLocalAddress());
            if (!done) {
                p(c.isConnectionPending(), c.isConnected());
                t(() -> c.connect(server.getLocalAddress()));
                t(() -> c.read(ByteBuffer.allocate(1)));
            } else {
                p(
                    "true false\n! java.nio.channels.ConnectionPendingException\n" +
                        "! java.nio.channels.NotYetConnectedException"
                );
            }
            SocketChannel peer = server.accept();
            while (!c.finishConnect()) Thread.yield();
            p(c.isConnectionPending(), c.isConnected(), c.finishConnect(), peer.isBlocking());
            t(() -> c.connect(server.getLocalAddress()));
            p(
                c.read(ByteBuffer.allocate(4)),
                c.read(new ByteBuffer[] { ByteBuffer.allocate(4), ByteBuffer.allocate(1) })
            );
            t(() -> c.read(ByteBuffer.allocate(4).asReadOnlyBuffer()));
            t(() ->
                c.read(new ByteBuffer[] {
                    ByteBuffer.allocate(4),
                    ByteBuffer.allocate(4).asReadOnlyBuffer()
                })
            );
            ByteBuffer much = ByteBuffer.allocateDirect(1 << 20);
            long sent = 0;
            int n; // 0 when it does not block, though there may be room a moment later
            for (; (n = c.write(much)) > 0; much.clear()) sent += n;
            p(sent > 0, n);
            ByteBuffer in = ByteBuffer.allocate(1 << 16);
            for (long got = 0; got < sent; in.clear()) got += peer.read(in);
            while (c.write(bytes("x")) == 0) Thread.yield();
            p(peer.read(in.clear()), string(in));
            t(() -> c.socket().getInputStream().read());
            t(() -> c.socket().getOutputStream().write(1));
            c.configureBlocking(true);
            p(c.isBlocking());
            c.close();
            p(peer.read(in.clear()), peer.read(in));
            peer.close();
        }
    }

    static void bytes() throws Exception {
        try (
            ServerSocketChannel server = server();
            SocketChannel a = SocketChannel.open(server.getLocalAddress());
            SocketChannel b = server.accept()
        ) {
            int pa = a.socket().getLocalPort();
            int pb = a.socket().getPort();
            p(masked(a, pa, pb), masked(b, pa, pb));
            p(masked(a.getLocalAddress(), pa, pb), masked(a.getRemoteAddress(), pa, pb));
            p(
                a.write(bytes("heap")),
                a.write(bytes("readonly").asReadOnlyBuffer()),
                a.write(ByteBuffer.allocateDirect(3).put(bytes("dir")).flip())
            );
            ByteBuffer in = ByteBuffer.allocateDirect(15);
            while (in.hasRemaining()) b.read(in);
            p(string(in), b.read(in));
            ByteBuffer[] parts = {
                bytes("one"),
                ByteBuffer.allocate(0),
                bytes("two").slice(1, 2),
                bytes("three").asReadOnlyBuffer(),
                bytes("no")
            };
            p(a.write(parts, 0, 4), Arrays.stream(parts).mapToInt(ByteBuffer::remaining).toArray());
            ByteBuffer[] to = {
                ByteBuffer.allocate(2),
                ByteBuffer.allocateDirect(3),
                ByteBuffer.allocate(9)
            };
            while (to[2].position() < 5) b.read(to);
            p(string(to[0]), string(to[1]), string(to[2]));
            p(
                a.write(new ByteBuffer[0]),
                a.read(new ByteBuffer[0]),
                a.write(ByteBuffer.allocate(0)),
                a.read(ByteBuffer.allocate(0))
            );
            byte[] much = new byte[3000000];
            for (int i = 0; i < much.length; i++) much[i] = (byte) ((i * 31) >> 3);
            Thread writer = new Thread(() ->
                t(() ->
                    a.write(new ByteBuffer[] {
                        ByteBuffer.wrap(much, 0, 1000),
                        ByteBuffer.wrap(much, 1000, much.length - 1000)
                    })
                )
            );
            writer.start();
            ByteBuffer all = ByteBuffer.allocate(much.length);
            while (all.hasRemaining()) b.read(all);
            writer.join();
            p(Arrays.equals(all.array(), much));
            b.write(bytes("l1\nl2\n"));
            b.shutdownOutput();
            b.shutdownOutput();
            t(() -> b.write(bytes("x")));
            p(masked(b, pa, pb), b.socket().isOutputShutdown(), b.socket().isInputShutdown());
            java.io.BufferedReader reader = new java.io.BufferedReader(
                Channels.newReader(a, StandardCharsets.UTF_8)
            );
            p(
                reader.readLine(),
                reader.readLine(),
                reader.readLine(),
                a.read(ByteBuffer.allocate(1))
            );
            Channels.newOutputStream(a).write("out".getBytes());
            p(new String(Channels.newInputStream(b).readNBytes(3)));
            b.shutdownInput();
            p(b.read(ByteBuffer.allocate(1)), b.isConnected());
        }
    }

    static void views() throws Exception {
        p(new Socket().getChannel(), new ServerSocket().getChannel());
        try (
            ServerSocketChannel channel = ServerSocketChannel.open();
            SocketChannel c = SocketChannel.open()
        ) {
            ServerSocket server = channel.socket();
            p(
                server.getChannel() == channel,
                channel.socket() == server,
                server.isBound(),
                server.getLocalPort(),
                server,
                server.getInetAddress(),
                server.getLocalSocketAddress()
            );
            t(() -> server.accept());
            server.bind(new InetSocketAddress(LOOPBACK, 0), 2);
            t(() -> server.bind(null));
            p(
                server.isBound(),
                server.getInetAddress(),
                masked(server.getLocalSocketAddress(), server.getLocalPort())
            );
            server.setSoTimeout(1);
            p(server.getSoTimeout());
            t(() -> server.accept());
            t(() -> server.setSoTimeout(-1));
            server.setSoTimeout(0);
            Socket s = c.socket();
            p(
                s,
                s.getChannel() == c,
                c.socket() == s,
                s.isConnected(),
                s.isBound(),
                s.isClosed(),
                s.getInetAddress(),
                s.getPort(),
                s.getLocalPort(),
                s.getRemoteSocketAddress(),
                s.getLocalSocketAddress()
            );
            t(() -> s.getInputStream());
            t(() -> s.getOutputStream());
            t(() -> s.shutdownInput());
            t(() -> s.connect(null));
            t(() -> s.connect(server.getLocalSocketAddress(), -1));
            s.connect(server.getLocalSocketAddress(), 100000);
            p(
                s.isConnected(),
                s.isBound(),
                c.isConnected(),
                s.getInetAddress(),
                s.getLocalAddress()
            );
            Socket peer = server.accept();
            p(peer.getChannel().isConnected(), peer.getClass() == s.getClass());
            s.getOutputStream().write("hello".getBytes());
            p(new String(peer.getInputStream().readNBytes(5)));
            s.setSoTimeout(1);
            t(() -> s.getInputStream().read());
            s.setTcpNoDelay(true);
            s.setKeepAlive(true);
            s.setSoLinger(true, 5);
            s.setTrafficClass(8);
            s.setReuseAddress(true);
            s.setReceiveBufferSize(20000);
            s.setSendBufferSize(20000);
            p(
                s.getTcpNoDelay(),
                s.getKeepAlive(),
                s.getSoLinger(),
                s.getReuseAddress(),
                s.getSoTimeout(),
                s.getReceiveBufferSize() > 0,
                s.getSendBufferSize() > 0
            );
            p(
                c.getOption(StandardSocketOptions.TCP_NODELAY),
                c.getOption(StandardSocketOptions.SO_LINGER)
            );
            s.setSoLinger(false, 0);
            s.shutdownOutput();
            p(peer.getInputStream().read(), s.isOutputShutdown());
            t(() -> s.getOutputStream());
            s.close();
            p(s.isClosed(), c.isOpen(), s.isConnected());
            t(() -> s.getInputStream());
            t(() -> s.setTcpNoDelay(true));
            peer.close();
            server.close();
            p(channel.isOpen(), server.isClosed());
            t(() -> server.accept());
            t(() -> server.getReuseAddress());
        }
    }

    static void options() throws Exception {
        try (
            SocketChannel c = SocketChannel.open();
            ServerSocketChannel s = ServerSocketChannel.open()
        ) {
            p(
                c.supportedOptions().contains(StandardSocketOptions.TCP_NODELAY),
                s.supportedOptions().contains(StandardSocketOptions.TCP_NODELAY),
                s.supportedOptions().contains(StandardSocketOptions.SO_REUSEPORT)
            );
            p(
                c.setOption(StandardSocketOptions.TCP_NODELAY, true) == c,
                c.getOption(StandardSocketOptions.TCP_NODELAY)
            );
            p(
                c.getOption(StandardSocketOptions.SO_LINGER),
                c.getOption(StandardSocketOptions.SO_KEEPALIVE),
                c.getOption(StandardSocketOptions.SO_REUSEADDR),
                s.getOption(StandardSocketOptions.SO_REUSEADDR)
            );
            t(() -> c.setOption(StandardSocketOptions.SO_BROADCAST, true));
            t(() -> c.getOption(StandardSocketOptions.SO_BROADCAST));
            t(() -> s.setOption(StandardSocketOptions.TCP_NODELAY, true));
            t(() -> c.setOption(StandardSocketOptions.TCP_NODELAY, null));
            t(() -> c.setOption(null, null));
            t(() -> c.getOption(null));
            t(() -> c.setOption(StandardSocketOptions.SO_RCVBUF, -1));
            t(() -> c.setOption(StandardSocketOptions.IP_TOS, 256));
            c.close();
            t(() -> c.setOption(StandardSocketOptions.TCP_NODELAY, true));
            t(() -> c.getOption(StandardSocketOptions.TCP_NODELAY));
        }
    }

    public static void main(String[] args) throws Exception {
        states();
        modes();
        bytes();
        views();
        options();
    }
}
