/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.DatagramSocketImpl;
import java.net.DatagramSocketImplFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketException;
import java.net.SocketImpl;
import java.net.SocketImplFactory;
import java.net.SocketOption;
import java.net.SocketOptions;
import java.net.StandardSocketOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Sockets of a program's own making, and what the classes ask of them. */
public class SocketImpls extends Whole {

    static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();
    static final List<String> CALLS = new ArrayList<>();

    static void calls() {
        p(CALLS.toString());
        CALLS.clear();
    }

    static class Own extends SocketImpl {

        final ByteArrayOutputStream out = new ByteArrayOutputStream();

        @Override
        protected void create(boolean stream) {
            CALLS.add("create " + stream);
        }

        @Override
        protected void connect(String host, int port) {
            CALLS.add("connect " + host + " " + port);
        }

        @Override
        protected void connect(InetAddress address, int port) {
            CALLS.add("connect " + address + " " + port);
        }

        @Override
        protected void connect(SocketAddress address, int timeout) {
            CALLS.add("connect " + address + " " + timeout);
            this.address = ((InetSocketAddress) address).getAddress();
            port = ((InetSocketAddress) address).getPort();
        }

        @Override
        protected void bind(InetAddress host, int port) {
            CALLS.add("bind " + host + " " + port);
            localport = port == 0 ? 4242 : port;
        }

        @Override
        protected void listen(int backlog) {
            CALLS.add("listen " + backlog);
        }

        @Override
        protected void accept(SocketImpl s) throws IOException {
            CALLS.add("accept " + (s == null ? "null" : "impl"));
            throw new IOException("no connection");
        }

        @Override
        protected InputStream getInputStream() {
            return new ByteArrayInputStream(new byte[] { 1, 2, 3 });
        }

        @Override
        protected OutputStream getOutputStream() {
            return out;
        }

        @Override
        protected int available() {
            return 3;
        }

        @Override
        protected void close() {
            CALLS.add("close");
        }

        @Override
        protected void sendUrgentData(int data) {
            CALLS.add("urgent " + data);
        }

        @Override
        public void setOption(int id, Object value) {
            CALLS.add("set " + id + " " + value);
        }

        @Override
        public Object getOption(int id) {
            CALLS.add("get " + id);
            return id == SocketOptions.SO_LINGER ||
                id == SocketOptions.SO_TIMEOUT ||
                id == SocketOptions.SO_RCVBUF ||
                id == SocketOptions.SO_SNDBUF ||
                id == SocketOptions.IP_TOS
                ? (Object) 7
                : id == SocketOptions.SO_BINDADDR
                  ? LOOPBACK
                  : (Object) true;
        }

        /* What an implementation inherits. */
        void inherited() {
            p(
                getFileDescriptor(),
                getInetAddress(),
                getPort(),
                getLocalPort(),
                supportsUrgentData(),
                toString().replaceAll("^[^\\[]*", "")
            );
            p(fd);
            t(() -> shutdownInput());
            t(() -> shutdownOutput());
            setPerformancePreferences(1, 2, 3);
            TreeSet<String> names = new TreeSet<>();
            for (SocketOption<?> o : supportedOptions()) names.add(o.name());
            p(names);
            t(() -> setOption(StandardSocketOptions.TCP_NODELAY, true));
            t(() -> getOption(StandardSocketOptions.TCP_NODELAY));
            t(() -> setOption(StandardSocketOptions.SO_BROADCAST, true));
            t(() -> getOption(StandardSocketOptions.SO_REUSEPORT));
            t(() -> setOption(StandardSocketOptions.SO_RCVBUF, 5));
            t(() -> setOption(null, 5));
            calls();
        }
    }

    static final class OpenSocket extends Socket {

        OpenSocket(SocketImpl impl) throws SocketException {
            super(impl);
        }
    }

    static final class OpenServer extends ServerSocket {

        OpenServer(SocketImpl impl) {
            super(impl);
        }

        OpenServer() throws IOException {
            super(0, 5, LOOPBACK);
        }

        Socket acceptInto(Socket s) throws IOException {
            implAccept(s);
            return s;
        }
    }

    static void sockets() throws Exception {
        new Own().inherited();
        Own own = new Own();
        OpenSocket s = new OpenSocket(own);
        p(s.toString(), s.isBound(), s.isConnected());
        t(() -> s.setTcpNoDelay(true));
        s.bind(new InetSocketAddress(LOOPBACK, 0));
        s.connect(new InetSocketAddress(LOOPBACK, 77), 5);
        p(
            s.toString(),
            s.isBound(),
            s.isConnected(),
            s.getPort(),
            s.getLocalPort(),
            s.getInetAddress(),
            s.getLocalAddress()
        );
        calls();
        p(s.getInputStream().read(), s.getInputStream().available());
        s.getOutputStream().write(9);
        p(own.out.size());
        p(
            s.getSoLinger(),
            s.getSoTimeout(),
            s.getTcpNoDelay(),
            s.getKeepAlive(),
            s.getReuseAddress(),
            s.getOOBInline(),
            s.getReceiveBufferSize(),
            s.getSendBufferSize(),
            s.getTrafficClass()
        );
        calls();
        s.setSoLinger(true, 3);
        s.setSoLinger(false, 3);
        s.setSoTimeout(4);
        s.setKeepAlive(false);
        s.setPerformancePreferences(0, 0, 1);
        calls();
        t(() -> s.sendUrgentData(300));
        t(() -> s.shutdownInput());
        t(() -> s.shutdownOutput());
        s.close();
        p(s.isClosed(), s.toString());
        calls();
        OpenServer server = new OpenServer(new Own());
        p(server.toString(), server.isBound());
        server.bind(new InetSocketAddress(LOOPBACK, 0), 9);
        p(server.toString(), server.getLocalPort());
        calls();
        t(() -> server.accept());
        t(() -> server.acceptInto(new OpenSocket(new Own())));
        p(server.getReceiveBufferSize(), server.getReuseAddress(), server.getSoTimeout());
        server.close();
        calls();
        t(() -> new OpenServer(null));
        SocketImplFactory factory = Own::new;
        p(factory.createSocketImpl() instanceof Own);
        real();
    }

    /** Constructors, and accepting into a socket that is there already. */
    static void real() throws Exception {
        try (OpenServer server = new OpenServer()) {
            int port = server.getLocalPort();
            p(
                server
                    .toString()
                    .replace(":" + port, ":p")
                    .replace("=" + port, "=p")
            );
            try (
                Socket a = new Socket("127.0.0.1", port, LOOPBACK, 0);
                Socket b = server.acceptInto(new OpenSocket(null))
            ) {
                a.getOutputStream().write(5);
                p(b.getInputStream().read(), b.isConnected(), b.getPort() == a.getLocalPort());
                p(
                    a
                        .toString()
                        .replace("port=" + port, "port=p")
                        .replace("localport=" + a.getLocalPort(), "localport=q")
                );
            }
            try (
                Socket a = new Socket("127.0.0.1", port, true);
                Socket b = server.accept();
                Socket c = new Socket(LOOPBACK, port, true);
                Socket d = server.accept()
            ) {
                p(a.isConnected(), b.isConnected(), c.isConnected(), d.isConnected());
            }
            t(() -> new Socket("127.0.0.1", -1, true));
            t(() -> new Socket((InetAddress) null, port, true));
            t(() -> new Socket("127.0.0.1", 70000, LOOPBACK, 0));
            t(() -> new Socket("127.0.0.1", port, LOOPBACK, -1));
        }
        p(new Socket().toString(), new ServerSocket().toString());
    }

    static class OwnPackets extends DatagramSocketImpl {

        @Override
        protected void create() {
            CALLS.add("create");
        }

        @Override
        protected void bind(int port, InetAddress address) {
            CALLS.add("bind " + port + " " + address);
            localPort = port == 0 ? 4343 : port;
        }

        @Override
        protected void send(DatagramPacket p) {
            CALLS.add("send " + p.getLength() + " " + p.getSocketAddress());
        }

        @Override
        protected int peek(InetAddress i) {
            return 5;
        }

        @Override
        protected int peekData(DatagramPacket p) {
            CALLS.add("peekData");
            return 5;
        }

        @Override
        protected void receive(DatagramPacket p) {
            CALLS.add("receive");
            p.setLength(1);
            p.setAddress(LOOPBACK);
            p.setPort(5);
        }

        @Override
        protected void setTTL(byte ttl) {
            CALLS.add("setTTL " + ttl);
        }

        @Override
        protected byte getTTL() {
            return 3;
        }

        @Override
        protected void setTimeToLive(int ttl) {
            CALLS.add("setTimeToLive " + ttl);
        }

        @Override
        protected int getTimeToLive() {
            return 4;
        }

        @Override
        protected void join(InetAddress a) {
            CALLS.add("join " + a);
        }

        @Override
        protected void leave(InetAddress a) {
            CALLS.add("leave " + a);
        }

        @Override
        protected void joinGroup(SocketAddress a, NetworkInterface n) {
            CALLS.add("joinGroup " + a);
        }

        @Override
        protected void leaveGroup(SocketAddress a, NetworkInterface n) {
            CALLS.add("leaveGroup " + a);
        }

        @Override
        protected void close() {
            CALLS.add("close");
        }

        @Override
        public void setOption(int id, Object value) {
            CALLS.add("set " + id + " " + value);
        }

        @Override
        public Object getOption(int id) {
            CALLS.add("get " + id);
            return id == SocketOptions.SO_BINDADDR
                ? LOOPBACK
                : id == SocketOptions.SO_TIMEOUT ||
                    id == SocketOptions.SO_RCVBUF ||
                    id == SocketOptions.SO_SNDBUF ||
                    id == SocketOptions.IP_TOS
                  ? (Object) 7
                  : (Object) true;
        }

        FileDescriptor descriptor() {
            return fd;
        }

        void inherited() throws Exception {
            p(
                getFileDescriptor(),
                descriptor(),
                getLocalPort(),
                localPort,
                peek(LOOPBACK),
                getTTL(),
                getTimeToLive()
            );
            connect(LOOPBACK, 5);
            disconnect();
            setTTL((byte) 9);
            TreeSet<String> names = new TreeSet<>();
            for (SocketOption<?> o : supportedOptions()) names.add(o.name());
            p(names);
            t(() -> setOption(StandardSocketOptions.SO_RCVBUF, 5));
            t(() -> getOption(StandardSocketOptions.SO_RCVBUF));
            t(() -> setOption(StandardSocketOptions.TCP_NODELAY, true));
            t(() -> getOption(StandardSocketOptions.SO_REUSEPORT));
            t(() -> setOption(null, true));
            calls();
        }
    }

    static final class OpenPackets extends DatagramSocket {

        OpenPackets(DatagramSocketImpl impl) {
            super(impl);
        }
    }

    static void packets() throws Exception {
        new OwnPackets().inherited();
        OpenPackets s = new OpenPackets(new OwnPackets());
        p(s.isBound(), s.isConnected(), s.getLocalPort());
        s.bind(new InetSocketAddress(LOOPBACK, 0));
        p(s.isBound(), s.getLocalPort(), s.getLocalAddress());
        s.send(new DatagramPacket(new byte[3], 3, LOOPBACK, 9));
        DatagramPacket in = new DatagramPacket(new byte[3], 3);
        s.receive(in);
        p(in.getLength(), in.getSocketAddress());
        p(
            s.getSoTimeout(),
            s.getBroadcast(),
            s.getReuseAddress(),
            s.getReceiveBufferSize(),
            s.getSendBufferSize(),
            s.getTrafficClass()
        );
        calls();
        NetworkInterface lo = NetworkInterface.getByInetAddress(LOOPBACK);
        s.joinGroup(new InetSocketAddress("225.1.2.3", 0), lo);
        s.leaveGroup(new InetSocketAddress("225.1.2.3", 0), lo);
        s.setBroadcast(false);
        s.close();
        p(s.isClosed());
        calls();
        t(() -> new OpenPackets(null));
        InetSocketAddress group = new InetSocketAddress("225.4.3.2", 0);
        try (
            DatagramSocket d = new DatagramSocket(new InetSocketAddress(0));
            MulticastSocket m = new MulticastSocket(new InetSocketAddress(0))
        ) {
            d.joinGroup(group, lo);
            d.leaveGroup(group, lo);
            t(() -> d.leaveGroup(group, lo));
            t(() -> d.leaveGroup(null, lo));
            t(() -> d.leaveGroup(new InetSocketAddress(LOOPBACK, 0), lo));
            m.setNetworkInterface(lo);
            p(m.getNetworkInterface().equals(lo));
            t(() -> m.setNetworkInterface(null));
            m.send(new DatagramPacket(new byte[2], 2, LOOPBACK, d.getLocalPort()), (byte) 1);
            d.receive(in);
            p(in.getLength());
        }
        MulticastSocket unbound = new MulticastSocket(null);
        p(unbound.isBound(), unbound.getReuseAddress());
        unbound.close();
        DatagramSocketImplFactory factory = OwnPackets::new;
        p(factory.createDatagramSocketImpl() instanceof OwnPackets);
        DatagramSocket.setDatagramSocketImplFactory(factory);
        DatagramSocket made = new DatagramSocket(5151);
        p(made.getLocalPort());
        made.close();
        calls();
        DatagramSocket none = new DatagramSocket((SocketAddress) null);
        none.bind(null);
        none.close();
        calls();
        MulticastSocket many = new MulticastSocket(5152);
        many.setTimeToLive(3);
        p(many.getTimeToLive());
        many.joinGroup(InetAddress.getByName("225.1.2.3"));
        many.leaveGroup(InetAddress.getByName("225.1.2.3"));
        many.close();
        calls();
        t(() -> DatagramSocket.setDatagramSocketImplFactory(factory));
    }

    public static void main(String[] args) throws Exception {
        sockets();
        packets();
    }
}
