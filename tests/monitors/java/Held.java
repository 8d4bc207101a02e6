// SPDX-License-Identifier: MIT
import java.util.ArrayList;
import java.util.List;

/**
 * Threads that ask a monitor to look at all others, threads that end meanwhile, and one that
 * computes.
 */
public class Held {

    static class Ask extends RuntimeException {}

    static volatile boolean over;
    static volatile int sink;

    static void ask(int depth) {
        if (depth > 0) {
            ask(depth - 1);
            return;
        }
        try {
            throw new Ask();
        } catch (Ask expected) {
            sink++;
        }
    }

    static int compute(int n) {
        return n < 2 ? n : compute(n - 1) + compute(n - 2);
    }

    public static void main(String[] args) throws Exception {
        int rounds = Integer.parseInt(args[0]);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            threads.add(
                new Thread(() -> {
                    for (int n = 0; n < rounds; n++) {
                        ask(n % 5);
                    }
                }, "asker")
            );
        }
        threads.add(
            new Thread(() -> {
                while (!over) {
                    sink = compute(12);
                }
            }, "computer")
        );
        for (Thread thread : threads) {
            thread.start();
        }
        for (int n = 0; n < rounds; n++) {
            Thread[] brief = new Thread[4];
            for (int i = 0; i < brief.length; i++) {
                brief[i] = new Thread(() -> sink = compute(3), "brief");
                brief[i].start();
            }
            for (Thread thread : brief) {
                thread.join();
            }
        }
        over = true;
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println("done");
    }
}
