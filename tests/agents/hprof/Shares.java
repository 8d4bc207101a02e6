// SPDX-License-Identifier: MIT
/**
 * Methods with known shares: `work` takes the same at each call, `often` calls it three times and
 * `seldom` once.
 * Every other call leaves by an exception. Meanwhile main waits, and a late thread does as much as
 * the first.
 */
public class Shares {

    static final int ROUNDS = 20000,
        STEPS = 500;
    static volatile long sink;

    static void work(boolean fails) {
        long value = sink;
        for (int i = 0; i < STEPS; i++) value = value * 6364136223846793005L + 1442695040888963407L;
        sink = value;
        if (fails) throw FAILURE;
    }

    static final RuntimeException FAILURE = new RuntimeException("expected", null, false, false) {};

    static void often(boolean fails) {
        for (int i = 0; i < 3; i++) {
            try {
                work(fails);
            } catch (RuntimeException e) {
                if (e != FAILURE) throw e;
            }
        }
    }

    static void seldom(boolean fails) {
        work(fails); // passes through here as well
    }

    static void rounds() {
        for (int i = 0; i < ROUNDS; i++) {
            often((i & 1) == 0);
            try {
                seldom((i & 1) == 0);
            } catch (RuntimeException e) {
                if (e != FAILURE) throw e;
            }
        }
    }

    static void sleeps() throws Exception {
        Thread.sleep(5);
    }

    static void waits() throws Exception {
        Object lock = new Object();
        synchronized (lock) {
            lock.wait(5);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(Shares::rounds);
        first.start();
        for (int i = 0; i < 100; i++) {
            sleeps();
            waits();
        }
        Thread second = new Thread(Shares::rounds); // starts late
        second.start();
        first.join();
        second.join();
    }
}
