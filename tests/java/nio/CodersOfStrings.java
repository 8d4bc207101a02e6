/* SPDX-License-Identifier: MIT */
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;

/** What buffers a string gives to the coders of a program's own charset. */
public class CodersOfStrings {

    static final class Own extends Charset {

        Own() {
            super("x-own", null);
        }

        @Override
        public boolean contains(Charset c) {
            return false;
        }

        @Override
        public CharsetDecoder newDecoder() {
            return new CharsetDecoder(this, 1, 1) {
                @Override
                protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
                    System.out.println(
                        "decodes " +
                            in +
                            " to room for " +
                            out.remaining() +
                            ", arrays " +
                            in.hasArray() +
                            " " +
                            out.hasArray()
                    );
                    while (in.hasRemaining()) out.put((char) in.get());
                    return CoderResult.UNDERFLOW;
                }
            };
        }

        @Override
        public CharsetEncoder newEncoder() {
            return new CharsetEncoder(this, 1, 1) {
                @Override
                protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
                    System.out.println(
                        "encodes " +
                            in +
                            " to " +
                            out +
                            ", arrays " +
                            in.hasArray() +
                            " " +
                            out.hasArray()
                    );
                    while (in.hasRemaining()) out.put((byte) in.get());
                    return CoderResult.UNDERFLOW;
                }
            };
        }
    }

    public static void main(String[] args) {
        Charset own = new Own();
        byte[] bytes = "hello".getBytes(own);
        System.out.println(new String(bytes, 1, 3, own));
        System.out.println(
            "hell\u1234o".getBytes(own).length +
                " " +
                "".getBytes(own).length +
                new String(bytes, 1, 0, own)
        );
    }
}
