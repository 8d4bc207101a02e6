/* SPDX-License-Identifier: MIT */
package java.nio.channels;

/** The channel is being connected. */
public class ConnectionPendingException extends IllegalStateException {
    private static final long serialVersionUID = 2008393366501760879L;

    public ConnectionPendingException() {
    }
}
