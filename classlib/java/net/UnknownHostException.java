/* SPDX-License-Identifier: MIT */
package java.net;

/** A host has no known address. */
public class UnknownHostException extends java.io.IOException {
    private static final long serialVersionUID = -4639126076052875403L;

    public UnknownHostException() {
        super();
    }

    public UnknownHostException(String message) {
        super(message);
    }
}
