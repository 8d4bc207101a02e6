/* SPDX-License-Identifier: MIT */
/*
 * String concatenation of all types, many operands, constants with odd characters, evaluation
 * order, nulls, compound.
 */
public class Concats {

    static int n;

    static String s(String x) {
        n++;
        return x + n;
    }

    static class Nul {

        public String toString() {
            return null;
        }
    }

    public static void main(String[] args) {
        byte b = -1;
        short sh = -300;
        char c = 'ü';
        int i = Integer.MIN_VALUE;
        long l = Long.MIN_VALUE;
        float f = 1e10f;
        double d = -0.0;
        boolean z = false;
        Object o = null;
        String str = null;
        char[] ca = { 'x' };
        System.out.println("" + b + sh + c + i + l + f + d + z + o + str);
        System.out.println(b + " " + sh + '\u0001' + c + "\u0002" + i + "\u0001\u0002" + l);
        System.out.println(1 + 2 + "a" + 1 + 2 + 'b' + ('c' + 1) + (char) ('c' + 1));
        System.out.println(s("a") + s("b") + s("c") + n);
        System.out.println(new Nul() + "|" + new Nul() + null);
        String x = "x";
        x += 1;
        x += 'c';
        x += 2.5;
        x += null;
        x += x + x;
        System.out.println(x);
        System.out.println("日本" + c + "𝄞" + (char) 0xd834 + (char) 0xdd1e + l);
        String big =
            "" +
            b +
            b +
            b +
            b +
            b +
            b +
            b +
            b +
            b +
            b +
            b +
            b +
            b +
            b +
            b +
            b +
            b +
            b +
            b +
            b +
            b +
            b +
            b +
            b +
            b +
            b +
            b +
            b +
            b +
            b +
            c +
            c +
            c +
            c +
            c +
            c +
            c +
            c +
            c +
            c +
            c +
            c +
            c +
            c +
            c +
            c +
            c +
            c +
            i +
            i +
            i +
            i +
            i +
            i +
            i +
            i +
            i +
            i +
            l +
            l +
            l +
            l +
            l +
            l +
            l +
            l +
            l +
            l +
            d +
            d +
            d +
            d +
            d +
            d +
            d +
            d +
            d +
            d +
            f +
            f +
            f +
            f +
            z +
            z +
            z +
            z +
            o +
            o +
            o +
            o +
            str +
            str +
            str +
            str;
        System.out.println(big.length() + " " + big.hashCode());
        Object[] a = { "s" };
        int k = 0;
        String[] sa = { "p", "q" };
        sa[k++] += k++ + "r" + k;
        System.out.println(sa[0] + sa[1] + k);
        a[0] += "t";
        System.out.println(a[0]);
        System.out.println(
            Float.NaN + "" + Double.POSITIVE_INFINITY + 1.0e-5 + 100f + 1e21 + Float.MIN_VALUE
        );
        System.out.println("e".equals("" + "e") + " " + ("" + 'e' == "e") + " " + ("" + c == "ü"));
        StringBuilder sb = new StringBuilder("q");
        System.out.println("" + sb + sb.append(1) + sb);
        try {
            System.out.println(
                "" +
                    new Object() {
                        public String toString() {
                            throw new IllegalStateException("ts");
                        }
                    }
            );
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(
            """
            block "quoted" \
            joined
              indented\ttab \s
            """ + "end"
        );
    }
}
