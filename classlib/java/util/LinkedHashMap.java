/* SPDX-License-Identifier: MIT */
package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/** A hash map that also keeps its entries in a list, by insertion or by last access. */
public class LinkedHashMap<K, V> extends HashMap<K, V> implements Map<K, V> {
    private static final long serialVersionUID = 3801124242820219131L;

    static class Entry<K, V> extends HashMap.Node<K, V> {
        Entry<K, V> before;
        Entry<K, V> after;

        Entry(int hash, K key, V value, Node<K, V> next) {
            super(hash, key, value, next);
        }
    }

    transient Entry<K, V> head;
    transient Entry<K, V> tail;
    final boolean accessOrder;

    public LinkedHashMap() {
        accessOrder = false;
    }

    public LinkedHashMap(int initialCapacity) {
        super(initialCapacity);
        accessOrder = false;
    }

    public LinkedHashMap(int initialCapacity, float loadFactor) {
        this(initialCapacity, loadFactor, false);
    }

    public LinkedHashMap(int initialCapacity, float loadFactor, boolean accessOrder) {
        super(initialCapacity, loadFactor);
        this.accessOrder = accessOrder;
    }

    public LinkedHashMap(Map<? extends K, ? extends V> m) {
        accessOrder = false;
        putAll(m);
    }

    private void linkLast(Entry<K, V> p) {
        Entry<K, V> last = tail;
        p.before = last;
        p.after = null;
        tail = p;
        if (last == null) {
            head = p;
        } else {
            last.after = p;
        }
    }

    private void transferLinks(Entry<K, V> from, Entry<K, V> to) {
        Entry<K, V> b = to.before = from.before;
        Entry<K, V> a = to.after = from.after;
        if (b == null) {
            head = to;
        } else {
            b.after = to;
        }
        if (a == null) {
            tail = to;
        } else {
            a.before = to;
        }
    }

    private void unlink(Entry<K, V> p) {
        Entry<K, V> b = p.before, a = p.after;
        p.before = p.after = null;
        if (b == null) {
            head = a;
        } else {
            b.after = a;
        }
        if (a == null) {
            tail = b;
        } else {
            a.before = b;
        }
    }

    @Override void reinitialize() {
        super.reinitialize();
        head = tail = null;
    }

    @Override Node<K, V> newNode(int h, K key, V value, Node<K, V> next) {
        Entry<K, V> p = new Entry<>(h, key, value, next);
        linkLast(p);
        return p;
    }

    @Override Node<K, V> replacementNode(Node<K, V> p, Node<K, V> next) {
        Entry<K, V> t = new Entry<>(p.hash, p.key, p.value, next);
        transferLinks((Entry<K, V>) p, t);
        return t;
    }

    @Override TreeNode<K, V> newTreeNode(int h, K key, V value, Node<K, V> next) {
        TreeNode<K, V> p = new TreeNode<>(h, key, value, next);
        linkLast(p);
        return p;
    }

    @Override TreeNode<K, V> replacementTreeNode(Node<K, V> p, Node<K, V> next) {
        TreeNode<K, V> t = new TreeNode<>(p.hash, p.key, p.value, next);
        transferLinks((Entry<K, V>) p, t);
        return t;
    }

    @Override void afterNodeRemoval(Node<K, V> e) {
        unlink((Entry<K, V>) e);
    }

    @Override void afterNodeInsertion(boolean evict) {
        Entry<K, V> first = head;
        if (evict && first != null && removeEldestEntry(first)) {
            removeNode(first.hash, first.key, null, false, true);
        }
    }

    @Override void afterNodeAccess(Node<K, V> e) {
        if (accessOrder && tail != e) {
            Entry<K, V> p = (Entry<K, V>) e;
            unlink(p);
            linkLast(p);
            modCount++;
        }
    }

    public V get(Object key) {
        Node<K, V> e = getNode(key);
        if (e == null) {
            return null;
        }
        V v = e.value;
        if (accessOrder) {
            afterNodeAccess(e);
        }
        return v;
    }

    @Override public V getOrDefault(Object key, V defaultValue) {
        Node<K, V> e = getNode(key);
        if (e == null) {
            return defaultValue;
        }
        V v = e.value;
        if (accessOrder) {
            afterNodeAccess(e);
        }
        return v;
    }

    public void clear() {
        super.clear();
        head = tail = null;
    }

    public boolean containsValue(Object value) {
        for (Entry<K, V> e = head; e != null; e = e.after) {
            if (Objects.equals(value, e.value)) {
                return true;
            }
        }
        return false;
    }

    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return false;
    }

    @Override Iterator<?> newIterator(int kind) {
        return new LinkedIterator(kind);
    }

    @Override int viewCharacteristics() {
        return Spliterator.ORDERED;
    }

    @Override public void forEach(BiConsumer<? super K, ? super V> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        int expected = modCount;
        for (Entry<K, V> e = head; e != null; e = e.after) {
            action.accept(e.key, e.value);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    @Override <T> void eachNode(int kind, Consumer<? super T> action) {
        for (Entry<K, V> e = head; e != null; e = e.after) {
            action.accept(HashMap.<T>shown(kind, e));
        }
    }

    @Override public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        if (function == null) {
            throw new NullPointerException();
        }
        int expected = modCount;
        for (Entry<K, V> e = head; e != null; e = e.after) {
            e.value = function.apply(e.key, e.value);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    private final class LinkedIterator implements Iterator<Object> {
        private final int kind;
        private Entry<K, V> next = head;
        private Entry<K, V> current;
        private int expected = modCount;

        LinkedIterator(int kind) {
            this.kind = kind;
        }

        @Override public boolean hasNext() {
            return next != null;
        }

        @Override public Object next() {
            Entry<K, V> e = next;
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            if (e == null) {
                throw new NoSuchElementException();
            }
            current = e;
            next = e.after;
            return kind == KEYS ? e.key : kind == VALUES ? e.value : e;
        }

        @Override public void remove() {
            Entry<K, V> p = current;
            if (p == null) {
                throw new IllegalStateException();
            }
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            current = null;
            removeNode(p.hash, p.key, null, false, false);
            expected = modCount;
        }
    }
}
