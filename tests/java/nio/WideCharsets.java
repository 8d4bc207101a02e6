/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.InputStreamReader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.util.HexFormat;
import java.util.TreeSet;

/** UTF-32 in both orders, with and without marks; what charsets say that they contain. */
public class WideCharsets {

    private static final String[] WIDE = {
        "UTF-32",
        "UTF-32BE",
        "UTF-32LE",
        "X-UTF-32BE-BOM",
        "X-UTF-32LE-BOM"
    };
    private static final String[] ALL = {
        "UTF-8",
        "UTF-16",
        "UTF-16BE",
        "UTF-16LE",
        "US-ASCII",
        "ISO-8859-1",
        "UTF-32",
        "UTF-32BE",
        "UTF-32LE",
        "X-UTF-32BE-BOM",
        "X-UTF-32LE-BOM"
    };
    private static final String[] TEXTS = {
        "",
        "a",
        "a\u00e9\u20ac\ud83d\ude00z",
        "\ud800a\udc00",
        "\ud83d",
        "\ufeffb",
        "\udbff\udfff"
    };
    private static final String[] BYTES = {
        "",
        "61",
        "feff",
        "000061",
        "00000061",
        "61000000",
        "0000006100",
        "0000feff",
        "fffe0000",
        "0000feff00000061",
        "fffe000061000000",
        "0000feff0000feff",
        "fffe0000fffe0000",
        "00000061fffe0000",
        "0001f600",
        "00f60100",
        "0010ffff",
        "00110000",
        "0000d800",
        "00dc0000",
        "ffffffff",
        "80000000",
        "00000061ffffffff00000062",
        "0000fffe"
    };

    private static final class Own extends Charset {

        Own() {
            super("own", null);
        }

        @Override
        public boolean contains(Charset other) {
            return false;
        }

        @Override
        public CharsetDecoder newDecoder() {
            return null;
        }

        @Override
        public CharsetEncoder newEncoder() {
            return null;
        }
    }

    public static void main(String[] args) throws Exception {
        for (String name : ALL) contained(Charset.forName(name));
        for (String name : WIDE) {
            Charset c = Charset.forName(name);
            properties(c);
            for (String text : TEXTS) encode(c, text);
            for (String bytes : BYTES) decode(c, HexFormat.of().parseHex(bytes));
            littleRoom(c);
            System.out.println(Charset.availableCharsets().containsValue(c));
        }
    }

    private static void contained(Charset c) {
        System.out.print(c + " contains");
        for (String name : ALL) if (c.contains(Charset.forName(name))) System.out.print(" " + name);
        System.out.println(" " + c.contains(new Own()));
    }

    private static void properties(Charset c) {
        CharsetEncoder e = c.newEncoder();
        CharsetDecoder d = c.newDecoder();
        System.out.println(
            c +
                " " +
                new TreeSet<>(c.aliases()) +
                " " +
                c.isRegistered() +
                " " +
                new InputStreamReader(System.in, c).getEncoding()
        );
        for (String alias : c.aliases())
            System.out.print(Charset.forName(alias.toLowerCase()) == c);
        System.out.println(
            " " +
                e.averageBytesPerChar() +
                " " +
                e.maxBytesPerChar() +
                " " +
                d.averageCharsPerByte() +
                " " +
                d.maxCharsPerByte() +
                " " +
                HexFormat.of().formatHex(e.replacement()) +
                " " +
                units(d.replacement())
        );
        System.out.println(
            e.canEncode('\ud800') +
                " " +
                e.canEncode("\ud83d\ude00") +
                " " +
                e.canEncode('a') +
                " " +
                e.isLegalReplacement(new byte[] { 0, 0, 0, 65 }) +
                " " +
                e.isLegalReplacement(new byte[] { 65 })
        );
    }

    private static void encode(Charset c, String text) throws Exception {
        String strict;
        try {
            ByteBuffer bytes = c.newEncoder().encode(CharBuffer.wrap(text));
            strict = HexFormat.of().formatHex(bytes.array(), 0, bytes.limit());
        } catch (CharacterCodingException e) {
            strict = e.toString();
        }
        System.out.println(
            "  " + units(text) + "-> " + HexFormat.of().formatHex(text.getBytes(c)) + " " + strict
        );
    }

    private static void decode(Charset c, byte[] bytes) throws Exception {
        String strict;
        try {
            strict = units(c.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
        } catch (CharacterCodingException e) {
            strict = e.toString();
        }
        StringBuilder read = new StringBuilder();
        InputStreamReader reader = new InputStreamReader(new ByteArrayInputStream(bytes), c);
        for (int u = reader.read(); u >= 0; u = reader.read()) read.append((char) u);
        System.out.println(
            "  " +
                HexFormat.of().formatHex(bytes) +
                " -> " +
                units(new String(bytes, c)) +
                "| " +
                units(read.toString()) +
                "| " +
                strict
        );
    }

    /* Both ways through buffers that are too small, twice with the same coders. */
    private static void littleRoom(Charset c) {
        CharsetEncoder e = c.newEncoder();
        CharsetDecoder d = c.newDecoder();
        for (int round = 0; round < 2; round++) {
            CharBuffer in = CharBuffer.wrap("b\ud83d\ude00");
            ByteBuffer bytes = ByteBuffer.allocate(16);
            for (int room = 0; room <= 16; room += 3) {
                bytes.limit(room);
                CoderResult result = e.encode(in, bytes, true);
                System.out.print(
                    room + " " + result + " " + in.position() + " " + bytes.position() + "; "
                );
            }
            bytes.flip();
            int end = bytes.limit();
            CharBuffer out = CharBuffer.allocate(4);
            for (int step = 0; step < 2 * end; step++) {
                bytes.limit(Math.min(step, end));
                out.limit(Math.min(step / 5, 4));
                CoderResult result = d.decode(bytes, out, step >= end);
                System.out.print(result + " " + bytes.position() + " " + out.position() + "; ");
            }
            System.out.println(units(out.flip().toString()));
            e.reset();
            d.reset();
        }
    }

    private static String units(String text) {
        StringBuilder b = new StringBuilder();
        for (char u : text.toCharArray()) b.append(Integer.toHexString(u)).append(' ');
        return b.toString();
    }
}
