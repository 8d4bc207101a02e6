/* SPDX-License-Identifier: MIT */

/** Objects whose every byte the agent knows. */
public class Dumps {
    interface Marked { }

    static class Base {
        int number = 0x01020304;
        Object reference;
        long big = 0x0102030405060708L;
        Object nothing;
    }

    static class Derived extends Base implements Marked {
        static int staticInt = 0x11223344;
        static Object staticReference = "static text";
        static long staticLong = 0x1112131415161718L;
        static byte staticByte = 0x19;
        float single = 1.5f;
        double twice = -2.0;
        char letter = '\u1234';
        short little = 0x0506;
        byte tiny = 7;
        boolean truth = true;
    }

    static String text() {
        return "pool text";
    }

    static void holder(Object kept) {
        between(2);
        Driver.object(9, kept);
        if (kept.hashCode() == 0) between(1); // it is still needed
    }

    static void between(int n) {
        if (n > 0) {
            between(n - 1);
            return;
        }
        Driver.step(2);
    }

    public static void main(String[] args) throws Exception {
        text();
        Derived d = new Derived();
        Object[] objects = {d, null, "x"};
        d.reference = objects;
        Driver.object(1, d);
        Driver.object(2, objects);
        Driver.object(3, new int[] {1, 0x7f00ff01, -1});
        Driver.object(4, new long[] {0x0102030405060708L});
        Driver.object(5, new byte[] {1, 2, 3});
        Driver.object(6, new double[] {1.0});
        Driver.object(7, new int[2][3]);
        Driver.object(8, Derived.class);
        Object kept = new Object();
        synchronized (kept) {
            holder(kept);
        }
        Driver.step(3);
        System.out.println("ran");
    }
}
