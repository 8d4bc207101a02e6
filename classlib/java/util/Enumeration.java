/* SPDX-License-Identifier: MIT */
package java.util;

/** The original iterator: hasMoreElements and nextElement. */
public interface Enumeration<E> {
    boolean hasMoreElements();

    E nextElement();

    default Iterator<E> asIterator() {
        return new Iterator<E>() {
            @Override public boolean hasNext() {
                return hasMoreElements();
            }

            @Override public E next() {
                return nextElement();
            }
        };
    }
}
