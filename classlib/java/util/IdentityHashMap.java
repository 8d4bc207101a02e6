/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import jdk.internal.access.SharedSecrets;

/**
 * Keys are equal only if they are the same object. The table has a key and its value side by side;
 * a key lies at its hash's place or behind it, with no empty place in between.
 */
public class IdentityHashMap<K, V> extends AbstractMap<K, V>
        implements Map<K, V>, Serializable, Cloneable {
    private static final long serialVersionUID = 8188218128353913216L;
    private static final Object NULL = new Object(); // the key null; null itself is an empty place
    private static final int SMALLEST = 4; // keys
    private static final int LARGEST = 1 << 29;
    private int size;
    private transient Object[] table;
    private transient int changes;

    public IdentityHashMap() {
        this(21);
    }

    public IdentityHashMap(int expectedMaxSize) {
        if (expectedMaxSize < 0) {
            throw new IllegalArgumentException("expectedMaxSize is negative: " + expectedMaxSize);
        }
        make(expectedMaxSize);
    }

    public IdentityHashMap(Map<? extends K, ? extends V> m) {
        this((int) ((1 + m.size()) * 1.1));
        putAll(m);
    }

    /* ---- The table ---- */

    private static int slotsFor(int expected) {
        return expected > LARGEST / 3 ? LARGEST
            : Math.max(SMALLEST, Integer.highestOneBit(expected + (expected << 1)));
    }

    private void make(int expected) {
        table = new Object[2 * slotsFor(expected)];
    }

    private static Object mask(Object key) {
        return key == null ? NULL : key;
    }

    @SuppressWarnings("unchecked")
    private K key(int i) {
        Object key = table[i];
        return key == NULL ? null : (K) key;
    }

    @SuppressWarnings("unchecked")
    private V value(int i) {
        return (V) table[i + 1];
    }

    private static int place(Object masked, int length) {
        int hash = System.identityHashCode(masked) * 0x9e3779b9;
        return (hash ^ hash >>> 16) << 1 & length - 1;
    }

    /** Where the key is; or else one's complement of where it would be. */
    private int find(Object key) {
        Object[] t = table;
        Object masked = mask(key);
        for (int i = place(masked, t.length);; i = i + 2 & t.length - 1) {
            Object there = t[i];
            if (there == masked) {
                return i;
            }
            if (there == null) {
                return ~i;
            }
        }
    }

    /** Before one more is put: a third of the places stays empty. */
    private boolean grow() {
        Object[] old = table;
        if (3 * (long) (size + 1) <= old.length) {
            return false;
        }
        if (old.length == 2 * LARGEST) {
            if (size == LARGEST - 1) {
                throw new IllegalStateException("Capacity exhausted.");
            }
            return false;
        }
        Object[] t = new Object[2 * old.length];
        for (int i = 0; i < old.length; i += 2) {
            if (old[i] != null) {
                int to = place(old[i], t.length);
                while (t[to] != null) {
                    to = to + 2 & t.length - 1;
                }
                t[to] = old[i];
                t[to + 1] = old[i + 1];
            }
        }
        table = t;
        return true;
    }

    /** What lies behind and would be found no more moves up. */
    private void removeAt(int i) {
        Object[] t = table;
        int mask = t.length - 1;
        size--;
        changes++;
        for (int next = i + 2 & mask; t[next] != null; next = next + 2 & mask) {
            int wanted = place(t[next], t.length);
            if ((next - wanted & mask) >= (next - i & mask)) {
                t[i] = t[next];
                t[i + 1] = t[next + 1];
                i = next;
            }
        }
        t[i] = t[i + 1] = null;
    }

    /* ---- The map ---- */

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public V get(Object key) {
        int i = find(key);
        return i < 0 ? null : value(i);
    }

    public boolean containsKey(Object key) {
        return find(key) >= 0;
    }

    public boolean containsValue(Object value) {
        Object[] t = table;
        for (int i = 0; i < t.length; i += 2) {
            if (t[i] != null && t[i + 1] == value) {
                return true;
            }
        }
        return false;
    }

    public V put(K key, V value) {
        int i = find(key);
        if (i >= 0) {
            V old = value(i);
            table[i + 1] = value;
            return old;
        }
        i = grow() ? ~find(key) : ~i;
        table[i] = mask(key);
        table[i + 1] = value;
        size++;
        changes++;
        return null;
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        if (m.size() > 0) {
            super.putAll(m);
        }
    }

    public V remove(Object key) {
        int i = find(key);
        if (i < 0) {
            return null;
        }
        V old = value(i);
        removeAt(i);
        return old;
    }

    private boolean removeMapping(Object o) {
        if (!(o instanceof Map.Entry)) {
            return false;
        }
        int i = find(((Map.Entry<?, ?>) o).getKey());
        if (i < 0 || table[i + 1] != ((Map.Entry<?, ?>) o).getValue()) {
            return false;
        }
        removeAt(i);
        return true;
    }

    @Override public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        Object[] t = table;
        int expected = changes;
        for (int i = 0; i < t.length; i += 2) {
            if (t[i] != null) {
                action.accept(key(i), value(i));
            }
            if (changes != expected) {
                throw new ConcurrentModificationException();
            }
        }
    }

    @Override public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Object[] t = table;
        int expected = changes;
        for (int i = 0; i < t.length; i += 2) {
            if (t[i] != null) {
                t[i + 1] = function.apply(key(i), value(i));
            }
            if (changes != expected) {
                throw new ConcurrentModificationException();
            }
        }
    }

    public void clear() {
        changes++;
        size = 0;
        Arrays.fill(table, null);
    }

    public boolean equals(Object o) {
        return o == this || (o instanceof Map && entrySet().equals(((Map<?, ?>) o).entrySet()));
    }

    public int hashCode() {
        return entrySet().hashCode();
    }

    @SuppressWarnings("unchecked")
    public Object clone() {
        try {
            IdentityHashMap<K, V> copy = (IdentityHashMap<K, V>) super.clone();
            copy.table = table.clone();
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    /* ---- The views ---- */

    /**
     * Downwards from an empty place, and round: what a removal moves up has been visited, and it
     * never moves past that place.
     */
    private abstract class Each<T> implements Iterator<T> {
        private int left = size;
        private int at; // the last one, or where it was
        private boolean hasLast;
        private int expected = changes;

        Each() {
            while (table[at] != null) {
                at += 2;
            }
        }

        abstract T at(int i);

        @Override public boolean hasNext() {
            return left > 0;
        }

        private void check() {
            if (changes != expected) {
                throw new ConcurrentModificationException();
            }
        }

        @Override public T next() {
            check();
            if (left == 0) {
                throw new NoSuchElementException();
            }
            left--;
            hasLast = true;
            do {
                at = at - 2 & table.length - 1;
            } while (table[at] == null);
            return at(at);
        }

        @Override public void remove() {
            if (!hasLast) {
                throw new IllegalStateException();
            }
            check();
            hasLast = false;
            removeAt(at);
            expected = changes;
        }
    }

    /** Of a key, as long as that is in the map. */
    private final class Cell implements Map.Entry<K, V> {
        private final K key;

        Cell(K key) {
            this.key = key;
        }

        private boolean isThere() {
            return find(key) >= 0;
        }

        private int where() {
            int i = find(key);
            if (i < 0) {
                throw new IllegalStateException("Entry was removed");
            }
            return i;
        }

        @Override public K getKey() {
            return key(where());
        }

        @Override public V getValue() {
            return value(where());
        }

        @Override public V setValue(V v) {
            int i = where();
            V old = value(i);
            table[i + 1] = v;
            return old;
        }

        @Override public boolean equals(Object o) {
            return !isThere() ? o == this
                : o instanceof Map.Entry && key == ((Map.Entry<?, ?>) o).getKey()
                && getValue() == ((Map.Entry<?, ?>) o).getValue();
        }

        @Override public int hashCode() {
            return !isThere() ? super.hashCode()
                : System.identityHashCode(key) ^ System.identityHashCode(getValue());
        }

        @Override public String toString() {
            return !isThere() ? super.toString() : key + "=" + getValue();
        }
    }

    /** Whose elements are the same or not. */
    private abstract class View<T> extends AbstractSet<T> {
        @Override public int size() {
            return size;
        }

        @Override public void clear() {
            IdentityHashMap.this.clear();
        }

        /* By what the other contains, even if that is less: ours are not equal to its. */
        @Override public boolean removeAll(Collection<?> c) {
            return removeIf(Objects.requireNonNull(c)::contains);
        }

        @Override public Spliterator<T> spliterator() {
            return Spliterators.IteratorSpliterator.ofHash(this, Spliterator.DISTINCT);
        }
    }

    public Set<K> keySet() {
        return new View<K>() {
            @Override public Iterator<K> iterator() {
                return new Each<K>() {
                    @Override K at(int i) {
                        return key(i);
                    }
                };
            }

            @Override public boolean contains(Object o) {
                return containsKey(o);
            }

            @Override public boolean remove(Object o) {
                int n = size;
                IdentityHashMap.this.remove(o);
                return size != n;
            }

            @Override public int hashCode() {
                int h = 0;
                for (K k : this) {
                    h += System.identityHashCode(k);
                }
                return h;
            }
        };
    }

    public Collection<V> values() {
        return new AbstractCollection<V>() {
            @Override public Iterator<V> iterator() {
                return new Each<V>() {
                    @Override V at(int i) {
                        return value(i);
                    }
                };
            }

            @Override public int size() {
                return size;
            }

            @Override public void clear() {
                IdentityHashMap.this.clear();
            }

            @Override public boolean contains(Object o) {
                return containsValue(o);
            }

            @Override public boolean remove(Object o) {
                for (Iterator<V> i = iterator(); i.hasNext();) {
                    if (i.next() == o) {
                        i.remove();
                        return true;
                    }
                }
                return false;
            }

            @Override public Spliterator<V> spliterator() {
                return Spliterators.IteratorSpliterator.ofHash(this, 0);
            }
        };
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new View<Map.Entry<K, V>>() {
            @Override public Iterator<Map.Entry<K, V>> iterator() {
                return new Each<Map.Entry<K, V>>() {
                    @Override Map.Entry<K, V> at(int i) {
                        return new Cell(key(i));
                    }
                };
            }

            @Override public boolean contains(Object o) {
                if (!(o instanceof Map.Entry)) {
                    return false;
                }
                int i = find(((Map.Entry<?, ?>) o).getKey());
                return i >= 0 && table[i + 1] == ((Map.Entry<?, ?>) o).getValue();
            }

            @Override public boolean remove(Object o) {
                return removeMapping(o);
            }
        };
    }

    /* ---- Streams ---- */

    private void writeObject(ObjectOutputStream s) throws IOException {
        s.defaultWriteObject();
        s.writeInt(size);
        for (Map.Entry<K, V> e : entrySet()) {
            s.writeObject(e.getKey());
            s.writeObject(e.getValue());
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        s.defaultReadObject();
        int n = s.readInt();
        if (n < 0) {
            throw new java.io.StreamCorruptedException("Illegal mappings count: " + n);
        }
        SharedSecrets.getArrayAnnouncement().announce(s, Object[].class, 2 * slotsFor(n));
        size = 0;
        make(Math.min(n, 1 << 16)); // what is announced may be a lie
        for (; n > 0; n--) {
            K key = (K) s.readObject();
            put(key, (V) s.readObject());
        }
    }
}
