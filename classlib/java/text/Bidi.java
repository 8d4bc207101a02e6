/* SPDX-License-Identifier: MIT */
package java.text;

import java.util.Arrays;

public final class Bidi {
    public static final int DIRECTION_LEFT_TO_RIGHT = 0;
    public static final int DIRECTION_RIGHT_TO_LEFT = 1;
    public static final int DIRECTION_DEFAULT_LEFT_TO_RIGHT = -2;
    public static final int DIRECTION_DEFAULT_RIGHT_TO_LEFT = -1;

    private final char[] text;
    /** What lines are cut of; null: this is a line. */
    private final BidiText whole;
    private final byte[] levels;
    private final int base;
    private final boolean leftToRight;
    private final boolean rightToLeft;
    private final int[] starts;

    public Bidi(String paragraph, int flags) {
        this(characters(paragraph), null, flags);
    }

    public Bidi(AttributedCharacterIterator paragraph) {
        this(characters(paragraph), null, DIRECTION_DEFAULT_LEFT_TO_RIGHT);
    }

    public Bidi(char[] text, int textStart, byte[] embeddings, int embStart, int paragraphLength,
                int flags) {
        this(part(text, textStart, embeddings, embStart, paragraphLength),
                embeddings == null ? null
                        : Arrays.copyOfRange(embeddings, embStart, embStart + paragraphLength),
                flags);
    }

    private Bidi(char[] text, byte[] embeddings, int flags) {
        this.text = text;
        whole = new BidiText(text, embeddings, flags);
        base = whole.baseAt(0);
        leftToRight = whole.isLeftToRight();
        rightToLeft = whole.isRightToLeft();
        levels = whole.levels;
        starts = starts();
    }

    /** A line is of one direction when its levels are; such a line has one level. */
    private Bidi(BidiText whole, int start, int limit) {
        this.text = Arrays.copyOfRange(whole.text, start, limit);
        this.whole = null;
        levels = Arrays.copyOfRange(whole.levels, start, limit);
        int level = whole.baseAt(start);
        for (int i = limit; i > start
                && BidiClasses.in(whole.classes[i - 1], BidiClasses.SPACES); i--) {
            levels[i - 1 - start] = (byte) level;
        }
        int parities = 0;
        for (byte l : levels) {
            parities |= 1 << (l & 1);
        }
        leftToRight = parities == 1;
        rightToLeft = parities == 2;
        base = leftToRight ? level + 1 & ~1 : rightToLeft ? level | 1 : level;
        starts = starts();
    }

    private static char[] characters(String paragraph) {
        refuse(paragraph == null, "paragraph is null");
        return paragraph.toCharArray();
    }

    /** The iterator is left at its end. */
    private static char[] characters(AttributedCharacterIterator paragraph) {
        refuse(paragraph == null, "paragraph is null");
        char[] text = new char[paragraph.getEndIndex() - paragraph.getBeginIndex()];
        char c = paragraph.first();
        for (int i = 0; i < text.length; i++) {
            text[i] = c;
            c = paragraph.next();
        }
        return text;
    }

    private static void refuse(boolean wrong, String why) {
        if (wrong) {
            throw new IllegalArgumentException(why);
        }
    }

    /** What is named by `of` has a part of that length there. */
    private static void demandPart(int size, int start, int length, String of, int told) {
        refuse(start < 0 || length > size - start,
            "bad range: " + start + " length: " + length + " for " + of + " of length: " + told);
    }

    private static char[] part(char[] text, int start, byte[] embeddings, int embStart,
                               int length) {
        refuse(text == null, "text is null");
        refuse(length < 0, "bad length: " + length);
        int size = text.length;
        demandPart(size, start, length, "text", size);
        if (embeddings != null) {
            demandPart(embeddings.length, embStart, length, "embeddings", size);
        }
        return Arrays.copyOfRange(text, start, start + length);
    }

    /** Where runs start. Levels of a text of one direction become one. */
    private int[] starts() {
        if (!isMixed()) {
            Arrays.fill(levels, (byte) base);
        }
        int[] found = new int[4];
        int count = 0;
        for (int i = 0; i < levels.length; i++) {
            if (i == 0 || levels[i] != levels[i - 1]) {
                found = count == found.length ? Arrays.copyOf(found, 2 * count) : found;
                found[count++] = i;
            }
        }
        return Arrays.copyOf(found, count);
    }

    public Bidi createLineBidi(int lineStart, int lineLimit) {
        checkRange(lineStart, lineLimit);
        checkRange(lineLimit, getLength() + 1);
        if (whole == null) {
            throw new IllegalStateException();
        }
        return new Bidi(whole, lineStart, lineLimit);
    }

    private static void checkRange(int value, int limit) {
        refuse(value < 0 || value >= limit, "Value " + value + " is out of range 0 to " + limit);
    }

    public boolean isMixed() {
        return !leftToRight && !rightToLeft;
    }

    public boolean isLeftToRight() {
        return leftToRight;
    }

    public boolean isRightToLeft() {
        return rightToLeft;
    }

    public int getLength() {
        return levels.length;
    }

    public boolean baseIsLeftToRight() {
        return base == 0;
    }

    public int getBaseLevel() {
        return base;
    }

    public int getLevelAt(int offset) {
        return offset < 0 || offset >= levels.length ? base : levels[offset];
    }

    public int getRunCount() {
        return starts.length;
    }

    public int getRunLevel(int run) {
        return run < 0 || run >= starts.length ? base : levels[starts[run]];
    }

    public int getRunStart(int run) {
        if (starts.length == 1) {
            return 0;
        }
        return run == starts.length ? levels.length : starts[run];
    }

    public int getRunLimit(int run) {
        if (starts.length == 1) {
            return levels.length;
        }
        return starts[run] < starts[starts.length - 1] ? starts[run + 1] : levels.length;
    }

    public static boolean requiresBidi(char[] text, int start, int limit) {
        if (start < 0 || start > limit || limit > text.length) {
            throw new IllegalArgumentException("Value start " + start + " is out of range 0 to "
                    + limit + ", or limit " + limit + " is beyond the text length " + text.length);
        }
        int c;
        for (int i = start; i < limit; i += Character.charCount(c)) {
            c = Character.codePointAt(text, i, limit);
            if (BidiClasses.in(BidiClasses.of(c), BidiClasses.BACKWARDS)) {
                return true;
            }
        }
        return false;
    }

    public static void reorderVisually(byte[] levels, int levelStart, Object[] objects,
                                       int objectStart, int count) {
        checkStart("levelStart", levelStart, levels.length);
        checkStart("objectStart", objectStart, objects.length);
        if (count < 0 || count > objects.length - objectStart) {
            throw new IllegalArgumentException("Value count " + count
                    + " is less than zero, or objectStart + count is beyond objects length "
                    + objects.length);
        }
        byte[] part = new byte[count];
        System.arraycopy(levels, levelStart, part, 0, count);
        int highest = Integer.MIN_VALUE;
        int lowestOdd = Integer.MAX_VALUE;
        for (byte level : part) {
            highest = Math.max(highest, level);
            lowestOdd = (level & 1) != 0 ? Math.min(lowestOdd, level) : lowestOdd;
        }
        for (int level = highest; level >= lowestOdd; level--) {
            reverseFrom(level, part, objects, objectStart);
        }
    }

    private static void checkStart(String what, int start, int length) {
        if (start < 0 || start >= length) {
            throw new IllegalArgumentException("Value " + what + " " + start
                    + " is out of range 0 to " + (length - 1));
        }
    }

    /** Rows of what has a level or a higher one: whole rows that were reversed before. */
    private static void reverseFrom(int level, byte[] levels, Object[] objects, int shift) {
        int end;
        for (int start = 0; start < levels.length; start = end + 1) {
            end = start;
            while (end < levels.length && levels[end] >= level) {
                end++;
            }
            for (int i = start + shift, k = end + shift - 1; i < k; i++, k--) {
                Object swapped = objects[i];
                objects[i] = objects[k];
                objects[k] = swapped;
            }
        }
    }

    @Override
    public String toString() {
        StringBuilder all = new StringBuilder(getClass().getName());
        all.append("[dir: ").append(leftToRight ? 0 : rightToLeft ? 1 : 2);
        all.append(" baselevel: ").append(base).append(" length: ").append(levels.length);
        all.append(" runs: ").append(Arrays.toString(levels).replace(",", "")).append(" text: [");
        for (int i = 0; i < text.length; i++) {
            all.append(i == 0 ? "0x" : " 0x").append(Integer.toHexString(text[i]));
        }
        return all.append("]]").toString();
    }
}
