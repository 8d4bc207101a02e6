// SPDX-License-Identifier: MIT
/** Labelled break and continue through loops, blocks, switches, try; labels shared with names. */
public class Labels {

    static String search(int[][] m, int v) {
        found: {
            for (int i = 0; i < m.length; i++) for (int j = 0; j < m[i].length; j++) if (
                m[i][j] == v
            ) break found;
            return "none ";
        }
        return "found ";
    }

    public static void main(String[] args) throws Exception {
        outer: for (int i = 0; i < 4; i++) {
            for (int j = 0; j < 4; j++) {
                if (j == 2) continue outer;
                if (i == 2) break outer;
                System.out.print(i + "" + j + " ");
            }
        }
        System.out.println("");
        block: {
            if (args.length == 0) break block;
            System.out.println("skipped");
        }
        System.out.println("after");
        int n = 0;
        a: while (true) {
            b: do {
                switch (n++) {
                    case 0:
                        continue a;
                    case 1:
                        continue b;
                    case 2:
                        break b;
                    case 3:
                        break;
                    default:
                        break a;
                }
                System.out.print("end ");
            } while (n < 5);
            System.out.print("loop ");
        }
        System.out.println(n);
        x: try {
            if (n > 0) break x;
            System.out.println("no");
        } finally {
            System.out.println("finally");
        }
        int outer = 5;
        outer: for (;;) {
            outer++;
            break outer;
        }
        System.out.println(outer);
        lab: for (int i = 0; i < 3; i++) {
            try {
                if (i == 1) continue lab;
                System.out.print("t" + i);
            } finally {
                System.out.print("f" + i + " ");
            }
        }
        System.out.println("");
        System.out.println(
            search(new int[][] { { 1, 2 }, { 3, 4 } }, 3) + search(new int[][] { { 1 } }, 9)
        );
        l1: {
            l2: {
                l3: {
                    if (n > 0) break l2;
                }
                System.out.println("l3");
            }
            System.out.println("l2");
            if (n > 0) break l1;
            System.out.println("l1");
        }
        c: for (String s : new String[] { "a", "bb", "ccc" }) {
            for (char ch : s.toCharArray()) {
                if (ch == 'b') continue c;
                System.out.print(ch);
            }
            System.out.print(";");
        }
        System.out.println("");
        if (n > 0) y: {
            if (n > 1) break y;
            System.out.println("not");
        }
        do {
            z: for (int i = 0; ; i++) {
                if (i > 2) break z;
                continue z;
            }
        } while (false);
        System.out.println("done");
    }
}
