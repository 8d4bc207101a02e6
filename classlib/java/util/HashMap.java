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
import jdk.internal.access.SharedSecrets;

/**
 * A table of slots with chains of cells. A key's slot is told by the low bits of its hash, into
 * which the high bits are folded; the table has a power of two slots and doubles when there are
 * more cells than its size times the load factor. Iteration goes slot by slot and along each
 * chain. A new cell comes to the end of its chain, one that was computed to the head; doubling
 * keeps the order of those that stay together. So the order is that of java for the same
 * operations, but for chains that are overfull.
 * A chain that gets longer than PATIENCE makes a small table double; in a larger one the slot
 * gets a Crowd, which finds cells of that chain in logarithmic time. Cells never change places
 * with others: an entry that was given out stays the one in the map.
 * LinkedHashMap hooks in through cell, touched, added and gone, and has another order of walks.
 */
public class HashMap<K, V> extends AbstractMap<K, V>
        implements Map<K, V>, Cloneable, Serializable {
    private static final long serialVersionUID = 362498820763181265L;
    private static final int USUAL_SLOTS = 16;
    private static final int MOST_SLOTS = 1 << 30;
    /** Chains of as many cells are well searched cell by cell. */
    private static final int PATIENCE = 8;
    /**
     * A crowd that shrinks to as many cells is given up:
     * no chain that has one is shorter than PATIENCE.
     */
    private static final int FEW = PATIENCE - 1;
    /** From as many slots on there are crowds. */
    private static final int SLOTS_FOR_CROWDS = 64;
    static final int KEYS = 0;
    static final int VALUES = 1;
    static final int ENTRIES = 2;

    static class Cell<K, V> implements Map.Entry<K, V> {
        final int hash;
        final K key;
        V value;
        Cell<K, V> next;

        Cell(int hash, K key, V value) {
            this.hash = hash;
            this.key = key;
            this.value = value;
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

    transient Cell<K, V>[] cells;
    /** By slot; null while no chain is overfull. */
    private transient Crowd<K, V>[] crowds;
    transient Set<Map.Entry<K, V>> entrySet;
    transient int size;
    transient int modCount;
    /** Of the serial form: the size above which to double; without a table its size, or 0. */
    int threshold;
    float loadFactor; // set by constructors and when read

    public HashMap() {
        loadFactor = 0.75f;
    }

    public HashMap(int initialCapacity) {
        this(initialCapacity, 0.75f);
    }

    public HashMap(int initialCapacity, float loadFactor) {
        threshold = slotsFor(initialCapacity);
        if (!(loadFactor > 0)) {
            throw new IllegalArgumentException("Illegal load factor: " + loadFactor);
        }
        this.loadFactor = loadFactor;
    }

    public HashMap(Map<? extends K, ? extends V> m) {
        loadFactor = 0.75f;
        fill(m);
    }

    static int hashOf(Object key) {
        return key == null ? 0 : spread(key.hashCode());
    }

    private static int spread(int h) {
        return h ^ h >>> 16;
    }

    static boolean same(Object key, Object other) {
        return key == other || (key != null && key.equals(other));
    }

    /** The size of a table, a power of two, that has a slot for each of n. */
    static int slotsFor(int n) {
        if (n < 0) {
            throw new IllegalArgumentException("Illegal initial capacity: " + n);
        }
        return n > MOST_SLOTS / 2 ? MOST_SLOTS : n < 2 ? 1 : Integer.highestOneBit(n - 1) * 2;
    }

    /* ---- The table ---- */

    private int limitOf(int slots) {
        float limit = slots * loadFactor;
        return slots < MOST_SLOTS && limit < MOST_SLOTS ? (int) limit : Integer.MAX_VALUE;
    }

    @SuppressWarnings("unchecked")
    private Cell<K, V>[] open() {
        int slots = capacity();
        threshold = threshold == 0 ? USUAL_SLOTS * 3 / 4 : limitOf(slots);
        return cells = (Cell<K, V>[]) new Cell<?, ?>[slots];
    }

    @SuppressWarnings("unchecked")
    private void grow() {
        Cell<K, V>[] from = cells;
        int n = from.length;
        if (n >= MOST_SLOTS) {
            threshold = Integer.MAX_VALUE;
            return;
        }
        // Doubled limits do not lose what rounding took from them: so does java.
        threshold = n >= USUAL_SLOTS && n < MOST_SLOTS / 2 ? threshold * 2 : limitOf(n * 2);
        Cell<K, V>[] to = (Cell<K, V>[]) new Cell<?, ?>[n * 2];
        for (int i = 0; i < n; i++) {
            if (from[i] != null) {
                deal(from[i], to, i, n);
                from[i] = null; // walks that go on in the old table end
            }
        }
        cells = to;
        if (crowds != null) {
            regroup(n);
        }
    }

    /**
     * Deals a chain out to slot i and slot i + n. It consists of runs of cells that stay
     * together, in turn for the one and for the other; only the ends of runs get a new successor.
     */
    private static <K, V> void deal(Cell<K, V> chain, Cell<K, V>[] to, int i, int n) {
        Cell<K, V> here = null; // where the slot of the run at hand ends so far
        Cell<K, V> there = null; // where the other does
        for (Cell<K, V> run = chain, end, rest; run != null; run = rest) {
            int side = run.hash & n;
            for (end = run; (rest = end.next) != null && (rest.hash & n) == side;) {
                end = rest;
            }
            if (here == null) {
                to[i + side] = run;
            } else {
                here.next = run;
            }
            here = there;
            there = end;
        }
        if (here != null) {
            here.next = null;
        }
    }

    /** After doubling: a crowd that stayed together moves, one that did not is made anew. */
    @SuppressWarnings("unchecked")
    private void regroup(int n) {
        Crowd<K, V>[] old = crowds;
        crowds = null;
        Crowd<K, V>[] to = (Crowd<K, V>[]) new Crowd<?, ?>[n * 2];
        boolean any = false;
        for (int i = 0; i < n; i++) {
            if (old[i] == null) {
                continue;
            }
            for (int slot = i; slot < n * 2; slot += n) {
                if (cells[slot ^ n] == null) {
                    to[slot] = old[i];
                } else if (isLonger(cells[slot], FEW)) {
                    to[slot] = new Crowd<>(cells[slot]);
                }
                any |= to[slot] != null;
            }
        }
        if (any) {
            crowds = to;
        }
    }

    private static boolean isLonger(Cell<?, ?> chain, int than) {
        int n = 0;
        for (Cell<?, ?> c = chain; c != null && n <= than; c = c.next) {
            n++;
        }
        return n > than;
    }

    private Crowd<K, V> crowd(int slot) {
        return crowds == null ? null : crowds[slot];
    }

    /** A new cell is at one end of a chain that is overfull with it. */
    @SuppressWarnings("unchecked")
    private void overfull(int slot, Cell<K, V> fresh, boolean atHead) {
        Crowd<K, V> crowd = crowd(slot);
        if (crowd == null && cells.length < SLOTS_FOR_CROWDS) {
            grow();
            return;
        }
        if (crowds == null) {
            crowds = (Crowd<K, V>[]) new Crowd<?, ?>[cells.length];
        }
        crowds[slot] = null; // a comparison may throw: then there is no crowd rather than a bad one
        if (crowd == null) {
            crowd = new Crowd<>(cells[slot]);
        } else if (atHead) {
            crowd.prepend(fresh);
        } else {
            crowd.append(fresh);
        }
        crowds[slot] = crowd;
    }

    /** Makes room for n more. */
    private void expect(int n) {
        if (cells == null) {
            threshold = Math.max(threshold,
                slotsFor((int) Math.min(n / loadFactor + 1, MOST_SLOTS)));
            return;
        }
        while (n > threshold && cells.length < MOST_SLOTS) {
            grow();
        }
    }

    /* ---- Cells ---- */

    final Cell<K, V> find(Object key) {
        return cells == null ? null : find(hashOf(key), key);
    }

    private Cell<K, V> find(int h, Object key) {
        Cell<K, V>[] t = cells;
        int slot = h & t.length - 1;
        if (crowds != null && crowds[slot] != null) {
            return crowds[slot].find(h, key);
        }
        for (Cell<K, V> c = t[slot]; c != null; c = c.next) {
            if (c.hash == h && (c.key == key || (key != null && key.equals(c.key)))) {
                return c;
            }
        }
        return null;
    }

    /** The cell that the key has already, as it is; else null, and there is a new one now. */
    private Cell<K, V> findOrAdd(K key, V value) {
        int h = hashOf(key);
        Cell<K, V>[] t = cells == null ? open() : cells;
        int slot = h & t.length - 1;
        int steps = 0;
        Cell<K, V> last = null;
        if (crowd(slot) != null) {
            Cell<K, V> c = crowd(slot).find(h, key);
            if (c != null) {
                return c;
            }
            last = crowd(slot).last();
            steps = PATIENCE;
        } else {
            for (Cell<K, V> c = t[slot]; c != null; c = c.next, steps++) {
                if (c.hash == h && (c.key == key || (key != null && key.equals(c.key)))) {
                    return c;
                }
                last = c;
            }
        }
        Cell<K, V> fresh = cell(h, key, value);
        if (last == null) {
            t[slot] = fresh;
        } else {
            last.next = fresh;
        }
        modCount++;
        size++;
        if (steps >= PATIENCE) {
            overfull(slot, fresh, false);
        }
        if (size > threshold) {
            grow();
        }
        return null;
    }

    private V set(K key, V value) {
        Cell<K, V> c = findOrAdd(key, value);
        if (c == null) {
            added();
            return null;
        }
        V old = c.value;
        c.value = value;
        touched(c);
        return old;
    }

    /** As putAll, but nobody is told of what is added. */
    private void fill(Map<? extends K, ? extends V> m) {
        int n = m.size();
        if (n > 0) {
            expect(n);
            for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
                refill(e.getKey(), e.getValue());
            }
        }
    }

    private void refill(K key, V value) {
        Cell<K, V> c = findOrAdd(key, value);
        if (c != null) {
            c.value = value;
            touched(c);
        }
    }

    /** Takes a cell out that is in the map. */
    final void detach(Cell<K, V> cell) {
        int slot = cell.hash & cells.length - 1;
        Crowd<K, V> crowd = crowd(slot);
        boolean ordered = crowd != null && crowd.remove(cell);
        if (cells[slot] == cell) {
            cells[slot] = cell.next;
        } else if (!ordered) {
            Cell<K, V> c = cells[slot];
            while (c.next != cell) {
                c = c.next;
            }
            c.next = cell.next;
        }
        modCount++;
        size--;
        gone(cell);
        if (crowd != null && !(ordered && crowd.size() > FEW)) {
            crowds[slot] = null;
            if (isLonger(cells[slot], FEW)) {
                crowds[slot] = new Crowd<>(cells[slot]);
            }
        }
    }

    /* ---- Hooks for LinkedHashMap ---- */

    Cell<K, V> cell(int h, K key, V value) {
        return new Cell<>(h, key, value);
    }

    /** A cell was found, and perhaps its value set. */
    void touched(Cell<K, V> cell) {
    }

    /** A cell was added, by one who asks for a key. */
    void added() {
    }

    void gone(Cell<K, V> cell) {
    }

    /** The first cell of a walk over table t, which is what cells was when the walk began. */
    Cell<K, V> first(Cell<K, V>[] t) {
        Cell<K, V> c = null;
        for (int i = 0; size > 0 && c == null && i < t.length; i++) {
            c = t[i];
        }
        return c;
    }

    Cell<K, V> after(Cell<K, V>[] t, Cell<K, V> c) {
        Cell<K, V> next = c.next;
        for (int i = c.hash & t.length - 1; next == null && ++i < t.length;) {
            next = t[i];
        }
        return next;
    }

    int viewCharacteristics() {
        return 0;
    }

    /* ---- The map ---- */

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /* As find(key), with fewer calls. */
    public V get(Object key) {
        Cell<K, V>[] t = cells;
        if (t == null) {
            return null;
        }
        int h = key == null ? 0 : spread(key.hashCode());
        Cell<K, V> c = t[h & t.length - 1];
        if (c == null || c.hash != h || c.key != key) { // else a call is spared
            c = find(h, key);
        }
        return c == null ? null : c.value;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public V put(K key, V value) {
        return set(key, value);
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        int n = m.size();
        if (n > 0) {
            expect(n);
            for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
                set(e.getKey(), e.getValue());
            }
        }
    }

    public V remove(Object key) {
        Cell<K, V> c = take(key);
        return c == null ? null : c.value;
    }

    /** Takes the key's cell out of the map and returns it. */
    final Cell<K, V> take(Object key) {
        int h = hashOf(key);
        Cell<K, V> c = cells == null ? null : find(h, key);
        if (c != null) {
            detach(c);
        }
        return c;
    }

    @Override public boolean remove(Object key, Object value) {
        return takeIf(key, value);
    }

    private boolean takeIf(Object key, Object value) {
        int h = hashOf(key);
        Cell<K, V> c = cells == null ? null : find(h, key);
        if (c == null || !Objects.equals(value, c.value)) {
            return false;
        }
        detach(c);
        return true;
    }

    public void clear() {
        modCount++;
        if (size > 0) {
            Arrays.fill(cells, null);
            crowds = null;
            size = 0;
        }
    }

    public boolean containsValue(Object value) {
        Cell<K, V>[] t = cells;
        Cell<K, V> c = first(t);
        while (c != null && !Objects.equals(value, c.value)) {
            c = after(t, c);
        }
        return c != null;
    }

    public Set<K> keySet() {
        return keySet != null ? keySet : (keySet = new KeySet());
    }

    public Collection<V> values() {
        return values != null ? values : (values = new Values());
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return entrySet != null ? entrySet : (entrySet = new EntrySet());
    }

    /* ---- Views ---- */

    private <T> Spliterator<T> splitView(Collection<T> view, int kind) {
        int distinct = kind == VALUES ? 0 : Spliterator.DISTINCT;
        int more = viewCharacteristics();
        return more == 0 ? new Part<T>(kind) : Spliterators.spliterator(view, distinct | more);
    }

    /** Shows all of a view; who changes the map meanwhile is told at the end. */
    private <T> void each(int kind, Consumer<? super T> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        Cell<K, V>[] t = cells;
        for (Cell<K, V> c = first(t); c != null; c = after(t, c)) {
            action.accept(HashMap.<T>shown(kind, c));
        }
        checkUnchanged(expected);
    }

    @SuppressWarnings("unchecked")
    private static <T> T shown(int kind, Cell<?, ?> c) {
        return (T) (kind == KEYS ? c.key : kind == VALUES ? c.value : c);
    }

    final void checkUnchanged(int expected) {
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    final class KeySet extends AbstractSet<K> {
        @Override public int size() {
            return size;
        }

        @Override public void clear() {
            HashMap.this.clear();
        }

        @Override public Iterator<K> iterator() {
            return new Walk<>(KEYS);
        }

        @Override public boolean contains(Object o) {
            return containsKey(o);
        }

        @Override public boolean remove(Object key) {
            return take(key) != null;
        }

        @Override public Spliterator<K> spliterator() {
            return splitView(this, KEYS);
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

        @Override public Iterator<V> iterator() {
            return new Walk<>(VALUES);
        }

        @Override public boolean contains(Object o) {
            return containsValue(o);
        }

        @Override public Spliterator<V> spliterator() {
            return splitView(this, VALUES);
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

        @Override public Iterator<Map.Entry<K, V>> iterator() {
            return new Walk<>(ENTRIES);
        }

        @Override public boolean contains(Object o) {
            Cell<K, V> c = o instanceof Map.Entry ? find(((Map.Entry<?, ?>) o).getKey()) : null;
            return c != null && c.equals(o);
        }

        @Override public boolean remove(Object o) {
            return o instanceof Map.Entry
                && takeIf(((Map.Entry<?, ?>) o).getKey(), ((Map.Entry<?, ?>) o).getValue());
        }

        @Override public Spliterator<Map.Entry<K, V>> spliterator() {
            return splitView(this, ENTRIES);
        }

        @Override public void forEach(Consumer<? super Map.Entry<K, V>> action) {
            each(ENTRIES, action);
        }
    }

    /** Shows the cells one after the other; knows the next one already when it shows one. */
    private final class Walk<T> implements Iterator<T> {
        private final int kind;
        private int expected = modCount;
        private Cell<K, V> ahead = first(cells);
        private Cell<K, V> given;

        Walk(int kind) {
            this.kind = kind;
        }

        @Override public boolean hasNext() {
            return ahead != null;
        }

        @Override public T next() {
            Cell<K, V> c = ahead;
            checkUnchanged(expected);
            if (c == null) {
                throw new NoSuchElementException();
            }
            given = c;
            ahead = after(cells, c);
            return HashMap.<T>shown(kind, c);
        }

        @Override public void remove() {
            if (given == null) {
                throw new IllegalStateException();
            }
            checkUnchanged(expected);
            detach(given);
            given = null;
            expected++;
        }
    }

    /** A range of slots; parts do not know how many cells are theirs. */
    private final class Part<T> implements Spliterator<T> {
        private final int kind;
        private Cell<K, V>[] bound; // null until the first use
        private int slot;
        private int end;
        private int share;
        private int expected;
        private Cell<K, V> ahead; // unless null, comes before those of slot

        Part(int kind) {
            this.kind = kind;
        }

        @SuppressWarnings("unchecked")
        private void bind() {
            if (bound == null) {
                bound = cells == null ? (Cell<K, V>[]) new Cell<?, ?>[0] : cells;
                end = bound.length;
                share = size;
                expected = modCount;
            }
        }

        @Override public Spliterator<T> trySplit() {
            bind();
            int half = (end - slot) / 2;
            if (half == 0 || ahead != null) {
                return null;
            }
            share /= 2;
            Part<T> part = new Part<>(kind);
            part.bound = bound;
            part.slot = slot;
            part.end = slot += half;
            part.share = share;
            part.expected = expected;
            return part;
        }

        private Cell<K, V> next() {
            bind();
            Cell<K, V> c = ahead;
            while (c == null && slot < end) {
                c = bound[slot++];
            }
            ahead = c == null ? null : c.next;
            return c;
        }

        @Override public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            Cell<K, V> c = next();
            if (c != null) {
                action.accept(HashMap.<T>shown(kind, c));
                checkUnchanged(expected);
            }
            return c != null;
        }

        @Override public void forEachRemaining(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            boolean any = false;
            for (Cell<K, V> c; (c = next()) != null; any = true) {
                action.accept(HashMap.<T>shown(kind, c));
            }
            if (any) {
                checkUnchanged(expected);
            }
        }

        @Override public long estimateSize() {
            bind();
            return share;
        }

        @Override public int characteristics() {
            boolean whole = bound == null || share == size;
            return (whole ? SIZED : 0) | (kind == VALUES ? 0 : DISTINCT);
        }
    }

    /* ---- Members that default methods of Map would do too ---- */

    @Override public V getOrDefault(Object key, V defaultValue) {
        Cell<K, V> c = find(key);
        return c == null ? defaultValue : c.value;
    }

    @Override public V putIfAbsent(K key, V value) {
        Cell<K, V> c = findOrAdd(key, value);
        if (c == null) {
            added();
            return null;
        }
        V old = c.value;
        if (old == null) {
            c.value = value;
        }
        touched(c);
        return old;
    }

    @Override public boolean replace(K key, V oldValue, V newValue) {
        Cell<K, V> c = find(key);
        if (c == null || !Objects.equals(c.value, oldValue)) {
            return false;
        }
        c.value = newValue;
        touched(c);
        return true;
    }

    @Override public V replace(K key, V value) {
        Cell<K, V> c = find(key);
        if (c == null) {
            return null;
        }
        V old = c.setValue(value);
        touched(c);
        return old;
    }

    /** Finds a key whose value is computed; makes room first, as what is computed finds it so. */
    private Cell<K, V> findWithRoom(int h, K key) {
        if (cells == null) {
            open();
        } else if (size > threshold) {
            grow();
        }
        return find(h, key);
    }

    /** Does as a function said: v is the new value, or null for no mapping; c the old cell. */
    private V settle(int h, K key, Cell<K, V> c, V v) {
        if (c == null) {
            if (v != null) {
                addAtHead(h, key, v);
            }
        } else if (v == null) {
            detach(c);
        } else {
            c.value = v;
            touched(c);
        }
        return v;
    }

    private void addAtHead(int h, K key, V value) {
        int slot = h & cells.length - 1;
        Cell<K, V> fresh = cell(h, key, value);
        fresh.next = cells[slot];
        cells[slot] = fresh;
        modCount++;
        size++;
        if (isLonger(fresh, PATIENCE - 1)) {
            overfull(slot, fresh, true);
        }
        added();
    }

    @Override public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        Objects.requireNonNull(function);
        int h = hashOf(key);
        Cell<K, V> c = findWithRoom(h, key);
        if (c != null && c.value != null) {
            touched(c);
            return c.value;
        }
        int expected = modCount;
        V v = function.apply(key);
        checkUnchanged(expected);
        return v == null ? null : settle(h, key, c, v);
    }

    @Override public V computeIfPresent(K key,
            BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Cell<K, V> c = find(key);
        if (c == null || c.value == null) {
            return null;
        }
        int expected = modCount;
        V v = function.apply(key, c.value);
        checkUnchanged(expected);
        return settle(c.hash, key, c, v);
    }

    @Override public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int h = hashOf(key);
        Cell<K, V> c = findWithRoom(h, key);
        int expected = modCount;
        V v = function.apply(key, c == null ? null : c.value);
        checkUnchanged(expected);
        return settle(h, key, c, v);
    }

    @Override public V merge(K key, V value,
            BiFunction<? super V, ? super V, ? extends V> function) {
        Objects.requireNonNull(value);
        Objects.requireNonNull(function);
        int h = hashOf(key);
        Cell<K, V> c = findWithRoom(h, key);
        V v = value;
        if (c != null && c.value != null) {
            int expected = modCount;
            v = function.apply(c.value, value);
            checkUnchanged(expected);
        }
        return settle(h, key, c, v);
    }

    @Override public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        Cell<K, V>[] t = cells;
        int expected = modCount;
        for (int slot = 0, slots = size == 0 ? 0 : t.length; slot < slots; slot++) {
            Cell<K, V> c = t[slot];
            while (c != null) {
                action.accept(c.key, c.value);
                c = c.next;
            }
        }
        checkUnchanged(expected);
    }

    @Override public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Cell<K, V>[] t = cells;
        int expected = modCount;
        for (Cell<K, V> c = first(t); c != null; c = after(t, c)) {
            c.value = function.apply(c.key, c.value);
        }
        checkUnchanged(expected);
    }

    /* ---- Copies and the serial form ---- */

    @SuppressWarnings("unchecked")
    @Override public Object clone() {
        HashMap<K, V> m;
        try {
            m = (HashMap<K, V>) super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
        m.reset();
        m.fill(this);
        return m;
    }

    /** Makes the copy of an object an empty map. */
    void reset() {
        cells = null;
        crowds = null;
        entrySet = null;
        keySet = null;
        values = null;
        modCount = 0;
        threshold = 0;
        size = 0;
    }

    final int capacity() {
        return cells != null ? cells.length : threshold > 0 ? threshold : USUAL_SLOTS;
    }

    private void writeObject(ObjectOutputStream s) throws IOException {
        int slots = capacity();
        s.defaultWriteObject();
        s.writeInt(slots);
        s.writeInt(size);
        for (Map.Entry<K, V> e : entrySet()) {
            s.writeObject(e.getKey());
            s.writeObject(e.getValue());
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        loadFactor = s.readFields().get("loadFactor", 0.75f);
        reset();
        if (!(loadFactor > 0)) {
            throw new InvalidObjectException("Illegal load factor: " + loadFactor);
        }
        s.readInt();
        int n = s.readInt();
        if (n < 0) {
            throw new InvalidObjectException("Illegal mappings count: " + n);
        }
        if (n > 0) {
            int slots = slotsFor((int) Math.max(USUAL_SLOTS, Math.min(n / loadFactor + 1,
                    MOST_SLOTS)));
            SharedSecrets.getArrayAnnouncement().announce(s, Map.Entry[].class, slots);
            // What a stream claims does not make a table that is larger than this.
            threshold = Math.min(slots, 1 << 16);
        }
        for (int i = 0; i < n; i++) {
            K key = (K) s.readObject();
            refill(key, (V) s.readObject());
        }
    }
}
