/* SPDX-License-Identifier: MIT */
package java.io;

/** A serious I/O error. */
public class IOError extends Error {
    private static final long serialVersionUID = 67100927991680413L;

    public IOError(Throwable cause) {
        super(cause);
    }
}
