/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.io.IOException;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.net.StandardSocketOptions;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.CompletionHandler;
import java.nio.channels.NotYetBoundException;
import java.nio.channels.SelectionKey;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.ShutdownChannelGroupException;
import java.nio.channels.SocketChannel;
import java.nio.channels.spi.AsynchronousChannelProvider;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Future;
import jdk.net.ExtendedSocketOptions;

/** Takes connections when its group's selector sees them. */
final class SelectingServerSocket extends AsynchronousServerSocketChannel {
    private static final Set<SocketOption<?>> OPTIONS = Set.of(StandardSocketOptions.SO_RCVBUF,
            StandardSocketOptions.SO_REUSEADDR, StandardSocketOptions.SO_REUSEPORT,
            ExtendedSocketOptions.TCP_QUICKACK, ExtendedSocketOptions.TCP_KEEPIDLE,
            ExtendedSocketOptions.TCP_KEEPINTERVAL, ExtendedSocketOptions.TCP_KEEPCOUNT,
            ExtendedSocketOptions.SO_INCOMING_NAPI_ID);

    private final ServerSocketChannel below;
    private final Selecting selecting;

    SelectingServerSocket(AsynchronousChannelProvider provider, SelectingGroup group,
            ServerSocketChannel below) throws IOException {
        super(provider);
        this.below = below;
        selecting = new Selecting(this, group, below, OPTIONS, SelectionKey.OP_ACCEPT);
    }

    @Override
    public boolean isOpen() {
        return below.isOpen();
    }

    @Override
    public void close() throws IOException {
        selecting.close();
    }

    @Override
    public AsynchronousServerSocketChannel bind(SocketAddress local, int backlog)
            throws IOException {
        below.bind(local, backlog);
        return this;
    }

    @Override
    public SocketAddress getLocalAddress() throws IOException {
        return below.getLocalAddress();
    }

    @Override
    public Set<SocketOption<?>> supportedOptions() {
        return OPTIONS;
    }

    @Override
    public <T> AsynchronousServerSocketChannel setOption(SocketOption<T> name, T value)
            throws IOException {
        selecting.set(name, value);
        return this;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> T getOption(SocketOption<T> name) throws IOException {
        return (T) selecting.get(name);
    }

    private Object tryAccept() throws IOException {
        SocketChannel made = below.accept();
        try {
            return made == null ? null
                    : new SelectingSocket(provider(), selecting.group, made);
        } catch (ShutdownChannelGroupException e) {
            throw new IOException(e);
        }
    }

    private <A> Future<AsynchronousSocketChannel> start(A attachment,
            CompletionHandler<AsynchronousSocketChannel, ? super A> handler) {
        if (isOpen() && ((ServerSocketChannelImpl) below).localAddress() == null) {
            throw new NotYetBoundException();
        }
        OperationQueue turns = selecting.turns(0);
        return turns.start(new Pending<>(turns, this::tryAccept, attachment, handler), 0);
    }

    @Override
    public <A> void accept(A attachment,
            CompletionHandler<AsynchronousSocketChannel, ? super A> handler) {
        start(attachment, Objects.requireNonNull(handler, "'handler' is null"));
    }

    @Override
    public Future<AsynchronousSocketChannel> accept() {
        return start(null, null);
    }

    @Override
    public String toString() {
        SocketAddress local = ((ServerSocketChannelImpl) below).localAddress();
        return getClass().getName() + "[" + (!isOpen() ? "closed"
                : local == null ? "unbound" : local) + "]";
    }
}
