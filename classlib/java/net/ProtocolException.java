/* SPDX-License-Identifier: MIT */
package java.net;

/** A protocol was violated. */
public class ProtocolException extends java.io.IOException {
    private static final long serialVersionUID = -6098449442062388080L;

    public ProtocolException() {
        super();
    }

    public ProtocolException(String message) {
        super(message);
    }
}
