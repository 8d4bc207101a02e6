/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.Serializable;
import java.lang.reflect.Array;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import jdk.internal.misc.Unsafe;
import jdk.internal.util.ArraysSupport;

/** Operations on arrays. Sorting of primitives is in PrimitiveSort, of objects in MergeSort. */
public class Arrays {
    private Arrays() {
    }

    static void rangeCheck(int length, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        }
        if (from < 0) {
            throw new ArrayIndexOutOfBoundsException(from);
        }
        if (to > length) {
            throw new ArrayIndexOutOfBoundsException(to);
        }
    }

    private static int newLength(int from, int to) {
        int n = to - from;
        if (n < 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        return n;
    }

    /* ---- int[] ---- */

    public static String toString(int[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder sb = new StringBuilder().append('[').append(a[0]);
        for (int i = 1; i < a.length; i++) {
            sb.append(", ").append(a[i]);
        }
        return sb.append(']').toString();
    }

    public static int hashCode(int[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (int e : a) {
            h = 31 * h + e;
        }
        return h;
    }

    public static boolean equals(int[] a, int[] b) {
        return a == b || (a != null && b != null && a.length == b.length
            && mismatch(a, b) < 0);
    }

    public static boolean equals(int[] a, int aFrom, int aTo, int[] b, int bFrom, int bTo) {
        int k = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        return k < 0;
    }

    public static int mismatch(int[] a, int[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(int[] a, int aFrom, int aTo, int[] b, int bFrom, int bTo) {
        rangeCheck(a.length, aFrom, aTo);
        rangeCheck(b.length, bFrom, bTo);
        int n = Math.min(aTo - aFrom, bTo - bFrom);
        int i = ArraysSupport.mismatch(a, Unsafe.ARRAY_INT_BASE_OFFSET + ((long) aFrom << 2), b,
            Unsafe.ARRAY_INT_BASE_OFFSET + ((long) bFrom << 2), n, 2);
        return i >= 0 || aTo - aFrom == bTo - bFrom ? i : n;
    }

    public static void fill(int[] a, int val) {
        for (int i = 0, n = a.length; i < n; i++) {
            a[i] = val;
        }
    }

    public static void fill(int[] a, int fromIndex, int toIndex, int val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static int[] copyOf(int[] original, int newLength) {
        int[] copy = new int[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static int[] copyOfRange(int[] original, int from, int to) {
        int[] copy = new int[newLength(from, to)];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
        return copy;
    }

    public static int compare(int[] a, int[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(int[] a, int aFrom, int aTo, int[] b, int bFrom, int bTo) {
        int k = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        return k >= 0 && k < Math.min(aTo - aFrom, bTo - bFrom)
            ? Integer.compare(a[aFrom + k], b[bFrom + k]) : (aTo - aFrom) - (bTo - bFrom);
    }

    public static int compareUnsigned(int[] a, int[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        return compareUnsigned(a, 0, a.length, b, 0, b.length);
    }

    public static int compareUnsigned(int[] a, int aFrom, int aTo, int[] b, int bFrom,
            int bTo) {
        int k = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        return k >= 0 && k < Math.min(aTo - aFrom, bTo - bFrom)
            ? Integer.compareUnsigned(a[aFrom + k], b[bFrom + k]) : (aTo - aFrom) - (bTo - bFrom);
    }

    public static int binarySearch(int[] a, int key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(int[] a, int fromIndex, int toIndex, int key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(int[] a, int from, int to, int key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            int d = Integer.compare(a[mid], key);
            if (d < 0) {
                low = mid + 1;
            } else if (d > 0) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static void sort(int[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void sort(int[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSort.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(int[] a) {
        sort(a);
    }

    public static void parallelSort(int[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    /* ---- long[] ---- */

    public static String toString(long[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder sb = new StringBuilder().append('[').append(a[0]);
        for (int i = 1; i < a.length; i++) {
            sb.append(", ").append(a[i]);
        }
        return sb.append(']').toString();
    }

    public static int hashCode(long[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (long e : a) {
            h = 31 * h + Long.hashCode(e);
        }
        return h;
    }

    public static boolean equals(long[] a, long[] b) {
        return a == b || (a != null && b != null && a.length == b.length
            && mismatch(a, b) < 0);
    }

    public static boolean equals(long[] a, int aFrom, int aTo, long[] b, int bFrom, int bTo) {
        int k = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        return k < 0;
    }

    public static int mismatch(long[] a, long[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(long[] a, int aFrom, int aTo, long[] b, int bFrom, int bTo) {
        rangeCheck(a.length, aFrom, aTo);
        rangeCheck(b.length, bFrom, bTo);
        int n = Math.min(aTo - aFrom, bTo - bFrom);
        int i = ArraysSupport.mismatch(a, Unsafe.ARRAY_LONG_BASE_OFFSET + ((long) aFrom << 3), b,
            Unsafe.ARRAY_LONG_BASE_OFFSET + ((long) bFrom << 3), n, 3);
        return i >= 0 || aTo - aFrom == bTo - bFrom ? i : n;
    }

    public static void fill(long[] a, long val) {
        for (int i = 0, n = a.length; i < n; i++) {
            a[i] = val;
        }
    }

    public static void fill(long[] a, int fromIndex, int toIndex, long val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static long[] copyOf(long[] original, int newLength) {
        long[] copy = new long[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static long[] copyOfRange(long[] original, int from, int to) {
        long[] copy = new long[newLength(from, to)];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
        return copy;
    }

    public static int compare(long[] a, long[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(long[] a, int aFrom, int aTo, long[] b, int bFrom, int bTo) {
        int k = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        return k >= 0 && k < Math.min(aTo - aFrom, bTo - bFrom)
            ? Long.compare(a[aFrom + k], b[bFrom + k]) : (aTo - aFrom) - (bTo - bFrom);
    }

    public static int compareUnsigned(long[] a, long[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        return compareUnsigned(a, 0, a.length, b, 0, b.length);
    }

    public static int compareUnsigned(long[] a, int aFrom, int aTo, long[] b, int bFrom,
            int bTo) {
        int k = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        return k >= 0 && k < Math.min(aTo - aFrom, bTo - bFrom)
            ? Long.compareUnsigned(a[aFrom + k], b[bFrom + k]) : (aTo - aFrom) - (bTo - bFrom);
    }

    public static int binarySearch(long[] a, long key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(long[] a, int fromIndex, int toIndex, long key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(long[] a, int from, int to, long key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            int d = Long.compare(a[mid], key);
            if (d < 0) {
                low = mid + 1;
            } else if (d > 0) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static void sort(long[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void sort(long[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSort.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(long[] a) {
        sort(a);
    }

    public static void parallelSort(long[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    /* ---- short[] ---- */

    public static String toString(short[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder sb = new StringBuilder().append('[').append(a[0]);
        for (int i = 1; i < a.length; i++) {
            sb.append(", ").append(a[i]);
        }
        return sb.append(']').toString();
    }

    public static int hashCode(short[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (short e : a) {
            h = 31 * h + Short.hashCode(e);
        }
        return h;
    }

    public static boolean equals(short[] a, short[] b) {
        return a == b || (a != null && b != null && a.length == b.length
            && mismatch(a, b) < 0);
    }

    public static boolean equals(short[] a, int aFrom, int aTo, short[] b, int bFrom, int bTo) {
        int k = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        return k < 0;
    }

    public static int mismatch(short[] a, short[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(short[] a, int aFrom, int aTo, short[] b, int bFrom, int bTo) {
        rangeCheck(a.length, aFrom, aTo);
        rangeCheck(b.length, bFrom, bTo);
        int n = Math.min(aTo - aFrom, bTo - bFrom);
        int i = ArraysSupport.mismatch(a, Unsafe.ARRAY_SHORT_BASE_OFFSET + ((long) aFrom << 1), b,
            Unsafe.ARRAY_SHORT_BASE_OFFSET + ((long) bFrom << 1), n, 1);
        return i >= 0 || aTo - aFrom == bTo - bFrom ? i : n;
    }

    public static void fill(short[] a, short val) {
        for (int i = 0, n = a.length; i < n; i++) {
            a[i] = val;
        }
    }

    public static void fill(short[] a, int fromIndex, int toIndex, short val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static short[] copyOf(short[] original, int newLength) {
        short[] copy = new short[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static short[] copyOfRange(short[] original, int from, int to) {
        short[] copy = new short[newLength(from, to)];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
        return copy;
    }

    public static int compare(short[] a, short[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(short[] a, int aFrom, int aTo, short[] b, int bFrom, int bTo) {
        int k = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        return k >= 0 && k < Math.min(aTo - aFrom, bTo - bFrom)
            ? Short.compare(a[aFrom + k], b[bFrom + k]) : (aTo - aFrom) - (bTo - bFrom);
    }

    public static int compareUnsigned(short[] a, short[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        return compareUnsigned(a, 0, a.length, b, 0, b.length);
    }

    public static int compareUnsigned(short[] a, int aFrom, int aTo, short[] b, int bFrom,
            int bTo) {
        int k = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        return k >= 0 && k < Math.min(aTo - aFrom, bTo - bFrom)
            ? Short.compareUnsigned(a[aFrom + k], b[bFrom + k]) : (aTo - aFrom) - (bTo - bFrom);
    }

    public static int binarySearch(short[] a, short key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(short[] a, int fromIndex, int toIndex, short key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(short[] a, int from, int to, short key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            int d = Short.compare(a[mid], key);
            if (d < 0) {
                low = mid + 1;
            } else if (d > 0) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static void sort(short[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void sort(short[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSort.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(short[] a) {
        sort(a);
    }

    public static void parallelSort(short[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    /* ---- char[] ---- */

    public static String toString(char[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder sb = new StringBuilder().append('[').append(a[0]);
        for (int i = 1; i < a.length; i++) {
            sb.append(", ").append(a[i]);
        }
        return sb.append(']').toString();
    }

    public static int hashCode(char[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (char e : a) {
            h = 31 * h + Character.hashCode(e);
        }
        return h;
    }

    public static boolean equals(char[] a, char[] b) {
        return a == b || (a != null && b != null && a.length == b.length
            && mismatch(a, b) < 0);
    }

    public static boolean equals(char[] a, int aFrom, int aTo, char[] b, int bFrom, int bTo) {
        int k = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        return k < 0;
    }

    public static int mismatch(char[] a, char[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(char[] a, int aFrom, int aTo, char[] b, int bFrom, int bTo) {
        rangeCheck(a.length, aFrom, aTo);
        rangeCheck(b.length, bFrom, bTo);
        int n = Math.min(aTo - aFrom, bTo - bFrom);
        int i = ArraysSupport.mismatch(a, Unsafe.ARRAY_CHAR_BASE_OFFSET + ((long) aFrom << 1), b,
            Unsafe.ARRAY_CHAR_BASE_OFFSET + ((long) bFrom << 1), n, 1);
        return i >= 0 || aTo - aFrom == bTo - bFrom ? i : n;
    }

    public static void fill(char[] a, char val) {
        for (int i = 0, n = a.length; i < n; i++) {
            a[i] = val;
        }
    }

    public static void fill(char[] a, int fromIndex, int toIndex, char val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static char[] copyOf(char[] original, int newLength) {
        char[] copy = new char[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static char[] copyOfRange(char[] original, int from, int to) {
        char[] copy = new char[newLength(from, to)];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
        return copy;
    }

    public static int compare(char[] a, char[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(char[] a, int aFrom, int aTo, char[] b, int bFrom, int bTo) {
        int k = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        return k >= 0 && k < Math.min(aTo - aFrom, bTo - bFrom)
            ? Character.compare(a[aFrom + k], b[bFrom + k]) : (aTo - aFrom) - (bTo - bFrom);
    }

    public static int binarySearch(char[] a, char key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(char[] a, int fromIndex, int toIndex, char key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(char[] a, int from, int to, char key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            int d = Character.compare(a[mid], key);
            if (d < 0) {
                low = mid + 1;
            } else if (d > 0) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static void sort(char[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void sort(char[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSort.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(char[] a) {
        sort(a);
    }

    public static void parallelSort(char[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    /* ---- byte[] ---- */

    public static String toString(byte[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder sb = new StringBuilder().append('[').append(a[0]);
        for (int i = 1; i < a.length; i++) {
            sb.append(", ").append(a[i]);
        }
        return sb.append(']').toString();
    }

    public static int hashCode(byte[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (byte e : a) {
            h = 31 * h + Byte.hashCode(e);
        }
        return h;
    }

    public static boolean equals(byte[] a, byte[] b) {
        return a == b || (a != null && b != null && a.length == b.length
            && mismatch(a, b) < 0);
    }

    public static boolean equals(byte[] a, int aFrom, int aTo, byte[] b, int bFrom, int bTo) {
        int k = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        return k < 0;
    }

    public static int mismatch(byte[] a, byte[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(byte[] a, int aFrom, int aTo, byte[] b, int bFrom, int bTo) {
        rangeCheck(a.length, aFrom, aTo);
        rangeCheck(b.length, bFrom, bTo);
        int n = Math.min(aTo - aFrom, bTo - bFrom);
        int i = ArraysSupport.mismatch(a, Unsafe.ARRAY_BYTE_BASE_OFFSET + aFrom, b,
            Unsafe.ARRAY_BYTE_BASE_OFFSET + bFrom, n, 0);
        return i >= 0 || aTo - aFrom == bTo - bFrom ? i : n;
    }

    public static void fill(byte[] a, byte val) {
        for (int i = 0, n = a.length; i < n; i++) {
            a[i] = val;
        }
    }

    public static void fill(byte[] a, int fromIndex, int toIndex, byte val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static byte[] copyOf(byte[] original, int newLength) {
        byte[] copy = new byte[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static byte[] copyOfRange(byte[] original, int from, int to) {
        byte[] copy = new byte[newLength(from, to)];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
        return copy;
    }

    public static int compare(byte[] a, byte[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(byte[] a, int aFrom, int aTo, byte[] b, int bFrom, int bTo) {
        int k = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        return k >= 0 && k < Math.min(aTo - aFrom, bTo - bFrom)
            ? Byte.compare(a[aFrom + k], b[bFrom + k]) : (aTo - aFrom) - (bTo - bFrom);
    }

    public static int compareUnsigned(byte[] a, byte[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        return compareUnsigned(a, 0, a.length, b, 0, b.length);
    }

    public static int compareUnsigned(byte[] a, int aFrom, int aTo, byte[] b, int bFrom,
            int bTo) {
        int k = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        return k >= 0 && k < Math.min(aTo - aFrom, bTo - bFrom)
            ? Byte.compareUnsigned(a[aFrom + k], b[bFrom + k]) : (aTo - aFrom) - (bTo - bFrom);
    }

    public static int binarySearch(byte[] a, byte key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(byte[] a, int fromIndex, int toIndex, byte key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(byte[] a, int from, int to, byte key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            int d = Byte.compare(a[mid], key);
            if (d < 0) {
                low = mid + 1;
            } else if (d > 0) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static void sort(byte[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void sort(byte[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSort.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(byte[] a) {
        sort(a);
    }

    public static void parallelSort(byte[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    /* ---- boolean[] ---- */

    public static String toString(boolean[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder sb = new StringBuilder().append('[').append(a[0]);
        for (int i = 1; i < a.length; i++) {
            sb.append(", ").append(a[i]);
        }
        return sb.append(']').toString();
    }

    public static int hashCode(boolean[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (boolean e : a) {
            h = 31 * h + Boolean.hashCode(e);
        }
        return h;
    }

    public static boolean equals(boolean[] a, boolean[] b) {
        return a == b || (a != null && b != null && a.length == b.length
            && mismatch(a, b) < 0);
    }

    public static boolean equals(boolean[] a, int aFrom, int aTo, boolean[] b, int bFrom, int bTo) {
        int k = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        return k < 0;
    }

    public static int mismatch(boolean[] a, boolean[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(boolean[] a, int aFrom, int aTo, boolean[] b, int bFrom, int bTo) {
        rangeCheck(a.length, aFrom, aTo);
        rangeCheck(b.length, bFrom, bTo);
        int n = Math.min(aTo - aFrom, bTo - bFrom);
        int i = ArraysSupport.mismatch(a, Unsafe.ARRAY_BOOLEAN_BASE_OFFSET + aFrom, b,
            Unsafe.ARRAY_BOOLEAN_BASE_OFFSET + bFrom, n, 0);
        return i >= 0 || aTo - aFrom == bTo - bFrom ? i : n;
    }

    public static void fill(boolean[] a, boolean val) {
        for (int i = 0, n = a.length; i < n; i++) {
            a[i] = val;
        }
    }

    public static void fill(boolean[] a, int fromIndex, int toIndex, boolean val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static boolean[] copyOf(boolean[] original, int newLength) {
        boolean[] copy = new boolean[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static boolean[] copyOfRange(boolean[] original, int from, int to) {
        boolean[] copy = new boolean[newLength(from, to)];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
        return copy;
    }

    public static int compare(boolean[] a, boolean[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(boolean[] a, int aFrom, int aTo, boolean[] b, int bFrom, int bTo) {
        int k = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        return k >= 0 && k < Math.min(aTo - aFrom, bTo - bFrom)
            ? Boolean.compare(a[aFrom + k], b[bFrom + k]) : (aTo - aFrom) - (bTo - bFrom);
    }

    /* ---- float[] ---- */

    public static String toString(float[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder sb = new StringBuilder().append('[').append(a[0]);
        for (int i = 1; i < a.length; i++) {
            sb.append(", ").append(a[i]);
        }
        return sb.append(']').toString();
    }

    public static int hashCode(float[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (float e : a) {
            h = 31 * h + Float.hashCode(e);
        }
        return h;
    }

    public static boolean equals(float[] a, float[] b) {
        return a == b || (a != null && b != null && a.length == b.length
            && mismatch(a, b) < 0);
    }

    public static boolean equals(float[] a, int aFrom, int aTo, float[] b, int bFrom, int bTo) {
        int k = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        return k < 0;
    }

    public static int mismatch(float[] a, float[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(float[] a, int aFrom, int aTo, float[] b, int bFrom, int bTo) {
        rangeCheck(a.length, aFrom, aTo);
        rangeCheck(b.length, bFrom, bTo);
        int n = Math.min(aTo - aFrom, bTo - bFrom);
        for (int i = 0, k; (k = mismatch(a, aFrom + i, b, bFrom + i, n - i)) >= 0; i++) {
            i += k; /* but all NaNs are the same */
            if (Float.floatToIntBits(a[aFrom + i]) != Float.floatToIntBits(b[bFrom + i])) {
                return i;
            }
        }
        return aTo - aFrom == bTo - bFrom ? -1 : n;
    }

    private static int mismatch(float[] a, int aFrom, float[] b, int bFrom, int n) {
        return ArraysSupport.mismatch(a, Unsafe.ARRAY_FLOAT_BASE_OFFSET + ((long) aFrom << 2), b,
            Unsafe.ARRAY_FLOAT_BASE_OFFSET + ((long) bFrom << 2), n, 2);
    }

    public static void fill(float[] a, float val) {
        for (int i = 0, n = a.length; i < n; i++) {
            a[i] = val;
        }
    }

    public static void fill(float[] a, int fromIndex, int toIndex, float val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static float[] copyOf(float[] original, int newLength) {
        float[] copy = new float[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static float[] copyOfRange(float[] original, int from, int to) {
        float[] copy = new float[newLength(from, to)];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
        return copy;
    }

    public static int compare(float[] a, float[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(float[] a, int aFrom, int aTo, float[] b, int bFrom, int bTo) {
        int k = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        return k >= 0 && k < Math.min(aTo - aFrom, bTo - bFrom)
            ? Float.compare(a[aFrom + k], b[bFrom + k]) : (aTo - aFrom) - (bTo - bFrom);
    }

    public static int binarySearch(float[] a, float key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(float[] a, int fromIndex, int toIndex, float key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(float[] a, int from, int to, float key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            int d = Float.compare(a[mid], key);
            if (d < 0) {
                low = mid + 1;
            } else if (d > 0) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static void sort(float[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void sort(float[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSort.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(float[] a) {
        sort(a);
    }

    public static void parallelSort(float[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    /* ---- double[] ---- */

    public static String toString(double[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder sb = new StringBuilder().append('[').append(a[0]);
        for (int i = 1; i < a.length; i++) {
            sb.append(", ").append(a[i]);
        }
        return sb.append(']').toString();
    }

    public static int hashCode(double[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (double e : a) {
            h = 31 * h + Double.hashCode(e);
        }
        return h;
    }

    public static boolean equals(double[] a, double[] b) {
        return a == b || (a != null && b != null && a.length == b.length
            && mismatch(a, b) < 0);
    }

    public static boolean equals(double[] a, int aFrom, int aTo, double[] b, int bFrom, int bTo) {
        int k = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        return k < 0;
    }

    public static int mismatch(double[] a, double[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(double[] a, int aFrom, int aTo, double[] b, int bFrom, int bTo) {
        rangeCheck(a.length, aFrom, aTo);
        rangeCheck(b.length, bFrom, bTo);
        int n = Math.min(aTo - aFrom, bTo - bFrom);
        for (int i = 0, k; (k = mismatch(a, aFrom + i, b, bFrom + i, n - i)) >= 0; i++) {
            i += k; /* but all NaNs are the same */
            if (Double.doubleToLongBits(a[aFrom + i]) != Double.doubleToLongBits(b[bFrom + i])) {
                return i;
            }
        }
        return aTo - aFrom == bTo - bFrom ? -1 : n;
    }

    private static int mismatch(double[] a, int aFrom, double[] b, int bFrom, int n) {
        return ArraysSupport.mismatch(a, Unsafe.ARRAY_DOUBLE_BASE_OFFSET + ((long) aFrom << 3), b,
            Unsafe.ARRAY_DOUBLE_BASE_OFFSET + ((long) bFrom << 3), n, 3);
    }

    public static void fill(double[] a, double val) {
        for (int i = 0, n = a.length; i < n; i++) {
            a[i] = val;
        }
    }

    public static void fill(double[] a, int fromIndex, int toIndex, double val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static double[] copyOf(double[] original, int newLength) {
        double[] copy = new double[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static double[] copyOfRange(double[] original, int from, int to) {
        double[] copy = new double[newLength(from, to)];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, to - from));
        return copy;
    }

    public static int compare(double[] a, double[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(double[] a, int aFrom, int aTo, double[] b, int bFrom, int bTo) {
        int k = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        return k >= 0 && k < Math.min(aTo - aFrom, bTo - bFrom)
            ? Double.compare(a[aFrom + k], b[bFrom + k]) : (aTo - aFrom) - (bTo - bFrom);
    }

    public static int binarySearch(double[] a, double key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(double[] a, int fromIndex, int toIndex, double key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(double[] a, int from, int to, double key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            int d = Double.compare(a[mid], key);
            if (d < 0) {
                low = mid + 1;
            } else if (d > 0) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static void sort(double[] a) {
        PrimitiveSort.sort(a, 0, a.length);
    }

    public static void sort(double[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSort.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(double[] a) {
        sort(a);
    }

    public static void parallelSort(double[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    /* ---- Object[] ---- */

    public static String toString(Object[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder sb = new StringBuilder().append('[').append(a[0]);
        for (int i = 1; i < a.length; i++) {
            sb.append(", ").append(a[i]);
        }
        return sb.append(']').toString();
    }

    public static int hashCode(Object[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (Object e : a) {
            h = 31 * h + (e == null ? 0 : e.hashCode());
        }
        return h;
    }

    public static boolean equals(Object[] a, Object[] b) {
        return a == b || (a != null && b != null && a.length == b.length
            && mismatch(a, b) < 0);
    }

    public static boolean equals(Object[] a, int aFrom, int aTo, Object[] b, int bFrom, int bTo) {
        int k = mismatch(a, aFrom, aTo, b, bFrom, bTo);
        return k < 0;
    }

    public static int mismatch(Object[] a, Object[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(Object[] a, int aFrom, int aTo, Object[] b, int bFrom, int bTo) {
        rangeCheck(a.length, aFrom, aTo);
        rangeCheck(b.length, bFrom, bTo);
        int n = Math.min(aTo - aFrom, bTo - bFrom);
        for (int i = aFrom, j = bFrom; i < aFrom + n; i++, j++) {
            if (!Objects.equals(a[i], b[j])) {
                return i - aFrom;
            }
        }
        return aTo - aFrom == bTo - bFrom ? -1 : n;
    }

    public static void fill(Object[] a, Object val) {
        for (int i = 0, n = a.length; i < n; i++) {
            a[i] = val;
        }
    }

    public static void fill(Object[] a, int fromIndex, int toIndex, Object val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    /* ---- Functions over int[] ---- */

    public static void setAll(int[] array, IntUnaryOperator generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsInt(i);
        }
    }

    public static void parallelSetAll(int[] array, IntUnaryOperator generator) {
        setAll(array, generator);
    }

    public static void parallelPrefix(int[] array, IntBinaryOperator op) {
        parallelPrefix(array, 0, array.length, op);
    }

    public static void parallelPrefix(int[] array, int fromIndex, int toIndex, IntBinaryOperator op) {
        Objects.requireNonNull(op);
        rangeCheck(array.length, fromIndex, toIndex);
        for (int i = fromIndex + 1; i < toIndex; i++) {
            array[i] = op.applyAsInt(array[i - 1], array[i]);
        }
    }

    public static Spliterator.OfInt spliterator(int[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfInt spliterator(int[] array, int startInclusive, int endExclusive) {
        return Spliterators.spliterator(array, startInclusive, endExclusive,
            Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static IntStream stream(int[] array) {
        return StreamSupport.intStream(spliterator(array, 0, array.length), false);
    }

    public static IntStream stream(int[] array, int startInclusive, int endExclusive) {
        return StreamSupport.intStream(spliterator(array, startInclusive, endExclusive), false);
    }

    /* ---- Functions over long[] ---- */

    public static void setAll(long[] array, IntToLongFunction generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsLong(i);
        }
    }

    public static void parallelSetAll(long[] array, IntToLongFunction generator) {
        setAll(array, generator);
    }

    public static void parallelPrefix(long[] array, LongBinaryOperator op) {
        parallelPrefix(array, 0, array.length, op);
    }

    public static void parallelPrefix(long[] array, int fromIndex, int toIndex, LongBinaryOperator op) {
        Objects.requireNonNull(op);
        rangeCheck(array.length, fromIndex, toIndex);
        for (int i = fromIndex + 1; i < toIndex; i++) {
            array[i] = op.applyAsLong(array[i - 1], array[i]);
        }
    }

    public static Spliterator.OfLong spliterator(long[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfLong spliterator(long[] array, int startInclusive, int endExclusive) {
        return Spliterators.spliterator(array, startInclusive, endExclusive,
            Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static LongStream stream(long[] array) {
        return StreamSupport.longStream(spliterator(array, 0, array.length), false);
    }

    public static LongStream stream(long[] array, int startInclusive, int endExclusive) {
        return StreamSupport.longStream(spliterator(array, startInclusive, endExclusive), false);
    }

    /* ---- Functions over double[] ---- */

    public static void setAll(double[] array, IntToDoubleFunction generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsDouble(i);
        }
    }

    public static void parallelSetAll(double[] array, IntToDoubleFunction generator) {
        setAll(array, generator);
    }

    public static void parallelPrefix(double[] array, DoubleBinaryOperator op) {
        parallelPrefix(array, 0, array.length, op);
    }

    public static void parallelPrefix(double[] array, int fromIndex, int toIndex, DoubleBinaryOperator op) {
        Objects.requireNonNull(op);
        rangeCheck(array.length, fromIndex, toIndex);
        for (int i = fromIndex + 1; i < toIndex; i++) {
            array[i] = op.applyAsDouble(array[i - 1], array[i]);
        }
    }

    public static Spliterator.OfDouble spliterator(double[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfDouble spliterator(double[] array, int startInclusive, int endExclusive) {
        return Spliterators.spliterator(array, startInclusive, endExclusive,
            Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static DoubleStream stream(double[] array) {
        return StreamSupport.doubleStream(spliterator(array, 0, array.length), false);
    }

    public static DoubleStream stream(double[] array, int startInclusive, int endExclusive) {
        return StreamSupport.doubleStream(spliterator(array, startInclusive, endExclusive), false);
    }

    /* ---- Functions over T[] ---- */

    public static <T> void setAll(T[] array, IntFunction<? extends T> generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.apply(i);
        }
    }

    public static <T> void parallelSetAll(T[] array, IntFunction<? extends T> generator) {
        setAll(array, generator);
    }

    public static <T> void parallelPrefix(T[] array, BinaryOperator<T> op) {
        parallelPrefix(array, 0, array.length, op);
    }

    public static <T> void parallelPrefix(T[] array, int fromIndex, int toIndex, BinaryOperator<T> op) {
        Objects.requireNonNull(op);
        rangeCheck(array.length, fromIndex, toIndex);
        for (int i = fromIndex + 1; i < toIndex; i++) {
            array[i] = op.apply(array[i - 1], array[i]);
        }
    }

    public static <T> Spliterator<T> spliterator(T[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static <T> Spliterator<T> spliterator(T[] array, int startInclusive, int endExclusive) {
        return Spliterators.spliterator(array, startInclusive, endExclusive,
            Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static <T> Stream<T> stream(T[] array) {
        return StreamSupport.stream(spliterator(array, 0, array.length), false);
    }

    public static <T> Stream<T> stream(T[] array, int startInclusive, int endExclusive) {
        return StreamSupport.stream(spliterator(array, startInclusive, endExclusive), false);
    }

    /* ---- Objects ---- */

    @SuppressWarnings("unchecked")
    public static <T> T[] copyOf(T[] original, int newLength) {
        return (T[]) copyOf(original, newLength, original.getClass());
    }

    @SuppressWarnings("unchecked")
    public static <T, U> T[] copyOf(U[] original, int newLength,
            Class<? extends T[]> newType) {
        T[] copy = (Object) newType == (Object) Object[].class ? (T[]) new Object[newLength]
            : (T[]) Array.newInstance(newType.getComponentType(), newLength);
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    @SuppressWarnings("unchecked")
    public static <T> T[] copyOfRange(T[] original, int from, int to) {
        return copyOfRange(original, from, to, (Class<? extends T[]>) original.getClass());
    }

    @SuppressWarnings("unchecked")
    public static <T, U> T[] copyOfRange(U[] original, int from, int to,
            Class<? extends T[]> newType) {
        int n = newLength(from, to);
        T[] copy = (Object) newType == (Object) Object[].class ? (T[]) new Object[n]
            : (T[]) Array.newInstance(newType.getComponentType(), n);
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, n));
        return copy;
    }

    public static void sort(Object[] a) {
        MergeSort.sort(a, 0, a.length, null);
    }

    public static void sort(Object[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        MergeSort.sort(a, fromIndex, toIndex, null);
    }

    public static <T> void sort(T[] a, Comparator<? super T> c) {
        MergeSort.sort(a, 0, a.length, c);
    }

    public static <T> void sort(T[] a, int fromIndex, int toIndex, Comparator<? super T> c) {
        rangeCheck(a.length, fromIndex, toIndex);
        MergeSort.sort(a, fromIndex, toIndex, c);
    }

    public static <T extends Comparable<? super T>> void parallelSort(T[] a) {
        sort(a);
    }

    public static <T extends Comparable<? super T>> void parallelSort(T[] a, int fromIndex,
            int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    public static <T> void parallelSort(T[] a, Comparator<? super T> cmp) {
        sort(a, cmp);
    }

    public static <T> void parallelSort(T[] a, int fromIndex, int toIndex,
            Comparator<? super T> cmp) {
        sort(a, fromIndex, toIndex, cmp);
    }

    public static int binarySearch(Object[] a, Object key) {
        return binarySearch(a, 0, a.length, key, null);
    }

    public static int binarySearch(Object[] a, int fromIndex, int toIndex, Object key) {
        return binarySearch(a, fromIndex, toIndex, key, null);
    }

    public static <T> int binarySearch(T[] a, T key, Comparator<? super T> c) {
        return binarySearch(a, 0, a.length, key, c);
    }

    @SuppressWarnings("unchecked")
    public static <T> int binarySearch(T[] a, int fromIndex, int toIndex, T key,
            Comparator<? super T> c) {
        rangeCheck(a.length, fromIndex, toIndex);
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            int d = c == null ? ((Comparable<Object>) a[mid]).compareTo(key)
                : c.compare(a[mid], key);
            if (d < 0) {
                low = mid + 1;
            } else if (d > 0) {
                high = mid - 1;
            } else {
                return mid;
            }
        }
        return -(low + 1);
    }

    public static <T> int mismatch(T[] a, T[] b, Comparator<? super T> cmp) {
        return mismatch(a, 0, a.length, b, 0, b.length, cmp);
    }

    public static <T> int mismatch(T[] a, int aFrom, int aTo, T[] b, int bFrom, int bTo,
            Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        rangeCheck(a.length, aFrom, aTo);
        rangeCheck(b.length, bFrom, bTo);
        int n = Math.min(aTo - aFrom, bTo - bFrom);
        for (int i = 0; i < n; i++) {
            T x = a[aFrom + i];
            T y = b[bFrom + i];
            if (x != y && cmp.compare(x, y) != 0) {
                return i;
            }
        }
        return aTo - aFrom == bTo - bFrom ? -1 : n;
    }

    public static <T> boolean equals(T[] a, T[] b, Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        return a == b || (a != null && b != null && a.length == b.length
            && mismatch(a, b, cmp) < 0);
    }

    public static <T> boolean equals(T[] a, int aFrom, int aTo, T[] b, int bFrom, int bTo,
            Comparator<? super T> cmp) {
        return mismatch(a, aFrom, aTo, b, bFrom, bTo, cmp) < 0;
    }

    public static <T extends Comparable<? super T>> int compare(T[] a, T[] b) {
        return compare(a, b, Comparator.nullsFirst(Comparator.<T>naturalOrder()));
    }

    public static <T extends Comparable<? super T>> int compare(T[] a, int aFrom, int aTo,
            T[] b, int bFrom, int bTo) {
        return compare(a, aFrom, aTo, b, bFrom, bTo,
            Comparator.nullsFirst(Comparator.<T>naturalOrder()));
    }

    public static <T> int compare(T[] a, T[] b, Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length, cmp);
    }

    public static <T> int compare(T[] a, int aFrom, int aTo, T[] b, int bFrom, int bTo,
            Comparator<? super T> cmp) {
        int k = mismatch(a, aFrom, aTo, b, bFrom, bTo, cmp);
        return k >= 0 && k < Math.min(aTo - aFrom, bTo - bFrom)
            ? cmp.compare(a[aFrom + k], b[bFrom + k]) : (aTo - aFrom) - (bTo - bFrom);
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    public static <T> List<T> asList(T... a) {
        return new ArrayList<>(a);
    }

    /** A list that writes through to its array and cannot grow. */
    private static final class ArrayList<E> extends AbstractList<E>
            implements RandomAccess, Serializable {
        private static final long serialVersionUID = -2764017481108945198L;
        private final E[] a;

        ArrayList(E[] array) {
            a = Objects.requireNonNull(array);
        }

        @Override public int size() {
            return a.length;
        }

        @Override public Object[] toArray() {
            return Arrays.copyOf(a, a.length, Object[].class);
        }

        @SuppressWarnings("unchecked")
        @Override public <T> T[] toArray(T[] t) {
            if (t.length < a.length) {
                return Arrays.copyOf(a, a.length, (Class<? extends T[]>) t.getClass());
            }
            System.arraycopy(a, 0, t, 0, a.length);
            if (t.length > a.length) {
                t[a.length] = null;
            }
            return t;
        }

        @Override public E get(int index) {
            return a[index];
        }

        @Override public E set(int index, E element) {
            E old = a[index];
            a[index] = element;
            return old;
        }

        @SuppressWarnings("unchecked")
        @Override public Iterator<E> iterator() {
            return (Iterator<E>) new ArrayIterator(a, 0, a.length, "remove");
        }

        @Override public int indexOf(Object o) {
            for (int i = 0; i < a.length; i++) {
                if (Objects.equals(o, a[i])) {
                    return i;
                }
            }
            return -1;
        }

        @Override public boolean contains(Object o) {
            return indexOf(o) >= 0;
        }

        @Override public Spliterator<E> spliterator() {
            return Spliterators.spliterator(a, Spliterator.ORDERED);
        }

        @Override public void replaceAll(UnaryOperator<E> operator) {
            Objects.requireNonNull(operator);
            for (int i = 0; i < a.length; i++) {
                a[i] = operator.apply(a[i]);
            }
        }

        @Override public void sort(Comparator<? super E> c) {
            Arrays.sort(a, c);
        }
    }

    public static int deepHashCode(Object[] a) {
        if (a == null) {
            return 0;
        }
        int h = 1;
        for (Object e : a) {
            h = 31 * h + deepHash(e);
        }
        return h;
    }

    private static int deepHash(Object e) {
        if (e == null) {
            return 0;
        }
        if (e instanceof Object[]) {
            return deepHashCode((Object[]) e);
        }
        if (e instanceof int[]) {
            return hashCode((int[]) e);
        }
        if (e instanceof long[]) {
            return hashCode((long[]) e);
        }
        if (e instanceof short[]) {
            return hashCode((short[]) e);
        }
        if (e instanceof char[]) {
            return hashCode((char[]) e);
        }
        if (e instanceof byte[]) {
            return hashCode((byte[]) e);
        }
        if (e instanceof boolean[]) {
            return hashCode((boolean[]) e);
        }
        if (e instanceof float[]) {
            return hashCode((float[]) e);
        }
        if (e instanceof double[]) {
            return hashCode((double[]) e);
        }
        return e.hashCode();
    }

    public static boolean deepEquals(Object[] a, Object[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i] && (a[i] == null || b[i] == null || !deepEquals0(a[i], b[i]))) {
                return false;
            }
        }
        return true;
    }

    static boolean deepEquals0(Object x, Object y) {
        if (x instanceof Object[] && y instanceof Object[]) {
            return deepEquals((Object[]) x, (Object[]) y);
        }
        if (x instanceof int[] && y instanceof int[]) {
            return equals((int[]) x, (int[]) y);
        }
        if (x instanceof long[] && y instanceof long[]) {
            return equals((long[]) x, (long[]) y);
        }
        if (x instanceof short[] && y instanceof short[]) {
            return equals((short[]) x, (short[]) y);
        }
        if (x instanceof char[] && y instanceof char[]) {
            return equals((char[]) x, (char[]) y);
        }
        if (x instanceof byte[] && y instanceof byte[]) {
            return equals((byte[]) x, (byte[]) y);
        }
        if (x instanceof boolean[] && y instanceof boolean[]) {
            return equals((boolean[]) x, (boolean[]) y);
        }
        if (x instanceof float[] && y instanceof float[]) {
            return equals((float[]) x, (float[]) y);
        }
        if (x instanceof double[] && y instanceof double[]) {
            return equals((double[]) x, (double[]) y);
        }
        return x.equals(y);
    }

    public static String deepToString(Object[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder sb = new StringBuilder();
        deepToString(a, sb, new HashSet<>());
        return sb.toString();
    }

    /** The set holds the identities of the arrays being printed, which may contain themselves. */
    private static void deepToString(Object[] a, StringBuilder sb, Set<Object> open) {
        open.add(new Identity(a));
        sb.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                sb.append(", ");
            }
            Object e = a[i];
            if (e instanceof Object[]) {
                if (open.contains(new Identity(e))) {
                    sb.append("[...]");
                } else {
                    deepToString((Object[]) e, sb, open);
                }
            } else if (e instanceof int[]) {
                sb.append(toString((int[]) e));
            } else if (e instanceof long[]) {
                sb.append(toString((long[]) e));
            } else if (e instanceof short[]) {
                sb.append(toString((short[]) e));
            } else if (e instanceof char[]) {
                sb.append(toString((char[]) e));
            } else if (e instanceof byte[]) {
                sb.append(toString((byte[]) e));
            } else if (e instanceof boolean[]) {
                sb.append(toString((boolean[]) e));
            } else if (e instanceof float[]) {
                sb.append(toString((float[]) e));
            } else if (e instanceof double[]) {
                sb.append(toString((double[]) e));
            } else {
                sb.append(e);
            }
        }
        sb.append(']');
        open.remove(new Identity(a));
    }

    private static final class Identity {
        private final Object o;

        Identity(Object o) {
            this.o = o;
        }

        @Override public boolean equals(Object other) {
            return other instanceof Identity && ((Identity) other).o == o;
        }

        @Override public int hashCode() {
            return System.identityHashCode(o);
        }
    }
}
