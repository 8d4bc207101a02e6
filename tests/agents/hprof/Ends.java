/* SPDX-License-Identifier: MIT */
import java.util.Random;

/**
 * Fills the heap with small arrays of bytes and ints, so that their records end at any place of a
 * segment.
 */
public class Ends {

    static Object[] kept = new Object[1 << 21];

    public static void main(String[] args) {
        Random random = new Random();
        try {
            for (int n = 0; ; n++) kept[n] = random.nextBoolean()
                ? new byte[random.nextInt(16)]
                : new int[random.nextInt(8)];
        } catch (OutOfMemoryError e) {
            kept = null;
        }
        System.out.println("done");
    }
}
