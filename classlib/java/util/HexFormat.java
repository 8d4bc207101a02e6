/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.CharBuffer;

/**
 * Bytes and numbers as hexadecimal digits; between,
 * before and behind the bytes' digits are fixed texts.
 */
public final class HexFormat {
    private static final HexFormat PLAIN = new HexFormat("", "", "", false);

    private final String delimiter, prefix, suffix;
    private final boolean upper;

    private HexFormat(String delimiter, String prefix, String suffix, boolean upper) {
        this.delimiter = Objects.requireNonNull(delimiter, "delimiter");
        this.prefix = Objects.requireNonNull(prefix, "prefix");
        this.suffix = Objects.requireNonNull(suffix, "suffix");
        this.upper = upper;
    }

    public static HexFormat of() {
        return PLAIN;
    }

    public static HexFormat ofDelimiter(String delimiter) {
        return new HexFormat(delimiter, "", "", false);
    }

    public HexFormat withDelimiter(String delimiter) {
        return new HexFormat(delimiter, prefix, suffix, upper);
    }

    public HexFormat withPrefix(String prefix) {
        return new HexFormat(delimiter, prefix, suffix, upper);
    }

    public HexFormat withSuffix(String suffix) {
        return new HexFormat(delimiter, prefix, suffix, upper);
    }

    public HexFormat withUpperCase() {
        return new HexFormat(delimiter, prefix, suffix, true);
    }

    public HexFormat withLowerCase() {
        return new HexFormat(delimiter, prefix, suffix, false);
    }

    public String delimiter() {
        return delimiter;
    }

    public String prefix() {
        return prefix;
    }

    public String suffix() {
        return suffix;
    }

    public boolean isUpperCase() {
        return upper;
    }

    // ---- Bytes to digits ----

    public String formatHex(byte[] bytes) {
        return formatHex(bytes, 0, bytes.length);
    }

    public String formatHex(byte[] bytes, int fromIndex, int toIndex) {
        Objects.requireNonNull(bytes, "bytes");
        Objects.checkFromToIndex(fromIndex, toIndex, bytes.length);
        long one = 2L + prefix.length() + suffix.length() + delimiter.length();
        long all = one * (toIndex - fromIndex);
        if (all - delimiter.length() > Integer.MAX_VALUE) {
            throw new OutOfMemoryError("String is too large: " + (all - delimiter.length()));
        }
        if (all == 0) {
            return "";
        }
        char[] text = new char[(int) (all - delimiter.length())];
        int at = 0;
        for (int i = fromIndex; i < toIndex; i++) {
            at = put(i == fromIndex ? "" : delimiter, text, at);
            at = put(prefix, text, at);
            text[at++] = toHighHexDigit(bytes[i]);
            text[at++] = toLowHexDigit(bytes[i]);
            at = put(suffix, text, at);
        }
        return new String(text);
    }

    private static int put(String s, char[] into, int at) {
        int n = s.length();
        if (n > 0) {
            s.getChars(0, n, into, at);
        }
        return at + n;
    }

    public <A extends Appendable> A formatHex(A out, byte[] bytes) {
        return formatHex(out, bytes, 0, bytes.length);
    }

    public <A extends Appendable> A formatHex(A out, byte[] bytes, int fromIndex, int toIndex) {
        Objects.requireNonNull(out, "out");
        Objects.requireNonNull(bytes, "bytes");
        Objects.checkFromToIndex(fromIndex, toIndex, bytes.length);
        try {
            for (int i = fromIndex; i < toIndex; i++) {
                if (i > fromIndex) {
                    out.append(delimiter);
                }
                out.append(prefix);
                toHexDigits(out, bytes[i]);
                out.append(suffix);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e.getMessage(), e);
        }
        return out;
    }

    // ---- Digits to bytes ----

    public byte[] parseHex(CharSequence string) {
        int length = string.length();
        if (length == 0) {
            return new byte[0];
        }
        int value = prefix.length() + 2 + suffix.length(), stride = value + delimiter.length();
        if (stride == 2 && (length & 1) != 0) {
            throw new IllegalArgumentException("string length not even: " + length);
        }
        if (length < value || (length - value) % stride != 0) {
            throw new IllegalArgumentException(
                "extra or missing delimiters or values consisting of prefix, "
                + "two hexadecimal digits, and suffix");
        }
        expect(string, 0, prefix);
        expect(string, length - suffix.length(), suffix);
        String between = suffix + delimiter + prefix;
        byte[] bytes = new byte[(length - value) / stride + 1];
        int at = prefix.length();
        for (int i = 0; i < bytes.length; i++, at += stride) {
            bytes[i] = (byte) (fromHexDigit(string.charAt(at)) << 4
                | fromHexDigit(string.charAt(at + 1)));
            if (i < bytes.length - 1) {
                expect(string, at + 2, between);
            }
        }
        return bytes;
    }

    private static void expect(CharSequence string, int at, String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = string.charAt(at + i);
            if (c != text.charAt(i)) {
                throw new IllegalArgumentException("found: \""
                    + string.subSequence(at, at + text.length()) + "\", expected: \"" + text
                    + "\", index: " + at + " ch: " + (int) c);
            }
        }
    }

    public byte[] parseHex(CharSequence string, int fromIndex, int toIndex) {
        Objects.requireNonNull(string, "string");
        Objects.checkFromToIndex(fromIndex, toIndex, string.length());
        return parseHex(fromIndex == 0 && toIndex == string.length() ? string
            : string.subSequence(fromIndex, toIndex));
    }

    public byte[] parseHex(char[] chars, int fromIndex, int toIndex) {
        Objects.requireNonNull(chars, "chars");
        Objects.checkFromToIndex(fromIndex, toIndex, chars.length);
        return parseHex(CharBuffer.wrap(chars, fromIndex, toIndex - fromIndex));
    }

    // ---- Numbers to digits ----

    private char digit(int value) {
        return (char) (value < 10 ? '0' + value : (upper ? 'A' : 'a') - 10 + value);
    }

    public char toLowHexDigit(int value) {
        return digit(value & 15);
    }

    public char toHighHexDigit(int value) {
        return digit(value >> 4 & 15);
    }

    public <A extends Appendable> A toHexDigits(A out, byte value) {
        Objects.requireNonNull(out, "out");
        try {
            out.append(toHighHexDigit(value));
            out.append(toLowHexDigit(value));
        } catch (IOException e) {
            throw new UncheckedIOException(e.getMessage(), e);
        }
        return out;
    }

    public String toHexDigits(byte value) {
        return toHexDigits(value, 2);
    }

    public String toHexDigits(char value) {
        return toHexDigits(value, 4);
    }

    public String toHexDigits(short value) {
        return toHexDigits(value, 4);
    }

    public String toHexDigits(int value) {
        return toHexDigits(value, 8);
    }

    public String toHexDigits(long value) {
        return toHexDigits(value, 16);
    }

    public String toHexDigits(long value, int digits) {
        if (digits < 0 || digits > 16) {
            throw new IllegalArgumentException("number of digits: " + digits);
        }
        char[] chars = new char[digits];
        for (int i = digits - 1; i >= 0; i--, value >>>= 4) {
            chars[i] = digit((int) value & 15);
        }
        return new String(chars);
    }

    // ---- Digits to numbers ----

    private static int valueOf(int ch) {
        int letter = ch | 0x20;
        return ch >= '0' && ch <= '9' ? ch - '0'
            : letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
    }

    public static boolean isHexDigit(int ch) {
        return valueOf(ch) >= 0;
    }

    public static int fromHexDigit(int ch) {
        int value = valueOf(ch);
        if (value < 0) {
            throw new NumberFormatException("not a hexadecimal digit: \"" + (char) ch + "\" = "
                + ch);
        }
        return value;
    }

    private static long number(CharSequence string, int fromIndex, int toIndex, int limit) {
        int length = toIndex - fromIndex;
        if (length > limit) {
            throw new IllegalArgumentException("string length greater than " + limit + ": "
                + length);
        }
        long value = 0;
        for (int i = fromIndex; i < toIndex; i++) {
            value = value << 4 | fromHexDigit(string.charAt(i));
        }
        return value;
    }

    public static int fromHexDigits(CharSequence string) {
        return fromHexDigits(string, 0, string.length());
    }

    public static int fromHexDigits(CharSequence string, int fromIndex, int toIndex) {
        Objects.requireNonNull(string, "string");
        Objects.checkFromToIndex(fromIndex, toIndex, string.length());
        return (int) number(string, fromIndex, toIndex, 8);
    }

    public static long fromHexDigitsToLong(CharSequence string) {
        return fromHexDigitsToLong(string, 0, string.length());
    }

    public static long fromHexDigitsToLong(CharSequence string, int fromIndex, int toIndex) {
        Objects.requireNonNull(string, "string");
        Objects.checkFromToIndex(fromIndex, toIndex, string.length());
        return number(string, fromIndex, toIndex, 16);
    }

    // ---- Values ----

    @Override
    public boolean equals(Object o) {
        return o instanceof HexFormat other && upper == other.upper
            && delimiter.equals(other.delimiter)
            && prefix.equals(other.prefix) && suffix.equals(other.suffix);
    }

    @Override
    public int hashCode() {
        return 31 * Objects.hash(delimiter, prefix, suffix) + Boolean.hashCode(upper);
    }

    @Override
    public String toString() {
        return "uppercase: " + upper + ", delimiter: \"" + delimiter + "\", prefix: \"" + prefix
            + "\", suffix: \"" + suffix + "\"";
    }
}
