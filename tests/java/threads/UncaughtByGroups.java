// SPDX-License-Identifier: MIT
// An uncaught exception goes to the thread's own handler, else to its group and the group's
// parents, the handler of
// all threads last; what a handler throws is lost.
public class UncaughtByGroups {

    static class Group extends ThreadGroup {

        final boolean passes;

        Group(ThreadGroup parent, String name, boolean passes) {
            super(parent, name);
            this.passes = passes;
        }

        @Override
        public void uncaughtException(Thread t, Throwable e) {
            System.out.println(
                getName() + " hears of " + e.getMessage() + " in " + t.getName() + " " + t.isAlive()
            );
            if (passes) super.uncaughtException(t, e);
        }
    }

    static void run(ThreadGroup group, String name, Thread.UncaughtExceptionHandler own)
        throws Exception {
        Thread thread = new Thread(
            group,
            () -> {
                throw new IllegalStateException("e of " + name);
            },
            name
        );
        if (own != null) thread.setUncaughtExceptionHandler(own);
        System.out.println((thread.getUncaughtExceptionHandler() == group) + " " + (own != null));
        thread.start();
        thread.join();
        System.out.println(thread.getUncaughtExceptionHandler());
    }

    public static void main(String[] arguments) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((t, e) ->
            System.out.println("last of all: " + e.getMessage() + " in " + t.getName())
        );
        Group stops = new Group(Thread.currentThread().getThreadGroup(), "stops", false);
        Group passes = new Group(stops, "passes", true);
        Group open = new Group(Thread.currentThread().getThreadGroup(), "open", true);
        run(stops, "a", null);
        run(passes, "b", null);
        run(open, "c", null);
        run(open, "d", (t, e) -> System.out.println("its own: " + e.getMessage()));
        run(stops, "e", (t, e) -> {
            throw new RuntimeException("of the handler");
        });
        System.out.println("goes on");
    }
}
