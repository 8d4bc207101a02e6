// SPDX-License-Identifier: MIT
// Small methods with branches, stores to locals, casts and allocation, called often enough to be
// compiled into their callers: results, exceptions, their traces, and what the caller holds
// meanwhile.
public class InlinedBranches {

    static int max(int a, int b) {
        return a > b ? a : b;
    }

    static long clamp(long x, long low, long high) {
        return x < low ? low : x > high ? high : x;
    }

    static double pick(double a, double b) {
        return a < b ? a : b;
    }

    static float sign(float x) {
        return x > 0 ? 1 : x < 0 ? -1 : x;
    }

    static boolean any(boolean a, int b, long c) {
        return a || (b > 3 && c != 7);
    }

    static byte narrow(int x) {
        return (byte) (x > 100 ? x : -x);
    }

    static char wide(int x) {
        return (char) (x < 0 ? x : x + 70000);
    }

    static String name(Object o) {
        return o == null ? "none" : o instanceof String ? (String) o : "other";
    }

    static int length(Object o) {
        return ((String) o).length();
    }

    static int check(int index, int length) {
        if (index < 0 || index >= length) throw new IndexOutOfBoundsException(
            "no " + index + " in " + length
        );
        return index;
    }

    static int mixed(int x) {
        int y = x * 3;
        if ((y & 1) == 0) y += 7;
        else {
            long z = y;
            y = (int) (z >> 1) + x;
        }
        x = y ^ x;
        return 5 + (x > 10 ? y : -y) * (x < 0 ? 2 : 3);
    }

    static int reuse(boolean b, int x) {
        if (b) {
            double d = x * 0.5;
            if (d > 3) return (int) Math.max(d, 4);
        } else {
            Object o = x > 5 ? "a" : null;
            if (o == null) return -1;
        }
        return x;
    }

    static int count(int x) {
        x++;
        if (x > 50) x -= 40;
        x += 1000;
        return x;
    }

    static int get(int[] a, int i) {
        return i > a.length ? -1 : a[i];
    }

    static int sum(int a, int b, int c, int d) {
        return (a > b ? a - b : b - a) + (c > d ? c - d : d - c);
    }

    static Integer box(int x) {
        return x > 20 && x < 30 ? BOXES[x - 20] : new Integer(x);
    }

    static final Integer[] BOXES = new Integer[10];

    static int outer(int x, int y) {
        return max(x, y) - max(-x, count(y)) + (x > y ? max(x, 3) : max(y, 2));
    }

    static int fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    static int nanOrder(double a, double b) {
        return a < b ? 1 : a > b ? 2 : a == b ? 3 : 4;
    }

    static int nanOther(float a, float b) {
        return !(a >= b) ? 1 : !(a <= b) ? 2 : a != b ? 3 : 4;
    }

    static class Node implements Comparable<Node> {

        final int key;
        Node next;
        boolean left, right;
        static int writes;

        Node(int key, Node next) {
            this.key = key;
            if (next != null) this.next = next;
        }

        boolean isBusy() {
            return left || (!right && next != null);
        }

        Node nextOr(Node other) {
            return next != null ? next : other;
        }

        void set(int k) {
            if (k > 3) {
                left = k > 5;
                writes++;
            } else right = k < 2;
        }

        public int compareTo(Node o) {
            return key < o.key ? -1 : key == o.key ? 0 : 1;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Node && ((Node) o).key == key;
        }

        @Override
        public int hashCode() {
            return key;
        }
    }

    @SuppressWarnings({ "unchecked", "rawtypes" })
    static int order(Object a, Object b) {
        return ((Comparable) a).compareTo(b);
    }

    static long work(int round) {
        long total = 0;
        double d1 = round,
            d2 = 2.5,
            d3 = -1;
        float f = round - 2;
        int[] array = { 1, 2, 3, round };
        Node list = new Node(round, null),
            two = new Node(round & 7, list);
        for (int i = 0; i < 40; i++) {
            total += max(i, round & 15) + clamp(i * 3L, 10, round + 60L) + (long) pick(i, d1);
            d2 = pick(d2, i - d3) + sign(f) + d1;
            d3 += any(i > 7, i & 7, round) ? 1 : -2;
            total =
                total * 31 +
                narrow(i * 5) +
                wide(i - 9) +
                mixed(i - 20 + round) +
                reuse((i & 1) == 0, i);
            total +=
                name(i % 3 == 0 ? null : i % 3 == 1 ? "text" + i : list).length() +
                count(i) +
                get(array, i & 3);
            total ^=
                sum(i, round, i * 2, 31) +
                outer(i, round & 31) +
                box(i) +
                nanOrder(i, i == 5 ? Double.NaN : 7) * 3;
            total +=
                nanOther(i == 9 ? Float.NaN : i, 8) +
                (two.isBusy() ? 1 : 0) +
                two.nextOr(list).key +
                list.nextOr(two).key;
            two.set(i & 7);
            total +=
                two.compareTo(list) +
                order(list, two) +
                (two.equals(list) ? 5 : 0) +
                (two.equals(name(two)) ? 7 : 0);
        }
        return total + (long) (d2 * 16) + (long) d3 + Node.writes + fibonacci(round & 7);
    }

    static String trace(Throwable e) {
        StringBuilder text = new StringBuilder(
            e.getClass().getSimpleName() + ": " + e.getMessage()
        );
        for (StackTraceElement at : e.getStackTrace())
            if (at.getClassName().startsWith("InlinedBranches")) text.append(' ')
                .append(at.getMethodName())
                .append(':')
                .append(at.getLineNumber());
        return text.toString();
    }

    static String fails(int what, int x, Object o) {
        int held = x * 7;
        String kept = "kept" + x;
        try {
            switch (what) {
                case 0:
                    held += check(x, 5);
                    break;
                case 1:
                    held += length(o);
                    break;
                case 2:
                    held += get(new int[2], x);
                    break;
                case 3:
                    held += get(null, x);
                    break;
                case 4:
                    held += ((Node) o).isBusy() ? 1 : 2;
                    break;
                case 5:
                    held += new Node(1, null).compareTo((Node) o);
                    break;
                default:
                    held += order(new Node(3, null), o);
            }
            return kept + held;
        } catch (RuntimeException e) {
            return (
                kept +
                held +
                (e instanceof ClassCastException
                    ? " cast" + e.getStackTrace()[0].getMethodName()
                    : " " + trace(e))
            );
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < BOXES.length; i++) BOXES[i] = i * 100;
        long all = 0;
        for (int round = 0; round < 400; round++) {
            all = all * 17 + work(round);
            if (round % 100 == 0) System.out.println(round + " " + all);
        }
        System.out.println(all);
        Object[] bad = { "text", 3, null, new Node(4, null), new int[1] };
        int hash = 0;
        for (int round = 0; round < 900; round++) for (int what = 0; what < 7; what++) {
            Object o = round < 890 ? (what == 1 ? "fine" : new Node(round, null)) : bad[round % 5];
            String text = fails(what, round < 890 ? 1 : round - 888, o);
            hash = hash * 31 + text.hashCode();
            if (round >= 890) System.out.println(what + " " + text);
        }
        System.out.println(hash);
    }
}
