/* SPDX-License-Identifier: MIT */
package java.nio;

import java.util.Objects;

/** A buffer of bytes. */
public abstract class ByteBuffer extends Buffer implements Comparable<ByteBuffer> {
    boolean bigEndian = true;

    ByteBuffer(int mark, int pos, int lim, int cap) {
        super(mark, pos, lim, cap);
    }

    public static ByteBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw negativeCapacity(capacity);
        }
        return new HeapByteBuffer(new byte[capacity], 0, -1, 0, capacity, capacity, false);
    }

    public static ByteBuffer wrap(byte[] array, int offset, int length) {
        checkWrapped(offset, length, array.length);
        return new HeapByteBuffer(array, 0, -1, offset, offset + length, array.length, false);
    }

    public static ByteBuffer wrap(byte[] array) {
        return wrap(array, 0, array.length);
    }

    @Override
    public abstract ByteBuffer slice();

    @Override
    public abstract ByteBuffer slice(int index, int length);

    @Override
    public abstract ByteBuffer duplicate();

    public abstract ByteBuffer asReadOnlyBuffer();

    public abstract byte get();

    public abstract ByteBuffer put(byte v);

    public abstract byte get(int index);

    public abstract ByteBuffer put(int index, byte v);

    public abstract ByteBuffer compact();

    /* Bulk moves of an implementation: the bounds are checked already. */
    abstract void fetch(int index, byte[] dst, int offset, int length);

    abstract void store(int index, byte[] src, int offset, int length);

    public ByteBuffer get(byte[] dst, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, dst.length);
        fetch(nextGet(length), dst, offset, length);
        return this;
    }

    public ByteBuffer get(byte[] dst) {
        return get(dst, 0, dst.length);
    }

    public ByteBuffer get(int index, byte[] dst, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, dst.length);
        fetch(index, dst, offset, length);
        return this;
    }

    public ByteBuffer get(int index, byte[] dst) {
        return get(index, dst, 0, dst.length);
    }

    public ByteBuffer put(ByteBuffer src) {
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
        byte[] a = new byte[n];
        src.get(a, 0, n);
        store(nextPut(n), a, 0, n);
        return this;
    }

    public ByteBuffer put(int index, ByteBuffer src, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, src.limit());
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        byte[] a = new byte[length];
        src.get(offset, a, 0, length);
        store(index, a, 0, length);
        return this;
    }

    public ByteBuffer put(byte[] src, int offset, int length) {
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        Objects.checkFromIndexSize(offset, length, src.length);
        store(nextPut(length), src, offset, length);
        return this;
    }

    public final ByteBuffer put(byte[] src) {
        return put(src, 0, src.length);
    }

    public ByteBuffer put(int index, byte[] src, int offset, int length) {
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, src.length);
        store(index, src, offset, length);
        return this;
    }

    public ByteBuffer put(int index, byte[] src) {
        return put(index, src, 0, src.length);
    }

    @Override
    public ByteBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public ByteBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public ByteBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public ByteBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public ByteBuffer rewind() {
        super.rewind();
        return this;
    }

    @Override
    public ByteBuffer position(int value) {
        super.position(value);
        return this;
    }

    @Override
    public ByteBuffer limit(int value) {
        super.limit(value);
        return this;
    }

    @Override
    public boolean hasArray() {
        return false;
    }

    @Override
    public byte[] array() {
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

    public int mismatch(ByteBuffer that) {
        int at = that.position();
        int n = Math.min(remaining(), that.limit() - at);
        for (int i = 0; i < n; i++) {
            byte a = get(position() + i);
            byte b = that.get(at + i);
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
        return ob instanceof ByteBuffer && remaining() == ((ByteBuffer) ob).remaining()
                && mismatch((ByteBuffer) ob) < 0;
    }

    @Override
    public int compareTo(ByteBuffer that) {
        int i = mismatch(that);
        if (i >= 0 && i < Math.min(remaining(), that.remaining())) {
            return Byte.compare(get(position() + i), that.get(that.position() + i));
        }
        return remaining() - that.remaining();
    }

    public static ByteBuffer allocateDirect(int capacity) {
        if (capacity < 0) {
            throw negativeCapacity(capacity);
        }
        return DirectByteBuffer.create(capacity);
    }

    public final ByteOrder order() {
        return bigEndian ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
    }

    public final ByteBuffer order(ByteOrder bo) {
        bigEndian = bo == ByteOrder.BIG_ENDIAN;
        return this;
    }

    public final int alignmentOffset(int index, int unitSize) {
        if (index < 0) {
            throw new IllegalArgumentException("Index less than zero: " + index);
        }
        if (unitSize < 1 || (unitSize & (unitSize - 1)) != 0) {
            throw new IllegalArgumentException("Unit size not a power of two: " + unitSize);
        }
        if (!isDirect() && unitSize > 8) {
            throw new UnsupportedOperationException("Unit size unsupported for non-direct buffers: "
                    + unitSize);
        }
        return (int) ((address + index) & (unitSize - 1));
    }

    public final ByteBuffer alignedSlice(int unitSize) {
        int from = alignmentOffset(position(), unitSize);
        int to = alignmentOffset(limit(), unitSize);
        int start = from > 0 ? position() + (unitSize - from) : position();
        int end = limit() - to;
        if (end < start) {
            start = end = position();
        }
        return slice(start, end - start);
    }

    /* Raw bytes at an index that is checked already; v is written without a read-only check. */
    abstract byte at(int i);

    abstract void set(int i, byte v);

    abstract short short16(int i);

    abstract int int32(int i);

    abstract long long64(int i);

    abstract void setShort16(int i, int v);

    abstract void setInt32(int i, int v);

    abstract void setLong64(int i, long v);

    final void checkWritable() {
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
    }

    public char getChar() {
        return (char) short16(nextGet(2));
    }

    public char getChar(int index) {
        return (char) short16(check(index, 2));
    }

    public ByteBuffer putChar(char v) {
        checkWritable();
        setShort16(nextPut(2), v);
        return this;
    }

    public ByteBuffer putChar(int index, char v) {
        checkWritable();
        setShort16(check(index, 2), v);
        return this;
    }

    public CharBuffer asCharBuffer() {
        ByteBuffer base = (isReadOnly() ? asReadOnlyBuffer() : duplicate()).clear().order(order());
        int n = remaining() / 2;
        return new ViewCharBuffer(base, position(), -1, 0, n, n);
    }

    public short getShort() {
        return short16(nextGet(2));
    }

    public short getShort(int index) {
        return short16(check(index, 2));
    }

    public ByteBuffer putShort(short v) {
        checkWritable();
        setShort16(nextPut(2), v);
        return this;
    }

    public ByteBuffer putShort(int index, short v) {
        checkWritable();
        setShort16(check(index, 2), v);
        return this;
    }

    public ShortBuffer asShortBuffer() {
        ByteBuffer base = (isReadOnly() ? asReadOnlyBuffer() : duplicate()).clear().order(order());
        int n = remaining() / 2;
        return new ViewShortBuffer(base, position(), -1, 0, n, n);
    }

    public int getInt() {
        return int32(nextGet(4));
    }

    public int getInt(int index) {
        return int32(check(index, 4));
    }

    public ByteBuffer putInt(int v) {
        checkWritable();
        setInt32(nextPut(4), v);
        return this;
    }

    public ByteBuffer putInt(int index, int v) {
        checkWritable();
        setInt32(check(index, 4), v);
        return this;
    }

    public IntBuffer asIntBuffer() {
        ByteBuffer base = (isReadOnly() ? asReadOnlyBuffer() : duplicate()).clear().order(order());
        int n = remaining() / 4;
        return new ViewIntBuffer(base, position(), -1, 0, n, n);
    }

    public long getLong() {
        return long64(nextGet(8));
    }

    public long getLong(int index) {
        return long64(check(index, 8));
    }

    public ByteBuffer putLong(long v) {
        checkWritable();
        setLong64(nextPut(8), v);
        return this;
    }

    public ByteBuffer putLong(int index, long v) {
        checkWritable();
        setLong64(check(index, 8), v);
        return this;
    }

    public LongBuffer asLongBuffer() {
        ByteBuffer base = (isReadOnly() ? asReadOnlyBuffer() : duplicate()).clear().order(order());
        int n = remaining() / 8;
        return new ViewLongBuffer(base, position(), -1, 0, n, n);
    }

    public float getFloat() {
        return Float.intBitsToFloat(int32(nextGet(4)));
    }

    public float getFloat(int index) {
        return Float.intBitsToFloat(int32(check(index, 4)));
    }

    public ByteBuffer putFloat(float v) {
        checkWritable();
        setInt32(nextPut(4), Float.floatToRawIntBits(v));
        return this;
    }

    public ByteBuffer putFloat(int index, float v) {
        checkWritable();
        setInt32(check(index, 4), Float.floatToRawIntBits(v));
        return this;
    }

    public FloatBuffer asFloatBuffer() {
        ByteBuffer base = (isReadOnly() ? asReadOnlyBuffer() : duplicate()).clear().order(order());
        int n = remaining() / 4;
        return new ViewFloatBuffer(base, position(), -1, 0, n, n);
    }

    public double getDouble() {
        return Double.longBitsToDouble(long64(nextGet(8)));
    }

    public double getDouble(int index) {
        return Double.longBitsToDouble(long64(check(index, 8)));
    }

    public ByteBuffer putDouble(double v) {
        checkWritable();
        setLong64(nextPut(8), Double.doubleToRawLongBits(v));
        return this;
    }

    public ByteBuffer putDouble(int index, double v) {
        checkWritable();
        setLong64(check(index, 8), Double.doubleToRawLongBits(v));
        return this;
    }

    public DoubleBuffer asDoubleBuffer() {
        ByteBuffer base = (isReadOnly() ? asReadOnlyBuffer() : duplicate()).clear().order(order());
        int n = remaining() / 8;
        return new ViewDoubleBuffer(base, position(), -1, 0, n, n);
    }
}
