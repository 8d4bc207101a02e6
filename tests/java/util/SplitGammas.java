/* SPDX-License-Identifier: MIT */
import java.util.SplittableRandom;

/** Some two in a hundred splits have a step whose bits were too much alike, and were mended. */
public class SplitGammas {
    public static void main(String[] args) {
        SplittableRandom random = new SplittableRandom(2026);
        long hash = 0;
        for (int i = 0; i < 2000; i++) {
            SplittableRandom part = random.split();
            part.nextLong();
            hash = hash * 31 + part.nextLong();
            if (i % 200 == 199) {
                System.out.println("after " + (i + 1) + ": " + Long.toHexString(hash));
            }
        }
        for (int seed : new int[] {3, 781, 1837, 5000}) {
            SplittableRandom of = new SplittableRandom(seed);
            of.ints(6).sum();
            System.out.print("seed " + seed + ":");
            of.splits(40).forEach(part -> System.out.print(" " + part.nextInt(1000)));
            System.out.println();
        }
    }
}
