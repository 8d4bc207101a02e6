/* SPDX-License-Identifier: MIT */
package java.nio;

import java.util.Objects;

/** A read-only char buffer over a character sequence. */
final class StringCharBuffer extends CharBuffer {
    private final CharSequence str;
    private final int offset;

    StringCharBuffer(CharSequence s, int offset, int mark, int pos, int lim, int cap) {
        super(mark, pos, lim, cap);
        checkWrapped(pos, lim - pos, cap);
        str = s;
        this.offset = offset;
    }

    @Override
    public CharBuffer slice() {
        int n = remaining();
        return new StringCharBuffer(str, offset + position(), -1, 0, n, n);
    }

    @Override
    public CharBuffer slice(int index, int length) {
        java.util.Objects.checkFromIndexSize(index, length, limit());
        return new StringCharBuffer(str, offset + index, -1, 0, length, length);
    }

    @Override
    public CharBuffer duplicate() {
        return new StringCharBuffer(str, offset, markValue(), position(), limit(), capacity());
    }

    @Override
    public CharBuffer asReadOnlyBuffer() {
        return duplicate();
    }

    @Override
    public char get() {
        return str.charAt(nextGet() + offset);
    }

    @Override
    public char get(int index) {
        return str.charAt(check(index) + offset);
    }

    @Override
    public CharBuffer put(char c) {
        throw new ReadOnlyBufferException();
    }

    @Override
    public CharBuffer put(int index, char c) {
        throw new ReadOnlyBufferException();
    }

    @Override
    public CharBuffer put(int index, CharBuffer src, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, src.limit());
        throw new ReadOnlyBufferException();
    }

    @Override
    public CharBuffer compact() {
        throw new ReadOnlyBufferException();
    }

    @Override
    void fetch(int index, char[] dst, int off, int length) {
        for (int i = 0; i < length; i++) {
            dst[off + i] = str.charAt(offset + index + i);
        }
    }

    @Override
    void store(int index, char[] src, int off, int length) {
        throw new ReadOnlyBufferException();
    }

    @Override
    public boolean isReadOnly() {
        return true;
    }

    @Override
    public boolean isDirect() {
        return false;
    }

    @Override
    public ByteOrder order() {
        return ByteOrder.nativeOrder();
    }
}
