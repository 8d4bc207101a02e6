/* SPDX-License-Identifier: MIT */
package java.net;

/** Where a socket is, in the terms of its protocol. */
public abstract class SocketAddress implements java.io.Serializable {
    private static final long serialVersionUID = 5215720748342549866L;

    public SocketAddress() {
    }
}
