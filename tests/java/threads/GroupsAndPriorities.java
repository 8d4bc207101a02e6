// SPDX-License-Identifier: MIT
/**
 * Thread groups, priorities, names, daemon rules, inherited attributes, enumerations, uncaught
 * handlers in order.
 */
public class GroupsAndPriorities {

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        System.out.println(
            main.getName() +
                " " +
                main.getPriority() +
                " " +
                main.isDaemon() +
                " " +
                main.getThreadGroup().getName() +
                " " +
                main.getThreadGroup().getParent().getName()
        );
        ThreadGroup g = new ThreadGroup("g");
        g.setMaxPriority(4);
        ThreadGroup sub = new ThreadGroup(g, "sub");
        System.out.println(
            sub.getMaxPriority() +
                " " +
                sub.getParent() +
                " " +
                g.parentOf(sub) +
                " " +
                sub.parentOf(g)
        );
        Thread t = new Thread(sub, () -> {}, "t");
        t.setPriority(9);
        System.out.println(t.getPriority() + " " + t);
        for (int p : new int[] { 0, 11, -1 })
            try {
                t.setPriority(p);
            } catch (IllegalArgumentException e) {
                System.out.println("priority " + p);
            }
        t.setDaemon(true);
        System.out.println(t.isDaemon());
        Thread[] child = new Thread[1];
        Thread d = new Thread(() -> child[0] = new Thread("child"));
        d.setDaemon(true);
        d.setPriority(3);
        d.start();
        d.join();
        System.out.println(child[0].isDaemon() + " " + child[0].getPriority());
        try {
            main.setDaemon(true);
        } catch (IllegalThreadStateException e) {
            System.out.println("running");
        }
        try {
            new Thread((String) null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        StringBuffer log = new StringBuffer();
        Thread.setDefaultUncaughtExceptionHandler((x, e) ->
            log.append("default ").append(x.getName()).append(e.getMessage()).append(' ')
        );
        Thread u = new Thread(() -> {
            throw new RuntimeException("1");
        }, "u");
        u.start();
        u.join();
        Thread v = new Thread(() -> {
            throw new Error("2");
        }, "v");
        v.setUncaughtExceptionHandler((x, e) -> {
            log.append("own").append(e.getMessage()).append(' ');
            throw new RuntimeException("ignored");
        });
        System.out.println(v.getUncaughtExceptionHandler() != v.getThreadGroup());
        v.start();
        v.join();
        ThreadGroup h = new ThreadGroup("h") {
            public void uncaughtException(Thread x, Throwable e) {
                log.append("group").append(e.getMessage()).append(' ');
                super.uncaughtException(x, e);
            }
        };
        Thread w = new Thread(
            h,
            () -> {
                Object o = null;
                throw new IllegalStateException("3");
            },
            "w"
        );
        System.out.println(w.getUncaughtExceptionHandler() == h);
        w.start();
        w.join();
        System.out.println(log);
        System.out.println(
            w.getThreadGroup() + " " + w.getUncaughtExceptionHandler() + " " + w.getState()
        );
        Thread.setDefaultUncaughtExceptionHandler(null);
        InheritableThreadLocal<String> in = new InheritableThreadLocal<>() {
            protected String childValue(String p) {
                return p + "'";
            }
        };
        in.set("v");
        Thread i = new Thread(() -> System.out.println(in.get()));
        i.start();
        i.join();
        System.out.println(g.activeCount() + " " + main.getThreadGroup().activeGroupCount());
        Thread named = new Thread(() -> System.out.println(Thread.currentThread().getName()));
        named.setName("renamed");
        named.start();
        named.join();
        System.out.println(Thread.MIN_PRIORITY + Thread.NORM_PRIORITY + Thread.MAX_PRIORITY);
        System.out.println(named.getId() > 0);
        System.out.println(
            new Thread() {
                public void run() {
                    System.out.println("sub run");
                }
            }.isAlive()
        );
    }
}
