/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocketImpl;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.net.SocketOptions;
import java.net.StandardSocketOptions;
import java.util.Collections;

/** The loop of multicasts is a flag by name and its opposite by number; interfaces without an
    address are not there; a link-local address of this machine needs no scope. */
public class LoopsByNumber {
    private static final SocketOption<Boolean> LOOP = StandardSocketOptions.IP_MULTICAST_LOOP;

    @SuppressWarnings("deprecation")
    private static void show(MulticastSocket s) throws IOException {
        System.out.println("loop: " + s.getOption(LOOP) + ", off: " + s.getLoopbackMode());
        s.setLoopbackMode(true);
        System.out.println("loop: " + s.getOption(LOOP) + ", off: " + s.getLoopbackMode());
        s.setOption(LOOP, true);
        System.out.println("loop: " + s.getOption(LOOP) + ", off: " + s.getLoopbackMode());
    }

    /** Tells what it is asked by number. */
    private static final class Telling extends DatagramSocketImpl {
        private Object loop = false;

        @Override
        public void setOption(int option, Object value) {
            if (option == SocketOptions.IP_MULTICAST_LOOP) {
                System.out.println("set by number: " + value);
                loop = value;
            }
        }

        @Override
        public Object getOption(int option) {
            return option == SocketOptions.IP_MULTICAST_LOOP ? loop : null;
        }

        @Override
        protected <T> void setOption(SocketOption<T> name, T value) {
            loop = !(Boolean) value;
        }

        @Override
        @SuppressWarnings("unchecked")
        protected <T> T getOption(SocketOption<T> name) {
            return (T) (Object) !(Boolean) loop;
        }

        @Override
        protected void create() {
        }

        @Override
        protected void bind(int port, InetAddress address) {
        }

        @Override
        protected void send(DatagramPacket p) {
        }

        @Override
        protected int peek(InetAddress i) {
            return 0;
        }

        @Override
        protected int peekData(DatagramPacket p) {
            return 0;
        }

        @Override
        protected void receive(DatagramPacket p) {
        }

        @Override
        @Deprecated
        protected void setTTL(byte ttl) {
        }

        @Override
        @Deprecated
        protected byte getTTL() {
            return 0;
        }

        @Override
        protected void setTimeToLive(int ttl) {
        }

        @Override
        protected int getTimeToLive() {
            return 0;
        }

        @Override
        protected void join(InetAddress group) {
        }

        @Override
        protected void leave(InetAddress group) {
        }

        @Override
        protected void joinGroup(SocketAddress group, NetworkInterface netIf) {
        }

        @Override
        protected void leaveGroup(SocketAddress group, NetworkInterface netIf) {
        }

        @Override
        protected void close() {
        }
    }

    @SuppressWarnings("deprecation")
    public static void main(String[] args) throws Exception {
        try (MulticastSocket s = new MulticastSocket((SocketAddress) null)) {
            show(s);
            NetworkInterface none = s.getNetworkInterface();
            System.out.println(none + ": " + none.getName() + " " + none.getDisplayName() + " "
                + Collections.list(none.getInetAddresses()));
        }
        int without = 0;
        boolean scopes = true;
        for (NetworkInterface n : Collections.list(NetworkInterface.getNetworkInterfaces())) {
            without += n.getInetAddresses().hasMoreElements() ? 0 : 1;
            for (InetAddress a : Collections.list(n.getInetAddresses())) {
                if (a instanceof Inet6Address && a.isLinkLocalAddress() && n.isUp()) {
                    scopes &= isReached(InetAddress.getByAddress(a.getAddress()));
                }
            }
        }
        System.out.println("without address: " + without + ", without scope: " + scopes);
        MulticastSocket.setDatagramSocketImplFactory(Telling::new);
        show(new MulticastSocket());
    }

    private static boolean isReached(InetAddress plain) throws IOException {
        try (ServerSocket s = new ServerSocket(0, 5, plain);
            Socket c = new Socket(plain, s.getLocalPort())) {
            return ((Inet6Address) plain).getScopeId() == 0
                && ((Inet6Address) c.getLocalAddress()).getScopeId() > 0
                && c.getRemoteSocketAddress()
                    .equals(new InetSocketAddress(plain, s.getLocalPort()));
        }
    }
}
