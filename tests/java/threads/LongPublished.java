// SPDX-License-Identifier: MIT
import java.util.concurrent.atomic.*;

/**
 * JLS 17.4, 17.7: values of long handed between threads by volatile, final, synchronized, join,
 * start; never torn.
 */
public class LongPublished {

    static volatile long vol = 9L;
    static long plain = 9L,
        guarded = 9L;
    static volatile int turn;
    static volatile Box box;
    static final Object LOCK = new Object();
    volatile long inst = Long.MIN_VALUE;
    static volatile boolean stop;
    static long[] array = new long[4];

    static final class Box {

        final long x;
        final long[] y;

        Box(long v) {
            x = v;
            y = new long[] { v, v };
        }
    }

    static Thread go(Runnable r) {
        Thread t = new Thread(r);
        t.start();
        return t;
    }

    static void await(int n) {
        while (turn != n) Thread.onSpinWait();
    }

    static void p(String n, long v) {
        System.out.println(n + " " + v);
    }

    public static void main(String[] args) throws Exception {
        long[] got = new long[8];
        plain = Long.MIN_VALUE;
        Thread s = go(() -> {
            got[0] = plain;
            plain = Long.MAX_VALUE;
        });
        s.join();
        p("start", got[0]);
        p("join", plain);
        Thread v = go(() -> {
            await(1);
            got[1] = plain;
            plain = 9L;
            vol = Long.MAX_VALUE;
            turn = 2;
        });
        plain = Long.MIN_VALUE;
        turn = 1;
        await(2);
        p("volatile", got[1]);
        p("back", plain);
        p("itself", vol);
        v.join();
        Thread b = go(() -> {
            for (int i = 0; i < 300; i++) box = new Box(i % 2 == 0 ? 9L : Long.MIN_VALUE);
            box = new Box(Long.MAX_VALUE);
        });
        int odd = 0;
        Box seen;
        do {
            seen = box;
            if (
                seen != null && !(seen.x == seen.y[0] && seen.y[0] == seen.y[1]) && seen.x == seen.x
            ) odd++;
        } while (seen == null || !(Long.compare(seen.x, Long.MAX_VALUE) == 0));
        b.join();
        System.out.println("final " + odd);
        Thread g = go(() -> {
            synchronized (LOCK) {
                guarded = Long.MIN_VALUE;
                LOCK.notifyAll();
            }
        });
        synchronized (LOCK) {
            while (Long.compare(guarded, Long.MIN_VALUE) != 0) LOCK.wait();
            p("guarded", guarded);
        }
        g.join();
        long one = 9L,
            two = Long.MAX_VALUE;
        Thread w = go(() -> {
            for (int i = 0; !stop; i++) {
                vol = (i & 1) == 0 ? one : two;
                array[1] = vol;
            }
        });
        int torn = 0;
        for (int i = 0; i < 5000; i++) {
            long x = vol;
            if (
                Long.compare(x, one) != 0 &&
                Long.compare(x, two) != 0 &&
                Long.compare(x, Long.MAX_VALUE) != 0
            ) torn++;
        }
        stop = true;
        w.join();
        System.out.println("torn " + torn);
        LongPublished o = new LongPublished();
        Thread i = go(() -> {
            o.inst = 9L;
            turn = 5;
        });
        await(5);
        p("instance", o.inst);
        i.join();
        AtomicReference<Long> ref = new AtomicReference<>(9L);
        Long first = ref.get();
        Thread c = go(() -> ref.compareAndSet(first, Long.MIN_VALUE));
        c.join();
        p("atomic", ref.get());
        ThreadLocal<Long> tl = ThreadLocal.withInitial(() -> Long.MAX_VALUE);
        Thread l = go(() -> {
            tl.set(9L);
            got[5] = tl.get();
        });
        l.join();
        p("local", got[5]);
        p("own", tl.get());
        Thread[] many = new Thread[4];
        for (int k = 0; k < 4; k++) {
            int m = k;
            many[k] = go(() -> {
                for (int r = 0; r < 100; r++) array[m] = r % 2 == 0 ? 9L : Long.MIN_VALUE;
                array[m] = m == 0 ? Long.MAX_VALUE : Long.MIN_VALUE;
            });
        }
        for (Thread k : many) k.join();
        for (long x : array) p("neighbour", x);
    }
}
