/* SPDX-License-Identifier: MIT */
package java.nio;

/** A char buffer over an array. */
final class HeapCharBuffer extends CharBuffer {
    private final char[] hb;
    private final int offset;
    private final boolean readOnly;

    HeapCharBuffer(char[] hb, int offset, int mark, int pos, int lim, int cap, boolean readOnly) {
        super(mark, pos, lim, cap);
        this.hb = hb;
        this.offset = offset;
        this.readOnly = readOnly;
    }

    @Override
    public CharBuffer slice() {
        int n = remaining();
        return new HeapCharBuffer(hb, offset + position(), -1, 0, n, n, readOnly);
    }

    @Override
    public CharBuffer slice(int index, int length) {
        java.util.Objects.checkFromIndexSize(index, length, limit());
        return new HeapCharBuffer(hb, offset + index, -1, 0, length, length, readOnly);
    }

    @Override
    public CharBuffer duplicate() {
        return new HeapCharBuffer(hb, offset, markValue(), position(), limit(), capacity(), readOnly);
    }

    @Override
    public CharBuffer asReadOnlyBuffer() {
        return new HeapCharBuffer(hb, offset, markValue(), position(), limit(), capacity(), true);
    }

    @Override
    public char get() {
        return hb[offset + nextGet()];
    }

    @Override
    public char get(int index) {
        return hb[offset + check(index)];
    }

    @Override
    public CharBuffer put(char v) {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
        hb[offset + nextPut()] = v;
        return this;
    }

    @Override
    public CharBuffer put(int index, char v) {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
        hb[offset + check(index)] = v;
        return this;
    }

    @Override
    void fetch(int index, char[] dst, int off, int length) {
        System.arraycopy(hb, offset + index, dst, off, length);
    }

    @Override
    void store(int index, char[] src, int off, int length) {
        System.arraycopy(src, off, hb, offset + index, length);
    }

    @Override
    public CharBuffer compact() {
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
    public char[] array() {
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
