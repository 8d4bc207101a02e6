/* SPDX-License-Identifier: MIT */
package java.nio.charset;

/** An encoder or decoder threw. */
public class CoderMalfunctionError extends Error {
    private static final long serialVersionUID = -1151412348057794301L;

    public CoderMalfunctionError(Exception cause) {
        super(cause);
    }
}
