/* SPDX-License-Identifier: MIT */
package java.util;

/** Reads a range of an array; shared by the collections that are an array underneath. */
final class ArrayIterator implements Iterator<Object> {
    private final Object[] a;
    private int next;
    private final int end;
    private final String refusal;

    /** The last is what an attempt to remove is told. */
    ArrayIterator(Object[] a, int from, int end, String refusal) {
        this.refusal = refusal;
        this.a = a;
        this.next = from;
        this.end = end;
    }

    @Override public boolean hasNext() {
        return next < end;
    }

    @Override public Object next() {
        if (next >= end) {
            throw new NoSuchElementException();
        }
        return a[next++];
    }

    @Override public void remove() {
        throw new UnsupportedOperationException(refusal);
    }
}
