/* SPDX-License-Identifier: MIT */
package java.nio;

/** A long buffer over an array. */
final class HeapLongBuffer extends LongBuffer {
    private final long[] hb;
    private final int offset;
    private final boolean readOnly;

    HeapLongBuffer(long[] hb, int offset, int mark, int pos, int lim, int cap, boolean readOnly) {
        super(mark, pos, lim, cap);
        this.hb = hb;
        this.offset = offset;
        this.readOnly = readOnly;
    }

    @Override
    public LongBuffer slice() {
        int n = remaining();
        return new HeapLongBuffer(hb, offset + position(), -1, 0, n, n, readOnly);
    }

    @Override
    public LongBuffer slice(int index, int length) {
        java.util.Objects.checkFromIndexSize(index, length, limit());
        return new HeapLongBuffer(hb, offset + index, -1, 0, length, length, readOnly);
    }

    @Override
    public LongBuffer duplicate() {
        return new HeapLongBuffer(hb, offset, markValue(), position(), limit(), capacity(), readOnly);
    }

    @Override
    public LongBuffer asReadOnlyBuffer() {
        return new HeapLongBuffer(hb, offset, markValue(), position(), limit(), capacity(), true);
    }

    @Override
    public long get() {
        return hb[offset + nextGet()];
    }

    @Override
    public long get(int index) {
        return hb[offset + check(index)];
    }

    @Override
    public LongBuffer put(long v) {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
        hb[offset + nextPut()] = v;
        return this;
    }

    @Override
    public LongBuffer put(int index, long v) {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
        hb[offset + check(index)] = v;
        return this;
    }

    @Override
    void fetch(int index, long[] dst, int off, int length) {
        System.arraycopy(hb, offset + index, dst, off, length);
    }

    @Override
    void store(int index, long[] src, int off, int length) {
        System.arraycopy(src, off, hb, offset + index, length);
    }

    @Override
    public LongBuffer compact() {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
        int n = remaining();
        System.arraycopy(hb, offset + position(), hb, offset, n);
        position(n);
        limit(capacity());
        discardMark();
        return this;
    }

    @Override
    public boolean isReadOnly() {
        return readOnly;
    }

    @Override
    public boolean isDirect() {
        return false;
    }

    @Override
    public boolean hasArray() {
        return !readOnly;
    }

    @Override
    public long[] array() {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
        return hb;
    }

    @Override
    public int arrayOffset() {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
        return offset;
    }

    @Override
    public ByteOrder order() {
        return ByteOrder.nativeOrder();
    }
}
