// SPDX-License-Identifier: MIT
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.*;

/**
 * The litmus tests of the memory model: each outcome that volatile, final and locks forbid never
 * shows.
 */
public class MemoryModel {

    static final int ROUNDS = 400;

    static class StoreBuffer extends Race {

        volatile int x, y;
        int a, b;

        void reset() {
            x = y = 0;
            a = b = -1;
        }

        void actor(int who) {
            if (who == 0) {
                x = 1;
                a = y;
            } else {
                y = 1;
                b = x;
            }
        }

        String check() {
            return a == 0 && b == 0 ? "both read 0" : null;
        }
    }

    static class MessagePassing extends Race {

        int data;
        volatile boolean ready;
        int seen;

        void reset() {
            data = 0;
            ready = false;
            seen = -1;
        }

        void actor(int who) {
            if (who == 0) {
                data = 42;
                ready = true;
            } else {
                int spins = 0;
                while (!ready && spins++ < 100000) Thread.onSpinWait();
                if (ready) seen = data;
                else seen = 42;
            }
        }

        String check() {
            return seen == 42 ? null : "saw " + seen;
        }
    }

    static class Wide extends Race {

        volatile long l;
        volatile double d;
        boolean torn;

        void reset() {
            l = 0;
            d = Double.longBitsToDouble(0);
        }

        void actor(int who) {
            for (int i = 0; i < 50; i++) {
                if (who == 0) {
                    l = (i & 1) == 0 ? -1L : 0L;
                    d = Double.longBitsToDouble((i & 1) == 0 ? 0x3ff3333333333333L : 0);
                } else {
                    long x = l;
                    long y = Double.doubleToLongBits(d);
                    if ((x != 0 && x != -1) || (y != 0 && y != 0x3ff3333333333333L)) torn = true;
                }
            }
        }

        String check() {
            return torn ? "torn" : null;
        }
    }

    static class Holder {

        final int a, b;
        final int[] c;
        final Holder inner;

        Holder(int n, boolean nested) {
            a = n;
            b = n + 1;
            c = new int[] { n, n };
            inner = nested ? new Holder(n, false) : null;
        }

        boolean whole() {
            return b == a + 1 && c[0] == a && c[1] == a && (inner == null || inner.whole());
        }
    }

    static class Finals extends Race {

        Holder shared;
        boolean broken;

        void reset() {
            shared = null;
        }

        void actor(int who) {
            for (int i = 0; i < 30; i++) {
                if (who == 0) shared = new Holder(i, true);
                else {
                    Holder h = shared;
                    if (h != null && !h.whole()) broken = true;
                }
            }
        }

        String check() {
            return broken ? "half made" : null;
        }
    }

    static class Counters extends Race {

        final AtomicInteger atomic = new AtomicInteger();
        final AtomicLong wide = new AtomicLong();
        final LongAdder adder = new LongAdder();
        volatile int handled;
        int locked;

        synchronized void add() {
            locked++;
        }

        static final VarHandle HANDLE;
        static final AtomicIntegerFieldUpdater<Counters> UPDATER =
            AtomicIntegerFieldUpdater.newUpdater(Counters.class, "updated");
        volatile int updated;

        static {
            try {
                HANDLE = MethodHandles.lookup().findVarHandle(Counters.class, "handled", int.class);
            } catch (ReflectiveOperationException e) {
                throw new Error(e);
            }
        }

        void reset() {
            atomic.set(0);
            wide.set(0);
            adder.reset();
            handled = 0;
            locked = 0;
            updated = 0;
        }

        void actor(int who) {
            for (int i = 0; i < 20; i++) {
                atomic.incrementAndGet();
                wide.getAndAdd(1L << 33);
                adder.increment();
                int h;
                do h = (int) HANDLE.getVolatile(this); while (
                    !HANDLE.compareAndSet(this, h, h + 1)
                );
                UPDATER.addAndGet(this, 2);
                add();
            }
        }

        String check() {
            boolean good =
                atomic.get() == 60 &&
                wide.get() == 60L << 33 &&
                adder.sum() == 60 &&
                handled == 60 &&
                locked == 60 &&
                updated == 120;
            return good
                ? null
                : "lost: " +
                      atomic +
                      " " +
                      wide +
                      " " +
                      adder +
                      " " +
                      handled +
                      " " +
                      locked +
                      " " +
                      updated;
        }
    }

    static class Coherence extends Race {

        volatile int x;
        boolean back;

        void reset() {
            x = 0;
        }

        void actor(int who) {
            int last = 0;
            for (int i = 1; i <= 60; i++) {
                if (who == 0) x = i;
                else {
                    int now = x;
                    if (now < last) back = true;
                    last = now;
                }
            }
        }

        String check() {
            return back ? "went back" : null;
        }
    }

    static class Bytes extends Race {

        final byte[] bytes = new byte[8];
        final boolean[] flags = new boolean[8];
        final short[] shorts = new short[4];

        void reset() {
            java.util.Arrays.fill(bytes, (byte) 0);
            java.util.Arrays.fill(shorts, (short) 0);
        }

        void actor(int who) {
            for (int i = 0; i < 50; i++) {
                bytes[who]++;
                shorts[who]--;
                flags[who] = !flags[who];
            }
        }

        String check() {
            return bytes[0] == 50 &&
                bytes[1] == 50 &&
                bytes[2] == 50 &&
                bytes[3] == 50 &&
                shorts[0] == -50 &&
                shorts[3] == -50
                ? null
                : "neighbours disturbed";
        }
    }

    static class DoubleChecked extends Race {

        volatile Holder made;
        int times;
        Holder[] got = new Holder[3];

        Holder get() {
            Holder h = made;
            if (h == null) synchronized (this) {
                h = made;
                if (h == null) {
                    made = h = new Holder(7, true);
                    times++;
                }
            }
            return h;
        }

        void reset() {
            made = null;
            times = 0;
        }

        void actor(int who) {
            got[who] = get();
        }

        String check() {
            return times == 1 && got[0] == got[1] && got[1] == got[2] && got[0].whole()
                ? null
                : "made " + times;
        }
    }

    static class Exchange extends Race {

        final AtomicReference<Integer> slot = new AtomicReference<>();
        int[] sums = new int[3];

        void reset() {
            slot.set(0);
            sums = new int[3];
        }

        void actor(int who) {
            Integer mine = who + 1;
            for (int i = 0; i < 30; i++) mine = slot.getAndSet(mine);
            sums[who] = mine;
        }

        String check() {
            return sums[0] + sums[1] + sums[2] + slot.get() == 6 ? null : "lost";
        }
    }

    static class Locked extends Race {

        int a, b;
        boolean seen;
        final Object lock = new Object();

        void reset() {}

        void actor(int who) {
            for (int i = 0; i < 20; i++) synchronized (lock) {
                if (a != b) seen = true;
                a++;
                if ((i & 3) == 0) Thread.yield();
                b++;
            }
        }

        String check() {
            return seen ? "inside together" : null;
        }
    }

    static class Hashes extends Race {

        Object o;
        final int[] hash = new int[3];

        void reset() {
            o = new Object();
        }

        void actor(int who) {
            if (who == 0) hash[0] = System.identityHashCode(o);
            else synchronized (o) {
                hash[who] = o.hashCode();
            }
        }

        String check() {
            return hash[0] == hash[1] && hash[1] == hash[2] && hash[0] == o.hashCode()
                ? null
                : "two hashes";
        }
    }

    static class Interned extends Race {

        final String[] got = new String[3];
        int round;

        void reset() {
            round++;
        }

        void actor(int who) {
            got[who] = ("in" + round).intern();
        }

        String check() {
            return got[0] == got[1] && got[1] == got[2] ? null : "two texts";
        }
    }

    public static void main(String[] args) throws Exception {
        Race.run("store buffer", 2, ROUNDS, new StoreBuffer());
        Race.run("message passing", 2, ROUNDS, new MessagePassing());
        Race.run("64 bits", 2, ROUNDS, new Wide());
        Race.run("final fields", 2, ROUNDS, new Finals());
        Race.run("counters", 3, ROUNDS, new Counters());
        Race.run("coherence", 2, ROUNDS, new Coherence());
        Race.run("neighbouring bytes", 4, ROUNDS, new Bytes());
        Race.run("double checked", 3, ROUNDS, new DoubleChecked());
        Race.run("exchange", 3, ROUNDS, new Exchange());
        Race.run("locked", 3, ROUNDS / 2, new Locked());
        Race.run("identity hash", 3, ROUNDS, new Hashes());
        Race.run("intern", 3, ROUNDS, new Interned());
    }
}
