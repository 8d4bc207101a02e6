// SPDX-License-Identifier: MIT
/** == on references, boxes, mixed operands; instanceof on null and arrays; NaN and zeros. */
public class EqualityAndIdentity {

    enum E {
        A
    }

    public static void main(String[] args) throws Exception {
        Integer a = 127,
            b = 127,
            c = 1000,
            d = 1000;
        System.out.println(
            (a == b) + " " + c.equals(d) + " " + (c == 1000) + " " + (c <= d && c >= d)
        );
        Long l = 127L;
        System.out.println(l.equals(127) + " " + l.equals(127L) + " " + (l == 127));
        System.out.println(
            (0.0 == -0.0) +
                " " +
                Double.valueOf(0.0).equals(-0.0) +
                " " +
                (Double.NaN == Double.NaN) +
                " " +
                Double.valueOf(Double.NaN).equals(Double.NaN)
        );
        System.out.println(
            (1 == 1.0) + " " + ('a' == 97) + " " + (1L == 1f) + " " + ((byte) 255 == -1)
        );
        System.out.println(
            (16777217 == 16777216f) +
                " " +
                (Long.MAX_VALUE == (double) Long.MAX_VALUE) +
                " " +
                (0.1f == 0.1)
        );
        String s = "abc";
        System.out.println(
            (s == "ab" + "c") +
                " " +
                (s == new String("abc")) +
                " " +
                (s == new String("abc").intern())
        );
        Object o = null;
        System.out.println((o instanceof Object) + " " + (o == null) + " " + (null == null));
        Object arr = new int[0];
        System.out.println(
            (arr instanceof int[]) +
                " " +
                (arr instanceof Object) +
                " " +
                (arr instanceof Cloneable) +
                " " +
                (arr instanceof java.io.Serializable) +
                " " +
                (arr instanceof Object[]) +
                " " +
                (new String[0] instanceof Object[]) +
                " " +
                (new String[0][0] instanceof Object[][]) +
                " " +
                ((Object) new int[0][0] instanceof Object[])
        );
        System.out.println(
            new int[0].equals(new int[0]) +
                " " +
                (new int[0].getClass() == int[].class) +
                " " +
                (String[].class == new String[1].getClass())
        );
        boolean x = true,
            y = false;
        System.out.println((x == !y) + " " + (x != y) + " " + (x ^ y));
        Boolean p = true;
        System.out.println((p == Boolean.TRUE) + " " + (p == true));
        System.out.println(E.A == E.valueOf("A"));
        Character ch = 'x';
        System.out.println(ch == 'x');
        Object boxed = 5;
        System.out.println(boxed.equals(5) + " " + boxed.equals(5L));
        System.out.println((Object) 'a' == (Object) 'a');
        System.out.println(new Object().equals(null));
    }
}
