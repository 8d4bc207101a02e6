// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * StackOverflowError in Java code of every kind: initializers, constructors, synchronized code,
 * handlers, switches, long frames.
 */
public class OverflowEverywhere {

    static int depth;

    interface Deep {
        Object go() throws Throwable;
    }

    static void expect(String what, Deep deep) {
        for (int i = 0; i < 3; i++) {
            depth = 0;
            try {
                System.out.println(what + ": " + deep.go());
            } catch (StackOverflowError e) {
                if (i == 0) System.out.println(
                    what + ": overflow " + (depth > 100) + " " + e.getMessage() + " " + e.getCause()
                );
            } catch (Throwable e) {
                if (i == 0) System.out.println(what + ": " + e);
            }
        }
    }

    static class Chain {

        static int at;
    }

    static final Object LOCK = new Object();

    static int locked(int n) {
        synchronized (LOCK) {
            depth++;
            return locked(n + 1) + 1;
        }
    }

    static int manyLocks(int n) {
        Object own = new Object();
        synchronized (own) {
            synchronized (LOCK) {
                depth++;
                try {
                    return manyLocks(n + 1) + 1;
                } finally {
                    if (!Thread.holdsLock(own)) throw new IllegalStateException("lost");
                }
            }
        }
    }

    static int finallyDeep(int n) {
        depth++;
        try {
            return finallyDeep(n + 1);
        } finally {
            if (depth < 0) return 0;
        }
    }

    static int catchRethrow(int n) {
        depth++;
        try {
            return catchRethrow(n + 1);
        } catch (StackOverflowError e) {
            throw e;
        } finally {
            depth--;
            depth++;
        }
    }

    static long manyArguments(
        long a,
        double b,
        long c,
        double d,
        long e,
        double f,
        Object g,
        Object h,
        int i
    ) {
        depth++;
        return manyArguments(a + 1, b, c, d, e, f, g, h, i) + 1;
    }

    static int bigFrame(int n) {
        long a0 = n,
            a1 = a0 + 1,
            a2 = a1 + 1,
            a3 = a2 + 1,
            a4 = a3 + 1,
            a5 = a4 + 1,
            a6 = a5 + 1,
            a7 = a6 + 1,
            a8 = a7 + 1,
            a9 = a8 + 1;
        double b0 = n,
            b1 = b0 + 1,
            b2 = b1 + 1,
            b3 = b2 + 1,
            b4 = b3 + 1,
            b5 = b4 + 1,
            b6 = b5 + 1,
            b7 = b6 + 1,
            b8 = b7 + 1,
            b9 = b8 + 1;
        depth++;
        return (
            bigFrame(n + 1) +
            (int) (a0 +
                a1 +
                a2 +
                a3 +
                a4 +
                a5 +
                a6 +
                a7 +
                a8 +
                a9 +
                b0 +
                b1 +
                b2 +
                b3 +
                b4 +
                b5 +
                b6 +
                b7 +
                b8 +
                b9)
        );
    }

    static class Node {

        Node left, right;
        final int id;

        Node(int id) {
            this.id = id;
            depth++;
            left = new Node(id * 2);
            right = new Node(id * 2 + 1);
        }

        {
            depth += 0;
        }
    }

    abstract static class Shape {

        abstract int area(int n);
    }

    static class Square extends Shape {

        @Override
        int area(int n) {
            depth++;
            Shape s = n % 2 == 0 ? new Square() : new Circle();
            return s.area(n + 1);
        }
    }

    static class Circle extends Shape {

        @Override
        int area(int n) {
            depth++;
            return switch (n % 3) {
                case 0 -> new Square().area(n + 1);
                case 1 -> new Circle().area(n + 2);
                default -> {
                    int k = new Square().area(n + 5);
                    yield k;
                }
            };
        }
    }

    record Pair(Object a, Object b) {}

    static Object nested(int n) {
        Object o = "end";
        for (int i = 0; i < n; i++) o = new Pair(o, i);
        return o;
    }

    static class Boom {

        static final int V = fall(0);

        static int fall(int n) {
            depth++;
            return fall(n + 1) + 1;
        }
    }

    static String generic(List<? extends Comparable<?>> l) {
        depth++;
        return generic(l).concat("x");
    }

    static int varargs(Object... o) {
        depth++;
        return varargs(o, o.length) + varargs();
    }

    /**
     * Overflow again and again in the handler, so that the error is thrown near the very end of the
     * stack many times.
     */
    static int stubborn(int n) {
        depth++;
        try {
            return stubborn(n + 1);
        } catch (StackOverflowError e) {
            try {
                return small() + small();
            } catch (StackOverflowError f) {
                return 1;
            }
        }
    }

    static int small() {
        return tiny() + 1;
    }

    static int tiny() {
        return 1;
    }

    public static void main(String[] args) throws Throwable {
        expect("locked", () -> locked(0));
        System.out.println(Thread.holdsLock(LOCK));
        expect("many locks", () -> manyLocks(0));
        System.out.println(Thread.holdsLock(LOCK));
        expect("finally", () -> finallyDeep(0));
        expect("rethrow", () -> catchRethrow(0));
        expect("many arguments", () -> manyArguments(1, 2, 3, 4, 5, 6, "7", "8", 9));
        expect("big frame", () -> bigFrame(0));
        expect("constructors", () -> new Node(1));
        expect("virtual", () -> new Circle().area(1));
        Object deepRecord = nested(200000);
        expect("record hashCode", () -> deepRecord.hashCode());
        expect("record toString", () -> deepRecord.toString().length());
        expect("record equals", () -> deepRecord.equals(nested(200000)));
        expect("initializer", () -> Boom.V);
        expect("generic", () -> generic(List.of()));
        expect("varargs", () -> varargs(1, 2));
        int got = stubborn(0);
        System.out.println(got > 0);
        List<Object> self = new ArrayList<>();
        self.add(List.of(self));
        expect("list hashCode", () -> self.hashCode());
        Map<Object, Object> map = new HashMap<>();
        map.put("k", List.of(map));
        expect("map toString", () -> map.toString());
        Object[] array = new Object[1];
        array[0] = new Object[] { array };
        expect("deepToString", () -> Arrays.deepToString(array));
        expect("deepEquals", () ->
            Arrays.deepEquals(array, new Object[] { new Object[] { array } })
        );
        Throwable[] seen = new Throwable[1];
        expect("trace", () -> {
            try {
                return tail(0);
            } catch (StackOverflowError e) {
                seen[0] = e;
                return e.getStackTrace().length;
            }
        });
        StackTraceElement[] trace = seen[0].getStackTrace();
        boolean same = true;
        for (StackTraceElement e : trace) same &= e.getMethodName().equals("tail");
        System.out.println(same);
        System.out.println(depthOf(5000));
    }

    static int tail(int n) {
        return tail(n + 1);
    }

    static int depthOf(int n) {
        return n == 0 ? 0 : depthOf(n - 1) + 1;
    }
}
