/* SPDX-License-Identifier: MIT */
package java.net;

/** Makes the implementations of sockets. */
public interface SocketImplFactory {
    SocketImpl createSocketImpl();
}
