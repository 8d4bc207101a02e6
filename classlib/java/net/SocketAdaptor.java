/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.IOException;
import java.nio.channels.SocketChannel;
import java.util.Objects;
import java.util.Set;
import sun.nio.ch.SocketChannelImpl;

/** A channel, seen as a socket. */
final class SocketAdaptor extends Socket {
    private final SocketChannelImpl channel;

    SocketAdaptor(SocketChannelImpl channel) {
        super(new Impl(channel), true);
        this.channel = channel;
    }

    @Override
    public SocketChannel getChannel() {
        return channel;
    }

    @Override
    public boolean isConnected() {
        return channel.isConnected();
    }

    @Override
    public boolean isBound() {
        return channel.localAddress() != null;
    }

    @Override
    public boolean isClosed() {
        return !channel.isOpen();
    }

    @Override
    public boolean isInputShutdown() {
        return channel.isInputShut();
    }

    @Override
    public boolean isOutputShutdown() {
        return channel.isOutputShut();
    }

    @Override
    public String toString() {
        return isClosed() || !isConnected() ? "Socket[unconnected]" : super.toString();
    }

    @Override
    public Set<SocketOption<?>> supportedOptions() {
        return channel.supportedOptions();
    }

    /** Does the socket's work by its channel. */
    private static final class Impl extends StreamSocketImpl {
        private final SocketChannelImpl channel;
        private volatile int timeout;

        Impl(SocketChannelImpl channel) {
            this.channel = channel;
        }

        @Override
        protected void create(boolean stream) {
        }

        @Override
        protected void connect(String host, int port) throws IOException {
            connect(new InetSocketAddress(host, port), 0);
        }

        @Override
        protected void connect(InetAddress address, int port) throws IOException {
            connect(new InetSocketAddress(address, port), 0);
        }

        @Override
        protected void connect(SocketAddress address, int millis) throws IOException {
            if (((InetSocketAddress) address).isUnresolved()) {
                throw new UnknownHostException();
            }
            try {
                channel.blockingConnect(address, millis);
            } catch (Exception e) {
                throw ChannelTexts.io(e);
            }
        }

        @Override
        protected void bind(InetAddress host, int port) throws IOException {
            try {
                channel.bind(new InetSocketAddress(host, port));
            } catch (Exception e) {
                throw ChannelTexts.io(e);
            }
        }

        @Override
        protected void listen(int backlog) throws IOException {
            throw new SocketException("Not a server");
        }

        @Override
        protected void accept(SocketImpl s) throws IOException {
            throw new SocketException("Not a server");
        }

        private InetSocketAddress local() {
            return (InetSocketAddress) channel.localAddress();
        }

        private InetSocketAddress remote() {
            return (InetSocketAddress) channel.remoteAddress();
        }

        @Override
        protected InetAddress getInetAddress() {
            return remote() == null ? null : remote().getAddress();
        }

        @Override
        protected int getPort() {
            return remote() == null ? 0 : remote().getPort();
        }

        @Override
        protected int getLocalPort() {
            return local() == null ? -1 : local().getPort();
        }

        @Override
        int read(byte[] b, int off, int len) throws IOException {
            Objects.checkFromIndexSize(off, len, b.length);
            return channel.blockingRead(b, off, len, timeout);
        }

        @Override
        void write(byte[] b, int off, int len) throws IOException {
            Objects.checkFromIndexSize(off, len, b.length);
            channel.blockingWrite(b, off, len);
        }

        @Override
        protected int available() throws IOException {
            return channel.available();
        }

        @Override
        protected void close() throws IOException {
            channel.close();
        }

        @Override
        protected void shutdownInput() throws IOException {
            try {
                channel.shutdownInput();
            } catch (Exception e) {
                throw ChannelTexts.io(e);
            }
        }

        @Override
        protected void shutdownOutput() throws IOException {
            try {
                channel.shutdownOutput();
            } catch (Exception e) {
                throw ChannelTexts.io(e);
            }
        }

        @Override
        protected boolean supportsUrgentData() {
            return true;
        }

        @Override
        protected void sendUrgentData(int data) throws IOException {
            try {
                channel.sendUrgent((byte) data);
            } catch (Exception e) {
                throw ChannelTexts.io(e);
            }
        }

        @Override
        public void setOption(int option, Object value) throws SocketException {
            if (option == SO_TIMEOUT) {
                timeout = (Integer) value;
            } else {
                NetOptions.set(channel.descriptor(), option, value);
            }
        }

        @Override
        public Object getOption(int option) throws SocketException {
            return option == SO_TIMEOUT ? timeout
                    : option == SO_BINDADDR ? local().getAddress()
                    : NetOptions.get(channel.descriptor(), option);
        }

        @Override
        protected <T> void setOption(SocketOption<T> name, T value) throws IOException {
            channel.setOption(name, value);
        }

        @Override
        protected <T> T getOption(SocketOption<T> name) throws IOException {
            return channel.getOption(name);
        }

        @Override
        protected Set<SocketOption<?>> supportedOptions() {
            return channel.supportedOptions();
        }
    }
}
