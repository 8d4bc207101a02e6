/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** A set on a copy-on-write list. */
public class CopyOnWriteArraySet<E> extends AbstractSet<E> implements java.io.Serializable {
    private static final long serialVersionUID = 5457747651344034263L;
    private final CopyOnWriteArrayList<E> al = new CopyOnWriteArrayList<>();

    public CopyOnWriteArraySet() {
    }

    public CopyOnWriteArraySet(Collection<? extends E> c) {
        if (c.getClass() == CopyOnWriteArraySet.class) {
            al.addAll(c);
        } else {
            al.addAllAbsent(c);
        }
    }

    @Override
    public int size() {
        return al.size();
    }

    @Override
    public boolean contains(Object o) {
        return al.contains(o);
    }

    @Override
    public Object[] toArray() {
        return al.toArray();
    }

    @Override
    public <T> T[] toArray(T[] a) {
        return al.toArray(a);
    }

    @Override
    public void clear() {
        al.clear();
    }

    @Override
    public boolean remove(Object o) {
        return al.remove(o);
    }

    @Override
    public boolean add(E e) {
        return al.addIfAbsent(e);
    }

    @Override
    public boolean addAll(Collection<? extends E> c) {
        return al.addAllAbsent(c) > 0;
    }

    /** What both were at one moment each; neither has an element twice. */
    @Override
    public boolean equals(Object o) {
        if (o == this || !(o instanceof Set)) {
            return o == this;
        }
        List<Object> mine = Arrays.asList(al.toArray());
        int n = 0;
        for (Object other : (Set<?>) o) {
            if (++n > mine.size() || !mine.contains(other)) {
                return false;
            }
        }
        return n == mine.size();
    }

    @Override
    public int hashCode() {
        int sum = 0;
        for (E e : this) {
            sum += Objects.hashCode(e);
        }
        return sum;
    }

    @Override
    public boolean removeAll(Collection<?> c) {
        return al.removeAll(c);
    }

    @Override
    public boolean retainAll(Collection<?> c) {
        return al.retainAll(c);
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
        return al.removeIf(filter);
    }

    @Override
    public void forEach(Consumer<? super E> action) {
        al.forEach(action);
    }

    @Override
    public Iterator<E> iterator() {
        return al.iterator();
    }

    @Override
    public java.util.Spliterator<E> spliterator() {
        return java.util.Spliterators.spliterator(toArray(),
            java.util.Spliterator.IMMUTABLE | java.util.Spliterator.DISTINCT);
    }
}
