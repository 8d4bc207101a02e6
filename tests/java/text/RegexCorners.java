/* SPDX-License-Identifier: MIT */
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Corners of regular expressions: named characters, intersections, halves of pairs, what outlives a
 * search.
 */
public class RegexCorners {

    static void show(String pattern, String text) {
        StringBuilder line = new StringBuilder(pattern + ":");
        try {
            Matcher m = Pattern.compile(pattern).matcher(text);
            for (int n = 0; m.find() && n < 10; n++) line.append(' ')
                .append(m.start())
                .append('-')
                .append(m.end());
            line.append(' ').append(m.hitEnd());
        } catch (PatternSyntaxException e) {
            line.append(' ').append(e.getMessage());
        }
        System.out.println(line);
    }

    public static void main(String[] args) {
        String some = "ab\u263A01 c\uD83D\uDE00&x";
        for (String p : new String[] {
            "\\N{LATIN SMALL LETTER A}",
            "\\N{white smiling face}+.",
            "[\\N{DIGIT ZERO}-\\N{DIGIT NINE}]+",
            "\\N{GRINNING FACE}",
            "\\N{foo}",
            "[\\N{foo}]",
            "\\N{",
            "\\N{}",
            "\\Na"
        })
            show(p, some);
        for (String p : new String[] {
            "[a\\d&&]",
            "[b[a]&&]",
            "[\\da-b&&]",
            "[a[bc]&&]",
            "[&&[a]b]",
            "[&&[^b]b]",
            "[b-c&&[a\\w]0a]",
            "[&&[bc]\\d]",
            "[\\w&&[^b]c[x]]",
            "[&d-f&&]"
        })
            show(p, some);
        for (int from = 0; from < 3; from++) {
            // a search that begins in the middle of a pair
            Matcher m = Pattern.compile(
                from == 0 ? ".*^" : from == 1 ? "[^a]*\\b" : "\\D+(?!$)"
            ).matcher("\uD83D\uDE00x");
            for (int at = 0; at <= 3; at++) System.out.print(
                m.find(at) ? m.start() + "-" + m.end() + " " : "none "
            );
            int n = 0;
            for (m.reset(); m.find() && n < 10; ) n++;
            System.out.println(n);
        }
        for (String p : new String[] { "(?<=\\X)a", "(?<=(\\X)+)a", "(?<=(\\X){2})a", "$(c\\X)+" })
            show(p, "xaa");
        Matcher m = Pattern.compile("b*").matcher("ab");
        while (m.find()) System.out.print(m.start() + "-" + m.end() + " ");
        System.out.println(m.start() + "-" + m.end() + " " + m.start(0) + " " + m.group());
        m.reset();
        m.find(1);
        m.usePattern(Pattern.compile("(a)|(b)"));
        System.out.println(m.start() + "-" + m.end() + " " + m.start(2) + " " + m.group());
    }
}
