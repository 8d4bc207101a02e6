/* SPDX-License-Identifier: MIT */
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Canonical equivalence where java does not see it: marks of the pattern composed in the text,
 * cases, quotes, groups.
 */
public class EquivalentBothWays {
    private static final String[] PATTERNS = {
        "\u00c5", "A\u030a", "\uac01", "(?i)\u00c1", "(?i)A\u0301", "\\Qa\u0301\\E",
        "\u0915\u093c", "\u0308\u0301", "\ud834\udd57\ud834\udd65", "a(?:\u0301)"};
    private static final String[] TEXTS = {
        "a", "\u00e1", "a\u0301", "a\u0301\u0323", "a\u0323\u0301", "\u1ea1\u0301",
        "\u00e1\u0323", "x\u00e1y", "xa\u0301y", "\u00e1b", "a\u0301b", "\u00e1\u00e1x",
        "a\u0301\u00e1", "\u00c1", "A\u0301", "\u212b", "\u00c5", "A\u030a", "\uac00",
        "\u1100\u1161", "\uac01", "\u1100\u1161\u11a8", "\uac00\u11a8", "\u0301", "\u0958",
        "\u0915\u093c", "\u0344", "\u0308\u0301", "\ud834\udd5e", "\ud834\udd57\ud834\udd65",
        "bbb", "ab\u0301\u0323c", ""};

    private static String shown(String s) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) {
            b.append(c > 31 && c < 127 ? String.valueOf(c) : String.format("\\u%04x", (int) c));
        }
        return b.toString();
    }

    public static void main(String[] args) {
        for (String p : PATTERNS) {
            Pattern pattern = Pattern.compile(p, Pattern.CANON_EQ);
            System.out.println(shown(pattern.pattern()) + " " + pattern.flags());
            for (String t : TEXTS) {
                System.out.println("  on " + shown(t) + ": " + found(pattern.matcher(t)));
            }
        }
    }

    private static String found(Matcher m) {
        StringBuilder b = new StringBuilder(m.matches() ? "whole" : "-");
        if (m.lookingAt()) {
            b.append(" to ").append(m.end());
        }
        m.reset();
        while (m.find()) {
            b.append(' ').append(m.start()).append('-').append(m.end());
            for (int g = 1; g <= m.groupCount(); g++) {
                b.append('(').append(m.start(g)).append(',').append(m.end(g)).append(')');
            }
        }
        return b.toString();
    }
}
