// SPDX-License-Identifier: MIT
/**
 * JLS 14.17, 14.18: the operand of return and throw is whole before control moves; finally sees it
 * saved.
 */
public class ThrowsAndReturns {

    static String log = "";

    static int i(int v) {
        log += v + ";";
        return v;
    }

    static RuntimeException ex(String s) {
        log += "make" + s + ";";
        return new IllegalStateException(s);
    }

    static int f1() {
        int k = 1;
        try {
            return k;
        } finally {
            k = 2;
            log += "k" + k + ";";
        }
    }

    static int f2() {
        int k = 1;
        try {
            return k++ + k;
        } finally {
            k = 20;
        }
    }

    static int[] f3() {
        int[] a = { 1 };
        try {
            return a;
        } finally {
            a[0] = 2;
        }
    }

    static int[] f4() {
        int[] a = { 1 };
        try {
            return a;
        } finally {
            a = new int[] { 3 };
        }
    }

    static int f5() {
        try {
            return i(1) / i(0);
        } finally {
            i(9);
        }
    }

    static int f6() {
        try {
            throw ex("a");
        } finally {
            i(8);
        }
    }

    static int f7() {
        try {
            throw (RuntimeException) null;
        } finally {
            i(8);
        }
    }

    static int f8() {
        RuntimeException r = ex("b");
        try {
            throw r;
        } finally {
            r = ex("c");
        }
    }

    static long f9() {
        long l = 1L << 40;
        try {
            return l + i(1);
        } finally {
            l = 0;
        }
    }

    static double f10() {
        double d = .5;
        try {
            return d;
        } finally {
            d = Double.NaN;
        }
    }

    static String f11() {
        String s = "x";
        try {
            return (s += "y");
        } finally {
            s += "z";
            log += s;
        }
    }

    static int f12() {
        for (int k = 0; ; k++) try {
            if (k == 2) return k * 10;
        } finally {
            log += "f" + k;
        }
    }

    static int f13() {
        while (true)
            try {
                return i(1);
            } finally {
                break;
            }
        return i(2);
    }

    static int f14() {
        int n = 0;
        do try {
            return n;
        } finally {
            if (n++ < 3) continue;
        } while (true);
    }

    static int f15() {
        try {
            throw ex("lost");
        } finally {
            return 15;
        }
    }

    static int f16() {
        try {
            try {
                throw ex("in");
            } finally {
                throw ex("out");
            }
        } catch (RuntimeException e) {
            log += e.getMessage();
            return 16;
        }
    }

    static int f17() {
        try {
            throw ex("p");
        } catch (RuntimeException e) {
            e = ex("q");
            throw e;
        } finally {
            i(7);
        }
    }

    static int f18() {
        return i(1) + f(i(2), i(3));
    }

    static int f(int a, int b) {
        throw ex("arg" + a + b);
    }

    static Object f19() {
        int k = 5;
        Object o;
        try {
            return (o = k);
        } finally {
            o = "changed";
        }
    }

    static byte f20() {
        byte b = 127;
        try {
            return b++;
        } finally {
            log += "b" + b;
        }
    }

    static boolean f21() {
        boolean b = false;
        try {
            return (b = true);
        } finally {
            b = false;
        }
    }

    interface Body {
        Object run();
    }

    static void show(Body b) {
        log = "";
        String r;
        try {
            Object o = b.run();
            r = o instanceof int[] ? "[" + ((int[]) o)[0] + "]" : String.valueOf(o);
        } catch (RuntimeException e) {
            r = e.getClass().getSimpleName() + " " + e.getMessage();
        }
        System.out.println(log + " = " + r);
    }

    public static void main(String[] args) {
        Body[] all = {
            () -> f1(),
            () -> f2(),
            () -> f3(),
            () -> f4(),
            () -> f5(),
            () -> f6(),
            () -> f7(),
            () -> f8(),
            () -> f9(),
            () -> f10(),
            () -> f11(),
            () -> f12(),
            () -> f13(),
            () -> f14(),
            () -> f15(),
            () -> f16(),
            () -> f17(),
            () -> f18(),
            () -> f19(),
            () -> f20(),
            () -> f21()
        };
        for (Body b : all) show(b);
    }
}
