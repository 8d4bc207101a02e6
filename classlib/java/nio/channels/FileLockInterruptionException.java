/* SPDX-License-Identifier: MIT */
package java.nio.channels;

/** A thread was interrupted while it waited for a lock. */
public class FileLockInterruptionException extends java.io.IOException {
    public FileLockInterruptionException() {
    }
}
