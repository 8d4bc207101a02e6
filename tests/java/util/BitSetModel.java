/* SPDX-License-Identifier: MIT */
/*
 * BitSet against arrays of booleans: changes at random, each followed by every question; sizes of
 * sets, copies and streams.
 */
import java.io.*;
import java.util.*;

public class BitSetModel {

    static final int MOST = 400;
    static int wrong;

    static void same(boolean ok, String what) {
        if (!ok && wrong++ < 5) System.out.println("wrong: " + what);
    }

    static BitSet written(BitSet b) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new ObjectOutputStream(out).writeObject(b);
        return (BitSet) new ObjectInputStream(
            new ByteArrayInputStream(out.toByteArray())
        ).readObject();
    }

    static void ask(BitSet b, boolean[] m, int from, int to) {
        int count = 0,
            length = 0,
            next = -1,
            nextClear = -1,
            previous = -1,
            previousClear = -1;
        for (int i = 0; i < m.length; i++) {
            same(b.get(i) == m[i], "get");
            if (m[i]) {
                count++;
                length = i + 1;
            }
            if (i >= from && next < 0 && m[i]) next = i;
            if (i >= from && nextClear < 0 && !m[i]) nextClear = i;
            if (i <= to && m[i]) previous = i;
            if (i <= to && !m[i]) previousClear = i;
        }
        same(
            b.cardinality() == count && b.isEmpty() == (count == 0) && b.length() == length,
            "cardinality, length"
        );
        same(b.nextSetBit(from) == next && b.nextClearBit(from) == nextClear, "next");
        same(
            b.previousSetBit(to) == previous && b.previousClearBit(to) == previousClear,
            "previous"
        );
        BitSet some = b.get(from, to);
        for (int i = 0; i < m.length; i++) same(
            some.get(i) == (from + i < to && m[from + i]),
            "range"
        );
        BitSet again = BitSet.valueOf(b.toLongArray());
        same(again.equals(b) && b.equals(again) && again.hashCode() == b.hashCode(), "longs");
        same(BitSet.valueOf(b.toByteArray()).equals(b), "bytes");
        same(b.stream().count() == count, "stream");
    }

    static int sizes(BitSet b, BitSet range) {
        return b.size() * 31 + range.size();
    }

    public static void main(String[] args) throws Exception {
        Random random = new Random(42);
        BitSet[] set = { new BitSet(), new BitSet(0), new BitSet(100), new BitSet(64) };
        boolean[][] model = new boolean[set.length][MOST + 80];
        int seen = 0;
        for (int step = 0; step < 6000; step++) {
            int k = random.nextInt(set.length),
                o = random.nextInt(set.length);
            int reach = 1 + random.nextInt(MOST);
            int x = random.nextInt(reach),
                y = random.nextInt(reach),
                from = Math.min(x, y),
                to = Math.max(x, y);
            BitSet b = set[k];
            boolean[] m = model[k],
                n = model[o].clone();
            int what = random.nextInt(16);
            switch (what) {
                case 0 -> b.set(x);
                case 1 -> b.clear(x);
                case 2 -> b.flip(x);
                case 3 -> b.set(x, y % 2 == 0);
                case 4 -> b.set(from, to);
                case 5 -> b.clear(from, to);
                case 6 -> b.flip(from, to);
                case 7 -> b.set(from, to, x % 2 == 0);
                case 8 -> b.and(set[o]);
                case 9 -> b.or(set[o]);
                case 10 -> b.xor(set[o]);
                case 11 -> b.andNot(set[o]);
                case 12 -> set[k] = (BitSet) b.clone();
                case 13 -> set[k] = written(b);
                case 14 -> {
                    if (step % 7 == 0) b.clear();
                }
                default -> {
                    if (step % 5 == 0) set[k] = b.get(from, to);
                }
            }
            for (int i = 0; i < m.length; i++) {
                boolean in = i >= from && i < to;
                switch (what) {
                    case 0 -> m[i] |= i == x;
                    case 1 -> m[i] &= i != x;
                    case 2 -> m[i] ^= i == x;
                    case 3 -> m[i] = i == x ? y % 2 == 0 : m[i];
                    case 4 -> m[i] |= in;
                    case 5 -> m[i] &= !in;
                    case 6 -> m[i] ^= in;
                    case 7 -> m[i] = in ? x % 2 == 0 : m[i];
                    case 8 -> m[i] &= n[i];
                    case 9 -> m[i] |= n[i];
                    case 10 -> m[i] ^= n[i];
                    case 11 -> m[i] &= !n[i];
                    case 14 -> m[i] &= step % 7 != 0;
                    case 15 -> m[i] = step % 5 == 0 ? from + i < to && m[from + i] : m[i];
                    default -> {
                    }
                }
            }
            boolean meets = false;
            for (int i = 0; i < m.length; i++) meets |= m[i] && model[o][i];
            same(set[k].intersects(set[o]) == meets, "intersects");
            same(set[k].equals(set[o]) == Arrays.equals(m, model[o]), "equals");
            ask(set[k], m, from, to);
            seen = seen * 31 + sizes(set[k], set[k].get(from, to));
            if (step % 500 == 499) System.out.println(
                step +
                    " " +
                    wrong +
                    " " +
                    Integer.toHexString(seen) +
                    " " +
                    set[k].size() +
                    " " +
                    set[k].hashCode() +
                    " " +
                    set[k]
            );
        }
        BitSet far = new BitSet();
        far.set(Integer.MAX_VALUE - 70_000_000 * 28);
        System.out.println(
            far +
                " " +
                far.size() +
                " " +
                far.nextClearBit(0) +
                " " +
                far.previousSetBit(Integer.MAX_VALUE) +
                " " +
                far.previousClearBit(Integer.MAX_VALUE) +
                " " +
                far.nextClearBit(Integer.MAX_VALUE)
        );
        far.clear(0, Integer.MAX_VALUE);
        System.out.println(
            far + " " + far.size() + " " + ((BitSet) far.clone()).size() + " " + far.size()
        );
    }
}
