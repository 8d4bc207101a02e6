/* SPDX-License-Identifier: MIT */
package java.util.concurrent.atomic;

import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import jdk.internal.misc.Unsafe;

/** A reference that is updated atomically. */
public class AtomicReference<V> implements java.io.Serializable {
    private static final long serialVersionUID = -1848883965231344442L;
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long VALUE = U.objectFieldOffset(AtomicReference.class, "value");

    @SuppressWarnings("serial")
    private volatile V value;

    public AtomicReference(V initialValue) {
        value = initialValue;
    }

    public AtomicReference() {
    }

    public final V get() {
        return value;
    }

    public final V getPlain() {
        return value;
    }

    public final V getOpaque() {
        return value;
    }

    public final V getAcquire() {
        return value;
    }

    public final void set(V newValue) {
        value = newValue;
    }

    public final void lazySet(V newValue) {
        value = newValue;
    }

    public final void setPlain(V newValue) {
        value = newValue;
    }

    public final void setOpaque(V newValue) {
        value = newValue;
    }

    public final void setRelease(V newValue) {
        value = newValue;
    }

    public final boolean compareAndSet(V expectedValue, V newValue) {
        return U.compareAndSetReference(this, VALUE, expectedValue, newValue);
    }

    @Deprecated(since = "9")
    public final boolean weakCompareAndSet(V expectedValue, V newValue) {
        return U.compareAndSetReference(this, VALUE, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetPlain(V expectedValue, V newValue) {
        return U.compareAndSetReference(this, VALUE, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetVolatile(V expectedValue, V newValue) {
        return U.compareAndSetReference(this, VALUE, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetAcquire(V expectedValue, V newValue) {
        return U.compareAndSetReference(this, VALUE, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetRelease(V expectedValue, V newValue) {
        return U.compareAndSetReference(this, VALUE, expectedValue, newValue);
    }

    public final V compareAndExchange(V expectedValue, V newValue) {
        for (;;) {
            V found = get();
            if (found != expectedValue || compareAndSet(found, newValue)) {
                return found;
            }
        }
    }

    public final V compareAndExchangeAcquire(V expectedValue, V newValue) {
        for (;;) {
            V found = get();
            if (found != expectedValue || compareAndSet(found, newValue)) {
                return found;
            }
        }
    }

    public final V compareAndExchangeRelease(V expectedValue, V newValue) {
        for (;;) {
            V found = get();
            if (found != expectedValue || compareAndSet(found, newValue)) {
                return found;
            }
        }
    }

    public final V getAndSet(V newValue) {
        for (;;) {
            V v = get();
            V next = newValue;
            if (compareAndSet(v, next)) {
                return v;
            }
        }
    }

    public final V getAndUpdate(UnaryOperator<V> updateFunction) {
        for (;;) {
            V v = get();
            V next = updateFunction.apply(v);
            if (compareAndSet(v, next)) {
                return v;
            }
        }
    }

    public final V updateAndGet(UnaryOperator<V> updateFunction) {
        for (;;) {
            V v = get();
            V next = updateFunction.apply(v);
            if (compareAndSet(v, next)) {
                return next;
            }
        }
    }

    public final V getAndAccumulate(V x, BinaryOperator<V> accumulatorFunction) {
        for (;;) {
            V v = get();
            V next = accumulatorFunction.apply(v, x);
            if (compareAndSet(v, next)) {
                return v;
            }
        }
    }

    public final V accumulateAndGet(V x, BinaryOperator<V> accumulatorFunction) {
        for (;;) {
            V v = get();
            V next = accumulatorFunction.apply(v, x);
            if (compareAndSet(v, next)) {
                return next;
            }
        }
    }

    @Override
    public String toString() {
        return String.valueOf(value);
    }
}
