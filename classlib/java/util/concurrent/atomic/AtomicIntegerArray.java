/* SPDX-License-Identifier: MIT */
package java.util.concurrent.atomic;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import jdk.internal.misc.Unsafe;

/** An array whose elements are updated atomically. */
public class AtomicIntegerArray implements java.io.Serializable {
    private static final long serialVersionUID = 2862133569453604235L;
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long BASE = U.arrayBaseOffset(int[].class);

    @SuppressWarnings("serial")
    private final int[] array;

    public AtomicIntegerArray(int length) {
        array = new int[length];
    }

    public AtomicIntegerArray(int[] array) {
        this.array = array.clone();
    }

    private long offset(int i) {
        if (i < 0 || i >= array.length) {
            throw new ArrayIndexOutOfBoundsException("Index " + i
                + " out of bounds for length " + array.length);
        }
        return BASE + ((long) i << 2);
    }

    public final int length() {
        return array.length;
    }

    public final int get(int i) {
        return U.getIntVolatile(array, offset(i));
    }

    public final int getPlain(int i) {
        return U.getIntVolatile(array, offset(i));
    }

    public final int getOpaque(int i) {
        return U.getIntVolatile(array, offset(i));
    }

    public final int getAcquire(int i) {
        return U.getIntVolatile(array, offset(i));
    }

    public final void set(int i, int newValue) {
        U.putIntVolatile(array, offset(i), newValue);
    }

    public final void lazySet(int i, int newValue) {
        U.putIntVolatile(array, offset(i), newValue);
    }

    public final void setPlain(int i, int newValue) {
        U.putIntVolatile(array, offset(i), newValue);
    }

    public final void setOpaque(int i, int newValue) {
        U.putIntVolatile(array, offset(i), newValue);
    }

    public final void setRelease(int i, int newValue) {
        U.putIntVolatile(array, offset(i), newValue);
    }

    public final boolean compareAndSet(int i, int expectedValue, int newValue) {
        return U.compareAndSetInt(array, offset(i), expectedValue, newValue);
    }

    @Deprecated(since = "9")
    public final boolean weakCompareAndSet(int i, int expectedValue, int newValue) {
        return U.compareAndSetInt(array, offset(i), expectedValue, newValue);
    }

    public final boolean weakCompareAndSetPlain(int i, int expectedValue, int newValue) {
        return U.compareAndSetInt(array, offset(i), expectedValue, newValue);
    }

    public final boolean weakCompareAndSetVolatile(int i, int expectedValue, int newValue) {
        return U.compareAndSetInt(array, offset(i), expectedValue, newValue);
    }

    public final boolean weakCompareAndSetAcquire(int i, int expectedValue, int newValue) {
        return U.compareAndSetInt(array, offset(i), expectedValue, newValue);
    }

    public final boolean weakCompareAndSetRelease(int i, int expectedValue, int newValue) {
        return U.compareAndSetInt(array, offset(i), expectedValue, newValue);
    }

    public final int compareAndExchange(int i, int expectedValue, int newValue) {
        for (;;) {
            int found = get(i);
            if (found != expectedValue || compareAndSet(i, found, newValue)) {
                return found;
            }
        }
    }

    public final int compareAndExchangeAcquire(int i, int expectedValue, int newValue) {
        for (;;) {
            int found = get(i);
            if (found != expectedValue || compareAndSet(i, found, newValue)) {
                return found;
            }
        }
    }

    public final int compareAndExchangeRelease(int i, int expectedValue, int newValue) {
        for (;;) {
            int found = get(i);
            if (found != expectedValue || compareAndSet(i, found, newValue)) {
                return found;
            }
        }
    }

    public final int getAndSet(int i, int newValue) {
        for (;;) {
            int v = get(i);
            int next = newValue;
            if (compareAndSet(i, v, next)) {
                return v;
            }
        }
    }

    public final int getAndUpdate(int i, IntUnaryOperator updateFunction) {
        for (;;) {
            int v = get(i);
            int next = updateFunction.applyAsInt(v);
            if (compareAndSet(i, v, next)) {
                return v;
            }
        }
    }

    public final int updateAndGet(int i, IntUnaryOperator updateFunction) {
        for (;;) {
            int v = get(i);
            int next = updateFunction.applyAsInt(v);
            if (compareAndSet(i, v, next)) {
                return next;
            }
        }
    }

    public final int getAndAccumulate(int i, int x, IntBinaryOperator accumulatorFunction) {
        for (;;) {
            int v = get(i);
            int next = accumulatorFunction.applyAsInt(v, x);
            if (compareAndSet(i, v, next)) {
                return v;
            }
        }
    }

    public final int accumulateAndGet(int i, int x, IntBinaryOperator accumulatorFunction) {
        for (;;) {
            int v = get(i);
            int next = accumulatorFunction.applyAsInt(v, x);
            if (compareAndSet(i, v, next)) {
                return next;
            }
        }
    }

    public final int getAndAdd(int i, int delta) {
        for (;;) {
            int v = get(i);
            int next = v + delta;
            if (compareAndSet(i, v, next)) {
                return v;
            }
        }
    }

    public final int addAndGet(int i, int delta) {
        return getAndAdd(i, delta) + delta;
    }

    public final int getAndIncrement(int i) {
        return getAndAdd(i, 1);
    }

    public final int getAndDecrement(int i) {
        return getAndAdd(i, -1);
    }

    public final int incrementAndGet(int i) {
        return getAndAdd(i, 1) + 1;
    }

    public final int decrementAndGet(int i) {
        return getAndAdd(i, -1) - 1;
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            b.append(i == 0 ? "" : ", ").append(get(i));
        }
        return b.append(']').toString();
    }
}
