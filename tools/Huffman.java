/* SPDX-License-Identifier: MIT */
import java.util.Arrays;

/** Codes of RFC 1951: their lengths, the codes of those lengths, and how a block says the lengths of its two. */
final class Huffman {
    static final int LITERALS = 286, DISTANCES = 30, END = 256, LONGEST_CODE = 15;
    private static final int[] ORDER = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};

    private Huffman() {
    }

    // ---- Lengths ----

    /**
     * The best lengths up to a limit, by merging packages: the cheapest pairs of one level are offered, beside the
     * symbols, to the next. A symbol is as long as the levels at which it was taken. Two symbols at least have a code.
     */
    static byte[] lengths(int[] counts, int limit) {
        byte[] lengths = new byte[counts.length];
        long[] symbols = new long[counts.length]; // count << 16 | symbol
        int used = 0;
        for (int i = 0; i < counts.length; i++)
            if (counts[i] > 0) symbols[used++] = (long) counts[i] << 16 | i;
        for (int i = 0; used < 2; i++)
            if (counts[i] == 0) symbols[used++] = i;
        symbols = Arrays.copyOf(symbols, used);
        Arrays.sort(symbols);
        boolean[][] isPackage = new boolean[limit][]; // of each level's items, by weight
        long[] packages = new long[0];
        for (int level = limit - 1; level >= 0; level--) {
            long[] items = new long[used + packages.length];
            isPackage[level] = new boolean[items.length];
            for (int i = 0, s = 0, p = 0; i < items.length; i++) {
                boolean takes = s == used || p < packages.length && packages[p] < symbols[s] >> 16;
                isPackage[level][i] = takes;
                items[i] = takes ? packages[p++] : symbols[s++] >> 16;
            }
            packages = new long[items.length / 2];
            for (int i = 0; i < packages.length; i++) packages[i] = items[2 * i] + items[2 * i + 1];
        }
        int taken = 2 * used - 2;
        for (int level = 0; level < limit && taken > 0; level++) {
            int pairs = 0;
            for (int i = 0; i < taken; i++)
                if (isPackage[level][i]) pairs++;
                else lengths[(int) symbols[i - pairs] & 0xFFFF]++;
            taken = 2 * pairs;
        }
        return lengths;
    }

    /** The codes of these lengths, each with its first bit lowest, as they are written. */
    static int[] codes(byte[] lengths) {
        int[] next = new int[LONGEST_CODE + 2], codes = new int[lengths.length];
        for (byte length : lengths) if (length > 0) next[length + 1]++;
        for (int i = 1; i < next.length; i++) next[i] = next[i] + next[i - 1] << 1;
        for (int i = 0; i < codes.length; i++)
            if (lengths[i] > 0) codes[i] = Integer.reverse(next[lengths[i]]++) >>> 32 - lengths[i];
        return codes;
    }

    static byte[] fixedLiterals() {
        byte[] lengths = new byte[288]; // two of them never occur
        Arrays.fill(lengths, 0, 144, (byte) 8);
        Arrays.fill(lengths, 144, 256, (byte) 9);
        Arrays.fill(lengths, 256, 280, (byte) 7);
        Arrays.fill(lengths, 280, 288, (byte) 8);
        return lengths;
    }

    static byte[] fixedDistances() {
        byte[] lengths = new byte[DISTANCES];
        Arrays.fill(lengths, (byte) 5);
        return lengths;
    }

    // ---- The lengths of a block's codes, themselves coded ----

    /** Writes them, in the fewest bits that some rounds find. */
    static void writeLengths(Bits out, byte[] literals, byte[] distances) {
        int literalCount = Math.max(used(literals), 257), distanceCount = Math.max(used(distances), 1);
        byte[] all = Arrays.copyOf(literals, literalCount + distanceCount);
        System.arraycopy(distances, 0, all, literalCount, distanceCount);
        byte[] costs = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 3, 4, 4}, best = null;
        int[] steps = null;
        int fewest = Integer.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            int[] runs = runs(all, costs), counts = new int[ORDER.length];
            for (int run : runs) counts[run & 31]++;
            byte[] lengths = lengths(counts, 7);
            int bits = 3 * orderCount(lengths);
            for (int run : runs) bits += lengths[run & 31] + extra(run & 31);
            if (bits < fewest) {
                fewest = bits;
                best = lengths;
                steps = runs;
            }
            for (int i = 0; i < costs.length; i++) costs[i] = lengths[i] > 0 ? lengths[i] : 7;
        }
        int[] codes = codes(best);
        out.write(literalCount - 257, 5);
        out.write(distanceCount - 1, 5);
        out.write(orderCount(best) - 4, 4);
        for (int i = 0; i < orderCount(best); i++) out.write(best[ORDER[i]], 3);
        for (int run : steps) {
            out.write(codes[run & 31], best[run & 31]);
            out.write(run >> 5, extra(run & 31));
        }
    }

    private static int used(byte[] lengths) {
        int used = lengths.length;
        while (used > 0 && lengths[used - 1] == 0) used--;
        return used;
    }

    private static int orderCount(byte[] lengths) {
        int count = ORDER.length;
        while (count > 4 && lengths[ORDER[count - 1]] == 0) count--;
        return count;
    }

    private static int extra(int symbol) {
        return symbol < 16 ? 0 : symbol == 16 ? 2 : symbol == 17 ? 3 : 7;
    }

    /** The cheapest way through the lengths: symbol | extra bits << 5, from the end backwards found, forwards given. */
    private static int[] runs(byte[] all, byte[] costs) {
        int n = all.length;
        int[] cost = new int[n + 1], step = new int[n], width = new int[n];
        for (int at = n - 1; at >= 0; at--) {
            int same = 1, value = all[at];
            while (same < 138 && at + same < n && all[at + same] == value) same++;
            cost[at] = costs[value] + cost[at + 1];
            step[at] = value;
            width[at] = 1;
            boolean repeats = at > 0 && all[at - 1] == value;
            for (int run = 3; run <= same; run++) {
                if (repeats && run <= 6) offer(cost, step, width, at, run, 16 | run - 3 << 5, costs[16] + 2);
                if (value == 0 && run <= 10) offer(cost, step, width, at, run, 17 | run - 3 << 5, costs[17] + 3);
                if (value == 0 && run >= 11) offer(cost, step, width, at, run, 18 | run - 11 << 5, costs[18] + 7);
            }
        }
        int[] runs = new int[n];
        int count = 0;
        for (int at = 0; at < n; at += width[at]) runs[count++] = step[at];
        return Arrays.copyOf(runs, count);
    }

    private static void offer(int[] cost, int[] step, int[] width, int at, int run, int symbol, int bits) {
        if (bits + cost[at + run] >= cost[at]) return;
        cost[at] = bits + cost[at + run];
        step[at] = symbol;
        width[at] = run;
    }

    /** Bits as deflate lays them: the lowest of a byte first. */
    static final class Bits {
        private byte[] bytes = new byte[256];
        int count;

        void write(int value, int width) {
            if (count + 32 > bytes.length * 8) bytes = Arrays.copyOf(bytes, bytes.length * 2);
            for (int i = 0; i < width; i++, count++)
                bytes[count >> 3] |= (byte) ((value >> i & 1) << (count & 7));
        }

        void append(Bits more) {
            for (int i = 0; i < more.count; i++) write(more.bytes[i >> 3] >> (i & 7), 1);
        }

        byte[] bytes() {
            return Arrays.copyOf(bytes, count + 7 >> 3);
        }
    }
}
