// SPDX-License-Identifier: MIT
// What thread groups permit and refuse: maximal priorities, parents, enumeration, names, daemon
// groups.
public class GroupsOfThreads {

    public static void main(String[] arguments) throws Exception {
        ThreadGroup main = Thread.currentThread().getThreadGroup();
        System.out.println(
            main + " " + main.getParent().getName() + " " + main.getParent().getParent()
        );
        ThreadGroup outer = new ThreadGroup("outer"),
            inner = new ThreadGroup(outer, "inner");
        System.out.println(
            outer.parentOf(inner) +
                " " +
                inner.parentOf(outer) +
                " " +
                outer.parentOf(outer) +
                " " +
                main.parentOf(inner)
        );
        inner.setMaxPriority(9);
        outer.setMaxPriority(4);
        System.out.println(outer.getMaxPriority() + " " + inner.getMaxPriority());
        inner.setMaxPriority(7);
        System.out.println("not above the parent's: " + inner.getMaxPriority());
        inner.setMaxPriority(0);
        inner.setMaxPriority(11);
        System.out.println("out of range: " + inner.getMaxPriority());
        Thread low = new Thread(inner, () -> {}, "low");
        System.out.println("born with " + low.getPriority());
        low.setPriority(10);
        System.out.println("set to " + low.getPriority());
        try {
            low.setPriority(11);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        Object lock = new Object();
        Thread[] there = new Thread[3];
        for (int i = 0; i < 3; i++) {
            there[i] = new Thread(
                i == 0 ? outer : inner,
                () -> {
                    synchronized (lock) {
                        try {
                            lock.wait();
                        } catch (InterruptedException e) {
                            System.out.println("never here");
                        }
                    }
                },
                "t" + i
            );
            there[i].start();
        }
        for (Thread thread : there)
            while (thread.getState() != Thread.State.WAITING) Thread.onSpinWait();
        Thread[] found = new Thread[8];
        System.out.println(
            outer.activeCount() +
                " " +
                outer.enumerate(found) +
                " " +
                outer.enumerate(found, false) +
                " " +
                outer.activeGroupCount() +
                " " +
                inner.enumerate(new Thread[1])
        );
        synchronized (lock) {
            lock.notifyAll();
        }
        for (Thread thread : there) thread.join();
        System.out.println(there[0].getThreadGroup() + " " + outer.activeCount());
        try {
            new ThreadGroup(null, "none");
        } catch (NullPointerException e) {
            System.out.println("no parent: NullPointerException");
        }
        inner.setDaemon(true);
        System.out.println(
            inner.isDaemon() +
                " " +
                outer.isDaemon() +
                " " +
                new ThreadGroup(inner, "child").isDaemon()
        );
    }
}
