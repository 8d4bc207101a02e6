// SPDX-License-Identifier: MIT
/** Methods of every type of result, of bytecode and native, compiled while they run. */
public class Returned {
    static class Result {
    }

    static class Refused extends RuntimeException {
    }

    static final Result RESULT = new Result();
    static long sum;

    static boolean bool(int n) {
        return (n & 1) == 0;
    }

    static byte small(int n) {
        return (byte) (n - 200);
    }

    static char letter(int n) {
        return (char) (n - 3);
    }

    static short medium(int n) {
        return (short) (n - 40000);
    }

    static int number(int n) {
        return n - 70000;
    }

    static long big(int n) {
        return n * 5000000000L - 1;
    }

    static float real(int n) {
        return n * -0.5f;
    }

    static double exact(int n) {
        return n * -0.25;
    }

    static Result object(int n) {
        return n % 3 == 0 ? null : new Result();
    }

    static Result[] array(int n) {
        return new Result[n & 7];
    }

    static void nothing(int n) {
        sum += n;
    }

    static synchronized long locked(int n) {
        return n + 10000000000L;
    }

    synchronized Result own() {
        return RESULT;
    }

    static int refused(int n) {
        if (n >= 0) throw new Refused();
        return n;
    }

    static int caught(int n) {
        try {
            return refused(n);
        } catch (Refused e) {
            return n + 1;
        } finally {
            sum++;
        }
    }

    static long loop(int n) {
        long result = 0;
        for (int i = 0; i < n; i++) result += i;
        return result;
    }

    static native boolean nativeBool(int n);

    static native byte nativeSmall(int n);

    static native char nativeLetter(int n);

    static native short nativeMedium(int n);

    static native int nativeNumber(int n);

    static native long nativeBig(int n);

    static native float nativeReal(int n);

    static native double nativeExact(int n);

    static native Object nativeObject(Object given);

    static native synchronized long nativeLocked(int n);

    static native int nativeRefused(int n);

    static Object pass(Object given) {
        return given;
    }

    static void round(int n) {
        bool(n);
        small(n);
        letter(n);
        medium(n);
        number(n);
        big(n);
        real(n);
        exact(n);
        object(n);
        array(n);
        nothing(n);
        locked(n);
        new Returned().own();
        caught(n);
        nativeBool(n);
        nativeSmall(n);
        nativeLetter(n);
        nativeMedium(n);
        nativeNumber(n);
        nativeBig(n);
        nativeReal(n);
        nativeExact(n);
        nativeObject(new Result());
        nativeObject(null);
        nativeLocked(n);
        try {
            nativeRefused(n);
        } catch (Refused e) {
            sum++;
        }
        pass(new Result());
    }

    public static void main(String[] args) {
        System.load(System.getProperty("library"));
        for (int n = 0; n < 300; n++) round(n);
        loop(200000);
        loop(7);
        System.gc();
        round(1000);
        System.out.println("returned " + sum);
    }
}
