/* SPDX-License-Identifier: MIT */
package java.nio.channels;

/** The channel is not being connected. */
public class NoConnectionPendingException extends IllegalStateException {
    private static final long serialVersionUID = -8296561183633134743L;

    public NoConnectionPendingException() {
    }
}
