/* SPDX-License-Identifier: MIT */
package java.util;

/** The immutable entry behind Map.entry: neither key nor value may be null. */
final class KeyValueHolder<K, V> implements Map.Entry<K, V> {
    final K key;
    final V value;

    KeyValueHolder(K key, V value) {
        this.key = Objects.requireNonNull(key);
        this.value = Objects.requireNonNull(value);
    }

    @Override public K getKey() {
        return key;
    }

    @Override public V getValue() {
        return value;
    }

    @Override public V setValue(V value) {
        throw new UnsupportedOperationException("not supported");
    }

    @Override public boolean equals(Object o) {
        return o instanceof Map.Entry && key.equals(((Map.Entry<?, ?>) o).getKey())
            && value.equals(((Map.Entry<?, ?>) o).getValue());
    }

    @Override public int hashCode() {
        return key.hashCode() ^ value.hashCode();
    }

    @Override public String toString() {
        return key + "=" + value;
    }
}
