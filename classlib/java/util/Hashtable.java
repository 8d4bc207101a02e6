/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.io.StreamCorruptedException;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import jdk.internal.access.SharedSecrets;

/** The synchronized hash table of the first Java; no nulls; bins are walked from the last. */
public class Hashtable<K, V> extends Dictionary<K, V>
        implements Map<K, V>, Cloneable, Serializable {
    private static final long serialVersionUID = 1421746759512286392L;
    private static final int KEYS = 0;
    private static final int VALUES = 1;
    private static final int ENTRIES = 2;

    private static final class Entry<K, V> implements Map.Entry<K, V> {
        final int hash;
        final K key;
        V value;
        Entry<K, V> next;

        Entry(int hash, K key, V value, Entry<K, V> next) {
            this.hash = hash;
            this.key = key;
            this.value = value;
            this.next = next;
        }

        @Override public K getKey() {
            return key;
        }

        @Override public V getValue() {
            return value;
        }

        @Override public V setValue(V v) {
            if (v == null) {
                throw new NullPointerException();
            }
            V old = value;
            value = v;
            return old;
        }

        @Override public boolean equals(Object o) {
            return o instanceof Map.Entry && Objects.equals(key, ((Map.Entry<?, ?>) o).getKey())
                && Objects.equals(value, ((Map.Entry<?, ?>) o).getValue());
        }

        @Override public int hashCode() {
            return hash ^ Objects.hashCode(value);
        }

        @Override public String toString() {
            return key.toString() + "=" + value.toString();
        }
    }

    private transient Entry<K, V>[] table;
    private transient int count;
    private int threshold;
    private float loadFactor;
    private transient int modCount;
    private transient boolean hashing;

    public Hashtable(int initialCapacity, float loadFactor) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
        }
        if (loadFactor <= 0 || loadFactor != loadFactor) {
            throw new IllegalArgumentException("Illegal Load: " + loadFactor);
        }
        this.loadFactor = loadFactor;
        allocate(initialCapacity == 0 ? 1 : initialCapacity);
    }

    public Hashtable(int initialCapacity) {
        this(initialCapacity, 0.75f);
    }

    public Hashtable() {
        this(11, 0.75f);
    }

    public Hashtable(Map<? extends K, ? extends V> t) {
        this(Math.max(2 * t.size(), 11), 0.75f);
        putAll(t);
    }

    /** For Properties, which keeps its entries elsewhere. */
    Hashtable(Void noTable) {
    }

    @SuppressWarnings("unchecked")
    private void allocate(int capacity) {
        table = (Entry<K, V>[]) new Entry<?, ?>[capacity];
        threshold = (int) Math.min(capacity * loadFactor, Integer.MAX_VALUE - 8 + 1);
    }

    public synchronized int size() {
        return count;
    }

    public synchronized boolean isEmpty() {
        return count == 0;
    }

    @SuppressWarnings("unchecked")
    public synchronized Enumeration<K> keys() {
        return size() == 0 ? Collections.emptyEnumeration()
            : (Enumeration<K>) new Walker(KEYS, false);
    }

    @SuppressWarnings("unchecked")
    public synchronized Enumeration<V> elements() {
        return size() == 0 ? Collections.emptyEnumeration()
            : (Enumeration<V>) new Walker(VALUES, false);
    }

    public synchronized boolean contains(Object value) {
        Objects.requireNonNull(value);
        Enumeration<V> values = elements();
        boolean found = false;
        while (!found && values.hasMoreElements()) {
            found = values.nextElement().equals(value);
        }
        return found;
    }

    public boolean containsValue(Object value) {
        return contains(value);
    }

    private Entry<K, V> find(Object key) {
        int h = key.hashCode();
        for (Entry<K, V> e = table[(h & 0x7fffffff) % table.length]; e != null; e = e.next) {
            if (e.hash == h && e.key.equals(key)) {
                return e;
            }
        }
        return null;
    }

    public synchronized boolean containsKey(Object key) {
        return find(key) != null;
    }

    public synchronized V get(Object key) {
        Entry<K, V> e = find(key);
        return e == null ? null : e.value;
    }

    protected void rehash() {
        Entry<K, V>[] old = table;
        if (old.length == Integer.MAX_VALUE - 8) {
            return;
        }
        int capacity = (old.length << 1) + 1;
        if (capacity < 0 || capacity > Integer.MAX_VALUE - 8) {
            capacity = Integer.MAX_VALUE - 8;
        }
        modCount++;
        allocate(capacity);
        for (int i = old.length; i-- > 0;) {
            for (Entry<K, V> e = old[i], next; e != null; e = next) {
                next = e.next;
                int j = (e.hash & 0x7fffffff) % capacity;
                e.next = table[j];
                table[j] = e;
            }
        }
    }

    private void addEntry(K key, V value) {
        int h = key.hashCode();
        if (count >= threshold) {
            rehash();
        }
        int i = (h & 0x7fffffff) % table.length;
        table[i] = new Entry<>(h, key, value, table[i]);
        count++;
        modCount++;
    }

    public synchronized V put(K key, V value) {
        if (value == null) {
            throw new NullPointerException();
        }
        Entry<K, V> e = find(key);
        if (e != null) {
            V old = e.value;
            e.value = value;
            return old;
        }
        addEntry(key, value);
        return null;
    }

    public synchronized V remove(Object key) {
        Entry<K, V> e = find(key);
        if (e == null) {
            return null;
        }
        unlink(e);
        return e.value;
    }

    private void unlink(Entry<K, V> gone) {
        int i = (gone.hash & 0x7fffffff) % table.length;
        Entry<K, V> e = table[i];
        if (e == gone) {
            table[i] = gone.next;
        } else {
            while (e.next != gone) {
                e = e.next;
            }
            e.next = gone.next;
        }
        modCount++;
        count--;
    }

    public synchronized void putAll(Map<? extends K, ? extends V> t) {
        for (Map.Entry<? extends K, ? extends V> e : t.entrySet()) {
            put(e.getKey(), e.getValue());
        }
    }

    public synchronized void clear() {
        for (int i = 0; i < table.length; i++) {
            table[i] = null;
        }
        modCount++;
        count = 0;
    }

    @SuppressWarnings("unchecked")
    public synchronized Object clone() {
        try {
            Hashtable<K, V> t = (Hashtable<K, V>) super.clone();
            if (table != null) {
                t.table = table.clone();
                for (int i = 0; i < table.length; i++) {
                    t.table[i] = copy(table[i]);
                }
            }
            t.modCount = 0;
            return t;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    private static <K, V> Entry<K, V> copy(Entry<K, V> e) {
        Entry<K, V> head = null, tail = null;
        for (; e != null; e = e.next) {
            Entry<K, V> c = new Entry<>(e.hash, e.key, e.value, null);
            if (tail == null) {
                head = c;
            } else {
                tail.next = c;
            }
            tail = c;
        }
        return head;
    }

    public synchronized String toString() {
        return AbstractMap.text(this);
    }

    public Set<K> keySet() {
        return Collections.synchronizedSet(new AbstractSet<K>() {
            @SuppressWarnings("unchecked")
            @Override public Iterator<K> iterator() {
                return size() == 0 ? Collections.emptyIterator()
                    : (Iterator<K>) new Walker(KEYS, true);
            }

            @Override public int size() {
                return count;
            }

            @Override public boolean contains(Object o) {
                return containsKey(o);
            }

            @Override public boolean remove(Object o) {
                return Hashtable.this.remove(o) != null;
            }

            @Override public void clear() {
                Hashtable.this.clear();
            }
        }, this);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return Collections.synchronizedSet(new AbstractSet<Map.Entry<K, V>>() {
            @SuppressWarnings("unchecked")
            @Override public Iterator<Map.Entry<K, V>> iterator() {
                return size() == 0 ? Collections.emptyIterator()
                    : (Iterator<Map.Entry<K, V>>) (Iterator<?>) new Walker(ENTRIES, true);
            }

            @Override public int size() {
                return count;
            }

            private Entry<K, V> match(Object o) {
                if (!(o instanceof Map.Entry)) {
                    return null;
                }
                Entry<K, V> e = find(((Map.Entry<?, ?>) o).getKey());
                return e != null && e.equals(o) ? e : null;
            }

            @Override public boolean contains(Object o) {
                return match(o) != null;
            }

            @Override public boolean remove(Object o) {
                Entry<K, V> e = match(o);
                if (e != null) {
                    unlink(e);
                }
                return e != null;
            }

            @Override public void clear() {
                Hashtable.this.clear();
            }
        }, this);
    }

    public Collection<V> values() {
        return Collections.synchronizedCollection(new AbstractCollection<V>() {
            @SuppressWarnings("unchecked")
            @Override public Iterator<V> iterator() {
                return size() == 0 ? Collections.emptyIterator()
                    : (Iterator<V>) new Walker(VALUES, true);
            }

            @Override public int size() {
                return count;
            }

            @Override public boolean contains(Object o) {
                return containsValue(o);
            }

            @Override public void clear() {
                Hashtable.this.clear();
            }
        }, this);
    }

    public synchronized boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Map) || ((Map<?, ?>) o).size() != size()) {
            return false;
        }
        Map<?, ?> t = (Map<?, ?>) o;
        try {
            for (Map.Entry<K, V> e : entrySet()) {
                if (!e.getValue().equals(t.get(e.getKey()))) {
                    return false;
                }
            }
            return true;
        } catch (ClassCastException | NullPointerException unlike) {
            return false;
        }
    }

    /** A table that contains itself has hash 0 in the inner call. */
    public synchronized int hashCode() {
        int h = 0;
        if (count == 0 || hashing) {
            return h;
        }
        hashing = true;
        try {
            for (Entry<K, V> e : table) {
                for (; e != null; e = e.next) {
                    h += e.hashCode();
                }
            }
        } finally {
            hashing = false;
        }
        return h;
    }

    @Override public synchronized V getOrDefault(Object key, V defaultValue) {
        V v = get(key);
        return v == null ? defaultValue : v;
    }

    @Override public synchronized void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        for (Entry<K, V> e : table) {
            for (; e != null; e = e.next) {
                action.accept(e.key, e.value);
                if (modCount != expected) {
                    throw new ConcurrentModificationException();
                }
            }
        }
    }

    @Override public synchronized void replaceAll(
            BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expected = modCount;
        for (Entry<K, V> e : table) {
            for (; e != null; e = e.next) {
                e.value = Objects.requireNonNull(function.apply(e.key, e.value));
                if (modCount != expected) {
                    throw new ConcurrentModificationException();
                }
            }
        }
    }

    @Override public synchronized V putIfAbsent(K key, V value) {
        Objects.requireNonNull(value);
        V v = get(key);
        if (v == null) {
            addEntry(key, value);
        }
        return v;
    }

    @Override public synchronized boolean remove(Object key, Object value) {
        Objects.requireNonNull(value);
        Entry<K, V> e = find(key);
        if (e == null || !e.value.equals(value)) {
            return false;
        }
        unlink(e);
        return true;
    }

    @Override public synchronized boolean replace(K key, V oldValue, V newValue) {
        Objects.requireNonNull(oldValue);
        Objects.requireNonNull(newValue);
        Entry<K, V> e = find(key);
        if (e == null || !e.value.equals(oldValue)) {
            return false;
        }
        e.value = newValue;
        return true;
    }

    @Override public synchronized V replace(K key, V value) {
        Objects.requireNonNull(value);
        Entry<K, V> e = find(key);
        return e == null ? null : e.setValue(value);
    }

    private void checkUnchanged(int expected) {
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    @Override public synchronized V computeIfAbsent(K key,
            Function<? super K, ? extends V> function) {
        Objects.requireNonNull(function);
        V v = get(key);
        if (v == null) {
            int expected = modCount;
            v = function.apply(key);
            checkUnchanged(expected);
            if (v != null) {
                addEntry(key, v);
            }
        }
        return v;
    }

    @Override public synchronized V computeIfPresent(K key,
            BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        return find(key) == null ? null : compute(key, function);
    }

    @Override public synchronized V compute(K key,
            BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Entry<K, V> e = find(key);
        int expected = modCount;
        V v = function.apply(key, e == null ? null : e.value);
        checkUnchanged(expected);
        if (v == null) {
            if (e != null) {
                unlink(e);
            }
        } else if (e != null) {
            e.value = v;
        } else {
            addEntry(key, v);
        }
        return v;
    }

    @Override public synchronized V merge(K key, V value,
            BiFunction<? super V, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Entry<K, V> e = find(key);
        if (e == null) {
            if (value != null) {
                addEntry(key, value);
            }
            return value;
        }
        int expected = modCount;
        V v = function.apply(e.value, value);
        checkUnchanged(expected);
        if (v == null) {
            unlink(e);
        } else {
            e.value = v;
        }
        return v;
    }

    private final class Walker implements Enumeration<Object>, Iterator<Object> {
        private final Entry<K, V>[] tab = table;
        private int index = tab.length;
        private Entry<K, V> entry;
        private Entry<K, V> last;
        private final int kind;
        private final boolean iterator;
        private int expected = modCount;

        Walker(int kind, boolean iterator) {
            this.kind = kind;
            this.iterator = iterator;
        }

        @Override public boolean hasMoreElements() {
            while (entry == null && index > 0) {
                entry = tab[--index];
            }
            return entry != null;
        }

        @Override public Object nextElement() {
            if (!hasMoreElements()) {
                throw new NoSuchElementException("Hashtable Enumerator");
            }
            Entry<K, V> e = last = entry;
            entry = e.next;
            return kind == KEYS ? e.key : kind == VALUES ? e.value : e;
        }

        @Override public boolean hasNext() {
            return hasMoreElements();
        }

        @Override public Object next() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            return nextElement();
        }

        @Override public Iterator<Object> asIterator() {
            return iterator ? this : Enumeration.super.asIterator();
        }

        @Override public void remove() {
            if (!iterator) {
                throw new UnsupportedOperationException();
            }
            if (last == null) {
                throw new IllegalStateException("Hashtable Enumerator");
            }
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            synchronized (Hashtable.this) {
                unlink(last);
                expected = modCount;
                last = null;
            }
        }
    }

    private static int lengthFor(int n, float loadFactor) {
        int length = (int) (n / loadFactor) + n / 20 + 3;
        return length > n && (length & 1) == 0 ? length - 1 : length;
    }

    /** Entries are written without the lock: what they refer to may ask for other tables' locks. */
    private void writeObject(ObjectOutputStream s) throws IOException {
        Object[] content;
        synchronized (this) {
            int n = size();
            int length = table == null ? lengthFor(n, 0.75f) : table.length;
            if (table == null) {
                loadFactor = 0.75f;
                threshold = (int) (length * loadFactor);
            }
            s.defaultWriteObject();
            s.writeInt(length);
            s.writeInt(n);
            content = new Object[2 * n];
            int i = 0;
            for (Map.Entry<K, V> e : entrySet()) {
                content[i++] = e.getKey();
                content[i++] = e.getValue();
            }
        }
        for (Object each : content) {
            s.writeObject(each);
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        loadFactor = s.readFields().get("loadFactor", 0.75f);
        if (!(this instanceof Properties)
                && (!(loadFactor > 0) || loadFactor == Float.POSITIVE_INFINITY)) {
            throw new StreamCorruptedException("Illegal load factor: " + loadFactor);
        }
        int capacity = s.readInt();
        int n = s.readInt();
        if (n < 0) {
            throw new StreamCorruptedException("Illegal # of Elements: " + n);
        }
        if (!(loadFactor > 0)) {
            loadFactor = 0.75f; // a table that hashes otherwise leaves it out
        }
        beforeRead();
        int length = Math.max(1, Math.min(capacity, lengthFor(n, loadFactor)));
        SharedSecrets.getArrayAnnouncement().announce(s, Map.Entry[].class,
                this instanceof Properties ? HashMap.slotsFor((int) (n / 0.75f)) : length);
        allocate(length);
        for (int i = 0; i < n; i++) {
            restore((K) s.readObject(), (V) s.readObject());
        }
    }

    /**
     * Takes an entry that was read: what a subclass makes of put is not for entries that have
     * passed it once.
     */
    void restore(K key, V value) throws StreamCorruptedException {
        if (value == null || find(key) != null) {
            throw new StreamCorruptedException();
        }
        addEntry(key, value);
    }

    /** Lets Properties make its map before entries are read. */
    void beforeRead() {
    }
}
