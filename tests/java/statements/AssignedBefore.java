// SPDX-License-Identifier: MIT
/**
 * JLS 16: variables assigned on every path: switch, try, loops with constants, boolean operators,
 * lambdas, final fields; what the code then does.
 */
public class AssignedBefore {

    final int a, b;
    final String c;

    {
        a = 1;
    }

    AssignedBefore(boolean x) {
        if (x) {
            b = 2;
            c = "yes";
        } else {
            b = 3;
            c = "no";
        }
    }

    AssignedBefore() {
        this(true);
    }

    static final int S;

    static {
        int t = 0;
        for (int i = 0; i < 4; i++) t += i;
        S = t;
    }

    static int cond(boolean p, int n) {
        int x;
        if (p && (x = n) > 0) return x;
        int y;
        if (!p || (y = n + 1) < 0) return -1;
        return y;
    }

    static int tern(boolean p) {
        int x;
        return p ? (x = 5) + x : (x = 6) * x;
    }

    static int loop() {
        int x;
        while (true) {
            x = 7;
            if (x > 3) break;
        }
        return x;
    }

    static int loop2(int n) {
        int x;
        do {
            x = n--;
        } while (n > 0);
        return x;
    }

    static int loop3() {
        int x;
        for (;;) {
            x = 4;
            break;
        }
        return x;
    }

    static int sw(int n) {
        int x;
        switch (n) {
            case 1:
                x = 10;
                break;
            case 2:
                x = 20;
            case 3:
                x = 30;
                break;
            default:
                return -1;
        }
        return x;
    }

    static int sw2(int n) {
        final int x;
        switch (n) {
            case 1 -> x = 1;
            case 2 -> {
                x = 2;
            }
            default -> throw new IllegalArgumentException();
        }
        return x;
    }

    static int sw3(int n) {
        int x = switch (n) {
            case 1:
                int y = 5;
                yield y;
            default:
                y = 6;
                yield y + 1;
        };
        return x;
    }

    static int sw4(Thread.State s) {
        int x;
        int r = switch (s) {
            case NEW -> x = 1;
            case RUNNABLE -> x = 2;
            default -> {
                x = 3;
                yield x * 2;
            }
        };
        return r * 10 + x;
    }

    static int tr(String s) {
        int x;
        try {
            x = Integer.parseInt(s);
        } catch (NumberFormatException e) {
            x = -5;
        }
        return x;
    }

    static int tr2(String s) {
        int x;
        try {
            x = Integer.parseInt(s);
        } catch (NumberFormatException e) {
            return -6;
        } finally {
            s = "";
        }
        return x;
    }

    static int tr3() {
        final int x;
        try {
            throw new RuntimeException();
        } catch (RuntimeException e) {
            x = 8;
        }
        return x;
    }

    static int tr4() {
        int x;
        try {
            x = 1;
        } finally {
            x = 9;
        }
        return x;
    }

    static boolean bool(boolean p, boolean q) {
        boolean r;
        if (p ? (r = q) : !(r = !q)) return r;
        return !r;
    }

    static int lam(int n) {
        int x;
        if (n > 0) x = n;
        else x = -n;
        int y = x;
        java.util.function.IntSupplier s = () -> y * 2;
        return s.getAsInt();
    }

    static int dead() {
        int x;
        if (false) {
            x = 1;
            x++;
        }
        final boolean F = false;
        if (F) {
            x = 2;
        }
        x = 3;
        if (true) return x;
        return -1;
    }

    static int label() {
        int x;
        l: {
            if (S > 100) {
                x = 1;
                break l;
            }
            x = 2;
        }
        return x;
    }

    static int and(int n) {
        int x;
        boolean b = n > 0 && (x = n) > 5;
        if (n > 0 && (x = 3) == 3 && x > 2) return x;
        return b ? 1 : 0;
    }

    static int nest(boolean p, boolean q) {
        int x;
        if (p) if (q) x = 1;
        else x = 2;
        else x = 3;
        return x;
    }

    static int local() {
        final int x;
        class L {

            int get(int k) {
                return k;
            }
        }
        x = new L().get(4);
        class M {

            int get() {
                return x;
            }
        }
        return new M().get();
    }

    static int arr() {
        int[] x;
        (x = new int[3])[1] = 5;
        int i;
        x[(i = 2)] = i;
        return x[1] + x[2];
    }

    static int chain() {
        int x, y, z;
        x = y = z = 2;
        x += y -= z;
        return x * 100 + y * 10 + z;
    }

    static int comp() {
        int x;
        x = 1;
        x += x = 5;
        return x;
    }

    static String str(Object o) {
        String s;
        if (!(o instanceof String t)) {
            s = "none";
        } else {
            s = t;
        }
        return s;
    }

    public static void main(String[] args) {
        AssignedBefore x = new AssignedBefore(),
            y = new AssignedBefore(false);
        System.out.println(
            x.a +
                x.b +
                x.c +
                y.b +
                y.c +
                S +
                " " +
                cond(true, 5) +
                cond(true, -5) +
                cond(false, 5) +
                " " +
                tern(true) +
                tern(false) +
                loop() +
                loop2(3) +
                loop3()
        );
        for (int n = 0; n < 4; n++) {
            String r;
            try {
                r = "" + sw2(n);
            } catch (IllegalArgumentException e) {
                r = "iae";
            }
            System.out.print(sw(n) + r + sw3(n) + " ");
        }
        System.out.println(
            sw4(Thread.State.NEW) +
                " " +
                sw4(Thread.State.RUNNABLE) +
                " " +
                sw4(Thread.State.BLOCKED) +
                " " +
                tr("12") +
                tr("x") +
                tr2("3") +
                tr2("y") +
                tr3() +
                tr4()
        );
        for (boolean p : new boolean[] { false, true })
            for (boolean q : new boolean[] { false, true })
                System.out.print(bool(p, q) + "" + nest(p, q) + " ");
        System.out.println(
            lam(4) +
                lam(-5) +
                dead() +
                label() +
                and(7) +
                and(-1) +
                " " +
                local() +
                arr() +
                " " +
                chain() +
                " " +
                comp() +
                str("s") +
                str(1)
        );
    }
}
