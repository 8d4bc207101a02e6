/* SPDX-License-Identifier: MIT */
import java.nio.CharBuffer;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Patterns that begin with a text, in strings and other sequences, in regions, at ends. */
public class Needles {
    private static final String[] PATTERNS = {"abcab", "ab", "aaaa", "(abc)ab", "(?<n>ab)(c)?",
            "(?:aba)+",
        "abc[ab]", "\u0161b", "\u0161\u0261", "aa\\b", "(a(ba)|c)", "()ab", "ab|ba", "(?i)abA",
                "bab$", "((aab))",
        "a\uD83D\uDE00b", "abcabcabcabc"};

    private static String found(Pattern p, CharSequence s, int from, int to) {
        StringBuilder b = new StringBuilder();
        Matcher m = p.matcher(s).region(from, to);
        int hash = 0;
        int count = 0;
        while (m.find()) {
            count++;
            for (int g = 0; g <= m.groupCount(); g++) {
                hash = 31 * hash + 7 * m.start(g) + m.end(g);
            }
        }
        return b.append(count).append(' ').append(hash).append(' ').append(m.hitEnd()).toString();
    }

    public static void main(String[] args) {
        Random r = new Random(5);
        String letters = "aaabbc\u0161\u0261\u0361";
        for (int round = 0; round < 40; round++) {
            StringBuilder b = new StringBuilder();
            int length = r.nextInt(200);
            for (int i = 0; i < length; i++) {
                b.append(r.nextInt(30) == 0 ? "\uD83D\uDE00" : r.nextInt(20) == 0 ? "abcab"
                    : String.valueOf(letters.charAt(r.nextInt(letters.length()))));
            }
            int from = r.nextInt(b.length() + 1);
            int to = from + r.nextInt(b.length() - from + 1);
            CharSequence[] texts = {b.toString(), b, CharBuffer.wrap(b.toString())};
            for (String pattern : PATTERNS) {
                Pattern p = Pattern.compile(pattern);
                StringBuilder line = new StringBuilder();
                for (CharSequence s : texts) {
                    line.append(found(p, s, 0, s.length())).append(", ").append(found(p, s, from,
                            to)).append("; ");
                }
                System.out.println(round + " " + line);
            }
        }
    }
}
