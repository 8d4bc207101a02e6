/* SPDX-License-Identifier: MIT */
package java.io;

/** A serialization stream is inconsistent. */
public class StreamCorruptedException extends ObjectStreamException {
    private static final long serialVersionUID = 1L;

    public StreamCorruptedException(String message) {
        super(message);
    }

    public StreamCorruptedException() {
        super();
    }
}
