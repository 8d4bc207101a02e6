/* SPDX-License-Identifier: MIT */
package java.lang.ref;

/** The reference through which objects with finalizers are found. */
class FinalReference<T> extends Reference<T> {
    FinalReference(T referent, ReferenceQueue<? super T> q) {
        super(referent, q);
    }

    @Override
    public boolean enqueue() {
        throw new InternalError("should never reach here");
    }
}
