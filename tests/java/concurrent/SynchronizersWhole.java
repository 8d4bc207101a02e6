/* SPDX-License-Identifier: MIT */
/*
 * AbstractQueuedSynchronizer and AbstractQueuedLongSynchronizer with locks and latches made of
 * them: every member, alone and with threads that wait.
 */
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class SynchronizersWhole extends Whole {

    static String bare(Object o) {
        return o.toString().replaceAll("@[0-9a-f]+", "@");
    }

    static class Mutex extends AbstractQueuedSynchronizer {

        @Override
        protected boolean tryAcquire(int n) {
            if (!compareAndSetState(0, n)) return false;
            setExclusiveOwnerThread(Thread.currentThread());
            return true;
        }

        @Override
        protected boolean tryRelease(int n) {
            if (
                getExclusiveOwnerThread() != Thread.currentThread()
            ) throw new IllegalMonitorStateException("not mine");
            setExclusiveOwnerThread(null);
            setState(0);
            return true;
        }

        @Override
        protected boolean isHeldExclusively() {
            return getExclusiveOwnerThread() == Thread.currentThread();
        }

        ConditionObject condition() {
            return new ConditionObject();
        }

        int state() {
            return getState();
        }

        Thread owner() {
            return getExclusiveOwnerThread();
        }
    }

    static class Latch extends AbstractQueuedSynchronizer {

        Latch(int n) {
            setState(n);
        }

        @Override
        protected int tryAcquireShared(int ignored) {
            return getState() == 0 ? 1 : -1;
        }

        @Override
        protected boolean tryReleaseShared(int n) {
            for (;;) {
                int s = getState();
                if (s == 0) return false;
                if (compareAndSetState(s, s - n)) return s == n;
            }
        }
    }

    static class LongMutex extends AbstractQueuedLongSynchronizer {

        static final long BIG = 1L << 40;

        @Override
        protected boolean tryAcquire(long n) {
            if (!compareAndSetState(0, n)) return false;
            setExclusiveOwnerThread(Thread.currentThread());
            return true;
        }

        @Override
        protected boolean tryRelease(long n) {
            if (
                getExclusiveOwnerThread() != Thread.currentThread()
            ) throw new IllegalMonitorStateException();
            setExclusiveOwnerThread(null);
            setState(getState() - n);
            return true;
        }

        @Override
        protected boolean isHeldExclusively() {
            return getExclusiveOwnerThread() == Thread.currentThread();
        }

        ConditionObject condition() {
            return new ConditionObject();
        }
    }

    static class LongLatch extends AbstractQueuedLongSynchronizer {

        LongLatch(long n) {
            setState(n);
        }

        @Override
        protected long tryAcquireShared(long ignored) {
            return getState() == 0 ? 1 : -1;
        }

        @Override
        protected boolean tryReleaseShared(long n) {
            for (;;) {
                long s = getState();
                if (s == 0) return false;
                if (compareAndSetState(s, s - n)) return s == n;
            }
        }
    }

    interface Until {
        boolean yes() throws Exception;
    }

    static void await(Until until) throws Exception {
        while (!until.yes()) Thread.sleep(1);
    }

    static List<String> names(Collection<Thread> threads) {
        List<String> names = new ArrayList<>();
        for (Thread thread : threads) names.add(thread.getName());
        return names;
    }

    static Thread start(String name, Callable<?> body) {
        Thread thread = new Thread(() -> {
            try {
                body.call();
            } catch (Throwable e) {
                synchronized (SynchronizersWhole.class) {
                    p(name, e);
                }
            }
        }, name);
        thread.start();
        return thread;
    }

    static void ints() throws Exception {
        Mutex m = new Mutex();
        p(
            bare(m),
            m.state(),
            m.hasQueuedThreads(),
            m.hasContended(),
            m.getFirstQueuedThread(),
            m.getQueueLength(),
            m.hasQueuedPredecessors()
        );
        m.acquire(1);
        p(
            bare(m),
            m.tryAcquireNanos(1, 1),
            m.tryAcquireNanos(1, -5),
            m.state(),
            m.owner() == Thread.currentThread()
        );
        t(() -> m.acquireShared(1));
        t(() -> m.acquireSharedInterruptibly(1));
        t(() -> m.tryAcquireSharedNanos(1, 1));
        t(() -> m.releaseShared(1));
        t(() -> m.isQueued(null));
        Thread[] waiting = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int n = i;
            waiting[i] = start("w" + i, () -> {
                if (n == 1) m.acquireInterruptibly(2);
                else if (n == 2) m.tryAcquireNanos(3, 1L << 55);
                else m.acquire(1);
                m.release(1);
                return null;
            });
            await(() -> m.getQueueLength() == n + 1 && m.isQueued(waiting[n]));
        }
        p(
            names(m.getQueuedThreads()),
            names(m.getExclusiveQueuedThreads()),
            names(m.getSharedQueuedThreads()),
            m.getFirstQueuedThread().getName(),
            m.isQueued(waiting[2]),
            m.isQueued(Thread.currentThread()),
            m.hasQueuedThreads(),
            m.hasContended(),
            m.hasQueuedPredecessors(),
            bare(m)
        );
        waiting[1].interrupt();
        waiting[1].join();
        p(m.getQueueLength());
        p(m.release(1));
        for (Thread each : waiting) each.join();
        p(m.getQueueLength(), m.hasContended(), bare(m));
        t(() -> m.release(1));
        AbstractQueuedSynchronizer.ConditionObject c = m.condition(),
            other = new Mutex().condition();
        p(m.owns(c), m.owns(other));
        t(() -> m.owns(null));
        t(() -> c.await());
        t(() -> c.awaitNanos(5));
        t(() -> c.awaitUninterruptibly());
        t(() -> c.signal());
        t(() -> c.signalAll());
        t(() -> m.hasWaiters(c));
        t(() -> m.getWaitQueueLength(c));
        t(() -> m.getWaitingThreads(c));
        t(() -> m.hasWaiters(other));
        t(() -> m.getWaitQueueLength(other));
        t(() -> m.getWaitingThreads(other));
        m.acquire(7);
        p(m.hasWaiters(c), m.getWaitQueueLength(c), m.getWaitingThreads(c), m.state());
        c.signal();
        c.signalAll();
        p(
            c.awaitNanos(1) <= 0,
            c.await(1, TimeUnit.MICROSECONDS),
            c.awaitUntil(new Date(0)),
            m.state()
        );
        t(() -> c.awaitUntil(null));
        t(() -> c.await(1, null));
        Thread.currentThread().interrupt();
        t(() -> c.await());
        Thread.currentThread().interrupt();
        t(() -> c.awaitUntil(new Date(Long.MAX_VALUE)));
        p(m.state());
        List<String> order = new ArrayList<>();
        Thread[] waiters = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int n = i;
            m.release(1);
            waiters[i] = start("c" + i, () -> {
                m.acquire(n + 1);
                switch (n) {
                    case 0 -> c.await();
                    case 1 -> c.awaitUninterruptibly();
                    case 2 -> c.await(1, TimeUnit.HOURS);
                    default -> c.awaitUntil(new Date(System.currentTimeMillis() + 3600000));
                }
                order.add("c" + n + " " + m.state());
                m.release(1);
                return null;
            });
            await(() -> {
                m.acquire(9);
                if (m.getWaitQueueLength(c) == n + 1) return true;
                m.release(1);
                return false;
            });
        }
        p(m.hasWaiters(c), m.getWaitQueueLength(c), names(m.getWaitingThreads(c)));
        c.signal();
        p(m.getWaitQueueLength(c), m.getQueueLength(), names(m.getQueuedThreads()));
        waiters[1].interrupt();
        c.signalAll();
        p(m.getWaitQueueLength(c), m.getQueueLength());
        m.release(1);
        for (Thread each : waiters) each.join();
        Collections.sort(order);
        p(order, m.state());
        Latch latch = new Latch(2);
        p(latch.tryAcquireSharedNanos(1, 1), latch.releaseShared(1), bare(latch));
        Thread[] late = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int n = i;
            late[i] = start("l" + i, () -> {
                if (n == 0) latch.acquireShared(1);
                else if (n == 1) latch.acquireSharedInterruptibly(1);
                else latch.tryAcquireSharedNanos(1, 1L << 60);
                return null;
            });
            await(() -> latch.getQueueLength() == n + 1);
        }
        p(names(latch.getSharedQueuedThreads()), names(latch.getExclusiveQueuedThreads()));
        late[1].interrupt();
        late[1].join();
        p(latch.releaseShared(1), latch.releaseShared(1));
        for (Thread each : late) each.join();
        latch.acquireShared(1);
        p(latch.hasQueuedThreads(), latch.tryAcquireSharedNanos(1, 0));
        t(() -> latch.acquire(1));
        t(() -> latch.tryAcquireNanos(1, 1));
        t(() -> latch.release(1));
        Thread.currentThread().interrupt();
        t(() -> latch.acquireSharedInterruptibly(1));
        Thread.currentThread().interrupt();
        t(() -> m.acquireInterruptibly(1));
        AbstractQueuedSynchronizer none = new AbstractQueuedSynchronizer() {};
        t(() -> none.acquire(1));
        t(() -> none.release(1));
        t(() -> none.acquireShared(1));
        t(() -> none.releaseShared(1));
    }

    static void longs() throws Exception {
        LongMutex m = new LongMutex();
        m.acquire(LongMutex.BIG);
        p(bare(m), m.tryAcquireNanos(1, 1));
        Thread[] waiting = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int n = i;
            waiting[i] = start("lw" + i, () -> {
                if (n == 0) m.acquireInterruptibly(3);
                else m.acquire(3);
                m.release(3);
                return null;
            });
            await(() -> m.getQueueLength() == n + 1 && m.isQueued(waiting[n]));
        }
        p(
            names(m.getQueuedThreads()),
            names(m.getExclusiveQueuedThreads()),
            names(m.getSharedQueuedThreads()),
            m.getFirstQueuedThread().getName(),
            m.hasQueuedPredecessors(),
            m.hasContended(),
            bare(m)
        );
        p(m.release(LongMutex.BIG));
        for (Thread each : waiting) each.join();
        t(() -> m.release(1));
        AbstractQueuedLongSynchronizer.ConditionObject c = m.condition();
        p(m.owns(c), m.owns(new LongMutex().condition()));
        t(() -> c.await());
        t(() -> c.await(1, TimeUnit.SECONDS));
        t(() -> c.awaitUntil(new Date(0)));
        t(() -> c.awaitUninterruptibly());
        t(() -> c.signalAll());
        t(() -> m.getWaitingThreads(c));
        m.acquire(5);
        p(
            c.await(1, TimeUnit.MICROSECONDS),
            c.awaitUntil(new Date(0)),
            m.getWaitingThreads(c),
            c.awaitNanos(-1) <= 0
        );
        m.release(5);
        Thread[] waiters = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int n = i;
            waiters[i] = start("lc" + i, () -> {
                m.acquire(LongMutex.BIG + n);
                switch (n) {
                    case 0 -> c.await();
                    case 1 -> c.awaitUninterruptibly();
                    case 2 -> c.await(1, TimeUnit.HOURS);
                    default -> c.awaitUntil(new Date(System.currentTimeMillis() + 3600000));
                }
                m.release(LongMutex.BIG + n);
                return null;
            });
            await(() -> {
                m.acquire(9);
                boolean there = m.getWaitQueueLength(c) == n + 1;
                m.release(9);
                return there;
            });
        }
        m.acquire(11);
        p(m.hasWaiters(c), m.getWaitQueueLength(c), names(m.getWaitingThreads(c)));
        c.signal();
        p(m.getWaitQueueLength(c), names(m.getQueuedThreads()));
        c.signalAll();
        m.release(11);
        for (Thread each : waiters) each.join();
        p(bare(m));
        LongLatch latch = new LongLatch(1L << 33);
        p(latch.tryAcquireSharedNanos(1, 1), latch.releaseShared(1L << 32), bare(latch));
        Thread[] late = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int n = i;
            late[i] = start("ll" + i, () -> {
                if (n == 0) latch.acquireShared(1);
                else latch.acquireSharedInterruptibly(1);
                return null;
            });
            await(() -> latch.getQueueLength() == n + 1);
        }
        p(names(latch.getSharedQueuedThreads()), names(latch.getQueuedThreads()));
        late[1].interrupt();
        late[1].join();
        p(latch.releaseShared(1L << 32));
        late[0].join();
        Thread.currentThread().interrupt();
        t(() -> latch.acquireSharedInterruptibly(1));
        Thread.currentThread().interrupt();
        t(() -> m.acquireInterruptibly(1));
        AbstractQueuedLongSynchronizer none = new AbstractQueuedLongSynchronizer() {};
        t(() -> none.acquire(1));
        t(() -> none.release(1));
        t(() -> none.acquireShared(1));
        t(() -> none.releaseShared(1));
    }

    public static void main(String[] args) throws Exception {
        ints();
        longs();
    }
}
