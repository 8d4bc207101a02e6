/* SPDX-License-Identifier: MIT */
package java.nio;

/** A short buffer over an array. */
final class HeapShortBuffer extends ShortBuffer {
    private final short[] hb;
    private final int offset;
    private final boolean readOnly;

    HeapShortBuffer(short[] hb, int offset, int mark, int pos, int lim, int cap, boolean readOnly) {
        super(mark, pos, lim, cap);
        this.hb = hb;
        this.offset = offset;
        this.readOnly = readOnly;
    }

    @Override
    public ShortBuffer slice() {
        int n = remaining();
        return new HeapShortBuffer(hb, offset + position(), -1, 0, n, n, readOnly);
    }

    @Override
    public ShortBuffer slice(int index, int length) {
        java.util.Objects.checkFromIndexSize(index, length, limit());
        return new HeapShortBuffer(hb, offset + index, -1, 0, length, length, readOnly);
    }

    @Override
    public ShortBuffer duplicate() {
        return new HeapShortBuffer(hb, offset, markValue(), position(), limit(), capacity(), readOnly);
    }

    @Override
    public ShortBuffer asReadOnlyBuffer() {
        return new HeapShortBuffer(hb, offset, markValue(), position(), limit(), capacity(), true);
    }

    @Override
    public short get() {
        return hb[offset + nextGet()];
    }

    @Override
    public short get(int index) {
        return hb[offset + check(index)];
    }

    @Override
    public ShortBuffer put(short v) {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
        hb[offset + nextPut()] = v;
        return this;
    }

    @Override
    public ShortBuffer put(int index, short v) {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
        hb[offset + check(index)] = v;
        return this;
    }

    @Override
    void fetch(int index, short[] dst, int off, int length) {
        System.arraycopy(hb, offset + index, dst, off, length);
    }

    @Override
    void store(int index, short[] src, int off, int length) {
        System.arraycopy(src, off, hb, offset + index, length);
    }

    @Override
    public ShortBuffer compact() {
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
    public short[] array() {
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
