/* SPDX-License-Identifier: MIT */
package java.nio;

/** A int buffer over an array. */
final class HeapIntBuffer extends IntBuffer {
    private final int[] hb;
    private final int offset;
    private final boolean readOnly;

    HeapIntBuffer(int[] hb, int offset, int mark, int pos, int lim, int cap, boolean readOnly) {
        super(mark, pos, lim, cap);
        this.hb = hb;
        this.offset = offset;
        this.readOnly = readOnly;
    }

    @Override
    public IntBuffer slice() {
        int n = remaining();
        return new HeapIntBuffer(hb, offset + position(), -1, 0, n, n, readOnly);
    }

    @Override
    public IntBuffer slice(int index, int length) {
        java.util.Objects.checkFromIndexSize(index, length, limit());
        return new HeapIntBuffer(hb, offset + index, -1, 0, length, length, readOnly);
    }

    @Override
    public IntBuffer duplicate() {
        return new HeapIntBuffer(hb, offset, markValue(), position(), limit(), capacity(), readOnly);
    }

    @Override
    public IntBuffer asReadOnlyBuffer() {
        return new HeapIntBuffer(hb, offset, markValue(), position(), limit(), capacity(), true);
    }

    @Override
    public int get() {
        return hb[offset + nextGet()];
    }

    @Override
    public int get(int index) {
        return hb[offset + check(index)];
    }

    @Override
    public IntBuffer put(int v) {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
        hb[offset + nextPut()] = v;
        return this;
    }

    @Override
    public IntBuffer put(int index, int v) {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
        hb[offset + check(index)] = v;
        return this;
    }

    @Override
    void fetch(int index, int[] dst, int off, int length) {
        System.arraycopy(hb, offset + index, dst, off, length);
    }

    @Override
    void store(int index, int[] src, int off, int length) {
        System.arraycopy(src, off, hb, offset + index, length);
    }

    @Override
    public IntBuffer compact() {
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
    public int[] array() {
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
