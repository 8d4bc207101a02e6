/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown when a waiting thread is interrupted. */
public class InterruptedException extends Exception {
    private static final long serialVersionUID = 6700697376100628473L;

    public InterruptedException() {
    }

    public InterruptedException(String message) {
        super(message);
    }
}
