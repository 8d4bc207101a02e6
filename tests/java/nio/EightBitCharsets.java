/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.InputStreamReader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.TreeSet;

/**
 * Charsets of one byte each: their names, all their characters, and their coders between small
 * buffers.
 */
public class EightBitCharsets {

    static final String[] NAMES = {
        "IBM00858",
        "IBM437",
        "IBM775",
        "IBM850",
        "IBM852",
        "IBM855",
        "IBM857",
        "IBM862",
        "IBM866",
        "ISO-8859-13",
        "ISO-8859-15",
        "ISO-8859-16",
        "ISO-8859-2",
        "ISO-8859-3",
        "ISO-8859-4",
        "ISO-8859-5",
        "ISO-8859-6",
        "ISO-8859-7",
        "ISO-8859-8",
        "ISO-8859-9",
        "KOI8-R",
        "KOI8-U",
        "TIS-620",
        "windows-1250",
        "windows-1251",
        "windows-1252",
        "windows-1253",
        "windows-1254",
        "windows-1257",
        "x-IBM737",
        "x-IBM874",
        "x-iso-8859-11"
    };

    static void names(Charset cs) {
        InputStreamReader reader = new InputStreamReader(new ByteArrayInputStream(new byte[0]), cs);
        System.out.println(cs + ", " + reader.getEncoding() + ", " + new TreeSet<>(cs.aliases()));
        for (String alias : cs.aliases()) {
            if (Charset.forName(alias.toUpperCase()) != cs) System.out.println("not by " + alias);
        }
        System.out.println(
            "registered " +
                cs.isRegistered() +
                ", shown as " +
                cs.displayName() +
                ", contains itself " +
                cs.contains(cs) +
                ", ASCII " +
                cs.contains(StandardCharsets.US_ASCII) +
                ", Latin-1 " +
                cs.contains(StandardCharsets.ISO_8859_1) +
                ", in Unicode " +
                StandardCharsets.UTF_16.contains(cs)
        );
    }

    static void characters(Charset cs) {
        byte[] all = new byte[256];
        for (int i = 0; i < 256; i++) all[i] = (byte) i;
        String text = new String(all, cs);
        System.out.println("below " + text.substring(0, 128).hashCode());
        for (int i = 128; i < 256; i += 32) {
            StringBuilder line = new StringBuilder();
            for (int k = i; k < i + 32; k++) line.append(
                Integer.toHexString(text.charAt(k))
            ).append(' ');
            System.out.println(line);
        }
    }

    static void bytes(Charset cs) {
        CharsetEncoder encoder = cs.newEncoder();
        int can = 0;
        int hash = 0;
        for (int c = 0; c < 0x10000; c++) {
            if (!encoder.canEncode((char) c)) continue;
            can++;
            hash = hash * 31 + String.valueOf((char) c).getBytes(cs)[0];
        }
        System.out.println(can + " characters, " + hash);
        byte[] odd = "a\ud83d\ude00\udc00b\ud800c\ue000\u4e00".getBytes(cs);
        System.out.println(new String(odd, StandardCharsets.ISO_8859_1));
        System.out.println(
            encoder.averageBytesPerChar() +
                " " +
                encoder.maxBytesPerChar() +
                " " +
                encoder.isLegalReplacement(new byte[] { (byte) 0xa5 }) +
                " " +
                encoder.isLegalReplacement(new byte[] { 65, 66 })
        );
    }

    static int step(int hash, CoderResult result, int from, int to) {
        return ((hash * 31 + result.toString().hashCode()) * 31 + from) * 31 + to;
    }

    static int decoded(Charset cs, Random random, int rounds) {
        int hash = 0;
        for (int i = 0; i < rounds; i++) {
            byte[] bytes = new byte[random.nextInt(6)];
            random.nextBytes(bytes);
            boolean direct = random.nextBoolean();
            ByteBuffer in = direct
                ? ByteBuffer.allocateDirect(bytes.length)
                : ByteBuffer.allocate(bytes.length);
            in.put(bytes).flip();
            CharBuffer out = CharBuffer.allocate(random.nextInt(6));
            CharsetDecoder decoder = cs.newDecoder();
            CoderResult result = decoder.decode(in, out, true);
            hash = step(hash, result, in.position(), out.position());
            hash = hash * 31 + out.flip().toString().hashCode();
        }
        return hash;
    }

    static String anyText(Charset cs, Random random) {
        StringBuilder text = new StringBuilder();
        for (int n = random.nextInt(6); n > 0; n--) {
            switch (random.nextInt(8)) {
                case 0:
                    text.append((char) random.nextInt(0x10000));
                    break;
                case 1:
                    text.append((char) (0xd800 + random.nextInt(0x800)));
                    break;
                default:
                    text.append(new String(new byte[] { (byte) random.nextInt(256) }, cs));
                    break;
            }
        }
        return text.toString();
    }

    static int encoded(Charset cs, Random random, int rounds) {
        int hash = 0;
        for (int i = 0; i < rounds; i++) {
            String text = anyText(cs, random);
            CharBuffer in = random.nextBoolean()
                ? CharBuffer.wrap(text)
                : CharBuffer.wrap(text.toCharArray());
            int room = random.nextInt(6);
            ByteBuffer out =
                random.nextInt(3) == 0
                    ? ByteBuffer.allocateDirect(room)
                    : ByteBuffer.allocate(room);
            CoderResult result = cs.newEncoder().encode(in, out, random.nextBoolean());
            hash = step(hash, result, in.position(), out.position());
            out.flip();
            while (out.hasRemaining()) hash = hash * 31 + out.get();
        }
        return hash;
    }

    public static void main(String[] args) {
        Random random = new Random(8);
        for (String name : NAMES) {
            Charset cs = Charset.forName(name);
            names(cs);
            characters(cs);
            bytes(cs);
            System.out.println(
                "between buffers " + decoded(cs, random, 300) + " " + encoded(cs, random, 300)
            );
            if (Charset.availableCharsets().get(name) != cs) System.out.println("not available");
        }
    }
}
