/* SPDX-License-Identifier: MIT */
package java.net;

/** A protocol was violated. */
public class ProtocolException extends java.io.IOException {
    private static final long serialVersionUID = 1L;

    public ProtocolException() {
        super();
    }

    public ProtocolException(String message) {
        super(message);
    }
}
