/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import jdk.internal.access.SharedSecrets;

/** A set that is the keys of a hash map. */
public class HashSet<E> extends AbstractSet<E> implements Set<E>, Cloneable, Serializable {
    private static final long serialVersionUID = -5024744406713321676L;
    private static final Object PRESENT = new Object();
    private transient HashMap<E, Object> map;

    public HashSet() {
        map = new HashMap<>();
    }

    public HashSet(Collection<? extends E> c) {
        map = new HashMap<>(Math.max((int) (c.size() / .75f) + 1, 16));
        addAll(c);
    }

    public HashSet(int initialCapacity, float loadFactor) {
        map = new HashMap<>(initialCapacity, loadFactor);
    }

    public HashSet(int initialCapacity) {
        map = new HashMap<>(initialCapacity);
    }

    HashSet(int initialCapacity, float loadFactor, boolean linked) {
        map = new LinkedHashMap<>(initialCapacity, loadFactor);
    }

    public Iterator<E> iterator() {
        return map.keySet().iterator();
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public boolean contains(Object o) {
        return map.containsKey(o);
    }

    public boolean add(E e) {
        return map.put(e, PRESENT) == null;
    }

    public boolean remove(Object o) {
        return map.remove(o) == PRESENT;
    }

    public void clear() {
        map.clear();
    }

    @SuppressWarnings("unchecked")
    public Object clone() {
        try {
            HashSet<E> s = (HashSet<E>) super.clone();
            s.map = (HashMap<E, Object>) map.clone();
            return s;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    @Override public Spliterator<E> spliterator() {
        return map.keySet().spliterator();
    }

    @Override public Object[] toArray() {
        return map.keySet().toArray();
    }

    @Override public <T> T[] toArray(T[] a) {
        return map.keySet().toArray(a);
    }

    private void writeObject(ObjectOutputStream s) throws IOException {
        s.defaultWriteObject();
        s.writeInt(map.capacity());
        s.writeFloat(map.loadFactor);
        s.writeInt(map.size());
        for (E e : map.keySet()) {
            s.writeObject(e);
        }
    }

    @SuppressWarnings("unchecked")
    private static void require(boolean holds, String failure) throws InvalidObjectException {
        if (!holds) {
            throw new InvalidObjectException(failure);
        }
    }

    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        s.defaultReadObject();
        int written = s.readInt();
        require(written >= 0, "Illegal capacity: " + written);
        float loadFactor = s.readFloat();
        require(loadFactor > 0, "Illegal load factor: " + loadFactor);
        int n = s.readInt();
        require(n >= 0, "Illegal size: " + n);
        int claimed = (int) Math.min(n * Math.min(1 / loadFactor, 4.0f), 1 << 30);
        SharedSecrets.getArrayAnnouncement().announce(s, Map.Entry[].class,
                HashMap.slotsFor(claimed));
        int capacity = Math.min(claimed, 1 << 16);
        map = this instanceof LinkedHashSet ? new LinkedHashMap<>(capacity, loadFactor)
            : new HashMap<>(capacity, loadFactor);
        for (int i = 0; i < n; i++) {
            map.put((E) s.readObject(), PRESENT);
        }
    }
}
