/* SPDX-License-Identifier: MIT */
package java.util.concurrent.atomic;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import jdk.internal.misc.Unsafe;

/** An array whose elements are updated atomically. */
public class AtomicReferenceArray<E> implements java.io.Serializable {
    private static final long serialVersionUID = -6209656149925076980L;
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long BASE = U.arrayBaseOffset(Object[].class);
    private static final long SCALE = U.arrayIndexScale(Object[].class);

    @SuppressWarnings("serial")
    private final Object[] array;

    public AtomicReferenceArray(int length) {
        array = new Object[length];
    }

    public AtomicReferenceArray(E[] array) {
        this.array = java.util.Arrays.copyOf(array, array.length, Object[].class);
    }

    private long offset(int i) {
        if (i < 0 || i >= array.length) {
            throw new ArrayIndexOutOfBoundsException("Index " + i
                + " out of bounds for length " + array.length);
        }
        return BASE + SCALE * i;
    }

    public final int length() {
        return array.length;
    }

    @SuppressWarnings("unchecked")
    public final E get(int i) {
        return (E) U.getReferenceVolatile(array, offset(i));
    }

    @SuppressWarnings("unchecked")
    public final E getPlain(int i) {
        return (E) U.getReferenceVolatile(array, offset(i));
    }

    @SuppressWarnings("unchecked")
    public final E getOpaque(int i) {
        return (E) U.getReferenceVolatile(array, offset(i));
    }

    @SuppressWarnings("unchecked")
    public final E getAcquire(int i) {
        return (E) U.getReferenceVolatile(array, offset(i));
    }

    public final void set(int i, E newValue) {
        U.putReferenceVolatile(array, offset(i), newValue);
    }

    public final void lazySet(int i, E newValue) {
        U.putReferenceVolatile(array, offset(i), newValue);
    }

    public final void setPlain(int i, E newValue) {
        U.putReferenceVolatile(array, offset(i), newValue);
    }

    public final void setOpaque(int i, E newValue) {
        U.putReferenceVolatile(array, offset(i), newValue);
    }

    public final void setRelease(int i, E newValue) {
        U.putReferenceVolatile(array, offset(i), newValue);
    }

    public final boolean compareAndSet(int i, E expectedValue, E newValue) {
        return U.compareAndSetReference(array, offset(i), expectedValue, newValue);
    }

    @Deprecated(since = "9")
    public final boolean weakCompareAndSet(int i, E expectedValue, E newValue) {
        return U.compareAndSetReference(array, offset(i), expectedValue, newValue);
    }

    public final boolean weakCompareAndSetPlain(int i, E expectedValue, E newValue) {
        return U.compareAndSetReference(array, offset(i), expectedValue, newValue);
    }

    public final boolean weakCompareAndSetVolatile(int i, E expectedValue, E newValue) {
        return U.compareAndSetReference(array, offset(i), expectedValue, newValue);
    }

    public final boolean weakCompareAndSetAcquire(int i, E expectedValue, E newValue) {
        return U.compareAndSetReference(array, offset(i), expectedValue, newValue);
    }

    public final boolean weakCompareAndSetRelease(int i, E expectedValue, E newValue) {
        return U.compareAndSetReference(array, offset(i), expectedValue, newValue);
    }

    public final E compareAndExchange(int i, E expectedValue, E newValue) {
        for (;;) {
            E found = get(i);
            if (found != expectedValue || compareAndSet(i, found, newValue)) {
                return found;
            }
        }
    }

    public final E compareAndExchangeAcquire(int i, E expectedValue, E newValue) {
        for (;;) {
            E found = get(i);
            if (found != expectedValue || compareAndSet(i, found, newValue)) {
                return found;
            }
        }
    }

    public final E compareAndExchangeRelease(int i, E expectedValue, E newValue) {
        for (;;) {
            E found = get(i);
            if (found != expectedValue || compareAndSet(i, found, newValue)) {
                return found;
            }
        }
    }

    public final E getAndSet(int i, E newValue) {
        for (;;) {
            E v = get(i);
            E next = newValue;
            if (compareAndSet(i, v, next)) {
                return v;
            }
        }
    }

    public final E getAndUpdate(int i, UnaryOperator<E> updateFunction) {
        for (;;) {
            E v = get(i);
            E next = updateFunction.apply(v);
            if (compareAndSet(i, v, next)) {
                return v;
            }
        }
    }

    public final E updateAndGet(int i, UnaryOperator<E> updateFunction) {
        for (;;) {
            E v = get(i);
            E next = updateFunction.apply(v);
            if (compareAndSet(i, v, next)) {
                return next;
            }
        }
    }

    public final E getAndAccumulate(int i, E x, BinaryOperator<E> accumulatorFunction) {
        for (;;) {
            E v = get(i);
            E next = accumulatorFunction.apply(v, x);
            if (compareAndSet(i, v, next)) {
                return v;
            }
        }
    }

    public final E accumulateAndGet(int i, E x, BinaryOperator<E> accumulatorFunction) {
        for (;;) {
            E v = get(i);
            E next = accumulatorFunction.apply(v, x);
            if (compareAndSet(i, v, next)) {
                return next;
            }
        }
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            b.append(i == 0 ? "" : ", ").append(get(i));
        }
        return b.append(']').toString();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (array == null) {
            throw new InvalidObjectException("Not array type");
        }
    }
}
