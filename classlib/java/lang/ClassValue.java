/* SPDX-License-Identifier: MIT */
package java.lang;

import java.util.WeakHashMap;

/** A value that is computed once for each class that it is asked of, and dies with the class. */
public abstract class ClassValue<T> {
    /** The values of one class; the class refers to it. Guards itself. */
    static final class ClassValueMap extends WeakHashMap<Object, Entry> {
    }

    static final class Entry {
        final Object value;

        Entry(Object value) {
            this.value = value;
        }
    }

    /* Stands for this object in the maps: subclasses may redefine equals. */
    private final Object identity = new Object();

    protected ClassValue() {
    }

    protected abstract T computeValue(Class<?> type);

    private static ClassValueMap mapOf(Class<?> type) {
        ClassValueMap map = type.values;
        if (map == null) {
            synchronized (ClassValueMap.class) {
                map = type.values;
                if (map == null) {
                    map = new ClassValueMap();
                    type.values = map;
                }
            }
        }
        return map;
    }

    @SuppressWarnings("unchecked")
    public T get(Class<?> type) {
        ClassValueMap map = mapOf(type);
        synchronized (map) {
            Entry e = map.get(identity);
            if (e != null) {
                return (T) e.value;
            }
        }
        T value = computeValue(type);
        synchronized (map) {
            Entry e = map.get(identity);
            if (e != null) {
                return (T) e.value;
            }
            map.put(identity, new Entry(value));
            return value;
        }
    }

    public void remove(Class<?> type) {
        ClassValueMap map = mapOf(type);
        synchronized (map) {
            map.remove(identity);
        }
    }
}
