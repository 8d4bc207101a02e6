/* SPDX-License-Identifier: MIT */
package java.io;

/** A deserialized object fails its checks. */
public class InvalidObjectException extends ObjectStreamException {
    private static final long serialVersionUID = 1L;

    public InvalidObjectException(String message) {
        super(message);
    }
}
