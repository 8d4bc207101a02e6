// SPDX-License-Identifier: MIT
// Properties, scripts, blocks, errors, replacements, regions, bounds, splits, and patterns that
// would explode.
import java.util.*;
import java.util.regex.*;

public class RegexFeatures {

    static void p(Object o) {
        System.out.println(o);
    }

    interface X {
        Object run() throws Exception;
    }

    static void t(X x) {
        try {
            p(x.run());
        } catch (Exception e) {
            p(String.valueOf(e).replace("\n", "|"));
        }
    }

    public static void main(String[] a) {
        for (String s : new String[] {
            "\\p{L}+",
            "\\p{Lu}\\p{Ll}*",
            "\\p{IsGreek}+",
            "\\p{InGreek}+",
            "\\p{script=Han}+",
            "\\p{sc=Latin}+",
            "\\p{block=Basic Latin}+",
            "\\p{blk=BasicLatin}+",
            "\\p{gc=Nd}+",
            "\\p{general_category=P}+",
            "\\p{IsAlphabetic}+",
            "\\p{IsPunctuation}",
            "\\p{javaLowerCase}+",
            "\\P{L}+",
            "[\\p{L}&&[^\\p{Lu}]]+",
            "\\p{Punct}+",
            "\\p{XDigit}+",
            "\\p{Blank}",
            "\\p{Cntrl}",
            "\\p{Graph}+",
            "\\p{Print}+",
            "\\p{ASCII}+",
            "\\p{IsEmoji}",
            "\\p{IsWhite_Space}",
            "\\p{InCombiningDiacriticalMarks}",
            "\\p{IsL}",
            "\\p{IsLatin}+",
            "\\pL",
            "\\pN+",
            "\\p{LC}+",
            "\\p{all}+",
            "\\p{L1}+",
            "\\p{javaMirrored}",
            "\\p{IsIdeographic}",
            "\\p{IsHex_Digit}+",
            "\\p{IsJoin_Control}",
            "\\p{IsAssigned}",
            "\\p{IsTitlecase}",
            "(?U)\\w+",
            "(?U)\\d+",
            "(?U)\\s",
            "(?U)\\p{Lower}+",
            "(?U)\\p{Punct}",
            "(?U)\\bx",
            "(?i)\\p{Lu}+",
            "(?iu)\u03c3",
            "(?iu)[\u03b1-\u03c9]+",
            "(?i)[a-z]+",
            "(?iu)k",
            "(?iu)[k]",
            "(?iu)\u017f",
            "(?i)straSSe"
        })
            t(() -> {
                StringBuilder sb = new StringBuilder(s + ": ");
                Matcher m = Pattern.compile(s).matcher(
                    "Hello W\u00f6rld 123 \u03b1\u03b2\u0393\u03a3\u03c2 \u4e2d\u6587 (x) " +
                        "\u0661\u0662 \u212a \u017f \u01c5 a\u0301 \u200d STRASSE\t\u00a0!"
                );
                while (m.find()) sb.append(m.start()).append('-').append(m.end()).append(' ');
                return sb;
            });
        for (String s : new String[] {
            "[",
            "[]",
            "[a",
            "(",
            ")",
            "(?",
            "(?z)",
            "(?<",
            "(?<n",
            "(?<1>a)",
            "(?<n>a)(?<n>b)",
            "\\",
            "\\q",
            "*",
            "a**",
            "a{",
            "a{1",
            "a{1,",
            "a{2,1}",
            "a{99999999999}",
            "[b-a]",
            "\\p{Foo}",
            "\\p{IsFoo}",
            "\\p{InFoo}",
            "\\p{sc=Foo}",
            "\\p{x=y}",
            "\\p{",
            "\\p{}",
            "\\k",
            "\\k<",
            "\\k<x>",
            "\\x",
            "\\x{110000}",
            "\\x{41",
            "\\u12",
            "\\0",
            "\\08",
            "\\c",
            "(?<=a*b+)",
            "(?i",
            "(?i:a",
            "(?#a)",
            "(?$)",
            "[[a]",
            "[a&&",
            "[&&]",
            "[&&a]",
            "[a&&&&b]",
            "[a&&]",
            "[^]",
            "[^^]",
            "a|*",
            "\\Qabc",
            "\\Qa\\Eb*",
            "x{0}",
            "x{,2}",
            "{1}",
            "{",
            "}",
            "]",
            "\\E",
            "\\N{foo}",
            "\\N",
            "a++*",
            "(a)\\2",
            "\\b{g",
            "\\b{x}"
        })
            t(() -> s + " " + Pattern.compile(s).matcher("aab").replaceAll("<$0>"));
        Pattern q = Pattern.compile("(?<y>\\d{4})-(?<m>\\d\\d)");
        Matcher m = q.matcher("on 2024-05 and 1999-12.");
        while (m.find())
            p(m.group("y") + m.start("m") + m.end("m") + m.group(0) + m.toMatchResult().group(2));
        t(() -> m.group());
        t(() -> m.start());
        t(() -> q.matcher("x").group("y"));
        m.reset();
        m.find();
        t(() -> m.group("zz"));
        t(() -> m.group(5));
        t(() -> m.group(-1));
        p(q.matcher("2024-05 1999-12").replaceAll("${m}/$1"));
        t(() -> q.matcher("2024-05").replaceAll("$"));
        t(() -> q.matcher("2024-05").replaceAll("$9"));
        t(() -> q.matcher("2024-05").replaceAll("\\"));
        t(() -> q.matcher("2024-05").replaceAll("${q}"));
        t(() -> q.matcher("2024-05").replaceAll("${q"));
        t(() -> q.matcher("2024-05").replaceAll("${1}"));
        t(() -> q.matcher("2024-05").replaceAll("$x"));
        t(() -> q.matcher("2024-05").replaceAll("\\$1$12"));
        t(() -> q.matcher("2024-05").replaceAll("${}"));
        p(
            q
                .matcher("2024-05 1999-12")
                .replaceAll(r -> r.group(1).substring(2) + "$$".replace("$", "\\$"))
        );
        p(q.matcher("2024-05 1999-12").replaceFirst(r -> "x"));
        p(q.matcher("2024-05 1999-12").results().map(MatchResult::group).toList());
        p(Matcher.quoteReplacement("a$b\\c"));
        p(Pattern.quote("a.b") + Pattern.quote("a\\Eb"));
        p("a.b\\Ec".matches(Pattern.quote("a.b\\Ec")));
        Matcher r = Pattern.compile("^a|b$|\\bc").matcher("aab cb");
        for (boolean an : new boolean[] { true, false })
            for (boolean tr : new boolean[] { true, false }) {
                r.reset().region(1, 6).useAnchoringBounds(an).useTransparentBounds(tr);
                StringBuilder sb = new StringBuilder(an + " " + tr + " ");
                while (r.find()) sb.append(r.start()).append(r.group()).append(' ');
                p(sb);
                r.region(4, 5);
                p(
                    r.matches() +
                        " " +
                        r.lookingAt() +
                        r.regionStart() +
                        r.regionEnd() +
                        r.hasTransparentBounds() +
                        r.hasAnchoringBounds()
                );
            }
        t(() -> r.region(5, 2));
        t(() -> r.region(0, 99));
        p(
            Pattern.compile("(?<=a)b(?=c)")
                .matcher("abc")
                .region(1, 2)
                .useTransparentBounds(true)
                .find() +
                " " +
                Pattern.compile("(?<=a)b(?=c)").matcher("abc").region(1, 2).find()
        );
        StringBuffer sf = new StringBuffer();
        StringBuilder sl = new StringBuilder();
        Matcher n = Pattern.compile("(\\w)(\\d)?").matcher("a1 b c3");
        while (n.find()) {
            n.appendReplacement(sf, "[$1|$2]");
        }
        n.appendTail(sf);
        p(sf);
        n.reset();
        while (n.find()) n.appendReplacement(sl, "<$0>");
        n.appendTail(sl);
        p(sl);
        t(() -> Pattern.compile("x").matcher("y").appendReplacement(new StringBuilder(), "z"));
        for (String s : new String[] { "a,b,,c,,", ",a", "", "a", ",", ",," }) {
            p(
                Arrays.toString(s.split(",")) +
                    Arrays.toString(s.split(",", -1)) +
                    Arrays.toString(s.split(",", 2)) +
                    Arrays.toString(s.split("")) +
                    Arrays.toString(s.split("(?=,)"))
            );
            p(Pattern.compile(",").splitAsStream(s).toList());
        }
        p(
            q.toString() +
                q.flags() +
                q.pattern() +
                Pattern.compile(
                    "a",
                    Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CHARACTER_CLASS
                ).flags() +
                Pattern.compile("(?i)a").flags()
        );
        p(q.asPredicate().test("x 2024-05") + " " + q.asMatchPredicate().test("x 2024-05"));
        t(() -> Pattern.compile("a", 1 << 20));
        p(m);
        p(m.reset("zz") + " " + m.find() + m.hitEnd());
        m.usePattern(Pattern.compile("z"));
        p(m.reset().find() + m.group() + m.pattern());
        t(() -> m.usePattern(null));
        t(() -> m.find(99));
        p(m.find(1) + " " + m.start());
        p(Pattern.matches("a*", "aaa"));
        long t0 = System.nanoTime();
        for (String[] s : new String[][] {
            { "(a+)+b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" },
            { "(a|aa)+$", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab" },
            { "(x+x+)+y", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" },
            { "^(([a-z])+.)+[A-Z]([a-z])+$", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" },
            { "(.*)*x", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" }
        })
            p(s[0] + " " + Pattern.compile(s[0]).matcher(s[1]).find());
        try {
            Pattern.compile("(a|b)*c").matcher("ab".repeat(200000)).matches();
            p("no overflow");
        } catch (StackOverflowError e) {
            p("StackOverflowError");
        }
        p(
            Pattern.compile("[ab]*c")
                .matcher("ab".repeat(200000) + "c")
                .matches()
        );
        p(
            Pattern.compile("(?:ab)*c")
                .matcher("ab".repeat(200000) + "c")
                .matches()
        );
    }
}
