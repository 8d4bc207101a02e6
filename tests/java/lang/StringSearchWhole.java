/* SPDX-License-Identifier: MIT */
/*
 * String: searching, comparing, regions, with empty texts, surrogates, both widths of characters
 * and bad indexes.
 */
import java.util.*;

public class StringSearchWhole extends Whole {

    static final String[] TEXTS = {
        "",
        "a",
        "abcabc",
        "A\u00e9b",
        "\u20acuro\u20ac",
        "x\ud83d\ude00y\ud83d\ude00",
        "\ud83d",
        "a\0b"
    };

    public static void main(String[] args) throws Exception {
        for (String s : TEXTS) {
            p(
                "text",
                s,
                s.length(),
                s.isEmpty(),
                s.isBlank(),
                s.hashCode(),
                s.codePointCount(0, s.length())
            );
            for (String part : new String[] {
                "",
                "a",
                "bc",
                "\u00e9",
                "\u20ac",
                "\ud83d\ude00",
                "\ude00",
                "\0b"
            })
                p(
                    part,
                    s.indexOf(part),
                    s.indexOf(part, 1),
                    s.indexOf(part, -5),
                    s.indexOf(part, 99),
                    s.lastIndexOf(part),
                    s.lastIndexOf(part, 1),
                    s.lastIndexOf(part, -1),
                    s.lastIndexOf(part, 99),
                    s.contains(part),
                    s.startsWith(part),
                    s.startsWith(part, 1),
                    s.startsWith(part, -1),
                    s.endsWith(part)
                );
            for (int c : new int[] {
                'a',
                'c',
                0,
                0xe9,
                0x20ac,
                0x1f600,
                0xd83d,
                0xde00,
                -1,
                0x110000
            })
                p(
                    c,
                    s.indexOf(c),
                    s.indexOf(c, 2),
                    s.indexOf(c, -1),
                    s.indexOf(c, 99),
                    s.lastIndexOf(c),
                    s.lastIndexOf(c, 2),
                    s.lastIndexOf(c, -1),
                    s.lastIndexOf(c, 99)
                );
        }
        for (String a : TEXTS) {
            StringBuilder line = new StringBuilder();
            for (String b : TEXTS)
                line.append(a.compareTo(b))
                    .append(' ')
                    .append(a.compareToIgnoreCase(b))
                    .append(' ')
                    .append(a.equals(b) ? "=" : "")
                    .append(a.equalsIgnoreCase(b.toUpperCase(Locale.ROOT)) ? "~ " : " ");
            p(line);
        }
        String s = "Hello, World";
        p(
            s.regionMatches(7, "world", 0, 5),
            s.regionMatches(true, 7, "world", 0, 5),
            s.regionMatches(true, 7, "world", 0, 6),
            s.regionMatches(false, -1, "x", 0, 1)
        );
        p(
            s.regionMatches(true, 0, "h", 0, 0),
            s.regionMatches(true, 0, "h", 0, -1),
            s.regionMatches(12, "", 0, 0),
            s.regionMatches(13, "", 0, 0),
            s.regionMatches(0, "Hello", Integer.MAX_VALUE, 1)
        );
        p(
            "stra\u00dfe".equalsIgnoreCase("STRASSE"),
            "\u0130".equalsIgnoreCase("i"),
            "\u0131".equalsIgnoreCase("I"),
            "\u03c3".equalsIgnoreCase("\u03c2"),
            "\u00b5".equalsIgnoreCase("\u03bc"),
            "\u00ff".equalsIgnoreCase("\u0178")
        );
        p(
            "K".equalsIgnoreCase("\u212a"),
            "\u00e5".equalsIgnoreCase("\u212b"),
            "a".equalsIgnoreCase(null),
            "a".equals(null),
            "a".equals((Object) new StringBuilder("a"))
        );
        p(
            "k".compareToIgnoreCase("\u212a"),
            "\u00b5".compareToIgnoreCase("\u03bc"),
            "abc".compareToIgnoreCase("ABD"),
            "\ud801\udc00".compareToIgnoreCase("\ud801\udc28"),
            "\u017f".compareToIgnoreCase("S")
        );
        p(
            String.CASE_INSENSITIVE_ORDER.compare("B", "a"),
            String.CASE_INSENSITIVE_ORDER.compare("\u0130", "\u0131")
        );
        p(
            "abc".contentEquals("abc"),
            "abc".contentEquals(new StringBuilder("abc")),
            "abc".contentEquals(new StringBuffer("abd")),
            "a\u20ac".contentEquals((CharSequence) new StringBuilder("a\u20ac")),
            "ab".contentEquals(java.nio.CharBuffer.wrap("ab")),
            "".contentEquals("")
        );
        t(() -> "abc".indexOf((String) null));
        t(() -> "abc".contains(null));
        t(() -> "abc".compareTo(null));
        t(() -> "abc".compareToIgnoreCase(null));
        t(() -> "abc".contentEquals((CharSequence) null));
        t(() -> "abc".startsWith(null));
        t(() -> "abc".endsWith(null));
        t(() -> "abc".regionMatches(0, null, 0, 1));
        String e = "x\ud83d\ude00y";
        for (int i = -1; i <= 5; i++) {
            int at = i;
            t(() -> e.charAt(at));
            t(() -> e.codePointAt(at));
            t(() -> e.codePointBefore(at));
            t(() -> e.codePointCount(1, at));
            t(() -> e.offsetByCodePoints(1, at));
            t(() -> e.offsetByCodePoints(at, -1));
            t(() -> "xyzw".charAt(at));
            t(() -> "xyzw".codePointAt(at));
            t(() -> "xyzw".codePointBefore(at));
        }
        t(() -> "abc".codePointCount(2, 1));
        t(() -> "abc".offsetByCodePoints(4, 0));
        t(() -> "abc".offsetByCodePoints(-1, 0));
        p(
            e.chars().boxed().toList(),
            e.codePoints().boxed().toList(),
            "".chars().count(),
            "ab".chars().sum(),
            "\ud83dx\ude00".codePoints().boxed().toList()
        );
    }
}
