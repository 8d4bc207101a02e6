/* SPDX-License-Identifier: MIT */
package java.lang;

import java.io.PrintStream;

/**
 * A tree of threads. The machine makes the root and the group "main".
 *
 * One lock guards the whole tree. Groups with the same parent, and the threads of a group, are
 * rings. A walk visits a group before its subgroups. A thread is expected from its construction on,
 * and a member from its start to its end.
 */
public class ThreadGroup implements Thread.UncaughtExceptionHandler {
    private static final Object TREE = new Object();

    private final ThreadGroup parent;
    private final String name;
    private int ceiling;
    private boolean destroyed;
    private boolean daemon;
    private int expected;
    private final Ring<Thread> members = new Ring<>();
    private final Ring<ThreadGroup> subgroups = new Ring<>();
    private final Ring.Place<ThreadGroup> place = new Ring.Place<>(this);

    /* Called by the machine for the root. */
    private ThreadGroup() {
        name = "system";
        ceiling = Thread.MAX_PRIORITY;
        parent = null;
    }

    public ThreadGroup(String name) {
        this(Thread.currentThread().getThreadGroup(), name);
    }

    public ThreadGroup(ThreadGroup parent, String name) {
        this.name = name;
        this.ceiling = parent.ceiling;
        this.daemon = parent.daemon;
        this.parent = parent;
        synchronized (TREE) {
            parent.checkExists();
            parent.subgroups.append(place);
        }
    }

    /* ---- TREE is held ---- */

    private void checkExists() {
        if (destroyed) {
            throw new IllegalThreadStateException();
        }
    }

    /** The group after g in a walk through the tree below this one, or null. */
    private ThreadGroup after(ThreadGroup g) {
        Ring.Place<ThreadGroup> next = g.subgroups.first();
        for (; next == null && g != this; g = g.parent) {
            next = g.parent.subgroups.next(g.place);
        }
        return next == null ? null : next.owner;
    }

    /* ---- What threads tell ---- */

    void expect() {
        synchronized (TREE) {
            checkExists();
            expected++;
        }
    }

    /* Called by Thread.start, and by the machine for threads that it attaches. */
    void add(Thread t) {
        synchronized (TREE) {
            checkExists();
            members.append(t.place);
            expected--;
        }
    }

    void expectAgain(Thread t) {
        synchronized (TREE) {
            members.remove(t.place);
            expected++;
        }
    }

    void leave(Thread t) {
        boolean empty;
        boolean useless;
        synchronized (TREE) {
            members.remove(t.place);
            empty = members.size() == 0;
            useless = empty && daemon && expected <= 0 && subgroups.size() == 0 && !destroyed
                    && parent != null;
        }
        if (empty) {
            synchronized (this) {
                notifyAll();
            }
        }
        if (useless) {
            destroy();
        }
    }

    /* ---- Properties ---- */

    public final String getName() {
        return name;
    }

    public final ThreadGroup getParent() {
        return parent;
    }

    public final int getMaxPriority() {
        return ceiling;
    }

    @Deprecated(since = "16")
    public final boolean isDaemon() {
        return daemon;
    }

    @Deprecated(since = "16")
    public boolean isDestroyed() {
        synchronized (TREE) {
            return destroyed;
        }
    }

    @Deprecated(since = "16")
    public final void setDaemon(boolean daemon) {
        this.daemon = daemon;
    }

    public final void setMaxPriority(int pri) {
        if (pri > Thread.MAX_PRIORITY || pri < Thread.MIN_PRIORITY) {
            return;
        }
        synchronized (TREE) {
            for (ThreadGroup g = this; g != null; g = after(g)) {
                g.ceiling = g.parent == null ? pri : Math.min(g.parent.ceiling, pri);
            }
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

    /* ---- Counts and lists ---- */

    public int activeCount() {
        int sum = 0;
        synchronized (TREE) {
            for (ThreadGroup g = this; g != null; g = after(g)) {
                sum += g.members.size();
            }
        }
        return sum;
    }

    public int activeGroupCount() {
        int sum = 0;
        synchronized (TREE) {
            for (ThreadGroup g = this; g != null; g = after(g)) {
                sum += g.subgroups.size();
            }
        }
        return sum;
    }

    public int enumerate(Thread[] list) {
        return enumerate(list, true);
    }

    public int enumerate(Thread[] list, boolean recurse) {
        int filled = 0;
        synchronized (TREE) {
            for (ThreadGroup g = this; g != null; g = recurse ? after(g) : null) {
                Ring.Place<Thread> at = g.members.first();
                for (; at != null && filled < list.length; at = g.members.next(at)) {
                    if (at.owner.isAlive()) {
                        list[filled++] = at.owner;
                    }
                }
            }
        }
        return filled;
    }

    public int enumerate(ThreadGroup[] list) {
        return enumerate(list, true);
    }

    /* The subgroups of each group stand together, behind those of the group
     * before it in the walk. */
    public int enumerate(ThreadGroup[] list, boolean recurse) {
        int filled = 0;
        synchronized (TREE) {
            for (ThreadGroup g = this; g != null; g = recurse ? after(g) : null) {
                Ring.Place<ThreadGroup> at = g.subgroups.first();
                for (; at != null && filled < list.length; at = g.subgroups.next(at)) {
                    list[filled++] = at.owner;
                }
            }
        }
        return filled;
    }

    public void list() {
        PrintStream out = System.out;
        for (String line : lines()) {
            out.println(line);
        }
    }

    /** What list prints: names of threads are the program's code, which runs without the lock. */
    private java.util.ArrayList<String> lines() {
        java.util.ArrayList<Object> walk = new java.util.ArrayList<>();
        java.util.ArrayList<String> indents = new java.util.ArrayList<>();
        synchronized (TREE) {
            String indent = "";
            for (ThreadGroup g = this, before = null; g != null; before = g, g = after(g)) {
                // One level down after the first of a group's subgroups only;
                // up to the level of the parent otherwise.
                for (ThreadGroup from = before; from != null && from != g.parent;
                        from = from.parent) {
                    indent = indent.substring(4);
                }
                indent = before == null ? "" : indent + "    ";
                walk.add(g);
                indents.add(indent);
                Ring.Place<Thread> at = g.members.first();
                for (; at != null; at = g.members.next(at)) {
                    walk.add(at.owner);
                    indents.add(indent + "    ");
                }
            }
        }
        java.util.ArrayList<String> lines = new java.util.ArrayList<>();
        for (int i = 0; i < walk.size(); i++) {
            lines.add(indents.get(i) + walk.get(i));
        }
        return lines;
    }

    /* ---- What is done to all ---- */

    /** The caller last: it may be stopped or suspended itself. */
    private Thread[] allThreads() {
        Thread[] alive;
        synchronized (TREE) {
            alive = new Thread[activeCount()];
            alive = java.util.Arrays.copyOf(alive, enumerate(alive));
        }
        int last = alive.length - 1;
        for (int i = 0; i < last; i++) {
            if (alive[i] == Thread.currentThread()) {
                alive[i] = alive[last];
                alive[last] = Thread.currentThread();
            }
        }
        return alive;
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
        for (Thread t : allThreads()) {
            t.suspend();
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
        synchronized (TREE) {
            if (destroyed || members.size() > 0) {
                throw new IllegalThreadStateException();
            }
            destroyed = parent != null;
            for (int left = subgroups.size(); left > 0; left--) {
                subgroups.first().owner.destroy();
            }
            if (destroyed) {
                parent.subgroups.remove(place);
            }
        }
    }

    /**
     * Up to the root, which asks the handler of all threads; without one the trace is printed.
     * Groups may override this, so that each asks its parent.
     */
    public void uncaughtException(Thread t, Throwable e) {
        Thread.UncaughtExceptionHandler next = parent == null
                ? Thread.getDefaultUncaughtExceptionHandler() : parent;
        if (next != null) {
            next.uncaughtException(t, e);
        } else if (!(e instanceof ThreadDeath)) {
            PrintStream err = System.err;
            err.print("Exception in thread \"" + t.getName() + "\" ");
            e.printStackTrace(err);
        }
    }

    @Deprecated(since = "1.2")
    public boolean allowThreadSuspension(boolean b) {
        return true;
    }

    public String toString() {
        return getClass().getName() + "[name=" + getName() + ",maxpri=" + ceiling + "]";
    }
}
