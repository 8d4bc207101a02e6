/* SPDX-License-Identifier: MIT */
package java.util.concurrent.atomic;

import jdk.internal.misc.Unsafe;

/** A boolean that is updated atomically. */
public class AtomicBoolean implements java.io.Serializable {
    private static final long serialVersionUID = 4654671469794556979L;
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long VALUE = U.objectFieldOffset(AtomicBoolean.class, "value");

    private volatile int value;

    public AtomicBoolean(boolean initialValue) {
        value = initialValue ? 1 : 0;
    }

    public AtomicBoolean() {
    }

    public final boolean get() {
        return value != 0;
    }

    public final boolean getPlain() {
        return value != 0;
    }

    public final boolean getOpaque() {
        return value != 0;
    }

    public final boolean getAcquire() {
        return value != 0;
    }

    public final void set(boolean newValue) {
        value = newValue ? 1 : 0;
    }

    public final void lazySet(boolean newValue) {
        value = newValue ? 1 : 0;
    }

    public final void setPlain(boolean newValue) {
        value = newValue ? 1 : 0;
    }

    public final void setOpaque(boolean newValue) {
        value = newValue ? 1 : 0;
    }

    public final void setRelease(boolean newValue) {
        value = newValue ? 1 : 0;
    }

    public final boolean compareAndSet(boolean expectedValue, boolean newValue) {
        return U.compareAndSetInt(this, VALUE, expectedValue ? 1 : 0, newValue ? 1 : 0);
    }

    public boolean weakCompareAndSet(boolean expectedValue, boolean newValue) {
        return U.compareAndSetInt(this, VALUE, expectedValue ? 1 : 0, newValue ? 1 : 0);
    }

    public boolean weakCompareAndSetPlain(boolean expectedValue, boolean newValue) {
        return U.compareAndSetInt(this, VALUE, expectedValue ? 1 : 0, newValue ? 1 : 0);
    }

    public boolean weakCompareAndSetVolatile(boolean expectedValue, boolean newValue) {
        return U.compareAndSetInt(this, VALUE, expectedValue ? 1 : 0, newValue ? 1 : 0);
    }

    public boolean weakCompareAndSetAcquire(boolean expectedValue, boolean newValue) {
        return U.compareAndSetInt(this, VALUE, expectedValue ? 1 : 0, newValue ? 1 : 0);
    }

    public boolean weakCompareAndSetRelease(boolean expectedValue, boolean newValue) {
        return U.compareAndSetInt(this, VALUE, expectedValue ? 1 : 0, newValue ? 1 : 0);
    }

    public final boolean compareAndExchange(boolean expectedValue, boolean newValue) {
        for (;;) {
            boolean found = get();
            if (found != expectedValue || compareAndSet(found, newValue)) {
                return found;
            }
        }
    }

    public final boolean compareAndExchangeAcquire(boolean expectedValue, boolean newValue) {
        for (;;) {
            boolean found = get();
            if (found != expectedValue || compareAndSet(found, newValue)) {
                return found;
            }
        }
    }

    public final boolean compareAndExchangeRelease(boolean expectedValue, boolean newValue) {
        for (;;) {
            boolean found = get();
            if (found != expectedValue || compareAndSet(found, newValue)) {
                return found;
            }
        }
    }

    public final boolean getAndSet(boolean newValue) {
        for (;;) {
            boolean v = get();
            if (compareAndSet(v, newValue)) {
                return v;
            }
        }
    }

    @Override
    public String toString() {
        return String.valueOf(get());
    }
}
