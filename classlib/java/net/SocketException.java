/* SPDX-License-Identifier: MIT */
package java.net;

/** A socket operation failed. */
public class SocketException extends java.io.IOException {
    private static final long serialVersionUID = -5935874303556886934L;

    public SocketException() {
        super();
    }

    public SocketException(String message) {
        super(message);
    }
}
