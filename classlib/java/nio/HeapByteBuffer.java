/* SPDX-License-Identifier: MIT */
package java.nio;

import jdk.internal.misc.Unsafe;

/** A byte buffer over an array. */
final class HeapByteBuffer extends ByteBuffer {
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long BASE = Unsafe.ARRAY_BYTE_BASE_OFFSET;

    private final byte[] hb;
    private final int offset;
    private final boolean readOnly;

    HeapByteBuffer(byte[] hb, int offset, int mark, int pos, int lim, int cap, boolean readOnly) {
        super(mark, pos, lim, cap);
        this.hb = hb;
        this.offset = offset;
        this.readOnly = readOnly;
    }

    @Override
    public ByteBuffer slice() {
        int n = remaining();
        return new HeapByteBuffer(hb, offset + position(), -1, 0, n, n, readOnly);
    }

    @Override
    public ByteBuffer slice(int index, int length) {
        java.util.Objects.checkFromIndexSize(index, length, limit());
        return new HeapByteBuffer(hb, offset + index, -1, 0, length, length, readOnly);
    }

    @Override
    public ByteBuffer duplicate() {
        return new HeapByteBuffer(hb, offset, markValue(), position(), limit(), capacity(), readOnly);
    }

    @Override
    public ByteBuffer asReadOnlyBuffer() {
        return new HeapByteBuffer(hb, offset, markValue(), position(), limit(), capacity(), true);
    }

    @Override
    public byte get() {
        return hb[offset + nextGet()];
    }

    @Override
    public byte get(int index) {
        return hb[offset + check(index)];
    }

    @Override
    public ByteBuffer put(byte v) {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
        hb[offset + nextPut()] = v;
        return this;
    }

    @Override
    public ByteBuffer put(int index, byte v) {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
        hb[offset + check(index)] = v;
        return this;
    }

    @Override
    void fetch(int index, byte[] dst, int off, int length) {
        System.arraycopy(hb, offset + index, dst, off, length);
    }

    @Override
    void store(int index, byte[] src, int off, int length) {
        System.arraycopy(src, off, hb, offset + index, length);
    }

    @Override
    public ByteBuffer compact() {
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
    public byte[] array() {
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
    byte at(int i) {
        return hb[offset + i];
    }

    @Override
    void set(int i, byte v) {
        hb[offset + i] = v;
    }

    @Override
    short short16(int i) {
        return U.getShortUnaligned(hb, BASE + offset + i, bigEndian);
    }

    @Override
    int int32(int i) {
        return U.getIntUnaligned(hb, BASE + offset + i, bigEndian);
    }

    @Override
    long long64(int i) {
        return U.getLongUnaligned(hb, BASE + offset + i, bigEndian);
    }

    @Override
    void setShort16(int i, int v) {
        U.putShortUnaligned(hb, BASE + offset + i, (short) v, bigEndian);
    }

    @Override
    void setInt32(int i, int v) {
        U.putIntUnaligned(hb, BASE + offset + i, v, bigEndian);
    }

    @Override
    void setLong64(int i, long v) {
        U.putLongUnaligned(hb, BASE + offset + i, v, bigEndian);
    }
}
