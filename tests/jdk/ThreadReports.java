// SPDX-License-Identifier: MIT
// ThreadMXBean (J531 to J533): counts, stacks, monitors and synchronizers with their owners,
// circles, times.

import java.lang.management.LockInfo;
import java.lang.management.ManagementFactory;
import java.lang.management.MonitorInfo;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

public class ThreadReports {

    private static final ThreadMXBean BEAN = ManagementFactory.getThreadMXBean();

    private static final class Lock {}

    private static final class Second {}

    private static void say(String what, Object value) {
        System.out.println(what + ": " + value);
    }

    private static void await(String what, BooleanSupplier condition) throws InterruptedException {
        for (int tries = 0; tries < 20_000 && !condition.getAsBoolean(); tries++) Thread.sleep(5);
        if (!condition.getAsBoolean()) say("never", what);
    }

    private static Thread start(String name, Runnable run) {
        Thread thread = new Thread(run, name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private static ThreadInfo whole(Thread thread) {
        return BEAN.getThreadInfo(new long[] { thread.getId() }, true, true)[0];
    }

    private static String lock(LockInfo info) {
        return info == null ? "nothing" : info.getClassName();
    }

    /** Frames of this class, innermost first. */
    private static String frames(StackTraceElement[] trace) {
        StringBuilder text = new StringBuilder();
        for (StackTraceElement element : trace)
            if (
                element.getClassName().equals("ThreadReports") &&
                !element.getMethodName().startsWith("lambda")
            ) text.append(' ').append(element.getMethodName());
        return text.toString();
    }

    private static void show(String what, ThreadInfo info) {
        say(
            what,
            info.getThreadName() +
                " " +
                info.getThreadState() +
                " for " +
                lock(info.getLockInfo()) +
                " of " +
                info.getLockOwnerName() +
                " in" +
                frames(info.getStackTrace()) +
                " daemon " +
                info.isDaemon() +
                " priority " +
                info.getPriority() +
                " suspended " +
                info.isSuspended()
        );
        for (MonitorInfo monitor : info.getLockedMonitors()) {
            boolean right =
                monitor.getLockedStackDepth() == -1 ||
                info
                    .getStackTrace()[monitor.getLockedStackDepth()]
                    .equals(monitor.getLockedStackFrame());
            String at =
                monitor.getLockedStackFrame() == null
                    ? "native code"
                    : monitor.getLockedStackFrame().getMethodName();
            say("    monitor", monitor.getClassName() + " at " + at + " " + right);
        }
        for (LockInfo synchronizer : info.getLockedSynchronizers())
            say("    synchronizer", synchronizer.getClassName());
    }

    // ---- Counts ----

    private static void counts() throws InterruptedException {
        int live = BEAN.getThreadCount(),
            daemons = BEAN.getDaemonThreadCount();
        long started = BEAN.getTotalStartedThreadCount();
        CountDownLatch go = new CountDownLatch(1);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            Thread thread = new Thread(() -> {
                try {
                    go.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }, "counted " + i);
            thread.setDaemon(i < 2);
            thread.start();
            threads.add(thread);
        }
        say("live", BEAN.getThreadCount() - live);
        say("daemons", BEAN.getDaemonThreadCount() - daemons);
        say("started", BEAN.getTotalStartedThreadCount() - started);
        say("peak", BEAN.getPeakThreadCount() >= live + 5);
        say("ids", BEAN.getAllThreadIds().length == BEAN.getThreadCount());
        go.countDown();
        for (Thread thread : threads) thread.join();
        say("live when they have ended", BEAN.getThreadCount() - live);
        say(
            "their ids",
            Arrays.stream(BEAN.getAllThreadIds())
                .filter(id -> id == threads.get(0).getId())
                .count()
        );
        say("their infos", BEAN.getThreadInfo(threads.get(0).getId()));
        say("started as before", BEAN.getTotalStartedThreadCount() - started);
        say("peak as before", BEAN.getPeakThreadCount() >= live + 5);
        BEAN.resetPeakThreadCount();
        say("peak after its reset", BEAN.getPeakThreadCount() < live + 5);
    }

    // ---- One thread ----

    private static synchronized void holdClass(
        Object lock,
        CountDownLatch ready,
        CountDownLatch go
    ) {
        synchronized (lock) {
            synchronized (lock) {
                holdAgain(lock, ready, go);
            }
        }
    }

    private static void holdAgain(Object lock, CountDownLatch ready, CountDownLatch go) {
        Object other = new Second();
        synchronized (other) {
            ready.countDown();
            boolean done = false;
            while (!done) {
                try {
                    go.await();
                    done = true;
                } catch (InterruptedException e) {
                    done = false;
                }
            }
        }
        synchronized (lock) {
            ready.countDown();
        }
    }

    private static void enter(Object lock) {
        synchronized (lock) {
            Thread.onSpinWait();
        }
    }

    private static void waitFor(Object lock) {
        synchronized (lock) {
            try {
                lock.wait();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static void sleepLong() {
        try {
            Thread.sleep(1_000_000_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void threads() throws InterruptedException {
        Object lock = new Lock();
        CountDownLatch ready = new CountDownLatch(1),
            go = new CountDownLatch(1);
        Thread holder = start("holder", () -> holdClass(lock, ready, go));
        ready.await();
        await("holder waits", () -> holder.getState() == Thread.State.WAITING);
        ThreadInfo info = whole(holder);
        say("holder", info.getThreadState() + " in" + frames(info.getStackTrace()));
        for (MonitorInfo monitor : info.getLockedMonitors())
            say(
                "    holds",
                monitor.getClassName() + " at " + monitor.getLockedStackFrame().getMethodName()
            );
        Thread contender = start("contender", () -> enter(lock));
        await("contender is blocked", () -> contender.getState() == Thread.State.BLOCKED);
        show("contender", whole(contender));
        show("the same without locks", BEAN.getThreadInfo(contender.getId(), 1));
        say(
            "its stack",
            BEAN.getThreadInfo(contender.getId(), 1).getStackTrace().length +
                " " +
                BEAN.getThreadInfo(contender.getId()).getStackTrace().length
        );
        say("blocked", whole(contender).getBlockedCount() > 0);
        Object bell = new Lock();
        Thread waiter = start("waiter", () -> waitFor(bell));
        await("waiter waits", () -> waiter.getState() == Thread.State.WAITING);
        show("waiter", whole(waiter));
        synchronized (bell) {
            show("waiter, while its object is held", whole(waiter));
        }
        say("waited", whole(waiter).getWaitedCount() > 0);
        Thread sleeper = start("sleeper", ThreadReports::sleepLong);
        await("sleeper sleeps", () -> sleeper.getState() == Thread.State.TIMED_WAITING);
        show("sleeper", whole(sleeper));
        Thread parked = start("parked", () -> LockSupport.park(bell));
        await("parked is", () -> parked.getState() == Thread.State.WAITING);
        show("parked", whole(parked));
        ReentrantLock mutex = new ReentrantLock();
        Thread locker = start("locker", () -> {
            mutex.lock();
            sleepLong();
        });
        await(
            "locker has it",
            () -> mutex.isLocked() && locker.getState() == Thread.State.TIMED_WAITING
        );
        show("locker", whole(locker));
        Thread queued = start("queued", mutex::lock);
        await(
            "queued waits",
            () ->
                queued.getState() == Thread.State.WAITING && LockSupport.getBlocker(queued) != null
        );
        show("queued", whole(queued));
        say(
            "named",
            lock(whole(queued).getLockInfo()).startsWith("java.util.concurrent.locks.ReentrantLock")
        );
        ThreadInfo[] all = BEAN.dumpAllThreads(true, true);
        TreeSet<String> names = new TreeSet<>();
        for (ThreadInfo each : all) names.add(each.getThreadName());
        say(
            "all",
            names.containsAll(
                List.of(
                    "main",
                    "holder",
                    "contender",
                    "waiter",
                    "sleeper",
                    "parked",
                    "locker",
                    "queued"
                )
            )
        );
        say(
            "flat",
            Arrays.stream(BEAN.dumpAllThreads(true, true, 0)).allMatch(
                i -> i.getStackTrace().length == 0
            )
        );
        say(
            "flat monitors",
            BEAN.getThreadInfo(new long[] { holder.getId() }, true, true, 0)[0]
                .getLockedMonitors()
                .length
        );
        say(
            "shallow monitors",
            BEAN.getThreadInfo(new long[] { holder.getId() }, true, true, 1)[0]
                .getLockedMonitors()
                .length
        );
        say(
            "no circle",
            BEAN.findDeadlockedThreads() == null && BEAN.findMonitorDeadlockedThreads() == null
        );
        go.countDown();
        holder.join();
        contender.join();
        synchronized (bell) {
            bell.notifyAll();
        }
        waiter.join();
        sleeper.interrupt();
        sleeper.join();
        LockSupport.unpark(parked);
        parked.join();
        locker.interrupt();
    }

    private static void own() {
        Object lock = new Lock();
        synchronized (lock) {
            ThreadInfo info = whole(Thread.currentThread());
            say(
                "own",
                info.getThreadName() +
                    " " +
                    info.getThreadState() +
                    " in native " +
                    info.isInNative()
            );
            for (MonitorInfo monitor : info.getLockedMonitors())
                say("    own monitor", monitor.getClassName());
            say("own lock", lock(info.getLockInfo()));
        }
        ThreadInfo[] infos = BEAN.getThreadInfo(new long[] {
            Thread.currentThread().getId(),
            1L << 40
        });
        say("of two", infos[0].getThreadName() + " " + infos[1]);
        try {
            BEAN.getThreadInfo(-1);
        } catch (IllegalArgumentException e) {
            say("a wrong id", e.getMessage());
        }
    }

    // ---- Circles ----

    private static void cross(Object first, Object second, CountDownLatch both) {
        synchronized (first) {
            both.countDown();
            try {
                both.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            synchronized (second) {
                both.countDown();
            }
        }
    }

    private static String names(long[] ids) {
        if (ids == null) return "none";
        TreeSet<String> names = new TreeSet<>();
        for (long id : ids) names.add(BEAN.getThreadInfo(id).getThreadName());
        return names.toString();
    }

    private static void circles() throws InterruptedException {
        Object a = new Lock(),
            b = new Lock();
        CountDownLatch both = new CountDownLatch(2);
        Thread one = start("one", () -> cross(a, b, both)),
            two = start("two", () -> cross(b, a, both));
        await(
            "circle",
            () -> one.getState() == Thread.State.BLOCKED && two.getState() == Thread.State.BLOCKED
        );
        Thread third = start("behind", () -> enter(a));
        await("behind", () -> third.getState() == Thread.State.BLOCKED);
        say("circle of monitors", names(BEAN.findMonitorDeadlockedThreads()));
        say("circle of any", names(BEAN.findDeadlockedThreads()));
        show("one", whole(one));
        show("two", whole(two));
        show("behind", whole(third));
        ReentrantLock x = new ReentrantLock(),
            y = new ReentrantLock();
        CountDownLatch locked = new CountDownLatch(2);
        Thread left = start("left", () -> crossLocks(x, y, locked)),
            right = start("right", () -> crossLocks(y, x, locked));
        await(
            "circle of locks",
            () ->
                x.hasQueuedThread(right) &&
                y.hasQueuedThread(left) &&
                left.getState() == Thread.State.WAITING &&
                right.getState() == Thread.State.WAITING
        );
        say("monitors alone", names(BEAN.findMonitorDeadlockedThreads()));
        say("with locks", names(BEAN.findDeadlockedThreads()));
        show("left", whole(left));
    }

    private static void crossLocks(ReentrantLock first, ReentrantLock second, CountDownLatch both) {
        first.lock();
        both.countDown();
        try {
            both.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        second.lock();
    }

    // ---- Times ----

    private static long work() {
        long sum = 0;
        for (int i = 0; i < 300_000; i++) sum += String.valueOf(i).hashCode();
        return sum;
    }

    private static void times() throws InterruptedException {
        say(
            "supported",
            BEAN.isCurrentThreadCpuTimeSupported() +
                " " +
                BEAN.isThreadCpuTimeSupported() +
                " " +
                BEAN.isThreadCpuTimeEnabled()
        );
        long me = Thread.currentThread().getId(),
            before = BEAN.getCurrentThreadCpuTime();
        work();
        long after = BEAN.getCurrentThreadCpuTime();
        say("time", before > 0 && after > before && BEAN.getThreadCpuTime(me) >= after);
        say("user", BEAN.getCurrentThreadUserTime() >= 0 && BEAN.getThreadUserTime(me) >= 0);
        say("of nobody", BEAN.getThreadCpuTime(1L << 40));
        BEAN.setThreadCpuTimeEnabled(false);
        say("turned off", BEAN.isThreadCpuTimeEnabled() + " " + BEAN.getCurrentThreadCpuTime());
        BEAN.setThreadCpuTimeEnabled(true);
        say("on again", BEAN.getCurrentThreadCpuTime() > 0);
        say(
            "contention",
            BEAN.isThreadContentionMonitoringSupported() +
                " " +
                BEAN.isThreadContentionMonitoringEnabled()
        );
        say(
            "not timed",
            whole(Thread.currentThread()).getWaitedTime() +
                " " +
                whole(Thread.currentThread()).getBlockedTime()
        );
        BEAN.setThreadContentionMonitoringEnabled(true);
        long waited = whole(Thread.currentThread()).getWaitedCount();
        Thread.sleep(60);
        ThreadInfo info = whole(Thread.currentThread());
        say("slept", info.getWaitedCount() > waited);
        say("timed", info.getWaitedTime() >= 40 && info.getBlockedTime() >= 0);
        Object lock = new Lock();
        Thread contender;
        synchronized (lock) {
            contender = start("timed contender", () -> {
                enter(lock);
                sleepLong();
            });
            await("blocked", () -> contender.getState() == Thread.State.BLOCKED);
            Thread.sleep(60);
        }
        await("sleeps", () -> contender.getState() == Thread.State.TIMED_WAITING);
        say("blocked for", whole(contender).getBlockedTime() >= 40);
        say("blocked once or more", whole(contender).getBlockedCount() >= 1);
        BEAN.setThreadContentionMonitoringEnabled(false);
        say("not timed again", whole(contender).getBlockedTime());
        contender.interrupt();
        contender.join();
    }

    private static void memory() throws InterruptedException {
        com.sun.management.ThreadMXBean bean = (com.sun.management.ThreadMXBean) BEAN;
        say(
            "allocation",
            bean.isThreadAllocatedMemorySupported() + " " + bean.isThreadAllocatedMemoryEnabled()
        );
        long me = Thread.currentThread().getId(),
            before = bean.getThreadAllocatedBytes(me);
        byte[] array = new byte[1_000_000];
        long after = bean.getThreadAllocatedBytes(me);
        say("allocated", after - before >= array.length && after - before < 2 * array.length);
        CountDownLatch done = new CountDownLatch(1),
            go = new CountDownLatch(1);
        Thread other = start("allocating", () -> {
            Object[] all = new Object[1000];
            for (int i = 0; i < all.length; i++) all[i] = new byte[1000];
            done.countDown();
            try {
                go.await();
            } catch (InterruptedException e) {
                all[0] = null;
            }
        });
        done.await();
        long[] both = bean.getThreadAllocatedBytes(new long[] { other.getId(), 1L << 40 });
        say("by another", both[0] >= 1_000_000 && both[0] < 3_000_000);
        say("by nobody", both[1]);
        go.countDown();
        other.join();
        say("by who has ended", bean.getThreadAllocatedBytes(other.getId()));
    }

    public static void main(String[] args) throws Exception {
        counts();
        threads();
        own();
        circles();
        times();
        memory();
    }
}
