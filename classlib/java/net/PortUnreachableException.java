/* SPDX-License-Identifier: MIT */
package java.net;

/** Nobody listens at the datagram's port. */
public class PortUnreachableException extends SocketException {
    private static final long serialVersionUID = 8462541992376507323L;

    public PortUnreachableException() {
    }

    public PortUnreachableException(String msg) {
        super(msg);
    }
}
