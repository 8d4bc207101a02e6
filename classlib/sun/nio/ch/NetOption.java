/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.net.SocketOption;

/** A property of sockets and the number that NetSocket knows it by. */
public final class NetOption<T> implements SocketOption<T> {
    public static final SocketOption<Boolean> OOBINLINE =
            flag("SO_OOBINLINE", java.net.SocketOptions.SO_OOBINLINE);

    private final String name;
    private final Class<T> type;
    private final int number;

    public NetOption(String name, Class<T> type, int number) {
        this.name = name;
        this.type = type;
        this.number = number;
    }

    public static SocketOption<Boolean> flag(String name, int number) {
        return new NetOption<>(name, Boolean.class, number);
    }

    public static SocketOption<Integer> number(String name, int number) {
        return new NetOption<>(name, Integer.class, number);
    }

    public int number() {
        return number;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Class<T> type() {
        return type;
    }

    @Override
    public String toString() {
        return name;
    }
}
