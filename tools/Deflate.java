/* SPDX-License-Identifier: MIT */
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Deflates (RFC 1951) in few bytes, whatever time it takes: of all ways to say the data in literals and matches, the
 * one that costs least by the lengths of the codes, which the way before it gave; blocks end where other codes pay.
 */
final class Deflate {
    private static final int ROUNDS = 8;
    static final byte[] LENGTH_SYMBOL = new byte[Matches.LONGEST + 1]; // less 257
    static final int[] LENGTH_BASE = new int[29], LENGTH_EXTRA = new int[29];
    static final byte[] DISTANCE_SYMBOL = new byte[Matches.FARTHEST]; // by distance - 1
    static final int[] DISTANCE_BASE = new int[30], DISTANCE_EXTRA = new int[30];

    static {
        int length = Matches.SHORTEST;
        for (int i = 0; i < 29; i++) {
            LENGTH_EXTRA[i] = i < 8 || i == 28 ? 0 : i / 4 - 1;
            LENGTH_BASE[i] = i == 28 ? length = Matches.LONGEST : length;
            for (int end = length + (1 << LENGTH_EXTRA[i]); length < end && length <= Matches.LONGEST; length++)
                LENGTH_SYMBOL[length] = (byte) i;
        }
        for (int i = 0, distance = 0; i < 30; i++) {
            DISTANCE_EXTRA[i] = i < 4 ? 0 : i / 2 - 1;
            DISTANCE_BASE[i] = distance;
            for (int end = distance + (1 << DISTANCE_EXTRA[i]); distance < end; distance++) DISTANCE_SYMBOL[distance] = (byte) i;
        }
    }

    // ---- Ways through the data: a literal is its byte, a match length << 16 | distance - 1 ----

    /** How often each symbol occurs, or what it costs; the end of the block among them. */
    static final class Counts {
        final int[] literals = new int[Huffman.LITERALS], distances = new int[Huffman.DISTANCES];

        Counts(int[] steps, int from, int to) {
            for (int i = from; i < to; i++) {
                int step = steps[i];
                if (step < 256) {
                    literals[step]++;
                } else {
                    literals[257 + LENGTH_SYMBOL[step >> 16]]++;
                    distances[DISTANCE_SYMBOL[step & 0xFFFF]]++;
                }
            }
            literals[Huffman.END] = 1;
        }

        void add(Counts other, int times) {
            for (int i = 0; i < literals.length; i++) literals[i] += times * other.literals[i];
            for (int i = 0; i < distances.length; i++) distances[i] += times * other.distances[i];
        }
    }

    /** What a literal, a length and a distance cost in bits, extra bits included. */
    static final class Costs {
        final float[] literals = new float[256], lengths = new float[Matches.LONGEST + 1], distances = new float[Huffman.DISTANCES];

        private Costs(float[] ofLiterals, float[] ofDistances) {
            System.arraycopy(ofLiterals, 0, literals, 0, 256);
            for (int i = Matches.SHORTEST; i <= Matches.LONGEST; i++)
                lengths[i] = ofLiterals[257 + LENGTH_SYMBOL[i]] + LENGTH_EXTRA[LENGTH_SYMBOL[i]];
            for (int i = 0; i < distances.length; i++) distances[i] = ofDistances[i] + DISTANCE_EXTRA[i];
        }

        static Costs of(Codes codes) {
            return new Costs(bits(codes.literals), bits(codes.distances));
        }

        static Costs of(Counts counts) {
            return new Costs(entropy(counts.literals), entropy(counts.distances));
        }

        private static float[] bits(byte[] lengths) {
            float[] bits = new float[lengths.length];
            for (int i = 0; i < bits.length; i++) bits[i] = lengths[i] > 0 ? lengths[i] : Huffman.LONGEST_CODE;
            return bits;
        }

        private static float[] entropy(int[] counts) {
            float[] bits = new float[counts.length];
            int sum = 0;
            for (int count : counts) sum += count;
            double all = Math.log(sum + 1);
            for (int i = 0; i < bits.length; i++) bits[i] = (float) ((all - (counts[i] > 0 ? Math.log(counts[i]) : -0.7)) / Math.log(2));
            return bits;
        }
    }

    /** The cheapest way from one place of the data to another. */
    static int[] parse(Matches.Found found, int from, int to, Costs costs) {
        int n = to - from;
        float[] cost = new float[n + 1];
        int[] step = new int[n];
        int[] pairs = found.pairs();
        byte[] data = found.data();
        for (int at = n - 1; at >= 0; at--) {
            int literal = data[from + at] & 0xFF, best = literal, length = Matches.SHORTEST;
            float least = costs.literals[literal] + cost[at + 1];
            for (int i = found.from()[from + at], end = found.from()[from + at + 1]; i < end; i++) {
                int distance = pairs[i] & 0xFFFF, most = Math.min(pairs[i] >> 16, n - at);
                float far = costs.distances[DISTANCE_SYMBOL[distance]];
                for (; length <= most; length++) {
                    float total = far + costs.lengths[length] + cost[at + length];
                    if (total < least) {
                        least = total;
                        best = length << 16 | distance;
                    }
                }
            }
            cost[at] = least;
            step[at] = best;
        }
        int[] steps = new int[n];
        int count = 0;
        for (int at = 0; at < n; at += step[at] < 256 ? 1 : step[at] >> 16) steps[count++] = step[at];
        return Arrays.copyOf(steps, count);
    }

    private static int bytesOf(int[] steps, int from, int to) {
        int bytes = 0;
        for (int i = from; i < to; i++) bytes += steps[i] < 256 ? 1 : steps[i] >> 16;
        return bytes;
    }

    // ---- Blocks ----

    /** The two codes of a block, as lengths, and the bits that say them. */
    static final class Codes {
        static final Codes FIXED = new Codes(Huffman.fixedLiterals(), Huffman.fixedDistances(), new Huffman.Bits());
        final byte[] literals, distances;
        final Huffman.Bits header;

        private Codes(byte[] literals, byte[] distances, Huffman.Bits header) {
            this.literals = literals;
            this.distances = distances;
            this.header = header;
        }

        static Codes of(Counts counts) {
            byte[] literals = Huffman.lengths(counts.literals, Huffman.LONGEST_CODE);
            byte[] distances = new byte[Huffman.DISTANCES];
            for (int count : counts.distances)
                if (count > 0) distances = Huffman.lengths(counts.distances, Huffman.LONGEST_CODE);
            Huffman.Bits header = new Huffman.Bits();
            Huffman.writeLengths(header, literals, distances);
            return new Codes(literals, distances, header);
        }

        /** Bits of a block with these symbols, its three first apart; far more than any if it lacks one. */
        int bits(Counts counts) {
            int bits = header.count;
            for (int i = 0; i < Huffman.LITERALS; i++)
                if (counts.literals[i] > 0) {
                    if (literals[i] == 0) return Integer.MAX_VALUE / 2;
                    bits += counts.literals[i] * (literals[i] + (i > 256 ? LENGTH_EXTRA[i - 257] : 0));
                }
            for (int i = 0; i < Huffman.DISTANCES; i++)
                if (counts.distances[i] > 0) {
                    if (distances[i] == 0) return Integer.MAX_VALUE / 2;
                    bits += counts.distances[i] * (distances[i] + DISTANCE_EXTRA[i]);
                }
            return bits;
        }
    }

    /** Some of the data's bytes, and how they are said; without codes they are stored. */
    private record Block(int from, int to, int[] steps, Codes codes, int bits) {
    }

    /** The best that some rounds find for these bytes as one block, beginning with a way's counts. */
    private static Block block(Matches.Found found, int from, int to, Costs costs) {
        int[] steps = parse(found, from, to, Costs.of(Codes.FIXED));
        int pieces = Math.max((to - from + 0xFFFE) / 0xFFFF, 1);
        Block best = new Block(from, to, null, null, (to - from) * 8 + pieces * 35 + 4); // the 35 may need 7 more to be whole
        Block fixed = new Block(from, to, steps, Codes.FIXED, Codes.FIXED.bits(new Counts(steps, 0, steps.length)));
        if (fixed.bits < best.bits) best = fixed;
        if (costs == null) costs = Costs.of(new Counts(steps, 0, steps.length));
        int since = 0;
        for (int round = 0; round < ROUNDS && since < 2; round++) {
            steps = parse(found, from, to, costs);
            Counts counts = new Counts(steps, 0, steps.length);
            Codes codes = Codes.of(counts);
            int bits = codes.bits(counts);
            since++;
            if (bits < best.bits) {
                best = new Block(from, to, steps, codes, bits);
                since = 0;
            }
            costs = round < 4 ? Costs.of(counts) : Costs.of(codes);
        }
        return best;
    }

    // ---- Where blocks end ----

    /** What these steps take as a block, about: the entropy of their symbols and something for the lengths. */
    private static double estimate(int[] steps, int from, int to) {
        Counts counts = new Counts(steps, from, to);
        return entropy(counts.literals) + entropy(counts.distances);
    }

    private static double entropy(int[] counts) {
        double bits = 0;
        int sum = 0, used = 0;
        for (int count : counts) {
            if (count == 0) continue;
            bits -= count * Math.log(count);
            sum += count;
            used++;
        }
        return (bits + sum * Math.log(sum + 1e-9)) / Math.log(2) + used * 3.5 + 20;
    }

    /** Adds the steps at which it pays to begin another block. */
    private static void split(int[] steps, int from, int to, List<Integer> ends) {
        if (to - from < 100) return;
        double least = estimate(steps, from, to);
        int at = -1;
        int low = from, high = to;
        while (high - low > 8) { // a grid, then a finer one around its best
            int stride = Math.max((high - low) / 12, 1), best = at;
            for (int i = low + stride; i < high; i += stride) {
                if (i - from < 30 || to - i < 30) continue;
                double both = estimate(steps, from, i) + estimate(steps, i, to);
                if (both >= least) continue;
                least = both;
                best = i;
            }
            if (best < 0) return;
            at = best;
            if (stride == 1) break;
            low = at - stride;
            high = at + stride;
        }
        if (at < 0) return;
        split(steps, from, at, ends);
        ends.add(at);
        split(steps, at, to, ends);
    }

    private static List<Block> blocks(Matches.Found found) {
        int n = found.data().length;
        Block whole = block(found, 0, n, null);
        if (whole.steps == null) return List.of(whole);
        List<Integer> ends = new ArrayList<>();
        split(whole.steps, 0, whole.steps.length, ends);
        if (ends.isEmpty()) return List.of(whole);
        ends.add(whole.steps.length);
        List<Block> parts = new ArrayList<>();
        int bits = 0, from = 0, step = 0;
        for (int end : ends) {
            int to = from + bytesOf(whole.steps, step, end);
            Block part = block(found, from, to, Costs.of(new Counts(whole.steps, step, end)));
            parts.add(part);
            bits += part.bits + 3;
            from = to;
            step = end;
        }
        return bits < whole.bits + 3 ? parts : List.of(whole);
    }

    // ---- Writing ----

    private static void writeStored(Huffman.Bits out, byte[] data, Block block, boolean last) {
        int at = block.from;
        do {
            int length = Math.min(block.to - at, 0xFFFF);
            out.write(last && at + length == block.to ? 1 : 0, 1);
            out.write(0, 2);
            out.write(0, -out.count & 7);
            out.write(length, 16);
            out.write(~length, 16);
            for (int end = at + length; at < end; at++) out.write(data[at], 8);
        } while (at < block.to);
    }

    static void writeSteps(Huffman.Bits out, int[] steps, Codes codes) {
        int[] literals = Huffman.codes(codes.literals), distances = Huffman.codes(codes.distances);
        for (int step : steps) {
            if (step < 256) {
                out.write(literals[step], codes.literals[step]);
                continue;
            }
            int length = LENGTH_SYMBOL[step >> 16], distance = DISTANCE_SYMBOL[step & 0xFFFF];
            out.write(literals[257 + length], codes.literals[257 + length]);
            out.write((step >> 16) - LENGTH_BASE[length], LENGTH_EXTRA[length]);
            out.write(distances[distance], codes.distances[distance]);
            out.write((step & 0xFFFF) - DISTANCE_BASE[distance], DISTANCE_EXTRA[distance]);
        }
        out.write(literals[Huffman.END], codes.literals[Huffman.END]);
    }

    /** Deflated data, without a header. */
    static byte[] deflate(Matches.Found found) {
        List<Block> blocks = blocks(found);
        Huffman.Bits out = new Huffman.Bits();
        for (Block block : blocks) {
            boolean last = block == blocks.get(blocks.size() - 1);
            if (block.codes == null) {
                writeStored(out, found.data(), block, last);
                continue;
            }
            out.write(last ? 1 : 0, 1);
            out.write(block.codes == Codes.FIXED ? 1 : 2, 2);
            out.append(block.codes.header);
            writeSteps(out, block.steps, block.codes);
        }
        return out.bytes();
    }
}
