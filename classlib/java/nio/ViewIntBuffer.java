/* SPDX-License-Identifier: MIT */
package java.nio;

/** A int buffer over the bytes of a byte buffer, in that buffer's byte order. */
final class ViewIntBuffer extends IntBuffer {
    private final ByteBuffer base;
    private final int start;

    ViewIntBuffer(ByteBuffer base, int start, int mark, int pos, int lim, int cap) {
        super(mark, pos, lim, cap);
        this.base = base;
        this.start = start;
        this.address = base.address + start;
    }

    private int ix(int i) {
        return start + i * 4;
    }

    private int load(int i) {
        return base.int32(ix(i));
    }

    private void save(int i, int v) {
        base.setInt32(ix(i), v);
    }

    @Override
    public IntBuffer slice() {
        int n = remaining();
        return new ViewIntBuffer(base, ix(position()), -1, 0, n, n);
    }

    @Override
    public IntBuffer slice(int index, int length) {
        java.util.Objects.checkFromIndexSize(index, length, limit());
        return new ViewIntBuffer(base, ix(index), -1, 0, length, length);
    }

    @Override
    public IntBuffer duplicate() {
        return new ViewIntBuffer(base, start, markValue(), position(), limit(), capacity());
    }

    @Override
    public IntBuffer asReadOnlyBuffer() {
        ByteBuffer b = base.asReadOnlyBuffer().order(base.order());
        return new ViewIntBuffer(b, start, markValue(), position(), limit(), capacity());
    }

    @Override
    public int get() {
        return load(nextGet());
    }

    @Override
    public int get(int index) {
        return load(check(index));
    }

    @Override
    public IntBuffer put(int v) {
        base.checkWritable();
        save(nextPut(), v);
        return this;
    }

    @Override
    public IntBuffer put(int index, int v) {
        base.checkWritable();
        save(check(index), v);
        return this;
    }

    @Override
    void fetch(int index, int[] dst, int off, int length) {
        for (int i = 0; i < length; i++) {
            dst[off + i] = load(index + i);
        }
    }

    @Override
    void store(int index, int[] src, int off, int length) {
        for (int i = 0; i < length; i++) {
            save(index + i, src[off + i]);
        }
    }

    @Override
    public IntBuffer compact() {
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
