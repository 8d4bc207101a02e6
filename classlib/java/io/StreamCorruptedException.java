/* SPDX-License-Identifier: MIT */
package java.io;

/** A serialization stream is inconsistent. */
public class StreamCorruptedException extends ObjectStreamException {
    private static final long serialVersionUID = 8983558202217591746L;

    public StreamCorruptedException(String message) {
        super(message);
    }

    public StreamCorruptedException() {
        super();
    }
}
