/* SPDX-License-Identifier: MIT */
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The boundary of clusters where the same position is asked again, and in a region. */
public class RepeatedBoundaries {
    private static String escaped(String text) {
        StringBuilder b = new StringBuilder();
        for (char c : text.toCharArray()) {
            b.append(c > 32 && c < 127 ? String.valueOf(c) : String.format("\\u%04x", (int) c));
        }
        return b.toString();
    }

    private static String found(Matcher m) {
        StringBuilder b = new StringBuilder();
        while (m.find()) {
            b.append(' ').append(m.start()).append('-').append(m.end());
        }
        return b.toString();
    }

    public static void main(String[] args) {
        String[] patterns = {
            "\\b{g}+", "\\b{g}*", "\\b{g}{2}", "\\b{g}{2,}?", "\\b{g}{0}", "(\\b{g}.)+",
            "(?:.\\b{g})+",
            "(?:\\b{g}){2,3}x?", "\\b{g}.\\b{g}", "\\b{g}.+?\\b{g}", "(?=\\b{g}).", "(?!\\b{g}).",
            "(?<=\\b{g}).", "(?<!\\b{g}).", "(?<=\\b{g}{2}).", "(?<=\\b{g}.{1,2}\\b{g}).",
            "(?>\\b{g}.)+",
            "\\b{g}\\X", "\\X\\b{g}", "\\b{g}\\X\\b{g}", "(?:\\b{g}.)*?\\b{g}\\X", "(?=\\X\\b{g}).",
            "x|\\b{g}", "\\b{g}\\p{M}",
        };
        String[] texts = {
            "", "ab", "ae\u0301\u0302b", "\u0301x", "a\r\nb", "\ud83d\udc68\u200d\ud83d\udc69x",
            "\ud83c\uddeb\ud83c\uddf7\ud83c\uddea", "\u1100\u1161\u11a8x", "\ud83da",
        };
        for (String regex : patterns) {
            Pattern p = Pattern.compile(regex);
            for (String text : texts) {
                System.out.println(regex + " on " + escaped(text) + ":" + found(p.matcher(text)));
            }
        }
        for (String text : texts) {
            Matcher m = Pattern.compile("\\b{g}").matcher(text);
            for (int from = 0; from < text.length(); from++) {
                for (boolean transparent : new boolean[] { false, true }) {
                    m.reset().region(from, text.length()).useTransparentBounds(transparent);
                    System.out.println(escaped(text) + " from " + from + " " + transparent + ":"
                        + found(m));
                }
            }
        }
        for (String regex
            : new String[] { "\\B{g}", "\\b{}", "\\b{g", "\\b{gg}", "[\\b{g}]", "[\\X]" }) {
            try {
                Pattern.compile(regex);
                System.out.println(regex + " compiles");
            } catch (IllegalArgumentException e) {
                System.out.println(regex + " is refused");
            }
        }
    }
}
