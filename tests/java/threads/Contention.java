/* SPDX-License-Identifier: MIT */
/*
 * Many threads on one monitor, nested monitors, static synchronized, identity hash of locked
 * objects, exceptions in locks.
 */
import java.util.concurrent.atomic.*;

public class Contention {

    static int plain;

    static synchronized void inc() {
        plain++;
    }

    int mine;

    synchronized void add(int n) {
        if (n > 0) {
            mine++;
            add(n - 1);
        }
    }

    static final Object a = new Object(),
        b = new Object();
    static int both;

    static void run(int n, Runnable r) throws Exception {
        Thread[] t = new Thread[n];
        for (int i = 0; i < n; i++) (t[i] = new Thread(r)).start();
        for (Thread x : t) x.join();
    }

    public static void main(String[] args) throws Exception {
        run(16, () -> {
            for (int i = 0; i < 2000; i++) inc();
        });
        System.out.println(plain);
        Contention c = new Contention();
        run(8, () -> {
            for (int i = 0; i < 100; i++) c.add(5);
        });
        System.out.println(c.mine);
        run(8, () -> {
            for (int i = 0; i < 500; i++) synchronized (a) {
                synchronized (b) {
                    both++;
                    if ((i & 63) == 0) Thread.yield();
                }
            }
        });
        System.out.println(both);
        Object h = new Object();
        AtomicInteger same = new AtomicInteger();
        int hash = System.identityHashCode(h);
        run(8, () -> {
            for (int i = 0; i < 200; i++) {
                synchronized (h) {
                    if (h.hashCode() == hash) same.incrementAndGet();
                }
            }
        });
        System.out.println(same);
        Object fresh = new Object();
        int[] hs = new int[8];
        AtomicInteger id = new AtomicInteger();
        run(8, () -> {
            int me = id.getAndIncrement();
            synchronized (fresh) {
                hs[me] = fresh.hashCode();
            }
        });
        boolean eq = true;
        for (int x : hs) eq &= x == hs[0] && x == fresh.hashCode();
        System.out.println(eq);
        AtomicInteger caught = new AtomicInteger();
        run(6, () -> {
            for (int i = 0; i < 100; i++) try {
                synchronized (a) {
                    if (i % 2 == 0) throw new RuntimeException();
                    caught.addAndGet(2);
                }
            } catch (RuntimeException e) {
                if (!Thread.holdsLock(a)) caught.incrementAndGet();
            }
        });
        System.out.println(caught);
        AtomicLong al = new AtomicLong();
        LongAdder la = new LongAdder();
        run(8, () -> {
            for (int i = 0; i < 3000; i++) {
                al.incrementAndGet();
                la.add(2);
            }
        });
        System.out.println(al + " " + la.sum());
        Object[] locks = new Object[100];
        int[] counts = new int[100];
        for (int i = 0; i < 100; i++) locks[i] = new Object();
        run(8, () -> {
            for (int i = 0; i < 4000; i++) {
                int k = (i * 7) % 100;
                synchronized (locks[k]) {
                    counts[k]++;
                }
            }
        });
        int sum = 0;
        for (int x : counts) sum += x;
        System.out.println(sum);
        for (int i = 0; i < 300; i++) {
            Object o = new Object();
            synchronized (o) {
                o.hashCode();
                o.notifyAll();
                try {
                    o.wait(0, 1);
                } catch (InterruptedException e) {}
            }
        }
        System.out.println("done");
        run(50, () -> {
            Object[] keep = new Object[200];
            for (int i = 0; i < 1000; i++) keep[i % 200] = new int[i % 50];
            inc();
        });
        System.out.println(plain);
    }
}
