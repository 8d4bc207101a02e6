/* SPDX-License-Identifier: MIT */
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketImpl;
import java.nio.charset.StandardCharsets;

/**
 * Connections by a proxy that this program plays, and sockets whose implementation is a program's
 * own.
 */
@SuppressWarnings("deprecation")
public class ProxiedSockets extends Whole {

    static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();

    interface Side {
        void run(Socket s) throws IOException;
    }

    /** What the client does by a proxy that does this. */
    static void by(Proxy.Type type, Side proxy, Side client) throws Exception {
        try (ServerSocket server = new ServerSocket(0, 0, LOOPBACK)) {
            Thread t = new Thread(() -> {
                try (Socket s = server.accept()) {
                    proxy.run(s);
                } catch (IOException e) {
                    System.out.println("proxy: " + e);
                }
            });
            t.start();
            try (
                Socket s = new Socket(
                    new Proxy(type, new InetSocketAddress(LOOPBACK, server.getLocalPort()))
                )
            ) {
                t(() -> client.run(s));
            }
            t.join();
        }
    }

    static void socks(Socket s, int reply) throws IOException {
        DataInputStream in = new DataInputStream(s.getInputStream());
        OutputStream out = s.getOutputStream();
        int version = in.read();
        byte[] methods = in.readNBytes(in.read());
        boolean open = false;
        for (byte b : methods) open |= b == 0;
        out.write(new byte[] { 5, 0 });
        p(version, open, in.read(), in.read(), in.read());
        int kind = in.read();
        p(
            kind,
            kind == 3
                ? new String(in.readNBytes(in.read()), StandardCharsets.ISO_8859_1)
                : InetAddress.getByAddress(in.readNBytes(kind == 1 ? 4 : 16)),
            in.readUnsignedShort()
        );
        out.write(new byte[] { 5, (byte) reply, 0, 1, 127, 0, 0, 1, 0, 80 });
        if (reply == 0) out.write(in.read() + 1);
    }

    static void http(Socket s, String status) throws IOException {
        InputStream in = s.getInputStream();
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) head.append((char) in.read());
        p(head.substring(0, head.indexOf("\r\n")));
        s.getOutputStream().write((status + "\r\nA: b\r\n\r\n").getBytes());
        if (status.contains("200")) s.getOutputStream().write(in.read() + 1);
    }

    static void ask(Socket s, InetSocketAddress to) throws IOException {
        s.connect(to, 100000);
        s.getOutputStream().write(65);
        p(
            s.getInputStream().read(),
            s.getInputStream().read(),
            s.getInetAddress(),
            s.getPort() == to.getPort(),
            s.getSoTimeout()
        );
    }

    static final class Own extends SocketImpl {

        protected void create(boolean stream) {
            p("create", stream);
        }

        protected void connect(String host, int port) {
            p("connect", host, port);
        }

        protected void connect(InetAddress address, int port) {
            p("connect", address, port);
        }

        protected void connect(java.net.SocketAddress address, int timeout) {
            p("connect", address, timeout);
            this.address = ((InetSocketAddress) address).getAddress();
            port = ((InetSocketAddress) address).getPort();
            localport = 7;
        }

        protected void bind(InetAddress host, int port) {
            p("bind", host, port);
        }

        protected void listen(int backlog) {
            p("listen", backlog);
        }

        protected void accept(SocketImpl s) {
            p("accept", s);
        }

        protected InputStream getInputStream() {
            return InputStream.nullInputStream();
        }

        protected OutputStream getOutputStream() {
            return OutputStream.nullOutputStream();
        }

        protected int available() {
            return 3;
        }

        protected void close() {
            p("close");
        }

        protected void sendUrgentData(int data) {
            p("urgent", data);
        }

        public void setOption(int option, Object value) {
            p("set", option, value);
        }

        public Object getOption(int option) {
            p("get", option);
            return -1;
        }
    }

    static final class OwnSocket extends Socket {

        OwnSocket(SocketImpl impl) throws IOException {
            super(impl);
        }
    }

    static void own() throws IOException {
        Socket s = new OwnSocket(new Own());
        t(() -> s.bind(new InetSocketAddress(LOOPBACK, 5)));
        t(() -> s.connect(new InetSocketAddress(LOOPBACK, 6), 9));
        p(s, s.getInputStream().read());
        t(() -> s.sendUrgentData(5));
        t(() -> s.setTcpNoDelay(true));
        t(() -> s.setSoLinger(false, 3));
        t(() -> s.setSoLinger(true, 3));
        t(() -> s.getSoLinger());
        t(() -> s.setTrafficClass(3));
        t(() -> s.setSoTimeout(3));
        t(() -> s.shutdownInput());
        t(() -> s.getOption(java.net.StandardSocketOptions.SO_LINGER));
        p(s.supportedOptions());
        t(() -> s.close());
    }

    static void factories() throws IOException {
        ServerSocket.setSocketFactory(Own::new);
        t(() -> ServerSocket.setSocketFactory(Own::new));
        ServerSocket server = new ServerSocket(77, 5, LOOPBACK);
        p(server);
        t(() -> server.setSoTimeout(4));
        t(() -> server.getSoTimeout());
        t(() -> server.close());
        Socket.setSocketImplFactory(Own::new);
        t(() -> Socket.setSocketImplFactory(Own::new));
        try (Socket s = new Socket(LOOPBACK, 99, LOOPBACK, 98)) {
            p(s);
        }
    }

    public static void main(String[] args) throws Exception {
        InetSocketAddress named = InetSocketAddress.createUnresolved("far.invalid", 1234);
        InetSocketAddress four = new InetSocketAddress("192.0.2.7", 4321);
        by(Proxy.Type.SOCKS, s -> socks(s, 0), s -> ask(s, named));
        by(Proxy.Type.SOCKS, s -> socks(s, 0), s -> ask(s, four));
        by(
            Proxy.Type.SOCKS,
            s -> socks(s, 0),
            s -> ask(s, new InetSocketAddress("2001:db8::7", 4321))
        );
        for (int reply = 1; reply < 9; reply++) {
            int r = reply;
            by(Proxy.Type.SOCKS, s -> socks(s, r), s -> ask(s, four));
        }
        by(
            Proxy.Type.HTTP,
            s -> http(s, "HTTP/1.1 200 Connection established"),
            s -> ask(s, named)
        );
        by(Proxy.Type.HTTP, s -> http(s, "HTTP/1.0 200 OK"), s -> ask(s, four));
        own();
        factories();
    }
}
