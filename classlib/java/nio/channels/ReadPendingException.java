/* SPDX-License-Identifier: MIT */
package java.nio.channels;

/** Thrown when a read is asked for before the last one has ended. */
public class ReadPendingException extends IllegalStateException {
    private static final long serialVersionUID = 1986315242191227217L;

    public ReadPendingException() {
    }
}
