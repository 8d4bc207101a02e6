/* SPDX-License-Identifier: MIT */
package jdk.internal.nio.cs;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The charsets of the library and their lookup by name. ASCII, Latin-1 and UTF-8 exist from the
 * start; the others are made when asked for.
 */
public final class Charsets {
    public static final Charset UTF_8 = new Utf8();
    public static final Charset LATIN1 = new SingleByte("ISO-8859-1", 256, new String[] {
        "819", "ISO8859-1", "l1", "ISO_8859-1:1987", "ISO_8859-1", "8859_1", "iso-ir-100",
        "latin1", "cp819", "ISO8859_1", "IBM819", "ISO_8859_1", "IBM-819", "csISOLatin1"});
    public static final Charset ASCII = new SingleByte("US-ASCII", 128, new String[] {
        "ANSI_X3.4-1968", "cp367", "csASCII", "iso_646.irv:1983", "ISO646-US", "IBM367", "ascii7",
        "646", "ASCII", "ISO_646.irv:1991", "us", "iso-ir-6", "ANSI_X3.4-1986", "default"});

    private static Charset utf16;
    private static Charset utf16be;
    private static Charset utf16le;
    /* In this order: any, big, little, big with a mark, little with a mark. */
    private static Utf32[] utf32;

    private Charsets() {
    }

    public static Charset utf16(String name) {
        switch (name.length()) {
            case 6:
                if (utf16 == null) {
                    utf16 = new Utf16(name, Unicode.MARKED,
                            new String[] {"UTF_16", "UnicodeBig", "unicode", "utf16"});
                }
                return utf16;
            default:
                if (name.charAt(6) == 'B') {
                    if (utf16be == null) {
                        utf16be = new Utf16(name, Unicode.BIG,
                            new String[] {"X-UTF-16BE", "UTF_16BE", "ISO-10646-UCS-2",
                                    "UnicodeBigUnmarked"});
                    }
                    return utf16be;
                }
                if (utf16le == null) {
                    utf16le = new Utf16(name, Unicode.LITTLE, new String[] {"UnicodeLittleUnmarked",
                        "UTF_16LE", "X-UTF-16LE"});
                }
                return utf16le;
        }
    }

    private static synchronized Utf32[] utf32() {
        if (utf32 == null) {
            utf32 = new Utf32[] {
                new Utf32("UTF-32", Unicode.MARKED, false, "UTF_32", "UTF32"),
                new Utf32("UTF-32BE", Unicode.BIG, false, "UTF_32BE", "X-UTF-32BE"),
                new Utf32("UTF-32LE", Unicode.LITTLE, false, "UTF_32LE", "X-UTF-32LE"),
                new Utf32("X-UTF-32BE-BOM", Unicode.BIG, true, "UTF_32BE_BOM", "UTF-32BE-BOM"),
                new Utf32("X-UTF-32LE-BOM", Unicode.LITTLE, true, "UTF_32LE_BOM", "UTF-32LE-BOM")};
        }
        return utf32;
    }

    /** What the charsets for all of Unicode say that they contain. */
    static boolean isPartOfUnicode(Charset cs) {
        return cs instanceof Utf8 || cs instanceof Unicode || cs instanceof SingleByte
                || cs instanceof EightBit && ((EightBit) cs).isPartOfUnicode;
    }

    /** Is ASCII all that it has below its 128th byte, one byte each? Of those not named above. */
    public static boolean extendsAscii(Charset cs) {
        return cs instanceof EightBit;
    }

    /** Finds a charset by name or alias, without regard to case; null if there is none. */
    public static Charset lookup(String name) {
        if (name.equalsIgnoreCase("UTF-8") || name.equalsIgnoreCase("UTF8")
                || name.equalsIgnoreCase("unicode-1-1-utf-8")) {
            return UTF_8;
        }
        if (is(name, LATIN1)) {
            return LATIN1;
        }
        if (is(name, ASCII)) {
            return ASCII;
        }
        if (is(name, utf16("UTF-16"))) {
            return utf16;
        }
        if (is(name, utf16("UTF-16BE"))) {
            return utf16be;
        }
        if (is(name, utf16("UTF-16LE"))) {
            return utf16le;
        }
        for (Utf32 cs : utf32()) {
            if (is(name, cs)) {
                return cs;
            }
        }
        return EightBit.find(name);
    }

    private static boolean is(String name, Charset cs) {
        if (name.equalsIgnoreCase(cs.name())) {
            return true;
        }
        String[] aliases = cs instanceof SingleByte ? ((SingleByte) cs).names
                : ((Unicode) cs).names;
        for (int i = 0; i < aliases.length; i++) {
            if (name.equalsIgnoreCase(aliases[i])) {
                return true;
            }
        }
        return false;
    }

    public static Charset[] all() {
        List<Charset> all = new ArrayList<>(EightBit.all());
        Collections.addAll(all, UTF_8, LATIN1, ASCII, utf16("UTF-16"), utf16("UTF-16BE"),
                utf16("UTF-16LE"));
        Collections.addAll(all, utf32());
        return all.toArray(new Charset[0]);
    }

    /** The name that the encoding queries of the java.io classes answer. */
    public static String historicalName(Charset cs) {
        if (cs == UTF_8) {
            return "UTF8";
        }
        if (cs == LATIN1) {
            return "ISO8859_1";
        }
        if (cs == ASCII) {
            return "ASCII";
        }
        if (cs == utf16be) {
            return "UnicodeBigUnmarked";
        }
        if (cs == utf16le) {
            return "UnicodeLittleUnmarked";
        }
        return cs instanceof EightBit ? ((EightBit) cs).historicalName : cs.name();
    }
}
