/* SPDX-License-Identifier: MIT */
package java.util.concurrent.atomic;

/** A sum that many threads add to. */
public class DoubleAdder extends Number implements java.io.Serializable {
    private static final long serialVersionUID = 7249069246863182397L;

    private final AtomicLong cell = new AtomicLong();

    public DoubleAdder() {
    }

    public void add(double x) {
        for (;;) {
            long bits = cell.get();
            double next = Double.longBitsToDouble(bits) + x;
            if (cell.compareAndSet(bits, Double.doubleToRawLongBits(next))) {
                return;
            }
        }
    }

    public double sum() {
        return Double.longBitsToDouble(cell.get());
    }

    public void reset() {
        cell.set(0);
    }

    public double sumThenReset() {
        return Double.longBitsToDouble(cell.getAndSet(0));
    }

    @Override
    public String toString() {
        return Double.toString(sum());
    }

    @Override
    public int intValue() {
        return (int) sum();
    }

    @Override
    public long longValue() {
        return (long) sum();
    }

    @Override
    public float floatValue() {
        return (float) sum();
    }

    @Override
    public double doubleValue() {
        return sum();
    }

    /** What is in a stream in the place of one. */
    private static final class SerializationProxy implements java.io.Serializable {
        private static final long serialVersionUID = 7249069246863182397L;
        private final double value;

        SerializationProxy(double value) {
            this.value = value;
        }

        private Object readResolve() {
            DoubleAdder a = new DoubleAdder();
            a.add(value);
            return a;
        }
    }

    private Object writeReplace() {
        return new SerializationProxy(sum());
    }
}
