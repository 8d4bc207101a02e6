/* SPDX-License-Identifier: MIT */
package java.net;

/** A socket operation failed. */
public class SocketException extends java.io.IOException {
    private static final long serialVersionUID = 1L;

    public SocketException() {
        super();
    }

    public SocketException(String message) {
        super(message);
    }
}
