/* SPDX-License-Identifier: MIT */
package java.util;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A hash map whose entries vanish when nobody else holds their keys. */
public class WeakHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V> {
    private static final Object NULL = new Object();
    private Entry<K, V>[] table;
    private int size;
    private int threshold;
    private final float loadFactor;
    private int modCount;
    private final ReferenceQueue<Object> queue = new ReferenceQueue<>();

    private static final class Entry<K, V> extends WeakReference<Object>
            implements Map.Entry<K, V> {
        private V value;
        private final int hash;
        private Entry<K, V> next;

        Entry(Object key, V value, ReferenceQueue<Object> queue, int hash, Entry<K, V> next) {
            super(key, queue);
            this.value = value;
            this.hash = hash;
            this.next = next;
        }

        @SuppressWarnings("unchecked")
        @Override public K getKey() {
            Object k = get();
            return k == NULL ? null : (K) k;
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
            return o instanceof Map.Entry
                && Objects.equals(getKey(), ((Map.Entry<?, ?>) o).getKey())
                && Objects.equals(value, ((Map.Entry<?, ?>) o).getValue());
        }

        @Override public int hashCode() {
            return Objects.hashCode(getKey()) ^ Objects.hashCode(value);
        }

        @Override public String toString() {
            return getKey() + "=" + value;
        }
    }

    public WeakHashMap(int initialCapacity, float loadFactor) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal Initial Capacity: " + initialCapacity);
        }
        if (loadFactor <= 0 || loadFactor != loadFactor) {
            throw new IllegalArgumentException("Illegal Load factor: " + loadFactor);
        }
        this.loadFactor = loadFactor;
        allocate(HashMap.slotsFor(initialCapacity));
    }

    public WeakHashMap(int initialCapacity) {
        this(initialCapacity, 0.75f);
    }

    public WeakHashMap() {
        this(16, 0.75f);
    }

    public WeakHashMap(Map<? extends K, ? extends V> m) {
        this(Math.max((int) (m.size() / 0.75f) + 1, 16), 0.75f);
        putAll(m);
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        if (m.size() > 0) {
            super.putAll(m);
        }
    }

    @SuppressWarnings("unchecked")
    private void allocate(int n) {
        table = (Entry<K, V>[]) new Entry<?, ?>[n];
        threshold = (int) (n * loadFactor);
    }

    /** Folds all bits of a hash into the low ones, which tell the place. */
    private static int hash(Object k) {
        int h = k.hashCode();
        int high = h >>> 12 ^ h >>> 20;
        int all = h ^ high;
        return all >>> 4 ^ all >>> 7 ^ all;
    }

    private void expunge() {
        for (Object r; (r = queue.poll()) != null;) {
            unlink((Entry<?, ?>) r);
        }
    }

    private boolean unlink(Entry<?, ?> gone) {
        int i = gone.hash & (table.length - 1);
        Entry<K, V> prev = null;
        for (Entry<K, V> e = table[i]; e != null; prev = e, e = e.next) {
            if (e == gone) {
                if (prev == null) {
                    table[i] = e.next;
                } else {
                    prev.next = e.next;
                }
                size--;
                return true;
            }
        }
        return false;
    }

    public int size() {
        expunge();
        return size;
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    private Entry<K, V> find(Object key) {
        Object k = key == null ? NULL : key;
        int h = hash(k);
        expunge();
        for (Entry<K, V> e = table[h & (table.length - 1)]; e != null; e = e.next) {
            if (e.hash == h) {
                Object o = e.get();
                if (o == k || k.equals(o)) {
                    return e;
                }
            }
        }
        return null;
    }

    public V get(Object key) {
        Entry<K, V> e = find(key);
        return e == null ? null : e.value;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public V put(K key, V value) {
        Entry<K, V> e = find(key);
        if (e != null) {
            return e.setValue(value);
        }
        Object k = key == null ? NULL : key;
        int h = hash(k);
        modCount++;
        int i = h & (table.length - 1);
        table[i] = new Entry<>(k, value, queue, h, table[i]);
        if (++size >= threshold) {
            Entry<K, V>[] old = table;
            allocate(old.length * 2);
            for (Entry<K, V> p : old) {
                for (Entry<K, V> next; p != null; p = next) {
                    next = p.next;
                    int j = p.hash & (table.length - 1);
                    p.next = table[j];
                    table[j] = p;
                }
            }
        }
        return null;
    }

    public V remove(Object key) {
        Entry<K, V> e = find(key);
        if (e == null) {
            return null;
        }
        modCount++;
        unlink(e);
        return e.value;
    }

    public void clear() {
        while (queue.poll() != null) {
            continue;
        }
        modCount++;
        Arrays.fill(table, null);
        size = 0;
    }

    @Override public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        replaceAll((k, v) -> {
            action.accept(k, v);
            return v;
        });
    }

    @Override public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expected = modCount;
        expunge();
        for (Entry<K, V> head : table) {
            for (Entry<K, V> e = head; e != null; e = e.next) {
                Object key = e.get();
                if (key != null) {
                    e.value = function.apply(e.getKey(), e.value);
                }
                if (modCount != expected) {
                    throw new ConcurrentModificationException();
                }
            }
        }
    }

    public Set<K> keySet() {
        return new AbstractSet<K>() {
            @Override public Iterator<K> iterator() {
                return walk(false, Map.Entry::getKey);
            }

            @Override public int size() {
                return WeakHashMap.this.size();
            }

            @Override public boolean contains(Object o) {
                return containsKey(o);
            }

            @Override public void clear() {
                WeakHashMap.this.clear();
            }

            @Override public Spliterator<K> spliterator() {
                return upwards(Spliterator.DISTINCT, Map.Entry::getKey);
            }
        };
    }

    public Collection<V> values() {
        return new AbstractCollection<V>() {
            @Override public Iterator<V> iterator() {
                return walk(false, Map.Entry::getValue);
            }

            @Override public int size() {
                return WeakHashMap.this.size();
            }

            @Override public void clear() {
                WeakHashMap.this.clear();
            }

            @Override public Spliterator<V> spliterator() {
                return upwards(0, Map.Entry::getValue);
            }
        };
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new AbstractSet<Map.Entry<K, V>>() {
            @Override public Iterator<Map.Entry<K, V>> iterator() {
                return new Walker(false);
            }

            @Override public Spliterator<Map.Entry<K, V>> spliterator() {
                return upwards(Spliterator.DISTINCT, e -> e);
            }

            @Override public int size() {
                return WeakHashMap.this.size();
            }

            @Override public void clear() {
                WeakHashMap.this.clear();
            }
        };
    }

    private <T> Iterator<T> walk(boolean upwards, Function<Map.Entry<K, V>, T> view) {
        Walker walker = new Walker(upwards);
        class Viewing implements Iterator<T>, Spliterators.Watching {
            @Override public boolean hasNext() {
                return walker.hasNext();
            }

            @Override public T next() {
                return view.apply(walker.next());
            }

            @Override public void remove() {
                walker.remove();
            }

            @Override public void check() {
                walker.check();
            }
        }
        return new Viewing();
    }

    /* Streams go through the table in the other direction than iterators. */
    private <T> Spliterator<T> upwards(int characteristics, Function<Map.Entry<K, V>, T> view) {
        return Spliterators.IteratorSpliterator.exactly(new AbstractCollection<T>() {
            @Override public Iterator<T> iterator() {
                return walk(true, view);
            }

            @Override public int size() {
                return WeakHashMap.this.size();
            }
        }, characteristics, null);
    }

    /** Holds the next key, so that hasNext can promise it. */
    private final class Walker implements Iterator<Map.Entry<K, V>> {
        private final int step;
        private int index; // of the entry's list
        private Entry<K, V> entry;
        private Entry<K, V> last;
        private Object nextKey;
        private Object lastKey;
        private int expected = modCount;

        Walker(boolean upwards) {
            step = upwards ? 1 : -1;
            index = upwards ? -1 : table.length;
        }

        @Override public boolean hasNext() {
            while (nextKey == null) {
                while (entry == null && index != (step > 0 ? table.length - 1 : 0)) {
                    entry = table[index += step];
                }
                if (entry == null) {
                    return false;
                }
                nextKey = entry.get();
                if (nextKey == null) {
                    entry = entry.next;
                }
            }
            return true;
        }

        private void check() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }

        @Override public Map.Entry<K, V> next() {
            check();
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            last = entry;
            lastKey = nextKey;
            entry = entry.next;
            nextKey = null;
            return last;
        }

        @Override public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            check();
            unlink(last);
            expected = ++modCount;
            last = null;
            lastKey = null;
        }
    }
}
