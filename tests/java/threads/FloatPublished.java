// SPDX-License-Identifier: MIT
import java.util.concurrent.atomic.*;

/**
 * JLS 17.4, 17.7: values of float handed between threads by volatile, final, synchronized, join,
 * start; never torn.
 */
public class FloatPublished {

    static volatile float vol = 1.5f;
    static float plain = 1.5f,
        guarded = 1.5f;
    static volatile int turn;
    static volatile Box box;
    static final Object LOCK = new Object();
    volatile float inst = -0.0f;
    static volatile boolean stop;
    static float[] array = new float[4];

    static final class Box {

        final float x;
        final float[] y;

        Box(float v) {
            x = v;
            y = new float[] { v, v };
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

    static void p(String n, float v) {
        System.out.println(n + " " + v);
    }

    public static void main(String[] args) throws Exception {
        float[] got = new float[8];
        plain = -0.0f;
        Thread s = go(() -> {
            got[0] = plain;
            plain = Float.MAX_VALUE;
        });
        s.join();
        p("start", got[0]);
        p("join", plain);
        Thread v = go(() -> {
            await(1);
            got[1] = plain;
            plain = 1.5f;
            vol = Float.MAX_VALUE;
            turn = 2;
        });
        plain = -0.0f;
        turn = 1;
        await(2);
        p("volatile", got[1]);
        p("back", plain);
        p("itself", vol);
        v.join();
        Thread b = go(() -> {
            for (int i = 0; i < 300; i++) box = new Box(i % 2 == 0 ? 1.5f : -0.0f);
            box = new Box(Float.MAX_VALUE);
        });
        int odd = 0;
        Box seen;
        do {
            seen = box;
            if (
                seen != null && !(seen.x == seen.y[0] && seen.y[0] == seen.y[1]) && seen.x == seen.x
            ) odd++;
        } while (seen == null || !(Float.compare(seen.x, Float.MAX_VALUE) == 0));
        b.join();
        System.out.println("final " + odd);
        Thread g = go(() -> {
            synchronized (LOCK) {
                guarded = -0.0f;
                LOCK.notifyAll();
            }
        });
        synchronized (LOCK) {
            while (Float.compare(guarded, -0.0f) != 0) LOCK.wait();
            p("guarded", guarded);
        }
        g.join();
        float one = 1.5f,
            two = Float.MAX_VALUE;
        Thread w = go(() -> {
            for (int i = 0; !stop; i++) {
                vol = (i & 1) == 0 ? one : two;
                array[1] = vol;
            }
        });
        int torn = 0;
        for (int i = 0; i < 5000; i++) {
            float x = vol;
            if (
                Float.compare(x, one) != 0 &&
                Float.compare(x, two) != 0 &&
                Float.compare(x, Float.MAX_VALUE) != 0
            ) torn++;
        }
        stop = true;
        w.join();
        System.out.println("torn " + torn);
        FloatPublished o = new FloatPublished();
        Thread i = go(() -> {
            o.inst = 1.5f;
            turn = 5;
        });
        await(5);
        p("instance", o.inst);
        i.join();
        AtomicReference<Float> ref = new AtomicReference<>(1.5f);
        Float first = ref.get();
        Thread c = go(() -> ref.compareAndSet(first, -0.0f));
        c.join();
        p("atomic", ref.get());
        ThreadLocal<Float> tl = ThreadLocal.withInitial(() -> Float.MAX_VALUE);
        Thread l = go(() -> {
            tl.set(1.5f);
            got[5] = tl.get();
        });
        l.join();
        p("local", got[5]);
        p("own", tl.get());
        Thread[] many = new Thread[4];
        for (int k = 0; k < 4; k++) {
            int m = k;
            many[k] = go(() -> {
                for (int r = 0; r < 100; r++) array[m] = r % 2 == 0 ? 1.5f : -0.0f;
                array[m] = m == 0 ? Float.MAX_VALUE : -0.0f;
            });
        }
        for (Thread k : many) k.join();
        for (float x : array) p("neighbour", x);
    }
}
