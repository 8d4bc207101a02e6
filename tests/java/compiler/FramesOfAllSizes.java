// SPDX-License-Identifier: MIT
import java.util.concurrent.Callable;

/**
 * Recursion until a stack ends, through frames small and large, synchronized, of lambdas,
 * reflective; and what works again afterwards.
 */
public class FramesOfAllSizes {

    static int depth;

    static int small(int n, Object other) {
        depth++;
        return small(n + 1, null) + (other == null ? 1 : 2);
    }

    /* Two slots each. */
    static double large(double x) {
        double d0 = x + 0,
            d1 = x + 1,
            d2 = x + 2,
            d3 = x + 3,
            d4 = x + 4,
            d5 = x + 5,
            d6 = x + 6,
            d7 = x + 7,
            d8 = x + 8,
            d9 = x + 9,
            d10 = x + 10,
            d11 = x + 11,
            d12 = x + 12,
            d13 = x + 13,
            d14 = x + 14,
            d15 = x + 15,
            d16 = x + 16,
            d17 = x + 17,
            d18 = x + 18,
            d19 = x + 19,
            d20 = x + 20,
            d21 = x + 21,
            d22 = x + 22,
            d23 = x + 23,
            d24 = x + 24,
            d25 = x + 25,
            d26 = x + 26,
            d27 = x + 27,
            d28 = x + 28,
            d29 = x + 29,
            d30 = x + 30,
            d31 = x + 31,
            d32 = x + 32,
            d33 = x + 33,
            d34 = x + 34,
            d35 = x + 35,
            d36 = x + 36,
            d37 = x + 37,
            d38 = x + 38,
            d39 = x + 39,
            d40 = x + 40,
            d41 = x + 41,
            d42 = x + 42,
            d43 = x + 43,
            d44 = x + 44,
            d45 = x + 45,
            d46 = x + 46,
            d47 = x + 47,
            d48 = x + 48,
            d49 = x + 49,
            d50 = x + 50,
            d51 = x + 51,
            d52 = x + 52,
            d53 = x + 53,
            d54 = x + 54,
            d55 = x + 55,
            d56 = x + 56,
            d57 = x + 57,
            d58 = x + 58,
            d59 = x + 59,
            d60 = x + 60,
            d61 = x + 61,
            d62 = x + 62,
            d63 = x + 63,
            d64 = x + 64,
            d65 = x + 65,
            d66 = x + 66,
            d67 = x + 67,
            d68 = x + 68,
            d69 = x + 69;
        depth++;
        double below = x <= -1000 ? 0 : large(x + 1);
        return (
            below +
            d0 +
            d1 +
            d2 +
            d3 +
            d4 +
            d5 +
            d6 +
            d7 +
            d8 +
            d9 +
            d10 +
            d11 +
            d12 +
            d13 +
            d14 +
            d15 +
            d16 +
            d17 +
            d18 +
            d19 +
            d20 +
            d21 +
            d22 +
            d23 +
            d24 +
            d25 +
            d26 +
            d27 +
            d28 +
            d29 +
            d30 +
            d31 +
            d32 +
            d33 +
            d34 +
            d35 +
            d36 +
            d37 +
            d38 +
            d39 +
            d40 +
            d41 +
            d42 +
            d43 +
            d44 +
            d45 +
            d46 +
            d47 +
            d48 +
            d49 +
            d50 +
            d51 +
            d52 +
            d53 +
            d54 +
            d55 +
            d56 +
            d57 +
            d58 +
            d59 +
            d60 +
            d61 +
            d62 +
            d63 +
            d64 +
            d65 +
            d66 +
            d67 +
            d68 +
            d69
        );
    }

    static synchronized long locked(long a, double b) {
        depth++;
        return locked(a + 1, b) + (long) large(-1001 - a);
    }

    interface Step {
        int go(int n);
    }

    static final Step STEP = n -> {
        depth++;
        return FramesOfAllSizes.STEP.go(n + 1) + 1;
    };

    public static int reflective(int n) throws Exception {
        depth++;
        if (n == 0) return 1;
        return (
            (int) FramesOfAllSizes.class.getMethod("reflective", int.class).invoke(null, n - 1) +
            mixed(n - 1)
        );
    }

    static int mixed(int n) throws Exception {
        return n == 0 ? 1 : n % 5 == 0 ? reflective(n / 2) : mixed(n - 1) + 1;
    }

    static String ends(Callable<?> recursion) {
        depth = 0;
        try {
            return "it ended: " + recursion.call();
        } catch (StackOverflowError e) {
            return depth > 200 && e.getStackTrace().length > 100
                ? "overflow"
                : "overflow at " + depth;
        } catch (Exception e) {
            return e.toString();
        }
    }

    static void all(String name) {
        System.out.println(
            name +
                " " +
                ends(() -> small(0, "")) +
                " " +
                ends(() -> large(1e9)) +
                " " +
                ends(() -> locked(0, 1)) +
                " " +
                ends(() -> STEP.go(0)) +
                " " +
                ends(() -> reflective(25))
        );
    }

    public static void main(String[] args) throws Exception {
        double sum = 0;
        for (int i = 0; i < 1500; i++) {
            depth = 0;
            sum += large(-1000 - (i % 3));
        }
        System.out.println(sum);
        for (int i = 0; i < 3; i++) all("main");
        for (long size : new long[] { 1 << 19, 1 << 21, 1 << 23 }) {
            Thread thread = new Thread(
                null,
                () -> {
                    all("again");
                    all("thread");
                },
                "t",
                size
            );
            thread.start();
            thread.join();
        }
        System.out.println(Thread.holdsLock(FramesOfAllSizes.class));
    }
}
