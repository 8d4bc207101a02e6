/* SPDX-License-Identifier: MIT */
package java.lang;

/**
 * What the code of string concatenations calls: it adds up how long the parts are, makes one array,
 * and fills it from its end. A size is a number of chars, with the next bit set where some char is
 * not of Latin-1.
 */
final class StringConcatHelper {
    private static final long WIDE = 1L << 32;

    private StringConcatHelper() {
    }

    static String text(Object o) {
        String s = o == null ? null : o.toString();
        return s == null ? "null" : s;
    }

    static String text(String s) {
        return s == null ? "null" : s;
    }

    private static long checked(long size) {
        if ((int) size < 0) {
            throw new OutOfMemoryError("Overflow: String length out of range");
        }
        return size;
    }

    /* ---- How long it becomes ---- */

    static long mix(long size, String s) {
        return checked(s.coder() == String.LATIN1 ? size + s.length() : size + s.length() | WIDE);
    }

    static long mix(long size, char c) {
        return checked(c < 256 ? size + 1 : size + 1 | WIDE);
    }

    static long mix(long size, boolean b) {
        return checked(size + (b ? 4 : 5));
    }

    static long mix(long size, int i) {
        return checked(size + Integer.textLength(i));
    }

    static long mix(long size, long l) {
        return checked(size + Long.textLength(l));
    }

    static byte[] room(long size) {
        int bytes = (int) size << (int) (size >> 32);
        if (bytes < 0) {
            throw new OutOfMemoryError("Overflow: String length out of range");
        }
        return new byte[bytes];
    }

    /* ---- Filling: what is left in front ---- */

    static long put(long left, byte[] to, String s) {
        left -= s.length();
        s.getBytes(to, (int) left, (byte) (left >> 32));
        return left;
    }

    static long put(long left, byte[] to, char c) {
        left--;
        if (left < WIDE) {
            to[(int) left] = (byte) c;
        } else {
            StringUTF16.putChar(to, (int) left, c);
        }
        return left;
    }

    static long put(long left, byte[] to, boolean b) {
        return put(left, to, b ? "true" : "false");
    }

    static long put(long left, byte[] to, int i) {
        return left < WIDE ? Integer.putText(i, to, (int) left)
                : put(left, to, Integer.toString(i));
    }

    static long put(long left, byte[] to, long l) {
        return left < WIDE ? Long.putText(l, to, (int) left) : put(left, to, Long.toString(l));
    }

    static String done(long size, byte[] bytes) {
        return new String(bytes, (byte) (size >> 32));
    }
}
