/* SPDX-License-Identifier: MIT */
package java.nio.channels;

/** The channel is not connected. */
public class NotYetConnectedException extends IllegalStateException {
    private static final long serialVersionUID = 4697316551909513464L;

    public NotYetConnectedException() {
    }
}
