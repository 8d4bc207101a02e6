/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * Deflates many data that are alike and small, against one dictionary. What says the codes of a block is long beside
 * what they say: most data are one block with the codes that suit them all, whose beginning lies apart and is inflated
 * before each.
 */
final class SharedCodes {
    private static final int ROUNDS = 4, SCALE = 8, LARGE = 8 << 10;
    private static final byte[] FINAL_DYNAMIC = {1, 0, 1}; // the first three bits of such a block

    /** Data deflated, which follow the beginning or are whole. */
    record Stored(boolean follows, byte[] bytes) {
    }

    private final byte[] dictionary;
    private final Matches.Found[] found;
    private final int[][] steps; // with the shared codes
    private final byte[][] alone; // if that is smaller
    private Deflate.Codes codes;

    SharedCodes(byte[] dictionary, List<byte[]> all) {
        int n = all.size();
        this.dictionary = dictionary;
        found = new Matches.Found[n];
        steps = new int[n][];
        alone = new byte[n][];
        ThreadLocal<Matches> finders = ThreadLocal.withInitial(() -> new Matches(dictionary));
        IntStream.range(0, n).parallel().forEach(i -> found[i] = finders.get().of(all.get(i)));
        codes = Deflate.Codes.FIXED;
        for (int round = 0; round < ROUNDS; round++) {
            IntStream.range(0, n).parallel().forEach(i -> steps[i] = Deflate.parse(found[i], 0, all.get(i).length, Deflate.Costs.of(codes)));
            codes = codesOfAll();
        }
        IntStream.range(0, n).parallel().forEach(this::leave);
    }

    /** The codes that suit all best but what is large, with which any data can be said. */
    private Deflate.Codes codesOfAll() {
        Deflate.Counts sum = new Deflate.Counts(new int[0], 0, 0);
        for (int[] way : steps)
            if (way.length < LARGE) sum.add(new Deflate.Counts(way, 0, way.length), SCALE);
        for (int i = 0; i < Huffman.LITERALS; i++) sum.literals[i]++;
        for (int i = 0; i < Huffman.DISTANCES; i++) sum.distances[i]++;
        return Deflate.Codes.of(sum);
    }

    /** Data whose own codes are better, or nearly so before all is tried, are whole if it pays. */
    private void leave(int data) {
        Deflate.Counts counts = new Deflate.Counts(steps[data], 0, steps[data].length);
        int bits = codes.bits(counts) - codes.header.count;
        if (Deflate.Codes.of(counts).bits(counts) > bits + bits / 32) return;
        byte[] whole = smaller(found[data].data(), Deflate.deflate(found[data]));
        if (whole.length <= bits + 7 >> 3) alone[data] = whole;
    }

    /** What the JDK makes of them, if that is smaller. */
    private byte[] smaller(byte[] data, byte[] deflated) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        deflater.setDictionary(dictionary);
        deflater.setInput(data);
        deflater.finish();
        byte[] other = new byte[deflated.length];
        int length = deflater.deflate(other);
        boolean less = deflater.finished() && length < deflated.length;
        deflater.end();
        return less ? Arrays.copyOf(other, length) : deflated;
    }

    // ---- What comes of it ----

    /** The bits that say the codes; those of data follow at once. */
    Huffman.Bits beginning() {
        Huffman.Bits bits = new Huffman.Bits();
        for (byte bit : FINAL_DYNAMIC) bits.write(bit, 1);
        bits.append(codes.header);
        return bits;
    }

    Stored stored(int data) throws IOException {
        Stored stored = new Stored(false, alone[data]);
        if (alone[data] == null) {
            Huffman.Bits bits = new Huffman.Bits();
            Deflate.writeSteps(bits, steps[data], codes);
            stored = new Stored(true, bits.bytes());
        }
        check(stored, found[data].data());
        return stored;
    }

    /** What inflates without more. */
    byte[] whole(Stored stored) {
        if (!stored.follows) return stored.bytes;
        Huffman.Bits bits = beginning();
        for (byte b : stored.bytes) bits.write(b, 8);
        return bits.bytes();
    }

    private void check(Stored stored, byte[] wanted) throws IOException {
        byte[] out = new byte[wanted.length + 1];
        Inflater inflater = new Inflater(true);
        inflater.setDictionary(dictionary);
        try {
            inflater.setInput(whole(stored));
            int length = inflater.inflate(out);
            if (!inflater.finished() || inflater.getRemaining() > (stored.follows ? 1 : 0) || length != wanted.length
                || !Arrays.equals(out, 0, length, wanted, 0, length)) throw new IOException("deflated data that do not inflate");
        } catch (DataFormatException e) {
            throw new IOException(e);
        } finally {
            inflater.end();
        }
    }
}
