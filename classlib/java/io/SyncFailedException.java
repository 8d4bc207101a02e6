/* SPDX-License-Identifier: MIT */
package java.io;

/** A sync to disk failed. */
public class SyncFailedException extends IOException {
    private static final long serialVersionUID = 1L;

    public SyncFailedException(String message) {
        super(message);
    }
}
