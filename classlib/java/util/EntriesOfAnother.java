/* SPDX-License-Identifier: MIT */
package java.util;

/**
 * A map's set of entries that shows those of another one; how, its iterator says.
 * Nothing can be added.
 */
abstract class EntriesOfAnother<K, V> extends AbstractSet<Map.Entry<K, V>> {
    final Set<Map.Entry<K, V>> on;

    EntriesOfAnother(Set<Map.Entry<K, V>> on) {
        this.on = on;
    }

    @Override public int size() {
        return on.size();
    }

    @Override public boolean contains(Object o) {
        return on.contains(o);
    }

    @Override public boolean remove(Object o) {
        return on.remove(o);
    }

    @Override public void clear() {
        on.clear();
    }
}
