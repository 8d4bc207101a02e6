/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/**
 * A growing set of bits.
 *
 * <p>A bound says from which word on there are no bits (wordsInUse: texts of NullPointerExceptions
 * show the name). Writers only raise it: who clears bits leaves it where it is, and who has to know
 * the last bit lowers it on the way (used). The words are as many as somebody asked for, or as
 * growing made of them; what was not asked for goes before the set is copied or written.
 */
public class BitSet implements Cloneable, Serializable {
    private static final long serialVersionUID = 7997698588986878753L;
    private static final long ALL = -1L;
    private long[] bits;
    private transient int wordsInUse;
    private transient int asked = -1; // a number of words that stays, as long as there are so many

    public BitSet() {
        bits = new long[1];
    }

    public BitSet(int nbits) {
        if (nbits < 0) {
            throw new NegativeArraySizeException("nbits < 0: " + nbits);
        }
        asked = (nbits + 63) >> 6;
        bits = new long[asked];
    }

    private BitSet(long[] longs) {
        bits = longs;
        wordsInUse = longs.length;
    }

    /** How many words there are up to the last bit; the bound is that then. */
    private int used() {
        int n = wordsInUse;
        while (n > 0 && bits[n - 1] == 0) {
            n--;
        }
        if (n != wordsInUse) {
            wordsInUse = n;
        }
        return n;
    }

    /** Makes sure that there are so many words. */
    private void reach(int words) {
        if (words > bits.length) {
            bits = Arrays.copyOf(bits, Math.max(2 * bits.length, words));
        }
        wordsInUse = Math.max(wordsInUse, words);
    }

    private void giveBackRoom() {
        if (bits.length != asked && bits.length != used()) {
            bits = Arrays.copyOf(bits, wordsInUse);
            asked = -1;
        }
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
        BitSet b = new BitSet(longs);
        b.bits = Arrays.copyOf(longs, b.used());
        return b;
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
        return Arrays.copyOf(bits, used());
    }

    // ---- One bit ----

    public boolean get(int i) {
        check(i);
        return i >> 6 < wordsInUse && (bits[i >> 6] >>> i & 1) != 0;
    }

    public void set(int i) {
        check(i);
        int w = i >> 6;
        if (w >= wordsInUse) {
            reach(w + 1);
        }
        bits[w] |= 1L << i;
    }

    public void set(int i, boolean value) {
        if (value) {
            set(i);
        } else {
            clear(i);
        }
    }

    public void clear(int i) {
        check(i);
        if (i >> 6 < wordsInUse) {
            bits[i >> 6] &= ~(1L << i);
        }
    }

    public void flip(int i) {
        check(i);
        reach((i >> 6) + 1);
        bits[i >> 6] ^= 1L << i;
    }

    // ---- Ranges ----

    /** Which bits of a word lie in a range that has some of them. */
    private static long within(int w, int from, int to) {
        return (w == from >> 6 ? ALL << from : ALL) & (w == (to - 1) >> 6 ? ALL >>> -to : ALL);
    }

    /** Clears the bits of a range or not, and inverts them then or not. */
    private void change(int from, int to, long clears, long inverts) {
        for (int w = from >> 6, last = (to - 1) >> 6; w <= last; w++) {
            long mask = within(w, from, to);
            bits[w] = bits[w] & ~(mask & clears) ^ mask & inverts;
        }
    }

    public void set(int from, int to) {
        check(from, to);
        if (from < to) {
            reach((to - 1 >> 6) + 1);
            change(from, to, ALL, ALL);
        }
    }

    public void set(int from, int to, boolean value) {
        if (value) {
            set(from, to);
        } else {
            clear(from, to);
        }
    }

    public void clear(int from, int to) {
        check(from, to);
        int end = wordsInUse <= to >> 6 ? wordsInUse << 6 : to;
        if (from < end) {
            change(from, end, ALL, 0);
        }
    }

    public void clear() {
        Arrays.fill(bits, 0, wordsInUse, 0);
        wordsInUse = 0;
    }

    public void flip(int from, int to) {
        check(from, to);
        if (from < to) {
            reach((to - 1 >> 6) + 1);
            change(from, to, 0, ALL);
        }
    }

    public BitSet get(int from, int to) {
        check(from, to);
        int n = Math.max(0, Math.min(to, length()) - from);
        BitSet b = new BitSet(n);
        b.wordsInUse = b.bits.length;
        for (int k = 0, w = from >> 6; k < b.bits.length; k++, w++) {
            long high = (from & 63) != 0 && w + 1 < wordsInUse ? bits[w + 1] << -from : 0;
            b.bits[k] = bits[w] >>> from | high;
        }
        if ((n & 63) != 0) {
            b.bits[n >> 6] &= ALL >>> -n;
        }
        return b;
    }

    // ---- Searching ----

    private static void checkStart(int from, int least) {
        if (from < least) {
            throw new IndexOutOfBoundsException("fromIndex < " + least + ": " + from);
        }
    }

    /**
     * The first bit from a place on that is not what `other` has everywhere; -1:
     * there is none below the bound.
     */
    private int ahead(int from, long other) {
        for (int w = from >> 6; w < wordsInUse; w++) {
            long x = (bits[w] ^ other) & (w == from >> 6 ? ALL << from : ALL);
            if (x != 0) {
                return (w << 6) + Long.numberOfTrailingZeros(x);
            }
        }
        return -1;
    }

    /** The same downwards, from a place below the bound. */
    private int back(int from, long other) {
        for (int w = from >> 6; w >= 0; w--) {
            long x = (bits[w] ^ other) & (w == from >> 6 ? ALL >>> ~from : ALL);
            if (x != 0) {
                return (w << 6) + 63 - Long.numberOfLeadingZeros(x);
            }
        }
        return -1;
    }

    public int nextSetBit(int from) {
        checkStart(from, 0);
        return ahead(from, 0);
    }

    public int nextClearBit(int from) {
        checkStart(from, 0);
        int i = ahead(from, ALL);
        return i >= 0 ? i : from >> 6 < wordsInUse ? wordsInUse << 6 : from;
    }

    public int previousSetBit(int from) {
        checkStart(from, -1);
        return back(from >> 6 < wordsInUse ? from : (wordsInUse << 6) - 1, 0);
    }

    public int previousClearBit(int from) {
        checkStart(from, -1);
        return from >> 6 < wordsInUse ? back(from, ALL) : from;
    }

    public int length() {
        int n = used();
        return n == 0 ? 0 : (n << 6) - Long.numberOfLeadingZeros(bits[n - 1]);
    }

    public boolean isEmpty() {
        return used() == 0;
    }

    public int cardinality() {
        int n = 0;
        for (int w = 0; w < wordsInUse; w++) {
            n += Long.bitCount(bits[w]);
        }
        return n;
    }

    // ---- Two sets ----

    public boolean intersects(BitSet set) {
        for (int w = Math.min(wordsInUse, set.wordsInUse); --w >= 0;) {
            if ((bits[w] & set.bits[w]) != 0) {
                return true;
            }
        }
        return false;
    }

    public void and(BitSet set) {
        int common = Math.min(wordsInUse, set.wordsInUse);
        for (int w = 0; w < common; w++) {
            bits[w] &= set.bits[w];
        }
        Arrays.fill(bits, common, wordsInUse, 0);
        wordsInUse = common;
    }

    public void andNot(BitSet set) {
        int common = Math.min(wordsInUse, set.wordsInUse);
        for (int w = 0; w < common; w++) {
            bits[w] &= ~set.bits[w];
        }
    }

    public void or(BitSet set) {
        int words = set.wordsInUse == 0 ? 0 : set.used();
        reach(words);
        for (int w = 0; w < words; w++) {
            bits[w] |= set.bits[w];
        }
    }

    public void xor(BitSet set) {
        int words = set.wordsInUse == 0 ? 0 : set.used();
        reach(words);
        for (int w = 0; w < words; w++) {
            bits[w] ^= set.bits[w];
        }
    }

    public int hashCode() {
        long h = 1234;
        for (int w = 0; w < wordsInUse; w++) {
            h ^= bits[w] * (w + 1);
        }
        return (int) (h >> 32 ^ h);
    }

    public boolean equals(Object obj) {
        return obj instanceof BitSet b && Arrays.equals(bits, 0, used(), b.bits, 0, b.used());
    }

    public int size() {
        return bits.length << 6;
    }

    public Object clone() {
        giveBackRoom();
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
        for (int i = nextSetBit(0); i >= 0; i = i == Integer.MAX_VALUE ? -1 : nextSetBit(i + 1)) {
            sb.append(sb.length() > 1 ? ", " : "").append(i);
        }
        return sb.append('}').toString();
    }

    private static final int BITS = Spliterator.ORDERED | Spliterator.DISTINCT
        | Spliterator.SORTED;

    public IntStream stream() {
        return StreamSupport.intStream(() -> Spliterators.spliterator(new Ones(), cardinality(),
            BITS), Spliterator.SIZED | Spliterator.SUBSIZED | BITS, false);
    }

    /** The indexes of bits that are set when it comes by. */
    private final class Ones implements PrimitiveIterator.OfInt {
        private int from; // below 0: the greatest index was there

        @Override public boolean hasNext() {
            return from >= 0 && nextSetBit(from) >= 0;
        }

        @Override public int nextInt() {
            int at = from < 0 ? -1 : nextSetBit(from);
            if (at < 0) {
                throw new NoSuchElementException();
            }
            from = at + 1;
            return at;
        }
    }

    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        s.defaultReadObject();
        wordsInUse = bits.length;
        asked = used() < bits.length ? bits.length : -1; // else the rest had not been written
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        giveBackRoom();
        out.defaultWriteObject();
    }
}
