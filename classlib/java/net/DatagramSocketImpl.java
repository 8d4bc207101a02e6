/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.FileDescriptor;
import java.io.IOException;
import java.util.Set;

/** What does the work of a datagram socket. */
public abstract class DatagramSocketImpl implements SocketOptions {
    protected int localPort;
    protected FileDescriptor fd;

    public DatagramSocketImpl() {
    }

    protected abstract void create() throws SocketException;

    protected abstract void bind(int lport, InetAddress laddr) throws SocketException;

    protected abstract void send(DatagramPacket p) throws IOException;

    protected void connect(InetAddress address, int port) throws SocketException {
    }

    protected void disconnect() {
    }

    protected abstract int peek(InetAddress i) throws IOException;

    protected abstract int peekData(DatagramPacket p) throws IOException;

    protected abstract void receive(DatagramPacket p) throws IOException;

    @Deprecated
    protected abstract void setTTL(byte ttl) throws IOException;

    @Deprecated
    protected abstract byte getTTL() throws IOException;

    protected abstract void setTimeToLive(int ttl) throws IOException;

    protected abstract int getTimeToLive() throws IOException;

    protected abstract void join(InetAddress inetaddr) throws IOException;

    protected abstract void leave(InetAddress inetaddr) throws IOException;

    protected abstract void joinGroup(SocketAddress mcastaddr, NetworkInterface netIf)
            throws IOException;

    protected abstract void leaveGroup(SocketAddress mcastaddr, NetworkInterface netIf)
            throws IOException;

    protected abstract void close();

    protected int getLocalPort() {
        return localPort;
    }

    protected FileDescriptor getFileDescriptor() {
        return fd;
    }

    protected <T> void setOption(SocketOption<T> name, T value) throws IOException {
        throw NetOptions.refused(name);
    }

    protected <T> T getOption(SocketOption<T> name) throws IOException {
        throw NetOptions.refused(name);
    }

    protected Set<SocketOption<?>> supportedOptions() {
        return Set.of();
    }
}
