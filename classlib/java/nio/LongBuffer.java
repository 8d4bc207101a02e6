/* SPDX-License-Identifier: MIT */
package java.nio;

import java.util.Objects;

/** A buffer of longs. */
public abstract class LongBuffer extends Buffer implements Comparable<LongBuffer> {
    LongBuffer(int mark, int pos, int lim, int cap) {
        super(mark, pos, lim, cap);
    }

    public static LongBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw negativeCapacity(capacity);
        }
        return new HeapLongBuffer(new long[capacity], 0, -1, 0, capacity, capacity, false);
    }

    public static LongBuffer wrap(long[] array, int offset, int length) {
        checkWrapped(offset, length, array.length);
        return new HeapLongBuffer(array, 0, -1, offset, offset + length, array.length, false);
    }

    public static LongBuffer wrap(long[] array) {
        return wrap(array, 0, array.length);
    }

    @Override
    public abstract LongBuffer slice();

    @Override
    public abstract LongBuffer slice(int index, int length);

    @Override
    public abstract LongBuffer duplicate();

    public abstract LongBuffer asReadOnlyBuffer();

    public abstract long get();

    public abstract LongBuffer put(long v);

    public abstract long get(int index);

    public abstract LongBuffer put(int index, long v);

    public abstract LongBuffer compact();

    public abstract ByteOrder order();

    /* Bulk moves of an implementation: the bounds are checked already. */
    abstract void fetch(int index, long[] dst, int offset, int length);

    abstract void store(int index, long[] src, int offset, int length);

    public LongBuffer get(long[] dst, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, dst.length);
        fetch(nextGet(length), dst, offset, length);
        return this;
    }

    public LongBuffer get(long[] dst) {
        return get(dst, 0, dst.length);
    }

    public LongBuffer get(int index, long[] dst, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, dst.length);
        fetch(index, dst, offset, length);
        return this;
    }

    public LongBuffer get(int index, long[] dst) {
        return get(index, dst, 0, dst.length);
    }

    public LongBuffer put(LongBuffer src) {
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
        long[] a = new long[n];
        src.get(a, 0, n);
        store(nextPut(n), a, 0, n);
        return this;
    }

    public LongBuffer put(int index, LongBuffer src, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, src.limit());
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        long[] a = new long[length];
        src.get(offset, a, 0, length);
        store(index, a, 0, length);
        return this;
    }

    public LongBuffer put(long[] src, int offset, int length) {
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        Objects.checkFromIndexSize(offset, length, src.length);
        store(nextPut(length), src, offset, length);
        return this;
    }

    public final LongBuffer put(long[] src) {
        return put(src, 0, src.length);
    }

    public LongBuffer put(int index, long[] src, int offset, int length) {
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, src.length);
        store(index, src, offset, length);
        return this;
    }

    public LongBuffer put(int index, long[] src) {
        return put(index, src, 0, src.length);
    }

    @Override
    public final LongBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public final LongBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public final LongBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public final LongBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public final LongBuffer rewind() {
        super.rewind();
        return this;
    }

    @Override
    public final LongBuffer position(int value) {
        super.position(value);
        return this;
    }

    @Override
    public final LongBuffer limit(int value) {
        super.limit(value);
        return this;
    }

    @Override
    public boolean hasArray() {
        return false;
    }

    @Override
    public long[] array() {
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

    public int mismatch(LongBuffer that) {
        int at = that.position();
        int n = Math.min(remaining(), that.limit() - at);
        for (int i = 0; i < n; i++) {
            long a = get(position() + i);
            long b = that.get(at + i);
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
        return ob instanceof LongBuffer && remaining() == ((LongBuffer) ob).remaining()
                && mismatch((LongBuffer) ob) < 0;
    }

    @Override
    public int compareTo(LongBuffer that) {
        int i = mismatch(that);
        if (i >= 0 && i < Math.min(remaining(), that.remaining())) {
            return Long.compare(get(position() + i), that.get(that.position() + i));
        }
        return remaining() - that.remaining();
    }
}
