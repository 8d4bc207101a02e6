// SPDX-License-Identifier: MIT
/**
 * JLS 17.2: wait, notify without the monitor, odd timeouts, interrupted before and during, monitor
 * depth restored.
 */
public class WaitErrors {

    interface Code {
        void run() throws Throwable;
    }

    static final Object L = new Object();

    static void t(String n, Code c) {
        try {
            c.run();
            System.out.println(n + " fine " + Thread.interrupted());
        } catch (Throwable e) {
            System.out.println(
                n + " " + e + " " + Thread.interrupted() + " " + Thread.holdsLock(L)
            );
        }
    }

    static synchronized void own() throws Exception {
        WaitErrors.class.wait(1);
        WaitErrors.class.notify();
        WaitErrors.class.notifyAll();
    }

    static void await(Thread t, Thread.State s) {
        while (t.getState() != s) Thread.onSpinWait();
    }

    public static void main(String[] args) throws Exception {
        t("wait", () -> L.wait());
        t("wait ms", () -> L.wait(1));
        t("wait ns", () -> L.wait(0, 1));
        t("notify", () -> L.notify());
        t("notifyAll", () -> L.notifyAll());
        t("negative", () -> {
            synchronized (L) {
                L.wait(-1);
            }
        });
        t("nanos", () -> {
            synchronized (L) {
                L.wait(1, 1000000);
            }
        });
        t("negative nanos", () -> {
            synchronized (L) {
                L.wait(1, -1);
            }
        });
        t("negative free", () -> L.wait(-1));
        t("timeout", () -> {
            synchronized (L) {
                L.wait(1);
                L.wait(1, 500000);
                L.wait(0, 1);
            }
        });
        t("own", () -> own());
        t("other", () -> {
            synchronized (new Object()) {
                L.notify();
            }
        });
        t("interrupted before", () -> {
            Thread.currentThread().interrupt();
            synchronized (L) {
                L.wait();
            }
        });
        t("interrupted free", () -> {
            Thread.currentThread().interrupt();
            L.wait();
        });
        t("interrupted timeout", () -> {
            Thread.currentThread().interrupt();
            synchronized (L) {
                L.wait(1000);
            }
        });
        t("interrupted sleep", () -> {
            Thread.currentThread().interrupt();
            Thread.sleep(1000);
        });
        t("sleep 0", () -> {
            Thread.currentThread().interrupt();
            Thread.sleep(0);
        });
        t("sleep -1", () -> Thread.sleep(-1));
        t("sleep nanos", () -> Thread.sleep(0, 1000000));
        t("join interrupted", () -> {
            Thread.currentThread().interrupt();
            Thread.currentThread().join();
        });
        t("join -1", () -> Thread.currentThread().join(-1));
        int[] depth = { 0 };
        Thread w = new Thread(() -> {
            synchronized (L) {
                synchronized (L) {
                    synchronized (L) {
                        try {
                            depth[0] = 1;
                            L.wait();
                            depth[0] = Thread.holdsLock(L) ? 2 : -1;
                        } catch (InterruptedException e) {
                            depth[0] =
                                Thread.holdsLock(L) && !Thread.currentThread().isInterrupted()
                                    ? 3
                                    : -3;
                        }
                    }
                    depth[0] += Thread.holdsLock(L) ? 10 : 0;
                }
                depth[0] += Thread.holdsLock(L) ? 100 : 0;
            }
            depth[0] += Thread.holdsLock(L) ? 0 : 1000;
        });
        w.start();
        await(w, Thread.State.WAITING);
        synchronized (L) {
            L.notify();
        }
        w.join();
        System.out.println(depth[0]);
        Thread x = new Thread(() -> {
            synchronized (L) {
                try {
                    L.wait();
                } catch (InterruptedException e) {
                    depth[0] = 7;
                }
            }
        });
        x.start();
        await(x, Thread.State.WAITING);
        synchronized (L) {
            x.interrupt();
            Thread.sleep(2);
            System.out.println(depth[0] + " " + x.isAlive());
        }
        x.join();
        System.out.println(depth[0]);
        Thread timed = new Thread(() -> {
            synchronized (L) {
                try {
                    L.wait(100000);
                    depth[0] = 8;
                } catch (InterruptedException e) {}
            }
        });
        timed.start();
        await(timed, Thread.State.TIMED_WAITING);
        synchronized (L) {
            L.notifyAll();
        }
        timed.join();
        System.out.println(depth[0]);
        t("null monitor", () -> {
            synchronized ((Object) null) {}
        });
        t("array", () -> {
            int[] a = {};
            synchronized (a) {
                a.wait(1);
                a.notify();
            }
        });
        t("string", () -> {
            synchronized ("lit") {
                "lit".notifyAll();
            }
        });
        t("class", () -> {
            synchronized (int.class) {
                int.class.notify();
            }
        });
    }
}
