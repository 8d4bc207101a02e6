/* SPDX-License-Identifier: MIT */
package java.net;

/** A socket operation took too long. */
public class SocketTimeoutException extends java.io.InterruptedIOException {
    private static final long serialVersionUID = -8846654841826352300L;

    public SocketTimeoutException() {
        super();
    }

    public SocketTimeoutException(String message) {
        super(message);
    }
}
