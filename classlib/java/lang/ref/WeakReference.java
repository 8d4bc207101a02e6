/* SPDX-License-Identifier: MIT */
package java.lang.ref;

/** A reference that does not keep its object alive. */
public class WeakReference<T> extends Reference<T> {
    public WeakReference(T referent) {
        super(referent);
    }

    public WeakReference(T referent, ReferenceQueue<? super T> q) {
        super(referent, q);
    }
}
