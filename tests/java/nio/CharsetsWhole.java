/* SPDX-License-Identifier: MIT */
/* Charset, its encoders and decoders: answers, results, malformed and unmappable input, states. */
import java.nio.*;
import java.nio.charset.*;
import java.util.*;

public class CharsetsWhole extends Whole {

    public static void main(String[] args) throws Exception {
        Charset[] all = {
            StandardCharsets.UTF_8,
            StandardCharsets.UTF_16,
            StandardCharsets.UTF_16BE,
            StandardCharsets.UTF_16LE,
            StandardCharsets.ISO_8859_1,
            StandardCharsets.US_ASCII
        };
        for (Charset c : all) {
            p(
                c,
                c.name(),
                c.displayName(),
                c.displayName(Locale.ROOT),
                new TreeSet<>(c.aliases()),
                c.canEncode(),
                c.isRegistered(),
                c.contains(StandardCharsets.US_ASCII),
                c.contains(StandardCharsets.UTF_8),
                c.hashCode() == Charset.forName(c.name()).hashCode(),
                c.equals(Charset.forName(c.name().toLowerCase(Locale.ROOT))),
                c.compareTo(StandardCharsets.UTF_8)
            );
            CharsetEncoder e = c.newEncoder();
            CharsetDecoder d = c.newDecoder();
            p(
                e.charset(),
                e.averageBytesPerChar(),
                e.maxBytesPerChar(),
                e.replacement(),
                e.malformedInputAction(),
                e.unmappableCharacterAction(),
                e.canEncode('\u20ac'),
                e.canEncode("a\ud83d"),
                e.isLegalReplacement(new byte[] { 63 })
            );
            p(
                d.charset(),
                d.averageCharsPerByte(),
                d.maxCharsPerByte(),
                d.replacement(),
                d.malformedInputAction(),
                d.unmappableCharacterAction(),
                d.isAutoDetecting()
            );
            ByteBuffer encoded = c.encode("a\u00e9\u20ac\ud83d\ude00\ud83d");
            byte[] bytes = new byte[encoded.remaining()];
            encoded.get(bytes);
            p(bytes, c.decode(ByteBuffer.wrap(bytes)), c.encode(CharBuffer.wrap("xy")).remaining());
            t(() -> c.newEncoder().encode(CharBuffer.wrap("a\ud83d")).remaining());
            t(() ->
                c
                    .newDecoder()
                    .decode(ByteBuffer.wrap(new byte[] { 65, 66, (byte) 0xc3, 65 }))
                    .length()
            );
            t(() ->
                c
                    .newDecoder()
                    .decode(ByteBuffer.wrap(new byte[] { (byte) 0xd8 }))
                    .length()
            );
        }
        CharsetEncoder ascii = StandardCharsets.US_ASCII.newEncoder()
            .onMalformedInput(CodingErrorAction.REPLACE)
            .onUnmappableCharacter(CodingErrorAction.IGNORE)
            .replaceWith(new byte[] { '!' });
        ByteBuffer out = ByteBuffer.allocate(3);
        CharBuffer in = CharBuffer.wrap("a\u20acbcd");
        p(ascii.encode(in, out, true), in.position(), out.position());
        out.clear();
        p(ascii.encode(in, out, true), ascii.flush(out), out.position(), ascii.reset() == ascii);
        CharsetDecoder utf8 = StandardCharsets.UTF_8.newDecoder()
            .onMalformedInput(CodingErrorAction.REPLACE)
            .replaceWith("?");
        CharBuffer chars = CharBuffer.allocate(2);
        ByteBuffer bytes = ByteBuffer.wrap(new byte[] {
            65,
            (byte) 0xff,
            (byte) 0xe2,
            (byte) 0x82
        });
        p(utf8.decode(bytes, chars, false), bytes.position(), chars.position());
        t(() -> utf8.onMalformedInput(null));
        t(() -> utf8.replaceWith(""));
        t(() -> utf8.replaceWith("toolong"));
        t(() -> utf8.replaceWith(null));
        t(() -> ascii.replaceWith(new byte[0]));
        CodingErrorAction[] actions = {
            CodingErrorAction.IGNORE,
            CodingErrorAction.REPLACE,
            CodingErrorAction.REPORT
        };
        p(
            actions,
            CoderResult.UNDERFLOW,
            CoderResult.OVERFLOW,
            CoderResult.malformedForLength(2),
            CoderResult.unmappableForLength(3)
        );
        CoderResult bad = CoderResult.malformedForLength(2);
        p(
            bad.isError(),
            bad.isMalformed(),
            bad.isUnmappable(),
            bad.isOverflow(),
            bad.isUnderflow(),
            bad.length()
        );
        t(() -> bad.throwException());
        t(() -> CoderResult.unmappableForLength(1).throwException());
        t(() -> CoderResult.OVERFLOW.throwException());
        t(() -> CoderResult.UNDERFLOW.throwException());
        t(() -> CoderResult.OVERFLOW.length());
        t(() -> CoderResult.malformedForLength(0));
        p(
            Charset.isSupported("utf8"),
            Charset.isSupported("none"),
            Charset.availableCharsets().containsKey("UTF-8")
        );
        t(() -> Charset.forName("none"));
        t(() -> Charset.forName("a b"));
        t(() -> Charset.forName(null));
        t(() -> Charset.forName(""));
        t(() -> Charset.isSupported("\u20ac"));
    }
}
