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
    /** First and last of each range of pictures (Extended_Pictographic); the others less 0x10000. */
    private static final String BASIC_PICTURES =
            "\u203c\u203c\u2049\u2049\u2122\u2122\u2139\u2139\u2194\u2199\u21a9\u21aa"
            + "\u231a\u231b\u2328\u2328\u2388\u2388\u23cf\u23cf\u23e9\u23f3\u23f8\u23fa"
            + "\u24c2\u24c2\u25aa\u25ab\u25b6\u25b6\u25c0\u25c0\u25fb\u25fe\u2600\u2605"
            + "\u2607\u2612\u2614\u2685\u2690\u2705\u2708\u2712\u2714\u2714\u2716\u2716"
            + "\u271d\u271d\u2721\u2721\u2728\u2728\u2733\u2734\u2744\u2744\u2747\u2747"
            + "\u274c\u274c\u274e\u274e\u2753\u2755\u2757\u2757\u2763\u2767\u2795\u2797"
            + "\u27a1\u27a1\u27b0\u27b0\u27bf\u27bf\u2934\u2935\u2b05\u2b07\u2b1b\u2b1c"
            + "\u2b50\u2b50\u2b55\u2b55\u3030\u3030\u303d\u303d\u3297\u3297\u3299\u3299";
    private static final String OTHER_PICTURES =
            "\uf000\uf0ff\uf10d\uf10f\uf12f\uf12f\uf16c\uf171\uf17e\uf17f\uf18e\uf18e"
            + "\uf191\uf19a\uf1ad\uf1e5\uf201\uf20f\uf21a\uf21a\uf22f\uf22f\uf232\uf23a"
            + "\uf23c\uf23f\uf249\uf3fa\uf400\uf53d\uf546\uf64f\uf680\uf6ff\uf774\uf77f"
            + "\uf7d5\uf7ff\uf80c\uf80f\uf848\uf84f\uf85a\uf85f\uf888\uf88f\uf8ae\uf8ff"
            + "\uf90c\uf93a\uf93c\uf945\uf947\ufaff\ufc00\ufffd";

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
            if (after != EXTEND && after != JOINER && after != SPACING) {
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
                return isApart(c) ? OTHER : SPACING;
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

    /** Spacing marks that start a cluster of their own. */
    private static boolean isApart(int c) {
        return c == 0x102B || c == 0x102C || c == 0x1038 || c >= 0x1062 && c <= 0x1064
                || c >= 0x1067 && c <= 0x106D || c == 0x1083 || c >= 0x1087 && c <= 0x108C
                || c == 0x108F || c >= 0x109A && c <= 0x109C || c == 0x1A61 || c == 0x1A63
                || c == 0x1A64 || c == 0xAA7B || c == 0xAA7D;
    }

    private static boolean isPicture(int c) {
        String table = c < 0x10000 ? BASIC_PICTURES : OTHER_PICTURES;
        c = c < 0x20000 ? c & 0xffff : 0xffff;
        for (int i = 0; i < table.length(); i += 2) {
            if (c <= table.charAt(i + 1)) {
                return c >= table.charAt(i);
            }
        }
        return false;
    }
}
