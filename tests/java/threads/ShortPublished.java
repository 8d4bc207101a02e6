// SPDX-License-Identifier: MIT
import java.util.concurrent.atomic.*;

/**
 * JLS 17.4, 17.7: values of short handed between threads by volatile, final, synchronized, join,
 * start; never torn.
 */
public class ShortPublished {

    static volatile short vol = (short) 5;
    static short plain = (short) 5,
        guarded = (short) 5;
    static volatile int turn;
    static volatile Box box;
    static final Object LOCK = new Object();
    volatile short inst = (short) -32768;
    static volatile boolean stop;
    static short[] array = new short[4];

    static final class Box {

        final short x;
        final short[] y;

        Box(short v) {
            x = v;
            y = new short[] { v, v };
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

    static void p(String n, short v) {
        System.out.println(n + " " + v);
    }

    public static void main(String[] args) throws Exception {
        short[] got = new short[8];
        plain = (short) -32768;
        Thread s = go(() -> {
            got[0] = plain;
            plain = (short) 32767;
        });
        s.join();
        p("start", got[0]);
        p("join", plain);
        Thread v = go(() -> {
            await(1);
            got[1] = plain;
            plain = (short) 5;
            vol = (short) 32767;
            turn = 2;
        });
        plain = (short) -32768;
        turn = 1;
        await(2);
        p("volatile", got[1]);
        p("back", plain);
        p("itself", vol);
        v.join();
        Thread b = go(() -> {
            for (int i = 0; i < 300; i++) box = new Box(i % 2 == 0 ? (short) 5 : (short) -32768);
            box = new Box((short) 32767);
        });
        int odd = 0;
        Box seen;
        do {
            seen = box;
            if (
                seen != null && !(seen.x == seen.y[0] && seen.y[0] == seen.y[1]) && seen.x == seen.x
            ) odd++;
        } while (seen == null || !(Short.compare(seen.x, (short) 32767) == 0));
        b.join();
        System.out.println("final " + odd);
        Thread g = go(() -> {
            synchronized (LOCK) {
                guarded = (short) -32768;
                LOCK.notifyAll();
            }
        });
        synchronized (LOCK) {
            while (Short.compare(guarded, (short) -32768) != 0) LOCK.wait();
            p("guarded", guarded);
        }
        g.join();
        short one = (short) 5,
            two = (short) 32767;
        Thread w = go(() -> {
            for (int i = 0; !stop; i++) {
                vol = (i & 1) == 0 ? one : two;
                array[1] = vol;
            }
        });
        int torn = 0;
        for (int i = 0; i < 5000; i++) {
            short x = vol;
            if (
                Short.compare(x, one) != 0 &&
                Short.compare(x, two) != 0 &&
                Short.compare(x, (short) 32767) != 0
            ) torn++;
        }
        stop = true;
        w.join();
        System.out.println("torn " + torn);
        ShortPublished o = new ShortPublished();
        Thread i = go(() -> {
            o.inst = (short) 5;
            turn = 5;
        });
        await(5);
        p("instance", o.inst);
        i.join();
        AtomicReference<Short> ref = new AtomicReference<>((short) 5);
        Short first = ref.get();
        Thread c = go(() -> ref.compareAndSet(first, (short) -32768));
        c.join();
        p("atomic", ref.get());
        ThreadLocal<Short> tl = ThreadLocal.withInitial(() -> (short) 32767);
        Thread l = go(() -> {
            tl.set((short) 5);
            got[5] = tl.get();
        });
        l.join();
        p("local", got[5]);
        p("own", tl.get());
        Thread[] many = new Thread[4];
        for (int k = 0; k < 4; k++) {
            int m = k;
            many[k] = go(() -> {
                for (int r = 0; r < 100; r++) array[m] = r % 2 == 0 ? (short) 5 : (short) -32768;
                array[m] = m == 0 ? (short) 32767 : (short) -32768;
            });
        }
        for (Thread k : many) k.join();
        for (short x : array) p("neighbour", x);
    }
}
