/* SPDX-License-Identifier: MIT */
package java.nio.channels;

/** The channel was not opened for reading. */
public class NonReadableChannelException extends IllegalStateException {
    public NonReadableChannelException() {
    }
}
