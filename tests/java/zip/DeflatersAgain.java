/* SPDX-License-Identifier: MIT */
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** A deflater that comes behind others does what the first does, whatever those did. */
public class DeflatersAgain {
    static final byte[] DATA = new byte[20000];

    static byte[] deflated(Deflater d, int strategy, byte[] dictionary) {
        if (strategy >= 0) {
            d.setStrategy(strategy);
        }
        if (dictionary != null) {
            d.setDictionary(dictionary);
        }
        d.setInput(DATA);
        d.finish();
        byte[] out = new byte[30000];
        int n = 0;
        while (!d.finished()) {
            n += d.deflate(out, n, out.length - n);
        }
        return Arrays.copyOf(out, n);
    }

    /* Spoils what the next one may get. */
    static void use(Random random, boolean nowrap) {
        Deflater d = new Deflater(random.nextInt(11) - 1, nowrap);
        if (random.nextBoolean()) {
            d.setStrategy(random.nextInt(3));
        }
        if (random.nextBoolean()) {
            d.setDictionary(new byte[] {1, 2, 3, 4});
        }
        d.setInput(DATA, random.nextInt(100), random.nextInt(5000));
        d.deflate(new byte[random.nextInt(4000)], 0, 0, random.nextBoolean() ? Deflater.SYNC_FLUSH
                : Deflater.NO_FLUSH);
        d.deflate(new byte[random.nextInt(4000)]);
        if (random.nextBoolean()) {
            d.setLevel(random.nextInt(10));
            d.deflate(new byte[10]);
        }
        d.end();
        d.end();
    }

    static void check(boolean nowrap, int level, byte[] dictionary) throws DataFormatException {
        List<Deflater> fresh = new ArrayList<>(); // none of them ended yet
        for (int i = 0; i < 6; i++) {
            fresh.add(new Deflater(level, nowrap));
        }
        byte[] first = deflated(fresh.get(5), -1, dictionary);
        byte[] other = deflated(fresh.get(4), Deflater.HUFFMAN_ONLY, dictionary);
        Random random = new Random(level);
        boolean same = true;
        for (int i = 0; i < 6; i++) {
            use(random, nowrap);
            use(random, !nowrap);
            Deflater d = new Deflater(level, nowrap);
            int begun = d.getAdler();
            same &= d.getBytesRead() == 0 && d.getBytesWritten() == 0 && !d.finished()
                    && d.needsInput();
            same &= Arrays.equals(first, deflated(d, -1, dictionary))
                    && begun == fresh.get(0).getAdler();
            d.end();
            d = new Deflater(level, nowrap);
            same &= Arrays.equals(other, deflated(d, Deflater.HUFFMAN_ONLY, dictionary));
            d.end();
        }
        fresh.forEach(Deflater::end);
        Inflater inflater = new Inflater(nowrap);
        if (nowrap && dictionary != null) {
            inflater.setDictionary(dictionary);
        }
        inflater.setInput(first);
        byte[] back = new byte[DATA.length];
        int n = inflater.inflate(back);
        if (inflater.needsDictionary()) {
            inflater.setDictionary(dictionary);
            n = inflater.inflate(back);
        }
        System.out.println(nowrap + " " + level + " " + (dictionary != null) + ": " + same + " "
                + (n == DATA.length && Arrays.equals(DATA, back)));
        inflater.end();
    }

    public static void main(String[] args) throws DataFormatException {
        Random random = new Random(7);
        for (int i = 0; i < DATA.length; i++) {
            DATA[i] = (byte) (random.nextInt(4) == 0 ? random.nextInt(256)
                    : "some text".charAt(i % 9));
        }
        for (boolean nowrap : new boolean[] {false, true}) {
            for (int level = -1; level <= 9; level++) {
                check(nowrap, level, null);
                check(nowrap, level, level % 3 == 0 ? "some dictionary".getBytes() : null);
            }
        }
        for (int level : new int[] {-2, 10}) {
            try {
                new Deflater(level);
                System.out.println("made");
            } catch (IllegalArgumentException e) {
                System.out.println("refused");
            }
        }
    }
}
