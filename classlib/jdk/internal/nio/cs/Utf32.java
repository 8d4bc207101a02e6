/* SPDX-License-Identifier: MIT */
package jdk.internal.nio.cs;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;

/**
 * UTF-32 in either byte order. A mark in a given order is read over; only a marking charset writes
 * one.
 */
final class Utf32 extends Unicode {
    private static final int MARK = 0xfeff;
    private static final int TURNED_MARK = 0xfffe0000;

    private final boolean marks;

    Utf32(String name, int order, boolean marks, String... aliases) {
        super(name, order, aliases);
        this.marks = marks;
    }

    @Override
    public CharsetDecoder newDecoder() {
        return new Decoder(this);
    }

    @Override
    public CharsetEncoder newEncoder() {
        return new Encoder(this, 4, marks);
    }

    private static final class Decoder extends CharsetDecoder {
        private final int given;
        private int order;
        private boolean atStart = true;

        Decoder(Utf32 cs) {
            super(cs, 0.25f, 1.0f);
            given = cs.order;
            order = given;
        }

        @Override
        protected void implReset() {
            order = given;
            atStart = true;
        }

        private int at(ByteBuffer in, int p) {
            int code = (in.get(p) & 255) << 24 | (in.get(p + 1) & 255) << 16
                    | (in.get(p + 2) & 255) << 8 | in.get(p + 3) & 255;
            return order == LITTLE ? Integer.reverseBytes(code) : code;
        }

        @Override
        protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
            int p = in.position();
            int end = in.limit();
            try {
                while (end - p >= 4) {
                    int code = at(in, p);
                    if (atStart) {
                        atStart = false;
                        if (order == MARKED) {
                            order = code == TURNED_MARK ? LITTLE : BIG;
                        }
                        if (code == MARK || code == TURNED_MARK && given == MARKED) {
                            p += 4;
                            continue;
                        }
                    }
                    if (!Character.isValidCodePoint(code)) {
                        return CoderResult.malformedForLength(4);
                    }
                    if (out.remaining() < Character.charCount(code)) {
                        return CoderResult.OVERFLOW;
                    }
                    if (code < 0x10000) {
                        out.put((char) code);
                    } else {
                        out.put(Character.highSurrogate(code));
                        out.put(Character.lowSurrogate(code));
                    }
                    p += 4;
                }
                return CoderResult.UNDERFLOW;
            } finally {
                in.position(p);
            }
        }
    }
}
