/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.io.IOException;
import java.net.ConnectException;
import java.net.DatagramSocket;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.PortUnreachableException;
import java.net.SocketAddress;
import java.net.SocketException;
import java.net.SocketOption;
import java.net.SocketOptions;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.AlreadyBoundException;
import java.nio.channels.AlreadyConnectedException;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.DatagramChannel;
import java.nio.channels.MembershipKey;
import java.nio.channels.NotYetConnectedException;
import java.nio.channels.SelectionKey;
import java.nio.channels.spi.SelectorProvider;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;
import jdk.internal.access.SharedSecrets;
import jdk.net.ExtendedSocketOptions;

/** Sends and receives packets; forgotten ones are closed when they are collected. */
public final class DatagramChannelImpl extends DatagramChannel implements NetChannelImpl {
    private static final Set<SocketOption<?>> OPTIONS = Set.of(
            StandardSocketOptions.SO_SNDBUF, StandardSocketOptions.SO_RCVBUF,
            StandardSocketOptions.SO_REUSEADDR, StandardSocketOptions.SO_REUSEPORT,
            StandardSocketOptions.SO_BROADCAST, StandardSocketOptions.IP_TOS,
            StandardSocketOptions.IP_MULTICAST_IF, StandardSocketOptions.IP_MULTICAST_TTL,
            StandardSocketOptions.IP_MULTICAST_LOOP, ExtendedSocketOptions.SO_INCOMING_NAPI_ID);
    private static final int ADDRESS_BYTES = 23;

    private final NetSocket socket;
    private final boolean four;

    /* In this order. */
    private final Object readLock = new Object();
    private final Object writeLock = new Object();
    private final Object stateLock = new Object();

    private volatile InetSocketAddress local;
    private volatile InetSocketAddress remote;
    private volatile NetworkInterface outgoing;
    private final ArrayList<MembershipKeyImpl> memberships = new ArrayList<>(); /* by stateLock */
    private DatagramSocket adaptor;
    private byte[] lastFrom = {}; /* by readLock: packets mostly come from one place */
    private InetSocketAddress lastSource;

    DatagramChannelImpl(SelectorProvider provider, int addresses) throws IOException {
        this(provider, NetSocket.open(false, addresses));
    }

    private DatagramChannelImpl(SelectorProvider provider, NetSocket socket) {
        super(provider);
        this.socket = socket.ownedBy(this);
        four = socket.isFour();
    }

    /** Of a socket that was bound elsewhere. */
    static DatagramChannelImpl bound(SelectorProvider provider, NetSocket socket)
            throws IOException {
        DatagramChannelImpl channel = new DatagramChannelImpl(provider, socket);
        channel.local = socket.name(false);
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
        synchronized (stateLock) {
            for (MembershipKeyImpl key : memberships) {
                key.valid = false;
            }
            memberships.clear();
        }
    }

    @Override
    public int ready(int interest, boolean input, boolean output) {
        return interest & ((input ? SelectionKey.OP_READ : 0)
                | (output ? SelectionKey.OP_WRITE : 0));
    }

    private void checkConnected() throws ClosedChannelException {
        requireOpenToMove();
        if (remote == null) {
            heedInterrupt();
            throw new NotYetConnectedException();
        }
    }

    @Override
    protected void implConfigureBlocking(boolean block) throws IOException {
        synchronized (readLock) {
            synchronized (writeLock) {
                requireOpen();
            }
        }
    }

    @Override
    public DatagramSocket socket() {
        synchronized (stateLock) {
            if (adaptor == null) {
                adaptor = SharedSecrets.getJavaNetAccess().socketOf(this);
            }
            return adaptor;
        }
    }

    /* ---- Addresses and options ---- */

    @Override
    public SocketAddress getLocalAddress() throws IOException {
        requireOpen();
        return local;
    }

    @Override
    public SocketAddress getRemoteAddress() throws IOException {
        requireOpen();
        return remote;
    }

    /** Even when it is closed; null when there is none. */
    public InetSocketAddress localAddress() {
        return local;
    }

    public InetSocketAddress remoteAddress() {
        return remote;
    }

    @Override
    public Set<SocketOption<?>> supportedOptions() {
        return OPTIONS;
    }

    @Override
    public <T> DatagramChannel setOption(SocketOption<T> name, T value) throws IOException {
        if (name != StandardSocketOptions.IP_MULTICAST_IF
                || !(value instanceof NetworkInterface)) {
            set(name, value);
            return this;
        }
        requireOpen();
        NetworkInterface netif = (NetworkInterface) value;
        socket.set(SocketOptions.IP_MULTICAST_IF2, netif.getIndex());
        outgoing = netif;
        return this;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> T getOption(SocketOption<T> name) throws IOException {
        if (name == StandardSocketOptions.IP_MULTICAST_IF) {
            requireOpen();
            return (T) outgoing;
        }
        return NetChannelImpl.super.getOption(name);
    }

    @Override
    public DatagramChannel bind(SocketAddress address) throws IOException {
        synchronized (readLock) {
            synchronized (writeLock) {
                synchronized (stateLock) {
                    requireOpen();
                    if (local != null) {
                        throw new AlreadyBoundException();
                    }
                    bindNow(address);
                    return this;
                }
            }
        }
    }

    private void bindNow(SocketAddress address) throws IOException {
        local = (InetSocketAddress) Operation.bind(socket, address);
    }

    private void bindAny() throws IOException {
        synchronized (stateLock) {
            if (local == null && isOpen()) {
                bindNow(null);
            }
        }
    }

    @Override
    public boolean isConnected() {
        return remote != null;
    }

    @Override
    public DatagramChannel connect(SocketAddress address) throws IOException {
        connect(address, true);
        return this;
    }

    /** The socket's view may connect again. */
    public void connect(SocketAddress address, boolean once) throws IOException {
        InetSocketAddress to = Operation.checkRemote(address, four);
        synchronized (readLock) {
            synchronized (writeLock) {
                synchronized (stateLock) {
                    requireOpen();
                    if (once && remote != null) {
                        throw new AlreadyConnectedException();
                    }
                    if (to.getPort() == 0) {
                        throw new SocketException("Can't connect to port 0");
                    }
                    bindAny();
                    socket.connect(to.getAddress(), to.getPort(), 0);
                    socket.drain();
                    remote = to;
                    local = socket.name(false);
                }
            }
        }
    }

    /** The system forgets a port that it chose itself, the channel keeps it. */
    @Override
    public DatagramChannel disconnect() throws IOException {
        synchronized (readLock) {
            synchronized (writeLock) {
                synchronized (stateLock) {
                    if (isOpen() && remote != null) {
                        InetSocketAddress before = local;
                        socket.disconnect();
                        remote = null;
                        local = socket.name(false);
                        if (local.getPort() == 0) {
                            bindNow(new InetSocketAddress(local.getAddress(), before.getPort()));
                        }
                    }
                    return this;
                }
            }
        }
    }

    /* ---- Packets ---- */

    @Override
    public SocketAddress receive(ByteBuffer dst) throws IOException {
        return receive(dst, 0);
    }

    private InetSocketAddress receive(ByteBuffer dst, long deadline) throws IOException {
        if (dst.isReadOnly()) {
            throw new IllegalArgumentException("Read-only buffer");
        }
        synchronized (readLock) {
            bindAny();
            byte[] from = new byte[ADDRESS_BYTES];
            int n = Operation.run(this, false, deadline, "Receive timed out", s -> {
                int got = s.receive(dst, from);
                return got >= 0 && from[0] == 0 ? NetSocket.WOULD_BLOCK : got;
            });
            if (n == NetSocket.WOULD_BLOCK) {
                return null;
            }
            if (!Arrays.equals(from, lastFrom)) {
                lastSource = NetSocket.decode(from);
                lastFrom = from;
            }
            return lastSource;
        }
    }

    /** For the socket's view. */
    public InetSocketAddress blockingReceive(ByteBuffer dst, int millis) throws IOException {
        synchronized (readLock) {
            requireBlocking();
            return receive(dst, NetSocket.deadline(millis));
        }
    }

    @Override
    public int send(ByteBuffer src, SocketAddress target) throws IOException {
        Objects.requireNonNull(src);
        InetSocketAddress to = Operation.check(target, four);
        synchronized (writeLock) {
            InetSocketAddress peer = remote;
            if (peer != null && !to.equals(peer)) {
                throw new AlreadyConnectedException();
            }
            if (to.getPort() == 0) {
                throw new SocketException("Can't send to port 0");
            }
            bindAny();
            byte[] place = peer != null ? null
                    : NetSocket.encode(Operation.checkRemote(to, four));
            return Operation.told(send(s -> s.send(src, place)));
        }
    }

    private int send(Operation operation) throws IOException {
        try {
            return Operation.run(this, true, operation);
        } catch (PortUnreachableException e) {
            throw e;
        } catch (ConnectException e) {
            throw new PortUnreachableException();
        } catch (SocketException e) {
            throw new IOException(e.getMessage());
        }
    }

    /** For the socket's view. */
    public void blockingSend(ByteBuffer src, SocketAddress target) throws IOException {
        synchronized (writeLock) {
            requireBlocking();
            send(src, target);
        }
    }

    @Override
    public int read(ByteBuffer dst) throws IOException {
        Objects.requireNonNull(dst);
        return readAll(new ByteBuffer[] {dst}, 0, 1);
    }

    @Override
    public long read(ByteBuffer[] dsts, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, dsts.length);
        return readAll(dsts, offset, length);
    }

    /** What is no error and no end is a packet without bytes. */
    private int readAll(ByteBuffer[] dsts, int off, int len) throws IOException {
        try {
            return readLocked(dsts, off, len);
        } catch (ConnectException e) {
            throw new PortUnreachableException();
        }
    }

    private int readLocked(ByteBuffer[] dsts, int off, int len) throws IOException {
        synchronized (readLock) {
            checkConnected();
            return Operation.told(Operation.run(this, false, s -> {
                int got = Operation.receive(s, dsts, off, len);
                return got == -1 ? s.isClosed() ? NetSocket.WOULD_BLOCK : 0 : got;
            }));
        }
    }

    @Override
    public int write(ByteBuffer src) throws IOException {
        Objects.requireNonNull(src);
        return writeAll(new ByteBuffer[] {src}, 0, 1);
    }

    @Override
    public long write(ByteBuffer[] srcs, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, srcs.length);
        return writeAll(srcs, offset, length);
    }

    private int writeAll(ByteBuffer[] srcs, int off, int len) throws IOException {
        synchronized (writeLock) {
            checkConnected();
            return Operation.told(send(s -> len == 1 ? s.send(srcs[off], false)
                    : s.send(srcs, off, len)));
        }
    }

    /* ---- Groups ---- */

    @Override
    public MembershipKey join(InetAddress group, NetworkInterface interf) throws IOException {
        return joinGroup(group, interf, null);
    }

    @Override
    public MembershipKey join(InetAddress group, NetworkInterface interf, InetAddress source)
            throws IOException {
        Objects.requireNonNull(source);
        return joinGroup(group, interf, source);
    }

    /* Why nobody sends from the address to the group; null: somebody may. */
    private static String unfit(InetAddress from, InetAddress group) {
        return from.isAnyLocalAddress() ? "Source address is a wildcard address"
            : from.isMulticastAddress() ? "Source address is multicast address"
            : from.getClass() == group.getClass() ? null
            : "Source address is different type to group";
    }

    private static void refuse(String wrong) {
        if (wrong != null) {
            throw new IllegalArgumentException(wrong);
        }
    }

    private MembershipKey joinGroup(InetAddress group, NetworkInterface netif,
            InetAddress source) throws IOException {
        String wrong = !group.isMulticastAddress() ? "Group not a multicast address"
            : four && !(group instanceof Inet4Address)
            ? "Only IPv6 sockets can join IPv6 multicast group"
            : source == null ? null : unfit(source, group);
        refuse(wrong);
        synchronized (stateLock) {
            requireOpen();
            MembershipKey member = membership(group, netif, source);
            if (member != null) {
                return member;
            }
            if (source == null) {
                socket.group(group, netif.getIndex(), true);
            } else {
                socket.source(group, netif.getIndex(), 0, source);
            }
            MembershipKeyImpl key = new MembershipKeyImpl(this, group, netif, source);
            memberships.add(key);
            return key;
        }
    }

    /** Of all senders or of single ones, not of both. */
    private MembershipKey membership(InetAddress group, NetworkInterface netif,
            InetAddress source) {
        for (MembershipKeyImpl key : memberships) {
            if (key.group().equals(group) && key.networkInterface().equals(netif)) {
                if (Objects.equals(key.sourceAddress(), source)) {
                    return key;
                }
                if (source == null || key.sourceAddress() == null) {
                    throw new IllegalStateException(source == null
                            ? "Already a member to receive all packets"
                            : "Already have source-specific membership");
                }
            }
        }
        return null;
    }

    void drop(MembershipKeyImpl key) {
        synchronized (stateLock) {
            if (!key.valid) {
                return;
            }
            key.valid = false;
            memberships.remove(key);
            try {
                int netif = key.networkInterface().getIndex();
                if (key.sourceAddress() == null) {
                    socket.group(key.group(), netif, false);
                } else {
                    socket.source(key.group(), netif, 1, key.sourceAddress());
                }
            } catch (SocketException e) {
                throw new AssertionError(e);
            }
        }
    }

    /** Or lets it speak again. */
    void block(MembershipKeyImpl key, InetAddress source, boolean on) throws IOException {
        synchronized (stateLock) {
            if (!key.valid) {
                throw new IllegalStateException("key is no longer valid");
            }
            if (on) {
                refuse(unfit(source, key.group()));
            }
            socket.source(key.group(), key.networkInterface().getIndex(), on ? 2 : 3, source);
        }
    }
}
