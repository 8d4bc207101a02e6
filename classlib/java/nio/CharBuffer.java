/* SPDX-License-Identifier: MIT */
package java.nio;

import java.util.Objects;

/** A buffer of chars. */
public abstract class CharBuffer extends Buffer implements Comparable<CharBuffer>, Appendable, CharSequence, Readable {
    CharBuffer(int mark, int pos, int lim, int cap) {
        super(mark, pos, lim, cap);
    }

    public static CharBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw negativeCapacity(capacity);
        }
        return new HeapCharBuffer(new char[capacity], 0, -1, 0, capacity, capacity, false);
    }

    public static CharBuffer wrap(char[] array, int offset, int length) {
        checkWrapped(offset, length, array.length);
        return new HeapCharBuffer(array, 0, -1, offset, offset + length, array.length, false);
    }

    public static CharBuffer wrap(char[] array) {
        return wrap(array, 0, array.length);
    }

    @Override
    public abstract CharBuffer slice();

    @Override
    public abstract CharBuffer slice(int index, int length);

    @Override
    public abstract CharBuffer duplicate();

    public abstract CharBuffer asReadOnlyBuffer();

    public abstract char get();

    public abstract CharBuffer put(char v);

    public abstract char get(int index);

    public abstract CharBuffer put(int index, char v);

    public abstract CharBuffer compact();

    public abstract ByteOrder order();

    /* Bulk moves of an implementation: the bounds are checked already. */
    abstract void fetch(int index, char[] dst, int offset, int length);

    abstract void store(int index, char[] src, int offset, int length);

    public CharBuffer get(char[] dst, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, dst.length);
        fetch(nextGet(length), dst, offset, length);
        return this;
    }

    public CharBuffer get(char[] dst) {
        return get(dst, 0, dst.length);
    }

    public CharBuffer get(int index, char[] dst, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, dst.length);
        fetch(index, dst, offset, length);
        return this;
    }

    public CharBuffer get(int index, char[] dst) {
        return get(index, dst, 0, dst.length);
    }

    public CharBuffer put(CharBuffer src) {
        if (src == this) {
            throw new IllegalArgumentException("The source buffer is this buffer");
        }
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        int at = src.position();
        int n = src.limit() - at;
        if (n > remaining()) {
            throw new BufferOverflowException();
        }
        char[] a = new char[n];
        src.get(a, 0, n);
        store(nextPut(n), a, 0, n);
        return this;
    }

    public CharBuffer put(int index, CharBuffer src, int offset, int length) {
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, src.limit());
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        char[] a = new char[length];
        src.get(offset, a, 0, length);
        store(index, a, 0, length);
        return this;
    }

    public CharBuffer put(char[] src, int offset, int length) {
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        Objects.checkFromIndexSize(offset, length, src.length);
        store(nextPut(length), src, offset, length);
        return this;
    }

    public final CharBuffer put(char[] src) {
        return put(src, 0, src.length);
    }

    public CharBuffer put(int index, char[] src, int offset, int length) {
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        Objects.checkFromIndexSize(index, length, limit());
        Objects.checkFromIndexSize(offset, length, src.length);
        store(index, src, offset, length);
        return this;
    }

    public CharBuffer put(int index, char[] src) {
        return put(index, src, 0, src.length);
    }

    @Override
    public final CharBuffer mark() {
        super.mark();
        return this;
    }

    @Override
    public final CharBuffer reset() {
        super.reset();
        return this;
    }

    @Override
    public final CharBuffer clear() {
        super.clear();
        return this;
    }

    @Override
    public final CharBuffer flip() {
        super.flip();
        return this;
    }

    @Override
    public final CharBuffer rewind() {
        super.rewind();
        return this;
    }

    @Override
    public final CharBuffer position(int value) {
        super.position(value);
        return this;
    }

    @Override
    public final CharBuffer limit(int value) {
        super.limit(value);
        return this;
    }

    @Override
    public boolean hasArray() {
        return false;
    }

    @Override
    public char[] array() {
        throw new UnsupportedOperationException();
    }

    @Override
    public int arrayOffset() {
        throw new UnsupportedOperationException();
    }

    @Override
    public int hashCode() {
        int h = 1;
        for (int i = limit() - 1; i >= position(); i--) {
            h = 31 * h + get(i);
        }
        return h;
    }

    public int mismatch(CharBuffer that) {
        int at = that.position();
        int n = Math.min(remaining(), that.limit() - at);
        for (int i = 0; i < n; i++) {
            char a = get(position() + i);
            char b = that.get(at + i);
            if (!(a == b)) {
                return i;
            }
        }
        return remaining() == that.remaining() ? -1 : n;
    }

    @Override
    public boolean equals(Object ob) {
        if (this == ob) {
            return true;
        }
        return ob instanceof CharBuffer && remaining() == ((CharBuffer) ob).remaining()
                && mismatch((CharBuffer) ob) < 0;
    }

    @Override
    public int compareTo(CharBuffer that) {
        int i = mismatch(that);
        if (i >= 0 && i < Math.min(remaining(), that.remaining())) {
            return Character.compare(get(position() + i), that.get(that.position() + i));
        }
        return remaining() - that.remaining();
    }

    public static CharBuffer wrap(CharSequence csq, int start, int end) {
        return new StringCharBuffer(csq, 0, -1, start, end, csq.length());
    }

    public static CharBuffer wrap(CharSequence csq) {
        return wrap(csq, 0, csq.length());
    }

    @Override
    public int read(CharBuffer target) throws java.io.IOException {
        int n = Math.min(remaining(), target.remaining());
        if (remaining() == 0) {
            return -1;
        }
        char[] a = new char[n];
        get(a, 0, n);
        target.put(a, 0, n);
        return n;
    }

    public CharBuffer put(String src, int start, int end) {
        Objects.checkFromIndexSize(start, end - start, src.length());
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        char[] a = new char[end - start];
        src.getChars(start, end, a, 0);
        return put(a, 0, a.length);
    }

    public final CharBuffer put(String src) {
        return put(src, 0, src.length());
    }

    @Override
    public String toString() {
        char[] a = new char[remaining()];
        fetch(position(), a, 0, a.length);
        return new String(a);
    }

    @Override
    public final int length() {
        return remaining();
    }

    @Override
    public final boolean isEmpty() {
        return remaining() == 0;
    }

    @Override
    public final char charAt(int index) {
        checkWrapped(index, 1, remaining());
        return get(position() + index);
    }

    @Override
    public CharBuffer subSequence(int start, int end) {
        if (this instanceof StringCharBuffer) {
            checkWrapped(start, end - start, remaining());
        }
        Objects.checkFromToIndex(start, end, remaining());
        CharBuffer b = duplicate();
        int p = position();
        b.limit(p + end);
        b.position(p + start);
        return b;
    }

    @Override
    public CharBuffer append(CharSequence csq) {
        return put(csq == null ? "null" : csq.toString());
    }

    @Override
    public CharBuffer append(CharSequence csq, int start, int end) {
        CharSequence cs = csq == null ? "null" : csq;
        return put(cs.subSequence(start, end).toString());
    }

    @Override
    public CharBuffer append(char c) {
        return put(c);
    }
}
