/* SPDX-License-Identifier: MIT */
package java.nio;

/** A long buffer over the bytes of a byte buffer, in that buffer's byte order. */
final class ViewLongBuffer extends LongBuffer {
    private final ByteBuffer base;
    private final int start;

    ViewLongBuffer(ByteBuffer base, int start, int mark, int pos, int lim, int cap) {
        super(mark, pos, lim, cap);
        this.base = base;
        this.start = start;
        this.address = base.address + start;
    }

    private int ix(int i) {
        return start + i * 8;
    }

    private long load(int i) {
        return base.long64(ix(i));
    }

    private void save(int i, long v) {
        base.setLong64(ix(i), v);
    }

    @Override
    public LongBuffer slice() {
        int n = remaining();
        return new ViewLongBuffer(base, ix(position()), -1, 0, n, n);
    }

    @Override
    public LongBuffer slice(int index, int length) {
        java.util.Objects.checkFromIndexSize(index, length, limit());
        return new ViewLongBuffer(base, ix(index), -1, 0, length, length);
    }

    @Override
    public LongBuffer duplicate() {
        return new ViewLongBuffer(base, start, markValue(), position(), limit(), capacity());
    }

    @Override
    public LongBuffer asReadOnlyBuffer() {
        ByteBuffer b = base.asReadOnlyBuffer().order(base.order());
        return new ViewLongBuffer(b, start, markValue(), position(), limit(), capacity());
    }

    @Override
    public long get() {
        return load(nextGet());
    }

    @Override
    public long get(int index) {
        return load(check(index));
    }

    @Override
    public LongBuffer put(long v) {
        base.checkWritable();
        save(nextPut(), v);
        return this;
    }

    @Override
    public LongBuffer put(int index, long v) {
        base.checkWritable();
        save(check(index), v);
        return this;
    }

    @Override
    void fetch(int index, long[] dst, int off, int length) {
        for (int i = 0; i < length; i++) {
            dst[off + i] = load(index + i);
        }
    }

    @Override
    void store(int index, long[] src, int off, int length) {
        for (int i = 0; i < length; i++) {
            save(index + i, src[off + i]);
        }
    }

    @Override
    public LongBuffer compact() {
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
