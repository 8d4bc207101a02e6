/* SPDX-License-Identifier: MIT */
/* StringBuffer: every member, as of its younger brother. */
import java.util.*;

public class StringBufferWhole extends Whole {

    static StringBuffer b(String s) {
        return new StringBuffer(s);
    }

    public static void main(String[] args) {
        p(
            new StringBuffer().capacity(),
            new StringBuffer(5).capacity(),
            new StringBuffer("abc").capacity(),
            new StringBuffer((CharSequence) "ab").capacity(),
            new StringBuffer((CharSequence) b("x\u20ac"))
        );
        t(() -> new StringBuffer(-1));
        t(() -> new StringBuffer((String) null));
        t(() -> new StringBuffer((CharSequence) null));
        char[] c = { 'x', 'y', '\u20ac', 'z' };
        StringBuffer s = new StringBuffer();
        s.append((Object) null)
            .append((String) null)
            .append((StringBuffer) null)
            .append((CharSequence) null)
            .append('|')
            .append(1)
            .append(Long.MIN_VALUE)
            .append(-0.0f)
            .append(1e100)
            .append(true)
            .append(false);
        p(s, s.length());
        s.append(c)
            .append(c, 1, 2)
            .append("abcdef", 2, 4)
            .append((CharSequence) b("q"))
            .append(new StringBuilder("buf"))
            .append(
                new Object() {
                    public String toString() {
                        return "obj";
                    }
                }
            )
            .append("")
            .appendCodePoint(0x1f600)
            .appendCodePoint(65);
        p(s, s.length());
        t(() -> b("").append((char[]) null));
        t(() -> b("").append(c, 3, 2));
        t(() -> b("").append(c, -1, 2));
        t(() -> b("").append("abc", 2, 4));
        t(() -> b("").append("abc", 2, 1));
        t(() -> b("").append((CharSequence) null, 1, 3));
        t(() -> b("").append((CharSequence) null, 1, 9));
        t(() -> b("").appendCodePoint(-1));
        t(() -> b("").appendCodePoint(0x110000));
        for (String text : new String[] { "hello", "h\u20acllo" }) {
            p(
                b(text).insert(0, "<>"),
                b(text).insert(5, '!'),
                b(text).insert(2, (Object) null),
                b(text).insert(2, (String) null),
                b(text).insert(1, c),
                b(text).insert(1, c, 2, 2),
                b(text).insert(3, (CharSequence) "cs"),
                b(text).insert(3, "abcd", 1, 3)
            );
            p(
                b(text).insert(0, true),
                b(text).insert(1, -7),
                b(text).insert(2, 1L << 40),
                b(text).insert(3, 0.5f),
                b(text).insert(4, 1e-9),
                b(text).insert(2, (CharSequence) null),
                b(text).insert(2, (CharSequence) null, 0, 2)
            );
            p(
                b(text).delete(1, 3),
                b(text).delete(2, 99),
                b(text).delete(5, 5),
                b(text).deleteCharAt(0),
                b(text).deleteCharAt(4),
                b(text).replace(1, 3, "--\u20ac--"),
                b(text).replace(5, 9, "x"),
                b(text).replace(0, 0, ""),
                b(text).replace(0, 99, "all")
            );
            p(
                b(text).reverse(),
                b(text).charAt(1),
                b(text).codePointAt(1),
                b(text).codePointBefore(1),
                b(text).codePointCount(0, 5),
                b(text).offsetByCodePoints(0, 3),
                b(text).substring(2),
                b(text).substring(1, 2),
                b(text).subSequence(1, 4)
            );
            p(
                b(text).indexOf("l"),
                b(text).indexOf("l", 4),
                b(text).indexOf("", 9),
                b(text).indexOf("l", -4),
                b(text).lastIndexOf("l"),
                b(text).lastIndexOf("l", 2),
                b(text).lastIndexOf("zz"),
                b(text).lastIndexOf("")
            );
            p(
                b(text).chars().sum(),
                b(text).codePoints().count(),
                b(text).compareTo(b("hello")),
                b(text).compareTo(b("h")),
                b(text).equals(b(text)),
                b(text).isEmpty()
            );
            for (int i : new int[] { -1, 5, 6, Integer.MIN_VALUE }) {
                t(() -> b(text).charAt(i));
                t(() -> b(text).insert(i, "x"));
                t(() -> b(text).insert(i, 'x'));
                t(() -> b(text).insert(i, c));
                t(() -> b(text).insert(i, (CharSequence) "x", 0, 1));
                t(() -> b(text).insert(i, c, 0, 1));
                t(() -> b(text).deleteCharAt(i));
                t(() -> b(text).delete(i, 6));
                t(() -> b(text).delete(0, i));
                t(() -> b(text).replace(i, 6, "x"));
                t(() -> b(text).replace(2, i, "x"));
                t(() -> b(text).substring(i));
                t(() -> b(text).substring(1, i));
                t(() -> b(text).subSequence(i, 3));
                t(() -> b(text).codePointAt(i));
                t(() -> b(text).codePointBefore(i));
                t(() -> b(text).codePointCount(0, i));
                t(() -> b(text).offsetByCodePoints(i, 0));
                t(() -> {
                    StringBuffer x = b(text);
                    x.setCharAt(i, 'x');
                    return x;
                });
                t(() -> {
                    StringBuffer x = b(text);
                    x.setLength(i);
                    return x;
                });
            }
        }
        p(
            b("a\ud83d\ude00b").reverse(),
            b("\ude00\ud83d").reverse(),
            b("\ud83d\ude00\ud83d\ude01").reverse(),
            b("").reverse(),
            b("ab").reverse()
        );
        t(() -> b("abc").insert(1, "abc", 2, 1));
        t(() -> b("abc").insert(1, c, 3, 2));
        t(() -> b("abc").indexOf(null));
        t(() -> b("abc").lastIndexOf(null));
        t(() -> b("abc").replace(0, 1, null));
        t(() -> b("abc").compareTo(null));
        char[] into = { '.', '.', '.', '.' };
        b("ab\u20accd").getChars(1, 4, into, 1);
        p(into);
        t(() -> b("abc").getChars(0, 4, into, 0));
        t(() -> b("abc").getChars(2, 1, into, 0));
        t(() -> b("abc").getChars(0, 3, into, 2));
        t(() -> b("abc").getChars(-1, 3, into, 0));
        StringBuffer x = b("abc");
        x.setCharAt(1, '\u20ac');
        x.setLength(5);
        p(x, x.length());
        x.setLength(2);
        p(x, x.toString().equals("a\u20ac"));
        x.ensureCapacity(100);
        p(x.capacity() >= 100);
        x.ensureCapacity(-5);
        x.trimToSize();
        p(x.capacity(), x);
        x.append(x).append(x, 0, 1).insert(1, x.toString());
        p(x);
        StringBuffer big = new StringBuffer();
        for (int i = 0; i < 2000; i++) big.append(i).append(i % 500 == 499 ? "\u20ac" : ",");
        p(
            big.length(),
            big.toString().hashCode(),
            big.indexOf("\u20ac"),
            big.lastIndexOf("\u20ac1")
        );
    }
}
