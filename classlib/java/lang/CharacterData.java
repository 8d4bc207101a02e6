/* SPDX-License-Identifier: MIT */
package java.lang;

/**
 * Properties of any code point. A property word holds the type (5 bits), the directionality (5),
 * then one bit each for mirrored, other alphabetic, ideographic, other upper case, other lower
 * case, identifier start, identifier part and combining, two for the kind of numeric value
 * (none, sum of bits 20-25 and the code point modulo 64, not an integer, in the NUMERIC table).
 */
final class CharacterData {
    static final int MIRRORED = 1 << 10;
    static final int ALPHABETIC = 1 << 11;
    static final int IDEOGRAPHIC = 1 << 12;
    static final int UPPER = 1 << 13;
    static final int LOWER = 1 << 14;
    static final int ID_START = 1 << 15;
    static final int ID_PART = 1 << 16;
    static final int COMBINING = 1 << 17;

    private static final char[] blocks = chars(CharacterTables.BLOCKS);
    private static final char[] records = chars(CharacterTables.RECORDS);
    private static final int[] properties = ints(CharacterTables.PROPERTIES);
    private static final int[] upper = ints(CharacterTables.UPPER);
    private static final int[] lower = ints(CharacterTables.LOWER);
    private static final int[] title = ints(CharacterTables.TITLE);
    private static final int[] numeric = ints(CharacterTables.NUMERIC);

    private CharacterData() {
    }

    static char[] chars(String[] parts) {
        int n = 0;
        for (String part : parts) {
            n += part.length();
        }
        char[] all = new char[n];
        n = 0;
        for (String part : parts) {
            part.getChars(0, part.length(), all, n);
            n += part.length();
        }
        return all;
    }

    static int[] ints(String[] parts) {
        char[] halves = chars(parts);
        int[] all = new int[halves.length / 2];
        for (int i = 0; i < all.length; i++) {
            all[i] = halves[2 * i] << 16 | halves[2 * i + 1];
        }
        return all;
    }

    /** Record 0 is that of an unassigned character only by its content: ask for one by number. */
    private static int record(int c) {
        if (c >>> 16 > 16) {
            c = 0x10ffff;
        }
        return records[blocks[c >> 7] << 7 | c & 127];
    }

    static int properties(int c) {
        return properties[record(c)];
    }

    static int toUpperCase(int c) {
        return c + upper[record(c)];
    }

    static int toLowerCase(int c) {
        return c + lower[record(c)];
    }

    static int toTitleCase(int c) {
        return c + title[record(c)];
    }

    static int numericValue(int c) {
        return numeric[record(c)];
    }

    static boolean isCombining(int c) {
        return c >= 0x300 && (properties(c) & COMBINING) != 0;
    }
}
