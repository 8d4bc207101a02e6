/* SPDX-License-Identifier: MIT */
/** Properties of the characters that have not changed since Unicode 13, and the case maps. */
public class Characters {

    public static void main(String[] args) {
        int[][] ranges = {
            { 0, 0x2ff },
            { 0x370, 0x3ff },
            { 0x400, 0x4ff },
            { 0x5d0, 0x5ea },
            { 0x620, 0x64a },
            { 0x2000, 0x2029 },
            { 0x2150, 0x2188 },
            { 0x3041, 0x3096 },
            { 0x4e00, 0x4eff },
            { 0xac00, 0xacff },
            { 0xff01, 0xff5e },
            { 0x10400, 0x1044f },
            { 0x1d7ce, 0x1d7ff },
            { 0x1f600, 0x1f64f }
        };
        for (int[] r : ranges) {
            int h = 0;
            for (int c = r[0]; c <= r[1]; c++) {
                h = 31 * h + Character.getType(c);
                h = 31 * h + Character.getDirectionality(c);
                h = 31 * h + Character.toUpperCase(c);
                h = 31 * h + Character.toLowerCase(c);
                h = 31 * h + Character.toTitleCase(c);
                h = 31 * h + Character.digit(c, 36);
                h = 31 * h + Character.getNumericValue(c);
                boolean[] b = {
                    Character.isLetter(c),
                    Character.isDigit(c),
                    Character.isLetterOrDigit(c),
                    Character.isJavaIdentifierStart(c),
                    Character.isJavaIdentifierPart(c),
                    Character.isUnicodeIdentifierStart(c),
                    Character.isUnicodeIdentifierPart(c),
                    Character.isIdentifierIgnorable(c),
                    Character.isWhitespace(c),
                    Character.isSpaceChar(c),
                    Character.isUpperCase(c),
                    Character.isLowerCase(c),
                    Character.isTitleCase(c),
                    Character.isAlphabetic(c),
                    Character.isIdeographic(c),
                    Character.isMirrored(c),
                    Character.isISOControl(c),
                    Character.isDefined(c)
                };
                for (boolean x : b) {
                    h = 31 * h + (x ? 1 : 0);
                }
            }
            System.out.println(
                Integer.toHexString(r[0]) +
                    " " +
                    h +
                    " " +
                    Character.UnicodeBlock.of(r[0]) +
                    " " +
                    Character.UnicodeScript.of(r[1])
            );
        }
        System.out.println("stra\u00dfe \ufb01n \u0149".toUpperCase());
        System.out.println(
            "\u039f\u03a3 \u03a3\u03a3".toLowerCase().equals("\u03bf\u03c2 \u03c3\u03c2")
        );
        System.out.println(Character.toUpperCase('\u00ff') == '\u0178');
        System.out.println(
            Character.UnicodeBlock.forName("Greek and Coptic") +
                " " +
                Character.UnicodeScript.forName("latn")
        );
        System.out.println(
            Character.toChars(0x1f600).length +
                " " +
                Character.toCodePoint('\ud83d', '\ude00') +
                " " +
                "a\ud83d\ude00b".codePointCount(0, 4) +
                " " +
                Character.forDigit(11, 16)
        );
        try {
            Character.toChars(0x110000);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
