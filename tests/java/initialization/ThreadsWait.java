// SPDX-License-Identifier: MIT
/**
 * JVMS 5.5: while one thread initializes a class, others wait; the initializing thread itself goes
 * on; failure is seen by all.
 */
public class ThreadsWait {

    static volatile boolean inside, release;
    static int order;

    static void await(java.util.function.BooleanSupplier s) {
        while (!s.getAsBoolean()) Thread.onSpinWait();
    }

    static class Slow {

        static int value = 1;
        static int early = value;

        static {
            inside = true;
            recursive();
            await(() -> release);
            value = 42;
        }

        static void recursive() {
            value++;
        }

        static int get() {
            return value;
        }
    }

    static class Fails {

        static {
            Failing.entered = true;
            await(() -> Failing.go);
            if (true) throw new IllegalStateException("failed");
        }

        static int x = 1;
    }

    static class Failing {

        static volatile boolean entered, go;
    }

    static class SupSlow {

        static volatile int state;

        static {
            SubFlag.in = true;
            await(() -> SubFlag.go);
            state = 5;
        }
    }

    static class SubSlow extends SupSlow {

        static int s = state * 2;
    }

    static class SubFlag {

        static volatile boolean in, go;
    }

    static Thread start(Runnable r) {
        Thread t = new Thread(r);
        t.start();
        return t;
    }

    public static void main(String[] args) throws Exception {
        int[] got = new int[4];
        Thread first = start(() -> got[0] = Slow.get());
        await(() -> inside);
        Thread[] others = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int k = i + 1;
            others[i] = start(
                () ->
                    got[k] =
                        k == 1
                            ? Slow.get()
                            : k == 2
                              ? Slow.value
                              : new Slow().early + Slow.value - 1
            );
        }
        Thread.sleep(5);
        boolean alive = others[0].isAlive() && others[1].isAlive() && others[2].isAlive();
        release = true;
        first.join();
        for (Thread t : others) t.join();
        System.out.println(
            alive + " " + got[0] + " " + got[1] + " " + got[2] + " " + got[3] + " " + Slow.early
        );
        String[] errors = new String[3];
        Thread[] f = new Thread[3];
        f[0] = start(() -> {
            try {
                errors[0] = "" + Fails.x;
            } catch (Throwable e) {
                errors[0] = e.getClass().getSimpleName() + " " + e.getCause().getMessage();
            }
        });
        await(() -> Failing.entered);
        for (int i = 1; i < 3; i++) {
            int k = i;
            f[i] = start(() -> {
                try {
                    errors[k] = "" + Fails.x;
                } catch (Throwable e) {
                    errors[k] = e.getClass().getSimpleName() + " " + e.getMessage();
                }
            });
        }
        Thread.sleep(5);
        Failing.go = true;
        for (Thread t : f) t.join();
        for (String e : errors) System.out.println(e);
        int[] sub = new int[2];
        Thread a = start(() -> sub[0] = SubSlow.s);
        await(() -> SubFlag.in);
        Thread b = start(() -> sub[1] = SupSlow.state + SubSlow.s);
        Thread.sleep(5);
        boolean both = a.isAlive() && b.isAlive();
        SubFlag.go = true;
        a.join();
        b.join();
        System.out.println(both + " " + sub[0] + " " + sub[1]);
        Thread[] many = new Thread[8];
        int[] sums = new int[8];
        for (int i = 0; i < 8; i++) {
            int k = i;
            many[i] = start(() -> {
                for (int j = 0; j < 100; j++) sums[k] += Slow.get();
            });
        }
        int sum = 0;
        for (int i = 0; i < 8; i++) {
            many[i].join();
            sum += sums[i];
        }
        System.out.println(sum);
    }
}
