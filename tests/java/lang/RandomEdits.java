/* SPDX-License-Identifier: MIT */
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/**
 * Strings and builders with halves of pairs, edited at right and wrong places, drawn from a seed.
 * Arguments: how many, seed.
 */
public class RandomEdits {

    static Random r;

    static String esc(Object o) {
        String s =
            o instanceof Object[]
                ? Arrays.deepToString((Object[]) o)
                : o instanceof int[]
                  ? Arrays.toString((int[]) o)
                  : o instanceof char[]
                    ? Arrays.toString((char[]) o)
                    : o instanceof byte[]
                      ? Arrays.toString((byte[]) o)
                      : String.valueOf(o);
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray())
            if (c >= 32 && c < 127) b.append(c);
            else b.append(String.format("\\u%04x", (int) c));
        return b.toString();
    }

    static void p(String n, Supplier<?> b) {
        Object o;
        try {
            o = b.get();
        } catch (Throwable e) {
            o = "! " + e;
        }
        System.out.println(n + " -> " + esc(o));
    }

    static String txt(int max) {
        StringBuilder b = new StringBuilder();
        int kind = r.nextInt(4);
        for (int n = r.nextInt(max + 1); n > 0; n--) switch (kind == 0 ? 5 : r.nextInt(10)) {
            case 0:
                b.appendCodePoint(r.nextInt(0x110000));
                break;
            case 1:
                b.append((char) (0xd800 + r.nextInt(0x800)));
                break;
            case 2:
                b.append("\ud83d\ude00");
                break;
            case 3:
                b.append((char) r.nextInt(256));
                break;
            case 4:
                b.append(" \t\n\r\u2028\u0085\f\\\"'".charAt(r.nextInt(10)));
                break;
            default:
                b.append("abAB01".charAt(r.nextInt(6)));
        }
        return b.toString();
    }

    static int ix(int len) {
        return r.nextInt(12) == 0
            ? new int[] { -1, len + 1, Integer.MAX_VALUE, Integer.MIN_VALUE, -5, len + 100 }[
                  r.nextInt(6)
              ]
            : r.nextInt(len + 1);
    }

    static CharSequence cs() {
        switch (r.nextInt(5)) {
            case 0:
                return null;
            case 1:
                return new StringBuilder(txt(5));
            case 2:
                return java.nio.CharBuffer.wrap(txt(5));
            case 3:
                return new StringBuffer(txt(4));
            default:
                return txt(5);
        }
    }

    static <T extends Appendable & CharSequence & Comparable<T>> void edit(boolean buf) {
        StringBuilder b = new StringBuilder();
        StringBuffer f = new StringBuffer();
        for (int i = 0; i < 25; i++) {
            int L = b.length(),
                x = ix(L),
                y =
                    r.nextInt(3) == 0
                        ? ix(L)
                        : Math.min(L + 1, x < 0 || x > L ? x : x + r.nextInt(L - x + 1));
            String s = txt(6);
            CharSequence q = cs();
            int op = r.nextInt(40),
                cp = r.nextInt(20) == 0 ? 0x110000 : r.nextInt(4) == 0 ? 0x1f600 : r.nextInt(300),
                qi = ix(q == null ? 4 : q.length()),
                qj =
                    r.nextInt(2) == 0 ? ix(q == null ? 4 : q.length()) : q == null ? 4 : q.length();
            double d = r.nextGaussian();
            long l = r.nextLong() >> r.nextInt(64);
            float fl = (float) d;
            boolean bo = r.nextBoolean();
            char[] ca = s.toCharArray();
            int ci = ix(ca.length),
                cn = r.nextInt(2) == 0 ? ix(ca.length) : Math.max(0, ca.length - ci);
            Object res;
            try {
                switch (op) {
                    case 0:
                    case 1:
                    case 2:
                        res = b.append(s);
                        break;
                    case 3:
                        res = b.append(q);
                        break;
                    case 4:
                        res = b.append(q, qi, qj);
                        break;
                    case 5:
                        res = b.append(ca);
                        break;
                    case 6:
                        res = b.append(ca, ci, cn);
                        break;
                    case 7:
                        res = b.append(d);
                        break;
                    case 8:
                        res = b.append(l);
                        break;
                    case 9:
                        res = b
                            .append((int) l)
                            .append((char) cp)
                            .append(bo)
                            .append(fl)
                            .append((Object) q);
                        break;
                    case 10:
                        res = b.appendCodePoint(cp);
                        break;
                    case 11:
                        res = b.insert(x, s);
                        break;
                    case 12:
                        res = b.insert(x, q);
                        break;
                    case 13:
                        res = b.insert(x, q, qi, qj);
                        break;
                    case 14:
                        res = b.insert(x, ca);
                        break;
                    case 15:
                        res = b.insert(x, ca, ci, cn);
                        break;
                    case 16:
                        res = b.insert(x, d);
                        break;
                    case 17:
                        res = b.insert(x, l);
                        break;
                    case 18:
                        res = b.insert(x, (char) cp);
                        break;
                    case 19:
                        res = b.insert(x, bo);
                        break;
                    case 20:
                        res = b.insert(x, (Object) q);
                        break;
                    case 21:
                    case 22:
                        res = b.delete(x, y);
                        break;
                    case 23:
                        res = b.deleteCharAt(x);
                        break;
                    case 24:
                        res = b.replace(x, y, s);
                        break;
                    case 25:
                        res = b.reverse();
                        break;
                    case 26:
                        b.setCharAt(x, (char) cp);
                        res = b;
                        break;
                    case 27:
                        if (x < 100) b.setLength(x);
                        res = b;
                        break;
                    case 28:
                        res = b.substring(x, y);
                        break;
                    case 29:
                        res = b.subSequence(x, y);
                        break;
                    case 30:
                        res = b.substring(x);
                        break;
                    case 31:
                        res = b.codePointAt(x);
                        break;
                    case 32:
                        res = b.codePointBefore(x);
                        break;
                    case 33:
                        res = b.codePointCount(x, y);
                        break;
                    case 34:
                        res = b.offsetByCodePoints(x, y);
                        break;
                    case 35:
                        res =
                            b.indexOf(s, x) +
                            " " +
                            b.lastIndexOf(s, x) +
                            " " +
                            b.indexOf("a") +
                            " " +
                            b.lastIndexOf(s);
                        break;
                    case 36:
                        res = b.charAt(x);
                        break;
                    case 37: {
                        char[] t = new char[12];
                        b.getChars(x, y, t, r.nextInt(1) + ci);
                        res = t;
                        break;
                    }
                    case 38:
                        res =
                            b.compareTo(new StringBuilder(s)) +
                            " " +
                            b.chars().sum() +
                            " " +
                            b.codePoints().boxed().collect(Collectors.toList());
                        break;
                    default:
                        b.trimToSize();
                        b.ensureCapacity(x);
                        res = b.isEmpty();
                }
            } catch (Throwable e) {
                res = "! " + e;
            }
            System.out.println(op + " " + esc(res) + " " + (op % 7 == 0 ? esc(b) : ""));
            if (r.nextInt(5) == 0) {
                f.setLength(0);
                Object o2;
                try {
                    switch (op % 10) {
                        case 0:
                            o2 = f.append(b).insert(x, q);
                            break;
                        case 1:
                            o2 = f.append(b, x, y);
                            break;
                        case 2:
                            o2 = f.append(b).delete(x, y).reverse();
                            break;
                        case 3:
                            o2 = f.append(s).replace(x, y, "zz\ud83d");
                            break;
                        case 4:
                            o2 = f.append(b).deleteCharAt(x);
                            break;
                        case 5:
                            o2 = f.append(s).substring(x, y);
                            break;
                        case 6:
                            f.append(s).setLength(x % 100);
                            o2 = f;
                            break;
                        case 7:
                            o2 = f.append(s).codePointCount(x, y);
                            break;
                        case 8:
                            o2 = f.append(s).insert(x, ca, ci, cn);
                            break;
                        default:
                            f.append(b).setCharAt(x, 'c');
                            o2 = f;
                    }
                } catch (Throwable e) {
                    o2 = "! " + e;
                }
                System.out.println("f" + op + esc(o2));
            }
        }
    }

    public static void main(String[] a) {
        int count = a.length > 0 ? Integer.parseInt(a[0]) : 40;
        r = new Random(a.length > 1 ? Long.parseLong(a[1]) : 7);
        Locale[] ls = {
            Locale.ROOT,
            new Locale("tr"),
            new Locale("az"),
            new Locale("lt"),
            new Locale("el"),
            Locale.US
        };
        for (int i = 0; i < count; i++) {
            edit(true);
            String s = txt(14),
                t =
                    r.nextInt(3) == 0 && s.length() > 0
                        ? s.substring(r.nextInt(s.length()))
                        : txt(3);
            int L = s.length(),
                x = ix(L),
                y = ix(L),
                z = ix(t.length()),
                n = ix(4);
            boolean bo = r.nextBoolean();
            int cp =
                r.nextInt(3) == 0 ? r.nextInt(0x110000) : s.isEmpty() ? 0 : s.charAt(r.nextInt(L));
            CharSequence q = cs();
            Locale loc = ls[r.nextInt(6)];
            char c1 = (char) cp;
            p("s", () -> s + "|" + t + "|" + x + " " + y + " " + z + " " + n);
            p("lines", () -> s.lines().collect(Collectors.toList()));
            p("indent", () -> s.indent(n > 1000 || n < -1000 ? 3 : n));
            p("stripIndent", () -> s.stripIndent());
            p("esc", () -> s.translateEscapes());
            p(
                "strip",
                () ->
                    s.strip() +
                    "|" +
                    s.stripLeading() +
                    "|" +
                    s.stripTrailing() +
                    "|" +
                    s.trim() +
                    "|" +
                    s.isBlank() +
                    s.isEmpty()
            );
            p("sub", () -> s.substring(x, y));
            p("sub1", () -> s.substring(x));
            p("subs", () -> s.subSequence(x, y));
            p("charAt", () -> s.charAt(x));
            p("cpa", () -> s.codePointAt(x));
            p("cpb", () -> s.codePointBefore(x));
            p("cpc", () -> s.codePointCount(x, y));
            p("off", () -> s.offsetByCodePoints(x, n));
            p("region", () -> s.regionMatches(bo, x, t, z, n) + " " + s.regionMatches(x, t, z, n));
            p(
                "starts",
                () ->
                    s.startsWith(t, x) + " " + s.startsWith(t) + " " + s.endsWith(t) + s.contains(t)
            );
            p(
                "index",
                () ->
                    s.indexOf(t) +
                    " " +
                    s.indexOf(t, x) +
                    " " +
                    s.lastIndexOf(t) +
                    " " +
                    s.lastIndexOf(t, x) +
                    " " +
                    s.indexOf(cp) +
                    " " +
                    s.indexOf(cp, x) +
                    " " +
                    s.lastIndexOf(cp) +
                    " " +
                    s.lastIndexOf(cp, x)
            );
            p(
                "cmp",
                () ->
                    s.compareTo(t) +
                    " " +
                    s.compareToIgnoreCase(t) +
                    " " +
                    s.equalsIgnoreCase(t) +
                    " " +
                    s.hashCode() +
                    " " +
                    s.equals(t) +
                    " " +
                    s.contentEquals(new StringBuilder(s))
            );
            p("ce", () -> s.contentEquals(q));
            p("case", () -> s.toLowerCase(loc) + "|" + s.toUpperCase(loc));
            p(
                "repl",
                () ->
                    s.replace(c1, '\u20ac') +
                    "|" +
                    s.replace(t, "<>") +
                    "|" +
                    s.replace("", "-") +
                    "|" +
                    s.replace(q, t)
            );
            p("concat", () -> s.concat(t));
            p("repeat", () -> s.repeat(n > 100 ? 3 : n));
            p("chars", () -> s.toCharArray());
            p("cps", () -> s.codePoints().toArray());
            p("join", () -> String.join(t, s, q, "x"));
            p("new", () -> new String(s.toCharArray(), x, y));
            p("newcp", () -> new String(s.codePoints().toArray(), x, y));
            p("newb", () -> new String(s.getBytes(), x, y));
            p(
                "val",
                () -> String.valueOf(s.toCharArray(), x, y) + String.copyValueOf(s.toCharArray())
            );
            p("gb", () -> {
                byte[] bb = new byte[20];
                s.getBytes(x, y, bb, z);
                return bb;
            });
            p("gc", () -> {
                char[] bb = new char[20];
                s.getChars(x, y, bb, z);
                return bb;
            });
            p("split", () -> s.split("[" + "ab]", n));
            p("fmt", () -> "%s|%5s|%-4S|%.2s|%c".formatted(s, t, t, s, cp));
            p(
                "desc",
                () ->
                    s.describeConstable() +
                    " " +
                    s.intern().equals(s) +
                    " " +
                    s.transform(v -> v + t)
            );
            p(
                "tocp",
                () ->
                    Character.toString(cp) +
                    Character.toChars(cp).length +
                    Character.highSurrogate(cp) +
                    Character.lowSurrogate(cp)
            );
            p(
                "cs",
                () ->
                    CharSequence.compare(s, q) +
                    " " +
                    s.matches("(?s)a.*") +
                    " " +
                    s.replaceAll("[aA]+", "\\$1") +
                    " " +
                    s.replaceFirst("(.)", "$1$1")
            );
            p("ra", () -> s.replaceAll("(a)|b", t));
            char[] ca = s.toCharArray();
            p("cca", () -> Character.codePointAt(ca, x) + " " + Character.codePointAt(ca, x, y));
            p(
                "ccb",
                () -> Character.codePointBefore(ca, x) + " " + Character.codePointBefore(ca, x, y)
            );
            p("ccc", () -> Character.codePointCount(ca, x, y));
            p("coff", () -> Character.offsetByCodePoints(ca, x, y, z, n));
            p(
                "cs",
                () ->
                    Character.offsetByCodePoints(s, x, n) + " " + Character.codePointCount(s, x, y)
            );
        }
    }
}
