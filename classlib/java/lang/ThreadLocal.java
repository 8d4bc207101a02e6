/* SPDX-License-Identifier: MIT */
package java.lang;

import java.lang.ref.WeakReference;
import java.util.Objects;
import java.util.function.Supplier;

/** A variable of which each thread has its own. */
public class ThreadLocal<T> {
    private static int nextHashCode;

    private final int threadLocalHashCode = nextHashCode();

    private static synchronized int nextHashCode() {
        nextHashCode += 0x61c88647;
        return nextHashCode;
    }

    public ThreadLocal() {
    }

    protected T initialValue() {
        return null;
    }

    public static <S> ThreadLocal<S> withInitial(Supplier<? extends S> supplier) {
        return new SuppliedThreadLocal<>(supplier);
    }

    /** Takes its initial value from a supplier. */
    private static final class SuppliedThreadLocal<T> extends ThreadLocal<T> {
        private final Supplier<? extends T> supplier;

        SuppliedThreadLocal(Supplier<? extends T> supplier) {
            this.supplier = Objects.requireNonNull(supplier);
        }

        @Override
        protected T initialValue() {
            return supplier.get();
        }
    }

    ThreadLocalMap getMap(Thread t) {
        return t.threadLocals;
    }

    void setMap(Thread t, ThreadLocalMap map) {
        t.threadLocals = map;
    }

    T childValue(T parentValue) {
        throw new UnsupportedOperationException();
    }

    @SuppressWarnings("unchecked")
    public T get() {
        Thread t = Thread.currentThread();
        ThreadLocalMap map = getMap(t);
        if (map != null) {
            ThreadLocalMap.Entry e = map.find(this);
            if (e != null) {
                return (T) e.value;
            }
        }
        T value = initialValue();
        set(value);
        return value;
    }

    public void set(T value) {
        Thread t = Thread.currentThread();
        ThreadLocalMap map = getMap(t);
        if (map == null) {
            map = new ThreadLocalMap();
            setMap(t, map);
        }
        map.put(this, value);
    }

    public void remove() {
        ThreadLocalMap map = getMap(Thread.currentThread());
        if (map != null) {
            map.remove(this);
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static ThreadLocalMap createInheritedMap(ThreadLocalMap parent) {
        ThreadLocalMap map = new ThreadLocalMap();
        for (ThreadLocalMap.Entry e : parent.table) {
            for (; e != null; e = e.next) {
                ThreadLocal key = e.get();
                if (key != null) {
                    map.put(key, key.childValue(e.value));
                }
            }
        }
        return map;
    }

    /** A small chained hash table with weak keys, used by its own thread only. */
    static final class ThreadLocalMap {
        static final class Entry extends WeakReference<ThreadLocal<?>> {
            Object value;
            Entry next;

            Entry(ThreadLocal<?> key, Object value, Entry next) {
                super(key);
                this.value = value;
                this.next = next;
            }
        }

        Entry[] table = new Entry[16];
        private int size;

        Entry find(ThreadLocal<?> key) {
            Entry e = table[key.threadLocalHashCode & table.length - 1];
            while (e != null && !e.refersTo(key)) {
                e = e.next;
            }
            return e;
        }

        void put(ThreadLocal<?> key, Object value) {
            Entry e = find(key);
            if (e != null) {
                e.value = value;
                return;
            }
            if (size >= table.length) {
                rehash();
            }
            int i = key.threadLocalHashCode & table.length - 1;
            table[i] = new Entry(key, value, table[i]);
            size++;
        }

        void remove(ThreadLocal<?> key) {
            int i = key.threadLocalHashCode & table.length - 1;
            Entry previous = null;
            for (Entry e = table[i]; e != null; previous = e, e = e.next) {
                if (e.refersTo(key)) {
                    if (previous == null) {
                        table[i] = e.next;
                    } else {
                        previous.next = e.next;
                    }
                    e.clear();
                    e.value = null;
                    size--;
                    return;
                }
            }
        }

        /* Drops the entries of dead keys; grows if that does not make enough room. */
        private void rehash() {
            Entry[] old = table;
            int live = 0;
            for (Entry e : old) {
                for (; e != null; e = e.next) {
                    if (e.get() != null) {
                        live++;
                    }
                }
            }
            Entry[] larger = new Entry[live * 2 > old.length ? old.length * 2 : old.length];
            size = 0;
            for (Entry e : old) {
                while (e != null) {
                    Entry next = e.next;
                    ThreadLocal<?> key = e.get();
                    if (key != null) {
                        int i = key.threadLocalHashCode & larger.length - 1;
                        e.next = larger[i];
                        larger[i] = e;
                        size++;
                    }
                    e = next;
                }
            }
            table = larger;
        }
    }
}
