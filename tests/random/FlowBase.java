// SPDX-License-Identifier: MIT

/**
 * What the classes of Flow lean on: fuel, a sum of all they compute, objects with fields and
 * methods.
 */
public class FlowBase implements FlowFace {

    public static int fuel, si;
    public static long sum, sj;
    public static float sf;
    public static double sd;
    public static Object so;
    public static String ss;
    public static int[] sa;
    public static final int[] TABLE = new int[8];
    public int i;
    public long j;
    public float f;
    public double d;
    public Object o;
    public FlowBase next;
    public int[] a;
    public byte b;
    public char c;

    public static class Other extends FlowBase {

        public Other(int i) {
            super(i * 3);
        }

        @Override
        public int virt(int x, long y) {
            return x - (int) y + i;
        }

        @Override
        public int get() {
            return i + 1;
        }
    }

    public FlowBase(int i) {
        this.i = i;
        j = i * 0x100000001L;
        a = i % 7 == 0 ? null : new int[(i & 7) + 4];
    }

    public int virt(int x, long y) {
        return x * 31 + (int) (y >>> 3) - i;
    }

    @Override
    public Object face(Object x, int y) {
        return y > i ? x : this;
    }

    public int get() {
        return i;
    }

    public void set(int x) {
        i = x;
    }

    public static int pure(int x, int y) {
        return x > y ? x - y : y ^ x;
    }

    public static long pureLong(long x, int y) {
        return y == 0 ? x : x + (x << y);
    }

    public static double pureDouble(double x, boolean y) {
        return y ? -x : x * 0.5;
    }

    public static Object pick(Object x, Object y, int z) {
        return z < 0 ? x : y;
    }

    static void begin() {
        sum = 0;
        for (int k = 0; k < TABLE.length; k++) TABLE[k] = (3 * k) % 8;
        si = 7;
        sj = 0x123456789abL;
        sf = 1.5f;
        sd = -2.25;
        so = "so";
        ss = "ss";
        sa = new int[] { 5, 4, 3, 2, 1, 0, -1, -2 };
    }

    public static void mix(int v) {
        sum = sum * 31 + v;
    }

    public static void mix(long v) {
        sum = sum * 37 + v;
    }

    public static void mix(float v) {
        sum = sum * 41 + Float.floatToIntBits(v);
    }

    public static void mix(double v) {
        sum = sum * 43 + Double.doubleToLongBits(v);
    }

    public static void mix(Object v) {
        sum = sum * 47 + hash(v, 3);
    }

    static long hash(Object v, int depth) {
        long h =
            v == null
                ? 0
                : v.getClass().getName().startsWith("P")
                  ? 1
                  : v.getClass().getName().hashCode();
        if (depth == 0) return h;
        if (v instanceof String) return h + v.hashCode();
        if (v instanceof int[]) return h + java.util.Arrays.hashCode((int[]) v);
        if (v instanceof long[]) return h + java.util.Arrays.hashCode((long[]) v);
        if (v instanceof double[]) return h + java.util.Arrays.hashCode((double[]) v);
        if (v instanceof byte[]) return h + java.util.Arrays.hashCode((byte[]) v);
        if (v instanceof Object[]) {
            for (Object o : (Object[]) v) h = h * 31 + hash(o, depth - 1);
            return h;
        }
        if (v instanceof FlowBase) {
            FlowBase x = (FlowBase) v;
            h =
                h * 31 +
                x.i +
                x.j +
                Float.floatToIntBits(x.f) +
                Double.doubleToLongBits(x.d) +
                x.b +
                x.c;
            return h * 31 + hash(x.o, depth - 1) * 17 + hash(x.a, 1) + hash(x.next, depth - 1) * 13;
        }
        return h;
    }

    /** What a handler does first: class, message and place count. */
    public static int note(Throwable e) {
        if (e == null) return 1;
        int h = e.getClass().getName().hashCode() * 31 + text(e).hashCode();
        StackTraceElement[] trace = e.getStackTrace();
        for (int i = 0; i < trace.length && i < 3; i++) if (
            trace[i].getClassName().startsWith("P")
        ) h = h * 31 + trace[i].getLineNumber() + trace[i].getMethodName().hashCode();
        sum = sum * 53 + h;
        return h;
    }

    /**
     * Without what differs from one engine of the reference JVM to the other, and without its
     * guesses what was null in handlers.
     */
    static String text(Throwable e) {
        String message = String.valueOf(e.getMessage());
        int end = message.indexOf(
            e instanceof NullPointerException
                ? " because"
                : e instanceof ClassCastException
                  ? " ("
                  : "\n"
        );
        return end < 0 ? message : message.substring(0, end);
    }

    // ---- Arguments ----

    private static final int[] INTS = {
        0,
        1,
        -1,
        2,
        3,
        7,
        8,
        100,
        -5,
        Integer.MAX_VALUE,
        Integer.MIN_VALUE,
        65536,
        0x12345678,
        31,
        4,
        5
    };
    private static final double[] DOUBLES = {
        0,
        -0.0,
        1,
        -1.5,
        Double.NaN,
        Double.POSITIVE_INFINITY,
        1e300,
        1e-300,
        3.75,
        1e10,
        -7
    };

    public static int anInt(int k) {
        return k % 3 == 0 ? INTS[(k >>> 1) & 15] : k & 7;
    }

    public static long aLong(int k) {
        return k % 3 == 0
            ? (long) INTS[k & 15] << (k & 31)
            : k % 5 == 0
              ? Long.MIN_VALUE >> (k & 1)
              : k - 3;
    }

    public static float aFloat(int k) {
        return (float) DOUBLES[k % DOUBLES.length];
    }

    public static double aDouble(int k) {
        return DOUBLES[(k * 7) % DOUBLES.length];
    }

    public static Object anObject(int k) {
        switch (k % 9) {
            case 0:
                return null;
            case 1:
                return "s" + k;
            case 2:
                return ints(k + 1);
            case 3:
                return base(k + 1);
            case 4:
                return objects(k + 1);
            case 5:
                return new double[k & 3];
            case 6:
                return new long[] { k, -k };
            case 7:
                return new byte[] { 1, 2, (byte) k, 4 };
            default:
                return k;
        }
    }

    public static int[] ints(int k) {
        if (k % 7 == 0) return null;
        int[] all = new int[4 + (k % 7)];
        for (int i = 0; i < all.length; i++) all[i] = k * i;
        return all;
    }

    public static Object[] objects(int k) {
        return k % 7 == 0
            ? null
            : k % 3 == 0
              ? new String[] { "a", null, "c" + k, "d" }
              : new Object[4 + (k % 5)];
    }

    public static FlowBase base(int k) {
        return k % 7 == 0 ? null : k % 3 == 0 ? new Other(k) : new FlowBase(k);
    }

    public static void did(String method) {
        S.log(method, sum);
    }

    public static void threw(String method, Throwable e) {
        StringBuilder text = new StringBuilder(e.getClass().getName()).append(": ").append(text(e));
        int frames = 0;
        for (StackTraceElement at : e.getStackTrace())
            if (at.getClassName().startsWith("P") && frames++ < 6) text.append(" <")
                .append(at.getMethodName())
                .append(':')
                .append(at.getLineNumber());
        S.log(method, text.toString());
    }
}

interface FlowFace {
    Object face(Object x, int y);
}
