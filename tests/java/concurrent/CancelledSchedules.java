/* SPDX-License-Identifier: MIT */
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Delayed;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RunnableScheduledFuture;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Scheduled tasks that leave the queue, from its middle too: what stays runs in its order. */
public class CancelledSchedules {
    /** A task by another name, which does not know where it stands. */
    private record Wrapped<V>(RunnableScheduledFuture<V> task)
            implements RunnableScheduledFuture<V> {
        @Override
        public boolean isPeriodic() {
            return task.isPeriodic();
        }

        @Override
        public void run() {
            task.run();
        }

        @Override
        public boolean cancel(boolean interrupt) {
            return task.cancel(interrupt);
        }

        @Override
        public boolean isCancelled() {
            return task.isCancelled();
        }

        @Override
        public boolean isDone() {
            return task.isDone();
        }

        @Override
        public V get() throws InterruptedException, ExecutionException {
            return task.get();
        }

        @Override
        public V get(long time, TimeUnit unit)
                throws InterruptedException, ExecutionException, TimeoutException {
            return task.get(time, unit);
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return task.getDelay(unit);
        }

        @Override
        public int compareTo(Delayed o) {
            return task.compareTo(o instanceof Wrapped<?> w ? w.task : o);
        }
    }

    private static class Pool extends ScheduledThreadPoolExecutor {
        private final boolean wraps;

        Pool(boolean wraps) {
            super(1);
            this.wraps = wraps;
        }

        @Override
        protected <V> RunnableScheduledFuture<V> decorateTask(Runnable r,
                RunnableScheduledFuture<V> t) {
            return wraps ? new Wrapped<>(t) : t;
        }
    }

    private static void run(boolean wraps, boolean removes, long seed) throws Exception {
        Random random = new Random(seed);
        Pool pool = new Pool(wraps);
        pool.setRemoveOnCancelPolicy(removes);
        CountDownLatch gate = new CountDownLatch(1);
        pool.execute(() -> {
            try {
                gate.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        while (!pool.getQueue().isEmpty()) {
            Thread.sleep(1);
        }
        List<Integer> ran = new ArrayList<>();
        List<ScheduledFuture<?>> tasks = new ArrayList<>();
        int cancelled = 0;
        int removed = 0;
        for (int i = 0; i < 400; i++) {
            int number = i;
            tasks.add(pool.schedule(() -> {
                ran.add(number);
            }, -random.nextInt(3), TimeUnit.NANOSECONDS));
            if (random.nextInt(2) == 0) {
                ScheduledFuture<?> t = tasks.get(random.nextInt(tasks.size()));
                if (random.nextBoolean()) {
                    cancelled += t.cancel(false) ? 1 : 0;
                } else {
                    removed += pool.remove((Runnable) t) ? 1 : 0;
                }
            }
        }
        System.out.println(wraps + " " + removes + ": " + cancelled + " cancelled, " + removed
                + " removed, "
            + pool.getQueue().size() + " queued " + pool.getQueue().contains(tasks.get(0)));
        gate.countDown();
        pool.shutdown();
        pool.awaitTermination(60, TimeUnit.SECONDS);
        boolean inOrder = true;
        for (int i = 1; i < ran.size(); i++) {
            inOrder &= ran.get(i - 1) < ran.get(i);
        }
        System.out.println(ran.size() + " ran, in order " + inOrder + " " + ran.hashCode());
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 8; i++) {
            run((i & 1) != 0, (i & 3) == 2, i);
        }
    }
}
