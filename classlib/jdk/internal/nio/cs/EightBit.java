/* SPDX-License-Identifier: MIT */
package jdk.internal.nio.cs;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A charset of one byte each: ASCII below, above it what a row of EightBit.txt says. */
final class EightBit extends Charset {
    private static final char NONE = '\ufffd';

    private static Map<String, EightBit> known;
    private static List<EightBit> inOrder;

    final String historicalName;
    final boolean isPartOfUnicode;
    private final boolean containsAscii;
    private final String runs;
    private char[] chars;
    /* Bytes by character, in pages of 256 characters: zero where there is none. */
    private byte[][] pages;

    /* "name historical-name contains[,contained by] alias,alias byte:first[-last] ...",
     * in hexadecimal digits. */
    private EightBit(String[] words) {
        super(words[0], words[3].split(","));
        historicalName = words[1];
        containsAscii = words[2].startsWith("ascii");
        isPartOfUnicode = words[2].endsWith("unicode");
        runs = words[4];
    }

    /** By name or alias without regard to case; null if there is none. */
    static EightBit find(String name) {
        load();
        return known.get(name.toLowerCase(Locale.ROOT));
    }

    static List<EightBit> all() {
        load();
        return inOrder;
    }

    private static synchronized void load() {
        if (known != null) {
            return;
        }
        Map<String, EightBit> map = new HashMap<>();
        List<EightBit> list = new ArrayList<>();
        try (BufferedReader in = new BufferedReader(new InputStreamReader(
                EightBit.class.getResourceAsStream("EightBit.txt"), Charsets.ASCII))) {
            for (String row = in.readLine(); row != null; row = in.readLine()) {
                EightBit cs = new EightBit(row.split(" ", 5));
                list.add(cs);
                map.put(cs.name().toLowerCase(Locale.ROOT), cs);
                for (String alias : cs.aliases()) {
                    map.put(alias.toLowerCase(Locale.ROOT), cs);
                }
            }
        } catch (IOException e) {
            throw new InternalError(e);
        }
        inOrder = list;
        known = map;
    }

    private synchronized void fill() {
        if (chars != null) {
            return;
        }
        char[] table = new char[256];
        Arrays.fill(table, NONE);
        for (char c = 0; c < 128; c++) {
            table[c] = c;
        }
        for (String run : runs.split(" ")) {
            int colon = run.indexOf(':');
            int dash = run.indexOf('-');
            int at = Integer.parseInt(run, 0, colon, 16);
            int first = Integer.parseInt(run, colon + 1, dash < 0 ? run.length() : dash, 16);
            int last = dash < 0 ? first : Integer.parseInt(run, dash + 1, run.length(), 16);
            for (int c = first; c <= last; c++) {
                table[at++] = (char) c;
            }
        }
        pages = new byte[256][];
        for (int b = 1; b < 256; b++) {
            if (table[b] != NONE) {
                int page = table[b] >> 8;
                if (pages[page] == null) {
                    pages[page] = new byte[256];
                }
                pages[page][table[b] & 255] = (byte) b;
            }
        }
        chars = table;
    }

    @Override
    public boolean contains(Charset cs) {
        return cs == this || containsAscii && cs == Charsets.ASCII;
    }

    @Override
    public CharsetDecoder newDecoder() {
        fill();
        return new Decoder(this);
    }

    @Override
    public CharsetEncoder newEncoder() {
        fill();
        return new Encoder(this);
    }

    private static final class Decoder extends CharsetDecoder {
        private final char[] chars;

        Decoder(EightBit cs) {
            super(cs, 1.0f, 1.0f);
            chars = cs.chars;
        }

        /* As much as there is room for is taken, and then looked at: where more is left,
         * room was missing. */
        private CoderResult decodeArrays(ByteBuffer in, CharBuffer out) {
            byte[] from = in.array();
            char[] to = out.array();
            int at = in.arrayOffset() + in.position();
            int put = out.arrayOffset() + out.position();
            int room = Math.min(in.remaining(), out.remaining());
            int end = at + room;
            while (at < end && chars[from[at] & 255] != NONE) {
                to[put++] = chars[from[at++] & 255];
            }
            in.position(at - in.arrayOffset());
            out.position(put - out.arrayOffset());
            if (at < end) {
                return CoderResult.unmappableForLength(1);
            }
            return in.hasRemaining() ? CoderResult.OVERFLOW : CoderResult.UNDERFLOW;
        }

        @Override
        protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
            if (in.hasArray() && out.hasArray()) {
                return decodeArrays(in, out);
            }
            while (in.hasRemaining()) {
                char c = chars[in.get(in.position()) & 255];
                if (c == NONE) {
                    return CoderResult.unmappableForLength(1);
                }
                if (!out.hasRemaining()) {
                    return CoderResult.OVERFLOW;
                }
                in.get();
                out.put(c);
            }
            return CoderResult.UNDERFLOW;
        }
    }

    private static final class Encoder extends CharsetEncoder {
        private final byte[][] pages;

        Encoder(EightBit cs) {
            super(cs, 1.0f, 1.0f);
            pages = cs.pages;
        }

        /* -1: none. */
        private int byteOf(char c) {
            byte[] page = pages[c >> 8];
            return page != null && page[c & 255] != 0 ? page[c & 255] & 255 : c == 0 ? 0 : -1;
        }

        @Override
        public boolean canEncode(char c) {
            return byteOf(c) >= 0;
        }

        private CoderResult encodeArrays(CharBuffer in, ByteBuffer out) {
            char[] from = in.array();
            byte[] to = out.array();
            int at = in.arrayOffset() + in.position();
            int put = out.arrayOffset() + out.position();
            int room = Math.min(in.remaining(), out.remaining());
            int end = at + room;
            for (int b; at < end && (b = byteOf(from[at])) >= 0; at++) {
                to[put++] = (byte) b;
            }
            in.position(at - in.arrayOffset());
            out.position(put - out.arrayOffset());
            if (at < end) {
                return SingleByte.refuse(in, from[at]);
            }
            return in.hasRemaining() ? CoderResult.OVERFLOW : CoderResult.UNDERFLOW;
        }

        @Override
        protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
            if (in.hasArray() && out.hasArray()) {
                return encodeArrays(in, out);
            }
            while (in.hasRemaining()) {
                char c = in.get(in.position());
                int b = byteOf(c);
                if (b < 0) {
                    return SingleByte.refuse(in, c);
                }
                if (!out.hasRemaining()) {
                    return CoderResult.OVERFLOW;
                }
                in.get();
                out.put((byte) b);
            }
            return CoderResult.UNDERFLOW;
        }
    }
}
