/* SPDX-License-Identifier: MIT */

import java.io.IOException;
import java.io.InputStream;
import java.security.ProtectionDomain;
import java.util.Arrays;

/** Objects whose every byte the agent knows. */
public class Dumps {
    interface Marked { }

    interface Second { }

    static class Counted { }

    static class Base {
        int number = 0x01020304;
        Object reference;
        long big = 0x0102030405060708L;
        Object nothing;
    }

    static class Derived extends Base implements Marked, Second {
        static int staticInt = 0x11223344;
        static Object staticReference = "static text";
        static Object staticNothing;
        static long staticLong = 0x1112131415161718L;
        static byte staticByte = 0x19;
        static boolean staticTruth = true;
        static char staticLetter = '\u4321';
        static short staticLittle = 0x2526;
        static float staticSingle = 1.5f;
        static double staticTwice = -2.0;
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
        final Object[] signers = {new Object()};
        final ProtectionDomain domain = new ProtectionDomain(null, null);

        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (name.equals("Dumps$Target")) Driver.step(4);
            if (!name.equals("Dumps$Helper")) return super.loadClass(name, resolve);
            byte[] bytes = file("Dumps$Helper.class");
            Class<?> helper = defineClass(name, bytes, 0, bytes.length, domain);
            setSigners(helper, signers);
            return helper;
        }
    }

    static byte[] file(String name) throws ClassNotFoundException {
        byte[] bytes = new byte[20000];
        int length = 0;
        try (InputStream in = Dumps.class.getResourceAsStream(name)) {
            for (int b; (b = in.read()) >= 0; ) bytes[length++] = (byte) b;
        } catch (IOException e) {
            throw new ClassNotFoundException(name);
        }
        return Arrays.copyOf(bytes, length);
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
        Counted[] many = new Counted[500];
        for (int i = 0; i < many.length; i++) many[i] = new Counted();
        Loader loader = new Loader();
        Class<?> helper = loader.loadClass("Dumps$Helper");
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
        Driver.object(10, Dumps.class.getClassLoader());
        Driver.object(11, text());
        Driver.object(12, Derived.staticReference);
        Driver.object(13, Counted.class);
        Driver.object(14, loader.domain);
        Driver.object(15, loader.signers[0]);
        Driver.object(16, helper);
        Driver.object(17, loader);
        Driver.object(18, Dumps.class);
        Driver.object(19, new boolean[] {true, false});
        Driver.object(20, new char[] {'\u1234', 'a'});
        Driver.object(21, new float[] {1.5f, -0.0f});
        Driver.object(22, new short[] {0x0506, -2});
        Driver.object(23, Object.class);
        Driver.object(30, file("Dumps.class")); // where its constants are
        Object kept = new Object();
        synchronized (kept) {
            holder(kept);
        }
        Driver.step(3);
        ((Runnable) helper.getDeclaredConstructor().newInstance()).run();
        System.out.println(many[499] != null ? "ran" : "");
    }
}
