/* SPDX-License-Identifier: MIT */
/**
 * What threads do while collections are held off; and values that must come through handlers
 * unharmed.
 */
public final class Hold {

    static volatile int allocated;
    static volatile boolean done;
    static Throwable failure;

    /** Starts a thread that allocates `megabytes`, all garbage, and counts them in `allocated`. */
    static Thread start(int megabytes) {
        Thread thread = new Thread(() -> {
            try {
                for (int i = 0; i < megabytes; i++) {
                    for (int k = 0; k < 1024; k++) sink = new byte[1000];
                    allocated++;
                }
            } catch (Throwable t) {
                failure = t;
            }
            done = true;
        }, "allocator");
        thread.start();
        return thread;
    }

    static byte[] sink;

    /** Runs methods of a class that nothing holds afterwards. */
    static void leaveClass() throws Exception {
        byte[] bytes = Hold.class.getResourceAsStream("Hold$Left.class").readAllBytes();
        ClassLoader loader = new ClassLoader(null) {
            @Override
            protected Class<?> findClass(String name) {
                return defineClass(name, bytes, 0, bytes.length);
            }
        };
        ((Runnable) loader.loadClass("Hold$Left").getDeclaredConstructor().newInstance()).run();
    }

    /** See leaveClass. */
    public static class Left implements Runnable {

        private int count;

        @Override
        public void run() {
            for (int i = 0; i < 3; i++) count += twice(i);
        }

        private static int twice(int i) {
            return 2 * i;
        }
    }

    static int allocated() {
        return allocated;
    }

    static boolean done() {
        return done;
    }

    static String failure() {
        return failure == null ? null : failure.toString();
    }

    // ---- Through handlers ----

    static String fresh(int i) {
        return new String("value " + i);
    }

    static long wide(long i) {
        return i * 3_000_000_000L;
    }

    static double real(int i) {
        return i / 8.0;
    }

    static Object thrower(int i) {
        if (i % 2 == 0) throw new IllegalStateException("thrown " + i);
        return new int[] { i };
    }

    /** 0 when every value and exception arrived as it was sent. */
    static int through(int turns) {
        int wrong = 0;
        for (int i = 0; i < turns; i++) {
            if (!fresh(i).equals("value " + i)) wrong++;
            if (wide(i) != i * 3_000_000_000L) wrong++;
            if (real(i) != i / 8.0) wrong++;
            try {
                if (((int[]) thrower(i))[0] != i || i % 2 == 0) wrong++;
            } catch (IllegalStateException e) {
                if (i % 2 != 0 || !e.getMessage().equals("thrown " + i)) wrong++;
            }
        }
        return wrong;
    }

    static int calls;

    static int called() {
        return ++calls;
    }
}
