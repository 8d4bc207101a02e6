/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** Keys are equal only if they are the same object. */
public class IdentityHashMap<K, V> extends AbstractMap<K, V>
        implements Map<K, V>, Serializable, Cloneable {
    private static final long serialVersionUID = 8188218128353913216L;
    private int size; // in streams alone
    private transient HashMap<Key, Cell<K, V>> map = new HashMap<>();

    private static final class Key {
        private final Object o;

        Key(Object o) {
            this.o = o;
        }

        @Override public int hashCode() {
            return System.identityHashCode(o);
        }

        @Override public boolean equals(Object other) {
            return other instanceof Key && ((Key) other).o == o;
        }
    }

    private static final class Cell<K, V> implements Map.Entry<K, V> {
        private final K key;
        private V value;

        Cell(K key, V value) {
            this.key = key;
            this.value = value;
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
            return o instanceof Map.Entry && key == ((Map.Entry<?, ?>) o).getKey()
                && value == ((Map.Entry<?, ?>) o).getValue();
        }

        @Override public int hashCode() {
            return System.identityHashCode(key) ^ System.identityHashCode(value);
        }

        @Override public String toString() {
            return key + "=" + value;
        }
    }

    public IdentityHashMap() {
    }

    public IdentityHashMap(int expectedMaxSize) {
        if (expectedMaxSize < 0) {
            throw new IllegalArgumentException("expectedMaxSize is negative: " + expectedMaxSize);
        }
    }

    public IdentityHashMap(Map<? extends K, ? extends V> m) {
        putAll(m);
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        if (m.size() > 0) {
            super.putAll(m);
        }
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public V get(Object key) {
        Cell<K, V> c = map.get(new Key(key));
        return c == null ? null : c.value;
    }

    public boolean containsKey(Object key) {
        return map.containsKey(new Key(key));
    }

    public boolean containsValue(Object value) {
        for (Cell<K, V> c : map.values()) {
            if (c.value == value) {
                return true;
            }
        }
        return false;
    }

    public V put(K key, V value) {
        Key k = new Key(key);
        Cell<K, V> c = map.get(k);
        if (c != null) {
            return c.setValue(value);
        }
        map.put(k, new Cell<>(key, value));
        return null;
    }

    public V remove(Object key) {
        Cell<K, V> c = map.remove(new Key(key));
        return c == null ? null : c.value;
    }

    public void clear() {
        map.clear();
    }

    public boolean equals(Object o) {
        return o == this || (o instanceof Map && entrySet().equals(((Map<?, ?>) o).entrySet()));
    }

    public int hashCode() {
        return entrySet().hashCode();
    }

    public Object clone() {
        return new IdentityHashMap<>(this);
    }

    public Set<K> keySet() {
        return new AbstractSet<K>() {
            @Override public Iterator<K> iterator() {
                Iterator<Cell<K, V>> it = map.values().iterator();
                return new Iterator<K>() {
                    @Override public boolean hasNext() {
                        return it.hasNext();
                    }

                    @Override public K next() {
                        return it.next().key;
                    }

                    @Override public void remove() {
                        it.remove();
                    }
                };
            }

            @Override public Spliterator<K> spliterator() {
                return Spliterators.IteratorSpliterator.ofHash(this, Spliterator.DISTINCT);
            }

            @Override public int size() {
                return map.size();
            }

            @Override public boolean contains(Object o) {
                return containsKey(o);
            }

            @Override public boolean remove(Object o) {
                return map.remove(new Key(o)) != null;
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

    public Set<Map.Entry<K, V>> entrySet() {
        return new AbstractSet<Map.Entry<K, V>>() {
            @SuppressWarnings("unchecked")
            @Override public Iterator<Map.Entry<K, V>> iterator() {
                return (Iterator<Map.Entry<K, V>>) (Iterator<?>) map.values().iterator();
            }

            @Override public Spliterator<Map.Entry<K, V>> spliterator() {
                return Spliterators.IteratorSpliterator.ofHash(this, Spliterator.DISTINCT);
            }

            @Override public int size() {
                return map.size();
            }

            @Override public boolean contains(Object o) {
                if (!(o instanceof Map.Entry)) {
                    return false;
                }
                Cell<K, V> c = map.get(new Key(((Map.Entry<?, ?>) o).getKey()));
                return c != null && c.equals(o);
            }
        };
    }

    private void writeObject(ObjectOutputStream s) throws IOException {
        size = size();
        s.defaultWriteObject();
        s.writeInt(size());
        for (Map.Entry<K, V> e : entrySet()) {
            s.writeObject(e.getKey());
            s.writeObject(e.getValue());
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        s.defaultReadObject();
        map = new HashMap<>();
        for (int n = s.readInt(); n > 0; n--) {
            K key = (K) s.readObject();
            put(key, (V) s.readObject());
        }
    }
}
