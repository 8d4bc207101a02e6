/* SPDX-License-Identifier: MIT */
package java.lang;

import java.io.PrintStream;

/** A tree of threads. The machine makes the root and the group "main". */
public class ThreadGroup implements Thread.UncaughtExceptionHandler {
    private final ThreadGroup parent;
    String name;
    int maxPriority;
    boolean destroyed;
    boolean daemon;
    int nUnstartedThreads = 0;
    int nthreads;
    Thread[] threads;
    int ngroups;
    ThreadGroup[] groups;

    /* Called by the machine for the root. */
    private ThreadGroup() {
        name = "system";
        maxPriority = Thread.MAX_PRIORITY;
        parent = null;
    }

    public ThreadGroup(String name) {
        this(Thread.currentThread().getThreadGroup(), name);
    }

    public ThreadGroup(ThreadGroup parent, String name) {
        this.name = name;
        this.maxPriority = parent.maxPriority;
        this.daemon = parent.daemon;
        this.parent = parent;
        parent.add(this);
    }

    public final String getName() {
        return name;
    }

    public final ThreadGroup getParent() {
        return parent;
    }

    public final int getMaxPriority() {
        return maxPriority;
    }

    @Deprecated(since = "16")
    public final boolean isDaemon() {
        return daemon;
    }

    @Deprecated(since = "16")
    public synchronized boolean isDestroyed() {
        return destroyed;
    }

    @Deprecated(since = "16")
    public final void setDaemon(boolean daemon) {
        this.daemon = daemon;
    }

    public final void setMaxPriority(int pri) {
        ThreadGroup[] children;
        synchronized (this) {
            if (pri < Thread.MIN_PRIORITY || pri > Thread.MAX_PRIORITY) {
                return;
            }
            maxPriority = parent != null ? Math.min(pri, parent.maxPriority) : pri;
            children = children();
        }
        for (int i = 0; i < children.length; i++) {
            children[i].setMaxPriority(pri);
        }
    }

    public final boolean parentOf(ThreadGroup g) {
        for (; g != null; g = g.parent) {
            if (g == this) {
                return true;
            }
        }
        return false;
    }

    @Deprecated(since = "17")
    public final void checkAccess() {
    }

    private synchronized ThreadGroup[] children() {
        ThreadGroup[] copy = new ThreadGroup[ngroups];
        for (int i = 0; i < ngroups; i++) {
            copy[i] = groups[i];
        }
        return copy;
    }

    public int activeCount() {
        int count;
        ThreadGroup[] children;
        synchronized (this) {
            if (destroyed) {
                return 0;
            }
            count = nthreads;
            children = children();
        }
        for (int i = 0; i < children.length; i++) {
            count += children[i].activeCount();
        }
        return count;
    }

    public int enumerate(Thread[] list) {
        return enumerate(list, 0, true);
    }

    public int enumerate(Thread[] list, boolean recurse) {
        return enumerate(list, 0, recurse);
    }

    private int enumerate(Thread[] list, int n, boolean recurse) {
        ThreadGroup[] children;
        synchronized (this) {
            for (int i = 0; i < nthreads && n < list.length; i++) {
                if (threads[i].isAlive()) {
                    list[n++] = threads[i];
                }
            }
            children = children();
        }
        for (int i = 0; recurse && i < children.length; i++) {
            n = children[i].enumerate(list, n, true);
        }
        return n;
    }

    public int activeGroupCount() {
        ThreadGroup[] children = children();
        int n = children.length;
        for (int i = 0; i < children.length; i++) {
            n += children[i].activeGroupCount();
        }
        return n;
    }

    public int enumerate(ThreadGroup[] list) {
        return enumerate(list, 0, true);
    }

    public int enumerate(ThreadGroup[] list, boolean recurse) {
        return enumerate(list, 0, recurse);
    }

    private int enumerate(ThreadGroup[] list, int n, boolean recurse) {
        ThreadGroup[] children = children();
        for (int i = 0; i < children.length && n < list.length; i++) {
            list[n++] = children[i];
        }
        for (int i = 0; recurse && i < children.length; i++) {
            n = children[i].enumerate(list, n, true);
        }
        return n;
    }

    private Thread[] allThreads() {
        Thread[] list = new Thread[activeCount() + 8];
        Thread[] result = new Thread[enumerate(list)];
        System.arraycopy(list, 0, result, 0, result.length);
        return result;
    }

    @Deprecated(since = "1.2")
    public final void stop() {
        for (Thread t : allThreads()) {
            t.stop();
        }
    }

    public final void interrupt() {
        for (Thread t : allThreads()) {
            t.interrupt();
        }
    }

    @Deprecated(since = "1.2")
    public final void suspend() {
        Thread self = Thread.currentThread();
        boolean me = false;
        for (Thread t : allThreads()) {
            if (t == self) {
                me = true;
            } else {
                t.suspend();
            }
        }
        if (me) {
            self.suspend();
        }
    }

    @Deprecated(since = "1.2")
    public final void resume() {
        for (Thread t : allThreads()) {
            t.resume();
        }
    }

    @Deprecated(since = "16")
    public final void destroy() {
        ThreadGroup[] children;
        synchronized (this) {
            if (destroyed || nthreads > 0) {
                throw new IllegalThreadStateException();
            }
            children = children();
            if (parent != null) {
                destroyed = true;
            }
        }
        for (int i = 0; i < children.length; i++) {
            children[i].destroy();
        }
        if (parent != null) {
            parent.remove(this);
        }
    }

    private synchronized void add(ThreadGroup g) {
        if (destroyed) {
            throw new IllegalThreadStateException();
        }
        if (groups == null) {
            groups = new ThreadGroup[4];
        } else if (ngroups == groups.length) {
            ThreadGroup[] larger = new ThreadGroup[ngroups * 2];
            System.arraycopy(groups, 0, larger, 0, ngroups);
            groups = larger;
        }
        groups[ngroups++] = g;
    }

    private synchronized void remove(ThreadGroup g) {
        for (int i = 0; i < ngroups; i++) {
            if (groups[i] == g) {
                ngroups--;
                System.arraycopy(groups, i + 1, groups, i, ngroups - i);
                groups[ngroups] = null;
                break;
            }
        }
    }

    synchronized void addUnstarted() {
        if (destroyed) {
            throw new IllegalThreadStateException();
        }
        nUnstartedThreads++;
    }

    /* Called by Thread.start, and by the machine for threads that it attaches. */
    synchronized void add(Thread t) {
        if (destroyed) {
            throw new IllegalThreadStateException();
        }
        if (threads == null) {
            threads = new Thread[4];
        } else if (nthreads == threads.length) {
            Thread[] larger = new Thread[nthreads * 2];
            System.arraycopy(threads, 0, larger, 0, nthreads);
            threads = larger;
        }
        threads[nthreads++] = t;
        nUnstartedThreads--;
    }

    synchronized void threadStartFailed(Thread t) {
        remove(t);
        nUnstartedThreads++;
    }

    void threadTerminated(Thread t) {
        boolean dead;
        synchronized (this) {
            remove(t);
            dead = daemon && nthreads == 0 && nUnstartedThreads <= 0 && ngroups == 0
                    && !destroyed && parent != null;
            if (nthreads == 0) {
                notifyAll();
            }
        }
        if (dead) {
            destroy();
        }
    }

    private void remove(Thread t) {
        for (int i = 0; i < nthreads; i++) {
            if (threads[i] == t) {
                nthreads--;
                System.arraycopy(threads, i + 1, threads, i, nthreads - i);
                threads[nthreads] = null;
                break;
            }
        }
    }

    public void list() {
        list(System.out, 0);
    }

    void list(PrintStream out, int indent) {
        String spaces = " ".repeat(indent);
        ThreadGroup[] children;
        synchronized (this) {
            out.println(spaces + this);
            for (int i = 0; i < nthreads; i++) {
                out.println(spaces + "    " + threads[i]);
            }
            children = children();
        }
        for (int i = 0; i < children.length; i++) {
            children[i].list(out, indent + 4);
        }
    }

    public void uncaughtException(Thread t, Throwable e) {
        if (parent != null) {
            parent.uncaughtException(t, e);
            return;
        }
        Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();
        if (handler != null) {
            handler.uncaughtException(t, e);
        } else if (!(e instanceof ThreadDeath)) {
            System.err.print("Exception in thread \"" + t.getName() + "\" ");
            e.printStackTrace(System.err);
        }
    }

    @Deprecated(since = "1.2")
    public boolean allowThreadSuspension(boolean b) {
        return true;
    }

    public String toString() {
        return getClass().getName() + "[name=" + getName() + ",maxpri=" + maxPriority + "]";
    }
}
