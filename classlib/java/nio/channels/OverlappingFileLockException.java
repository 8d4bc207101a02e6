/* SPDX-License-Identifier: MIT */
package java.nio.channels;

/** This virtual machine holds, or waits for, a lock of the same part of the file. */
public class OverlappingFileLockException extends IllegalStateException {
    public OverlappingFileLockException() {
    }
}
