/* SPDX-License-Identifier: MIT */
package java.text;

import java.util.Arrays;
import jdk.internal.text.Equivalents;

/**
 * Walks over the elements of a text. It is divided into units: each the longest text that the rules
 * name there, so that the division goes forwards. Backwards it begins at the last place that is
 * inside no such text, and is kept until the walk has left it.
 */
public final class CollationElementIterator {
    public static final int NULLORDER = -1;
    private static final int[] NOTHING = {};

    private final RuleBasedCollator collator;
    private final CollationTable table;
    private String source;
    private int decomposition;
    private String text; // the source, as its elements follow each other
    /**
     * Of each character, and the end, the offset in the text that was given; of what is decomposed
     * or swapped, where it begins there. Null: the same.
     */
    private int[] offsets;
    private int first; // is added to the offsets

    private int start; // of the unit
    private int end;
    private int[] unit;
    private int at;
    private boolean forwards; // whether the unit was come to from before it
    private final int[] single = new int[1];

    private int[] borders = NOTHING; // between units that were passed backwards
    private int count;

    CollationElementIterator(RuleBasedCollator collator, CollationTable table) {
        this.collator = collator;
        this.table = table;
    }

    public void reset() {
        go(0);
    }

    private void go(int to) {
        start = to;
        end = to;
        at = 0;
        unit = NOTHING;
    }

    public int next() {
        return masked(step());
    }

    /** The next element, whatever its strength. */
    int step() {
        if (at == unit.length) {
            if (end == text.length()) {
                go(end);
                return NULLORDER;
            }
            take(end);
            at = 0;
            forwards = true;
        }
        return unit[at++];
    }

    public int previous() {
        if (at == 0) {
            if (start == 0) {
                go(0);
                return NULLORDER;
            }
            takeBefore(start);
            at = unit.length;
            forwards = false;
        }
        return masked(unit[--at]);
    }

    private int masked(int element) {
        int strength = collator.getStrength();
        return element == NULLORDER || strength >= Collator.TERTIARY ? element
                : element & (strength == Collator.PRIMARY ? 0xFFFF0000 : 0xFFFFFF00);
    }

    /** The unit that begins at an index. */
    private void take(int from) {
        start = from;
        int value = table.element(text.charAt(from));
        if (value >= 0) {
            single[0] = value;
            unit = single;
            end = from + 1;
        } else {
            CollationTable.Branch branch = table.longest(text, from);
            unit = branch == null ? CollationTable.unnamed(text, from) : branch.elements;
            end = from + (branch == null ? Math.max(1, unit.length - 1) : branch.depth);
        }
    }

    private boolean divides(int i) {
        return i == 0 || i == text.length() || table.divides(text, i);
    }

    private void takeBefore(int border) {
        if (divides(border - 1)) {
            take(border - 1);
        } else {
            int i = Arrays.binarySearch(borders, 0, count, border);
            take(i > 0 ? borders[i - 1] : borderBefore(border));
        }
    }

    /** Divides what is before an index; where the last unit begins there. */
    private int borderBefore(int to) {
        int from = to - 1;
        while (!divides(from)) {
            from--;
        }
        count = 0;
        for (end = from; from < to; from = end) {
            if (count == borders.length) {
                borders = Arrays.copyOf(borders, 2 * count + 8);
            }
            borders[count++] = from;
            take(from);
        }
        return borders[count - 1];
    }

    public static final int primaryOrder(int order) {
        return order >>> 16;
    }

    public static final short secondaryOrder(int order) {
        return (short) (order >> 8 & 0xFF);
    }

    public static final short tertiaryOrder(int order) {
        return (short) (order & 0xFF);
    }

    public void setOffset(int newOffset) {
        int to = newOffset - first;
        if (to < 0 || to > offset(text.length())) {
            throw new IllegalArgumentException();
        }
        if (offsets != null) {
            to = index(to);
        }
        go(divides(to) ? to : unitOf(to));
    }

    /** Inside what was decomposed together, both sides are decomposed for themselves. */
    private int index(int offset) {
        int from = firstIndex(offset);
        int before = offsets[from];
        if (before == offset) {
            return from;
        }
        int to = from;
        while (offsets[to] == before) {
            to++;
        }
        String head = RuleBasedCollator.decomposed(source.substring(before, offset), decomposition);
        text = text.substring(0, from) + head + RuleBasedCollator.decomposed(
                source.substring(offset, offsets[to]), decomposition) + text.substring(to);
        Arrays.fill(offsets, from + head.length(), to, offset);
        count = 0;
        return from + head.length();
    }

    /** The first index that has the offset, or the last one before it. */
    private int firstIndex(int offset) {
        int low = 0;
        int high = text.length();
        while (low < high) {
            int middle = (low + high + 1) / 2;
            if (offset(middle) <= offset) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        while (low > 0 && offset(low - 1) == offset(low)) {
            low--;
        }
        return low;
    }

    /** Where the unit begins that an index lies in. */
    private int unitOf(int index) {
        int border = borderBefore(index + 1);
        count = 0;
        return border;
    }

    private int offset(int index) {
        return offsets == null ? index : offsets[index];
    }

    public int getOffset() {
        boolean passed = at == unit.length || at > 0 && forwards;
        return first + offset(passed ? end : start);
    }

    public int getMaxExpansion(int order) {
        return table.maxExpansion(order);
    }

    public void setText(String source) {
        if (source == null) {
            throw new IllegalArgumentException();
        }
        set(source, 0);
    }

    public void setText(CharacterIterator source) {
        if (source == null) {
            throw new IllegalArgumentException();
        }
        set(source);
    }

    void set(CharacterIterator source) {
        CharacterIterator all = (CharacterIterator) source.clone();
        StringBuilder copy = new StringBuilder();
        all.first();
        for (int i = all.getBeginIndex(); i < all.getEndIndex(); i++) {
            copy.append(all.current());
            all.next();
        }
        set(copy.toString(), all.getBeginIndex());
    }

    void set(String newText, int newFirst) {
        source = newText;
        decomposition = collator.getDecomposition();
        first = newFirst;
        offsets = null;
        text = source;
        if (RuleBasedCollator.decomposed(source, decomposition) != source) {
            decompose();
        }
        if (table.ordered(text, null) != text) {
            offsets = offsets == null ? sameOffsets() : offsets;
            text = table.ordered(text, offsets);
        }
        count = 0;
        reset();
    }

    /** To be walked through without offsets, from an index on. */
    void begin(String prepared, int index) {
        text = prepared;
        go(index);
    }

    private int[] sameOffsets() {
        int[] same = new int[text.length() + 1];
        for (int i = 0; i < same.length; i++) {
            same[i] = i;
        }
        return same;
    }

    /** Takes each character with the marks behind it. */
    private void decompose() {
        StringBuilder all = new StringBuilder();
        int[] list = new int[source.length() + 1];
        for (int from = 0, to; from < source.length(); from = to) {
            to = source.offsetByCodePoints(from, 1);
            while (to < source.length() && isMark(source.codePointAt(to))) {
                to = source.offsetByCodePoints(to, 1);
            }
            int n = all.length();
            all.append(RuleBasedCollator.decomposed(source.substring(from, to), decomposition));
            if (all.length() >= list.length) {
                list = Arrays.copyOf(list, 2 * all.length());
            }
            Arrays.fill(list, n, all.length(), from);
        }
        text = all.toString();
        offsets = Arrays.copyOf(list, text.length() + 1);
        offsets[text.length()] = source.length();
    }

    /** Does the decomposition begin with a mark that moves among others? */
    private boolean isMark(int c) {
        return c >= 0x300 && Equivalents.order(RuleBasedCollator.decomposed(
                Character.toString(c), decomposition).codePointAt(0)) != 0;
    }
}
