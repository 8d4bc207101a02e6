// SPDX-License-Identifier: MIT
/**
 * Constant conditions, dead branches, empty statements, nested blocks, definite assignment through
 * all of them.
 */
public class Unreached {

    static int deadEnd(int n) {
        if (n > 2) {
            return 1;
        } else {
            throw new Error();
        }
    }

    static int loop() {
        for (;;) {
            try {
                return 4;
            } finally {
            }
        }
    }

    public static void main(String[] args) throws Exception {
        final boolean DEBUG = false;
        if (DEBUG) {
            System.out.println("dead");
        }
        while (!DEBUG) {
            break;
        }
        do {} while (DEBUG);
        for (; args.length > 5; ) {}

        int x;
        if (args.length == 0) x = 1;
        else throw new IllegalStateException();
        System.out.println(x);
        int y;
        while (true) {
            y = 2;
            if (y > 1) break;
        }
        System.out.println(y);
        int z;
        boolean b = args.length >= 0 && (z = 3) > 2;
        if (args.length >= 0 && (z = 4) > 3) System.out.println(z);
        int w;
        switch (x) {
            case 1:
                w = 10;
                break;
            default:
                w = 20;
        }
        System.out.println(w);
        int v;
        try {
            v = Integer.parseInt("7");
        } catch (NumberFormatException e) {
            v = 8;
        } finally {
            x = 5;
        }
        System.out.println(v + x);
        final int u;
        {
            u = 9;
        }
        System.out.println(u);
        int t = switch (x) {
            case 5 -> {
                int q;
                if (b) q = 1;
                else q = 2;
                yield q;
            }
            default -> 0;
        };
        System.out.println(t);
        for (int i = 0; ; ) {
            if (i++ > 2) {
                System.out.println(i);
                break;
            }
        }
        label: {
            break label;
        }
        System.out.println(deadEnd(3));
        System.out.println(loop());
        if (true);
        else System.out.println("no");
    }
}
