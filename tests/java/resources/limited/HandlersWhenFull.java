/* SPDX-License-Identifier: MIT */
import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** References of many objects are due while there is no memory: what moves them to their queues,
    and what finalizes, is still there afterwards. */
public class HandlersWhenFull {
    static final int MANY = 10_000;
    static Object[] filling;
    static Object[] held = new Object[MANY];
    static final CountDownLatch finalized = new CountDownLatch(MANY);

    static class Finalized {
        @Override
        @SuppressWarnings({"deprecation", "removal"})
        protected void finalize() {
            finalized.countDown();
        }
    }

    /** Nothing is left: not even an error can be made. */
    static void fill() {
        Object[] last = filling;
        for (int size = 1 << 16; size > 0; ) {
            try {
                Object[] next = new Object[size];
                next[0] = last;
                last = next;
            } catch (OutOfMemoryError e) {
                size /= 2;
            } finally {
                filling = last;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        List<Reference<Object>> references = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            held[i] = new Finalized();
            references.add(new PhantomReference<>(held[i], queue));
        }
        System.gc(); // what it needs is made now
        fill();
        held = null;
        fill();
        System.gc();
        fill();
        filling = null;
        int queued = 0;
        boolean all = false;
        for (int tries = 0; !all && tries < 300; tries++) {
            System.gc();
            all = finalized.await(100, TimeUnit.MILLISECONDS);
        }
        System.out.println("all are finalized: " + all);
        for (int tries = 0; queued < MANY && tries < 300; tries++) {
            System.gc();
            for (Reference<?> r; (r = queue.remove(100)) != null; ) {
                queued++;
                if (r.isEnqueued()) System.out.println("enqueued still");
            }
        }
        System.out.println("queued: " + queued + " of " + references.size());
    }
}
