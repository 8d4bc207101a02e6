/* SPDX-License-Identifier: MIT */
package jdk.internal.access;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketOption;
import java.util.Set;
import sun.nio.ch.DatagramChannelImpl;
import sun.nio.ch.NetSocket;
import sun.nio.ch.ServerSocketChannelImpl;
import sun.nio.ch.SocketChannelImpl;

/** What other packages may ask of java.net. */
public interface JavaNetAccess {
    void setOption(NetSocket socket, SocketOption<?> name, Set<SocketOption<?>> supported,
            Object value) throws IOException;

    Object getOption(NetSocket socket, SocketOption<?> name, Set<SocketOption<?>> supported)
            throws IOException;

    /* The scope of a link-local address of this machine; 0: it is another's. */
    int linkScope(InetAddress address);

    /* A channel, seen as a socket. */
    Socket socketOf(SocketChannelImpl channel);

    ServerSocket socketOf(ServerSocketChannelImpl channel);

    DatagramSocket socketOf(DatagramChannelImpl channel);
}
