/* SPDX-License-Identifier: MIT */
package java.util.concurrent.atomic;

/** A reference and a mark, updated together. */
public class AtomicMarkableReference<V> {
    private record Pair<T>(T reference, boolean mark) {
    }

    private final AtomicReference<Pair<V>> pair;

    public AtomicMarkableReference(V initialRef, boolean initialMark) {
        pair = new AtomicReference<>(new Pair<>(initialRef, initialMark));
    }

    public V getReference() {
        return pair.get().reference;
    }

    public boolean isMarked() {
        return pair.get().mark;
    }

    public V get(boolean[] holder) {
        Pair<V> p = pair.get();
        holder[0] = p.mark;
        return p.reference;
    }

    public boolean weakCompareAndSet(V expectedReference, V newReference, boolean expectedMark,
            boolean newMark) {
        return compareAndSet(expectedReference, newReference, expectedMark, newMark);
    }

    public boolean compareAndSet(V expectedReference, V newReference, boolean expectedMark,
            boolean newMark) {
        Pair<V> p = pair.get();
        return expectedReference == p.reference && expectedMark == p.mark
            && (newReference == p.reference && newMark == p.mark
                || pair.compareAndSet(p, new Pair<>(newReference, newMark)));
    }

    public void set(V newReference, boolean newMark) {
        pair.set(new Pair<>(newReference, newMark));
    }

    public boolean attemptMark(V expectedReference, boolean newMark) {
        Pair<V> p = pair.get();
        return expectedReference == p.reference && (newMark == p.mark
            || pair.compareAndSet(p, new Pair<>(expectedReference, newMark)));
    }
}
