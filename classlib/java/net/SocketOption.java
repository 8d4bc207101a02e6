/* SPDX-License-Identifier: MIT */
package java.net;

/** A property of a socket, by its name and the type of its values. */
public interface SocketOption<T> {
    String name();

    Class<T> type();
}
