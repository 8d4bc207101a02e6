/* SPDX-License-Identifier: MIT */
package java.nio.channels;

/** An operation took longer than it may. */
public class InterruptedByTimeoutException extends java.io.IOException {
    private static final long serialVersionUID = -4268008601014042947L;

    public InterruptedByTimeoutException() {
    }
}
