/* SPDX-License-Identifier: MIT */
package java.lang;

import java.util.Arrays;
import java.io.IOException;
import java.io.StreamCorruptedException;
import java.util.stream.IntStream;

/**
 * A growing sequence of chars in the two forms of String. Once wide it stays wide until set to
 * length 0; maybeLatin1 tells that chars above 255 may have been removed again.
 */
abstract class AbstractStringBuilder implements Appendable, CharSequence {
    byte[] value;
    byte coder;
    boolean maybeLatin1;
    int count;

    /** For serialization, which then sets what there is. */
    AbstractStringBuilder() {
        value = new byte[0];
    }

    /** To the first `n` characters of a stream. */
    final void restore(char[] chars, int n) throws StreamCorruptedException {
        if (n < 0 || n > chars.length) {
            throw new StreamCorruptedException("count value invalid");
        }
        value = new byte[chars.length];
        append(chars, 0, n);
    }

    AbstractStringBuilder(int capacity) {
        value = new byte[capacity];
    }

    AbstractStringBuilder(String str) {
        int length = str.length();
        coder = str.coder();
        value = new byte[length + 16 << coder];
        append(str);
    }

    /* Sixteen more than there is, but no text is as long as that. */
    AbstractStringBuilder(CharSequence seq) {
        int length = seq.length();
        if (length < 0) {
            throw new NegativeArraySizeException("Negative length: " + length);
        }
        value = new byte[length > Integer.MAX_VALUE - 16 ? Integer.MAX_VALUE : length + 16];
        append(seq);
    }

    final byte[] getValue() {
        return value;
    }

    int compareTo(AbstractStringBuilder another) {
        if (value == another.value) {
            return 0;
        }
        return CharSequence.compare(this, another);
    }

    @Override
    public int length() {
        return count;
    }

    public int capacity() {
        return value.length >> coder;
    }

    public void ensureCapacity(int minimumCapacity) {
        if (minimumCapacity > 0) {
            grow(minimumCapacity);
        }
    }

    /**
     * Counts in bytes, and wraps around where the reference does: of two bytes each,
     * too many chars may look like none.
     */
    private void grow(int minimum) {
        int old = value.length;
        int more = (minimum << coder) - old;
        if (minimum < 0 || minimum == Integer.MAX_VALUE && coder == String.LATIN1) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        if (more > 0) {
            int least = old + more;
            if (least < 0) {
                throw new OutOfMemoryError("Required array length " + old + " + " + more
                        + " is too large");
            }
            int length = Math.max(least, old * 2 + (2 << coder));
            if (old > Integer.MAX_VALUE / 2 - 8) {
                length = Math.max(least, Integer.MAX_VALUE - 8);
            }
            byte[] larger = new byte[length];
            System.arraycopy(value, 0, larger, 0, count << coder);
            value = larger;
        }
    }

    private void widen() {
        if (coder == String.LATIN1) {
            byte[] wide = StringUTF16.newBytesFor(value.length);
            StringUTF16.inflate(value, 0, wide, 0, count);
            value = wide;
            coder = String.UTF16;
        }
    }

    /** Makes a gap of n chars at offset, for content of the given coder. */
    private void open(int offset, int n, byte contentCoder) {
        grow(count + n);
        if (coder < contentCoder) {
            widen();
        }
        if (offset < count) {
            System.arraycopy(value, offset << coder, value, offset + n << coder,
                    count - offset << coder);
        }
        count += n;
    }

    private void put(int index, char c) {
        if (coder == String.LATIN1) {
            value[index] = (byte) c;
        } else {
            value[2 * index] = (byte) c;
            value[2 * index + 1] = (byte) (c >> 8);
        }
    }

    private char at(int index) {
        return coder == String.LATIN1 ? (char) (value[index] & 0xff)
                : (char) (value[2 * index] & 0xff | value[2 * index + 1] << 8);
    }

    public void trimToSize() {
        int n = count << coder;
        if (n < value.length) {
            byte[] smaller = new byte[n];
            System.arraycopy(value, 0, smaller, 0, n);
            value = smaller;
        }
    }

    public void setLength(int newLength) {
        if (newLength < 0) {
            throw new StringIndexOutOfBoundsException(newLength);
        }
        grow(newLength);
        if (newLength > count) {
            Arrays.fill(value, count << coder, newLength << coder, (byte) 0);
        } else if (newLength < count) {
            maybeLatin1 = true;
        }
        count = newLength;
    }

    @Override
    public char charAt(int index) {
        String.checkIndex(index, count);
        return at(index);
    }

    public int codePointAt(int index) {
        String.checkIndex(index, count);
        char c = at(index);
        if (Character.isHighSurrogate(c) && index + 1 < count) {
            char d = at(index + 1);
            if (Character.isLowSurrogate(d)) {
                return Character.toCodePoint(c, d);
            }
        }
        return c;
    }

    public int codePointBefore(int index) {
        if (index < 1 || index > count) {
            throw new StringIndexOutOfBoundsException(index);
        }
        char d = at(index - 1);
        if (Character.isLowSurrogate(d) && index > 1) {
            char c = at(index - 2);
            if (Character.isHighSurrogate(c)) {
                return Character.toCodePoint(c, d);
            }
        }
        return d;
    }

    public int codePointCount(int beginIndex, int endIndex) {
        if (beginIndex < 0 || endIndex > count || beginIndex > endIndex) {
            throw new IndexOutOfBoundsException();
        }
        return Character.codePointCount(this, beginIndex, endIndex);
    }

    public int offsetByCodePoints(int index, int codePointOffset) {
        return Character.offsetByCodePoints(this, index, codePointOffset);
    }

    public void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
        Bounds.checkBuilder(srcBegin, srcEnd, count);
        Bounds.checkOther(dstBegin, dstBegin + srcEnd - srcBegin, dst.length);
        for (int i = srcBegin; i < srcEnd; i++) {
            dst[dstBegin++] = at(i);
        }
    }

    public void setCharAt(int index, char ch) {
        String.checkIndex(index, count);
        if (ch > 0xff) {
            widen();
        } else {
            maybeLatin1 = true;
        }
        put(index, ch);
    }

    public AbstractStringBuilder append(Object obj) {
        return append(String.valueOf(obj));
    }

    public AbstractStringBuilder append(String str) {
        if (str == null) {
            str = "null";
        }
        int n = str.length();
        int at = count;
        open(at, n, str.coder());
        str.getBytes(value, at, coder);
        return this;
    }

    public AbstractStringBuilder append(StringBuffer sb) {
        return append((CharSequence) sb);
    }

    @Override
    public AbstractStringBuilder append(CharSequence s) {
        if (s == null || s instanceof String) {
            return append((String) s);
        }
        return append(s, 0, s.length());
    }

    @Override
    public AbstractStringBuilder append(CharSequence s, int start, int end) {
        if (s == null) {
            s = "null";
        }
        Bounds.checkOther(start, end, s.length());
        insertChars(count, s, start, end);
        return this;
    }

    private void insertChars(int offset, CharSequence s, int start, int end) {
        if (s == this) {
            s = toString();
        }
        int n = end - start;
        if (coder == String.LATIN1 && s instanceof String
                && ((String) s).coder() == String.LATIN1) {
            open(offset, n, String.LATIN1);
            System.arraycopy(((String) s).value(), start, value, offset, n);
            return;
        }
        byte c = String.LATIN1;
        for (int i = start; i < end; i++) {
            if (s.charAt(i) > 0xff) {
                c = String.UTF16;
                break;
            }
        }
        open(offset, n, c);
        for (int i = start; i < end; i++) {
            put(offset++, s.charAt(i));
        }
    }

    private void insertChars(int offset, char[] chars, int start, int n) {
        byte c = String.LATIN1;
        for (int i = start; i < start + n; i++) {
            if (chars[i] > 0xff) {
                c = String.UTF16;
                break;
            }
        }
        open(offset, n, c);
        for (int i = start; i < start + n; i++) {
            put(offset++, chars[i]);
        }
    }

    public AbstractStringBuilder append(char[] str) {
        insertChars(count, str, 0, str.length);
        return this;
    }

    public AbstractStringBuilder append(char[] str, int offset, int len) {
        Bounds.checkOther(offset, offset + len, str.length);
        insertChars(count, str, offset, len);
        return this;
    }

    public AbstractStringBuilder append(boolean b) {
        return append(b ? "true" : "false");
    }

    @Override
    public AbstractStringBuilder append(char c) {
        int at = count;
        if (at == value.length >> coder) {
            grow(at + 1);
        }
        if (coder == String.LATIN1) {
            if (c <= 0xff) {
                value[at] = (byte) c;
                count = at + 1;
                return this;
            }
            widen();
        }
        StringUTF16.putChar(value, at, c);
        count = at + 1;
        return this;
    }

    public AbstractStringBuilder append(int i) {
        if (coder != String.LATIN1) {
            return append(Integer.toString(i));
        }
        int end = count + Integer.textLength(i);
        grow(end);
        Integer.putText(i, value, end);
        count = end;
        return this;
    }

    public AbstractStringBuilder append(long l) {
        if (coder != String.LATIN1) {
            return append(Long.toString(l));
        }
        int end = count + Long.textLength(l);
        grow(end);
        Long.putText(l, value, end);
        count = end;
        return this;
    }

    public AbstractStringBuilder append(float f) {
        return append(Float.toString(f));
    }

    public AbstractStringBuilder append(double d) {
        return append(Double.toString(d));
    }

    public AbstractStringBuilder appendCodePoint(int codePoint) {
        if (Character.isBmpCodePoint(codePoint)) {
            return append((char) codePoint);
        }
        return append(Character.toString(codePoint));
    }

    public AbstractStringBuilder delete(int start, int end) {
        if (end > count) {
            end = count;
        }
        Bounds.checkBuilder(start, end, count);
        int n = end - start;
        if (n > 0) {
            System.arraycopy(value, end << coder, value, start << coder, count - end << coder);
            count -= n;
            maybeLatin1 = true;
        }
        return this;
    }

    public AbstractStringBuilder deleteCharAt(int index) {
        String.checkIndex(index, count);
        return delete(index, index + 1);
    }

    public AbstractStringBuilder replace(int start, int end, String str) {
        if (end > count) {
            end = count;
        }
        Bounds.checkBuilder(start, end, count);
        int length = str.length();
        delete(start, end);
        return length == 0 ? this : insert(start, str);
    }

    public String substring(int start) {
        return substring(start, count);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return substring(start, end);
    }

    public String substring(int start, int end) {
        Bounds.checkBuilder(start, end, count);
        int n = end - start;
        byte[] bytes = coder == String.LATIN1 ? null
                : StringUTF16.compress(value, start, n);
        byte c = String.LATIN1;
        if (bytes == null) {
            c = coder;
            bytes = new byte[n << c];
            System.arraycopy(value, start << c, bytes, 0, bytes.length);
        }
        return new String(bytes, c);
    }

    public AbstractStringBuilder insert(int index, char[] str, int offset, int len) {
        String.checkOffset(index, count);
        Bounds.checkBuilder(offset, offset + len, str.length);
        insertChars(index, str, offset, len);
        return this;
    }

    public AbstractStringBuilder insert(int offset, Object obj) {
        return insert(offset, String.valueOf(obj));
    }

    public AbstractStringBuilder insert(int offset, String str) {
        String.checkOffset(offset, count);
        if (str == null) {
            str = "null";
        }
        open(offset, str.length(), str.coder());
        str.getBytes(value, offset, coder);
        return this;
    }

    public AbstractStringBuilder insert(int offset, char[] str) {
        String.checkOffset(offset, count);
        insertChars(offset, str, 0, str.length);
        return this;
    }

    public AbstractStringBuilder insert(int dstOffset, CharSequence s) {
        return s == null || s instanceof String ? insert(dstOffset, (String) s)
            : insert(dstOffset, s, 0, s.length());
    }

    public AbstractStringBuilder insert(int dstOffset, CharSequence s, int start, int end) {
        if (s == null) {
            s = "null";
        }
        String.checkOffset(dstOffset, count);
        Bounds.checkOther(start, end, s.length());
        insertChars(dstOffset, s, start, end);
        return this;
    }

    public AbstractStringBuilder insert(int offset, boolean b) {
        return insert(offset, String.valueOf(b));
    }

    public AbstractStringBuilder insert(int offset, char c) {
        String.checkOffset(offset, count);
        open(offset, 1, c > 0xff ? String.UTF16 : String.LATIN1);
        put(offset, c);
        return this;
    }

    public AbstractStringBuilder insert(int offset, int i) {
        return insert(offset, String.valueOf(i));
    }

    public AbstractStringBuilder insert(int offset, long l) {
        return insert(offset, String.valueOf(l));
    }

    public AbstractStringBuilder insert(int offset, float f) {
        return insert(offset, String.valueOf(f));
    }

    public AbstractStringBuilder insert(int offset, double d) {
        return insert(offset, String.valueOf(d));
    }

    public int indexOf(String str) {
        return indexOf(str, 0);
    }

    public int indexOf(String str, int fromIndex) {
        return String.indexOf(value, coder, count, str, fromIndex);
    }

    public int lastIndexOf(String str) {
        return lastIndexOf(str, count);
    }

    public int lastIndexOf(String str, int fromIndex) {
        return String.lastIndexOf(value, coder, count, str, fromIndex);
    }

    public AbstractStringBuilder reverse() {
        if (coder == String.LATIN1) {
            byte[] bytes = value;
            for (int i = 0, j = count - 1; i < j; i++, j--) {
                byte b = bytes[i];
                bytes[i] = bytes[j];
                bytes[j] = b;
            }
            return this;
        }
        boolean surrogates = false;
        for (int i = 0, j = count - 1; i <= j; i++, j--) {
            char c = at(i);
            char d = at(j);
            put(i, d);
            put(j, c);
            surrogates |= Character.isSurrogate(c) || Character.isSurrogate(d);
        }
        for (int i = 0; surrogates && i < count - 1; i++) {
            char c = at(i);
            char d = at(i + 1);
            if (Character.isLowSurrogate(c) && Character.isHighSurrogate(d)) {
                put(i++, d);
                put(i, c);
            }
        }
        return this;
    }

    @Override
    public abstract String toString();

    @Override
    public IntStream chars() {
        return CharSequence.super.chars();
    }

    @Override
    public IntStream codePoints() {
        return CharSequence.super.codePoints();
    }
}
