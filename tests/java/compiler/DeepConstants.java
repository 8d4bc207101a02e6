/* SPDX-License-Identifier: MIT */
/** Constants far down on the operand stack, below calls, collections, branches and exceptions. */
public class DeepConstants {

    static int calls;
    static Object kept;

    static int next() {
        if (++calls % 7 == 0) kept = new byte[1000 + (calls % 50)];
        return calls;
    }

    static String text(int n) {
        return n % 3 == 0 ? null : "t" + n;
    }

    static int fail(int n) {
        if (n % 5 == 0) throw new IllegalStateException("at " + n);
        return n;
    }

    static String all(
        int a,
        long b,
        Object c,
        String d,
        int e,
        double f,
        Object g,
        int h,
        String i,
        long j,
        Object k,
        String l
    ) {
        return (
            a +
            " " +
            b +
            " " +
            c +
            " " +
            d +
            " " +
            e +
            " " +
            f +
            " " +
            g +
            " " +
            h +
            " " +
            i +
            " " +
            j +
            " " +
            k +
            " " +
            l
        );
    }

    /** Each argument is pushed below the calls that make those behind it. */
    static String nested(int n) {
        return all(
            1,
            2L,
            null,
            text(n),
            5,
            6.5,
            null,
            next(),
            text(n + 1),
            1L << 40,
            null,
            all(-1, -2L, null, "x", n, 0.0, null, next() % 2, null, 3L, text(n), null)
        );
    }

    /** The same constant under a branch: one way calls something, the other does not. */
    static String branches(int n) {
        return all(
            7,
            8L,
            null,
            n % 2 == 0 ? text(n) : "odd",
            n % 4 < 2 ? fail(n + 1) - 1 : n,
            9.0,
            null,
            n > 100 ? next() : 3,
            n % 3 == 1 ? null : text(n),
            4L,
            n % 2 == 1 ? null : text(n + 2),
            null
        );
    }

    static String loops(int n) {
        String s = all(1, 2L, null, null, 3, 4.0, null, 5, sum(n), 6L, null, sum(n + 1));
        return s;
    }

    static String sum(int n) {
        int all = 0;
        for (int i = 0; i < n % 20; i++) all += fail((i % 4) + 1);
        return n % 2 == 0 ? null : "s" + all;
    }

    static Object[] table(int n) {
        return new Object[] {
            null,
            1,
            "two",
            null,
            new Object[] { null, text(n), null, new int[] { 1, 0, next(), 0 }, null },
            null,
            new Object[] {
                new Object[] { null, null, text(n + 1) },
                null,
                n % 2 == 0 ? null : text(n)
            },
            null,
            next() - next()
        };
    }

    static String show(Object o) {
        if (o instanceof int[]) return "ints" + ((int[]) o).length;
        if (!(o instanceof Object[])) return String.valueOf(o);
        StringBuilder b = new StringBuilder("(");
        for (Object e : (Object[]) o) b.append(show(e)).append(' ');
        return b.append(')').toString();
    }

    public static void main(String[] args) {
        long hash = 0;
        int thrown = 0;
        String last = "";
        for (int n = 0; n < 3000; n++) {
            String s;
            try {
                s = nested(n) + branches(n) + loops(n) + show(table(n));
            } catch (IllegalStateException e) {
                s = e.getMessage();
                thrown++;
            }
            hash = hash * 31 + s.hashCode();
            last = s;
            if (n < 4) System.out.println(s);
        }
        System.out.println(last);
        System.out.println(hash + " " + thrown + " " + calls);
    }
}
