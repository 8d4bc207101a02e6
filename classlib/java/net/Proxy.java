/* SPDX-License-Identifier: MIT */
package java.net;

import java.util.Objects;

/** How to reach a peer: directly, or by another host. */
public class Proxy {
    /** The kind of a proxy. */
    public enum Type {
        DIRECT, HTTP, SOCKS
    }

    public static final Proxy NO_PROXY = new Proxy(null, Type.DIRECT);

    private final Type type;
    private final SocketAddress address;

    private Proxy(SocketAddress via, Type kind) {
        type = kind;
        address = via;
    }

    public Proxy(Type type, SocketAddress sa) {
        this(reached(sa, type), type);
    }

    private static SocketAddress reached(SocketAddress by, Type kind) {
        if (by instanceof InetSocketAddress && kind != Type.DIRECT) {
            return by;
        }
        throw new IllegalArgumentException("type " + kind + " is not compatible with address "
                + by);
    }

    public Type type() {
        return type;
    }

    public SocketAddress address() {
        return address;
    }

    @Override
    public String toString() {
        return type == Type.DIRECT ? "DIRECT" : type + " @ " + address;
    }

    @Override
    public final boolean equals(Object obj) {
        return obj instanceof Proxy && type == ((Proxy) obj).type
                && Objects.equals(address, ((Proxy) obj).address);
    }

    @Override
    public final int hashCode() {
        return address == null ? type.hashCode() : type.hashCode() + address.hashCode();
    }
}
