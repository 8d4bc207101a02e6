/* SPDX-License-Identifier: MIT */
package java.util.regex;

/** Boundaries of what a reader takes for one character (UAX 29, extended clusters). */
final class Grapheme {
    private static final int OTHER = 0;
    private static final int CR = 1;
    private static final int LF = 2;
    private static final int CONTROL = 3;
    private static final int EXTEND = 4;
    private static final int JOINER = 5;
    private static final int REGION = 6;
    private static final int PREPEND = 7;
    private static final int SPACING = 8;
    private static final int L = 9;
    private static final int V = 10;
    private static final int T = 11;
    private static final int LV = 12;
    private static final int LVT = 13;
    private static final int PICTURE = 14;
    /**
     * First and last of each range of pictures (Extended_Pictographic); the others less 0x10000.
     */
    private static final String BASIC_PICTURES =
            "\u203C\u203C\u2049\u2049\u2122\u2122\u2139\u2139\u2194\u2199\u21A9\u21AA\u231A\u231B"
            + "\u2328\u2328\u2388\u2388\u23CF\u23CF\u23E9\u23F3\u23F8\u23FA\u24C2\u24C2\u25AA\u25AB"
            + "\u25B6\u25B6\u25C0\u25C0\u25FB\u25FE\u2600\u2605\u2607\u2612\u2614\u2685\u2690\u2705"
            + "\u2708\u2712\u2714\u2714\u2716\u2716\u271D\u271D\u2721\u2721\u2728\u2728\u2733\u2734"
            + "\u2744\u2744\u2747\u2747\u274C\u274C\u274E\u274E\u2753\u2755\u2757\u2757\u2763\u2767"
            + "\u2795\u2797\u27A1\u27A1\u27B0\u27B0\u27BF\u27BF\u2934\u2935\u2B05\u2B07\u2B1B\u2B1C"
            + "\u2B50\u2B50\u2B55\u2B55\u3030\u3030\u303D\u303D\u3297\u3297\u3299\u3299";
    private static final String OTHER_PICTURES =
            "\uF000\uF0FF\uF10D\uF10F\uF12F\uF12F\uF16C\uF171\uF17E\uF17F\uF18E\uF18E\uF191\uF19A"
            + "\uF1AD\uF1E5\uF201\uF20F\uF21A\uF21A\uF22F\uF22F\uF232\uF23A\uF23C\uF23F\uF249\uF3FA"
            + "\uF400\uF53D\uF546\uF64F\uF680\uF6FF\uF774\uF77F\uF7D5\uF7FF\uF80C\uF80F\uF848\uF84F"
            + "\uF85A\uF85F\uF888\uF88F\uF8AE\uF8FF\uF90C\uF93A\uF93C\uF945\uF947\uFAFF"
            + "\uFC00\uFFFD";

    /** Ranges of spacing marks that begin a cluster of their own. */
    private static final String APART = "\u102b\u102c\u1038\u1038\u1062\u1064\u1067\u106d"
            + "\u1083\u1083\u1087\u108c\u108f\u108f\u109a\u109c\u1a61\u1a61\u1a63\u1a64"
            + "\uaa7b\uaa7b\uaa7d\uaa7d";

    private Grapheme() {
    }

    /** The first boundary after an index. */
    static int next(CharSequence s, int i, int end) {
        int c = Character.codePointAt(s, i);
        i += Character.charCount(c);
        int before = kind(c);
        boolean picture = before == PICTURE;
        int regions = before == REGION ? 1 : 0;
        while (i < end) {
            c = Character.codePointAt(s, i);
            int after = kind(c);
            boolean together = picture && before == JOINER && after == PICTURE
                    || before == REGION && after == REGION && (regions & 1) == 1
                    || joins(before, after);
            if (!together) {
                break;
            }
            if (!isPartOfPicture(after)) {
                picture = after == PICTURE;
            }
            regions = after == REGION ? regions + 1 : 0;
            before = after;
            i += Character.charCount(c);
        }
        return Math.min(i, end);
    }

    /** Is there one at i, behind the first character of the text and before its end? */
    static boolean isBoundary(CharSequence s, int from, int i) {
        if (Character.isSurrogatePair(s.charAt(i - 1), s.charAt(i))) {
            return false;
        }
        int before = kind(last(s, from, i));
        int after = kind(Character.codePointAt(s, i));
        if (before == REGION && after == REGION) {
            return (countBefore(s, from, i, REGION) & 1) == 0;
        }
        if (before == JOINER && after == PICTURE) {
            int marks = i - 1;
            while (marks > from && isPartOfPicture(kind(last(s, from, marks)))) {
                marks -= Character.charCount(last(s, from, marks));
            }
            return marks <= from || kind(last(s, from, marks)) != PICTURE;
        }
        return !joins(before, after);
    }

    /** The character that ends at i, of which at most a half lies before the text. */
    private static int last(CharSequence s, int from, int i) {
        return i - 1 > from ? Character.codePointBefore(s, i) : s.charAt(i - 1);
    }

    private static int countBefore(CharSequence s, int from, int i, int kind) {
        int count = 0;
        while (i > from) {
            int c = last(s, from, i);
            if (kind(c) != kind) {
                break;
            }
            count++;
            i -= Character.charCount(c);
        }
        return count;
    }

    private static boolean isPartOfPicture(int kind) {
        return kind == EXTEND || kind == JOINER || kind == SPACING;
    }

    private static boolean joins(int a, int b) {
        if (a == CR || b == CR || a == LF || b == LF || a == CONTROL || b == CONTROL) {
            return a == CR && b == LF;
        }
        if (b == EXTEND || b == JOINER || b == SPACING || a == PREPEND) {
            return true;
        }
        return a == L && (b == L || b == V || b == LV || b == LVT)
                || (a == LV || a == V) && (b == V || b == T) || (a == LVT || a == T) && b == T;
    }

    private static int kind(int c) {
        if (c < 0x300) {
            return c == '\r' ? CR : c == '\n' ? LF : c < 32 || c >= 127 && c < 160 || c == 0xAD
                    ? CONTROL : c == 0xA9 || c == 0xAE ? PICTURE : OTHER;
        }
        if (c >= 0x1100 && c <= 0x11FF) {
            return c < 0x1160 ? L : c < 0x11A8 ? V : T;
        }
        if (c >= 0xA960 && c <= 0xA97C) {
            return L;
        }
        if (c >= 0xAC00 && c <= 0xD7A3) {
            return (c - 0xAC00) % 28 == 0 ? LV : LVT;
        }
        if (c >= 0xD7B0 && c <= 0xD7FB) {
            return c <= 0xD7C6 ? V : c < 0xD7CB ? CONTROL : T;
        }
        if (c == 0x200D) {
            return JOINER;
        }
        if (c == 0x200C || c >= 0x1F3FB && c <= 0x1F3FF || c == 0xFF9E || c == 0xFF9F
                || c >= 0xE0020 && c <= 0xE007F) {
            return EXTEND;
        }
        if (c >= 0x1F1E6 && c <= 0x1F1FF) {
            return REGION;
        }
        if (c >= 0x600 && c <= 0x605 || c == 0x6DD || c == 0x70F || c == 0x8E2 || c == 0xD4E
                || c == 0x110BD || c == 0x110CD || c == 0x111C2 || c == 0x111C3 || c == 0x1193F
                || c == 0x11941 || c == 0x11A3A || c >= 0x11A84 && c <= 0x11A89
                || c == 0x11D46) {
            return PREPEND;
        }
        if (isPicture(c)) {
            return PICTURE;
        }
        if (c == 0xE33 || c == 0xEB3) {
            return SPACING;
        }
        switch (Character.getType(c)) {
            case Character.NON_SPACING_MARK:
            case Character.ENCLOSING_MARK:
                return EXTEND;
            case Character.COMBINING_SPACING_MARK:
                return isIn(APART, c) ? OTHER : SPACING;
            case Character.CONTROL:
            case Character.FORMAT:
            case Character.LINE_SEPARATOR:
            case Character.PARAGRAPH_SEPARATOR:
            case Character.SURROGATE:
                return CONTROL;
            case Character.UNASSIGNED:
                return c == 0x378 ? OTHER : CONTROL; // as the reference has it
            default:
                return OTHER;
        }
    }

    private static boolean isPicture(int c) {
        return isIn(c < 0x10000 ? BASIC_PICTURES : OTHER_PICTURES, c < 0x20000 ? c & 0xffff
                : 0xffff);
    }

    /** Is a character in one of the ranges, which are in order? */
    private static boolean isIn(String table, int c) {
        for (int i = 0; i < table.length(); i += 2) {
            if (c <= table.charAt(i + 1)) {
                return c >= table.charAt(i);
            }
        }
        return false;
    }
}
