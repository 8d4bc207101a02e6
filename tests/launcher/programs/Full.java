// SPDX-License-Identifier: MIT
/* Runs out of memory, twice, and goes on. */
public class Full {
    public static void main(String[] args) {
        try {
            long[][] all = new long[100000][];
            for (int i = 0; i < all.length; i++) all[i] = new long[100000];
        } catch (OutOfMemoryError e) {
            System.out.println("caught " + e.getMessage());
        }
        try {
            System.out.println(new long[Integer.MAX_VALUE].length);
        } catch (OutOfMemoryError e) {
            System.out.println("caught " + e.getMessage());
        }
    }
}
