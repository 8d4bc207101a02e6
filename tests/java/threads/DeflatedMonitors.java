// SPDX-License-Identifier: MIT
// Monitors that were contended and waited on are inflated; when nobody wants them any more they
// shrink, and the
// objects lock, count, hash and wait as before, thousands of them.
public class DeflatedMonitors {

    static final int COUNT = 2000;

    static void contend(Object[] objects, int[] counts, int round) throws Exception {
        Thread[] threads = new Thread[3];
        for (int n = 0; n < threads.length; n++) {
            threads[n] = new Thread(() -> {
                for (int i = 0; i < objects.length; i++) synchronized (objects[i]) {
                    counts[i]++;
                    if (i % 16 == round % 16) objects[i].notifyAll();
                }
            });
            threads[n].start();
        }
        for (Thread thread : threads) thread.join();
    }

    public static void main(String[] arguments) throws Exception {
        Object[] objects = new Object[COUNT];
        int[] counts = new int[COUNT],
            hashes = new int[COUNT];
        for (int i = 0; i < COUNT; i++) hashes[i] = (objects[i] = new Object()).hashCode();
        for (int round = 0; round < 4; round++) {
            for (int i = round; i < COUNT; i += 97) synchronized (objects[i]) {
                objects[i].wait(0, 1); // inflates; may end at once
            }
            contend(objects, counts, round);
            System.gc(); // when nobody is in them they may shrink
            for (int i = 0; i < COUNT; i++) {
                if (objects[i].hashCode() != hashes[i]) System.out.println("hash of " + i);
                if (counts[i] != 3 * (round + 1)) System.out.println(
                    "count of " + i + ": " + counts[i]
                );
                if (Thread.holdsLock(objects[i])) System.out.println("held: " + i);
                try {
                    objects[i].notify();
                    System.out.println("notified without the monitor: " + i);
                } catch (IllegalMonitorStateException expected) {}
            }
            System.out.println("round " + round);
        }
    }
}
