/* SPDX-License-Identifier: MIT */
package java.text;

import java.util.Arrays;
import java.util.Objects;

/** Walks over the boundaries that rules find; where it is, the text's own index says. */
final class RuleBreakIterator extends BreakIterator {
    private final BreakRules rules;
    private CharacterIterator text; // null until it is asked for
    /** The boundaries found so far from the beginning on, for walks back. */
    private int[] found = new int[16];
    private int count;

    RuleBreakIterator(BreakRules rules) {
        this.rules = rules;
    }

    @Override
    public Object clone() {
        RuleBreakIterator other = (RuleBreakIterator) super.clone();
        if (text != null) {
            other.text = (CharacterIterator) text.clone();
        }
        other.found = found.clone();
        return other;
    }

    @Override
    public boolean equals(Object that) {
        return that instanceof RuleBreakIterator && ((RuleBreakIterator) that).rules == rules
                && Objects.equals(((RuleBreakIterator) that).text, text);
    }

    @Override
    public int hashCode() {
        return rules.checksum;
    }

    @Override
    public String toString() {
        return "[checksum=0x" + Long.toHexString(rules.checksum & 0xFFFFFFFFL) + ']';
    }

    private int to(int at) {
        getText().setIndex(at);
        return at;
    }

    @Override
    public int first() {
        return to(getText().getBeginIndex());
    }

    @Override
    public int last() {
        return to(getText().getEndIndex());
    }

    @Override
    public int next(int n) {
        int at = current();
        for (; n > 0 && at != DONE; n--) {
            at = next();
        }
        for (; n < 0 && at != DONE; n++) {
            at = previous();
        }
        return at;
    }

    @Override
    public int next() {
        int at = getText().getIndex();
        return at == text.getEndIndex() ? DONE : to(rules.after(text, at));
    }

    @Override
    public int previous() {
        int at = getText().getIndex();
        return at == getText().getBeginIndex() ? DONE : to(boundary(before(at)));
    }

    /** The index in the list of the last boundary before an offset behind the beginning. */
    private int before(int offset) {
        if (count == 0) {
            found[count++] = getText().getBeginIndex();
        }
        while (found[count - 1] < offset) {
            if (count == found.length) {
                found = Arrays.copyOf(found, 2 * count);
            }
            found[count] = rules.after(text, found[count - 1]);
            count++;
        }
        int i = Arrays.binarySearch(found, 0, count, offset);
        return (i < 0 ? ~i : i) - 1;
    }

    private int boundary(int i) {
        return found[i];
    }

    private void check(int offset) {
        if (offset < getText().getBeginIndex() || offset > getText().getEndIndex()) {
            throw new IllegalArgumentException("offset out of bounds");
        }
    }

    @Override
    public int following(int offset) {
        check(offset);
        if (offset == getText().getEndIndex()) {
            to(offset);
            return DONE;
        }
        return to(boundary(before(offset + 1) + 1));
    }

    @Override
    public int preceding(int offset) {
        check(offset);
        to(offset);
        return previous();
    }

    @Override
    public boolean isBoundary(int offset) {
        check(offset);
        return offset == getText().getBeginIndex() || following(offset - 1) == offset;
    }

    @Override
    public int current() {
        return getText().getIndex();
    }

    @Override
    public CharacterIterator getText() {
        if (text == null) {
            text = new StringCharacterIterator("");
        }
        return text;
    }

    @Override
    public void setText(CharacterIterator newText) {
        newText.getEndIndex();
        text = newText;
        text.first();
        count = 0;
    }
}
