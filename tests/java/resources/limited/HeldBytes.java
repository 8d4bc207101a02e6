// SPDX-License-Identifier: MIT
/**
 * What can be held until OutOfMemoryError, for objects of many sizes: maxMemory() within a MiB, and
 * most of it.
 */
public class HeldBytes {

    static Object held;
    static long total, free;

    /**
     * Bytes held when not even the smallest fits; after each refusal come objects of half the size.
     */
    static long fill(int size) {
        Object[] list = null;
        long bytes = 0;
        while (size >= 1) {
            try {
                list = new Object[] { list, new byte[size] };
                bytes += 24 + ((16 + size + 7) & ~7);
            } catch (OutOfMemoryError e) {
                size /= 2;
            }
        }
        held = list;
        total = Runtime.getRuntime().totalMemory();
        free = Runtime.getRuntime().freeMemory();
        held = null;
        return bytes;
    }

    public static void main(String[] arguments) {
        long most = Runtime.getRuntime().maxMemory();
        for (int size : new int[] { 400000, 250000, 90000, 60000, 40 }) {
            long bytes = fill(size);
            if (bytes > most + (1 << 20) || bytes < (most * 6) / 10) System.out.println(
                "holds " + bytes + " of " + most
            );
            if (total > most || free < 0 || free > total) System.out.println(
                "total " + total + ", free " + free + " of " + most
            );
            System.out.println(size);
        }
    }
}
