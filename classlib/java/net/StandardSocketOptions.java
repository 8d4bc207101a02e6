/* SPDX-License-Identifier: MIT */
package java.net;

import sun.nio.ch.NetOption;
import sun.nio.ch.NetSocket;

/** The properties that all sockets of a kind have. */
public final class StandardSocketOptions {
    private StandardSocketOptions() {
    }

    public static final SocketOption<Boolean> SO_BROADCAST =
            NetOption.flag("SO_BROADCAST", SocketOptions.SO_BROADCAST);
    public static final SocketOption<Boolean> SO_KEEPALIVE =
            NetOption.flag("SO_KEEPALIVE", SocketOptions.SO_KEEPALIVE);
    public static final SocketOption<Integer> SO_SNDBUF =
            NetOption.number("SO_SNDBUF", SocketOptions.SO_SNDBUF);
    public static final SocketOption<Integer> SO_RCVBUF =
            NetOption.number("SO_RCVBUF", SocketOptions.SO_RCVBUF);
    public static final SocketOption<Boolean> SO_REUSEADDR =
            NetOption.flag("SO_REUSEADDR", SocketOptions.SO_REUSEADDR);
    public static final SocketOption<Boolean> SO_REUSEPORT =
            NetOption.flag("SO_REUSEPORT", SocketOptions.SO_REUSEPORT);
    public static final SocketOption<Integer> SO_LINGER =
            NetOption.number("SO_LINGER", SocketOptions.SO_LINGER);
    public static final SocketOption<Integer> IP_TOS =
            NetOption.number("IP_TOS", SocketOptions.IP_TOS);
    public static final SocketOption<NetworkInterface> IP_MULTICAST_IF = new NetOption<>(
            "IP_MULTICAST_IF", NetworkInterface.class, SocketOptions.IP_MULTICAST_IF2);
    public static final SocketOption<Integer> IP_MULTICAST_TTL =
            NetOption.number("IP_MULTICAST_TTL", NetSocket.MULTICAST_TTL);
    public static final SocketOption<Boolean> IP_MULTICAST_LOOP =
            NetOption.flag("IP_MULTICAST_LOOP", SocketOptions.IP_MULTICAST_LOOP);
    public static final SocketOption<Boolean> TCP_NODELAY =
            NetOption.flag("TCP_NODELAY", SocketOptions.TCP_NODELAY);
}
