/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** How tasks end, once only, who hears of it, and what is left of it in a stream. */
public class TaskEnds {

    static class Task extends RecursiveTask<String> {

        private static final long serialVersionUID = 1L;

        @Override
        protected String compute() {
            return "computed";
        }
    }

    static String state(ForkJoinTask<?> t) {
        Throwable e = t.getException();
        return (
            (t.isDone() ? "done " : "") +
            (t.isCancelled() ? "cancelled " : "") +
            (t.isCompletedNormally() ? "normally " : "") +
            (t.isCompletedAbnormally() ? "abnormally " : "") +
            (e == null ? "" : e.getClass().getName() + " " + e.getMessage() + " ") +
            t.getForkJoinTaskTag() +
            " " +
            t.getRawResult()
        );
    }

    /**
     * The word behind the description of the class, which ends with its superclass Object: "xp".
     */
    static int word(byte[] stream) {
        String text = new String(stream, java.nio.charset.StandardCharsets.ISO_8859_1);
        int at = text.indexOf("xp", text.indexOf("status")) + 2;
        int word = 0;
        for (int i = 0; i < 4; i++) word = (word << 8) | (stream[at + i] & 255);
        return word;
    }

    static void through(String what, Task t) throws Exception {
        System.out.println(what + ": " + state(t));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(t);
        }
        Task again = (Task) new ObjectInputStream(
            new ByteArrayInputStream(bytes.toByteArray())
        ).readObject();
        System.out.println(
            "  " + Integer.toHexString(word(bytes.toByteArray())) + " " + state(again)
        );
        try {
            System.out.println("  " + (again.isDone() ? again.join() : again.invoke()));
        } catch (RuntimeException | Error e) {
            System.out.println("  " + e + (e.getCause() == null ? "" : " of " + e.getCause()));
        }
    }

    static Task task(int tag) {
        Task t = new Task();
        t.setForkJoinTaskTag((short) tag);
        return t;
    }

    static void ends() throws Exception {
        through("open", task(0));
        through("open with a tag", task(-7));
        Task t = task(5);
        t.complete("given");
        through("completed", t);
        t.completeExceptionally(new IllegalStateException("late"));
        System.out.println(t.cancel(true) + " " + state(t));
        t = task(0x7fff);
        System.out.println(t.cancel(false) + " " + t.cancel(true));
        t.completeExceptionally(new IllegalStateException("late"));
        through("cancelled", t);
        t = task(-1);
        t.completeExceptionally(new IllegalStateException("early"));
        t.completeExceptionally(new IllegalArgumentException("late"));
        System.out.println(t.cancel(true));
        through("failed", t);
        t.reinitialize();
        System.out.println("anew: " + state(t) + " " + t.invoke() + " " + state(t));
        t = task(3);
        t.completeExceptionally(new java.io.IOException("checked"));
        through("failed by a checked exception", t);
        t = task(1);
        t.quietlyComplete();
        through("quietly completed", t);
        System.out.println(
            t.compareAndSetForkJoinTaskTag((short) 2, (short) 3) +
                " " +
                t.compareAndSetForkJoinTaskTag((short) 1, (short) -3) +
                " " +
                t.setForkJoinTaskTag((short) 0) +
                " " +
                state(t)
        );
    }

    /**
     * Many threads end a task at once, each in its way; one wins, and all see what that one made of
     * it.
     */
    static void race() throws Exception {
        int wrong = 0;
        for (int round = 0; round < 300; round++) {
            Task t = new Task();
            CountDownLatch go = new CountDownLatch(1);
            AtomicInteger cancels = new AtomicInteger();
            String[] seen = new String[6];
            Thread[] threads = new Thread[seen.length];
            for (int i = 0; i < threads.length; i++) {
                int n = i;
                threads[i] = new Thread(() -> {
                    try {
                        go.await();
                        switch (n) {
                            case 0:
                                t.quietlyComplete();
                                break;
                            case 1:
                                if (t.cancel(true)) cancels.incrementAndGet();
                                break;
                            case 2:
                                t.completeExceptionally(new IllegalStateException("two"));
                                break;
                            case 3:
                                t.completeExceptionally(new IllegalStateException("three"));
                                break;
                            case 4:
                                t.setForkJoinTaskTag((short) 9);
                                t.get();
                                break;
                            default:
                                t.join();
                        }
                    } catch (Throwable e) {
                        // told below
                    }
                    t.quietlyJoin();
                    Throwable e = t.getException();
                    Throwable first = e == null || e.getCause() == null ? e : e.getCause();
                    seen[n] = t.isCompletedNormally()
                        ? "normally"
                        : first instanceof CancellationException
                          ? "cancelled"
                          : String.valueOf(first.getMessage());
                });
                threads[i].start();
            }
            go.countDown();
            for (Thread thread : threads) thread.join();
            for (String s : seen) wrong += s.equals(seen[0]) ? 0 : 1;
            wrong += (cancels.get() == 1) == seen[0].equals("cancelled") ? 0 : 1;
            wrong += t.getForkJoinTaskTag() == 9 ? 0 : 1;
        }
        System.out.println("races: " + wrong + " wrong");
    }

    static void waits() throws Exception {
        Task t = new Task();
        try {
            t.get(5, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println(e.getMessage() + " " + state(t));
        }
        Thread.currentThread().interrupt();
        try {
            t.get();
        } catch (InterruptedException e) {
            System.out.println("interrupted " + Thread.interrupted() + " " + state(t));
        }
        Thread ender = new Thread(() -> {
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                return;
            }
            t.complete("at last");
        });
        ender.start();
        System.out.println(t.get() + " " + state(t));
        ender.join();
        ForkJoinPool pool = new ForkJoinPool(2);
        ForkJoinTask<Integer> sum = pool.submit(
            ForkJoinTask.adapt(() -> {
                int all = 0;
                for (int i = 0; i < 100; i++) {
                    int n = i;
                    all += ForkJoinTask.adapt(() -> n)
                        .fork()
                        .join();
                }
                return all;
            })
        );
        System.out.println(sum.get() + " " + sum.isCompletedNormally());
        pool.shutdown();
        System.out.println(pool.awaitTermination(10, TimeUnit.SECONDS));
    }

    public static void main(String[] args) throws Exception {
        ends();
        waits();
        race();
    }
}
