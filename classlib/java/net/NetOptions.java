/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.file.FileSystems;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.util.Objects;
import java.util.Set;
import jdk.net.UnixDomainPrincipal;
import sun.nio.ch.NetOption;
import sun.nio.ch.NetSocket;

/** What values the properties of sockets have, and what numbers the operating system is told. */
final class NetOptions {
    private static final int TOP_LINGER = 65535;

    private NetOptions() {
    }

    private static boolean isFlag(int option) {
        switch (option) {
            case SocketOptions.TCP_NODELAY:
            case SocketOptions.SO_REUSEADDR:
            case SocketOptions.SO_REUSEPORT:
            case SocketOptions.SO_KEEPALIVE:
            case SocketOptions.SO_BROADCAST:
            case SocketOptions.SO_OOBINLINE:
            case SocketOptions.IP_MULTICAST_LOOP:
            case NetSocket.QUICKACK:
                return true;
            default:
                return false;
        }
    }

    /** The value of a property that is a number; 0: it is none. */
    static int number(SocketOptions from, int option) throws SocketException {
        Object o = from.getOption(option);
        return o instanceof Integer ? (Integer) o : 0;
    }

    static void setTimeout(SocketOptions to, int timeout, String whenNegative)
            throws SocketException {
        if (timeout < 0) {
            throw new IllegalArgumentException(whenNegative);
        }
        to.setOption(SocketOptions.SO_TIMEOUT, timeout);
    }

    static void checkSize(int size, String whenNotPositive) {
        if (size <= 0) {
            throw new IllegalArgumentException(whenNotPositive);
        }
    }

    /** What is thrown for a property that the socket does not have. */
    static UnsupportedOperationException refused(SocketOption<?> name) {
        return new UnsupportedOperationException("'" + Objects.requireNonNull(name)
                + "' not supported");
    }

    /** Sets by number, as the older methods do. */
    static void set(NetSocket socket, int option, Object value) throws SocketException {
        if (value instanceof Boolean && isFlag(option)) {
            socket.set(option, (Boolean) value ? 1 : 0);
        } else if (value instanceof Boolean && option == SocketOptions.SO_LINGER) {
            socket.set(option, -1);
        } else if (value instanceof Integer && !isFlag(option)) {
            int n = (Integer) value;
            socket.set(option, option == SocketOptions.SO_LINGER ? Math.min(n, TOP_LINGER) : n);
        } else {
            throw new SocketException("Bad parameter for option");
        }
    }

    static Object get(NetSocket socket, int option) throws SocketException {
        int n = socket.get(option);
        return isFlag(option) ? (Object) (n != 0) : (Object) n;
    }

    /* Of sockets for datagrams. By number, the flag of the loop says that it is off. */

    static void setAsBefore(NetSocket socket, int option, Object value) throws SocketException {
        set(socket, option, option == SocketOptions.IP_MULTICAST_LOOP
                && value instanceof Boolean ? (Object) !(Boolean) value : value);
    }

    static Object getAsBefore(NetSocket socket, int option) throws SocketException {
        Object value = get(socket, option);
        return option == SocketOptions.IP_MULTICAST_LOOP ? (Object) !(Boolean) value : value;
    }

    private static NetOption<?> standard(SocketOption<?> name,
            Set<SocketOption<?>> supported) {
        if (name == null || !supported.contains(name)) {
            throw refused(name);
        }
        return (NetOption<?>) name;
    }

    static void checkOpen(NetSocket socket) throws ClosedChannelException {
        if (socket.isClosed()) {
            throw new ClosedChannelException();
        }
    }

    /** Sets by name. */
    static void set(NetSocket socket, SocketOption<?> name, Set<SocketOption<?>> supported,
            Object value) throws IOException {
        int option = standard(name, supported).number();
        if (!name.type().isInstance(value)) {
            throw new IllegalArgumentException("Invalid value '" + value + "'");
        }
        checkOpen(socket);
        if (value instanceof Integer) {
            check(name, (Integer) value);
        }
        if (option == NetSocket.INCOMING_NAPI_ID || option == NetSocket.PEER_USER) {
            throw new SocketException(option == NetSocket.PEER_USER ? name + " cannot be set "
                    : "Attempt to set read only option " + name);
        }
        set(socket, option, value);
    }

    private static void check(SocketOption<?> name, int n) {
        if ((name == StandardSocketOptions.SO_RCVBUF || name == StandardSocketOptions.SO_SNDBUF)
                && n < 0) {
            throw new IllegalArgumentException("Invalid send/receive buffer size");
        }
        if ((name == StandardSocketOptions.IP_TOS
                || name == StandardSocketOptions.IP_MULTICAST_TTL) && (n < 0 || n > 255)) {
            throw new IllegalArgumentException(name == StandardSocketOptions.IP_TOS
                    ? "Invalid IP_TOS value" : "Invalid TTL/hop value");
        }
    }

    private static UnixDomainPrincipal peer(NetSocket socket) throws IOException {
        int user = socket.get(NetSocket.PEER_USER);
        int group = socket.get(NetSocket.PEER_GROUP);
        if (user == -1) {
            throw new SocketException("Not connected");
        }
        UserPrincipalLookupService all =
                FileSystems.getDefault().getUserPrincipalLookupService();
        return new UnixDomainPrincipal(
                all.lookupPrincipalByName(NetSocket.nameOfUser(user, false)),
                all.lookupPrincipalByGroupName(NetSocket.nameOfUser(group, true)));
    }

    static Object get(NetSocket socket, SocketOption<?> name, Set<SocketOption<?>> supported)
            throws IOException {
        int option = standard(name, supported).number();
        checkOpen(socket);
        return option == NetSocket.PEER_USER ? peer(socket) : get(socket, option);
    }
}
