/* SPDX-License-Identifier: MIT */
package java.io;

/** The class may not be serialized. */
public class NotSerializableException extends ObjectStreamException {
    private static final long serialVersionUID = 2906642554793891381L;

    public NotSerializableException(String message) {
        super(message);
    }

    public NotSerializableException() {
        super();
    }
}
