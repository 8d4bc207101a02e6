/* SPDX-License-Identifier: MIT */
package jdk.internal.nio.cs;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;

/**
 * UTF-32 in either byte order: order 0 takes it from a byte order mark, 1 is big, 2 little. A mark
 * in a given order is read over; only a marking charset writes one.
 */
final class Utf32 extends Charset {
    private static final int MARK = 0xfeff;
    private static final int TURNED_MARK = 0xfffe0000;

    final String[] names;
    private final int order;
    private final boolean marks;

    Utf32(String name, int order, boolean marks, String... aliases) {
        super(name, aliases);
        this.names = aliases;
        this.order = order;
        this.marks = marks;
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
            return order == 2 ? Integer.reverseBytes(code) : code;
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
                        if (order == 0) {
                            order = code == TURNED_MARK ? 2 : 1;
                        }
                        if (code == MARK || code == TURNED_MARK && given == 0) {
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

    private static final class Encoder extends CharsetEncoder {
        private final boolean little;
        private final boolean marks;
        private boolean needMark;

        Encoder(Utf32 cs) {
            super(cs, 4.0f, cs.marks ? 8.0f : 4.0f, cs.order == 2
                    ? new byte[] {(byte) 0xfd, (byte) 0xff, 0, 0}
                    : new byte[] {0, 0, (byte) 0xff, (byte) 0xfd});
            little = cs.order == 2;
            marks = cs.marks;
            needMark = marks;
        }

        @Override
        protected void implReset() {
            needMark = marks;
        }

        private void put(ByteBuffer out, int code) {
            int word = little ? Integer.reverseBytes(code) : code;
            out.put((byte) (word >> 24));
            out.put((byte) (word >> 16));
            out.put((byte) (word >> 8));
            out.put((byte) word);
        }

        @Override
        public boolean canEncode(char c) {
            return !Character.isSurrogate(c);
        }

        @Override
        protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
            if (needMark && in.hasRemaining()) {
                if (out.remaining() < 4) {
                    return CoderResult.OVERFLOW;
                }
                put(out, MARK);
                needMark = false;
            }
            int p = in.position();
            int end = in.limit();
            try {
                while (p < end) {
                    char c = in.get(p);
                    int code = c;
                    if (Character.isSurrogate(c)) {
                        if (Character.isLowSurrogate(c)) {
                            return CoderResult.malformedForLength(1);
                        }
                        if (end - p < 2) {
                            return CoderResult.UNDERFLOW;
                        }
                        if (!Character.isLowSurrogate(in.get(p + 1))) {
                            return CoderResult.malformedForLength(1);
                        }
                        code = Character.toCodePoint(c, in.get(p + 1));
                    }
                    if (out.remaining() < 4) {
                        return CoderResult.OVERFLOW;
                    }
                    put(out, code);
                    p += Character.charCount(code);
                }
                return CoderResult.UNDERFLOW;
            } finally {
                in.position(p);
            }
        }
    }
}
