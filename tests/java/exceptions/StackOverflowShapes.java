// SPDX-License-Identifier: MIT
/**
 * JVMS 6.3: StackOverflowError of recursion through many shapes is caught, has a trace of 1024
 * frames and leaves the VM whole.
 */
public class StackOverflowShapes {

    interface F {
        int f(int n);
    }

    static int depth;
    int x;

    static int direct(int n) {
        depth++;
        return direct(n + 1) + 1;
    }

    static int even(int n) {
        return odd(n + 1) + 1;
    }

    static int odd(int n) {
        return even(n + 1) + 1;
    }

    int virt(int n) {
        return virt(n + 1) + x;
    }

    static long wide(long a, double b, long c, Object d) {
        return wide(a + 1, b, c, d) + 1;
    }

    static F lam;

    static int viaLambda(int n) {
        return lam.f(n);
    }

    StackOverflowShapes(int n) {
        x = new StackOverflowShapes(n + 1).x;
    }

    StackOverflowShapes() {}

    static int fin(int n) {
        try {
            return fin(n + 1);
        } finally {
            depth = n;
        }
    }

    static int caught(int n) {
        try {
            return caught(n + 1);
        } catch (StackOverflowError e) {
            return n;
        }
    }

    static synchronized int sync(int n) {
        return sync(n + 1) + 1;
    }

    public String toString() {
        return "x" + this;
    }

    public int hashCode() {
        return java.util.List.of(this).hashCode();
    }

    static <T> T gen(T t) {
        return gen(t);
    }

    interface Code {
        Object run() throws Throwable;
    }

    static void t(String n, Code c) {
        try {
            System.out.println(n + " " + c.run());
        } catch (StackOverflowError e) {
            System.out.println(n + " " + e + " " + e.getStackTrace().length + " " + e.getCause());
        } catch (Throwable e) {
            Throwable r = e;
            while (r.getCause() != null) r = r.getCause();
            System.out.println(n + " root " + r);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread th = new Thread(
            null,
            () -> {
                t("direct", () -> direct(0));
                t("mutual", () -> even(0));
                t("virtual", () -> new StackOverflowShapes().virt(0));
                t("wide", () -> wide(1, 2, 3, "d"));
                lam = n -> viaLambda(n + 1) + 1;
                t("lambda", () -> viaLambda(0));
                t("constructor", () -> new StackOverflowShapes(1));
                t("finally", () -> fin(0));
                t("caught", () -> caught(0) > 100);
                t("sync", () -> sync(0));
                t("unlocked", () -> {
                    synchronized (StackOverflowShapes.class) {
                        StackOverflowShapes.class.notifyAll();
                        return "ok";
                    }
                });
                t("toString", () -> new StackOverflowShapes().toString());
                t("hashCode", () -> new StackOverflowShapes().hashCode());
                t("generic", () -> gen(1));
                F[] self = new F[1];
                self[0] = n -> self[0].f(n);
                t("self", () -> self[0].f(1));
                Comparable<Object> cmp = new Comparable<>() {
                    public int compareTo(Object o) {
                        return ((Comparable<Object>) o).compareTo(this);
                    }
                };
                t("bridge", () -> cmp.compareTo(cmp));
                t("again", () -> direct(0));
                t("trace", () -> {
                    try {
                        return direct(0);
                    } catch (StackOverflowError e) {
                        StackTraceElement[] s = e.getStackTrace();
                        return s[0].getMethodName() + s[1000].getMethodName();
                    }
                });
            },
            "deep",
            1 << 19
        );
        th.start();
        th.join();
        System.out.println(depth > 0);
    }
}
