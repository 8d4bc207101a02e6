/* SPDX-License-Identifier: MIT */
/*
 * String: constructors, bytes and character sets, valueOf, join, format, copies and their bad
 * arguments.
 */
import java.nio.charset.*;
import java.util.*;

public class StringMakeWhole extends Whole {

    @SuppressWarnings("deprecation")
    public static void main(String[] args) throws Exception {
        char[] c = { 'a', '\u00e9', '\u20ac', '\ud83d', '\ude00' };
        int[] points = { 'a', 0xe9, 0x20ac, 0x1f600 };
        byte[] bytes = {
            97,
            (byte) 0xc3,
            (byte) 0xa9,
            (byte) 0xe2,
            (byte) 0x82,
            (byte) 0xac,
            (byte) 0xf0,
            (byte) 0x9f,
            (byte) 0x98,
            (byte) 0x80
        };
        p(
            new String(),
            new String("x"),
            new String(c),
            new String(c, 1, 2),
            new String(c, 5, 0),
            new String(points, 0, 4),
            new String(points, 2, 2)
        );
        p(
            new String(new StringBuilder("sb\u20ac")),
            new String(new StringBuffer("sf")),
            new String(bytes),
            new String(bytes, 1, 5),
            new String(bytes, 0),
            new String(bytes, 1, 3, 2)
        );
        p(
            new String(bytes, "UTF-8"),
            new String(bytes, StandardCharsets.ISO_8859_1),
            new String(bytes, 0, 6, "ISO-8859-1"),
            new String(bytes, 0, 6, StandardCharsets.US_ASCII),
            new String(bytes, 0, 10, StandardCharsets.UTF_16BE),
            new String(bytes, StandardCharsets.UTF_16LE)
        );
        t(() -> new String((String) null));
        t(() -> new String((char[]) null));
        t(() -> new String(c, 2, 4));
        t(() -> new String(c, -1, 1));
        t(() -> new String(c, 1, -1));
        t(() -> new String(c, 6, 0));
        t(() -> new String(c, 3, Integer.MAX_VALUE));
        t(() -> new String(points, 3, 2));
        t(() -> new String(points, -1, 0));
        t(() -> new String(new int[] { -1 }, 0, 1));
        t(() -> new String(new int[] { 65, 0x110000 }, 0, 2));
        t(() -> new String(bytes, 8, 3));
        t(() -> new String(bytes, -1, 3));
        t(() -> new String(bytes, 1, -3, "UTF-8"));
        t(() -> new String(bytes, "no-such"));
        t(() -> new String(bytes, "bad name"));
        t(() -> new String(bytes, (String) null));
        t(() -> new String(bytes, (Charset) null));
        t(() -> new String((byte[]) null, StandardCharsets.UTF_8));
        byte[][] bad = {
            { (byte) 0x80 },
            { (byte) 0xc0, (byte) 0x80 },
            { (byte) 0xc3 },
            { (byte) 0xe2, (byte) 0x82 },
            { (byte) 0xe2, 65 },
            { (byte) 0xed, (byte) 0xa0, (byte) 0x80 },
            { (byte) 0xf0, (byte) 0x9f, (byte) 0x98 },
            { (byte) 0xf4, (byte) 0x90, (byte) 0x80, (byte) 0x80 },
            { (byte) 0xf8, (byte) 0x88, (byte) 0x80, (byte) 0x80, (byte) 0x80 },
            { (byte) 0xff, 66 },
            { (byte) 0xe0, (byte) 0x80, (byte) 0x80 },
            { (byte) 0xf0, (byte) 0x80, (byte) 0x80, (byte) 0x80, 67 }
        };
        for (byte[] b : bad)
            p(
                new String(b, StandardCharsets.UTF_8),
                new String(b, StandardCharsets.US_ASCII),
                new String(b, StandardCharsets.UTF_16)
            );
        for (String s : new String[] {
            "",
            "az",
            "\u00e9",
            "\u20ac",
            "\ud83d\ude00",
            "\ud83d",
            "x\ude00y",
            "\0"
        }) {
            p(
                s.getBytes(),
                s.getBytes("UTF-8"),
                s.getBytes(StandardCharsets.US_ASCII),
                s.getBytes(StandardCharsets.ISO_8859_1)
            );
            p(s.getBytes("UTF-16"), s.getBytes("UTF-16LE"), s.getBytes(StandardCharsets.UTF_16BE));
        }
        byte[] target = new byte[4];
        "xabcy".getBytes(1, 4, target, 1);
        p(target);
        t(() -> "abc".getBytes("nope"));
        t(() -> "abc".getBytes((Charset) null));
        t(() -> "abc".getBytes(0, 4, target, 0));
        t(() -> "abc".getBytes(2, 1, target, 0));
        t(() -> "abc".getBytes(0, 3, target, 2));
        char[] into = new char[6];
        Arrays.fill(into, '.');
        "hello".getChars(1, 4, into, 2);
        p(into);
        "h\u20acllo".getChars(0, 2, into, 0);
        p(into);
        t(() -> "abc".getChars(-1, 2, into, 0));
        t(() -> "abc".getChars(0, 4, into, 0));
        t(() -> "abc".getChars(2, 1, into, 0));
        t(() -> "abc".getChars(0, 3, into, 4));
        t(() -> "abc".getChars(0, 3, into, -1));
        t(() -> "abc".getChars(0, 3, null, 0));
        t(() -> "abc".getChars(1, 1, into, 6));
        p("a\u20ac".toCharArray(), "".toCharArray().length);
        p(
            String.valueOf((Object) null),
            String.valueOf(c),
            String.valueOf(c, 1, 1),
            String.valueOf(true),
            String.valueOf('\u20ac'),
            String.valueOf(Integer.MIN_VALUE),
            String.valueOf(Long.MIN_VALUE),
            String.valueOf(-0.0f),
            String.valueOf(Double.MIN_VALUE)
        );
        p(String.copyValueOf(c), String.copyValueOf(c, 0, 1));
        t(() -> String.valueOf((char[]) null));
        t(() -> String.copyValueOf(c, 3, 3));
        p(
            String.join("-"),
            String.join("-", "a"),
            String.join("-", "a", null, "c"),
            String.join("", List.of("x", "y")),
            String.join("\u20ac", new TreeSet<>(List.of("b", "a")))
        );
        t(() -> String.join(null, "a"));
        t(() -> String.join("-", (CharSequence[]) null));
        t(() -> String.join("-", (Iterable<String>) null));
        p(
            String.format("%s %d", "a", 1),
            String.format(Locale.ROOT, "%05d", -42),
            "%x %s".formatted(255, null),
            String.format("%%")
        );
        t(() -> String.format(null));
        t(() -> String.format("%d", "x"));
        t(() -> String.format("%s"));
        p("a".concat(""), "".concat("b"), "a".concat("\u20ac"), "\u20ac".concat("a"));
        t(() -> "a".concat(null));
        p(new String("x").intern() == "x", "x".toString() == "x", ("a" + "b").intern() == "ab");
        p("ab".<Integer>transform(String::length));
        t(() -> "x".transform(null));
    }
}
