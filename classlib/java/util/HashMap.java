/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Hash table with chained bins. The order of iteration is that of the JDK: sizes, spreading of
 * hashes, order within a bin and its change when a bin splits or becomes a tree are the same.
 * Bins of eight and more become red-black trees, whose nodes keep a list beside the tree with
 * the root first. LinkedHashMap hooks in through the new..., replace... and after... methods.
 */
public class HashMap<K, V> extends AbstractMap<K, V>
        implements Map<K, V>, Cloneable, Serializable {
    private static final long serialVersionUID = 362498820763181265L;
    static final int DEFAULT_CAPACITY = 16;
    static final int MAX_CAPACITY = 1 << 30;
    private static final int TREEIFY = 8;
    private static final int UNTREEIFY = 6;
    private static final int MIN_TREE_CAPACITY = 64;
    static final int KEYS = 0;
    static final int VALUES = 1;
    static final int ENTRIES = 2;

    static class Node<K, V> implements Map.Entry<K, V> {
        final int hash;
        final K key;
        V value;
        Node<K, V> next;

        Node(int hash, K key, V value, Node<K, V> next) {
            this.hash = hash;
            this.key = key;
            this.value = value;
            this.next = next;
        }

        public final K getKey() {
            return key;
        }

        public final V getValue() {
            return value;
        }

        public final V setValue(V v) {
            V old = value;
            value = v;
            return old;
        }

        public final int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(value);
        }

        public final boolean equals(Object o) {
            if (o == this) {
                return true;
            }
            return o instanceof Map.Entry && Objects.equals(key, ((Map.Entry<?, ?>) o).getKey())
                && Objects.equals(value, ((Map.Entry<?, ?>) o).getValue());
        }

        public final String toString() {
            return key + "=" + value;
        }
    }

    transient Node<K, V>[] table;
    transient Set<Map.Entry<K, V>> entrySet;
    transient int size;
    transient int modCount;
    /** The size at which to grow; while there is no table, its initial capacity or 0. */
    int threshold;
    final float loadFactor;

    public HashMap() {
        loadFactor = 0.75f;
    }

    public HashMap(int initialCapacity) {
        this(initialCapacity, 0.75f);
    }

    public HashMap(int initialCapacity, float loadFactor) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal initial capacity: " + initialCapacity);
        }
        if (loadFactor <= 0 || loadFactor != loadFactor) {
            throw new IllegalArgumentException("Illegal load factor: " + loadFactor);
        }
        this.loadFactor = loadFactor;
        this.threshold = tableSizeFor(initialCapacity);
    }

    public HashMap(Map<? extends K, ? extends V> m) {
        loadFactor = 0.75f;
        putEntries(m, false);
    }

    static final int hash(Object key) {
        int h;
        return key == null ? 0 : (h = key.hashCode()) ^ (h >>> 16);
    }

    static final int tableSizeFor(int capacity) {
        int n = capacity <= 1 ? 1 : -1 >>> Integer.numberOfLeadingZeros(capacity - 1);
        return capacity <= 1 ? 1 : n >= MAX_CAPACITY ? MAX_CAPACITY : n + 1;
    }

    private void putEntries(Map<? extends K, ? extends V> m, boolean evict) {
        int n = m.size();
        if (n <= 0) {
            return;
        }
        if (table == null) {
            float f = n / loadFactor + 1.0f;
            int t = f < MAX_CAPACITY ? (int) f : MAX_CAPACITY;
            if (t > threshold) {
                threshold = tableSizeFor(t);
            }
        } else {
            while (n > threshold && table.length < MAX_CAPACITY) {
                resize();
            }
        }
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
            K key = e.getKey();
            putVal(hash(key), key, e.getValue(), false, evict);
        }
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public V get(Object key) {
        Node<K, V> e = getNode(key);
        return e == null ? null : e.value;
    }

    final Node<K, V> getNode(Object key) {
        Node<K, V>[] tab = table;
        if (tab == null) {
            return null;
        }
        int h = hash(key);
        return findInBin(tab[(tab.length - 1) & h], h, key);
    }

    private static <K, V> Node<K, V> findInBin(Node<K, V> first, int h, Object key) {
        if (first instanceof TreeNode) {
            return ((TreeNode<K, V>) first).root().find(h, key, null);
        }
        for (Node<K, V> e = first; e != null; e = e.next) {
            if (e.hash == h && (e.key == key || (key != null && key.equals(e.key)))) {
                return e;
            }
        }
        return null;
    }

    public boolean containsKey(Object key) {
        return getNode(key) != null;
    }

    public V put(K key, V value) {
        return putVal(hash(key), key, value, false, true);
    }

    final V putVal(int h, K key, V value, boolean onlyIfAbsent, boolean evict) {
        Node<K, V>[] tab = table;
        if (tab == null || tab.length == 0) {
            tab = resize();
        }
        int i = (tab.length - 1) & h;
        Node<K, V> first = tab[i];
        if (first == null) {
            tab[i] = newNode(h, key, value, null);
        } else {
            Node<K, V> e = null;
            if (first instanceof TreeNode) {
                e = ((TreeNode<K, V>) first).putTreeVal(this, tab, h, key, value);
            } else {
                Node<K, V> p = first;
                for (int n = 1;; n++) {
                    if (p.hash == h && (p.key == key || (key != null && key.equals(p.key)))) {
                        e = p;
                        break;
                    }
                    if (p.next == null) {
                        p.next = newNode(h, key, value, null);
                        if (n >= TREEIFY) {
                            treeifyBin(tab, h);
                        }
                        break;
                    }
                    p = p.next;
                }
            }
            if (e != null) {
                V old = e.value;
                if (!onlyIfAbsent || old == null) {
                    e.value = value;
                }
                afterNodeAccess(e);
                return old;
            }
        }
        modCount++;
        if (++size > threshold) {
            resize();
        }
        afterNodeInsertion(evict);
        return null;
    }

    @SuppressWarnings("unchecked")
    final Node<K, V>[] resize() {
        Node<K, V>[] old = table;
        int oldCapacity = old == null ? 0 : old.length;
        int capacity;
        int limit = 0;
        if (oldCapacity > 0) {
            if (oldCapacity >= MAX_CAPACITY) {
                threshold = Integer.MAX_VALUE;
                return old;
            }
            capacity = oldCapacity << 1;
            if (capacity < MAX_CAPACITY && oldCapacity >= DEFAULT_CAPACITY) {
                limit = threshold << 1;
            }
        } else if (threshold > 0) {
            capacity = threshold;
        } else {
            capacity = DEFAULT_CAPACITY;
            limit = 12;
        }
        if (limit == 0) {
            float f = capacity * loadFactor;
            limit = capacity < MAX_CAPACITY && f < MAX_CAPACITY ? (int) f : Integer.MAX_VALUE;
        }
        threshold = limit;
        Node<K, V>[] tab = (Node<K, V>[]) new Node<?, ?>[capacity];
        table = tab;
        for (int j = 0; j < oldCapacity; j++) {
            Node<K, V> e = old[j];
            if (e == null) {
                continue;
            }
            old[j] = null;
            if (e.next == null) {
                tab[e.hash & (capacity - 1)] = e;
            } else if (e instanceof TreeNode) {
                ((TreeNode<K, V>) e).split(this, tab, j, oldCapacity);
            } else {
                Node<K, V> lowHead = null, lowTail = null, highHead = null, highTail = null;
                for (; e != null; e = e.next) {
                    if ((e.hash & oldCapacity) == 0) {
                        if (lowTail == null) {
                            lowHead = e;
                        } else {
                            lowTail.next = e;
                        }
                        lowTail = e;
                    } else {
                        if (highTail == null) {
                            highHead = e;
                        } else {
                            highTail.next = e;
                        }
                        highTail = e;
                    }
                }
                if (lowTail != null) {
                    lowTail.next = null;
                    tab[j] = lowHead;
                }
                if (highTail != null) {
                    highTail.next = null;
                    tab[j + oldCapacity] = highHead;
                }
            }
        }
        return tab;
    }

    private void treeifyBin(Node<K, V>[] tab, int h) {
        if (tab == null || tab.length < MIN_TREE_CAPACITY) {
            resize();
            return;
        }
        int i = (tab.length - 1) & h;
        TreeNode<K, V> head = null, tail = null;
        for (Node<K, V> e = tab[i]; e != null; e = e.next) {
            TreeNode<K, V> p = replacementTreeNode(e, null);
            if (tail == null) {
                head = p;
            } else {
                p.prev = tail;
                tail.next = p;
            }
            tail = p;
        }
        tab[i] = head;
        if (head != null) {
            head.treeify(tab);
        }
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        putEntries(m, true);
    }

    public V remove(Object key) {
        Node<K, V> e = removeNode(hash(key), key, null, false, true);
        return e == null ? null : e.value;
    }

    final Node<K, V> removeNode(int h, Object key, Object value, boolean matchValue,
            boolean movable) {
        Node<K, V>[] tab = table;
        if (tab == null) {
            return null;
        }
        int i = (tab.length - 1) & h;
        Node<K, V> first = tab[i];
        Node<K, V> node = findInBin(first, h, key);
        if (node == null || (matchValue && !Objects.equals(value, node.value))) {
            return null;
        }
        if (node instanceof TreeNode) {
            ((TreeNode<K, V>) node).removeTreeNode(this, tab, movable);
        } else if (node == first) {
            tab[i] = node.next;
        } else {
            Node<K, V> p = first;
            while (p.next != node) {
                p = p.next;
            }
            p.next = node.next;
        }
        modCount++;
        size--;
        afterNodeRemoval(node);
        return node;
    }

    public void clear() {
        modCount++;
        Node<K, V>[] tab = table;
        if (tab != null && size > 0) {
            size = 0;
            for (int i = 0; i < tab.length; i++) {
                tab[i] = null;
            }
        }
    }

    public boolean containsValue(Object value) {
        Node<K, V>[] tab = table;
        if (tab != null && size > 0) {
            for (Node<K, V> e : tab) {
                for (; e != null; e = e.next) {
                    if (Objects.equals(value, e.value)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    public Set<K> keySet() {
        Set<K> ks = keySet;
        if (ks == null) {
            keySet = ks = new KeySet();
        }
        return ks;
    }

    public Collection<V> values() {
        Collection<V> vs = values;
        if (vs == null) {
            values = vs = new Values();
        }
        return vs;
    }

    public Set<Map.Entry<K, V>> entrySet() {
        Set<Map.Entry<K, V>> es = entrySet;
        if (es == null) {
            entrySet = es = new EntrySet();
        }
        return es;
    }

    /** An iterator over keys, values or entries. */
    Iterator<?> newIterator(int kind) {
        return new HashIterator(kind);
    }

    int viewCharacteristics() {
        return 0;
    }

    private <T> Spliterator<T> splitView(Collection<T> view, int characteristics) {
        int more = viewCharacteristics();
        return more == 0 ? new TableSpliterator<T>(view instanceof HashMap.Values ? VALUES
                : view instanceof HashMap.KeySet ? KEYS : ENTRIES, 0, -1, 0)
            : Spliterators.spliterator(view, characteristics | more);
    }

    /** Shows all of a view; who changes the map meanwhile is told at the end. */
    private <T> void each(int kind, Consumer<? super T> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        eachNode(kind, action);
        checkUnchanged(expected);
    }

    <T> void eachNode(int kind, Consumer<? super T> action) {
        if (size > 0 && table != null) {
            for (Node<K, V> e : table) {
                for (; e != null; e = e.next) {
                    action.accept(HashMap.<T>shown(kind, e));
                }
            }
        }
    }

    @SuppressWarnings("unchecked")
    static <T> T shown(int kind, Node<?, ?> e) {
        return (T) (kind == KEYS ? e.key : kind == VALUES ? e.value : e);
    }

    final class KeySet extends AbstractSet<K> {
        @Override public int size() {
            return size;
        }

        @Override public void clear() {
            HashMap.this.clear();
        }

        @SuppressWarnings("unchecked")
        @Override public Iterator<K> iterator() {
            return (Iterator<K>) newIterator(KEYS);
        }

        @Override public boolean contains(Object o) {
            return containsKey(o);
        }

        @Override public boolean remove(Object key) {
            return removeNode(hash(key), key, null, false, true) != null;
        }

        @Override public Spliterator<K> spliterator() {
            return splitView(this, Spliterator.DISTINCT);
        }

        @Override public void forEach(Consumer<? super K> action) {
            each(KEYS, action);
        }
    }

    final class Values extends AbstractCollection<V> {
        @Override public int size() {
            return size;
        }

        @Override public void clear() {
            HashMap.this.clear();
        }

        @SuppressWarnings("unchecked")
        @Override public Iterator<V> iterator() {
            return (Iterator<V>) newIterator(VALUES);
        }

        @Override public boolean contains(Object o) {
            return containsValue(o);
        }

        @Override public Spliterator<V> spliterator() {
            return splitView(this, 0);
        }

        @Override public void forEach(Consumer<? super V> action) {
            each(VALUES, action);
        }
    }

    final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        @Override public int size() {
            return size;
        }

        @Override public void clear() {
            HashMap.this.clear();
        }

        @SuppressWarnings("unchecked")
        @Override public Iterator<Map.Entry<K, V>> iterator() {
            return (Iterator<Map.Entry<K, V>>) newIterator(ENTRIES);
        }

        @Override public boolean contains(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Node<K, V> e = getNode(((Map.Entry<?, ?>) o).getKey());
            return e != null && e.equals(o);
        }

        @Override public boolean remove(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
            return removeNode(hash(e.getKey()), e.getKey(), e.getValue(), true, true) != null;
        }

        @Override public Spliterator<Map.Entry<K, V>> spliterator() {
            return splitView(this, Spliterator.DISTINCT);
        }

        @Override public void forEach(Consumer<? super Map.Entry<K, V>> action) {
            each(ENTRIES, action);
        }
    }

    /** A part of the table; parts do not know how many entries are theirs. */
    private final class TableSpliterator<T> implements Spliterator<T> {
        private final int kind;
        private int index;
        private int fence; // -1: not bound yet
        private int estimate;
        private int expected = modCount;
        private Node<K, V> current;

        TableSpliterator(int kind, int index, int fence, int estimate) {
            this.kind = kind;
            this.index = index;
            this.fence = fence;
            this.estimate = estimate;
        }

        private int fence() {
            if (fence < 0) {
                expected = modCount;
                estimate = size;
                fence = table == null ? 0 : table.length;
            }
            return fence;
        }

        @Override public Spliterator<T> trySplit() {
            int middle = (index + fence()) >>> 1;
            if (index >= middle || current != null) {
                return null;
            }
            TableSpliterator<T> first = new TableSpliterator<>(kind, index, middle, estimate >>>= 1);
            first.expected = expected;
            index = middle;
            return first;
        }

        private Node<K, V> next() {
            Node<K, V> e = current;
            int end = Math.min(fence(), table == null ? 0 : table.length);
            while (e == null && index < end) {
                e = table[index++];
            }
            current = e == null ? null : e.next;
            return e;
        }

        private void check() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }

        @Override public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            Node<K, V> e = next();
            if (e == null) {
                return false;
            }
            action.accept(HashMap.<T>shown(kind, e));
            check();
            return true;
        }

        @Override public void forEachRemaining(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            Node<K, V> e = next();
            if (e != null) {
                for (; e != null; e = next()) {
                    action.accept(HashMap.<T>shown(kind, e));
                }
                check();
            }
        }

        @Override public long estimateSize() {
            fence();
            return estimate;
        }

        @Override public int characteristics() {
            return (fence < 0 || estimate == size ? SIZED : 0) | (kind == VALUES ? 0 : DISTINCT);
        }
    }

    private final class HashIterator implements Iterator<Object> {
        private final int kind;
        private Node<K, V> next;
        private Node<K, V> current;
        private int expected = modCount;
        private int index;

        HashIterator(int kind) {
            this.kind = kind;
            if (size > 0) {
                advance();
            }
        }

        private void advance() {
            Node<K, V>[] tab = table;
            if (tab != null) {
                while (index < tab.length && (next = tab[index++]) == null) {
                    continue;
                }
            }
        }

        @Override public boolean hasNext() {
            return next != null;
        }

        @Override public Object next() {
            Node<K, V> e = next;
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            if (e == null) {
                throw new NoSuchElementException();
            }
            current = e;
            if ((next = e.next) == null) {
                advance();
            }
            return kind == KEYS ? e.key : kind == VALUES ? e.value : e;
        }

        @Override public void remove() {
            Node<K, V> p = current;
            if (p == null) {
                throw new IllegalStateException();
            }
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            current = null;
            removeNode(p.hash, p.key, null, false, false);
            expected = modCount;
        }
    }

    @Override public V getOrDefault(Object key, V defaultValue) {
        Node<K, V> e = getNode(key);
        return e == null ? defaultValue : e.value;
    }

    @Override public V putIfAbsent(K key, V value) {
        return putVal(hash(key), key, value, true, true);
    }

    @Override public boolean remove(Object key, Object value) {
        return removeNode(hash(key), key, value, true, true) != null;
    }

    @Override public boolean replace(K key, V oldValue, V newValue) {
        Node<K, V> e = getNode(key);
        if (e == null || !Objects.equals(e.value, oldValue)) {
            return false;
        }
        e.value = newValue;
        afterNodeAccess(e);
        return true;
    }

    @Override public V replace(K key, V value) {
        Node<K, V> e = getNode(key);
        if (e == null) {
            return null;
        }
        V old = e.value;
        e.value = value;
        afterNodeAccess(e);
        return old;
    }

    /** Makes room before a computed entry is put at the head of its bin. */
    private void reserve() {
        if (size > threshold || table == null || table.length == 0) {
            resize();
        }
    }

    private void insertFirst(int h, K key, V value) {
        Node<K, V>[] tab = table;
        int i = (tab.length - 1) & h;
        Node<K, V> first = tab[i];
        if (first instanceof TreeNode) {
            ((TreeNode<K, V>) first).putTreeVal(this, tab, h, key, value);
        } else {
            int n = 0;
            for (Node<K, V> e = first; e != null; e = e.next) {
                n++;
            }
            tab[i] = newNode(h, key, value, first);
            if (n >= TREEIFY - 1) {
                treeifyBin(tab, h);
            }
        }
        modCount++;
        size++;
        afterNodeInsertion(true);
    }

    private void checkUnchanged(int expected) {
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    @Override public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        Objects.requireNonNull(function);
        int h = hash(key);
        reserve();
        Node<K, V> e = getNode(key);
        if (e != null && e.value != null) {
            afterNodeAccess(e);
            return e.value;
        }
        int expected = modCount;
        V v = function.apply(key);
        checkUnchanged(expected);
        if (v == null) {
            return null;
        }
        if (e != null) {
            e.value = v;
            afterNodeAccess(e);
        } else {
            insertFirst(h, key, v);
        }
        return v;
    }

    @Override public V computeIfPresent(K key,
            BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Node<K, V> e = getNode(key);
        if (e == null || e.value == null) {
            return null;
        }
        int expected = modCount;
        V v = function.apply(key, e.value);
        checkUnchanged(expected);
        if (v == null) {
            removeNode(hash(key), key, null, false, true);
        } else {
            e.value = v;
            afterNodeAccess(e);
        }
        return v;
    }

    @Override public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int h = hash(key);
        reserve();
        Node<K, V> e = getNode(key);
        int expected = modCount;
        V v = function.apply(key, e == null ? null : e.value);
        checkUnchanged(expected);
        if (e != null) {
            if (v != null) {
                e.value = v;
                afterNodeAccess(e);
            } else {
                removeNode(h, key, null, false, true);
            }
        } else if (v != null) {
            insertFirst(h, key, v);
        }
        return v;
    }

    @Override public V merge(K key, V value,
            BiFunction<? super V, ? super V, ? extends V> function) {
        if (value == null || function == null) {
            throw new NullPointerException();
        }
        int h = hash(key);
        reserve();
        Node<K, V> e = getNode(key);
        if (e == null) {
            insertFirst(h, key, value);
            return value;
        }
        V v = value;
        if (e.value != null) {
            int expected = modCount;
            v = function.apply(e.value, value);
            checkUnchanged(expected);
        }
        if (v != null) {
            e.value = v;
            afterNodeAccess(e);
        } else {
            removeNode(h, key, null, false, true);
        }
        return v;
    }

    @Override public void forEach(BiConsumer<? super K, ? super V> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        Node<K, V>[] tab = table;
        if (size > 0 && tab != null) {
            int expected = modCount;
            for (Node<K, V> e : tab) {
                for (; e != null; e = e.next) {
                    action.accept(e.key, e.value);
                }
            }
            checkUnchanged(expected);
        }
    }

    @Override public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        if (function == null) {
            throw new NullPointerException();
        }
        Node<K, V>[] tab = table;
        if (size > 0 && tab != null) {
            int expected = modCount;
            for (Node<K, V> e : tab) {
                for (; e != null; e = e.next) {
                    e.value = function.apply(e.key, e.value);
                }
            }
            checkUnchanged(expected);
        }
    }

    @SuppressWarnings("unchecked")
    @Override public Object clone() {
        HashMap<K, V> m;
        try {
            m = (HashMap<K, V>) super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
        m.reinitialize();
        m.putEntries(this, false);
        return m;
    }

    void reinitialize() {
        table = null;
        entrySet = null;
        keySet = null;
        values = null;
        modCount = 0;
        threshold = 0;
        size = 0;
    }

    final int capacity() {
        return table != null ? table.length : threshold > 0 ? threshold : DEFAULT_CAPACITY;
    }

    private void writeObject(ObjectOutputStream s) throws IOException {
        int buckets = capacity();
        s.defaultWriteObject();
        s.writeInt(buckets);
        s.writeInt(size);
        for (Map.Entry<K, V> e : entrySet()) {
            s.writeObject(e.getKey());
            s.writeObject(e.getValue());
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        s.defaultReadObject();
        reinitialize();
        if (!(loadFactor > 0)) {
            throw new InvalidObjectException("Illegal load factor: " + loadFactor);
        }
        s.readInt();
        int n = s.readInt();
        if (n < 0) {
            throw new InvalidObjectException("Illegal mappings count: " + n);
        }
        if (n > 0) {
            threshold = tableSizeFor((int) Math.max(16, Math.min(n / loadFactor + 1.0f, 1 << 16)));
        }
        for (int i = 0; i < n; i++) {
            K key = (K) s.readObject();
            V value = (V) s.readObject();
            putVal(hash(key), key, value, false, false);
        }
    }

    /* ---- Hooks for LinkedHashMap ---- */

    Node<K, V> newNode(int h, K key, V value, Node<K, V> next) {
        return new Node<>(h, key, value, next);
    }

    Node<K, V> replacementNode(Node<K, V> p, Node<K, V> next) {
        return new Node<>(p.hash, p.key, p.value, next);
    }

    TreeNode<K, V> newTreeNode(int h, K key, V value, Node<K, V> next) {
        return new TreeNode<>(h, key, value, next);
    }

    TreeNode<K, V> replacementTreeNode(Node<K, V> p, Node<K, V> next) {
        return new TreeNode<>(p.hash, p.key, p.value, next);
    }

    void afterNodeAccess(Node<K, V> p) {
    }

    void afterNodeInsertion(boolean evict) {
    }

    void afterNodeRemoval(Node<K, V> p) {
    }

    /* ---- Tree bins ---- */

    /** The class of a key that compares itself with its own kind, or null. */
    static Class<?> comparableClassFor(Object x) {
        if (x instanceof Comparable) {
            Class<?> c = x.getClass();
            if (c == String.class) {
                return c;
            }
            for (java.lang.reflect.Type t : c.getGenericInterfaces()) {
                if (t instanceof java.lang.reflect.ParameterizedType) {
                    java.lang.reflect.ParameterizedType p =
                        (java.lang.reflect.ParameterizedType) t;
                    java.lang.reflect.Type[] as = p.getActualTypeArguments();
                    if (p.getRawType() == Comparable.class && as.length == 1 && as[0] == c) {
                        return c;
                    }
                }
            }
        }
        return null;
    }

    @SuppressWarnings({"rawtypes", "unchecked"})
    static int compareComparables(Class<?> kc, Object k, Object x) {
        return x == null || x.getClass() != kc ? 0 : ((Comparable) k).compareTo(x);
    }

    static int tieBreakOrder(Object a, Object b) {
        int d = 0;
        if (a != null && b != null) {
            d = a.getClass().getName().compareTo(b.getClass().getName());
        }
        if (d == 0) {
            d = System.identityHashCode(a) <= System.identityHashCode(b) ? -1 : 1;
        }
        return d;
    }

    static final class TreeNode<K, V> extends LinkedHashMap.Entry<K, V> {
        TreeNode<K, V> parent;
        TreeNode<K, V> left;
        TreeNode<K, V> right;
        TreeNode<K, V> prev;
        boolean red;

        TreeNode(int hash, K key, V value, Node<K, V> next) {
            super(hash, key, value, next);
        }

        TreeNode<K, V> root() {
            TreeNode<K, V> r = this;
            while (r.parent != null) {
                r = r.parent;
            }
            return r;
        }

        private static <K, V> void moveRootToFront(Node<K, V>[] tab, TreeNode<K, V> root) {
            int i = (tab.length - 1) & root.hash;
            TreeNode<K, V> first = (TreeNode<K, V>) tab[i];
            if (root == first) {
                return;
            }
            tab[i] = root;
            TreeNode<K, V> after = (TreeNode<K, V>) root.next;
            TreeNode<K, V> before = root.prev;
            if (after != null) {
                after.prev = before;
            }
            if (before != null) {
                before.next = after;
            }
            if (first != null) {
                first.prev = root;
            }
            root.next = first;
            root.prev = null;
        }

        TreeNode<K, V> find(int h, Object k, Class<?> kc) {
            TreeNode<K, V> p = this;
            while (p != null) {
                int d;
                if (p.hash > h) {
                    p = p.left;
                } else if (p.hash < h) {
                    p = p.right;
                } else if (p.key == k || (k != null && k.equals(p.key))) {
                    return p;
                } else if (p.left == null) {
                    p = p.right;
                } else if (p.right == null) {
                    p = p.left;
                } else if ((kc != null || (kc = comparableClassFor(k)) != null)
                        && (d = compareComparables(kc, k, p.key)) != 0) {
                    p = d < 0 ? p.left : p.right;
                } else {
                    TreeNode<K, V> q = p.right.find(h, k, kc);
                    if (q != null) {
                        return q;
                    }
                    p = p.left;
                }
            }
            return null;
        }

        TreeNode<K, V> putTreeVal(HashMap<K, V> map, Node<K, V>[] tab, int h, K k, V v) {
            Class<?> kc = null;
            boolean searched = false;
            TreeNode<K, V> root = root();
            TreeNode<K, V> p = root;
            while (true) {
                int d;
                if (p.hash != h) {
                    d = p.hash > h ? -1 : 1;
                } else if (p.key == k || (k != null && k.equals(p.key))) {
                    return p;
                } else if ((kc == null && (kc = comparableClassFor(k)) == null)
                        || (d = compareComparables(kc, k, p.key)) == 0) {
                    if (!searched) {
                        searched = true;
                        TreeNode<K, V> q = p.left == null ? null : p.left.find(h, k, kc);
                        if (q == null && p.right != null) {
                            q = p.right.find(h, k, kc);
                        }
                        if (q != null) {
                            return q;
                        }
                    }
                    d = tieBreakOrder(k, p.key);
                }
                TreeNode<K, V> child = d <= 0 ? p.left : p.right;
                if (child == null) {
                    TreeNode<K, V> after = (TreeNode<K, V>) p.next;
                    TreeNode<K, V> x = map.newTreeNode(h, k, v, after);
                    if (d <= 0) {
                        p.left = x;
                    } else {
                        p.right = x;
                    }
                    p.next = x;
                    x.parent = p;
                    x.prev = p;
                    if (after != null) {
                        after.prev = x;
                    }
                    moveRootToFront(tab, balanceInsertion(root, x));
                    return null;
                }
                p = child;
            }
        }

        void treeify(Node<K, V>[] tab) {
            TreeNode<K, V> root = null;
            for (TreeNode<K, V> x = this, next; x != null; x = next) {
                next = (TreeNode<K, V>) x.next;
                x.left = x.right = null;
                if (root == null) {
                    x.parent = null;
                    x.red = false;
                    root = x;
                    continue;
                }
                Class<?> kc = null;
                TreeNode<K, V> p = root;
                while (true) {
                    int d;
                    if (p.hash != x.hash) {
                        d = p.hash > x.hash ? -1 : 1;
                    } else if ((kc == null && (kc = comparableClassFor(x.key)) == null)
                            || (d = compareComparables(kc, x.key, p.key)) == 0) {
                        d = tieBreakOrder(x.key, p.key);
                    }
                    TreeNode<K, V> child = d <= 0 ? p.left : p.right;
                    if (child == null) {
                        x.parent = p;
                        if (d <= 0) {
                            p.left = x;
                        } else {
                            p.right = x;
                        }
                        root = balanceInsertion(root, x);
                        break;
                    }
                    p = child;
                }
            }
            moveRootToFront(tab, root);
        }

        Node<K, V> untreeify(HashMap<K, V> map) {
            Node<K, V> head = null, tail = null;
            for (Node<K, V> q = this; q != null; q = q.next) {
                Node<K, V> p = map.replacementNode(q, null);
                if (tail == null) {
                    head = p;
                } else {
                    tail.next = p;
                }
                tail = p;
            }
            return head;
        }

        void split(HashMap<K, V> map, Node<K, V>[] tab, int index, int bit) {
            TreeNode<K, V> lowHead = null, lowTail = null, highHead = null, highTail = null;
            int low = 0, high = 0;
            for (TreeNode<K, V> e = this, next; e != null; e = next) {
                next = (TreeNode<K, V>) e.next;
                e.next = null;
                if ((e.hash & bit) == 0) {
                    if ((e.prev = lowTail) == null) {
                        lowHead = e;
                    } else {
                        lowTail.next = e;
                    }
                    lowTail = e;
                    low++;
                } else {
                    if ((e.prev = highTail) == null) {
                        highHead = e;
                    } else {
                        highTail.next = e;
                    }
                    highTail = e;
                    high++;
                }
            }
            place(map, tab, index, lowHead, low, highHead == null);
            place(map, tab, index + bit, highHead, high, lowHead == null);
        }

        private static <K, V> void place(HashMap<K, V> map, Node<K, V>[] tab, int index,
                TreeNode<K, V> head, int count, boolean whole) {
            if (head == null) {
                return;
            }
            if (count <= UNTREEIFY) {
                tab[index] = head.untreeify(map);
            } else {
                tab[index] = head;
                if (!whole) {
                    head.treeify(tab);
                }
            }
        }

        void removeTreeNode(HashMap<K, V> map, Node<K, V>[] tab, boolean movable) {
            int index = (tab.length - 1) & hash;
            TreeNode<K, V> first = (TreeNode<K, V>) tab[index];
            TreeNode<K, V> root = first;
            TreeNode<K, V> after = (TreeNode<K, V>) next;
            if (prev == null) {
                tab[index] = first = after;
            } else {
                prev.next = after;
            }
            if (after != null) {
                after.prev = prev;
            }
            if (first == null) {
                return;
            }
            root = root.root();
            if (movable && (root.right == null || root.left == null || root.left.left == null)) {
                tab[index] = first.untreeify(map);
                return;
            }
            TreeNode<K, V> p = this, pl = left, pr = right, replacement;
            if (pl != null && pr != null) {
                TreeNode<K, V> s = pr;
                while (s.left != null) {
                    s = s.left;
                }
                boolean c = s.red;
                s.red = p.red;
                p.red = c;
                TreeNode<K, V> sr = s.right;
                TreeNode<K, V> pp = p.parent;
                if (s == pr) {
                    p.parent = s;
                    s.right = p;
                } else {
                    TreeNode<K, V> sp = s.parent;
                    p.parent = sp;
                    sp.left = p;
                    s.right = pr;
                    pr.parent = s;
                }
                p.left = null;
                p.right = sr;
                if (sr != null) {
                    sr.parent = p;
                }
                s.left = pl;
                pl.parent = s;
                s.parent = pp;
                if (pp == null) {
                    root = s;
                } else if (p == pp.left) {
                    pp.left = s;
                } else {
                    pp.right = s;
                }
                replacement = sr != null ? sr : p;
            } else {
                replacement = pl != null ? pl : pr != null ? pr : p;
            }
            if (replacement != p) {
                TreeNode<K, V> pp = replacement.parent = p.parent;
                if (pp == null) {
                    root = replacement;
                    root.red = false;
                } else if (p == pp.left) {
                    pp.left = replacement;
                } else {
                    pp.right = replacement;
                }
                p.left = p.right = p.parent = null;
            }
            TreeNode<K, V> r = p.red ? root : balanceDeletion(root, replacement);
            if (replacement == p) {
                TreeNode<K, V> pp = p.parent;
                p.parent = null;
                if (pp != null) {
                    if (p == pp.left) {
                        pp.left = null;
                    } else if (p == pp.right) {
                        pp.right = null;
                    }
                }
            }
            if (movable) {
                moveRootToFront(tab, r);
            }
        }

        private static <K, V> TreeNode<K, V> rotate(TreeNode<K, V> root, TreeNode<K, V> p,
                boolean toLeft) {
            TreeNode<K, V> up = toLeft ? p.right : p.left;
            TreeNode<K, V> inner = toLeft ? up.left : up.right;
            TreeNode<K, V> pp = p.parent;
            if (toLeft) {
                p.right = inner;
                up.left = p;
            } else {
                p.left = inner;
                up.right = p;
            }
            if (inner != null) {
                inner.parent = p;
            }
            up.parent = pp;
            p.parent = up;
            if (pp == null) {
                up.red = false;
                return up;
            }
            if (pp.left == p) {
                pp.left = up;
            } else {
                pp.right = up;
            }
            return root;
        }

        private static <K, V> TreeNode<K, V> balanceInsertion(TreeNode<K, V> root,
                TreeNode<K, V> x) {
            x.red = true;
            while (true) {
                TreeNode<K, V> xp = x.parent;
                if (xp == null) {
                    x.red = false;
                    return x;
                }
                TreeNode<K, V> xpp = xp.parent;
                if (!xp.red || xpp == null) {
                    return root;
                }
                boolean onLeft = xp == xpp.left;
                TreeNode<K, V> uncle = onLeft ? xpp.right : xpp.left;
                if (uncle != null && uncle.red) {
                    uncle.red = false;
                    xp.red = false;
                    xpp.red = true;
                    x = xpp;
                    continue;
                }
                if (x == (onLeft ? xp.right : xp.left)) {
                    x = xp;
                    root = rotate(root, x, onLeft);
                    xp = x.parent;
                    xpp = xp == null ? null : xp.parent;
                }
                if (xp != null) {
                    xp.red = false;
                    if (xpp != null) {
                        xpp.red = true;
                        root = rotate(root, xpp, !onLeft);
                    }
                }
            }
        }

        private static boolean isRed(TreeNode<?, ?> p) {
            return p != null && p.red;
        }

        private static <K, V> TreeNode<K, V> balanceDeletion(TreeNode<K, V> root,
                TreeNode<K, V> x) {
            while (x != null && x != root) {
                TreeNode<K, V> xp = x.parent;
                if (xp == null) {
                    x.red = false;
                    return x;
                }
                if (x.red) {
                    x.red = false;
                    return root;
                }
                boolean onLeft = xp.left == x;
                TreeNode<K, V> sib = onLeft ? xp.right : xp.left;
                if (isRed(sib)) {
                    sib.red = false;
                    xp.red = true;
                    root = rotate(root, xp, onLeft);
                    xp = x.parent;
                    sib = xp == null ? null : onLeft ? xp.right : xp.left;
                }
                if (sib == null) {
                    x = xp;
                    continue;
                }
                TreeNode<K, V> near = onLeft ? sib.left : sib.right;
                TreeNode<K, V> far = onLeft ? sib.right : sib.left;
                if (!isRed(near) && !isRed(far)) {
                    sib.red = true;
                    x = xp;
                    continue;
                }
                if (!isRed(far)) {
                    near.red = false;
                    sib.red = true;
                    root = rotate(root, sib, !onLeft);
                    xp = x.parent;
                    sib = xp == null ? null : onLeft ? xp.right : xp.left;
                }
                if (sib != null) {
                    sib.red = xp != null && xp.red;
                    far = onLeft ? sib.right : sib.left;
                    if (far != null) {
                        far.red = false;
                    }
                }
                if (xp != null) {
                    xp.red = false;
                    root = rotate(root, xp, onLeft);
                }
                return root;
            }
            return root;
        }
    }
}
