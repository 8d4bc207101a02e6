/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.IOException;
import java.util.Set;
import jdk.internal.access.JavaNetAccess;
import jdk.internal.access.SharedSecrets;
import sun.nio.ch.DatagramChannelImpl;
import sun.nio.ch.NetSocket;
import sun.nio.ch.ServerSocketChannelImpl;
import sun.nio.ch.SocketChannelImpl;

/** Gives the rest of the library what it may ask of this package. */
final class NetAccess implements JavaNetAccess {
    static {
        SharedSecrets.setJavaNetAccess(new NetAccess());
    }

    @Override
    public void setOption(NetSocket socket, SocketOption<?> name,
            Set<SocketOption<?>> supported, Object value) throws IOException {
        NetOptions.set(socket, name, supported, value);
    }

    @Override
    public Object getOption(NetSocket socket, SocketOption<?> name,
            Set<SocketOption<?>> supported) throws IOException {
        return NetOptions.get(socket, name, supported);
    }

    @Override
    public int linkScope(InetAddress address) {
        return NetworkInterface.scopeOf(address);
    }

    @Override
    public Socket socketOf(SocketChannelImpl channel) {
        return new SocketAdaptor(channel);
    }

    @Override
    public ServerSocket socketOf(ServerSocketChannelImpl channel) {
        return new ServerSocketAdaptor(channel);
    }

    @Override
    public DatagramSocket socketOf(DatagramChannelImpl channel) {
        return new DatagramSocketAdaptor(channel);
    }
}
