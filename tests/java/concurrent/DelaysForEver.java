/* SPDX-License-Identifier: MIT */
/*
 * Scheduled tasks whose delay never ends do not stand before those that are overdue; equal times
 * keep the order of arrival.
 */
import java.util.*;
import java.util.concurrent.*;

public class DelaysForEver {

    public static void main(String[] args) throws Exception {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
        CountDownLatch running = new CountDownLatch(1),
            overdue = new CountDownLatch(1),
            ran = new CountDownLatch(2);
        ScheduledFuture<?> rare = pool.scheduleWithFixedDelay(
            () -> {
                running.countDown();
                try {
                    overdue.await();
                } catch (InterruptedException e) {
                    System.out.println(e);
                }
            },
            0,
            Long.MAX_VALUE,
            TimeUnit.NANOSECONDS
        );
        running.await();
        ScheduledFuture<?> soon = pool.schedule(ran::countDown, 1, TimeUnit.NANOSECONDS);
        pool.schedule(() -> System.out.println("never"), Long.MAX_VALUE, TimeUnit.DAYS);
        pool.execute(ran::countDown);
        while (soon.getDelay(TimeUnit.NANOSECONDS) >= 0) Thread.onSpinWait();
        overdue.countDown();
        System.out.println(
            ran.await(60, TimeUnit.SECONDS) +
                " " +
                rare.isDone() +
                " " +
                (rare.getDelay(TimeUnit.DAYS) > 10000)
        );

        List<Integer> order = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch start = new CountDownLatch(1);
        pool.execute(() -> {
            try {
                start.await();
            } catch (InterruptedException e) {
                System.out.println(e);
            }
        });
        for (int i = 0; i < 50; i++) {
            int n = i;
            pool.execute(() -> order.add(n));
        }
        start.countDown();
        System.out.println(pool.submit(() -> order.size()).get() + " " + order);
        System.out.println(
            pool.shutdownNow().size() + " " + pool.awaitTermination(60, TimeUnit.SECONDS)
        );
    }
}
