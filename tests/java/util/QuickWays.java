/* SPDX-License-Identifier: MIT */
import java.io.*;
import java.nio.*;
import java.nio.charset.*;
import java.util.*;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.*;

/**
 * Where the library takes a short way for the ordinary, its results at the edges of the short way.
 */
public class QuickWays {

    interface Action {
        Object run();
    }

    static void print(String what, Action a) {
        String s;
        try {
            s = String.valueOf(a.run());
        } catch (RuntimeException e) {
            s = e.toString();
        }
        System.out.println(what + ": " + s);
    }

    static String tokens(StringTokenizer t, String later) {
        StringBuilder b = new StringBuilder().append(t.countTokens());
        while (t.hasMoreTokens()) {
            b.append(" [")
                .append(later == null ? t.nextToken() : t.nextToken(later))
                .append(']');
        }
        return b.toString();
    }

    static void tokenizers() {
        String smile = "\ud83d\ude00";
        print("plain", () -> tokens(new StringTokenizer("a,b;;c d", ",; "), null));
        print("returned", () -> tokens(new StringTokenizer("a,b;;c", ",;", true), null));
        print("wide", () ->
            tokens(new StringTokenizer("a\u4e00b\u4e01\u4e02c", "\u4e01\u4e00"), null).length()
        );
        print("pair", () -> tokens(new StringTokenizer("a" + smile + "b,c", smile + ","), null));
        print("half", () ->
            tokens(new StringTokenizer("a" + smile + "b\ud83dc", "\ud83d"), null).length()
        );
        print("pair kept", () ->
            tokens(new StringTokenizer("x" + smile + smile + "y", smile, true), null).length()
        );
        print("empty", () -> tokens(new StringTokenizer("a b", ""), null));
        print("changed", () -> {
            StringTokenizer t = new StringTokenizer(" ,a b,c d", " ,");
            t.hasMoreTokens();
            String s = t.nextToken(";b");
            t.hasMoreTokens();
            return (
                s +
                "|" +
                t.nextToken() +
                "|" +
                t.hasMoreTokens() +
                "|" +
                t.nextToken(",") +
                "|" +
                t.countTokens()
            );
        });
        print("none", () -> new StringTokenizer("  ").nextToken());
        print("at the end", () -> {
            StringTokenizer t = new StringTokenizer("a ");
            t.nextToken();
            return t.hasMoreTokens() + " " + t.nextToken();
        });
        print("later null", () -> {
            StringTokenizer t = new StringTokenizer("a b", null);
            return t.nextToken(" ");
        });
    }

    static void identifiers() {
        String[] texts = {
            "01234567-89ab-cdef-0123-456789abcdef",
            "ABCDEFAB-CDEF-abcd-EFAB-CDEFabcdefAB",
            "1-2-3-4-5",
            "01234567-89ab-cdef-0123-456789abcdeg",
            "+1234567-89ab-cdef-0123-456789abcdef",
            "01234567-89ab-cdef-0123-45678\u0669abcdef",
            "01234567-89ab-cdef-0123-456789abcde-",
            "012345678-9ab-cdef-0123-456789abcdef",
            "01234567-89ab-cdef-0123-4567:9abcdef",
            "01234567-89ab-cdef-0123-4567/9abcdef",
            "01234567-89ab-cdef-0123-4567`9abcdef",
            "01234567-89ab-cdef-0123-4567@9abcdef",
            "",
            "----",
            "ffffffff-ffff-ffff-ffff-ffffffffffff",
            "01234567-89ab-cdef-0123-\u01306789abcdef",
            "123456789-9ab-cdef-0123-456789abcde",
            "01234567-89ab-cdef-0123-456789abcdef0"
        };
        for (String s : texts) {
            print("id", () -> UUID.fromString(s));
        }
        System.out.println(
            new UUID(0, 0) + " " + new UUID(-1, 1) + " " + new UUID(Long.MIN_VALUE, 0xabcdL << 40)
        );
    }

    static void bytes() {
        Random r = new Random(5);
        int wrong = 0;
        for (int n = 0; n < 400; n += n < 70 ? 1 : 33) {
            byte[] a = new byte[n + 10];
            r.nextBytes(a);
            if (n % 3 == 0) {
                for (int i = 0; i < a.length; i++) {
                    a[i] = (byte) ((a[i] % 3) - 126);
                }
            }
            byte[] b = a.clone();
            int from = n == 0 ? 0 : r.nextInt(10);
            Arrays.sort(a, from, from + n);
            for (int i = from; i < from + n; i++) {
                for (int j = i; j > from && b[j] < b[j - 1]; j--) {
                    byte t = b[j];
                    b[j] = b[j - 1];
                    b[j - 1] = t;
                }
            }
            if (!Arrays.equals(a, b)) {
                wrong++;
            }
        }
        System.out.println("wrong " + wrong);
    }

    static void blanks() {
        int blank = 0;
        int h = 0;
        for (int c = 0; c < 0x10000; c++) {
            String s = c + "" + (char) c;
            String t = (char) c + " x";
            if (String.valueOf((char) c).isBlank()) {
                blank++;
                h = h * 31 + c;
            }
            h =
                h * 31 +
                s.strip().length() * 3 +
                t.stripLeading().length() * 5 +
                s.stripTrailing().length();
        }
        System.out.println(
            blank +
                " " +
                h +
                " " +
                "\u2003\u2003 \t\u001c".isBlank() +
                " " +
                "\ud83d ".isBlank() +
                " " +
                "\u2003 \ud83d\ude00 ".strip().length() +
                " " +
                "".isBlank()
        );
    }

    static void cases() {
        StringBuilder b = new StringBuilder();
        for (int c = 0; c < 0x10000; c++) {
            if (c != 0x3a3) {
                b.append((char) c);
            }
        }
        String s = b.toString();
        System.out.println(
            s.toUpperCase(Locale.ROOT).length() +
                " " +
                "\u00df\u0149\u01f0\u0390\u1e96\u1f50\u1f80\u1fb3\u1fbc\ufb03\u00e4"
                    .toUpperCase(Locale.ROOT)
                    .length() +
                " " +
                Integer.toHexString("\u1fb3\ufb17\u0587".toUpperCase(Locale.ROOT).hashCode())
        );
        long chars = 0;
        for (int i = 0; i < 0x3000; i++) {
            chars =
                chars * 31 +
                String.valueOf((char) i)
                    .toUpperCase(Locale.ROOT)
                    .hashCode();
        }
        System.out.println(chars);
    }

    static void sequences() {
        for (String s : new String[] { "", "a\u00ffb", "a\ud83d\ude00\u4e00\ud83d" }) {
            StringBuilder b = new StringBuilder();
            s.chars().forEach(c -> b.append(c).append(' '));
            s.codePoints().forEach(c -> b.append(c).append(' '));
            Spliterator.OfInt i = s.chars().spliterator();
            i.tryAdvance((int c) -> b.append("first ").append(c).append(' '));
            i.forEachRemaining((int c) -> b.append("then ").append(c).append(' '));
            i.forEachRemaining((int c) -> b.append("never"));
            b.append(i.tryAdvance((int c) -> b.append("never"))).append(i.estimateSize());
            print("sequence", () -> b);
        }
        System.out.println(
            "abc".codePoints().spliterator().hasCharacteristics(Spliterator.SIZED) +
                " " +
                "abcdefgh".codePoints().parallel().sum()
        );
        print("null", () -> {
            "abc"
                .chars()
                .spliterator()
                .forEachRemaining((java.util.function.IntConsumer) null);
            return "";
        });
        StringBuilder w = new StringBuilder("a\u4e00\u00ff");
        w.setCharAt(0, '\u1234');
        w.setCharAt(1, 'b');
        w.insert(1, '\uffff').setCharAt(3, '\u8001');
        for (int i = 0; i < w.length(); i++) {
            System.out.print((int) w.charAt(i) + " ");
        }
        System.out.println();
        print("beyond", () -> w.charAt(4));
        print("before", () -> {
            w.setCharAt(-1, 'x');
            return w;
        });
    }

    static void numbers() {
        double[] values = {
            0,
            -0.0,
            1.5,
            -3,
            Double.NaN,
            Double.NEGATIVE_INFINITY,
            1e200,
            1e-200,
            Double.MIN_VALUE,
            0.1
        };
        for (double v : values) {
            System.out.print(Math.pow(v, 2) + " ");
        }
        System.out.println();
        print("ints", () -> new AtomicIntegerArray(3).get(3));
        print(
            "longs",
            () ->
                new AtomicLongArray(new long[] { 1, 2 }).addAndGet(1, 5) +
                " " +
                new AtomicLongArray(3).get(-1)
        );
        print(
            "references",
            () ->
                new AtomicReferenceArray<String>(new String[] { "a", "b" }).getAndSet(1, "c") +
                new AtomicReferenceArray<String>(3).get(Integer.MIN_VALUE)
        );
        ThreadLocalRandom r = ThreadLocalRandom.current();
        int[] seen = new int[10];
        long or = 0;
        long and = -1;
        int ints = 0;
        boolean inside = true;
        for (int i = 0; i < 10000; i++) {
            seen[r.nextInt(10)]++;
            long l = r.nextLong();
            or |= l;
            and &= l;
            ints |= r.nextInt();
            double d = r.nextDouble();
            float f = r.nextFloat();
            inside &=
                d >= 0 &&
                d < 1 &&
                f >= 0 &&
                f < 1 &&
                r.nextInt(-5, 7) >= -5 &&
                r.nextLong(100) < 100;
        }
        boolean even = true;
        for (int n : seen) {
            even &= n > 800 && n < 1200;
        }
        System.out.println(even + " " + or + " " + and + " " + ints + " " + inside);
        print("seed", () -> {
            r.setSeed(1);
            return "";
        });
    }

    static class Counted {

        volatile int i;
        volatile long l;
    }

    static void updaters() {
        var ints = AtomicIntegerFieldUpdater.newUpdater(Counted.class, "i");
        var longs = AtomicLongFieldUpdater.newUpdater(Counted.class, "l");
        Counted c = new Counted() {};
        System.out.println(
            ints.getAndAdd(c, 5) +
                " " +
                ints.addAndGet(c, -7) +
                " " +
                ints.incrementAndGet(c) +
                " " +
                ints.getAndDecrement(c) +
                " " +
                longs.getAndAdd(c, 1L << 40) +
                " " +
                longs.decrementAndGet(c) +
                " " +
                longs.getAndIncrement(c) +
                " " +
                c.i +
                " " +
                c.l
        );
        print("no object", () -> ints.incrementAndGet(null));
        print("another's", () -> ((AtomicLongFieldUpdater) longs).getAndAdd("x", 1));
    }

    /** Runs of ASCII between others, into buffers that begin anywhere and are too small. */
    static void coders() throws IOException {
        String text = "abc\u00e9defg\ud83d\ude00h\u4e00\u4e01ijklmnop\u007f\u0080\u0000q\ud83dr";
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        StringBuilder all = new StringBuilder();
        for (int room = 1; room < 9; room++) {
            for (boolean readOnly : new boolean[] { false, true }) {
                CharBuffer whole = CharBuffer.allocate(text.length() + 5);
                CharBuffer chars = whole.position(2).slice();
                CharsetEncoder e = StandardCharsets.UTF_8.newEncoder().onMalformedInput(
                    CodingErrorAction.REPLACE
                );
                CharBuffer in = (CharBuffer) CharBuffer.wrap(("xy" + text).toCharArray()).position(
                    2
                );
                in = readOnly ? in.asReadOnlyBuffer() : in.slice();
                ByteArrayOutputStream encoded = new ByteArrayOutputStream();
                ByteBuffer some = ByteBuffer.wrap(new byte[12], 3, room);
                CoderResult r;
                do {
                    r = e.encode(in, some, true);
                    encoded.write(some.array(), 3, some.position() - 3);
                    all.append(some.position()).append(
                        r.isOverflow() && some.position() == 3 ? "!" : " "
                    );
                    if (some.position() == 3 && r.isOverflow()) {
                        break;
                    }
                    some.position(3);
                } while (r.isOverflow());
                all.append(Arrays.equals(encoded.toByteArray(), bytes)).append(' ');
                CharsetDecoder d = StandardCharsets.UTF_8.newDecoder().onMalformedInput(
                    CodingErrorAction.REPLACE
                );
                ByteBuffer from = ByteBuffer.wrap(bytes).position(1).slice();
                from = readOnly ? from.asReadOnlyBuffer() : from;
                for (int end = 1; end <= from.capacity(); end++) {
                    from.limit(Math.min(from.capacity(), end));
                    chars.limit(Math.min(chars.capacity(), chars.position() + room));
                    r = d.decode(from, chars, end == from.capacity());
                    all.append(r.isOverflow() ? "o" : "");
                }
                chars.flip();
                all.append(
                    chars
                        .toString()
                        .equals(
                            text
                                .substring(1)
                                .replace('\ud83d', '?')
                                .replace("?\ude00", "\ud83d\ude00")
                        )
                ).append('\n');
            }
        }
        for (int size = 1; size < 6; size++) {
            Reader reader = new InputStreamReader(
                new ByteArrayInputStream(bytes),
                StandardCharsets.UTF_8
            );
            char[] part = new char[7];
            for (int n; (n = reader.read(part, 1, size)) > 0; ) {
                all.append(n).append(String.valueOf(part, 1, n).hashCode());
            }
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
            for (int i = 0; i < text.length(); i += size) {
                writer.write(text, i, Math.min(size, text.length() - i));
            }
            writer.close();
            all.append(out.toString(StandardCharsets.UTF_8).hashCode()).append('\n');
        }
        System.out.print(all);
    }

    public static void main(String[] args) throws IOException {
        tokenizers();
        identifiers();
        bytes();
        blanks();
        cases();
        sequences();
        numbers();
        updaters();
        coders();
    }
}
