// SPDX-License-Identifier: MIT
/**
 * Parameters of all kinds in all of the first places, in calls of all kinds: swapped, passed on,
 * constant, stored into, met at loops and handlers.
 */
public class ArgumentRegisters {

    interface Mix {
        long mix(int a, Object b, long c, int d);
    }

    static class Base implements Mix {

        int calls;

        public long mix(int a, Object b, long c, int d) {
            calls++;
            if (a == -54321) throw new IllegalArgumentException(a + " " + b + " " + c + " " + d);
            a = a * 31 + d;
            for (int i = 0; i < 3; i++) {
                c += (long) a * i + (b == null ? 7 : b instanceof String text ? text.length() : 3);
                d ^= (int) c;
            }
            return c + d + a;
        }
    }

    static final class Derived extends Base {

        @Override
        public long mix(int a, Object b, long c, int d) {
            Object was = b;
            b = this;
            long up = super.mix(d == -54321 ? d : a, was, c, d == -54321 ? a : d + 1);
            return up * 3 + (b == this ? 1 : 2) + (was == b ? 4 : 8);
        }
    }

    /* The slots of the first three places: a long or double takes two. */
    static long longs(long a, long b, int c) {
        return c == 0 ? a * 7 - b : longs(b, a + 1, c - 1) + c;
    }

    static double doubles(double a, int b, double c) {
        return b == 0 ? a - c : doubles(c, b - 1, a + 0.5) + b;
    }

    static float floats(int a, float b, Object c) {
        return a == 0
            ? b + (c == null ? 1 : 2)
            : floats(a - 1, b * 0.5f + a, c == null ? "x" : null) + b;
    }

    static int turned(int a, int b, int c, int n) {
        return n == 0 ? a * 100 + b * 10 + c : turned(c, a, b, n - 1) + turned(b, c, a, 0);
    }

    static int narrow(byte a, char b, short c, boolean d, int n) {
        int[] cells = new int[300];
        cells[a & 255] = b;
        cells[c & 127] += d ? 1 : -1;
        if (n > 0) return (
            narrow((byte) (a + 77), (char) (b - 9), (short) (c * 5), !d, n - 1) +
            cells[a & 255] +
            cells[c & 127]
        );
        return a + b + c;
    }

    static synchronized String locked(String a, int b, StringBuilder c) {
        if (b == 0) return a + c;
        c.append((char) ('a' + (b % 26)));
        return locked(
            c.length() > 5 ? c.substring(3) : a,
            b - 1,
            c.length() > 5 ? new StringBuilder() : c
        );
    }

    /* A parameter's register at a loop's head at once, and in a handler. */
    static int looping(int[] a, int i, int sum) {
        while (i < 40) {
            try {
                sum += a[i];
                i++;
            } catch (ArrayIndexOutOfBoundsException e) {
                sum = sum * 3 + i + a.length;
                i += 11;
                a = new int[] { i, sum, a.length };
            }
        }
        return sum + a.length;
    }

    static Object reused(Object a, int b, int c) {
        if (b > 2) {
            int other = a.hashCode() & 3;
            a = null;
            return reused(other, b - other - 1, c + other);
        }
        String text = c + ":" + b;
        a = a + text;
        return a;
    }

    static long all(Mix mix, int i) {
        long sum = mix.mix(i, mix, i * 3L, -i);
        sum =
            sum * 31 +
            mix.mix(-5, null, 1L << 40, i) +
            mix.mix(i, "constant", -1, Integer.MIN_VALUE);
        sum =
            sum * 31 +
            longs(i, -i, i & 7) +
            (long) doubles(i, i & 7, 2.5) +
            (long) floats(i & 7, i, mix);
        sum =
            sum * 31 +
            turned(i, i + 1, i + 2, i & 7) +
            narrow((byte) i, (char) i, (short) i, i % 2 == 0, i & 3);
        sum = sum * 31 + looping(new int[i & 31], i & 7, i) + reused("s" + i, i & 7, i).hashCode();
        return sum + locked("begin", i % 13, new StringBuilder()).hashCode();
    }

    public static void main(String[] args) {
        Mix[] mixes = {
            new Base(),
            new Derived(),
            (a, b, c, d) -> a + (b instanceof Mix ? 1 : 2) + c * d
        };
        long sum = 0;
        for (int i = 0; i < 1200; i++) sum = sum * 17 + all(mixes[i % mixes.length], i);
        System.out.println(sum + " " + ((Base) mixes[0]).calls + " " + ((Base) mixes[1]).calls);
        try {
            mixes[1].mix(9, "b", 5, -54321);
        } catch (IllegalArgumentException e) {
            System.out.println(
                e.getMessage() +
                    " in " +
                    e.getStackTrace()[1].getMethodName() +
                    ":" +
                    e.getStackTrace()[1].getLineNumber()
            );
        }
    }
}
