/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.Serializable;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * The collections behind List.of, Set.of, Map.of and their copyOf. Sets and maps keep their
 * elements in order of insertion and find them through an open-addressed index of positions.
 */
final class ImmutableCollections {
    static final List<?> EMPTY_LIST = new WholeList<>(new Object[0], false);
    static final Set<?> EMPTY_SET = new ArraySet<>(new Object[0], null);
    static final Map<?, ?> EMPTY_MAP = new ArrayMap<>(new Object[0], null);

    private ImmutableCollections() {
    }

    static UnsupportedOperationException uoe() {
        return new UnsupportedOperationException();
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> list(E[] elements) {
        if (elements.length == 0) {
            return (List<E>) EMPTY_LIST;
        }
        Object[] a = new Object[elements.length];
        for (int i = 0; i < a.length; i++) {
            a[i] = Objects.requireNonNull(elements[i]);
        }
        return new WholeList<>(a, false);
    }

    /** Takes over an array that nobody else holds; nulls are allowed (Stream.toList). */
    static <E> List<E> listOfNullable(Object[] a) {
        return new WholeList<>(a, true);
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> set(E[] elements, boolean dropDuplicates) {
        int n = elements.length;
        if (n == 0) {
            return (Set<E>) EMPTY_SET;
        }
        Object[] kept = new Object[n];
        int[] index = newIndex(n);
        int size = 0;
        for (Object e : elements) {
            int slot = probe(kept, index, e);
            if (slot >= 0) {
                if (dropDuplicates) {
                    continue;
                }
                throw new IllegalArgumentException("duplicate element: " + e);
            }
            index[~slot] = size + 1;
            kept[size++] = e;
        }
        return new ArraySet<>(size == n ? kept : Arrays.copyOf(kept, size), index);
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> copy(Collection<? extends E> c) {
        c.size();
        return (Set<E>) set(c.toArray(), true);
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> pair(Object e0, Object e1) {
        if (e0.equals(Objects.requireNonNull(e1))) {
            throw new IllegalArgumentException("duplicate element: " + e0);
        }
        return set((E[]) new Object[] {e0, e1}, false);
    }

    private static int probe(Object[] elements, int[] index, Object pe) {
        return probe(elements, 1, index, pe, pe.hashCode());
    }

    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> map(Object... kv) {
        int n = kv.length / 2;
        if (n == 0) {
            return (Map<K, V>) EMPTY_MAP;
        }
        Object[] kept = new Object[n * 2];
        int[] index = newIndex(n);
        for (int i = 0; i < n; i++) {
            Object key = Objects.requireNonNull(kv[2 * i]);
            Object value = Objects.requireNonNull(kv[2 * i + 1]);
            int slot = probe(kept, 2, index, key);
            if (slot >= 0) {
                throw new IllegalArgumentException("duplicate key: " + key);
            }
            index[~slot] = i + 1;
            kept[2 * i] = key;
            kept[2 * i + 1] = value;
        }
        return new ArrayMap<>(kept, index);
    }

    private static int[] newIndex(int n) {
        int capacity = 4;
        while (capacity < n * 2) {
            capacity <<= 1;
        }
        return new int[capacity];
    }

    /** The position of a key in the index, or the complement of the free one to put it in. */
    private static int probe(Object[] a, int stride, int[] index, Object pk) {
        return probe(a, stride, index, pk, pk.hashCode());
    }

    private static int probe(Object[] a, int stride, int[] index, Object key, int h) {
        int i = (h ^ (h >>> 16)) & (index.length - 1);
        while (index[i] != 0) {
            if (key.equals(a[(index[i] - 1) * stride])) {
                return i;
            }
            i = (i + 1) & (index.length - 1);
        }
        return ~i;
    }

    private static class Itr<E> implements Iterator<E> {
        final List<E> list;
        int cursor;

        Itr(List<E> list, int cursor) {
            this.list = list;
            this.cursor = cursor;
        }

        @Override public boolean hasNext() {
            return cursor < list.size();
        }

        @Override public E next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return list.get(cursor++);
        }

        @Override public void remove() {
            throw uoe();
        }
    }

    private static final class ListItr<E> extends Itr<E> implements ListIterator<E> {
        ListItr(List<E> list, int cursor) {
            super(list, cursor);
        }

        @Override public boolean hasPrevious() {
            return cursor > 0;
        }

        @Override public E previous() {
            if (!hasPrevious()) {
                throw new NoSuchElementException();
            }
            return list.get(--cursor);
        }

        @Override public int nextIndex() {
            return cursor;
        }

        @Override public int previousIndex() {
            return cursor - 1;
        }

        @Override public void set(E e) {
            throw uoe();
        }

        @Override public void add(E e) {
            throw uoe();
        }
    }

    /** List.of, List.copyOf, Stream.toList: what streams of objects take, unlike a part. */
    static final class WholeList<E> extends ArrayImmutableList<E> implements Serializable {
        private static final long serialVersionUID = 1L;

        WholeList(Object[] a, boolean nullable) {
            super(a, nullable);
        }

        private Object writeReplace() {
            return new CollSer(nullable ? CollSer.NULLABLE_LIST : CollSer.LIST, a);
        }
    }

    /** Such lists, and their parts. */
    static class ArrayImmutableList<E> extends AbstractList<E> implements RandomAccess {
        final Object[] a;
        final boolean nullable;

        ArrayImmutableList(Object[] a, boolean nullable) {
            this.a = a;
            this.nullable = nullable;
        }

        @Override public Iterator<E> iterator() {
            return new Itr<>(this, 0);
        }

        @Override public ListIterator<E> listIterator(int index) {
            if (index < 0 || index > size()) {
                throw new IndexOutOfBoundsException("Index: " + index + " Size: " + size());
            }
            return new ListItr<>(this, index);
        }

        @Override public int size() {
            return a.length;
        }

        @SuppressWarnings("unchecked")
        @Override public E get(int index) {
            if (index < 0 || index >= a.length) {
                if (!(this instanceof WholeList)) {
                    Objects.checkIndex(index, a.length);
                }
                if (a.length == 1 || a.length == 2) {
                    throw new IndexOutOfBoundsException("Index: " + index + " Size: " + a.length);
                }
                throw new ArrayIndexOutOfBoundsException(
                    "Index " + index + " out of bounds for length " + a.length);
            }
            return (E) a[index];
        }

        @Override public boolean contains(Object o) {
            return indexOf(o) >= 0;
        }

        @Override public int indexOf(Object o) {
            if (!nullable && o == null) {
                throw new NullPointerException();
            }
            for (int i = 0; i < a.length; i++) {
                if (Objects.equals(o, a[i])) {
                    return i;
                }
            }
            return -1;
        }

        @Override public int lastIndexOf(Object o) {
            if (!nullable && o == null) {
                throw new NullPointerException();
            }
            for (int i = a.length - 1; i >= 0; i--) {
                if (Objects.equals(o, a[i])) {
                    return i;
                }
            }
            return -1;
        }

        @Override public Object[] toArray() {
            return a.clone();
        }

        /** Whether a copy would differ in nothing: it has no null, and no part's ways. */
        boolean isCopyOfItself() {
            return !nullable && this instanceof WholeList;
        }

        @Override public List<E> subList(int from, int to) {
            AbstractList.checkBounds(from, to, a.length);
            return new ArrayImmutableList<>(Arrays.copyOfRange(a, from, to), nullable);
        }

        @Override public boolean add(E e) {
            throw uoe();
        }

        @Override public boolean addAll(Collection<? extends E> c) {
            throw uoe();
        }

        @Override public boolean addAll(int index, Collection<? extends E> c) {
            throw uoe();
        }

        @Override public void clear() {
            throw uoe();
        }

        @Override public boolean remove(Object o) {
            throw uoe();
        }

        @Override public boolean removeAll(Collection<?> c) {
            throw uoe();
        }

        @Override public boolean removeIf(Predicate<? super E> filter) {
            throw uoe();
        }

        @Override public boolean retainAll(Collection<?> c) {
            throw uoe();
        }

        @Override public void replaceAll(UnaryOperator<E> operator) {
            throw uoe();
        }

        @Override public void sort(Comparator<? super E> c) {
            throw uoe();
        }
    }

    /** Set.of and Set.copyOf. */
    static final class ArraySet<E> extends AbstractSet<E> implements Serializable {
        private static final long serialVersionUID = 1L;
        private final Object[] a;
        private final int[] index;

        ArraySet(Object[] a, int[] index) {
            this.a = a;
            this.index = index;
        }

        private Object writeReplace() {
            return new CollSer(CollSer.SET, a);
        }

        @Override public int size() {
            return a.length;
        }

        @Override public boolean contains(Object o) {
            Objects.requireNonNull(o);
            return index != null && probe(a, 1, index, o) >= 0;
        }

        @Override public Iterator<E> iterator() {
            return new Iterator<E>() {
                private int next;

                @Override public boolean hasNext() {
                    return next < a.length;
                }

                @SuppressWarnings("unchecked")
                @Override public E next() {
                    if (next >= a.length) {
                        throw new NoSuchElementException();
                    }
                    return (E) a[next++];
                }
            };
        }

        @Override public boolean add(E e) {
            throw uoe();
        }

        @Override public boolean addAll(Collection<? extends E> c) {
            throw uoe();
        }

        @Override public void clear() {
            throw uoe();
        }

        @Override public boolean remove(Object o) {
            throw uoe();
        }

        @Override public boolean removeAll(Collection<?> c) {
            throw uoe();
        }

        @Override public boolean removeIf(Predicate<? super E> filter) {
            throw uoe();
        }

        @Override public boolean retainAll(Collection<?> c) {
            throw uoe();
        }
    }

    /** Map.of, Map.ofEntries and Map.copyOf. */
    static final class ArrayMap<K, V> extends AbstractMap<K, V> implements Serializable {
        private static final long serialVersionUID = 1L;
        private final Object[] kv;
        private final int[] index;

        ArrayMap(Object[] kv, int[] index) {
            this.kv = kv;
            this.index = index;
        }

        private Object writeReplace() {
            return new CollSer(CollSer.MAP, kv);
        }

        @Override public int size() {
            return kv.length / 2;
        }

        @SuppressWarnings("unchecked")
        @Override public V get(Object key) {
            if (index == null) {
                Objects.requireNonNull(key);
                return null;
            }
            int slot = probe(kv, 2, index, key);
            return slot < 0 ? null : (V) kv[index[slot] * 2 - 1];
        }

        @Override public boolean containsKey(Object key) {
            return get(Objects.requireNonNull(key)) != null;
        }

        @Override public boolean containsValue(Object value) {
            Objects.requireNonNull(value);
            for (int i = 1; i < kv.length; i += 2) {
                if (value.equals(kv[i])) {
                    return true;
                }
            }
            return false;
        }

        @Override public V getOrDefault(Object key, V defaultValue) {
            V v = get(key);
            return v != null ? v : defaultValue;
        }

        @SuppressWarnings("unchecked")
        @Override public Set<Entry<K, V>> entrySet() {
            if (kv.length == 2) { // of one entry the set is unmodifiable even where nothing changes
                return Set.of(new KeyValueHolder<>((K) kv[0], (V) kv[1]));
            }
            return new AbstractSet<Entry<K, V>>() {
                @Override public int size() {
                    return kv.length / 2;
                }

                @Override public Iterator<Entry<K, V>> iterator() {
                    return new Iterator<Entry<K, V>>() {
                        private int next;

                        @Override public boolean hasNext() {
                            return next < kv.length;
                        }

                        @SuppressWarnings("unchecked")
                        @Override public Entry<K, V> next() {
                            if (next >= kv.length) {
                                throw new NoSuchElementException();
                            }
                            next += 2;
                            return new KeyValueHolder<>((K) kv[next - 2], (V) kv[next - 1]);
                        }
                    };
                }
            };
        }

        @Override public V put(K key, V value) {
            throw uoe();
        }

        @Override public V remove(Object key) {
            throw uoe();
        }

        @Override public void putAll(Map<? extends K, ? extends V> m) {
            throw uoe();
        }

        @Override public void clear() {
            throw uoe();
        }

        @Override public V putIfAbsent(K key, V value) {
            throw uoe();
        }

        @Override public boolean remove(Object key, Object value) {
            throw uoe();
        }

        @Override public boolean replace(K key, V oldValue, V newValue) {
            throw uoe();
        }

        @Override public V replace(K key, V value) {
            throw uoe();
        }

        @Override public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
            throw uoe();
        }

        @Override public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
            throw uoe();
        }

        @Override public V computeIfPresent(K key,
                BiFunction<? super K, ? super V, ? extends V> f) {
            throw uoe();
        }

        @Override public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            throw uoe();
        }

        @Override public V merge(K key, V value,
                BiFunction<? super V, ? super V, ? extends V> f) {
            throw uoe();
        }
    }
}
