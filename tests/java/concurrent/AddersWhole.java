/* SPDX-License-Identifier: MIT */
/*
 * LongAdder, DoubleAdder, LongAccumulator, DoubleAccumulator: every member, also from several
 * threads.
 */
import java.util.concurrent.atomic.*;

public class AddersWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        LongAdder l = new LongAdder();
        l.add(5);
        l.increment();
        l.decrement();
        l.add(Long.MAX_VALUE);
        p(
            l,
            l.sum(),
            l.intValue(),
            l.longValue(),
            l.floatValue(),
            l.doubleValue(),
            l.sumThenReset(),
            l.sum(),
            l.toString()
        );
        l.add(3);
        l.reset();
        p(l);
        DoubleAdder d = new DoubleAdder();
        d.add(0.5);
        d.add(-0.25);
        p(
            d,
            d.sum(),
            d.intValue(),
            d.longValue(),
            d.floatValue(),
            d.doubleValue(),
            d.sumThenReset(),
            d.toString()
        );
        d.add(Double.NaN);
        p(d.sum());
        d.reset();
        p(d.sum());
        LongAccumulator max = new LongAccumulator(Math::max, Long.MIN_VALUE);
        p(max, max.get());
        max.accumulate(7);
        max.accumulate(-7);
        p(
            max,
            max.get(),
            max.intValue(),
            max.longValue(),
            max.floatValue(),
            max.doubleValue(),
            max.getThenReset(),
            max.get()
        );
        max.accumulate(1);
        max.reset();
        p(max.toString());
        DoubleAccumulator product = new DoubleAccumulator((x, y) -> x * y, 1);
        product.accumulate(2.5);
        product.accumulate(-2);
        p(
            product,
            product.get(),
            product.intValue(),
            product.longValue(),
            product.floatValue(),
            product.doubleValue(),
            product.getThenReset(),
            product.get()
        );
        product.reset();
        p(product.toString());
        t(() -> new LongAccumulator(null, 0).accumulate(1));
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 500; k++) {
                    l.increment();
                    d.add(1);
                    max.accumulate(k);
                }
            });
            threads[i].start();
        }
        for (Thread each : threads) each.join();
        p(l, d, max);
    }
}
