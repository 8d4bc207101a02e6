/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.util.Arrays;

/** A charset of a program that has the name of one of the platform's is asked itself. */
public class CharsetsNamedAlike {

    /** Each character is its low byte with all bits turned. */
    private static final class Turned extends Charset {

        Turned(String name) {
            super(name, null);
        }

        @Override
        public boolean contains(Charset other) {
            return false;
        }

        @Override
        public CharsetDecoder newDecoder() {
            return new CharsetDecoder(this, 1, 1) {
                @Override
                protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
                    while (in.hasRemaining()) {
                        if (!out.hasRemaining()) return CoderResult.OVERFLOW;
                        out.put((char) (~in.get() & 0xff));
                    }
                    return CoderResult.UNDERFLOW;
                }
            };
        }

        @Override
        public CharsetEncoder newEncoder() {
            return new CharsetEncoder(this, 1, 1) {
                @Override
                protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
                    while (in.hasRemaining()) {
                        if (!out.hasRemaining()) return CoderResult.OVERFLOW;
                        out.put((byte) ~in.get());
                    }
                    return CoderResult.UNDERFLOW;
                }

                @Override
                public boolean isLegalReplacement(byte[] replacement) {
                    return true;
                }
            };
        }
    }

    public static void main(String[] arguments) throws Exception {
        for (String name : new String[] { "UTF-8", "ISO-8859-1", "US-ASCII", "UTF-16" }) {
            Charset own = new Turned(name),
                known = Charset.forName(name);
            System.out.println(
                name +
                    " " +
                    own.equals(known) +
                    " " +
                    (own.hashCode() == known.hashCode()) +
                    " " +
                    own.compareTo(known) +
                    " " +
                    own
            );
            byte[] bytes = "abc\u00e9".getBytes(own);
            System.out.println(
                Arrays.toString(bytes) +
                    " " +
                    new String(bytes, own) +
                    " " +
                    new String(bytes, 1, 2, own)
            );
            System.out.println(
                Arrays.toString(own.encode("xyz").array()) +
                    " " +
                    own.decode(ByteBuffer.wrap(new byte[] { -98, -99 }))
            );
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            try (Writer writer = new OutputStreamWriter(out, own)) {
                writer.write("hello");
            }
            System.out.println(Arrays.toString(out.toByteArray()) + " " + out.toString(own));
            InputStreamReader in = new InputStreamReader(
                new ByteArrayInputStream(out.toByteArray()),
                own
            );
            char[] chars = new char[10];
            System.out.println(
                new String(chars, 0, in.read(chars)) + " " + in.getEncoding().isEmpty()
            );
            System.out.println(
                Arrays.toString("abc".getBytes(known)) + " " + Arrays.toString("abc".getBytes(name))
            );
        }
    }
}
