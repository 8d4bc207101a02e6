/* SPDX-License-Identifier: MIT */
package java.nio;

import java.util.Objects;

/** A buffer of shorts. */
public abstract class ShortBuffer extends Buffer implements Comparable<ShortBuffer> {
    ShortBuffer(int mark, int pos, int lim, int cap) {
        super(mark, pos, lim, cap);
    }

    public static ShortBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw negativeCapacity(capacity);
        }
        return new HeapShortBuffer(new short[capacity], 0, -1, 0, capacity, capacity, false);
    }

    public static ShortBuffer wrap(short[] array, int offset, int length) {
        checkWrapped(offset, length, array.length);
        return new HeapShortBuffer(array, 0, -1, offset, offset + length, array.length, false);
    }

    public static ShortBuffer wrap(short[] array) {
        return wrap(array, 0, array.length);
    }

    @Override
    public abstract ShortBuffer slice();

    @Override
    public abstract ShortBuffer slice(int index, int length);

    @Override
    public abstract ShortBuffer duplicate();

    public abstract ShortBuffer asReadOnlyBuffer();

    public abstract short get();

    public abstract ShortBuffer put(short v);

    public abstract short get(int index);

    public abstract ShortBuffer put(int index, short v);

    public abstract ShortBuffer compact();

    public abstract ByteOrder order();

    /* Bulk moves of an implementation: the bounds are checked already. */
    abstract void fetch(int index, short[] dst, int offset, int length);

    abstract void store(int index, short[] src, int offset, int length);

    public ShortBuffer get(short[] dst, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, dst.length);
        fetch(nextGet(length), dst, offset, length);
        return this;
    }

    public ShortBuffer get(short[] dst) {
        return get(dst, 0, dst.length);
    }

    public ShortBuffer get(int index, short[] dst, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, dst.length);
        fetch(index, dst, offset, length);
        return this;
    }

    public ShortBuffer get(int index, short[] dst) {
        return get(index, dst, 0, dst.length);
    }

    public ShortBuffer put(ShortBuffer src) {
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
        short[] a = new short[n];
        src.get(a, 0, n);
        store(nextPut(n), a, 0, n);
        return this;
    }

    public ShortBuffer put(int index, ShortBuffer src, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, src.limit());
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        short[] a = new short[length];
        src.get(offset, a, 0, length);
        store(index, a, 0, length);
        return this;
    }

    public ShortBuffer put(short[] src, int offset, int length) {
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        Objects.checkFromIndexSize(offset, length, src.length);
        store(nextPut(length), src, offset, length);
        return this;
    }

    public final ShortBuffer put(short[] src) {
        return put(src, 0, src.length);
    }

    public ShortBuffer put(int index, short[] src, int offset, int length) {
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, src.length);
        store(index, src, offset, length);
        return this;
    }

    public ShortBuffer put(int index, short[] src) {
        return put(index, src, 0, src.length);
    }

    @Override
    public final ShortBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public final ShortBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public final ShortBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public final ShortBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public final ShortBuffer rewind() {
        super.rewind();
        return this;
    }

    @Override
    public final ShortBuffer position(int value) {
        super.position(value);
        return this;
    }

    @Override
    public final ShortBuffer limit(int value) {
        super.limit(value);
        return this;
    }

    @Override
    public boolean hasArray() {
        return false;
    }

    @Override
    public short[] array() {
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

    public int mismatch(ShortBuffer that) {
        int at = that.position();
        int n = Math.min(remaining(), that.limit() - at);
        for (int i = 0; i < n; i++) {
            short a = get(position() + i);
            short b = that.get(at + i);
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
        return ob instanceof ShortBuffer && remaining() == ((ShortBuffer) ob).remaining()
                && mismatch((ShortBuffer) ob) < 0;
    }

    @Override
    public int compareTo(ShortBuffer that) {
        int i = mismatch(that);
        if (i >= 0 && i < Math.min(remaining(), that.remaining())) {
            return Short.compare(get(position() + i), that.get(that.position() + i));
        }
        return remaining() - that.remaining();
    }
}
