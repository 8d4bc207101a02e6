/* SPDX-License-Identifier: MIT */
package java.util;

/** An iterator over a list that goes both ways and can change the list. */
public interface ListIterator<E> extends Iterator<E> {
    boolean hasNext();

    E next();

    boolean hasPrevious();

    E previous();

    int nextIndex();

    int previousIndex();

    void remove();

    void set(E e);

    void add(E e);
}
