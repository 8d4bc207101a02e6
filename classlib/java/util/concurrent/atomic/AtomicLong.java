/* SPDX-License-Identifier: MIT */
package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import jdk.internal.misc.Unsafe;

/** A long that is updated atomically. */
public class AtomicLong extends Number implements java.io.Serializable {
    private static final long serialVersionUID = 1927816293512124184L;
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long VALUE = U.objectFieldOffset(AtomicLong.class, "value");

    private volatile long value;

    public AtomicLong(long initialValue) {
        value = initialValue;
    }

    public AtomicLong() {
    }

    public final long get() {
        return value;
    }

    public final void set(long newValue) {
        value = newValue;
    }

    public final void lazySet(long newValue) {
        value = newValue;
    }

    public final void setPlain(long newValue) {
        value = newValue;
    }

    public final void setOpaque(long newValue) {
        value = newValue;
    }

    public final void setRelease(long newValue) {
        value = newValue;
    }

    public final long getPlain() {
        return value;
    }

    public final long getOpaque() {
        return value;
    }

    public final long getAcquire() {
        return value;
    }

    public final boolean compareAndSet(long expectedValue, long newValue) {
        return U.compareAndSetLong(this, VALUE, expectedValue, newValue);
    }

    @Deprecated(since = "9")
    public final boolean weakCompareAndSet(long expectedValue, long newValue) {
        return U.compareAndSetLong(this, VALUE, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetPlain(long expectedValue, long newValue) {
        return U.compareAndSetLong(this, VALUE, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetVolatile(long expectedValue, long newValue) {
        return U.compareAndSetLong(this, VALUE, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetAcquire(long expectedValue, long newValue) {
        return U.compareAndSetLong(this, VALUE, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetRelease(long expectedValue, long newValue) {
        return U.compareAndSetLong(this, VALUE, expectedValue, newValue);
    }

    public final long compareAndExchange(long expectedValue, long newValue) {
        for (;;) {
            long found = value;
            if (found != expectedValue || compareAndSet(found, newValue)) {
                return found;
            }
        }
    }

    public final long compareAndExchangeAcquire(long expectedValue, long newValue) {
        for (;;) {
            long found = value;
            if (found != expectedValue || compareAndSet(found, newValue)) {
                return found;
            }
        }
    }

    public final long compareAndExchangeRelease(long expectedValue, long newValue) {
        for (;;) {
            long found = value;
            if (found != expectedValue || compareAndSet(found, newValue)) {
                return found;
            }
        }
    }

    public final long getAndSet(long newValue) {
        for (;;) {
            long v = value;
            if (compareAndSet(v, newValue)) {
                return v;
            }
        }
    }

    public final long getAndAdd(long delta) {
        for (;;) {
            long v = value;
            if (compareAndSet(v, v + delta)) {
                return v;
            }
        }
    }

    public final long addAndGet(long delta) {
        return getAndAdd(delta) + delta;
    }

    public final long getAndIncrement() {
        return getAndAdd(1);
    }

    public final long getAndDecrement() {
        return getAndAdd(-1);
    }

    public final long incrementAndGet() {
        return getAndAdd(1) + 1;
    }

    public final long decrementAndGet() {
        return getAndAdd(-1) - 1;
    }

    public final long getAndUpdate(LongUnaryOperator updateFunction) {
        for (;;) {
            long v = value;
            long next = updateFunction.applyAsLong(v);
            if (compareAndSet(v, next)) {
                return v;
            }
        }
    }

    public final long updateAndGet(LongUnaryOperator updateFunction) {
        for (;;) {
            long v = value;
            long next = updateFunction.applyAsLong(v);
            if (compareAndSet(v, next)) {
                return next;
            }
        }
    }

    public final long getAndAccumulate(long x, LongBinaryOperator accumulatorFunction) {
        for (;;) {
            long v = value;
            long next = accumulatorFunction.applyAsLong(v, x);
            if (compareAndSet(v, next)) {
                return v;
            }
        }
    }

    public final long accumulateAndGet(long x, LongBinaryOperator accumulatorFunction) {
        for (;;) {
            long v = value;
            long next = accumulatorFunction.applyAsLong(v, x);
            if (compareAndSet(v, next)) {
                return next;
            }
        }
    }

    @Override
    public String toString() {
        return String.valueOf(value);
    }

    @Override
    public int intValue() {
        return (int) value;
    }

    @Override
    public long longValue() {
        return value;
    }

    @Override
    public float floatValue() {
        return (float) value;
    }

    @Override
    public double doubleValue() {
        return (double) value;
    }
}
