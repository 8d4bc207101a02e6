/* SPDX-License-Identifier: MIT */
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

/**
 * Matchers that are moved, bounded and asked at random, and patterns that are refused, drawn from a
 * seed. Arguments: how many,
 * seed.
 */
public class RandomMatchers {

    static Random r;
    static int groups;
    static List<String> names = new ArrayList<>();

    static String pick(String... s) {
        return s[r.nextInt(s.length)];
    }

    static String cls(int d) {
        StringBuilder b = new StringBuilder(r.nextInt(3) == 0 ? "[^" : "[");
        for (int n = 1 + r.nextInt(4); n > 0; n--) switch (r.nextInt(d > 0 ? 10 : 8)) {
            case 0:
                b.append("a-c");
                break;
            case 1:
                b.append(
                    pick(
                        "\\d",
                        "\\W",
                        "\\s",
                        "\\p{L}",
                        "\\p{IsGreek}",
                        "\\p{Lu}",
                        "\\x{1F600}",
                        "\\t",
                        "\\-",
                        "\\\\",
                        "\\h",
                        "\\v",
                        "\\p{javaLowerCase}",
                        "\\P{ASCII}",
                        "\\p{InGreek}",
                        "\\Q-]\\E",
                        "\\N{DIGIT ONE}",
                        "\\R",
                        "\\b"
                    )
                );
                break;
            case 2:
                b.append(
                    pick(
                        "-",
                        "^",
                        "&",
                        "&&",
                        "]",
                        "[",
                        "\ud83d\ude00",
                        "\u00e9",
                        "K",
                        "k",
                        " ",
                        "#",
                        "\n"
                    )
                );
                break;
            case 3:
                b.append("&&").append(cls(0));
                break;
            case 8:
                b.append(cls(d - 1));
                break;
            default:
                b.append("abcABx".charAt(r.nextInt(6)));
        }
        return b.append(r.nextInt(30) == 0 ? "" : "]").toString();
    }

    static String atom(int d) {
        switch (r.nextInt(d > 0 ? 26 : 15)) {
            case 0:
            case 1:
                return "a";
            case 2:
                return "b";
            case 3:
                return "ab";
            case 4:
                return ".";
            case 5:
            case 6:
                return cls(1);
            case 7:
                return pick("^", "$", "\\b", "\\B", "\\A", "\\z", "\\Z", "\\G", "\\R");
            case 8:
                return groups > 0 ? "\\" + (1 + r.nextInt(groups + 1)) : "c";
            case 9:
                return names.isEmpty() ? "c" : "\\k<" + names.get(r.nextInt(names.size())) + ">";
            case 10:
                return pick(
                    "\\Qa.b\\E",
                    "\\Qa",
                    "\\x61",
                    "\\u0062",
                    "\\x{1F600}",
                    "\\0141",
                    "\\cA",
                    "\\e",
                    "\\a",
                    "\\f",
                    "\u00e9",
                    "\u0130",
                    "\u017f",
                    "K",
                    "\ud83d",
                    "\ude00",
                    "\ud83d\ude00",
                    "e\u0301",
                    "\\p{Alpha}",
                    "\\w",
                    "\\d",
                    "\\S",
                    "\\p{IsAlphabetic}",
                    "\\p{IsL}",
                    "\\p{sc=Latin}",
                    "\\p{blk=Greek}",
                    "\\p{gc=Lu}",
                    "\\p{general_category=Nd}",
                    "\\h",
                    "\\H",
                    "\\V"
                );
            case 11:
                return r.nextInt(6) == 0
                    ? pick(
                          "(",
                          ")",
                          "[",
                          "*",
                          "+",
                          "?",
                          "{",
                          "\\",
                          "a{2",
                          "{1}",
                          "\\k<zz>",
                          "(?<1>a)",
                          "(?z)",
                          "\\p{Foo}",
                          "\\pZZ",
                          "]",
                          "}",
                          "\\u12",
                          "\\x{110000}",
                          "\\x{",
                          "\\x1",
                          "\\c",
                          "\\08",
                          "\\y",
                          "(?<=a*)",
                          "(?<a",
                          "(?P<x>a)",
                          "(?#c)",
                          "a{99999999999}",
                          "a{3,2}",
                          "[b-a]",
                          "\\p{In}",
                          "\\p{IsFoo}",
                          "\\p{sc=Foo}",
                          "\\p",
                          "\\P{",
                          "[[:alpha:]]",
                          "\\E",
                          "(?i",
                          "(?-",
                          "(?^i)",
                          "a**",
                          "a+++",
                          "x{,3}",
                          "(?>"
                      )
                    : "b";
            case 12:
                return pick("A", "B", "1", " ", "\n", "#x");
            case 13:
            case 14:
                return "b";
            case 15:
            case 16:
                groups++;
                return "(" + re(d - 1) + ")";
            case 17:
                return "(?:" + re(d - 1) + ")";
            case 18: {
                String n = "n" + r.nextInt(5);
                groups++;
                names.add(n);
                return "(?<" + n + ">" + re(d - 1) + ")";
            }
            case 19:
                return pick("(?=", "(?!", "(?>") + re(d - 1) + ")";
            case 20:
                return (
                    pick("(?<=", "(?<!") +
                    (r.nextInt(4) == 0 ? re(d - 1) : re(d - 1).replaceAll("[*+]|\\{\\d,\\}", "")) +
                    ")"
                );
            case 21:
                return (
                    "(?" +
                    pick("i", "s", "m", "x", "d", "u", "U", "iu", "-i", "i-s", "imsx", "ix-m") +
                    ":" +
                    re(d - 1) +
                    ")"
                );
            case 22:
                return re(d - 1) + "|" + re(d - 1) + (r.nextInt(4) == 0 ? "|" : "");
            case 23:
                return "(?" + pick("i", "s", "m", "u", "-i", "iu", "U", "x") + ")";
            default:
                return "(?:" + re(d - 1) + "|" + re(d - 1) + ")";
        }
    }

    static String re(int d) {
        StringBuilder b = new StringBuilder();
        for (int n = 1 + r.nextInt(3); n > 0; n--) {
            b.append(atom(d));
            if (r.nextInt(3) == 0) {
                b.append(pick("*", "+", "?", "{2}", "{1,2}", "{0}", "{1,}", "{0,1}", "{0,3}"));
                b.append(pick("", "", "?", "+"));
            }
        }
        return b.toString();
    }

    static String in() {
        StringBuilder b = new StringBuilder();
        for (int n = r.nextInt(9); n > 0; n--) b.append(
            pick(
                "a",
                "a",
                "b",
                "b",
                "c",
                "A",
                "B",
                "1",
                " ",
                "\n",
                "\r\n",
                "\r",
                "ab",
                "aab",
                "\ud83d\ude00",
                "\ud83d",
                "\ude00",
                "a.b",
                "\u00e9",
                "e\u0301",
                "\u0130",
                "i",
                "K",
                "\u212a",
                "\u017f",
                "s",
                "\u2028",
                "\u0085",
                "\u03b1",
                "\u0391",
                "x",
                "#"
            )
        );
        return b.toString();
    }

    static String a(String s) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray())
            if (c >= 32 && c < 127) b.append(c);
            else b.append(String.format("\\u%04x", (int) c));
        return b.toString();
    }

    static String st(Matcher m) {
        StringBuilder b = new StringBuilder("[").append(m.start()).append(',').append(m.end());
        for (int g = 1; g <= m.groupCount(); g++) b.append(' ')
            .append(m.start(g))
            .append('-')
            .append(m.end(g));
        return b
            .append(m.hitEnd() ? "h" : "")
            .append(m.hitEnd() ? "" : m.requireEnd() ? "r" : "")
            .append(']')
            .toString();
    }

    static int ix(int n) {
        return r.nextInt(10) == 0 ? r.nextInt(4) - 1 + (r.nextBoolean() ? n : 0) : r.nextInt(n + 1);
    }

    public static void main(String[] z) {
        int count = z.length > 0 ? Integer.parseInt(z[0]) : 300;
        long seed = z.length > 1 ? Long.parseLong(z[1]) : 7;
        for (int i = 0; i < count; i++) {
            r = new Random(seed * 1000000 + i);
            groups = 0;
            names.clear();
            String s = re(3);
            int f = 0;
            for (int k = 0; k < 9; k++) if (r.nextInt(9) == 0) f |= 1 << k;
            if (r.nextInt(10) > 0) f &= ~(Pattern.LITERAL | Pattern.CANON_EQ);
            f &= ~Pattern.CANON_EQ;
            if (r.nextInt(40) == 0) f |= 1 << (8 + r.nextInt(20));
            Pattern p;
            try {
                p = Pattern.compile(s, f);
            } catch (PatternSyntaxException e) {
                System.out.println(
                    i + " " + a(s + " " + f + " ! " + e.getMessage() + " " + e.getIndex())
                );
                continue;
            } catch (Throwable e) {
                System.out.println(i + " " + a(s + " " + f + " ! " + e));
                continue;
            }
            StringBuilder o = new StringBuilder(i + " " + s + " /" + p.flags());
            for (int k = 0; k < 3; k++) {
                String t = in();
                o.append("\n  ").append(t).append(" => ");
                Matcher m = p.matcher(t);
                for (int q = 0; q < 6; q++) try {
                    switch (r.nextInt(20)) {
                        case 0: {
                            int x = ix(t.length()),
                                y = ix(t.length());
                            m.region(x, y);
                            o.append("R" + x + "," + y);
                            break;
                        }
                        case 1:
                            m.useAnchoringBounds(r.nextBoolean());
                            o.append(m.hasAnchoringBounds());
                            break;
                        case 2:
                            m.useTransparentBounds(r.nextBoolean());
                            o.append(m.hasTransparentBounds());
                            break;
                        case 3: {
                            int x = ix(t.length());
                            o.append("f" + x + m.find(x) + (m.find() ? st(m) : ""));
                            break;
                        }
                        case 4:
                            o.append(m.matches() ? "M" + st(m) : "m" + m.hitEnd());
                            break;
                        case 5:
                            o.append(m.lookingAt() ? "L" + st(m) : "l" + m.hitEnd());
                            break;
                        case 6:
                            m.reset();
                            break;
                        case 7: {
                            String rep = pick(
                                "<$0>",
                                "$1",
                                "$2",
                                "\\$",
                                "${n1}",
                                "${n9}",
                                "$",
                                "\\",
                                "x",
                                "${",
                                "$x",
                                "${n1",
                                "$12",
                                "${1}",
                                "$0$0"
                            );
                            o.append(rep).append(m.replaceAll(rep));
                            break;
                        }
                        case 8: {
                            StringBuilder sb = new StringBuilder();
                            while (m.find()) m.appendReplacement(sb, pick("<$0>", "-", "$1"));
                            m.appendTail(sb);
                            o.append("A").append(sb);
                            break;
                        }
                        case 9:
                            o.append(Arrays.toString(p.split(t, r.nextInt(5) - 1)));
                            break;
                        case 10:
                            o.append(p.splitAsStream(t).collect(Collectors.toList()));
                            break;
                        case 11:
                            o.append(
                                m
                                    .results()
                                    .map(x -> x.start() + "~" + x.group())
                                    .collect(Collectors.toList())
                            );
                            break;
                        case 12:
                            o.append(m.group(pick("n0", "n1", "n2")));
                            break;
                        case 13:
                            o.append(m.toMatchResult().group());
                            break;
                        case 14:
                            o.append(m.replaceFirst(x -> "{" + x.group().length() + "}"));
                            break;
                        case 15: {
                            Pattern p2 = Pattern.compile(pick("a", "(b)|c", "."));
                            m.usePattern(p2);
                            o.append("P");
                            break;
                        }
                        case 16:
                            o.append(a(m.toString()));
                            break;
                        case 17:
                            o.append(p.asPredicate().test(t)).append(p.asMatchPredicate().test(t));
                            break;
                        default:
                            if (m.find()) o.append(st(m));
                            else o.append("-" + m.hitEnd());
                    }
                    o.append(' ');
                } catch (Throwable e) {
                    o.append("!" + e + " ");
                }
                try {
                    while (o.length() < 3000 && m.find()) o.append(st(m));
                } catch (Throwable e) {
                    o.append("NPE");
                }
            }
            System.out.println(a(o.toString()).replace("\\u000a  ", "\n  "));
        }
    }
}
