/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.NavigableMap;
import java.util.NavigableSet;

/** A navigable map that many threads may change. */
public interface ConcurrentNavigableMap<K, V> extends ConcurrentMap<K, V>, NavigableMap<K, V> {
    @Override
    ConcurrentNavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive);

    @Override
    ConcurrentNavigableMap<K, V> headMap(K to, boolean inclusive);

    @Override
    ConcurrentNavigableMap<K, V> tailMap(K from, boolean inclusive);

    @Override
    ConcurrentNavigableMap<K, V> subMap(K from, K to);

    @Override
    ConcurrentNavigableMap<K, V> headMap(K to);

    @Override
    ConcurrentNavigableMap<K, V> tailMap(K from);

    @Override
    ConcurrentNavigableMap<K, V> descendingMap();

    @Override
    NavigableSet<K> navigableKeySet();

    @Override
    NavigableSet<K> keySet();

    @Override
    NavigableSet<K> descendingKeySet();
}
