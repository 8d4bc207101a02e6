// SPDX-License-Identifier: MIT
/** String concatenation of all types and special values, in many arities. */
public class ConcatValues {

    static String s(Object o) {
        return "" + o;
    }

    public static void main(String[] args) {
        boolean z = true;
        byte b = -128;
        short s = Short.MIN_VALUE;
        char c = '\u20ac';
        int i = Integer.MIN_VALUE;
        long j = Long.MIN_VALUE;
        float f = -0.0f;
        double d = Double.MIN_VALUE;
        Object n = null;
        String ns = null;
        char[] a = null;
        System.out.println("" + z + b + s + c + i + j + f + d + n + ns);
        System.out.println(
            z +
                "," +
                b +
                "," +
                s +
                "," +
                c +
                "," +
                i +
                "," +
                j +
                "," +
                f +
                "," +
                d +
                "," +
                n +
                "," +
                ns
        );
        System.out.println(1 + 2 + "x" + 1 + 2 + 'c' + (char) 66 + (1 + 2));
        System.out.println('a' + 'b' + "c" + 'd' + 'e');
        System.out.println(
            "" +
                Float.NaN +
                Float.POSITIVE_INFINITY +
                Double.NEGATIVE_INFINITY +
                1e10f +
                1e-5 +
                100.0 +
                1e21
        );
        System.out.println("\1\2 literal " + i + " \1 and \2 " + j);
        String t = null;
        t += null;
        t += 'x';
        t += 1.5f;
        System.out.println(t);
        String[] arr = { "p" };
        int[] calls = { 0 };
        arr[calls[0]++] += "q" + calls[0]++;
        System.out.println(arr[0] + calls[0]);
        System.out.println(
            new StringBuilder("sb") +
                "|" +
                new Object() {
                    public String toString() {
                        return null;
                    }
                } +
                "|" +
                s(
                    new Object() {
                        public String toString() {
                            return "\ud83d\ude00";
                        }
                    }
                )
        );
        Probe.show(
            "toString throws",
            () ->
                "a" +
                new Object() {
                    public String toString() {
                        throw new IllegalStateException("toString");
                    }
                }
        );
        System.out.println("é" + "ü" + c + "\ud800" + '\udc00' + "\0".length());
        final String constant = "con" + "stant" + 1 + true + 'c' + 2.0;
        System.out.println(constant == "constant1truec2.0".intern());
        String x = "x";
        System.out.println(x + "" == x ? "same" : "other");
        System.out.println((x + "").equals(x) + " " + ("" + 1).equals("1"));
    }
}
