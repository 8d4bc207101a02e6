// SPDX-License-Identifier: MIT
import java.util.concurrent.atomic.*;

/**
 * JLS 17.4, 17.7: values of int handed between threads by volatile, final, synchronized, join,
 * start; never torn.
 */
public class IntPublished {

    static volatile int vol = 7;
    static int plain = 7,
        guarded = 7;
    static volatile int turn;
    static volatile Box box;
    static final Object LOCK = new Object();
    volatile int inst = Integer.MIN_VALUE;
    static volatile boolean stop;
    static int[] array = new int[4];

    static final class Box {

        final int x;
        final int[] y;

        Box(int v) {
            x = v;
            y = new int[] { v, v };
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

    static void p(String n, int v) {
        System.out.println(n + " " + v);
    }

    public static void main(String[] args) throws Exception {
        int[] got = new int[8];
        plain = Integer.MIN_VALUE;
        Thread s = go(() -> {
            got[0] = plain;
            plain = Integer.MAX_VALUE;
        });
        s.join();
        p("start", got[0]);
        p("join", plain);
        Thread v = go(() -> {
            await(1);
            got[1] = plain;
            plain = 7;
            vol = Integer.MAX_VALUE;
            turn = 2;
        });
        plain = Integer.MIN_VALUE;
        turn = 1;
        await(2);
        p("volatile", got[1]);
        p("back", plain);
        p("itself", vol);
        v.join();
        Thread b = go(() -> {
            for (int i = 0; i < 300; i++) box = new Box(i % 2 == 0 ? 7 : Integer.MIN_VALUE);
            box = new Box(Integer.MAX_VALUE);
        });
        int odd = 0;
        Box seen;
        do {
            seen = box;
            if (
                seen != null && !(seen.x == seen.y[0] && seen.y[0] == seen.y[1]) && seen.x == seen.x
            ) odd++;
        } while (seen == null || !(Integer.compare(seen.x, Integer.MAX_VALUE) == 0));
        b.join();
        System.out.println("final " + odd);
        Thread g = go(() -> {
            synchronized (LOCK) {
                guarded = Integer.MIN_VALUE;
                LOCK.notifyAll();
            }
        });
        synchronized (LOCK) {
            while (Integer.compare(guarded, Integer.MIN_VALUE) != 0) LOCK.wait();
            p("guarded", guarded);
        }
        g.join();
        int one = 7,
            two = Integer.MAX_VALUE;
        Thread w = go(() -> {
            for (int i = 0; !stop; i++) {
                vol = (i & 1) == 0 ? one : two;
                array[1] = vol;
            }
        });
        int torn = 0;
        for (int i = 0; i < 5000; i++) {
            int x = vol;
            if (
                Integer.compare(x, one) != 0 &&
                Integer.compare(x, two) != 0 &&
                Integer.compare(x, Integer.MAX_VALUE) != 0
            ) torn++;
        }
        stop = true;
        w.join();
        System.out.println("torn " + torn);
        IntPublished o = new IntPublished();
        Thread i = go(() -> {
            o.inst = 7;
            turn = 5;
        });
        await(5);
        p("instance", o.inst);
        i.join();
        AtomicReference<Integer> ref = new AtomicReference<>(7);
        Integer first = ref.get();
        Thread c = go(() -> ref.compareAndSet(first, Integer.MIN_VALUE));
        c.join();
        p("atomic", ref.get());
        ThreadLocal<Integer> tl = ThreadLocal.withInitial(() -> Integer.MAX_VALUE);
        Thread l = go(() -> {
            tl.set(7);
            got[5] = tl.get();
        });
        l.join();
        p("local", got[5]);
        p("own", tl.get());
        Thread[] many = new Thread[4];
        for (int k = 0; k < 4; k++) {
            int m = k;
            many[k] = go(() -> {
                for (int r = 0; r < 100; r++) array[m] = r % 2 == 0 ? 7 : Integer.MIN_VALUE;
                array[m] = m == 0 ? Integer.MAX_VALUE : Integer.MIN_VALUE;
            });
        }
        for (Thread k : many) k.join();
        for (int x : array) p("neighbour", x);
    }
}
