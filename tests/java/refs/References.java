/* SPDX-License-Identifier: MIT */
/*
 * Weak, soft and phantom references, queues, finalizers, cleaners, weak maps: each waits for the
 * fact by collecting, not by time.
 */
import java.lang.ref.*; import java.util.*; import java.util.concurrent.atomic.*;

public class References {

    interface Cond {
        boolean ok();
    }

    static boolean until(Cond c) throws Exception {
        for (int i = 0; i < 500; i++) {
            if (c.ok()) return true;
            System.gc();
            System.runFinalization();
            Thread.sleep(i < 20 ? 1 : 10);
        }
        return c.ok();
    }

    static AtomicInteger fin = new AtomicInteger();
    static Fin back;

    static class Fin {

        final int id;
        boolean resurrect;

        Fin(int id, boolean r) {
            this.id = id;
            resurrect = r;
        }

        protected void finalize() {
            fin.incrementAndGet();
            if (resurrect) back = this;
            else if (id == 77) throw new RuntimeException("ignored");
        }
    }

    static WeakReference<Object> weak(ReferenceQueue<Object> q) {
        return new WeakReference<>(new Object(), q);
    }

    static void fins() {
        for (int i = 0; i < 10; i++) new Fin(i == 5 ? 77 : i, i == 3);
    }

    static Cleaner.Cleanable reg(Cleaner c, AtomicInteger n) {
        return c.register(new Object(), n::incrementAndGet);
    }

    static class Sub extends WeakReference<String> {

        final String tag;

        Sub(String s, String tag, ReferenceQueue<? super String> q) {
            super(s, q);
            this.tag = tag;
        }
    }

    static void fill(WeakHashMap<Object, String> m) {
        for (int i = 0; i < 20; i++) m.put(new Object(), "v" + i);
    }

    static PhantomReference<Object> phantom(ReferenceQueue<Object> q) {
        return new PhantomReference<>(new Fin(100, false), q);
    }

    public static void main(String[] args) throws Exception {
        ReferenceQueue<Object> q = new ReferenceQueue<>();
        WeakReference<Object> w = weak(q);
        System.out.println(until(() -> w.get() == null));
        System.out.println(q.remove(20000) == w);
        System.out.println(q.poll() + " " + w.enqueue());
        Object strong = new Object();
        WeakReference<Object> held = new WeakReference<>(strong, q);
        System.gc();
        System.out.println(
            (held.get() == strong) + " " + held.refersTo(strong) + " " + held.refersTo(null)
        );
        held.clear();
        System.out.println(held.get() + " " + q.poll() + " " + held.enqueue());
        WeakReference<Object> e = new WeakReference<>(strong, q);
        System.out.println(e.enqueue() + " " + e.enqueue() + " " + (q.poll() == e) + " " + e.get());
        SoftReference<Object> s = new SoftReference<>(new byte[100]);
        System.gc();
        System.out.println(s.get() != null);
        ReferenceQueue<Object> pq = new ReferenceQueue<>();
        PhantomReference<Object> p = phantom(pq);
        System.out.println(p.get());
        Reference<?>[] got = new Reference<?>[1];
        System.out.println(
            until(() -> (got[0] = got[0] == null ? pq.poll() : got[0]) != null) +
                " " +
                (got[0] == p)
        );
        int before = fin.get();
        System.out.println(before);
        fins();
        System.out.println(until(() -> fin.get() == 11 && back != null));
        System.out.println(back.id);
        back = null;
        for (int i = 0; i < 5; i++) {
            System.gc();
            System.runFinalization();
        }
        System.out.println(fin.get());
        Cleaner c = Cleaner.create();
        AtomicInteger n = new AtomicInteger();
        Cleaner.Cleanable k = reg(c, n);
        System.out.println(until(() -> n.get() == 1));
        k.clean();
        System.out.println(n);
        Object ko = new Object();
        Cleaner.Cleanable k2 = c.register(ko, n::incrementAndGet);
        k2.clean();
        k2.clean();
        System.out.println(n);
        WeakHashMap<Object, String> m = new WeakHashMap<>();
        Object key = new Object();
        m.put(key, "kept");
        fill(m);
        System.out.println(until(() -> m.size() == 1));
        System.out.println(m.get(key) + m.containsKey(key));
        ReferenceQueue<String> sq = new ReferenceQueue<>();
        List<Sub> subs = new ArrayList<>();
        for (int i = 0; i < 5; i++) subs.add(new Sub(new String("x" + i), "t" + i, sq));
        TreeSet<String> tags = new TreeSet<>();
        System.out.println(
            until(() -> {
                for (Reference<?> r; (r = sq.poll()) != null; ) tags.add(((Sub) r).tag);
                return tags.size() == 5;
            }) +
                " " +
                tags
        );
        Reference.reachabilityFence(subs);
        try {
            q.remove(-1);
        } catch (IllegalArgumentException x) {
            System.out.println("IAE");
        }
        System.out.println((q.remove(5000) == e) + " " + q.remove(5));
        Thread t = new Thread(() -> {
            try {
                q.remove();
            } catch (InterruptedException x) {
                System.out.println("interrupted");
            }
        });
        t.start();
        t.interrupt();
        t.join();
        Object chain = null;
        WeakReference<Object>[] ws = new WeakReference[50];
        for (int i = 0; i < 50; i++) {
            Object[] link = { chain };
            ws[i] = new WeakReference<>(link);
            chain = link;
        }
        System.gc();
        int alive = 0;
        for (WeakReference<Object> x : ws) if (x.get() != null) alive++;
        System.out.println(alive + " " + (chain != null));
        Reference.reachabilityFence(chain);
        chain = null;
        System.out.println(
            until(() -> {
                for (WeakReference<Object> x : ws) if (x.get() != null) return false;
                return true;
            })
        );
        WeakReference<WeakReference<Object>> ww = new WeakReference<>(new WeakReference<>(strong));
        System.out.println(until(() -> ww.get() == null));
        WeakReference<Class<?>> wc = new WeakReference<>(String.class);
        System.gc();
        System.out.println(wc.get());
        Reference.reachabilityFence(strong);
    }
}
