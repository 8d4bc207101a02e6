/* SPDX-License-Identifier: MIT */
package java.lang.ref;

/** A reference that the collector clears when memory is short. */
public class SoftReference<T> extends Reference<T> {
    /* Set by the collector to the time of the last collection. */
    private static long clock;
    private long timestamp;

    public SoftReference(T referent) {
        super(referent);
        timestamp = clock;
    }

    public SoftReference(T referent, ReferenceQueue<? super T> q) {
        super(referent, q);
        timestamp = clock;
    }

    @Override
    public T get() {
        T o = super.get();
        if (o != null && timestamp != clock) {
            timestamp = clock;
        }
        return o;
    }
}
