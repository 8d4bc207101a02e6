// SPDX-License-Identifier: MIT
import java.util.concurrent.CountDownLatch;

/** What a monitor watches: calls, exceptions that leave frames, classes, a thread, a collection. */
public class Watched {
    static class Late {
        static int value = 3;
        int number = -7;
        long wide = 1L << 40;
        char letter = 'x';
        boolean yes = true;
        String text = "text";
    }

    static int leaf(int n) {
        return n + 1;
    }

    static int calls(int n) {
        return n == 0 ? 0 : leaf(calls(n - 1));
    }

    static void thrower() {
        throw new IllegalStateException("thrown");
    }

    static void between() {
        thrower();
    }

    static boolean catcher() {
        try {
            between();
            return false;
        } catch (IllegalStateException expected) {
            return true;
        }
    }

    static Object keep;

    static void allocate() {
        keep = new Late();
        keep = new int[] {1, -2, 3};
        keep = new Object[] {"a", null};
    }

    public static void main(String[] args) throws Exception {
        int sum = calls(20);
        boolean caught = catcher();
        allocate();
        CountDownLatch done = new CountDownLatch(1);
        Thread other = new Thread(() -> {
            leaf(1);
            done.countDown();
        }, "the other");
        other.start();
        done.await();
        other.join();
        System.gc();
        leaf(2);
        System.out.println(sum + " " + caught);
    }
}
