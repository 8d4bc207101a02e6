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

    public static class Target {
        public Target() { }
    }

    public static class Helper implements Runnable {
        public void run() {
            new Target();
        }
    }

    /** Is asked by the VM for a class, and so Java code runs above the VM's own. */
    static class Loader extends ClassLoader {
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (name.equals("Dumps$Target")) Driver.step(4);
            if (!name.equals("Dumps$Helper")) return super.loadClass(name, resolve);
            try (java.io.InputStream in = Dumps.class.getResourceAsStream("Dumps$Helper.class")) {
                byte[] bytes = new byte[10000];
                int length = 0;
                for (int b; (b = in.read()) >= 0; ) bytes[length++] = (byte) b;
                return defineClass(name, bytes, 0, length);
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name);
            }
        }
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
        ((Runnable) new Loader().loadClass("Dumps$Helper").getDeclaredConstructor().newInstance()).run();
        System.out.println("ran");
    }
}
