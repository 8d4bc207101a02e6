// SPDX-License-Identifier: MIT
/**
 * What a monitor asks about: values, methods that are inherited, frames of every kind, ids that
 * expire.
 */
public class Asked {

    interface Base {
        int base();
    }

    interface Middle extends Base {
        default int middle() {
            return 2;
        }
    }

    abstract static class Parent {

        static int counted() {
            return 1;
        }

        private int hidden() {
            return 3;
        }

        abstract int open();

        public String toString() {
            return "parent " + hidden();
        }
    }

    static class Child extends Parent implements Middle {

        public int base() {
            return 4;
        }

        int open() {
            return 5;
        }

        private int own() {
            return 6;
        }

        int useOwn() {
            return own();
        }
    }

    /** Thrown, so that a monitor has its id. */
    static class Values extends RuntimeException {

        static byte sByte = -7;
        static char sChar = '\ufffe';
        static long sLong = Long.MIN_VALUE + 3;
        static String sText = "static";
        byte aByte = -5;
        short aShort = -300;
        int anInt = -70000;
        long aLong = -5000000000L;
        char aChar = '\uffff';
        boolean aBoolean = true;
        float aFloat = -1.5f;
        double aDouble = -2.5;
        String text = "held";
        Object none;
        byte[] bytes = { 1, -2 };
        short[] shorts = { 3, -4 };
        int[] ints = { 5, -6 };
        long[] longs = { 7, -8000000000L };
        char[] chars = { 'a', '\uff00' };
        boolean[] booleans = { false, true };
        float[] floats = { 1f, -1.5f };
        double[] doubles = { 1, -2.5 };
        Object[] objects = { null, "element" };
    }

    /** Thrown when what the first of them carried has expired. */
    static class Later extends RuntimeException {}

    static class Fatal extends RuntimeException {}

    static class Again extends RuntimeException {}

    static class InNative extends RuntimeException {}

    static int leaf(int n) {
        return n + 1;
    }

    static long wide(int n) {
        return leaf(n) + 1L;
    }

    static String text(int n) {
        return n == 0 ? "zero" : text(n - 1);
    }

    static int chosen(int n) {
        return n + 2;
    }

    static int notChosen(int n) {
        return chosen(n) + 1;
    }

    static void quiet() {
        leaf(1);
    }

    /** The monitor calls quiet() while it is told of this. */
    static void trigger() {}

    static void thrower() {
        throw new InNative();
    }

    /** Calls thrower() and clears what it throws. */
    static native void catches();

    /** Calls leaf(n). */
    static native int through(int n);

    static void fatal() {
        throw new Fatal();
    }

    static void fatalBelow() {
        fatal();
    }

    static int again() {
        Again thrown = new Again();
        try {
            try {
                throw thrown;
            } catch (Again first) {
                throw first;
            }
        } catch (Again second) {
            return 1;
        }
    }

    static RuntimeException kept;

    static boolean tell(RuntimeException what) {
        if (what instanceof Values) {
            kept = what;
        }
        try {
            throw what;
        } catch (RuntimeException expected) {
            return expected == what;
        }
    }

    public static void main(String[] args) throws Exception {
        System.load(args[0]);
        Child child = new Child();
        int sum =
            child.middle() +
            child.base() +
            child.open() +
            child.useOwn() +
            child.toString().length() +
            Parent.counted();
        tell(new Values());
        System.gc();
        tell(new Later());
        for (int i = 0; i < 3; i++) {
            sum += (int) wide(i) + text(i).length() + notChosen(i) + through(i) + again();
        }
        trigger();
        catches();
        Thread dies = new Thread(Asked::fatalBelow, "dies");
        dies.setUncaughtExceptionHandler((thread, what) -> {});
        dies.start();
        dies.join();
        tell(new Later());
        System.out.println("sum " + sum);
    }
}
