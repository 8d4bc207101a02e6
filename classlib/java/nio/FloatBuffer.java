/* SPDX-License-Identifier: MIT */
package java.nio;

import java.util.Objects;

/** A buffer of floats. */
public abstract class FloatBuffer extends Buffer implements Comparable<FloatBuffer> {
    FloatBuffer(int mark, int pos, int lim, int cap) {
        super(mark, pos, lim, cap);
    }

    public static FloatBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw negativeCapacity(capacity);
        }
        return new HeapFloatBuffer(new float[capacity], 0, -1, 0, capacity, capacity, false);
    }

    public static FloatBuffer wrap(float[] array, int offset, int length) {
        checkWrapped(offset, length, array.length);
        return new HeapFloatBuffer(array, 0, -1, offset, offset + length, array.length, false);
    }

    public static FloatBuffer wrap(float[] array) {
        return wrap(array, 0, array.length);
    }

    @Override
    public abstract FloatBuffer slice();

    @Override
    public abstract FloatBuffer slice(int index, int length);

    @Override
    public abstract FloatBuffer duplicate();

    public abstract FloatBuffer asReadOnlyBuffer();

    public abstract float get();

    public abstract FloatBuffer put(float v);

    public abstract float get(int index);

    public abstract FloatBuffer put(int index, float v);

    public abstract FloatBuffer compact();

    public abstract ByteOrder order();

    /* Bulk moves of an implementation: the bounds are checked already. */
    abstract void fetch(int index, float[] dst, int offset, int length);

    abstract void store(int index, float[] src, int offset, int length);

    public FloatBuffer get(float[] dst, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, dst.length);
        fetch(nextGet(length), dst, offset, length);
        return this;
    }

    public FloatBuffer get(float[] dst) {
        return get(dst, 0, dst.length);
    }

    public FloatBuffer get(int index, float[] dst, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, dst.length);
        fetch(index, dst, offset, length);
        return this;
    }

    public FloatBuffer get(int index, float[] dst) {
        return get(index, dst, 0, dst.length);
    }

    public FloatBuffer put(FloatBuffer src) {
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
        float[] a = new float[n];
        src.get(a, 0, n);
        store(nextPut(n), a, 0, n);
        return this;
    }

    public FloatBuffer put(int index, FloatBuffer src, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, src.limit());
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        float[] a = new float[length];
        src.get(offset, a, 0, length);
        store(index, a, 0, length);
        return this;
    }

    public FloatBuffer put(float[] src, int offset, int length) {
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        Objects.checkFromIndexSize(offset, length, src.length);
        store(nextPut(length), src, offset, length);
        return this;
    }

    public final FloatBuffer put(float[] src) {
        return put(src, 0, src.length);
    }

    public FloatBuffer put(int index, float[] src, int offset, int length) {
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, src.length);
        store(index, src, offset, length);
        return this;
    }

    public FloatBuffer put(int index, float[] src) {
        return put(index, src, 0, src.length);
    }

    @Override
    public final FloatBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public final FloatBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public final FloatBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public final FloatBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public final FloatBuffer rewind() {
        super.rewind();
        return this;
    }

    @Override
    public final FloatBuffer position(int value) {
        super.position(value);
        return this;
    }

    @Override
    public final FloatBuffer limit(int value) {
        super.limit(value);
        return this;
    }

    @Override
    public boolean hasArray() {
        return false;
    }

    @Override
    public float[] array() {
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

    private static int order(float a, float b) {
        return a < b ? -1 : a > b ? 1 : a == b ? 0 : a != a ? (b != b ? 0 : 1) : -1;
    }

    public int mismatch(FloatBuffer that) {
        int at = that.position();
        int n = Math.min(remaining(), that.limit() - at);
        for (int i = 0; i < n; i++) {
            float a = get(position() + i);
            float b = that.get(at + i);
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
        return ob instanceof FloatBuffer && remaining() == ((FloatBuffer) ob).remaining()
                && mismatch((FloatBuffer) ob) < 0;
    }

    @Override
    public int compareTo(FloatBuffer that) {
        int i = mismatch(that);
        if (i >= 0 && i < Math.min(remaining(), that.remaining())) {
            return order(get(position() + i), that.get(that.position() + i));
        }
        return remaining() - that.remaining();
    }
}
