/* SPDX-License-Identifier: MIT */
package java.lang;

import java.util.HashMap;
import java.util.Map;

/**
 * A thread of execution. The machine reads and writes eetop, threadStatus, group, name, daemon,
 * priority and interrupted by name; it calls run and exit.
 */
public class Thread implements Runnable {
    public static final int MIN_PRIORITY = 1;
    public static final int NORM_PRIORITY = 5;
    public static final int MAX_PRIORITY = 10;

    private static final int STATUS_ALIVE = 0x0001;
    private static final int STATUS_TERMINATED = 0x0002;
    private static final int STATUS_RUNNABLE = 0x0004;
    private static final int STATUS_BLOCKED = 0x0400;
    private static final int STATUS_WAITING = 0x0010;
    private static final int STATUS_TIMED = 0x0020;

    private volatile String name;
    private int priority;
    private boolean daemon = false;
    private volatile boolean interrupted;
    private volatile long eetop;
    private Runnable target;
    private ThreadGroup group;
    final Ring.Place<Thread> place = new Ring.Place<>(this); // in its group's ring
    private ClassLoader contextClassLoader;
    // else null stands for the system's loader, made when first asked for
    private boolean contextGiven;
    /** Of the maker, when a privileged call with a context was part of it, or nothing. */
    java.security.AccessControlContext makersContext;
    /** Else whose code the maker ran, as makers() tells, or null: nobody else's. */
    Class<?>[] behind;
    Locals locals;
    private final long stackSize;
    private final long tid;
    private volatile int threadStatus;
    volatile Object parkBlocker;
    Object readHolds; // of ReentrantReadWriteLock, the thread's alone
    private final Object interruptionLock = new Object();
    private sun.nio.ch.Interruptible interruption; // by interruptionLock

    private volatile UncaughtExceptionHandler ownHandler;
    private static volatile UncaughtExceptionHandler handlerOfAll;

    /** How many threads have been made, and how many of them without a name. */
    private static long made;
    private static int unnamed;

    /** What a thread is doing. */
    public enum State {
        NEW,
        RUNNABLE,
        BLOCKED,
        WAITING,
        TIMED_WAITING,
        TERMINATED
    }

    /** Is told of the exception that ends a thread. */
    @FunctionalInterface
    public interface UncaughtExceptionHandler {
        void uncaughtException(Thread t, Throwable e);
    }

    private static synchronized String givenName() {
        return "Thread-" + unnamed++;
    }

    private static synchronized long givenId() {
        return ++made;
    }

    public Thread() {
        this(null, null, givenName(), 0);
    }

    public Thread(Runnable target) {
        this(null, target, givenName(), 0);
    }

    public Thread(ThreadGroup group, Runnable target) {
        this(group, target, givenName(), 0);
    }

    public Thread(String name) {
        this(null, null, name, 0);
    }

    public Thread(ThreadGroup group, String name) {
        this(group, null, name, 0);
    }

    public Thread(Runnable target, String name) {
        this(null, target, name, 0);
    }

    public Thread(ThreadGroup group, Runnable target, String name) {
        this(group, target, name, 0);
    }

    public Thread(ThreadGroup group, Runnable target, String name, long stackSize) {
        this(group, target, name, stackSize, true);
    }

    public Thread(ThreadGroup g, Runnable target, String name, long stackSize,
                  boolean inheritThreadLocals) {
        this.name = checkedName(name);
        this.target = target;
        this.stackSize = stackSize;
        Thread maker = currentThread();
        group = g == null ? maker.getThreadGroup() : g;
        group.expect();
        tid = givenId();
        daemon = maker.daemon;
        priority = Math.min(group.getMaxPriority(), maker.priority);
        contextClassLoader = maker.contextClassLoader;
        contextGiven = maker.contextGiven;
        locals = inheritThreadLocals && maker.locals != null ? maker.locals.forChild() : null;
        inheritAccess(maker);
    }

    private static String checkedName(String name) {
        if (name == null) {
            throw new NullPointerException("name cannot be null");
        }
        return name;
    }

    /**
     * The classes of loaders that are on the stack, each once, behind one that says where they end:
     * null is the thread's bottom, else a privileged call. Null when there are none; nothing but
     * what AccessController knows helps when it is empty.
     */
    private static native Class<?>[] makers();

    /* Asking for domains is left to those who need them. */
    private void inheritAccess(Thread parent) {
        Class<?>[] found = makers();
        boolean whole = found == null || found.length > 0 && found[0] == null;
        if (found != null && (found.length == 0 || whole && parent.makersContext != null)) {
            makersContext = java.security.AccessController.getContext();
        } else if (found == null) {
            behind = parent.behind;
            makersContext = parent.makersContext;
        } else if (!whole || parent.behind == null) {
            behind = found;
        } else {
            behind = union(parent.behind, found);
        }
    }

    private static Class<?>[] union(Class<?>[] one, Class<?>[] other) {
        Class<?>[] all = one;
        for (int i = 1; i < other.length; i++) {
            int at = 1;
            while (at < all.length && all[at] != other[i]) {
                at++;
            }
            if (at == all.length) {
                all = java.util.Arrays.copyOf(all, at + 1);
                all[at] = other[i];
            }
        }
        return all;
    }

    public static native Thread currentThread();

    public static native void yield();

    public static native void sleep(long millis) throws InterruptedException;

    public static void sleep(long millis, int nanos) throws InterruptedException {
        sleep(roundedUp("timeout", millis, nanos));
    }

    /**
     * Milliseconds that are no less than a time given in two parts;
     * 292 million years are long enough.
     */
    static long roundedUp(String argument, long millis, int nanos) {
        if (millis < 0) {
            throw new IllegalArgumentException(argument + " value is negative");
        }
        if (Integer.compareUnsigned(nanos, 1000000) >= 0) {
            throw new IllegalArgumentException("nanosecond timeout value out of range");
        }
        long sum = nanos == 0 ? millis : millis + 1;
        return sum < 0 ? millis : sum;
    }

    public static void onSpinWait() {
    }

    @Override
    protected Object clone() throws CloneNotSupportedException {
        throw new CloneNotSupportedException();
    }

    public synchronized void start() {
        if (threadStatus != 0) {
            throw new IllegalThreadStateException();
        }
        group.add(this);
        try {
            start0();
        } catch (Throwable refused) {
            group.expectAgain(this); // so that it can be tried once more
            throw refused;
        }
    }

    private native void start0();

    @Override
    public void run() {
        if (target != null) {
            target.run();
        }
    }

    /* Called by the machine before the thread ends. */
    private void exit() {
        if (group != null) {
            group.leave(this);
            group = null;
        }
        target = null;
        locals = null;
        readHolds = null;
        behind = null;
        makersContext = null;
        ownHandler = null;
    }

    @Deprecated(since = "1.2")
    public final void stop() {
        if (threadStatus != 0) {
            resume();
        }
        stop0(new ThreadDeath());
    }

    public void interrupt() {
        synchronized (interruptionLock) {
            interrupted = true;
            interrupt0();
            if (interruption != null) {
                interruption.interrupt(this);
            }
        }
    }

    /* Who waits for a channel: what an interrupt does to it. Once it is null no
     * such thing goes on. */
    void blockedOn(sun.nio.ch.Interruptible i) {
        synchronized (interruptionLock) {
            interruption = i;
        }
    }

    public static boolean interrupted() {
        Thread t = currentThread();
        if (!t.interrupted) {
            return false;
        }
        t.interrupted = false;
        clearInterruptEvent();
        return true;
    }

    public boolean isInterrupted() {
        return interrupted;
    }

    public final boolean isAlive() {
        return eetop != 0;
    }

    @Deprecated(since = "1.2")
    public final void suspend() {
        suspend0();
    }

    @Deprecated(since = "1.2")
    public final void resume() {
        resume0();
    }

    public final void setPriority(int newPriority) {
        if (newPriority > MAX_PRIORITY || newPriority < MIN_PRIORITY) {
            throw new IllegalArgumentException();
        }
        ThreadGroup g = getThreadGroup();
        if (g != null) {
            priority = Math.min(newPriority, g.getMaxPriority());
            setPriority0(priority);
        }
    }

    public final int getPriority() {
        return priority;
    }

    public final synchronized void setName(String name) {
        this.name = checkedName(name);
        if (threadStatus != 0) {
            setNativeName(name);
        }
    }

    public final String getName() {
        return name;
    }

    public final ThreadGroup getThreadGroup() {
        return getState() == State.TERMINATED ? null : group;
    }

    public static int activeCount() {
        return currentThread().getThreadGroup().activeCount();
    }

    public static int enumerate(Thread[] tarray) {
        return currentThread().getThreadGroup().enumerate(tarray);
    }

    @Deprecated(since = "1.2")
    public int countStackFrames() {
        throw new UnsupportedOperationException();
    }

    public final synchronized void join(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (millis == 0) {
            while (isAlive()) {
                wait(0);
            }
            return;
        }
        long start = System.nanoTime();
        long delay = millis;
        while (isAlive() && delay > 0) {
            wait(delay);
            delay = millis - (System.nanoTime() - start) / 1000000;
        }
    }

    public final synchronized void join(long millis, int nanos) throws InterruptedException {
        join(roundedUp("timeout", millis, nanos));
    }

    public final void join() throws InterruptedException {
        join(0);
    }

    public static void dumpStack() {
        new Exception("Stack trace").printStackTrace();
    }

    public final void setDaemon(boolean on) {
        if (isAlive()) {
            throw new IllegalThreadStateException();
        }
        daemon = on;
    }

    public final boolean isDaemon() {
        return daemon;
    }

    @Deprecated(since = "17")
    public final void checkAccess() {
    }

    public String toString() {
        ThreadGroup g = getThreadGroup();
        return "Thread[" + name + "," + priority + "," + (g == null ? "" : g.getName()) + "]";
    }

    public ClassLoader getContextClassLoader() {
        if (contextClassLoader == null && !contextGiven && jdk.internal.misc.VM.isBooted()) {
            return ClassLoader.getSystemClassLoader();
        }
        return contextClassLoader;
    }

    public void setContextClassLoader(ClassLoader cl) {
        contextClassLoader = cl;
        contextGiven = true;
    }

    public static native boolean holdsLock(Object obj);

    public StackTraceElement[] getStackTrace() {
        if (this == currentThread()) {
            return new Exception().getStackTrace();
        }
        if (!isAlive()) {
            return new StackTraceElement[0];
        }
        StackTraceElement[] trace = dumpThreads(new Thread[] {this})[0];
        return trace == null ? new StackTraceElement[0] : StackTraceElement.complete(trace);
    }

    public static Map<Thread, StackTraceElement[]> getAllStackTraces() {
        Thread[] threads = getThreads();
        StackTraceElement[][] traces = dumpThreads(threads);
        Map<Thread, StackTraceElement[]> map = new HashMap<>(threads.length);
        for (int i = 0; i < threads.length; i++) {
            if (traces[i] != null) {
                map.put(threads[i], StackTraceElement.complete(traces[i]));
            }
        }
        return map;
    }

    public long getId() {
        return tid;
    }

    public State getState() {
        int status = threadStatus;
        if (status == 0) {
            return State.NEW;
        }
        if ((status & STATUS_RUNNABLE) != 0) {
            return State.RUNNABLE;
        }
        if ((status & STATUS_BLOCKED) != 0) {
            return State.BLOCKED;
        }
        if ((status & STATUS_WAITING) != 0) {
            return State.WAITING;
        }
        if ((status & STATUS_TIMED) != 0) {
            return State.TIMED_WAITING;
        }
        if ((status & STATUS_TERMINATED) != 0) {
            return State.TERMINATED;
        }
        return (status & STATUS_ALIVE) == 0 ? State.NEW : State.RUNNABLE;
    }

    public static void setDefaultUncaughtExceptionHandler(UncaughtExceptionHandler eh) {
        handlerOfAll = eh;
    }

    public static UncaughtExceptionHandler getDefaultUncaughtExceptionHandler() {
        return handlerOfAll;
    }

    public UncaughtExceptionHandler getUncaughtExceptionHandler() {
        return ownHandler != null ? ownHandler : group;
    }

    public void setUncaughtExceptionHandler(UncaughtExceptionHandler eh) {
        ownHandler = eh;
    }

    /* Called by the machine. */
    private void dispatchUncaughtException(Throwable e) {
        getUncaughtExceptionHandler().uncaughtException(this, e);
    }

    private static native StackTraceElement[][] dumpThreads(Thread[] threads);

    private static native Thread[] getThreads();

    private native void setPriority0(int newPriority);

    private native void stop0(Object o);

    private native void suspend0();

    private native void resume0();

    private native void interrupt0();

    private static native void clearInterruptEvent();

    private native void setNativeName(String name);
}
