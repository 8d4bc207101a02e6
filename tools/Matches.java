/* SPDX-License-Identifier: MIT */
import java.util.Arrays;

/**
 * Which bytes before a place equal those that follow it: for every place of some data behind a dictionary, the shortest
 * distance for each length. One finder serves many data one after another.
 */
final class Matches {
    static final int SHORTEST = 3, LONGEST = 258, FARTHEST = 0x8000;
    private static final int HASH_BITS = 16, CHAIN = 4096;

    private final int dictionary; // its length
    private byte[] window; // the dictionary, then data
    private int[] previous; // by place: the last one before it whose three bytes hash alike, or -1
    private final int[] last = new int[1 << HASH_BITS], lastOfDictionary;

    private int[] pairs = new int[1 << 12]; // length << 16 | distance - 1, those of a place in ascending order
    private int[] from; // by place: where its pairs begin; one more for their end
    private int count;

    Matches(byte[] dictionary) {
        this.dictionary = dictionary.length;
        window = dictionary.clone();
        previous = new int[window.length];
        Arrays.fill(last, -1);
        for (int at = 0; at + SHORTEST <= window.length; at++) enter(at);
        lastOfDictionary = last.clone();
    }

    private int hash(int at) {
        int three = window[at] & 0xFF | (window[at + 1] & 0xFF) << 8 | (window[at + 2] & 0xFF) << 16;
        return three * 0x9E3779B1 >>> 32 - HASH_BITS;
    }

    private void enter(int at) {
        int hash = hash(at);
        previous[at] = last[hash];
        last[hash] = at;
    }

    /** The pairs of all places of the data. */
    Found of(byte[] data) {
        int end = dictionary + data.length;
        if (window.length < end) {
            window = Arrays.copyOf(window, end);
            previous = Arrays.copyOf(previous, end);
        }
        System.arraycopy(data, 0, window, dictionary, data.length);
        from = new int[data.length + 1];
        count = 0;
        // The dictionary's last two bytes begin runs that only the data ends.
        int first = Math.max(dictionary - SHORTEST + 1, 0);
        for (int at = first; at < end; at++) {
            if (at >= dictionary) from[at - dictionary] = count;
            if (at + SHORTEST > end) continue;
            if (at >= dictionary) look(at, Math.min(end - at, LONGEST));
            enter(at);
        }
        from[data.length] = count;
        for (int at = first; at + SHORTEST <= end; at++) last[hash(at)] = lastOfDictionary[hash(at)];
        return new Found(data, Arrays.copyOf(pairs, count), from);
    }

    private void look(int at, int most) {
        int longest = SHORTEST - 1, left = CHAIN;
        for (int other = last[hash(at)]; other >= 0 && at - other <= FARTHEST && left > 0; other = previous[other], left--) {
            if (window[other + longest] != window[at + longest]) continue;
            int length = Arrays.mismatch(window, other, other + most, window, at, at + most);
            if (length < 0) length = most;
            if (length <= longest) continue;
            longest = length;
            if (count == pairs.length) pairs = Arrays.copyOf(pairs, count * 2);
            pairs[count++] = length << 16 | at - other - 1;
            if (length == most) return;
        }
    }

    /** Data with the matches of each place. */
    record Found(byte[] data, int[] pairs, int[] from) {
    }
}
