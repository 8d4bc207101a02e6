/* SPDX-License-Identifier: MIT */
package java.util.concurrent.atomic;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import jdk.internal.misc.Unsafe;

/** An int that is updated atomically. */
public class AtomicInteger extends Number implements java.io.Serializable {
    private static final long serialVersionUID = 6214790243416807050L;
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long VALUE = U.objectFieldOffset(AtomicInteger.class, "value");

    private volatile int value;

    public AtomicInteger(int initialValue) {
        value = initialValue;
    }

    public AtomicInteger() {
    }

    public final int get() {
        return value;
    }

    public final void set(int newValue) {
        value = newValue;
    }

    public final void lazySet(int newValue) {
        value = newValue;
    }

    public final void setPlain(int newValue) {
        value = newValue;
    }

    public final void setOpaque(int newValue) {
        value = newValue;
    }

    public final void setRelease(int newValue) {
        value = newValue;
    }

    public final int getPlain() {
        return value;
    }

    public final int getOpaque() {
        return value;
    }

    public final int getAcquire() {
        return value;
    }

    public final boolean compareAndSet(int expectedValue, int newValue) {
        return U.compareAndSetInt(this, VALUE, expectedValue, newValue);
    }

    @Deprecated(since = "9")
    public final boolean weakCompareAndSet(int expectedValue, int newValue) {
        return U.compareAndSetInt(this, VALUE, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetPlain(int expectedValue, int newValue) {
        return U.compareAndSetInt(this, VALUE, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetVolatile(int expectedValue, int newValue) {
        return U.compareAndSetInt(this, VALUE, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetAcquire(int expectedValue, int newValue) {
        return U.compareAndSetInt(this, VALUE, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetRelease(int expectedValue, int newValue) {
        return U.compareAndSetInt(this, VALUE, expectedValue, newValue);
    }

    public final int compareAndExchange(int expectedValue, int newValue) {
        for (;;) {
            int found = value;
            if (found != expectedValue || compareAndSet(found, newValue)) {
                return found;
            }
        }
    }

    public final int compareAndExchangeAcquire(int expectedValue, int newValue) {
        for (;;) {
            int found = value;
            if (found != expectedValue || compareAndSet(found, newValue)) {
                return found;
            }
        }
    }

    public final int compareAndExchangeRelease(int expectedValue, int newValue) {
        for (;;) {
            int found = value;
            if (found != expectedValue || compareAndSet(found, newValue)) {
                return found;
            }
        }
    }

    public final int getAndSet(int newValue) {
        for (;;) {
            int v = value;
            if (compareAndSet(v, newValue)) {
                return v;
            }
        }
    }

    public final int getAndAdd(int delta) {
        for (;;) {
            int v = value;
            if (compareAndSet(v, v + delta)) {
                return v;
            }
        }
    }

    public final int addAndGet(int delta) {
        return getAndAdd(delta) + delta;
    }

    public final int getAndIncrement() {
        return getAndAdd(1);
    }

    public final int getAndDecrement() {
        return getAndAdd(-1);
    }

    public final int incrementAndGet() {
        return getAndAdd(1) + 1;
    }

    public final int decrementAndGet() {
        return getAndAdd(-1) - 1;
    }

    public final int getAndUpdate(IntUnaryOperator updateFunction) {
        for (;;) {
            int v = value;
            int next = updateFunction.applyAsInt(v);
            if (compareAndSet(v, next)) {
                return v;
            }
        }
    }

    public final int updateAndGet(IntUnaryOperator updateFunction) {
        for (;;) {
            int v = value;
            int next = updateFunction.applyAsInt(v);
            if (compareAndSet(v, next)) {
                return next;
            }
        }
    }

    public final int getAndAccumulate(int x, IntBinaryOperator accumulatorFunction) {
        for (;;) {
            int v = value;
            int next = accumulatorFunction.applyAsInt(v, x);
            if (compareAndSet(v, next)) {
                return v;
            }
        }
    }

    public final int accumulateAndGet(int x, IntBinaryOperator accumulatorFunction) {
        for (;;) {
            int v = value;
            int next = accumulatorFunction.applyAsInt(v, x);
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
        return value;
    }

    @Override
    public long longValue() {
        return (long) value;
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
