/* SPDX-License-Identifier: MIT */
package java.util;

/** A collection with a head that elements are taken from. */
public interface Queue<E> extends Collection<E> {
    boolean add(E e);

    boolean offer(E e);

    E remove();

    E poll();

    E element();

    E peek();
}
