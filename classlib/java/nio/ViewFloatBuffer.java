/* SPDX-License-Identifier: MIT */
package java.nio;

/** A float buffer over the bytes of a byte buffer, in that buffer's byte order. */
final class ViewFloatBuffer extends FloatBuffer {
    private final ByteBuffer base;
    private final int start;

    ViewFloatBuffer(ByteBuffer base, int start, int mark, int pos, int lim, int cap) {
        super(mark, pos, lim, cap);
        this.base = base;
        this.start = start;
        this.address = base.address + start;
    }

    private int ix(int i) {
        return start + i * 4;
    }

    private float load(int i) {
        return Float.intBitsToFloat(base.int32(ix(i)));
    }

    private void save(int i, float v) {
        base.setInt32(ix(i), Float.floatToRawIntBits(v));
    }

    @Override
    public FloatBuffer slice() {
        int n = remaining();
        return new ViewFloatBuffer(base, ix(position()), -1, 0, n, n);
    }

    @Override
    public FloatBuffer slice(int index, int length) {
        java.util.Objects.checkFromIndexSize(index, length, limit());
        return new ViewFloatBuffer(base, ix(index), -1, 0, length, length);
    }

    @Override
    public FloatBuffer duplicate() {
        return new ViewFloatBuffer(base, start, markValue(), position(), limit(), capacity());
    }

    @Override
    public FloatBuffer asReadOnlyBuffer() {
        ByteBuffer b = base.asReadOnlyBuffer().order(base.order());
        return new ViewFloatBuffer(b, start, markValue(), position(), limit(), capacity());
    }

    @Override
    public float get() {
        return load(nextGet());
    }

    @Override
    public float get(int index) {
        return load(check(index));
    }

    @Override
    public FloatBuffer put(float v) {
        base.checkWritable();
        save(nextPut(), v);
        return this;
    }

    @Override
    public FloatBuffer put(int index, float v) {
        base.checkWritable();
        save(check(index), v);
        return this;
    }

    @Override
    void fetch(int index, float[] dst, int off, int length) {
        for (int i = 0; i < length; i++) {
            dst[off + i] = load(index + i);
        }
    }

    @Override
    void store(int index, float[] src, int off, int length) {
        for (int i = 0; i < length; i++) {
            save(index + i, src[off + i]);
        }
    }

    @Override
    public FloatBuffer compact() {
        base.checkWritable();
        int n = remaining();
        int p = position();
        for (int i = 0; i < n; i++) {
            save(i, load(p + i));
        }
        position(n);
        limit(capacity());
        discardMark();
        return this;
    }

    @Override
    public boolean isReadOnly() {
        return base.isReadOnly();
    }

    @Override
    public boolean isDirect() {
        return base.isDirect();
    }

    @Override
    public ByteOrder order() {
        return base.order();
    }
}
