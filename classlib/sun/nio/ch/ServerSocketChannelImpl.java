/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.io.File;
import java.io.IOException;
import java.net.BindException;
import java.net.ServerSocket;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.net.SocketOptions;
import java.net.StandardSocketOptions;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.AlreadyBoundException;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.NotYetBoundException;
import java.nio.channels.SelectionKey;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.channels.spi.SelectorProvider;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import jdk.internal.access.SharedSecrets;
import jdk.net.ExtendedSocketOptions;

/** Waits for connections. */
public final class ServerSocketChannelImpl extends ServerSocketChannel implements NetChannelImpl {
    private static final Set<SocketOption<?>> OPTIONS = Set.of(StandardSocketOptions.SO_RCVBUF,
            StandardSocketOptions.SO_REUSEADDR, StandardSocketOptions.SO_REUSEPORT,
            ExtendedSocketOptions.TCP_QUICKACK, ExtendedSocketOptions.TCP_KEEPIDLE,
            ExtendedSocketOptions.TCP_KEEPINTERVAL, ExtendedSocketOptions.TCP_KEEPCOUNT,
            ExtendedSocketOptions.SO_INCOMING_NAPI_ID);
    private static final Set<SocketOption<?>> PATH_OPTIONS =
            Set.of(StandardSocketOptions.SO_RCVBUF);
    private static final int BACKLOG = 50;
    private static final int TRIES = 100;

    private final NetSocket socket;
    private final Object acceptLock = new Object(); /* before the next */
    private final Object stateLock = new Object();
    private volatile SocketAddress local;
    private ServerSocket adaptor;

    ServerSocketChannelImpl(SelectorProvider provider, int addresses) throws IOException {
        this(provider, NetSocket.open(true, addresses));
        if (!socket.isByPath()) {
            socket.set(SocketOptions.SO_REUSEADDR, 1);
        }
    }

    private ServerSocketChannelImpl(SelectorProvider provider, NetSocket socket) {
        super(provider);
        this.socket = socket.ownedBy(this);
    }

    /** Of a socket that waits already. */
    static ServerSocketChannelImpl listening(SelectorProvider provider, NetSocket socket)
            throws IOException {
        ServerSocketChannelImpl channel = new ServerSocketChannelImpl(provider, socket);
        channel.local = socket.address(false);
        return channel;
    }

    @Override
    public NetSocket descriptor() {
        return socket;
    }

    @Override
    public void starts() {
        begin();
    }

    @Override
    public void ends(boolean done) throws AsynchronousCloseException {
        end(done);
    }

    @Override
    protected void implCloseSelectableChannel() {
        socket.release();
    }

    @Override
    public int ready(int interest, boolean input, boolean output) {
        return input ? interest & SelectionKey.OP_ACCEPT : 0;
    }

    @Override
    protected void implConfigureBlocking(boolean block) throws IOException {
        synchronized (acceptLock) {
            requireOpen();
        }
    }

    @Override
    public ServerSocket socket() {
        synchronized (stateLock) {
            if (socket.isByPath()) {
                throw new UnsupportedOperationException("Not supported");
            }
            if (adaptor == null) {
                adaptor = SharedSecrets.getJavaNetAccess().socketOf(this);
            }
            return adaptor;
        }
    }

    @Override
    public SocketAddress getLocalAddress() throws IOException {
        requireOpen();
        return local;
    }

    public SocketAddress localAddress() {
        return local;
    }

    @Override
    public Set<SocketOption<?>> supportedOptions() {
        return socket.isByPath() ? PATH_OPTIONS : OPTIONS;
    }

    @Override
    public <T> ServerSocketChannel setOption(SocketOption<T> name, T value) throws IOException {
        set(name, value);
        return this;
    }

    @Override
    public ServerSocketChannel bind(SocketAddress address, int backlog) throws IOException {
        synchronized (stateLock) {
            requireOpen();
            if (local != null) {
                throw new AlreadyBoundException();
            }
            SocketAddress bound = socket.isByPath() && address == null ? bindAnywhere()
                    : Operation.bind(socket, address);
            socket.listen(backlog < 1 ? BACKLOG : backlog);
            local = bound;
            return this;
        }
    }

    /** In the folder for temporary files. */
    private SocketAddress bindAnywhere() throws IOException {
        String folder = System.getProperty("jdk.net.unixdomain.tmpdir",
                System.getProperty("java.io.tmpdir"));
        for (int i = 1;; i++) {
            int n = ThreadLocalRandom.current().nextInt(Integer.MAX_VALUE);
            try {
                return Operation.bind(socket, UnixDomainSocketAddress.of(
                        folder + File.separator + "socket_" + n));
            } catch (BindException e) {
                if (i == TRIES) {
                    throw new BindException("Could not bind to temporary name");
                }
            }
        }
    }

    @Override
    public SocketChannel accept() throws IOException {
        return accept(0);
    }

    private SocketChannel accept(long deadline) throws IOException {
        synchronized (acceptLock) {
            if (local == null && isOpen()) {
                heedInterrupt();
                throw new NotYetBoundException();
            }
            NetSocket[] made = new NetSocket[1];
            try {
                Operation.run(this, false, deadline, "Accept timed out", s ->
                        (made[0] = s.tryAccept()) == null ? NetSocket.WOULD_BLOCK : 1);
            } catch (IOException e) {
                if (made[0] != null) {
                    made[0].close();
                }
                throw e;
            }
            return made[0] == null ? null
                    : SocketChannelImpl.connected(provider(), made[0]);
        }
    }

    /** For the socket's view. */
    public SocketChannel blockingAccept(int millis) throws IOException {
        synchronized (acceptLock) {
            SocketChannel accepted = accept(isBlocking() ? NetSocket.deadline(millis) : 0);
            if (accepted == null) {
                requireBlocking();
            }
            return accepted;
        }
    }

    @Override
    public String toString() {
        return getClass().getName() + "[" + (!isOpen() ? "closed" : local == null ? "unbound"
                : socket.isByPath() ? "" : local.toString()) + "]";
    }
}
