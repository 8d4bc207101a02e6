/* SPDX-License-Identifier: MIT */
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Patterns with CANON_EQ: where they match, in places of the text as it was given. */
public class CanonicalEquivalence {
    private static final String[] PATTERNS = {
        "a", "\u00e1", "a\u0301", "a\u0301\u0323", "a\u0323\u0301", "\u1ea1\u0301",
        "\u00e1\u0323", ".", "..", "^.$", "[\u00e1]", "[^\u00e1]", "[a]", "[^a]", "[a-z]",
        "[\u00e0-\u00e5]", "\u00e1+", "a\u0301*", "(a\u0301)+", "[a\u0301]", "[a\u0301b]",
        "\\u00e1", "\\x{e1}", "x\u00e1y", "(?<=\u00e1)b", "\\w", "\\X", "\\p{L}", "\\p{M}",
        "\u0301", "\u212b", "\uac00", "\u1100\u1161", "\u1100", "(.)\\1", "\u00e1|b",
        "[\u00e1&&\\w]", "[[\u00e1]]", "\u0958", "\u0344", "\ud834\udd5e", "b*", "\u00e1?b",
        "[\u1ea1\u0301]", "[\u0301]", "\\u0061\\u0301", "\\x61\\x{301}", "a(\u0301)",
        "[\u00e1]+", "[\u00e1-\u00e9]", "[\u00e1-\u00e9]+x", "a\u0301{2}", "\\b\u00e1\\b",
        "\\bb"};
    private static final String[] TEXTS = {
        "a", "\u00e1", "a\u0301", "a\u0301\u0323", "a\u0323\u0301", "\u1ea1\u0301",
        "\u00e1\u0323", "x\u00e1y", "xa\u0301y", "\u00e1b", "a\u0301b", "\u00e1\u00e1x",
        "a\u0301\u00e1", "\u00c1", "A\u0301", "\u212b", "\u00c5", "A\u030a", "\uac00",
        "\u1100\u1161", "\uac01", "\u1100\u1161\u11a8", "\uac00\u11a8", "\u0301", "\u0958",
        "\u0915\u093c", "\u0344", "\u0308\u0301", "\ud834\udd5e", "bbb", "ab\u0301\u0323c", ""};

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
