/* SPDX-License-Identifier: MIT */
package java.util;

/** Base64 in the basic, URL and MIME alphabets. */
public class Base64 {
    private static final String COMMON =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    private static final byte[] DIGITS = digits("+/");
    private static final byte[] URL_DIGITS = digits("-_");
    private static final byte[] VALUES = values(DIGITS);
    private static final byte[] URL_VALUES = values(URL_DIGITS);

    private static byte[] digits(String last) {
        return (COMMON + last).getBytes(java.nio.charset.StandardCharsets.ISO_8859_1);
    }

    /* By character; -1 for what is no digit. */
    private static byte[] values(byte[] digits) {
        byte[] values = new byte[256];
        Arrays.fill(values, (byte) -1);
        for (int i = 0; i < digits.length; i++) {
            values[digits[i]] = (byte) i;
        }
        return values;
    }

    private static final byte[] CRLF = {'\r', '\n'};

    private Base64() {
    }

    public static Encoder getEncoder() {
        return new Encoder(false, null, 0, true);
    }

    public static Encoder getUrlEncoder() {
        return new Encoder(true, null, 0, true);
    }

    public static Encoder getMimeEncoder() {
        return new Encoder(false, CRLF, 76, true);
    }

    public static Encoder getMimeEncoder(int lineLength, byte[] lineSeparator) {
        Objects.requireNonNull(lineSeparator);
        for (byte b : lineSeparator) {
            if (b == '=' || (COMMON + "+/").indexOf(b & 255) >= 0) {
                throw new IllegalArgumentException("Illegal base64 line separator character 0x"
                        + Integer.toString(b & 255, 16));
            }
        }
        int n = lineLength & ~3;
        return n <= 0 ? getEncoder() : new Encoder(false, lineSeparator.clone(), n, true);
    }

    public static Decoder getDecoder() {
        return new Decoder(false, false);
    }

    public static Decoder getUrlDecoder() {
        return new Decoder(true, false);
    }

    public static Decoder getMimeDecoder() {
        return new Decoder(false, true);
    }

    /** Turns bytes into Base64. */
    public static class Encoder {
        private final boolean url;
        private final byte[] newline;
        private final int line;
        private final boolean pad;

        private Encoder(boolean url, byte[] newline, int line, boolean pad) {
            this.url = url;
            this.newline = newline;
            this.line = line;
            this.pad = pad;
        }

        public Encoder withoutPadding() {
            return pad ? new Encoder(url, newline, line, false) : this;
        }

        public byte[] encode(byte[] src) {
            byte[] alphabet = url ? URL_DIGITS : DIGITS;
            long digits = pad ? (src.length + 2L) / 3 * 4 : (src.length * 4L + 2) / 3;
            long breaks = line > 0 && digits > 0 ? (digits - 1) / line * newline.length : 0;
            if (digits + breaks > Integer.MAX_VALUE) {
                throw new OutOfMemoryError("Encoded size is too large");
            }
            byte[] out = new byte[(int) (digits + breaks)];
            int lineBytes = line > 0 ? line / 4 * 3 : src.length;
            int at = 0;
            for (int i = 0, n; i < src.length; i += n) {
                if (i > 0) {
                    System.arraycopy(newline, 0, out, at, newline.length);
                    at += newline.length;
                }
                n = Math.min(lineBytes, src.length - i);
                at = putGroups(src, i, n / 3, out, at, alphabet);
                if (n % 3 != 0) {
                    putRest(src, i + n - n % 3, n % 3, out, at, alphabet);
                }
            }
            return out;
        }

        /** So many groups of three bytes; returns where their digits end. */
        private static int putGroups(byte[] src, int from, int groups, byte[] out, int at,
                byte[] alphabet) {
            for (int i = from; groups > 0; groups--, i += 3, at += 4) {
                int v = (src[i] & 255) << 16 | (src[i + 1] & 255) << 8 | src[i + 2] & 255;
                out[at] = alphabet[v >> 18];
                out[at + 1] = alphabet[v >> 12 & 63];
                out[at + 2] = alphabet[v >> 6 & 63];
                out[at + 3] = alphabet[v & 63];
            }
            return at;
        }

        /** One byte, or two. */
        private void putRest(byte[] src, int from, int n, byte[] out, int at, byte[] alphabet) {
            int v = (src[from] & 255) << 16 | (n == 2 ? (src[from + 1] & 255) << 8 : 0);
            for (int i = 0; i < (pad ? 4 : n + 1); i++) {
                out[at + i] = i <= n ? alphabet[v >> 18 - 6 * i & 63] : (byte) '=';
            }
        }

        public int encode(byte[] src, byte[] dst) {
            byte[] b = encode(src);
            if (dst.length < b.length) {
                throw new IllegalArgumentException(
                        "Output byte array is too small for encoding all input bytes");
            }
            System.arraycopy(b, 0, dst, 0, b.length);
            return b.length;
        }

        public java.nio.ByteBuffer encode(java.nio.ByteBuffer buffer) {
            byte[] b = new byte[buffer.remaining()];
            buffer.get(b);
            return java.nio.ByteBuffer.wrap(encode(b));
        }

        public java.io.OutputStream wrap(java.io.OutputStream os) {
            return new Encoding(Objects.requireNonNull(os), this);
        }

        @SuppressWarnings("deprecation")
        public String encodeToString(byte[] src) {
            byte[] b = encode(src);
            return new String(b, 0, 0, b.length);
        }
    }

    /** Turns Base64 into bytes. */
    public static class Decoder {
        private final boolean url;
        private final boolean mime;

        private Decoder(boolean url, boolean mime) {
            this.url = url;
            this.mime = mime;
        }

        public int decode(byte[] src, byte[] dst) {
            if (dst.length < lengthOf(src)) {
                throw new IllegalArgumentException(
                        "Output byte array is too small for decoding all input bytes");
            }
            byte[] b = decode(src);
            System.arraycopy(b, 0, dst, 0, b.length);
            return b.length;
        }

        /* How many bytes there are if nothing is wrong. */
        private long lengthOf(byte[] src) {
            int n = src.length;
            int missing = 0;
            if (mime) {
                n = 0;
                for (int i = 0; i < src.length && src[i] != '='; i++) {
                    n += VALUES[src[i] & 255] >= 0 ? 1 : 0;
                }
            } else if (n > 1 && src[n - 1] == '=') {
                missing = src[n - 2] == '=' ? 2 : 1;
            }
            if (missing == 0) {
                missing = -n & 3;
            }
            return src.length < 2 ? 0 : (n + 3) / 4 * 3L - missing;
        }

        public java.nio.ByteBuffer decode(java.nio.ByteBuffer buffer) {
            int start = buffer.position();
            byte[] b = new byte[buffer.remaining()];
            buffer.get(b);
            try {
                return java.nio.ByteBuffer.wrap(decode(b));
            } catch (IllegalArgumentException e) {
                buffer.position(start);
                throw e;
            }
        }

        public java.io.InputStream wrap(java.io.InputStream is) {
            return new Decoding(Objects.requireNonNull(is), this);
        }

        public byte[] decode(String src) {
            return decode(src.getBytes(java.nio.charset.StandardCharsets.ISO_8859_1));
        }

        /** Groups of four digits, as far as there are; returns how many. */
        private static int takeGroups(byte[] src, int from, byte[] out, int at, byte[] values) {
            int groups = 0;
            for (int i = from; i <= src.length - 4; groups++, i += 4, at += 3) {
                int v = values[src[i] & 255] << 18 | values[src[i + 1] & 255] << 12
                        | values[src[i + 2] & 255] << 6 | values[src[i + 3] & 255];
                if (v < 0) { // one of them is no digit
                    break;
                }
                out[at] = (byte) (v >> 16);
                out[at + 1] = (byte) (v >> 8);
                out[at + 2] = (byte) v;
            }
            return groups;
        }

        public byte[] decode(byte[] src) {
            byte[] values = url ? URL_VALUES : VALUES;
            byte[] out = new byte[(int) (src.length * 3L / 4) + 3];
            int at = 0;
            if (src.length == 1 && !mime) {
                throw new IllegalArgumentException(
                        "Input byte[] should at least have 2 bytes for base64 bytes");
            }
            int bits = 0;
            int n = 0;
            int i = 0;
            for (; i < src.length; i++) {
                if (n == 0) {
                    int groups = takeGroups(src, i, out, at, values);
                    i += groups * 4;
                    at += groups * 3;
                    if (i == src.length) {
                        break;
                    }
                }
                int c = src[i] & 255;
                if (c == '=') {
                    break;
                }
                int v = values[c];
                if (v < 0) {
                    if (mime) {
                        continue;
                    }
                    throw new IllegalArgumentException("Illegal base64 character "
                            + Integer.toString(src[i], 16));
                }
                bits = bits << 6 | v;
                if (++n == 4) {
                    out[at++] = (byte) (bits >> 16);
                    out[at++] = (byte) (bits >> 8);
                    out[at++] = (byte) bits;
                    bits = 0;
                    n = 0;
                }
            }
            if (i < src.length) {
                i++;
                if (n == 2) {
                    if (i >= src.length || src[i++] != '=') {
                        throw new IllegalArgumentException(
                                "Input byte array has wrong 4-byte ending unit");
                    }
                } else if (n == 0) {
                    throw new IllegalArgumentException(
                            "Input byte array has wrong 4-byte ending unit");
                }
            }
            if (n == 1) {
                throw new IllegalArgumentException("Last unit does not have enough valid bits");
            }
            if (n == 2) {
                out[at++] = (byte) (bits >> 4);
            } else if (n == 3) {
                out[at++] = (byte) (bits >> 10);
                out[at++] = (byte) (bits >> 2);
            }
            for (; i < src.length; i++) {
                if (!mime || values[src[i] & 255] >= 0) {
                    throw new IllegalArgumentException(
                            "Input byte array has incorrect ending byte at " + (mime ? i + 1 : i));
                }
            }
            return at == out.length ? out : Arrays.copyOf(out, at);
        }
    }

    /** Encodes what is written, three bytes at a time; the end comes with close. */
    private static final class Encoding extends java.io.FilterOutputStream {
        private final Encoder encoder;
        private final byte[] rest = new byte[3];
        private int count;
        private int column;
        private boolean closed;

        Encoding(java.io.OutputStream out, Encoder encoder) {
            super(out);
            this.encoder = encoder;
        }

        @Override
        public void write(int b) throws java.io.IOException {
            if (closed) {
                throw new java.io.IOException("Stream is closed");
            }
            rest[count++] = (byte) b;
            if (count == 3) {
                put();
            }
        }

        @Override
        public void write(byte[] b, int off, int len) throws java.io.IOException {
            if (closed) {
                throw new java.io.IOException("Stream is closed");
            }
            if (off < 0 || len < 0 || off > b.length - len) {
                throw new ArrayIndexOutOfBoundsException();
            }
            for (int i = 0; i < len; i++) {
                write(b[off + i]);
            }
        }

        private void put() throws java.io.IOException {
            if (encoder.line > 0 && column == encoder.line) {
                out.write(encoder.newline);
                column = 0;
            }
            out.write(encoder.encode(Arrays.copyOf(rest, count)));
            column += 4;
            count = 0;
        }

        @Override
        public void close() throws java.io.IOException {
            if (!closed) {
                closed = true;
                if (count > 0) {
                    put();
                }
                out.close();
            }
        }
    }

    /**
     * Decodes four characters at a time, as they are asked for; an error forgets those before it.
     */
    private static final class Decoding extends java.io.InputStream {
        private final java.io.InputStream in;
        private final byte[] values;
        private final boolean mime;
        private final byte[] unit = new byte[3];
        private int position;
        private int count;
        private boolean ended;
        private boolean closed;

        Decoding(java.io.InputStream in, Decoder decoder) {
            this.in = in;
            values = decoder.url ? URL_VALUES : VALUES;
            mime = decoder.mime;
        }

        /* The next bytes, at most three. */
        private void fill() throws java.io.IOException {
            int bits = 0;
            int n = 0;
            while (n < 4 && !ended) {
                int c = in.read();
                if (c < 0) {
                    ended = true;
                } else if (c == '=') {
                    if (n < 2 || n == 2 && in.read() != '=') {
                        throw new java.io.IOException("Illegal base64 ending sequence:"
                                + (24 - 6 * n));
                    }
                    ended = true;
                } else if (values[c & 255] >= 0) {
                    bits = bits << 6 | values[c & 255];
                    n++;
                } else if (!mime) {
                    throw new java.io.IOException("Illegal base64 character 0x"
                            + Integer.toHexString(c));
                }
            }
            if (n == 1) {
                throw new java.io.IOException("Base64 stream has one un-decoded dangling byte.");
            }
            bits <<= 24 - 6 * n;
            for (int i = 0; i < 3; i++) {
                unit[i] = (byte) (bits >> 16 - 8 * i);
            }
            position = 0;
            count = n * 3 / 4;
        }

        @Override
        public int read() throws java.io.IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 255;
        }

        @Override
        public int read(byte[] b, int off, int len) throws java.io.IOException {
            available();
            Objects.checkFromIndexSize(off, len, b.length);
            int done = 0;
            while (done < len) {
                if (position == count) {
                    if (ended) {
                        return done == 0 ? -1 : done;
                    }
                    count = 0;
                    position = 0;
                    fill();
                } else {
                    b[off + done++] = unit[position++];
                }
            }
            return done;
        }

        @Override
        public int available() throws java.io.IOException {
            if (closed) {
                throw new java.io.IOException("Stream is closed");
            }
            return in.available();
        }

        @Override
        public void close() throws java.io.IOException {
            if (!closed) {
                closed = true;
                in.close();
            }
        }
    }
}
