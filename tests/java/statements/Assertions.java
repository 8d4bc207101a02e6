// SPDX-License-Identifier: MIT
/** assert statements do nothing unless enabled; enabling per class loader before initialization. */
public class Assertions {

    static class On {

        static int check(int x) {
            assert x > 0 : "x is " + x;
            return x;
        }

        static void cause() {
            assert false : new IllegalStateException("why");
        }

        static void plain() {
            assert 1 > 2;
        }
    }

    static class Off {

        static int check(int x) {
            assert x > 0 : x;
            return x;
        }
    }

    public static void main(String[] args) throws Exception {
        int[] n = { 0 };
        assert n[0]++ > 5 : "never";
        System.out.println(n[0]);
        System.out.println(Assertions.class.desiredAssertionStatus());
        ClassLoader l = Assertions.class.getClassLoader();
        l.setClassAssertionStatus("Assertions$On", true);
        try {
            System.out.println(On.check(-1));
        } catch (AssertionError e) {
            System.out.println(e.getMessage() + " " + e.getCause());
        }
        System.out.println(On.check(1));
        try {
            On.cause();
        } catch (AssertionError e) {
            System.out.println(e.getMessage() + " " + e.getCause());
        }
        try {
            On.plain();
        } catch (AssertionError e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Off.check(-1));
        for (Object o : new Object[] { 1, 'c', 2L, 1.5f, 2.5, true, "s", null })
            System.out.println(new AssertionError(o).getMessage());
    }
}
