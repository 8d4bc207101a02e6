/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.io.FileDescriptor;
import java.io.IOException;
import java.lang.ref.Cleaner;
import java.lang.ref.Reference;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.SocketException;
import java.net.SocketOptions;
import java.net.SocketTimeoutException;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import jdk.internal.access.SharedSecrets;
import jdk.internal.ref.CleanerFactory;

/**
 * A socket of the operating system, how many threads are in its calls and how many selectors watch
 * it. Closing wakes the threads by shutting the socket down; the last of them gives its number
 * back, so that nobody meets a number that belongs to somebody else by now.
 */
public final class NetSocket implements Runnable {
    /** No address of version 6 is used. */
    public static final boolean FOUR_ONLY = Boolean.getBoolean("java.net.preferIPv4Stack");
    public static final int FOREVER = -1;
    public static final int WOULD_BLOCK = -2;
    public static final int MULTICAST_TTL = 0x100;
    public static final int QUICKACK = 0x101;
    public static final int KEEPIDLE = 0x102;
    public static final int KEEPINTERVAL = 0x103;
    public static final int KEEPCOUNT = 0x104;
    public static final int INCOMING_NAPI_ID = 0x105;
    public static final int PEER_USER = 0x106;
    public static final int PEER_GROUP = 0x107;
    static final int ANY = 0; /* what addresses there are */
    static final int FOUR = 1;
    static final int PATHS = 2;
    private static final int ADDRESS_BYTES = 23;
    private static final int HEAD_BYTES = 7;
    private static final int PATH_BYTES = 108;
    private static final int PATH_KIND = -1;
    private static final int LARGEST_TRANSFER = 1 << 17;

    private final int number;
    private final boolean stream;
    private final int addresses;
    private byte[] peer; /* as accepting said, which is still known behind a reset */
    private Cleaner.Cleanable cleanable; /* of the owner */
    private int users;
    private int watchers;
    private boolean atOnce; /* set before anybody else has it */
    private volatile boolean closed;

    private NetSocket(int number, boolean stream, int addresses) {
        this.number = number;
        this.stream = stream;
        this.addresses = addresses;
    }

    public static NetSocket open(boolean stream) throws SocketException {
        return open(stream, ANY);
    }

    static NetSocket open(boolean stream, int addresses) throws SocketException {
        int kind = addresses == ANY && FOUR_ONLY ? FOUR : addresses;
        return new NetSocket(socket0(stream, kind), stream, kind);
    }

    /** Both ends of a connection. */
    static NetSocket[] pair() throws SocketException {
        int[] numbers = new int[2];
        pair0(numbers);
        return new NetSocket[] {new NetSocket(numbers[0], true, PATHS),
            new NetSocket(numbers[1], true, PATHS)};
    }

    /** What the process was started with; null: it is no socket. */
    static NetSocket inherited() {
        int n = inherited0();
        if (n < 0) {
            return null;
        }
        int kind = kind0(n);
        return new NetSocket(n, (kind & 3) != 0, kind >= 4 ? PATHS : ANY);
    }

    /** 0: packets, 1: a stream, 2: one that waits for connections. */
    int kind() {
        return kind0(number) & 3;
    }

    boolean isByPath() {
        return addresses == PATHS;
    }

    boolean isFour() {
        return addresses == FOUR;
    }

    /** Closes it when its owner is forgotten; release() does at once. */
    public NetSocket ownedBy(Object owner) {
        cleanable = CleanerFactory.cleaner().register(owner, this);
        return this;
    }

    public void release() {
        cleanable.clean();
    }

    /* ---- Coming and going ---- */

    private synchronized void enter() throws SocketException {
        check();
        users++;
    }

    /** As entering, but false when it is closed. */
    synchronized boolean hold() {
        if (!closed) {
            users++;
        }
        return !closed;
    }

    void leave() {
        boolean last;
        synchronized (this) {
            last = --users == 0 && closed && watchers == 0;
        }
        if (last) {
            close0(number);
        }
    }

    /** For a selector; false when it is closed. */
    synchronized boolean watch() {
        if (!closed) {
            watchers++;
        }
        return !closed;
    }

    void unwatch() {
        boolean last;
        synchronized (this) {
            last = --watchers == 0 && closed && users == 0;
        }
        if (last) {
            close0(number);
        }
    }

    int number() {
        return number;
    }

    private void check() throws SocketException {
        if (closed) {
            throw new SocketException("Socket closed");
        }
    }

    /* What failed because of closing says so. */
    private <E extends IOException> E failed(E failure) throws SocketException {
        check();
        return failure;
    }

    public boolean isClosed() {
        return closed;
    }

    /** Closing need not wait until selectors look again: no thread ever waits in its calls. */
    void closesAtOnce() {
        atOnce = true;
    }

    /** Selectors that watch keep the number until they look again; the peer sees the end before. */
    public void close() {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
            if (users != 0 || watchers != 0) {
                try {
                    if (atOnce) {
                        vacate0(number);
                    } else if (users != 0) {
                        shutdown0(number, 2);
                    } else if (stream && getOption0(number, SocketOptions.SO_LINGER) < 0) {
                        shutdown0(number, 1);
                    }
                } catch (SocketException e) {
                    return; /* The number is given back all the same, by the last user. */
                }
                return;
            }
        }
        close0(number);
    }

    /** What is done for an owner that was forgotten. */
    @Override
    public void run() {
        close();
    }

    /* ---- Waiting ---- */

    /** When an operation that may last so many milliseconds ends; 0: never. */
    static long deadline(int millis) {
        return millis <= 0 ? 0 : System.nanoTime() + millis * 1000000L | 1;
    }

    /** False: it is past the deadline. */
    boolean await(boolean output, long deadline) throws SocketException {
        check();
        int millis = FOREVER;
        if (deadline != 0) {
            long left = deadline - System.nanoTime();
            if (left <= 0) {
                return false;
            }
            millis = (int) (left / 1000000 + 1);
        }
        wait0(number, output, millis);
        check();
        return true;
    }

    void await(boolean output, long deadline, String late) throws SocketException,
            SocketTimeoutException {
        if (!await(output, deadline)) {
            throw new SocketTimeoutException(late);
        }
    }

    /* ---- Names ---- */

    private static byte[] encode(InetAddress address, int port) {
        byte[] body = address.getAddress();
        byte[] all = new byte[ADDRESS_BYTES];
        int scope = scope(address);
        all[0] = (byte) body.length;
        all[1] = (byte) (port >> 8);
        all[2] = (byte) port;
        for (int i = 0; i < 4; i++) {
            all[3 + i] = (byte) (scope >> 24 - 8 * i);
        }
        System.arraycopy(body, 0, all, HEAD_BYTES, body.length);
        return all;
    }

    private static int scope(InetAddress address) {
        if (!(address instanceof Inet6Address)) {
            return 0;
        }
        int scope = ((Inet6Address) address).getScopeId();
        return scope == 0 && address.isLinkLocalAddress()
                ? SharedSecrets.getJavaNetAccess().linkScope(address) : scope;
    }

    static byte[] encode(SocketAddress address) {
        if (address instanceof InetSocketAddress) {
            InetSocketAddress a = (InetSocketAddress) address;
            return encode(a.getAddress(), a.getPort());
        }
        byte[] path = ((UnixDomainSocketAddress) address).getPath().toString()
                .getBytes(java.nio.charset.StandardCharsets.UTF_8);
        byte[] all = new byte[HEAD_BYTES + path.length];
        all[0] = PATH_KIND;
        all[1] = (byte) Math.min(path.length >> 8, 127);
        all[2] = (byte) path.length;
        System.arraycopy(path, 0, all, HEAD_BYTES, path.length);
        return all;
    }

    private static SocketAddress decodeAny(byte[] all) throws IOException {
        if (all[0] != PATH_KIND) {
            return decode(all);
        }
        return UnixDomainSocketAddress.of(new String(all, HEAD_BYTES,
                (all[1] & 255) << 8 | all[2] & 255, java.nio.charset.StandardCharsets.UTF_8));
    }

    static InetSocketAddress decode(byte[] all) throws IOException {
        byte[] body = new byte[all[0]];
        System.arraycopy(all, HEAD_BYTES, body, 0, body.length);
        int scope = (all[3] & 255) << 24 | (all[4] & 255) << 16 | (all[5] & 255) << 8
                | all[6] & 255;
        InetAddress a = body.length == 0 ? null
                : scope > 0 ? Inet6Address.getByAddress(null, body, scope)
                        : InetAddress.getByAddress(body);
        return new InetSocketAddress(a, (all[1] & 255) << 8 | all[2] & 255);
    }

    public InetSocketAddress name(boolean peer) throws IOException {
        return (InetSocketAddress) address(peer);
    }

    SocketAddress address(boolean peer) throws IOException {
        enter();
        try {
            byte[] all = peer ? this.peer : null;
            if (all == null) {
                all = new byte[HEAD_BYTES + PATH_BYTES];
                name0(number, all, peer);
            }
            return decodeAny(all);
        } finally {
            leave();
        }
    }

    public void mark(FileDescriptor fd) {
        mark0(fd, closed ? -1 : number);
    }

    /* ---- From creation to connection ---- */

    public void bind(InetAddress address, int port) throws SocketException {
        bind(encode(address, port));
    }

    void bind(byte[] address) throws SocketException {
        enter();
        try {
            bind0(number, address);
        } finally {
            leave();
        }
    }

    public void listen(int backlog) throws SocketException {
        enter();
        try {
            listen0(number, backlog);
        } finally {
            leave();
        }
    }

    public void connect(InetAddress address, int port, int timeout) throws IOException {
        enter();
        try {
            long deadline = deadline(timeout);
            if (!startConnection(encode(address, port))) {
                while (!finishConnection()) {
                    await(true, deadline, "Connect timed out");
                }
            }
            check();
        } catch (IOException e) {
            throw failed(HostInfo.added(e, new InetSocketAddress(address, port)));
        } finally {
            leave();
        }
    }

    /** False: it goes on. By paths there may be no room, which nothing will tell the end of. */
    boolean startConnection(byte[] address) throws IOException {
        int n = connect0(number, address);
        if (n == WOULD_BLOCK) {
            throw new NoRoomException();
        }
        return n > 0;
    }

    boolean finishConnection() throws IOException {
        return isConnected0(number);
    }

    /** The listener's queue is full. */
    static final class NoRoomException extends SocketException {
        private static final long serialVersionUID = 0;

        NoRoomException() {
            super("Resource temporarily unavailable");
        }
    }

    /** Undoes a datagram socket's connection. */
    public void disconnect() throws SocketException {
        enter();
        try {
            disconnect0(number);
        } finally {
            leave();
        }
    }

    public NetSocket accept(int timeout) throws IOException {
        enter();
        try {
            long deadline = deadline(timeout);
            NetSocket made;
            while ((made = tryAccept()) == null) {
                await(false, deadline, "Accept timed out");
            }
            return made;
        } catch (IOException e) {
            throw failed(e);
        } finally {
            leave();
        }
    }

    /** Null: nobody is there. */
    NetSocket tryAccept() throws IOException {
        byte[] from = new byte[HEAD_BYTES + PATH_BYTES];
        int n = accept0(number, from);
        if (n == WOULD_BLOCK) {
            return null;
        }
        NetSocket made = new NetSocket(n, true, addresses);
        made.peer = from;
        return made;
    }

    /* ---- Bytes ---- */

    /** How many, or -1 at the end. */
    public int read(byte[] b, int off, int len, int timeout) throws IOException {
        enter();
        try {
            long deadline = deadline(timeout);
            int n;
            while ((n = receive0(number, b, off, len)) == WOULD_BLOCK) {
                await(false, deadline, "Read timed out");
            }
            check();
            return n;
        } catch (IOException e) {
            throw failed(e);
        } finally {
            leave();
        }
    }

    public void write(byte[] b, int off, int len, boolean urgent) throws IOException {
        enter();
        try {
            while (len > 0) {
                int n = send0(number, b, off, len, urgent);
                if (n == WOULD_BLOCK) {
                    await(true, 0);
                } else {
                    off += n;
                    len -= n;
                    check();
                }
            }
        } catch (IOException e) {
            throw failed(e);
        } finally {
            leave();
        }
    }

    /** Where from; the packet is cut to the room, whose used length goes to count[0]. */
    public InetSocketAddress receive(byte[] b, int off, int len, int timeout, boolean peek,
            int[] count)
            throws IOException {
        enter();
        try {
            long deadline = deadline(timeout);
            byte[] from = new byte[ADDRESS_BYTES];
            int n;
            while ((n = receiveFrom0(number, b, off, len, from, peek)) == WOULD_BLOCK
                    || from[0] == 0) {
                await(false, deadline, "Receive timed out");
            }
            check();
            count[0] = n;
            return decode(from);
        } catch (IOException e) {
            throw failed(e);
        } finally {
            leave();
        }
    }

    /** Forgets the packets that have come. */
    public void drain() throws IOException {
        enter();
        try {
            byte[] from = new byte[ADDRESS_BYTES];
            while (receiveFrom0(number, new byte[1], 0, 1, from, false) != WOULD_BLOCK
                    && from[0] != 0) {
                from[0] = 0;
            }
        } finally {
            leave();
        }
    }

    public void send(byte[] b, int off, int len, InetAddress address, int port) throws IOException {
        enter();
        try {
            byte[] to = address == null ? null : encode(address, port);
            while (sendTo0(number, b, off, len, to) == WOULD_BLOCK) {
                await(true, 0);
            }
        } catch (IOException e) {
            throw failed(e);
        } finally {
            leave();
        }
    }

    /* ---- One try with a buffer; what was moved moves its position ---- */

    /** How many bytes, whatever other threads do to the buffer meanwhile. */
    private static int room(ByteBuffer b, int at) {
        return Math.max(0, Math.min(b.remaining(), b.capacity() - at));
    }

    private static long address(ByteBuffer b) {
        return SharedSecrets.getJavaNioAccess().address(b);
    }

    private static byte[] copy(ByteBuffer b, int at, int count) {
        byte[] bytes = new byte[count];
        b.get(at, bytes, 0, count);
        return bytes;
    }

    private static int moved(ByteBuffer b, int at, int n) {
        Reference.reachabilityFence(b);
        if (n > 0) {
            b.position(at + n);
        }
        return n;
    }

    int receive(ByteBuffer b) throws IOException {
        int at = b.position();
        int count = room(b, at);
        if (count == 0) {
            return 0;
        }
        return moved(b, at, b.isDirect() ? receive0(number, null, address(b) + at, count)
                : receive0(number, b.array(), b.arrayOffset() + at, count));
    }

    int receive(ByteBuffer b, byte[] from) throws IOException {
        int at = b.position();
        int count = room(b, at);
        return moved(b, at, b.isDirect()
                ? receiveFrom0(number, null, address(b) + at, count, from, false)
                : receiveFrom0(number, b.array(), b.arrayOffset() + at, count, from, false));
    }

    int send(ByteBuffer b, boolean urgent) throws IOException {
        int at = b.position();
        int count = Math.min(room(b, at), LARGEST_TRANSFER);
        if (count == 0 && stream) {
            return 0;
        }
        return moved(b, at, b.isDirect() ? send0(number, null, address(b) + at, count, urgent)
                : b.hasArray() ? send0(number, b.array(), b.arrayOffset() + at, count, urgent)
                : send0(number, copy(b, at, count), 0, count, urgent));
    }

    int send(ByteBuffer b, byte[] to) throws IOException {
        int at = b.position();
        int count = room(b, at);
        return moved(b, at, b.isDirect() ? sendTo0(number, null, address(b) + at, count, to)
                : b.hasArray() ? sendTo0(number, b.array(), b.arrayOffset() + at, count, to)
                : sendTo0(number, copy(b, at, count), 0, count, to));
    }

    /** At most so much at once that a packet is whole. */
    private static ByteBuffer together(ByteBuffer[] all, int off, int len) {
        long room = 0;
        for (int i = off; i < off + len; i++) {
            room += all[i].remaining();
        }
        return ByteBuffer.allocate((int) Math.min(room, LARGEST_TRANSFER));
    }

    int receive(ByteBuffer[] all, int off, int len) throws IOException {
        ByteBuffer whole = together(all, off, len);
        int n = receive(whole);
        whole.flip();
        for (int i = off; i < off + len && whole.hasRemaining(); i++) {
            int part = Math.min(whole.remaining(), all[i].remaining());
            all[i].put(whole.array(), whole.position(), part);
            whole.position(whole.position() + part);
        }
        return n;
    }

    int send(ByteBuffer[] all, int off, int len) throws IOException {
        ByteBuffer whole = together(all, off, len);
        for (int i = off; i < off + len && whole.hasRemaining(); i++) {
            ByteBuffer part = all[i].duplicate();
            part.limit(part.position() + Math.min(part.remaining(), whole.remaining()));
            whole.put(part);
        }
        whole.flip();
        int n = send(whole, false);
        for (int i = off, left = n; i < off + len && left > 0; i++) {
            int part = Math.min(left, all[i].remaining());
            all[i].position(all[i].position() + part);
            left -= part;
        }
        return n;
    }

    public int available() throws SocketException {
        enter();
        try {
            return available0(number);
        } finally {
            leave();
        }
    }

    /** 0: input, 1: output. */
    public void shutdown(int how) throws SocketException {
        enter();
        try {
            shutdown0(number, how);
        } finally {
            leave();
        }
    }

    /* ---- Options ---- */

    public void set(int option, int value) throws SocketException {
        enter();
        try {
            setOption0(number, option, value);
        } finally {
            leave();
        }
    }

    public int get(int option) throws SocketException {
        enter();
        try {
            return getOption0(number, option);
        } finally {
            leave();
        }
    }

    /** The name of a user or group; one without a name has its number. */
    public static String nameOfUser(int id, boolean group) {
        String name = nameOf(id, group);
        return name == null ? Integer.toUnsignedString(id) : name;
    }

    public void group(InetAddress group, int netif, boolean join) throws SocketException {
        enter();
        try {
            group0(number, encode(group, 0), netif, join);
        } finally {
            leave();
        }
    }

    /** 0 join, 1 leave, 2 block, 3 unblock: what one sender says to the group. */
    void source(InetAddress group, int netif, int what, InetAddress source) throws SocketException {
        enter();
        try {
            source0(number, encode(group, 0), netif, what, encode(source, 0));
        } finally {
            leave();
        }
    }

    /* ---- The operating system's; see the C file for the bytes of an address ---- */

    private static native int socket0(boolean stream, int addresses) throws SocketException;

    private static native void pair0(int[] numbers) throws SocketException;

    private static native int inherited0();

    private static native int kind0(int number);

    private static native void bind0(int number, byte[] address) throws SocketException;

    private static native void listen0(int number, int backlog) throws SocketException;

    private static native int connect0(int number, byte[] address) throws SocketException;

    private static native boolean isConnected0(int number) throws SocketException;

    private static native void disconnect0(int number) throws SocketException;

    private static native int accept0(int number, byte[] peer) throws SocketException;

    private static native void name0(int number, byte[] address, boolean peer)
            throws SocketException;

    private static native void wait0(int number, boolean output, int millis);

    private static native void shutdown0(int number, int how) throws SocketException;

    /** Milliseconds, for what nothing tells the end of. */
    static void pause(int millis) {
        wait0(-1, false, millis);
    }

    static native void close0(int number);

    private static native void vacate0(int number);

    private static native int receive0(int number, byte[] b, long off, int len)
            throws SocketException;

    private static native int send0(int number, byte[] b, long off, int len, boolean urgent)
            throws SocketException;

    private static native int receiveFrom0(int number, byte[] b, long off, int len, byte[] from,
            boolean peek) throws SocketException;

    private static native int sendTo0(int number, byte[] b, long off, int len, byte[] to)
            throws SocketException;

    private static native int available0(int number) throws SocketException;

    private static native void setOption0(int number, int option, int value)
            throws SocketException;

    private static native String nameOf(int id, boolean group);

    private static native int getOption0(int number, int option) throws SocketException;

    private static native void group0(int number, byte[] group, int netif, boolean join)
            throws SocketException;

    private static native void source0(int number, byte[] group, int netif, int what,
            byte[] source) throws SocketException;

    private static native void mark0(FileDescriptor fd, int number);
}
