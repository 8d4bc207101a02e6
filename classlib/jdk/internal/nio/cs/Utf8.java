/* SPDX-License-Identifier: MIT */
package jdk.internal.nio.cs;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;

/** UTF-8; a malformed sequence is as long as its longest valid prefix. */
final class Utf8 extends Charset {
    Utf8() {
        super("UTF-8", new String[] {"unicode-1-1-utf-8", "UTF8"});
    }

    @Override
    public boolean contains(Charset cs) {
        return Charsets.isPartOfUnicode(cs);
    }

    @Override
    public CharsetDecoder newDecoder() {
        return new Decoder(this);
    }

    @Override
    public CharsetEncoder newEncoder() {
        return new Encoder(this);
    }

    private static final class Decoder extends CharsetDecoder {
        Decoder(Charset cs) {
            super(cs, 1.0f, 1.0f);
        }

        /** From p on, as far as there are ASCII and room; returns how much. */
        private static int copyAscii(ByteBuffer in, int p, CharBuffer out) {
            byte[] bytes = in.array();
            char[] chars = out.array();
            int from = in.arrayOffset() + p;
            int to = out.arrayOffset() + out.position();
            int n = Math.min(in.limit() - p, out.remaining());
            int i = 0;
            for (int b; i < n && (b = bytes[from + i]) >= 0; i++) {
                chars[to + i] = (char) b;
            }
            out.position(out.position() + i);
            return i;
        }

        @Override
        protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
            int p = in.position();
            int end = in.limit();
            boolean arrays = in.hasArray() && out.hasArray();
            try {
                while (p < end) {
                    int b = in.get(p);
                    if (b >= 0) {
                        if (arrays && out.hasRemaining()) {
                            p += copyAscii(in, p, out);
                            continue;
                        }
                        if (!out.hasRemaining()) {
                            return CoderResult.OVERFLOW;
                        }
                        out.put((char) b);
                        p++;
                        continue;
                    }
                    b &= 255;
                    int n = b < 0xc2 ? 0 : b < 0xe0 ? 1 : b < 0xf0 ? 2 : b < 0xf5 ? 3 : 0;
                    if (n == 0) {
                        return CoderResult.malformedForLength(1);
                    }
                    int c = b & (0x3f >> n);
                    boolean full = out.remaining() < (n == 3 ? 2 : 1);
                    for (int i = 1; i <= n; i++) {
                        if (p + i >= end) {
                            return CoderResult.UNDERFLOW;
                        }
                        if (full && i == n) { // the last byte is not looked at without room
                            return CoderResult.OVERFLOW;
                        }
                        int d = in.get(p + i) & 255;
                        int low = 0x80;
                        int high = 0xbf;
                        if (i == 1) {
                            if (b == 0xe0) {
                                low = 0xa0;
                            } else if (b == 0xf0) {
                                low = 0x90;
                            } else if (b == 0xf4) {
                                high = 0x8f;
                            }
                        }
                        if (d < low || d > high) {
                            return CoderResult.malformedForLength(i);
                        }
                        c = c << 6 | d & 0x3f;
                    }
                    if (n == 3) {
                        out.put(Character.highSurrogate(c));
                        out.put(Character.lowSurrogate(c));
                    } else {
                        if (n == 2 && c >= 0xd800 && c <= 0xdfff) {
                            return CoderResult.malformedForLength(3);
                        }
                        out.put((char) c);
                    }
                    p += n + 1;
                }
                return CoderResult.UNDERFLOW;
            } finally {
                in.position(p);
            }
        }
    }

    private static final class Encoder extends CharsetEncoder {
        Encoder(Charset cs) {
            super(cs, 1.1f, 3.0f);
        }

        @Override
        public boolean isLegalReplacement(byte[] repl) {
            return repl.length == 1 && repl[0] >= 0 || super.isLegalReplacement(repl);
        }

        @Override
        public boolean canEncode(char c) {
            return c < '\ud800' || c > '\udfff';
        }

        /** From p on, as far as there are ASCII and room; returns how much. */
        private static int copyAscii(CharBuffer in, int p, ByteBuffer out) {
            char[] chars = in.array();
            byte[] bytes = out.array();
            int from = in.arrayOffset() + p;
            int to = out.arrayOffset() + out.position();
            int n = Math.min(in.limit() - p, out.remaining());
            int i = 0;
            for (char c; i < n && (c = chars[from + i]) < 0x80; i++) {
                bytes[to + i] = (byte) c;
            }
            out.position(out.position() + i);
            return i;
        }

        @Override
        protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
            int p = in.position();
            int end = in.limit();
            boolean arrays = in.hasArray() && out.hasArray();
            try {
                while (p < end) {
                    char c = in.get(p);
                    if (c < 0x80) {
                        if (arrays && out.hasRemaining()) {
                            p += copyAscii(in, p, out);
                            continue;
                        }
                        if (!out.hasRemaining()) {
                            return CoderResult.OVERFLOW;
                        }
                        out.put((byte) c);
                    } else if (c < 0x800) {
                        if (out.remaining() < 2) {
                            return CoderResult.OVERFLOW;
                        }
                        out.put((byte) (0xc0 | c >> 6));
                        out.put((byte) (0x80 | c & 0x3f));
                    } else if (c < '\ud800' || c > '\udfff') {
                        if (out.remaining() < 3) {
                            return CoderResult.OVERFLOW;
                        }
                        out.put((byte) (0xe0 | c >> 12));
                        out.put((byte) (0x80 | c >> 6 & 0x3f));
                        out.put((byte) (0x80 | c & 0x3f));
                    } else {
                        if (c > '\udbff') {
                            return CoderResult.malformedForLength(1);
                        }
                        if (p + 1 >= end) {
                            return CoderResult.UNDERFLOW;
                        }
                        char d = in.get(p + 1);
                        if (d < '\udc00' || d > '\udfff') {
                            return CoderResult.malformedForLength(1);
                        }
                        if (out.remaining() < 4) {
                            return CoderResult.OVERFLOW;
                        }
                        int u = Character.toCodePoint(c, d);
                        out.put((byte) (0xf0 | u >> 18));
                        out.put((byte) (0x80 | u >> 12 & 0x3f));
                        out.put((byte) (0x80 | u >> 6 & 0x3f));
                        out.put((byte) (0x80 | u & 0x3f));
                        p++;
                    }
                    p++;
                }
                return CoderResult.UNDERFLOW;
            } finally {
                in.position(p);
            }
        }
    }
}
