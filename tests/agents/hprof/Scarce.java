/* SPDX-License-Identifier: MIT */
import java.util.ArrayList;
import java.util.List;

/** Makes a profiler keep a little of everything: threads, deep and various stacks, sites, monitors
    waited for, classes, collections. What it prints does not depend on when. */
public class Scarce {
    static int total;
    static final List<Object> kept = new ArrayList<>();

    static int deep(int n) {
        return n == 0 ? 0 : n % 2 == 0 ? deep(n - 1) + 1 : other(n - 1) + 1;
    }

    static int other(int n) {
        return n == 0 ? 0 : deep(n - 1) + 1;
    }

    static synchronized void add(int n) {
        total += n;
        Thread.yield();
    }

    static void work(int number) {
        for (int i = 0; i < 300; i++) {
            add(deep(i));
            Object made = i % 3 == 0 ? new int[i] : i % 3 == 1 ? "text " + i : new Object();
            if (i % 10 == 0) synchronized (kept) {
                kept.add(made);
            }
        }
        if (number == 0) System.gc();
    }

    public static void main(String[] args) throws InterruptedException {
        for (int round = 0; round < 3; round++) {
            Thread[] threads = new Thread[3];
            for (int i = 0; i < threads.length; i++) {
                int number = i;
                threads[i] = new Thread(() -> work(number));
                threads[i].start();
            }
            for (Thread t : threads) t.join();
        }
        System.out.println(total + " " + kept.size());
    }
}
