// SPDX-License-Identifier: MIT
/** Identifiers and escapes beyond ASCII, all literal forms, underscores, text blocks. */
public class UnicodeAndLiterals {
    public static void main(String[] args) throws Exception {
        int größe = 3, π = 4, 变量 = 5, $ = 6, _x = 7;
        System.out.println(größe + π + 变量 + $ + _x);
        System.out.println("\u0041\t\101\60\377\0".length() + "\s|");
        System.out.println(0x7fff_ffff + 0b1010_1010 + 017_7 + 1_000_000);
        System.out.println(0xFFFF_FFFF_FFFFL + 0b11L + 07L);
        System.out.println(0x1.8p1 + 0x.1p0f + 1e1_0 + 1_0.5 + .5e-3 + 1f + 2d + 0x1p-1074);
        System.out.println(
            -2147483648 + " " + -9223372036854775808L + " " + 0x80000000 + " " + 037777777777
        );
        System.out.println('\u0041' + "" + '\'' + '"' + "'" + '\\');
        System.out.println("""
        text block
        indented "quotes" \""\"
        line \
        joined\tTab
        trailing   \s
        """);
        System.out.println("""
        a""" + """
        b
        """.length());
        System.out.println("\uD83D\uDE00".length() + " " + "\uD83D\uDE00".codePointAt(0));
        System.out.println("é".length() + "e\u0301".length());
        char \u0061bc = 'q';
        System.out.println(abc);
        System.out.println("null" + null + true + 'c');
        System.out.println(1__0 + 0_7 + 0x0_1);
        System.out.println((int) '€' + " " + (byte) 'ÿ');
        System.out.println(100 == 1e2 ? 0f : 1d);
        System.out.println(1.0e-300 + " " + 0x0p0 + " " + 0e9);
        System.out.println(Integer.MIN_VALUE == -0x80000000);
    }
}
