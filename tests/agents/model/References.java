/* SPDX-License-Identifier: MIT */
/**
 * Native code that makes references of all kinds and calls back, on many threads; it lies in the
 * agent's own library.
 */
public final class References {

    private static native int turn(Object object, int n);

    static int back(Object object, int n) {
        if (n % 5 == 0) throw new IllegalStateException("out of a call from native code");
        return (object.hashCode() & 1) | n;
    }

    private static synchronized native int locked(Object object, int n);

    private static void work(int seed) {
        for (int i = 0; i < 40; i++) {
            Object object = i % 2 == 0 ? new int[i] : "text " + i;
            try {
                if (turn(object, seed + i) + locked(object, i) < 0) System.out.println("negative");
            } catch (IllegalStateException e) {
                if (e.getStackTrace().length == 0) System.out.println("no trace");
            }
        }
    }

    public static void main(String[] args) throws Exception {
        System.load(System.getProperty("library"));
        long end = System.currentTimeMillis() + Integer.getInteger("milliseconds", 700);
        for (int round = 0; System.currentTimeMillis() < end; round++) {
            Thread[] threads = new Thread[4];
            for (int i = 0; i < threads.length; i++) {
                int seed = round + i;
                threads[i] = new Thread(() -> work(seed));
                threads[i].start();
            }
            for (Thread thread : threads) thread.join();
        }
        System.out.println(true);
    }
}
