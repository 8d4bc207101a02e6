/* SPDX-License-Identifier: MIT */
package java.util.regex;

import java.util.Locale;

/**
 * A set of characters, as a small expression. Sets that a node asks often are backed by a bit per
 * ASCII character.
 */
final class Chars {
    private static final int ONE = 0;
    private static final int ONE_ASCII = 1;
    private static final int ONE_UNICODE = 2;
    private static final int RANGE = 3;
    private static final int RANGE_ASCII = 4;
    private static final int RANGE_UNICODE = 5;
    private static final int OR = 6;
    private static final int AND = 7;
    private static final int NOT = 8;
    private static final int TYPES = 9;
    private static final int SCRIPT = 10;
    private static final int BLOCK = 11;
    private static final int NAMED = 12;
    private static final int LATIN = 13;

    /** Sets with a name; the first ones hold ASCII only, or characters that are no surrogates. */
    private static final String[] NAMES = {"ASCII", "Alnum", "Alpha", "Blank", "Cntrl", "Digit",
        "Graph", "Lower", "Print", "Punct", "Space", "Upper", "XDigit", "word", "vertical",
        "horizontal", "L1", "all", "dot", "unixdot", "javaLowerCase", "javaUpperCase",
        "javaAlphabetic", "javaIdeographic", "javaTitleCase", "javaDigit", "javaDefined",
        "javaLetter", "javaLetterOrDigit", "javaJavaIdentifierStart", "javaJavaIdentifierPart",
        "javaUnicodeIdentifierStart", "javaUnicodeIdentifierPart", "javaIdentifierIgnorable",
        "javaSpaceChar", "javaWhitespace", "javaISOControl", "javaMirrored", "ASSIGNED",
        "HEXDIGIT", "JOINCONTROL", "NONCHARACTERCODEPOINT", "WHITESPACE", "WORD", "uBlank",
        "uGraph", "uPrint", "caseless"};
    /** How many of the names hold no surrogates and nothing above. */
    private static final int BASIC = 17;
    private static final String[] CATEGORIES = {"Cn", "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Me",
        "Mc", "Nd", "Nl", "No", "Zs", "Zl", "Zp", "Cc", "Cf", "", "Co", "Cs", "Pd", "Ps", "Pe",
        "Pc", "Po", "Sm", "Sc", "Sk", "So", "Pi", "Pf"};
    private static final int CASED = 1 << Character.UPPERCASE_LETTER
            | 1 << Character.LOWERCASE_LETTER | 1 << Character.TITLECASE_LETTER;

    static final Chars DOT = named("dot");
    static final Chars ALL = named("all");

    /** How letters are folded: only those of ASCII, or all. */
    static final int ASCII_FOLD = 1;
    static final int UNICODE_FOLD = 2;

    private final int kind;
    private final int a;
    private final int b;
    private Chars x;
    private Chars y;
    private Object object;
    /** No member is a surrogate or lies above the basic plane. */
    final boolean basic;
    private long low;
    private long high;
    private boolean backed;

    private Chars(int kind, int a, int b, boolean basic) {
        this.kind = kind;
        this.a = a;
        this.b = b;
        this.basic = basic;
    }

    // ---- Making ----

    static Chars one(int c) {
        return new Chars(ONE, c, 0, c < 0x10000 && !Character.isSurrogate((char) c));
    }

    static Chars one(int c, int fold) {
        return one(c, fold != 0, fold == UNICODE_FOLD);
    }

    private static Chars one(int c, boolean fold, boolean unicode) {
        if (fold && unicode) {
            int upper = Character.toUpperCase(c);
            int lower = Character.toLowerCase(upper);
            if (upper != lower) {
                return new Chars(ONE_UNICODE, lower, 0, false);
            }
        } else if (fold && c < 128 && Character.isLetter(c)) {
            return new Chars(ONE_ASCII, c | 32, 0, true);
        }
        return one(c);
    }

    static Chars range(int from, int to, int fold) {
        if (fold != 0) {
            return new Chars(fold == UNICODE_FOLD ? RANGE_UNICODE : RANGE_ASCII, from, to, false);
        }
        return new Chars(RANGE, from, to, to < 0xD800 || from > 0xDFFF && to < 0x10000);
    }

    /** A set of characters below 256, to be filled by add. */
    static Chars latin() {
        Chars c = new Chars(LATIN, 0, 0, true);
        c.object = new boolean[256];
        return c;
    }

    void add(int c, int fold) {
        boolean[] bits = (boolean[]) object;
        if (fold != 0) {
            if (c < 128) {
                bits[lower(c)] = true;
                bits[c >= 'a' && c <= 'z' ? c - 32 : c] = true;
            } else if (fold == UNICODE_FOLD) {
                bits[Character.toLowerCase(c)] = true;
                int upper = Character.toUpperCase(c);
                if (upper < 256) {
                    bits[upper] = true;
                }
            }
        }
        bits[c] = true;
    }

    static Chars named(String name) {
        for (int i = 0; i < NAMES.length; i++) {
            if (NAMES[i].equals(name)) {
                return new Chars(NAMED, i, 0, i < BASIC);
            }
        }
        return null;
    }

    static Chars types(int mask) {
        return new Chars(TYPES, mask, 0, false);
    }

    /** Null: no such script; and so for blocks. */
    static Chars script(String name) {
        try {
            return of(SCRIPT, Character.UnicodeScript.forName(name));
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    static Chars block(String name) {
        try {
            return of(BLOCK, Character.UnicodeBlock.forName(name));
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private static Chars of(int kind, Object object) {
        Chars c = new Chars(kind, 0, 0, false);
        c.object = object;
        return c;
    }

    private static Chars pair(int kind, Chars x, Chars y, boolean basic) {
        Chars c = new Chars(kind, 0, 0, basic);
        c.x = x;
        c.y = y;
        return c;
    }

    Chars or(Chars other) {
        return pair(OR, this, other, basic && other.basic);
    }

    Chars and(Chars other) {
        return pair(AND, this, other, basic && other.basic);
    }

    Chars not() {
        return pair(NOT, this, null, false);
    }

    /** Gives the set its bits for ASCII. */
    Chars back() {
        if (!backed && kind >= RANGE && this != DOT && this != ALL) {
            for (int i = 0; i < 64; i++) {
                low |= is(i) ? 1L << i : 0;
                high |= is(i + 64) ? 1L << i : 0;
            }
            backed = true;
        }
        return this;
    }

    // ---- Properties by name ----

    /** A category, POSIX class or method of Character; null: unknown. */
    static Chars property(String name, boolean fold) {
        int mask = 0;
        for (int i = 0; i < CATEGORIES.length; i++) {
            if (!CATEGORIES[i].isEmpty() && (CATEGORIES[i].equals(name)
                    || name.length() == 1 && CATEGORIES[i].charAt(0) == name.charAt(0))) {
                mask |= 1 << i;
            }
        }
        if (name.equals("LC")) {
            mask = CASED;
        } else if (name.equals("LD")) {
            mask = CASED | 1 << Character.MODIFIER_LETTER | 1 << Character.OTHER_LETTER
                    | 1 << Character.DECIMAL_DIGIT_NUMBER;
        }
        if (mask != 0) {
            return types(fold && (mask == 2 || mask == 4 || mask == 8) ? CASED : mask);
        }
        if (fold) {
            switch (name) {
                case "Lower":
                case "Upper":
                    return named("Alpha");
                case "javaLowerCase":
                case "javaUpperCase":
                case "javaTitleCase":
                    return named("caseless");
                default:
                    break;
            }
        }
        Chars c = named(name);
        return c != null && (c.a < 13 || c.a == 16 || c.a == 17 || c.a >= 20 && c.a <= 37) ? c
                : null;
    }

    /** A binary property of Unicode; null: unknown. */
    static Chars unicode(String name, boolean fold) {
        switch (name.toUpperCase(Locale.ROOT)) {
            case "ALPHABETIC":
                return named("javaAlphabetic");
            case "LETTER":
                return named("javaLetter");
            case "IDEOGRAPHIC":
                return named("javaIdeographic");
            case "LOWERCASE":
                return named(fold ? "caseless" : "javaLowerCase");
            case "UPPERCASE":
                return named(fold ? "caseless" : "javaUpperCase");
            case "TITLECASE":
                return named(fold ? "caseless" : "javaTitleCase");
            case "WHITE_SPACE":
            case "WHITESPACE":
                return named("WHITESPACE");
            case "CONTROL":
                return types(1 << Character.CONTROL);
            case "PUNCTUATION":
                return punctuation();
            case "HEX_DIGIT":
            case "HEXDIGIT":
                return named("HEXDIGIT");
            case "ASSIGNED":
                return named("ASSIGNED");
            case "NONCHARACTER_CODE_POINT":
            case "NONCHARACTERCODEPOINT":
                return named("NONCHARACTERCODEPOINT");
            case "DIGIT":
                return named("javaDigit");
            case "ALNUM":
                return named("javaAlphabetic").or(named("javaDigit"));
            case "BLANK":
                return named("uBlank");
            case "GRAPH":
                return named("uGraph");
            case "PRINT":
                return named("uPrint");
            case "WORD":
                return named("WORD");
            case "JOIN_CONTROL":
            case "JOINCONTROL":
                return named("JOINCONTROL");
            default:
                return null;
        }
    }

    private static Chars punctuation() {
        int mask = 0;
        for (int i = 0; i < CATEGORIES.length; i++) {
            if (CATEGORIES[i].startsWith("P")) {
                mask |= 1 << i;
            }
        }
        return types(mask);
    }

    /** What a POSIX class means under UNICODE_CHARACTER_CLASS; null: unknown. */
    static Chars posix(String name, boolean fold) {
        switch (name.toUpperCase(Locale.ROOT)) {
            case "ALPHA":
                return unicode("ALPHABETIC", fold);
            case "LOWER":
                return unicode("LOWERCASE", fold);
            case "UPPER":
                return unicode("UPPERCASE", fold);
            case "SPACE":
                return unicode("WHITE_SPACE", fold);
            case "PUNCT":
                return unicode("PUNCTUATION", fold);
            case "XDIGIT":
                return unicode("HEX_DIGIT", fold);
            case "ALNUM":
            case "CNTRL":
            case "DIGIT":
            case "BLANK":
            case "GRAPH":
            case "PRINT":
                return name.equalsIgnoreCase("CNTRL") ? unicode("CONTROL", fold)
                        : unicode(name, fold);
            default:
                return null;
        }
    }

    // ---- Asking ----

    static int lower(int c) {
        return c >= 'A' && c <= 'Z' ? c + 32 : c;
    }

    static int fold(int c, int how) {
        return how == 0 ? c : how == ASCII_FOLD ? lower(c)
                : Character.toLowerCase(Character.toUpperCase(c));
    }

    static int upper(int c) {
        return c >= 'a' && c <= 'z' ? c - 32 : c;
    }

    boolean is(int c) {
        if (backed && c < 128) {
            return ((c < 64 ? low : high) >>> c & 1) != 0;
        }
        switch (kind) {
            case ONE:
                return c == a;
            case ONE_ASCII:
                return c == a || lower(c) == a;
            case ONE_UNICODE:
                return c == a || Character.toLowerCase(Character.toUpperCase(c)) == a;
            case RANGE:
                return c >= a && c <= b;
            case RANGE_ASCII:
                return c >= a && c <= b || c < 128 && (upper(c) >= a && upper(c) <= b
                        || lower(c) >= a && lower(c) <= b);
            case RANGE_UNICODE: {
                if (c >= a && c <= b) {
                    return true;
                }
                int up = Character.toUpperCase(c);
                int down = Character.toLowerCase(up);
                return up >= a && up <= b || down >= a && down <= b;
            }
            case OR:
                return x.is(c) || y.is(c);
            case AND:
                return x.is(c) && y.is(c);
            case NOT:
                return !x.is(c);
            case TYPES:
                return (a >> Character.getType(c) & 1) != 0;
            case SCRIPT:
                return Character.UnicodeScript.of(c) == object;
            case BLOCK:
                return Character.UnicodeBlock.of(c) == object;
            case LATIN:
                return c < 256 && ((boolean[]) object)[c];
            default:
                return isNamed(c);
        }
    }

    private boolean isNamed(int c) {
        if (a < 14) {
            return c < 128 && isAscii(c);
        }
        switch (a) {
            case 14:
                return c >= 10 && c <= 13 || c == 0x85 || c == 0x2028 || c == 0x2029;
            case 15:
                return c == 9 || c == ' ' || c == 0xA0 || c == 0x1680 || c == 0x180E
                        || c >= 0x2000 && c <= 0x200A || c == 0x202F || c == 0x205F
                        || c == 0x3000;
            case 16:
                return c < 256;
            case 17:
                return true;
            case 18:
                return c != '\n' && c != '\r' && (c | 1) != 0x2029 && c != 0x85;
            case 19:
                return c != '\n';
            case 20:
                return Character.isLowerCase(c);
            case 21:
                return Character.isUpperCase(c);
            case 22:
                return Character.isAlphabetic(c);
            case 23:
                return Character.isIdeographic(c);
            case 24:
                return Character.isTitleCase(c);
            case 25:
                return Character.isDigit(c);
            case 26:
                return Character.isDefined(c);
            case 27:
                return Character.isLetter(c);
            case 28:
                return Character.isLetterOrDigit(c);
            case 29:
                return Character.isJavaIdentifierStart(c);
            case 30:
                return Character.isJavaIdentifierPart(c);
            case 31:
                return Character.isUnicodeIdentifierStart(c);
            case 32:
                return Character.isUnicodeIdentifierPart(c);
            case 33:
                return Character.isIdentifierIgnorable(c);
            case 34:
                return Character.isSpaceChar(c);
            case 35:
                return Character.isWhitespace(c);
            case 36:
                return Character.isISOControl(c);
            case 37:
                return Character.isMirrored(c);
            case 38:
                return Character.getType(c) != Character.UNASSIGNED;
            case 39:
                return Character.isDigit(c) || isWide(c, '0', 0) || isWide(c, 'A', 1)
                        || isWide(c, 'a', 1);
            case 40:
                return c == 0x200C || c == 0x200D;
            case 41:
                return (c & 0xFFFE) == 0xFFFE || c >= 0xFDD0 && c <= 0xFDEF;
            case 42:
                return isSpace(c);
            case 43:
                return isWord(c);
            case 44:
                return Character.getType(c) == Character.SPACE_SEPARATOR || c == 9;
            case 45:
                return !isSpace(c) && isVisible(c);
            case 46:
                return (!isSpace(c) && isVisible(c) || Character.getType(c)
                        == Character.SPACE_SEPARATOR || c == 9)
                        && Character.getType(c) != Character.CONTROL;
            default:
                return Character.isUpperCase(c) || Character.isLowerCase(c)
                        || Character.isTitleCase(c);
        }
    }

    private static boolean isWide(int c, int from, int letters) {
        int n = letters == 0 ? 10 : 6;
        return c >= from && c < from + n || c >= from + 0xFEE0 && c < from + 0xFEE0 + n;
    }

    private static boolean isVisible(int c) {
        int t = Character.getType(c);
        return t != Character.CONTROL && t != Character.SURROGATE && t != Character.UNASSIGNED
                && t != Character.SPACE_SEPARATOR && t != Character.LINE_SEPARATOR
                && t != Character.PARAGRAPH_SEPARATOR;
    }

    private static boolean isSpace(int c) {
        int t = Character.getType(c);
        return t == Character.SPACE_SEPARATOR || t == Character.LINE_SEPARATOR
                || t == Character.PARAGRAPH_SEPARATOR || c >= 9 && c <= 13 || c == 0x85;
    }

    static boolean isWord(int c) {
        int t = Character.getType(c);
        return Character.isAlphabetic(c) || t == Character.NON_SPACING_MARK
                || t == Character.ENCLOSING_MARK || t == Character.COMBINING_SPACING_MARK
                || t == Character.DECIMAL_DIGIT_NUMBER || t == Character.CONNECTOR_PUNCTUATION
                || c == 0x200C || c == 0x200D;
    }

    private boolean isAscii(int c) {
        boolean digit = c >= '0' && c <= '9';
        boolean up = c >= 'A' && c <= 'Z';
        boolean down = c >= 'a' && c <= 'z';
        switch (a) {
            case 0:
                return true;
            case 1:
                return digit || up || down;
            case 2:
                return up || down;
            case 3:
                return c == ' ' || c == 9;
            case 4:
                return c < 32 || c == 127;
            case 5:
                return digit;
            case 6:
                return c > 32 && c < 127;
            case 7:
                return down;
            case 8:
                return c >= 32 && c < 127;
            case 9:
                return c > 32 && c < 127 && !digit && !up && !down;
            case 10:
                return c == ' ' || c >= 9 && c <= 13;
            case 11:
                return up;
            case 12:
                return digit || (c | 32) >= 'a' && (c | 32) <= 'f';
            default:
                return digit || up || down || c == '_';
        }
    }
}
