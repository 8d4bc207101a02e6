/* SPDX-License-Identifier: MIT */
package java.nio.channels;

/** The address is a name only. */
public class UnresolvedAddressException extends IllegalArgumentException {
    private static final long serialVersionUID = 6136959093620794148L;

    public UnresolvedAddressException() {
    }
}
