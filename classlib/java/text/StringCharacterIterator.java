/* SPDX-License-Identifier: MIT */
package java.text;

import java.util.Objects;

/** A walk over the characters of a string. */
public final class StringCharacterIterator implements CharacterIterator {
    private String text;
    private int begin;
    private int end;
    private int pos;

    public StringCharacterIterator(String text) {
        this(text, 0);
    }

    public StringCharacterIterator(String text, int pos) {
        this(text, 0, text.length(), pos);
    }

    public StringCharacterIterator(String text, int begin, int end, int pos) {
        String range = "Invalid substring range";
        this.text = Objects.requireNonNull(text);
        this.end = within(0, end, text.length(), range);
        this.begin = within(0, begin, end, range);
        this.pos = within(begin, pos, end, "Invalid position");
    }

    private static int within(int least, int index, int most, String complaint) {
        if (least <= index && index <= most) {
            return index;
        }
        throw new IllegalArgumentException(complaint);
    }

    public void setText(String text) {
        this.text = Objects.requireNonNull(text);
        begin = 0;
        end = text.length();
        pos = 0;
    }

    @Override
    public char first() {
        pos = begin;
        return current();
    }

    @Override
    public char last() {
        pos = end != begin ? end - 1 : end;
        return current();
    }

    @Override
    public char setIndex(int p) {
        pos = within(begin, p, end, "Invalid index");
        return current();
    }

    @Override
    public char current() {
        return pos >= begin && pos < end ? text.charAt(pos) : DONE;
    }

    @Override
    public char next() {
        if (pos < end - 1) {
            return text.charAt(++pos);
        }
        pos = end;
        return DONE;
    }

    @Override
    public char previous() {
        return pos > begin ? text.charAt(--pos) : DONE;
    }

    @Override
    public int getBeginIndex() {
        return begin;
    }

    @Override
    public int getEndIndex() {
        return end;
    }

    @Override
    public int getIndex() {
        return pos;
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof StringCharacterIterator)) {
            return false;
        }
        StringCharacterIterator o = (StringCharacterIterator) obj;
        return text.equals(o.text) && pos == o.pos && begin == o.begin && end == o.end;
    }

    @Override
    public int hashCode() {
        return text.hashCode() ^ pos ^ begin ^ end;
    }

    @Override
    public Object clone() {
        return new StringCharacterIterator(text, begin, end, pos);
    }
}
