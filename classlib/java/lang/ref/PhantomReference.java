/* SPDX-License-Identifier: MIT */
package java.lang.ref;

/** A reference that tells when its object is gone for good. */
public class PhantomReference<T> extends Reference<T> {
    public PhantomReference(T referent, ReferenceQueue<? super T> q) {
        super(referent, q);
    }

    @Override
    public T get() {
        return null;
    }
}
