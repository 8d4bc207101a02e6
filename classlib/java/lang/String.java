/* SPDX-License-Identifier: MIT */
package java.lang;

import java.io.Serializable;
import java.io.UnsupportedEncodingException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Formatter;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import jdk.internal.nio.cs.Charsets;

/**
 * An immutable sequence of chars. The bytes hold either Latin-1 (coder 0), or UTF-16, low byte
 * first (coder 1); a string that fits Latin-1 is always stored so, which makes strings with
 * different coders unequal.
 */
public final class String
        implements Serializable, Comparable<String>, CharSequence, java.lang.constant.Constable,
        java.lang.constant.ConstantDesc {
    private static final long serialVersionUID = -6849794470754667710L;

    static final byte LATIN1 = 0;
    static final byte UTF16 = 1;

    private static final int CODEC_OTHER = 0;
    private static final int CODEC_UTF8 = 1;
    private static final int CODEC_LATIN1 = 2;
    private static final int CODEC_ASCII = 3;
    private static final int CODEC_EIGHT_BIT = 4;

    private static final byte[] EMPTY_VALUE = new byte[0];

    public static final Comparator<String> CASE_INSENSITIVE_ORDER = new CaseInsensitiveComparator();

    private final byte[] value;
    private final byte coder;
    private int hash;
    private boolean hashIsZero;

    /* ---- Construction ---- */

    public String() {
        this.value = EMPTY_VALUE;
        this.coder = LATIN1;
    }

    public String(String original) {
        this.value = original.value;
        this.coder = original.coder;
        this.hash = original.hash;
        this.hashIsZero = original.hashIsZero;
    }

    public String(char[] value) {
        this(value, 0, value.length, null);
    }

    public String(char[] value, int offset, int count) {
        this(value, offset, count, checked(offset, count, value.length));
    }

    private String(char[] chars, int offset, int count, Void unused) {
        if (count == 0) {
            this.value = EMPTY_VALUE;
            this.coder = LATIN1;
            return;
        }
        byte[] compressed = StringUTF16.compress(chars, offset, count);
        if (compressed != null) {
            this.value = compressed;
            this.coder = LATIN1;
        } else {
            this.value = StringUTF16.toBytes(chars, offset, count);
            this.coder = UTF16;
        }
    }

    public String(int[] codePoints, int offset, int count) {
        Bounds.checkCount(offset, count, codePoints.length);
        boolean latin1 = true;
        int length = count;
        for (int i = offset; i < offset + count; i++) {
            int c = codePoints[i];
            if (c < 0 || c > Character.MAX_CODE_POINT) {
                throw new IllegalArgumentException(Integer.toString(c));
            }
            if (c > 0xff) {
                latin1 = false;
                if (c > 0xffff) {
                    length++;
                }
            }
        }
        if (latin1) {
            byte[] bytes = new byte[count];
            for (int i = 0; i < count; i++) {
                bytes[i] = (byte) codePoints[offset + i];
            }
            this.value = bytes;
            this.coder = LATIN1;
        } else {
            byte[] bytes = StringUTF16.newBytesFor(length);
            int j = 0;
            for (int i = offset; i < offset + count; i++) {
                j = putCodePoint(bytes, j, codePoints[i]);
            }
            this.value = bytes;
            this.coder = UTF16;
        }
    }

    @Deprecated(since = "1.1")
    public String(byte[] ascii, int hibyte, int offset, int count) {
        Bounds.checkCount(offset, count, ascii.length);
        byte high = (byte) hibyte;
        this.coder = high == 0 || count == 0 ? LATIN1 : UTF16;
        this.value = coder == LATIN1 ? copyOfRange(ascii, offset, count)
                : StringUTF16.newBytesFor(count);
        for (int at = 0; coder == UTF16 && at < value.length; at += 2) {
            value[at] = ascii[offset + at / 2];
            value[at + 1] = high;
        }
    }

    @Deprecated(since = "1.1")
    public String(byte[] ascii, int hibyte) {
        this(ascii, hibyte, 0, ascii.length);
    }

    public String(byte[] bytes, int offset, int length, String charsetName)
            throws UnsupportedEncodingException {
        this(decode(lookup(charsetName), checkedBytes(bytes, offset, length), offset, length));
    }

    public String(byte[] bytes, int offset, int length, Charset charset) {
        this(decode(Objects.requireNonNull(charset), checkedBytes(bytes, offset, length), offset,
                length));
    }

    public String(byte[] bytes, String charsetName) throws UnsupportedEncodingException {
        this(bytes, 0, bytes.length, charsetName);
    }

    public String(byte[] bytes, Charset charset) {
        this(bytes, 0, bytes.length, charset);
    }

    public String(byte[] bytes, int offset, int length) {
        this(bytes, offset, length, Charset.defaultCharset());
    }

    public String(byte[] bytes) {
        this(bytes, 0, bytes.length);
    }

    public String(StringBuffer buffer) {
        this(buffer.toString());
    }

    public String(StringBuilder builder) {
        this((AbstractStringBuilder) builder);
    }

    String(AbstractStringBuilder asb) {
        byte[] bytes = asb.getValue();
        int length = asb.count;
        if (asb.coder == LATIN1) {
            this.value = copyOfRange(bytes, 0, length);
            this.coder = LATIN1;
            return;
        }
        byte[] compressed = asb.maybeLatin1 ? StringUTF16.compress(bytes, 0, length) : null;
        if (compressed != null) {
            this.value = compressed;
            this.coder = LATIN1;
        } else {
            this.value = copyOfRange(bytes, 0, length << 1);
            this.coder = UTF16;
        }
    }

    /** Takes the array as it is; UTF-16 bytes must not fit Latin-1. */
    String(byte[] value, byte coder) {
        this.value = value;
        this.coder = coder;
    }

    private static Void checked(int offset, int count, int length) {
        Bounds.checkCount(offset, count, length);
        return null;
    }

    private static byte[] checkedBytes(byte[] bytes, int offset, int length) {
        Bounds.checkCount(offset, length, bytes.length);
        return bytes;
    }

    private static byte[] copyOfRange(byte[] bytes, int offset, int length) {
        byte[] copy = new byte[length];
        System.arraycopy(bytes, offset, copy, 0, length);
        return copy;
    }

    private static int putCodePoint(byte[] utf16, int index, int c) {
        if (c > 0xffff) {
            StringUTF16.putChar(utf16, index++, Character.highSurrogate(c));
            StringUTF16.putChar(utf16, index++, Character.lowSurrogate(c));
        } else {
            StringUTF16.putChar(utf16, index++, c);
        }
        return index;
    }

    /** A string of UTF-16 bytes, compressed if they fit. */
    private static String ofUtf16(byte[] utf16, int index, int length) {
        if (length == 0) {
            return "";
        }
        byte[] compressed = StringUTF16.compress(utf16, index, length);
        return compressed != null ? new String(compressed, LATIN1)
                : new String(copyOfRange(utf16, index << 1, length << 1), UTF16);
    }

    /* ---- Decoding and encoding ---- */

    private static Charset lookup(String charsetName) throws UnsupportedEncodingException {
        if (charsetName == null) {
            throw new NullPointerException();
        }
        try {
            return Charset.forName(charsetName);
        } catch (IllegalArgumentException e) {
            throw new UnsupportedEncodingException(charsetName);
        }
    }

    private static int codec(Charset charset) {
        return charset == Charsets.UTF_8 ? CODEC_UTF8 : charset == Charsets.LATIN1 ? CODEC_LATIN1
                : charset == Charsets.ASCII ? CODEC_ASCII
                : Charsets.extendsAscii(charset) ? CODEC_EIGHT_BIT : CODEC_OTHER;
    }

    private static boolean hasNegatives(byte[] bytes, int offset, int length) {
        for (int i = offset; i < offset + length; i++) {
            if (bytes[i] < 0) {
                return true;
            }
        }
        return false;
    }

    private static String decode(Charset charset, byte[] bytes, int offset, int length) {
        if (length == 0) {
            return "";
        }
        int codec = codec(charset);
        if (codec == CODEC_LATIN1
                || codec != CODEC_OTHER && !hasNegatives(bytes, offset, length)) {
            return new String(copyOfRange(bytes, offset, length), LATIN1);
        }
        if (codec == CODEC_UTF8) {
            return decodeUtf8(bytes, offset, length);
        }
        if (codec == CODEC_ASCII) {
            byte[] utf16 = StringUTF16.newBytesFor(length);
            for (int i = 0; i < length; i++) {
                byte b = bytes[offset + i];
                StringUTF16.putChar(utf16, i, b < 0 ? 0xfffd : b);
            }
            return new String(utf16, UTF16);
        }
        return decodeOther(charset, bytes, offset, length);
    }

    /** Decodes UTF-8; each maximal malformed part becomes one U+FFFD. */
    private static String decodeUtf8(byte[] bytes, int offset, int length) {
        byte[] utf16 = StringUTF16.newBytesFor(length);
        int j = 0;
        int end = offset + length;
        int i = offset;
        while (i < end) {
            int b = bytes[i];
            if (b >= 0) {
                StringUTF16.putChar(utf16, j++, b);
                i++;
                continue;
            }
            int need;
            int low = 0x80;
            int high = 0xbf;
            int c;
            b &= 0xff;
            if (b >= 0xc2 && b <= 0xdf) {
                need = 1;
                c = b & 0x1f;
            } else if (b >= 0xe0 && b <= 0xef) {
                need = 2;
                c = b & 0xf;
                if (b == 0xe0) {
                    low = 0xa0;
                }
            } else if (b >= 0xf0 && b <= 0xf4) {
                need = 3;
                c = b & 7;
                if (b == 0xf0) {
                    low = 0x90;
                } else if (b == 0xf4) {
                    high = 0x8f;
                }
            } else {
                StringUTF16.putChar(utf16, j++, 0xfffd);
                i++;
                continue;
            }
            int k = i + 1;
            while (need > 0 && k < end) {
                int next = bytes[k] & 0xff;
                if (next < low || next > high) {
                    break;
                }
                c = c << 6 | next & 0x3f;
                low = 0x80;
                high = 0xbf;
                k++;
                need--;
            }
            if (need > 0) {
                StringUTF16.putChar(utf16, j++, 0xfffd);
                i = k;
            } else if (c >= 0xd800 && c <= 0xdfff) {
                StringUTF16.putChar(utf16, j++, 0xfffd);
                i = k;
            } else {
                j = putCodePoint(utf16, j, c);
                i = k;
            }
        }
        return ofUtf16(utf16, 0, j);
    }

    private byte[] encode(Charset charset) {
        int codec = codec(charset);
        int length = length();
        if (coder == LATIN1 && (codec == CODEC_LATIN1
                || codec != CODEC_OTHER && !hasNegatives(value, 0, length))) {
            return copyOfRange(value, 0, length);
        }
        if (codec == CODEC_UTF8) {
            return encodeUtf8();
        }
        if (codec == CODEC_ASCII || codec == CODEC_LATIN1) {
            int limit = codec == CODEC_ASCII ? 0x7f : 0xff;
            byte[] bytes = new byte[length];
            int j = 0;
            for (int i = 0; i < length; i++) {
                char c = charAt(i);
                if (c <= limit) {
                    bytes[j++] = (byte) c;
                } else {
                    bytes[j++] = '?';
                    if (Character.isHighSurrogate(c) && i + 1 < length
                            && Character.isLowSurrogate(charAt(i + 1))) {
                        i++;
                    }
                }
            }
            return j == length ? bytes : copyOfRange(bytes, 0, j);
        }
        return encodeOther(charset);
    }

    /* Any charset, by a fresh coder that is not reset and has room for the longest result. */
    private static String decodeOther(Charset charset, byte[] bytes, int offset, int length) {
        CharsetDecoder decoder = charset.newDecoder();
        CharBuffer out = CharBuffer.allocate((int) (length * (double) decoder.maxCharsPerByte()));
        decoder.onMalformedInput(CodingErrorAction.REPLACE)
                .onUnmappableCharacter(CodingErrorAction.REPLACE);
        check(decoder.decode(ByteBuffer.wrap(bytes, offset, length), out, true));
        check(decoder.flush(out));
        return out.flip().toString();
    }

    private byte[] encodeOther(Charset charset) {
        CharsetEncoder encoder = charset.newEncoder();
        int most = (int) (length() * (double) encoder.maxBytesPerChar());
        if (most == 0) {
            return new byte[0];
        }
        ByteBuffer out = ByteBuffer.allocate(most);
        encoder.onMalformedInput(CodingErrorAction.REPLACE)
                .onUnmappableCharacter(CodingErrorAction.REPLACE);
        check(encoder.encode(CharBuffer.wrap(toCharArray()), out, true));
        check(encoder.flush(out));
        return Arrays.copyOf(out.array(), out.position());
    }

    private static void check(CoderResult result) {
        if (!result.isUnderflow()) {
            try {
                result.throwException();
            } catch (CharacterCodingException e) {
                throw new Error(e);
            }
        }
    }

    /** The bytes are counted first: a string of one byte each is copied whole. */
    private byte[] encodeUtf8() {
        if (coder == UTF16) {
            return encodePoints();
        }
        int beyondAscii = 0;
        for (byte b : value) {
            beyondAscii -= b >> 31;
        }
        if (beyondAscii == 0) {
            return value.clone();
        }
        byte[] bytes = new byte[value.length + beyondAscii];
        int end = 0;
        for (byte b : value) {
            if (b < 0) {
                bytes[end++] = (byte) (b < -64 ? 0xc2 : 0xc3);
                b = (byte) (b & 0x3f | 0x80);
            }
            bytes[end++] = b;
        }
        return bytes;
    }

    /** A surrogate without its other half becomes '?'. */
    private byte[] encodePoints() {
        byte[] utf16 = value;
        int units = utf16.length >> 1;
        byte[] bytes = new byte[encodedLength(utf16, units)];
        int end = 0;
        for (int at = 0; at < units; at++) {
            int c = StringUTF16.getChar(utf16, at);
            if (c < 0x80) {
                bytes[end++] = (byte) c;
                continue;
            }
            if (c < 0x800) {
                bytes[end] = (byte) (0xc0 | c >> 6);
                bytes[end + 1] = (byte) (0x80 | c & 0x3f);
                end += 2;
                continue;
            }
            if (c >= 0xd800 && c <= 0xdfff) {
                if (!isPairAt(at)) {
                    bytes[end++] = '?';
                    continue;
                }
                c = codePointAt(at++);
            }
            int lead = end;
            int more = c < 0x10000 ? 2 : 3;
            end += more + 1;
            for (int i = lead + more; i > lead; i--, c >>= 6) { // six bits each, from behind
                bytes[i] = (byte) (0x80 | c & 0x3f);
            }
            bytes[lead] = (byte) (0xff80 >> more | c); // as many ones as there are bytes
        }
        return bytes;
    }

    private int encodedLength(byte[] utf16, int units) {
        int length = units;
        for (int at = 0; at < units; at++) {
            int c = StringUTF16.getChar(utf16, at);
            if (c < 0x80) {
                continue;
            }
            if (c < 0xd800 || c > 0xdfff) {
                length += c < 0x800 ? 1 : 2;
            } else if (isPairAt(at)) {
                length += 2; // four for two
                at++;
            }
        }
        return length;
    }

    private boolean isPairAt(int at) {
        return at + 1 < value.length >> 1 && Character.isSurrogatePair(charAt(at), charAt(at + 1));
    }

    public byte[] getBytes(String charsetName) throws UnsupportedEncodingException {
        return encode(lookup(charsetName));
    }

    public byte[] getBytes(Charset charset) {
        return encode(Objects.requireNonNull(charset));
    }

    public byte[] getBytes() {
        return encode(Charset.defaultCharset());
    }

    @Deprecated(since = "1.1")
    public void getBytes(int srcBegin, int srcEnd, byte[] dst, int dstBegin) {
        Bounds.checkEnds(srcBegin, srcEnd, length());
        int count = srcEnd - srcBegin;
        Bounds.checkCount(dstBegin, count, Objects.requireNonNull(dst).length);
        if (coder == LATIN1) {
            System.arraycopy(value, srcBegin, dst, dstBegin, count);
        } else {
            while (--count >= 0) { // the lower halves
                dst[dstBegin + count] = value[srcBegin + count << 1];
            }
        }
    }

    /* ---- Access ---- */

    byte[] value() {
        return value;
    }

    byte coder() {
        return coder;
    }

    /** Copies all chars into bytes of the given coder, at a char index. */
    void getBytes(byte[] dst, int dstBegin, byte dstCoder) {
        copy(0, length(), dst, dstBegin, dstCoder);
    }

    public int length() {
        return value.length >> coder;
    }

    @Override
    public boolean isEmpty() {
        return value.length == 0;
    }

    public char charAt(int index) {
        byte[] bytes = value;
        if (coder == LATIN1) {
            if (index < 0 || index >= bytes.length) {
                throw new StringIndexOutOfBoundsException(index);
            }
            return (char) (bytes[index] & 0xff);
        }
        checkIndex(index, bytes.length >> 1);
        index <<= 1;
        return (char) ((bytes[index] & 0xff) | bytes[index + 1] << 8);
    }

    public int codePointAt(int index) {
        int length = length();
        checkIndex(index, length);
        if (coder == LATIN1) {
            return value[index] & 0xff;
        }
        char c = StringUTF16.getChar(value, index);
        if (Character.isHighSurrogate(c) && index + 1 < length) {
            char d = StringUTF16.getChar(value, index + 1);
            if (Character.isLowSurrogate(d)) {
                return Character.toCodePoint(c, d);
            }
        }
        return c;
    }

    public int codePointBefore(int index) {
        int i = index - 1;
        if (i < 0 || i >= length()) {
            throw new StringIndexOutOfBoundsException(index);
        }
        if (coder == LATIN1) {
            return value[i] & 0xff;
        }
        char d = StringUTF16.getChar(value, i);
        if (Character.isLowSurrogate(d) && i > 0) {
            char c = StringUTF16.getChar(value, i - 1);
            if (Character.isHighSurrogate(c)) {
                return Character.toCodePoint(c, d);
            }
        }
        return d;
    }

    public int codePointCount(int beginIndex, int endIndex) {
        if (beginIndex < 0 || beginIndex > endIndex || endIndex > length()) {
            throw new IndexOutOfBoundsException();
        }
        int n = endIndex - beginIndex;
        if (coder == LATIN1) {
            return n;
        }
        for (int i = beginIndex; i + 1 < endIndex; i++) {
            if (Character.isHighSurrogate(StringUTF16.getChar(value, i))
                    && Character.isLowSurrogate(StringUTF16.getChar(value, i + 1))) {
                n--;
                i++;
            }
        }
        return n;
    }

    public int offsetByCodePoints(int index, int codePointOffset) {
        return Character.offsetByCodePoints(this, index, codePointOffset);
    }

    public void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
        Bounds.checkEnds(srcBegin, srcEnd, length());
        Bounds.checkCount(dstBegin, srcEnd - srcBegin, dst.length);
        byte[] bytes = value;
        if (coder == LATIN1) {
            for (int i = srcBegin; i < srcEnd; i++) {
                dst[dstBegin++] = (char) (bytes[i] & 0xff);
            }
        } else {
            for (int i = srcBegin; i < srcEnd; i++) {
                dst[dstBegin++] = StringUTF16.getChar(bytes, i);
            }
        }
    }

    public char[] toCharArray() {
        char[] result = new char[length()];
        getChars(0, result.length, result, 0);
        return result;
    }

    /* ---- Comparison ---- */

    public boolean equals(Object anObject) {
        if (this == anObject) {
            return true;
        }
        if (!(anObject instanceof String)) {
            return false;
        }
        String other = (String) anObject;
        byte[] a = value;
        byte[] b = other.value;
        if (coder != other.coder || a.length != b.length) {
            return false;
        }
        for (int i = a.length - 1; i >= 0; i--) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public boolean contentEquals(StringBuffer sb) {
        return contentEquals((CharSequence) sb);
    }

    public boolean contentEquals(CharSequence cs) {
        if (cs instanceof String) {
            return equals(cs);
        }
        if (cs instanceof StringBuffer) {
            return equals(cs.toString());
        }
        int n = cs.length();
        if (n != length()) {
            return false;
        }
        for (int i = 0; i < n; i++) {
            if (charAt(i) != cs.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private static boolean equalsIgnoringCase(char a, char b) {
        if (a == b) {
            return true;
        }
        if ((a | b) < 0x80) {
            int letter = a | 0x20;
            return letter == (b | 0x20) && letter >= 'a' && letter <= 'z';
        }
        char u = Character.toUpperCase(a);
        char v = Character.toUpperCase(b);
        return u == v || Character.toLowerCase(u) == Character.toLowerCase(v);
    }

    public boolean equalsIgnoreCase(String anotherString) {
        return this == anotherString || anotherString != null
                && anotherString.length() == length()
                && regionMatches(true, 0, anotherString, 0, length());
    }

    public int compareTo(String anotherString) {
        byte[] a = value;
        byte[] b = anotherString.value;
        if (coder == LATIN1 && anotherString.coder == LATIN1) {
            int limit = Math.min(a.length, b.length);
            for (int i = 0; i < limit; i++) {
                if (a[i] != b[i]) {
                    return (a[i] & 0xff) - (b[i] & 0xff);
                }
            }
            return a.length - b.length;
        }
        int n = length();
        int m = anotherString.length();
        int limit = Math.min(n, m);
        for (int i = 0; i < limit; i++) {
            int difference = charAt(i) - anotherString.charAt(i);
            if (difference != 0) {
                return difference;
            }
        }
        return n - m;
    }

    private static final class CaseInsensitiveComparator
            implements Comparator<String>, Serializable {
        private static final long serialVersionUID = 8575799808933029326L;

        public int compare(String s1, String s2) {
            int n = s1.length() - s2.length();
            int shared = n < 0 ? s1.length() : s2.length();
            for (int at = 0; at < shared; at++) {
                int order = difference(s1, s2, at);
                if (order != 0) {
                    return order;
                }
            }
            return n;
        }

        /**
         * By chars, but by code points where both strings have two bytes each and one of the chars
         * is half of a point.
         */
        private static int difference(String s1, String s2, int at) {
            int a = s1.charAt(at);
            int b = s2.charAt(at);
            if (a == b) {
                return 0;
            }
            a = folded(a);
            b = folded(b);
            if (a == b) {
                return 0;
            }
            boolean halves = a >> 11 == 0xd800 >> 11 || b >> 11 == 0xd800 >> 11;
            return halves && s1.coder == s2.coder
                    ? folded(pointAround(s1, at)) - folded(pointAround(s2, at)) : a - b;
        }

        private static int folded(int point) {
            if (point < 0x80) {
                return point >= 'A' && point <= 'Z' ? point | 0x20 : point;
            }
            return Character.toLowerCase(Character.toUpperCase(point));
        }

        /* The code point that the character at the index is, or is half of. */
        private static int pointAround(String s, int i) {
            char c = s.charAt(i);
            if (Character.isHighSurrogate(c)) {
                return s.codePointAt(i);
            }
            return Character.isLowSurrogate(c) ? s.codePointBefore(i + 1) : c;
        }

        private Object readResolve() {
            return CASE_INSENSITIVE_ORDER;
        }
    }

    public int compareToIgnoreCase(String str) {
        return CASE_INSENSITIVE_ORDER.compare(this, str);
    }

    public boolean regionMatches(int toffset, String other, int ooffset, int len) {
        return regionMatches(false, toffset, other, ooffset, len);
    }

    public boolean regionMatches(boolean ignoreCase, int toffset, String other, int ooffset,
                                 int len) {
        if (ooffset < 0 || toffset < 0 || toffset > (long) length() - len
                || ooffset > (long) (other.value.length >> other.coder) - len) {
            return false;
        }
        for (int i = 0; i < len; i++) {
            char a = charAt(toffset + i);
            char b = other.charAt(ooffset + i);
            if (a != b && (!ignoreCase || !equalsIgnoringCase(a, b)
                    && (i == 0 || !pairsEqual(charAt(toffset + i - 1), a,
                            other.charAt(ooffset + i - 1), b)))) {
                return false;
            }
        }
        return true;
    }

    private static boolean pairsEqual(char high, char low, char otherHigh, char otherLow) {
        return Character.isSurrogatePair(high, low)
                && Character.isSurrogatePair(otherHigh, otherLow)
                && CaseInsensitiveComparator.folded(Character.toCodePoint(high, low))
                == CaseInsensitiveComparator.folded(Character.toCodePoint(otherHigh, otherLow));
    }

    public boolean startsWith(String prefix, int toffset) {
        if (toffset < 0 || toffset > length() - prefix.length()) {
            return false;
        }
        byte[] a = value;
        byte[] b = prefix.value;
        if (coder == prefix.coder) {
            int from = toffset << coder;
            for (int i = 0; i < b.length; i++) {
                if (a[from + i] != b[i]) {
                    return false;
                }
            }
            return true;
        }
        return regionMatches(false, toffset, prefix, 0, prefix.length());
    }

    public boolean startsWith(String prefix) {
        return startsWith(prefix, 0);
    }

    public boolean endsWith(String suffix) {
        return startsWith(suffix, length() - suffix.length());
    }

    public int hashCode() {
        int h = hash;
        if (h == 0 && !hashIsZero) {
            byte[] bytes = value;
            int n = bytes.length;
            if (coder == LATIN1) {
                for (int i = 0; i < n; i++) {
                    h = 31 * h + (bytes[i] & 0xff);
                }
            } else {
                for (int i = 0; i < n; i += 2) {
                    h = 31 * h + ((bytes[i] & 0xff) | (bytes[i + 1] & 0xff) << 8);
                }
            }
            if (h == 0) {
                hashIsZero = true;
            } else {
                hash = h;
            }
        }
        return h;
    }

    /* ---- Search ---- */

    public int indexOf(int ch) {
        return indexOf(ch, 0);
    }

    public int indexOf(int ch, int fromIndex) {
        int n = length();
        if (fromIndex < 0) {
            fromIndex = 0;
        }
        byte[] bytes = value;
        if (coder == LATIN1) {
            if (ch < 0 || ch > 0xff) {
                return -1;
            }
            byte b = (byte) ch;
            for (int i = fromIndex; i < n; i++) {
                if (bytes[i] == b) {
                    return i;
                }
            }
            return -1;
        }
        if (ch >= 0 && ch <= 0xffff) {
            for (int i = fromIndex; i < n; i++) {
                if (StringUTF16.getChar(bytes, i) == ch) {
                    return i;
                }
            }
        } else if (Character.isValidCodePoint(ch)) {
            char high = Character.highSurrogate(ch);
            char low = Character.lowSurrogate(ch);
            for (int i = fromIndex; i < n - 1; i++) {
                if (StringUTF16.getChar(bytes, i) == high
                        && StringUTF16.getChar(bytes, i + 1) == low) {
                    return i;
                }
            }
        }
        return -1;
    }

    public int lastIndexOf(int ch) {
        return lastIndexOf(ch, length() - 1);
    }

    public int lastIndexOf(int ch, int fromIndex) {
        byte[] bytes = value;
        int i = Math.min(fromIndex, length() - 1);
        if (coder == LATIN1) {
            if (ch < 0 || ch > 0xff) {
                return -1;
            }
            byte b = (byte) ch;
            for (; i >= 0; i--) {
                if (bytes[i] == b) {
                    return i;
                }
            }
            return -1;
        }
        if (ch >= 0 && ch <= 0xffff) {
            for (; i >= 0; i--) {
                if (StringUTF16.getChar(bytes, i) == ch) {
                    return i;
                }
            }
        } else if (Character.isValidCodePoint(ch)) {
            char high = Character.highSurrogate(ch);
            char low = Character.lowSurrogate(ch);
            for (i = Math.min(fromIndex, length() - 2); i >= 0; i--) {
                if (StringUTF16.getChar(bytes, i) == high
                        && StringUTF16.getChar(bytes, i + 1) == low) {
                    return i;
                }
            }
        }
        return -1;
    }

    public int indexOf(String str) {
        return coder < str.coder() ? -1 : indexOf(value, coder, length(), str, 0);
    }

    public int indexOf(String str, int fromIndex) {
        return indexOf(value, coder, length(), str, fromIndex);
    }

    static int indexOf(byte[] bytes, byte coder, int n, String wanted, int fromIndex) {
        int m = wanted.value.length >> wanted.coder;
        if (fromIndex < 0) {
            fromIndex = 0;
        } else if (fromIndex > n) {
            fromIndex = n;
        }
        if (m == 0) {
            return fromIndex;
        }
        if (coder < wanted.coder) {
            return -1;
        }
        int last = n - m;
        byte[] sub = wanted.value;
        if (coder == LATIN1) {
            byte first = sub[0];
            next:
            for (int i = fromIndex; i <= last; i++) {
                if (bytes[i] == first) {
                    for (int k = 1; k < m; k++) {
                        if (bytes[i + k] != sub[k]) {
                            continue next;
                        }
                    }
                    return i;
                }
            }
            return -1;
        }
        char first = wanted.charAt(0);
        next:
        for (int i = fromIndex; i <= last; i++) {
            if (StringUTF16.getChar(bytes, i) == first) {
                for (int k = 1; k < m; k++) {
                    if (StringUTF16.getChar(bytes, i + k) != wanted.charAt(k)) {
                        continue next;
                    }
                }
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(String str) {
        return lastIndexOf(str, length());
    }

    public int lastIndexOf(String str, int fromIndex) {
        return lastIndexOf(value, coder, length(), str, fromIndex);
    }

    static int lastIndexOf(byte[] bytes, byte coder, int n, String wanted, int fromIndex) {
        int m = wanted.value.length >> wanted.coder;
        int i = Math.min(fromIndex, n - m);
        if (coder < wanted.coder && m > 0) {
            return -1;
        }
        next:
        for (; i >= 0; i--) {
            for (int k = 0; k < m; k++) {
                int c = coder == LATIN1 ? bytes[i + k] & 0xff
                        : StringUTF16.getChar(bytes, i + k);
                if (c != wanted.charAt(k)) {
                    continue next;
                }
            }
            return i;
        }
        return -1;
    }

    public boolean contains(CharSequence s) {
        return indexOf(s.toString()) >= 0;
    }

    /* ---- Parts and changes ---- */

    public String substring(int beginIndex) {
        int n = length();
        Bounds.checkEnds(beginIndex, n, n);
        return beginIndex == 0 ? this : part(beginIndex, n);
    }

    public String substring(int beginIndex, int endIndex) {
        int n = length();
        Bounds.checkEnds(beginIndex, endIndex, n);
        return beginIndex == 0 && endIndex == n ? this : part(beginIndex, endIndex);
    }

    private String part(int begin, int end) {
        if (begin == end) {
            return "";
        }
        return coder == LATIN1 ? new String(copyOfRange(value, begin, end - begin), LATIN1)
                : ofUtf16(value, begin, end - begin);
    }

    public CharSequence subSequence(int beginIndex, int endIndex) {
        return substring(beginIndex, endIndex);
    }

    public String concat(String str) {
        if (str.isEmpty()) {
            return this;
        }
        int n = length();
        int m = str.length();
        byte c = (byte) (coder | str.coder);
        if (n + m < 0) {
            throw new OutOfMemoryError("Overflow: String length out of range");
        }
        byte[] bytes = c == LATIN1 ? new byte[n + m] : StringUTF16.newBytesFor(n + m);
        getBytes(bytes, 0, c);
        str.getBytes(bytes, n, c);
        return new String(bytes, c);
    }

    public String replace(char oldChar, char newChar) {
        int first = oldChar == newChar ? -1 : indexOf(oldChar);
        if (first < 0) {
            return this;
        }
        int n = length();
        if (coder == LATIN1 && newChar <= 0xff) {
            byte[] bytes = value.clone();
            for (int i = first; i < n; i++) {
                if (bytes[i] == (byte) oldChar) {
                    bytes[i] = (byte) newChar;
                }
            }
            return new String(bytes, LATIN1);
        }
        char[] chars = toCharArray();
        for (int i = first; i < n; i++) {
            if (chars[i] == oldChar) {
                chars[i] = newChar;
            }
        }
        return new String(chars);
    }

    public String replace(CharSequence target, CharSequence replacement) {
        String from = target.toString();
        String to = replacement.toString();
        int m = from.length();
        if (m == 1 && to.length() == 1) {
            return replace(from.charAt(0), to.charAt(0));
        }
        int[] places = new int[16];
        int count = 0;
        for (int j = indexOf(from); j >= 0; j = indexOf(from, j + m)) {
            if (count == places.length) {
                places = Arrays.copyOf(places, 2 * count);
            }
            places[count++] = j;
            if (m == 0 && j++ == length()) {
                break; // nothing stands before each character, and behind the last
            }
        }
        return count == 0 ? this : withAt(places, count, m, to);
    }

    /** The text with another one at the first so many places, for m characters at each. */
    private String withAt(int[] places, int count, int m, String to) {
        long length = length() + count * ((long) to.length() - m);
        byte c = (byte) (coder | to.coder);
        if (length > Integer.MAX_VALUE >> c) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        if (length == 0) {
            return "";
        }
        byte[] bytes = new byte[(int) length << c];
        int at = 0;
        int next = 0;
        for (int k = 0; k < count; k++) {
            copy(next, places[k], bytes, at, c);
            at += places[k] - next;
            to.getBytes(bytes, at, c);
            at += to.length();
            next = places[k] + m;
        }
        copy(next, length(), bytes, at, c);
        return c == LATIN1 ? new String(bytes, LATIN1) : ofUtf16(bytes, 0, (int) length);
    }

    private void copy(int begin, int end, byte[] dst, int at, byte dstCoder) {
        if (coder == dstCoder) {
            System.arraycopy(value, begin << coder, dst, at << coder, end - begin << coder);
        } else {
            StringUTF16.inflate(value, begin, dst, at, end - begin);
        }
    }

    public boolean matches(String regex) {
        return Pattern.matches(regex, this);
    }

    public String replaceFirst(String regex, String replacement) {
        return Pattern.compile(regex).matcher(this).replaceFirst(replacement);
    }

    public String replaceAll(String regex, String replacement) {
        return Pattern.compile(regex).matcher(this).replaceAll(replacement);
    }

    public String[] split(String regex, int limit) {
        int length = regex.length();
        char c = length == 0 ? 0 : regex.charAt(0);
        if (length == 1 && ".$|()[{^?*+\\".indexOf(c) < 0 && !Character.isSurrogate(c)) {
            return splitAt(c, limit);
        }
        if (length == 2 && c == '\\') {
            c = regex.charAt(1);
            if (!(c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z')
                    && !Character.isSurrogate(c)) {
                return splitAt(c, limit);
            }
        }
        return Pattern.compile(regex).split(this, limit);
    }

    private String[] splitAt(char c, int limit) {
        int start = 0;
        int next = indexOf(c);
        if (next < 0) {
            return new String[] {this};
        }
        ArrayList<String> list = new ArrayList<>();
        while (next >= 0 && (limit <= 0 || list.size() < limit - 1)) {
            list.add(substring(start, next));
            start = next + 1;
            next = indexOf(c, start);
        }
        list.add(substring(start, length()));
        int size = list.size();
        if (limit == 0) {
            while (size > 0 && list.get(size - 1).isEmpty()) {
                size--;
            }
        }
        String[] result = new String[size];
        for (int i = 0; i < size; i++) {
            result[i] = list.get(i);
        }
        return result;
    }

    public String[] split(String regex) {
        return split(regex, 0);
    }

    public static String join(CharSequence delimiter, CharSequence... elements) {
        String d = delimiter.toString();
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < elements.length; i++) {
            if (i > 0) {
                result.append(d);
            }
            result.append(valueOf(elements[i]));
        }
        return result.toString();
    }

    public static String join(CharSequence delimiter,
                              Iterable<? extends CharSequence> elements) {
        String d = Objects.requireNonNull(delimiter).toString();
        StringBuilder result = new StringBuilder();
        Iterator<? extends CharSequence> iterator = Objects.requireNonNull(elements).iterator();
        if (iterator.hasNext()) {
            result.append(valueOf(iterator.next()));
            while (iterator.hasNext()) {
                result.append(d).append(valueOf(iterator.next()));
            }
        }
        return result.toString();
    }

    public String toLowerCase(Locale locale) {
        return changeCase(locale, false);
    }

    public String toLowerCase() {
        int n = length();
        if (coder == LATIN1 && !hasNegatives(value, 0, n)) {
            int i = 0;
            while (i < n && !(value[i] >= 'A' && value[i] <= 'Z')) {
                i++;
            }
            if (i == n) {
                return this;
            }
        }
        return changeCase(Locale.getDefault(), false);
    }

    public String toUpperCase(Locale locale) {
        return changeCase(locale, true);
    }

    public String toUpperCase() {
        return changeCase(Locale.getDefault(), true);
    }

    private String changeCase(Locale locale, boolean upper) {
        if (locale == null) {
            throw new NullPointerException();
        }
        String language = locale.getLanguage();
        boolean turkic = language.equals("tr") || language.equals("az");
        boolean lithuanian = language.equals("lt");
        if (coder != LATIN1 || turkic || lithuanian) {
            return changeCaseSlowly(language, upper);
        }
        int n = value.length;
        int first = upper ? 'a' : 'A';
        int i = 0;
        while (i < n && value[i] >= 0 && !(value[i] >= first && value[i] <= first + 25)) {
            i++;
        }
        if (i == n) {
            return this;
        }
        byte[] bytes = value.clone();
        boolean differs = bytes[i] >= 0;
        for (int c; i < n && (c = bytes[i]) >= 0; i++) {
            int distance = c - first;
            /* letters, without a branch */
            bytes[i] = (byte) (c ^ (((distance - 26) & ~distance) >>> 26 & 0x20));
        }
        for (; i < n; i++) {
            int c = bytes[i] & 0xff;
            if (upper && (c == 0xb5 || c == 0xdf || c == 0xff)) {
                return changeCaseSlowly(language, true);
            }
            int d = upper ? CharacterDataLatin1.toUpperCase(c) : CharacterDataLatin1.toLowerCase(c);
            bytes[i] = (byte) d;
            differs |= c != d;
        }
        return differs ? new String(bytes, LATIN1) : this;
    }

    private String changeCaseSlowly(String language, boolean upper) {
        int n = length();
        boolean plain = !language.equals("tr") && !language.equals("az") && !language.equals("lt");
        int first = upper ? 'a' : 'A';
        StringBuilder result = new StringBuilder(n + 4);
        for (int i = 0; i < n; ) {
            int c = codePointAt(i);
            if (c < 0x80 && plain) {
                int distance = c - first;
                result.append((char) (distance >= 0 && distance < 26 ? c ^ 0x20 : c));
                i++;
                continue;
            }
            int width = Character.charCount(c);
            if (!CaseMapping.append(result, this, i, c, language, upper)) {
                result.appendCodePoint(upper ? Character.toUpperCase(c)
                        : Character.toLowerCase(c));
            }
            i += width;
        }
        String s = result.toString();
        return s.equals(this) ? this : s;
    }

    public String trim() {
        int end = length();
        int start = 0;
        if (coder == LATIN1) {
            byte[] bytes = value;
            while (start < end && (bytes[start] & 0xff) <= ' ') {
                start++;
            }
            while (start < end && (bytes[end - 1] & 0xff) <= ' ') {
                end--;
            }
            return substring(start, end);
        }
        while (start < end && charAt(start) <= ' ') {
            start++;
        }
        while (start < end && charAt(end - 1) <= ' ') {
            end--;
        }
        return substring(start, end);
    }

    private int leadingBlanks() {
        int n = length();
        int i = 0;
        while (i < n) {
            int c = charAt(i);
            if (c > ' ' && c <= '~') {
                break;
            }
            if (c != ' ' && c != '\t') {
                c = codePointAt(i);
                if (!Character.isWhitespace(c)) {
                    break;
                }
                i += Character.charCount(c) - 1;
            }
            i++;
        }
        return i;
    }

    private int endWithoutBlanks() {
        int i = length();
        while (i > 0) {
            int c = codePointBefore(i);
            if (c != ' ' && c != '\t' && !Character.isWhitespace(c)) {
                break;
            }
            i -= Character.charCount(c);
        }
        return i;
    }

    public String strip() {
        int start = leadingBlanks();
        return start == length() ? "" : substring(start, endWithoutBlanks());
    }

    public String stripLeading() {
        return substring(leadingBlanks());
    }

    public String stripTrailing() {
        return substring(0, endWithoutBlanks());
    }

    public boolean isBlank() {
        return leadingBlanks() == length();
    }

    private List<String> lineList() {
        ArrayList<String> list = new ArrayList<>();
        int n = length();
        int start = 0;
        while (start < n) {
            int i = start;
            char c = 0;
            while (i < n && (c = charAt(i)) != '\n' && c != '\r') {
                i++;
            }
            list.add(substring(start, i));
            start = i + 1;
            if (i < n && c == '\r' && start < n && charAt(start) == '\n') {
                start++;
            }
        }
        return list;
    }

    public Stream<String> lines() {
        return StreamSupport.stream(new LineSpliterator(this, 0, length()), false);
    }

    public String indent(int n) {
        if (isEmpty()) {
            return "";
        }
        StringBuilder result = new StringBuilder();
        String spaces = n > 0 ? " ".repeat(n) : "";
        for (String line : lineList()) {
            if (n >= 0) {
                result.append(spaces).append(line);
            } else {
                int blanks = Math.min(n == Integer.MIN_VALUE ? Integer.MAX_VALUE : -n,
                        line.leadingBlanks());
                result.append(line, blanks, line.length());
            }
            result.append('\n');
        }
        return result.toString();
    }

    public String stripIndent() {
        if (isEmpty()) {
            return "";
        }
        List<String> lines = lineList();
        boolean ended = "\r\n".indexOf(charAt(length() - 1)) >= 0;
        int margin = ended ? 0 : smallestMargin(lines);
        StringBuilder result = new StringBuilder();
        String separator = "";
        for (String line : lines) {
            result.append(separator);
            separator = "\n";
            int first = Math.min(margin, line.leadingBlanks());
            int end = line.endWithoutBlanks();
            if (first < end) {
                result.append(line, first, end);
            }
        }
        return ended ? result.append('\n').toString() : result.toString();
    }

    /** Blank lines do not count, unless it is the last. */
    private static int smallestMargin(List<String> lines) {
        int margin = lines.get(lines.size() - 1).leadingBlanks();
        for (String line : lines) {
            int blanks = line.leadingBlanks();
            margin = blanks < line.length() ? Math.min(margin, blanks) : margin;
        }
        return margin;
    }

    public String translateEscapes() {
        int n = length();
        StringBuilder result = new StringBuilder(n);
        for (int i = 0; i < n; ) {
            char c = charAt(i++);
            if (c != '\\') {
                result.append(c);
                continue;
            }
            c = i < n ? charAt(i++) : '\0';
            int at = "btnfrs\"'\\".indexOf(c);
            if (at >= 0) {
                result.append("\b\t\n\f\r \"'\\".charAt(at));
            } else if (c >= '0' && c <= '7') {
                int limit = Math.min(i + (c <= '3' ? 2 : 1), n);
                int code = c - '0';
                while (i < limit && charAt(i) >= '0' && charAt(i) <= '7') {
                    code = code * 8 + charAt(i++) - '0';
                }
                result.append((char) code);
            } else if (c == '\r') {
                if (i < n && charAt(i) == '\n') {
                    i++;
                }
            } else if (c != '\n') {
                throw new IllegalArgumentException(format(
                        "Invalid escape sequence: \\%c \\\\u%04X", c, (int) c));
            }
        }
        return result.toString();
    }

    public <R> R transform(Function<? super String, ? extends R> f) {
        return f.apply(this);
    }

    public String repeat(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count is negative: " + count);
        }
        int n = value.length;
        if (count == 1 || n == 0) {
            return this;
        }
        if (count == 0) {
            return "";
        }
        if (Integer.MAX_VALUE / count < n) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        byte[] bytes = new byte[n * count];
        System.arraycopy(value, 0, bytes, 0, n);
        int done = n;
        while (done < bytes.length) {
            int more = Math.min(done, bytes.length - done);
            System.arraycopy(bytes, 0, bytes, done, more);
            done += more;
        }
        return new String(bytes, coder);
    }

    @Override
    public IntStream chars() {
        return StreamSupport.intStream(new CharSpliterator(this, 0, length()), false);
    }

    @Override
    public IntStream codePoints() {
        return coder == LATIN1 ? chars() : CharSequence.super.codePoints();
    }

    /** Splits chars in the middle. */
    /**
     * The lines of a part; counts characters for lines,
     * and is split where a line ends behind the middle.
     */
    private static final class LineSpliterator implements Spliterator<String> {
        private final String string;
        private int index;
        private final int end;

        LineSpliterator(String string, int index, int end) {
            this.string = string;
            this.index = index;
            this.end = end;
        }

        private int lineEnd(int i) {
            while (i < end && string.charAt(i) != '\n' && string.charAt(i) != '\r') {
                i++;
            }
            return i;
        }

        private int afterLine(int i) {
            boolean two = i + 1 < end && string.charAt(i) == '\r' && string.charAt(i + 1) == '\n';
            return i >= end ? end : two ? i + 2 : i + 1;
        }

        public Spliterator<String> trySplit() {
            int from = index;
            int middle = afterLine(lineEnd((from + end) >>> 1));
            if (middle >= end) {
                return null;
            }
            index = middle;
            return new LineSpliterator(string, from, middle);
        }

        public boolean tryAdvance(java.util.function.Consumer<? super String> action) {
            Objects.requireNonNull(action);
            if (index >= end) {
                return false;
            }
            int from = index;
            int to = lineEnd(from);
            index = afterLine(to);
            action.accept(string.substring(from, to));
            return true;
        }

        public long estimateSize() {
            return end - index + 1;
        }

        public int characteristics() {
            return ORDERED | IMMUTABLE | NONNULL;
        }
    }

    private static final class CharSpliterator implements Spliterator.OfInt {
        private final String string;
        private int index;
        private final int end;

        CharSpliterator(String string, int index, int end) {
            this.string = string;
            this.index = index;
            this.end = end;
        }

        public OfInt trySplit() {
            int low = index;
            int middle = (low + end) >>> 1;
            if (low >= middle) {
                return null;
            }
            index = middle;
            return new CharSpliterator(string, low, middle);
        }

        public boolean tryAdvance(java.util.function.IntConsumer action) {
            Objects.requireNonNull(action);
            if (index >= end) {
                return false;
            }
            action.accept(string.charAt(index++));
            return true;
        }

        public void forEachRemaining(java.util.function.IntConsumer action) {
            Objects.requireNonNull(action);
            int i = index;
            index = end;
            for (; i < end; i++) {
                action.accept(string.charAt(i));
            }
        }

        public long estimateSize() {
            return end - index;
        }

        public int characteristics() {
            return IMMUTABLE | ORDERED | SIZED | SUBSIZED;
        }
    }

    /* ---- Conversion ---- */

    public String toString() {
        return this;
    }

    public static String format(String format, Object... args) {
        return new Formatter().format(format, args).toString();
    }

    public static String format(Locale l, String format, Object... args) {
        return new Formatter(l).format(format, args).toString();
    }

    public String formatted(Object... args) {
        return new Formatter().format(this, args).toString();
    }

    public static String valueOf(Object obj) {
        return obj == null ? "null" : obj.toString();
    }

    public static String valueOf(char[] data) {
        return new String(data);
    }

    public static String valueOf(char[] data, int offset, int count) {
        return new String(data, offset, count);
    }

    public static String copyValueOf(char[] data, int offset, int count) {
        return new String(data, offset, count);
    }

    public static String copyValueOf(char[] data) {
        return new String(data);
    }

    public static String valueOf(boolean b) {
        return b ? "true" : "false";
    }

    public static String valueOf(char c) {
        if (c <= 0xff) {
            return new String(new byte[] {(byte) c}, LATIN1);
        }
        return new String(new byte[] {(byte) c, (byte) (c >> 8)}, UTF16);
    }

    public static String valueOf(int i) {
        return Integer.toString(i);
    }

    public static String valueOf(long l) {
        return Long.toString(l);
    }

    public static String valueOf(float f) {
        return Float.toString(f);
    }

    public static String valueOf(double d) {
        return Double.toString(d);
    }

    public native String intern();

    /* ---- Checks ---- */

    static void checkIndex(int index, int length) {
        if (index < 0 || index >= length) {
            throw new StringIndexOutOfBoundsException("index " + index + ", length " + length);
        }
    }

    static void checkOffset(int offset, int length) {
        if (offset < 0 || offset > length) {
            throw new StringIndexOutOfBoundsException("offset " + offset + ", length " + length);
        }
    }

    @Override
    public java.util.Optional<String> describeConstable() {
        return java.util.Optional.of(this);
    }

    @Override
    public String resolveConstantDesc(java.lang.invoke.MethodHandles.Lookup lookup) {
        return this;
    }
}
