/* SPDX-License-Identifier: MIT */
package java.util.concurrent.atomic;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import jdk.internal.misc.Unsafe;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;

/** Updates one volatile field of a class's instances atomically. */
public abstract class AtomicReferenceFieldUpdater<T, V> {
    protected AtomicReferenceFieldUpdater() {
    }

    @CallerSensitive
    public static <U, W> AtomicReferenceFieldUpdater<U, W> newUpdater(Class<U> tclass,
            Class<W> vclass, String fieldName) {
        return new Impl<>(tclass, vclass, fieldName, Reflection.getCallerClass());
    }

    public abstract boolean compareAndSet(T obj, V expect, V update);

    public abstract boolean weakCompareAndSet(T obj, V expect, V update);

    public abstract void set(T obj, V newValue);

    public abstract void lazySet(T obj, V newValue);

    public abstract V get(T obj);

    public V getAndSet(T obj, V newValue) {
        for (;;) {
            V v = get(obj);
            V next = newValue;
            if (compareAndSet(obj, v, next)) {
                return v;
            }
        }
    }

    public final V getAndUpdate(T obj, UnaryOperator<V> f) {
        for (;;) {
            V v = get(obj);
            V next = f.apply(v);
            if (compareAndSet(obj, v, next)) {
                return v;
            }
        }
    }

    public final V updateAndGet(T obj, UnaryOperator<V> f) {
        for (;;) {
            V v = get(obj);
            V next = f.apply(v);
            if (compareAndSet(obj, v, next)) {
                return next;
            }
        }
    }

    public final V getAndAccumulate(T obj, V x, BinaryOperator<V> f) {
        for (;;) {
            V v = get(obj);
            V next = f.apply(v, x);
            if (compareAndSet(obj, v, next)) {
                return v;
            }
        }
    }

    public final V accumulateAndGet(T obj, V x, BinaryOperator<V> f) {
        for (;;) {
            V v = get(obj);
            V next = f.apply(v, x);
            if (compareAndSet(obj, v, next)) {
                return next;
            }
        }
    }

    private static final class Impl<T, V> extends AtomicReferenceFieldUpdater<T, V> {
        private static final Unsafe U = Unsafe.getUnsafe();

        private final Class<T> owner;
        private final long offset;
        private final Class<V> type;

        Impl(Class<T> owner, Class<V> type, String name, Class<?> caller) {
            Field field;
            try {
                field = owner.getDeclaredField(name);
                Reflection.ensureMemberAccess(caller, owner, null, field.getModifiers());
            } catch (Exception e) {
                throw new RuntimeException(e);
            }
            if (field.getType() != type) {
                throw new ClassCastException();
            }
            if (type.isPrimitive()) {
                throw new IllegalArgumentException("Must be reference type");
            }
            if (!Modifier.isVolatile(field.getModifiers())) {
                throw new IllegalArgumentException("Must be volatile type");
            }
            this.owner = owner;
            this.type = type;
            offset = U.objectFieldOffset(field);
        }

        private void check(T obj) {
            if (!owner.isInstance(obj)) {
                throw new ClassCastException();
            }
        }

        @Override
        public boolean compareAndSet(T obj, V expect, V value) {
            check(obj);
            if (value != null && !type.isInstance(value)) {
                throw new ClassCastException();
            }
            return U.compareAndSetReference(obj, offset, expect, value);
        }

        @Override
        public boolean weakCompareAndSet(T obj, V expect, V value) {
            return compareAndSet(obj, expect, value);
        }

        @Override
        public void set(T obj, V value) {
            check(obj);
            if (value != null && !type.isInstance(value)) {
                throw new ClassCastException();
            }
            U.putReferenceVolatile(obj, offset, value);
        }

        @Override
        public void lazySet(T obj, V value) {
            set(obj, value);
        }

        @Override
        @SuppressWarnings("unchecked")
        public V get(T obj) {
            check(obj);
            return (V) U.getReferenceVolatile(obj, offset);
        }
    }
}
