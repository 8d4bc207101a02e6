/* SPDX-License-Identifier: MIT */
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * What tools/Deflate.java and tools/SharedCodes.java write, read by the JDK; a line for each claim.
 */
public final class TestDeflate {

    private static byte[] text(int length, long seed) {
        String[] words = {
            "class ",
            "of ",
            "a ",
            "library ",
            "packed ",
            "is ",
            "read ",
            "where ",
            "it ",
            "lies",
            ".\n"
        };
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder();
        while (text.length() < length)
            text.append(words[random.nextInt(words.length)]).append(
                random.nextInt(20) == 0 ? random.nextInt() : ""
            );
        return Arrays.copyOf(text.toString().getBytes(StandardCharsets.ISO_8859_1), length);
    }

    private static byte[] random(int length, int values) {
        Random random = new Random(length + values);
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) bytes[i] = (byte) random.nextInt(values);
        return bytes;
    }

    /** Bytes of which each next one is half as frequent: codes would be longer than is allowed. */
    private static byte[] skewed(int length) {
        Random random = new Random(length);
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) bytes[i] = (byte) (Long.numberOfTrailingZeros(
            random.nextLong()
        ) * 7);
        return bytes;
    }

    private static byte[] join(byte[]... parts) {
        byte[] all = new byte[0];
        for (byte[] part : parts) {
            all = Arrays.copyOf(all, all.length + part.length);
            System.arraycopy(part, 0, all, all.length - part.length, part.length);
        }
        return all;
    }

    private static List<byte[]> inputs() {
        List<byte[]> inputs = new ArrayList<>();
        for (int length : new int[] { 0, 1, 2, 3, 4, 257, 258, 259, 260, 300_000 })
            inputs.add(new byte[length]);
        for (int length : new int[] { 1, 2, 3, 10, 1000, 65535, 65536, 300_000 })
            inputs.add(random(length, 256));
        for (int values : new int[] { 2, 3, 20, 100 }) inputs.add(random(20_000, values));
        for (int length : new int[] { 5, 50, 500, 5000, 100_000 }) inputs.add(text(length, length));
        inputs.add(skewed(40_000));
        byte[] far = random(32768, 256),
            all = new byte[256];
        for (int i = 0; i < all.length; i++) all[i] = (byte) i;
        inputs.add(all);
        inputs.add(join(far, far)); // matches at the greatest distance
        inputs.add(join(far, new byte[1], far)); // and one farther
        // blocks of each kind
        inputs.add(join(text(20_000, 1), random(20_000, 256), new byte[20_000], random(20_000, 4)));
        return inputs;
    }

    private static byte[] inflate(byte[] dictionary, int length, byte[] deflated)
        throws DataFormatException {
        Inflater inflater = new Inflater(true);
        if (dictionary.length > 0) inflater.setDictionary(dictionary);
        byte[] out = new byte[length + 1];
        inflater.setInput(deflated);
        int at = inflater.inflate(out);
        boolean good = inflater.finished() && inflater.getRemaining() < 2;
        inflater.end();
        return good ? Arrays.copyOf(out, at) : null;
    }

    private static int jdk(byte[] dictionary, byte[] data) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        if (dictionary.length > 0) deflater.setDictionary(dictionary);
        deflater.setInput(data);
        deflater.finish();
        int length = deflater.deflate(new byte[data.length * 2 + 1000]);
        deflater.end();
        return length;
    }

    private static void claim(String name, boolean holds) {
        System.out.println((holds ? "ok " : "failed ") + name);
    }

    public static void main(String[] args) throws Exception {
        List<byte[]> inputs = inputs();
        for (byte[] dictionary : new byte[][] {
            {},
            { 1 },
            text(100, 2),
            join(random(16384, 256), text(16384, 3))
        }) {
            String with = "with a dictionary of " + dictionary.length + ": ";
            Matches finder = new Matches(dictionary);
            boolean equal = true,
                small = true;
            int ours = 0,
                theirs = 0;
            for (byte[] input : inputs) {
                byte[] once = Deflate.deflate(finder.of(input));
                int jdk = jdk(dictionary, input);
                equal &= Arrays.equals(input, inflate(dictionary, input.length, once));
                small &= once.length <= jdk;
                ours += once.length;
                theirs += jdk;
            }
            claim(with + "all inflate to what they were", equal);
            claim(with + "none is longer than the JDK makes it", small);
            claim(with + "together they are shorter", ours < theirs);
        }
        codes();
        share();
    }

    /** Counts for which unlimited codes would be as long as there are symbols. */
    private static void codes() {
        int[] counts = new int[40];
        for (int i = 0; i < counts.length; i++) counts[i] =
            i < 2 ? 1 : counts[i - 1] + counts[i - 2];
        for (int limit : new int[] { 7, 15 }) {
            long room = 0;
            int longest = 0;
            byte[] lengths = Huffman.lengths(counts, limit);
            for (byte length : lengths) {
                room += 1L << (limit - length);
                longest = Math.max(longest, length);
            }
            claim(
                "codes of at most " + limit + " bits are that long and leave no room",
                longest == limit && room == 1L << limit
            );
        }
        claim(
            "of two symbols each has one bit",
            Arrays.equals(Huffman.lengths(new int[] { 9, 0, 1 }, 15), new byte[] { 1, 0, 1 })
        );
        claim(
            "of one symbol the code is whole",
            Arrays.equals(Huffman.lengths(new int[] { 0, 0, 7 }, 15), new byte[] { 1, 0, 1 })
        );
    }

    /** Many small texts of a kind, large ones and random bytes among them. */
    private static void share() throws Exception {
        byte[] dictionary = text(10_000, 4);
        List<byte[]> all = new ArrayList<>();
        for (int i = 0; i < 200; i++) all.add(text(i * 3, i));
        all.add(text(50_000, 5));
        all.add(random(500, 256));
        SharedCodes shared = new SharedCodes(dictionary, all),
            again = new SharedCodes(dictionary, all);
        boolean equal = true,
            small = true,
            same = true;
        int behind = 0;
        for (int i = 0; i < all.size(); i++) {
            SharedCodes.Stored stored = shared.stored(i);
            equal &= Arrays.equals(
                all.get(i),
                inflate(dictionary, all.get(i).length, shared.whole(stored))
            );
            small &= stored.bytes().length <= jdk(dictionary, all.get(i));
            same &= Arrays.equals(stored.bytes(), again.stored(i).bytes());
            if (stored.follows()) behind++;
        }
        claim("behind a shared beginning: all inflate to what they were", equal);
        claim("behind a shared beginning: none is longer than the JDK makes it", small);
        claim("behind a shared beginning: they come out the same each time", same);
        claim("behind a shared beginning: most are", behind > 100);
        byte[] damaged = shared.whole(shared.stored(100)),
            found = null;
        damaged[damaged.length - 10] ^= 0x10;
        try {
            found = inflate(dictionary, all.get(100).length, damaged);
        } catch (DataFormatException e) {
            found = null;
        }
        claim("behind a shared beginning: damage is seen", !Arrays.equals(all.get(100), found));
    }
}
