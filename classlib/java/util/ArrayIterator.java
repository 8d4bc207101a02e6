/* SPDX-License-Identifier: MIT */
package java.util;

/** Reads a range of an array; shared by the collections that are an array underneath. */
final class ArrayIterator implements Iterator<Object> {
    private final Object[] a;
    private int next;
    private final int end;

    ArrayIterator(Object[] a, int from, int end) {
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
}
