/* SPDX-License-Identifier: MIT */
package java.io;

/** Base of the exceptions of object streams. */
public abstract class ObjectStreamException extends IOException {
    private static final long serialVersionUID = 7260898174833392607L;

    protected ObjectStreamException(String message) {
        super(message);
    }

    protected ObjectStreamException() {
    }
}
