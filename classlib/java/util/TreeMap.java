/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Sorted map: a binary search tree of linked entries, balanced by rank as Haeupler, Sen and Tarjan
 * describe ("Rank-Balanced Trees", ACM Transactions on Algorithms 11(4), 2015, weak AVL trees).
 *
 * <p>A leaf has rank 0, no entry has rank -1, and each entry's rank exceeds that of either child by
 * one or two. So a rank is at most twice the logarithm of the size; it is that of an AVL tree while
 * nothing is removed. An insertion or a removal rotates twice at most, and ranks change at few
 * entries: a constant number on average.
 *
 * <p>An entry stays with its key as long as the map holds it: a removal moves links, never
 * contents. An iterator's next entry is so the next one whatever it removes.
 *
 * <p>Submaps, descending maps and key sets are all one class of view, bounded or not, in either
 * direction.
 */
public class TreeMap<K, V> extends AbstractMap<K, V>
        implements NavigableMap<K, V>, Cloneable, Serializable {
    private static final long serialVersionUID = 919286545866124006L;

    static final class Node<K, V> implements Map.Entry<K, V> {
        K key;
        V value;
        Node<K, V> left;
        Node<K, V> right;
        Node<K, V> parent;
        byte rank;

        Node(K key, V value, Node<K, V> parent) {
            this.key = key;
            this.value = value;
            this.parent = parent;
        }

        @Override public K getKey() {
            return key;
        }

        @Override public V getValue() {
            return value;
        }

        @Override public V setValue(V v) {
            V old = value;
            value = v;
            return old;
        }

        @Override public boolean equals(Object o) {
            return o instanceof Map.Entry && Objects.equals(key, ((Map.Entry<?, ?>) o).getKey())
                && Objects.equals(value, ((Map.Entry<?, ?>) o).getValue());
        }

        @Override public int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(value);
        }

        @Override public String toString() {
            return key + "=" + value;
        }
    }

    private final Comparator<? super K> comparator;
    private transient Node<K, V> root;
    private transient int size;
    private transient int modCount;
    private transient View<K, V> whole;

    public TreeMap() {
        comparator = null;
    }

    public TreeMap(Comparator<? super K> comparator) {
        this.comparator = comparator;
    }

    public TreeMap(Map<? extends K, ? extends V> m) {
        comparator = null;
        putAll(m);
    }

    public TreeMap(SortedMap<K, ? extends V> m) {
        comparator = m.comparator();
        fill(m.size(), m.entrySet().iterator(), null);
    }

    /**
     * The empty map takes what comes in its order, as a tree as flat as can be;
     * nothing is compared. A value is that of keys.
     */
    final void fill(int n, Iterator<?> it, V value) {
        modCount++;
        size = n;
        root = flat(n, it, value);
    }

    /**
     * The next so many entries as a tree. Its halves differ by one entry at most,
     * so their heights are ranks.
     */
    @SuppressWarnings("unchecked")
    private static <K, V> Node<K, V> flat(int n, Iterator<?> it, V value) {
        if (n == 0) {
            return null;
        }
        int before = (n - 1) / 2;
        Node<K, V> left = flat(before, it, value);
        Object next = it.next();
        Node<K, V> e = value != null ? new Node<>((K) next, value, null)
            : new Node<>(((Map.Entry<K, V>) next).getKey(),
                ((Map.Entry<K, V>) next).getValue(), null);
        e.left = left;
        if (left != null) {
            left.parent = e;
        }
        Node<K, V> right = flat(n - 1 - before, it, value);
        e.right = right;
        if (right != null) {
            right.parent = e;
            e.rank = (byte) (right.rank + 1); // the right half is the larger one
        }
        return e;
    }

    @SuppressWarnings("unchecked")
    final int compare(Object k1, Object k2) {
        return comparator == null ? ((Comparable<? super K>) k1).compareTo((K) k2)
            : comparator.compare((K) k1, (K) k2);
    }

    /**
     * A key that compares itself, so that a search asks once who compares;
     * null when the comparator does.
     */
    private Comparable<? super K> natural(Object key) {
        return comparator == null ? (Comparable<? super K>) key : null;
    }

    public int size() {
        return size;
    }

    final Node<K, V> find(Object key) {
        if (comparator == null) {
            Objects.requireNonNull(key);
        }
        Node<K, V> p = root;
        Comparable<? super K> itself = natural(key);
        while (p != null) {
            int d = itself != null ? itself.compareTo(p.key) : compare(key, p.key);
            if (d == 0) {
                return p;
            }
            p = d < 0 ? p.left : p.right;
        }
        return null;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public boolean containsValue(Object value) {
        for (Node<K, V> e = first(); e != null; e = after(e)) {
            if (Objects.equals(value, e.value)) {
                return true;
            }
        }
        return false;
    }

    public V get(Object key) {
        Node<K, V> e = find(key);
        return e == null ? null : e.value;
    }

    public Comparator<? super K> comparator() {
        return comparator;
    }

    private static <K> K keyOf(Map.Entry<K, ?> e) {
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e.getKey();
    }

    private static <K> K keyIfAny(Map.Entry<K, ?> e) {
        return e == null ? null : e.getKey();
    }

    private static <K, V> Map.Entry<K, V> export(Map.Entry<K, V> e) {
        return e == null ? null : new AbstractMap.SimpleImmutableEntry<>(e);
    }

    public K firstKey() {
        return keyOf(first());
    }

    public K lastKey() {
        return keyOf(last());
    }

    public void putAll(Map<? extends K, ? extends V> map) {
        int n = map.size();
        if (size == 0 && n != 0 && map instanceof SortedMap
                && Objects.equals(comparator, ((SortedMap<?, ?>) map).comparator())) {
            fill(n, map.entrySet().iterator(), null);
        } else if (n > 0) {
            super.putAll(map);
        }
    }

    final Node<K, V> first() {
        Node<K, V> p = root;
        while (p != null && p.left != null) {
            p = p.left;
        }
        return p;
    }

    final Node<K, V> last() {
        Node<K, V> p = root;
        while (p != null && p.right != null) {
            p = p.right;
        }
        return p;
    }

    static <K, V> Node<K, V> after(Node<K, V> e) {
        if (e.right != null) {
            e = e.right;
            while (e.left != null) {
                e = e.left;
            }
            return e;
        }
        Node<K, V> p = e.parent;
        while (p != null && e == p.right) {
            e = p;
            p = p.parent;
        }
        return p;
    }

    static <K, V> Node<K, V> before(Node<K, V> e) {
        if (e.left != null) {
            e = e.left;
            while (e.right != null) {
                e = e.right;
            }
            return e;
        }
        Node<K, V> p = e.parent;
        while (p != null && e == p.left) {
            e = p;
            p = p.parent;
        }
        return p;
    }

    /** The nearest entry on one side of a key, or at it. */
    final Node<K, V> near(Object key, boolean greater, boolean orEqual) {
        Node<K, V> p = root;
        Node<K, V> best = null;
        Comparable<? super K> itself = p != null ? natural(key) : null;
        while (p != null) {
            int d = itself != null ? itself.compareTo(p.key) : compare(key, p.key);
            if (d == 0 && orEqual) {
                return p;
            }
            if (greater) {
                if (d < 0) {
                    best = p;
                    p = p.left;
                } else {
                    p = p.right;
                }
            } else if (d > 0) {
                best = p;
                p = p.right;
            } else {
                p = p.left;
            }
        }
        return best;
    }

    public V put(K key, V value) {
        return put(key, value, true);
    }

    @Override public V putIfAbsent(K key, V value) {
        return put(key, value, false);
    }

    private V put(K key, V value, boolean replace) {
        Node<K, V> p = root;
        if (p == null) {
            compare(key, key);
        } else if (comparator == null) {
            Objects.requireNonNull(key);
        }
        Node<K, V> parent = null;
        int d = 0;
        Comparable<? super K> itself = natural(key);
        while (p != null) {
            parent = p;
            d = itself != null ? itself.compareTo(p.key) : compare(key, p.key);
            if (d == 0) {
                V old = p.value;
                if (replace || old == null) {
                    p.value = value;
                }
                return old;
            }
            p = d < 0 ? p.left : p.right;
        }
        Node<K, V> e = new Node<>(key, value, parent);
        if (parent == null) {
            root = e;
        } else {
            if (d < 0) {
                parent.left = e;
            } else {
                parent.right = e;
            }
            grow(e, parent);
        }
        size++;
        modCount++;
        return null;
    }

    private void checkUnchanged(int expected) {
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    @Override public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        Objects.requireNonNull(function);
        V v = get(key);
        if (v == null) {
            int expected = modCount;
            v = function.apply(key);
            checkUnchanged(expected);
            if (v != null) {
                put(key, v);
            }
        }
        return v;
    }

    @Override public V computeIfPresent(K key,
            BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        return get(key) == null ? null : compute(key, function);
    }

    @Override public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Node<K, V> e = find(key);
        int expected = modCount;
        V v = function.apply(key, e == null ? null : e.value);
        checkUnchanged(expected);
        store(e, key, v);
        return v;
    }

    @Override public V merge(K key, V value,
            BiFunction<? super V, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Objects.requireNonNull(value);
        Node<K, V> e = find(key);
        int expected = modCount;
        V v = e == null || e.value == null ? value : function.apply(e.value, value);
        checkUnchanged(expected);
        store(e, key, v);
        return v;
    }

    private void store(Node<K, V> e, K key, V v) {
        if (e == null) {
            if (v != null) {
                put(key, v);
            }
        } else if (v == null) {
            delete(e);
        } else {
            e.value = v;
        }
    }

    public V remove(Object key) {
        Node<K, V> e = find(key);
        if (e == null) {
            return null;
        }
        V old = e.value;
        delete(e);
        return old;
    }

    public void clear() {
        modCount++;
        size = 0;
        root = null;
    }

    @SuppressWarnings("unchecked")
    public Object clone() {
        try {
            TreeMap<K, V> c = (TreeMap<K, V>) super.clone();
            c.root = null;
            c.modCount = 0;
            c.whole = null;
            c.fill(size, entrySet().iterator(), null);
            return c;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    /* ---- The tree ---- */

    private static int rank(Node<?, ?> e) {
        return e == null ? -1 : e.rank;
    }

    /** The one place that has a child of an entry, or the root, gets another entry or none. */
    private void seat(Node<K, V> parent, Node<K, V> instead, Node<K, V> e) {
        if (parent == null) {
            root = e;
        } else if (parent.left == instead) {
            parent.left = e;
        } else {
            parent.right = e;
        }
        if (e != null) {
            e.parent = parent;
        }
    }

    /** An entry and its parent change who is above; the order of keys stays. */
    private void raise(Node<K, V> e) {
        Node<K, V> p = e.parent;
        seat(p.parent, p, e);
        Node<K, V> between;
        if (p.left == e) {
            between = e.right;
            p.left = between;
            e.right = p;
        } else {
            between = e.left;
            p.right = between;
            e.left = p;
        }
        p.parent = e;
        if (between != null) {
            between.parent = p;
        }
    }

    /**
     * An entry's rank has grown, perhaps to that of its parent:
     * the only difference that may be wrong.
     */
    private void grow(Node<K, V> e, Node<K, V> p) {
        while (p != null && p.rank == e.rank) {
            boolean onLeft = p.left == e;
            if (p.rank - rank(onLeft ? p.right : p.left) == 1) {
                p.rank++;
                e = p;
                p = e.parent;
                continue;
            }
            Node<K, V> inner = onLeft ? e.right : e.left;
            if (e.rank - rank(inner) == 2) {
                raise(e);
            } else {
                raise(inner);
                raise(inner);
                inner.rank++;
                e.rank--;
            }
            p.rank--;
            return;
        }
    }

    /**
     * Takes an entry out. One with two children leaves its place and rank to its successor,
     * which has one at most.
     */
    final void delete(Node<K, V> e) {
        size--;
        modCount++;
        Node<K, V> p = e.parent;
        Node<K, V> left = e.left;
        Node<K, V> right = e.right;
        if (left == null || right == null) {
            Node<K, V> child = left == null ? right : left;
            seat(p, e, child);
            shrink(child, p);
            return;
        }
        Node<K, V> heir = right;
        while (heir.left != null) {
            heir = heir.left;
        }
        Node<K, V> child = heir.right;
        Node<K, V> loser = heir;
        if (heir != right) {
            loser = heir.parent;
            seat(loser, heir, child);
            heir.right = right;
            right.parent = heir;
        }
        heir.left = left;
        left.parent = heir;
        heir.rank = e.rank;
        seat(p, e, heir);
        shrink(child, loser);
    }

    /**
     * The tree under a child of an entry has lost rank, perhaps one too much:
     * the only difference that may be wrong.
     */
    private void shrink(Node<K, V> e, Node<K, V> p) {
        if (p != null && p.left == null && p.right == null) {
            p.rank = 0;
            e = p;
            p = e.parent;
        }
        while (p != null && p.rank - rank(e) == 3) {
            boolean onLeft = p.left == e;
            // there is one: the parent's rank is 2 at least
            Node<K, V> other = onLeft ? p.right : p.left;
            if (p.rank - other.rank == 1) {
                Node<K, V> inner = onLeft ? other.left : other.right;
                if (other.rank - rank(onLeft ? other.right : other.left) == 1) {
                    raise(other);
                    other.rank++;
                    p.rank -= p.left == p.right ? 2 : 1; // they are equal in a leaf alone
                    return;
                }
                if (other.rank - rank(inner) == 1) {
                    raise(inner);
                    raise(inner);
                    inner.rank += 2;
                    other.rank--;
                    p.rank -= 2;
                    return;
                }
                other.rank--;
            }
            p.rank--;
            e = p;
            p = e.parent;
        }
    }

    /* ---- Navigation ---- */

    public Map.Entry<K, V> firstEntry() {
        return export(first());
    }

    public Map.Entry<K, V> lastEntry() {
        return export(last());
    }

    public Map.Entry<K, V> pollFirstEntry() {
        Node<K, V> e = first();
        Map.Entry<K, V> r = export(e);
        if (e != null) {
            delete(e);
        }
        return r;
    }

    public Map.Entry<K, V> pollLastEntry() {
        Node<K, V> e = last();
        Map.Entry<K, V> r = export(e);
        if (e != null) {
            delete(e);
        }
        return r;
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return export(near(key, false, false));
    }

    public K lowerKey(K key) {
        return keyIfAny(near(key, false, false));
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return export(near(key, false, true));
    }

    public K floorKey(K key) {
        return keyIfAny(near(key, false, true));
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return export(near(key, true, true));
    }

    public K ceilingKey(K key) {
        return keyIfAny(near(key, true, true));
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return export(near(key, true, false));
    }

    public K higherKey(K key) {
        return keyIfAny(near(key, true, false));
    }

    private View<K, V> whole() {
        if (whole == null) {
            whole = new View<>(this, null, null, false);
        }
        return whole;
    }

    public Set<K> keySet() {
        return navigableKeySet();
    }

    @SuppressWarnings("unchecked")
    public NavigableSet<K> navigableKeySet() {
        if (keySet == null) {
            keySet = new KeyView<>(this);
        }
        return (NavigableSet<K>) keySet;
    }

    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    public Collection<V> values() {
        if (values == null) {
            Collection<V> all = super.values();
            values = new AbstractCollection<V>() {
                @Override public Iterator<V> iterator() {
                    return all.iterator();
                }

                @Override public int size() {
                    return TreeMap.this.size();
                }

                @Override public void clear() {
                    TreeMap.this.clear();
                }

                @Override public Spliterator<V> spliterator() {
                    return new NodeSpliterator<>(TreeMap.this, VALUES, false);
                }
            };
        }
        return values;
    }

    @SuppressWarnings("unchecked")
    private Comparator<? super K> order() {
        return comparator != null ? comparator : (Comparator<? super K>) Comparator.naturalOrder();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return whole().entrySet();
    }

    public NavigableMap<K, V> descendingMap() {
        return whole().descendingMap();
    }

    public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey,
            boolean toInclusive) {
        return new View<>(this, new Cut<>(fromKey, !fromInclusive), new Cut<>(toKey, toInclusive),
            false);
    }

    public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
        return new View<>(this, null, new Cut<>(toKey, inclusive), false);
    }

    public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
        return new View<>(this, new Cut<>(fromKey, !inclusive), null, false);
    }

    public SortedMap<K, V> subMap(K fromKey, K toKey) {
        return subMap(fromKey, true, toKey, false);
    }

    public SortedMap<K, V> headMap(K toKey) {
        return headMap(toKey, false);
    }

    public SortedMap<K, V> tailMap(K fromKey) {
        return tailMap(fromKey, true);
    }

    @Override public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        for (Node<K, V> e = first(); e != null; e = after(e)) {
            action.accept(e.key, e.value);
            checkUnchanged(expected);
        }
    }

    @Override public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expected = modCount;
        for (Node<K, V> e = first(); e != null; e = after(e)) {
            e.value = function.apply(e.key, e.value);
            checkUnchanged(expected);
        }
    }

    /** A place in the order of keys: just before one, or just after it. */
    private static final class Cut<K> implements Serializable {
        private static final long serialVersionUID = 1L;
        final K key;
        final boolean after;

        Cut(K key, boolean after) {
            this.key = key;
            this.after = after;
        }

        /** Negative if the other key is before this place, else positive. */
        int side(TreeMap<?, ?> m, Object other) {
            int d = m.compare(other, key);
            return d != 0 ? d : after ? -1 : 1;
        }
    }

    private static final class View<K, V> extends AbstractMap<K, V>
            implements NavigableMap<K, V>, Serializable {
        private static final long serialVersionUID = 1L;
        private final TreeMap<K, V> m;
        private final Cut<K> start; // null: that of the map
        private final Cut<K> end;
        private final boolean down;
        private transient Entries<K, V> entries;

        View(TreeMap<K, V> m, Cut<K> start, Cut<K> end, boolean down) {
            this.m = m;
            this.start = start;
            this.end = end;
            this.down = down;
            // Keys that cannot be compared are refused at once.
            Cut<K> one = start != null ? start : end;
            if (one != null && m.compare(one.key, end != null ? end.key : one.key) > 0) {
                throw new IllegalArgumentException("fromKey > toKey");
            }
        }

        private boolean isBefore(Object key) {
            return start != null && start.side(m, key) < 0;
        }

        private boolean isBehind(Object key) {
            return end != null && end.side(m, key) > 0;
        }

        private boolean holds(Object key) {
            return !(isBefore(key) || isBehind(key));
        }

        private boolean isWhole() {
            return start == end && start == null;
        }

        /**
         * Whether a bound of a view of this view lies within it; one that is left out may be ours.
         */
        private boolean mayBound(Object key, boolean inclusive) {
            if (inclusive) {
                return holds(key);
            }
            return !(start != null && m.compare(key, start.key) < 0)
                && !(end != null && m.compare(end.key, key) < 0);
        }

        private Node<K, V> lowest() {
            Node<K, V> e = start == null ? m.first() : m.near(start.key, true, !start.after);
            return e == null || isBehind(e.key) ? null : e;
        }

        private Node<K, V> highest() {
            Node<K, V> e = end == null ? m.last() : m.near(end.key, false, end.after);
            return e == null || isBefore(e.key) ? null : e;
        }

        Node<K, V> firstInner() {
            return down ? highest() : lowest();
        }

        Node<K, V> lastInner() {
            return down ? lowest() : highest();
        }

        private Node<K, V> nearInner(K key, boolean later, boolean orEqual) {
            boolean greater = later != down;
            if (greater ? isBefore(key) : isBehind(key)) {
                return greater ? lowest() : highest();
            }
            Node<K, V> e = m.near(key, greater, orEqual);
            return e == null || (greater ? isBehind(e.key) : isBefore(e.key)) ? null : e;
        }

        @Override public boolean isEmpty() {
            return isWhole() ? m.isEmpty() : lowest() == null;
        }

        @Override public int size() {
            if (isWhole()) {
                return m.size();
            }
            int n = 0;
            for (Iterator<?> it = new Itr(true, down); it.hasNext(); it.next()) {
                n++;
            }
            return n;
        }

        @Override public boolean containsKey(Object key) {
            return holds(key) && m.containsKey(key);
        }

        @Override public V put(K key, V value) {
            if (!holds(key)) {
                throw new IllegalArgumentException("key out of range");
            }
            return m.put(key, value);
        }

        @Override public V putIfAbsent(K key, V value) {
            if (!holds(key)) {
                throw new IllegalArgumentException("key out of range");
            }
            return m.putIfAbsent(key, value);
        }

        @Override public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
            return holds(key) ? m.computeIfAbsent(key, function) : outside(function.apply(key));
        }

        @Override public V computeIfPresent(K key,
                BiFunction<? super K, ? super V, ? extends V> function) {
            return holds(key) ? m.computeIfPresent(key, function) : null;
        }

        @Override public V compute(K key,
                BiFunction<? super K, ? super V, ? extends V> function) {
            return holds(key) ? m.compute(key, function) : outside(function.apply(key, null));
        }

        @Override public V merge(K key, V value,
                BiFunction<? super V, ? super V, ? extends V> function) {
            if (!holds(key)) {
                throw new IllegalArgumentException("key out of range");
            }
            return m.merge(key, value, function);
        }

        private static <V> V outside(V v) {
            if (v != null) {
                throw new IllegalArgumentException("key out of range");
            }
            return null;
        }

        @Override public V get(Object key) {
            return holds(key) ? m.get(key) : null;
        }

        @Override public V remove(Object key) {
            return holds(key) ? m.remove(key) : null;
        }

        @Override public Map.Entry<K, V> ceilingEntry(K key) {
            return export(nearInner(key, true, true));
        }

        @Override public K ceilingKey(K key) {
            return keyIfAny(nearInner(key, true, true));
        }

        @Override public Map.Entry<K, V> higherEntry(K key) {
            return export(nearInner(key, true, false));
        }

        @Override public K higherKey(K key) {
            return keyIfAny(nearInner(key, true, false));
        }

        @Override public Map.Entry<K, V> floorEntry(K key) {
            return export(nearInner(key, false, true));
        }

        @Override public K floorKey(K key) {
            return keyIfAny(nearInner(key, false, true));
        }

        @Override public Map.Entry<K, V> lowerEntry(K key) {
            return export(nearInner(key, false, false));
        }

        @Override public K lowerKey(K key) {
            return keyIfAny(nearInner(key, false, false));
        }

        @Override public K firstKey() {
            return keyOf(firstInner());
        }

        @Override public K lastKey() {
            return keyOf(lastInner());
        }

        @Override public Map.Entry<K, V> firstEntry() {
            return export(firstInner());
        }

        @Override public Map.Entry<K, V> lastEntry() {
            return export(lastInner());
        }

        @Override public Map.Entry<K, V> pollFirstEntry() {
            Node<K, V> e = firstInner();
            Map.Entry<K, V> r = export(e);
            if (e != null) {
                m.delete(e);
            }
            return r;
        }

        @Override public Map.Entry<K, V> pollLastEntry() {
            Node<K, V> e = lastInner();
            Map.Entry<K, V> r = export(e);
            if (e != null) {
                m.delete(e);
            }
            return r;
        }

        @Override public Comparator<? super K> comparator() {
            return down ? Collections.reverseOrder(m.comparator) : m.comparator;
        }

        @Override public NavigableMap<K, V> descendingMap() {
            return new View<>(m, start, end, !down);
        }

        private View<K, V> narrow(boolean hasFrom, K from, boolean fromInclusive, boolean hasTo,
                K to, boolean toInclusive) {
            if (hasFrom && !mayBound(from, fromInclusive)) {
                throw new IllegalArgumentException("fromKey out of range");
            }
            if (hasTo && !mayBound(to, toInclusive)) {
                throw new IllegalArgumentException("toKey out of range");
            }
            boolean hasLow = down ? hasTo : hasFrom;
            boolean hasHigh = down ? hasFrom : hasTo;
            Cut<K> low = !hasLow ? start
                : down ? new Cut<>(to, !toInclusive) : new Cut<>(from, !fromInclusive);
            Cut<K> high = !hasHigh ? end
                : down ? new Cut<>(from, fromInclusive) : new Cut<>(to, toInclusive);
            return new View<>(m, low, high, down);
        }

        @Override public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to,
                boolean toInclusive) {
            return narrow(true, from, fromInclusive, true, to, toInclusive);
        }

        @Override public NavigableMap<K, V> headMap(K to, boolean inclusive) {
            return narrow(false, null, false, true, to, inclusive);
        }

        @Override public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
            return narrow(true, from, inclusive, false, null, false);
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

        @SuppressWarnings("unchecked")
        @Override public NavigableSet<K> navigableKeySet() {
            if (keySet == null) {
                keySet = new KeyView<>(this);
            }
            return (NavigableSet<K>) keySet;
        }

        @Override public Set<K> keySet() {
            return navigableKeySet();
        }

        @Override public NavigableSet<K> descendingKeySet() {
            return descendingMap().navigableKeySet();
        }

        @Override public Set<Map.Entry<K, V>> entrySet() {
            if (entries == null) {
                entries = new Entries<>(this);
            }
            return entries;
        }

        final class Itr implements Iterator<Object> {
            private final boolean keys;
            private final boolean back;
            private Node<K, V> next;
            private Node<K, V> last;
            private int expected = m.modCount;

            Itr(boolean keys, boolean back) {
                this.keys = keys;
                this.back = back;
                next = back ? highest() : lowest();
            }

            @Override public boolean hasNext() {
                return next != null;
            }

            @Override public Object next() {
                Node<K, V> e = next;
                if (e == null) {
                    throw new NoSuchElementException();
                }
                m.checkUnchanged(expected);
                next = back ? before(e) : after(e);
                if (next != null && (back ? isBefore(next.key) : isBehind(next.key))) {
                    next = null;
                }
                last = e;
                return keys ? e.key : e;
            }

            @Override public void remove() {
                if (last == null) {
                    throw new IllegalStateException();
                }
                m.checkUnchanged(expected);
                m.delete(last);
                expected = m.modCount;
                last = null;
            }
        }
    }

    private static final class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final View<K, V> view;

        Entries(View<K, V> view) {
            this.view = view;
        }

        @SuppressWarnings("unchecked")
        @Override public Iterator<Map.Entry<K, V>> iterator() {
            return (Iterator<Map.Entry<K, V>>) (Iterator<?>) view.new Itr(false, view.down);
        }

        @Override public int size() {
            return view.size();
        }

        @Override public boolean isEmpty() {
            return view.isEmpty();
        }

        private Node<K, V> match(Object o) {
            if (!(o instanceof Map.Entry)) {
                return null;
            }
            Object key = ((Map.Entry<?, ?>) o).getKey();
            Node<K, V> e = view.holds(key) ? view.m.find(key) : null;
            return e != null && Objects.equals(e.value, ((Map.Entry<?, ?>) o).getValue())
                ? e : null;
        }

        @Override public boolean contains(Object o) {
            return match(o) != null;
        }

        @Override public boolean remove(Object o) {
            Node<K, V> e = match(o);
            if (e != null) {
                view.m.delete(e);
            }
            return e != null;
        }

        @Override public void clear() {
            if (view.isWhole()) {
                view.m.clear();
            } else {
                super.clear();
            }
        }

        @Override public Spliterator<Map.Entry<K, V>> spliterator() {
            if (!view.isWhole() || view.down) {
                return Spliterators.spliterator(this, Spliterator.DISTINCT);
            }
            return new NodeSpliterator<>(view.m, ENTRIES, false);
        }
    }

    private static final int KEYS = 0;
    private static final int VALUES = 1;
    private static final int ENTRIES = 2;

    /**
     * A part of the tree, upwards or downwards, from a node to before another. It is split at the
     * root; a first part then at the child of its end, a last one at the child of its beginning.
     */
    private static final class NodeSpliterator<K, V, T> implements Spliterator<T> {
        private static final int WHOLE = 0;
        private static final int FIRST = -1;
        private static final int LAST = 1;
        private final TreeMap<K, V> m;
        private final int kind;
        private final boolean down;
        private Node<K, V> next;
        private Node<K, V> end;
        private int side;
        private int estimate = -1; // not bound yet
        private int expected;

        NodeSpliterator(TreeMap<K, V> m, int kind, boolean down) {
            this.m = m;
            this.kind = kind;
            this.down = down;
        }

        private void bind() {
            if (estimate < 0) {
                estimate = m.size;
                next = down ? m.last() : m.first();
                expected = m.modCount;
            }
        }

        private Node<K, V> divide() {
            switch (next == null || next == end ? 2 : side) {
            case WHOLE: return m.root;
            case LAST: return down ? null : next.right; // the JDK splits what goes downwards once
            case FIRST: return down ? null : end.left;
            default: return null;
            }
        }

        @Override public Spliterator<T> trySplit() {
            bind();
            Node<K, V> cut = divide();
            if (cut == null || cut == next || cut == end
                    || (m.compare(next.key, cut.key) < 0) == down) {
                return null;
            }
            NodeSpliterator<K, V, T> first = new NodeSpliterator<>(m, kind, down);
            first.next = next;
            first.end = next = cut;
            first.side = FIRST;
            side = LAST;
            first.estimate = estimate >>>= 1;
            first.expected = expected;
            return first;
        }

        @SuppressWarnings("unchecked")
        private void give(Node<K, V> e, Consumer<? super T> action) {
            next = down ? before(e) : after(e);
            action.accept((T) (kind == KEYS ? e.key : kind == VALUES ? e.value : e));
        }

        @Override public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            bind();
            Node<K, V> e = next;
            if (e == null || e == end) {
                return false;
            }
            give(e, action);
            m.checkUnchanged(expected);
            return true;
        }

        @Override public void forEachRemaining(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            bind();
            if (next != null && next != end) {
                for (Node<K, V> e = next; e != null && e != end; e = next) {
                    give(e, action);
                }
                m.checkUnchanged(expected);
            }
        }

        @Override public long estimateSize() {
            bind();
            return estimate;
        }

        @Override public int characteristics() {
            return (side == WHOLE ? SIZED : 0) | ORDERED | (kind == VALUES ? 0 : DISTINCT)
                | (kind == VALUES || down ? 0 : SORTED);
        }

        @SuppressWarnings("unchecked")
        @Override public Comparator<? super T> getComparator() {
            if (!hasCharacteristics(SORTED)) {
                throw new IllegalStateException();
            }
            return (Comparator<? super T>) (kind == KEYS ? m.comparator
                : Map.Entry.comparingByKey(m.order()));
        }
    }

    /** The keys of a navigable map as a navigable set. */
    static final class KeyView<E> extends AbstractSet<E> implements NavigableSet<E> {
        private final NavigableMap<E, ?> m;

        KeyView(NavigableMap<E, ?> m) {
            this.m = m;
        }

        @SuppressWarnings("unchecked")
        private Iterator<E> walk(boolean reverse) {
            View<E, ?> v = m instanceof TreeMap ? ((TreeMap<E, ?>) m).whole() : (View<E, ?>) m;
            return (Iterator<E>) (Iterator<?>) v.new Itr(true, v.down != reverse);
        }

        @Override public Iterator<E> iterator() {
            return walk(false);
        }

        @Override public Spliterator<E> spliterator() {
            if (m instanceof View) { // counting a part takes time
                View<E, ?> v = (View<E, ?>) m;
                if (!v.down || !v.isWhole()) {
                    return Spliterators.IteratorSpliterator.uncounted(iterator(),
                        Spliterator.DISTINCT | Spliterator.ORDERED
                        | (v.down ? 0 : Spliterator.SORTED), comparator());
                }
                return new NodeSpliterator<>(v.m, KEYS, true);
            }
            return new NodeSpliterator<>((TreeMap<E, ?>) m, KEYS, false);
        }

        @Override public Iterator<E> descendingIterator() {
            return walk(true);
        }

        @Override public int size() {
            return m.size();
        }

        @Override public boolean isEmpty() {
            return m.isEmpty();
        }

        @Override public boolean contains(Object o) {
            return m.containsKey(o);
        }

        @Override public void clear() {
            m.clear();
        }

        @Override public E lower(E e) {
            return m.lowerKey(e);
        }

        @Override public E floor(E e) {
            return m.floorKey(e);
        }

        @Override public E ceiling(E e) {
            return m.ceilingKey(e);
        }

        @Override public E higher(E e) {
            return m.higherKey(e);
        }

        @Override public E first() {
            return m.firstKey();
        }

        @Override public E last() {
            return m.lastKey();
        }

        @Override public Comparator<? super E> comparator() {
            return m.comparator();
        }

        @Override public E pollFirst() {
            return keyIfAny(m.pollFirstEntry());
        }

        @Override public E pollLast() {
            return keyIfAny(m.pollLastEntry());
        }

        @Override public boolean remove(Object o) {
            int before = size();
            m.remove(o);
            return size() != before;
        }

        @Override public NavigableSet<E> subSet(E from, boolean fromInclusive, E to,
                boolean toInclusive) {
            return new KeyView<>(m.subMap(from, fromInclusive, to, toInclusive));
        }

        @Override public NavigableSet<E> headSet(E to, boolean inclusive) {
            return new KeyView<>(m.headMap(to, inclusive));
        }

        @Override public NavigableSet<E> tailSet(E from, boolean inclusive) {
            return new KeyView<>(m.tailMap(from, inclusive));
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
            return new KeyView<>(m.descendingMap());
        }
    }

    private void writeObject(ObjectOutputStream s) throws IOException {
        s.defaultWriteObject();
        s.writeInt(size);
        for (Node<K, V> e = first(); e != null; e = after(e)) {
            s.writeObject(e.key);
            s.writeObject(e.value);
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        s.defaultReadObject();
        List<Map.Entry<K, V>> all = new ArrayList<>();
        for (int n = s.readInt(); n > 0; n--) {
            K key = (K) s.readObject();
            all.add(new Node<>(key, (V) s.readObject(), null));
        }
        fill(all.size(), all.iterator(), null);
    }
}
