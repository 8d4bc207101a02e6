// SPDX-License-Identifier: MIT
/**
 * Three methods that compute for the same time in all. One makes objects besides: to the program
 * that is little, to who
 * asks for the site of each it is much.
 */
public class Makers {

    static final int CALLS = 4_000,
        OBJECTS = 100,
        STEPS = 20_000;
    static volatile long sink;
    static volatile Object made;

    static void maker() {
        for (int i = 0; i < OBJECTS; i++) made = new Object[1];
        long value = sink;
        for (int i = 0; i < STEPS; i++) value = value * 6364136223846793005L + 1442695040888963407L;
        sink = value;
    }

    static void one() {
        long value = sink;
        for (int i = 0; i < STEPS; i++) value = value * 6364136223846793005L + 1442695040888963407L;
        sink = value;
    }

    static void other() {
        long value = sink;
        for (int i = 0; i < STEPS; i++) value = value * 6364136223846793005L + 1442695040888963407L;
        sink = value;
    }

    public static void main(String[] args) {
        for (int call = 0; call < CALLS; call++) {
            maker();
            one();
            other();
        }
    }
}
