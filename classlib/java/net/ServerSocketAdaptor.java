/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.IOException;
import java.nio.channels.IllegalBlockingModeException;
import java.nio.channels.ServerSocketChannel;
import java.util.Set;
import sun.nio.ch.ServerSocketChannelImpl;

/** A channel that waits for connections, seen as a socket. */
final class ServerSocketAdaptor extends ServerSocket {
    private final ServerSocketChannelImpl channel;
    private volatile int timeout;

    /** What is left undone here no method of the socket asks for. */
    ServerSocketAdaptor(ServerSocketChannelImpl channel) {
        super(new NetSocketImpl(true));
        this.channel = channel;
    }

    @Override
    public ServerSocketChannel getChannel() {
        return channel;
    }

    @Override
    public void bind(SocketAddress local, int backlog) throws IOException {
        try {
            channel.bind(local == null ? new InetSocketAddress(0) : local, backlog);
        } catch (Exception e) {
            throw ChannelTexts.io(e);
        }
    }

    private InetSocketAddress local() {
        return (InetSocketAddress) channel.localAddress();
    }

    @Override
    public InetAddress getInetAddress() {
        return local() == null ? null : local().getAddress();
    }

    @Override
    public int getLocalPort() {
        return local() == null ? -1 : local().getPort();
    }

    @Override
    public Socket accept() throws IOException {
        try {
            return channel.blockingAccept(timeout).socket();
        } catch (Exception e) {
            throw ChannelTexts.io(e);
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }

    @Override
    public boolean isBound() {
        return local() != null;
    }

    @Override
    public boolean isClosed() {
        return !channel.isOpen();
    }

    @Override
    public void setSoTimeout(int timeout) throws SocketException {
        check();
        if (timeout < 0) {
            throw new IllegalArgumentException("timeout < 0");
        }
        this.timeout = timeout;
    }

    @Override
    public int getSoTimeout() throws SocketException {
        check();
        return timeout;
    }

    private void check() throws SocketException {
        if (isClosed()) {
            throw new SocketException("Socket is closed");
        }
    }

    @Override
    public void setReuseAddress(boolean on) throws SocketException {
        check();
        NetOptions.set(channel.descriptor(), SocketOptions.SO_REUSEADDR, on);
    }

    @Override
    public boolean getReuseAddress() throws SocketException {
        check();
        return (Boolean) NetOptions.get(channel.descriptor(), SocketOptions.SO_REUSEADDR);
    }

    @Override
    public void setReceiveBufferSize(int size) throws SocketException {
        if (size <= 0) {
            throw new IllegalArgumentException("size cannot be 0 or negative");
        }
        check();
        NetOptions.set(channel.descriptor(), SocketOptions.SO_RCVBUF, size);
    }

    @Override
    public int getReceiveBufferSize() throws SocketException {
        check();
        return (Integer) NetOptions.get(channel.descriptor(), SocketOptions.SO_RCVBUF);
    }

    @Override
    public <T> ServerSocket setOption(SocketOption<T> name, T value) throws IOException {
        channel.setOption(name, value);
        return this;
    }

    @Override
    public <T> T getOption(SocketOption<T> name) throws IOException {
        return channel.getOption(name);
    }

    @Override
    public Set<SocketOption<?>> supportedOptions() {
        return channel.supportedOptions();
    }

    @Override
    public String toString() {
        return !isBound() ? "ServerSocket[unbound]" : "ServerSocket[addr=" + getInetAddress()
                + ",localport=" + getLocalPort() + "]";
    }
}
