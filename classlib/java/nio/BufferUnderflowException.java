/* SPDX-License-Identifier: MIT */
package java.nio;

/** A get went past the limit of a buffer. */
public class BufferUnderflowException extends RuntimeException {
    private static final long serialVersionUID = -1713313658691622206L;

    public BufferUnderflowException() {
        super();
    }
}
