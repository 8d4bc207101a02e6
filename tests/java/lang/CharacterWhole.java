/* SPDX-License-Identifier: MIT */
/*
 * Character: every static question about chars and code points, surrogates, digits, names, bad code
 * points.
 */
import java.util.*;

public class CharacterWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        int[] points = {
            0,
            '\t',
            '\n',
            ' ',
            '0',
            '9',
            'A',
            'z',
            '$',
            '_',
            0x7f,
            0x85,
            0xa0,
            0xaa,
            0xad,
            0xb5,
            0xbd,
            0xdf,
            0x130,
            0x131,
            0x149,
            0x1c5,
            0x2b0,
            0x300,
            0x378,
            0x3a3,
            0x5d0,
            0x661,
            0x6dd,
            0x0e33,
            0x2028,
            0x2029,
            0x202e,
            0x2160,
            0x2170,
            0x2167,
            0x3000,
            0x4e00,
            0xd800,
            0xdc00,
            0xe000,
            0xfb01,
            0xfdd0,
            0xfeff,
            0xffff,
            0x10400,
            0x1d7ce,
            0x1f600,
            0x20000,
            0xe0001,
            0x10fffd,
            0x10ffff,
            0x110000,
            -1
        };
        for (int c : points) {
            p(
                Integer.toHexString(c),
                Character.isDefined(c),
                Character.isLetter(c),
                Character.isDigit(c),
                Character.isLetterOrDigit(c),
                Character.isAlphabetic(c),
                Character.isUpperCase(c),
                Character.isLowerCase(c),
                Character.isTitleCase(c),
                Character.isSpaceChar(c),
                Character.isWhitespace(c),
                Character.isISOControl(c),
                Character.isIdeographic(c),
                Character.isMirrored(c),
                Character.isJavaIdentifierStart(c),
                Character.isJavaIdentifierPart(c),
                Character.isUnicodeIdentifierStart(c),
                Character.isUnicodeIdentifierPart(c),
                Character.isIdentifierIgnorable(c)
            );
            p(
                Character.toUpperCase(c),
                Character.toLowerCase(c),
                Character.toTitleCase(c),
                Character.getNumericValue(c),
                Character.digit(c, 10),
                Character.digit(c, 36),
                Character.digit(c, 99),
                Character.getType(c),
                Character.getDirectionality(c),
                Character.isValidCodePoint(c),
                Character.isBmpCodePoint(c),
                Character.isSupplementaryCodePoint(c),
                Character.charCount(c)
            );
            t(() -> Character.toChars(c));
            t(() -> Character.toString(c));
            t(() -> Character.UnicodeBlock.of(c));
            t(() -> Character.UnicodeScript.of(c));
            t(() -> Character.highSurrogate(c) + Character.lowSurrogate(c));
            if (c >= 0 && c <= 0xffff) {
                char d = (char) c;
                p(
                    Character.isDefined(d),
                    Character.isLetter(d),
                    Character.isDigit(d),
                    Character.isLetterOrDigit(d),
                    Character.isUpperCase(d),
                    Character.isLowerCase(d),
                    Character.isTitleCase(d),
                    Character.isSpaceChar(d),
                    Character.isWhitespace(d),
                    Character.isISOControl(d),
                    Character.isMirrored(d),
                    Character.isJavaIdentifierStart(d),
                    Character.isJavaIdentifierPart(d),
                    Character.isUnicodeIdentifierStart(d),
                    Character.isUnicodeIdentifierPart(d),
                    Character.isIdentifierIgnorable(d),
                    Character.isJavaLetter(d),
                    Character.isJavaLetterOrDigit(d),
                    Character.isSpace(d)
                );
                p(
                    Character.toUpperCase(d),
                    Character.toLowerCase(d),
                    Character.toTitleCase(d),
                    Character.getNumericValue(d),
                    Character.digit(d, 16),
                    Character.getType(d),
                    Character.getDirectionality(d),
                    Character.isSurrogate(d),
                    Character.isHighSurrogate(d),
                    Character.isLowSurrogate(d),
                    (int) Character.reverseBytes(d),
                    Character.UnicodeBlock.of(d),
                    Character.toString(d),
                    Character.valueOf(d),
                    Character.hashCode(d)
                );
            }
        }
        char[] a = { 'x', '\ud83d', '\ude00', 'y', '\ud83d' };
        String s = new String(a);
        for (int i = -1; i <= 5; i++) {
            int at = i;
            t(() -> Character.codePointAt(a, at));
            t(() -> Character.codePointAt(s, at));
            t(() -> Character.codePointAt(a, at, 2));
            t(() -> Character.codePointBefore(a, at));
            t(() -> Character.codePointBefore(s, at));
            t(() -> Character.codePointBefore(a, at, 1));
            t(() -> Character.codePointCount(s, 0, at));
            t(() -> Character.codePointCount(a, 1, at));
            t(() -> Character.offsetByCodePoints(s, at, 1));
            t(() -> Character.offsetByCodePoints(a, 0, 5, at, -1));
            t(() -> Character.toChars(0x1f600, new char[3], at));
        }
        p(
            Character.isSurrogatePair('\ud83d', '\ude00'),
            Character.isSurrogatePair('a', '\ude00'),
            Character.toCodePoint('\ud83d', '\ude00'),
            Character.forDigit(11, 16),
            (int) Character.forDigit(16, 16),
            (int) Character.forDigit(1, 40),
            Character.compare('a', 'c'),
            Character.valueOf('q').compareTo('a'),
            Character.valueOf('q').equals('q'),
            Character.valueOf('q').hashCode(),
            Character.valueOf('q').charValue(),
            new Character('n').toString(),
            Character.valueOf('\u007f') == Character.valueOf('\u007f')
        );
        p(
            new Character.Subset("mine") {}.toString(),
            Character.UnicodeBlock.GREEK.equals(Character.UnicodeBlock.forName("greek")),
            Character.UnicodeBlock.GREEK.hashCode() == Character.UnicodeBlock.GREEK.hashCode()
        );
        t(() -> new Character.Subset(null) {});
    }
}
