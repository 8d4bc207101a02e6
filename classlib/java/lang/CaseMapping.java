/* SPDX-License-Identifier: MIT */
package java.lang;

import java.text.BreakIterator;
import java.util.Locale;

/** The conditional and the lengthening case mappings; used by String beyond plain Latin-1. */
final class CaseMapping {
    /** Letters whose dot gives way to what stands above, as the reference has them. */
    private static final String SOFT_DOTTED =
            "ij\u012f\u0268\u0456\u0458\u1e2d\u1ecb";

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
            } else if (c == 0x307 && follows(s, i, "I")) {
                return true;
            }
        } else if (language.equals("lt")) {
            if (upper) {
                if (c == 0x307 && follows(s, i, SOFT_DOTTED)) {
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
        if (c < 0xdf || c > 0xffff || c < 0x1f80 && Character.toUpperCase(c) != c) {
            return false;
        }
        if (c > 0x1fff && c < 0xfb00) {
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

    /**
     * Letters with case, and of what else is lower or upper case what an older Unicode knew,
     * as in the reference.
     */
    private static boolean isCased(int c) {
        int type = Character.getType(c);
        return type > 0 && type <= Character.TITLECASE_LETTER
            || (c >= 0x2b0 && c <= 0x1d61 || c >= 0x2160 && c <= 0x217f)
            && (Character.isLowerCase(c) || Character.isUpperCase(c));
    }

    /** Whether a sigma ends a word: behind a letter with case and before none in the same word. */
    private static boolean isFinal(String s, int i) {
        int from = i; // blanks divide words, so that the piece between two of them is enough
        while (from > 0 && s.charAt(from - 1) > ' ') {
            from--;
        }
        int to = i + 1;
        while (to < s.length() && s.charAt(to) > ' ') {
            to++;
        }
        BreakIterator words = BreakIterator.getWordInstance(Locale.ROOT);
        words.setText(s.substring(from, to));
        boolean cased = false;
        for (int k = i; !cased && !isEnd(s, k, words, from); ) {
            int c = s.codePointBefore(k);
            k -= Character.charCount(c);
            cased = isCased(c);
        }
        if (!cased) {
            return false;
        }
        for (int k = i + 1; k < to && !isEnd(s, k, words, from); ) {
            int c = s.codePointAt(k);
            k += Character.charCount(c);
            if (isCased(c)) {
                return false;
            }
        }
        return true;
    }

    /* The reference sees the second half of a pair alone, which ends a word. */
    private static boolean isEnd(String s, int at, BreakIterator words, int from) {
        return at > 2 && Character.isSurrogatePair(s.charAt(at - 2), s.charAt(at - 1))
                || words.isBoundary(at - from);
    }

    /* Whether a character stands in the way of what a condition looks for: one that is not
     * combined, or one that stands above as well. */
    private static boolean isBarrier(int c) {
        return !CharacterData.isCombining(c) || isAbove(c);
    }

    private static boolean isAbove(int c) {
        String runs = CharacterTables.ABOVE;
        int end = 0x300;
        for (int i = 0; i < runs.length() && end <= c; i += 2) {
            int start = end + runs.charAt(i);
            end = start + runs.charAt(i + 1);
            if (c >= start && c < end) {
                return true;
            }
        }
        return false;
    }

    private static boolean beforeDot(String s, int i) {
        for (int c; i < s.length(); i += Character.charCount(c)) {
            c = s.codePointAt(i);
            if (c == 0x307 || isBarrier(c)) {
                return c == 0x307;
            }
        }
        return false;
    }

    private static boolean moreAbove(String s, int i) {
        for (int c; i < s.length(); i += Character.charCount(c)) {
            c = s.codePointAt(i);
            if (isBarrier(c)) {
                return isAbove(c);
            }
        }
        return false;
    }

    private static boolean follows(String s, int i, String wanted) {
        for (int c; i > 0; i -= Character.charCount(c)) {
            c = s.codePointBefore(i);
            if (wanted.indexOf(c) >= 0 || isBarrier(c)) {
                return wanted.indexOf(c) >= 0;
            }
        }
        return false;
    }
}
