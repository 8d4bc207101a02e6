/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.io.Serializable;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableSet;
import java.util.SortedSet;
import java.util.Spliterator;

/** A sorted set for many threads: the keys of a ConcurrentSkipListMap. */
public class ConcurrentSkipListSet<E> extends AbstractSet<E>
        implements NavigableSet<E>, Cloneable, Serializable {
    private static final long serialVersionUID = -2479143111061671589L;

    private final ConcurrentNavigableMap<E, Object> m;
    private final transient boolean readOnly;

    public ConcurrentSkipListSet() {
        m = new ConcurrentSkipListMap<>();
        readOnly = false;
    }

    public ConcurrentSkipListSet(Comparator<? super E> comparator) {
        m = new ConcurrentSkipListMap<>(comparator);
        readOnly = false;
    }

    public ConcurrentSkipListSet(Collection<? extends E> c) {
        this();
        addAll(c);
    }

    public ConcurrentSkipListSet(SortedSet<E> s) {
        this(s.comparator());
        addAll(s);
    }

    /* The keys of a map: none can be added. */
    @SuppressWarnings("unchecked")
    ConcurrentSkipListSet(ConcurrentNavigableMap<E, ?> m, boolean readOnly) {
        this.m = (ConcurrentNavigableMap<E, Object>) m;
        this.readOnly = readOnly;
    }

    private ConcurrentSkipListSet<E> view(ConcurrentNavigableMap<E, Object> v) {
        return new ConcurrentSkipListSet<>(v, readOnly);
    }

    private static <K> K key(Map.Entry<K, ?> e) {
        return e == null ? null : e.getKey();
    }

    @Override
    public boolean add(E e) {
        if (readOnly) {
            throw new UnsupportedOperationException();
        }
        return m.putIfAbsent(e, Boolean.TRUE) == null;
    }

    @Override
    public ConcurrentSkipListSet<E> clone() {
        return new ConcurrentSkipListSet<>((SortedSet<E>) this);
    }

    @Override
    public int size() {
        return m.size();
    }

    @Override
    public boolean isEmpty() {
        return m.isEmpty();
    }

    @Override
    public boolean contains(Object o) {
        return m.containsKey(o);
    }

    @Override
    public boolean remove(Object o) {
        return m.remove(o) != null;
    }

    @Override
    public boolean removeAll(Collection<?> c) {
        boolean removed = false; // one by one, however many there are
        for (Object o : c) {
            removed |= remove(o);
        }
        return removed;
    }

    @Override
    public void clear() {
        m.clear();
    }

    @Override
    public Comparator<? super E> comparator() {
        return m.comparator();
    }

    @Override
    public E first() {
        return m.firstKey();
    }

    @Override
    public E last() {
        return m.lastKey();
    }

    @Override
    public E lower(E e) {
        return m.lowerKey(e);
    }

    @Override
    public E floor(E e) {
        return m.floorKey(e);
    }

    @Override
    public E ceiling(E e) {
        return m.ceilingKey(e);
    }

    @Override
    public E higher(E e) {
        return m.higherKey(e);
    }

    @Override
    public E pollFirst() {
        return key(m.pollFirstEntry());
    }

    @Override
    public E pollLast() {
        return key(m.pollLastEntry());
    }

    @Override
    public Iterator<E> iterator() {
        Iterator<Map.Entry<E, Object>> it = m.entrySet().iterator();
        return new Iterator<E>() {
            @Override
            public boolean hasNext() {
                return it.hasNext();
            }

            @Override
            public E next() {
                return it.next().getKey();
            }

            @Override
            public void remove() {
                it.remove();
            }
        };
    }

    @Override
    public Spliterator<E> spliterator() {
        return new ConcurrentSkipListMap.SortedSpliterator<>(new LateIterator<>(this),
                ConcurrentSkipListMap.size(m), comparator());
    }

    @Override
    public Iterator<E> descendingIterator() {
        return descendingSet().iterator();
    }

    @Override
    public NavigableSet<E> descendingSet() {
        return view(m.descendingMap());
    }

    @Override
    public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
        return view(m.subMap(from, fromInclusive, to, toInclusive));
    }

    @Override
    public NavigableSet<E> headSet(E to, boolean inclusive) {
        return view(m.headMap(to, inclusive));
    }

    @Override
    public NavigableSet<E> tailSet(E from, boolean inclusive) {
        return view(m.tailMap(from, inclusive));
    }

    @Override
    public NavigableSet<E> subSet(E from, E to) {
        return subSet(from, true, to, false);
    }

    @Override
    public NavigableSet<E> headSet(E to) {
        return headSet(to, false);
    }

    @Override
    public NavigableSet<E> tailSet(E from) {
        return tailSet(from, true);
    }
}
