// SPDX-License-Identifier: MIT
/** The type of a conditional expression: boxing, promotion, constants that fit, null. */
public class Ternaries {

    static String name(Object o) {
        return o.getClass().getSimpleName() + " " + o;
    }

    public static void main(String[] args) throws Exception {
        boolean t = args.length == 0,
            f = !t;
        System.out.println(t ? 1 : 2.0);
        System.out.println(t ? 'a' : 0);
        int i = 0;
        System.out.println(t ? 'a' : i);
        System.out.println(f ? 1 : 'b');
        byte b = 5;
        short s = 6;
        System.out.println(name(t ? b : s));
        System.out.println(name(t ? b : 7));
        System.out.println(name(t ? b : 300));
        System.out.println(name(t ? b : 'c'));
        System.out.println(name(t ? 1L : 2f));
        Integer n = null;
        Object o = t ? "x" : 1;
        System.out.println(o);
        try {
            int x = t ? n : 0;
        } catch (NullPointerException e) {
            System.out.println("null unboxed");
        }
        Integer k = t ? null : 0;
        System.out.println(k);
        try {
            Integer z = t ? n : (Integer) null;
            System.out.println(z);
            Integer y = t ? n : 1;
            System.out.println(y);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        System.out.println(name(t ? Integer.valueOf(1) : Double.valueOf(2)));
        System.out.println(name(t ? (Object) 1 : "a"));
        System.out.println(name(t ? 'x' : Integer.valueOf(3)));
        System.out.println(name(t ? (Byte) b : (Short) s));
        System.out.println(name(f ? 1 : Character.valueOf('y')));
        System.out.println(name(t ? Long.valueOf(3) : 'q'));
        int[] c = { 0 };
        int r = t ? c[0]++ : c[0]--;
        System.out.println(r + " " + c[0]);
        System.out.println(t ? (f ? 1 : 2) : 3);
        System.out.println(f ? 1 : t ? 2 : 3);
        String u = t ? (f ? "a" : "b") : "c";
        System.out.println(u);
        Comparable<?> q = t ? "s" : 5;
        System.out.println(q);
        System.out.println((t ? new int[] { 1 } : new int[0]).length);
        long l = t ? 1 : 2L;
        System.out.println(l);
        System.out.println((f ? 1 : 2L) + (t ? 0.5f : 1));
        Runnable run = t ? () -> System.out.println("lambda") : null;
        run.run();
        char ch = t ? 97 : 'b';
        System.out.println(ch);
        final short fs = 3;
        byte bb = t ? (byte) fs : 4;
        System.out.println(bb);
        System.out.println(true ? null : 0);
        System.out.println(t ? 'a' : (short) 1);
        System.out.println(t ? (char) 98 : (byte) 1);
    }
}
