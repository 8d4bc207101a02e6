// SPDX-License-Identifier: MIT
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/**
 * Starts threads until there is room for no more; they end, and then there is room again: not at
 * once, as a thread that
 * was joined has its stack for a moment longer. Run where address space is bounded.
 */
public class ManyThreads {

    static int fill() throws Exception {
        CountDownLatch end = new CountDownLatch(1);
        List<Thread> threads = new ArrayList<>();
        for (;;) {
            Thread t = new Thread(() -> {
                try {
                    end.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            t.setDaemon(true);
            try {
                t.start();
                threads.add(t);
            } catch (OutOfMemoryError e) {
                if (threads.size() > 3) {
                    System.out.println(e.getMessage());
                    break;
                }
                Thread.sleep(10);
            }
        }
        end.countDown();
        for (Thread t : threads) t.join();
        return threads.size();
    }

    public static void main(String[] args) throws Exception {
        for (int n = 0; n < 3; n++) System.out.println(fill() > 3);
        for (;;) {
            Thread t = new Thread(() -> System.out.println("goes on"));
            try {
                t.start();
                t.join();
                break;
            } catch (OutOfMemoryError e) {
                Thread.sleep(10);
            }
        }
    }
}
