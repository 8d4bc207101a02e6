/* SPDX-License-Identifier: MIT */
package java.nio;

/** The mark of a buffer is not set. */
public class InvalidMarkException extends IllegalStateException {
    private static final long serialVersionUID = 1698329710438510774L;

    public InvalidMarkException() {
        super();
    }
}
