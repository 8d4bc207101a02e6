/* SPDX-License-Identifier: MIT */
package java.nio;

/** A float buffer over an array. */
final class HeapFloatBuffer extends FloatBuffer {
    private final float[] hb;
    private final int offset;
    private final boolean readOnly;

    HeapFloatBuffer(float[] hb, int offset, int mark, int pos, int lim, int cap, boolean readOnly) {
        super(mark, pos, lim, cap);
        this.hb = hb;
        this.offset = offset;
        this.readOnly = readOnly;
    }

    @Override
    public FloatBuffer slice() {
        int n = remaining();
        return new HeapFloatBuffer(hb, offset + position(), -1, 0, n, n, readOnly);
    }

    @Override
    public FloatBuffer slice(int index, int length) {
        java.util.Objects.checkFromIndexSize(index, length, limit());
        return new HeapFloatBuffer(hb, offset + index, -1, 0, length, length, readOnly);
    }

    @Override
    public FloatBuffer duplicate() {
        return new HeapFloatBuffer(hb, offset, markValue(), position(), limit(), capacity(), readOnly);
    }

    @Override
    public FloatBuffer asReadOnlyBuffer() {
        return new HeapFloatBuffer(hb, offset, markValue(), position(), limit(), capacity(), true);
    }

    @Override
    public float get() {
        return hb[offset + nextGet()];
    }

    @Override
    public float get(int index) {
        return hb[offset + check(index)];
    }

    @Override
    public FloatBuffer put(float v) {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
        hb[offset + nextPut()] = v;
        return this;
    }

    @Override
    public FloatBuffer put(int index, float v) {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
        hb[offset + check(index)] = v;
        return this;
    }

    @Override
    void fetch(int index, float[] dst, int off, int length) {
        System.arraycopy(hb, offset + index, dst, off, length);
    }

    @Override
    void store(int index, float[] src, int off, int length) {
        System.arraycopy(src, off, hb, offset + index, length);
    }

    @Override
    public FloatBuffer compact() {
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
    public float[] array() {
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
