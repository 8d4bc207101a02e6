// SPDX-License-Identifier: MIT
import java.util.ArrayList;
import java.util.List;

/**
 * Small methods that end early on one way and call, loop, throw, lock or catch on the other: what
 * is inlined of them, and what is left to the call, is seen by nobody.
 */
public class FastPaths {
    static final int ROUNDS = 30_000;
    static int effects;
    static int[] table = new int[16];
    int field;

    // ---- Trees of calls ----

    static int fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }

    static double halves(double n) {
        return n < 1 ? n : halves(n / 2) + halves(n / 3);
    }

    static long take(long x, long y, long z) {
        return y >= x ? z : take(take(x - 1, y, z), take(y - 1, z, x), take(z - 1, x, y));
    }

    void towers(int n, int from, int by, int to) {
        if (n == 0) {
            return;
        }
        towers(n - 1, from, to, by);
        field = field * 31 + from * 3 + to;
        towers(n - 1, by, from, to);
    }

    static String text(int n) {
        return n == 0 ? "." : text(n - 1) + n + text(n - 1);
    }

    static class Node {
        Node left, right;
        int key;

        int sum() {
            return key + (left == null ? 0 : left.sum()) + (right == null ? 0 : right.sum());
        }

        static Node tree(int depth) {
            Node n = new Node();
            n.key = depth;
            if (depth > 0) {
                n.left = tree(depth - 1);
                n.right = depth % 3 == 0 ? null : tree(depth - 1);
            }
            return n;
        }
    }

    // ---- What is left ----

    static int called(int x) {
        int sum = 0;
        for (int i = 0; i < (x & 7); i++) {
            sum += table[i] + i;
        }
        return sum;
    }

    static int calls(int x) {
        return (x & 3) != 0 ? x : called(x) + 1;
    }

    static int loops(int x) {
        for (int i = x & 15;; i = (i + 1) & 15) {
            if (table[i] != 0) {
                return i;
            }
        }
    }

    static int throwing(int x) {
        if (x % 1000 == 7) {
            throw new IllegalStateException("seven " + x);
        }
        return x % 1000 == 8 ? thrower(x) : x;
    }

    static int thrower(int x) {
        throw new IllegalArgumentException("eight " + x);
    }

    static int catching(int x) {
        try {
            return table[x & 31];
        } catch (ArrayIndexOutOfBoundsException e) {
            return -1;
        }
    }

    int locking(int x) {
        if (x % 5 != 0) {
            return x;
        }
        synchronized (this) {
            return ++field;
        }
    }

    static int selecting(int x) {
        if (x >= 0) {
            return x + 1;
        }
        switch (x) {
            case -1:
                return 5;
            case -2:
                return 6;
            default:
                return called(-x);
        }
    }

    /** One way changes something and ends, the other calls: neither is done twice. */
    static int effectOrCall(int x) {
        if (x % 3 == 0) {
            effects++;
            return x;
        }
        return called(x);
    }

    /** Both ways meet behind the change. */
    static int effectThenCall(int x) {
        int more = 1;
        if (x % 3 == 0) {
            effects++;
            more = 2;
        }
        return called(x) + more;
    }

    static int effectThenBranch(int x) {
        effects++;
        return x % 2 == 0 ? x : called(x);
    }

    static int outer(int x) {
        if (x % 7 == 0) {
            effects += 2;
        }
        return effectOrCall(x + 1);
    }

    static Object allocates(int x) {
        int[] none = null;
        List<Object> list = new ArrayList<>();
        if (x % 4 != 0) {
            return list;
        }
        list.add(called(x));
        return none == null ? list : none;
    }

    static boolean asks(int x) {
        if (x % 2 == 0) {
            return true;
        }
        return called(x) > 20;
    }

    interface Shape {
        int area(int x);
    }

    static class Square implements Shape {
        @Override
        public int area(int x) {
            return x < 100 ? x * x : called(x);
        }
    }

    static class Round implements Shape {
        @Override
        public int area(int x) {
            return x < 50 ? 3 * x * x : called(x) + called(x + 1);
        }
    }

    /** Written to be the same whatever the way: an argument that is evaluated late. */
    static int evaluates(FastPaths p, int x) {
        return p.field++ + calls(x) + p.field++ + loops(x) + p.field;
    }

    static void print(String name, Object value) {
        System.out.println(name + " " + value);
    }

    static String where(Throwable t) {
        StringBuilder b = new StringBuilder(t.getMessage());
        StackTraceElement[] trace = t.getStackTrace();
        for (int i = 0; i < 3; i++) {
            b.append(' ').append(trace[i].getMethodName()).append(':')
                    .append(trace[i].getLineNumber());
        }
        return b.toString();
    }

    static void round(boolean prints) {
        FastPaths p = new FastPaths();
        Shape[] shapes = {new Square(), new Round(), new Square()};
        long calls = 0, loops = 0, catches = 0, locks = 0, selects = 0, changes = 0, lists = 0,
                asked = 0, areas = 0, order = 0, traces = 0;
        String last = "";
        for (int i = 0; i < ROUNDS; i++) {
            calls += calls(i);
            loops += loops(i);
            catches += catching(i);
            locks += p.locking(i);
            selects += selecting(i % 50 - 4);
            changes += effectOrCall(i) + effectThenCall(i) + effectThenBranch(i) + outer(i);
            lists += ((List<?>) allocates(i)).size();
            if (asks(i)) {
                asked++;
            }
            areas += shapes[i % 3].area(i % 150) + shapes[0].area(i % 120);
            order = order * 3 + evaluates(p, i);
            try {
                traces += throwing(i);
            } catch (IllegalStateException | IllegalArgumentException e) {
                last = where(e);
                traces += last.length();
            }
        }
        if (prints) {
            print("calls", calls);
            print("loops", loops);
            print("catches", catches);
            print("locks", locks + " " + p.field);
            print("selects", selects);
            print("changes", changes + " " + effects);
            print("lists", lists);
            print("asked", asked);
            print("areas", areas);
            print("order", order);
            print("traces", traces + " " + last);
        }
    }

    public static void main(String[] args) {
        table[3] = 4;
        table[9] = 1;
        for (int i = 0; i < 3; i++) {
            effects = 0;
            round(i == 2);
        }
        FastPaths p = new FastPaths();
        p.towers(10, 1, 2, 3);
        print("fib", fib(20));
        print("halves", halves(400));
        print("take", take(12, 8, 4));
        print("towers", p.field);
        print("text", text(8).hashCode());
        print("tree", Node.tree(10).sum());
    }
}
