/* SPDX-License-Identifier: MIT */
package jdk.internal.nio.cs;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;

/**
 * UTF-16 in either byte order; where the order is to be marked,
 * the encoder writes the high byte first.
 */
final class Utf16 extends Unicode {
    Utf16(String name, int order, String[] aliases) {
        super(name, order, aliases);
    }

    @Override
    public CharsetDecoder newDecoder() {
        return new Decoder(this);
    }

    @Override
    public CharsetEncoder newEncoder() {
        return new Encoder(this, 2, order == MARKED);
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
            return (char) (order == LITTLE ? b << 8 | a : a << 8 | b);
        }

        @Override
        protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
            int p = in.position();
            int end = in.limit();
            try {
                while (end - p >= 2) {
                    char c = at(in, p);
                    if (order == MARKED) {
                        order = c == '\ufffe' ? LITTLE : BIG;
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
}
