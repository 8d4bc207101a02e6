/* SPDX-License-Identifier: MIT */
package java.io;

/** A sync to disk failed. */
public class SyncFailedException extends IOException {
    private static final long serialVersionUID = -2353342684412443330L;

    public SyncFailedException(String message) {
        super(message);
    }
}
