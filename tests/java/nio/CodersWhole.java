/* SPDX-License-Identifier: MIT */
/*
 * Charsets of one's own, encoders and decoders as their implementors see them, results, actions,
 * exceptions, buffers behind their base class.
 */
import java.nio.*;
import java.nio.charset.*;
import java.util.*;

public class CodersWhole extends Whole {

    /** Letters are shifted by one; '!' is malformed, '?' unmappable. */
    static class Shift extends Charset {

        Shift(String name, String... aliases) {
            super(name, aliases);
        }

        @Override
        public boolean contains(Charset c) {
            return c instanceof Shift;
        }

        @Override
        public CharsetDecoder newDecoder() {
            return new In(this);
        }

        @Override
        public CharsetEncoder newEncoder() {
            return new Out(this);
        }
    }

    static class In extends CharsetDecoder {

        In(Charset c) {
            super(c, 1, 1);
        }

        In(Charset c, float average, float max) {
            super(c, average, max);
        }

        @Override
        protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
            while (in.hasRemaining()) {
                int b = in.get(in.position());
                if (b == '!') return CoderResult.malformedForLength(1);
                if (b == '?') return CoderResult.unmappableForLength(1);
                if (b == '#') throw new BufferUnderflowException();
                if (!out.hasRemaining()) return CoderResult.OVERFLOW;
                out.put((char) (in.get() - 1));
            }
            return CoderResult.UNDERFLOW;
        }

        @Override
        protected CoderResult implFlush(CharBuffer out) {
            say("  implFlush");
            return super.implFlush(out);
        }

        @Override
        protected void implReset() {
            say("  implReset");
            super.implReset();
        }

        @Override
        protected void implReplaceWith(String s) {
            say("  implReplaceWith", s);
            super.implReplaceWith(s);
        }

        @Override
        protected void implOnMalformedInput(CodingErrorAction a) {
            say("  implOnMalformedInput", a);
            super.implOnMalformedInput(a);
        }

        @Override
        protected void implOnUnmappableCharacter(CodingErrorAction a) {
            say("  implOnUnmappableCharacter", a);
            super.implOnUnmappableCharacter(a);
        }
    }

    static class Out extends CharsetEncoder {

        Out(Charset c) {
            super(c, 1, 1);
        }

        Out(Charset c, float average, float max) {
            super(c, average, max);
        }

        Out(Charset c, float average, float max, byte[] replacement) {
            super(c, average, max, replacement);
        }

        @Override
        public boolean isLegalReplacement(byte[] b) {
            return b[0] != 0;
        }

        @Override
        protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
            while (in.hasRemaining()) {
                char c = in.get(in.position());
                if (c == '!') return CoderResult.malformedForLength(1);
                if (c > 127) return CoderResult.unmappableForLength(1);
                if (c == '#') throw new BufferOverflowException();
                if (!out.hasRemaining()) return CoderResult.OVERFLOW;
                out.put((byte) (in.get() + 1));
            }
            return CoderResult.UNDERFLOW;
        }

        @Override
        protected CoderResult implFlush(ByteBuffer out) {
            say("  implFlush");
            return super.implFlush(out);
        }

        @Override
        protected void implReset() {
            say("  implReset");
            super.implReset();
        }

        @Override
        protected void implReplaceWith(byte[] b) {
            say("  implReplaceWith", Arrays.toString(b));
            super.implReplaceWith(b);
        }

        @Override
        protected void implOnMalformedInput(CodingErrorAction a) {
            say("  implOnMalformedInput", a);
            super.implOnMalformedInput(a);
        }

        @Override
        protected void implOnUnmappableCharacter(CodingErrorAction a) {
            say("  implOnUnmappableCharacter", a);
            super.implOnUnmappableCharacter(a);
        }
    }

    static boolean quiet; // whose coders are kept for another call is the library's matter

    static void say(Object... words) {
        if (!quiet) p(words);
    }

    static ByteBuffer bytes(String s) {
        return ByteBuffer.wrap(s.getBytes(StandardCharsets.ISO_8859_1));
    }

    static void ownCharset() throws Exception {
        Shift shift = new Shift("X-Shift", "shifty", "X.1");
        p(
            shift.toString(),
            shift.name(),
            shift.aliases(),
            shift.canEncode(),
            shift.isRegistered(),
            shift.displayName(),
            shift.displayName(Locale.ROOT),
            shift.contains(StandardCharsets.US_ASCII),
            shift.contains(shift),
            shift.hashCode() == "X-Shift".hashCode(),
            shift.equals(new Shift("X-Shift")),
            shift.compareTo(StandardCharsets.UTF_8) > 0,
            shift.compareTo(new Shift("x-shift"))
        );
        for (String name : new String[] {
            "",
            " ",
            "a b",
            "-a",
            "a-",
            "a_b:c.d+e",
            "\u00e9",
            null,
            "."
        })
            t(() -> new Shift(name));
        t(() -> new Shift("ok", "not ok"));
        t(() -> new Shift("ok", (String) null));
        p(new Shift("ok", (String[]) null).aliases());
        p(
            shift.encode("abc").remaining(),
            shift.decode(bytes("bcd")),
            new String(bytes("bcd").array(), shift),
            new String(new byte[0], shift),
            Arrays.toString("abc\u20ac".getBytes(shift)),
            new String(bytes("b!c?").array(), shift)
        );
        t(() -> Charset.forName("X-Shift"));
        t(() -> Charset.forName("no such"));
        t(() -> Charset.forName(null));
        t(() -> Charset.forName(""));
        t(() -> Charset.isSupported("a/b"));
        p(
            Charset.isSupported("X-Shift"),
            Charset.isSupported("utf8"),
            Charset.defaultCharset() == Charset.forName(System.getProperty("file.encoding")),
            StandardCharsets.UTF_8.toString(),
            Charset.availableCharsets().containsKey("UTF-8")
        );
        t(() -> Charset.availableCharsets().put("a", shift));
    }

    static void decoders() throws Exception {
        Shift shift = new Shift("X-Shift");
        CharsetDecoder d = shift.newDecoder();
        p(
            d.charset(),
            d.averageCharsPerByte(),
            d.maxCharsPerByte(),
            d.replacement(),
            d.malformedInputAction(),
            d.unmappableCharacterAction(),
            d.isAutoDetecting()
        );
        t(() -> d.isCharsetDetected());
        t(() -> d.detectedCharset());
        t(() -> d.decode(bytes("b!")));
        t(() -> d.decode(bytes("b?")));
        t(() -> d.decode(bytes("b#")));
        d.onMalformedInput(CodingErrorAction.REPLACE)
            .onUnmappableCharacter(CodingErrorAction.IGNORE)
            .replaceWith("*");
        t(() -> d.replaceWith(""));
        t(() -> d.replaceWith("ab"));
        t(() -> d.replaceWith(null));
        t(() -> d.onMalformedInput(null));
        t(() -> d.onUnmappableCharacter(null));
        p(
            d.decode(bytes("b!c?d")),
            d.decode(bytes("")),
            d.malformedInputAction(),
            d.unmappableCharacterAction(),
            d.replacement()
        );
        CharBuffer out = CharBuffer.allocate(2);
        ByteBuffer in = bytes("bcde");
        p(d.reset() == d, d.decode(in, out, false), in, out);
        out.clear();
        p(d.decode(in, out, true), d.flush(out), d.flush(out));
        t(() -> d.decode(bytes("b"), out, false));
        d.reset();
        t(() -> d.flush(CharBuffer.allocate(1)));
        d.decode(bytes("b"), CharBuffer.allocate(4), true);
        t(() -> d.decode(bytes("b"), CharBuffer.allocate(4), false));
        d.reset();
        t(() -> new In(shift, 0, 1));
        t(() -> new In(shift, 1, 0));
        t(() -> new In(shift, 2, 1));
        t(() -> new In(null, 1, 1).charset());
        p(new In(shift, 0.5f, 3).averageCharsPerByte(), new In(shift, 0.5f, 3).maxCharsPerByte());
        CharsetDecoder u = StandardCharsets.UTF_8.newDecoder();
        p(u.isAutoDetecting(), u.averageCharsPerByte(), u.maxCharsPerByte(), u.replacement());
        t(() -> u.isCharsetDetected());
        t(() -> u.decode(ByteBuffer.wrap(new byte[] { 65, -61 })));
        t(() -> u.decode(ByteBuffer.wrap(new byte[] { 65, -61, 65 })));
        t(() -> u.decode(ByteBuffer.wrap(new byte[] { -16, -97, -104 })));
        u.reset();
        ByteBuffer split = ByteBuffer.wrap(new byte[] { -16, -97, -104, -128 });
        split.limit(2);
        CharBuffer small = CharBuffer.allocate(1),
            enough = CharBuffer.allocate(2);
        p(u.decode(split, small, false), split);
        split.limit(4);
        p(
            u.decode(split, small, false),
            split,
            u.decode(split, enough, true),
            split,
            u.flush(enough),
            ascii(enough.flip().toString())
        );
    }

    static void encoders() throws Exception {
        Shift shift = new Shift("X-Shift");
        CharsetEncoder e = shift.newEncoder();
        p(
            e.charset(),
            e.averageBytesPerChar(),
            e.maxBytesPerChar(),
            e.replacement(),
            e.malformedInputAction(),
            e.unmappableCharacterAction(),
            e.canEncode('a'),
            e.canEncode('\u20ac'),
            e.canEncode("ab"),
            e.canEncode("a!"),
            e.canEncode("")
        );
        t(() -> e.encode(CharBuffer.wrap("a!")));
        t(() -> e.encode(CharBuffer.wrap("a\u20ac")));
        t(() -> e.encode(CharBuffer.wrap("a#")));
        e.onMalformedInput(CodingErrorAction.IGNORE)
            .onUnmappableCharacter(CodingErrorAction.REPLACE)
            .replaceWith(new byte[] { 42 });
        t(() -> e.replaceWith(new byte[] { 0 }));
        t(() -> e.replaceWith(new byte[2]));
        t(() -> e.replaceWith(new byte[0]));
        t(() -> e.replaceWith(null));
        t(() -> e.onMalformedInput(null));
        t(() -> e.onUnmappableCharacter(null));
        p(
            e.encode(CharBuffer.wrap("a!b\u20acc")).array(),
            e.encode(CharBuffer.wrap("")).remaining(),
            e.malformedInputAction(),
            e.unmappableCharacterAction(),
            e.replacement()
        );
        ByteBuffer out = ByteBuffer.allocate(2);
        CharBuffer in = CharBuffer.wrap("abcd");
        p(e.reset() == e, e.encode(in, out, false), in, out);
        t(() -> e.canEncode('a'));
        out.clear();
        p(e.encode(in, out, true), e.flush(out), e.flush(out));
        t(() -> e.encode(CharBuffer.wrap("a"), out, true));
        e.reset();
        t(() -> e.flush(ByteBuffer.allocate(1)));
        t(() -> new Out(shift, 0, 1));
        t(() -> new Out(shift, 1, 0));
        t(() -> new Out(shift, 2, 1));
        t(() -> new Out(shift, 1, 1, new byte[] { 0 }));
        t(() -> new Out(shift, 1, 1, null));
        t(() -> new Out(shift, 1, 1, new byte[2]));
        p(
            new Out(shift, 1, 2, new byte[] { 7, 8 }).replacement(),
            new Out(shift, 1, 3).maxBytesPerChar()
        );
        CharsetEncoder u = StandardCharsets.UTF_16.newEncoder();
        p(
            u.averageBytesPerChar(),
            u.maxBytesPerChar(),
            u.replacement(),
            u.isLegalReplacement(new byte[] { -40, 0 }),
            u.isLegalReplacement(new byte[] { 1, 2 }),
            u.encode(CharBuffer.wrap("a\ud83d\ude00")).limit()
        );
        t(() -> u.encode(CharBuffer.wrap("\ud83d")));
        t(() -> u.encode(CharBuffer.wrap("\ude00a")));
        t(() -> u.encode(CharBuffer.wrap("a\ud83db")));
        CharsetEncoder a = StandardCharsets.US_ASCII.newEncoder();
        t(() -> a.encode(CharBuffer.wrap("\u00e9")));
        t(() -> a.encode(CharBuffer.wrap("\ud83d\ude00")));
        t(() -> a.encode(CharBuffer.wrap("x\ud83d")));
    }

    static void results() {
        for (CoderResult r : List.of(
            CoderResult.UNDERFLOW,
            CoderResult.OVERFLOW,
            CoderResult.malformedForLength(1),
            CoderResult.malformedForLength(9),
            CoderResult.unmappableForLength(2)
        )) {
            p(
                r.toString(),
                r.isError(),
                r.isMalformed(),
                r.isOverflow(),
                r.isUnderflow(),
                r.isUnmappable()
            );
            t(() -> r.length());
            t(() -> r.throwException());
        }
        p(
            CoderResult.malformedForLength(3) == CoderResult.malformedForLength(3),
            CoderResult.unmappableForLength(3) == CoderResult.unmappableForLength(3)
        );
        t(() -> CoderResult.malformedForLength(0));
        t(() -> CoderResult.unmappableForLength(-1));
        p(
            CodingErrorAction.IGNORE.toString(),
            CodingErrorAction.REPLACE.toString(),
            CodingErrorAction.REPORT.toString()
        );
        MalformedInputException m = new MalformedInputException(4);
        UnmappableCharacterException u = new UnmappableCharacterException(5);
        p(
            m.getInputLength(),
            m.getMessage(),
            u.getInputLength(),
            u.getMessage(),
            m,
            u,
            new CharacterCodingException(),
            new CoderMalfunctionError(new Exception("e"))
        );
        p(
            new IllegalCharsetNameException("x y").getCharsetName(),
            new IllegalCharsetNameException(null),
            new UnsupportedCharsetException("z").getCharsetName(),
            new UnsupportedCharsetException(null)
        );
    }

    static void buffers() {
        for (Buffer b : List.of(
            ByteBuffer.allocate(8),
            CharBuffer.allocate(8),
            ShortBuffer.allocate(8),
            IntBuffer.allocate(8),
            LongBuffer.allocate(8),
            FloatBuffer.allocate(8),
            DoubleBuffer.allocate(8),
            ByteBuffer.allocateDirect(8),
            CharBuffer.wrap("12345678"),
            ByteBuffer.allocate(8).asReadOnlyBuffer(),
            ByteBuffer.allocateDirect(64).asLongBuffer()
        )) {
            p(
                b.getClass().getSuperclass() != null,
                b.position(2),
                b.limit(6),
                b.mark(),
                b.position(4),
                b.reset(),
                b.rewind(),
                b.flip(),
                b.clear()
            );
            p(
                b.position(1).limit(5).slice(),
                b.slice(1, 3),
                b.duplicate(),
                b.capacity(),
                b.remaining(),
                b.hasRemaining(),
                b.isReadOnly(),
                b.hasArray(),
                b.isDirect()
            );
            t(() -> b.array());
            t(() -> b.arrayOffset());
            t(() -> b.clear().reset());
            t(() -> b.position(9));
            t(() -> b.position(-1));
            t(() -> b.limit(9));
            t(() -> b.limit(-1));
            t(() -> b.slice(0, 9));
            t(() -> b.slice(-1, 2));
            b.position(4).mark().position(2);
            t(() -> b.reset());
            b.clear().position(4).limit(3);
            p(b);
        }
        p(ByteOrder.nativeOrder(), ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN.toString());
    }

    public static void main(String[] args) throws Exception {
        quiet = true;
        ownCharset();
        quiet = false;
        decoders();
        encoders();
        results();
        buffers();
    }
}
