/* SPDX-License-Identifier: MIT */
package java.nio.channels;

/** The channel was closed because the thread that used it was interrupted. */
public class ClosedByInterruptException extends AsynchronousCloseException {
    public ClosedByInterruptException() {
    }
}
