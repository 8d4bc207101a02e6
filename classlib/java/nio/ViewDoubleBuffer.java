/* SPDX-License-Identifier: MIT */
package java.nio;

/** A double buffer over the bytes of a byte buffer, in that buffer's byte order. */
final class ViewDoubleBuffer extends DoubleBuffer {
    private final ByteBuffer base;
    private final int start;

    ViewDoubleBuffer(ByteBuffer base, int start, int mark, int pos, int lim, int cap) {
        super(mark, pos, lim, cap);
        this.base = base;
        this.start = start;
        this.address = base.address + start;
    }

    private int ix(int i) {
        return start + i * 8;
    }

    private double load(int i) {
        return Double.longBitsToDouble(base.long64(ix(i)));
    }

    private void save(int i, double v) {
        base.setLong64(ix(i), Double.doubleToRawLongBits(v));
    }

    @Override
    public DoubleBuffer slice() {
        int n = remaining();
        return new ViewDoubleBuffer(base, ix(position()), -1, 0, n, n);
    }

    @Override
    public DoubleBuffer slice(int index, int length) {
        java.util.Objects.checkFromIndexSize(index, length, limit());
        return new ViewDoubleBuffer(base, ix(index), -1, 0, length, length);
    }

    @Override
    public DoubleBuffer duplicate() {
        return new ViewDoubleBuffer(base, start, markValue(), position(), limit(), capacity());
    }

    @Override
    public DoubleBuffer asReadOnlyBuffer() {
        ByteBuffer b = base.asReadOnlyBuffer().order(base.order());
        return new ViewDoubleBuffer(b, start, markValue(), position(), limit(), capacity());
    }

    @Override
    public double get() {
        return load(nextGet());
    }

    @Override
    public double get(int index) {
        return load(check(index));
    }

    @Override
    public DoubleBuffer put(double v) {
        base.checkWritable();
        save(nextPut(), v);
        return this;
    }

    @Override
    public DoubleBuffer put(int index, double v) {
        base.checkWritable();
        save(check(index), v);
        return this;
    }

    @Override
    void fetch(int index, double[] dst, int off, int length) {
        for (int i = 0; i < length; i++) {
            dst[off + i] = load(index + i);
        }
    }

    @Override
    void store(int index, double[] src, int off, int length) {
        for (int i = 0; i < length; i++) {
            save(index + i, src[off + i]);
        }
    }

    @Override
    public DoubleBuffer compact() {
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
