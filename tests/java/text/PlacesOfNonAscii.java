/* SPDX-License-Identifier: MIT */
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;

/** A char that is not ASCII, at each place of strings of each length, encoded and decoded. */
public class PlacesOfNonAscii {

    static final Charset[] CHARSETS = {
        StandardCharsets.UTF_8,
        StandardCharsets.US_ASCII,
        StandardCharsets.ISO_8859_1
    };
    static final char[] ODD = { 0x7f, 0x80, 0xe9, 0xff, 0x100, 0x20ac };

    public static void main(String[] args) {
        CRC32 crc = new CRC32();
        int same = 0,
            all = 0;
        for (int length = 0; length < 75; length++) {
            for (int at = 0; at <= length; at++) {
                char[] chars = new char[length];
                for (int i = 0; i < length; i++) chars[i] = (char) ('a' + (i % 26));
                if (at < length) chars[at] = ODD[(length + at) % ODD.length];
                String s = new String(chars);
                for (Charset charset : CHARSETS) {
                    byte[] bytes = s.getBytes(charset),
                        within = new byte[bytes.length + 9];
                    crc.update(bytes);
                    Arrays.fill(within, (byte) 0xfe);
                    System.arraycopy(bytes, 0, within, at % 8, bytes.length);
                    String back = new String(within, at % 8, bytes.length, charset);
                    crc.update(back.getBytes(StandardCharsets.UTF_16));
                    all++;
                    if (back.equals(s)) same++;
                    if (!back.equals(new String(bytes, charset))) System.out.println(
                        "differs: " + s + " " + charset
                    );
                }
                crc.update(s.toUpperCase().hashCode());
            }
        }
        System.out.println(same + " of " + all + " " + crc.getValue());
    }
}
