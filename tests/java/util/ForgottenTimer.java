/* SPDX-License-Identifier: MIT */
import java.util.ArrayList;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** The thread of a timer that nobody holds ends with its last task, and not before. */
public class ForgottenTimer {
    private static Thread start(CountDownLatch began, CountDownLatch may) {
        List<Thread> thread = new ArrayList<>();
        CountDownLatch known = new CountDownLatch(1);
        Timer timer = new Timer("forgotten");
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                thread.add(Thread.currentThread());
                known.countDown();
                await(may);
            }
        }, 0);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                began.countDown();
            }
        }, 1);
        await(known);
        return thread.get(0);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static Thread idle() {
        List<Thread> thread = new ArrayList<>();
        CountDownLatch known = new CountDownLatch(1);
        new Timer().schedule(new TimerTask() {
            @Override
            public void run() {
                thread.add(Thread.currentThread());
                known.countDown();
            }
        }, 0);
        await(known);
        return thread.get(0);
    }

    private static void end(Thread thread) throws InterruptedException {
        while (thread.isAlive()) {
            System.gc();
            thread.join(5);
        }
    }

    public static void main(String[] args) throws Exception {
        CountDownLatch began = new CountDownLatch(1);
        CountDownLatch may = new CountDownLatch(1);
        Thread busy = start(began, may);
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        System.out.println("with a task: " + busy.isAlive() + ", " + began.getCount());
        may.countDown();
        end(busy);
        System.out.println("without one: ended, " + began.getCount());
        for (int i = 0; i < 20; i++) {
            end(idle());
        }
        System.out.println("idle ones: ended");
        Timer cancelled = new Timer();
        cancelled.cancel();
        try {
            cancelled.schedule(new TimerTask() {
                @Override
                public void run() {
                }
            }, 0);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
