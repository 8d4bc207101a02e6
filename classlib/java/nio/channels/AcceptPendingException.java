/* SPDX-License-Identifier: MIT */
package java.nio.channels;

/** Another accept of the channel has not ended. */
public class AcceptPendingException extends IllegalStateException {
    private static final long serialVersionUID = 2721339977965416421L;

    public AcceptPendingException() {
    }
}
