/* SPDX-License-Identifier: MIT */
package jdk.internal.util;

import jdk.internal.misc.Unsafe;

/** Arrays of numbers compared as memory, eight bytes at a time; compiled code has its own way. */
public final class ArraysSupport {
    private static final Unsafe U = Unsafe.getUnsafe();

    private ArraysSupport() {
    }

    /** Which of so many bytes is the first that differs, -1: none. */
    private static long firstByte(Object a, long aOffset, Object b, long bOffset, long bytes) {
        long at = 0;
        for (; at <= bytes - 8; at += 8) {
            long x = U.getLong(a, aOffset + at) ^ U.getLong(b, bOffset + at);
            if (x != 0) {
                return at + (Long.numberOfTrailingZeros(x) >> 3);
            }
        }
        for (; at < bytes; at++) {
            if (U.getByte(a, aOffset + at) != U.getByte(b, bOffset + at)) {
                return at;
            }
        }
        return -1;
    }

    /**
     * Which of `count` elements of 1 &lt;&lt; shift bytes is the first whose bits differ, -1: none.
     * The offsets are in bytes, as Unsafe's, and within arrays that have so many.
     */
    public static int mismatch(Object a, long aOffset, Object b, long bOffset, int count,
            int shift) {
        long at = firstByte(a, aOffset, b, bOffset, (long) count << shift);
        return (int) (at >> shift);
    }
}
