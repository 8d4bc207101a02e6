/* SPDX-License-Identifier: MIT */
package java.lang;

/**
 * Checks of ranges in texts, with the messages of String and StringBuilder. No length is negative,
 * so that one order, the unsigned one, says all: 0 <= from <= to <= length.
 */
final class Bounds {
    private Bounds() {
    }

    private static boolean isRange(int from, int to, int length) {
        return from + Integer.MIN_VALUE <= to + Integer.MIN_VALUE
                && to + Integer.MIN_VALUE <= length + Integer.MIN_VALUE;
    }

    /** [begin, end) of a string. */
    static void checkEnds(int begin, int end, int length) {
        if (!isRange(begin, end, length)) {
            throw new StringIndexOutOfBoundsException(text("begin ", begin, "end ", end, length));
        }
    }

    /** [offset, offset + count) of a string, or of what it is made of. */
    static void checkCount(int offset, int count, int length) {
        if (count < 0 || !isRange(offset, length - count, length)) {
            throw new StringIndexOutOfBoundsException(
                    text("offset ", offset, "count ", count, length));
        }
    }

    /** [start, end) of a builder. */
    static void checkBuilder(int start, int end, int length) {
        if (!isRange(start, end, length)) {
            throw new StringIndexOutOfBoundsException(text("start ", start, "end ", end, length));
        }
    }

    /** [start, end) of what a builder takes from or gives to, which may be anything. */
    static void checkOther(int start, int end, int length) {
        if (length < 0 || !isRange(start, end, length)) {
            throw new IndexOutOfBoundsException(text("start ", start, "end ", end, length));
        }
    }

    private static String text(String first, int a, String second, int b, int length) {
        return first + a + ", " + second + b + ", length " + length;
    }
}
