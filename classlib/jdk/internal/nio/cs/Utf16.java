/* SPDX-License-Identifier: MIT */
package jdk.internal.nio.cs;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;

/** UTF-16 in either byte order: order 0 takes it from a byte order mark, 1 is big, 2 little. */
final class Utf16 extends Charset {
    final String[] names;
    private final int order;

    Utf16(String name, int order, String[] aliases) {
        super(name, aliases);
        this.names = aliases;
        this.order = order;
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
        private final int given;
        private int order;

        Decoder(Utf16 cs) {
            super(cs, 0.5f, 1.0f);
            given = cs.order;
            order = given;
        }

        @Override
        protected void implReset() {
            order = given;
        }

        private char at(ByteBuffer in, int p) {
            int a = in.get(p) & 255;
            int b = in.get(p + 1) & 255;
            return (char) (order == 2 ? b << 8 | a : a << 8 | b);
        }

        @Override
        protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
            int p = in.position();
            int end = in.limit();
            try {
                while (end - p >= 2) {
                    char c = at(in, p);
                    if (order == 0) {
                        order = c == '\ufffe' ? 2 : 1;
                        if (c == '\ufffe' || c == '\ufeff') {
                            p += 2;
                            continue;
                        }
                    }
                    if (c >= '\ud800' && c <= '\udfff') {
                        if (c > '\udbff') {
                            return CoderResult.malformedForLength(2);
                        }
                        if (end - p < 4) {
                            return CoderResult.UNDERFLOW;
                        }
                        char d = at(in, p + 2);
                        if (d < '\udc00' || d > '\udfff') {
                            return CoderResult.malformedForLength(4);
                        }
                        if (out.remaining() < 2) {
                            return CoderResult.OVERFLOW;
                        }
                        out.put(c);
                        out.put(d);
                        p += 4;
                        continue;
                    }
                    if (!out.hasRemaining()) {
                        return CoderResult.OVERFLOW;
                    }
                    out.put(c);
                    p += 2;
                }
                return CoderResult.UNDERFLOW;
            } finally {
                in.position(p);
            }
        }
    }

    private static final class Encoder extends CharsetEncoder {
        private final int order;
        private boolean needMark;

        Encoder(Utf16 cs) {
            super(cs, 2.0f, cs.order == 0 ? 4.0f : 2.0f, cs.order == 2
                    ? new byte[] {(byte) 0xfd, (byte) 0xff} : new byte[] {(byte) 0xff, (byte) 0xfd});
            order = cs.order;
            needMark = order == 0;
        }

        @Override
        protected void implReset() {
            needMark = order == 0;
        }

        @Override
        public boolean canEncode(char c) {
            return c < '\ud800' || c > '\udfff';
        }

        private void put(ByteBuffer out, char c) {
            if (order == 2) {
                out.put((byte) c);
                out.put((byte) (c >> 8));
            } else {
                out.put((byte) (c >> 8));
                out.put((byte) c);
            }
        }

        @Override
        protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
            if (needMark && in.hasRemaining()) {
                if (out.remaining() < 2) {
                    return CoderResult.OVERFLOW;
                }
                put(out, '\ufeff');
                needMark = false;
            }
            int p = in.position();
            int end = in.limit();
            try {
                while (p < end) {
                    char c = in.get(p);
                    if (c < '\ud800' || c > '\udfff') {
                        if (out.remaining() < 2) {
                            return CoderResult.OVERFLOW;
                        }
                        put(out, c);
                        p++;
                        continue;
                    }
                    if (c > '\udbff') {
                        return CoderResult.malformedForLength(1);
                    }
                    if (end - p < 2) {
                        return CoderResult.UNDERFLOW;
                    }
                    char d = in.get(p + 1);
                    if (d < '\udc00' || d > '\udfff') {
                        return CoderResult.malformedForLength(1);
                    }
                    if (out.remaining() < 4) {
                        return CoderResult.OVERFLOW;
                    }
                    put(out, c);
                    put(out, d);
                    p += 2;
                }
                return CoderResult.UNDERFLOW;
            } finally {
                in.position(p);
            }
        }
    }
}
