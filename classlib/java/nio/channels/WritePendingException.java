/* SPDX-License-Identifier: MIT */
package java.nio.channels;

/** Thrown when a write is asked for before the last one has ended. */
public class WritePendingException extends IllegalStateException {
    private static final long serialVersionUID = 7031871839266032276L;

    public WritePendingException() {
    }
}
