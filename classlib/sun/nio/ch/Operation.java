/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.io.IOException;
import java.lang.ref.Reference;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Inet4Address;
import java.net.SocketAddress;
import java.net.SocketException;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.UnresolvedAddressException;
import java.nio.channels.UnsupportedAddressTypeException;
import java.util.Objects;

/** Tries something with a channel's socket, and again whenever it may succeed. */
interface Operation {
    /** How much, -1 for the end, WOULD_BLOCK for another time. */
    int attempt(NetSocket socket) throws IOException;

    /** A channel that blocks waits; deadline 0 is never, late is said behind it. */
    static int run(SelChImpl channel, boolean output, long deadline, String late,
            Operation operation) throws IOException {
        NetSocket socket = channel.descriptor();
        boolean blocking = channel.isBlocking();
        boolean done = false;
        if (blocking) {
            channel.starts();
        }
        try {
            if (!socket.hold()) {
                throw new ClosedChannelException();
            }
            try {
                int n;
                while ((n = operation.attempt(socket)) == NetSocket.WOULD_BLOCK && blocking) {
                    socket.await(output, deadline, late);
                }
                done = n >= 0;
                return n;
            } catch (SocketException e) {
                if (socket.isClosed()) {
                    throw new AsynchronousCloseException();
                }
                throw e;
            } finally {
                socket.leave();
            }
        } finally {
            Reference.reachabilityFence(channel);
            if (blocking) {
                channel.ends(done);
            }
        }
    }

    static int run(SelChImpl channel, boolean output, Operation operation) throws IOException {
        return run(channel, output, 0, null, operation);
    }

    /** Sends all there is when the channel blocks; what it sent before a failure counts. */
    static long writeAll(SelChImpl channel, ByteBuffer[] all, int off, int len)
            throws IOException {
        long[] total = new long[1];
        boolean blocking = channel.isBlocking();
        try {
            run(channel, true, socket -> {
                while (true) {
                    int n = len == 1 ? socket.send(all[off], false)
                            : socket.send(all, off, len);
                    if (n == NetSocket.WOULD_BLOCK) {
                        return total[0] > 0 && !blocking ? 0 : n;
                    }
                    total[0] += n;
                    if (n == 0 || !remains(all, off, len)) {
                        return 0;
                    }
                }
            });
        } catch (SocketException e) {
            if (total[0] == 0) {
                throw new IOException(e.getMessage());
            }
        } catch (java.nio.channels.ClosedByInterruptException e) {
            throw e;
        } catch (AsynchronousCloseException e) {
            if (total[0] == 0) {
                throw e;
            }
        }
        return total[0];
    }

    private static boolean remains(ByteBuffer[] all, int off, int len) {
        for (int i = off; i < off + len; i++) {
            if (all[i].hasRemaining()) {
                return true;
            }
        }
        return false;
    }

    /** What may be filled, before anything is. */
    static void checkWritable(ByteBuffer[] all, int off, int len) {
        for (int i = off; i < off + len; i++) {
            if (all[i].isReadOnly()) {
                throw new IllegalArgumentException("Read-only buffer");
            }
        }
    }

    static int receive(NetSocket socket, ByteBuffer[] all, int off, int len) throws IOException {
        checkWritable(all, off, len);
        return len == 1 ? socket.receive(all[off])
                : remains(all, off, len) ? socket.receive(all, off, len) : 0;
    }

    /** What a caller is told: nothing moved. */
    static int told(int n) {
        return n == NetSocket.WOULD_BLOCK ? 0 : n;
    }

    /* ---- Addresses ---- */

    static InetSocketAddress check(SocketAddress address, boolean four) {
        Objects.requireNonNull(address);
        if (!(address instanceof InetSocketAddress)) {
            throw new UnsupportedAddressTypeException();
        }
        InetSocketAddress a = (InetSocketAddress) address;
        if (a.isUnresolved()) {
            throw new UnresolvedAddressException();
        }
        if (four && !(a.getAddress() instanceof Inet4Address)) {
            throw new UnsupportedAddressTypeException();
        }
        return a;
    }

    /** Where to bind: null is anything, which sockets of both versions know as that of 4. */
    static InetSocketAddress checkLocal(SocketAddress address, boolean four) throws IOException {
        return address != null ? check(address, four)
                : new InetSocketAddress(InetAddress.getByAddress(new byte[4]), 0);
    }

    static SocketAddress checkPath(SocketAddress address) {
        if (!(Objects.requireNonNull(address) instanceof UnixDomainSocketAddress)) {
            throw new UnsupportedAddressTypeException();
        }
        return address;
    }

    /** Where it is bound now; an empty path leaves the socket without a name. */
    static SocketAddress bind(NetSocket socket, SocketAddress address) throws IOException {
        SocketAddress to = socket.isByPath() ? checkPath(address)
                : checkLocal(address, socket.isFour());
        if (!socket.isByPath() || !to.toString().isEmpty()) {
            socket.bind(NetSocket.encode(to));
        }
        return socket.address(false);
    }

    /** Nobody is reached by the address of any host; it is said of this one. */
    static InetSocketAddress checkRemote(SocketAddress address, boolean four) throws IOException {
        InetSocketAddress a = check(address, four);
        if (!a.getAddress().isAnyLocalAddress()) {
            return a;
        }
        byte[] loopback = new byte[a.getAddress().getAddress().length];
        loopback[loopback.length - 1] = 1;
        if (loopback.length == 4) {
            loopback[0] = 127;
        }
        return new InetSocketAddress(InetAddress.getByAddress(loopback), a.getPort());
    }
}
