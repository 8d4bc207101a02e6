/* SPDX-License-Identifier: MIT */
package java.text;

import java.util.Arrays;

/** The level runs of a paragraph, in which removed characters do not count. */
final class BidiRuns {
    int count;
    int[] first = new int[4];
    int[] last = new int[4];
    byte[] levels = new byte[4];
    /** The run that continues a run behind an isolate; 0: none. */
    int[] next = new int[4];
    boolean[] continues = new boolean[4];

    void add(int index, byte level) {
        if (count > 0 && levels[count - 1] == level) {
            last[count - 1] = index;
            return;
        }
        if (count == first.length) {
            first = Arrays.copyOf(first, 2 * count);
            last = Arrays.copyOf(last, 2 * count);
            levels = Arrays.copyOf(levels, 2 * count);
            next = Arrays.copyOf(next, 2 * count);
            continues = Arrays.copyOf(continues, 2 * count);
        }
        first[count] = index;
        last[count] = index;
        levels[count++] = level;
    }
}
