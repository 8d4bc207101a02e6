/* SPDX-License-Identifier: MIT */
package java.lang;

/** The conditional and the lengthening case mappings; used by String beyond plain Latin-1. */
final class CaseMapping {
    private CaseMapping() {
    }

    /** Appends the special mapping of the code point at index i, or answers false. */
    static boolean append(StringBuilder out, String s, int i, int c, String language,
                          boolean upper) {
        if (language.equals("tr") || language.equals("az")) {
            if (upper) {
                if (c == 'i') {
                    out.append('\u0130');
                    return true;
                }
            } else if (c == 0x130) {
                out.append('i');
                return true;
            } else if (c == 'I') {
                out.append(beforeDot(s, i + 1) ? 'i' : '\u0131');
                return true;
            } else if (c == 0x307 && afterI(s, i)) {
                return true;
            }
        } else if (language.equals("lt")) {
            if (upper) {
                if (c == 0x307 && afterSoftDotted(s, i)) {
                    return true;
                }
            } else if ((c == 'I' || c == 'J' || c == 0x12e) && moreAbove(s, i + 1)) {
                out.append((char) Character.toLowerCase(c)).append('\u0307');
                return true;
            } else if (c == 0xcc || c == 0xcd || c == 0x128) {
                out.append("i\u0307");
                out.append(c == 0xcc ? '\u0300' : c == 0xcd ? '\u0301' : '\u0303');
                return true;
            }
        }
        if (!upper) {
            if (c == 0x3a3) {
                out.append(isFinal(s, i) ? '\u03c2' : '\u03c3');
                return true;
            }
            if (c == 0x130) {
                out.append("i\u0307");
                return true;
            }
            return false;
        }
        if (c < 0xdf || c > 0xffff) {
            return false;
        }
        String table = CharacterTables.UPPER_EXPANSIONS;
        for (int at = 0; at < table.length(); at += 4) {
            if (table.charAt(at) == c) {
                for (int k = 1; k < 4 && table.charAt(at + k) != 0; k++) {
                    out.append(table.charAt(at + k));
                }
                return true;
            }
        }
        return false;
    }

    private static boolean isCased(int c) {
        return Character.isLowerCase(c) || Character.isUpperCase(c) || Character.isTitleCase(c);
    }

    private static boolean isIgnorable(int c) {
        int type = Character.getType(c);
        return c == '\'' || c == '.' || c == ':' || c == 0xb7 || c == 0x387 || c == 0x2019
                || c == 0x2018 || c == 0x2024 || c == 0x2027
                || type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK
                || type == Character.FORMAT || type == Character.MODIFIER_LETTER
                || type == Character.MODIFIER_SYMBOL;
    }

    private static boolean isFinal(String s, int i) {
        boolean cased = false;
        for (int k = i; k > 0; ) {
            int c = s.codePointBefore(k);
            k -= Character.charCount(c);
            if (!isIgnorable(c)) {
                cased = isCased(c);
                break;
            }
        }
        if (!cased) {
            return false;
        }
        for (int k = i + 1; k < s.length(); ) {
            int c = s.codePointAt(k);
            k += Character.charCount(c);
            if (!isIgnorable(c)) {
                return !isCased(c);
            }
        }
        return true;
    }

    private static boolean beforeDot(String s, int i) {
        for (; i < s.length() && CharacterData.isCombining(s.charAt(i)); i++) {
            if (s.charAt(i) == 0x307) {
                return true;
            }
        }
        return false;
    }

    private static boolean moreAbove(String s, int i) {
        return i < s.length() && CharacterData.isCombining(s.charAt(i));
    }

    private static boolean afterI(String s, int i) {
        for (int k = i - 1; k >= 0; k--) {
            if (s.charAt(k) == 'I') {
                return true;
            }
            if (!CharacterData.isCombining(s.charAt(k))) {
                break;
            }
        }
        return false;
    }

    private static boolean afterSoftDotted(String s, int i) {
        for (int k = i - 1; k >= 0; k--) {
            char c = s.charAt(k);
            if (c == 'i' || c == 'j' || c == 0x12f) {
                return true;
            }
            if (!CharacterData.isCombining(c)) {
                break;
            }
        }
        return false;
    }
}
