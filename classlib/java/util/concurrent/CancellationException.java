/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

/** A task was cancelled. */
public class CancellationException extends IllegalStateException {
    private static final long serialVersionUID = -9202173006928992231L;

    public CancellationException() {
    }

    public CancellationException(String message) {
        super(message);
    }
}
