/* SPDX-License-Identifier: MIT */
/*
 * AtomicInteger, AtomicIntegerArray, AtomicIntegerFieldUpdater: every member, overflow, bad indexes
 * and fields.
 */
import java.util.*;
import java.util.concurrent.atomic.*;

public class AtomicIntegerWhole extends Whole {

    static class Holder {

        volatile int value = 3;
        int plain;
        volatile String text;
    }

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        AtomicInteger a = new AtomicInteger(3),
            zero = new AtomicInteger();
        p(
            a,
            zero,
            a.get(),
            a.toString(),
            a.getPlain(),
            a.getOpaque(),
            a.getAcquire(),
            a.getAndSet(-5),
            a.compareAndSet(-5, Integer.MIN_VALUE),
            a.compareAndSet(-5, Integer.MIN_VALUE),
            a.compareAndExchange(Integer.MIN_VALUE, -5),
            a.compareAndExchange(Integer.MIN_VALUE, 3),
            a.compareAndExchangeAcquire(-5, Integer.MIN_VALUE),
            a.compareAndExchangeRelease(Integer.MIN_VALUE, -5),
            a
        );
        a.set(3);
        a.lazySet(-5);
        a.setPlain(Integer.MIN_VALUE);
        a.setOpaque(3);
        a.setRelease(-5);
        while (!a.weakCompareAndSet(-5, Integer.MIN_VALUE)) continue;
        while (!a.weakCompareAndSetPlain(Integer.MIN_VALUE, -5)) continue;
        while (!a.weakCompareAndSetAcquire(-5, Integer.MIN_VALUE)) continue;
        while (!a.weakCompareAndSetRelease(Integer.MIN_VALUE, -5)) continue;
        while (!a.weakCompareAndSetVolatile(-5, 3)) continue;
        p(
            a,
            a.weakCompareAndSetVolatile(-5, Integer.MIN_VALUE),
            a.weakCompareAndSetPlain(-5, Integer.MIN_VALUE)
        );
        p(
            a.incrementAndGet(),
            a.decrementAndGet(),
            a.getAndIncrement(),
            a.getAndDecrement(),
            a.addAndGet(Integer.MAX_VALUE),
            a.getAndAdd(Integer.MAX_VALUE),
            a,
            a.getAndUpdate(v -> v * 2),
            a.updateAndGet(v -> v / 3),
            a.getAndAccumulate(5, (x, y) -> x - y),
            a.accumulateAndGet(7, (x, y) -> x ^ y)
        );
        p(
            a.intValue(),
            a.longValue(),
            a.floatValue(),
            a.doubleValue(),
            a.byteValue(),
            a.shortValue()
        );
        t(() -> a.updateAndGet(null));
        t(() -> a.accumulateAndGet(1, null));
        AtomicIntegerArray r = new AtomicIntegerArray(new int[] { 3, -5, Integer.MIN_VALUE }),
            e = new AtomicIntegerArray(2),
            none = new AtomicIntegerArray(0);
        p(
            r,
            e,
            none,
            r.length(),
            none.length(),
            r.toString(),
            r.get(1),
            r.getPlain(0),
            r.getOpaque(1),
            r.getAcquire(2),
            r.getAndSet(0, -5),
            r.compareAndSet(0, -5, Integer.MIN_VALUE),
            r.compareAndSet(0, -5, Integer.MIN_VALUE),
            r.compareAndExchange(0, Integer.MIN_VALUE, -5),
            r.compareAndExchangeAcquire(0, -5, Integer.MIN_VALUE),
            r.compareAndExchangeRelease(0, Integer.MIN_VALUE, -5),
            r
        );
        r.set(1, 3);
        r.lazySet(2, -5);
        r.setPlain(2, Integer.MIN_VALUE);
        r.setOpaque(2, 3);
        r.setRelease(2, -5);
        while (!r.weakCompareAndSet(2, -5, Integer.MIN_VALUE)) continue;
        while (!r.weakCompareAndSetPlain(2, Integer.MIN_VALUE, -5)) continue;
        while (!r.weakCompareAndSetAcquire(2, -5, Integer.MIN_VALUE)) continue;
        while (!r.weakCompareAndSetRelease(2, Integer.MIN_VALUE, -5)) continue;
        while (!r.weakCompareAndSetVolatile(2, -5, 3)) continue;
        p(r);
        for (int i : new int[] { -1, 3, Integer.MAX_VALUE }) {
            t(() -> r.get(i));
            t(() -> r.set(i, -5));
            t(() -> r.compareAndSet(i, -5, Integer.MIN_VALUE));
            t(() -> r.getAndSet(i, -5));
        }
        t(() -> new AtomicIntegerArray(-1));
        t(() -> new AtomicIntegerArray((int[]) null));
        p(
            r.incrementAndGet(0),
            r.decrementAndGet(0),
            r.getAndIncrement(1),
            r.getAndDecrement(1),
            r.addAndGet(0, Integer.MAX_VALUE),
            r.getAndAdd(0, Integer.MAX_VALUE),
            r,
            r.getAndUpdate(0, v -> v * 2),
            r.updateAndGet(0, v -> v / 3),
            r.getAndAccumulate(0, 5, (x, y) -> x - y),
            r.accumulateAndGet(0, 7, (x, y) -> x ^ y)
        );
        t(() -> r.incrementAndGet(9));
        t(() -> r.accumulateAndGet(9, 1, (x, y) -> x));
        Holder h = new Holder();
        AtomicIntegerFieldUpdater<Holder> u = AtomicIntegerFieldUpdater.newUpdater(
            Holder.class,
            "value"
        );
        p(
            u.get(h),
            u.getAndSet(h, 4),
            u.compareAndSet(h, 4, 5),
            u.compareAndSet(h, 4, 5),
            u.weakCompareAndSet(h, 9, 5),
            u.incrementAndGet(h),
            u.decrementAndGet(h),
            u.getAndIncrement(h),
            u.getAndDecrement(h),
            u.addAndGet(h, 10),
            u.getAndAdd(h, -3),
            u.getAndUpdate(h, v -> v * 2),
            u.updateAndGet(h, v -> v + 1),
            u.getAndAccumulate(h, 2, (x, y) -> x * y),
            u.accumulateAndGet(h, 3, (x, y) -> x - y)
        );
        u.set(h, 1);
        u.lazySet(h, 2);
        p(h.value);
        t(() -> u.get(null));
        t(() -> ((AtomicIntegerFieldUpdater) u).get("x"));
        t(() -> AtomicIntegerFieldUpdater.newUpdater(Holder.class, "plain"));
        t(() -> AtomicIntegerFieldUpdater.newUpdater(Holder.class, "other"));
        t(() -> AtomicIntegerFieldUpdater.newUpdater(Holder.class, "text"));
    }
}
