/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** A map from the constants of one enum, in their order. */
public class EnumMap<K extends Enum<K>, V> extends AbstractMap<K, V>
        implements Serializable, Cloneable {
    private static final long serialVersionUID = 458661240069192865L;
    private static final Object NULL = new Object();
    private final Class<K> keyType;
    private transient K[] universe;
    private transient Object[] vals;
    private transient int size;

    public EnumMap(Class<K> keyType) {
        this.keyType = keyType;
        universe = keyType.getEnumConstants();
        vals = new Object[universe.length];
    }

    public EnumMap(EnumMap<K, ? extends V> m) {
        keyType = m.keyType;
        universe = m.universe;
        vals = m.vals.clone();
        size = m.size;
    }

    @SuppressWarnings("unchecked")
    public EnumMap(Map<K, ? extends V> m) {
        if (!(m instanceof EnumMap) && m.isEmpty()) {
            throw new IllegalArgumentException("Specified map is empty");
        }
        keyType = m instanceof EnumMap ? ((EnumMap<K, V>) m).keyType
            : m.keySet().iterator().next().getDeclaringClass();
        universe = keyType.getEnumConstants();
        vals = new Object[universe.length];
        putAll(m);
    }

    private int index(Object key) {
        return key instanceof Enum && (key.getClass() == keyType
            || ((Enum<?>) key).getDeclaringClass() == keyType) ? ((Enum<?>) key).ordinal() : -1;
    }

    @SuppressWarnings("unchecked")
    private V unmask(Object v) {
        return v == NULL ? null : (V) v;
    }

    public int size() {
        return size;
    }

    public boolean containsKey(Object key) {
        int i = index(key);
        return i >= 0 && vals[i] != null;
    }

    public V get(Object key) {
        int i = index(key);
        return i < 0 ? null : unmask(vals[i]);
    }

    public V put(K key, V value) {
        if (key.getClass() != keyType && key.getDeclaringClass() != keyType) {
            throw new ClassCastException(key.getClass() + " != " + keyType);
        }
        int i = key.ordinal();
        Object old = vals[i];
        vals[i] = value == null ? NULL : value;
        if (old == null) {
            size++;
        }
        return unmask(old);
    }

    public V remove(Object key) {
        int i = index(key);
        return i < 0 ? null : removeAt(i);
    }

    private V removeAt(int i) {
        Object old = vals[i];
        vals[i] = null;
        if (old != null) {
            size--;
        }
        return unmask(old);
    }

    public void clear() {
        Arrays.fill(vals, null);
        size = 0;
    }

    public EnumMap<K, V> clone() {
        return new EnumMap<>(this);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new AbstractSet<Map.Entry<K, V>>() {
            @Override public int size() {
                return size;
            }

            @Override public Iterator<Map.Entry<K, V>> iterator() {
                return new Walker();
            }
        };
    }

    private final class Walker implements Iterator<Map.Entry<K, V>> {
        private int next;
        private int last = -1;

        @Override public boolean hasNext() {
            while (next < vals.length && vals[next] == null) {
                next++;
            }
            return next < vals.length;
        }

        @Override public Map.Entry<K, V> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            last = next++;
            return new AbstractMap.SimpleEntry<K, V>(universe[last], unmask(vals[last])) {
                private static final long serialVersionUID = 1L;

                @Override public V setValue(V v) {
                    put(getKey(), v);
                    return super.setValue(v);
                }
            };
        }

        @Override public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            removeAt(last);
            last = -1;
        }
    }

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
        universe = keyType.getEnumConstants();
        vals = new Object[universe.length];
        for (int n = s.readInt(); n > 0; n--) {
            K key = (K) s.readObject();
            put(key, (V) s.readObject());
        }
    }
}
