/* SPDX-License-Identifier: MIT */
package java.util.regex;

import jdk.internal.text.Equivalents;

/**
 * The tree of a regular expression, as Parser reads it. A tree tells how much it can match, and
 * makes its nodes in front of those of what follows it.
 *
 * <p>Lookbehinds are bounded by most. It is computed in 32 bits: a run of one character adds
 * 2^31 - 1 and wraps silently, so that (?&lt;=a*b) is taken but never found; a counted
 * repetition that wraps makes the tree unbounded.
 */
abstract class Syntax {
    enum Mode { GREEDY, LAZY, POSSESSIVE }

    /** The least number of characters, as far as it is counted; never more than there are. */
    int least;
    /** Is there a repetition by recursion at the end of what is counted? Nothing after it is. */
    boolean open;
    int most;
    boolean bounded = true;
    /** Is there a counted repetition, so that most must not wrap? */
    boolean counted;
    /** Is there but one way to match at a place, so that a repetition need not come back to it? */
    boolean rigid = true;

    abstract Node weave(Loom loom, Node next);

    /** The text with which every match begins, null if there is none. */
    Text beginning() {
        return null;
    }

    /** The sum of two numbers of characters, if there may be so many. */
    private static int sum(int a, int b) {
        return Math.min(a, 0xFFFFFFF) + Math.min(b, 0xFFFFFFF);
    }

    /** What is counted while nodes are made. */
    static final class Loom {
        /** A pattern without references to groups, whose loops may remember failures. */
        private final boolean memorable;
        /** In a group that is repeated, or in a lookbehind: what fails once may match later. */
        private int changing;
        /** Is there a character above the basic plane, or may one match? */
        boolean wide;
        private int depth;
        /** How many places are taken at once in a matcher's nest. */
        int deepest;
        int memories;

        Loom(boolean memorable, boolean wide) {
            this.memorable = memorable;
            this.wide = wide;
        }

        /** Nodes within others that take so many places. */
        private Node within(int places, Syntax part, Node next) {
            depth += places;
            deepest = Math.max(deepest, depth);
            Node node = part.weave(this, next);
            depth -= places;
            return node;
        }

        private Node changing(Syntax part, Node next) {
            changing++;
            Node node = part.weave(this, next);
            changing--;
            return node;
        }
    }

    // ---- Leaves ----

    static boolean isWide(int c) {
        return c > 0xFFFF || Character.isSurrogate((char) c);
    }

    /** Characters as they stand, or with letters folded. */
    static final class Text extends Syntax {
        final int[] codes;
        final int fold;

        Text(int[] codes, int fold) {
            this.codes = codes;
            this.fold = fold;
            least = codes.length;
            most = codes.length;
        }

        @Override
        Node weave(Loom loom, Node next) {
            if (codes.length == 1) {
                return new One(Chars.one(codes[0], fold)).weave(loom, next);
            }
            int[] folded = new int[codes.length];
            boolean pairs = false;
            for (int k = 0; k < codes.length; k++) {
                pairs |= isWide(codes[k]);
                folded[k] = Chars.fold(codes[k], fold);
            }
            loom.wide |= pairs;
            return pairs || fold != 0 ? new Node.FoldedWords(folded, fold, next)
                    : new Node.Words(new String(codes, 0, codes.length), next);
        }

        @Override
        Text beginning() {
            return this;
        }

        /** As chars, in lower case if letters are folded; null: they say too little or too much. */
        String plain() {
            if (fold == Chars.UNICODE_FOLD || codes.length == 0) {
                return null;
            }
            char[] chars = new char[codes.length];
            for (int k = 0; k < chars.length; k++) {
                if (isWide(codes[k])) {
                    return null;
                }
                chars[k] = (char) Chars.fold(codes[k], fold);
            }
            return new String(chars);
        }

        /** What a search can look for, if the pattern begins with this; null: not a text. */
        Node.Needle needle() {
            String text = plain();
            return text == null ? null : new Node.Needle(text, fold != 0);
        }
    }

    /** A character of a set. */
    static final class One extends Syntax {
        final Chars set;
        /** The dot steps over pairs without saying that the pattern knows them. */
        private final boolean dot;

        One(Chars set) {
            this(set, false);
        }

        One(Chars set, boolean dot) {
            this.set = set;
            this.dot = dot;
            least = 1;
            most = 1;
        }

        private Chars ready(Loom loom) {
            loom.wide |= !dot && !set.basic;
            return set.back();
        }

        @Override
        Node weave(Loom loom, Node next) {
            Chars c = ready(loom);
            return c.basic ? new Node.Unit(c, next) : new Node.Point(c, next);
        }

        Node weaveRun(Loom loom, int min, Node next) {
            Chars c = ready(loom);
            return c.basic ? new Node.UnitRun(c, min, next) : new Node.PointRun(c, min, next);
        }
    }

    /** A character with its marks, by canonical equivalence. */
    static final class Equal extends Syntax {
        private final int[] codes;
        private final int fold;

        Equal(int[] codes, int fold) {
            this.codes = Equivalents.decompose(codes);
            this.fold = fold;
            least = 1;
            most = this.codes.length;
        }

        @Override
        Node weave(Loom loom, Node next) {
            int[] folded = codes.clone();
            for (int k = 0; k < folded.length; k++) {
                folded[k] = Chars.fold(folded[k], fold);
            }
            loom.wide = true;
            return new Node.Equal(folded, fold, next);
        }
    }

    /** A character of a set, by canonical equivalence. */
    static final class Composed extends Syntax {
        private final Chars set;

        Composed(Chars set) {
            this.set = set;
            least = 1;
            most = Equivalents.LONGEST;
            rigid = false;
        }

        @Override
        Node weave(Loom loom, Node next) {
            loom.wide = true;
            return new Node.Composed(set.back(), next);
        }
    }

    static final class Place extends Syntax {
        final char kind;
        private final boolean flag;

        Place(char kind, boolean flag) {
            this.kind = kind;
            this.flag = flag;
        }

        @Override
        Node weave(Loom loom, Node next) {
            return new Node.Place(kind, flag, next);
        }
    }

    static final class LineBreak extends Syntax {
        LineBreak() {
            least = 1;
            most = 2;
        }

        @Override
        Node weave(Loom loom, Node next) {
            return new Node.LineBreak(next);
        }
    }

    static final class Cluster extends Syntax {
        Cluster() {
            least = 1;
            rigid = false;
        }

        @Override
        Node weave(Loom loom, Node next) {
            return new Node.Cluster(next);
        }
    }

    static final class Reference extends Syntax {
        private final int number;
        private final int fold;

        Reference(int number, int fold) {
            this.number = number;
            this.fold = fold;
            bounded = false;
        }

        @Override
        Node weave(Loom loom, Node next) {
            return new Node.Again(number, fold, next);
        }
    }

    // ---- Composites ----

    static final class Sequence extends Syntax {
        final Syntax[] items;

        Sequence(Syntax[] items) {
            this.items = items;
            for (Syntax item : items) {
                int total = most + item.most;
                bounded &= item.bounded && !(item.counted && total < most);
                most = total;
                least = open ? least : sum(least, item.least);
                open |= item.open;
                counted |= item.counted;
                rigid &= item.rigid;
            }
        }

        @Override
        Node weave(Loom loom, Node next) {
            return weave(loom, next, 0);
        }

        /** Without the items before the given one. */
        Node weave(Loom loom, Node next, int from) {
            for (int k = items.length - 1; k >= from; k--) {
                next = items[k].weave(loom, next);
            }
            return next;
        }

        /* Behind conditions on the place alone, if these ask no more of input than a text does. */
        @Override
        Text beginning() {
            for (Syntax item : items) {
                if (!(item instanceof Place p && (p.kind | 32) == 'b')) {
                    return item.beginning();
                }
            }
            return null;
        }
    }

    static final class Alternation extends Syntax {
        private final Syntax[] ways;

        /** Of two ways or more. */
        Alternation(Syntax[] ways) {
            this.ways = ways;
            least = MAX;
            most = -1;
            rigid = false;
            for (Syntax way : ways) {
                least = Math.min(least, way.least);
                most = Math.max(most, way.most);
                bounded &= way.bounded;
                counted |= way.counted;
            }
        }

        @Override
        Node weave(Loom loom, Node next) {
            if (ways.length >= MANY_WAYS) {
                Node vocabulary = vocabulary(loom, next);
                if (vocabulary != null) {
                    return vocabulary;
                }
            }
            Node[] nodes = new Node[ways.length];
            for (int k = 0; k < nodes.length; k++) {
                nodes[k] = ways[k].weave(loom, next);
            }
            return new Node.Choice(nodes);
        }

        /** The text that a way is or begins with; null: none. */
        private static Text text(Syntax way) {
            return way instanceof Text t ? t
                    : way instanceof Sequence q && q.items.length > 0
                            && q.items[0] instanceof Text t ? t : null;
        }

        /** Null: too few ways begin with texts that are compared alike. */
        private Node vocabulary(Loom loom, Node next) {
            String[] plain = new String[ways.length];
            int fold = -1;
            int n = 0;
            for (int k = 0; k < ways.length; k++) {
                Text t = text(ways[k]);
                String p = t == null || fold >= 0 && t.fold != fold ? null : t.plain();
                if (p != null) {
                    fold = t.fold;
                    plain[k] = p;
                    n++;
                }
            }
            if (n < MANY_WAYS) {
                return null;
            }
            Integer[] order = new Integer[n];
            Node[] others = new Node[ways.length - n];
            int[] otherRanks = new int[ways.length - n];
            boolean alike = true; // nothing follows but what follows all ways
            for (int k = 0, i = 0, o = 0; k < ways.length; k++) {
                if (plain[k] == null) {
                    otherRanks[o] = k;
                    others[o++] = ways[k].weave(loom, next);
                } else {
                    order[i++] = k;
                    alike &= ways[k] instanceof Text;
                }
            }
            java.util.Arrays.sort(order, (a, b) -> plain[a].compareTo(plain[b]));
            String[] texts = new String[n];
            int[] ranks = new int[n];
            Node[] rests = alike ? null : new Node[n];
            int kept = 0;
            for (int rank : order) {
                if (alike && kept > 0 && plain[rank].equals(texts[kept - 1])) {
                    continue; // where the first of two equal ways fails, the second does
                }
                texts[kept] = plain[rank];
                ranks[kept] = rank;
                if (!alike) {
                    rests[kept] = ways[rank] instanceof Sequence q ? q.weave(loom, next, 1) : next;
                }
                kept++;
            }
            return new Node.Vocabulary(java.util.Arrays.copyOf(texts, kept),
                    java.util.Arrays.copyOf(ranks, kept), rests, fold != 0, others,
                    otherRanks, next);
        }
    }

    /** From so many ways of a choice on, those that cannot match are not looked at. */
    private static final int MANY_WAYS = 8;
    private static final int MAX = Integer.MAX_VALUE;

    /** A part in parentheses, of which the facts are the part's. */
    private abstract static class Wrapper extends Syntax {
        final Syntax part;

        Wrapper(Syntax part) {
            this.part = part;
        }

        final void measureAsPart() {
            least = part.least;
            most = part.most;
            bounded = part.bounded;
            counted = part.counted;
            rigid = part.rigid;
        }
    }

    /** A group; number 0 does not capture. */
    static final class Group extends Wrapper {
        final int number;

        Group(Syntax part, int number) {
            super(part);
            this.number = number;
            measureAsPart();
            open = part.open;
        }

        @Override
        Text beginning() {
            return part.beginning();
        }

        @Override
        Node weave(Loom loom, Node next) {
            if (number == 0) {
                return part.weave(loom, next);
            }
            return new Node.Open(loom.within(1, part, new Node.Close(number, next)));
        }
    }

    static final class Atomic extends Wrapper {
        Atomic(Syntax part) {
            super(part);
            measureAsPart();
        }

        @Override
        Node weave(Loom loom, Node next) {
            return new Node.Once(part.weave(loom, Node.YIELD), true, next);
        }
    }

    static final class Lookahead extends Wrapper {
        private final boolean wanted;

        Lookahead(Syntax part, boolean wanted) {
            super(part);
            this.wanted = wanted;
        }

        @Override
        Node weave(Loom loom, Node next) {
            return new Node.Ahead(part.weave(loom, Node.YIELD), wanted, next);
        }
    }

    static final class Lookbehind extends Wrapper {
        private final boolean wanted;
        private final boolean pairs;

        Lookbehind(Syntax part, boolean wanted, boolean pairs) {
            super(part);
            this.wanted = wanted;
            this.pairs = pairs;
        }

        @Override
        Node weave(Loom loom, Node next) {
            return new Node.Before(loom.changing(part, Node.HERE), part.least, part.most, wanted,
                    pairs, next);
        }
    }

    /** A part some times over. */
    static final class Times extends Wrapper {
        private final int min;
        private final int max;
        private final Mode mode;
        /** Not of a group: to be matched for itself, whatever follows. */
        private final boolean single;

        Times(Syntax part, int min, int max, Mode mode) {
            super(part);
            this.min = min;
            this.max = max;
            this.mode = mode;
            single = !(part instanceof Group || part instanceof LineBreak && !isOptional());
            least = (int) Math.min((long) part.least * min, 0xFFFFFFF);
            bounded = part.bounded;
            counted = part.counted;
            if (isRun()) {
                most = MAX;
                bounded = true;
                counted = false;
                rigid = false;
            } else if (isOptional()) {
                most = Math.max(part.most, 0);
                rigid = false;
            } else if (recurs()) {
                least = 0;
                open = true;
                bounded = false;
                rigid = false;
            } else {
                most = part.most * max;
                bounded &= most >= 0;
                counted = true;
                rigid = part.rigid && min == max;
            }
        }

        private boolean isRun() {
            return mode == Mode.GREEDY && max == Node.MANY && set() != null;
        }

        private One set() {
            if (part instanceof Text && ((Text) part).codes.length == 1) {
                Text t = (Text) part;
                return new One(Chars.one(t.codes[0], t.fold));
            }
            return part instanceof One ? (One) part : null;
        }

        private boolean isOptional() {
            return min == 0 && max == 1;
        }

        private boolean recurs() {
            return !single && mode != Mode.POSSESSIVE && !part.rigid;
        }

        @Override
        Node weave(Loom loom, Node next) {
            if (isRun()) {
                return set().weaveRun(loom, min, next);
            }
            if (single) {
                Node node = part.weave(loom, Node.YIELD);
                return isOptional() ? optional(node, next)
                        : new Node.Rounds(node, min, max, mode, 0, next);
            }
            if (mode == Mode.POSSESSIVE) {
                Node node = loom.changing(part, Node.YIELD);
                return isOptional() ? new Node.Once(node, false, next)
                        : new Node.Rounds(node, min, max, mode, 0, next);
            }
            if (isOptional()) {
                Node node = loom.changing(part, next);
                return mode == Mode.LAZY ? new Node.Choice(next, node)
                        : new Node.Choice(node, next);
            }
            if (part.rigid) {
                Group g = part instanceof Group ? (Group) part : null;
                Node node = loom.changing(g == null ? part : g.part, Node.YIELD);
                return new Node.Rounds(node, min, max, mode, g == null ? 0 : g.number, next);
            }
            boolean remembers = mode == Mode.GREEDY && max == Node.MANY && loom.memorable
                    && loom.changing == 0;
            Node.Cycle cycle = new Node.Cycle(min, max, mode == Mode.LAZY,
                    remembers ? loom.memories++ : -1, next);
            loom.changing++;
            cycle.body = loom.within(2, part, cycle);
            loom.changing--;
            return cycle.entry();
        }

        private Node optional(Node node, Node next) {
            return mode == Mode.POSSESSIVE ? new Node.Once(node, false, next)
                    : new Node.Optional(node, mode == Mode.LAZY, next);
        }
    }
}
