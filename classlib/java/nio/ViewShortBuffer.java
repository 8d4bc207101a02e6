/* SPDX-License-Identifier: MIT */
package java.nio;

/** A short buffer over the bytes of a byte buffer, in that buffer's byte order. */
final class ViewShortBuffer extends ShortBuffer {
    private final ByteBuffer base;
    private final int start;

    ViewShortBuffer(ByteBuffer base, int start, int mark, int pos, int lim, int cap) {
        super(mark, pos, lim, cap);
        this.base = base;
        this.start = start;
        this.address = base.address + start;
    }

    private int ix(int i) {
        return start + i * 2;
    }

    private short load(int i) {
        return (short) base.short16(ix(i));
    }

    private void save(int i, short v) {
        base.setShort16(ix(i), v);
    }

    @Override
    public ShortBuffer slice() {
        int n = remaining();
        return new ViewShortBuffer(base, ix(position()), -1, 0, n, n);
    }

    @Override
    public ShortBuffer slice(int index, int length) {
        java.util.Objects.checkFromIndexSize(index, length, limit());
        return new ViewShortBuffer(base, ix(index), -1, 0, length, length);
    }

    @Override
    public ShortBuffer duplicate() {
        return new ViewShortBuffer(base, start, markValue(), position(), limit(), capacity());
    }

    @Override
    public ShortBuffer asReadOnlyBuffer() {
        ByteBuffer b = base.asReadOnlyBuffer().order(base.order());
        return new ViewShortBuffer(b, start, markValue(), position(), limit(), capacity());
    }

    @Override
    public short get() {
        return load(nextGet());
    }

    @Override
    public short get(int index) {
        return load(check(index));
    }

    @Override
    public ShortBuffer put(short v) {
        base.checkWritable();
        save(nextPut(), v);
        return this;
    }

    @Override
    public ShortBuffer put(int index, short v) {
        base.checkWritable();
        save(check(index), v);
        return this;
    }

    @Override
    void fetch(int index, short[] dst, int off, int length) {
        for (int i = 0; i < length; i++) {
            dst[off + i] = load(index + i);
        }
    }

    @Override
    void store(int index, short[] src, int off, int length) {
        for (int i = 0; i < length; i++) {
            save(index + i, src[off + i]);
        }
    }

    @Override
    public ShortBuffer compact() {
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
