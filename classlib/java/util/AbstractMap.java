/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.Serializable;

/** Maps in terms of their entry set. */
public abstract class AbstractMap<K, V> implements Map<K, V> {
    transient Set<K> keySet;
    transient Collection<V> values;

    protected AbstractMap() {
    }

    public int size() {
        return entrySet().size();
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean containsValue(Object value) {
        for (Entry<K, V> e : entrySet()) {
            if (Objects.equals(value, e.getValue())) {
                return true;
            }
        }
        return false;
    }

    private Entry<K, V> find(Object key) {
        for (Entry<K, V> e : entrySet()) {
            if (Objects.equals(key, e.getKey())) {
                return e;
            }
        }
        return null;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public V get(Object key) {
        Entry<K, V> e = find(key);
        return e == null ? null : e.getValue();
    }

    public V put(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public V remove(Object key) {
        for (Iterator<Entry<K, V>> it = entrySet().iterator(); it.hasNext();) {
            Entry<K, V> e = it.next();
            if (Objects.equals(key, e.getKey())) {
                V v = e.getValue();
                it.remove();
                return v;
            }
        }
        return null;
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        for (Entry<? extends K, ? extends V> e : m.entrySet()) {
            put(e.getKey(), e.getValue());
        }
    }

    public void clear() {
        entrySet().clear();
    }

    public Set<K> keySet() {
        Set<K> ks = keySet;
        if (ks == null) {
            keySet = ks = new Keys();
        }
        return ks;
    }

    public Collection<V> values() {
        Collection<V> vs = values;
        if (vs == null) {
            values = vs = new Values();
        }
        return vs;
    }

    public abstract Set<Entry<K, V>> entrySet();

    private final class Keys extends AbstractSet<K> {
        @Override public Iterator<K> iterator() {
            Iterator<Entry<K, V>> it = entrySet().iterator();
            return new Iterator<K>() {
                @Override public boolean hasNext() {
                    return it.hasNext();
                }

                @Override public K next() {
                    return it.next().getKey();
                }

                @Override public void remove() {
                    it.remove();
                }
            };
        }

        @Override public int size() {
            return AbstractMap.this.size();
        }

        @Override public boolean isEmpty() {
            return AbstractMap.this.isEmpty();
        }

        @Override public void clear() {
            AbstractMap.this.clear();
        }

        @Override public boolean contains(Object k) {
            return AbstractMap.this.containsKey(k);
        }
    }

    private final class Values extends AbstractCollection<V> {
        @Override public Iterator<V> iterator() {
            Iterator<Entry<K, V>> it = entrySet().iterator();
            return new Iterator<V>() {
                @Override public boolean hasNext() {
                    return it.hasNext();
                }

                @Override public V next() {
                    return it.next().getValue();
                }

                @Override public void remove() {
                    it.remove();
                }
            };
        }

        @Override public int size() {
            return AbstractMap.this.size();
        }

        @Override public boolean isEmpty() {
            return AbstractMap.this.isEmpty();
        }

        @Override public void clear() {
            AbstractMap.this.clear();
        }

        @Override public boolean contains(Object v) {
            return AbstractMap.this.containsValue(v);
        }
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Map)) {
            return false;
        }
        Map<?, ?> other = (Map<?, ?>) o;
        try {
            return other.size() == size() && isWithin(other);
        } catch (ClassCastException | NullPointerException unlike) {
            return false;
        }
    }

    /** Whether the other map has all mappings of this one. */
    private boolean isWithin(Map<?, ?> other) {
        for (Entry<K, V> e : entrySet()) {
            Object has = other.get(e.getKey());
            if (!Objects.equals(e.getValue(), has)
                    || (has == null && !other.containsKey(e.getKey()))) {
                return false;
            }
        }
        return true;
    }

    public int hashCode() {
        int h = 0;
        for (Entry<K, V> e : entrySet()) {
            h += e.hashCode();
        }
        return h;
    }

    public String toString() {
        return text(this);
    }

    static String text(Map<?, ?> m) {
        StringBuilder text = new StringBuilder("{");
        String comma = "";
        for (Entry<?, ?> e : m.entrySet()) {
            Object key = e.getKey();
            Object value = e.getValue();
            text.append(comma).append(key == m ? "(this Map)" : key).append('=');
            text.append(value == m ? "(this Map)" : value);
            comma = ", ";
        }
        return text.append('}').toString();
    }

    protected Object clone() throws CloneNotSupportedException {
        AbstractMap<?, ?> m = (AbstractMap<?, ?>) super.clone();
        m.keySet = null;
        m.values = null;
        return m;
    }

    /** A free-standing entry whose value can be set. */
    public static class SimpleEntry<K, V> implements Entry<K, V>, Serializable {
        private static final long serialVersionUID = -8499721149061103585L;
        private final K key;
        private V value;

        public SimpleEntry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public SimpleEntry(Entry<? extends K, ? extends V> entry) {
            this.key = entry.getKey();
            this.value = entry.getValue();
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            V old = this.value;
            this.value = value;
            return old;
        }

        public boolean equals(Object o) {
            return o instanceof Entry && Objects.equals(key, ((Entry<?, ?>) o).getKey())
                && Objects.equals(value, ((Entry<?, ?>) o).getValue());
        }

        public int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(value);
        }

        public String toString() {
            return key + "=" + value;
        }
    }

    /** A free-standing entry that cannot change. */
    public static class SimpleImmutableEntry<K, V> implements Entry<K, V>, Serializable {
        private static final long serialVersionUID = 7138329143949025153L;
        private final K key;
        private final V value;

        public SimpleImmutableEntry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public SimpleImmutableEntry(Entry<? extends K, ? extends V> entry) {
            this.key = entry.getKey();
            this.value = entry.getValue();
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            throw new UnsupportedOperationException();
        }

        public boolean equals(Object o) {
            return o instanceof Entry && Objects.equals(key, ((Entry<?, ?>) o).getKey())
                && Objects.equals(value, ((Entry<?, ?>) o).getValue());
        }

        public int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(value);
        }

        public String toString() {
            return key + "=" + value;
        }
    }
}
