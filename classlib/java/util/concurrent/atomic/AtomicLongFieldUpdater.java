/* SPDX-License-Identifier: MIT */
package java.util.concurrent.atomic;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import jdk.internal.misc.Unsafe;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;

/** Updates one volatile field of a class's instances atomically. */
public abstract class AtomicLongFieldUpdater<T> {
    protected AtomicLongFieldUpdater() {
    }

    @CallerSensitive
    public static <U> AtomicLongFieldUpdater<U> newUpdater(Class<U> tclass,
            String fieldName) {
        return new Impl<>(tclass, fieldName, Reflection.getCallerClass());
    }

    public abstract boolean compareAndSet(T obj, long expect, long update);

    public abstract boolean weakCompareAndSet(T obj, long expect, long update);

    public abstract void set(T obj, long newValue);

    public abstract void lazySet(T obj, long newValue);

    public abstract long get(T obj);

    public long getAndSet(T obj, long newValue) {
        for (;;) {
            long v = get(obj);
            long next = newValue;
            if (compareAndSet(obj, v, next)) {
                return v;
            }
        }
    }

    public final long getAndUpdate(T obj, LongUnaryOperator f) {
        for (;;) {
            long v = get(obj);
            long next = f.applyAsLong(v);
            if (compareAndSet(obj, v, next)) {
                return v;
            }
        }
    }

    public final long updateAndGet(T obj, LongUnaryOperator f) {
        for (;;) {
            long v = get(obj);
            long next = f.applyAsLong(v);
            if (compareAndSet(obj, v, next)) {
                return next;
            }
        }
    }

    public final long getAndAccumulate(T obj, long x, LongBinaryOperator f) {
        for (;;) {
            long v = get(obj);
            long next = f.applyAsLong(v, x);
            if (compareAndSet(obj, v, next)) {
                return v;
            }
        }
    }

    public final long accumulateAndGet(T obj, long x, LongBinaryOperator f) {
        for (;;) {
            long v = get(obj);
            long next = f.applyAsLong(v, x);
            if (compareAndSet(obj, v, next)) {
                return next;
            }
        }
    }

    public long getAndAdd(T obj, long delta) {
        for (;;) {
            long v = get(obj);
            long next = v + delta;
            if (compareAndSet(obj, v, next)) {
                return v;
            }
        }
    }

    public long addAndGet(T obj, long delta) {
        return getAndAdd(obj, delta) + delta;
    }

    public long getAndIncrement(T obj) {
        return getAndAdd(obj, 1);
    }

    public long getAndDecrement(T obj) {
        return getAndAdd(obj, -1);
    }

    public long incrementAndGet(T obj) {
        return getAndAdd(obj, 1) + 1;
    }

    public long decrementAndGet(T obj) {
        return getAndAdd(obj, -1) - 1;
    }

    private static final class Impl<T> extends AtomicLongFieldUpdater<T> {
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
            if (field.getType() != long.class) {
                throw new IllegalArgumentException("Must be long type");
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
        public boolean compareAndSet(T obj, long expect, long value) {
            check(obj);
            return U.compareAndSetLong(obj, offset, expect, value);
        }

        @Override
        public boolean weakCompareAndSet(T obj, long expect, long value) {
            return compareAndSet(obj, expect, value);
        }

        @Override
        public void set(T obj, long value) {
            check(obj);
            U.putLongVolatile(obj, offset, value);
        }

        @Override
        public void lazySet(T obj, long value) {
            set(obj, value);
        }

        @Override
        public long getAndAdd(T obj, long delta) {
            check(obj);
            return U.getAndAddLong(obj, offset, delta);
        }

        @Override
        public long get(T obj) {
            check(obj);
            return U.getLongVolatile(obj, offset);
        }
    }
}
