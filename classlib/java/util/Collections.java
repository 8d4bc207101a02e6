/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import jdk.internal.access.SharedSecrets;

/** Algorithms on collections, wrappers around them, and small fixed ones. */
public class Collections {
    private static Random random;

    private Collections() {
    }

    public static <T extends Comparable<? super T>> void sort(List<T> list) {
        list.sort(null);
    }

    public static <T> void sort(List<T> list, Comparator<? super T> c) {
        list.sort(c);
    }

    /**
     * Objects that compare themselves. A class of its own, as some search before there are lambdas.
     */
    private static final class Natural implements Comparator<Object> {
        static final Natural ORDER = new Natural();

        @SuppressWarnings("unchecked")
        @Override public int compare(Object a, Object b) {
            return ((Comparable<Object>) a).compareTo(b);
        }
    }

    /**
     * The given order, or the natural one for null;
     * unlike naturalOrder() it tells who compares with null.
     */
    @SuppressWarnings("unchecked")
    static Comparator<Object> orderOf(Comparator<?> c) {
        return c == null ? Natural.ORDER : (Comparator<Object>) c;
    }

    public static <T> int binarySearch(List<? extends Comparable<? super T>> list, T key) {
        return search(list, key, Natural.ORDER);
    }

    public static <T> int binarySearch(List<? extends T> list, T key, Comparator<? super T> c) {
        return search(list, key, orderOf(c));
    }

    private static int search(List<?> list, Object key, Comparator<Object> order) {
        int at = 0;
        int left = list.size();
        while (left > 0) {
            int probe = at + (left - 1 >> 1);
            int d = order.compare(list.get(probe), key);
            if (d == 0) {
                return probe;
            }
            left = d > 0 ? probe - at : left - (probe + 1 - at);
            at = d > 0 ? at : probe + 1;
        }
        return ~at;
    }

    @SuppressWarnings("unchecked")
    public static void reverse(List<?> list) {
        int size = list.size();
        if (size > 20 && !(list instanceof RandomAccess)) {
            ListIterator<Object> front = ((List<Object>) list).listIterator();
            ListIterator<Object> back = ((List<Object>) list).listIterator(size);
            for (int i = 0; i < size / 2; i++) {
                Object first = front.next();
                front.set(back.previous());
                back.set(first);
            }
            return;
        }
        for (int i = 0, j = list.size() - 1; i < j; i++, j--) {
            swap(list, i, j);
        }
    }

    public static void shuffle(List<?> list) {
        if (random == null) {
            random = new Random();
        }
        shuffle(list, random);
    }

    @SuppressWarnings("unchecked")
    public static void shuffle(List<?> list, Random rnd) {
        if (list.size() < 5 || list instanceof RandomAccess) {
            for (int left = list.size(); left > 1; left--) {
                swap(list, left - 1, rnd.nextInt(left));
            }
        } else {
            List<Object> copy = Arrays.asList(list.toArray());
            shuffle(copy, rnd);
            copy((List<Object>) list, copy);
        }
    }

    @SuppressWarnings("unchecked")
    public static void swap(List<?> list, int i, int j) {
        exchange((List<Object>) list, i, j);
    }

    private static void exchange(List<Object> l, int i, int j) {
        l.set(i, l.set(j, l.get(i)));
    }

    public static <T> void fill(List<? super T> list, T obj) {
        int n = list.size();
        boolean direct = n < 25 || list instanceof RandomAccess;
        ListIterator<? super T> place = direct ? null : list.listIterator();
        for (int i = 0; i < n; i++) {
            if (direct) {
                list.set(i, obj);
            } else {
                place.next();
                place.set(obj);
            }
        }
    }

    public static <T> void copy(List<? super T> dest, List<? extends T> src) {
        if (src.size() > dest.size()) {
            throw new IndexOutOfBoundsException("Source does not fit in dest");
        }
        if (src.size() < 10 || dest instanceof RandomAccess && src instanceof RandomAccess) {
            for (int i = 0, n = src.size(); i < n; i++) {
                dest.set(i, src.get(i));
            }
            return;
        }
        ListIterator<? super T> it = dest.listIterator();
        for (T e : src) {
            it.next();
            it.set(e);
        }
    }

    public static <T extends Object & Comparable<? super T>> T min(Collection<? extends T> coll) {
        return min(coll, null);
    }

    @SuppressWarnings("unchecked")
    public static <T> T min(Collection<? extends T> coll, Comparator<? super T> comp) {
        Comparator<? super T> c = comp != null ? comp : (Comparator<T>) Comparators.NATURAL;
        Iterator<? extends T> it = coll.iterator();
        T best = it.next();
        while (it.hasNext()) {
            T e = it.next();
            if (c.compare(e, best) < 0) {
                best = e;
            }
        }
        return best;
    }

    public static <T extends Object & Comparable<? super T>> T max(Collection<? extends T> coll) {
        return max(coll, null);
    }

    @SuppressWarnings("unchecked")
    public static <T> T max(Collection<? extends T> coll, Comparator<? super T> comp) {
        Comparator<? super T> c = comp != null ? comp : (Comparator<T>) Comparators.NATURAL;
        Iterator<? extends T> it = coll.iterator();
        T best = it.next();
        while (it.hasNext()) {
            T e = it.next();
            if (c.compare(e, best) > 0) {
                best = e;
            }
        }
        return best;
    }

    @SuppressWarnings("unchecked")
    public static void rotate(List<?> list, int distance) {
        int n = list.size();
        if (n == 0) {
            return;
        }
        int d = Math.floorMod(distance, n);
        if (d == 0) {
            return;
        }
        if (n < 100 || list instanceof RandomAccess) {
            cycle((List<Object>) list, n, d);
        } else {
            reverse(list.subList(0, n - d));
            reverse(list.subList(n - d, n));
            reverse(list);
        }
    }

    /** Moves each element to its place, along as many rings as there are. */
    private static void cycle(List<Object> list, int n, int d) {
        for (int start = 0, moved = 0; moved < n; start++) {
            Object e = list.get(start);
            int i = start;
            do {
                i = i < n - d ? i + d : i - (n - d);
                e = list.set(i, e);
                moved++;
            } while (i != start);
        }
    }

    public static <T> boolean replaceAll(List<T> list, T oldVal, T newVal) {
        boolean changed = false;
        int n = list.size();
        boolean direct = n < 11 || list instanceof RandomAccess;
        ListIterator<T> it = direct ? null : list.listIterator();
        for (int i = 0; i < n; i++) {
            if (Objects.equals(oldVal, direct ? list.get(i) : it.next())) {
                if (direct) {
                    list.set(i, newVal);
                } else {
                    it.set(newVal);
                }
                changed = true;
            }
        }
        return changed;
    }

    public static int indexOfSubList(List<?> source, List<?> target) {
        int n = target.size();
        for (int i = 0; i <= source.size() - n; i++) {
            if (source.subList(i, i + n).equals(target)) {
                return i;
            }
        }
        return -1;
    }

    public static int lastIndexOfSubList(List<?> source, List<?> target) {
        int n = target.size();
        for (int i = source.size() - n; i >= 0; i--) {
            if (source.subList(i, i + n).equals(target)) {
                return i;
            }
        }
        return -1;
    }

    public static int frequency(Collection<?> c, Object o) {
        int n = 0;
        for (Object e : c) {
            if (Objects.equals(o, e)) {
                n++;
            }
        }
        return n;
    }

    public static boolean disjoint(Collection<?> c1, Collection<?> c2) {
        boolean searchFirst = c1 instanceof Set;
        if (!searchFirst && !(c2 instanceof Set)) {
            int n = c1.size();
            int m = c2.size();
            if (n == 0 || m == 0) {
                return true;
            }
            searchFirst = n > m;
        }
        Collection<?> searched = searchFirst ? c1 : c2;
        for (Object e : searchFirst ? c2 : c1) {
            if (searched.contains(e)) {
                return false;
            }
        }
        return true;
    }

    @SafeVarargs
    public static <T> boolean addAll(Collection<? super T> c, T... elements) {
        boolean changed = false;
        for (T e : elements) {
            changed |= c.add(e);
        }
        return changed;
    }

    @SuppressWarnings("unchecked")
    public static <T> Comparator<T> reverseOrder() {
        return (Comparator<T>) Comparators.REVERSE;
    }

    @SuppressWarnings("unchecked")
    public static <T> Comparator<T> reverseOrder(Comparator<T> cmp) {
        if (cmp == null || cmp == Comparators.NATURAL) {
            return (Comparator<T>) Comparators.REVERSE;
        }
        if (cmp == Comparators.REVERSE) {
            return (Comparator<T>) Comparators.NATURAL;
        }
        return cmp instanceof ReverseComparator2 ? ((ReverseComparator2<T>) cmp).cmp
            : new ReverseComparator2<>(cmp);
    }

    static final class ReverseComparator implements Comparator<Comparable<Object>>, Serializable {
        private static final long serialVersionUID = 7207038068494060240L;

        @Override public int compare(Comparable<Object> c1, Comparable<Object> c2) {
            return c2.compareTo(c1);
        }

        @Override public Comparator<Comparable<Object>> reversed() {
            return Comparators.NATURAL;
        }

        private Object readResolve() {
            return Comparators.REVERSE;
        }
    }

    static final class ReverseComparator2<T> implements Comparator<T>, Serializable {
        private static final long serialVersionUID = 4374092139857L;
        final Comparator<T> cmp;

        ReverseComparator2(Comparator<T> cmp) {
            this.cmp = cmp;
        }

        @Override public int compare(T a, T b) {
            return cmp.compare(b, a);
        }

        @Override public boolean equals(Object o) {
            return o == this
                    || (o instanceof ReverseComparator2
                            && cmp.equals(((ReverseComparator2<?>) o).cmp));
        }

        @Override public int hashCode() {
            return cmp.hashCode() ^ Integer.MIN_VALUE;
        }

        @Override public Comparator<T> reversed() {
            return cmp;
        }
    }

    public static <T> Enumeration<T> enumeration(Collection<T> c) {
        return new Enumeration<T>() {
            private final Iterator<T> it = c.iterator();

            @Override public boolean hasMoreElements() {
                return it.hasNext();
            }

            @Override public T nextElement() {
                return it.next();
            }
        };
    }

    public static <T> ArrayList<T> list(Enumeration<T> e) {
        ArrayList<T> l = new ArrayList<>();
        while (e.hasMoreElements()) {
            l.add(e.nextElement());
        }
        return l;
    }

    /* ---- Small fixed collections ---- */

    @SuppressWarnings("rawtypes")
    public static final Set EMPTY_SET = new EmptySet<>();
    @SuppressWarnings("rawtypes")
    public static final List EMPTY_LIST = new EmptyList<>();
    @SuppressWarnings("rawtypes")
    public static final Map EMPTY_MAP = new EmptyMap<>();

    public static <T> Iterator<T> emptyIterator() {
        return Nothing.it();
    }

    public static <T> ListIterator<T> emptyListIterator() {
        return Nothing.it();
    }

    public static <T> Enumeration<T> emptyEnumeration() {
        return Nothing.it();
    }

    /** Walks over nothing, in every way. */
    private static final class Nothing<E> implements ListIterator<E>, Enumeration<E> {
        private static final Nothing<?> IT = new Nothing<>();

        @SuppressWarnings("unchecked")
        static <E> Nothing<E> it() {
            return (Nothing<E>) IT;
        }

        @Override public boolean hasNext() {
            return false;
        }

        @Override public E next() {
            throw new NoSuchElementException();
        }

        @Override public boolean hasPrevious() {
            return false;
        }

        @Override public E previous() {
            throw new NoSuchElementException();
        }

        @Override public int nextIndex() {
            return 0;
        }

        @Override public int previousIndex() {
            return -1;
        }

        @Override public void remove() {
            throw new IllegalStateException();
        }

        @Override public void set(E e) {
            throw new IllegalStateException();
        }

        @Override public void add(E e) {
            throw new UnsupportedOperationException();
        }

        @Override public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
        }

        @Override public boolean hasMoreElements() {
            return false;
        }

        @Override public E nextElement() {
            throw new NoSuchElementException();
        }

        @Override public Iterator<E> asIterator() {
            return this;
        }
    }

    @SuppressWarnings("unchecked")
    public static final <T> Set<T> emptySet() {
        return (Set<T>) EMPTY_SET;
    }

    @SuppressWarnings("unchecked")
    public static final <T> List<T> emptyList() {
        return (List<T>) EMPTY_LIST;
    }

    @SuppressWarnings("unchecked")
    public static final <K, V> Map<K, V> emptyMap() {
        return (Map<K, V>) EMPTY_MAP;
    }

    public static <E> SortedSet<E> emptySortedSet() {
        return emptyNavigableSet();
    }

    @SuppressWarnings("unchecked")
    public static <E> NavigableSet<E> emptyNavigableSet() {
        return (NavigableSet<E>) UnmodifiableNavigableSet.EmptyNavigableSet.EMPTY;
    }

    public static final <K, V> SortedMap<K, V> emptySortedMap() {
        return emptyNavigableMap();
    }

    @SuppressWarnings("unchecked")
    public static final <K, V> NavigableMap<K, V> emptyNavigableMap() {
        return (NavigableMap<K, V>) UnmodifiableNavigableMap.EmptyNavigableMap.EMPTY;
    }

    private static final class EmptySet<E> extends AbstractSet<E> implements Serializable {
        private static final long serialVersionUID = 1582296315990362920L;

        @Override public Iterator<E> iterator() {
            return emptyIterator();
        }

        @Override public int size() {
            return 0;
        }

        @Override public Spliterator<E> spliterator() {
            return Spliterators.emptySpliterator();
        }

        @Override public boolean contains(Object o) {
            return false;
        }

        private Object readResolve() {
            return EMPTY_SET;
        }
    }

    private static final class EmptyList<E> extends AbstractList<E>
            implements RandomAccess, Serializable {
        private static final long serialVersionUID = 8842843931221139166L;

        @Override public Iterator<E> iterator() {
            return emptyIterator();
        }

        @Override public ListIterator<E> listIterator() {
            return emptyListIterator();
        }

        @Override public int size() {
            return 0;
        }

        @Override public Spliterator<E> spliterator() {
            return Spliterators.emptySpliterator();
        }

        @Override public E get(int index) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }

        @Override public void sort(Comparator<? super E> c) {
        }

        private Object readResolve() {
            return EMPTY_LIST;
        }
    }

    /** What the methods of Map that change one entry do where none can change. */
    private interface Unchanging<K, V> extends Map<K, V> {
        @Override default V putIfAbsent(K key, V value) {
            throw new UnsupportedOperationException();
        }

        @Override default boolean remove(Object key, Object value) {
            throw new UnsupportedOperationException();
        }

        @Override default boolean replace(K key, V oldValue, V newValue) {
            throw new UnsupportedOperationException();
        }

        @Override default V replace(K key, V value) {
            throw new UnsupportedOperationException();
        }

        @Override default V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
            throw new UnsupportedOperationException();
        }

        @Override default V computeIfPresent(K key,
                BiFunction<? super K, ? super V, ? extends V> function) {
            throw new UnsupportedOperationException();
        }

        @Override default V compute(K key,
                BiFunction<? super K, ? super V, ? extends V> function) {
            throw new UnsupportedOperationException();
        }

        @Override default V merge(K key, V value,
                BiFunction<? super V, ? super V, ? extends V> function) {
            throw new UnsupportedOperationException();
        }
    }

    private static final class EmptyMap<K, V> extends AbstractMap<K, V>
            implements Unchanging<K, V>, Serializable {
        private static final long serialVersionUID = 6428348081105594320L;

        @Override public Set<Map.Entry<K, V>> entrySet() {
            return emptySet();
        }

        @Override public Set<K> keySet() {
            return emptySet();
        }

        @Override public Collection<V> values() {
            return emptySet();
        }

        @Override public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
            Objects.requireNonNull(function);
        }

        private Object readResolve() {
            return EMPTY_MAP;
        }
    }

    public static <T> Set<T> singleton(T o) {
        return new SingletonSet<>(o);
    }

    public static <T> List<T> singletonList(T o) {
        return new SingletonList<>(o);
    }

    public static <K, V> Map<K, V> singletonMap(K key, V value) {
        return new SingletonMap<>(key, value);
    }

    private static <E> Spliterator<E> oneOf(E element) {
        return Spliterators.spliterator(new Object[] {element}, Spliterator.IMMUTABLE
            | Spliterator.DISTINCT | Spliterator.ORDERED
            | (element == null ? 0 : Spliterator.NONNULL));
    }

    private static final class SingletonSet<E> extends AbstractSet<E> implements Serializable {
        private static final long serialVersionUID = 3193687207550431679L;
        private final E element;

        SingletonSet(E e) {
            element = e;
        }

        @SuppressWarnings("unchecked")
        @Override public Iterator<E> iterator() {
            return (Iterator<E>) new ArrayIterator(new Object[] {element}, 0, 1, null);
        }

        @Override public int size() {
            return 1;
        }

        @Override public Spliterator<E> spliterator() {
            return oneOf(element);
        }

        @Override public boolean removeIf(Predicate<? super E> filter) {
            throw new UnsupportedOperationException();
        }
    }

    private static final class SingletonList<E> extends AbstractList<E>
            implements RandomAccess, Serializable {
        private static final long serialVersionUID = 3093736618740652951L;
        private final E element;

        SingletonList(E e) {
            element = e;
        }

        @SuppressWarnings("unchecked")
        @Override public Iterator<E> iterator() {
            return (Iterator<E>) new ArrayIterator(new Object[] {element}, 0, 1, null);
        }

        @Override public int size() {
            return 1;
        }

        @Override public Spliterator<E> spliterator() {
            return oneOf(element);
        }

        @Override public E get(int index) {
            if (index != 0) {
                throw new IndexOutOfBoundsException("Index: " + index + ", Size: 1");
            }
            return element;
        }

        @Override public boolean removeIf(Predicate<? super E> filter) {
            throw new UnsupportedOperationException();
        }

        @Override public void replaceAll(UnaryOperator<E> operator) {
            throw new UnsupportedOperationException();
        }

        @Override public void sort(Comparator<? super E> c) {
        }
    }

    private static final class SingletonMap<K, V> extends AbstractMap<K, V>
            implements Unchanging<K, V>, Serializable {
        private static final long serialVersionUID = -6979724477215052911L;
        private final K k;
        private final V v;

        SingletonMap(K k, V v) {
            this.k = k;
            this.v = v;
        }

        @Override public void replaceAll(
                java.util.function.BiFunction<? super K, ? super V, ? extends V> function) {
            throw new UnsupportedOperationException();
        }

        @Override public Set<Map.Entry<K, V>> entrySet() {
            return singleton(new SimpleImmutableEntry<>(k, v));
        }

        @Override public Set<K> keySet() {
            return singleton(k);
        }

        @Override public Collection<V> values() {
            return singleton(v);
        }
    }

    public static <T> List<T> nCopies(int n, T o) {
        if (n < 0) {
            throw new IllegalArgumentException("List length = " + n);
        }
        return new CopiesList<>(n, o);
    }

    private static final class CopiesList<E> extends AbstractList<E>
            implements RandomAccess, Serializable {
        private static final long serialVersionUID = 2739099268398711800L;
        private final int n;
        private final E element;

        CopiesList(int n, E e) {
            this.n = n;
            element = e;
        }

        private void readObject(java.io.ObjectInputStream s)
                throws java.io.IOException, ClassNotFoundException {
            s.defaultReadObject();
            SharedSecrets.getArrayAnnouncement().announce(s, Object[].class, n);
        }

        @Override public int size() {
            return n;
        }

        @Override public E get(int index) {
            if (index < 0 || index >= n) {
                throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + n);
            }
            return element;
        }

        @Override public List<E> subList(int from, int to) {
            checkBounds(from, to, n);
            return new CopiesList<>(to - from, element);
        }

        @Override public Spliterator<E> spliterator() {
            return n == 0 ? Spliterators.emptySpliterator() : stream().spliterator();
        }

        @Override public Stream<E> stream() {
            return IntStream.range(0, n).mapToObj(i -> element);
        }

        @Override public Stream<E> parallelStream() {
            return IntStream.range(0, n).parallel().mapToObj(i -> element);
        }
    }

    public static <E> Set<E> newSetFromMap(Map<E, Boolean> map) {
        if (!map.isEmpty()) {
            throw new IllegalArgumentException("Map is non-empty");
        }
        return new SetFromMap<>(map);
    }

    private static final class SetFromMap<E> extends AbstractSet<E> implements Serializable {
        private static final long serialVersionUID = 2454657854757543876L;
        private final Map<E, Boolean> m;

        SetFromMap(Map<E, Boolean> m) {
            this.m = m;
        }

        private void readObject(java.io.ObjectInputStream s)
                throws java.io.IOException, ClassNotFoundException {
            s.defaultReadObject();
            Objects.requireNonNull(m);
        }

        @Override public void clear() {
            m.clear();
        }

        @Override public int size() {
            return m.size();
        }

        @Override public boolean contains(Object o) {
            return m.containsKey(o);
        }

        @Override public boolean remove(Object o) {
            return m.remove(o) != null;
        }

        @Override public boolean add(E e) {
            return m.put(e, Boolean.TRUE) == null;
        }

        @Override public Iterator<E> iterator() {
            return m.keySet().iterator();
        }

        @Override public Spliterator<E> spliterator() {
            return m.keySet().spliterator();
        }

        @Override public void forEach(Consumer<? super E> action) {
            m.keySet().forEach(action);
        }

        @Override public boolean containsAll(Collection<?> c) {
            return m.keySet().containsAll(c);
        }

        @Override public boolean removeAll(Collection<?> c) {
            return m.keySet().removeAll(c);
        }

        @Override public boolean retainAll(Collection<?> c) {
            return m.keySet().retainAll(c);
        }

        @Override public boolean removeIf(Predicate<? super E> filter) {
            return m.keySet().removeIf(filter);
        }
    }

    public static <T> Queue<T> asLifoQueue(Deque<T> deque) {
        return new AsLIFOQueue<>(Objects.requireNonNull(deque));
    }

    private static final class AsLIFOQueue<E> extends AbstractQueue<E> implements Serializable {
        private static final long serialVersionUID = 1802017725587941708L;
        private final Deque<E> q;

        AsLIFOQueue(Deque<E> q) {
            this.q = q;
        }

        @Override public boolean add(E e) {
            q.addFirst(e);
            return true;
        }

        @Override public boolean offer(E e) {
            return q.offerFirst(e);
        }

        @Override public E poll() {
            return q.pollFirst();
        }

        @Override public E peek() {
            return q.peekFirst();
        }

        @Override public int size() {
            return q.size();
        }

        @Override public Iterator<E> iterator() {
            return q.iterator();
        }

        @Override public Spliterator<E> spliterator() {
            return q.spliterator();
        }

        @Override public boolean isEmpty() {
            return q.isEmpty();
        }

        @Override public void clear() {
            q.clear();
        }

        @Override public boolean contains(Object o) {
            return q.contains(o);
        }

        @Override public boolean remove(Object o) {
            return q.remove(o);
        }

        @Override public Object[] toArray() {
            return q.toArray();
        }

        @Override public <T> T[] toArray(T[] a) {
            return q.toArray(a);
        }

        @Override public <T> T[] toArray(IntFunction<T[]> generator) {
            return q.toArray(generator);
        }

        @Override public Stream<E> stream() {
            return q.stream();
        }

        @Override public Stream<E> parallelStream() {
            return q.parallelStream();
        }

        @Override public String toString() {
            return q.toString();
        }

        @Override public void forEach(Consumer<? super E> action) {
            q.forEach(action);
        }

        @Override public boolean containsAll(Collection<?> c) {
            return q.containsAll(c);
        }

        @Override public boolean removeAll(Collection<?> c) {
            return q.removeAll(c);
        }

        @Override public boolean retainAll(Collection<?> c) {
            return q.retainAll(c);
        }

        @Override public boolean removeIf(Predicate<? super E> filter) {
            return q.removeIf(filter);
        }
    }

    /* ---- Wrappers ---- */

    private static <E> Iterator<E> readOnly(Iterator<E> it) {
        return new Iterator<E>() {
            @Override public boolean hasNext() {
                return it.hasNext();
            }

            @Override public E next() {
                return it.next();
            }

            @Override public void remove() {
                throw new UnsupportedOperationException();
            }
        };
    }

    private static <E> ListIterator<E> readOnly(ListIterator<E> it) {
        return new WrappedListIterator<>(it, null, true);
    }

    private static <E> ListIterator<E> checkedIterator(ListIterator<E> it, Class<?> type) {
        return new WrappedListIterator<>(it, type, false);
    }

    private static final class WrappedListIterator<E> implements ListIterator<E> {
        private final ListIterator<E> it;
        private final Class<?> type;
        private final boolean readOnly;

        WrappedListIterator(ListIterator<E> it, Class<?> type, boolean readOnly) {
            this.it = it;
            this.type = type;
            this.readOnly = readOnly;
        }

        private void changing() {
            if (readOnly) {
                throw new UnsupportedOperationException();
            }
        }

        @Override public boolean hasNext() {
            return it.hasNext();
        }

        @Override public E next() {
            return it.next();
        }

        @Override public boolean hasPrevious() {
            return it.hasPrevious();
        }

        @Override public E previous() {
            return it.previous();
        }

        @Override public int nextIndex() {
            return it.nextIndex();
        }

        @Override public int previousIndex() {
            return it.previousIndex();
        }

        @Override public void remove() {
            changing();
            it.remove();
        }

        @Override public void set(E e) {
            changing();
            CheckedCollection.check(e, type);
            it.set(e);
        }

        @Override public void add(E e) {
            changing();
            CheckedCollection.check(e, type);
            it.add(e);
        }
    }

    /** Entries that cannot be set, in a set that cannot change. */
    private static final class UnmodifiableEntrySet<K, V> extends AbstractSet<Map.Entry<K, V>>
            implements Serializable {
        private static final long serialVersionUID = 7854390611657943733L;
        private final Set<Map.Entry<K, V>> on;

        UnmodifiableEntrySet(Set<Map.Entry<K, V>> on) {
            this.on = on;
        }

        @Override public int size() {
            return on.size();
        }

        @Override public boolean contains(Object o) {
            return on.contains(o);
        }

        @Override public Iterator<Map.Entry<K, V>> iterator() {
            Iterator<Map.Entry<K, V>> it = on.iterator();
            return new Iterator<Map.Entry<K, V>>() {
                @Override public boolean hasNext() {
                    return it.hasNext();
                }

                @Override public Map.Entry<K, V> next() {
                    return new AbstractMap.SimpleImmutableEntry<>(it.next());
                }

                @Override public void remove() {
                    throw new UnsupportedOperationException();
                }
            };
        }

        @Override public Spliterator<Map.Entry<K, V>> spliterator() {
            return new Frozen<>(on.spliterator());
        }

        @Override
        public boolean removeIf(java.util.function.Predicate<? super Map.Entry<K, V>> filter) {
            throw new UnsupportedOperationException();
        }

        @Override public boolean remove(Object o) {
            throw new UnsupportedOperationException();
        }

        @Override public void clear() {
            throw new UnsupportedOperationException();
        }

        @Override public boolean removeAll(Collection<?> c) {
            throw new UnsupportedOperationException();
        }

        @Override public boolean retainAll(Collection<?> c) {
            throw new UnsupportedOperationException();
        }
    }

    /** Splits as the entries behind it do, and hands out copies that do not change. */
    private static final class Frozen<K, V> implements Spliterator<Map.Entry<K, V>> {
        private final Spliterator<Map.Entry<K, V>> on;

        Frozen(Spliterator<Map.Entry<K, V>> on) {
            this.on = on;
        }

        @Override public boolean tryAdvance(Consumer<? super Map.Entry<K, V>> action) {
            Objects.requireNonNull(action);
            return on.tryAdvance(e -> action.accept(new AbstractMap.SimpleImmutableEntry<>(e)));
        }

        @Override public void forEachRemaining(Consumer<? super Map.Entry<K, V>> action) {
            Objects.requireNonNull(action);
            on.forEachRemaining(e -> action.accept(new AbstractMap.SimpleImmutableEntry<>(e)));
        }

        @Override public Spliterator<Map.Entry<K, V>> trySplit() {
            Spliterator<Map.Entry<K, V>> part = on.trySplit();
            return part == null ? null : new Frozen<>(part);
        }

        @Override public long estimateSize() {
            return on.estimateSize();
        }

        @Override public long getExactSizeIfKnown() {
            return on.getExactSizeIfKnown();
        }

        @Override public int characteristics() {
            return on.characteristics();
        }

        @Override public boolean hasCharacteristics(int characteristics) {
            return on.hasCharacteristics(characteristics);
        }

        @Override public Comparator<? super Map.Entry<K, V>> getComparator() {
            return on.getComparator();
        }
    }

    /** Entries whose new values are checked. */
    private static final class CheckedEntrySet<K, V> extends EntriesOfAnother<K, V> {
        private final Class<?> valueType;

        CheckedEntrySet(Set<Map.Entry<K, V>> on, Class<?> valueType) {
            super(on);
            this.valueType = valueType;
        }

        /** Asks the argument about each entry, which it then sees checked. */
        @Override public boolean removeAll(Collection<?> c) {
            Objects.requireNonNull(c);
            return removeIf(c::contains);
        }

        @Override public Iterator<Map.Entry<K, V>> iterator() {
            Iterator<Map.Entry<K, V>> it = on.iterator();
            return new Iterator<Map.Entry<K, V>>() {
                @Override public boolean hasNext() {
                    return it.hasNext();
                }

                @Override public void remove() {
                    it.remove();
                }

                @Override public Map.Entry<K, V> next() {
                    Map.Entry<K, V> e = it.next();
                    return new AbstractMap.SimpleEntry<K, V>(e) {
                        private static final long serialVersionUID = 1L;

                        @Override public V setValue(V v) {
                            CheckedMap.check(v, valueType, "value");
                            super.setValue(v);
                            return e.setValue(v);
                        }

                        /**
                         * The map knows what makes entries equal:
                         * its keys may be told apart by identity.
                         */
                        @Override public boolean equals(Object o) {
                            return o == this || e.equals(o);
                        }

                        @Override public int hashCode() {
                            return e.hashCode();
                        }
                    };
                }
            };
        }
    }

    @SuppressWarnings("unchecked")
    public static <T> Collection<T> unmodifiableCollection(Collection<? extends T> c) {
        if (c.getClass() == UnmodifiableCollection.class) {
            return (Collection<T>) c;
        }
        return new UnmodifiableCollection<>((Collection<T>) c);
    }

    @SuppressWarnings("unchecked")
    public static <T> List<T> unmodifiableList(List<? extends T> list) {
        if (list.getClass() == UnmodifiableList.class
                || list.getClass() == UnmodifiableRandomAccessList.class) {
            return (List<T>) list;
        }
        if (list instanceof RandomAccess) {
            return new UnmodifiableRandomAccessList<>((List<T>) list);
        }
        return new UnmodifiableList<>((List<T>) list);
    }

    @SuppressWarnings("unchecked")
    public static <T> Set<T> unmodifiableSet(Set<? extends T> s) {
        if (s.getClass() == UnmodifiableSet.class) {
            return (Set<T>) s;
        }
        return new UnmodifiableSet<>((Set<T>) s);
    }

    @SuppressWarnings("unchecked")
    public static <T> SortedSet<T> unmodifiableSortedSet(SortedSet<T> s) {
        if (s.getClass() == UnmodifiableSortedSet.class) {
            return (SortedSet<T>) s;
        }
        return new UnmodifiableSortedSet<>((SortedSet<T>) s);
    }

    @SuppressWarnings("unchecked")
    public static <T> NavigableSet<T> unmodifiableNavigableSet(NavigableSet<T> s) {
        if (s.getClass() == UnmodifiableNavigableSet.class) {
            return (NavigableSet<T>) s;
        }
        return new UnmodifiableNavigableSet<>((NavigableSet<T>) s);
    }

    @SuppressWarnings("unchecked")
    public static <K, V> Map<K, V> unmodifiableMap(Map<? extends K, ? extends V> m) {
        if (m.getClass() == UnmodifiableMap.class) {
            return (Map<K, V>) m;
        }
        return new UnmodifiableMap<>((Map<K, V>) m);
    }

    @SuppressWarnings("unchecked")
    public static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> m) {
        if (m.getClass() == UnmodifiableSortedMap.class) {
            return (SortedMap<K, V>) m;
        }
        return new UnmodifiableSortedMap<>((SortedMap<K, V>) m);
    }

    @SuppressWarnings("unchecked")
    public static <K, V> NavigableMap<K, V> unmodifiableNavigableMap(
            NavigableMap<K, ? extends V> m) {
        if (m.getClass() == UnmodifiableNavigableMap.class) {
            return (NavigableMap<K, V>) m;
        }
        return new UnmodifiableNavigableMap<>((NavigableMap<K, V>) m);
    }

    static class UnmodifiableCollection<E> implements Collection<E>, Serializable {
        private static final long serialVersionUID = 1820017752578914078L;
        final Collection<E> c;

        UnmodifiableCollection(Collection<E> c) {
            this.c = Objects.requireNonNull(c);
        }

        @Override public int size() {
            return c.size();
        }

        @Override public boolean isEmpty() {
            return c.isEmpty();
        }

        @Override public boolean contains(Object o) {
            return c.contains(o);
        }

        @Override public Object[] toArray() {
            return c.toArray();
        }

        @Override public <T> T[] toArray(T[] a) {
            return c.toArray(a);
        }

        @Override public <T> T[] toArray(IntFunction<T[]> generator) {
            return c.toArray(generator);
        }

        @Override public boolean containsAll(Collection<?> c) {
            return this.c.containsAll(c);
        }

        @Override public String toString() {
            return c.toString();
        }

        @Override public boolean remove(Object o) {
            throw new UnsupportedOperationException();
        }

        @Override public boolean removeAll(Collection<?> c) {
            throw new UnsupportedOperationException();
        }

        @Override public boolean retainAll(Collection<?> c) {
            throw new UnsupportedOperationException();
        }

        @Override public void clear() {
            throw new UnsupportedOperationException();
        }

        @Override public boolean add(E e) {
            throw new UnsupportedOperationException();
        }

        @Override public boolean addAll(Collection<? extends E> c) {
            throw new UnsupportedOperationException();
        }

        @Override public boolean removeIf(Predicate<? super E> filter) {
            throw new UnsupportedOperationException();
        }

        @Override public void forEach(Consumer<? super E> action) {
            c.forEach(action);
        }

        @Override public Iterator<E> iterator() {
            return readOnly(c.iterator());
        }

        @Override public Spliterator<E> spliterator() {
            return c.spliterator();
        }

        @Override public Stream<E> stream() {
            return c.stream();
        }

        @Override public Stream<E> parallelStream() {
            return c.parallelStream();
        }
    }

    static class UnmodifiableList<E> extends UnmodifiableCollection<E> implements List<E> {
        private static final long serialVersionUID = -283967356065247728L;
        final List<E> list;

        private Object readResolve() {
            return list instanceof RandomAccess ? new UnmodifiableRandomAccessList<>(list) : this;
        }

        UnmodifiableList(List<E> list) {
            super(list);
            this.list = list;
        }

        @Override public boolean equals(Object o) {
            return o == this || list.equals(o);
        }

        @Override public int hashCode() {
            return list.hashCode();
        }

        @Override public E get(int index) {
            return list.get(index);
        }

        @Override public E set(int index, E element) {
            throw new UnsupportedOperationException();
        }

        @Override public void add(int index, E element) {
            throw new UnsupportedOperationException();
        }

        @Override public E remove(int index) {
            throw new UnsupportedOperationException();
        }

        @Override public int indexOf(Object o) {
            return list.indexOf(o);
        }

        @Override public int lastIndexOf(Object o) {
            return list.lastIndexOf(o);
        }

        @Override public boolean addAll(int index, Collection<? extends E> c) {
            throw new UnsupportedOperationException();
        }

        @Override public ListIterator<E> listIterator(int index) {
            return readOnly(list.listIterator(index));
        }

        @Override public ListIterator<E> listIterator() {
            return listIterator(0);
        }

        @Override public List<E> subList(int from, int to) {
            return unmodifiableList(list.subList(from, to));
        }

        @Override public void replaceAll(UnaryOperator<E> operator) {
            throw new UnsupportedOperationException();
        }

        @Override public void sort(Comparator<? super E> c) {
            throw new UnsupportedOperationException();
        }
    }

    static class UnmodifiableSet<E> extends UnmodifiableCollection<E> implements Set<E> {
        private static final long serialVersionUID = -9215047833775013803L;

        UnmodifiableSet(Set<E> on) {
            super(on);
        }

        @Override public boolean equals(Object o) {
            return o == this || c.equals(o);
        }

        @Override public int hashCode() {
            return c.hashCode();
        }
    }

    static class UnmodifiableSortedSet<E> extends UnmodifiableSet<E> implements SortedSet<E> {
        private static final long serialVersionUID = -4929149591599911165L;
        private final SortedSet<E> ss;

        UnmodifiableSortedSet(SortedSet<E> ss) {
            super(ss);
            this.ss = ss;
        }

        @Override public Comparator<? super E> comparator() {
            return ss.comparator();
        }

        @Override public SortedSet<E> subSet(E from, E to) {
            return unmodifiableSortedSet(ss.subSet(from, to));
        }

        @Override public SortedSet<E> headSet(E to) {
            return unmodifiableSortedSet(ss.headSet(to));
        }

        @Override public SortedSet<E> tailSet(E from) {
            return unmodifiableSortedSet(ss.tailSet(from));
        }

        @Override public E first() {
            return ss.first();
        }

        @Override public E last() {
            return ss.last();
        }
    }

    static class UnmodifiableNavigableSet<E> extends UnmodifiableSortedSet<E>
            implements NavigableSet<E> {
        private static final long serialVersionUID = -6027448201786391929L;
        private final NavigableSet<E> ns;

        UnmodifiableNavigableSet(NavigableSet<E> ns) {
            super(ns);
            this.ns = ns;
        }

        @Override public E lower(E e) {
            return ns.lower(e);
        }

        @Override public E floor(E e) {
            return ns.floor(e);
        }

        @Override public E ceiling(E e) {
            return ns.ceiling(e);
        }

        @Override public E higher(E e) {
            return ns.higher(e);
        }

        @Override public E pollFirst() {
            throw new UnsupportedOperationException();
        }

        @Override public E pollLast() {
            throw new UnsupportedOperationException();
        }

        @Override public NavigableSet<E> descendingSet() {
            return unmodifiableNavigableSet(ns.descendingSet());
        }

        @Override public Iterator<E> descendingIterator() {
            return readOnly(ns.descendingIterator());
        }

        @Override public NavigableSet<E> subSet(E from, boolean fromInclusive, E to,
                boolean toInclusive) {
            return unmodifiableNavigableSet(ns.subSet(from, fromInclusive, to, toInclusive));
        }

        @Override public NavigableSet<E> headSet(E to, boolean inclusive) {
            return unmodifiableNavigableSet(ns.headSet(to, inclusive));
        }

        @Override public NavigableSet<E> tailSet(E from, boolean inclusive) {
            return unmodifiableNavigableSet(ns.tailSet(from, inclusive));
        }

        static final class EmptyNavigableSet<E> extends UnmodifiableNavigableSet<E> {
            private static final long serialVersionUID = -6291252904449939134L;
            static final EmptyNavigableSet<?> EMPTY = new EmptyNavigableSet<>();

            private EmptyNavigableSet() {
                super(new TreeSet<>());
            }

            private Object readResolve() {
                return EMPTY;
            }
        }
    }

    static class UnmodifiableMap<K, V> implements Unchanging<K, V>, Serializable {
        private static final long serialVersionUID = -1034234728574286014L;
        private final Map<K, V> m;

        UnmodifiableMap(Map<K, V> m) {
            this.m = Objects.requireNonNull(m);
        }

        @Override public boolean equals(Object o) {
            return o == this || m.equals(o);
        }

        @Override public int hashCode() {
            return m.hashCode();
        }

        @Override public int size() {
            return m.size();
        }

        @Override public boolean isEmpty() {
            return m.isEmpty();
        }

        @Override public boolean containsKey(Object key) {
            return m.containsKey(key);
        }

        @Override public boolean containsValue(Object value) {
            return m.containsValue(value);
        }

        @Override public V get(Object key) {
            return m.get(key);
        }

        @Override public String toString() {
            return m.toString();
        }

        @Override public V put(K key, V value) {
            throw new UnsupportedOperationException();
        }

        @Override public V remove(Object key) {
            throw new UnsupportedOperationException();
        }

        @Override public void putAll(Map<? extends K, ? extends V> m) {
            throw new UnsupportedOperationException();
        }

        @Override public void clear() {
            throw new UnsupportedOperationException();
        }

        @Override public Set<K> keySet() {
            return unmodifiableSet(m.keySet());
        }

        @Override public Collection<V> values() {
            return unmodifiableCollection(m.values());
        }

        @Override public Set<Map.Entry<K, V>> entrySet() {
            return new UnmodifiableEntrySet<>(m.entrySet());
        }

        @Override public V getOrDefault(Object key, V defaultValue) {
            return m.getOrDefault(key, defaultValue);
        }

        @Override public void forEach(BiConsumer<? super K, ? super V> action) {
            m.forEach(action);
        }

        @Override public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
            throw new UnsupportedOperationException();
        }

    }

    static class UnmodifiableSortedMap<K, V> extends UnmodifiableMap<K, V>
            implements SortedMap<K, V> {
        private static final long serialVersionUID = -8806743815996713206L;
        private final SortedMap<K, V> sm;

        UnmodifiableSortedMap(SortedMap<K, V> sm) {
            super(sm);
            this.sm = sm;
        }

        @Override public Comparator<? super K> comparator() {
            return sm.comparator();
        }

        @Override public SortedMap<K, V> subMap(K from, K to) {
            return unmodifiableSortedMap(sm.subMap(from, to));
        }

        @Override public SortedMap<K, V> headMap(K to) {
            return unmodifiableSortedMap(sm.headMap(to));
        }

        @Override public SortedMap<K, V> tailMap(K from) {
            return unmodifiableSortedMap(sm.tailMap(from));
        }

        @Override public K firstKey() {
            return sm.firstKey();
        }

        @Override public K lastKey() {
            return sm.lastKey();
        }
    }

    static class UnmodifiableNavigableMap<K, V> extends UnmodifiableSortedMap<K, V>
            implements NavigableMap<K, V> {
        private static final long serialVersionUID = -4858195264774772197L;
        private final NavigableMap<K, V> nm;

        UnmodifiableNavigableMap(NavigableMap<K, V> nm) {
            super(nm);
            this.nm = nm;
        }

        @Override public Map.Entry<K, V> lowerEntry(K key) {
            Map.Entry<K, V> e = nm.lowerEntry(key);
            return e == null ? null : new AbstractMap.SimpleImmutableEntry<>(e);
        }

        @Override public K lowerKey(K key) {
            return nm.lowerKey(key);
        }

        @Override public Map.Entry<K, V> floorEntry(K key) {
            Map.Entry<K, V> e = nm.floorEntry(key);
            return e == null ? null : new AbstractMap.SimpleImmutableEntry<>(e);
        }

        @Override public K floorKey(K key) {
            return nm.floorKey(key);
        }

        @Override public Map.Entry<K, V> ceilingEntry(K key) {
            Map.Entry<K, V> e = nm.ceilingEntry(key);
            return e == null ? null : new AbstractMap.SimpleImmutableEntry<>(e);
        }

        @Override public K ceilingKey(K key) {
            return nm.ceilingKey(key);
        }

        @Override public Map.Entry<K, V> higherEntry(K key) {
            Map.Entry<K, V> e = nm.higherEntry(key);
            return e == null ? null : new AbstractMap.SimpleImmutableEntry<>(e);
        }

        @Override public K higherKey(K key) {
            return nm.higherKey(key);
        }

        @Override public Map.Entry<K, V> firstEntry() {
            Map.Entry<K, V> e = nm.firstEntry();
            return e == null ? null : new AbstractMap.SimpleImmutableEntry<>(e);
        }

        @Override public Map.Entry<K, V> lastEntry() {
            Map.Entry<K, V> e = nm.lastEntry();
            return e == null ? null : new AbstractMap.SimpleImmutableEntry<>(e);
        }

        @Override public Map.Entry<K, V> pollFirstEntry() {
            throw new UnsupportedOperationException();
        }

        @Override public Map.Entry<K, V> pollLastEntry() {
            throw new UnsupportedOperationException();
        }

        @Override public NavigableMap<K, V> descendingMap() {
            return unmodifiableNavigableMap(nm.descendingMap());
        }

        @Override public NavigableSet<K> navigableKeySet() {
            return unmodifiableNavigableSet(nm.navigableKeySet());
        }

        @Override public NavigableSet<K> descendingKeySet() {
            return unmodifiableNavigableSet(nm.descendingKeySet());
        }

        @Override public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to,
                boolean toInclusive) {
            return unmodifiableNavigableMap(nm.subMap(from, fromInclusive, to, toInclusive));
        }

        @Override public NavigableMap<K, V> headMap(K to, boolean inclusive) {
            return unmodifiableNavigableMap(nm.headMap(to, inclusive));
        }

        @Override public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
            return unmodifiableNavigableMap(nm.tailMap(from, inclusive));
        }

        static final class EmptyNavigableMap<K, V> extends UnmodifiableNavigableMap<K, V> {
            private static final long serialVersionUID = -2239321462712562324L;
            static final EmptyNavigableMap<?, ?> EMPTY = new EmptyNavigableMap<>();

            private EmptyNavigableMap() {
                super(new TreeMap<>());
            }

            private Object readResolve() {
                return EMPTY;
            }
        }
    }

    public static <T> Collection<T> synchronizedCollection(Collection<T> c) {
        return synchronizedCollection(c, null);
    }

    static <T> Collection<T> synchronizedCollection(Collection<T> c, Object mutex) {
        return new SynchronizedCollection<>(c, mutex);
    }

    public static <T> List<T> synchronizedList(List<T> c) {
        return synchronizedList(c, null);
    }

    static <T> List<T> synchronizedList(List<T> c, Object mutex) {
        if (c instanceof RandomAccess) {
            return new SynchronizedRandomAccessList<>(c, mutex);
        }
        return new SynchronizedList<>(c, mutex);
    }

    public static <T> Set<T> synchronizedSet(Set<T> c) {
        return synchronizedSet(c, null);
    }

    static <T> Set<T> synchronizedSet(Set<T> c, Object mutex) {
        return new SynchronizedSet<>(c, mutex);
    }

    public static <T> SortedSet<T> synchronizedSortedSet(SortedSet<T> c) {
        return synchronizedSortedSet(c, null);
    }

    static <T> SortedSet<T> synchronizedSortedSet(SortedSet<T> c, Object mutex) {
        return new SynchronizedSortedSet<>(c, mutex);
    }

    public static <T> NavigableSet<T> synchronizedNavigableSet(NavigableSet<T> c) {
        return synchronizedNavigableSet(c, null);
    }

    static <T> NavigableSet<T> synchronizedNavigableSet(NavigableSet<T> c, Object mutex) {
        return new SynchronizedNavigableSet<>(c, mutex);
    }

    public static <K, V> Map<K, V> synchronizedMap(Map<K, V> c) {
        return synchronizedMap(c, null);
    }

    static <K, V> Map<K, V> synchronizedMap(Map<K, V> c, Object mutex) {
        return new SynchronizedMap<>(c, mutex);
    }

    public static <K, V> SortedMap<K, V> synchronizedSortedMap(SortedMap<K, V> c) {
        return synchronizedSortedMap(c, null);
    }

    static <K, V> SortedMap<K, V> synchronizedSortedMap(SortedMap<K, V> c, Object mutex) {
        return new SynchronizedSortedMap<>(c, mutex);
    }

    public static <K, V> NavigableMap<K, V> synchronizedNavigableMap(NavigableMap<K, V> c) {
        return synchronizedNavigableMap(c, null);
    }

    static <K, V> NavigableMap<K, V> synchronizedNavigableMap(NavigableMap<K, V> c, Object mutex) {
        return new SynchronizedNavigableMap<>(c, mutex);
    }

    static class SynchronizedCollection<E> implements Collection<E>, Serializable {
        private static final long serialVersionUID = 3053995032091335093L;
        final Collection<E> c;
        final Object mutex;

        private void writeObject(ObjectOutputStream out) throws IOException {
            synchronized (mutex) {
                out.defaultWriteObject();
            }
        }

        SynchronizedCollection(Collection<E> c, Object mutex) {
            this.c = Objects.requireNonNull(c);
            this.mutex = mutex == null ? this : mutex;
        }

        @Override public int size() {
            synchronized (mutex) {
                return c.size();
            }
        }

        @Override public boolean isEmpty() {
            synchronized (mutex) {
                return c.isEmpty();
            }
        }

        @Override public boolean contains(Object o) {
            synchronized (mutex) {
                return c.contains(o);
            }
        }

        @Override public Object[] toArray() {
            synchronized (mutex) {
                return c.toArray();
            }
        }

        @Override public <T> T[] toArray(T[] a) {
            synchronized (mutex) {
                return c.toArray(a);
            }
        }

        @Override public <T> T[] toArray(IntFunction<T[]> generator) {
            synchronized (mutex) {
                return c.toArray(generator);
            }
        }

        @Override public boolean containsAll(Collection<?> c) {
            synchronized (mutex) {
                return this.c.containsAll(c);
            }
        }

        @Override public String toString() {
            synchronized (mutex) {
                return c.toString();
            }
        }

        @Override public boolean remove(Object o) {
            synchronized (mutex) {
                return c.remove(o);
            }
        }

        @Override public boolean removeAll(Collection<?> c) {
            synchronized (mutex) {
                return this.c.removeAll(c);
            }
        }

        @Override public boolean retainAll(Collection<?> c) {
            synchronized (mutex) {
                return this.c.retainAll(c);
            }
        }

        @Override public void clear() {
            synchronized (mutex) {
                c.clear();
            }
        }

        @Override public boolean add(E e) {
            synchronized (mutex) {
                return c.add(e);
            }
        }

        @Override public boolean addAll(Collection<? extends E> c) {
            synchronized (mutex) {
                return this.c.addAll(c);
            }
        }

        @Override public boolean removeIf(Predicate<? super E> filter) {
            synchronized (mutex) {
                return c.removeIf(filter);
            }
        }

        @Override public void forEach(Consumer<? super E> action) {
            synchronized (mutex) {
                c.forEach(action);
            }
        }

        @Override public Iterator<E> iterator() {
            return c.iterator();
        }

        @Override public Spliterator<E> spliterator() {
            return c.spliterator();
        }

        @Override public Stream<E> stream() {
            return c.stream();
        }

        @Override public Stream<E> parallelStream() {
            return c.parallelStream();
        }
    }

    static class SynchronizedList<E> extends SynchronizedCollection<E> implements List<E> {
        private static final long serialVersionUID = -7754090372962971524L;
        final List<E> list;

        private Object readResolve() {
            return list instanceof RandomAccess
                    ? new SynchronizedRandomAccessList<>(list, null) : this;
        }

        SynchronizedList(List<E> list, Object mutex) {
            super(list, mutex);
            this.list = list;
        }

        @Override public boolean equals(Object o) {
            synchronized (mutex) {
                return o == this || list.equals(o);
            }
        }

        @Override public int hashCode() {
            synchronized (mutex) {
                return list.hashCode();
            }
        }

        @Override public E get(int index) {
            synchronized (mutex) {
                return list.get(index);
            }
        }

        @Override public E set(int index, E element) {
            synchronized (mutex) {
                return list.set(index, element);
            }
        }

        @Override public void add(int index, E element) {
            synchronized (mutex) {
                list.add(index, element);
            }
        }

        @Override public E remove(int index) {
            synchronized (mutex) {
                return list.remove(index);
            }
        }

        @Override public int indexOf(Object o) {
            synchronized (mutex) {
                return list.indexOf(o);
            }
        }

        @Override public int lastIndexOf(Object o) {
            synchronized (mutex) {
                return list.lastIndexOf(o);
            }
        }

        @Override public boolean addAll(int index, Collection<? extends E> c) {
            synchronized (mutex) {
                return list.addAll(index, c);
            }
        }

        @Override public ListIterator<E> listIterator(int index) {
            return list.listIterator(index);
        }

        @Override public ListIterator<E> listIterator() {
            return list.listIterator();
        }

        @Override public List<E> subList(int from, int to) {
            synchronized (mutex) {
                return synchronizedList(list.subList(from, to), mutex);
            }
        }

        @Override public void replaceAll(UnaryOperator<E> operator) {
            synchronized (mutex) {
                list.replaceAll(operator);
            }
        }

        @Override public void sort(Comparator<? super E> c) {
            synchronized (mutex) {
                list.sort(c);
            }
        }
    }

    static class SynchronizedSet<E> extends SynchronizedCollection<E> implements Set<E> {
        private static final long serialVersionUID = 487447009682186044L;

        SynchronizedSet(Set<E> on, Object mutex) {
            super(on, mutex);
        }

        @Override public boolean equals(Object o) {
            synchronized (mutex) {
                return o == this || c.equals(o);
            }
        }

        @Override public int hashCode() {
            synchronized (mutex) {
                return c.hashCode();
            }
        }
    }

    static class SynchronizedSortedSet<E> extends SynchronizedSet<E> implements SortedSet<E> {
        private static final long serialVersionUID = 8695801310862127406L;
        private final SortedSet<E> ss;

        SynchronizedSortedSet(SortedSet<E> ss, Object mutex) {
            super(ss, mutex);
            this.ss = ss;
        }

        @Override public Comparator<? super E> comparator() {
            synchronized (mutex) {
                return ss.comparator();
            }
        }

        @Override public SortedSet<E> subSet(E from, E to) {
            synchronized (mutex) {
                return synchronizedSortedSet(ss.subSet(from, to), mutex);
            }
        }

        @Override public SortedSet<E> headSet(E to) {
            synchronized (mutex) {
                return synchronizedSortedSet(ss.headSet(to), mutex);
            }
        }

        @Override public SortedSet<E> tailSet(E from) {
            synchronized (mutex) {
                return synchronizedSortedSet(ss.tailSet(from), mutex);
            }
        }

        @Override public E first() {
            synchronized (mutex) {
                return ss.first();
            }
        }

        @Override public E last() {
            synchronized (mutex) {
                return ss.last();
            }
        }
    }

    static class SynchronizedNavigableSet<E> extends SynchronizedSortedSet<E>
            implements NavigableSet<E> {
        private static final long serialVersionUID = -5505529816273629798L;
        private final NavigableSet<E> ns;

        SynchronizedNavigableSet(NavigableSet<E> ns, Object mutex) {
            super(ns, mutex);
            this.ns = ns;
        }

        @Override public E lower(E e) {
            synchronized (mutex) {
                return ns.lower(e);
            }
        }

        @Override public E floor(E e) {
            synchronized (mutex) {
                return ns.floor(e);
            }
        }

        @Override public E ceiling(E e) {
            synchronized (mutex) {
                return ns.ceiling(e);
            }
        }

        @Override public E higher(E e) {
            synchronized (mutex) {
                return ns.higher(e);
            }
        }

        @Override public E pollFirst() {
            synchronized (mutex) {
                return ns.pollFirst();
            }
        }

        @Override public E pollLast() {
            synchronized (mutex) {
                return ns.pollLast();
            }
        }

        @Override public SortedSet<E> subSet(E from, E to) {
            return subSet(from, true, to, false);
        }

        @Override public SortedSet<E> headSet(E to) {
            return headSet(to, false);
        }

        @Override public SortedSet<E> tailSet(E from) {
            return tailSet(from, true);
        }

        @Override public NavigableSet<E> descendingSet() {
            synchronized (mutex) {
                return synchronizedNavigableSet(ns.descendingSet(), mutex);
            }
        }

        @Override public Iterator<E> descendingIterator() {
            return ns.descendingIterator();
        }

        @Override public NavigableSet<E> subSet(E from, boolean fromInclusive, E to,
                boolean toInclusive) {
            synchronized (mutex) {
                return synchronizedNavigableSet(ns.subSet(from, fromInclusive, to, toInclusive),
                        mutex);
            }
        }

        @Override public NavigableSet<E> headSet(E to, boolean inclusive) {
            synchronized (mutex) {
                return synchronizedNavigableSet(ns.headSet(to, inclusive), mutex);
            }
        }

        @Override public NavigableSet<E> tailSet(E from, boolean inclusive) {
            synchronized (mutex) {
                return synchronizedNavigableSet(ns.tailSet(from, inclusive), mutex);
            }
        }
    }

    static class SynchronizedMap<K, V> implements Map<K, V>, Serializable {
        private static final long serialVersionUID = 1978198479659022715L;
        private final Map<K, V> m;
        final Object mutex;

        private void writeObject(ObjectOutputStream out) throws IOException {
            synchronized (mutex) {
                out.defaultWriteObject();
            }
        }

        SynchronizedMap(Map<K, V> m, Object mutex) {
            this.m = Objects.requireNonNull(m);
            this.mutex = mutex == null ? this : mutex;
        }

        @Override public boolean equals(Object o) {
            synchronized (mutex) {
                return o == this || m.equals(o);
            }
        }

        @Override public int hashCode() {
            synchronized (mutex) {
                return m.hashCode();
            }
        }

        @Override public int size() {
            synchronized (mutex) {
                return m.size();
            }
        }

        @Override public boolean isEmpty() {
            synchronized (mutex) {
                return m.isEmpty();
            }
        }

        @Override public boolean containsKey(Object key) {
            synchronized (mutex) {
                return m.containsKey(key);
            }
        }

        @Override public boolean containsValue(Object value) {
            synchronized (mutex) {
                return m.containsValue(value);
            }
        }

        @Override public V get(Object key) {
            synchronized (mutex) {
                return m.get(key);
            }
        }

        @Override public String toString() {
            synchronized (mutex) {
                return m.toString();
            }
        }

        @Override public V put(K key, V value) {
            synchronized (mutex) {
                return m.put(key, value);
            }
        }

        @Override public V remove(Object key) {
            synchronized (mutex) {
                return m.remove(key);
            }
        }

        @Override public void putAll(Map<? extends K, ? extends V> m) {
            synchronized (mutex) {
                this.m.putAll(m);
            }
        }

        @Override public void clear() {
            synchronized (mutex) {
                m.clear();
            }
        }

        @Override public Set<K> keySet() {
            synchronized (mutex) {
                return synchronizedSet(m.keySet(), mutex);
            }
        }

        @Override public Collection<V> values() {
            synchronized (mutex) {
                return synchronizedCollection(m.values(), mutex);
            }
        }

        @Override public Set<Map.Entry<K, V>> entrySet() {
            synchronized (mutex) {
                return synchronizedSet(m.entrySet(), mutex);
            }
        }

        @Override public V getOrDefault(Object key, V defaultValue) {
            synchronized (mutex) {
                return m.getOrDefault(key, defaultValue);
            }
        }

        @Override public void forEach(BiConsumer<? super K, ? super V> action) {
            synchronized (mutex) {
                m.forEach(action);
            }
        }

        @Override public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
            synchronized (mutex) {
                m.replaceAll(function);
            }
        }

        @Override public V putIfAbsent(K key, V value) {
            synchronized (mutex) {
                return m.putIfAbsent(key, value);
            }
        }

        @Override public boolean remove(Object key, Object value) {
            synchronized (mutex) {
                return m.remove(key, value);
            }
        }

        @Override public boolean replace(K key, V oldValue, V newValue) {
            synchronized (mutex) {
                return m.replace(key, oldValue, newValue);
            }
        }

        @Override public V replace(K key, V value) {
            synchronized (mutex) {
                return m.replace(key, value);
            }
        }

        @Override public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
            synchronized (mutex) {
                return m.computeIfAbsent(key, function);
            }
        }

        @Override public V computeIfPresent(K key, BiFunction<? super K, ? super V,
                ? extends V> function) {
            synchronized (mutex) {
                return m.computeIfPresent(key, function);
            }
        }

        @Override public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
            synchronized (mutex) {
                return m.compute(key, function);
            }
        }

        @Override public V merge(K key, V value, BiFunction<? super V, ? super V,
                ? extends V> function) {
            synchronized (mutex) {
                return m.merge(key, value, function);
            }
        }
    }

    static class SynchronizedSortedMap<K, V> extends SynchronizedMap<K, V>
            implements SortedMap<K, V> {
        private static final long serialVersionUID = -8798146769416483793L;
        private final SortedMap<K, V> sm;

        SynchronizedSortedMap(SortedMap<K, V> sm, Object mutex) {
            super(sm, mutex);
            this.sm = sm;
        }

        @Override public Comparator<? super K> comparator() {
            synchronized (mutex) {
                return sm.comparator();
            }
        }

        @Override public SortedMap<K, V> subMap(K from, K to) {
            synchronized (mutex) {
                return synchronizedSortedMap(sm.subMap(from, to), mutex);
            }
        }

        @Override public SortedMap<K, V> headMap(K to) {
            synchronized (mutex) {
                return synchronizedSortedMap(sm.headMap(to), mutex);
            }
        }

        @Override public SortedMap<K, V> tailMap(K from) {
            synchronized (mutex) {
                return synchronizedSortedMap(sm.tailMap(from), mutex);
            }
        }

        @Override public K firstKey() {
            synchronized (mutex) {
                return sm.firstKey();
            }
        }

        @Override public K lastKey() {
            synchronized (mutex) {
                return sm.lastKey();
            }
        }
    }

    static class SynchronizedNavigableMap<K, V> extends SynchronizedSortedMap<K, V>
            implements NavigableMap<K, V> {
        private static final long serialVersionUID = 699392247599746807L;
        private final NavigableMap<K, V> nm;

        SynchronizedNavigableMap(NavigableMap<K, V> nm, Object mutex) {
            super(nm, mutex);
            this.nm = nm;
        }

        @Override public SortedMap<K, V> subMap(K from, K to) {
            return subMap(from, true, to, false);
        }

        @Override public SortedMap<K, V> headMap(K to) {
            return headMap(to, false);
        }

        @Override public SortedMap<K, V> tailMap(K from) {
            return tailMap(from, true);
        }

        @Override public Set<K> keySet() {
            return navigableKeySet();
        }

        @Override public Map.Entry<K, V> lowerEntry(K key) {
            synchronized (mutex) {
                return nm.lowerEntry(key);
            }
        }

        @Override public K lowerKey(K key) {
            synchronized (mutex) {
                return nm.lowerKey(key);
            }
        }

        @Override public Map.Entry<K, V> floorEntry(K key) {
            synchronized (mutex) {
                return nm.floorEntry(key);
            }
        }

        @Override public K floorKey(K key) {
            synchronized (mutex) {
                return nm.floorKey(key);
            }
        }

        @Override public Map.Entry<K, V> ceilingEntry(K key) {
            synchronized (mutex) {
                return nm.ceilingEntry(key);
            }
        }

        @Override public K ceilingKey(K key) {
            synchronized (mutex) {
                return nm.ceilingKey(key);
            }
        }

        @Override public Map.Entry<K, V> higherEntry(K key) {
            synchronized (mutex) {
                return nm.higherEntry(key);
            }
        }

        @Override public K higherKey(K key) {
            synchronized (mutex) {
                return nm.higherKey(key);
            }
        }

        @Override public Map.Entry<K, V> firstEntry() {
            synchronized (mutex) {
                return nm.firstEntry();
            }
        }

        @Override public Map.Entry<K, V> lastEntry() {
            synchronized (mutex) {
                return nm.lastEntry();
            }
        }

        @Override public Map.Entry<K, V> pollFirstEntry() {
            synchronized (mutex) {
                return nm.pollFirstEntry();
            }
        }

        @Override public Map.Entry<K, V> pollLastEntry() {
            synchronized (mutex) {
                return nm.pollLastEntry();
            }
        }

        @Override public NavigableMap<K, V> descendingMap() {
            synchronized (mutex) {
                return synchronizedNavigableMap(nm.descendingMap(), mutex);
            }
        }

        @Override public NavigableSet<K> navigableKeySet() {
            synchronized (mutex) {
                return synchronizedNavigableSet(nm.navigableKeySet(), mutex);
            }
        }

        @Override public NavigableSet<K> descendingKeySet() {
            synchronized (mutex) {
                return synchronizedNavigableSet(nm.descendingKeySet(), mutex);
            }
        }

        @Override public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to,
                boolean toInclusive) {
            synchronized (mutex) {
                return synchronizedNavigableMap(nm.subMap(from, fromInclusive, to, toInclusive),
                        mutex);
            }
        }

        @Override public NavigableMap<K, V> headMap(K to, boolean inclusive) {
            synchronized (mutex) {
                return synchronizedNavigableMap(nm.headMap(to, inclusive), mutex);
            }
        }

        @Override public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
            synchronized (mutex) {
                return synchronizedNavigableMap(nm.tailMap(from, inclusive), mutex);
            }
        }
    }

    public static <E> Collection<E> checkedCollection(Collection<E> c, Class<E> type) {
        return new CheckedCollection<>(c, type);
    }

    public static <E> List<E> checkedList(List<E> c, Class<E> type) {
        if (c instanceof RandomAccess) {
            return new CheckedRandomAccessList<>(c, type);
        }
        return new CheckedList<>(c, type);
    }

    public static <E> Set<E> checkedSet(Set<E> c, Class<E> type) {
        return new CheckedSet<>(c, type);
    }

    public static <E> SortedSet<E> checkedSortedSet(SortedSet<E> c, Class<E> type) {
        return new CheckedSortedSet<>(c, type);
    }

    public static <E> NavigableSet<E> checkedNavigableSet(NavigableSet<E> c, Class<E> type) {
        return new CheckedNavigableSet<>(c, type);
    }

    public static <E> Queue<E> checkedQueue(Queue<E> c, Class<E> type) {
        return new CheckedQueue<>(c, type);
    }

    public static <K, V> Map<K, V> checkedMap(Map<K, V> c, Class<K> keyType,
            Class<V> valueType) {
        return new CheckedMap<>(c, keyType, valueType);
    }

    public static <K, V> SortedMap<K, V> checkedSortedMap(SortedMap<K, V> c, Class<K> keyType,
            Class<V> valueType) {
        return new CheckedSortedMap<>(c, keyType, valueType);
    }

    public static <K, V> NavigableMap<K, V> checkedNavigableMap(NavigableMap<K, V> c,
            Class<K> keyType, Class<V> valueType) {
        return new CheckedNavigableMap<>(c, keyType, valueType);
    }

    static class CheckedCollection<E> implements Collection<E>, Serializable {
        private static final long serialVersionUID = 1578914078182001775L;
        final Collection<E> c;
        final Class<?> type;
        private E[] zeroLengthElementArray; // of the form alone

        CheckedCollection(Collection<E> c, Class<?> type) {
            this.c = Objects.requireNonNull(c, "c");
            this.type = Objects.requireNonNull(type, "type");
        }

        static void check(Object o, Class<?> type) {
            if (o != null && type != null && !type.isInstance(o)) {
                throw new ClassCastException("Attempt to insert " + o.getClass()
                    + " element into collection with element type " + type);
            }
        }

        @Override public int size() {
            return c.size();
        }

        @Override public boolean isEmpty() {
            return c.isEmpty();
        }

        @Override public boolean contains(Object o) {
            return c.contains(o);
        }

        @Override public Object[] toArray() {
            return c.toArray();
        }

        @Override public <T> T[] toArray(T[] a) {
            return c.toArray(a);
        }

        @Override public <T> T[] toArray(IntFunction<T[]> generator) {
            return c.toArray(generator);
        }

        @Override public boolean containsAll(Collection<?> c) {
            return this.c.containsAll(c);
        }

        @Override public String toString() {
            return c.toString();
        }

        @Override public boolean remove(Object o) {
            return c.remove(o);
        }

        @Override public boolean removeAll(Collection<?> c) {
            return this.c.removeAll(c);
        }

        @Override public boolean retainAll(Collection<?> c) {
            return this.c.retainAll(c);
        }

        @Override public void clear() {
            c.clear();
        }

        @Override public boolean add(E e) {
            check(e, type);
            return c.add(e);
        }

        @Override public boolean addAll(Collection<? extends E> c) {
            for (Object e : c) {
                check(e, type);
            }
            return this.c.addAll(c);
        }

        @Override public boolean removeIf(Predicate<? super E> filter) {
            return c.removeIf(filter);
        }

        @Override public void forEach(Consumer<? super E> action) {
            c.forEach(action);
        }

        @Override public Iterator<E> iterator() {
            return c.iterator();
        }

        @Override public Spliterator<E> spliterator() {
            return c.spliterator();
        }

        @Override public Stream<E> stream() {
            return c.stream();
        }

        @Override public Stream<E> parallelStream() {
            return c.parallelStream();
        }
    }

    static class CheckedList<E> extends CheckedCollection<E> implements List<E> {
        private static final long serialVersionUID = 65247728283967356L;
        final List<E> list;

        CheckedList(List<E> list, Class<?> type) {
            super(list, type);
            this.list = list;
        }

        @Override public boolean equals(Object o) {
            return o == this || list.equals(o);
        }

        @Override public int hashCode() {
            return list.hashCode();
        }

        @Override public E get(int index) {
            return list.get(index);
        }

        @Override public E set(int index, E element) {
            check(element, type);
            return list.set(index, element);
        }

        @Override public void add(int index, E element) {
            check(element, type);
            list.add(index, element);
        }

        @Override public E remove(int index) {
            return list.remove(index);
        }

        @Override public int indexOf(Object o) {
            return list.indexOf(o);
        }

        @Override public int lastIndexOf(Object o) {
            return list.lastIndexOf(o);
        }

        @Override public boolean addAll(int index, Collection<? extends E> c) {
            for (Object e : c) {
                check(e, type);
            }
            return list.addAll(index, c);
        }

        @Override public ListIterator<E> listIterator(int index) {
            return checkedIterator(list.listIterator(index), type);
        }

        @Override public ListIterator<E> listIterator() {
            return listIterator(0);
        }

        @Override public List<E> subList(int from, int to) {
            return new CheckedList<>(list.subList(from, to), type);
        }

        @Override public void replaceAll(UnaryOperator<E> operator) {
            Objects.requireNonNull(operator);
            list.replaceAll(e -> {
                E r = operator.apply(e);
                check(r, type);
                return r;
            });
        }

        @Override public void sort(Comparator<? super E> c) {
            list.sort(c);
        }
    }

    static class CheckedSet<E> extends CheckedCollection<E> implements Set<E> {
        private static final long serialVersionUID = 4694047833775013803L;

        CheckedSet(Set<E> on, Class<?> type) {
            super(on, type);
        }

        @Override public boolean equals(Object o) {
            return o == this || c.equals(o);
        }

        @Override public int hashCode() {
            return c.hashCode();
        }
    }

    static class CheckedSortedSet<E> extends CheckedSet<E> implements SortedSet<E> {
        private static final long serialVersionUID = 1599911165492914959L;
        private final SortedSet<E> ss;

        CheckedSortedSet(SortedSet<E> ss, Class<?> type) {
            super(ss, type);
            this.ss = ss;
        }

        @Override public Comparator<? super E> comparator() {
            return ss.comparator();
        }

        @Override public SortedSet<E> subSet(E from, E to) {
            return new CheckedSortedSet<>(ss.subSet(from, to), type);
        }

        @Override public SortedSet<E> headSet(E to) {
            return new CheckedSortedSet<>(ss.headSet(to), type);
        }

        @Override public SortedSet<E> tailSet(E from) {
            return new CheckedSortedSet<>(ss.tailSet(from), type);
        }

        @Override public E first() {
            return ss.first();
        }

        @Override public E last() {
            return ss.last();
        }
    }

    static class CheckedNavigableSet<E> extends CheckedSortedSet<E> implements NavigableSet<E> {
        private static final long serialVersionUID = -5429120189805438922L;
        private final NavigableSet<E> ns;

        CheckedNavigableSet(NavigableSet<E> ns, Class<?> type) {
            super(ns, type);
            this.ns = ns;
        }

        @Override public E lower(E e) {
            return ns.lower(e);
        }

        @Override public E floor(E e) {
            return ns.floor(e);
        }

        @Override public E ceiling(E e) {
            return ns.ceiling(e);
        }

        @Override public E higher(E e) {
            return ns.higher(e);
        }

        @Override public E pollFirst() {
            return ns.pollFirst();
        }

        @Override public E pollLast() {
            return ns.pollLast();
        }

        @Override public NavigableSet<E> descendingSet() {
            return new CheckedNavigableSet<>(ns.descendingSet(), type);
        }

        @Override public Iterator<E> descendingIterator() {
            return ns.descendingIterator();
        }

        @Override public NavigableSet<E> subSet(E from, E to) {
            return subSet(from, true, to, false);
        }

        @Override public NavigableSet<E> headSet(E to) {
            return headSet(to, false);
        }

        @Override public NavigableSet<E> tailSet(E from) {
            return tailSet(from, true);
        }

        @Override public NavigableSet<E> subSet(E from, boolean fromInclusive, E to,
                boolean toInclusive) {
            return new CheckedNavigableSet<>(ns.subSet(from, fromInclusive, to, toInclusive), type);
        }

        @Override public NavigableSet<E> headSet(E to, boolean inclusive) {
            return new CheckedNavigableSet<>(ns.headSet(to, inclusive), type);
        }

        @Override public NavigableSet<E> tailSet(E from, boolean inclusive) {
            return new CheckedNavigableSet<>(ns.tailSet(from, inclusive), type);
        }
    }

    static class CheckedQueue<E> extends CheckedCollection<E> implements Queue<E> {
        private static final long serialVersionUID = 1433151992604707767L;
        private final Queue<E> queue;

        CheckedQueue(Queue<E> queue, Class<?> type) {
            super(queue, type);
            this.queue = queue;
        }

        @Override public boolean equals(Object o) {
            return o == this || queue.equals(o);
        }

        @Override public int hashCode() {
            return queue.hashCode();
        }

        @Override public boolean offer(E e) {
            check(e, type);
            return queue.offer(e);
        }

        @Override public E remove() {
            return queue.remove();
        }

        @Override public E poll() {
            return queue.poll();
        }

        @Override public E element() {
            return queue.element();
        }

        @Override public E peek() {
            return queue.peek();
        }
    }

    static class CheckedMap<K, V> implements Map<K, V>, Serializable {
        private static final long serialVersionUID = 5742860141034234728L;
        private final Map<K, V> m;
        final Class<?> keyType;
        final Class<?> valueType;

        CheckedMap(Map<K, V> m, Class<?> type, Class<?> valueType) {
            this.m = Objects.requireNonNull(m);
            keyType = Objects.requireNonNull(type);
            this.valueType = Objects.requireNonNull(valueType);
        }

        static void check(Object o, Class<?> type, String what) {
            if (o != null && type != null && !type.isInstance(o)) {
                throw new ClassCastException("Attempt to insert " + o.getClass() + " " + what
                    + " into map with " + what + " type " + type);
            }
        }

        @Override public boolean equals(Object o) {
            return o == this || m.equals(o);
        }

        @Override public int hashCode() {
            return m.hashCode();
        }

        @Override public int size() {
            return m.size();
        }

        @Override public boolean isEmpty() {
            return m.isEmpty();
        }

        @Override public boolean containsKey(Object key) {
            return m.containsKey(key);
        }

        @Override public boolean containsValue(Object value) {
            return m.containsValue(value);
        }

        @Override public V get(Object key) {
            return m.get(key);
        }

        @Override public String toString() {
            return m.toString();
        }

        @Override public V put(K key, V value) {
            check(key, keyType, "key");
            check(value, valueType, "value");
            return m.put(key, value);
        }

        @Override public V remove(Object key) {
            return m.remove(key);
        }

        @Override public void putAll(Map<? extends K, ? extends V> t) {
            Map<K, V> checked = new LinkedHashMap<>();
            for (Map.Entry<? extends K, ? extends V> e : t.entrySet()) {
                check(e.getKey(), keyType, "key");
                check(e.getValue(), valueType, "value");
                checked.put(e.getKey(), e.getValue());
            }
            for (Map.Entry<K, V> e : checked.entrySet()) {
                m.put(e.getKey(), e.getValue());
            }
        }

        @Override public void clear() {
            m.clear();
        }

        @Override public Set<K> keySet() {
            return m.keySet();
        }

        @Override public Collection<V> values() {
            return m.values();
        }

        @Override public Set<Map.Entry<K, V>> entrySet() {
            return new CheckedEntrySet<>(m.entrySet(), valueType);
        }

        @Override public V getOrDefault(Object key, V defaultValue) {
            return m.getOrDefault(key, defaultValue);
        }

        @Override public void forEach(BiConsumer<? super K, ? super V> action) {
            m.forEach(action);
        }

        @Override public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
            Objects.requireNonNull(function);
            m.replaceAll((k, v) -> {
                V r = function.apply(k, v);
                check(r, valueType, "value");
                return r;
            });
        }

        @Override public V putIfAbsent(K key, V value) {
            check(key, keyType, "key");
            check(value, valueType, "value");
            return m.putIfAbsent(key, value);
        }

        @Override public boolean remove(Object key, Object value) {
            return m.remove(key, value);
        }

        @Override public boolean replace(K key, V oldValue, V newValue) {
            check(newValue, valueType, "value");
            return m.replace(key, oldValue, newValue);
        }

        @Override public V replace(K key, V value) {
            check(key, keyType, "key");
            check(value, valueType, "value");
            return m.replace(key, value);
        }

        @Override public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
            Objects.requireNonNull(function);
            check(key, keyType, "key");
            return m.computeIfAbsent(key, k -> {
                V r = function.apply(k);
                check(r, valueType, "value");
                return r;
            });
        }

        @Override public V computeIfPresent(K key, BiFunction<? super K, ? super V,
                ? extends V> function) {
            Objects.requireNonNull(function);
            return m.computeIfPresent(key, (k, v) -> {
                V r = function.apply(k, v);
                check(r, valueType, "value");
                return r;
            });
        }

        @Override public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
            Objects.requireNonNull(function);
            check(key, keyType, "key");
            return m.compute(key, (k, v) -> {
                V r = function.apply(k, v);
                check(r, valueType, "value");
                return r;
            });
        }

        @Override public V merge(K key, V value, BiFunction<? super V, ? super V,
                ? extends V> function) {
            Objects.requireNonNull(function);
            check(key, keyType, "key");
            return m.merge(key, value, (k, v) -> {
                V r = function.apply(k, v);
                check(r, valueType, "value");
                return r;
            });
        }
    }

    static class CheckedSortedMap<K, V> extends CheckedMap<K, V> implements SortedMap<K, V> {
        private static final long serialVersionUID = 1599671320688067438L;
        private final SortedMap<K, V> sm;

        CheckedSortedMap(SortedMap<K, V> sm, Class<?> type, Class<?> valueType) {
            super(sm, type, valueType);
            this.sm = sm;
        }

        @Override public Comparator<? super K> comparator() {
            return sm.comparator();
        }

        @Override public SortedMap<K, V> subMap(K from, K to) {
            return new CheckedSortedMap<>(sm.subMap(from, to), keyType, valueType);
        }

        @Override public SortedMap<K, V> headMap(K to) {
            return new CheckedSortedMap<>(sm.headMap(to), keyType, valueType);
        }

        @Override public SortedMap<K, V> tailMap(K from) {
            return new CheckedSortedMap<>(sm.tailMap(from), keyType, valueType);
        }

        @Override public K firstKey() {
            return sm.firstKey();
        }

        @Override public K lastKey() {
            return sm.lastKey();
        }
    }

    static class CheckedNavigableMap<K, V> extends CheckedSortedMap<K, V>
            implements NavigableMap<K, V> {
        private static final long serialVersionUID = -4852462692372534096L;
        private final NavigableMap<K, V> nm;

        CheckedNavigableMap(NavigableMap<K, V> nm, Class<?> type, Class<?> valueType) {
            super(nm, type, valueType);
            this.nm = nm;
        }

        @Override public Map.Entry<K, V> lowerEntry(K key) {
            return nm.lowerEntry(key);
        }

        @Override public K lowerKey(K key) {
            return nm.lowerKey(key);
        }

        @Override public Map.Entry<K, V> floorEntry(K key) {
            return nm.floorEntry(key);
        }

        @Override public K floorKey(K key) {
            return nm.floorKey(key);
        }

        @Override public Map.Entry<K, V> ceilingEntry(K key) {
            return nm.ceilingEntry(key);
        }

        @Override public K ceilingKey(K key) {
            return nm.ceilingKey(key);
        }

        @Override public Map.Entry<K, V> higherEntry(K key) {
            return nm.higherEntry(key);
        }

        @Override public K higherKey(K key) {
            return nm.higherKey(key);
        }

        @Override public Map.Entry<K, V> firstEntry() {
            return nm.firstEntry();
        }

        @Override public Map.Entry<K, V> lastEntry() {
            return nm.lastEntry();
        }

        @Override public Map.Entry<K, V> pollFirstEntry() {
            return nm.pollFirstEntry();
        }

        @Override public Map.Entry<K, V> pollLastEntry() {
            return nm.pollLastEntry();
        }

        @Override public NavigableMap<K, V> descendingMap() {
            return new CheckedNavigableMap<>(nm.descendingMap(), keyType, valueType);
        }

        @Override public NavigableSet<K> navigableKeySet() {
            return new CheckedNavigableSet<>(nm.navigableKeySet(), keyType);
        }

        @Override public NavigableSet<K> descendingKeySet() {
            return new CheckedNavigableSet<>(nm.descendingKeySet(), keyType);
        }

        @Override public NavigableSet<K> keySet() {
            return navigableKeySet();
        }

        @Override public NavigableMap<K, V> subMap(K from, K to) {
            return subMap(from, true, to, false);
        }

        @Override public NavigableMap<K, V> headMap(K to) {
            return headMap(to, false);
        }

        @Override public NavigableMap<K, V> tailMap(K from) {
            return tailMap(from, true);
        }

        @Override public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to,
                boolean toInclusive) {
            return new CheckedNavigableMap<>(nm.subMap(from, fromInclusive, to, toInclusive),
                    keyType, valueType);
        }

        @Override public NavigableMap<K, V> headMap(K to, boolean inclusive) {
            return new CheckedNavigableMap<>(nm.headMap(to, inclusive), keyType, valueType);
        }

        @Override public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
            return new CheckedNavigableMap<>(nm.tailMap(from, inclusive), keyType, valueType);
        }
    }

    static final class UnmodifiableRandomAccessList<E> extends UnmodifiableList<E>
            implements RandomAccess {
        private static final long serialVersionUID = -2542308836966382001L;

        UnmodifiableRandomAccessList(List<E> on) {
            super(on);
        }

        private Object writeReplace() {
            return new UnmodifiableList<>(list);
        }
    }

    static final class SynchronizedRandomAccessList<E> extends SynchronizedList<E>
            implements RandomAccess {
        private static final long serialVersionUID = 1530674583602358482L;

        SynchronizedRandomAccessList(List<E> on, Object mutex) {
            super(on, mutex);
        }

        private Object writeReplace() {
            return new SynchronizedList<>(list, null);
        }
    }

    static final class CheckedRandomAccessList<E> extends CheckedList<E> implements RandomAccess {
        private static final long serialVersionUID = 1638200125423088369L;

        CheckedRandomAccessList(List<E> on, Class<?> type) {
            super(on, type);
        }
    }

}
