// SPDX-License-Identifier: MIT
/**
 * One array that takes nearly all of the heap, again and again; argument: its longs, in millions.
 * Only its ends and its middle are touched.
 */
public class Biggest {

    static void round(int length) {
        long[] all = new long[length];
        int[] places = { 0, length / 2, length - 1 };
        for (int at : places) {
            if (all[at] != 0) throw new AssertionError(at + ": " + all[at]);
            all[at] = at + 1L;
        }
        byte[][] small = new byte[100][];
        for (int i = 0; i < small.length; i++) small[i] = new byte[10_000 + i];
        System.gc();
        for (int at : places) if (all[at] != at + 1L) throw new AssertionError("lost at " + at);
    }

    public static void main(String[] args) {
        int length = Integer.parseInt(args[0]) * 1_000_000;
        for (int i = 0; i < 3; i++) round(length);
        System.out.println("ok " + length);
    }
}
