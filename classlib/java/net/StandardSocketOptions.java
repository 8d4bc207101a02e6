/* SPDX-License-Identifier: MIT */
package java.net;

import sun.nio.ch.NetSocket;

/** The properties that all sockets of a kind have. */
public final class StandardSocketOptions {
    private StandardSocketOptions() {
    }

    /** A property and the number that the older methods know it by. */
    static final class Standard<T> implements SocketOption<T> {
        private final String name;
        private final Class<T> type;
        final int number;

        Standard(String name, Class<T> type, int number) {
            this.name = name;
            this.type = type;
            this.number = number;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public Class<T> type() {
            return type;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private static SocketOption<Boolean> flag(String name, int number) {
        return new Standard<>(name, Boolean.class, number);
    }

    private static SocketOption<Integer> number(String name, int number) {
        return new Standard<>(name, Integer.class, number);
    }

    public static final SocketOption<Boolean> SO_BROADCAST =
            flag("SO_BROADCAST", SocketOptions.SO_BROADCAST);
    public static final SocketOption<Boolean> SO_KEEPALIVE =
            flag("SO_KEEPALIVE", SocketOptions.SO_KEEPALIVE);
    public static final SocketOption<Integer> SO_SNDBUF =
            number("SO_SNDBUF", SocketOptions.SO_SNDBUF);
    public static final SocketOption<Integer> SO_RCVBUF =
            number("SO_RCVBUF", SocketOptions.SO_RCVBUF);
    public static final SocketOption<Boolean> SO_REUSEADDR =
            flag("SO_REUSEADDR", SocketOptions.SO_REUSEADDR);
    public static final SocketOption<Boolean> SO_REUSEPORT =
            flag("SO_REUSEPORT", SocketOptions.SO_REUSEPORT);
    public static final SocketOption<Integer> SO_LINGER =
            number("SO_LINGER", SocketOptions.SO_LINGER);
    public static final SocketOption<Integer> IP_TOS = number("IP_TOS", SocketOptions.IP_TOS);
    public static final SocketOption<NetworkInterface> IP_MULTICAST_IF = new Standard<>(
            "IP_MULTICAST_IF", NetworkInterface.class, SocketOptions.IP_MULTICAST_IF2);
    public static final SocketOption<Integer> IP_MULTICAST_TTL =
            number("IP_MULTICAST_TTL", NetSocket.MULTICAST_TTL);
    public static final SocketOption<Boolean> IP_MULTICAST_LOOP =
            flag("IP_MULTICAST_LOOP", SocketOptions.IP_MULTICAST_LOOP);
    public static final SocketOption<Boolean> TCP_NODELAY =
            flag("TCP_NODELAY", SocketOptions.TCP_NODELAY);
}
