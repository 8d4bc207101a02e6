/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.util.Objects;
import java.util.Set;
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

    private static StandardSocketOptions.Standard<?> standard(SocketOption<?> name,
            Set<SocketOption<?>> supported) {
        if (name == null || !supported.contains(name)) {
            throw refused(name);
        }
        return (StandardSocketOptions.Standard<?>) name;
    }

    static void checkOpen(NetSocket socket) throws ClosedChannelException {
        if (socket.isClosed()) {
            throw new ClosedChannelException();
        }
    }

    /** Sets by name. */
    static void set(NetSocket socket, SocketOption<?> name, Set<SocketOption<?>> supported,
            Object value) throws IOException {
        int option = standard(name, supported).number;
        if (!name.type().isInstance(value)) {
            throw new IllegalArgumentException("Invalid value '" + value + "'");
        }
        checkOpen(socket);
        if (value instanceof Integer) {
            check(name, (Integer) value);
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

    static Object get(NetSocket socket, SocketOption<?> name, Set<SocketOption<?>> supported)
            throws IOException {
        int option = standard(name, supported).number;
        checkOpen(socket);
        return get(socket, option);
    }
}
