/* SPDX-License-Identifier: MIT */
package java.util.concurrent.atomic;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import jdk.internal.misc.Unsafe;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;

/** Updates one volatile field of a class's instances atomically. */
public abstract class AtomicIntegerFieldUpdater<T> {
    protected AtomicIntegerFieldUpdater() {
    }

    @CallerSensitive
    public static <U> AtomicIntegerFieldUpdater<U> newUpdater(Class<U> tclass,
            String fieldName) {
        return new Impl<>(tclass, fieldName, Reflection.getCallerClass());
    }

    public abstract boolean compareAndSet(T obj, int expect, int update);

    public abstract boolean weakCompareAndSet(T obj, int expect, int update);

    public abstract void set(T obj, int newValue);

    public abstract void lazySet(T obj, int newValue);

    public abstract int get(T obj);

    public int getAndSet(T obj, int newValue) {
        for (;;) {
            int v = get(obj);
            int next = newValue;
            if (compareAndSet(obj, v, next)) {
                return v;
            }
        }
    }

    public final int getAndUpdate(T obj, IntUnaryOperator f) {
        for (;;) {
            int v = get(obj);
            int next = f.applyAsInt(v);
            if (compareAndSet(obj, v, next)) {
                return v;
            }
        }
    }

    public final int updateAndGet(T obj, IntUnaryOperator f) {
        for (;;) {
            int v = get(obj);
            int next = f.applyAsInt(v);
            if (compareAndSet(obj, v, next)) {
                return next;
            }
        }
    }

    public final int getAndAccumulate(T obj, int x, IntBinaryOperator f) {
        for (;;) {
            int v = get(obj);
            int next = f.applyAsInt(v, x);
            if (compareAndSet(obj, v, next)) {
                return v;
            }
        }
    }

    public final int accumulateAndGet(T obj, int x, IntBinaryOperator f) {
        for (;;) {
            int v = get(obj);
            int next = f.applyAsInt(v, x);
            if (compareAndSet(obj, v, next)) {
                return next;
            }
        }
    }

    public int getAndAdd(T obj, int delta) {
        for (;;) {
            int v = get(obj);
            int next = v + delta;
            if (compareAndSet(obj, v, next)) {
                return v;
            }
        }
    }

    public int addAndGet(T obj, int delta) {
        return getAndAdd(obj, delta) + delta;
    }

    public int getAndIncrement(T obj) {
        return getAndAdd(obj, 1);
    }

    public int getAndDecrement(T obj) {
        return getAndAdd(obj, -1);
    }

    public int incrementAndGet(T obj) {
        return getAndAdd(obj, 1) + 1;
    }

    public int decrementAndGet(T obj) {
        return getAndAdd(obj, -1) - 1;
    }

    private static final class Impl<T> extends AtomicIntegerFieldUpdater<T> {
        private static final Unsafe U = Unsafe.getUnsafe();

        private final Class<T> owner;
        private final long offset;

        Impl(Class<T> owner, String name, Class<?> caller) {
            Field field;
            try {
                field = owner.getDeclaredField(name);
                Reflection.ensureMemberAccess(caller, owner, null, field.getModifiers());
            } catch (Exception e) {
                throw new RuntimeException(e);
            }
            if (field.getType() != int.class) {
                throw new IllegalArgumentException("Must be integer type");
            }
            if (!Modifier.isVolatile(field.getModifiers())) {
                throw new IllegalArgumentException("Must be volatile type");
            }
            this.owner = owner;
            offset = U.objectFieldOffset(field);
        }

        private void check(T obj) {
            if (obj == null || obj.getClass() != owner && !owner.isInstance(obj)) {
                throw new ClassCastException();
            }
        }

        @Override
        public boolean compareAndSet(T obj, int expect, int value) {
            check(obj);
            return U.compareAndSetInt(obj, offset, expect, value);
        }

        @Override
        public boolean weakCompareAndSet(T obj, int expect, int value) {
            return compareAndSet(obj, expect, value);
        }

        @Override
        public void set(T obj, int value) {
            check(obj);
            U.putIntVolatile(obj, offset, value);
        }

        @Override
        public void lazySet(T obj, int value) {
            set(obj, value);
        }

        @Override
        public int getAndAdd(T obj, int delta) {
            check(obj);
            return U.getAndAddInt(obj, offset, delta);
        }

        @Override
        public int get(T obj) {
            check(obj);
            return U.getIntVolatile(obj, offset);
        }
    }
}
