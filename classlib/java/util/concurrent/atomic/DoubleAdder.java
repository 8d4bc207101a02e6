/* SPDX-License-Identifier: MIT */
package java.util.concurrent.atomic;

/** A sum that many threads add to. */
public class DoubleAdder extends Number implements java.io.Serializable {
    private static final long serialVersionUID = 7249069246763182397L;

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
}
