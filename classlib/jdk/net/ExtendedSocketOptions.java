/* SPDX-License-Identifier: MIT */
package jdk.net;

import java.net.SocketOption;
import sun.nio.ch.NetOption;
import sun.nio.ch.NetSocket;

/** The properties of sockets that this system has beyond the standard ones. */
public final class ExtendedSocketOptions {
    private ExtendedSocketOptions() {
    }

    public static final SocketOption<Boolean> TCP_QUICKACK =
            NetOption.flag("TCP_QUICKACK", NetSocket.QUICKACK);
    public static final SocketOption<Integer> TCP_KEEPIDLE =
            NetOption.number("TCP_KEEPIDLE", NetSocket.KEEPIDLE);
    public static final SocketOption<Integer> TCP_KEEPINTERVAL =
            NetOption.number("TCP_KEEPINTERVAL", NetSocket.KEEPINTERVAL);
    public static final SocketOption<Integer> TCP_KEEPCOUNT =
            NetOption.number("TCP_KEEPCOUNT", NetSocket.KEEPCOUNT);
    public static final SocketOption<Integer> SO_INCOMING_NAPI_ID =
            NetOption.number("SO_INCOMING_NAPI_ID", NetSocket.INCOMING_NAPI_ID);
    public static final SocketOption<UnixDomainPrincipal> SO_PEERCRED =
            new NetOption<>("SO_PEERCRED", UnixDomainPrincipal.class, NetSocket.PEER_USER);
}
