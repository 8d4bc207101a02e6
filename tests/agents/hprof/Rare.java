// SPDX-License-Identifier: MIT
/**
 * Three methods that take the same time in all, called equally often: one at each call, one at
 * every 500th call,
 * for a fraction of a millisecond, and one at every 50,000th call, for many. Between their calls
 * stand others that do nothing.
 */
public class Rare {

    static final int CALLS = 400_000,
        STEPS = 200;
    static volatile long sink;

    static void each(int call) {
        long value = sink;
        for (int i = 0; i < STEPS; i++) value = value * 6364136223846793005L + 1442695040888963407L;
        sink = value;
    }

    static void some(int call) {
        if (call % 500 != 250) return;
        long value = sink;
        for (int i = 0; i < 500 * STEPS; i++) value =
            value * 6364136223846793005L + 1442695040888963407L;
        sink = value;
    }

    static void few(int call) {
        if (call % 50_000 != 25_000) return;
        long value = sink;
        for (int i = 0; i < 50_000 * STEPS; i++) value =
            value * 6364136223846793005L + 1442695040888963407L;
        sink = value;
    }

    static int nothing(int call) {
        return call;
    }

    public static void main(String[] args) {
        for (int call = 0; call < CALLS; call++) {
            each(nothing(call));
            some(nothing(call));
            few(nothing(call));
        }
    }
}
