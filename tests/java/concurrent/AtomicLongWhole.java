/* SPDX-License-Identifier: MIT */
/*
 * AtomicLong, AtomicLongArray, AtomicLongFieldUpdater: every member, overflow, bad indexes and
 * fields.
 */
import java.util.*;
import java.util.concurrent.atomic.*;

public class AtomicLongWhole extends Whole {

    static class Holder {

        volatile long value = 3;
        long plain;
        volatile String text;
    }

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        AtomicLong a = new AtomicLong(3L),
            zero = new AtomicLong();
        p(
            a,
            zero,
            a.get(),
            a.toString(),
            a.getPlain(),
            a.getOpaque(),
            a.getAcquire(),
            a.getAndSet(-5L),
            a.compareAndSet(-5L, Long.MIN_VALUE),
            a.compareAndSet(-5L, Long.MIN_VALUE),
            a.compareAndExchange(Long.MIN_VALUE, -5L),
            a.compareAndExchange(Long.MIN_VALUE, 3L),
            a.compareAndExchangeAcquire(-5L, Long.MIN_VALUE),
            a.compareAndExchangeRelease(Long.MIN_VALUE, -5L),
            a
        );
        a.set(3L);
        a.lazySet(-5L);
        a.setPlain(Long.MIN_VALUE);
        a.setOpaque(3L);
        a.setRelease(-5L);
        while (!a.weakCompareAndSet(-5L, Long.MIN_VALUE)) continue;
        while (!a.weakCompareAndSetPlain(Long.MIN_VALUE, -5L)) continue;
        while (!a.weakCompareAndSetAcquire(-5L, Long.MIN_VALUE)) continue;
        while (!a.weakCompareAndSetRelease(Long.MIN_VALUE, -5L)) continue;
        while (!a.weakCompareAndSetVolatile(-5L, 3L)) continue;
        p(
            a,
            a.weakCompareAndSetVolatile(-5L, Long.MIN_VALUE),
            a.weakCompareAndSetPlain(-5L, Long.MIN_VALUE)
        );
        p(
            a.incrementAndGet(),
            a.decrementAndGet(),
            a.getAndIncrement(),
            a.getAndDecrement(),
            a.addAndGet(Long.MAX_VALUE),
            a.getAndAdd(Long.MAX_VALUE),
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
        AtomicLongArray r = new AtomicLongArray(new long[] { 3L, -5L, Long.MIN_VALUE }),
            e = new AtomicLongArray(2),
            none = new AtomicLongArray(0);
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
            r.getAndSet(0, -5L),
            r.compareAndSet(0, -5L, Long.MIN_VALUE),
            r.compareAndSet(0, -5L, Long.MIN_VALUE),
            r.compareAndExchange(0, Long.MIN_VALUE, -5L),
            r.compareAndExchangeAcquire(0, -5L, Long.MIN_VALUE),
            r.compareAndExchangeRelease(0, Long.MIN_VALUE, -5L),
            r
        );
        r.set(1, 3L);
        r.lazySet(2, -5L);
        r.setPlain(2, Long.MIN_VALUE);
        r.setOpaque(2, 3L);
        r.setRelease(2, -5L);
        while (!r.weakCompareAndSet(2, -5L, Long.MIN_VALUE)) continue;
        while (!r.weakCompareAndSetPlain(2, Long.MIN_VALUE, -5L)) continue;
        while (!r.weakCompareAndSetAcquire(2, -5L, Long.MIN_VALUE)) continue;
        while (!r.weakCompareAndSetRelease(2, Long.MIN_VALUE, -5L)) continue;
        while (!r.weakCompareAndSetVolatile(2, -5L, 3L)) continue;
        p(r);
        for (int i : new int[] { -1, 3, Integer.MAX_VALUE }) {
            t(() -> r.get(i));
            t(() -> r.set(i, -5L));
            t(() -> r.compareAndSet(i, -5L, Long.MIN_VALUE));
            t(() -> r.getAndSet(i, -5L));
        }
        t(() -> new AtomicLongArray(-1));
        t(() -> new AtomicLongArray((long[]) null));
        p(
            r.incrementAndGet(0),
            r.decrementAndGet(0),
            r.getAndIncrement(1),
            r.getAndDecrement(1),
            r.addAndGet(0, Long.MAX_VALUE),
            r.getAndAdd(0, Long.MAX_VALUE),
            r,
            r.getAndUpdate(0, v -> v * 2),
            r.updateAndGet(0, v -> v / 3),
            r.getAndAccumulate(0, 5, (x, y) -> x - y),
            r.accumulateAndGet(0, 7, (x, y) -> x ^ y)
        );
        t(() -> r.incrementAndGet(9));
        t(() -> r.accumulateAndGet(9, 1, (x, y) -> x));
        Holder h = new Holder();
        AtomicLongFieldUpdater<Holder> u = AtomicLongFieldUpdater.newUpdater(Holder.class, "value");
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
        t(() -> ((AtomicLongFieldUpdater) u).get("x"));
        t(() -> AtomicLongFieldUpdater.newUpdater(Holder.class, "plain"));
        t(() -> AtomicLongFieldUpdater.newUpdater(Holder.class, "other"));
        t(() -> AtomicLongFieldUpdater.newUpdater(Holder.class, "text"));
    }
}
