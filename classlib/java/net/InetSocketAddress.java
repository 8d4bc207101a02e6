/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Locale;
import java.util.Objects;

/** An address, or the name of a host that has none, and a port. */
public class InetSocketAddress extends SocketAddress {
    private static final long serialVersionUID = 5076001401234631237L;

    private final String hostname;
    private final InetAddress addr;
    private final int port;

    public InetSocketAddress(int port) {
        this(InetAddress.any(), port);
    }

    public InetSocketAddress(InetAddress addr, int port) {
        this.port = checked(port);
        hostname = null;
        this.addr = addr == null ? InetAddress.any() : addr;
    }

    public InetSocketAddress(String hostname, int port) {
        if (hostname == null) {
            throw new IllegalArgumentException("hostname can't be null");
        }
        this.port = checked(port);
        InetAddress found;
        try {
            found = InetAddress.getByName(hostname);
        } catch (UnknownHostException e) {
            found = null;
        }
        addr = found;
        this.hostname = found == null ? hostname : null;
    }

    private InetSocketAddress(int port, String hostname) {
        this.port = port;
        this.hostname = hostname;
        addr = null;
    }

    public static InetSocketAddress createUnresolved(String host, int port) {
        int p = checked(port);
        if (host == null) {
            throw new IllegalArgumentException("hostname can't be null");
        }
        return new InetSocketAddress(p, host);
    }

    private static int checked(int port) {
        if (port < 0 || port > 0xffff) {
            throw new IllegalArgumentException("port out of range:" + port);
        }
        return port;
    }

    public final int getPort() {
        return port;
    }

    public final InetAddress getAddress() {
        return addr;
    }

    public final String getHostName() {
        return addr == null ? hostname : addr.getHostName();
    }

    public final String getHostString() {
        return addr == null ? hostname : addr.hostName != null ? addr.hostName
                : addr.getHostAddress();
    }

    public final boolean isUnresolved() {
        return addr == null;
    }

    @Override
    public String toString() {
        if (addr == null) {
            return hostname + "/<unresolved>:" + port;
        }
        String text = addr.toString();
        if (addr instanceof Inet6Address) {
            int slash = text.lastIndexOf('/');
            text = text.substring(0, slash + 1) + "[" + text.substring(slash + 1) + "]";
        }
        return text + ":" + port;
    }

    @Override
    public final boolean equals(Object obj) {
        if (!(obj instanceof InetSocketAddress)) {
            return false;
        }
        InetSocketAddress a = (InetSocketAddress) obj;
        return port == a.port && Objects.equals(addr, a.addr) && (hostname == null
                ? a.hostname == null : hostname.equalsIgnoreCase(a.hostname));
    }

    @Override
    public final int hashCode() {
        return (addr != null ? addr.hashCode()
                : hostname.toLowerCase(Locale.ROOT).hashCode()) + port;
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        checked(port);
        if (hostname == null && addr == null) {
            throw new InvalidObjectException("hostname and addr can't both be null");
        }
    }
}
