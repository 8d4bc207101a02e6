/* SPDX-License-Identifier: MIT */
package java.net;

import java.util.Objects;

/** How to reach a peer: directly, or by another host. */
public class Proxy {
    /** The kind of a proxy. */
    public enum Type {
        DIRECT, HTTP, SOCKS
    }

    public static final Proxy NO_PROXY = new Proxy();

    private final Type type;
    private final SocketAddress address;

    private Proxy() {
        type = Type.DIRECT;
        address = null;
    }

    public Proxy(Type type, SocketAddress sa) {
        if (type == Type.DIRECT || !(sa instanceof InetSocketAddress)) {
            throw new IllegalArgumentException("type " + type + " is not compatible with address "
                    + sa);
        }
        this.type = type;
        address = sa;
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
