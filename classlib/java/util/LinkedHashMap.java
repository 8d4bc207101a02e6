/* SPDX-License-Identifier: MIT */
package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/**
 * A hash map that also keeps its cells in a ring, by insertion or by last access. A cell of its
 * own, which is not in the table, closes the ring: after it comes the eldest, before it the
 * youngest.
 */
public class LinkedHashMap<K, V> extends HashMap<K, V> implements Map<K, V> {
    private static final long serialVersionUID = 3801124242820219131L;

    private static final class Linked<K, V> extends HashMap.Cell<K, V> {
        Linked<K, V> before;
        Linked<K, V> after;

        Linked(int hash, K key, V value) {
            super(hash, key, value);
        }
    }

    /** Null until the first cell comes. */
    private transient Linked<K, V> ring;
    final boolean accessOrder;

    public LinkedHashMap() {
        accessOrder = false;
    }

    public LinkedHashMap(int initialCapacity) {
        super(initialCapacity);
        accessOrder = false;
    }

    public LinkedHashMap(int initialCapacity, float loadFactor) {
        this(initialCapacity, loadFactor, false);
    }

    public LinkedHashMap(int initialCapacity, float loadFactor, boolean accessOrder) {
        super(initialCapacity, loadFactor);
        this.accessOrder = accessOrder;
    }

    public LinkedHashMap(Map<? extends K, ? extends V> m) {
        super(m);
        accessOrder = false;
    }

    private void enter(Linked<K, V> c) {
        c.before = ring.before;
        c.after = ring;
        ring.before = ring.before.after = c;
    }

    private static <K, V> void leave(Linked<K, V> c) {
        c.before.after = c.after;
        c.after.before = c.before;
    }

    private void emptyRing() {
        if (ring != null) {
            ring.before = ring.after = ring;
        }
    }

    @Override void reset() {
        super.reset();
        ring = null;
    }

    @Override Cell<K, V> cell(int h, K key, V value) {
        if (ring == null) {
            ring = new Linked<>(0, null, null);
            emptyRing();
        }
        Linked<K, V> c = new Linked<>(h, key, value);
        enter(c);
        return c;
    }

    @Override void gone(Cell<K, V> cell) {
        Linked<K, V> c = (Linked<K, V>) cell;
        leave(c);
        c.before = c.after = null; // a walk that stands on it ends
    }

    @Override void added() {
        Linked<K, V> eldest = ring.after;
        if (removeEldestEntry(eldest)) {
            take(eldest.key); // not the cell: whom we asked may have changed the map
        }
    }

    @Override void touched(Cell<K, V> cell) {
        if (accessOrder && cell != ring.before) {
            Linked<K, V> c = (Linked<K, V>) cell;
            leave(c);
            enter(c);
            modCount++;
        }
    }

    @Override Cell<K, V> first(Cell<K, V>[] t) {
        return ring == null ? null : after(t, ring);
    }

    @Override Cell<K, V> after(Cell<K, V>[] t, Cell<K, V> c) {
        Linked<K, V> next = ((Linked<K, V>) c).after;
        return next == ring ? null : next;
    }

    @Override int viewCharacteristics() {
        return Spliterator.ORDERED;
    }

    /** The cell that somebody asks for, who touches it by that. */
    private Cell<K, V> access(Object key) {
        Cell<K, V> c = find(key);
        if (c != null && accessOrder) {
            touched(c);
        }
        return c;
    }

    public V get(Object key) {
        if (!accessOrder) {
            return super.get(key);
        }
        Cell<K, V> c = access(key);
        return c == null ? null : c.value;
    }

    @Override public V getOrDefault(Object key, V defaultValue) {
        Cell<K, V> c = access(key);
        return c == null ? defaultValue : c.value;
    }

    public void clear() {
        super.clear();
        emptyRing();
    }

    public boolean containsValue(Object value) {
        return super.containsValue(value);
    }

    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return false;
    }

    @Override public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        Linked<K, V> end = ring;
        for (Linked<K, V> c = end; c != null && (c = c.after) != end && c != null;) {
            action.accept(c.key, c.value);
        }
        checkUnchanged(expected);
    }

    @Override public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        super.replaceAll(function);
    }
}
