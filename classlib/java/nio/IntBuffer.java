/* SPDX-License-Identifier: MIT */
package java.nio;

import java.util.Objects;

/** A buffer of ints. */
public abstract class IntBuffer extends Buffer implements Comparable<IntBuffer> {
    IntBuffer(int mark, int pos, int lim, int cap) {
        super(mark, pos, lim, cap);
    }

    public static IntBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw negativeCapacity(capacity);
        }
        return new HeapIntBuffer(new int[capacity], 0, -1, 0, capacity, capacity, false);
    }

    public static IntBuffer wrap(int[] array, int offset, int length) {
        checkWrapped(offset, length, array.length);
        return new HeapIntBuffer(array, 0, -1, offset, offset + length, array.length, false);
    }

    public static IntBuffer wrap(int[] array) {
        return wrap(array, 0, array.length);
    }

    @Override
    public abstract IntBuffer slice();

    @Override
    public abstract IntBuffer slice(int index, int length);

    @Override
    public abstract IntBuffer duplicate();

    public abstract IntBuffer asReadOnlyBuffer();

    public abstract int get();

    public abstract IntBuffer put(int v);

    public abstract int get(int index);

    public abstract IntBuffer put(int index, int v);

    public abstract IntBuffer compact();

    public abstract ByteOrder order();

    /* Bulk moves of an implementation: the bounds are checked already. */
    abstract void fetch(int index, int[] dst, int offset, int length);

    abstract void store(int index, int[] src, int offset, int length);

    public IntBuffer get(int[] dst, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, dst.length);
        fetch(nextGet(length), dst, offset, length);
        return this;
    }

    public IntBuffer get(int[] dst) {
        return get(dst, 0, dst.length);
    }

    public IntBuffer get(int index, int[] dst, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, dst.length);
        fetch(index, dst, offset, length);
        return this;
    }

    public IntBuffer get(int index, int[] dst) {
        return get(index, dst, 0, dst.length);
    }

    public IntBuffer put(IntBuffer src) {
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
        int[] a = new int[n];
        src.get(a, 0, n);
        store(nextPut(n), a, 0, n);
        return this;
    }

    public IntBuffer put(int index, IntBuffer src, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, src.limit());
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        int[] a = new int[length];
        src.get(offset, a, 0, length);
        store(index, a, 0, length);
        return this;
    }

    public IntBuffer put(int[] src, int offset, int length) {
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        Objects.checkFromIndexSize(offset, length, src.length);
        store(nextPut(length), src, offset, length);
        return this;
    }

    public final IntBuffer put(int[] src) {
        return put(src, 0, src.length);
    }

    public IntBuffer put(int index, int[] src, int offset, int length) {
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, src.length);
        store(index, src, offset, length);
        return this;
    }

    public IntBuffer put(int index, int[] src) {
        return put(index, src, 0, src.length);
    }

    @Override
    public final IntBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public final IntBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public final IntBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public final IntBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public final IntBuffer rewind() {
        super.rewind();
        return this;
    }

    @Override
    public final IntBuffer position(int value) {
        super.position(value);
        return this;
    }

    @Override
    public final IntBuffer limit(int value) {
        super.limit(value);
        return this;
    }

    @Override
    public boolean hasArray() {
        return false;
    }

    @Override
    public int[] array() {
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
            h = 31 * h + get(i);
        }
        return h;
    }

    public int mismatch(IntBuffer that) {
        int at = that.position();
        int n = Math.min(remaining(), that.limit() - at);
        for (int i = 0; i < n; i++) {
            int a = get(position() + i);
            int b = that.get(at + i);
            if (!(a == b)) {
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
        return ob instanceof IntBuffer && remaining() == ((IntBuffer) ob).remaining()
                && mismatch((IntBuffer) ob) < 0;
    }

    @Override
    public int compareTo(IntBuffer that) {
        int i = mismatch(that);
        if (i >= 0 && i < Math.min(remaining(), that.remaining())) {
            return Integer.compare(get(position() + i), that.get(that.position() + i));
        }
        return remaining() - that.remaining();
    }
}
