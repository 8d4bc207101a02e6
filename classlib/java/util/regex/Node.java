/* SPDX-License-Identifier: MIT */
package java.util.regex;

import jdk.internal.text.Equivalents;

/**
 * One step of a compiled pattern: go matches at a place and hands on to next, so a chain is its own
 * continuation and backtracking is returning false. Parts that match for themselves (bodies of
 * repetitions, lookarounds) end with YIELD, which leaves the place reached in m.last. Syntax makes
 * the steps, the last one first. What is open at a step, groups and loops, lies in m.nest: who
 * fails leaves it as it was up to the depth of its call, who matches a part leaves nothing of it
 * open.
 */
abstract class Node {
    static final int MANY = Integer.MAX_VALUE;

    /** The end of a part. */
    static final Node YIELD = new Node(null) {
        @Override
        boolean go(Matcher m, CharSequence s, int i) {
            m.last = i;
            return true;
        }
    };

    /** The end of a pattern. */
    static final Node FINISH = new Node(null) {
        @Override
        boolean go(Matcher m, CharSequence s, int i) {
            if (m.toEnd && i != m.to) {
                return false;
            }
            m.last = i;
            m.groups[0] = m.first;
            m.groups[1] = i;
            return true;
        }
    };

    /** The end of the body of a lookbehind, which has to be where the lookbehind stands. */
    static final Node HERE = new Node(null) {
        @Override
        boolean go(Matcher m, CharSequence s, int i) {
            return i == m.behind;
        }
    };

    final Node next;

    Node(Node next) {
        this.next = next;
    }

    abstract boolean go(Matcher m, CharSequence s, int i);

    /** Tries all places from the given one on that leave room for a match. */
    static final class Search extends Node {
        private final int room;
        private final boolean wide;
        private final Needle needle;

        /** The needle: what every match begins with, or null. */
        Search(Node pattern, int room, boolean wide, Needle needle) {
            super(pattern);
            this.room = room;
            this.wide = wide;
            this.needle = needle;
        }

        @Override
        boolean go(Matcher m, CharSequence s, int i) {
            for (int end = m.to - room; i <= end; i = after(s, i)) {
                if (needle != null) {
                    i = needle.seek(s, i, end);
                    if (i < 0) {
                        break;
                    }
                }
                if (next.go(m, s, i)) {
                    m.groups[0] = m.first = i;
                    return true;
                }
            }
            return m.starved();
        }

        /** The next place to try, which is not within a pair if the pattern knows pairs. */
        private int after(CharSequence s, int i) {
            return wide && i + 1 < s.length()
                    && Character.isSurrogatePair(s.charAt(i), s.charAt(i + 1)) ? i + 2 : i + 1;
        }
    }

    /** What every match begins with. Horspool's search: the last char says how far to go. */
    static final class Needle {
        private static final int HASHES = 128;
        private static final int LEAST_STEPS = 1 << 14;
        private final String text;
        private final boolean folded;
        /** By the low bits of the char at the end: how far on the next place can be. */
        private final int[] strides = new int[HASHES];

        /** Of a char or more, no surrogate; in lower case if letters of ASCII are folded. */
        Needle(String text, boolean folded) {
            this.text = text;
            this.folded = folded;
            int last = text.length() - 1;
            java.util.Arrays.fill(strides, last + 1);
            for (int k = 0; k < last; k++) {
                char c = text.charAt(k);
                strides[c & HASHES - 1] = last - k;
                if (folded) {
                    strides[Chars.upper(c) & HASHES - 1] = last - k;
                }
            }
        }

        /** The first place from i to end at which it stands, -1 if there is none. */
        int seek(CharSequence s, int i, int end) {
            if (s instanceof String string) {
                return folded ? foldedSeek(string, i, end) : seek(string, i, end);
            }
            int last = text.length() - 1;
            while (i <= end) {
                char c = s.charAt(i + last);
                if (same(c, last)) {
                    int k = 0;
                    while (k < last && same(s.charAt(i + k), k)) {
                        k++;
                    }
                    if (k == last) {
                        return i;
                    }
                }
                i += strides[c & HASHES - 1];
            }
            return -1;
        }

        /*
         * Compiled code, which this is after some steps, has the string's own search in C: it takes
         * over where there is much to search, unless it could go on far beyond the end.
         */
        private int seek(String s, int i, int end) {
            int last = text.length() - 1;
            char wanted = text.charAt(last);
            for (int steps = 0; i <= end; steps++) {
                if (steps >= LEAST_STEPS && s.length() - end <= end - i) {
                    i = s.indexOf(text, i);
                    return i > end ? -1 : i;
                }
                char c = s.charAt(i + last);
                if (c == wanted && s.startsWith(text, i)) {
                    return i;
                }
                i += strides[c & HASHES - 1];
            }
            return -1;
        }

        private int foldedSeek(String s, int i, int end) {
            int last = text.length() - 1;
            char wanted = text.charAt(last);
            while (i <= end) {
                char c = s.charAt(i + last);
                if (c == wanted || Chars.lower(c) == wanted) {
                    int k = 0;
                    while (k < last && same(s.charAt(i + k), k)) {
                        k++;
                    }
                    if (k == last) {
                        return i;
                    }
                }
                i += strides[c & HASHES - 1];
            }
            return -1;
        }

        private boolean same(char c, int k) {
            char wanted = text.charAt(k);
            return c == wanted || folded && Chars.lower(c) == wanted;
        }
    }

    // ---- Characters ----

    /** A character of a set in which every character is one char. */
    static final class Unit extends Node {
        private final Chars set;

        Unit(Chars set, Node next) {
            super(next);
            this.set = set;
        }

        @Override
        boolean go(Matcher m, CharSequence s, int i) {
            return i < m.to ? set.is(s.charAt(i)) && next.go(m, s, i + 1) : m.starved();
        }
    }

    /** A character of any set. */
    static final class Point extends Node {
        private final Chars set;

        Point(Chars set, Node next) {
            super(next);
            this.set = set;
        }

        @Override
        boolean go(Matcher m, CharSequence s, int i) {
            if (i >= m.to) {
                return m.starved();
            }
            int c = Character.codePointAt(s, i);
            int end = c > 0xFFFF ? i + 2 : i + 1;
            return end > m.to ? m.starved() : set.is(c) && next.go(m, s, end);
        }
    }

    /** As many characters as there are of a set in which every character is one char. */
    static final class UnitRun extends Node {
        private final Chars set;
        private final int min;

        UnitRun(Chars set, int min, Node next) {
            super(next);
            this.set = set;
            this.min = min;
        }

        @Override
        boolean go(Matcher m, CharSequence s, int i) {
            int end = i;
            int to = m.to;
            while (end < to && set.is(s.charAt(end))) {
                end++;
            }
            if (end >= to) {
                m.hitEnd = true;
            }
            for (int spare = end - i - min; spare >= 0; spare--) {
                if (next.go(m, s, end--)) {
                    return true;
                }
            }
            return false;
        }
    }

    /** As many characters as there are of any set. */
    static final class PointRun extends Node {
        private final Chars set;
        private final int min;

        PointRun(Chars set, int min, Node next) {
            super(next);
            this.set = set;
            this.min = min;
        }

        @Override
        boolean go(Matcher m, CharSequence s, int i) {
            int spare = -min;
            int end = i;
            for (int to = m.to;; spare++) {
                if (end >= to) {
                    m.hitEnd = true;
                    break;
                }
                int c = Character.codePointAt(s, end);
                if (c > 0xFFFF && end + 1 == to) { // the region ends within the pair
                    m.hitEnd = true;
                    c = s.charAt(end);
                }
                if (!set.is(c)) {
                    break;
                }
                end += Character.charCount(c);
            }
            for (; spare >= 0; spare--) {
                if (next.go(m, s, end)) {
                    return true;
                }
                // never back over a pair whose first half lies before the run
                end -= end - 2 >= i && Character.isSurrogatePair(s.charAt(end - 2),
                        s.charAt(end - 1)) ? 2 : 1;
            }
            return false;
        }
    }

    /** A text as it stands, which has no surrogates. */
    static final class Words extends Node {
        private final String text;

        Words(String text, Node next) {
            super(next);
            this.text = text;
        }

        @Override
        boolean go(Matcher m, CharSequence s, int i) {
            int n = text.length();
            int room = Math.min(n, m.to - i);
            int same = 0;
            while (same < room && s.charAt(i + same) == text.charAt(same)) {
                same++;
            }
            return same == n ? next.go(m, s, i + n) : same == room && m.starved();
        }
    }

    /** A text by code points, with letters folded as fold says; the text is folded already. */
    static final class FoldedWords extends Node {
        private final int[] codes;
        private final int fold;

        FoldedWords(int[] codes, int fold, Node next) {
            super(next);
            this.codes = codes;
            this.fold = fold;
        }

        @Override
        boolean go(Matcher m, CharSequence s, int i) {
            for (int wanted : codes) {
                if (i >= m.to) {
                    return m.starved();
                }
                int c = Character.codePointAt(s, i);
                if (c != wanted && Chars.fold(c, fold) != wanted) {
                    return false;
                }
                i += Character.charCount(c);
                if (i > m.to) {
                    return m.starved();
                }
            }
            return next.go(m, s, i);
        }
    }

    /**
     * A text, or one that is canonically equivalent to it; what is wanted is decomposed and
     * folded.
     */
    static final class Equal extends Node {
        private final int[] wanted;
        private final int fold;

        Equal(int[] wanted, int fold, Node next) {
            super(next);
            this.wanted = wanted;
            this.fold = fold;
        }

        @Override
        boolean go(Matcher m, CharSequence s, int i) {
            int n = wanted.length;
            int[] read = new int[n];
            int count = 0;
            for (int[] parts; i < m.to && count < n; count++) {
                read[count] = Character.codePointAt(s, i);
                i += Character.charCount(read[count]);
                if (count == 0 && !begins(read[0])) {
                    return false;
                }
                parts = Equivalents.decompose(java.util.Arrays.copyOf(read, count + 1));
                if (parts.length >= n) {
                    return i <= m.to && isWanted(parts) && next.go(m, s, i);
                }
            }
            return m.starved();
        }

        /** May a character be the first: marks may change places, others not. */
        private boolean begins(int c) {
            int first = Equivalents.decompose(new int[] {c})[0];
            return Equivalents.order(first) != 0 || Chars.fold(first, fold) == wanted[0];
        }

        private boolean isWanted(int[] parts) {
            boolean same = parts.length == wanted.length;
            for (int k = 0; same && k < parts.length; k++) {
                same = parts[k] == wanted[k] || Chars.fold(parts[k], fold) == wanted[k];
            }
            return same;
        }
    }

    /**
     * A character of a set, or characters that are equivalent to one: of what a reader takes for
     * one the
     * longest beginning that is. A character that marks follow is none by itself.
     */
    static final class Composed extends Node {
        private final Chars set;

        Composed(Chars set, Node next) {
            super(next);
            this.set = set;
        }

        @Override
        boolean go(Matcher m, CharSequence s, int i) {
            if (i >= m.to) {
                return m.starved();
            }
            int cluster = Grapheme.next(s, i, m.to);
            if (cluster == m.to) {
                m.hitEnd = true;
            }
            int[] ends = new int[Equivalents.LONGEST];
            int[] read = new int[Equivalents.LONGEST];
            int n = 0;
            for (int at = i; at < cluster && n < read.length; n++) {
                read[n] = Character.codePointAt(s, at);
                at += Character.charCount(read[n]);
                ends[n] = at;
            }
            if (ends[0] >= cluster) {
                return ends[0] <= m.to && (set.is(read[0]) || isComposed(read, 1))
                        && next.go(m, s, ends[0]);
            }
            for (; n > 1; n--) {
                if (isComposed(read, n) && next.go(m, s, ends[n - 1])) {
                    return true;
                }
            }
            return false;
        }

        private boolean isComposed(int[] read, int n) {
            int[] whole = Equivalents.compose(java.util.Arrays.copyOf(read, n));
            return whole.length == 1 && set.is(whole[0]);
        }
    }

    /** \R: a line break; CR and LF are one if what follows can match then. */
    static final class LineBreak extends Node {
        LineBreak(Node next) {
            super(next);
        }

        @Override
        boolean go(Matcher m, CharSequence s, int i) {
            if (i >= m.to) {
                return m.starved();
            }
            char c = s.charAt(i++);
            if (c == '\r') {
                if (i >= m.to) {
                    m.hitEnd = true;
                } else if (s.charAt(i) == '\n' && next.go(m, s, i + 1)) {
                    return true;
                }
            } else if (!(c >= '\n' && c < '\r' || c == '\u0085' || (c | 1) == '\u2029')) {
                return false;
            }
            return next.go(m, s, i);
        }
    }

    /** \X: what a reader takes for one character. */
    static final class Cluster extends Node {
        Cluster(Node next) {
            super(next);
        }

        @Override
        boolean go(Matcher m, CharSequence s, int i) {
            return i < m.to ? next.go(m, s, Grapheme.next(s, i, m.to)) : m.starved();
        }
    }

    /** What a group matched, once more. */
    static final class Again extends Node {
        private final int slot;
        private final int fold;

        Again(int group, int fold, Node next) {
            super(next);
            slot = 2 * group;
            this.fold = fold;
        }

        @Override
        boolean go(Matcher m, CharSequence s, int i) {
            int from = slot < m.groups.length ? m.groups[slot] : -1;
            if (from < 0) {
                return false;
            }
            int shift = i - from;
            int end = m.groups[slot + 1] + shift;
            if (end > m.to) {
                return m.starved();
            }
            while (i < end) {
                int n = same(s, i, i - shift);
                if (n == 0) {
                    return false;
                }
                i += n;
            }
            return next.go(m, s, end);
        }

        /** How many chars the equal characters at two places have, 0 if they differ. */
        private int same(CharSequence s, int i, int j) {
            char a = s.charAt(i);
            char b = s.charAt(j);
            if (a == b) {
                return 1;
            }
            if (fold < Chars.UNICODE_FOLD) {
                return fold != 0 && Chars.lower(a) == Chars.lower(b) ? 1 : 0;
            }
            int x = Character.toUpperCase(Character.codePointAt(s, i));
            int y = Character.toUpperCase(Character.codePointAt(s, j));
            return x == y || Character.toLowerCase(x) == Character.toLowerCase(y)
                    ? Character.charCount(x) : 0;
        }
    }

    // ---- Groups and choices ----

    /** A capturing group begins: it is the innermost thing that is open. */
    static final class Open extends Node {
        Open(Node next) {
            super(next);
        }

        @Override
        boolean go(Matcher m, CharSequence s, int i) {
            int depth = m.depth;
            m.nest[depth] = i;
            m.depth = depth + 1;
            boolean matched = next.go(m, s, i);
            if (!matched) {
                m.depth = depth;
            }
            return matched;
        }
    }

    /**
     * A capturing group ends, which gives it what it matched; it is open again,
     * and has what it had, if the rest fails.
     */
    static final class Close extends Node {
        private final int group;

        Close(int group, Node next) {
            super(next);
            this.group = 2 * group;
        }

        @Override
        boolean go(Matcher m, CharSequence s, int i) {
            int[] groups = m.groups;
            int from = groups[group];
            int to = groups[group + 1];
            int depth = --m.depth;
            int began = m.nest[depth];
            groups[group] = began;
            groups[group + 1] = i;
            if (next.go(m, s, i)) {
                return true;
            }
            m.nest[depth] = began;
            m.depth = depth + 1;
            groups[group] = from;
            groups[group + 1] = to;
            return false;
        }
    }

    /** The first of some ways that leads to a match; each way leads on to what follows. */
    static final class Choice extends Node {
        private final Node[] ways;

        Choice(Node... ways) {
            super(null);
            this.ways = ways;
        }

        @Override
        boolean go(Matcher m, CharSequence s, int i) {
            for (Node way : ways) {
                if (way.go(m, s, i)) {
                    return true;
                }
            }
            return false;
        }
    }

    /**
     * A choice between many ways, most of which begin with a text. The texts are in alphabetical
     * order, so that those that can match at a place are found char by char, each time between
     * narrower bounds; the ways they lead to are tried in the order of the pattern.
     */
    static final class Vocabulary extends Node {
        private static final int BLOCK = 64;
        private final boolean folded;
        /** The texts one after the other, and where each ends. */
        private final char[] chars;
        private final int[] ends;
        /** Which way it is in the pattern; by the texts' order, and the least of each block. */
        private final int[] ranks;
        private final int[] leasts;
        /** What follows the texts; null: the same for all, which is next. */
        private final Node[] rests;
        /** Where texts begin whose first char is as great, for ASCII. */
        private final int[] firsts = new int[129];
        /** The ways without a text, and which of the pattern they are. */
        private final Node[] others;
        private final int[] otherRanks;

        /** Texts in order, all of a char or more, of the ways in ranks; the other ways, too. */
        Vocabulary(String[] texts, int[] ranks, Node[] rests, boolean folded, Node[] others,
                int[] otherRanks, Node next) {
            super(next);
            this.ranks = ranks;
            this.rests = rests;
            this.folded = folded;
            this.others = others;
            this.otherRanks = otherRanks;
            int n = texts.length;
            ends = new int[n];
            leasts = new int[(n + BLOCK - 1) / BLOCK];
            java.util.Arrays.fill(leasts, MANY);
            int size = 0;
            for (int k = 0; k < n; k++) {
                size += texts[k].length();
                ends[k] = size;
                leasts[k / BLOCK] = Math.min(leasts[k / BLOCK], ranks[k]);
            }
            chars = new char[size];
            for (int k = 0; k < n; k++) {
                texts[k].getChars(0, texts[k].length(), chars, begin(k));
            }
            for (int c = 0; c < firsts.length; c++) {
                firsts[c] = bound(0, n, 0, c);
            }
        }

        private int begin(int k) {
            return k == 0 ? 0 : ends[k - 1];
        }

        /** The first text from lo to hi that has such a char or a greater one at a depth. */
        private int bound(int lo, int hi, int depth, int c) {
            while (lo < hi) {
                int middle = lo + hi >>> 1;
                if (chars[begin(middle) + depth] < c) {
                    lo = middle + 1;
                } else {
                    hi = middle;
                }
            }
            return lo;
        }

        /** Which is the first, in the pattern, of the texts from lo to hi. */
        private int least(int lo, int hi) {
            int least = MANY;
            while (lo < hi) {
                if ((lo & BLOCK - 1) == 0 && lo + BLOCK <= hi) {
                    least = Math.min(least, leasts[lo / BLOCK]);
                    lo += BLOCK;
                } else {
                    least = Math.min(least, ranks[lo++]);
                }
            }
            return least;
        }

        @Override
        boolean go(Matcher m, CharSequence s, int i) {
            int lo = 0;
            int hi = ranks.length;
            int depth = 0;
            int count = 0;
            int[] found = null; // the texts that stand here, in the order of the pattern
            int starved = MANY; // the first way of which more input could decide
            for (;;) {
                if (i + depth >= m.to) {
                    starved = least(lo, hi);
                    break;
                }
                char c = s.charAt(i + depth);
                c = folded ? (char) Chars.lower(c) : c;
                if (depth == 0 && c < 128) {
                    lo = firsts[c];
                    hi = firsts[c + 1];
                } else {
                    lo = bound(lo, hi, depth, c);
                    hi = lo < hi && chars[begin(lo) + depth] == c
                            ? bound(lo, hi, depth, c + 1) : lo;
                }
                for (depth++; lo < hi && ends[lo] - begin(lo) == depth; lo++) {
                    if (found == null) {
                        found = new int[4];
                    } else if (count == found.length) {
                        found = java.util.Arrays.copyOf(found, 2 * count);
                    }
                    int k = count++;
                    for (; k > 0 && ranks[found[k - 1]] > ranks[lo]; k--) {
                        found[k] = found[k - 1];
                    }
                    found[k] = lo;
                }
                if (lo == hi) {
                    break;
                }
            }
            return any(m, s, i, found, count, starved);
        }

        private boolean any(Matcher m, CharSequence s, int i, int[] found, int count, int starved) {
            for (int f = 0, o = 0; f < count || o < others.length;) {
                int rank = f < count ? ranks[found[f]] : MANY;
                boolean other = o < others.length && otherRanks[o] < rank;
                m.hitEnd |= starved < (other ? otherRanks[o] : rank);
                if (other) {
                    if (others[o++].go(m, s, i)) {
                        return true;
                    }
                } else {
                    int k = found[f++];
                    Node rest = rests == null ? next : rests[k];
                    if (rest.go(m, s, i + ends[k] - begin(k))) {
                        return true;
                    }
                }
            }
            m.hitEnd |= starved != MANY;
            return false;
        }
    }

    // ---- Parts that are matched for themselves, and repeated ----

    /** A part to whose inside nothing backtracks: (?>X), and X?+ if it may be missing. */
    static final class Once extends Node {
        private final Node part;
        private final boolean needed;

        Once(Node part, boolean needed, Node next) {
            super(next);
            this.part = part;
            this.needed = needed;
        }

        @Override
        boolean go(Matcher m, CharSequence s, int i) {
            if (part.go(m, s, i)) {
                return next.go(m, s, m.last);
            }
            return !needed && next.go(m, s, i);
        }
    }

    /** A part or nothing, in the order in which they are tried. */
    static final class Optional extends Node {
        private final Node part;
        private final boolean nothingFirst;

        Optional(Node part, boolean nothingFirst, Node next) {
            super(next);
            this.part = part;
            this.nothingFirst = nothingFirst;
        }

        @Override
        boolean go(Matcher m, CharSequence s, int i) {
            if (nothingFirst && next.go(m, s, i)) {
                return true;
            }
            if (part.go(m, s, i) && next.go(m, s, m.last)) {
                return true;
            }
            return !nothingFirst && next.go(m, s, i);
        }
    }

    /** The widths of the rounds of a repetition, equal ones in a row counted. */
    private static final class Trail {
        private int[] before;
        private int used;
        private int rounds;
        /** The width of the last round; 0: there is none. */
        int width;

        void add(int w) {
            if (w != width) {
                if (width != 0) {
                    if (before == null || used == before.length) {
                        before = before == null ? new int[8]
                                : java.util.Arrays.copyOf(before, 2 * used);
                    }
                    before[used++] = width;
                    before[used++] = rounds;
                }
                width = w;
                rounds = 0;
            }
            rounds++;
        }

        void drop() {
            if (--rounds == 0) {
                if (used == 0) {
                    width = 0;
                } else {
                    rounds = before[--used];
                    width = before[--used];
                }
            }
        }
    }

    /**
     * A part repeated, without recursion. Where the part is what a capturing group holds (of a
     * shape that leaves nothing to go back to), each round gives the group what it matched.
     */
    static final class Rounds extends Node {
        private final Node part;
        private final int min;
        private final int max;
        private final Syntax.Mode mode;
        /** Where the group stands in m.groups, -1 if there is none. */
        private final int group;

        Rounds(Node part, int min, int max, Syntax.Mode mode, int number, Node next) {
            super(next);
            this.part = part;
            this.min = min;
            this.max = max;
            this.mode = mode;
            group = number > 0 ? 2 * number : -1;
        }

        private void capture(Matcher m, int from, int to) {
            if (group >= 0) {
                m.groups[group] = from;
                m.groups[group + 1] = to;
            }
        }

        @Override
        boolean go(Matcher m, CharSequence s, int i) {
            if (group < 0) {
                return first(m, s, i);
            }
            int from = m.groups[group];
            int to = m.groups[group + 1];
            if (first(m, s, i)) {
                return true;
            }
            capture(m, from, to);
            return false;
        }

        /** The rounds that have to be. */
        private boolean first(Matcher m, CharSequence s, int i) {
            for (int n = min; n > 0; n--) {
                if (!part.go(m, s, i)) {
                    return false;
                }
                capture(m, i, m.last);
                i = m.last;
            }
            return mode == Syntax.Mode.GREEDY ? many(m, s, i)
                    : mode == Syntax.Mode.LAZY ? few(m, s, i) : all(m, s, i);
        }

        private boolean few(Matcher m, CharSequence s, int i) {
            for (int n = max - min; !next.go(m, s, i); n--) {
                if (n <= 0 || !part.go(m, s, i) || m.last == i) {
                    return false;
                }
                capture(m, i, m.last);
                i = m.last;
            }
            return true;
        }

        private boolean all(Matcher m, CharSequence s, int i) {
            for (int n = max - min; n > 0 && part.go(m, s, i) && m.last != i; n--) {
                i = m.last;
            }
            return next.go(m, s, i);
        }

        /** As many rounds as match; then back by one at a time. */
        private boolean many(Matcher m, CharSequence s, int i) {
            int from = group < 0 ? -1 : m.groups[group];
            int to = group < 0 ? -1 : m.groups[group + 1];
            Trail trail = new Trail();
            for (int n = max - min; n > 0 && part.go(m, s, i) && m.last != i; n--) {
                trail.add(m.last - i);
                i = m.last;
            }
            for (; trail.width != 0; trail.drop()) {
                capture(m, i - trail.width, i);
                if (next.go(m, s, i)) {
                    capture(m, i - trail.width, i);
                    return true;
                }
                i -= trail.width;
            }
            capture(m, from, to);
            return next.go(m, s, i);
        }
    }

    /**
     * Rounds through a group of any shape: stands at the end of the group's chain and goes round
     * again or on, by recursion. While rounds are made, the loop is open in the matcher's nest; the
     * way on closes it. A greedy one may remember the places from which another round failed, if
     * that cannot depend on groups or on how many rounds are left: so it stays polynomial.
     */
    static final class Cycle extends Node {
        private final int min;
        private final int max;
        private final boolean lazy;
        private final int memory;
        /** The group's chain, which ends here. */
        Node body;

        Cycle(int min, int max, boolean lazy, int memory, Node next) {
            super(next);
            this.min = min;
            this.max = max;
            this.lazy = lazy;
            this.memory = memory;
        }

        /** The way in, which opens the loop. */
        Node entry() {
            return new Node(this) {
                @Override
                boolean go(Matcher m, CharSequence s, int i) {
                    m.depth += 2;
                    boolean matched = goes(m, s, i, 0, i, false);
                    if (!matched) {
                        m.depth -= 2;
                    }
                    return matched;
                }
            };
        }

        @Override
        boolean go(Matcher m, CharSequence s, int i) {
            int rounds = m.nest[m.depth - 2];
            int began = m.nest[m.depth - 1];
            boolean progress = i > began; // a round that matched nothing is the last
            return progress ? goes(m, s, i, rounds, began, memory >= 0)
                    : leaves(m, s, i, rounds, began);
        }

        /** After so many rounds: another one, or on, in the order that the pattern asks for. */
        private boolean goes(Matcher m, CharSequence s, int i, int rounds, int began,
                boolean remembers) {
            boolean enough = rounds >= min;
            if (enough && lazy && leaves(m, s, i, rounds, began)) {
                return true;
            }
            boolean again = !enough || rounds < max && !(remembers && m.failed(memory, i));
            if (again) {
                m.nest[m.depth - 2] = rounds + 1;
                m.nest[m.depth - 1] = i;
                if (body.go(m, s, i)) {
                    return true;
                }
                m.nest[m.depth - 2] = rounds;
                m.nest[m.depth - 1] = began;
                if (enough && remembers) {
                    m.fail(memory, i);
                }
            }
            return enough && !lazy && leaves(m, s, i, rounds, began);
        }

        /** Closes the loop and goes on; it is as it was if that fails. */
        private boolean leaves(Matcher m, CharSequence s, int i, int rounds, int began) {
            int depth = m.depth - 2;
            m.depth = depth;
            if (next.go(m, s, i)) {
                return true;
            }
            m.depth = depth + 2;
            m.nest[depth] = rounds;
            m.nest[depth + 1] = began;
            return false;
        }
    }

    // ---- Looking around ----

    /** Lookahead. */
    static final class Ahead extends Node {
        private final Node part;
        private final boolean wanted;

        Ahead(Node part, boolean wanted, Node next) {
            super(next);
            this.part = part;
            this.wanted = wanted;
        }

        @Override
        boolean go(Matcher m, CharSequence s, int i) {
            return found(m, s, i) == wanted && next.go(m, s, i);
        }

        private boolean found(Matcher m, CharSequence s, int i) {
            int to = m.to;
            try {
                if (m.transparent) {
                    m.to = s.length();
                }
                if (i >= m.to && !wanted) {
                    m.requireEnd = true; // more input could change the answer
                }
                return part.go(m, s, i);
            } finally {
                m.to = to;
            }
        }
    }

    /** Lookbehind: tries the places from which the part could reach here, the nearest first. */
    static final class Before extends Node {
        private final Node part;
        private final int least;
        private final int most;
        private final boolean wanted;
        private final boolean wide;

        Before(Node part, int least, int most, boolean wanted, boolean wide, Node next) {
            super(next);
            this.part = part;
            this.least = least;
            this.most = most;
            this.wanted = wanted;
            this.wide = wide;
        }

        /** The place n characters before i. */
        private int back(CharSequence s, int i, int n) {
            if (!wide) {
                return i - n;
            }
            while (n-- > 0 && i > 0) {
                i -= Character.charCount(Character.codePointBefore(s, i));
            }
            return i;
        }

        @Override
        boolean go(Matcher m, CharSequence s, int i) {
            return found(m, s, i) == wanted && next.go(m, s, i);
        }

        private boolean found(Matcher m, CharSequence s, int i) {
            int from = m.from;
            int outer = m.behind;
            int start = m.transparent ? 0 : from;
            int furthest = Math.max(back(s, i, most), start); // most may have wrapped: see Syntax
            m.behind = i;
            m.from = start;
            boolean found = false;
            int place = back(s, i, least);
            while (place >= furthest && !(found = part.go(m, s, place))) {
                place = wide && place > furthest ? back(s, place, 1) : place - 1;
            }
            m.from = from;
            m.behind = outer;
            return found;
        }
    }

    // ---- Places ----

    /** A condition on the place alone. */
    static final class Place extends Node {
        /**
         * ^ and $ in lines are C and M; $ is also \Z, A also ^; z, G, b and B as escaped; g: \b{g}.
         */
        private final char kind;
        private final boolean flag;

        /** The flag: lines end by newline only; for \b and \B: words are those of Unicode. */
        Place(char kind, boolean flag, Node next) {
            super(next);
            this.kind = kind;
            this.flag = flag;
        }

        @Override
        boolean go(Matcher m, CharSequence s, int i) {
            return holds(m, s, i) && next.go(m, s, i);
        }

        private boolean holds(Matcher m, CharSequence s, int i) {
            switch (kind) {
                case 'A':
                    return i == (m.anchoring ? m.from : 0);
                case 'G':
                    return i == m.previousEnd;
                case 'b':
                    return boundary(m, s, i);
                case 'B':
                    return !boundary(m, s, i);
                case 'g':
                    return cluster(m, s, i);
                default:
                    return line(m, s, i, m.anchoring ? m.to : s.length());
            }
        }

        /** The places that have to do with the ends of lines or of the input. */
        private boolean line(Matcher m, CharSequence s, int i, int end) {
            if (i == end) {
                m.hitEnd = true;
                m.requireEnd |= kind == '$' || kind == 'M';
                return kind != 'C';
            }
            if (kind == 'z') {
                return false;
            }
            if (kind == 'C') {
                return i == (m.anchoring ? m.from : 0) || lineBegins(s, i);
            }
            if (kind == '$' && i < end - 2) {
                return false;
            }
            int n = lineBreak(s, i, end);
            if (n == 0 || kind == 'M') {
                return n != 0;
            }
            if (i + n != end) {
                return false;
            }
            m.hitEnd = true;
            m.requireEnd = true;
            return true;
        }

        private boolean terminates(char c) {
            return c == '\n' || !flag && (c == '\r' || c == '\u0085' || (c | 1) == '\u2029');
        }

        private boolean lineBegins(CharSequence s, int i) {
            char before = s.charAt(i - 1);
            return terminates(before) && !(before == '\r' && s.charAt(i) == '\n');
        }

        /** The length of the line break that begins at a place, 0 if none does. */
        private int lineBreak(CharSequence s, int i, int end) {
            char c = s.charAt(i);
            if (!terminates(c)) {
                return 0;
            }
            if (flag) {
                return 1;
            }
            if (c == '\n' && i > 0 && s.charAt(i - 1) == '\r') {
                return 0; // within a break
            }
            return c == '\r' && i + 1 < end && s.charAt(i + 1) == '\n' ? 2 : 1;
        }

        private boolean boundary(Matcher m, CharSequence s, int i) {
            int end = m.transparent ? s.length() : m.to;
            int start = m.transparent ? 0 : m.from;
            boolean before = i > start && inWord(s, i - 1, start, Character.codePointBefore(s, i));
            if (i >= end) {
                m.hitEnd = true;
                m.requireEnd = true;
                return before;
            }
            return before ^ inWord(s, i, start, Character.codePointAt(s, i));
        }

        /** A mark belongs to a word if the character does that it, with other marks, is put on. */
        private boolean inWord(CharSequence s, int i, int start, int c) {
            if (flag ? Chars.isWord(c) : c == '_' || Character.isLetterOrDigit(c)) {
                return true;
            }
            boolean mark = isMark(c);
            boolean letter = false;
            for (int k = i; mark && !letter && k >= start; k--) {
                int base = Character.codePointAt(s, k);
                letter = Character.isLetterOrDigit(base);
                mark = isMark(base);
            }
            return letter;
        }

        private static boolean isMark(int c) {
            return c >= 0x300 && Character.getType(c) == Character.NON_SPACING_MARK;
        }

        private boolean cluster(Matcher m, CharSequence s, int i) {
            int from = m.transparent ? 0 : m.from;
            if (i == from) {
                return true;
            }
            if (i >= (m.transparent ? s.length() : m.to)) {
                m.hitEnd = true;
                m.requireEnd = true;
                return true;
            }
            return Grapheme.isBoundary(s, from, i);
        }
    }
}
