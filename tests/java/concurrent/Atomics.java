/* SPDX-License-Identifier: MIT */
import java.util.*;
import java.util.concurrent.atomic.*;

/** java.util.concurrent.atomic: every kind, edges, and sums under contention. */
public class Atomics {

    volatile int i;
    volatile long l;
    volatile String s = "s";
    int plain;

    static String outcome(Runnable r) {
        try {
            r.run();
            return "ok";
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws Exception {
        AtomicInteger a = new AtomicInteger(Integer.MAX_VALUE);
        System.out.println(
            a.getAndIncrement() +
                " " +
                a +
                " " +
                a.decrementAndGet() +
                " " +
                a.getAndAdd(-5) +
                " " +
                a.addAndGet(10) +
                " " +
                a.getAndSet(7) +
                " " +
                a.compareAndSet(7, 8) +
                a.compareAndSet(7, 9) +
                " " +
                a.updateAndGet(x -> x * 3) +
                " " +
                a.getAndUpdate(x -> -x) +
                " " +
                a.accumulateAndGet(5, Math::max) +
                " " +
                a.getAndAccumulate(2, (x, y) -> x << y) +
                " " +
                a.intValue() +
                a.longValue() +
                a.floatValue() +
                a.doubleValue() +
                " " +
                a.compareAndExchange(20, 21) +
                " " +
                a.compareAndExchange(20, 22) +
                " " +
                a.getPlain() +
                a.getAcquire() +
                a.getOpaque() +
                " " +
                a.weakCompareAndSetPlain(21, 1)
        );
        AtomicLong n = new AtomicLong(Long.MIN_VALUE);
        System.out.println(
            n.getAndDecrement() +
                " " +
                n +
                " " +
                n.incrementAndGet() +
                " " +
                n.getAndUpdate(x -> x >>> 1) +
                " " +
                n.accumulateAndGet(3, (x, y) -> x ^ y) +
                " " +
                n.compareAndExchange(1, 2)
        );
        AtomicBoolean b = new AtomicBoolean();
        System.out.println(
            b +
                " " +
                b.getAndSet(true) +
                b.compareAndSet(false, true) +
                b.get() +
                b.compareAndExchange(true, false) +
                b
        );
        AtomicReference<String> r = new AtomicReference<>("x");
        System.out.println(
            r.getAndUpdate(x -> x + "y") +
                r +
                r.accumulateAndGet("z", String::concat) +
                r.compareAndSet("xyz", "no") +
                r.getAndSet(null) +
                r.get()
        );
        AtomicIntegerArray ia = new AtomicIntegerArray(new int[] { 1, 2, 3 });
        System.out.println(
            ia +
                " " +
                ia.length() +
                " " +
                ia.getAndAdd(1, 5) +
                ia.incrementAndGet(2) +
                ia.updateAndGet(0, x -> x - 9) +
                " " +
                ia +
                " " +
                outcome(() -> ia.get(3)) +
                outcome(() -> ia.set(-1, 0)) +
                outcome(() -> new AtomicIntegerArray(-1)) +
                outcome(() -> new AtomicIntegerArray(null))
        );
        AtomicLongArray la = new AtomicLongArray(3);
        System.out.println(
            la.getAndAccumulate(1, 9, Long::sum) +
                " " +
                la.getAndIncrement(1) +
                " " +
                la.compareAndSet(1, 10, -1) +
                " " +
                la
        );
        AtomicReferenceArray<String> ra = new AtomicReferenceArray<>(new String[] { "a", null });
        System.out.println(
            ra +
                " " +
                ra.compareAndSet(1, null, "b") +
                ra.getAndSet(0, "c") +
                ra +
                " " +
                ra.length()
        );
        AtomicMarkableReference<String> m = new AtomicMarkableReference<>("m", false);
        boolean[] mark = new boolean[1];
        System.out.println(
            m.compareAndSet("m", "n", false, true) +
                " " +
                m.get(mark) +
                mark[0] +
                m.attemptMark("n", false) +
                m.isMarked() +
                m.getReference() +
                m.weakCompareAndSet("x", "y", false, false)
        );
        AtomicStampedReference<String> st = new AtomicStampedReference<>("s", 1);
        int[] stamp = new int[1];
        System.out.println(
            st.compareAndSet("s", "t", 1, 2) +
                " " +
                st.get(stamp) +
                stamp[0] +
                st.attemptStamp("t", 9) +
                st.getStamp() +
                st.getReference()
        );
        AtomicIntegerFieldUpdater<Atomics> iu = AtomicIntegerFieldUpdater.newUpdater(
            Atomics.class,
            "i"
        );
        AtomicLongFieldUpdater<Atomics> lu = AtomicLongFieldUpdater.newUpdater(Atomics.class, "l");
        AtomicReferenceFieldUpdater<Atomics, String> su = AtomicReferenceFieldUpdater.newUpdater(
            Atomics.class,
            String.class,
            "s"
        );
        Atomics o = new Atomics();
        System.out.println(
            iu.incrementAndGet(o) +
                " " +
                iu.getAndUpdate(o, x -> x + 41) +
                " " +
                iu.get(o) +
                " " +
                lu.addAndGet(o, 1L << 40) +
                " " +
                lu.compareAndSet(o, 1, 2) +
                " " +
                su.getAndSet(o, "t") +
                su.accumulateAndGet(o, "u", String::concat) +
                o.s
        );
        System.out.println(
            outcome(() -> AtomicIntegerFieldUpdater.newUpdater(Atomics.class, "plain")) +
                " " +
                outcome(() -> AtomicIntegerFieldUpdater.newUpdater(Atomics.class, "none")) +
                " " +
                outcome(() ->
                    AtomicReferenceFieldUpdater.newUpdater(Atomics.class, Integer.class, "s")
                ) +
                " " +
                outcome(() -> iu.get(null))
        );
        java.util.concurrent.ThreadLocalRandom random =
            java.util.concurrent.ThreadLocalRandom.current();
        boolean inside = true;
        for (int k = 0; k < 500; k++) {
            float f = random.nextFloat(3f),
                g = random.nextFloat(-1f, 2f);
            double d = random.nextDouble(1e-300);
            int n3 = random.nextInt(-5, 7);
            long l3 = random.nextLong(-1L << 62, 1L << 62);
            inside &=
                f >= 0 &&
                f < 3 &&
                g >= -1 &&
                g < 2 &&
                d >= 0 &&
                d < 1e-300 &&
                n3 >= -5 &&
                n3 < 7 &&
                l3 >= -1L << 62 &&
                l3 < 1L << 62;
        }
        System.out.println(
            inside +
                " " +
                outcome(() -> random.nextFloat(0f)) +
                outcome(() -> random.nextFloat(2f, 2f)) +
                outcome(() -> random.nextDouble(Double.NaN)) +
                outcome(() -> random.nextInt(0)) +
                outcome(() -> random.nextLong(5, 5)) +
                outcome(() -> random.setSeed(1))
        );
        LongAdder adder = new LongAdder();
        DoubleAdder doubles = new DoubleAdder();
        LongAccumulator max = new LongAccumulator(Long::max, Long.MIN_VALUE);
        DoubleAccumulator product = new DoubleAccumulator((x, y) -> x * y, 1);
        AtomicInteger spin = new AtomicInteger();
        AtomicIntegerArray cells = new AtomicIntegerArray(5);
        Thread[] all = new Thread[4];
        for (int t = 0; t < all.length; t++) {
            int me = t;
            all[t] = new Thread(() -> {
                for (int k = 0; k < 3000; k++) {
                    adder.increment();
                    doubles.add(0.5);
                    max.accumulate(k * 10L + me);
                    spin.updateAndGet(x -> x + 1);
                    iu.incrementAndGet(o);
                    lu.decrementAndGet(o);
                    cells.incrementAndGet(k % 5);
                    if (k % 1000 == 0) product.accumulate(2);
                }
            });
            all[t].start();
        }
        for (Thread t : all) t.join();
        System.out.println(
            adder +
                " " +
                doubles +
                " " +
                max +
                " " +
                product +
                " " +
                spin +
                " " +
                o.i +
                " " +
                o.l +
                " " +
                cells
        );
        System.out.println(
            adder.sumThenReset() +
                " " +
                adder.sum() +
                " " +
                max.getThenReset() +
                " " +
                max.get() +
                " " +
                doubles.sumThenReset() +
                doubles.intValue() +
                " " +
                product.getThenReset() +
                product.doubleValue()
        );
    }
}
