/* SPDX-License-Identifier: MIT */
/*
 * AtomicReference, its array, its updater, and the references with a mark and a stamp: every
 * member.
 */
import java.util.*;
import java.util.concurrent.atomic.*;

public class AtomicReferenceWhole extends Whole {

    static class Holder {

        volatile String value = "a";
        String plain;
    }

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        AtomicReference<String> a = new AtomicReference<>("i"),
            zero = new AtomicReference<>();
        p(
            a,
            zero,
            a.get(),
            a.toString(),
            a.getPlain(),
            a.getOpaque(),
            a.getAcquire(),
            a.getAndSet("x"),
            a.compareAndSet("x", "y"),
            a.compareAndSet("x", "y"),
            a.compareAndExchange("y", "x"),
            a.compareAndExchange("y", "i"),
            a.compareAndExchangeAcquire("x", "y"),
            a.compareAndExchangeRelease("y", "x"),
            a
        );
        a.set("i");
        a.lazySet("x");
        a.setPlain("y");
        a.setOpaque("i");
        a.setRelease("x");
        while (!a.weakCompareAndSet("x", "y")) continue;
        while (!a.weakCompareAndSetPlain("y", "x")) continue;
        while (!a.weakCompareAndSetAcquire("x", "y")) continue;
        while (!a.weakCompareAndSetRelease("y", "x")) continue;
        while (!a.weakCompareAndSetVolatile("x", "i")) continue;
        p(a, a.weakCompareAndSetVolatile("x", "y"), a.weakCompareAndSetPlain("x", "y"));
        p(
            a.getAndUpdate(v -> v + "u"),
            a.updateAndGet(v -> v + "w"),
            a.getAndAccumulate("z", (x, y) -> x + y),
            a.accumulateAndGet("q", (x, y) -> y + x),
            a
        );
        t(() -> a.updateAndGet(null));
        AtomicReferenceArray<String> r = new AtomicReferenceArray<>(new String[] { "i", "x", "y" }),
            e = new AtomicReferenceArray<>(2),
            none = new AtomicReferenceArray<>(0);
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
            r.getAndSet(0, "x"),
            r.compareAndSet(0, "x", "y"),
            r.compareAndSet(0, "x", "y"),
            r.compareAndExchange(0, "y", "x"),
            r.compareAndExchangeAcquire(0, "x", "y"),
            r.compareAndExchangeRelease(0, "y", "x"),
            r
        );
        r.set(1, "i");
        r.lazySet(2, "x");
        r.setPlain(2, "y");
        r.setOpaque(2, "i");
        r.setRelease(2, "x");
        while (!r.weakCompareAndSet(2, "x", "y")) continue;
        while (!r.weakCompareAndSetPlain(2, "y", "x")) continue;
        while (!r.weakCompareAndSetAcquire(2, "x", "y")) continue;
        while (!r.weakCompareAndSetRelease(2, "y", "x")) continue;
        while (!r.weakCompareAndSetVolatile(2, "x", "i")) continue;
        p(r);
        for (int i : new int[] { -1, 3, Integer.MAX_VALUE }) {
            t(() -> r.get(i));
            t(() -> r.set(i, "x"));
            t(() -> r.compareAndSet(i, "x", "y"));
            t(() -> r.getAndSet(i, "x"));
        }
        t(() -> new AtomicReferenceArray<String>(-1));
        t(() -> new AtomicReferenceArray<String>((String[]) null));
        p(
            r.getAndUpdate(0, v -> v + "u"),
            r.updateAndGet(0, v -> v + "w"),
            r.getAndAccumulate(0, "z", (x, y) -> x + y),
            r.accumulateAndGet(0, "q", (x, y) -> y + x),
            r
        );
        Holder h = new Holder();
        AtomicReferenceFieldUpdater<Holder, String> u = AtomicReferenceFieldUpdater.newUpdater(
            Holder.class,
            String.class,
            "value"
        );
        p(
            u.get(h),
            u.getAndSet(h, "b"),
            u.compareAndSet(h, "b", "c"),
            u.compareAndSet(h, "b", "c"),
            u.weakCompareAndSet(h, "b", "d"),
            u.getAndUpdate(h, v -> v + v),
            u.updateAndGet(h, v -> v + "!"),
            u.getAndAccumulate(h, "1", String::concat),
            u.accumulateAndGet(h, "2", String::concat)
        );
        u.set(h, "s");
        u.lazySet(h, null);
        p(h.value);
        t(() -> u.get(null));
        t(() -> ((AtomicReferenceFieldUpdater) u).set(h, 1));
        t(() -> AtomicReferenceFieldUpdater.newUpdater(Holder.class, Integer.class, "value"));
        t(() -> AtomicReferenceFieldUpdater.newUpdater(Holder.class, String.class, "plain"));
        t(() -> AtomicReferenceFieldUpdater.newUpdater(Holder.class, String.class, "none"));
        AtomicMarkableReference<String> m = new AtomicMarkableReference<>("m", false);
        boolean[] mark = new boolean[1];
        p(
            m.get(mark),
            mark,
            m.getReference(),
            m.isMarked(),
            m.compareAndSet("m", "n", false, true),
            m.compareAndSet("m", "n", false, true),
            m.attemptMark("n", false),
            m.weakCompareAndSet("q", "r", true, false),
            m.isMarked()
        );
        m.set("o", true);
        p(m.get(mark), mark);
        AtomicStampedReference<String> s = new AtomicStampedReference<>("s", 1);
        int[] stamp = new int[1];
        p(
            s.get(stamp),
            stamp,
            s.getReference(),
            s.getStamp(),
            s.compareAndSet("s", "t", 1, 2),
            s.compareAndSet("s", "t", 1, 2),
            s.attemptStamp("t", 9),
            s.weakCompareAndSet("q", "r", 1, 2),
            s.getStamp()
        );
        s.set("o", Integer.MIN_VALUE);
        p(s.get(stamp), stamp);
    }
}
