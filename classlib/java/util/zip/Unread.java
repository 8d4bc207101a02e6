/* SPDX-License-Identifier: MIT */
package java.util.zip;

import java.nio.ByteBuffer;

/**
 * What an inflater or deflater was given and has not read. A buffer's position advances with what
 * is used, and not before.
 */
final class Unread {
    private static final byte[] NONE = {};

    byte[] bytes = NONE;
    int position;
    int limit;
    private ByteBuffer source; // or null; what is taken of it is in bytes
    private int at; // where the source's position has to be, else it is taken anew

    void set(byte[] b, int off, int len) {
        source = null;
        bytes = b;
        position = off;
        limit = off + len;
    }

    void set(ByteBuffer buffer) {
        at = -1;
        source = java.util.Objects.requireNonNull(buffer);
    }

    void clear() {
        set(NONE, 0, 0);
    }

    int size() {
        return source != null ? source.remaining() : limit - position;
    }

    /** Makes bytes, position and limit stand for it. */
    void take() {
        if (source != null && (source.position() != at || source.remaining() != limit - position)) {
            at = source.position();
            bytes = new byte[source.remaining()];
            position = 0;
            limit = bytes.length;
            source.get(at, bytes);
        }
    }

    void used(int count) {
        position += count;
        if (source != null) {
            at += count;
            source.position(at);
        }
    }
}
