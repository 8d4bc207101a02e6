// SPDX-License-Identifier: MIT
import java.io.IOException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;

/** java.util.HexFormat: every method, its edges and what it says of bad input. */
public class HexFormats {

    interface Action {
        Object run() throws Exception;
    }

    static void show(Action action) {
        try {
            Object o = action.run();
            System.out.println(
                o instanceof byte[] bytes ? Arrays.toString(bytes) : String.valueOf(o)
            );
        } catch (NullPointerException e) {
            System.out.println("NullPointerException");
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    static final Appendable BROKEN = new Appendable() {
        public Appendable append(CharSequence text) throws IOException {
            throw new IOException("broken");
        }

        public Appendable append(CharSequence text, int from, int to) throws IOException {
            throw new IOException("broken");
        }

        public Appendable append(char c) throws IOException {
            throw new IOException("broken");
        }
    };

    static void values() {
        HexFormat plain = HexFormat.of(),
            fancy = HexFormat.ofDelimiter(", ").withPrefix("0x").withSuffix("#");
        for (HexFormat h : new HexFormat[] {
            plain,
            plain.withUpperCase(),
            fancy,
            fancy.withUpperCase().withLowerCase(),
            fancy.withDelimiter("")
        }) {
            System.out.println(
                h +
                    " " +
                    h.hashCode() +
                    " " +
                    h.equals(fancy) +
                    h.equals(plain) +
                    h.equals("") +
                    h.isUpperCase()
            );
            System.out.println("[" + h.delimiter() + "][" + h.prefix() + "][" + h.suffix() + "]");
        }
        show(() -> plain.withPrefix(null));
        show(() -> plain.withSuffix(null));
        show(() -> plain.withDelimiter(null));
        show(() -> HexFormat.ofDelimiter(null));
    }

    static void formatting() {
        HexFormat plain = HexFormat.of(),
            fancy = HexFormat.ofDelimiter(":").withPrefix("<").withSuffix(">").withUpperCase();
        byte[] bytes = { 0, 1, 15, 16, 127, -128, -1 };
        for (HexFormat h : new HexFormat[] { plain, fancy }) {
            show(() -> h.formatHex(bytes));
            show(() -> h.formatHex(bytes, 2, 4));
            show(() -> h.formatHex(bytes, 3, 3) + "|");
            show(() -> h.formatHex(new StringBuilder("> "), bytes));
            show(() -> h.formatHex(new StringBuilder("> "), bytes, 5, 7));
            show(() -> h.formatHex(bytes, 3, 8));
            show(() -> h.formatHex(bytes, 3, 2));
            show(() -> h.formatHex(BROKEN, bytes));
            show(() -> h.formatHex(null));
            show(() -> h.formatHex((StringBuilder) null, bytes));
            show(() -> h.toLowHexDigit(0xAB) + "" + h.toHighHexDigit(0xAB) + h.toHighHexDigit(-1));
            show(() -> h.toHexDigits(new StringBuilder(), (byte) 0xC5));
            show(
                () -> h.toHexDigits((byte) -2) + h.toHexDigits('\u20ac') + h.toHexDigits((short) -3)
            );
            show(
                () ->
                    h.toHexDigits(-4) +
                    " " +
                    h.toHexDigits(0xFEDCBA9876543210L) +
                    " " +
                    h.toHexDigits(0xABCDEFL, 5)
            );
            show(() -> h.toHexDigits(5L, 0) + "|" + h.toHexDigits(-1L, 16));
            show(() -> h.toHexDigits(5L, 17));
            show(() -> h.toHexDigits(5L, -1));
            show(() -> h.toHexDigits(BROKEN, (byte) 1));
        }
    }

    static void parsing() {
        HexFormat plain = HexFormat.of(),
            colon = HexFormat.ofDelimiter(":");
        HexFormat fancy = colon.withPrefix("0x").withSuffix("hh");
        show(() -> plain.parseHex(""));
        show(() -> plain.parseHex("00fFaB80"));
        show(() -> plain.parseHex("123"));
        show(() -> plain.parseHex("1g"));
        show(() -> plain.parseHex("xx0011xx", 2, 6));
        show(() -> plain.parseHex("0011", 3, 1));
        show(() -> plain.parseHex("ab12".toCharArray(), 2, 4));
        show(() -> plain.parseHex(new char[4], 1, 9));
        show(() -> plain.parseHex(null));
        show(() -> colon.parseHex("1"));
        show(() -> colon.parseHex("12:"));
        show(() -> colon.parseHex("12:3"));
        show(() -> colon.parseHex("12;34"));
        show(() -> colon.parseHex("12:34:56"));
        show(() -> fancy.parseHex("0x12hh"));
        show(() -> fancy.parseHex("0x12hh:0x34hh"));
        show(() -> fancy.parseHex("0x12hh:0X34hh"));
        show(() -> fancy.parseHex("0X12hh:0x34hh"));
        show(() -> fancy.parseHex("0x12hh:0x34hx"));
        show(() -> fancy.parseHex("0x12h:00x34hh"));
        show(() -> fancy.parseHex("0x12hh:0x3thh"));
        Random random = new Random(5);
        for (int i = 0; i < 20; i++) {
            byte[] bytes = new byte[random.nextInt(40)];
            random.nextBytes(bytes);
            HexFormat h = i % 2 == 0 ? fancy : plain.withUpperCase();
            if (!Arrays.equals(bytes, h.parseHex(h.formatHex(bytes)))) System.out.println(
                "differs"
            );
        }
    }

    static void numbers() {
        for (int c = -2; c < 300; c++) if (HexFormat.isHexDigit(c)) System.out.print(
            (char) c + "=" + HexFormat.fromHexDigit(c) + " "
        );
        System.out.println(HexFormat.isHexDigit(0xFF11) + " " + HexFormat.isHexDigit(0x1F600));
        for (int c : new int[] { 'g', 'G', '@', '/', ':', '`', -5, 0xFF11 })
            show(() -> HexFormat.fromHexDigit(c));
        for (String s : new String[] {
            "",
            "0",
            "7fffffff",
            "FFFFFFFF",
            "123456789",
            "1x",
            "fedcba9876543210",
            "12345678901234567",
            null
        }) {
            show(() -> HexFormat.fromHexDigits(s));
            show(() -> HexFormat.fromHexDigitsToLong(s));
        }
        show(() -> HexFormat.fromHexDigits("zz12zz", 2, 4));
        show(() -> HexFormat.fromHexDigitsToLong("zz12zz", 2, 5));
        show(() -> HexFormat.fromHexDigits("12", 1, 5));
        show(() -> HexFormat.fromHexDigitsToLong("12", -1, 1));
    }

    public static void main(String[] args) {
        values();
        formatting();
        parsing();
        numbers();
    }
}
