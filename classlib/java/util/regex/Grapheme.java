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
            if (after != EXTEND && after != JOINER) {
                picture = after == PICTURE;
            }
            regions = after == REGION ? regions + 1 : 0;
            before = after;
            i += Character.charCount(c);
        }
        return Math.min(i, end);
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
            return c <= 0xD7C6 ? V : T;
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
        if (c >= 0x600 && c <= 0x605 || c == 0x6DD || c == 0x70F || c == 0x8E2 || c == 0x110BD
                || c == 0x110CD) {
            return PREPEND;
        }
        switch (Character.getType(c)) {
            case Character.NON_SPACING_MARK:
            case Character.ENCLOSING_MARK:
                return EXTEND;
            case Character.COMBINING_SPACING_MARK:
                return SPACING;
            case Character.CONTROL:
            case Character.FORMAT:
            case Character.LINE_SEPARATOR:
            case Character.PARAGRAPH_SEPARATOR:
            case Character.SURROGATE:
                return CONTROL;
            default:
                break;
        }
        boolean picture = c >= 0x1F000 && c <= 0x1FAFF || c >= 0x2600 && c <= 0x27BF
                || c == 0x203C || c == 0x2049 || c == 0x2122 || c == 0x2139
                || c >= 0x2194 && c <= 0x21AA || c >= 0x231A && c <= 0x23FF
                || c >= 0x25AA && c <= 0x25FE || c >= 0x2934 && c <= 0x2935
                || c >= 0x2B05 && c <= 0x2B55 || c == 0x3030 || c == 0x303D;
        return picture ? PICTURE : OTHER;
    }
}
