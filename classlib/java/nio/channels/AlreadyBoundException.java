/* SPDX-License-Identifier: MIT */
package java.nio.channels;

/** The channel has a local address. */
public class AlreadyBoundException extends IllegalStateException {
    private static final long serialVersionUID = 6796072983322737592L;

    public AlreadyBoundException() {
    }
}
