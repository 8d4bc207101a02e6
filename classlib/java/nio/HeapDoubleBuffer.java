/* SPDX-License-Identifier: MIT */
package java.nio;

/** A double buffer over an array. */
final class HeapDoubleBuffer extends DoubleBuffer {
    private final double[] hb;
    private final int offset;
    private final boolean readOnly;

    HeapDoubleBuffer(double[] hb, int offset, int mark, int pos, int lim, int cap, boolean readOnly) {
        super(mark, pos, lim, cap);
        this.hb = hb;
        this.offset = offset;
        this.readOnly = readOnly;
    }

    @Override
    public DoubleBuffer slice() {
        int n = remaining();
        return new HeapDoubleBuffer(hb, offset + position(), -1, 0, n, n, readOnly);
    }

    @Override
    public DoubleBuffer slice(int index, int length) {
        java.util.Objects.checkFromIndexSize(index, length, limit());
        return new HeapDoubleBuffer(hb, offset + index, -1, 0, length, length, readOnly);
    }

    @Override
    public DoubleBuffer duplicate() {
        return new HeapDoubleBuffer(hb, offset, markValue(), position(), limit(), capacity(), readOnly);
    }

    @Override
    public DoubleBuffer asReadOnlyBuffer() {
        return new HeapDoubleBuffer(hb, offset, markValue(), position(), limit(), capacity(), true);
    }

    @Override
    public double get() {
        return hb[offset + nextGet()];
    }

    @Override
    public double get(int index) {
        return hb[offset + check(index)];
    }

    @Override
    public DoubleBuffer put(double v) {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
        hb[offset + nextPut()] = v;
        return this;
    }

    @Override
    public DoubleBuffer put(int index, double v) {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
        hb[offset + check(index)] = v;
        return this;
    }

    @Override
    void fetch(int index, double[] dst, int off, int length) {
        System.arraycopy(hb, offset + index, dst, off, length);
    }

    @Override
    void store(int index, double[] src, int off, int length) {
        System.arraycopy(src, off, hb, offset + index, length);
    }

    @Override
    public DoubleBuffer compact() {
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
    public double[] array() {
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
