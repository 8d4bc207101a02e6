// SPDX-License-Identifier: MIT
/** Suspends a busy thread wherever it is, needs a collection before it resumes it. */
@SuppressWarnings({"deprecation", "removal"})
public final class Suspends {
    private static volatile Object sink;
    private static volatile boolean over;
    private static long calls;

    private int call(int depth) {
        return depth == 0 ? 0 : call(depth - 1) + 1;
    }

    public static void main(String[] args) throws Exception {
        Thread busy = new Thread(() -> {
            Suspends own = new Suspends();
            while (!over) {
                synchronized (own) {
                    sink = new Object();
                }
                calls += own.call(5);
            }
        });
        busy.start();
        for (int round = 0; round < 300; round++) {
            while (sink == null) Thread.onSpinWait();
            busy.suspend();
            sink = null;
            if (round % 3 == 0) System.gc();
            else for (int i = 0; i < 40; i++) sink = new byte[4000];
            busy.resume();
        }
        over = true;
        busy.join();
        System.out.println(calls > 0);
    }
}
