// SPDX-License-Identifier: MIT
// A StackOverflowError runs the finally blocks and the handlers on its way up, which may overflow
// again; locks are
// given back.
public class OverflowInFinally {

    static int entered, left;

    static void counted() {
        entered++;
        try {
            counted();
        } finally {
            left++;
        }
    }

    static int twice(int n) {
        try {
            return twice(n + 1);
        } catch (StackOverflowError e) {
            if (n == 200) return again(0);
            throw e;
        }
    }

    static int again(int n) {
        return again(n + 1) + 1;
    }

    static final Object lock = new Object();

    static void locked() {
        synchronized (lock) {
            locked();
        }
    }

    static synchronized void inMethod() {
        inMethod();
    }

    static class Late {

        static int value = deep(0);

        static int deep(int n) {
            return deep(n + 1);
        }
    }

    public static void main(String[] arguments) throws Exception {
        for (int i = 0; i < 3; i++) {
            entered = left = 0;
            try {
                counted();
            } catch (StackOverflowError e) {
                System.out.println(
                    "deep " +
                        (entered > 500) +
                        ", all but the last few left: " +
                        (entered - left <= 3)
                );
            }
        }
        try {
            System.out.println(twice(0));
        } catch (StackOverflowError e) {
            System.out.println("overflowed again");
        }
        for (Runnable body : new Runnable[] {
            OverflowInFinally::locked,
            OverflowInFinally::inMethod
        }) {
            try {
                body.run();
            } catch (StackOverflowError e) {
                System.out.println(
                    "unlocked: " +
                        !Thread.holdsLock(lock) +
                        " " +
                        !Thread.holdsLock(OverflowInFinally.class)
                );
            }
        }
        Thread other = new Thread(() -> {
            synchronized (lock) {
                System.out.println("another gets it");
            }
        });
        other.start();
        other.join();
        try {
            System.out.println(Late.value);
        } catch (StackOverflowError | ExceptionInInitializerError e) {
            System.out.println("in an initializer: an error");
        }
        try {
            System.out.println(Late.value);
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getMessage());
        }
    }
}
