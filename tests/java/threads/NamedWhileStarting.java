// SPDX-License-Identifier: MIT
import java.util.concurrent.CountDownLatch;

/** A thread that is given another name before it runs, and while it runs and ends. */
public class NamedWhileStarting {
    public static void main(String[] args) throws InterruptedException {
        int right = 0;
        for (int i = 0; i < 500; i++) {
            String last = "last " + i;
            CountDownLatch named = new CountDownLatch(1);
            boolean[] same = new boolean[1];
            Thread t = new Thread(() -> {
                try {
                    named.await();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
                same[0] = Thread.currentThread().getName().equals(last);
            }, "first");
            t.start();
            t.setName("second");
            t.setName(last);
            named.countDown();
            t.join();
            right += same[0] ? 1 : 0;
        }
        System.out.println(right);
        for (int i = 0; i < 500; i++) {
            Thread t = new Thread(() -> { }, "short");
            t.start();
            while (t.isAlive()) t.setName("still there");
            t.setName("gone");
            right += t.getName().equals("gone") ? 1 : 0;
        }
        System.out.println(right);
    }
}
