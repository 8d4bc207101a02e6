// SPDX-License-Identifier: MIT
// Random patterns on random inputs: matches, groups, hitEnd and requireEnd, replacements and errors
// as
// the reference has them; one hash for four patterns. The patterns themselves: java
// RegexRandom.java.
import java.util.*;
import java.util.regex.*;

public class RegexRandom {

    static int hash;
    static final int TOTAL = 3000;

    static String gen(Random r, int d) {
        StringBuilder sb = new StringBuilder();
        int n = 1 + r.nextInt(4);
        for (int i = 0; i < n; i++) {
            sb.append(atom(r, d));
            if (r.nextInt(3) == 0) {
                String[] q = { "*", "+", "?", "{2}", "{1,2}", "{0,1}", "{2,}", "{0}" };
                sb.append(q[r.nextInt(q.length)]);
                int k = r.nextInt(5);
                if (k == 0) sb.append("?");
                else if (k == 1) sb.append("+");
            }
            if (r.nextInt(8) == 0) sb.append("|");
        }
        return sb.toString();
    }

    static String atom(Random r, int d) {
        String[] lits = {
            "a",
            "b",
            "c",
            "A",
            "B",
            "ab",
            "1",
            "_",
            " ",
            "\\.",
            "\n",
            "\u00e9",
            "-",
            "\ud83d\ude00",
            "\\u0061",
            "\\x{62}",
            "x"
        };
        String[] cls = {
            "[abc]",
            "[^a]",
            "[a-c]",
            "[a-c&&[bc]]",
            "[a-z&&[^b]]",
            "[\\d_]",
            "[^\\s]",
            "[a[bc]]",
            "\\d",
            "\\D",
            "\\w",
            "\\W",
            "\\s",
            "\\S",
            ".",
            "\\p{Lower}",
            "\\p{Upper}",
            "\\P{Alpha}",
            "\\p{L}",
            "\\h",
            "\\v",
            "\\R",
            "[\\w&&[^\\d]]",
            "[^a-c&&b]",
            "[-a]",
            "[a-]",
            "[]a]",
            "\\p{IsAlphabetic}",
            "\\p{Lu}",
            "\\X"
        };
        String[] anch = { "^", "$", "\\b", "\\B", "\\A", "\\z", "\\Z", "\\G" };
        int k = r.nextInt(12);
        if (d <= 0 && k >= 8) k = r.nextInt(8);
        switch (k) {
            case 0:
            case 1:
            case 2:
            case 3:
                return lits[r.nextInt(lits.length)];
            case 4:
            case 5:
                return cls[r.nextInt(cls.length)];
            case 6:
                return anch[r.nextInt(anch.length)];
            case 7:
                return r.nextInt(3) == 0
                    ? "\\" + (1 + r.nextInt(3))
                    : r.nextInt(6) == 0
                      ? "\\k<n>"
                      : lits[r.nextInt(5)];
            case 8:
                return "(" + gen(r, d - 1) + ")";
            case 9: {
                String[] p = {
                    "?:",
                    "?=",
                    "?!",
                    "?<=",
                    "?<!",
                    "?>",
                    "?i:",
                    "?<n>",
                    "?s:",
                    "?m:",
                    "?-i:",
                    "?x:",
                    "?i-s:"
                };
                return "(" + p[r.nextInt(p.length)] + gen(r, d - 1) + ")";
            }
            case 10: {
                String[] p = { "(?i)", "(?s)", "(?m)", "(?x)", "(?u)", "(?d)", "(?iu)", "(?-i)" };
                return p[r.nextInt(p.length)];
            }
            default:
                return "\\Q" + lits[r.nextInt(5)] + "*\\E";
        }
    }

    static String input(Random r) {
        String[] p = {
            "a",
            "b",
            "c",
            "ab",
            "abc",
            "A",
            "B",
            "1",
            "_",
            " ",
            "\n",
            "\r\n",
            "\r",
            "\u00e9",
            "\u00c9",
            "-",
            ".",
            "\ud83d\ude00",
            "x",
            "*",
            "\u0085",
            "e\u0301",
            "aa",
            "bb"
        };
        StringBuilder sb = new StringBuilder();
        int n = r.nextInt(8);
        for (int i = 0; i < n; i++) sb.append(p[r.nextInt(p.length)]);
        return sb.toString();
    }

    static String esc(String s) {
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray())
            if (c < 32 || c > 126) sb.append(String.format("\\u%04x", (int) c));
            else sb.append(c);
        return sb.toString();
    }

    public static void main(String[] a) {
        int from = a.length > 0 ? Integer.parseInt(a[0]) : 0,
            to = a.length > 1 ? Integer.parseInt(a[1]) : TOTAL;
        for (int i = from; i < to; i++) {
            Random r = new Random(i * 7919L);
            String p = gen(r, 3);
            int fl = r.nextInt(4) == 0 ? r.nextInt(512) & ~Pattern.CANON_EQ : 0;
            StringBuilder sb = new StringBuilder(i + " " + esc(p) + " " + fl + " ");
            try {
                Pattern q = Pattern.compile(p, fl);
                for (int k = 0; k < 4; k++) {
                    String in = input(r);
                    sb.append(" <" + esc(in) + ">");
                    Matcher m = q.matcher(in);
                    sb.append(m.matches()).append(m.hitEnd()).append(m.requireEnd());
                    sb.append(m.reset().lookingAt() ? m.end() : -1);
                    m.reset();
                    int c = 0;
                    while (m.find() && c++ < 10) {
                        sb.append("{").append(m.start()).append(",").append(m.end());
                        for (int g = 1; g <= m.groupCount(); g++) sb.append(";")
                            .append(m.start(g))
                            .append(",")
                            .append(m.end(g));
                        sb.append("}");
                    }
                    sb.append(m.hitEnd()).append(m.requireEnd());
                    sb.append(esc(q.matcher(in).replaceAll("#")));
                    sb.append(q.split(in).length);
                }
            } catch (PatternSyntaxException e) {
                sb.append("PSE " + esc(e.getMessage()));
            } catch (Throwable e) {
                sb.append(esc(e.toString()));
            }
            hash = hash * 31 + sb.toString().hashCode();
            if (i % 4 == 3) {
                System.out.println(i + " " + Integer.toHexString(hash));
                hash = 0;
            }
        }
    }
}
