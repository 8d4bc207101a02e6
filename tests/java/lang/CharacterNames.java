/* SPDX-License-Identifier: MIT */
/** The names of all characters, and characters by name. */
public class CharacterNames {

    static void of(String name) {
        try {
            System.out.println(name + " -> " + Integer.toHexString(Character.codePointOf(name)));
        } catch (IllegalArgumentException | NullPointerException e) {
            System.out.println(
                name +
                    " -> " +
                    e.getClass().getName() +
                    (e instanceof IllegalArgumentException ? ": " + e.getMessage() : "")
            );
        }
    }

    public static void main(String[] args) {
        long hash = 0;
        int named = 0;
        for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
            // Characters of the large blocks are named by number: some of them will do.
            if (
                (c >= 0x3400 && c < 0xD800 && c % 64 != 0) ||
                (c >= 0x17000 && c < 0x1B000 && c % 32 != 0) ||
                (c >= 0x20000 && c % 512 != 0)
            ) continue;
            String name = Character.getName(c);
            if (name != null) named++;
            hash = hash * 31 + (name == null ? 0 : name.hashCode());
            if (c % 2048 == 0x41) System.out.println(Integer.toHexString(c) + " " + name);
        }
        System.out.println(named + " " + Long.toHexString(hash));
        for (int c : new int[] {
            0,
            9,
            10,
            0x7f,
            0x80,
            0x84,
            0x85,
            0x378,
            0x3400,
            0x4db5,
            0x4e00,
            0xac00,
            0xd7a3,
            0xd800,
            0xdfff,
            0xe000,
            0xfffe,
            0x17000,
            0x1f600,
            0xe0100,
            0xf0000,
            0x10ffff,
            0x1fbff
        })
            System.out.println(Integer.toHexString(c) + " " + Character.getName(c));
        for (int c : new int[] { -1, 0x110000, Integer.MIN_VALUE })
            try {
                System.out.println(Character.getName(c));
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        String[] names = {
            "SPACE",
            " latin small letter a ",
            "LATIN CAPITAL LETTER A WITH GRAVE",
            "null",
            "LINE FEED (LF)",
            "CJK UNIFIED IDEOGRAPHS 4E00",
            "HANGUL SYLLABLES AC00",
            "cjk compatibility ideograph-f900",
            "GRINNING FACE",
            "TANGUT 17000",
            "HIGH SURROGATES D800",
            "PRIVATE USE AREA E000",
            "",
            "A",
            "NO SUCH NAME",
            "HANGUL SYLLABLES AC0",
            "LATIN 41",
            "SPACE 110000",
            "BELL",
            null
        };
        for (String name : names) of(name);
    }
}
