/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import jdk.internal.misc.Unsafe;

/**
 * A sorted map for many threads, without locks. The entries are a linked list in order; above it
 * lie ever sparser lists of signposts, by which a search comes near its key in logarithmic time.
 *
 *     front -----------------------> 30 -------------> .      signposts: right, down
 *     front --------> 10 ----------> 30 ------> 50 --> .
 *     base -> 5 -> 10 -> 20 -> 30 -> 40 -> 50 -> 60 -> .      nodes: next
 *
 * An entry is there while its value is not null. Who removes it (1) sets the value to null, which
 * decides; (2) puts a marker node behind it, so that nothing can be linked to it any more; (3)
 * unlinks both. Others that come by help with 2 and 3. Signposts are hints only: those of removed
 * entries are unlinked in passing.
 */
public class ConcurrentSkipListMap<K, V> extends AbstractMap<K, V>
        implements ConcurrentNavigableMap<K, V>, Cloneable, Serializable {
    private static final long serialVersionUID = -8627078645895051609L;

    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long VALUE = U.objectFieldOffset(Node.class, "value");
    private static final long NEXT = U.objectFieldOffset(Node.class, "next");
    private static final long NEIGHBOUR = U.objectFieldOffset(Post.class, "right");
    private static final long TOP = U.objectFieldOffset(ConcurrentSkipListMap.class, "top");

    /** Value of the base, which is before all entries, and of markers. */
    private static final Object BASE = new Object();
    private static final Object MARKER = new Object();

    static final class Node<K> {
        final K key;
        volatile Object value;
        volatile Node<K> next;

        Node(K key, Object value, Node<K> next) {
            this.key = key;
            U.putReference(this, VALUE, value);
            U.putReference(this, NEXT, next);
        }

        boolean casNext(Node<K> expected, Node<K> update) {
            return U.compareAndSetReference(this, NEXT, expected, update);
        }

        boolean casValue(Object expected, Object update) {
            return U.compareAndSetReference(this, VALUE, expected, update);
        }

        /* Nothing can be linked to this removed node afterwards. */
        Node<K> seal() {
            while (true) {
                Node<K> after = next;
                if (after != null && after.value == MARKER) {
                    return after.next;
                }
                if (casNext(after, new Node<>(null, MARKER, after))) {
                    return after;
                }
            }
        }

        /* The next entry that is there, from this node on, this one included. */
        static <K> Node<K> live(Node<K> n) {
            while (n != null) {
                Object v = n.value;
                if (v != null && v != MARKER) {
                    return n;
                }
                n = n.next;
            }
            return null;
        }
    }

    static final class Post<K> {
        final Node<K> node;
        final Post<K> down;
        volatile Post<K> right;

        Post(Node<K> node, Post<K> down, Post<K> right) {
            this.node = node;
            this.down = down;
            U.putReference(this, NEIGHBOUR, right);
        }

        boolean casRight(Post<K> expected, Post<K> update) {
            return U.compareAndSetReference(this, NEIGHBOUR, expected, update);
        }
    }

    private final Comparator<? super K> comparator;
    private transient volatile Post<K> top;
    private transient LongAdder count;
    private transient int seed; // races only make it more random

    private void start() {
        count = new LongAdder();
        seed = System.identityHashCode(this) | 1;
        top = new Post<>(new Node<>(null, BASE, null), null, null);
    }

    public ConcurrentSkipListMap() {
        this((Comparator<? super K>) null);
    }

    public ConcurrentSkipListMap(Comparator<? super K> comparator) {
        this.comparator = comparator;
        start();
    }

    public ConcurrentSkipListMap(Map<? extends K, ? extends V> m) {
        this();
        putAll(m);
    }

    public ConcurrentSkipListMap(SortedMap<K, ? extends V> m) {
        this(m.comparator());
        putAll(m);
    }

    @SuppressWarnings("unchecked")
    final int compare(Object a, Object b) {
        return comparator != null ? comparator.compare((K) a, (K) b)
                                  : ((Comparable<Object>) a).compareTo(b);
    }

    // ---- Searching ----

    /* A node before the key that was there a moment ago, or the base. */
    private Node<K> before(Object key) {
        Objects.requireNonNull(key);
        Post<K> q = top;
        while (true) {
            Post<K> r = q.right;
            if (r != null) {
                Node<K> n = r.node;
                if (n.value == null) {
                    q.casRight(r, r.right);
                    continue;
                }
                if (compare(key, n.key) > 0) {
                    q = r;
                    continue;
                }
            }
            if (q.down == null) {
                return q.node;
            }
            q = q.down;
        }
    }

    /* The entry's node, or null. Passes by what is being removed. */
    final Node<K> find(Object key) {
        for (Node<K> n = before(key).next; n != null; n = n.next) {
            Object v = n.value;
            if (v == MARKER || v == null) {
                continue;
            }
            int c = compare(key, n.key);
            if (c <= 0) {
                return c == 0 ? n : null;
            }
        }
        return null;
    }

    static final int EQUAL = 1;
    static final int LOWER = 2;

    /* The nearest entry's node: equal if allowed, else the next lower or higher. */
    final Node<K> near(Object key, int relation) {
        while (true) {
            Node<K> b = before(key);
            Node<K> last = null;
            Node<K> n = b;
            boolean base = b.value == BASE;
            for (; n != null; n = n.next) {
                Object v = n.value;
                if (v == null || v == MARKER || v == BASE) {
                    continue;
                }
                int c = compare(key, n.key);
                if (c == 0 && (relation & EQUAL) != 0) {
                    return n;
                }
                if (c < 0 || c == 0 && (relation & LOWER) != 0) {
                    break;
                }
                if (c > 0) {
                    last = n;
                }
            }
            if ((relation & LOWER) == 0) {
                return n;
            }
            if (last != null || base) {
                return last;
            }
            // What was before the key has been removed meanwhile.
        }
    }

    final Node<K> first() {
        Post<K> q = top;
        return Node.live(q.node.next);
    }

    final Node<K> last() {
        while (true) {
            Post<K> q = top;
            while (true) {
                Post<K> r = q.right;
                if (r != null) {
                    if (r.node.value == null) {
                        q.casRight(r, r.right);
                    } else {
                        q = r;
                    }
                } else if (q.down != null) {
                    q = q.down;
                } else {
                    break;
                }
            }
            Node<K> last = null;
            boolean base = q.node.value == BASE;
            for (Node<K> n = q.node; n != null; n = n.next) {
                Object v = n.value;
                if (v != null && v != MARKER && v != BASE) {
                    last = n;
                }
            }
            if (last != null || base) {
                return last;
            }
        }
    }

    // ---- Changing ----

    @SuppressWarnings("unchecked")
    private V store(K key, V value, boolean keepOld) {
        Objects.requireNonNull(value);
        Node<K> b = before(key);
        while (true) {
            Node<K> n = b.next;
            if (n != null) {
                Object v = n.value;
                if (v == MARKER) { // b has been removed
                    b = before(key);
                    continue;
                }
                if (v == null) {
                    b.casNext(n, n.seal());
                    continue;
                }
                int c = compare(key, n.key);
                if (c > 0) {
                    b = n;
                    continue;
                }
                if (c == 0) {
                    if (keepOld || n.casValue(v, value)) {
                        return (V) v;
                    }
                    continue;
                }
            } else if (b.value == BASE) {
                compare(key, key); // a first key that cannot be compared
            }
            Node<K> made = new Node<>(key, value, n);
            if (b.casNext(n, made)) {
                count.increment();
                erect(made);
                return null;
            }
        }
    }

    /* Every fourth entry gets a signpost, every fourth of these another above it. */
    private void erect(Node<K> node) {
        int r = seed;
        r ^= r << 13;
        r ^= r >>> 17;
        r ^= r << 5;
        seed = r;
        if ((r & 3) != 0) {
            return;
        }
        int height = 1 + Integer.numberOfTrailingZeros(r >>> 2 | 0x40000000) / 2;
        Post<K> front = top;
        int levels = 1;
        for (Post<K> q = front; q.down != null; q = q.down) {
            levels++;
        }
        if (height > levels) {
            height = levels + 1;
            if (U.compareAndSetReference(this, TOP, front, new Post<>(front.node, front, null))) {
                front = top;
                levels++;
            } else {
                height = levels;
            }
        }
        Post<K> post = null;
        for (int i = 0; i < height; i++) {
            post = new Post<>(node, post, null);
        }
        while (levels > height) {
            front = walk(front, node).down;
            levels--;
        }
        for (Post<K> q = front; post != null; post = post.down, q = q.down) {
            Post<K> r2;
            do {
                q = walk(q, node);
                r2 = q.right;
                if (r2 != null && (r2.node.value == null || compare(node.key, r2.node.key) > 0)) {
                    continue;
                }
                if (node.value == null) {
                    return;
                }
                U.putReference(post, NEIGHBOUR, r2);
                if (q.casRight(r2, post)) {
                    break;
                }
            } while (true);
        }
    }

    /* The last signpost of this level before the node. */
    private Post<K> walk(Post<K> q, Node<K> node) {
        for (Post<K> r = q.right; r != null; r = q.right) {
            if (r.node.value == null) {
                q.casRight(r, r.right);
            } else if (compare(node.key, r.node.key) > 0) {
                q = r;
            } else {
                break;
            }
        }
        return q;
    }

    /* Removes the entry if it has the value; null: whatever it is. */
    @SuppressWarnings("unchecked")
    final V take(Object key, Object value) {
        Node<K> n = find(key);
        while (n != null) {
            Object v = n.value;
            if (v == null) {
                n = find(key); // another entry of the key may have come
                continue;
            }
            if (value != null && !value.equals(v)) {
                return null;
            }
            if (n.casValue(v, null)) {
                unlink(n);
                return (V) v;
            }
        }
        return null;
    }

    /* After its value has become null. */
    private void unlink(Node<K> n) {
        count.decrement();
        n.seal();
        Node<K> b = before(n.key);
        while (true) {
            Node<K> at = b.next;
            if (at == null) {
                return;
            }
            Object v = at.value;
            if (v == MARKER) {
                b = before(n.key);
            } else if (v == null) {
                b.casNext(at, at.seal());
            } else if (compare(n.key, at.key) > 0) {
                b = at;
            } else {
                return;
            }
        }
    }

    @SuppressWarnings("unchecked")
    private Map.Entry<K, V> takeEnd(boolean first) {
        while (true) {
            Node<K> n = first ? first() : last();
            if (n == null) {
                return null;
            }
            Object v = n.value;
            if (v != null && n.casValue(v, null)) {
                unlink(n);
                return new AbstractMap.SimpleImmutableEntry<>(n.key, (V) v);
            }
        }
    }

    @SuppressWarnings("unchecked")
    private static <K, V> V valueOf(Node<K> n) {
        return n == null ? null : (V) n.value;
    }

    static <K> K keyOf(Node<K> n) {
        return n == null ? null : n.key;
    }

    private static <K> K keyOrFail(Node<K> n) {
        if (n == null) {
            throw new NoSuchElementException();
        }
        return n.key;
    }

    // ---- Map ----

    @Override
    public V get(Object key) {
        return valueOf(find(key));
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
    public V put(K key, V value) {
        return store(key, value, false);
    }

    @Override
    public V putIfAbsent(K key, V value) {
        return store(key, value, true);
    }

    @Override
    public V remove(Object key) {
        return take(key, null);
    }

    @Override
    public boolean remove(Object key, Object value) {
        Objects.requireNonNull(key);
        return value != null && take(key, value) != null;
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
        Objects.requireNonNull(key);
        Objects.requireNonNull(oldValue);
        Objects.requireNonNull(newValue);
        while (true) {
            Node<K> n = find(key);
            Object v = n == null ? null : n.value;
            if (n == null || v != null && !oldValue.equals(v)) {
                return false;
            }
            if (v != null && n.casValue(v, newValue)) {
                return true;
            }
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public V replace(K key, V value) {
        Objects.requireNonNull(key);
        Objects.requireNonNull(value);
        while (true) {
            Node<K> n = find(key);
            if (n == null) {
                return null;
            }
            Object v = n.value;
            if (v != null && n.casValue(v, value)) {
                return (V) v;
            }
        }
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> e : entrySet()) {
            action.accept(e.getKey(), e.getValue());
        }
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        for (Node<K> n = first(); n != null; n = Node.live(n.next)) {
            V v = valueOf(n);
            while (v != null && !n.casValue(v, Objects.requireNonNull(function.apply(n.key, v)))) {
                v = valueOf(n);
            }
        }
    }

    @Override
    public boolean containsValue(Object value) {
        Objects.requireNonNull(value);
        for (Node<K> n = first(); n != null; n = Node.live(n.next)) {
            if (value.equals(n.value)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int size() {
        long n = count.sum();
        return n < 0 ? 0 : n > Integer.MAX_VALUE ? Integer.MAX_VALUE : (int) n;
    }

    @Override
    public boolean isEmpty() {
        return first() == null;
    }

    @Override
    public void clear() {
        while (takeEnd(true) != null) {
            continue;
        }
    }

    @Override
    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Map)) {
            return false;
        }
        Map<?, ?> other = (Map<?, ?>) o;
        try {
            for (Map.Entry<K, V> e : entrySet()) {
                if (!e.getValue().equals(other.get(e.getKey()))) {
                    return false;
                }
            }
            for (Map.Entry<?, ?> e : other.entrySet()) {
                if (e.getKey() == null || e.getValue() == null
                        || !e.getValue().equals(get(e.getKey()))) {
                    return false;
                }
            }
            return true;
        } catch (ClassCastException | NullPointerException e) {
            return false;
        }
    }

    @Override
    public ConcurrentSkipListMap<K, V> clone() {
        ConcurrentSkipListMap<K, V> m;
        try {
            @SuppressWarnings("unchecked")
            ConcurrentSkipListMap<K, V> copy = (ConcurrentSkipListMap<K, V>) super.clone();
            m = copy;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
        m.start();
        m.putAll(this);
        return m;
    }

    // ---- Ends and neighbours ----

    @Override
    public Comparator<? super K> comparator() {
        return comparator;
    }

    @Override
    public K firstKey() {
        return keyOrFail(first());
    }

    @Override
    public K lastKey() {
        return keyOrFail(last());
    }

    @Override
    public K lowerKey(K key) {
        return keyOf(near(key, LOWER));
    }

    @Override
    public K floorKey(K key) {
        return keyOf(near(key, LOWER | EQUAL));
    }

    @Override
    public K ceilingKey(K key) {
        return keyOf(near(key, EQUAL));
    }

    @Override
    public K higherKey(K key) {
        return keyOf(near(key, 0));
    }

    /* Asks for the node again while its value is gone. */
    private Map.Entry<K, V> nearEntry(K key, int relation) {
        while (true) {
            Node<K> n = near(key, relation);
            V v = valueOf(n);
            if (n == null || v != null) {
                return n == null ? null : new AbstractMap.SimpleImmutableEntry<>(n.key, v);
            }
        }
    }

    private Map.Entry<K, V> endEntry(boolean first) {
        while (true) {
            Node<K> n = first ? first() : last();
            V v = valueOf(n);
            if (n == null || v != null) {
                return n == null ? null : new AbstractMap.SimpleImmutableEntry<>(n.key, v);
            }
        }
    }

    @Override
    public Map.Entry<K, V> lowerEntry(K key) {
        return nearEntry(key, LOWER);
    }

    @Override
    public Map.Entry<K, V> floorEntry(K key) {
        return nearEntry(key, LOWER | EQUAL);
    }

    @Override
    public Map.Entry<K, V> ceilingEntry(K key) {
        return nearEntry(key, EQUAL);
    }

    @Override
    public Map.Entry<K, V> higherEntry(K key) {
        return nearEntry(key, 0);
    }

    @Override
    public Map.Entry<K, V> firstEntry() {
        return endEntry(true);
    }

    @Override
    public Map.Entry<K, V> lastEntry() {
        return endEntry(false);
    }

    @Override
    public Map.Entry<K, V> pollFirstEntry() {
        return takeEnd(true);
    }

    @Override
    public Map.Entry<K, V> pollLastEntry() {
        return takeEnd(false);
    }

    // ---- Views ----

    @Override
    public ConcurrentNavigableMap<K, V> subMap(K from, boolean fromInclusive, K to,
            boolean toInclusive) {
        Objects.requireNonNull(from);
        Objects.requireNonNull(to);
        return new SubMap<>(this, from, fromInclusive, to, toInclusive, false);
    }

    @Override
    public ConcurrentNavigableMap<K, V> headMap(K to, boolean inclusive) {
        return new SubMap<>(this, null, false, Objects.requireNonNull(to), inclusive, false);
    }

    @Override
    public ConcurrentNavigableMap<K, V> tailMap(K from, boolean inclusive) {
        return new SubMap<>(this, Objects.requireNonNull(from), inclusive, null, false, false);
    }

    @Override
    public ConcurrentNavigableMap<K, V> subMap(K from, K to) {
        return subMap(from, true, to, false);
    }

    @Override
    public ConcurrentNavigableMap<K, V> headMap(K to) {
        return headMap(to, false);
    }

    @Override
    public ConcurrentNavigableMap<K, V> tailMap(K from) {
        return tailMap(from, true);
    }

    @Override
    public ConcurrentNavigableMap<K, V> descendingMap() {
        return new SubMap<>(this, null, false, null, false, true);
    }

    @Override
    public NavigableSet<K> keySet() {
        return new ConcurrentSkipListSet<>(this, true);
    }

    @Override
    public NavigableSet<K> navigableKeySet() {
        return keySet();
    }

    @Override
    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    @Override
    public Collection<V> values() {
        return new Values<>(this);
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        return new Entries<>(this, new SubMap<>(this, null, false, null, false, false));
    }

    /** Of a whole map or of a part of it. */
    private static final class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final ConcurrentNavigableMap<K, V> map;
        private final SubMap<K, V> part;

        Entries(ConcurrentNavigableMap<K, V> map, SubMap<K, V> part) {
            this.map = map;
            this.part = part;
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
        public void clear() {
            map.clear();
        }

        @Override
        public boolean contains(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            V v = map.get(((Map.Entry<?, ?>) o).getKey());
            return v != null && v.equals(((Map.Entry<?, ?>) o).getValue());
        }

        @Override
        public boolean remove(Object o) {
            return o instanceof Map.Entry && map.remove(((Map.Entry<?, ?>) o).getKey(),
                    ((Map.Entry<?, ?>) o).getValue());
        }

        /* An entry whose value is another by now stays. */
        @Override
        public boolean removeIf(Predicate<? super Map.Entry<K, V>> filter) {
            Objects.requireNonNull(filter);
            boolean changed = false;
            for (Map.Entry<K, V> e : this) {
                changed |= filter.test(e) && map.remove(e.getKey(), e.getValue());
            }
            return changed;
        }

        @Override
        public Iterator<Map.Entry<K, V>> iterator() {
            return part.new Walk();
        }

        @Override
        public Spliterator<Map.Entry<K, V>> spliterator() {
            if (map != part.m) { // counting a part takes time
                return Spliterators.spliteratorUnknownSize(new LateIterator<>(this),
                        Spliterator.DISTINCT);
            }
            Comparator<? super K> c = map.comparator();
            return new SortedSpliterator<>(new LateIterator<>(this), size(), (a, b) -> c == null
                    ? part.m.compare(a.getKey(), b.getKey())
                    : c.compare(a.getKey(), b.getKey()));
        }
    }

    private static final class Values<V> extends AbstractCollection<V> {
        private final ConcurrentNavigableMap<?, V> map;

        Values(ConcurrentNavigableMap<?, V> map) {
            this.map = map;
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
        public void clear() {
            map.clear();
        }

        @Override
        public boolean contains(Object o) {
            return map.containsValue(o);
        }

        @Override
        public boolean removeIf(Predicate<? super V> filter) {
            Objects.requireNonNull(filter);
            return map.entrySet().removeIf(e -> filter.test(e.getValue()));
        }

        @Override
        public Iterator<V> iterator() {
            return values(map.entrySet().iterator());
        }

        private static <K, V> Iterator<V> values(Iterator<? extends Map.Entry<K, V>> entries) {
            return new Iterator<V>() {
                @Override
                public boolean hasNext() {
                    return entries.hasNext();
                }

                @Override
                public V next() {
                    return entries.next().getValue();
                }

                @Override
                public void remove() {
                    entries.remove();
                }
            };
        }

        @Override
        public Spliterator<V> spliterator() {
            if (map instanceof SubMap) {
                return Spliterators.spliteratorUnknownSize(new LateIterator<>(this), 0);
            }
            return Spliterators.spliterator(new LateIterator<>(this), size(),
                    Spliterator.CONCURRENT | Spliterator.ORDERED | Spliterator.NONNULL);
        }
    }

    /** The size for a spliterator of keys: counting those of a part takes time. */
    static long size(ConcurrentNavigableMap<?, ?> map) {
        return map instanceof SubMap ? Long.MAX_VALUE : map.size();
    }

    /** Of elements in order whose number may change meanwhile, or is not known. */
    static final class SortedSpliterator<T> extends Spliterators.AbstractSpliterator<T> {
        private final Iterator<? extends T> elements;
        private final Comparator<? super T> comparator;

        SortedSpliterator(Iterator<? extends T> elements, long size,
                Comparator<? super T> comparator) {
            super(size, DISTINCT | SORTED | ORDERED
                    | (size == Long.MAX_VALUE ? 0 : CONCURRENT | NONNULL));
            this.elements = elements;
            this.comparator = comparator;
        }

        @Override
        public boolean tryAdvance(java.util.function.Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (!elements.hasNext()) {
                return false;
            }
            action.accept(elements.next());
            return true;
        }

        @Override
        public Comparator<? super T> getComparator() {
            return comparator;
        }
    }

    // ---- Parts ----

    /** The entries between two keys, either of which may be missing, in either direction. */
    private static final class SubMap<K, V> extends AbstractMap<K, V>
            implements ConcurrentNavigableMap<K, V>, Serializable {
        private static final long serialVersionUID = -7647078645895051609L;

        final ConcurrentSkipListMap<K, V> m;
        private final K lo;
        private final K hi;
        private final boolean loInclusive;
        private final boolean hiInclusive;
        private final boolean isDescending;

        SubMap(ConcurrentSkipListMap<K, V> m, K lo, boolean loInclusive, K hi,
                boolean hiInclusive, boolean isDescending) {
            if (lo != null && hi != null && m.compare(lo, hi) > 0) {
                throw new IllegalArgumentException("inconsistent range");
            }
            this.m = m;
            this.lo = lo;
            this.hi = hi;
            this.loInclusive = loInclusive;
            this.hiInclusive = hiInclusive;
            this.isDescending = isDescending;
        }

        private boolean isBelow(Object key) {
            if (lo == null) {
                return false;
            }
            int c = m.compare(key, lo);
            return c < 0 || c == 0 && !loInclusive;
        }

        private boolean isAbove(Object key) {
            if (hi == null) {
                return false;
            }
            int c = m.compare(key, hi);
            return c > 0 || c == 0 && !hiInclusive;
        }

        private boolean within(Object key) {
            Objects.requireNonNull(key);
            return !isBelow(key) && !isAbove(key);
        }

        private void check(K key) {
            if (!within(key)) {
                throw new IllegalArgumentException("key out of range");
            }
        }

        private Node<K> checked(Node<K> n) {
            return n == null || !within(n.key) ? null : n;
        }

        private Node<K> lowest() {
            return checked(lo == null ? m.first() : m.near(lo, loInclusive ? EQUAL : 0));
        }

        private Node<K> highest() {
            return checked(hi == null ? m.last()
                                      : m.near(hi, LOWER | (hiInclusive ? EQUAL : 0)));
        }

        private Node<K> end(boolean first) {
            return first != isDescending ? lowest() : highest();
        }

        /* In the direction of this view. */
        private Node<K> near(K key, boolean lower, boolean equal) {
            Objects.requireNonNull(key);
            boolean down = lower != isDescending;
            if (down && isAbove(key)) {
                return highest();
            }
            if (!down && isBelow(key)) {
                return lowest();
            }
            return checked(m.near(key, (down ? LOWER : 0) | (equal ? EQUAL : 0)));
        }

        private Map.Entry<K, V> nearEntry(K key, boolean lower, boolean equal) {
            while (true) {
                Node<K> n = near(key, lower, equal);
                V v = valueOf(n);
                if (n == null || v != null) {
                    return n == null ? null : new AbstractMap.SimpleImmutableEntry<>(n.key, v);
                }
            }
        }

        private Map.Entry<K, V> endEntry(boolean first, boolean take) {
            while (true) {
                Node<K> n = end(first);
                if (n == null) {
                    return null;
                }
                V v = take ? m.take(n.key, null) : valueOf(n);
                if (v != null) {
                    return new AbstractMap.SimpleImmutableEntry<>(n.key, v);
                }
            }
        }

        /** Weakly consistent: shows what is there when it comes by. */
        final class Walk implements Iterator<Map.Entry<K, V>> {
            private Node<K> next = end(true);
            private V value;
            private Node<K> last;

            Walk() {
                settle();
            }

            /* Moves on from nodes that have been removed. */
            private void settle() {
                while (next != null) {
                    value = valueOf(next);
                    if (value != null) {
                        return;
                    }
                    step();
                }
            }

            private void step() {
                next = isDescending ? checked(m.near(next.key, LOWER))
                                    : ahead(Node.live(next.next));
            }

            private Node<K> ahead(Node<K> n) {
                return n == null || isAbove(n.key) ? null : n;
            }

            @Override
            public boolean hasNext() {
                return next != null;
            }

            @Override
            public Map.Entry<K, V> next() {
                if (next == null) {
                    throw new NoSuchElementException();
                }
                last = next;
                V v = value;
                step();
                settle();
                return new AbstractMap.SimpleImmutableEntry<>(last.key, v);
            }

            @Override
            public void remove() {
                if (last == null) {
                    throw new IllegalStateException();
                }
                m.remove(last.key);
                last = null;
            }
        }

        @Override
        public boolean containsKey(Object key) {
            return within(key) && m.containsKey(key);
        }

        @Override
        public V get(Object key) {
            return within(key) ? m.get(key) : null;
        }

        @Override
        public V put(K key, V value) {
            check(key);
            return m.put(key, value);
        }

        @Override
        public V remove(Object key) {
            return within(key) ? m.remove(key) : null;
        }

        @Override
        public V putIfAbsent(K key, V value) {
            check(key);
            return m.putIfAbsent(key, value);
        }

        @Override
        public boolean remove(Object key, Object value) {
            return within(key) && m.remove(key, value);
        }

        @Override
        public boolean replace(K key, V oldValue, V newValue) {
            check(key);
            return m.replace(key, oldValue, newValue);
        }

        @Override
        public V replace(K key, V value) {
            check(key);
            return m.replace(key, value);
        }

        @Override
        public int size() {
            if (lo == null && hi == null) {
                return m.size();
            }
            long n = 0;
            for (Node<K> at = lowest(); at != null && !isAbove(at.key); at = Node.live(at.next)) {
                n++;
            }
            return n > Integer.MAX_VALUE ? Integer.MAX_VALUE : (int) n;
        }

        @Override
        public boolean isEmpty() {
            return lowest() == null;
        }

        @Override
        public boolean containsValue(Object value) {
            Objects.requireNonNull(value);
            return super.containsValue(value);
        }

        @Override
        public void clear() {
            while (endEntry(true, true) != null) {
                continue;
            }
        }

        @Override
        public Comparator<? super K> comparator() {
            Comparator<? super K> c = m.comparator();
            return isDescending ? java.util.Collections.reverseOrder(c) : c;
        }

        @Override
        public K firstKey() {
            return keyOrFail(end(true));
        }

        @Override
        public K lastKey() {
            return keyOrFail(end(false));
        }

        @Override
        public K lowerKey(K key) {
            return keyOf(near(key, true, false));
        }

        @Override
        public K floorKey(K key) {
            return keyOf(near(key, true, true));
        }

        @Override
        public K ceilingKey(K key) {
            return keyOf(near(key, false, true));
        }

        @Override
        public K higherKey(K key) {
            return keyOf(near(key, false, false));
        }

        @Override
        public Map.Entry<K, V> lowerEntry(K key) {
            return nearEntry(key, true, false);
        }

        @Override
        public Map.Entry<K, V> floorEntry(K key) {
            return nearEntry(key, true, true);
        }

        @Override
        public Map.Entry<K, V> ceilingEntry(K key) {
            return nearEntry(key, false, true);
        }

        @Override
        public Map.Entry<K, V> higherEntry(K key) {
            return nearEntry(key, false, false);
        }

        @Override
        public Map.Entry<K, V> firstEntry() {
            return endEntry(true, false);
        }

        @Override
        public Map.Entry<K, V> lastEntry() {
            return endEntry(false, false);
        }

        @Override
        public Map.Entry<K, V> pollFirstEntry() {
            return endEntry(true, true);
        }

        @Override
        public Map.Entry<K, V> pollLastEntry() {
            return endEntry(false, true);
        }

        /* A part of this part; its ends must not lie outside. */
        /** Null for what is not bounded there: the bound of this view holds then. */
        private SubMap<K, V> part(K from, boolean fromInclusive, K to, boolean toInclusive) {
            return isDescending ? within(to, toInclusive, from, fromInclusive)
                : within(from, fromInclusive, to, toInclusive);
        }

        private SubMap<K, V> within(K low, boolean lowInclusive, K high, boolean highInclusive) {
            if (low != null && lo != null && reaches(m.compare(lo, low), lowInclusive, loInclusive)
                    || high != null && hi != null
                    && reaches(m.compare(high, hi), highInclusive, hiInclusive)) {
                throw new IllegalArgumentException("key out of range");
            }
            boolean ownLow = low == null;
            boolean ownHigh = high == null;
            return new SubMap<>(m, ownLow ? lo : low, ownLow ? loInclusive : lowInclusive,
                ownHigh ? hi : high, ownHigh ? hiInclusive : highInclusive, isDescending);
        }

        /** Whether a bound that lies so far beyond ours takes in what ours does not. */
        private static boolean reaches(int beyond, boolean inclusive, boolean oursInclusive) {
            return beyond > 0 || beyond == 0 && inclusive && !oursInclusive;
        }

        @Override
        public SubMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
            Objects.requireNonNull(from);
            Objects.requireNonNull(to);
            return part(from, fromInclusive, to, toInclusive);
        }

        @Override
        public SubMap<K, V> headMap(K to, boolean inclusive) {
            return part(null, false, Objects.requireNonNull(to), inclusive);
        }

        @Override
        public SubMap<K, V> tailMap(K from, boolean inclusive) {
            return part(Objects.requireNonNull(from), inclusive, null, false);
        }

        @Override
        public SubMap<K, V> subMap(K from, K to) {
            return subMap(from, true, to, false);
        }

        @Override
        public SubMap<K, V> headMap(K to) {
            return headMap(to, false);
        }

        @Override
        public SubMap<K, V> tailMap(K from) {
            return tailMap(from, true);
        }

        @Override
        public SubMap<K, V> descendingMap() {
            return new SubMap<>(m, lo, loInclusive, hi, hiInclusive, !isDescending);
        }

        @Override
        public NavigableSet<K> keySet() {
            return new ConcurrentSkipListSet<>(this, true);
        }

        @Override
        public NavigableSet<K> navigableKeySet() {
            return keySet();
        }

        @Override
        public NavigableSet<K> descendingKeySet() {
            return descendingMap().navigableKeySet();
        }

        @Override
        public Collection<V> values() {
            return new Values<>(this);
        }

        @Override
        public Set<Map.Entry<K, V>> entrySet() {
            return new Entries<>(this, this);
        }
    }

    // ---- Serialization: keys and values by turns, then null ----

    private void writeObject(ObjectOutputStream s) throws IOException {
        s.defaultWriteObject();
        for (Map.Entry<K, V> e : entrySet()) {
            s.writeObject(e.getKey());
            s.writeObject(e.getValue());
        }
        s.writeObject(null);
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        s.defaultReadObject();
        start();
        for (Object key = s.readObject(); key != null; key = s.readObject()) {
            put((K) key, (V) s.readObject());
        }
    }
}
