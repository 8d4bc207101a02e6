/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A map with atomic operations. */
public interface ConcurrentMap<K, V> extends Map<K, V> {
    @Override
    default V getOrDefault(Object key, V defaultValue) {
        V v = get(key);
        return v != null ? v : defaultValue;
    }

    @Override
    default void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> e : entrySet()) {
            action.accept(e.getKey(), e.getValue());
        }
    }

    @Override
    V putIfAbsent(K key, V value);

    @Override
    boolean remove(Object key, Object value);

    @Override
    boolean replace(K key, V oldValue, V newValue);

    @Override
    V replace(K key, V value);

    @Override
    default void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        for (Map.Entry<K, V> e : entrySet()) {
            K k = e.getKey();
            V v = e.getValue();
            while (!replace(k, v, function.apply(k, v))) {
                v = get(k);
                if (v == null) {
                    break;
                }
            }
        }
    }

    @Override
    default V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        Objects.requireNonNull(mappingFunction);
        V old = get(key);
        if (old != null) {
            return old;
        }
        V v = mappingFunction.apply(key);
        if (v == null) {
            return null;
        }
        old = putIfAbsent(key, v);
        return old == null ? v : old;
    }

    @Override
    default V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        for (V old; (old = get(key)) != null;) {
            V v = f.apply(key, old);
            if (v == null ? remove(key, old) : replace(key, old, v)) {
                return v;
            }
        }
        return null;
    }

    @Override
    default V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
        for (;;) {
            V old = get(key);
            V v = f.apply(key, old);
            if (v == null) {
                if (old == null || remove(key, old)) {
                    return null;
                }
            } else if (old == null ? putIfAbsent(key, v) == null : replace(key, old, v)) {
                return v;
            }
        }
    }

    @Override
    default V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(value);
        for (;;) {
            V old = get(key);
            if (old == null) {
                if (putIfAbsent(key, value) == null) {
                    return value;
                }
                continue;
            }
            V v = f.apply(old, value);
            if (v == null ? remove(key, old) : replace(key, old, v)) {
                return v;
            }
        }
    }
}
