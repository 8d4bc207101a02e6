/* SPDX-License-Identifier: MIT */
package jdk.internal.nio.cs;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;

/** UTF-16 and UTF-32, whose units of several bytes have an order. */
abstract class Unicode extends Charset {
    /** Orders: taken from a byte order mark; the high byte first; the low byte first. */
    static final int MARKED = 0;
    static final int BIG = 1;
    static final int LITTLE = 2;

    final String[] names;
    final int order;

    Unicode(String name, int order, String[] aliases) {
        super(name, aliases);
        this.names = aliases;
        this.order = order;
    }

    @Override
    public boolean contains(Charset cs) {
        return Charsets.isPartOfUnicode(cs);
    }

    /** Writes code points as units of two bytes, or of four. */
    static final class Encoder extends CharsetEncoder {
        private final int unit;
        private final boolean little;
        private final boolean marks;
        private boolean needMark;

        Encoder(Unicode cs, int unit, boolean marks) {
            super(cs, unit, marks ? 2 * unit : unit, replacement(unit, cs.order == LITTLE));
            this.unit = unit;
            this.little = cs.order == LITTLE;
            this.marks = marks;
            needMark = marks;
        }

        /* U+FFFD. */
        private static byte[] replacement(int unit, boolean little) {
            byte[] bytes = new byte[unit];
            bytes[little ? 0 : unit - 1] = (byte) 0xfd;
            bytes[little ? 1 : unit - 2] = (byte) 0xff;
            return bytes;
        }

        @Override
        protected void implReset() {
            needMark = marks;
        }

        @Override
        public boolean canEncode(char c) {
            return !Character.isSurrogate(c);
        }

        private int sizeOf(int code) {
            return unit == 2 && code < 0x10000 ? 2 : 4;
        }

        private void putPair(byte[] to, int at, int pair) {
            to[little ? at : at + 1] = (byte) pair;
            to[little ? at + 1 : at] = (byte) (pair >> 8);
        }

        private void put(byte[] to, int at, int code) {
            if (unit == 2 && code < 0x10000) {
                putPair(to, at, code);
            } else if (unit == 2) {
                putPair(to, at, Character.highSurrogate(code));
                putPair(to, at + 2, Character.lowSurrogate(code));
            } else {
                putPair(to, little ? at : at + 2, code);
                putPair(to, little ? at + 2 : at, code >> 16);
            }
        }

        @Override
        protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
            if (needMark && in.hasRemaining()) {
                if (out.remaining() < unit) {
                    return CoderResult.OVERFLOW;
                }
                byte[] mark = new byte[unit];
                put(mark, 0, '\ufeff');
                out.put(mark);
                needMark = false;
            }
            boolean direct = !out.hasArray();
            byte[] to = direct ? new byte[4] : out.array();
            int at = direct ? 0 : out.arrayOffset() + out.position();
            int room = out.remaining();
            int p = in.position();
            int end = in.limit();
            try {
                while (p < end) {
                    int code = in.get(p);
                    if (Character.isSurrogate((char) code)) {
                        if (Character.isLowSurrogate((char) code)) {
                            return CoderResult.malformedForLength(1);
                        }
                        if (end - p < 2) {
                            return CoderResult.UNDERFLOW;
                        }
                        char low = in.get(p + 1);
                        if (!Character.isLowSurrogate(low)) {
                            return CoderResult.malformedForLength(1);
                        }
                        code = Character.toCodePoint((char) code, low);
                    }
                    int size = sizeOf(code);
                    if (room < size) {
                        return CoderResult.OVERFLOW;
                    }
                    put(to, at, code);
                    if (direct) {
                        out.put(to, 0, size);
                    } else {
                        at += size;
                    }
                    room -= size;
                    p += code < 0x10000 ? 1 : 2;
                }
                return CoderResult.UNDERFLOW;
            } finally {
                in.position(p);
                if (!direct) {
                    out.position(at - out.arrayOffset());
                }
            }
        }
    }
}
