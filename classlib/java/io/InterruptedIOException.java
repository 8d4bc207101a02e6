/* SPDX-License-Identifier: MIT */
package java.io;

/** An I/O operation was interrupted. */
public class InterruptedIOException extends IOException {
    private static final long serialVersionUID = 4020568460727500567L;

    public InterruptedIOException() {
        super();
    }

    public InterruptedIOException(String message) {
        super(message);
    }

    /** How many bytes were transferred before the interruption. */
    public int bytesTransferred;
}
