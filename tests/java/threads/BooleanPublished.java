// SPDX-License-Identifier: MIT
import java.util.concurrent.atomic.*;

/**
 * JLS 17.4, 17.7: values of boolean handed between threads by volatile, final, synchronized, join,
 * start; never torn.
 */
public class BooleanPublished {

    static volatile boolean vol = true;
    static boolean plain = true,
        guarded = true;
    static volatile int turn;
    static volatile Box box;
    static final Object LOCK = new Object();
    volatile boolean inst = false;
    static volatile boolean stop;
    static boolean[] array = new boolean[4];

    static final class Box {

        final boolean x;
        final boolean[] y;

        Box(boolean v) {
            x = v;
            y = new boolean[] { v, v };
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

    static void p(String n, boolean v) {
        System.out.println(n + " " + v);
    }

    public static void main(String[] args) throws Exception {
        boolean[] got = new boolean[8];
        plain = false;
        Thread s = go(() -> {
            got[0] = plain;
            plain = true;
        });
        s.join();
        p("start", got[0]);
        p("join", plain);
        Thread v = go(() -> {
            await(1);
            got[1] = plain;
            plain = true;
            vol = true;
            turn = 2;
        });
        plain = false;
        turn = 1;
        await(2);
        p("volatile", got[1]);
        p("back", plain);
        p("itself", vol);
        v.join();
        Thread b = go(() -> {
            for (int i = 0; i < 300; i++) box = new Box(i % 2 == 0 ? true : false);
            box = new Box(true);
        });
        int odd = 0;
        Box seen;
        do {
            seen = box;
            if (
                seen != null && !(seen.x == seen.y[0] && seen.y[0] == seen.y[1]) && seen.x == seen.x
            ) odd++;
        } while (seen == null || !(Boolean.compare(seen.x, true) == 0));
        b.join();
        System.out.println("final " + odd);
        Thread g = go(() -> {
            synchronized (LOCK) {
                guarded = false;
                LOCK.notifyAll();
            }
        });
        synchronized (LOCK) {
            while (Boolean.compare(guarded, false) != 0) LOCK.wait();
            p("guarded", guarded);
        }
        g.join();
        boolean one = true,
            two = true;
        Thread w = go(() -> {
            for (int i = 0; !stop; i++) {
                vol = (i & 1) == 0 ? one : two;
                array[1] = vol;
            }
        });
        int torn = 0;
        for (int i = 0; i < 5000; i++) {
            boolean x = vol;
            if (
                Boolean.compare(x, one) != 0 &&
                Boolean.compare(x, two) != 0 &&
                Boolean.compare(x, true) != 0
            ) torn++;
        }
        stop = true;
        w.join();
        System.out.println("torn " + torn);
        BooleanPublished o = new BooleanPublished();
        Thread i = go(() -> {
            o.inst = true;
            turn = 5;
        });
        await(5);
        p("instance", o.inst);
        i.join();
        AtomicReference<Boolean> ref = new AtomicReference<>(true);
        Boolean first = ref.get();
        Thread c = go(() -> ref.compareAndSet(first, false));
        c.join();
        p("atomic", ref.get());
        ThreadLocal<Boolean> tl = ThreadLocal.withInitial(() -> true);
        Thread l = go(() -> {
            tl.set(true);
            got[5] = tl.get();
        });
        l.join();
        p("local", got[5]);
        p("own", tl.get());
        Thread[] many = new Thread[4];
        for (int k = 0; k < 4; k++) {
            int m = k;
            many[k] = go(() -> {
                for (int r = 0; r < 100; r++) array[m] = r % 2 == 0 ? true : false;
                array[m] = m == 0 ? true : false;
            });
        }
        for (Thread k : many) k.join();
        for (boolean x : array) p("neighbour", x);
    }
}
