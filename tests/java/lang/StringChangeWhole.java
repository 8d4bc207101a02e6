/* SPDX-License-Identifier: MIT */
/*
 * String: what makes new texts from a text: parts, replacing, case, stripping, lines, repeat,
 * indent, escapes, split.
 */
import java.util.*;
import java.util.stream.*;

public class StringChangeWhole extends Whole {

    public static void main(String[] args) {
        String h = "hello";
        p(
            h.substring(0),
            h.substring(5),
            h.substring(2, 4),
            h.substring(0, 5) == h,
            h.substring(3, 3),
            h.subSequence(1, 3)
        );
        for (int i = -1; i < 7; i += 7) {
            int at = i;
            t(() -> h.substring(at));
            t(() -> h.substring(at, 3));
            t(() -> h.substring(0, at));
            t(() -> h.subSequence(2, at));
        }
        t(() -> h.substring(3, 2));
        t(() -> "".substring(1));
        p(
            "aXbXc".replace('X', '-'),
            "abc".replace('x', 'y') == "abc",
            "a\u20acb".replace('\u20ac', 'e'),
            "abc".replace('b', '\u20ac'),
            "".replace('a', 'b')
        );
        p(
            "aaa".replace("a", "bb"),
            "aaa".replace("aa", "b"),
            "abc".replace("", "-"),
            "".replace("", "x"),
            "abc".replace("b", ""),
            "a.b.c".replace(".", "\\"),
            "\u20aca\u20ac".replace("\u20ac", "EUR"),
            "abc".replace("abcd", "x")
        );
        t(() -> "a".replace(null, "b"));
        t(() -> "a".replace("b", null));
        p(
            "a1b22".replaceAll("[0-9]+", "<$0>"),
            "a1b22".replaceFirst("[0-9]", ""),
            "aab".matches("a+b"),
            "aab".matches("a+")
        );
        t(() -> "a".replaceAll("(", "x"));
        t(() -> "a".replaceAll("a", "$1"));
        t(() -> "a".replaceAll("a", "\\"));
        t(() -> "a".matches(null));
        for (String s : new String[] {
            "",
            "aBc",
            "\u00df",
            "\u0130",
            "\u0131",
            "\u00e9\u00c9",
            "\u03a3",
            "A\u03a3",
            "A\u03a3B",
            "\ufb01",
            "\u01c5",
            "\ud801\udc00\ud801\udc28",
            "\u1f88",
            "\u0149",
            "\u00ff\u00b5",
            "i\u0307"
        })
            p(
                s,
                s.toUpperCase(),
                s.toLowerCase(),
                s.toUpperCase(Locale.ROOT),
                s.toLowerCase(Locale.ENGLISH),
                s.toUpperCase(new Locale("tr")),
                s.toLowerCase(new Locale("tr")),
                s.toLowerCase(new Locale("lt"))
            );
        t(() -> "a".toUpperCase(null));
        t(() -> "a".toLowerCase(null));
        for (String s : new String[] {
            "",
            " ",
            " a ",
            "\t\n a\r\n",
            "\u2003a\u2003",
            "\u00a0a\u00a0",
            "\u0000a\u001f",
            "\u3000",
            "a b",
            "\u2028x\u0085",
            "\ud83d\ude00 "
        })
            p(
                "[" + s + "]",
                "[" + s.trim() + "]",
                "[" + s.strip() + "]",
                "[" + s.stripLeading() + "]",
                "[" + s.stripTrailing() + "]",
                s.isBlank()
            );
        for (String s : new String[] {
            "",
            "\n",
            "a",
            "a\n",
            "a\nb",
            "a\r\nb\r",
            "\n\na",
            "a\r\r\nb",
            "x\u2028y\n\u20ac"
        })
            p(
                s,
                s.lines().collect(Collectors.toList()),
                s.indent(2),
                s.indent(0),
                s.indent(-1),
                s.stripIndent()
            );
        p(
            "  a\n    b\n   c".stripIndent(),
            "  a\n  ".stripIndent(),
            "\ta\n\t\tb\n".stripIndent(),
            "  a  \n  b".stripIndent(),
            " \n  x\n \n".stripIndent()
        );
        p("   a\n b".indent(-2), "\u3000a".indent(-1), "a\n\nb".indent(1));
        p(
            "a\\tb\\n\\\"\\'\\\\\\101\\60\\0\\377\\s|\\b\\f\\r".translateEscapes(),
            "x\\\ny".translateEscapes(),
            "\\1234\\47\\400".translateEscapes(),
            "".translateEscapes()
        );
        t(() -> "\\q".translateEscapes());
        t(() -> "a\\".translateEscapes());
        t(() -> "\\u0041".translateEscapes());
        p(
            "ab".repeat(0),
            "ab".repeat(1),
            "ab".repeat(3),
            "\u20ac".repeat(2),
            "".repeat(Integer.MAX_VALUE),
            "x".repeat(5)
        );
        t(() -> "a".repeat(-1));
        t(() -> "abc".repeat(Integer.MAX_VALUE));
        for (String s : new String[] {
            "",
            ",",
            "a",
            "a,b",
            ",a,,b,,",
            ",,",
            "a,b,c,d",
            "a\u20acb"
        })
            for (int limit : new int[] { 0, -1, 1, 2, 3 })
                p(s, limit, s.split(",", limit), s.split("", limit), s.split("[,\u20ac]", limit));
        p(
            "a.b.c".split("."),
            "a.b.c".split("\\."),
            "a|b".split("\\|"),
            "a1b2".split("[0-9]"),
            "boo:and:foo".split("o"),
            "boo:and:foo".split("o", -2),
            "a  b".split(" "),
            "abc".split("(?=b)"),
            "\ud83d\ude00x\ud83d\ude00".split("x")
        );
        t(() -> "a".split(null));
        t(() -> "a".split("["));
        t(() -> "a".split("*"));
    }
}
