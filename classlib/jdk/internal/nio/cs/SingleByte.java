/* SPDX-License-Identifier: MIT */
package jdk.internal.nio.cs;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;

/** ISO-8859-1 and US-ASCII: the first 256 or 128 characters as one byte each. */
final class SingleByte extends Charset {
    final String[] names;
    private final int size;

    SingleByte(String name, int size, String[] aliases) {
        super(name, aliases);
        this.names = aliases;
        this.size = size;
    }

    @Override
    public boolean contains(Charset cs) {
        return cs instanceof SingleByte && ((SingleByte) cs).size <= size;
    }

    @Override
    public CharsetDecoder newDecoder() {
        return new Decoder(this);
    }

    @Override
    public CharsetEncoder newEncoder() {
        return new Encoder(this);
    }

    /** What is said of a character that has no byte: half a pair, or all of it, or itself. */
    static CoderResult refuse(CharBuffer in, char c) {
        if (c < '\ud800' || c > '\udfff') {
            return CoderResult.unmappableForLength(1);
        }
        if (c > '\udbff') {
            return CoderResult.malformedForLength(1);
        }
        if (in.remaining() < 2) {
            return CoderResult.UNDERFLOW;
        }
        char d = in.get(in.position() + 1);
        return d >= '\udc00' && d <= '\udfff' ? CoderResult.unmappableForLength(2)
                : CoderResult.malformedForLength(1);
    }

    private static final class Decoder extends CharsetDecoder {
        private final int size;

        Decoder(SingleByte cs) {
            super(cs, 1.0f, 1.0f);
            size = cs.size;
        }

        @Override
        protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
            // where room is looked for first, as in the reference
            boolean arrays = in.hasArray() && out.hasArray();
            while (in.hasRemaining()) {
                int b = in.get(in.position()) & 255;
                if (!out.hasRemaining() && (arrays || b < size)) {
                    return CoderResult.OVERFLOW;
                }
                if (b >= size) {
                    return CoderResult.malformedForLength(1);
                }
                in.get();
                out.put((char) b);
            }
            return CoderResult.UNDERFLOW;
        }
    }

    private static final class Encoder extends CharsetEncoder {
        private final int size;

        Encoder(SingleByte cs) {
            super(cs, 1.0f, 1.0f);
            size = cs.size;
        }

        @Override
        public boolean canEncode(char c) {
            return c < size;
        }

        @Override
        public boolean isLegalReplacement(byte[] repl) {
            return size == 256 || repl.length == 1 && repl[0] >= 0;
        }

        @Override
        protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
            boolean arrays = size == 256 && in.hasArray() && out.hasArray();
            while (in.hasRemaining()) {
                char c = in.get(in.position());
                if (!out.hasRemaining() && (arrays || c < size)) {
                    return CoderResult.OVERFLOW;
                }
                if (c < size) {
                    in.get();
                    out.put((byte) c);
                    continue;
                }
                return refuse(in, c);
            }
            return CoderResult.UNDERFLOW;
        }
    }
}
