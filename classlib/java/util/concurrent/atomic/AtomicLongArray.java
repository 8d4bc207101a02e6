/* SPDX-License-Identifier: MIT */
package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import jdk.internal.misc.Unsafe;

/** An array whose elements are updated atomically. */
public class AtomicLongArray implements java.io.Serializable {
    private static final long serialVersionUID = -2308431214976778248L;
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long BASE = U.arrayBaseOffset(long[].class);

    @SuppressWarnings("serial")
    private final long[] array;

    public AtomicLongArray(int length) {
        array = new long[length];
    }

    public AtomicLongArray(long[] array) {
        this.array = array.clone();
    }

    private long offset(int i) {
        if (i < 0 || i >= array.length) {
            throw new ArrayIndexOutOfBoundsException("Index " + i
                + " out of bounds for length " + array.length);
        }
        return BASE + ((long) i << 3);
    }

    public final int length() {
        return array.length;
    }

    public final long get(int i) {
        return U.getLongVolatile(array, offset(i));
    }

    public final long getPlain(int i) {
        return U.getLongVolatile(array, offset(i));
    }

    public final long getOpaque(int i) {
        return U.getLongVolatile(array, offset(i));
    }

    public final long getAcquire(int i) {
        return U.getLongVolatile(array, offset(i));
    }

    public final void set(int i, long newValue) {
        U.putLongVolatile(array, offset(i), newValue);
    }

    public final void lazySet(int i, long newValue) {
        U.putLongVolatile(array, offset(i), newValue);
    }

    public final void setPlain(int i, long newValue) {
        U.putLongVolatile(array, offset(i), newValue);
    }

    public final void setOpaque(int i, long newValue) {
        U.putLongVolatile(array, offset(i), newValue);
    }

    public final void setRelease(int i, long newValue) {
        U.putLongVolatile(array, offset(i), newValue);
    }

    public final boolean compareAndSet(int i, long expectedValue, long newValue) {
        return U.compareAndSetLong(array, offset(i), expectedValue, newValue);
    }

    @Deprecated(since = "9")
    public final boolean weakCompareAndSet(int i, long expectedValue, long newValue) {
        return U.compareAndSetLong(array, offset(i), expectedValue, newValue);
    }

    public final boolean weakCompareAndSetPlain(int i, long expectedValue, long newValue) {
        return U.compareAndSetLong(array, offset(i), expectedValue, newValue);
    }

    public final boolean weakCompareAndSetVolatile(int i, long expectedValue, long newValue) {
        return U.compareAndSetLong(array, offset(i), expectedValue, newValue);
    }

    public final boolean weakCompareAndSetAcquire(int i, long expectedValue, long newValue) {
        return U.compareAndSetLong(array, offset(i), expectedValue, newValue);
    }

    public final boolean weakCompareAndSetRelease(int i, long expectedValue, long newValue) {
        return U.compareAndSetLong(array, offset(i), expectedValue, newValue);
    }

    public final long compareAndExchange(int i, long expectedValue, long newValue) {
        for (;;) {
            long found = get(i);
            if (found != expectedValue || compareAndSet(i, found, newValue)) {
                return found;
            }
        }
    }

    public final long compareAndExchangeAcquire(int i, long expectedValue, long newValue) {
        for (;;) {
            long found = get(i);
            if (found != expectedValue || compareAndSet(i, found, newValue)) {
                return found;
            }
        }
    }

    public final long compareAndExchangeRelease(int i, long expectedValue, long newValue) {
        for (;;) {
            long found = get(i);
            if (found != expectedValue || compareAndSet(i, found, newValue)) {
                return found;
            }
        }
    }

    public final long getAndSet(int i, long newValue) {
        for (;;) {
            long v = get(i);
            long next = newValue;
            if (compareAndSet(i, v, next)) {
                return v;
            }
        }
    }

    public final long getAndUpdate(int i, LongUnaryOperator updateFunction) {
        for (;;) {
            long v = get(i);
            long next = updateFunction.applyAsLong(v);
            if (compareAndSet(i, v, next)) {
                return v;
            }
        }
    }

    public final long updateAndGet(int i, LongUnaryOperator updateFunction) {
        for (;;) {
            long v = get(i);
            long next = updateFunction.applyAsLong(v);
            if (compareAndSet(i, v, next)) {
                return next;
            }
        }
    }

    public final long getAndAccumulate(int i, long x, LongBinaryOperator accumulatorFunction) {
        for (;;) {
            long v = get(i);
            long next = accumulatorFunction.applyAsLong(v, x);
            if (compareAndSet(i, v, next)) {
                return v;
            }
        }
    }

    public final long accumulateAndGet(int i, long x, LongBinaryOperator accumulatorFunction) {
        for (;;) {
            long v = get(i);
            long next = accumulatorFunction.applyAsLong(v, x);
            if (compareAndSet(i, v, next)) {
                return next;
            }
        }
    }

    public final long getAndAdd(int i, long delta) {
        for (;;) {
            long v = get(i);
            long next = v + delta;
            if (compareAndSet(i, v, next)) {
                return v;
            }
        }
    }

    public final long addAndGet(int i, long delta) {
        return getAndAdd(i, delta) + delta;
    }

    public final long getAndIncrement(int i) {
        return getAndAdd(i, 1);
    }

    public final long getAndDecrement(int i) {
        return getAndAdd(i, -1);
    }

    public final long incrementAndGet(int i) {
        return getAndAdd(i, 1) + 1;
    }

    public final long decrementAndGet(int i) {
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
