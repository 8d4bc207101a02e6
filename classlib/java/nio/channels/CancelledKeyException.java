/* SPDX-License-Identifier: MIT */
package java.nio.channels;

/** The key is not valid any more. */
public class CancelledKeyException extends IllegalStateException {
    private static final long serialVersionUID = -8438032138028814268L;

    public CancelledKeyException() {
    }
}
