/* SPDX-License-Identifier: MIT */
/* What a VM has that is attached to: threads that wait in deep stacks, classes, objects, and a
 * method that runs. */
public class Load {
    static Object[] kept;

    static int turn(int n) {
        int s = 0;
        for (int i = 0; i < n; i++) s += i;
        return s;
    }

    static void wait(int depth) throws InterruptedException {
        if (depth > 0) {
            wait(depth - 1);
            return;
        }
        synchronized (Load.class) {
            while (true) Load.class.wait();
        }
    }

    static void prepare(int threads, int depth, int objects) {
        kept = new Object[objects];
        for (int i = 0; i < objects; i++) kept[i] = new int[4];
        for (int i = 0; i < threads; i++) {
            Thread thread = new Thread(() -> {
                try {
                    wait(depth);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            thread.setDaemon(true);
            thread.start();
        }
    }
}
