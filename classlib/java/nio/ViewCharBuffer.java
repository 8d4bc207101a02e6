/* SPDX-License-Identifier: MIT */
package java.nio;

/** A char buffer over the bytes of a byte buffer, in that buffer's byte order. */
final class ViewCharBuffer extends CharBuffer {
    private final ByteBuffer base;
    private final int start;

    ViewCharBuffer(ByteBuffer base, int start, int mark, int pos, int lim, int cap) {
        super(mark, pos, lim, cap);
        this.base = base;
        this.start = start;
        this.address = base.address + start;
    }

    private int ix(int i) {
        return start + i * 2;
    }

    private char load(int i) {
        return (char) base.short16(ix(i));
    }

    private void save(int i, char v) {
        base.setShort16(ix(i), v);
    }

    @Override
    public CharBuffer slice() {
        int n = remaining();
        return new ViewCharBuffer(base, ix(position()), -1, 0, n, n);
    }

    @Override
    public CharBuffer slice(int index, int length) {
        java.util.Objects.checkFromIndexSize(index, length, limit());
        return new ViewCharBuffer(base, ix(index), -1, 0, length, length);
    }

    @Override
    public CharBuffer duplicate() {
        return new ViewCharBuffer(base, start, markValue(), position(), limit(), capacity());
    }

    @Override
    public CharBuffer asReadOnlyBuffer() {
        ByteBuffer b = base.asReadOnlyBuffer().order(base.order());
        return new ViewCharBuffer(b, start, markValue(), position(), limit(), capacity());
    }

    @Override
    public char get() {
        return load(nextGet());
    }

    @Override
    public char get(int index) {
        return load(check(index));
    }

    @Override
    public CharBuffer put(char v) {
        base.checkWritable();
        save(nextPut(), v);
        return this;
    }

    @Override
    public CharBuffer put(int index, char v) {
        base.checkWritable();
        save(check(index), v);
        return this;
    }

    @Override
    void fetch(int index, char[] dst, int off, int length) {
        for (int i = 0; i < length; i++) {
            dst[off + i] = load(index + i);
        }
    }

    @Override
    void store(int index, char[] src, int off, int length) {
        for (int i = 0; i < length; i++) {
            save(index + i, src[off + i]);
        }
    }

    @Override
    public CharBuffer compact() {
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
