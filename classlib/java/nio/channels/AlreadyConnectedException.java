/* SPDX-License-Identifier: MIT */
package java.nio.channels;

/** The channel is connected. */
public class AlreadyConnectedException extends IllegalStateException {
    private static final long serialVersionUID = -7331895245053773357L;

    public AlreadyConnectedException() {
    }
}
