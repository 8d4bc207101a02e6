// SPDX-License-Identifier: MIT
import java.util.concurrent.atomic.*;

/**
 * JLS 17.4, 17.7: values of double handed between threads by volatile, final, synchronized, join,
 * start; never torn.
 */
public class DoublePublished {

    static volatile double vol = 2.5;
    static double plain = 2.5,
        guarded = 2.5;
    static volatile int turn;
    static volatile Box box;
    static final Object LOCK = new Object();
    volatile double inst = Double.NaN;
    static volatile boolean stop;
    static double[] array = new double[4];

    static final class Box {

        final double x;
        final double[] y;

        Box(double v) {
            x = v;
            y = new double[] { v, v };
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

    static void p(String n, double v) {
        System.out.println(n + " " + v);
    }

    public static void main(String[] args) throws Exception {
        double[] got = new double[8];
        plain = Double.NaN;
        Thread s = go(() -> {
            got[0] = plain;
            plain = Double.MIN_VALUE;
        });
        s.join();
        p("start", got[0]);
        p("join", plain);
        Thread v = go(() -> {
            await(1);
            got[1] = plain;
            plain = 2.5;
            vol = Double.MIN_VALUE;
            turn = 2;
        });
        plain = Double.NaN;
        turn = 1;
        await(2);
        p("volatile", got[1]);
        p("back", plain);
        p("itself", vol);
        v.join();
        Thread b = go(() -> {
            for (int i = 0; i < 300; i++) box = new Box(i % 2 == 0 ? 2.5 : Double.NaN);
            box = new Box(Double.MIN_VALUE);
        });
        int odd = 0;
        Box seen;
        do {
            seen = box;
            if (
                seen != null && !(seen.x == seen.y[0] && seen.y[0] == seen.y[1]) && seen.x == seen.x
            ) odd++;
        } while (seen == null || !(Double.compare(seen.x, Double.MIN_VALUE) == 0));
        b.join();
        System.out.println("final " + odd);
        Thread g = go(() -> {
            synchronized (LOCK) {
                guarded = Double.NaN;
                LOCK.notifyAll();
            }
        });
        synchronized (LOCK) {
            while (Double.compare(guarded, Double.NaN) != 0) LOCK.wait();
            p("guarded", guarded);
        }
        g.join();
        double one = 2.5,
            two = Double.MIN_VALUE;
        Thread w = go(() -> {
            for (int i = 0; !stop; i++) {
                vol = (i & 1) == 0 ? one : two;
                array[1] = vol;
            }
        });
        int torn = 0;
        for (int i = 0; i < 5000; i++) {
            double x = vol;
            if (
                Double.compare(x, one) != 0 &&
                Double.compare(x, two) != 0 &&
                Double.compare(x, Double.MIN_VALUE) != 0
            ) torn++;
        }
        stop = true;
        w.join();
        System.out.println("torn " + torn);
        DoublePublished o = new DoublePublished();
        Thread i = go(() -> {
            o.inst = 2.5;
            turn = 5;
        });
        await(5);
        p("instance", o.inst);
        i.join();
        AtomicReference<Double> ref = new AtomicReference<>(2.5);
        Double first = ref.get();
        Thread c = go(() -> ref.compareAndSet(first, Double.NaN));
        c.join();
        p("atomic", ref.get());
        ThreadLocal<Double> tl = ThreadLocal.withInitial(() -> Double.MIN_VALUE);
        Thread l = go(() -> {
            tl.set(2.5);
            got[5] = tl.get();
        });
        l.join();
        p("local", got[5]);
        p("own", tl.get());
        Thread[] many = new Thread[4];
        for (int k = 0; k < 4; k++) {
            int m = k;
            many[k] = go(() -> {
                for (int r = 0; r < 100; r++) array[m] = r % 2 == 0 ? 2.5 : Double.NaN;
                array[m] = m == 0 ? Double.MIN_VALUE : Double.NaN;
            });
        }
        for (Thread k : many) k.join();
        for (double x : array) p("neighbour", x);
    }
}
