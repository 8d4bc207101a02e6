// SPDX-License-Identifier: MIT
/**
 * Synchronized methods and blocks: which monitor, recursion, wait releases all, exceptions release,
 * static and instance.
 */
public class SynchronizedMethods {

    interface Code {
        void run() throws Exception;
    }

    int count;

    synchronized void inst() {
        System.out.println(
            Thread.holdsLock(this) + " " + Thread.holdsLock(SynchronizedMethods.class)
        );
    }

    static synchronized void stat() {
        System.out.println(Thread.holdsLock(SynchronizedMethods.class));
    }

    synchronized void fails() {
        throw new IllegalStateException();
    }

    synchronized void wake() {
        count = 1;
        notifyAll();
    }

    static int nested(int n) {
        Object o = new Object();
        synchronized (o) {
            return n == 0 ? 0 : nested(n - 1) + (Thread.holdsLock(o) ? 1 : 0);
        }
    }

    static int loop(Object o) {
        int n = 0;
        l: for (int i = 0; i < 10; i++) synchronized (o) {
            if (i == 2) continue;
            if (i == 5) break l;
            n += i;
        }
        return n + (Thread.holdsLock(o) ? 1000 : 0);
    }

    static String ret(Object o) {
        synchronized (o) {
            return "held " + Thread.holdsLock(o);
        }
    }

    public static void main(String[] args) throws Exception {
        SynchronizedMethods s = new SynchronizedMethods();
        s.inst();
        stat();
        System.out.println(Thread.holdsLock(s) + " " + Thread.holdsLock(SynchronizedMethods.class));
        try {
            s.fails();
        } catch (IllegalStateException e) {
            System.out.println(Thread.holdsLock(s));
        }
        synchronized (s) {
            synchronized (s) {
                s.inst();
            }
            System.out.println(Thread.holdsLock(s));
        }
        System.out.println(Thread.holdsLock(s));
        Thread[] t = new Thread[2];
        synchronized (s) {
            synchronized (s) {
                t[0] = new Thread(s::wake);
                t[0].start();
                s.count = 0;
                while (s.count == 0) s.wait();
                System.out.println("waited " + Thread.holdsLock(s));
            }
        }
        t[0].join();
        for (Code c : new Code[] {
            () -> s.wait(),
            () -> s.notify(),
            () -> s.notifyAll(),
            () -> s.wait(5),
            () -> {
                synchronized (new Object()) {
                    s.notify();
                }
            }
        })
            try {
                c.run();
            } catch (IllegalMonitorStateException e) {
                System.out.println(e.getMessage());
            }
        synchronized (s) {
            s.wait(1);
            s.wait(0, 1);
            s.notify();
            try {
                s.wait(-1);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            synchronized ((Object) null) {
                System.out.println("no");
            }
        } catch (NullPointerException e) {
            System.out.println("null lock");
        }
        Integer boxed = 5;
        synchronized (boxed) {
            System.out.println(Thread.holdsLock(boxed));
        }
        int[] arr = new int[1];
        synchronized (arr) {
            System.out.println(Thread.holdsLock(arr));
        }
        synchronized (String.class) {
            System.out.println(Thread.holdsLock(String.class));
        }
        System.out.println(nested(50));
        Object hashed = new Object();
        int h = hashed.hashCode();
        synchronized (hashed) {
            System.out.println(h == hashed.hashCode());
            hashed.wait(1);
            System.out.println(h == System.identityHashCode(hashed));
        }
        System.out.println(loop(s));
        System.out.println(ret(s) + " " + Thread.holdsLock(s));
        Object field = new Object();
        Object keep = field;
        synchronized (field) {
            field = new Object();
            System.out.println(Thread.holdsLock(keep) + " " + Thread.holdsLock(field));
        }
        System.out.println(Thread.holdsLock(keep));
    }
}
