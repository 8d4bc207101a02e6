/* SPDX-License-Identifier: MIT */
package java.net;

/** A host has no known address. */
public class UnknownHostException extends java.io.IOException {
    private static final long serialVersionUID = 1L;

    public UnknownHostException() {
        super();
    }

    public UnknownHostException(String message) {
        super(message);
    }
}
