/* SPDX-License-Identifier: MIT */
/* A heap that is filled to the last, dropped and filled again: what nobody refers to is collected
 * before an allocation fails, whoever listens. */
public class FullThenEmpty {

    static Object[] kept;

    static int fill(int bytes) {
        kept = new Object[1 << 14];
        int n = 0;
        try {
            while (n < kept.length) kept[n++] = new byte[bytes];
        } catch (OutOfMemoryError e) {
            n--;
        }
        return n;
    }

    public static void main(String[] args) {
        for (int round = 0; round < 40; round++) {
            int bytes = 40_000 << (round % 5);
            int n = fill(bytes);
            kept = null;
            byte[] one = new byte[bytes]; /* what was filled is no more */
            if (n < 10 || one.length != bytes) System.out.println(
                "round " + round + ": only " + n + " of " + bytes
            );
        }
        System.out.println(true);
    }
}
