/* SPDX-License-Identifier: MIT */
package java.lang;

import java.io.Serializable;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DynamicConstantDesc;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * A char as an object, and the properties of characters. Those of the first 256 come from
 * CharacterDataLatin1, so that the large tables are loaded only by programs that need them.
 */
public final class Character implements Serializable, Comparable<Character>,
        java.lang.constant.Constable {
    private static final long serialVersionUID = 3786198910865385080L;

    public static final int MIN_RADIX = 2;
    public static final int MAX_RADIX = 36;
    public static final char MIN_VALUE = '\u0000';
    public static final char MAX_VALUE = '\uffff';
    @SuppressWarnings("unchecked")
    public static final Class<Character> TYPE =
            (Class<Character>) Class.getPrimitiveClass("char");
    public static final byte UNASSIGNED = 0;
    public static final byte UPPERCASE_LETTER = 1;
    public static final byte LOWERCASE_LETTER = 2;
    public static final byte TITLECASE_LETTER = 3;
    public static final byte MODIFIER_LETTER = 4;
    public static final byte OTHER_LETTER = 5;
    public static final byte NON_SPACING_MARK = 6;
    public static final byte ENCLOSING_MARK = 7;
    public static final byte COMBINING_SPACING_MARK = 8;
    public static final byte DECIMAL_DIGIT_NUMBER = 9;
    public static final byte LETTER_NUMBER = 10;
    public static final byte OTHER_NUMBER = 11;
    public static final byte SPACE_SEPARATOR = 12;
    public static final byte LINE_SEPARATOR = 13;
    public static final byte PARAGRAPH_SEPARATOR = 14;
    public static final byte CONTROL = 15;
    public static final byte FORMAT = 16;
    public static final byte PRIVATE_USE = 18;
    public static final byte SURROGATE = 19;
    public static final byte DASH_PUNCTUATION = 20;
    public static final byte START_PUNCTUATION = 21;
    public static final byte END_PUNCTUATION = 22;
    public static final byte CONNECTOR_PUNCTUATION = 23;
    public static final byte OTHER_PUNCTUATION = 24;
    public static final byte MATH_SYMBOL = 25;
    public static final byte CURRENCY_SYMBOL = 26;
    public static final byte MODIFIER_SYMBOL = 27;
    public static final byte OTHER_SYMBOL = 28;
    public static final byte INITIAL_QUOTE_PUNCTUATION = 29;
    public static final byte FINAL_QUOTE_PUNCTUATION = 30;
    public static final byte DIRECTIONALITY_UNDEFINED = -1;
    public static final byte DIRECTIONALITY_LEFT_TO_RIGHT = 0;
    public static final byte DIRECTIONALITY_RIGHT_TO_LEFT = 1;
    public static final byte DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC = 2;
    public static final byte DIRECTIONALITY_EUROPEAN_NUMBER = 3;
    public static final byte DIRECTIONALITY_EUROPEAN_NUMBER_SEPARATOR = 4;
    public static final byte DIRECTIONALITY_EUROPEAN_NUMBER_TERMINATOR = 5;
    public static final byte DIRECTIONALITY_ARABIC_NUMBER = 6;
    public static final byte DIRECTIONALITY_COMMON_NUMBER_SEPARATOR = 7;
    public static final byte DIRECTIONALITY_NONSPACING_MARK = 8;
    public static final byte DIRECTIONALITY_BOUNDARY_NEUTRAL = 9;
    public static final byte DIRECTIONALITY_PARAGRAPH_SEPARATOR = 10;
    public static final byte DIRECTIONALITY_SEGMENT_SEPARATOR = 11;
    public static final byte DIRECTIONALITY_WHITESPACE = 12;
    public static final byte DIRECTIONALITY_OTHER_NEUTRALS = 13;
    public static final byte DIRECTIONALITY_LEFT_TO_RIGHT_EMBEDDING = 14;
    public static final byte DIRECTIONALITY_LEFT_TO_RIGHT_OVERRIDE = 15;
    public static final byte DIRECTIONALITY_RIGHT_TO_LEFT_EMBEDDING = 16;
    public static final byte DIRECTIONALITY_RIGHT_TO_LEFT_OVERRIDE = 17;
    public static final byte DIRECTIONALITY_POP_DIRECTIONAL_FORMAT = 18;
    public static final byte DIRECTIONALITY_LEFT_TO_RIGHT_ISOLATE = 19;
    public static final byte DIRECTIONALITY_RIGHT_TO_LEFT_ISOLATE = 20;
    public static final byte DIRECTIONALITY_FIRST_STRONG_ISOLATE = 21;
    public static final byte DIRECTIONALITY_POP_DIRECTIONAL_ISOLATE = 22;
    public static final char MIN_HIGH_SURROGATE = '\ud800';
    public static final char MAX_HIGH_SURROGATE = '\udbff';
    public static final char MIN_LOW_SURROGATE = '\udc00';
    public static final char MAX_LOW_SURROGATE = '\udfff';
    public static final char MIN_SURROGATE = '\ud800';
    public static final char MAX_SURROGATE = '\udfff';
    public static final int MIN_SUPPLEMENTARY_CODE_POINT = 0x10000;
    public static final int MIN_CODE_POINT = 0;
    public static final int MAX_CODE_POINT = 0x10ffff;
    public static final int SIZE = 16;
    public static final int BYTES = 2;

    private final char value;

    @Deprecated(since = "9", forRemoval = true)
    public Character(char value) {
        this.value = value;
    }

    private static final class Cache {
        static final Character[] cache = new Character[128];

        static {
            for (int i = 0; i < 128; i++) {
                cache[i] = new Character((char) i);
            }
        }
    }

    public static Character valueOf(char c) {
        return c < 128 ? Cache.cache[c] : new Character(c);
    }

    public char charValue() {
        return value;
    }

    @Override
    public int hashCode() {
        return value;
    }

    public static int hashCode(char c) {
        return c;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Character && ((Character) other).value == value;
    }

    @Override
    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(char c) {
        return String.valueOf(c);
    }

    public static String toString(int codePoint) {
        return new String(toChars(codePoint));
    }

    @Override
    public int compareTo(Character anotherCharacter) {
        return value - anotherCharacter.value;
    }

    public static int compare(char a, char b) {
        return a - b;
    }

    public static char reverseBytes(char c) {
        return (char) (c << 8 | c >> 8);
    }

    /* ---- Code points ---- */

    public static boolean isValidCodePoint(int c) {
        return c >>> 16 <= 16;
    }

    public static boolean isBmpCodePoint(int c) {
        return c >>> 16 == 0;
    }

    public static boolean isSupplementaryCodePoint(int c) {
        return c >= MIN_SUPPLEMENTARY_CODE_POINT && c <= MAX_CODE_POINT;
    }

    public static boolean isHighSurrogate(char c) {
        return c >= MIN_HIGH_SURROGATE && c <= MAX_HIGH_SURROGATE;
    }

    public static boolean isLowSurrogate(char c) {
        return c >= MIN_LOW_SURROGATE && c <= MAX_LOW_SURROGATE;
    }

    public static boolean isSurrogate(char c) {
        return c >= MIN_SURROGATE && c <= MAX_SURROGATE;
    }

    public static boolean isSurrogatePair(char high, char low) {
        return isHighSurrogate(high) && isLowSurrogate(low);
    }

    public static int charCount(int c) {
        return c >= MIN_SUPPLEMENTARY_CODE_POINT ? 2 : 1;
    }

    public static int toCodePoint(char high, char low) {
        return (high << 10) + low - ((MIN_HIGH_SURROGATE << 10) + MIN_LOW_SURROGATE
                - MIN_SUPPLEMENTARY_CODE_POINT);
    }

    public static char highSurrogate(int c) {
        return (char) ((c >>> 10) + MIN_HIGH_SURROGATE - (MIN_SUPPLEMENTARY_CODE_POINT >>> 10));
    }

    public static char lowSurrogate(int c) {
        return (char) ((c & 0x3ff) + MIN_LOW_SURROGATE);
    }

    public static int codePointAt(CharSequence seq, int index) {
        char high = seq.charAt(index);
        if (isHighSurrogate(high) && ++index < seq.length()) {
            char low = seq.charAt(index);
            if (isLowSurrogate(low)) {
                return toCodePoint(high, low);
            }
        }
        return high;
    }

    public static int codePointAt(char[] a, int index) {
        return at(a, index, a.length);
    }

    public static int codePointAt(char[] a, int index, int limit) {
        if (index >= limit || limit < 0 || limit > a.length) {
            throw new IndexOutOfBoundsException();
        }
        return at(a, index, limit);
    }

    private static int at(char[] a, int index, int limit) {
        char high = a[index];
        return isHighSurrogate(high) && index + 1 < limit && isLowSurrogate(a[index + 1])
                ? toCodePoint(high, a[index + 1]) : high;
    }

    public static int codePointBefore(CharSequence seq, int index) {
        char low = seq.charAt(--index);
        if (isLowSurrogate(low) && index > 0) {
            char high = seq.charAt(index - 1);
            if (isHighSurrogate(high)) {
                return toCodePoint(high, low);
            }
        }
        return low;
    }

    public static int codePointBefore(char[] a, int index) {
        return before(a, index, 0);
    }

    public static int codePointBefore(char[] a, int index, int start) {
        if (index <= start || start < 0 || index > a.length) {
            throw new IndexOutOfBoundsException();
        }
        return before(a, index, start);
    }

    private static int before(char[] a, int index, int start) {
        char low = a[--index];
        return isLowSurrogate(low) && index > start && isHighSurrogate(a[index - 1])
                ? toCodePoint(a[index - 1], low) : low;
    }

    public static int toChars(int c, char[] dst, int index) {
        if (isBmpCodePoint(c)) {
            dst[index] = (char) c;
            return 1;
        }
        check(c);
        dst[index + 1] = lowSurrogate(c);
        dst[index] = highSurrogate(c);
        return 2;
    }

    public static char[] toChars(int c) {
        if (isBmpCodePoint(c)) {
            return new char[] {(char) c};
        }
        check(c);
        return new char[] {highSurrogate(c), lowSurrogate(c)};
    }

    private static void check(int c) {
        if (!isValidCodePoint(c)) {
            throw new IllegalArgumentException(
                    "Not a valid Unicode code point: 0x" + Integer.toHexString(c).toUpperCase());
        }
    }

    public static int codePointCount(CharSequence seq, int begin, int end) {
        if (begin < 0 || begin > end || end > seq.length()) {
            throw new IndexOutOfBoundsException();
        }
        int n = end - begin;
        for (int i = begin; i < end - 1; i++) {
            if (isHighSurrogate(seq.charAt(i)) && isLowSurrogate(seq.charAt(i + 1))) {
                n--;
                i++;
            }
        }
        return n;
    }

    public static int codePointCount(char[] a, int offset, int count) {
        if (offset < 0 || count < 0 || count > a.length - offset) {
            throw new IndexOutOfBoundsException();
        }
        int n = count;
        for (int i = offset; i < offset + count - 1; i++) {
            if (isHighSurrogate(a[i]) && isLowSurrogate(a[i + 1])) {
                n--;
                i++;
            }
        }
        return n;
    }

    public static int offsetByCodePoints(CharSequence seq, int index, int by) {
        int length = seq.length();
        if (index < 0 || index > length) {
            throw new IndexOutOfBoundsException();
        }
        for (; by > 0; by--) {
            if (index >= length) {
                throw new IndexOutOfBoundsException();
            }
            if (isHighSurrogate(seq.charAt(index++)) && index < length
                    && isLowSurrogate(seq.charAt(index))) {
                index++;
            }
        }
        for (; by < 0; by++) {
            if (index <= 0) {
                throw new IndexOutOfBoundsException();
            }
            if (isLowSurrogate(seq.charAt(--index)) && index > 0
                    && isHighSurrogate(seq.charAt(index - 1))) {
                index--;
            }
        }
        return index;
    }

    public static int offsetByCodePoints(char[] a, int start, int count, int index, int by) {
        if (count > a.length - start || start < 0 || count < 0
                || index < start || index > start + count) {
            throw new IndexOutOfBoundsException();
        }
        int end = start + count;
        for (; by > 0; by--) {
            if (index >= end) {
                throw new IndexOutOfBoundsException();
            }
            if (isHighSurrogate(a[index++]) && index < end && isLowSurrogate(a[index])) {
                index++;
            }
        }
        for (; by < 0; by++) {
            if (index <= start) {
                throw new IndexOutOfBoundsException();
            }
            if (isLowSurrogate(a[--index]) && index > start && isHighSurrogate(a[index - 1])) {
                index--;
            }
        }
        return index;
    }

    /* ---- Properties ---- */

    private static int properties(int c) {
        return c >>> 8 == 0 ? CharacterDataLatin1.properties(c) : CharacterData.properties(c);
    }

    public static int getType(int c) {
        return properties(c) & 31;
    }

    private static boolean hasType(int c, int types) {
        return (types >> getType(c) & 1) != 0;
    }

    private static final int LETTERS = 1 << UPPERCASE_LETTER | 1 << LOWERCASE_LETTER
            | 1 << TITLECASE_LETTER | 1 << MODIFIER_LETTER | 1 << OTHER_LETTER;
    private static final int SPACES = 1 << SPACE_SEPARATOR | 1 << LINE_SEPARATOR
            | 1 << PARAGRAPH_SEPARATOR;
    private static final int JAVA_STARTS = LETTERS | 1 << LETTER_NUMBER | 1 << CURRENCY_SYMBOL
            | 1 << CONNECTOR_PUNCTUATION;
    private static final int JAVA_PARTS = JAVA_STARTS | 1 << DECIMAL_DIGIT_NUMBER
            | 1 << COMBINING_SPACING_MARK | 1 << NON_SPACING_MARK;

    public static boolean isLowerCase(int c) {
        if (c >>> 7 == 0) {
            return c >= 'a' && c <= 'z';
        }
        int p = properties(c);
        return (p & 31) == LOWERCASE_LETTER || (p & CharacterData.LOWER) != 0;
    }

    public static boolean isUpperCase(int c) {
        if (c >>> 7 == 0) {
            return c >= 'A' && c <= 'Z';
        }
        int p = properties(c);
        return (p & 31) == UPPERCASE_LETTER || (p & CharacterData.UPPER) != 0;
    }

    public static boolean isTitleCase(int c) {
        return getType(c) == TITLECASE_LETTER;
    }

    public static boolean isDigit(int c) {
        if (c >>> 7 == 0) {
            return c >= '0' && c <= '9';
        }
        return getType(c) == DECIMAL_DIGIT_NUMBER;
    }

    public static boolean isDefined(int c) {
        return getType(c) != UNASSIGNED;
    }

    public static boolean isLetter(int c) {
        if (c >>> 7 == 0) {
            return (c | 32) >= 'a' && (c | 32) <= 'z';
        }
        return hasType(c, LETTERS);
    }

    public static boolean isLetterOrDigit(int c) {
        return hasType(c, LETTERS | 1 << DECIMAL_DIGIT_NUMBER);
    }

    public static boolean isAlphabetic(int c) {
        int p = properties(c);
        return ((LETTERS | 1 << LETTER_NUMBER) >> (p & 31) & 1) != 0
                || (p & CharacterData.ALPHABETIC) != 0;
    }

    public static boolean isIdeographic(int c) {
        return (properties(c) & CharacterData.IDEOGRAPHIC) != 0;
    }

    public static boolean isJavaIdentifierStart(int c) {
        return hasType(c, JAVA_STARTS);
    }

    public static boolean isJavaIdentifierPart(int c) {
        return hasType(c, JAVA_PARTS) || isIdentifierIgnorable(c);
    }

    public static boolean isUnicodeIdentifierStart(int c) {
        return (properties(c) & CharacterData.ID_START) != 0;
    }

    public static boolean isUnicodeIdentifierPart(int c) {
        return (properties(c) & CharacterData.ID_PART) != 0 || isIdentifierIgnorable(c);
    }

    public static boolean isIdentifierIgnorable(int c) {
        return c >= 0 && c <= 8 || c >= 0xe && c <= 0x1b || c >= 0x7f && c <= 0x9f
                || getType(c) == FORMAT;
    }

    public static boolean isSpaceChar(int c) {
        return hasType(c, SPACES);
    }

    public static boolean isWhitespace(int c) {
        if (c >>> 7 == 0) {
            return c == ' ' || c >= 9 && c <= 13 || c >= 28 && c <= 31;
        }
        return c != 0xa0 && c != 0x2007 && c != 0x202f && hasType(c, SPACES);
    }

    @Deprecated(since = "1.1")
    public static boolean isSpace(char c) {
        return c == ' ' || c == 9 || c == 10 || c == 12 || c == 13;
    }

    @Deprecated(since = "1.1")
    public static boolean isJavaLetter(char c) {
        return isJavaIdentifierStart((int) c);
    }

    @Deprecated(since = "1.1")
    public static boolean isJavaLetterOrDigit(char c) {
        return isJavaIdentifierPart((int) c);
    }

    public static boolean isISOControl(int c) {
        return c <= 0x9f && (c >= 0x7f || c >>> 5 == 0);
    }

    public static byte getDirectionality(int c) {
        int d = properties(c) >> 5 & 31;
        return d == 31 ? DIRECTIONALITY_UNDEFINED : (byte) d;
    }

    public static boolean isMirrored(int c) {
        return (properties(c) & CharacterData.MIRRORED) != 0;
    }

    public static int toLowerCase(int c) {
        return c >>> 8 == 0 ? CharacterDataLatin1.toLowerCase(c) : CharacterData.toLowerCase(c);
    }

    public static int toUpperCase(int c) {
        return c >>> 8 == 0 ? CharacterDataLatin1.toUpperCase(c) : CharacterData.toUpperCase(c);
    }

    public static int toTitleCase(int c) {
        return c >>> 8 == 0 ? CharacterDataLatin1.toUpperCase(c) : CharacterData.toTitleCase(c);
    }

    public static int digit(int c, int radix) {
        int value;
        if (c >>> 7 == 0) {
            if (c <= '9') {
                value = c - '0';
            } else {
                int letter = c | 32;
                value = letter >= 'a' && letter <= 'z' ? letter - 'a' + 10 : -1;
            }
        } else {
            int p = properties(c);
            value = (p >> 18 & 3) == 1 ? (p >> 20) + c & 63 : -1;
        }
        return value >= 0 && value < radix && radix >= MIN_RADIX && radix <= MAX_RADIX ? value
                : -1;
    }

    public static int getNumericValue(int c) {
        int p = properties(c);
        switch (p >> 18 & 3) {
            case 0:
                return -1;
            case 1:
                return (p >> 20) + c & 63;
            case 2:
                return -2;
            default:
                return CharacterData.numericValue(c);
        }
    }

    public static char forDigit(int digit, int radix) {
        if (digit < 0 || digit >= radix || radix < MIN_RADIX || radix > MAX_RADIX) {
            return 0;
        }
        return (char) (digit < 10 ? '0' + digit : 'a' + digit - 10);
    }

    public static String getName(int codePoint) {
        if (!isValidCodePoint(codePoint)) {
            throw new IllegalArgumentException("Not a valid Unicode code point: 0x"
                    + Integer.toHexString(codePoint).toUpperCase(java.util.Locale.ROOT));
        }
        String name = jdk.internal.text.CharacterNames.name(codePoint);
        if (name != null || getType(codePoint) == UNASSIGNED) {
            return name;
        }
        UnicodeBlock block = UnicodeBlock.of(codePoint);
        String number = Integer.toHexString(codePoint).toUpperCase(java.util.Locale.ROOT);
        return block == null ? number : block.toString().replace('_', ' ') + " " + number;
    }

    public static int codePointOf(String name) {
        String upper = name.trim().toUpperCase(java.util.Locale.ROOT);
        int codePoint = jdk.internal.text.CharacterNames.codePoint(upper);
        if (codePoint < 0) {
            int blank = upper.lastIndexOf(' ');
            try {
                codePoint = blank < 0 ? -1 : Integer.parseInt(upper.substring(blank + 1), 16);
            } catch (NumberFormatException e) {
                codePoint = -1;
            }
            if (!isValidCodePoint(codePoint) || !upper.equals(getName(codePoint))) {
                throw new IllegalArgumentException("Unrecognized character name :" + upper);
            }
        }
        return codePoint;
    }

    public static int getNumericValue(char c) {
        return getNumericValue((int) c);
    }

    public static int digit(char c, int radix) {
        return digit((int) c, radix);
    }

    public static int getType(char c) {
        return getType((int) c);
    }

    public static byte getDirectionality(char c) {
        return getDirectionality((int) c);
    }

    public static boolean isLowerCase(char c) {
        return isLowerCase((int) c);
    }

    public static boolean isUpperCase(char c) {
        return isUpperCase((int) c);
    }

    public static boolean isTitleCase(char c) {
        return isTitleCase((int) c);
    }

    public static boolean isDigit(char c) {
        return isDigit((int) c);
    }

    public static boolean isDefined(char c) {
        return isDefined((int) c);
    }

    public static boolean isLetter(char c) {
        return isLetter((int) c);
    }

    public static boolean isLetterOrDigit(char c) {
        return isLetterOrDigit((int) c);
    }

    public static boolean isJavaIdentifierStart(char c) {
        return isJavaIdentifierStart((int) c);
    }

    public static boolean isJavaIdentifierPart(char c) {
        return isJavaIdentifierPart((int) c);
    }

    public static boolean isUnicodeIdentifierStart(char c) {
        return isUnicodeIdentifierStart((int) c);
    }

    public static boolean isUnicodeIdentifierPart(char c) {
        return isUnicodeIdentifierPart((int) c);
    }

    public static boolean isIdentifierIgnorable(char c) {
        return isIdentifierIgnorable((int) c);
    }

    public static boolean isSpaceChar(char c) {
        return isSpaceChar((int) c);
    }

    public static boolean isWhitespace(char c) {
        return isWhitespace((int) c);
    }

    public static boolean isISOControl(char c) {
        return isISOControl((int) c);
    }

    public static boolean isMirrored(char c) {
        return isMirrored((int) c);
    }

    public static char toLowerCase(char c) {
        return (char) toLowerCase((int) c);
    }

    public static char toUpperCase(char c) {
        return (char) toUpperCase((int) c);
    }

    public static char toTitleCase(char c) {
        return (char) toTitleCase((int) c);
    }

    /* ---- Blocks and scripts ---- */

    /** A named subset of the characters. */
    public static class Subset {
        private final String name;

        protected Subset(String name) {
            if (name == null) {
                throw new NullPointerException("name");
            }
            this.name = name;
        }

        @Override
        public final boolean equals(Object other) {
            return this == other;
        }

        @Override
        public final int hashCode() {
            return super.hashCode();
        }

        @Override
        public final String toString() {
            return name;
        }
    }

    /** The blocks of consecutive code points; they are constructed in ascending order. */
    public static final class UnicodeBlock extends Subset {
        private static final Map<String, UnicodeBlock> names = new HashMap<>(1024);
        private static final UnicodeBlock[] order = new UnicodeBlock[308];
        private static final int[] starts = new int[308];
        private static int count;

        private final int end;

        private UnicodeBlock(int start, int end, String name, String title) {
            super(name);
            this.end = end;
            if (end != 0) {
                starts[count] = start;
                order[count++] = this;
            }
            names.put(name, this);
            names.put(title, this);
            names.put(title.replace(" ", ""), this);
            if (!title.replace(' ', '_').replace('-', '_').equals(name)) {
                names.put(name.replace('_', ' '), this);
                names.put(name.replace("_", ""), this);
            }
        }

        public static final UnicodeBlock BASIC_LATIN =
                new UnicodeBlock(0x0000, 0x007f, "BASIC_LATIN",
                        "BASIC LATIN");
        public static final UnicodeBlock LATIN_1_SUPPLEMENT =
                new UnicodeBlock(0x0080, 0x00ff, "LATIN_1_SUPPLEMENT",
                        "LATIN-1 SUPPLEMENT");
        public static final UnicodeBlock LATIN_EXTENDED_A =
                new UnicodeBlock(0x0100, 0x017f, "LATIN_EXTENDED_A",
                        "LATIN EXTENDED-A");
        public static final UnicodeBlock LATIN_EXTENDED_B =
                new UnicodeBlock(0x0180, 0x024f, "LATIN_EXTENDED_B",
                        "LATIN EXTENDED-B");
        public static final UnicodeBlock IPA_EXTENSIONS =
                new UnicodeBlock(0x0250, 0x02af, "IPA_EXTENSIONS",
                        "IPA EXTENSIONS");
        public static final UnicodeBlock SPACING_MODIFIER_LETTERS =
                new UnicodeBlock(0x02b0, 0x02ff, "SPACING_MODIFIER_LETTERS",
                        "SPACING MODIFIER LETTERS");
        public static final UnicodeBlock COMBINING_DIACRITICAL_MARKS =
                new UnicodeBlock(0x0300, 0x036f, "COMBINING_DIACRITICAL_MARKS",
                        "COMBINING DIACRITICAL MARKS");
        public static final UnicodeBlock GREEK =
                new UnicodeBlock(0x0370, 0x03ff, "GREEK",
                        "GREEK AND COPTIC");
        public static final UnicodeBlock CYRILLIC =
                new UnicodeBlock(0x0400, 0x04ff, "CYRILLIC",
                        "CYRILLIC");
        public static final UnicodeBlock CYRILLIC_SUPPLEMENTARY =
                new UnicodeBlock(0x0500, 0x052f, "CYRILLIC_SUPPLEMENTARY",
                        "CYRILLIC SUPPLEMENT");
        public static final UnicodeBlock ARMENIAN =
                new UnicodeBlock(0x0530, 0x058f, "ARMENIAN",
                        "ARMENIAN");
        public static final UnicodeBlock HEBREW =
                new UnicodeBlock(0x0590, 0x05ff, "HEBREW",
                        "HEBREW");
        public static final UnicodeBlock ARABIC =
                new UnicodeBlock(0x0600, 0x06ff, "ARABIC",
                        "ARABIC");
        public static final UnicodeBlock SYRIAC =
                new UnicodeBlock(0x0700, 0x074f, "SYRIAC",
                        "SYRIAC");
        public static final UnicodeBlock ARABIC_SUPPLEMENT =
                new UnicodeBlock(0x0750, 0x077f, "ARABIC_SUPPLEMENT",
                        "ARABIC SUPPLEMENT");
        public static final UnicodeBlock THAANA =
                new UnicodeBlock(0x0780, 0x07bf, "THAANA",
                        "THAANA");
        public static final UnicodeBlock NKO =
                new UnicodeBlock(0x07c0, 0x07ff, "NKO",
                        "NKO");
        public static final UnicodeBlock SAMARITAN =
                new UnicodeBlock(0x0800, 0x083f, "SAMARITAN",
                        "SAMARITAN");
        public static final UnicodeBlock MANDAIC =
                new UnicodeBlock(0x0840, 0x085f, "MANDAIC",
                        "MANDAIC");
        public static final UnicodeBlock SYRIAC_SUPPLEMENT =
                new UnicodeBlock(0x0860, 0x086f, "SYRIAC_SUPPLEMENT",
                        "SYRIAC SUPPLEMENT");
        public static final UnicodeBlock ARABIC_EXTENDED_A =
                new UnicodeBlock(0x08a0, 0x08ff, "ARABIC_EXTENDED_A",
                        "ARABIC EXTENDED-A");
        public static final UnicodeBlock DEVANAGARI =
                new UnicodeBlock(0x0900, 0x097f, "DEVANAGARI",
                        "DEVANAGARI");
        public static final UnicodeBlock BENGALI =
                new UnicodeBlock(0x0980, 0x09ff, "BENGALI",
                        "BENGALI");
        public static final UnicodeBlock GURMUKHI =
                new UnicodeBlock(0x0a00, 0x0a7f, "GURMUKHI",
                        "GURMUKHI");
        public static final UnicodeBlock GUJARATI =
                new UnicodeBlock(0x0a80, 0x0aff, "GUJARATI",
                        "GUJARATI");
        public static final UnicodeBlock ORIYA =
                new UnicodeBlock(0x0b00, 0x0b7f, "ORIYA",
                        "ORIYA");
        public static final UnicodeBlock TAMIL =
                new UnicodeBlock(0x0b80, 0x0bff, "TAMIL",
                        "TAMIL");
        public static final UnicodeBlock TELUGU =
                new UnicodeBlock(0x0c00, 0x0c7f, "TELUGU",
                        "TELUGU");
        public static final UnicodeBlock KANNADA =
                new UnicodeBlock(0x0c80, 0x0cff, "KANNADA",
                        "KANNADA");
        public static final UnicodeBlock MALAYALAM =
                new UnicodeBlock(0x0d00, 0x0d7f, "MALAYALAM",
                        "MALAYALAM");
        public static final UnicodeBlock SINHALA =
                new UnicodeBlock(0x0d80, 0x0dff, "SINHALA",
                        "SINHALA");
        public static final UnicodeBlock THAI =
                new UnicodeBlock(0x0e00, 0x0e7f, "THAI",
                        "THAI");
        public static final UnicodeBlock LAO =
                new UnicodeBlock(0x0e80, 0x0eff, "LAO",
                        "LAO");
        public static final UnicodeBlock TIBETAN =
                new UnicodeBlock(0x0f00, 0x0fff, "TIBETAN",
                        "TIBETAN");
        public static final UnicodeBlock MYANMAR =
                new UnicodeBlock(0x1000, 0x109f, "MYANMAR",
                        "MYANMAR");
        public static final UnicodeBlock GEORGIAN =
                new UnicodeBlock(0x10a0, 0x10ff, "GEORGIAN",
                        "GEORGIAN");
        public static final UnicodeBlock HANGUL_JAMO =
                new UnicodeBlock(0x1100, 0x11ff, "HANGUL_JAMO",
                        "HANGUL JAMO");
        public static final UnicodeBlock ETHIOPIC =
                new UnicodeBlock(0x1200, 0x137f, "ETHIOPIC",
                        "ETHIOPIC");
        public static final UnicodeBlock ETHIOPIC_SUPPLEMENT =
                new UnicodeBlock(0x1380, 0x139f, "ETHIOPIC_SUPPLEMENT",
                        "ETHIOPIC SUPPLEMENT");
        public static final UnicodeBlock CHEROKEE =
                new UnicodeBlock(0x13a0, 0x13ff, "CHEROKEE",
                        "CHEROKEE");
        public static final UnicodeBlock UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS =
                new UnicodeBlock(0x1400, 0x167f, "UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS",
                        "UNIFIED CANADIAN ABORIGINAL SYLLABICS");
        public static final UnicodeBlock OGHAM =
                new UnicodeBlock(0x1680, 0x169f, "OGHAM",
                        "OGHAM");
        public static final UnicodeBlock RUNIC =
                new UnicodeBlock(0x16a0, 0x16ff, "RUNIC",
                        "RUNIC");
        public static final UnicodeBlock TAGALOG =
                new UnicodeBlock(0x1700, 0x171f, "TAGALOG",
                        "TAGALOG");
        public static final UnicodeBlock HANUNOO =
                new UnicodeBlock(0x1720, 0x173f, "HANUNOO",
                        "HANUNOO");
        public static final UnicodeBlock BUHID =
                new UnicodeBlock(0x1740, 0x175f, "BUHID",
                        "BUHID");
        public static final UnicodeBlock TAGBANWA =
                new UnicodeBlock(0x1760, 0x177f, "TAGBANWA",
                        "TAGBANWA");
        public static final UnicodeBlock KHMER =
                new UnicodeBlock(0x1780, 0x17ff, "KHMER",
                        "KHMER");
        public static final UnicodeBlock MONGOLIAN =
                new UnicodeBlock(0x1800, 0x18af, "MONGOLIAN",
                        "MONGOLIAN");
        public static final UnicodeBlock UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS_EXTENDED =
                new UnicodeBlock(0x18b0, 0x18ff, "UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS_EXTENDED",
                        "UNIFIED CANADIAN ABORIGINAL SYLLABICS EXTENDED");
        public static final UnicodeBlock LIMBU =
                new UnicodeBlock(0x1900, 0x194f, "LIMBU",
                        "LIMBU");
        public static final UnicodeBlock TAI_LE =
                new UnicodeBlock(0x1950, 0x197f, "TAI_LE",
                        "TAI LE");
        public static final UnicodeBlock NEW_TAI_LUE =
                new UnicodeBlock(0x1980, 0x19df, "NEW_TAI_LUE",
                        "NEW TAI LUE");
        public static final UnicodeBlock KHMER_SYMBOLS =
                new UnicodeBlock(0x19e0, 0x19ff, "KHMER_SYMBOLS",
                        "KHMER SYMBOLS");
        public static final UnicodeBlock BUGINESE =
                new UnicodeBlock(0x1a00, 0x1a1f, "BUGINESE",
                        "BUGINESE");
        public static final UnicodeBlock TAI_THAM =
                new UnicodeBlock(0x1a20, 0x1aaf, "TAI_THAM",
                        "TAI THAM");
        public static final UnicodeBlock COMBINING_DIACRITICAL_MARKS_EXTENDED =
                new UnicodeBlock(0x1ab0, 0x1aff, "COMBINING_DIACRITICAL_MARKS_EXTENDED",
                        "COMBINING DIACRITICAL MARKS EXTENDED");
        public static final UnicodeBlock BALINESE =
                new UnicodeBlock(0x1b00, 0x1b7f, "BALINESE",
                        "BALINESE");
        public static final UnicodeBlock SUNDANESE =
                new UnicodeBlock(0x1b80, 0x1bbf, "SUNDANESE",
                        "SUNDANESE");
        public static final UnicodeBlock BATAK =
                new UnicodeBlock(0x1bc0, 0x1bff, "BATAK",
                        "BATAK");
        public static final UnicodeBlock LEPCHA =
                new UnicodeBlock(0x1c00, 0x1c4f, "LEPCHA",
                        "LEPCHA");
        public static final UnicodeBlock OL_CHIKI =
                new UnicodeBlock(0x1c50, 0x1c7f, "OL_CHIKI",
                        "OL CHIKI");
        public static final UnicodeBlock CYRILLIC_EXTENDED_C =
                new UnicodeBlock(0x1c80, 0x1c8f, "CYRILLIC_EXTENDED_C",
                        "CYRILLIC EXTENDED-C");
        public static final UnicodeBlock GEORGIAN_EXTENDED =
                new UnicodeBlock(0x1c90, 0x1cbf, "GEORGIAN_EXTENDED",
                        "GEORGIAN EXTENDED");
        public static final UnicodeBlock SUNDANESE_SUPPLEMENT =
                new UnicodeBlock(0x1cc0, 0x1ccf, "SUNDANESE_SUPPLEMENT",
                        "SUNDANESE SUPPLEMENT");
        public static final UnicodeBlock VEDIC_EXTENSIONS =
                new UnicodeBlock(0x1cd0, 0x1cff, "VEDIC_EXTENSIONS",
                        "VEDIC EXTENSIONS");
        public static final UnicodeBlock PHONETIC_EXTENSIONS =
                new UnicodeBlock(0x1d00, 0x1d7f, "PHONETIC_EXTENSIONS",
                        "PHONETIC EXTENSIONS");
        public static final UnicodeBlock PHONETIC_EXTENSIONS_SUPPLEMENT =
                new UnicodeBlock(0x1d80, 0x1dbf, "PHONETIC_EXTENSIONS_SUPPLEMENT",
                        "PHONETIC EXTENSIONS SUPPLEMENT");
        public static final UnicodeBlock COMBINING_DIACRITICAL_MARKS_SUPPLEMENT =
                new UnicodeBlock(0x1dc0, 0x1dff, "COMBINING_DIACRITICAL_MARKS_SUPPLEMENT",
                        "COMBINING DIACRITICAL MARKS SUPPLEMENT");
        public static final UnicodeBlock LATIN_EXTENDED_ADDITIONAL =
                new UnicodeBlock(0x1e00, 0x1eff, "LATIN_EXTENDED_ADDITIONAL",
                        "LATIN EXTENDED ADDITIONAL");
        public static final UnicodeBlock GREEK_EXTENDED =
                new UnicodeBlock(0x1f00, 0x1fff, "GREEK_EXTENDED",
                        "GREEK EXTENDED");
        public static final UnicodeBlock GENERAL_PUNCTUATION =
                new UnicodeBlock(0x2000, 0x206f, "GENERAL_PUNCTUATION",
                        "GENERAL PUNCTUATION");
        public static final UnicodeBlock SUPERSCRIPTS_AND_SUBSCRIPTS =
                new UnicodeBlock(0x2070, 0x209f, "SUPERSCRIPTS_AND_SUBSCRIPTS",
                        "SUPERSCRIPTS AND SUBSCRIPTS");
        public static final UnicodeBlock CURRENCY_SYMBOLS =
                new UnicodeBlock(0x20a0, 0x20cf, "CURRENCY_SYMBOLS",
                        "CURRENCY SYMBOLS");
        public static final UnicodeBlock COMBINING_MARKS_FOR_SYMBOLS =
                new UnicodeBlock(0x20d0, 0x20ff, "COMBINING_MARKS_FOR_SYMBOLS",
                        "COMBINING DIACRITICAL MARKS FOR SYMBOLS");
        public static final UnicodeBlock LETTERLIKE_SYMBOLS =
                new UnicodeBlock(0x2100, 0x214f, "LETTERLIKE_SYMBOLS",
                        "LETTERLIKE SYMBOLS");
        public static final UnicodeBlock NUMBER_FORMS =
                new UnicodeBlock(0x2150, 0x218f, "NUMBER_FORMS",
                        "NUMBER FORMS");
        public static final UnicodeBlock ARROWS =
                new UnicodeBlock(0x2190, 0x21ff, "ARROWS",
                        "ARROWS");
        public static final UnicodeBlock MATHEMATICAL_OPERATORS =
                new UnicodeBlock(0x2200, 0x22ff, "MATHEMATICAL_OPERATORS",
                        "MATHEMATICAL OPERATORS");
        public static final UnicodeBlock MISCELLANEOUS_TECHNICAL =
                new UnicodeBlock(0x2300, 0x23ff, "MISCELLANEOUS_TECHNICAL",
                        "MISCELLANEOUS TECHNICAL");
        public static final UnicodeBlock CONTROL_PICTURES =
                new UnicodeBlock(0x2400, 0x243f, "CONTROL_PICTURES",
                        "CONTROL PICTURES");
        public static final UnicodeBlock OPTICAL_CHARACTER_RECOGNITION =
                new UnicodeBlock(0x2440, 0x245f, "OPTICAL_CHARACTER_RECOGNITION",
                        "OPTICAL CHARACTER RECOGNITION");
        public static final UnicodeBlock ENCLOSED_ALPHANUMERICS =
                new UnicodeBlock(0x2460, 0x24ff, "ENCLOSED_ALPHANUMERICS",
                        "ENCLOSED ALPHANUMERICS");
        public static final UnicodeBlock BOX_DRAWING =
                new UnicodeBlock(0x2500, 0x257f, "BOX_DRAWING",
                        "BOX DRAWING");
        public static final UnicodeBlock BLOCK_ELEMENTS =
                new UnicodeBlock(0x2580, 0x259f, "BLOCK_ELEMENTS",
                        "BLOCK ELEMENTS");
        public static final UnicodeBlock GEOMETRIC_SHAPES =
                new UnicodeBlock(0x25a0, 0x25ff, "GEOMETRIC_SHAPES",
                        "GEOMETRIC SHAPES");
        public static final UnicodeBlock MISCELLANEOUS_SYMBOLS =
                new UnicodeBlock(0x2600, 0x26ff, "MISCELLANEOUS_SYMBOLS",
                        "MISCELLANEOUS SYMBOLS");
        public static final UnicodeBlock DINGBATS =
                new UnicodeBlock(0x2700, 0x27bf, "DINGBATS",
                        "DINGBATS");
        public static final UnicodeBlock MISCELLANEOUS_MATHEMATICAL_SYMBOLS_A =
                new UnicodeBlock(0x27c0, 0x27ef, "MISCELLANEOUS_MATHEMATICAL_SYMBOLS_A",
                        "MISCELLANEOUS MATHEMATICAL SYMBOLS-A");
        public static final UnicodeBlock SUPPLEMENTAL_ARROWS_A =
                new UnicodeBlock(0x27f0, 0x27ff, "SUPPLEMENTAL_ARROWS_A",
                        "SUPPLEMENTAL ARROWS-A");
        public static final UnicodeBlock BRAILLE_PATTERNS =
                new UnicodeBlock(0x2800, 0x28ff, "BRAILLE_PATTERNS",
                        "BRAILLE PATTERNS");
        public static final UnicodeBlock SUPPLEMENTAL_ARROWS_B =
                new UnicodeBlock(0x2900, 0x297f, "SUPPLEMENTAL_ARROWS_B",
                        "SUPPLEMENTAL ARROWS-B");
        public static final UnicodeBlock MISCELLANEOUS_MATHEMATICAL_SYMBOLS_B =
                new UnicodeBlock(0x2980, 0x29ff, "MISCELLANEOUS_MATHEMATICAL_SYMBOLS_B",
                        "MISCELLANEOUS MATHEMATICAL SYMBOLS-B");
        public static final UnicodeBlock SUPPLEMENTAL_MATHEMATICAL_OPERATORS =
                new UnicodeBlock(0x2a00, 0x2aff, "SUPPLEMENTAL_MATHEMATICAL_OPERATORS",
                        "SUPPLEMENTAL MATHEMATICAL OPERATORS");
        public static final UnicodeBlock MISCELLANEOUS_SYMBOLS_AND_ARROWS =
                new UnicodeBlock(0x2b00, 0x2bff, "MISCELLANEOUS_SYMBOLS_AND_ARROWS",
                        "MISCELLANEOUS SYMBOLS AND ARROWS");
        public static final UnicodeBlock GLAGOLITIC =
                new UnicodeBlock(0x2c00, 0x2c5f, "GLAGOLITIC",
                        "GLAGOLITIC");
        public static final UnicodeBlock LATIN_EXTENDED_C =
                new UnicodeBlock(0x2c60, 0x2c7f, "LATIN_EXTENDED_C",
                        "LATIN EXTENDED-C");
        public static final UnicodeBlock COPTIC =
                new UnicodeBlock(0x2c80, 0x2cff, "COPTIC",
                        "COPTIC");
        public static final UnicodeBlock GEORGIAN_SUPPLEMENT =
                new UnicodeBlock(0x2d00, 0x2d2f, "GEORGIAN_SUPPLEMENT",
                        "GEORGIAN SUPPLEMENT");
        public static final UnicodeBlock TIFINAGH =
                new UnicodeBlock(0x2d30, 0x2d7f, "TIFINAGH",
                        "TIFINAGH");
        public static final UnicodeBlock ETHIOPIC_EXTENDED =
                new UnicodeBlock(0x2d80, 0x2ddf, "ETHIOPIC_EXTENDED",
                        "ETHIOPIC EXTENDED");
        public static final UnicodeBlock CYRILLIC_EXTENDED_A =
                new UnicodeBlock(0x2de0, 0x2dff, "CYRILLIC_EXTENDED_A",
                        "CYRILLIC EXTENDED-A");
        public static final UnicodeBlock SUPPLEMENTAL_PUNCTUATION =
                new UnicodeBlock(0x2e00, 0x2e7f, "SUPPLEMENTAL_PUNCTUATION",
                        "SUPPLEMENTAL PUNCTUATION");
        public static final UnicodeBlock CJK_RADICALS_SUPPLEMENT =
                new UnicodeBlock(0x2e80, 0x2eff, "CJK_RADICALS_SUPPLEMENT",
                        "CJK RADICALS SUPPLEMENT");
        public static final UnicodeBlock KANGXI_RADICALS =
                new UnicodeBlock(0x2f00, 0x2fdf, "KANGXI_RADICALS",
                        "KANGXI RADICALS");
        public static final UnicodeBlock IDEOGRAPHIC_DESCRIPTION_CHARACTERS =
                new UnicodeBlock(0x2ff0, 0x2fff, "IDEOGRAPHIC_DESCRIPTION_CHARACTERS",
                        "IDEOGRAPHIC DESCRIPTION CHARACTERS");
        public static final UnicodeBlock CJK_SYMBOLS_AND_PUNCTUATION =
                new UnicodeBlock(0x3000, 0x303f, "CJK_SYMBOLS_AND_PUNCTUATION",
                        "CJK SYMBOLS AND PUNCTUATION");
        public static final UnicodeBlock HIRAGANA =
                new UnicodeBlock(0x3040, 0x309f, "HIRAGANA",
                        "HIRAGANA");
        public static final UnicodeBlock KATAKANA =
                new UnicodeBlock(0x30a0, 0x30ff, "KATAKANA",
                        "KATAKANA");
        public static final UnicodeBlock BOPOMOFO =
                new UnicodeBlock(0x3100, 0x312f, "BOPOMOFO",
                        "BOPOMOFO");
        public static final UnicodeBlock HANGUL_COMPATIBILITY_JAMO =
                new UnicodeBlock(0x3130, 0x318f, "HANGUL_COMPATIBILITY_JAMO",
                        "HANGUL COMPATIBILITY JAMO");
        public static final UnicodeBlock KANBUN =
                new UnicodeBlock(0x3190, 0x319f, "KANBUN",
                        "KANBUN");
        public static final UnicodeBlock BOPOMOFO_EXTENDED =
                new UnicodeBlock(0x31a0, 0x31bf, "BOPOMOFO_EXTENDED",
                        "BOPOMOFO EXTENDED");
        public static final UnicodeBlock CJK_STROKES =
                new UnicodeBlock(0x31c0, 0x31ef, "CJK_STROKES",
                        "CJK STROKES");
        public static final UnicodeBlock KATAKANA_PHONETIC_EXTENSIONS =
                new UnicodeBlock(0x31f0, 0x31ff, "KATAKANA_PHONETIC_EXTENSIONS",
                        "KATAKANA PHONETIC EXTENSIONS");
        public static final UnicodeBlock ENCLOSED_CJK_LETTERS_AND_MONTHS =
                new UnicodeBlock(0x3200, 0x32ff, "ENCLOSED_CJK_LETTERS_AND_MONTHS",
                        "ENCLOSED CJK LETTERS AND MONTHS");
        public static final UnicodeBlock CJK_COMPATIBILITY =
                new UnicodeBlock(0x3300, 0x33ff, "CJK_COMPATIBILITY",
                        "CJK COMPATIBILITY");
        public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_A =
                new UnicodeBlock(0x3400, 0x4dbf, "CJK_UNIFIED_IDEOGRAPHS_EXTENSION_A",
                        "CJK UNIFIED IDEOGRAPHS EXTENSION A");
        public static final UnicodeBlock YIJING_HEXAGRAM_SYMBOLS =
                new UnicodeBlock(0x4dc0, 0x4dff, "YIJING_HEXAGRAM_SYMBOLS",
                        "YIJING HEXAGRAM SYMBOLS");
        public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS =
                new UnicodeBlock(0x4e00, 0x9fff, "CJK_UNIFIED_IDEOGRAPHS",
                        "CJK UNIFIED IDEOGRAPHS");
        public static final UnicodeBlock YI_SYLLABLES =
                new UnicodeBlock(0xa000, 0xa48f, "YI_SYLLABLES",
                        "YI SYLLABLES");
        public static final UnicodeBlock YI_RADICALS =
                new UnicodeBlock(0xa490, 0xa4cf, "YI_RADICALS",
                        "YI RADICALS");
        public static final UnicodeBlock LISU =
                new UnicodeBlock(0xa4d0, 0xa4ff, "LISU",
                        "LISU");
        public static final UnicodeBlock VAI =
                new UnicodeBlock(0xa500, 0xa63f, "VAI",
                        "VAI");
        public static final UnicodeBlock CYRILLIC_EXTENDED_B =
                new UnicodeBlock(0xa640, 0xa69f, "CYRILLIC_EXTENDED_B",
                        "CYRILLIC EXTENDED-B");
        public static final UnicodeBlock BAMUM =
                new UnicodeBlock(0xa6a0, 0xa6ff, "BAMUM",
                        "BAMUM");
        public static final UnicodeBlock MODIFIER_TONE_LETTERS =
                new UnicodeBlock(0xa700, 0xa71f, "MODIFIER_TONE_LETTERS",
                        "MODIFIER TONE LETTERS");
        public static final UnicodeBlock LATIN_EXTENDED_D =
                new UnicodeBlock(0xa720, 0xa7ff, "LATIN_EXTENDED_D",
                        "LATIN EXTENDED-D");
        public static final UnicodeBlock SYLOTI_NAGRI =
                new UnicodeBlock(0xa800, 0xa82f, "SYLOTI_NAGRI",
                        "SYLOTI NAGRI");
        public static final UnicodeBlock COMMON_INDIC_NUMBER_FORMS =
                new UnicodeBlock(0xa830, 0xa83f, "COMMON_INDIC_NUMBER_FORMS",
                        "COMMON INDIC NUMBER FORMS");
        public static final UnicodeBlock PHAGS_PA =
                new UnicodeBlock(0xa840, 0xa87f, "PHAGS_PA",
                        "PHAGS-PA");
        public static final UnicodeBlock SAURASHTRA =
                new UnicodeBlock(0xa880, 0xa8df, "SAURASHTRA",
                        "SAURASHTRA");
        public static final UnicodeBlock DEVANAGARI_EXTENDED =
                new UnicodeBlock(0xa8e0, 0xa8ff, "DEVANAGARI_EXTENDED",
                        "DEVANAGARI EXTENDED");
        public static final UnicodeBlock KAYAH_LI =
                new UnicodeBlock(0xa900, 0xa92f, "KAYAH_LI",
                        "KAYAH LI");
        public static final UnicodeBlock REJANG =
                new UnicodeBlock(0xa930, 0xa95f, "REJANG",
                        "REJANG");
        public static final UnicodeBlock HANGUL_JAMO_EXTENDED_A =
                new UnicodeBlock(0xa960, 0xa97f, "HANGUL_JAMO_EXTENDED_A",
                        "HANGUL JAMO EXTENDED-A");
        public static final UnicodeBlock JAVANESE =
                new UnicodeBlock(0xa980, 0xa9df, "JAVANESE",
                        "JAVANESE");
        public static final UnicodeBlock MYANMAR_EXTENDED_B =
                new UnicodeBlock(0xa9e0, 0xa9ff, "MYANMAR_EXTENDED_B",
                        "MYANMAR EXTENDED-B");
        public static final UnicodeBlock CHAM =
                new UnicodeBlock(0xaa00, 0xaa5f, "CHAM",
                        "CHAM");
        public static final UnicodeBlock MYANMAR_EXTENDED_A =
                new UnicodeBlock(0xaa60, 0xaa7f, "MYANMAR_EXTENDED_A",
                        "MYANMAR EXTENDED-A");
        public static final UnicodeBlock TAI_VIET =
                new UnicodeBlock(0xaa80, 0xaadf, "TAI_VIET",
                        "TAI VIET");
        public static final UnicodeBlock MEETEI_MAYEK_EXTENSIONS =
                new UnicodeBlock(0xaae0, 0xaaff, "MEETEI_MAYEK_EXTENSIONS",
                        "MEETEI MAYEK EXTENSIONS");
        public static final UnicodeBlock ETHIOPIC_EXTENDED_A =
                new UnicodeBlock(0xab00, 0xab2f, "ETHIOPIC_EXTENDED_A",
                        "ETHIOPIC EXTENDED-A");
        public static final UnicodeBlock LATIN_EXTENDED_E =
                new UnicodeBlock(0xab30, 0xab6f, "LATIN_EXTENDED_E",
                        "LATIN EXTENDED-E");
        public static final UnicodeBlock CHEROKEE_SUPPLEMENT =
                new UnicodeBlock(0xab70, 0xabbf, "CHEROKEE_SUPPLEMENT",
                        "CHEROKEE SUPPLEMENT");
        public static final UnicodeBlock MEETEI_MAYEK =
                new UnicodeBlock(0xabc0, 0xabff, "MEETEI_MAYEK",
                        "MEETEI MAYEK");
        public static final UnicodeBlock HANGUL_SYLLABLES =
                new UnicodeBlock(0xac00, 0xd7af, "HANGUL_SYLLABLES",
                        "HANGUL SYLLABLES");
        public static final UnicodeBlock HANGUL_JAMO_EXTENDED_B =
                new UnicodeBlock(0xd7b0, 0xd7ff, "HANGUL_JAMO_EXTENDED_B",
                        "HANGUL JAMO EXTENDED-B");
        public static final UnicodeBlock HIGH_SURROGATES =
                new UnicodeBlock(0xd800, 0xdb7f, "HIGH_SURROGATES",
                        "HIGH SURROGATES");
        public static final UnicodeBlock HIGH_PRIVATE_USE_SURROGATES =
                new UnicodeBlock(0xdb80, 0xdbff, "HIGH_PRIVATE_USE_SURROGATES",
                        "HIGH PRIVATE USE SURROGATES");
        public static final UnicodeBlock LOW_SURROGATES =
                new UnicodeBlock(0xdc00, 0xdfff, "LOW_SURROGATES",
                        "LOW SURROGATES");
        public static final UnicodeBlock PRIVATE_USE_AREA =
                new UnicodeBlock(0xe000, 0xf8ff, "PRIVATE_USE_AREA",
                        "PRIVATE USE AREA");
        public static final UnicodeBlock CJK_COMPATIBILITY_IDEOGRAPHS =
                new UnicodeBlock(0xf900, 0xfaff, "CJK_COMPATIBILITY_IDEOGRAPHS",
                        "CJK COMPATIBILITY IDEOGRAPHS");
        public static final UnicodeBlock ALPHABETIC_PRESENTATION_FORMS =
                new UnicodeBlock(0xfb00, 0xfb4f, "ALPHABETIC_PRESENTATION_FORMS",
                        "ALPHABETIC PRESENTATION FORMS");
        public static final UnicodeBlock ARABIC_PRESENTATION_FORMS_A =
                new UnicodeBlock(0xfb50, 0xfdff, "ARABIC_PRESENTATION_FORMS_A",
                        "ARABIC PRESENTATION FORMS-A");
        public static final UnicodeBlock VARIATION_SELECTORS =
                new UnicodeBlock(0xfe00, 0xfe0f, "VARIATION_SELECTORS",
                        "VARIATION SELECTORS");
        public static final UnicodeBlock VERTICAL_FORMS =
                new UnicodeBlock(0xfe10, 0xfe1f, "VERTICAL_FORMS",
                        "VERTICAL FORMS");
        public static final UnicodeBlock COMBINING_HALF_MARKS =
                new UnicodeBlock(0xfe20, 0xfe2f, "COMBINING_HALF_MARKS",
                        "COMBINING HALF MARKS");
        public static final UnicodeBlock CJK_COMPATIBILITY_FORMS =
                new UnicodeBlock(0xfe30, 0xfe4f, "CJK_COMPATIBILITY_FORMS",
                        "CJK COMPATIBILITY FORMS");
        public static final UnicodeBlock SMALL_FORM_VARIANTS =
                new UnicodeBlock(0xfe50, 0xfe6f, "SMALL_FORM_VARIANTS",
                        "SMALL FORM VARIANTS");
        public static final UnicodeBlock ARABIC_PRESENTATION_FORMS_B =
                new UnicodeBlock(0xfe70, 0xfeff, "ARABIC_PRESENTATION_FORMS_B",
                        "ARABIC PRESENTATION FORMS-B");
        public static final UnicodeBlock HALFWIDTH_AND_FULLWIDTH_FORMS =
                new UnicodeBlock(0xff00, 0xffef, "HALFWIDTH_AND_FULLWIDTH_FORMS",
                        "HALFWIDTH AND FULLWIDTH FORMS");
        public static final UnicodeBlock SPECIALS =
                new UnicodeBlock(0xfff0, 0xffff, "SPECIALS",
                        "SPECIALS");
        public static final UnicodeBlock LINEAR_B_SYLLABARY =
                new UnicodeBlock(0x10000, 0x1007f, "LINEAR_B_SYLLABARY",
                        "LINEAR B SYLLABARY");
        public static final UnicodeBlock LINEAR_B_IDEOGRAMS =
                new UnicodeBlock(0x10080, 0x100ff, "LINEAR_B_IDEOGRAMS",
                        "LINEAR B IDEOGRAMS");
        public static final UnicodeBlock AEGEAN_NUMBERS =
                new UnicodeBlock(0x10100, 0x1013f, "AEGEAN_NUMBERS",
                        "AEGEAN NUMBERS");
        public static final UnicodeBlock ANCIENT_GREEK_NUMBERS =
                new UnicodeBlock(0x10140, 0x1018f, "ANCIENT_GREEK_NUMBERS",
                        "ANCIENT GREEK NUMBERS");
        public static final UnicodeBlock ANCIENT_SYMBOLS =
                new UnicodeBlock(0x10190, 0x101cf, "ANCIENT_SYMBOLS",
                        "ANCIENT SYMBOLS");
        public static final UnicodeBlock PHAISTOS_DISC =
                new UnicodeBlock(0x101d0, 0x101ff, "PHAISTOS_DISC",
                        "PHAISTOS DISC");
        public static final UnicodeBlock LYCIAN =
                new UnicodeBlock(0x10280, 0x1029f, "LYCIAN",
                        "LYCIAN");
        public static final UnicodeBlock CARIAN =
                new UnicodeBlock(0x102a0, 0x102df, "CARIAN",
                        "CARIAN");
        public static final UnicodeBlock COPTIC_EPACT_NUMBERS =
                new UnicodeBlock(0x102e0, 0x102ff, "COPTIC_EPACT_NUMBERS",
                        "COPTIC EPACT NUMBERS");
        public static final UnicodeBlock OLD_ITALIC =
                new UnicodeBlock(0x10300, 0x1032f, "OLD_ITALIC",
                        "OLD ITALIC");
        public static final UnicodeBlock GOTHIC =
                new UnicodeBlock(0x10330, 0x1034f, "GOTHIC",
                        "GOTHIC");
        public static final UnicodeBlock OLD_PERMIC =
                new UnicodeBlock(0x10350, 0x1037f, "OLD_PERMIC",
                        "OLD PERMIC");
        public static final UnicodeBlock UGARITIC =
                new UnicodeBlock(0x10380, 0x1039f, "UGARITIC",
                        "UGARITIC");
        public static final UnicodeBlock OLD_PERSIAN =
                new UnicodeBlock(0x103a0, 0x103df, "OLD_PERSIAN",
                        "OLD PERSIAN");
        public static final UnicodeBlock DESERET =
                new UnicodeBlock(0x10400, 0x1044f, "DESERET",
                        "DESERET");
        public static final UnicodeBlock SHAVIAN =
                new UnicodeBlock(0x10450, 0x1047f, "SHAVIAN",
                        "SHAVIAN");
        public static final UnicodeBlock OSMANYA =
                new UnicodeBlock(0x10480, 0x104af, "OSMANYA",
                        "OSMANYA");
        public static final UnicodeBlock OSAGE =
                new UnicodeBlock(0x104b0, 0x104ff, "OSAGE",
                        "OSAGE");
        public static final UnicodeBlock ELBASAN =
                new UnicodeBlock(0x10500, 0x1052f, "ELBASAN",
                        "ELBASAN");
        public static final UnicodeBlock CAUCASIAN_ALBANIAN =
                new UnicodeBlock(0x10530, 0x1056f, "CAUCASIAN_ALBANIAN",
                        "CAUCASIAN ALBANIAN");
        public static final UnicodeBlock LINEAR_A =
                new UnicodeBlock(0x10600, 0x1077f, "LINEAR_A",
                        "LINEAR A");
        public static final UnicodeBlock CYPRIOT_SYLLABARY =
                new UnicodeBlock(0x10800, 0x1083f, "CYPRIOT_SYLLABARY",
                        "CYPRIOT SYLLABARY");
        public static final UnicodeBlock IMPERIAL_ARAMAIC =
                new UnicodeBlock(0x10840, 0x1085f, "IMPERIAL_ARAMAIC",
                        "IMPERIAL ARAMAIC");
        public static final UnicodeBlock PALMYRENE =
                new UnicodeBlock(0x10860, 0x1087f, "PALMYRENE",
                        "PALMYRENE");
        public static final UnicodeBlock NABATAEAN =
                new UnicodeBlock(0x10880, 0x108af, "NABATAEAN",
                        "NABATAEAN");
        public static final UnicodeBlock HATRAN =
                new UnicodeBlock(0x108e0, 0x108ff, "HATRAN",
                        "HATRAN");
        public static final UnicodeBlock PHOENICIAN =
                new UnicodeBlock(0x10900, 0x1091f, "PHOENICIAN",
                        "PHOENICIAN");
        public static final UnicodeBlock LYDIAN =
                new UnicodeBlock(0x10920, 0x1093f, "LYDIAN",
                        "LYDIAN");
        public static final UnicodeBlock MEROITIC_HIEROGLYPHS =
                new UnicodeBlock(0x10980, 0x1099f, "MEROITIC_HIEROGLYPHS",
                        "MEROITIC HIEROGLYPHS");
        public static final UnicodeBlock MEROITIC_CURSIVE =
                new UnicodeBlock(0x109a0, 0x109ff, "MEROITIC_CURSIVE",
                        "MEROITIC CURSIVE");
        public static final UnicodeBlock KHAROSHTHI =
                new UnicodeBlock(0x10a00, 0x10a5f, "KHAROSHTHI",
                        "KHAROSHTHI");
        public static final UnicodeBlock OLD_SOUTH_ARABIAN =
                new UnicodeBlock(0x10a60, 0x10a7f, "OLD_SOUTH_ARABIAN",
                        "OLD SOUTH ARABIAN");
        public static final UnicodeBlock OLD_NORTH_ARABIAN =
                new UnicodeBlock(0x10a80, 0x10a9f, "OLD_NORTH_ARABIAN",
                        "OLD NORTH ARABIAN");
        public static final UnicodeBlock MANICHAEAN =
                new UnicodeBlock(0x10ac0, 0x10aff, "MANICHAEAN",
                        "MANICHAEAN");
        public static final UnicodeBlock AVESTAN =
                new UnicodeBlock(0x10b00, 0x10b3f, "AVESTAN",
                        "AVESTAN");
        public static final UnicodeBlock INSCRIPTIONAL_PARTHIAN =
                new UnicodeBlock(0x10b40, 0x10b5f, "INSCRIPTIONAL_PARTHIAN",
                        "INSCRIPTIONAL PARTHIAN");
        public static final UnicodeBlock INSCRIPTIONAL_PAHLAVI =
                new UnicodeBlock(0x10b60, 0x10b7f, "INSCRIPTIONAL_PAHLAVI",
                        "INSCRIPTIONAL PAHLAVI");
        public static final UnicodeBlock PSALTER_PAHLAVI =
                new UnicodeBlock(0x10b80, 0x10baf, "PSALTER_PAHLAVI",
                        "PSALTER PAHLAVI");
        public static final UnicodeBlock OLD_TURKIC =
                new UnicodeBlock(0x10c00, 0x10c4f, "OLD_TURKIC",
                        "OLD TURKIC");
        public static final UnicodeBlock OLD_HUNGARIAN =
                new UnicodeBlock(0x10c80, 0x10cff, "OLD_HUNGARIAN",
                        "OLD HUNGARIAN");
        public static final UnicodeBlock HANIFI_ROHINGYA =
                new UnicodeBlock(0x10d00, 0x10d3f, "HANIFI_ROHINGYA",
                        "HANIFI ROHINGYA");
        public static final UnicodeBlock RUMI_NUMERAL_SYMBOLS =
                new UnicodeBlock(0x10e60, 0x10e7f, "RUMI_NUMERAL_SYMBOLS",
                        "RUMI NUMERAL SYMBOLS");
        public static final UnicodeBlock YEZIDI =
                new UnicodeBlock(0x10e80, 0x10ebf, "YEZIDI",
                        "YEZIDI");
        public static final UnicodeBlock OLD_SOGDIAN =
                new UnicodeBlock(0x10f00, 0x10f2f, "OLD_SOGDIAN",
                        "OLD SOGDIAN");
        public static final UnicodeBlock SOGDIAN =
                new UnicodeBlock(0x10f30, 0x10f6f, "SOGDIAN",
                        "SOGDIAN");
        public static final UnicodeBlock CHORASMIAN =
                new UnicodeBlock(0x10fb0, 0x10fdf, "CHORASMIAN",
                        "CHORASMIAN");
        public static final UnicodeBlock ELYMAIC =
                new UnicodeBlock(0x10fe0, 0x10fff, "ELYMAIC",
                        "ELYMAIC");
        public static final UnicodeBlock BRAHMI =
                new UnicodeBlock(0x11000, 0x1107f, "BRAHMI",
                        "BRAHMI");
        public static final UnicodeBlock KAITHI =
                new UnicodeBlock(0x11080, 0x110cf, "KAITHI",
                        "KAITHI");
        public static final UnicodeBlock SORA_SOMPENG =
                new UnicodeBlock(0x110d0, 0x110ff, "SORA_SOMPENG",
                        "SORA SOMPENG");
        public static final UnicodeBlock CHAKMA =
                new UnicodeBlock(0x11100, 0x1114f, "CHAKMA",
                        "CHAKMA");
        public static final UnicodeBlock MAHAJANI =
                new UnicodeBlock(0x11150, 0x1117f, "MAHAJANI",
                        "MAHAJANI");
        public static final UnicodeBlock SHARADA =
                new UnicodeBlock(0x11180, 0x111df, "SHARADA",
                        "SHARADA");
        public static final UnicodeBlock SINHALA_ARCHAIC_NUMBERS =
                new UnicodeBlock(0x111e0, 0x111ff, "SINHALA_ARCHAIC_NUMBERS",
                        "SINHALA ARCHAIC NUMBERS");
        public static final UnicodeBlock KHOJKI =
                new UnicodeBlock(0x11200, 0x1124f, "KHOJKI",
                        "KHOJKI");
        public static final UnicodeBlock MULTANI =
                new UnicodeBlock(0x11280, 0x112af, "MULTANI",
                        "MULTANI");
        public static final UnicodeBlock KHUDAWADI =
                new UnicodeBlock(0x112b0, 0x112ff, "KHUDAWADI",
                        "KHUDAWADI");
        public static final UnicodeBlock GRANTHA =
                new UnicodeBlock(0x11300, 0x1137f, "GRANTHA",
                        "GRANTHA");
        public static final UnicodeBlock NEWA =
                new UnicodeBlock(0x11400, 0x1147f, "NEWA",
                        "NEWA");
        public static final UnicodeBlock TIRHUTA =
                new UnicodeBlock(0x11480, 0x114df, "TIRHUTA",
                        "TIRHUTA");
        public static final UnicodeBlock SIDDHAM =
                new UnicodeBlock(0x11580, 0x115ff, "SIDDHAM",
                        "SIDDHAM");
        public static final UnicodeBlock MODI =
                new UnicodeBlock(0x11600, 0x1165f, "MODI",
                        "MODI");
        public static final UnicodeBlock MONGOLIAN_SUPPLEMENT =
                new UnicodeBlock(0x11660, 0x1167f, "MONGOLIAN_SUPPLEMENT",
                        "MONGOLIAN SUPPLEMENT");
        public static final UnicodeBlock TAKRI =
                new UnicodeBlock(0x11680, 0x116cf, "TAKRI",
                        "TAKRI");
        public static final UnicodeBlock AHOM =
                new UnicodeBlock(0x11700, 0x1173f, "AHOM",
                        "AHOM");
        public static final UnicodeBlock DOGRA =
                new UnicodeBlock(0x11800, 0x1184f, "DOGRA",
                        "DOGRA");
        public static final UnicodeBlock WARANG_CITI =
                new UnicodeBlock(0x118a0, 0x118ff, "WARANG_CITI",
                        "WARANG CITI");
        public static final UnicodeBlock DIVES_AKURU =
                new UnicodeBlock(0x11900, 0x1195f, "DIVES_AKURU",
                        "DIVES AKURU");
        public static final UnicodeBlock NANDINAGARI =
                new UnicodeBlock(0x119a0, 0x119ff, "NANDINAGARI",
                        "NANDINAGARI");
        public static final UnicodeBlock ZANABAZAR_SQUARE =
                new UnicodeBlock(0x11a00, 0x11a4f, "ZANABAZAR_SQUARE",
                        "ZANABAZAR SQUARE");
        public static final UnicodeBlock SOYOMBO =
                new UnicodeBlock(0x11a50, 0x11aaf, "SOYOMBO",
                        "SOYOMBO");
        public static final UnicodeBlock PAU_CIN_HAU =
                new UnicodeBlock(0x11ac0, 0x11aff, "PAU_CIN_HAU",
                        "PAU CIN HAU");
        public static final UnicodeBlock BHAIKSUKI =
                new UnicodeBlock(0x11c00, 0x11c6f, "BHAIKSUKI",
                        "BHAIKSUKI");
        public static final UnicodeBlock MARCHEN =
                new UnicodeBlock(0x11c70, 0x11cbf, "MARCHEN",
                        "MARCHEN");
        public static final UnicodeBlock MASARAM_GONDI =
                new UnicodeBlock(0x11d00, 0x11d5f, "MASARAM_GONDI",
                        "MASARAM GONDI");
        public static final UnicodeBlock GUNJALA_GONDI =
                new UnicodeBlock(0x11d60, 0x11daf, "GUNJALA_GONDI",
                        "GUNJALA GONDI");
        public static final UnicodeBlock MAKASAR =
                new UnicodeBlock(0x11ee0, 0x11eff, "MAKASAR",
                        "MAKASAR");
        public static final UnicodeBlock LISU_SUPPLEMENT =
                new UnicodeBlock(0x11fb0, 0x11fbf, "LISU_SUPPLEMENT",
                        "LISU SUPPLEMENT");
        public static final UnicodeBlock TAMIL_SUPPLEMENT =
                new UnicodeBlock(0x11fc0, 0x11fff, "TAMIL_SUPPLEMENT",
                        "TAMIL SUPPLEMENT");
        public static final UnicodeBlock CUNEIFORM =
                new UnicodeBlock(0x12000, 0x123ff, "CUNEIFORM",
                        "CUNEIFORM");
        public static final UnicodeBlock CUNEIFORM_NUMBERS_AND_PUNCTUATION =
                new UnicodeBlock(0x12400, 0x1247f, "CUNEIFORM_NUMBERS_AND_PUNCTUATION",
                        "CUNEIFORM NUMBERS AND PUNCTUATION");
        public static final UnicodeBlock EARLY_DYNASTIC_CUNEIFORM =
                new UnicodeBlock(0x12480, 0x1254f, "EARLY_DYNASTIC_CUNEIFORM",
                        "EARLY DYNASTIC CUNEIFORM");
        public static final UnicodeBlock EGYPTIAN_HIEROGLYPHS =
                new UnicodeBlock(0x13000, 0x1342f, "EGYPTIAN_HIEROGLYPHS",
                        "EGYPTIAN HIEROGLYPHS");
        public static final UnicodeBlock EGYPTIAN_HIEROGLYPH_FORMAT_CONTROLS =
                new UnicodeBlock(0x13430, 0x1343f, "EGYPTIAN_HIEROGLYPH_FORMAT_CONTROLS",
                        "EGYPTIAN HIEROGLYPH FORMAT CONTROLS");
        public static final UnicodeBlock ANATOLIAN_HIEROGLYPHS =
                new UnicodeBlock(0x14400, 0x1467f, "ANATOLIAN_HIEROGLYPHS",
                        "ANATOLIAN HIEROGLYPHS");
        public static final UnicodeBlock BAMUM_SUPPLEMENT =
                new UnicodeBlock(0x16800, 0x16a3f, "BAMUM_SUPPLEMENT",
                        "BAMUM SUPPLEMENT");
        public static final UnicodeBlock MRO =
                new UnicodeBlock(0x16a40, 0x16a6f, "MRO",
                        "MRO");
        public static final UnicodeBlock BASSA_VAH =
                new UnicodeBlock(0x16ad0, 0x16aff, "BASSA_VAH",
                        "BASSA VAH");
        public static final UnicodeBlock PAHAWH_HMONG =
                new UnicodeBlock(0x16b00, 0x16b8f, "PAHAWH_HMONG",
                        "PAHAWH HMONG");
        public static final UnicodeBlock MEDEFAIDRIN =
                new UnicodeBlock(0x16e40, 0x16e9f, "MEDEFAIDRIN",
                        "MEDEFAIDRIN");
        public static final UnicodeBlock MIAO =
                new UnicodeBlock(0x16f00, 0x16f9f, "MIAO",
                        "MIAO");
        public static final UnicodeBlock IDEOGRAPHIC_SYMBOLS_AND_PUNCTUATION =
                new UnicodeBlock(0x16fe0, 0x16fff, "IDEOGRAPHIC_SYMBOLS_AND_PUNCTUATION",
                        "IDEOGRAPHIC SYMBOLS AND PUNCTUATION");
        public static final UnicodeBlock TANGUT =
                new UnicodeBlock(0x17000, 0x187ff, "TANGUT",
                        "TANGUT");
        public static final UnicodeBlock TANGUT_COMPONENTS =
                new UnicodeBlock(0x18800, 0x18aff, "TANGUT_COMPONENTS",
                        "TANGUT COMPONENTS");
        public static final UnicodeBlock KHITAN_SMALL_SCRIPT =
                new UnicodeBlock(0x18b00, 0x18cff, "KHITAN_SMALL_SCRIPT",
                        "KHITAN SMALL SCRIPT");
        public static final UnicodeBlock TANGUT_SUPPLEMENT =
                new UnicodeBlock(0x18d00, 0x18d8f, "TANGUT_SUPPLEMENT",
                        "TANGUT SUPPLEMENT");
        public static final UnicodeBlock KANA_SUPPLEMENT =
                new UnicodeBlock(0x1b000, 0x1b0ff, "KANA_SUPPLEMENT",
                        "KANA SUPPLEMENT");
        public static final UnicodeBlock KANA_EXTENDED_A =
                new UnicodeBlock(0x1b100, 0x1b12f, "KANA_EXTENDED_A",
                        "KANA EXTENDED-A");
        public static final UnicodeBlock SMALL_KANA_EXTENSION =
                new UnicodeBlock(0x1b130, 0x1b16f, "SMALL_KANA_EXTENSION",
                        "SMALL KANA EXTENSION");
        public static final UnicodeBlock NUSHU =
                new UnicodeBlock(0x1b170, 0x1b2ff, "NUSHU",
                        "NUSHU");
        public static final UnicodeBlock DUPLOYAN =
                new UnicodeBlock(0x1bc00, 0x1bc9f, "DUPLOYAN",
                        "DUPLOYAN");
        public static final UnicodeBlock SHORTHAND_FORMAT_CONTROLS =
                new UnicodeBlock(0x1bca0, 0x1bcaf, "SHORTHAND_FORMAT_CONTROLS",
                        "SHORTHAND FORMAT CONTROLS");
        public static final UnicodeBlock BYZANTINE_MUSICAL_SYMBOLS =
                new UnicodeBlock(0x1d000, 0x1d0ff, "BYZANTINE_MUSICAL_SYMBOLS",
                        "BYZANTINE MUSICAL SYMBOLS");
        public static final UnicodeBlock MUSICAL_SYMBOLS =
                new UnicodeBlock(0x1d100, 0x1d1ff, "MUSICAL_SYMBOLS",
                        "MUSICAL SYMBOLS");
        public static final UnicodeBlock ANCIENT_GREEK_MUSICAL_NOTATION =
                new UnicodeBlock(0x1d200, 0x1d24f, "ANCIENT_GREEK_MUSICAL_NOTATION",
                        "ANCIENT GREEK MUSICAL NOTATION");
        public static final UnicodeBlock MAYAN_NUMERALS =
                new UnicodeBlock(0x1d2e0, 0x1d2ff, "MAYAN_NUMERALS",
                        "MAYAN NUMERALS");
        public static final UnicodeBlock TAI_XUAN_JING_SYMBOLS =
                new UnicodeBlock(0x1d300, 0x1d35f, "TAI_XUAN_JING_SYMBOLS",
                        "TAI XUAN JING SYMBOLS");
        public static final UnicodeBlock COUNTING_ROD_NUMERALS =
                new UnicodeBlock(0x1d360, 0x1d37f, "COUNTING_ROD_NUMERALS",
                        "COUNTING ROD NUMERALS");
        public static final UnicodeBlock MATHEMATICAL_ALPHANUMERIC_SYMBOLS =
                new UnicodeBlock(0x1d400, 0x1d7ff, "MATHEMATICAL_ALPHANUMERIC_SYMBOLS",
                        "MATHEMATICAL ALPHANUMERIC SYMBOLS");
        public static final UnicodeBlock SUTTON_SIGNWRITING =
                new UnicodeBlock(0x1d800, 0x1daaf, "SUTTON_SIGNWRITING",
                        "SUTTON SIGNWRITING");
        public static final UnicodeBlock GLAGOLITIC_SUPPLEMENT =
                new UnicodeBlock(0x1e000, 0x1e02f, "GLAGOLITIC_SUPPLEMENT",
                        "GLAGOLITIC SUPPLEMENT");
        public static final UnicodeBlock NYIAKENG_PUACHUE_HMONG =
                new UnicodeBlock(0x1e100, 0x1e14f, "NYIAKENG_PUACHUE_HMONG",
                        "NYIAKENG PUACHUE HMONG");
        public static final UnicodeBlock WANCHO =
                new UnicodeBlock(0x1e2c0, 0x1e2ff, "WANCHO",
                        "WANCHO");
        public static final UnicodeBlock MENDE_KIKAKUI =
                new UnicodeBlock(0x1e800, 0x1e8df, "MENDE_KIKAKUI",
                        "MENDE KIKAKUI");
        public static final UnicodeBlock ADLAM =
                new UnicodeBlock(0x1e900, 0x1e95f, "ADLAM",
                        "ADLAM");
        public static final UnicodeBlock INDIC_SIYAQ_NUMBERS =
                new UnicodeBlock(0x1ec70, 0x1ecbf, "INDIC_SIYAQ_NUMBERS",
                        "INDIC SIYAQ NUMBERS");
        public static final UnicodeBlock OTTOMAN_SIYAQ_NUMBERS =
                new UnicodeBlock(0x1ed00, 0x1ed4f, "OTTOMAN_SIYAQ_NUMBERS",
                        "OTTOMAN SIYAQ NUMBERS");
        public static final UnicodeBlock ARABIC_MATHEMATICAL_ALPHABETIC_SYMBOLS =
                new UnicodeBlock(0x1ee00, 0x1eeff, "ARABIC_MATHEMATICAL_ALPHABETIC_SYMBOLS",
                        "ARABIC MATHEMATICAL ALPHABETIC SYMBOLS");
        public static final UnicodeBlock MAHJONG_TILES =
                new UnicodeBlock(0x1f000, 0x1f02f, "MAHJONG_TILES",
                        "MAHJONG TILES");
        public static final UnicodeBlock DOMINO_TILES =
                new UnicodeBlock(0x1f030, 0x1f09f, "DOMINO_TILES",
                        "DOMINO TILES");
        public static final UnicodeBlock PLAYING_CARDS =
                new UnicodeBlock(0x1f0a0, 0x1f0ff, "PLAYING_CARDS",
                        "PLAYING CARDS");
        public static final UnicodeBlock ENCLOSED_ALPHANUMERIC_SUPPLEMENT =
                new UnicodeBlock(0x1f100, 0x1f1ff, "ENCLOSED_ALPHANUMERIC_SUPPLEMENT",
                        "ENCLOSED ALPHANUMERIC SUPPLEMENT");
        public static final UnicodeBlock ENCLOSED_IDEOGRAPHIC_SUPPLEMENT =
                new UnicodeBlock(0x1f200, 0x1f2ff, "ENCLOSED_IDEOGRAPHIC_SUPPLEMENT",
                        "ENCLOSED IDEOGRAPHIC SUPPLEMENT");
        public static final UnicodeBlock MISCELLANEOUS_SYMBOLS_AND_PICTOGRAPHS =
                new UnicodeBlock(0x1f300, 0x1f5ff, "MISCELLANEOUS_SYMBOLS_AND_PICTOGRAPHS",
                        "MISCELLANEOUS SYMBOLS AND PICTOGRAPHS");
        public static final UnicodeBlock EMOTICONS =
                new UnicodeBlock(0x1f600, 0x1f64f, "EMOTICONS",
                        "EMOTICONS");
        public static final UnicodeBlock ORNAMENTAL_DINGBATS =
                new UnicodeBlock(0x1f650, 0x1f67f, "ORNAMENTAL_DINGBATS",
                        "ORNAMENTAL DINGBATS");
        public static final UnicodeBlock TRANSPORT_AND_MAP_SYMBOLS =
                new UnicodeBlock(0x1f680, 0x1f6ff, "TRANSPORT_AND_MAP_SYMBOLS",
                        "TRANSPORT AND MAP SYMBOLS");
        public static final UnicodeBlock ALCHEMICAL_SYMBOLS =
                new UnicodeBlock(0x1f700, 0x1f77f, "ALCHEMICAL_SYMBOLS",
                        "ALCHEMICAL SYMBOLS");
        public static final UnicodeBlock GEOMETRIC_SHAPES_EXTENDED =
                new UnicodeBlock(0x1f780, 0x1f7ff, "GEOMETRIC_SHAPES_EXTENDED",
                        "GEOMETRIC SHAPES EXTENDED");
        public static final UnicodeBlock SUPPLEMENTAL_ARROWS_C =
                new UnicodeBlock(0x1f800, 0x1f8ff, "SUPPLEMENTAL_ARROWS_C",
                        "SUPPLEMENTAL ARROWS-C");
        public static final UnicodeBlock SUPPLEMENTAL_SYMBOLS_AND_PICTOGRAPHS =
                new UnicodeBlock(0x1f900, 0x1f9ff, "SUPPLEMENTAL_SYMBOLS_AND_PICTOGRAPHS",
                        "SUPPLEMENTAL SYMBOLS AND PICTOGRAPHS");
        public static final UnicodeBlock CHESS_SYMBOLS =
                new UnicodeBlock(0x1fa00, 0x1fa6f, "CHESS_SYMBOLS",
                        "CHESS SYMBOLS");
        public static final UnicodeBlock SYMBOLS_AND_PICTOGRAPHS_EXTENDED_A =
                new UnicodeBlock(0x1fa70, 0x1faff, "SYMBOLS_AND_PICTOGRAPHS_EXTENDED_A",
                        "SYMBOLS AND PICTOGRAPHS EXTENDED-A");
        public static final UnicodeBlock SYMBOLS_FOR_LEGACY_COMPUTING =
                new UnicodeBlock(0x1fb00, 0x1fbff, "SYMBOLS_FOR_LEGACY_COMPUTING",
                        "SYMBOLS FOR LEGACY COMPUTING");
        public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_B =
                new UnicodeBlock(0x20000, 0x2a6df, "CJK_UNIFIED_IDEOGRAPHS_EXTENSION_B",
                        "CJK UNIFIED IDEOGRAPHS EXTENSION B");
        public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_C =
                new UnicodeBlock(0x2a700, 0x2b73f, "CJK_UNIFIED_IDEOGRAPHS_EXTENSION_C",
                        "CJK UNIFIED IDEOGRAPHS EXTENSION C");
        public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_D =
                new UnicodeBlock(0x2b740, 0x2b81f, "CJK_UNIFIED_IDEOGRAPHS_EXTENSION_D",
                        "CJK UNIFIED IDEOGRAPHS EXTENSION D");
        public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_E =
                new UnicodeBlock(0x2b820, 0x2ceaf, "CJK_UNIFIED_IDEOGRAPHS_EXTENSION_E",
                        "CJK UNIFIED IDEOGRAPHS EXTENSION E");
        public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_F =
                new UnicodeBlock(0x2ceb0, 0x2ebef, "CJK_UNIFIED_IDEOGRAPHS_EXTENSION_F",
                        "CJK UNIFIED IDEOGRAPHS EXTENSION F");
        public static final UnicodeBlock CJK_COMPATIBILITY_IDEOGRAPHS_SUPPLEMENT =
                new UnicodeBlock(0x2f800, 0x2fa1f, "CJK_COMPATIBILITY_IDEOGRAPHS_SUPPLEMENT",
                        "CJK COMPATIBILITY IDEOGRAPHS SUPPLEMENT");
        public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_G =
                new UnicodeBlock(0x30000, 0x3134f, "CJK_UNIFIED_IDEOGRAPHS_EXTENSION_G",
                        "CJK UNIFIED IDEOGRAPHS EXTENSION G");
        public static final UnicodeBlock TAGS =
                new UnicodeBlock(0xe0000, 0xe007f, "TAGS",
                        "TAGS");
        public static final UnicodeBlock VARIATION_SELECTORS_SUPPLEMENT =
                new UnicodeBlock(0xe0100, 0xe01ef, "VARIATION_SELECTORS_SUPPLEMENT",
                        "VARIATION SELECTORS SUPPLEMENT");
        public static final UnicodeBlock SUPPLEMENTARY_PRIVATE_USE_AREA_A =
                new UnicodeBlock(0xf0000, 0xfffff, "SUPPLEMENTARY_PRIVATE_USE_AREA_A",
                        "SUPPLEMENTARY PRIVATE USE AREA-A");
        public static final UnicodeBlock SUPPLEMENTARY_PRIVATE_USE_AREA_B =
                new UnicodeBlock(0x100000, 0x10ffff, "SUPPLEMENTARY_PRIVATE_USE_AREA_B",
                        "SUPPLEMENTARY PRIVATE USE AREA-B");
        @Deprecated(since = "1.5")
        public static final UnicodeBlock SURROGATES_AREA =
                new UnicodeBlock(0, 0, "SURROGATES_AREA", "SURROGATES_AREA");

        public static UnicodeBlock of(char c) {
            return of((int) c);
        }

        public static UnicodeBlock of(int c) {
            if (!isValidCodePoint(c)) {
                throw new IllegalArgumentException("Not a valid Unicode code point: 0x"
                        + Integer.toHexString(c).toUpperCase());
            }
            int i = Arrays.binarySearch(starts, c);
            UnicodeBlock block = order[i >= 0 ? i : -i - 2];
            return c <= block.end ? block : null;
        }

        public static final UnicodeBlock forName(String name) {
            UnicodeBlock block = names.get(name.toUpperCase(Locale.US));
            if (block == null) {
                throw new IllegalArgumentException("Not a valid block name: " + name);
            }
            return block;
        }
    }

    /** The scripts that characters belong to. */
    public enum UnicodeScript {
        COMMON, LATIN, GREEK, CYRILLIC, ARMENIAN, HEBREW, ARABIC, SYRIAC, THAANA, DEVANAGARI,
        BENGALI, GURMUKHI, GUJARATI, ORIYA, TAMIL, TELUGU, KANNADA, MALAYALAM, SINHALA, THAI,
        LAO, TIBETAN, MYANMAR, GEORGIAN, HANGUL, ETHIOPIC, CHEROKEE, CANADIAN_ABORIGINAL, OGHAM,
        RUNIC, KHMER, MONGOLIAN, HIRAGANA, KATAKANA, BOPOMOFO, HAN, YI, OLD_ITALIC, GOTHIC,
        DESERET, INHERITED, TAGALOG, HANUNOO, BUHID, TAGBANWA, LIMBU, TAI_LE, LINEAR_B,
        UGARITIC, SHAVIAN, OSMANYA, CYPRIOT, BRAILLE, BUGINESE, COPTIC, NEW_TAI_LUE, GLAGOLITIC,
        TIFINAGH, SYLOTI_NAGRI, OLD_PERSIAN, KHAROSHTHI, BALINESE, CUNEIFORM, PHOENICIAN,
        PHAGS_PA, NKO, SUNDANESE, BATAK, LEPCHA, OL_CHIKI, VAI, SAURASHTRA, KAYAH_LI, REJANG,
        LYCIAN, CARIAN, LYDIAN, CHAM, TAI_THAM, TAI_VIET, AVESTAN, EGYPTIAN_HIEROGLYPHS,
        SAMARITAN, MANDAIC, LISU, BAMUM, JAVANESE, MEETEI_MAYEK, IMPERIAL_ARAMAIC,
        OLD_SOUTH_ARABIAN, INSCRIPTIONAL_PARTHIAN, INSCRIPTIONAL_PAHLAVI, OLD_TURKIC, BRAHMI,
        KAITHI, MEROITIC_HIEROGLYPHS, MEROITIC_CURSIVE, SORA_SOMPENG, CHAKMA, SHARADA, TAKRI,
        MIAO, CAUCASIAN_ALBANIAN, BASSA_VAH, DUPLOYAN, ELBASAN, GRANTHA, PAHAWH_HMONG, KHOJKI,
        LINEAR_A, MAHAJANI, MANICHAEAN, MENDE_KIKAKUI, MODI, MRO, OLD_NORTH_ARABIAN, NABATAEAN,
        PALMYRENE, PAU_CIN_HAU, OLD_PERMIC, PSALTER_PAHLAVI, SIDDHAM, KHUDAWADI, TIRHUTA,
        WARANG_CITI, AHOM, ANATOLIAN_HIEROGLYPHS, HATRAN, MULTANI, OLD_HUNGARIAN, SIGNWRITING,
        ADLAM, BHAIKSUKI, MARCHEN, NEWA, OSAGE, TANGUT, MASARAM_GONDI, NUSHU, SOYOMBO,
        ZANABAZAR_SQUARE, HANIFI_ROHINGYA, OLD_SOGDIAN, SOGDIAN, DOGRA, GUNJALA_GONDI, MAKASAR,
        MEDEFAIDRIN, ELYMAIC, NANDINAGARI, NYIAKENG_PUACHUE_HMONG, WANCHO, YEZIDI, CHORASMIAN,
        DIVES_AKURU, KHITAN_SMALL_SCRIPT, UNKNOWN;

        /** Apart, so that naming a script loads no table. */
        private static final class Ranges {
            static final int[] starts = CharacterData.ints(CharacterTables.SCRIPT_STARTS);
            static final char[] values = CharacterData.chars(CharacterTables.SCRIPT_VALUES);
            static final UnicodeScript[] scripts;
            static final Map<String, UnicodeScript> codes = new HashMap<>();

            static {
                String[] words = CharacterTables.SCRIPT_NAMES[0].split(" ");
                scripts = new UnicodeScript[words.length / 2];
                for (int i = 0; i < scripts.length; i++) {
                    scripts[i] = valueOf(words[2 * i]);
                    codes.put(words[2 * i + 1], scripts[i]);
                }
            }
        }

        public static UnicodeScript of(int c) {
            if (!isValidCodePoint(c)) {
                throw new IllegalArgumentException("Not a valid Unicode code point: 0x"
                        + Integer.toHexString(c).toUpperCase());
            }
            int i = Arrays.binarySearch(Ranges.starts, c);
            return Ranges.scripts[Ranges.values[i >= 0 ? i : -i - 2]];
        }

        public static final UnicodeScript forName(String name) {
            String upper = name.toUpperCase(Locale.ENGLISH);
            UnicodeScript script = Ranges.codes.get(upper);
            return script != null ? script : valueOf(upper);
        }
    }

    @Override
    public Optional<DynamicConstantDesc<Character>> describeConstable() {
        return Optional.of(DynamicConstantDesc.ofNamed(ConstantDescs.BSM_EXPLICIT_CAST,
            ConstantDescs.DEFAULT_NAME, ConstantDescs.CD_char, (int) value));
    }
}
