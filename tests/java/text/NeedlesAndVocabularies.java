/* SPDX-License-Identifier: MIT */
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Literal beginnings of patterns and choices of many words: places, groups and hitEnd. */
public class NeedlesAndVocabularies {
    static final Random R = new Random(20);
    static final int[] FLAGS = {0, Pattern.CASE_INSENSITIVE, Pattern.CASE_INSENSITIVE
        | Pattern.UNICODE_CASE,
        Pattern.COMMENTS};

    static String word(String alphabet, int most) {
        StringBuilder s = new StringBuilder();
        for (int n = 1 + R.nextInt(most); n > 0; n--)
            s.append(alphabet.charAt(R.nextInt(alphabet.length())));
        return s.toString();
    }

    static String outcome(Pattern p, CharSequence text, int from, int to) {
        StringBuilder out = new StringBuilder();
        Matcher m = p.matcher(text);
        m.region(from, to);
        while (m.find()) {
            out.append(m.start()).append('-').append(m.end()).append(m.hitEnd() ? "!" : "");
            for (int g = 1; g <= m.groupCount(); g++) out.append(',').append(m.start(g));
            out.append(' ');
        }
        out.append(m.hitEnd()).append(m.region(from, to).lookingAt()).append(m.hitEnd())
            .append(m.region(from, to).matches());
        return out.append(m.hitEnd()).toString();
    }

    static int shown(String name, String regex, int flags, String alphabet, int texts) {
        Pattern p = Pattern.compile(regex, flags);
        int hash = 0;
        for (int i = 0; i < texts; i++) {
            String t = word(alphabet, 40);
            int from = R.nextInt(t.length() + 1), to = from + R.nextInt(t.length() - from + 1);
            String a = outcome(p, t, 0, t.length()) + outcome(p, t, from, to);
            String b = outcome(p, new StringBuilder(t), 0, t.length())
                + outcome(p, new StringBuilder(t), from, to);
            if (!a.equals(b))
                System.out.println(name + ": " + regex + " in " + t + ": " + a + " and " + b);
            hash = 31 * hash + a.hashCode();
        }
        return hash;
    }

    public static void main(String[] args) {
        String letters = "abAB", wide = "abB\u00e9\u00c9\u212a\ud83d\ude00";
        for (int flags : FLAGS) {
            for (int round = 0; round < 40; round++) {
                StringBuilder s = new StringBuilder();
                int ways = 6 + R.nextInt(20);
                for (int i = 0; i < ways; i++) {
                    s.append(i == 0 ? "" : "|");
                    switch (R.nextInt(12)) {
                        case 0: s.append("[ab]"); break;
                        case 1: s.append(word("abAB", 2)).append("+"); break;
                        case 2: s.append(word("abAB", 3)).append(".?"); break;
                        case 3: s.append("(").append(word("abAB", 3)).append(")"); break;
                        case 4: s.append(round % 4 == 0 ? "" : "b"); break;
                        default: s.append(word("abAB", 6));
                    }
                }
                String regex = round % 3 == 0 ? "(?:" + s + ")b"
                    : round % 3 == 1 ? "(" + s + ")+" : s.toString();
                System.out.println(flags + " " + round + " "
                    + shown("words", regex, flags, letters, 50));
            }
            for (String form : new String[] {"%s", "%s[ab]", "(%s)a?", "(?:%s)+",
                "\\b%s", "\\B%sb*", "\\Q%s\\E", "%s|",
                "(?>%s)a", "%s{2}", "^%s", "(?m)^%s"}) {
                int sum = 0;
                for (int i = 0; i < 20; i++)
                    sum = 31 * sum + shown("needle", form.replace("%s", word(letters, 4)), flags,
                        letters + (i % 2 == 0 ? "" : " \n"), 30);
                System.out.println(flags + " " + form + " " + sum);
            }
            int sum = 0;
            for (int i = 0; i < 60; i++)
                sum = 31 * sum + shown("wide", word(wide.substring(0, 6), 3), flags, wide, 30);
            System.out.println(flags + " wide " + sum);
        }
        StringBuilder many = new StringBuilder("w0");
        for (int i = 1; i < 20000; i++) many.append("|w").append(i * 7919);
        Pattern p = Pattern.compile(many.toString());
        int found = 0;
        for (int i = 0; i < 3000; i++) found += p.matcher("w" + i * 7919 % 100000).find() ? 1 : 0;
        System.out.println(found + " "
            + p.matcher("w79190").matches() + p.matcher("w7919x").lookingAt()
            + p.matcher("xw").find());
    }
}
