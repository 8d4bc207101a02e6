/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

/**
 * A barrier for a changing number of parties. All phasers of a tree share the monitor of its root's
 * lock; the root's phase is the one that counts, and a child catches up (reconcile) when it is next
 * used.
 */
public class Phaser {
    private static final int MOST = 0xFFFF;
    private static final int ENDED = Integer.MIN_VALUE;

    private final Phaser parent;
    private final Phaser root;
    private final Object lock;
    private volatile int phase;
    private volatile int parties;
    private volatile int unarrived;

    public Phaser() {
        this(null, 0);
    }

    public Phaser(int parties) {
        this(null, parties);
    }

    public Phaser(Phaser parent) {
        this(parent, 0);
    }

    public Phaser(Phaser parent, int parties) {
        if (parties < 0 || parties > MOST) {
            throw new IllegalArgumentException("Illegal number of parties");
        }
        this.parent = parent;
        root = parent == null ? this : parent.root;
        lock = parent == null ? new Object() : root.lock;
        synchronized (lock) {
            if (parent != null && parties > 0) {
                phase = parent.doRegister(1);
            } else {
                phase = parent == null ? 0 : root.phase;
            }
            this.parties = parties;
            unarrived = parties;
        }
    }

    private String describe() {
        return super.toString() + "[phase = " + phase + " parties = " + parties + " arrived = "
            + (parties - unarrived) + "]";
    }

    private void reconcile() {
        if (root != this && phase != root.phase) {
            phase = root.phase;
            if (phase >= 0) {
                unarrived = parties;
            }
        }
    }

    private int doRegister(int n) {
        synchronized (lock) {
            reconcile();
            if (n > MOST - parties) {
                throw new IllegalStateException("Attempt to register more than " + MOST
                    + " parties for " + describe());
            }
            if (root.phase < 0) {
                return root.phase;
            }
            if (parties == 0 && parent != null) {
                int p = parent.doRegister(1);
                if (p < 0) {
                    return p;
                }
                phase = p;
            }
            parties += n;
            unarrived += n;
            return phase;
        }
    }

    public int register() {
        return doRegister(1);
    }

    public int bulkRegister(int parties) {
        if (parties < 0) {
            throw new IllegalArgumentException();
        }
        return parties == 0 ? getPhase() : doRegister(parties);
    }

    private int doArrive(boolean leaves) {
        synchronized (lock) {
            reconcile();
            int p = phase;
            if (p < 0) {
                return p;
            }
            if (unarrived <= 0) {
                throw new IllegalStateException("Attempted arrival of unregistered party for "
                    + describe());
            }
            unarrived--;
            if (leaves) {
                parties--;
            }
            if (unarrived > 0) {
                return p;
            }
            if (parent != null) {
                parent.doArrive(parties == 0);
            } else {
                int next = p + 1 & Integer.MAX_VALUE;
                boolean ends = onAdvance(p, parties);
                if (phase >= 0) {
                    phase = ends ? next | ENDED : next;
                }
                unarrived = ends ? 0 : parties;
                lock.notifyAll();
            }
            return p;
        }
    }

    public int arrive() {
        return doArrive(false);
    }

    public int arriveAndDeregister() {
        return doArrive(true);
    }

    public int arriveAndAwaitAdvance() {
        int p = doArrive(false);
        return p < 0 ? p : awaitAdvance(p);
    }

    /* The phase then; `wanted` itself when the time is over. */
    private int await(int wanted, boolean interruptible, boolean timed, long nanos)
            throws InterruptedException {
        if (wanted < 0 || root.phase != wanted) {
            return wanted < 0 ? wanted : root.phase;
        }
        ForkJoinPool pool = ForkJoinTask.getPool();
        if (pool != null) {
            pool.beginBlocking();
        }
        boolean interrupted = false;
        long start = System.nanoTime();
        try {
            synchronized (lock) {
                while (root.phase == wanted) {
                    try {
                        long left = nanos - (System.nanoTime() - start);
                        if (!timed) {
                            lock.wait();
                        } else if (left <= 0) {
                            break;
                        } else {
                            lock.wait(left / 1000_000, (int) (left % 1000_000));
                        }
                    } catch (InterruptedException e) {
                        if (interruptible) {
                            throw e;
                        }
                        interrupted = true;
                    }
                }
                return root.phase;
            }
        } finally {
            if (pool != null) {
                pool.endBlocking();
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public int awaitAdvance(int phase) {
        try {
            return await(phase, false, false, 0);
        } catch (InterruptedException e) {
            throw new InternalError(e);
        }
    }

    public int awaitAdvanceInterruptibly(int phase) throws InterruptedException {
        if (phase >= 0 && root.phase == phase && Thread.interrupted()) {
            throw new InterruptedException();
        }
        return await(phase, true, false, 0);
    }

    public int awaitAdvanceInterruptibly(int phase, long timeout, TimeUnit unit)
            throws InterruptedException, TimeoutException {
        long nanos = unit.toNanos(timeout);
        if (phase >= 0 && root.phase == phase && Thread.interrupted()) {
            throw new InterruptedException();
        }
        int p = await(phase, true, true, nanos);
        if (p == phase && phase >= 0) {
            throw new TimeoutException();
        }
        return p;
    }

    public void forceTermination() {
        synchronized (lock) {
            root.phase |= ENDED;
            lock.notifyAll();
        }
    }

    public final int getPhase() {
        return root.phase;
    }

    public int getRegisteredParties() {
        return parties;
    }

    public int getArrivedParties() {
        synchronized (lock) {
            reconcile();
            return parties - unarrived;
        }
    }

    public int getUnarrivedParties() {
        synchronized (lock) {
            reconcile();
            return unarrived;
        }
    }

    public Phaser getParent() {
        return parent;
    }

    public Phaser getRoot() {
        return root;
    }

    public boolean isTerminated() {
        return root.phase < 0;
    }

    protected boolean onAdvance(int phase, int registeredParties) {
        return registeredParties == 0;
    }

    @Override
    public String toString() {
        synchronized (lock) {
            reconcile();
            return describe();
        }
    }
}
