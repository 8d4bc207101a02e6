/* SPDX-License-Identifier: MIT */
package java.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import jdk.internal.text.Equivalents;

/**
 * What texts are worth: a trie of those that rules name, and one of composed characters that stand
 * for some of them, made when the first character comes that might be one.
 */
final class CollationTable {
    /** Stands before a character that no rule names. */
    private static final int UNNAMED = 0x7FFF0000;
    /** Expansions of more elements count for one where they are part of others. */
    private static final int LONG = 64;
    private static final int COMPOSED = 0xC0; // the first character that is

    /** Texts that begin with the same characters. */
    static final class Branch {
        final int depth;
        int[] elements; // null: no text ends here
        private int count;
        private char[] labels = {};
        private Branch[] branches;

        Branch(int depth) {
            this.depth = depth;
        }

        private int place(char c) {
            return Arrays.binarySearch(labels, 0, count, c);
        }

        private Branch made(char c) {
            int i = place(c);
            if (i >= 0) {
                return branches[i];
            }
            i = ~i;
            if (count == labels.length) {
                labels = Arrays.copyOf(labels, 2 * count + 1);
                branches = count == 0 ? new Branch[1] : Arrays.copyOf(branches, labels.length);
            }
            System.arraycopy(labels, i, labels, i + 1, count - i);
            System.arraycopy(branches, i, branches, i + 1, count - i);
            count++;
            labels[i] = c;
            branches[i] = new Branch(depth + 1);
            return branches[i];
        }
    }

    /**
     * The first step is an array: what a character is worth that stands for one element and begins
     * nothing longer; -1: nothing begins with it; others: the branch of that number, inverted.
     */
    private static final class Trie {
        private static final int[] EMPTY = new int[128];

        static {
            Arrays.fill(EMPTY, -1);
        }

        private final int[][] pages = new int[512][];
        private Branch[] branches = new Branch[16];
        private int count = 1;

        Trie() {
            Arrays.fill(pages, EMPTY);
        }

        int value(char c) {
            return pages[c >> 7][c & 127];
        }

        Branch made(String text) {
            char c = text.charAt(0);
            if (value(c) == -1) {
                int page = c >> 7;
                if (pages[page] == EMPTY) {
                    pages[page] = EMPTY.clone();
                }
                if (count == branches.length) {
                    branches = Arrays.copyOf(branches, 2 * count);
                }
                branches[count] = new Branch(1);
                pages[page][c & 127] = ~count++;
            }
            Branch branch = branches[~value(c)];
            for (int i = 1; i < text.length(); i++) {
                branch = branch.made(text.charAt(i));
            }
            return branch;
        }

        /** The longest text there is at an index, of a character whose value is no element. */
        Branch longest(String text, int from) {
            int value = value(text.charAt(from));
            Branch longest = null;
            if (value != -1) {
                Branch branch = branches[~value];
                for (int i = from + 1;; i++) {
                    longest = branch.elements == null ? longest : branch;
                    int place = i == text.length() ? -1 : branch.place(text.charAt(i));
                    if (place < 0) {
                        break;
                    }
                    branch = branch.branches[place];
                }
            }
            return longest;
        }

        /** Nothing comes any more. */
        void close() {
            for (int[] page : pages) {
                for (int i = 0; i < 128 && page != EMPTY; i++) {
                    Branch branch = page[i] == -1 ? null : branches[~page[i]];
                    if (branch != null && branch.count == 0 && branch.elements.length == 1) {
                        page[i] = branch.elements[0];
                    }
                }
            }
        }
    }

    final String rules;
    final boolean backwards;
    private final boolean swaps;
    private final int secondaries;
    private final int tertiaries;
    private final Trie named = new Trie();
    private volatile Trie composed; // null until it is asked for
    /** Characters that stand in a text behind its first. */
    private final BitSet inner = new BitSet();
    /** The elements of all texts that expand. */
    private final List<int[]> expansions = new ArrayList<>();

    CollationTable(CollationRules all) {
        rules = all.rules;
        backwards = all.backwards;
        swaps = all.swaps;
        secondaries = all.secondaries + 1;
        tertiaries = all.tertiaries + 1;
        for (CollationRules.Place place : all.places.values()) {
            named.made(place.text).elements = new int[] {place.order};
            for (int i = 1; i < place.text.length(); i++) {
                inner.set(place.text.charAt(i));
            }
        }
        for (CollationRules.Place place : all.places.values()) {
            if (!place.rest.isEmpty()) {
                int[] elements = worth(place.rest, place.order);
                named.made(place.text).elements = elements;
                expansions.add(elements);
            }
        }
        named.close();
    }

    private Trie composed() {
        if (composed == null) {
            synchronized (this) {
                if (composed == null) {
                    composed = compose();
                }
            }
        }
        return composed;
    }

    /** Of syllables only those that rules name. */
    private Trie compose() {
        Trie all = new Trie();
        for (int c : Equivalents.composed()) {
            compose(c, all);
        }
        rules.chars().filter(c -> Character.UnicodeScript.of(c) == Character.UnicodeScript.HANGUL)
                .forEach(c -> compose(c, all));
        all.close();
        return all;
    }

    private void compose(int c, Trie all) {
        int[] codes = Equivalents.decompose(new int[] {c});
        if (named.value(Character.toString(codes[0]).charAt(0)) != -1) {
            int[] elements = worth(new String(codes, 0, codes.length));
            if (!unnamed(elements)) {
                all.made(Character.toString(c)).elements = elements;
                expansions.add(elements);
            }
        }
    }

    private static boolean unnamed(int[] elements) {
        for (int element : elements) {
            if (element == UNNAMED) {
                return true;
            }
        }
        return false;
    }

    /** The elements of a text, behind those that are given. */
    private int[] worth(String text, int... given) {
        int[] all = given;
        for (int i = 0, end; i < text.length(); i = end) {
            int value = named.value(text.charAt(i));
            Branch branch = value < 0 ? named.longest(text, i) : null;
            int[] more = value >= 0 ? new int[] {value}
                    : branch == null ? unnamed(text, i) : branch.elements;
            end = i + (branch == null ? Math.max(1, more.length - 1) : branch.depth);
            int n = more.length > LONG ? 1 : more.length;
            all = Arrays.copyOf(all, all.length + n);
            System.arraycopy(more, 0, all, all.length - n, n);
        }
        return all;
    }

    /** What a character is worth that no rule names: itself, or its two halves, but for 0. */
    static int[] unnamed(String text, int at) {
        char c = text.charAt(at);
        if (Character.isHighSurrogate(c) && at + 1 < text.length()
                && Character.isLowSurrogate(text.charAt(at + 1))) {
            return new int[] {UNNAMED, c << 16, text.charAt(at + 1) << 16};
        }
        return c == 0 ? new int[] {UNNAMED} : new int[] {UNNAMED, c << 16};
    }

    /** The one element of a character; below 0: it depends on what follows, or has others. */
    int element(char c) {
        int value = named.value(c);
        return value == -1 && c >= COMPOSED ? composed().value(c) : value;
    }

    /** The longest text at an index, of a character without the one element; null: unnamed. */
    Branch longest(String text, int at) {
        Branch branch = named.longest(text, at);
        return branch != null || text.charAt(at) < COMPOSED ? branch
                : composed().longest(text, at);
    }

    /** Is it sure that no text begins before an index and ends behind it? */
    boolean divides(String text, int at) {
        char c = text.charAt(at);
        return !inner.get(c) && !Character.isLowSurrogate(c);
    }

    int maxExpansion(int last) {
        composed();
        int most = 1;
        for (int[] all : expansions) {
            most = all[all.length - 1] == last ? Math.max(most, all.length) : most;
        }
        return most;
    }

    /**
     * The text with vowels behind the consonants that they are written before, when the rules ask
     * for it. Where a list of offsets is given, those between the two become those before both.
     */
    String ordered(String text, int[] offsets) {
        char[] all = null;
        for (int i = 1; swaps && i < text.length(); i++) {
            int vowel = text.charAt(i - 1) & ~0x80;
            int consonant = text.charAt(i) & ~0x80;
            if (vowel >= 0xE40 && vowel <= 0xE44 && consonant > 0xE00 && consonant <= 0xE2E
                    && (text.charAt(i - 1) ^ text.charAt(i)) < 0x80) {
                all = all == null ? text.toCharArray() : all;
                all[i - 1] = text.charAt(i);
                all[i] = text.charAt(i - 1);
                if (offsets != null) {
                    offsets[i] = offsets[i - 1];
                }
                i++;
            }
        }
        return all == null ? text : new String(all);
    }

    static int primary(int element) {
        return element >>> 16;
    }

    /** What a key has of an element's secondary difference; 0: nothing. */
    int secondary(int element) {
        return weight(element, element >> 8 & 0xFF, secondaries);
    }

    int tertiary(int element) {
        return weight(element, element & 0xFF, tertiaries);
    }

    /** Differences of what is ignored otherwise weigh more than those of letters. */
    private static int weight(int element, int difference, int ignored) {
        return primary(element) != 0 ? difference + 1 : difference == 0 ? 0 : difference + ignored;
    }
}
