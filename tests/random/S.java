// SPDX-License-Identifier: MIT
import java.util.Arrays;

/**
 * What generated programs lean on: fuel that bounds them, a log that prints and sums, values made
 * comparable.
 */
class S {

    static final int LINES = 120;
    static int fuel, lines;
    static long sum;

    static void begin(String name) {
        fuel = 6000;
        lines = 0;
        sum = 0;
        System.out.println("== " + name);
    }

    static void end() {
        System.out.println("sum " + Long.toHexString(sum) + " fuel " + fuel);
    }

    /** False when the fuel is gone: loops and methods end then. */
    static boolean tick() {
        return fuel > 0 && --fuel > 0;
    }

    static void log(String label, Object value) {
        String line = label + " " + show(value);
        sum = sum * 1000003 + line.hashCode();
        if (lines++ < LINES) System.out.println(
            line.length() > 160 ? line.substring(0, 160) + "..." : line
        );
    }

    static void log(String label, boolean v) {
        log(label, (Object) v);
    }

    static void log(String label, byte v) {
        log(label, (Object) v);
    }

    static void log(String label, short v) {
        log(label, (Object) v);
    }

    static void log(String label, char v) {
        log(label, (Object) (int) v);
    }

    static void log(String label, int v) {
        log(label, (Object) v);
    }

    static void log(String label, long v) {
        log(label, (Object) v);
    }

    static void log(String label, float v) {
        log(label, (Object) v);
    }

    static void log(String label, double v) {
        log(label, (Object) v);
    }

    /** Keeps strings from growing round by round until memory ends. */
    static String cut(String text) {
        return text == null || text.length() <= 200 ? text : text.substring(0, 200);
    }

    static String show(Object value) {
        if (value == null) return "null";
        if (value instanceof Float) return (
            value + "/" + Integer.toHexString(Float.floatToIntBits((Float) value))
        );
        if (value instanceof Double) return (
            value + "/" + Long.toHexString(Double.doubleToLongBits((Double) value))
        );
        if (value instanceof int[]) return Arrays.toString((int[]) value);
        if (value instanceof long[]) return Arrays.toString((long[]) value);
        if (value instanceof double[]) return Arrays.toString((double[]) value);
        if (value instanceof float[]) return Arrays.toString((float[]) value);
        if (value instanceof byte[]) return Arrays.toString((byte[]) value);
        if (value instanceof short[]) return Arrays.toString((short[]) value);
        if (value instanceof boolean[]) return Arrays.toString((boolean[]) value);
        if (value instanceof char[]) {
            StringBuilder text = new StringBuilder("chars");
            for (char c : (char[]) value) text.append(' ').append((int) c);
            return text.toString();
        }
        if (value instanceof Object[]) {
            StringBuilder text = new StringBuilder(value.getClass().getName());
            for (Object o : (Object[]) value) text.append(' ').append(show(o));
            return text.toString();
        }
        if (value instanceof Throwable) return thrown((Throwable) value);
        String text = value.toString();
        StringBuilder safe = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= ' ' && c < 127) safe.append(c);
            else safe.append('\\').append((int) c);
        }
        return safe.toString();
    }

    /** Class, message, the frames of generated code, causes and suppressed ones. */
    static String thrown(Throwable e) {
        StackTraceElement[] trace = e.getStackTrace();
        // The computed message of a null in the library names what is particular to one library's
        // code.
        boolean isOurs = trace.length > 0 && trace[0].getClassName().startsWith("P");
        String message =
            !isOurs && e instanceof NullPointerException ? "in the library" : e.getMessage();
        StringBuilder text = new StringBuilder(e.getClass().getName()).append(": ").append(message);
        int frames = 0;
        for (StackTraceElement at : trace) {
            if (!at.getClassName().startsWith("P") || frames++ > 5) continue;
            text.append(" <")
                .append(at.getClassName())
                .append('.')
                .append(at.getMethodName())
                .append(':')
                .append(at.getLineNumber());
        }
        if (e.getCause() != null) text.append(" cause ").append(thrown(e.getCause()));
        for (Throwable s : e.getSuppressed()) text.append(" suppressed ").append(thrown(s));
        return text.toString();
    }

    static class Resource implements AutoCloseable {

        final String name;
        final boolean fails;

        Resource(String name, boolean fails) {
            this.name = name;
            this.fails = fails;
        }

        @Override
        public void close() {
            log("close", name);
            if (fails) throw new IllegalStateException("close " + name);
        }
    }

    static class Checked extends Exception {

        final int code;

        Checked(int code) {
            super("checked " + code);
            this.code = code;
        }
    }

    @FunctionalInterface
    interface IntFn {
        int call(int a, int b) throws Exception;
    }

    @FunctionalInterface
    interface LongFn {
        long call(long a) throws Exception;
    }

    @FunctionalInterface
    interface DoubleFn {
        double call(double a, float b) throws Exception;
    }

    @FunctionalInterface
    interface StringFn {
        String call(String a, Object b) throws Exception;
    }

    @FunctionalInterface
    interface VoidFn {
        void call() throws Exception;
    }

    interface Maker<T> {
        T make(int n) throws Exception;
    }
}
