/* SPDX-License-Identifier: MIT */
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * What a scheduled pool does with tasks that wait, when its policies change before and after it is
 * shut down.
 */
public class PoliciesAfterShutdown {

    private static void show(
        boolean delayed,
        boolean periodic,
        boolean delayedLater,
        boolean periodicLater
    ) throws Exception {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(2);
        pool.setExecuteExistingDelayedTasksAfterShutdownPolicy(delayed);
        pool.setContinueExistingPeriodicTasksAfterShutdownPolicy(periodic);
        ScheduledFuture<?> once = pool.schedule(() -> {}, 1, TimeUnit.HOURS);
        ScheduledFuture<?> often = pool.scheduleAtFixedRate(() -> {}, 1, 1, TimeUnit.HOURS);
        ScheduledFuture<?> again = pool.scheduleWithFixedDelay(() -> {}, 1, 1, TimeUnit.HOURS);
        pool.shutdown();
        System.out.println(
            "delayed " + delayed + ", periodic " + periodic + ": " + state(pool, once, often, again)
        );
        pool.setExecuteExistingDelayedTasksAfterShutdownPolicy(delayedLater);
        pool.setContinueExistingPeriodicTasksAfterShutdownPolicy(periodicLater);
        System.out.println(
            "    then delayed " +
                delayedLater +
                ", periodic " +
                periodicLater +
                ": " +
                state(pool, once, often, again)
        );
        boolean empty = pool.getQueue().isEmpty();
        System.out.println(
            "    ends: " +
                (empty && pool.awaitTermination(1, TimeUnit.MINUTES)) +
                ", of no use: " +
                pool.shutdownNow().size()
        );
    }

    private static String state(ScheduledThreadPoolExecutor pool, ScheduledFuture<?>... tasks) {
        StringBuilder text = new StringBuilder("queue of ")
            .append(pool.getQueue().size())
            .append(", cancelled");
        for (ScheduledFuture<?> task : tasks) {
            text.append(' ').append(task.isCancelled());
        }
        return text.toString();
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 16; i++) {
            show((i & 1) != 0, (i & 2) != 0, (i & 4) != 0, (i & 8) != 0);
        }
    }
}
