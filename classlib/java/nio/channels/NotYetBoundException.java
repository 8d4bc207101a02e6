/* SPDX-License-Identifier: MIT */
package java.nio.channels;

/** The channel has no local address. */
public class NotYetBoundException extends IllegalStateException {
    private static final long serialVersionUID = 4640999303950202242L;

    public NotYetBoundException() {
    }
}
