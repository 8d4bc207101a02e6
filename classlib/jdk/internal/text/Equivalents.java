/* SPDX-License-Identifier: MIT */
package jdk.internal.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Canonical equivalence of characters (UAX 15): what they decompose to, and what is composed of
 * two.
 */
public final class Equivalents {
    private static final int HANGUL = 0xAC00;
    private static final int LEAD = 0x1100;
    private static final int VOWEL = 0x1161;
    private static final int TRAIL = 0x11A7; // one before the first: none
    private static final int VOWELS = 21;
    private static final int TRAILS = 28;
    private static final int SYLLABLES = 19 * VOWELS * TRAILS;
    /** The most characters of which one is composed. */
    public static final int LONGEST = 4;

    /** What characters stand for, one step. */
    private static final Map<Integer, int[]> PARTS = new HashMap<>();
    private static final Map<Long, Integer> PAIRS = new HashMap<>();
    private static final Map<Integer, Integer> ORDER = new HashMap<>();
    /** Characters for which alone another stands. */
    private static final Set<Integer> SHARED = new HashSet<>();

    static {
        String text;
        try (InputStream in = Equivalents.class.getResourceAsStream("Equivalents.txt")) {
            text = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        for (String line : text.split("\n")) {
            int classes = line.indexOf(':');
            if (line.charAt(0) == '#') {
                continue;
            }
            if (classes > 0) {
                readClass(hex(line.substring(0, classes)), line.substring(classes + 1));
            } else {
                int sign = Math.max(line.indexOf('='), line.indexOf('~'));
                readParts(hex(line.substring(0, sign)), line.charAt(sign) == '=',
                        line.substring(sign + 1));
            }
        }
        for (Integer c : PARTS.keySet()) {
            int[] all = decompose(new int[] {c});
            if (all.length == 1) {
                SHARED.add(all[0]);
            }
        }
    }

    private Equivalents() {
    }

    private static int hex(String s) {
        return Integer.parseInt(s, 16);
    }

    private static void readClass(int order, String ranges) {
        for (String range : ranges.split(",")) {
            int dash = range.indexOf('-');
            int first = hex(dash < 0 ? range : range.substring(0, dash));
            int last = dash < 0 ? first : hex(range.substring(dash + 1));
            for (int c = first; c <= last; c++) {
                ORDER.put(c, order);
            }
        }
    }

    /** Classes are read before: what begins with a mark, or is one, is not composed. */
    private static void readParts(int whole, boolean composed, String parts) {
        int comma = parts.indexOf(',');
        if (comma < 0) {
            PARTS.put(whole, new int[] {hex(parts)});
            return;
        }
        int first = hex(parts.substring(0, comma));
        int second = hex(parts.substring(comma + 1));
        PARTS.put(whole, new int[] {first, second});
        if (composed && order(whole) == 0 && order(first) == 0) {
            PAIRS.put((long) first << 32 | second, whole);
        }
    }

    private static boolean isSyllable(int c) {
        return c >= HANGUL && c < HANGUL + SYLLABLES;
    }

    /** The combining class; 0: no mark that is ordered. */
    public static int order(int c) {
        return c < 0x300 ? 0 : ORDER.getOrDefault(c, 0);
    }

    /**
     * The characters that a form may change, or join to the one before. All others are first in
     * what they join, so that a text may be cut before each.
     */
    public static BitSet unsteady(boolean composes) {
        BitSet set = new BitSet();
        for (int c : ORDER.keySet()) {
            set.set(c);
        }
        for (Map.Entry<Integer, int[]> e : PARTS.entrySet()) {
            int[] parts = e.getValue();
            if (!composes || parts.length == 1 || pair(parts[0], parts[1]) != e.getKey()) {
                set.set(e.getKey());
            }
        }
        if (composes) {
            for (long pair : PAIRS.keySet()) {
                set.set((int) pair);
            }
            set.set(VOWEL, VOWEL + VOWELS);
            set.set(TRAIL + 1, TRAIL + TRAILS);
        } else {
            set.set(HANGUL, HANGUL + SYLLABLES);
        }
        return set;
    }

    /** Is there another character that stands for the same, or for this one? */
    public static boolean isAmbiguous(int c) {
        return isSyllable(c) || PARTS.containsKey(c) || SHARED.contains(c);
    }

    /** May a character be part of the one before it: a mark, or a Jamo that is not first? */
    public static boolean joins(int c) {
        return order(c) != 0 || c > 0x300 && Character.getType(c) == Character.NON_SPACING_MARK
                || c >= VOWEL && c < VOWEL + VOWELS || c > TRAIL && c < TRAIL + TRAILS;
    }

    /** The characters that stand for others, but syllables. */
    public static Set<Integer> composed() {
        return PARTS.keySet();
    }

    /** What a character stands for, one step; null: for itself. */
    public static int[] parts(int c) {
        return c < 0xC0 ? null : PARTS.get(c);
    }

    /** The canonical decomposition (NFD). */
    public static int[] decompose(int[] codes) {
        int[] out = new int[codes.length + 2 * LONGEST];
        int n = 0;
        for (int c : codes) {
            if (n + LONGEST > out.length) {
                out = Arrays.copyOf(out, 2 * out.length);
            }
            n = put(c, out, n);
        }
        out = Arrays.copyOf(out, n);
        orderMarks(out);
        return out;
    }

    /** Marks that follow each other, by their classes; those of one class stay in their order. */
    private static void orderMarks(int[] codes) {
        for (int i = 0; i < codes.length; i++) {
            int first = i;
            boolean ordered = true;
            for (int before = 0, order; i < codes.length && (order = order(codes[i])) != 0; i++) {
                ordered &= order >= before;
                before = order;
            }
            if (!ordered) {
                orderMarks(codes, first, i);
            }
        }
    }

    private static void orderMarks(int[] codes, int first, int end) {
        int[] marks = Arrays.copyOfRange(codes, first, end);
        long[] keys = new long[marks.length];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = (long) order(marks[i]) << 32 | i;
        }
        Arrays.sort(keys);
        for (int i = 0; i < keys.length; i++) {
            codes[first + i] = marks[(int) keys[i]];
        }
    }

    private static int put(int c, int[] out, int n) {
        if (isSyllable(c)) {
            int k = c - HANGUL;
            out[n++] = LEAD + k / (VOWELS * TRAILS);
            out[n++] = VOWEL + k / TRAILS % VOWELS;
            if (k % TRAILS != 0) {
                out[n++] = TRAIL + k % TRAILS;
            }
            return n;
        }
        int[] parts = parts(c);
        if (parts == null) {
            out[n] = c;
            return n + 1;
        }
        for (int part : parts) {
            n = put(part, out, n);
        }
        return n;
    }

    /** The canonical composition (NFC). */
    public static int[] compose(int[] codes) {
        int[] all = decompose(codes);
        int starter = -1;
        int kept = 0;
        int before = 0; // the class of what was kept last behind the starter
        for (int c : all) {
            int order = order(c);
            if (starter >= 0 && (kept == starter + 1 || before < order && before != 0)) {
                int whole = pair(all[starter], c);
                if (whole >= 0) {
                    all[starter] = whole;
                    continue;
                }
            }
            if (order == 0) {
                starter = kept;
            }
            before = order;
            all[kept++] = c;
        }
        return Arrays.copyOf(all, kept);
    }

    private static int pair(int first, int second) {
        if (second >= VOWEL && second < VOWEL + VOWELS && first >= LEAD && first < LEAD + 19) {
            return HANGUL + ((first - LEAD) * VOWELS + second - VOWEL) * TRAILS;
        }
        if (second > TRAIL && second < TRAIL + TRAILS && isSyllable(first)
                && (first - HANGUL) % TRAILS == 0) {
            return first + second - TRAIL;
        }
        return PAIRS.getOrDefault((long) first << 32 | second, -1);
    }
}
