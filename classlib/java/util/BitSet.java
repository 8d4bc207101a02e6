/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.stream.IntStream;

/** A growing set of bits. */
public class BitSet implements Cloneable, Serializable {
    private static final long serialVersionUID = 7997698588986878753L;
    private long[] bits;
    private transient int wordsInUse;
    private transient boolean sizeIsSticky;

    public BitSet() {
        bits = new long[1];
    }

    public BitSet(int nbits) {
        if (nbits < 0) {
            throw new NegativeArraySizeException("nbits < 0: " + nbits);
        }
        bits = new long[(nbits + 63) >> 6];
        sizeIsSticky = true;
    }

    private BitSet(long[] words) {
        bits = words;
        wordsInUse = words.length;
        trim();
    }

    private void trim() {
        while (wordsInUse > 0 && bits[wordsInUse - 1] == 0) {
            wordsInUse--;
        }
    }

    private void expand(int word) {
        if (word >= bits.length) {
            bits = Arrays.copyOf(bits, Math.max(2 * bits.length, word + 1));
            sizeIsSticky = false;
        }
        wordsInUse = Math.max(wordsInUse, word + 1);
    }

    private static void check(int i) {
        if (i < 0) {
            throw new IndexOutOfBoundsException("bitIndex < 0: " + i);
        }
    }

    private static void check(int from, int to) {
        if (from < 0) {
            throw new IndexOutOfBoundsException("fromIndex < 0: " + from);
        }
        if (to < 0) {
            throw new IndexOutOfBoundsException("toIndex < 0: " + to);
        }
        if (from > to) {
            throw new IndexOutOfBoundsException("fromIndex: " + from + " > toIndex: " + to);
        }
    }

    public static BitSet valueOf(long[] longs) {
        int n = longs.length;
        while (n > 0 && longs[n - 1] == 0) {
            n--;
        }
        return new BitSet(Arrays.copyOf(longs, n));
    }

    public static BitSet valueOf(java.nio.LongBuffer lb) {
        lb = lb.slice();
        long[] words = new long[lb.remaining()];
        lb.get(words);
        return valueOf(words);
    }

    public static BitSet valueOf(byte[] array) {
        long[] words = new long[(array.length + 7) / 8];
        for (int i = 0; i < array.length; i++) {
            words[i >> 3] |= (array[i] & 0xffL) << (8 * (i & 7));
        }
        return valueOf(words);
    }

    public static BitSet valueOf(java.nio.ByteBuffer bb) {
        bb = bb.slice();
        byte[] bytes = new byte[bb.remaining()];
        bb.get(bytes);
        return valueOf(bytes);
    }

    public byte[] toByteArray() {
        byte[] bytes = new byte[(length() + 7) / 8];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (bits[i >> 3] >>> (8 * (i & 7)));
        }
        return bytes;
    }

    public long[] toLongArray() {
        return Arrays.copyOf(bits, wordsInUse);
    }

    public void flip(int i) {
        check(i);
        expand(i >> 6);
        bits[i >> 6] ^= 1L << i;
        trim();
    }

    public void flip(int from, int to) {
        check(from, to);
        if (from == to) {
            return;
        }
        int last = (to - 1) >> 6;
        expand(last);
        for (int w = from >> 6; w <= last; w++) {
            bits[w] ^= within(w, from, to);
        }
        trim();
    }

    /** The bits of a word that lie in a range, of which it has some. */
    private static long within(int w, int from, int to) {
        return (w == from >> 6 ? -1L << from : -1L) & (w == (to - 1) >> 6 ? -1L >>> -to : -1L);
    }

    public void set(int i) {
        check(i);
        expand(i >> 6);
        bits[i >> 6] |= 1L << i;
    }

    public void set(int i, boolean value) {
        if (value) {
            set(i);
        } else {
            clear(i);
        }
    }

    public void set(int from, int to) {
        check(from, to);
        if (from == to) {
            return;
        }
        int last = (to - 1) >> 6;
        expand(last);
        for (int w = from >> 6; w <= last; w++) {
            bits[w] |= within(w, from, to);
        }
    }

    public void set(int from, int to, boolean value) {
        if (value) {
            set(from, to);
        } else {
            clear(from, to);
        }
    }

    public void clear(int i) {
        check(i);
        if (i >> 6 < wordsInUse) {
            bits[i >> 6] &= ~(1L << i);
            trim();
        }
    }

    public void clear(int from, int to) {
        check(from, to);
        to = Math.min(to, length());
        if (from >= to) {
            return;
        }
        int last = (to - 1) >> 6;
        for (int w = from >> 6; w <= last; w++) {
            bits[w] &= ~within(w, from, to);
        }
        trim();
    }

    public void clear() {
        while (wordsInUse > 0) {
            bits[--wordsInUse] = 0;
        }
    }

    public boolean get(int i) {
        check(i);
        return i >> 6 < wordsInUse && (bits[i >> 6] & (1L << i)) != 0;
    }

    public BitSet get(int from, int to) {
        check(from, to);
        BitSet b = new BitSet(Math.max(0, Math.min(to, length()) - from));
        for (int i = nextSetBit(from); i >= 0 && i < to; i = nextSetBit(i + 1)) {
            b.set(i - from);
        }
        return b;
    }

    public int nextSetBit(int from) {
        if (from < 0) {
            throw new IndexOutOfBoundsException("fromIndex < 0: " + from);
        }
        for (int w = from >> 6; w < wordsInUse; w++) {
            long x = bits[w] & (w == from >> 6 ? -1L << from : -1L);
            if (x != 0) {
                return w * 64 + Long.numberOfTrailingZeros(x);
            }
        }
        return -1;
    }

    public int nextClearBit(int from) {
        if (from < 0) {
            throw new IndexOutOfBoundsException("fromIndex < 0: " + from);
        }
        for (int w = from >> 6; w < wordsInUse; w++) {
            long x = ~bits[w] & (w == from >> 6 ? -1L << from : -1L);
            if (x != 0) {
                return w * 64 + Long.numberOfTrailingZeros(x);
            }
        }
        return Math.max(from, wordsInUse * 64);
    }

    public int previousSetBit(int from) {
        return previous(from, true);
    }

    public int previousClearBit(int from) {
        return previous(from, false);
    }

    private int previous(int from, boolean value) {
        if (from < -1) {
            throw new IndexOutOfBoundsException("fromIndex < -1: " + from);
        }
        int i = value ? Math.min(from, length() - 1) : from;
        while (i >= 0 && get(i) != value) {
            i--;
        }
        return i;
    }

    public int length() {
        return wordsInUse == 0 ? 0 : wordsInUse * 64 - Long.numberOfLeadingZeros(bits[wordsInUse - 1]);
    }

    public boolean isEmpty() {
        return wordsInUse == 0;
    }

    public boolean intersects(BitSet set) {
        for (int i = Math.min(wordsInUse, set.wordsInUse) - 1; i >= 0; i--) {
            if ((bits[i] & set.bits[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    public int cardinality() {
        int n = 0;
        for (int i = 0; i < wordsInUse; i++) {
            n += Long.bitCount(bits[i]);
        }
        return n;
    }

    public void and(BitSet set) {
        int other = set.wordsInUse;
        for (int i = 0; i < wordsInUse; i++) {
            bits[i] &= i < other ? set.bits[i] : 0;
        }
        trim();
    }

    public void or(BitSet set) {
        if (set.wordsInUse > 0) {
            expand(set.wordsInUse - 1);
        }
        for (int i = 0; i < set.wordsInUse; i++) {
            bits[i] |= set.bits[i];
        }
    }

    public void xor(BitSet set) {
        if (set.wordsInUse > 0) {
            expand(set.wordsInUse - 1);
        }
        for (int i = 0, n = set.wordsInUse; i < n; i++) {
            bits[i] ^= set.bits[i];
        }
        trim();
    }

    public void andNot(BitSet set) {
        for (int i = Math.min(wordsInUse, set.wordsInUse) - 1; i >= 0; i--) {
            bits[i] &= ~set.bits[i];
        }
        trim();
    }

    public int hashCode() {
        long h = 1234;
        for (int i = wordsInUse; --i >= 0;) {
            h ^= bits[i] * (i + 1);
        }
        return (int) ((h >> 32) ^ h);
    }

    public int size() {
        return bits.length * 64;
    }

    public boolean equals(Object obj) {
        return obj instanceof BitSet
            && Arrays.equals(bits, 0, wordsInUse, ((BitSet) obj).bits, 0, ((BitSet) obj).wordsInUse);
    }

    public Object clone() {
        if (!sizeIsSticky && wordsInUse != bits.length) {
            bits = Arrays.copyOf(bits, wordsInUse);
        }
        try {
            BitSet b = (BitSet) super.clone();
            b.bits = bits.clone();
            return b;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    public String toString() {
        StringBuilder sb = new StringBuilder("{");
        for (int i = nextSetBit(0); i >= 0; i = nextSetBit(i + 1)) {
            sb.append(sb.length() > 1 ? ", " : "").append(i);
        }
        return sb.append('}').toString();
    }

    public IntStream stream() {
        return IntStream.iterate(nextSetBit(0), i -> i >= 0, i -> nextSetBit(i + 1));
    }

    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        s.defaultReadObject();
        wordsInUse = bits.length;
        trim();
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
    }
}
