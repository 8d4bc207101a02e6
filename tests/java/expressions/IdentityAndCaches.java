// SPDX-License-Identifier: MIT
/**
 * JLS 5.1.7, 15.21.3, 3.10.5: identity of boxes in their caches, of strings and constants, of
 * arrays, enums, classes, lambdas.
 */
public class IdentityAndCaches {

    enum E {
        A {},
        B;

        static E get(int i) {
            return values()[i];
        }
    }

    record R(int i) {}

    static final String S = "s" + 1;
    static String t = "s";

    static <T> boolean same(T a, T b) {
        return a == b;
    }

    static Object box(Object o) {
        return o;
    }

    public static void main(String[] args) throws Exception {
        StringBuilder b = new StringBuilder();
        for (int i = -130; i <= 130; i++) {
            Integer x = i,
                y = i;
            Long l = (long) i,
                m = (long) i;
            Short s = (short) i,
                u = (short) i;
            if (x == y) b.append('i');
            if (l == m) b.append('l');
            if (s == u) b.append('s');
        }
        System.out.println(b.length() + " " + b.toString().hashCode());
        int bytes = 0,
            chars = 0;
        for (int i = -128; i < 128; i++) {
            Byte x = (byte) i,
                y = (byte) i;
            if (x == y) bytes++;
        }
        for (char c = 0; c < 300; c++) {
            Character x = c,
                y = c;
            if (x == y) chars++;
        }
        System.out.println(bytes + " " + chars);
        Boolean t1 = true,
            t2 = Boolean.valueOf("TRUE");
        Double d1 = 1.0,
            d2 = 1.0;
        Float f1 = 0f,
            f2 = 0f;
        System.out.println(
            (t1 == t2) +
                " " +
                (t1 == Boolean.TRUE) +
                " " +
                (d1 == d2) +
                " " +
                (f1 == f2) +
                " " +
                (new Integer(5) == new Integer(5)) +
                " " +
                (Integer.valueOf(5) == Integer.valueOf("5")) +
                " " +
                (box(127) == box(127)) +
                " " +
                (box(128) == box(128)) +
                " " +
                (box('a') == box('a')) +
                " " +
                same(100, 100) +
                " " +
                same(1000, 1000) +
                " " +
                same(5L, 5L)
        );
        System.out.println(
            (S == "s1") +
                " " +
                (t + 1 == S) +
                " " +
                ((t + 1).intern() == S) +
                " " +
                ("a" + "b" == "ab") +
                " " +
                (new String("x") == "x") +
                " " +
                (String.valueOf(1) == String.valueOf(1)) +
                " " +
                ("".concat("") == "") +
                " " +
                ("abc".substring(0) == "abc") +
                " " +
                ("abc".toString() == "abc") +
                " " +
                ("abc".trim() == "abc") +
                " " +
                ("abc".replace('z', 'y') == "abc") +
                " " +
                ("abc".toLowerCase() == "abc") +
                " " +
                ("abc".strip() == "abc") +
                " " +
                ("abc".repeat(1) == "abc") +
                " " +
                ("IdentityAndCaches" == IdentityAndCaches.class.getName()) +
                " " +
                ("main" ==
                    IdentityAndCaches.class.getDeclaredMethod("main", String[].class).getName())
        );
        System.out.println(
            (E.get(0) == E.A) +
                " " +
                (E.valueOf("B") == E.B) +
                " " +
                (E.values() == E.values()) +
                " " +
                (E.A.getClass() == E.class) +
                " " +
                (E.A.getDeclaringClass() == E.class) +
                " " +
                (new R(1) == new R(1)) +
                " " +
                new R(1).equals(new R(1)) +
                " " +
                (int[].class == new int[0].getClass()) +
                " " +
                (Class.forName("[I") == int[].class) +
                " " +
                (String.class == "".getClass()) +
                " " +
                (int.class == Integer.TYPE) +
                " " +
                (Integer.class == (Object) int.class)
        );
        Runnable[] rs = new Runnable[4];
        for (int i = 0; i < 2; i++) {
            rs[i] = () -> {};
            int k = i;
            rs[i + 2] = () -> System.out.print(k);
        }
        System.out.println(
            (rs[0] == rs[1]) +
                " " +
                (rs[2] == rs[3]) +
                " " +
                (rs[0].getClass() == rs[1].getClass()) +
                " " +
                (rs[2].getClass() == rs[3].getClass()) +
                " " +
                (rs[0].getClass() == rs[2].getClass())
        );
        Object o = new Object(),
            o2 = o;
        int h = System.identityHashCode(o);
        synchronized (o) {
            System.gc();
        }
        System.out.println(
            (h == System.identityHashCode(o2)) +
                " " +
                (o.hashCode() == h) +
                " " +
                System.identityHashCode(null) +
                " " +
                o.equals(o2) +
                " " +
                o.toString().equals("java.lang.Object@" + Integer.toHexString(h)) +
                " " +
                (System.identityHashCode("s1") == System.identityHashCode(S))
        );
        int distinct = 0;
        java.util.Set<Integer> seen = new java.util.HashSet<>();
        for (int i = 0; i < 1000; i++) seen.add(System.identityHashCode(new Object()));
        System.out.println(seen.size() > 990);
        long x = 127;
        Long y = 127L;
        System.out.println(
            (x == y) +
                " " +
                y.equals(127) +
                " " +
                y.equals(127L) +
                " " +
                new R(5).equals(null) +
                " " +
                (null == (Object) null)
        );
    }
}
