/* SPDX-License-Identifier: MIT */
/*
 * Patterns and texts made at random from a seed: finds with groups, matches, splits, replacements,
 * errors. Arguments: how many, seed.
 */
import java.util.*;
import java.util.regex.*;

public class RandomRegexes extends Whole {

    static Random r;
    static int groups;

    static String atom(int depth) {
        switch (r.nextInt(depth > 0 ? 22 : 14)) {
            case 0:
            case 1:
            case 2:
                return "a";
            case 3:
            case 4:
                return "b";
            case 5:
                return "c";
            case 6:
                return ".";
            case 7:
                return new String[] {
                    "[ab]",
                    "[^a]",
                    "[a-c&&[^b]]",
                    "[b-d]",
                    "\\w",
                    "\\d",
                    "\\s",
                    "\\W",
                    "[\\w&&[^c]]",
                    "\\p{Lower}",
                    "\\P{L}",
                    "\\p{Upper}",
                    "[^\\d\\s]",
                    "\\h",
                    "\\R",
                    "[[ab][cd]]"
                }[r.nextInt(16)];
            case 8:
                return new String[] { "^", "$", "\\b", "\\B", "\\A", "\\z", "\\Z", "\\G" }[
                    r.nextInt(8)
                ];
            case 9:
                return groups > 0 ? "\\" + (1 + r.nextInt(groups)) : "b";
            case 10:
                return new String[] {
                    "\\Qa.b\\E",
                    "\\x61",
                    "\\u0062",
                    "\\t",
                    "\\n",
                    "\\.",
                    "\\0141",
                    "\ud83d\ude00",
                    "\\x{1F600}",
                    "A",
                    "1",
                    " "
                }[r.nextInt(12)];
            case 11:
                return "ab";
            case 12:
                return "a";
            case 13:
                return r.nextInt(8) == 0
                    ? new String[] {
                          "(",
                          ")",
                          "[",
                          "*",
                          "+",
                          "?",
                          "{",
                          "\\",
                          "[a",
                          "a{2",
                          "{1}",
                          "\\k<x>",
                          "(?<x>a)",
                          "(?z)",
                          "\\p{No}",
                          "\\pX",
                          "]",
                          "}"
                      }[r.nextInt(18)]
                    : "b";
            case 14:
            case 15:
            case 16:
                groups++;
                return "(" + regex(depth - 1) + ")";
            case 17:
                return "(?:" + regex(depth - 1) + ")";
            case 18:
                return (
                    new String[] { "(?=", "(?!", "(?<=", "(?<!", "(?>" }[r.nextInt(5)] +
                    regex(depth - 1).replaceAll("[*+]|\\{\\d,\\}", "") +
                    ")"
                );
            case 19:
                return (
                    new String[] { "(?i:", "(?s:", "(?m:", "(?x:", "(?-i:", "(?d:", "(?u:" }[
                        r.nextInt(7)
                    ] +
                    regex(depth - 1) +
                    ")"
                );
            case 20:
                return regex(depth - 1) + "|" + regex(depth - 1);
            default:
                return "(?i)";
        }
    }

    static String regex(int depth) {
        StringBuilder b = new StringBuilder();
        for (int n = 1 + r.nextInt(3); n > 0; n--) {
            b.append(atom(depth));
            switch (r.nextInt(12)) {
                case 0:
                    b.append("*");
                    break;
                case 1:
                    b.append("+");
                    break;
                case 2:
                    b.append("?");
                    break;
                case 3:
                    b.append(
                        new String[] { "{2}", "{1,2}", "{0}", "{1,}", "{0,1}", "{2,1}" }[
                            r.nextInt(6)
                        ]
                    );
                    break;
                default:
                    continue;
            }
            if (r.nextInt(3) == 0) b.append(r.nextInt(2) == 0 ? "?" : "+");
        }
        return b.toString();
    }

    static String input() {
        StringBuilder b = new StringBuilder();
        for (int n = r.nextInt(10); n > 0; n--) b.append(
            new String[] {
                "a",
                "a",
                "b",
                "b",
                "c",
                "d",
                "A",
                "B",
                "1",
                " ",
                "\n",
                "\r\n",
                "ab",
                "abab",
                "\ud83d\ude00",
                "\ud83d",
                "a.b",
                "\u00e9"
            }[r.nextInt(18)]
        );
        return b.toString();
    }

    public static void main(String[] args) {
        int count = args.length > 0 ? Integer.parseInt(args[0]) : 300;
        r = new Random(args.length > 1 ? Long.parseLong(args[1]) : 7);
        int[] flags = {
            0,
            0,
            0,
            Pattern.CASE_INSENSITIVE,
            Pattern.MULTILINE,
            Pattern.DOTALL,
            Pattern.UNICODE_CASE | Pattern.CASE_INSENSITIVE,
            Pattern.COMMENTS,
            Pattern.LITERAL,
            Pattern.UNIX_LINES,
            Pattern.UNICODE_CHARACTER_CLASS
        };
        for (int i = 0; i < count; i++) {
            groups = 0;
            String regex = regex(2);
            int f = flags[r.nextInt(flags.length)];
            StringBuilder line = new StringBuilder(regex).append(" /").append(f);
            Pattern p;
            try {
                p = Pattern.compile(regex, f);
            } catch (PatternSyntaxException e) {
                System.out.println(ascii(line + " ! " + e.getDescription() + " @" + e.getIndex()));
                continue;
            }
            for (int k = 0; k < 4; k++) {
                String in = input();
                line.append("\n  ").append(in).append(" => ");
                try {
                    Matcher m = p.matcher(in);
                    if (r.nextInt(6) == 0 && in.length() > 1) m.region(
                        1,
                        in.length() - r.nextInt(2)
                    )
                        .useAnchoringBounds(r.nextBoolean())
                        .useTransparentBounds(r.nextBoolean());
                    boolean any = false;
                    while (m.find()) {
                        any = true;
                        line.append('[').append(m.start()).append(',').append(m.end());
                        for (int g = 1; g <= m.groupCount(); g++) line.append(' ')
                            .append(m.start(g))
                            .append('-')
                            .append(m.end(g));
                        line.append(']');
                    }
                    line.append(m.hitEnd() ? "h" : "").append(any && m.requireEnd() ? "r" : "");
                    m.reset();
                    line.append(m.matches() ? " M" : " m")
                        .append(m.hitEnd() ? "h" : "")
                        .append(m.lookingAt() ? "L" : "l")
                        .append(m.hitEnd() ? "h" : "");
                    line.append(' ')
                        .append(Arrays.toString(p.split(in, r.nextInt(4) - 1)))
                        .append(' ')
                        .append(m.replaceAll("<$0>"))
                        .append(' ')
                        .append(m.replaceFirst(m.groupCount() > 0 ? "{$1}" : "\\$"));
                } catch (RuntimeException e) {
                    line.append("! ").append(e);
                }
            }
            System.out.println(ascii(line.toString()).replace("\\n  ", "\n  "));
        }
    }
}
