/* SPDX-License-Identifier: MIT */
package java.nio;

import java.util.Objects;

/** A buffer of doubles. */
public abstract class DoubleBuffer extends Buffer implements Comparable<DoubleBuffer> {
    DoubleBuffer(int mark, int pos, int lim, int cap) {
        super(mark, pos, lim, cap);
    }

    public static DoubleBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw negativeCapacity(capacity);
        }
        return new HeapDoubleBuffer(new double[capacity], 0, -1, 0, capacity, capacity, false);
    }

    public static DoubleBuffer wrap(double[] array, int offset, int length) {
        checkWrapped(offset, length, array.length);
        return new HeapDoubleBuffer(array, 0, -1, offset, offset + length, array.length, false);
    }

    public static DoubleBuffer wrap(double[] array) {
        return wrap(array, 0, array.length);
    }

    @Override
    public abstract DoubleBuffer slice();

    @Override
    public abstract DoubleBuffer slice(int index, int length);

    @Override
    public abstract DoubleBuffer duplicate();

    public abstract DoubleBuffer asReadOnlyBuffer();

    public abstract double get();

    public abstract DoubleBuffer put(double v);

    public abstract double get(int index);

    public abstract DoubleBuffer put(int index, double v);

    public abstract DoubleBuffer compact();

    public abstract ByteOrder order();

    /* Bulk moves of an implementation: the bounds are checked already. */
    abstract void fetch(int index, double[] dst, int offset, int length);

    abstract void store(int index, double[] src, int offset, int length);

    public DoubleBuffer get(double[] dst, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, dst.length);
        fetch(nextGet(length), dst, offset, length);
        return this;
    }

    public DoubleBuffer get(double[] dst) {
        return get(dst, 0, dst.length);
    }

    public DoubleBuffer get(int index, double[] dst, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, dst.length);
        fetch(index, dst, offset, length);
        return this;
    }

    public DoubleBuffer get(int index, double[] dst) {
        return get(index, dst, 0, dst.length);
    }

    public DoubleBuffer put(DoubleBuffer src) {
        if (src == this) {
            throw new IllegalArgumentException("The source buffer is this buffer");
        }
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        int at = src.position();
        int n = src.limit() - at;
        if (n > remaining()) {
            throw new BufferOverflowException();
        }
        double[] a = new double[n];
        src.get(a, 0, n);
        store(nextPut(n), a, 0, n);
        return this;
    }

    public DoubleBuffer put(int index, DoubleBuffer src, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, src.limit());
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        double[] a = new double[length];
        src.get(offset, a, 0, length);
        store(index, a, 0, length);
        return this;
    }

    public DoubleBuffer put(double[] src, int offset, int length) {
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        Objects.checkFromIndexSize(offset, length, src.length);
        store(nextPut(length), src, offset, length);
        return this;
    }

    public final DoubleBuffer put(double[] src) {
        return put(src, 0, src.length);
    }

    public DoubleBuffer put(int index, double[] src, int offset, int length) {
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, src.length);
        store(index, src, offset, length);
        return this;
    }

    public DoubleBuffer put(int index, double[] src) {
        return put(index, src, 0, src.length);
    }

    @Override
    public final DoubleBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public final DoubleBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public final DoubleBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public final DoubleBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public final DoubleBuffer rewind() {
        super.rewind();
        return this;
    }

    @Override
    public final DoubleBuffer position(int value) {
        super.position(value);
        return this;
    }

    @Override
    public final DoubleBuffer limit(int value) {
        super.limit(value);
        return this;
    }

    @Override
    public boolean hasArray() {
        return false;
    }

    @Override
    public double[] array() {
        throw new UnsupportedOperationException();
    }

    @Override
    public int arrayOffset() {
        throw new UnsupportedOperationException();
    }

    @Override
    public String toString() {
        return describe(order());
    }

    @Override
    public int hashCode() {
        int h = 1;
        for (int i = limit() - 1; i >= position(); i--) {
            h = 31 * h + (int) get(i);
        }
        return h;
    }

    private static int order(double a, double b) {
        return a < b ? -1 : a > b ? 1 : a == b ? 0 : a != a ? (b != b ? 0 : 1) : -1;
    }

    public int mismatch(DoubleBuffer that) {
        int at = that.position();
        int n = Math.min(remaining(), that.limit() - at);
        for (int i = 0; i < n; i++) {
            double a = get(position() + i);
            double b = that.get(at + i);
            if (!(a == b || (a != a && b != b))) {
                return i;
            }
        }
        return remaining() == that.remaining() ? -1 : n;
    }

    @Override
    public boolean equals(Object ob) {
        if (this == ob) {
            return true;
        }
        return ob instanceof DoubleBuffer && remaining() == ((DoubleBuffer) ob).remaining()
                && mismatch((DoubleBuffer) ob) < 0;
    }

    @Override
    public int compareTo(DoubleBuffer that) {
        int i = mismatch(that);
        if (i >= 0 && i < Math.min(remaining(), that.remaining())) {
            return order(get(position() + i), that.get(that.position() + i));
        }
        return remaining() - that.remaining();
    }
}
