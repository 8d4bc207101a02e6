/* SPDX-License-Identifier: MIT */
import java.util.regex.*; import java.math.*; import java.util.*;

public class FormatAndRegex {

    static void f(String s, Object... a) {
        try {
            System.out.println("[" + String.format(Locale.ROOT, s, a) + "]");
        } catch (Exception e) {
            System.out.println(s + " -> " + e);
        }
    }

    static void r(String p, String s) {
        try {
            Matcher m = Pattern.compile(p).matcher(s);
            StringBuilder b = new StringBuilder(p + " / " + s + ":");
            while (m.find()) {
                b.append(" ").append(m.start()).append("-").append(m.end());
                for (int i = 1; i <= m.groupCount(); i++) b.append("(")
                    .append(m.group(i))
                    .append(")");
            }
            System.out.println(b + " m=" + Pattern.matches(p, s));
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    public static void main(String[] x) {
        f("%d %5d|%-5d|%05d|%,d|%+d|%(d|% d", 1, 2, 3, 4, 1234567, 8, -9, 10);
        f("%x %X %#x %o %08x", 255, -1, 255, 8, 3L);
        f("%x", (byte) -1);
        f("%s %10s|%-10s|%.2s|%S", "a", "b", "c", "defg", "up");
        f("%c%c%C", 'a', 66, 'z');
        f("%b %B %b", true, null, "x");
        f("%h", "hello");
        f(
            "%f %.2f %10.3f %-10.1f| %e %E %g %a",
            1.5,
            2.345,
            3.14159,
            2.25,
            12345.678,
            0.00012,
            0.0001234,
            1.0
        );
        f("%.0f %.1f %.3e %g %g", 0.5, 0.15, 9.9999, 1e10, 0.0);
        f("%,.2f %(.2f %+.1f %010.2f", 1234567.891, -5.0, 3.0, -2.5);
        f("%f %f %5.1f", Double.NaN, -1 / 0.0, 1 / 0.0);
        f("%d %x", new BigInteger("123456789012345678901234567890"), new BigInteger("-255"));
        f("%.3f %e", new BigDecimal("123.45678"), new BigDecimal("0.00123"));
        f("%2$s %1$s %<s %s", "a", "b");
        f("%d", "x");
        f("%q", 1);
        f("%-d", 1);
        f("%s");
        f("%.3d", 1);
        f("%n%%|%5%|");
        f("%#s", "x");
        f("%--5d", 1);
        f("%+ d", 1);
        f("%c", 0x110000);
        f("%", 1);
        f("%5", 1);
        f("%0$d", 1);
        f("%s", (Object) null);
        f("%tY-%<tm-%<td", new GregorianCalendar(2020, 1, 29));
        f("%.1f %.3f", 1.25f, 0.1f);
        f("%a %.3a", 0.1, 3.14159);
        f("%08.3e", 123.456);
        f("%,d", -1234);
        r("a*b", "aaab ab b");
        r("(a|b)*c", "ababc");
        r("(\\w+)\\s(\\1)", "hello hello x");
        r("(?<n>\\d+)-\\k<n>", "12-12");
        r("a{2,3}?", "aaaaa");
        r("a++b", "aaab");
        r("(?i)AbC", "aBc");
        r("[a-z&&[^aeiou]]+", "hello world");
        r("^\\w+$", "abc\n");
        r("(?m)^\\w+$", "abc\ndef");
        r("(?<=a)b", "ab cb");
        r("(?<!a)b", "ab cb");
        r("a(?=b)", "ab ac");
        r("a(?!b)", "ab ac");
        r("(?>a+)ab", "aaab");
        r("\\p{Lu}\\p{javaLowerCase}+", "Hello World");
        r("\\bfoo\\b", "foo food foo");
        r("\\Qa.b\\E+", "a.bbb");
        r("(a?)*", "aa");
        r("(a|ab)(c|bcd)(d*)", "abcd");
        r("[^\\d\\s]+", "ab1 cd");
        r("x*", "aaa");
        r(".", "a\uD83D\uDE00b");
        r("(", "");
        r("[a", "");
        r("*a", "");
        r("a{2,1}", "");
        r("\\q", "");
        r("(?<a>x)(?<a>y)", "");
        r("a)", "");
        r("(?z)", "");
        System.out.println(
            Arrays.toString("a,b,,c,,".split(",")) +
                Arrays.toString(Pattern.compile("\\s*,\\s*").split("a , b,c")) +
                Arrays.toString("abc".split("")) +
                Arrays.toString(Pattern.compile("").split("abc", 2))
        );
        System.out.println(
            "foo bar".replaceAll("(\\w+) (\\w+)", "$2 $1") +
                Pattern.compile("\\d")
                    .matcher("a1b2")
                    .replaceAll(m -> "<" + m.group() + ">") +
                Pattern.compile("(?x) a b # c\n c").matcher("abc").matches()
        );
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 100000; i++) sb.append('x');
        System.out.println(Pattern.matches("x*y?[a-z]*", sb));
        Matcher m = Pattern.compile("abc").matcher("ab");
        System.out.println(m.matches() + " " + m.hitEnd());
        System.out.println(Pattern.quote("a\\Eb"));
    }
}
