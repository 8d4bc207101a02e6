/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Maps keys to values. */
public interface Map<K, V> {
    int size();

    boolean isEmpty();

    boolean containsKey(Object key);

    boolean containsValue(Object value);

    V get(Object key);

    V put(K key, V value);

    V remove(Object key);

    void putAll(Map<? extends K, ? extends V> m);

    void clear();

    Set<K> keySet();

    Collection<V> values();

    Set<Entry<K, V>> entrySet();

    /** A key with its value. */
    interface Entry<K, V> {
        K getKey();

        V getValue();

        V setValue(V value);

        boolean equals(Object o);

        int hashCode();

        @SuppressWarnings("unchecked")
        static <K extends Comparable<? super K>, V> Comparator<Entry<K, V>> comparingByKey() {
            return (Comparator<Entry<K, V>> & Serializable)
                (a, b) -> a.getKey().compareTo(b.getKey());
        }

        @SuppressWarnings("unchecked")
        static <K, V extends Comparable<? super V>> Comparator<Entry<K, V>> comparingByValue() {
            return (Comparator<Entry<K, V>> & Serializable)
                (a, b) -> a.getValue().compareTo(b.getValue());
        }

        @SuppressWarnings("unchecked")
        static <K, V> Comparator<Entry<K, V>> comparingByKey(Comparator<? super K> cmp) {
            Objects.requireNonNull(cmp);
            return (Comparator<Entry<K, V>> & Serializable)
                (a, b) -> cmp.compare(a.getKey(), b.getKey());
        }

        @SuppressWarnings("unchecked")
        static <K, V> Comparator<Entry<K, V>> comparingByValue(Comparator<? super V> cmp) {
            Objects.requireNonNull(cmp);
            return (Comparator<Entry<K, V>> & Serializable)
                (a, b) -> cmp.compare(a.getValue(), b.getValue());
        }

        @SuppressWarnings("unchecked")
        static <K, V> Entry<K, V> copyOf(Entry<? extends K, ? extends V> e) {
            Objects.requireNonNull(e);
            if (e instanceof KeyValueHolder) {
                return (Entry<K, V>) e;
            }
            return Map.entry(e.getKey(), e.getValue());
        }
    }

    boolean equals(Object o);

    int hashCode();

    default V getOrDefault(Object key, V defaultValue) {
        V v = get(key);
        return v != null || containsKey(key) ? v : defaultValue;
    }

    default void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        for (Entry<K, V> e : entrySet()) {
            K k;
            V v;
            try {
                k = e.getKey();
                v = e.getValue();
            } catch (IllegalStateException gone) {
                throw new ConcurrentModificationException(gone);
            }
            action.accept(k, v);
        }
    }

    default void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        for (Entry<K, V> e : entrySet()) {
            V made = function.apply(asked(e::getKey), asked(e::getValue));
            asked(() -> e.setValue(made));
        }
    }

    /** Of an entry, which complains when the map has lost it. */
    private static <T> T asked(java.util.function.Supplier<T> entry) {
        try {
            return entry.get();
        } catch (IllegalStateException gone) {
            throw new ConcurrentModificationException(gone);
        }
    }

    default V putIfAbsent(K key, V value) {
        V v = get(key);
        return v != null ? v : put(key, value);
    }

    default boolean remove(Object key, Object value) {
        Object v = get(key);
        if (!Objects.equals(v, value) || (v == null && !containsKey(key))) {
            return false;
        }
        remove(key);
        return true;
    }

    default boolean replace(K key, V oldValue, V newValue) {
        Object v = get(key);
        if (!Objects.equals(v, oldValue) || (v == null && !containsKey(key))) {
            return false;
        }
        put(key, newValue);
        return true;
    }

    default V replace(K key, V value) {
        V v = get(key);
        return v != null || containsKey(key) ? put(key, value) : v;
    }

    default V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        Objects.requireNonNull(mappingFunction);
        V v = get(key);
        if (v == null) {
            v = mappingFunction.apply(key);
            if (v != null) {
                put(key, v);
            }
        }
        return v;
    }

    default V computeIfPresent(K key,
            BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        V old = get(key);
        if (old == null) {
            return null;
        }
        V v = remappingFunction.apply(key, old);
        if (v != null) {
            put(key, v);
        } else {
            remove(key);
        }
        return v;
    }

    default V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        V old = get(key);
        V v = remappingFunction.apply(key, old);
        if (v != null) {
            put(key, v);
        } else if (old != null || containsKey(key)) {
            remove(key);
        }
        return v;
    }

    default V merge(K key, V value,
            BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Objects.requireNonNull(value);
        V old = get(key);
        if (old == null) {
            put(key, value);
            return value;
        }
        V merged = remappingFunction.apply(old, value);
        if (merged != null) {
            put(key, merged);
        } else {
            remove(key);
        }
        return merged;
    }

    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> of() {
        return (Map<K, V>) ImmutableCollections.EMPTY_MAP;
    }

    static <K, V> Map<K, V> of(K k1, V v1) {
        return ImmutableCollections.map(k1, v1);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2) {
        return ImmutableCollections.map(k1, v1, k2, v2);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3) {
        return ImmutableCollections.map(k1, v1, k2, v2, k3, v3);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4) {
        return ImmutableCollections.map(k1, v1, k2, v2, k3, v3, k4, v4);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4,
            K k5, V v5) {
        return ImmutableCollections.map(k1, v1, k2, v2, k3, v3, k4, v4, k5, v5);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4,
            K k5, V v5, K k6, V v6) {
        return ImmutableCollections.map(k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4,
            K k5, V v5, K k6, V v6, K k7, V v7) {
        return ImmutableCollections.map(k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4,
            K k5, V v5, K k6, V v6, K k7, V v7, K k8, V v8) {
        return ImmutableCollections.map(k1, v1, k2, v2, k3, v3, k4, v4, k5, v5,
            k6, v6, k7, v7, k8, v8);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4,
            K k5, V v5, K k6, V v6, K k7, V v7, K k8, V v8, K k9, V v9) {
        return ImmutableCollections.map(k1, v1, k2, v2, k3, v3, k4, v4, k5, v5,
            k6, v6, k7, v7, k8, v8, k9, v9);
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4,
            K k5, V v5, K k6, V v6, K k7, V v7, K k8, V v8, K k9, V v9, K k10, V v10) {
        return ImmutableCollections.map(k1, v1, k2, v2, k3, v3, k4, v4, k5, v5,
            k6, v6, k7, v7, k8, v8, k9, v9, k10, v10);
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    static <K, V> Map<K, V> ofEntries(Entry<? extends K, ? extends V>... entries) {
        Object[] kv = new Object[entries.length * 2];
        int n = 0;
        for (Entry<? extends K, ? extends V> e : entries) {
            kv[n++] = e.getKey();
            kv[n++] = e.getValue();
        }
        return ImmutableCollections.map(kv);
    }

    static <K, V> Entry<K, V> entry(K k, V v) {
        return new KeyValueHolder<>(k, v);
    }

    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> map) {
        if (map instanceof ImmutableCollections.ArrayMap) {
            return (Map<K, V>) map;
        }
        return (Map<K, V>) Map.ofEntries(map.entrySet().toArray(new Entry[0]));
    }
}
