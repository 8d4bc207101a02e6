/* SPDX-License-Identifier: MIT */
package java.lang;

/** Properties of the first 256 characters; the case maps need no table. */
final class CharacterDataLatin1 {
    private CharacterDataLatin1() {
    }

    private static final class Table {
        static final int[] properties = CharacterData.ints(CharacterTablesLatin1.PROPERTIES);
    }

    static int properties(int c) {
        return Table.properties[c];
    }

    static int toUpperCase(int c) {
        if (c >= 'a' && c <= 'z') {
            return c - 32;
        }
        if (c < 0xb5) {
            return c;
        }
        if (c >= 0xe0 && c <= 0xfe && c != 0xf7) {
            return c - 32;
        }
        return c == 0xff ? 0x178 : c == 0xb5 ? 0x39c : c;
    }

    static int toLowerCase(int c) {
        if (c >= 'A' && c <= 'Z' || c >= 0xc0 && c <= 0xde && c != 0xd7) {
            return c + 32;
        }
        return c;
    }
}
