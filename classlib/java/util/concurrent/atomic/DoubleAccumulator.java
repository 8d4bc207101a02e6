/* SPDX-License-Identifier: MIT */
package java.util.concurrent.atomic;

import java.util.function.DoubleBinaryOperator;

/** A value that many threads combine others into. */
public class DoubleAccumulator extends Number implements java.io.Serializable {
    private static final long serialVersionUID = 7249069246863182397L;

    @SuppressWarnings("serial")
    private final DoubleBinaryOperator function;
    private final double identity;
    private final AtomicLong cell;

    public DoubleAccumulator(DoubleBinaryOperator accumulatorFunction, double identity) {
        this.function = accumulatorFunction;
        this.identity = identity;
        cell = new AtomicLong(Double.doubleToRawLongBits(identity));
    }

    public void accumulate(double x) {
        for (;;) {
            long bits = cell.get();
            double next = function.applyAsDouble(Double.longBitsToDouble(bits), x);
            if (cell.compareAndSet(bits, Double.doubleToRawLongBits(next))) {
                return;
            }
        }
    }

    public double get() {
        return Double.longBitsToDouble(cell.get());
    }

    public void reset() {
        cell.set(Double.doubleToRawLongBits(identity));
    }

    public double getThenReset() {
        return Double.longBitsToDouble(cell.getAndSet(Double.doubleToRawLongBits(identity)));
    }

    @Override
    public String toString() {
        return Double.toString(get());
    }

    @Override
    public int intValue() {
        return (int) get();
    }

    @Override
    public long longValue() {
        return (long) get();
    }

    @Override
    public float floatValue() {
        return (float) get();
    }

    @Override
    public double doubleValue() {
        return get();
    }

    /** What is in a stream in the place of one. */
    private static final class SerializationProxy implements java.io.Serializable {
        private static final long serialVersionUID = 7249069246863182397L;
        private final double value;
        @SuppressWarnings("serial")
        private final DoubleBinaryOperator function;
        private final long identity;

        SerializationProxy(DoubleAccumulator a) {
            value = a.get();
            function = a.function;
            identity = Double.doubleToRawLongBits(a.identity);
        }

        private Object readResolve() {
            DoubleAccumulator a = new DoubleAccumulator(function, Double.longBitsToDouble(identity));
            a.cell.set(Double.doubleToRawLongBits(value));
            return a;
        }
    }

    private Object writeReplace() {
        return new SerializationProxy(this);
    }
}
