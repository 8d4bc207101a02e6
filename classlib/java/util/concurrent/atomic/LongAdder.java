/* SPDX-License-Identifier: MIT */
package java.util.concurrent.atomic;

/** A sum that many threads add to. */
public class LongAdder extends Number implements java.io.Serializable {
    private static final long serialVersionUID = 7249069246863182397L;

    private final AtomicLong cell = new AtomicLong();

    public LongAdder() {
    }

    public void add(long x) {
        cell.getAndAdd(x);
    }

    public void increment() {
        cell.getAndAdd(1);
    }

    public void decrement() {
        cell.getAndAdd(-1);
    }

    public long sum() {
        return cell.get();
    }

    public void reset() {
        cell.set(0);
    }

    public long sumThenReset() {
        return cell.getAndSet(0);
    }

    @Override
    public String toString() {
        return Long.toString(sum());
    }

    @Override
    public int intValue() {
        return (int) sum();
    }

    @Override
    public long longValue() {
        return sum();
    }

    @Override
    public float floatValue() {
        return (float) sum();
    }

    @Override
    public double doubleValue() {
        return (double) sum();
    }

    /** What is in a stream in the place of one. */
    private static final class SerializationProxy implements java.io.Serializable {
        private static final long serialVersionUID = 7249069246863182397L;
        private final long value;

        SerializationProxy(long value) {
            this.value = value;
        }

        private Object readResolve() {
            LongAdder a = new LongAdder();
            a.add(value);
            return a;
        }
    }

    private Object writeReplace() {
        return new SerializationProxy(sum());
    }
}
