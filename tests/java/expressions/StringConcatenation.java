// SPDX-License-Identifier: MIT
/**
 * Concatenation of every type, null, nested, with side effects, constants folded or not, long
 * chains.
 */
public class StringConcatenation {

    enum E {
        A
    }

    record R(int a, String b) {}

    public static void main(String[] args) throws Exception {
        String n = null;
        Object o = null;
        char[] c = { 'x' };
        final String k = "k";
        String v = "v";
        System.out.println("" + 1 + 2 + 'c' + 1.0 + 2.0f + 3L + true + null + n + o);
        System.out.println(1 + 2 + "3" + 4 + 5);
        System.out.println("a" + (1 + 2) + -1);
        System.out.println(n + n);
        System.out.println(n + null + 1);
        System.out.println(
            ("k" + "" == k) +
                " " +
                (k + "x" == "kx") +
                " " +
                (v + "x" == "vx") +
                " " +
                ((v + "x").intern() == "vx")
        );
        System.out.println("a" + (char) 0x4e2d + "\u00e9" + 'z');
        System.out.println((byte) 200 + "" + (short) 70000 + (char) 65);
        System.out.println(
            -0.0 +
                "" +
                0.0f +
                1e21 +
                1e-5f +
                Double.NaN +
                Float.NEGATIVE_INFINITY +
                Double.MIN_VALUE +
                Float.MAX_VALUE
        );
        System.out.println(Long.MIN_VALUE + "" + Integer.MIN_VALUE + Byte.MIN_VALUE);
        int i = 0;
        System.out.println("" + i++ + i++ + ++i + (i = 7) + i);
        StringBuilder b = new StringBuilder("sb");
        System.out.println(b + "" + b.append("!") + b);
        System.out.println(
            "x" +
                new Object() {
                    public String toString() {
                        return null;
                    }
                } +
                "y"
        );
        String s = "";
        for (int j = 0; j < 300; j++) s += j;
        System.out.println(s.length() + " " + s.hashCode());
        System.out.println("\t|\1|\2|" + v + "\1\2" + v);
        System.out.println(
            v +
                v +
                v +
                v +
                v +
                v +
                v +
                v +
                v +
                v +
                v +
                v +
                v +
                v +
                v +
                v +
                v +
                v +
                v +
                v +
                v +
                v +
                v +
                v +
                v +
                v +
                v +
                v +
                v +
                v +
                1 +
                'c' +
                2L +
                3.0
        );
        try {
            String q =
                "a" +
                new Object() {
                    public String toString() {
                        throw new IllegalStateException("toString");
                    }
                };
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        v += 1;
        v += 'x';
        v += null;
        v += 1.5;
        System.out.println(v);
        Integer w = 5;
        Character ch = 'c';
        System.out.println(w + "" + ch + w);
        System.out.println(w + ch + "");
        System.out.println("" + new int[0].length + c.length);
        System.out.println("a" + "b" + 1 + 'c' + true == "ab1ctrue");
        System.out.println("" + E.A + E.A.name());
        System.out.println("r" + new R(1, "t"));
    }
}
