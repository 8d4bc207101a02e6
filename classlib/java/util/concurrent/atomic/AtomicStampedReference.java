/* SPDX-License-Identifier: MIT */
package java.util.concurrent.atomic;

/** A reference and a stamp, updated together. */
public class AtomicStampedReference<V> {
    private record Pair<T>(T reference, int stamp) {
    }

    private final AtomicReference<Pair<V>> pair;

    public AtomicStampedReference(V initialRef, int initialStamp) {
        pair = new AtomicReference<>(new Pair<>(initialRef, initialStamp));
    }

    public V getReference() {
        return pair.get().reference;
    }

    public int getStamp() {
        return pair.get().stamp;
    }

    public V get(int[] holder) {
        Pair<V> p = pair.get();
        holder[0] = p.stamp;
        return p.reference;
    }

    public boolean weakCompareAndSet(V expectedReference, V newReference, int expectedStamp,
            int newStamp) {
        return compareAndSet(expectedReference, newReference, expectedStamp, newStamp);
    }

    public boolean compareAndSet(V expectedReference, V newReference, int expectedStamp,
            int newStamp) {
        Pair<V> p = pair.get();
        return expectedReference == p.reference && expectedStamp == p.stamp
            && (newReference == p.reference && newStamp == p.stamp
                || pair.compareAndSet(p, new Pair<>(newReference, newStamp)));
    }

    public void set(V newReference, int newStamp) {
        pair.set(new Pair<>(newReference, newStamp));
    }

    public boolean attemptStamp(V expectedReference, int newStamp) {
        Pair<V> p = pair.get();
        return expectedReference == p.reference && (newStamp == p.stamp
            || pair.compareAndSet(p, new Pair<>(expectedReference, newStamp)));
    }
}
