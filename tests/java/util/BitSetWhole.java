/* SPDX-License-Identifier: MIT */
/* BitSet: every member, ranges over word borders, bad indexes, conversions. */
import java.nio.*;
import java.util.*;

public class BitSetWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        BitSet b = new BitSet(),
            c = new BitSet(70);
        p(
            b,
            b.size(),
            c.size(),
            b.length(),
            b.isEmpty(),
            b.cardinality(),
            b.hashCode(),
            b.nextSetBit(0),
            b.nextClearBit(5),
            b.previousSetBit(3),
            b.previousClearBit(3),
            b.previousSetBit(-1),
            b.previousClearBit(-1)
        );
        b.set(0);
        b.set(63);
        b.set(64, true);
        b.set(130);
        b.set(5, false);
        c.set(60, 70);
        c.set(3, 9, true);
        c.set(4, 6, false);
        p(
            b,
            c,
            b.length(),
            b.size(),
            c.length(),
            b.cardinality(),
            b.get(63),
            b.get(62),
            b.get(9999),
            b.get(60, 140),
            c.get(3, 3),
            b.hashCode(),
            c.hashCode()
        );
        p(
            b.nextSetBit(1),
            b.nextSetBit(65),
            b.nextSetBit(131),
            b.nextClearBit(63),
            b.previousSetBit(129),
            b.previousClearBit(64),
            b.previousSetBit(5000),
            b.intersects(c),
            c.intersects(new BitSet())
        );
        BitSet d = (BitSet) b.clone();
        d.and(c);
        p(d, d.equals(b), d.equals(null), d.equals("x"));
        d.or(b);
        d.xor(c);
        p(d);
        d.andNot(b);
        p(d);
        d.xor(d);
        p(d, d.isEmpty());
        d.flip(3);
        d.flip(60, 68);
        d.flip(62, 66);
        p(d, d.toLongArray(), d.toByteArray());
        d.clear(3);
        d.clear(61, 67);
        p(d);
        d.set(10, 200);
        d.clear(20, 190);
        p(d, d.stream().sum(), d.toString().length());
        d.clear();
        p(d, d.equals(new BitSet(1000)), d.hashCode());
        p(
            BitSet.valueOf(new long[] { 5, 0, 1, 0 }),
            BitSet.valueOf(new byte[] { 1, 0, (byte) 0x80, 0, 0, 0, 0, 0, 1 }),
            BitSet.valueOf(LongBuffer.wrap(new long[] { 2, 3 })),
            BitSet.valueOf(ByteBuffer.wrap(new byte[] { 7, 1 })),
            BitSet.valueOf(new long[0]).size()
        );
        for (int i : new int[] { -1, Integer.MIN_VALUE }) {
            t(() -> b.set(i));
            t(() -> b.set(i, true));
            t(() -> b.clear(i));
            t(() -> b.flip(i));
            t(() -> b.get(i));
            t(() -> b.set(i, 5));
            t(() -> b.set(5, i));
            t(() -> b.clear(5, 2));
            t(() -> b.flip(i, 2));
            t(() -> b.get(7, i));
            t(() -> b.get(7, 3));
            t(() -> b.set(7, 3, false));
            t(() -> b.nextSetBit(i));
            t(() -> b.nextClearBit(i));
            t(() -> b.previousSetBit(i));
            t(() -> b.previousClearBit(i));
            t(() -> new BitSet(i));
        }
        t(() -> b.and(null));
        t(() -> b.or(null));
        t(() -> b.intersects(null));
        t(() -> BitSet.valueOf((long[]) null));
        BitSet primes = new BitSet(500);
        primes.set(2, 500);
        for (int i = 2; i * i < 500; i = primes.nextSetBit(i + 1)) for (
            int j = i * i;
            j < 500;
            j += i
        ) primes.clear(j);
        p(primes.cardinality(), primes, primes.stream().skip(50).boxed().toList());
    }
}
