/* SPDX-License-Identifier: MIT */
/*
 * StackOverflowError caught over and over, in initializers, in finally, in threads, in deep
 * constructors; the VM goes on.
 */
public class StackOverflows {

    static int depth;

    static void down() {
        depth++;
        down();
    }

    static long wide(long a, double b, Object c, int[] d) {
        depth++;
        return wide(a + 1, b * 2, c, d) + 1;
    }

    static int fin(int[] n) {
        try {
            n[0]++;
            return fin(n) + 1;
        } finally {
            n[1]++;
        }
    }

    int f;
    StackOverflows next;

    StackOverflows() {
        next = new StackOverflows();
    }

    StackOverflows(int x) {
        f = x;
    }

    static class InInit {

        static int v = deep(0);

        static int deep(int i) {
            return deep(i + 1) + 1;
        }
    }

    interface Node {
        int eval();
    }

    static int viaInterface(Node n) {
        return n.eval();
    }

    static synchronized void locked() {
        locked();
    }

    static String str(Object o) {
        return (
            "" +
            new Object() {
                public String toString() {
                    return str(this);
                }
            }
        );
    }

    static int guarded(int n) {
        try {
            return guarded(n + 1);
        } catch (StackOverflowError e) {
            return n > 50 ? 50 : n;
        }
    }

    public static void main(String[] args) throws Exception {
        int min = Integer.MAX_VALUE;
        for (int i = 0; i < 20; i++) {
            depth = 0;
            try {
                down();
            } catch (StackOverflowError e) {
                min = Math.min(min, depth);
                if (i == 0) System.out.println(e + " " + e.getMessage());
            }
        }
        System.out.println(min > 500);
        for (int i = 0; i < 5; i++) {
            depth = 0;
            try {
                wide(1, 2, "x", new int[1]);
            } catch (StackOverflowError e) {
                System.out.println(depth > 300);
            }
        }
        int[] n = new int[2];
        try {
            fin(n);
        } catch (StackOverflowError e) {
            System.out.println(n[0] > 300 && Math.abs(n[0] - n[1]) <= 1);
        }
        try {
            new StackOverflows();
        } catch (StackOverflowError e) {
            System.out.println("ctor");
        }
        try {
            System.out.println(InInit.v);
        } catch (Throwable e) {
            System.out.println(e.getClass().getName());
        }
        try {
            System.out.println(InInit.v);
        } catch (Throwable e) {
            System.out.println(e.getClass().getName() + " " + e.getMessage());
        }
        Node[] self = new Node[1];
        self[0] = () -> viaInterface(self[0]) + 1;
        for (int i = 0; i < 5; i++) try {
            self[0].eval();
        } catch (StackOverflowError e) {
            System.out.println("lambda");
        }
        try {
            locked();
        } catch (StackOverflowError e) {
            System.out.println("locked " + Thread.holdsLock(StackOverflows.class));
        }
        try {
            str(null);
        } catch (StackOverflowError e) {
            System.out.println("toString");
        }
        System.out.println(guarded(0));
        Throwable[] seen = new Throwable[1];
        Thread t = new Thread(() -> {
            try {
                down();
            } catch (StackOverflowError e) {
                seen[0] = e;
            }
        });
        t.start();
        t.join();
        System.out.println(seen[0] instanceof StackOverflowError);
        StackTraceElement[] st = seen[0].getStackTrace();
        System.out.println(st.length > 100 && st.length <= 1024);
        System.out.println(st[5].getMethodName() + " " + st[st.length - 1].getMethodName());
        Object[] nest = new Object[1];
        try {
            Object[] p = nest;
            for (int i = 0; i < 200000; i++) p = (Object[]) (p[0] = new Object[1]);
            System.out.println(java.util.Arrays.deepHashCode(nest));
        } catch (StackOverflowError e) {
            System.out.println("deepHashCode");
        }
        System.out.println("alive");
    }
}
