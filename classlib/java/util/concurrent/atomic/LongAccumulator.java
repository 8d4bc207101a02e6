/* SPDX-License-Identifier: MIT */
package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;

/** A value that many threads combine others into. */
public class LongAccumulator extends Number implements java.io.Serializable {
    private static final long serialVersionUID = 7249069246863182397L;

    @SuppressWarnings("serial")
    private final LongBinaryOperator function;
    private final long identity;
    private final AtomicLong cell;

    public LongAccumulator(LongBinaryOperator accumulatorFunction, long identity) {
        this.function = accumulatorFunction;
        this.identity = identity;
        cell = new AtomicLong(identity);
    }

    public void accumulate(long x) {
        for (;;) {
            long bits = cell.get();
            long next = function.applyAsLong(bits, x);
            if (cell.compareAndSet(bits, next)) {
                return;
            }
        }
    }

    public long get() {
        return cell.get();
    }

    public void reset() {
        cell.set(identity);
    }

    public long getThenReset() {
        return cell.getAndSet(identity);
    }

    @Override
    public String toString() {
        return Long.toString(get());
    }

    @Override
    public int intValue() {
        return (int) get();
    }

    @Override
    public long longValue() {
        return get();
    }

    @Override
    public float floatValue() {
        return (float) get();
    }

    @Override
    public double doubleValue() {
        return (double) get();
    }

    /** What is in a stream in the place of one. */
    private static final class SerializationProxy implements java.io.Serializable {
        private static final long serialVersionUID = 7249069246863182397L;
        private final long value;
        @SuppressWarnings("serial")
        private final LongBinaryOperator function;
        private final long identity;

        SerializationProxy(LongAccumulator a) {
            value = a.get();
            function = a.function;
            identity = a.identity;
        }

        private Object readResolve() {
            LongAccumulator a = new LongAccumulator(function, identity);
            a.cell.set(value);
            return a;
        }
    }

    private Object writeReplace() {
        return new SerializationProxy(this);
    }
}
