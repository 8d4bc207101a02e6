/* SPDX-License-Identifier: MIT */
package java.nio;

/** A put went past the limit of a buffer. */
public class BufferOverflowException extends RuntimeException {
    private static final long serialVersionUID = -5484897634319144535L;

    public BufferOverflowException() {
        super();
    }
}
