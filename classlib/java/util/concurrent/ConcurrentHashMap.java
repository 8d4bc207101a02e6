/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.io.Serializable;
import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.Spliterator;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.Predicate;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongBiFunction;
import java.util.function.ToLongFunction;
import jdk.internal.misc.Unsafe;

/**
 * A hash map for many threads. Readers take no lock; a writer locks the first node of its bin, or
 * fills an empty bin by compare-and-set. One thread at a time resizes, bin by bin, leaving a
 * forwarding node in each; everybody who meets one goes on in the next table. A bin of more than
 * eight nodes in a large enough table is a tree.
 */
public class ConcurrentHashMap<K, V> extends AbstractMap<K, V>
        implements ConcurrentMap<K, V>, Serializable {
    private static final long serialVersionUID = 7249069246763182397L;
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long COUNT = U.objectFieldOffset(ConcurrentHashMap.class, "count");
    private static final long TABLE = U.objectFieldOffset(ConcurrentHashMap.class, "table");
    private static final long BASE = U.arrayBaseOffset(Node[].class);
    private static final long SCALE = U.arrayIndexScale(Node[].class);
    private static final int FORWARD = -1;
    private static final int TREE = -2;
    private static final int RESERVED = -3;
    private static final int MAXIMUM = 1 << 30;

    static class Node<K, V> implements Map.Entry<K, V> {
        final int hash;
        final K key;
        volatile V val;
        volatile Node<K, V> next;

        Node(int hash, K key, V val, Node<K, V> next) {
            this.hash = hash;
            this.key = key;
            this.val = val;
            this.next = next;
        }

        @Override
        public final K getKey() {
            return key;
        }

        @Override
        public final V getValue() {
            return val;
        }

        @Override
        public final V setValue(V value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public final int hashCode() {
            return key.hashCode() ^ val.hashCode();
        }

        @Override
        public final String toString() {
            return key + "=" + val;
        }

        @Override
        public final boolean equals(Object o) {
            return o instanceof Map.Entry<?, ?> e && key.equals(e.getKey())
                && val.equals(e.getValue());
        }
    }

    private static final class Forward<K, V> extends Node<K, V> {
        final Node<K, V>[] to;

        Forward(Node<K, V>[] to) {
            super(FORWARD, null, null, null);
            this.to = to;
        }
    }

    /** A node of a tree bin: also in a list, which is the order of iteration. */
    private static final class Leaf<K, V> extends Node<K, V> {
        Leaf<K, V> before;

        Leaf(int hash, K key, V val, Node<K, V> next) {
            super(hash, key, val, next);
        }
    }

    /** A part of a search tree that never changes; `same` are nodes that cannot be told apart. */
    private static final class Branch<K, V> {
        final Leaf<K, V>[] same;
        final int rank; // greater than those below: the order of a heap keeps the tree flat
        final Branch<K, V> left;
        final Branch<K, V> right;

        Branch(Leaf<K, V>[] same, int rank, Branch<K, V> left, Branch<K, V> right) {
            this.same = same;
            this.rank = rank;
            this.left = left;
            this.right = right;
        }

        private int order(int h, Object key) {
            Leaf<K, V> other = same[0];
            if (h != other.hash) {
                return h < other.hash ? -1 : 1;
            }
            Class<?> c = key.getClass();
            Class<?> d = other.key.getClass();
            if (c != d) {
                int order = c.getName().compareTo(d.getName());
                return order != 0 ? order : Integer.compare(System.identityHashCode(c),
                    System.identityHashCode(d));
            }
            return comparesItself(c) ? compare(key, other.key) : 0;
        }

        @SuppressWarnings("unchecked")
        private static int compare(Object a, Object b) {
            return ((Comparable<Object>) a).compareTo(b);
        }

        static boolean comparesItself(Class<?> c) {
            if (c == String.class) {
                return true;
            }
            if (Comparable.class.isAssignableFrom(c)) {
                for (java.lang.reflect.Type t : c.getGenericInterfaces()) {
                    if (t instanceof java.lang.reflect.ParameterizedType p
                            && p.getRawType() == Comparable.class
                            && p.getActualTypeArguments()[0] == c) {
                        return true;
                    }
                }
            }
            return false;
        }

        static <K, V> Leaf<K, V> find(Branch<K, V> b, int h, Object key) {
            while (b != null) {
                int order = b.order(h, key);
                if (order == 0) {
                    for (Leaf<K, V> e : b.same) {
                        if (e.hash == h && (e.key == key || key.equals(e.key))) {
                            return e;
                        }
                    }
                    return null;
                }
                b = order < 0 ? b.left : b.right;
            }
            return null;
        }

        @SuppressWarnings("unchecked")
        static <K, V> Branch<K, V> with(Branch<K, V> b, Leaf<K, V> e, int rank) {
            if (b == null) {
                return new Branch<>(new Leaf[] {e}, rank, null, null);
            }
            int order = b.order(e.hash, e.key);
            if (order == 0) {
                Leaf<K, V>[] more = java.util.Arrays.copyOf(b.same, b.same.length + 1);
                more[b.same.length] = e;
                return new Branch<>(more, b.rank, b.left, b.right);
            }
            if (order < 0) {
                Branch<K, V> l = with(b.left, e, rank);
                return l.rank <= b.rank ? new Branch<>(b.same, b.rank, l, b.right)
                    : new Branch<>(l.same, l.rank, l.left,
                        new Branch<>(b.same, b.rank, l.right, b.right));
            }
            Branch<K, V> r = with(b.right, e, rank);
            return r.rank <= b.rank ? new Branch<>(b.same, b.rank, b.left, r)
                : new Branch<>(r.same, r.rank,
                    new Branch<>(b.same, b.rank, b.left, r.left), r.right);
        }

        static <K, V> Branch<K, V> without(Branch<K, V> b, Leaf<K, V> e) {
            int order = b.order(e.hash, e.key);
            if (order < 0) {
                return new Branch<>(b.same, b.rank, without(b.left, e), b.right);
            }
            if (order > 0) {
                return new Branch<>(b.same, b.rank, b.left, without(b.right, e));
            }
            int n = b.same.length;
            if (n == 1) {
                return merged(b.left, b.right);
            }
            Leaf<K, V>[] fewer = java.util.Arrays.copyOf(b.same, n - 1);
            for (int i = 0, k = 0; i < n; i++) {
                if (b.same[i] != e) {
                    fewer[k++] = b.same[i];
                }
            }
            return new Branch<>(fewer, b.rank, b.left, b.right);
        }

        private static <K, V> Branch<K, V> merged(Branch<K, V> a, Branch<K, V> b) {
            if (a == null || b == null) {
                return a == null ? b : a;
            }
            return a.rank >= b.rank ? new Branch<>(a.same, a.rank, a.left, merged(a.right, b))
                : new Branch<>(b.same, b.rank, merged(a, b.left), b.right);
        }
    }

    /** A bin with many nodes. Readers search `root` as they find it; writers hold the bin's monitor. */
    private static final class Tree<K, V> extends Node<K, V> {
        volatile Branch<K, V> root;
        private int ranks = 0x1234567;
        int size;

        /* Takes the keys of a list in its order. */
        Tree(Node<K, V> list) {
            super(TREE, null, null, null);
            Leaf<K, V> last = null;
            for (Node<K, V> e = list; e != null; e = e.next) {
                Leaf<K, V> leaf = new Leaf<>(e.hash, e.key, e.val, null);
                leaf.before = last;
                if (last == null) {
                    next = leaf;
                } else {
                    last.next = leaf;
                }
                last = leaf;
                index(leaf);
            }
        }

        private void index(Leaf<K, V> leaf) {
            ranks = ranks * 0x41C64E6D + 12345;
            root = Branch.with(root, leaf, ranks);
            size++;
        }

        void add(int h, K key, V val) {
            Leaf<K, V> first = (Leaf<K, V>) next;
            Leaf<K, V> leaf = new Leaf<>(h, key, val, first);
            if (first != null) {
                first.before = leaf;
            }
            index(leaf);
            next = leaf;
        }

        void drop(Leaf<K, V> leaf) {
            Leaf<K, V> after = (Leaf<K, V>) leaf.next;
            if (leaf.before == null) {
                next = after;
            } else {
                leaf.before.next = after;
            }
            if (after != null) {
                after.before = leaf.before;
            }
            root = Branch.without(root, leaf);
            size--;
        }
    }

    /* The nodes of a list again, as a plain list in the same order. */
    private static <K, V> Node<K, V> plain(Node<K, V> list) {
        Node<K, V> first = null;
        Node<K, V> last = null;
        for (Node<K, V> e = list; e != null; e = e.next) {
            Node<K, V> copy = new Node<>(e.hash, e.key, e.val, null);
            if (last == null) {
                first = copy;
            } else {
                last.next = copy;
            }
            last = copy;
        }
        return first;
    }

    private static <K, V> Node<K, V> firstOf(Node<K, V> f) {
        return f instanceof Tree<K, V> ? f.next : f != null && f.hash >= 0 ? f : null;
    }

    private transient volatile Node<K, V>[] table;
    private transient volatile long count;
    private transient int initial; // 0: whatever is asked first, 16 by a single key
    private transient Object resizing = new Object();

    public ConcurrentHashMap() {
    }

    public ConcurrentHashMap(int initialCapacity) {
        this(initialCapacity, 0.75f, 1);
    }

    public ConcurrentHashMap(Map<? extends K, ? extends V> m) {
        initial = 16;
        putAll(m);
    }

    public ConcurrentHashMap(int initialCapacity, float loadFactor) {
        this(initialCapacity, loadFactor, 1);
    }

    public ConcurrentHashMap(int initialCapacity, float loadFactor, int concurrencyLevel) {
        if (!(loadFactor > 0.0f) || initialCapacity < 0 || concurrencyLevel <= 0) {
            throw new IllegalArgumentException();
        }
        long n = (long) (1.0 + Math.max(initialCapacity, concurrencyLevel) / loadFactor);
        initial = n >= MAXIMUM ? MAXIMUM : sizeFor((int) n);
    }

    private static int sizeFor(int n) {
        return n <= 1 ? 1 : Integer.highestOneBit(n - 1) << 1;
    }

    private static int spread(int h) {
        return (h ^ h >>> 16) & 0x7fffffff;
    }

    /* ---- The table ---- */

    @SuppressWarnings("unchecked")
    private static <K, V> Node<K, V> at(Node<K, V>[] t, int i) {
        return (Node<K, V>) U.getReferenceVolatile(t, BASE + i * SCALE);
    }

    private static <K, V> boolean cas(Node<K, V>[] t, int i, Node<K, V> from, Node<K, V> to) {
        return U.compareAndSetReference(t, BASE + i * SCALE, from, to);
    }

    private static <K, V> void put(Node<K, V>[] t, int i, Node<K, V> n) {
        U.putReferenceVolatile(t, BASE + i * SCALE, n);
    }

    @SuppressWarnings("unchecked")
    private Node<K, V>[] table() {
        Node<K, V>[] t = table;
        if (t == null) {
            U.compareAndSetReference(this, TABLE, null, 
                    new Node[initial == 0 ? 16 : initial]);
            t = table;
        }
        return t;
    }

    private void addCount(long delta) {
        long c;
        do {
            c = count;
        } while (!U.compareAndSetLong(this, COUNT, c, c + delta));
        if (delta > 0) {
            Node<K, V>[] t = table;
            while (c + delta >= t.length - (t.length >>> 2) && t.length < MAXIMUM) {
                resize(t, t.length << 1);
                t = table;
            }
        }
    }

    @SuppressWarnings("unchecked")
    private void resize(Node<K, V>[] old, int newLength) {
        synchronized (resizing) {
            if (table != old || newLength > MAXIMUM) {
                return;
            }
            int n = old.length;
            if (newLength > n << 1) {
                resize(old, n << 1);
                return;
            }
            Node<K, V>[] next = new Node[newLength];
            Forward<K, V> forward = new Forward<>(next);
            for (int i = n - 1; i >= 0;) {
                Node<K, V> f = at(old, i);
                if (f == null) {
                    if (cas(old, i, null, forward)) {
                        i--;
                    }
                    continue;
                }
                synchronized (f) {
                    if (at(old, i) != f) {
                        continue;
                    }
                    if (f.hash >= 0) {
                        split(f, n, i, next);
                        put(old, i, forward);
                        i--;
                    } else if (f.hash == TREE) {
                        put(next, i, half(f, n, 0));
                        put(next, i + n, half(f, n, n));
                        put(old, i, forward);
                        i--;
                    }
                }
            }
            table = next;
        }
    }

    /* The longest tail that goes to one side is reused; the nodes before it are put in front. */
    private void split(Node<K, V> f, int n, int i, Node<K, V>[] next) {
        int runBit = f.hash & n;
        Node<K, V> lastRun = f;
        for (Node<K, V> p = f.next; p != null; p = p.next) {
            int b = p.hash & n;
            if (b != runBit) {
                runBit = b;
                lastRun = p;
            }
        }
        Node<K, V> low = runBit == 0 ? lastRun : null;
        Node<K, V> high = runBit == 0 ? null : lastRun;
        for (Node<K, V> p = f; p != lastRun; p = p.next) {
            if ((p.hash & n) == 0) {
                low = new Node<>(p.hash, p.key, p.val, low);
            } else {
                high = new Node<>(p.hash, p.key, p.val, high);
            }
        }
        put(next, i, low);
        put(next, i + n, high);
    }

    /* The nodes of a tree bin that go to one side, in their order: a tree again if they are many. */
    private Node<K, V> half(Node<K, V> tree, int n, int bit) {
        Node<K, V> first = null;
        Node<K, V> last = null;
        int size = 0;
        for (Node<K, V> e = tree.next; e != null; e = e.next) {
            if ((e.hash & n) == bit) {
                Node<K, V> copy = new Node<>(e.hash, e.key, e.val, null);
                if (last == null) {
                    first = copy;
                } else {
                    last.next = copy;
                }
                last = copy;
                size++;
            }
        }
        return size <= 6 ? first : new Tree<>(first);
    }

    private Node<K, V> find(Object key) {
        int h = spread(key.hashCode());
        Node<K, V>[] t = table;
        while (t != null) {
            Node<K, V> e = at(t, h & t.length - 1);
            if (e instanceof Forward<K, V> f) {
                t = f.to;
                continue;
            }
            if (e instanceof Tree<K, V> tree) {
                return Branch.find(tree.root, h, key);
            }
            for (; e != null; e = e.next) {
                if (e.hash == h && (e.key == key || key.equals(e.key))) {
                    return e;
                }
            }
            return null;
        }
        return null;
    }

    /** What an update does to the value of its key. */
    private interface Update<K, V> {
        /* The new value; null removes. Called with null when there is none. */
        V apply(K key, V old);
    }

    /*
     * The one way in for writers. Without create an absent key stays absent and the update is not
     * called. Returns the old value, or the new one if wantNew.
     */
    private V update(K key, boolean create, boolean wantNew, Update<K, V> update) {
        int h = spread(key.hashCode());
        if (table == null && update instanceof Remove) {
            return null; // leaves it to others how long the table becomes
        }
        Node<K, V>[] t = table();
        for (;;) {
            int i = h & t.length - 1;
            Node<K, V> f = at(t, i);
            if (f == null) {
                if (!create) {
                    return null;
                }
                V made;
                Node<K, V> reservation = new Node<>(RESERVED, null, null, null);
                synchronized (reservation) {
                    if (!cas(t, i, null, reservation)) {
                        continue;
                    }
                    Node<K, V> node = null;
                    try {
                        made = update.apply(key, null);
                        if (made != null) {
                            node = new Node<>(h, key, made, null);
                        }
                    } finally {
                        put(t, i, node);
                    }
                    if (node == null) {
                        return null;
                    }
                }
                addCount(1);
                return wantNew ? made : null;
            }
            if (f instanceof Forward<K, V> forward) {
                t = forward.to;
                continue;
            }
            V result;
            int delta = 0;
            int length = 0;
            synchronized (f) {
                if (at(t, i) != f) {
                    continue;
                }
                if (f.hash == RESERVED) {
                    throw new IllegalStateException("Recursive update");
                }
                if (f instanceof Tree<K, V> tree) {
                    Leaf<K, V> e = Branch.find(tree.root, h, key);
                    V old = e == null ? null : e.val;
                    if (e == null && !create) {
                        return null;
                    }
                    V v = update.apply(key, old);
                    if (e == null && v != null) {
                        if (Branch.find(tree.root, h, key) != null) {
                            throw new IllegalStateException("Recursive update");
                        }
                        tree.add(h, key, v);
                        delta = 1;
                    } else if (e != null && v == null) {
                        tree.drop(e);
                        if (tree.size <= 6) {
                            put(t, i, plain(tree.next));
                        }
                        delta = -1;
                    } else if (v != old) {
                        e.val = v;
                    }
                    result = wantNew ? v : old;
                } else {
                    Node<K, V> pred = null;
                    Node<K, V> e = f;
                    while (e != null && !(e.hash == h && (e.key == key || key.equals(e.key)))) {
                        pred = e;
                        e = e.next;
                        length++;
                    }
                    if (e == null) {
                        if (!create) {
                            return null;
                        }
                        V v = update.apply(key, null);
                        if (v == null) {
                            return null;
                        }
                        if (pred.next != null) {
                            throw new IllegalStateException("Recursive update");
                        }
                        pred.next = new Node<>(h, key, v, null);
                        delta = 1;
                        length++;
                        result = wantNew ? v : null;
                    } else {
                        V old = e.val;
                        V v = update.apply(key, old);
                        if (v == null) {
                            if (pred == null) {
                                put(t, i, e.next);
                            } else {
                                pred.next = e.next;
                            }
                            delta = -1;
                        } else if (v != old) {
                            e.val = v;
                        }
                        result = wantNew ? v : old;
                    }
                    if (delta > 0 && length > 8 && t.length >= 64) {
                        put(t, i, new Tree<>(f));
                    }
                }
            }
            if (delta > 0 && length > 8 && t.length < 64 && t == table) {
                presize(t.length << 1);
            }
            if (delta != 0) {
                addCount(delta);
            }
            return result;
        }
    }

    /* ---- Map ---- */

    @Override
    public int size() {
        long n = count;
        return n < 0 ? 0 : n > Integer.MAX_VALUE ? Integer.MAX_VALUE : (int) n;
    }

    public long mappingCount() {
        return Math.max(count, 0);
    }

    @Override
    public boolean isEmpty() {
        return count <= 0;
    }

    @Override
    public V get(Object key) {
        Node<K, V> e = find(key);
        return e == null ? null : e.val;
    }

    @Override
    public V getOrDefault(Object key, V defaultValue) {
        V v = get(key);
        return v == null ? defaultValue : v;
    }

    @Override
    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    @Override
    public boolean containsValue(Object value) {
        Objects.requireNonNull(value);
        Walker<K, V> w = new Walker<>(this);
        for (Node<K, V> e; (e = w.advance()) != null;) {
            V v = e.val;
            if (v == value || value.equals(v)) {
                return true;
            }
        }
        return false;
    }

    public boolean contains(Object value) {
        return containsValue(value);
    }

    private static final class Put<K, V> implements Update<K, V> {
        private final V value;
        private final boolean onlyIfAbsent;

        Put(V value, boolean onlyIfAbsent) {
            this.value = value;
            this.onlyIfAbsent = onlyIfAbsent;
        }

        @Override
        public V apply(K key, V old) {
            return old != null && onlyIfAbsent ? old : value;
        }
    }

    private V putValue(K key, V value, boolean onlyIfAbsent) {
        if (key == null || value == null) {
            throw new NullPointerException();
        }
        int h = spread(key.hashCode());
        Node<K, V>[] t = table();
        int i = h & t.length - 1;
        if (at(t, i) == null && cas(t, i, null, new Node<>(h, key, value, null))) {
            addCount(1);
            return null;
        }
        return update(key, true, false, new Put<>(value, onlyIfAbsent));
    }

    @Override
    public V put(K key, V value) {
        return putValue(key, value, false);
    }

    @Override
    public V putIfAbsent(K key, V value) {
        if (key != null && value != null) {
            Node<K, V> e = find(key);
            if (e != null) {
                V v = e.val;
                if (v != null) {
                    return v;
                }
            }
        }
        return putValue(key, value, true);
    }

    @Override
    public void putAll(Map<? extends K, ? extends V> m) {
        presize(m.size());
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
            putValue(e.getKey(), e.getValue(), false);
        }
    }

    private void presize(int size) {
        int n = size >= MAXIMUM >>> 1 ? MAXIMUM : sizeFor(size + (size >>> 1) + 1);
        if (table == null) {
            initial = Math.max(initial, n);
            table();
        }
        for (Node<K, V>[] t = table; t.length - (t.length >>> 2) < n; t = table) {
            resize(t, t.length << 1);
        }
    }

    private static final class Remove<K, V> implements Update<K, V> {
        private final Object expected;
        private final V replacement;
        private final boolean any;
        boolean done;

        Remove(Object expected, V replacement, boolean any) {
            this.expected = expected;
            this.replacement = replacement;
            this.any = any;
        }

        @Override
        public V apply(K key, V old) {
            if (any || expected == old || expected.equals(old)) {
                done = true;
                return replacement;
            }
            return old;
        }
    }

    @SuppressWarnings("unchecked")
    private Remove<K, V> change(Object key, Remove<K, V> r) {
        update((K) key, false, false, r);
        return r;
    }

    @Override
    @SuppressWarnings("unchecked")
    public V remove(Object key) {
        return update((K) key, false, false, new Remove<>(null, null, true));
    }

    @Override
    public boolean remove(Object key, Object value) {
        Objects.requireNonNull(key);
        return value != null && change(key, new Remove<>(value, null, false)).done;
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
        if (key == null || oldValue == null || newValue == null) {
            throw new NullPointerException();
        }
        return change(key, new Remove<>(oldValue, newValue, false)).done;
    }

    @Override
    public V replace(K key, V value) {
        if (key == null || value == null) {
            throw new NullPointerException();
        }
        return update(key, false, false, new Remove<>(null, value, true));
    }

    @Override
    public void clear() {
        Iterator<K> it = new Keys<>(this);
        while (it.hasNext()) {
            remove(it.next());
        }
    }

    @Override
    public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
        if (key == null || f == null) {
            throw new NullPointerException();
        }
        Node<K, V> e = find(key);
        if (e != null) {
            return e.val;
        }
        return update(key, true, true, new Update<K, V>() {
            @Override
            public V apply(K k, V old) {
                return old != null ? old : f.apply(k);
            }
        });
    }

    @Override
    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        if (key == null || f == null) {
            throw new NullPointerException();
        }
        return update(key, false, true, new Update<K, V>() {
            @Override
            public V apply(K k, V old) {
                return f.apply(k, old);
            }
        });
    }

    @Override
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        if (key == null || f == null) {
            throw new NullPointerException();
        }
        return update(key, true, true, new Update<K, V>() {
            @Override
            public V apply(K k, V old) {
                return f.apply(k, old);
            }
        });
    }

    @Override
    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        if (key == null || value == null || f == null) {
            throw new NullPointerException();
        }
        return update(key, true, true, new Update<K, V>() {
            @Override
            public V apply(K k, V old) {
                return old == null ? value : f.apply(old, value);
            }
        });
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        Walker<K, V> w = new Walker<>(this);
        for (Node<K, V> e; (e = w.advance()) != null;) {
            action.accept(e.key, e.val);
        }
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        Walker<K, V> w = new Walker<>(this);
        for (Node<K, V> e; (e = w.advance()) != null;) {
            computeIfPresent(e.key, (k, v) -> Objects.requireNonNull(f.apply(k, v)));
        }
    }

    /* ---- Bulk operations ---- */

    /* Folds over nodes. */
    private interface Step<K, V, R> {
        R apply(R sum, Node<K, V> node);
    }

    /* One part of the table. Halves are forked; what they give is joined in the order of the table. */
    private static final class Part<K, V, R> extends RecursiveTask<R> {
        private static final long serialVersionUID = 1L;
        private final transient ConcurrentHashMap<K, V> map;
        private final transient Node<K, V>[] table;
        private final int from;
        private final int to;
        private final int parts;
        private final transient R basis;
        private final transient Step<K, V, R> step;
        private final transient BiFunction<? super R, ? super R, ? extends R> join;
        private final transient AtomicReference<R> found;

        Part(ConcurrentHashMap<K, V> map, Node<K, V>[] table, int from, int to, int parts, R basis,
                Step<K, V, R> step, BiFunction<? super R, ? super R, ? extends R> join,
                AtomicReference<R> found) {
            this.map = map;
            this.table = table;
            this.from = from;
            this.to = to;
            this.parts = parts;
            this.basis = basis;
            this.step = step;
            this.join = join;
            this.found = found;
        }

        @Override
        protected R compute() {
            if (parts > 1 && to - from > 1) {
                int middle = from + to >>> 1;
                Part<K, V, R> left = new Part<>(map, table, from, middle, parts >> 1, basis, step,
                    join, found);
                Part<K, V, R> right = new Part<>(map, table, middle, to, parts - (parts >> 1),
                    basis, step, join, found);
                right.fork();
                R a = left.compute();
                R b = right.join();
                return a == null || join == null ? b : b == null ? a : join.apply(a, b);
            }
            R sum = basis;
            Walker<K, V> w = new Walker<>(map, table, from, to);
            for (Node<K, V> e; (e = w.advance()) != null;) {
                if (found == null) {
                    sum = step.apply(sum, e);
                } else if (found.get() != null) {
                    return null;
                } else {
                    R r = step.apply(null, e);
                    if (r != null) {
                        found.compareAndSet(null, r);
                    }
                }
            }
            return sum;
        }
    }

    private <R> R bulk(long threshold, R basis, Step<K, V, R> step,
            BiFunction<? super R, ? super R, ? extends R> join, AtomicReference<R> found) {
        Node<K, V>[] t = table;
        if (t == null) {
            return basis;
        }
        long n = mappingCount();
        long parts = threshold == Long.MAX_VALUE || n <= 1 || n < threshold ? 1
            : Math.min(threshold <= 0 ? Long.MAX_VALUE : n / threshold,
                (long) ForkJoinPool.getCommonPoolParallelism() << 2);
        Part<K, V, R> whole = new Part<>(this, t, 0, t.length, (int) Math.max(1, parts), basis,
            step, join, found);
        R result = parts > 1 ? whole.invoke() : whole.compute();
        return found != null ? found.get() : result;
    }

    private <R> void each(long threshold, Function<Node<K, V>, ? extends R> transformer,
            Consumer<? super R> action) {
        Objects.requireNonNull(action);
        bulk(threshold, null, (sum, e) -> {
            R r = transformer.apply(e);
            if (r != null) {
                action.accept(r);
            }
            return null;
        }, null, null);
    }

    private <R> R found(long threshold, Function<Node<K, V>, ? extends R> search) {
        return this.<R>bulk(threshold, null, (sum, e) -> search.apply(e), null,
            new AtomicReference<R>());
    }

    private <R> R folded(long threshold, Function<Node<K, V>, ? extends R> transformer,
            BiFunction<? super R, ? super R, ? extends R> reducer) {
        Objects.requireNonNull(reducer);
        return this.<R>bulk(threshold, null, (sum, e) -> {
            R r = transformer.apply(e);
            return r == null ? sum : sum == null ? r : reducer.apply(sum, r);
        }, reducer, null);
    }

    private double doubles(long threshold, ToDoubleFunction<Node<K, V>> transformer, double basis,
            DoubleBinaryOperator reducer) {
        Objects.requireNonNull(reducer);
        return this.<Double>bulk(threshold, basis,
            (sum, e) -> reducer.applyAsDouble(sum, transformer.applyAsDouble(e)),
            reducer::applyAsDouble, null);
    }

    private long longs(long threshold, ToLongFunction<Node<K, V>> transformer, long basis,
            LongBinaryOperator reducer) {
        Objects.requireNonNull(reducer);
        return this.<Long>bulk(threshold, basis,
            (sum, e) -> reducer.applyAsLong(sum, transformer.applyAsLong(e)),
            reducer::applyAsLong, null);
    }

    private int ints(long threshold, ToIntFunction<Node<K, V>> transformer, int basis,
            IntBinaryOperator reducer) {
        Objects.requireNonNull(reducer);
        return this.<Integer>bulk(threshold, basis,
            (sum, e) -> reducer.applyAsInt(sum, transformer.applyAsInt(e)),
            reducer::applyAsInt, null);
    }

    public void forEach(long parallelismThreshold, BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        bulk(parallelismThreshold, null, (sum, e) -> {
            action.accept(e.key, e.val);
            return null;
        }, null, null);
    }

    public <U> void forEach(long parallelismThreshold, BiFunction<? super K, ? super V,
            ? extends U> transformer, Consumer<? super U> action) {
        Objects.requireNonNull(transformer);
        this.<U>each(parallelismThreshold, e -> transformer.apply(e.key, e.val), action);
    }

    public <U> U search(long parallelismThreshold, BiFunction<? super K, ? super V,
            ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        return found(parallelismThreshold, e -> searchFunction.apply(e.key, e.val));
    }

    public <U> U reduce(long parallelismThreshold, BiFunction<? super K, ? super V,
            ? extends U> transformer, BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(transformer);
        return this.<U>folded(parallelismThreshold, e -> transformer.apply(e.key, e.val), reducer);
    }

    public double reduceToDouble(long parallelismThreshold, ToDoubleBiFunction<? super K,
            ? super V> transformer, double basis, DoubleBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        return doubles(parallelismThreshold, e -> transformer.applyAsDouble(e.key, e.val), basis,
            reducer);
    }

    public long reduceToLong(long parallelismThreshold, ToLongBiFunction<? super K,
            ? super V> transformer, long basis, LongBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        return longs(parallelismThreshold, e -> transformer.applyAsLong(e.key, e.val), basis,
            reducer);
    }

    public int reduceToInt(long parallelismThreshold, ToIntBiFunction<? super K,
            ? super V> transformer, int basis, IntBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        return ints(parallelismThreshold, e -> transformer.applyAsInt(e.key, e.val), basis,
            reducer);
    }

    public void forEachKey(long parallelismThreshold, Consumer<? super K> action) {
        each(parallelismThreshold, e -> e.key, action);
    }

    public <U> void forEachKey(long parallelismThreshold, Function<? super K,
            ? extends U> transformer, Consumer<? super U> action) {
        Objects.requireNonNull(transformer);
        this.<U>each(parallelismThreshold, e -> transformer.apply(e.key), action);
    }

    public <U> U searchKeys(long parallelismThreshold, Function<? super K,
            ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        return found(parallelismThreshold, e -> searchFunction.apply(e.key));
    }

    public K reduceKeys(long parallelismThreshold, BiFunction<? super K, ? super K,
            ? extends K> reducer) {
        return this.<K>folded(parallelismThreshold, e -> e.key, reducer);
    }

    public <U> U reduceKeys(long parallelismThreshold, Function<? super K, ? extends U> transformer,
            BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(transformer);
        return this.<U>folded(parallelismThreshold, e -> transformer.apply(e.key), reducer);
    }

    public double reduceKeysToDouble(long parallelismThreshold,
            ToDoubleFunction<? super K> transformer, double basis, DoubleBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        return doubles(parallelismThreshold, e -> transformer.applyAsDouble(e.key), basis,
            reducer);
    }

    public long reduceKeysToLong(long parallelismThreshold, ToLongFunction<? super K> transformer,
            long basis, LongBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        return longs(parallelismThreshold, e -> transformer.applyAsLong(e.key), basis,
            reducer);
    }

    public int reduceKeysToInt(long parallelismThreshold, ToIntFunction<? super K> transformer,
            int basis, IntBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        return ints(parallelismThreshold, e -> transformer.applyAsInt(e.key), basis,
            reducer);
    }

    public void forEachValue(long parallelismThreshold, Consumer<? super V> action) {
        each(parallelismThreshold, e -> e.val, action);
    }

    public <U> void forEachValue(long parallelismThreshold, Function<? super V,
            ? extends U> transformer, Consumer<? super U> action) {
        Objects.requireNonNull(transformer);
        this.<U>each(parallelismThreshold, e -> transformer.apply(e.val), action);
    }

    public <U> U searchValues(long parallelismThreshold, Function<? super V,
            ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        return found(parallelismThreshold, e -> searchFunction.apply(e.val));
    }

    public V reduceValues(long parallelismThreshold, BiFunction<? super V, ? super V,
            ? extends V> reducer) {
        return this.<V>folded(parallelismThreshold, e -> e.val, reducer);
    }

    public <U> U reduceValues(long parallelismThreshold, Function<? super V,
            ? extends U> transformer, BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(transformer);
        return this.<U>folded(parallelismThreshold, e -> transformer.apply(e.val), reducer);
    }

    public double reduceValuesToDouble(long parallelismThreshold,
            ToDoubleFunction<? super V> transformer, double basis, DoubleBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        return doubles(parallelismThreshold, e -> transformer.applyAsDouble(e.val), basis,
            reducer);
    }

    public long reduceValuesToLong(long parallelismThreshold, ToLongFunction<? super V> transformer,
            long basis, LongBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        return longs(parallelismThreshold, e -> transformer.applyAsLong(e.val), basis,
            reducer);
    }

    public int reduceValuesToInt(long parallelismThreshold, ToIntFunction<? super V> transformer,
            int basis, IntBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        return ints(parallelismThreshold, e -> transformer.applyAsInt(e.val), basis,
            reducer);
    }

    public void forEachEntry(long parallelismThreshold, Consumer<? super Map.Entry<K, V>> action) {
        each(parallelismThreshold, e -> e, action);
    }

    public <U> void forEachEntry(long parallelismThreshold, Function<Map.Entry<K, V>,
            ? extends U> transformer, Consumer<? super U> action) {
        Objects.requireNonNull(transformer);
        this.<U>each(parallelismThreshold, e -> transformer.apply(e), action);
    }

    public <U> U searchEntries(long parallelismThreshold, Function<Map.Entry<K, V>,
            ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        return found(parallelismThreshold, e -> searchFunction.apply(e));
    }

    public Map.Entry<K, V> reduceEntries(long parallelismThreshold, BiFunction<Map.Entry<K, V>,
            Map.Entry<K, V>, ? extends Map.Entry<K, V>> reducer) {
        Objects.requireNonNull(reducer);
        return this.<Map.Entry<K, V>>folded(parallelismThreshold, e -> e,
            (x, y) -> reducer.apply(x, y));
    }

    public <U> U reduceEntries(long parallelismThreshold, Function<Map.Entry<K, V>,
            ? extends U> transformer, BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(transformer);
        return this.<U>folded(parallelismThreshold, e -> transformer.apply(e), reducer);
    }

    public double reduceEntriesToDouble(long parallelismThreshold, ToDoubleFunction<Map.Entry<K,
            V>> transformer, double basis, DoubleBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        return doubles(parallelismThreshold, e -> transformer.applyAsDouble(e), basis,
            reducer);
    }

    public long reduceEntriesToLong(long parallelismThreshold, ToLongFunction<Map.Entry<K,
            V>> transformer, long basis, LongBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        return longs(parallelismThreshold, e -> transformer.applyAsLong(e), basis,
            reducer);
    }

    public int reduceEntriesToInt(long parallelismThreshold, ToIntFunction<Map.Entry<K,
            V>> transformer, int basis, IntBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        return ints(parallelismThreshold, e -> transformer.applyAsInt(e), basis,
            reducer);
    }

    /* ---- Walking ---- */

    /* Visits the bins of the table it began with, through forwarding nodes where it meets them. */
    private static class Walker<K, V> {
        final ConcurrentHashMap<K, V> map;
        private final Node<K, V>[] table;
        private int end;
        private int index;
        private Node<K, V> next;
        private Node<K, V>[] upper;
        private int upperIndex;

        Walker(ConcurrentHashMap<K, V> map) {
            this.map = map;
            table = map.table;
            end = table == null ? 0 : table.length;
        }

        Walker(ConcurrentHashMap<K, V> map, Node<K, V>[] table, int from, int to) {
            this.map = map;
            this.table = table;
            index = from;
            end = to;
        }

        final Node<K, V> advance() {
            Node<K, V> e = next;
            if (e != null) {
                e = e.next;
            }
            while (e == null) {
                if (upper != null) {
                    Node<K, V>[] u = upper;
                    int i = upperIndex;
                    upperIndex += table.length;
                    if (upperIndex >= u.length) {
                        upper = null;
                    }
                    e = first(u, i);
                    continue;
                }
                if (index >= end) {
                    next = null;
                    return null;
                }
                Node<K, V> f = at(table, index);
                if (f instanceof Forward<K, V>) {
                    Node<K, V>[] u = ((Forward<K, V>) f).to;
                    while (at(u, index) instanceof Forward<K, V> more) {
                        u = more.to;
                    }
                    upper = u;
                    upperIndex = index;
                    index++;
                    continue;
                }
                index++;
                e = firstOf(f);
            }
            next = e;
            return e;
        }

        private Node<K, V> first(Node<K, V>[] t, int i) {
            Node<K, V> f = at(t, i);
            while (f instanceof Forward<K, V> forward) {
                t = forward.to;
                f = at(t, i);
            }
            return firstOf(f);
        }
    }

    /* Over a range of the table's bins; `kind` says what is given. */
    private static final class Split<K, V, T> implements Spliterator<T> {
        private final ConcurrentHashMap<K, V> map;
        private final Node<K, V>[] table;
        private final int kind;
        private int from;
        private int to;
        private long estimate;
        private Walker<K, V> walker;

        Split(ConcurrentHashMap<K, V> map, Node<K, V>[] table, int from, int to, long estimate,
                int kind) {
            this.map = map;
            this.table = table;
            this.from = from;
            this.to = to;
            this.estimate = estimate;
            this.kind = kind;
        }

        @SuppressWarnings("unchecked")
        private T made(Node<K, V> e) {
            return (T) (kind == 0 ? e.key : kind == 1 ? e.val : new Live<>(map, e));
        }

        @Override
        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (walker == null) {
                walker = new Walker<>(map, table, from, to);
            }
            Node<K, V> e = walker.advance();
            if (e == null) {
                return false;
            }
            action.accept(made(e));
            return true;
        }

        @Override
        public Spliterator<T> trySplit() {
            int begin = walker == null ? from : ((Walker<K, V>) walker).index;
            int middle = begin + to >>> 1;
            if (middle <= begin) {
                return null;
            }
            if (walker != null) {
                ((Walker<K, V>) walker).end = middle;
            }
            Spliterator<T> last = new Split<>(map, table, middle, to, estimate >>>= 1, kind);
            to = middle;
            return last;
        }

        @Override
        public long estimateSize() {
            return estimate;
        }

        @Override
        public int characteristics() {
            return CONCURRENT | NONNULL | (kind == 1 ? 0 : DISTINCT);
        }
    }

    private <T> Spliterator<T> split(int kind) {
        Node<K, V>[] t = table;
        return new Split<>(this, t, 0, t == null ? 0 : t.length, mappingCount(), kind);
    }

    private abstract static class Iter<K, V> extends Walker<K, V> {
        private Node<K, V> coming;
        private Node<K, V> last;

        Iter(ConcurrentHashMap<K, V> map) {
            super(map);
            coming = advance();
        }

        public final boolean hasNext() {
            return coming != null;
        }

        public final boolean hasMoreElements() {
            return coming != null;
        }

        final Node<K, V> step() {
            Node<K, V> e = coming;
            if (e == null) {
                throw new NoSuchElementException();
            }
            last = e;
            coming = advance();
            return e;
        }

        public final void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            map.remove(last.key);
            last = null;
        }
    }

    private static final class Keys<K, V> extends Iter<K, V>
            implements Iterator<K>, Enumeration<K> {
        Keys(ConcurrentHashMap<K, V> map) {
            super(map);
        }

        @Override
        public K next() {
            return step().key;
        }

        @Override
        public K nextElement() {
            return step().key;
        }
    }

    private static final class Values<K, V> extends Iter<K, V>
            implements Iterator<V>, Enumeration<V> {
        Values(ConcurrentHashMap<K, V> map) {
            super(map);
        }

        @Override
        public V next() {
            return step().val;
        }

        @Override
        public V nextElement() {
            return step().val;
        }
    }

    private static final class Entries<K, V> extends Iter<K, V>
            implements Iterator<Map.Entry<K, V>> {
        Entries(ConcurrentHashMap<K, V> map) {
            super(map);
        }

        @Override
        public Map.Entry<K, V> next() {
            Node<K, V> e = step();
            return new Live<>(map, e);
        }
    }

    /** An entry that writes through. */
    private static final class Live<K, V> extends AbstractMap.SimpleEntry<K, V> {
        private static final long serialVersionUID = 1L;
        private final transient ConcurrentHashMap<K, V> map;

        Live(ConcurrentHashMap<K, V> map, Node<K, V> e) {
            super(e.key, e.val);
            this.map = map;
        }

        @Override
        public V setValue(V value) {
            Objects.requireNonNull(value);
            map.put(getKey(), value);
            return super.setValue(value);
        }
    }

    public Enumeration<K> keys() {
        return new Keys<>(this);
    }

    public Enumeration<V> elements() {
        return new Values<>(this);
    }

    /** The keys, as a set; with a default value it can also be added to. */
    /** A null is in no view, and asking for one of several is no fault. */
    private static boolean holdsAll(Collection<?> view, Collection<?> c) {
        for (Object o : c) {
            if (o == null || !view.contains(o)) {
                return false;
            }
        }
        return true;
    }

    /** Of which class the field is in streams. */
    abstract static class CollectionView<K, V, E> extends AbstractSet<E> implements Serializable {
        private static final long serialVersionUID = 7249069246763182397L;
        final ConcurrentHashMap<K, V> map;

        CollectionView(ConcurrentHashMap<K, V> map) {
            this.map = map;
        }
    }

    public static final class KeySetView<K, V> extends CollectionView<K, V, K> {
        private static final long serialVersionUID = 7249069246763182397L;
        @SuppressWarnings("serial")
        private final V value;

        KeySetView(ConcurrentHashMap<K, V> map, V value) {
            super(map);
            this.value = value;
        }

        public ConcurrentHashMap<K, V> getMap() {
            return map;
        }

        public V getMappedValue() {
            return value;
        }

        @Override
        public Iterator<K> iterator() {
            return new Keys<>(map);
        }

        @Override
        public Spliterator<K> spliterator() {
            return map.split(0);
        }

        @Override
        public int size() {
            return map.size();
        }

        @Override
        public boolean isEmpty() {
            return map.isEmpty();
        }

        @Override
        public boolean contains(Object o) {
            return map.containsKey(o);
        }

        @Override
        public boolean containsAll(Collection<?> c) {
            return c == this || holdsAll(this, c);
        }

        @Override
        public boolean remove(Object o) {
            return map.remove(o) != null;
        }

        /* Each is looked for, null too, unless it is a set larger than the table. */
        @Override
        public boolean removeAll(Collection<?> c) {
            Objects.requireNonNull(c);
            Node<K, V>[] t = map.table;
            boolean removed = false;
            if (t == null) {
                return false;
            }
            if (c instanceof Set && c.size() > t.length) {
                return removeIf(c::contains);
            }
            for (Object o : c) {
                removed |= remove(o);
            }
            return removed;
        }

        @Override
        public boolean add(K e) {
            if (value == null) {
                throw new UnsupportedOperationException();
            }
            return map.putIfAbsent(e, value) == null;
        }

        @Override
        public boolean addAll(Collection<? extends K> c) {
            if (value == null) {
                throw new UnsupportedOperationException();
            }
            return super.addAll(c);
        }

        @Override
        public void clear() {
            map.clear();
        }
    }

    @Override
    public KeySetView<K, V> keySet() {
        return new KeySetView<>(this, null);
    }

    public KeySetView<K, V> keySet(V mappedValue) {
        return new KeySetView<>(this, Objects.requireNonNull(mappedValue));
    }

    public static <T> KeySetView<T, Boolean> newKeySet() {
        return new KeySetView<>(new ConcurrentHashMap<>(), Boolean.TRUE);
    }

    public static <T> KeySetView<T, Boolean> newKeySet(int initialCapacity) {
        return new KeySetView<>(new ConcurrentHashMap<>(initialCapacity), Boolean.TRUE);
    }

    @Override
    public Collection<V> values() {
        return new AbstractCollection<V>() {
            @Override
            public Iterator<V> iterator() {
                return new Values<>(ConcurrentHashMap.this);
            }

            @Override
            public Spliterator<V> spliterator() {
                return split(1);
            }

            @Override
            public boolean addAll(Collection<? extends V> c) {
                throw new UnsupportedOperationException();
            }

            @Override
            public boolean containsAll(Collection<?> c) {
                return c == this || holdsAll(this, c);
            }

            @Override
            public int size() {
                return ConcurrentHashMap.this.size();
            }

            @Override
            public void clear() {
                ConcurrentHashMap.this.clear();
            }
        };
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        return new AbstractSet<Map.Entry<K, V>>() {
            @Override
            public Iterator<Map.Entry<K, V>> iterator() {
                return new Entries<>(ConcurrentHashMap.this);
            }

            @Override
            public boolean containsAll(Collection<?> c) {
                return c == this || holdsAll(this, c);
            }

            @Override
            public Spliterator<Map.Entry<K, V>> spliterator() {
                return split(2);
            }

            @Override
            public boolean add(Map.Entry<K, V> e) {
                return ConcurrentHashMap.this.put(e.getKey(), e.getValue()) == null;
            }

            @Override
            public int size() {
                return ConcurrentHashMap.this.size();
            }

            @Override
            public boolean contains(Object o) {
                return o instanceof Map.Entry<?, ?> e && e.getKey() != null
                    && e.getValue() != null && e.getValue().equals(get(e.getKey()));
            }

            @Override
            public boolean remove(Object o) {
                return o instanceof Map.Entry<?, ?> e && e.getKey() != null
                    && ConcurrentHashMap.this.remove(e.getKey(), e.getValue());
            }

            @Override
            public void clear() {
                ConcurrentHashMap.this.clear();
            }
        };
    }

    /* What the map's older form had; streams have them still. */
    private static final class Segment<K, V> extends java.util.concurrent.locks.ReentrantLock {
        private static final long serialVersionUID = 2249069246763182397L;
        final float loadFactor = 0.75f;
    }

    private int segmentMask;
    private int segmentShift;
    private Segment<?, ?>[] segments;

    private synchronized void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        segmentMask = 15;
        segmentShift = 28;
        segments = new Segment<?, ?>[16];
        for (int i = 0; i < 16; i++) {
            segments[i] = new Segment<>();
        }
        s.defaultWriteObject();
        segments = null;
        for (Map.Entry<K, V> e : entrySet()) {
            s.writeObject(e.getKey());
            s.writeObject(e.getValue());
        }
        s.writeObject(null);
        s.writeObject(null);
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream s)
            throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        segments = null;
        resizing = new Object();
        java.util.ArrayList<Object> pairs = new java.util.ArrayList<>();
        for (Object k = s.readObject(); ; k = s.readObject()) {
            Object v = s.readObject();
            if (k == null) {
                break;
            }
            pairs.add(k);
            pairs.add(v);
        }
        int n = pairs.size() / 2;
        initial = n == 0 ? 16 : Integer.highestOneBit(n + n / 2) << 1;
        for (int i = 0; i < pairs.size(); i += 2) {
            put((K) pairs.get(i), (V) pairs.get(i + 1));
        }
    }
}
