/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.io.Serializable;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** A sorted map for many threads: a tree behind one lock, with iterators that never fail.
 * Views share the lock. */
public class ConcurrentSkipListMap<K, V> extends AbstractMap<K, V>
        implements ConcurrentNavigableMap<K, V>, Cloneable, Serializable {
    private static final long serialVersionUID = -8627078645895051609L;

    private final NavigableMap<K, V> map;
    private final Object lock;

    private ConcurrentSkipListMap(NavigableMap<K, V> map, Object lock) {
        this.map = map;
        this.lock = lock == null ? map : lock;
    }

    public ConcurrentSkipListMap() {
        this(new TreeMap<>(), null);
    }

    public ConcurrentSkipListMap(Comparator<? super K> comparator) {
        this(new TreeMap<>(comparator), null);
    }

    public ConcurrentSkipListMap(Map<? extends K, ? extends V> m) {
        this();
        putAll(m);
    }

    public ConcurrentSkipListMap(SortedMap<K, ? extends V> m) {
        this(m.comparator());
        putAll(m);
    }

    private ConcurrentSkipListMap<K, V> view(NavigableMap<K, V> m) {
        return new ConcurrentSkipListMap<>(m, lock);
    }

    private static <A, B> Map.Entry<A, B> copy(Map.Entry<A, B> e) {
        return e == null ? null : new AbstractMap.SimpleImmutableEntry<>(e);
    }

    @Override
    public V get(Object key) {
        synchronized (lock) {
            return map.get(key);
        }
    }

    @Override
    public V put(K key, V value) {
        Objects.requireNonNull(key);
        Objects.requireNonNull(value);
        synchronized (lock) {
            return map.put(key, value);
        }
    }

    @Override
    public V putIfAbsent(K key, V value) {
        Objects.requireNonNull(key);
        Objects.requireNonNull(value);
        synchronized (lock) {
            V old = map.get(key);
            return old != null ? old : map.put(key, value);
        }
    }

    @Override
    public boolean remove(Object key, Object value) {
        Objects.requireNonNull(key);
        synchronized (lock) {
            V old = map.get(key);
            if (old == null || !old.equals(value)) {
                return false;
            }
            map.remove(key);
            return true;
        }
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
        Objects.requireNonNull(oldValue);
        Objects.requireNonNull(newValue);
        synchronized (lock) {
            if (!oldValue.equals(map.get(key))) {
                return false;
            }
            map.put(key, newValue);
            return true;
        }
    }

    @Override
    public V replace(K key, V value) {
        Objects.requireNonNull(value);
        synchronized (lock) {
            return map.get(key) == null ? null : map.put(key, value);
        }
    }

    @Override
    public ConcurrentSkipListMap<K, V> clone() {
        ConcurrentSkipListMap<K, V> m = new ConcurrentSkipListMap<>(comparator());
        synchronized (lock) {
            m.map.putAll(map);
        }
        return m;
    }

    @Override
    public V remove(Object key) {
        synchronized (lock) {
            return map.remove(Objects.requireNonNull(key));
        }
    }

    @Override
    public boolean containsKey(Object key) {
        synchronized (lock) {
            return map.containsKey(Objects.requireNonNull(key));
        }
    }

    @Override
    public boolean containsValue(Object value) {
        synchronized (lock) {
            return map.containsValue(Objects.requireNonNull(value));
        }
    }

    @Override
    public int size() {
        synchronized (lock) {
            return map.size();
        }
    }

    @Override
    public boolean isEmpty() {
        synchronized (lock) {
            return map.isEmpty();
        }
    }

    @Override
    public void clear() {
        synchronized (lock) {
            map.clear();
        }
    }

    @Override
    public Comparator<? super K> comparator() {
        synchronized (lock) {
            return map.comparator();
        }
    }

    @Override
    public K firstKey() {
        synchronized (lock) {
            return map.firstKey();
        }
    }

    @Override
    public K lastKey() {
        synchronized (lock) {
            return map.lastKey();
        }
    }

    @Override
    public K lowerKey(K key) {
        synchronized (lock) {
            return map.lowerKey(Objects.requireNonNull(key));
        }
    }

    @Override
    public Map.Entry<K, V> lowerEntry(K key) {
        synchronized (lock) {
            return copy(map.lowerEntry(Objects.requireNonNull(key)));
        }
    }

    @Override
    public K floorKey(K key) {
        synchronized (lock) {
            return map.floorKey(Objects.requireNonNull(key));
        }
    }

    @Override
    public Map.Entry<K, V> floorEntry(K key) {
        synchronized (lock) {
            return copy(map.floorEntry(Objects.requireNonNull(key)));
        }
    }

    @Override
    public K ceilingKey(K key) {
        synchronized (lock) {
            return map.ceilingKey(Objects.requireNonNull(key));
        }
    }

    @Override
    public Map.Entry<K, V> ceilingEntry(K key) {
        synchronized (lock) {
            return copy(map.ceilingEntry(Objects.requireNonNull(key)));
        }
    }

    @Override
    public K higherKey(K key) {
        synchronized (lock) {
            return map.higherKey(Objects.requireNonNull(key));
        }
    }

    @Override
    public Map.Entry<K, V> higherEntry(K key) {
        synchronized (lock) {
            return copy(map.higherEntry(Objects.requireNonNull(key)));
        }
    }

    @Override
    public Map.Entry<K, V> firstEntry() {
        synchronized (lock) {
            return copy(map.firstEntry());
        }
    }

    @Override
    public Map.Entry<K, V> lastEntry() {
        synchronized (lock) {
            return copy(map.lastEntry());
        }
    }

    @Override
    public Map.Entry<K, V> pollFirstEntry() {
        synchronized (lock) {
            return copy(map.pollFirstEntry());
        }
    }

    @Override
    public Map.Entry<K, V> pollLastEntry() {
        synchronized (lock) {
            return copy(map.pollLastEntry());
        }
    }

    @Override
    public ConcurrentNavigableMap<K, V> subMap(K from, boolean fromInclusive, K to,
            boolean toInclusive) {
        synchronized (lock) {
            return view(map.subMap(from, fromInclusive, to, toInclusive));
        }
    }

    @Override
    public ConcurrentNavigableMap<K, V> headMap(K to, boolean inclusive) {
        synchronized (lock) {
            return view(map.headMap(to, inclusive));
        }
    }

    @Override
    public ConcurrentNavigableMap<K, V> tailMap(K from, boolean inclusive) {
        synchronized (lock) {
            return view(map.tailMap(from, inclusive));
        }
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
        synchronized (lock) {
            return view(map.descendingMap());
        }
    }

    @Override
    public NavigableSet<K> keySet() {
        return new ConcurrentSkipListSet<>(this, false);
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
    public Set<Map.Entry<K, V>> entrySet() {
        return new AbstractSet<Map.Entry<K, V>>() {
            @Override
            public int size() {
                return ConcurrentSkipListMap.this.size();
            }

            @Override
            public void clear() {
                ConcurrentSkipListMap.this.clear();
            }

            @Override
            public boolean contains(Object o) {
                return o instanceof Map.Entry && Objects.equals(get(((Map.Entry<?, ?>) o).getKey()),
                        ((Map.Entry<?, ?>) o).getValue());
            }

            @Override
            public boolean remove(Object o) {
                return o instanceof Map.Entry && ConcurrentSkipListMap.this.remove(
                        ((Map.Entry<?, ?>) o).getKey(), ((Map.Entry<?, ?>) o).getValue());
            }

            @Override
            public Iterator<Map.Entry<K, V>> iterator() {
                return new Entries();
            }
        };
    }

    /** Steps from key to key, so that changes underneath do no harm. */
    private final class Entries implements Iterator<Map.Entry<K, V>> {
        private Map.Entry<K, V> next = firstEntry();
        private Map.Entry<K, V> last;

        @Override
        public boolean hasNext() {
            return next != null;
        }

        @Override
        public Map.Entry<K, V> next() {
            last = next;
            if (last == null) {
                throw new NoSuchElementException();
            }
            next = higherEntry(last.getKey());
            return last;
        }

        @Override
        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            ConcurrentSkipListMap.this.remove(last.getKey());
            last = null;
        }
    }
}
