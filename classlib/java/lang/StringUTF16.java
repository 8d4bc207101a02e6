/* SPDX-License-Identifier: MIT */
package java.lang;

/** Access to chars in byte arrays, two bytes per char, low byte first. */
final class StringUTF16 {
    static final int MAX_LENGTH = Integer.MAX_VALUE >> 1;

    private StringUTF16() {
    }

    static char getChar(byte[] value, int index) {
        index <<= 1;
        return (char) ((value[index] & 0xff) | value[index + 1] << 8);
    }

    static void putChar(byte[] value, int index, int c) {
        index <<= 1;
        value[index] = (byte) c;
        value[index + 1] = (byte) (c >> 8);
    }

    static byte[] newBytesFor(int length) {
        if (length < 0) {
            throw new NegativeArraySizeException();
        }
        if (length > MAX_LENGTH) {
            throw new OutOfMemoryError("UTF16 String size is " + length
                    + ", should be less than " + MAX_LENGTH);
        }
        return new byte[length << 1];
    }

    /** Copies Latin-1 bytes to chars. */
    static void inflate(byte[] from, int fromIndex, byte[] to, int toIndex, int length) {
        int j = toIndex << 1;
        for (int end = fromIndex + length; fromIndex < end; fromIndex++) {
            to[j] = from[fromIndex];
            to[j + 1] = 0;
            j += 2;
        }
    }

    /** The Latin-1 form of chars, or null if one does not fit. */
    static byte[] compress(byte[] value, int index, int length) {
        byte[] result = new byte[length];
        int j = index << 1;
        for (int i = 0; i < length; i++, j += 2) {
            if (value[j + 1] != 0) {
                return null;
            }
            result[i] = value[j];
        }
        return result;
    }

    static byte[] compress(char[] value, int index, int length) {
        byte[] result = new byte[length];
        for (int i = 0; i < length; i++) {
            char c = value[index + i];
            if (c > 0xff) {
                return null;
            }
            result[i] = (byte) c;
        }
        return result;
    }

    static byte[] toBytes(char[] value, int index, int length) {
        byte[] result = newBytesFor(length);
        for (int i = 0; i < length; i++) {
            putChar(result, i, value[index + i]);
        }
        return result;
    }
}
