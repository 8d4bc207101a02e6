/* SPDX-License-Identifier: MIT */
package java.text;

/**
 * The rules of one kind of division: an automaton whose letters are kinds of characters. A part of
 * a text ends where the automaton was last in a state that accepts before it could not go on. Each
 * row is a state: '+' when it accepts, '?' when it marks a place that what follows decides on; then
 * for each kind of character the state that follows: a letter ('A' the first row, 'a' the
 * twenty-seventh), '.' none, '/' none, and the part ends at the mark, '*' none, and the part ends
 * after this character. The comment beside a row is the shortest text that leads there.
 */
final class BreakRules {
    /** What the name of each kind is, in the order of the columns. */
    private final String kinds;
    /** The kind of each general category. */
    private final String categories;
    /** Characters of another kind than their category: kind, first, last. */
    private final String exceptions;
    /**
     * The kind of the last of each range, but of two, of ignored characters above U+FFFF; 0 for
     * Characters.
     */
    private final char rangeEnd;
    private final String[] states;
    final int checksum;
    /** The columns of the first characters. */
    private final byte[] columns = new byte[0x180];

    private BreakRules(int checksum, String kinds, String categories, char rangeEnd,
                       String exceptions, String... states) {
        this.checksum = checksum;
        this.kinds = kinds;
        this.categories = categories;
        this.rangeEnd = rangeEnd;
        this.exceptions = exceptions;
        this.states = states;
        for (int c = 0; c < columns.length; c++) {
            columns[c] = (byte) kinds.indexOf(kindOf(c));
        }
    }

    /** Where the part ends that begins at an index before the end of a text; moves the text. */
    int after(CharacterIterator text, int begin) {
        int end = text.getEndIndex();
        int accepted = 0;
        int marked = 0;
        int state = 0;
        int at = begin;
        char c = text.setIndex(begin);
        while (at < end && c != CharacterIterator.DONE) {
            int point = c;
            c = text.next();
            at++;
            if (at < end && Character.isSurrogatePair((char) point, c)) {
                point = Character.toCodePoint((char) point, c);
                c = text.next();
                at++;
            }
            if (accepted == 0) {
                accepted = at; // one character at least
            }
            char to = states[state].charAt(1 + column(point));
            if (to == '.') {
                return accepted;
            } else if (to == '/') {
                return marked;
            } else if (to == '*') {
                return at;
            }
            state = to >= 'a' ? to - 'a' + 26 : to - 'A';
            char kind = states[state].charAt(0);
            if (kind == '+') {
                accepted = at;
            } else if (kind == '?') {
                marked = at;
            }
        }
        return marked == end ? end : Math.max(accepted, begin + 1);
    }

    private int column(int point) {
        return point < columns.length ? columns[point] : kinds.indexOf(kindOf(point));
    }

    private char kindOf(int c) {
        if (c < 0x10000) {
            for (int i = 0; i < exceptions.length(); i += 3) {
                if (c >= exceptions.charAt(i + 1) && c <= exceptions.charAt(i + 2)) {
                    return exceptions.charAt(i);
                }
            }
        }
        char kind = categories.charAt(Character.getType(c));
        if (c >= 0x10000) {
            if (rangeEnd == 0) {
                return c >= 0x1BCA0 && c <= 0x1BCA3 ? 'x' : kind;
            }
            if (isUnassignedLetter(c)) {
                return categories.charAt(Character.OTHER_LETTER);
            }
            if (isIgnored(c) && !isIgnored(c + 1) && (!isIgnored(c - 1) || isIgnored(c - 2))) {
                return rangeEnd;
            }
        }
        return kind;
    }

    private boolean isIgnored(int c) {
        return categories.charAt(Character.getType(c)) == categories.charAt(Character.FORMAT);
    }

    /** The reference takes what follows an ideographic block's last character for letters too. */
    private static boolean isUnassignedLetter(int c) {
        return c >= 0x18CD6 && c <= 0x18CFF || c >= 0x2A6DE && c <= 0x2A6FF
                || c >= 0x2B735 && c <= 0x2B73F || c >= 0x2B81E && c <= 0x2B81F
                || c >= 0x2CEA2 && c <= 0x2CEAF || c >= 0x2FA1E && c <= 0x2FFFF;
    }

    /**
     * Control, new line, carriage return, other, mark; of Devanagari: sign b, visarga, consonant,
     * nukta, vowel sign a, vowel sign e, halant; of Hangul: leading, vowel, trailing.
     */
    static final class Characters {
        static final BreakRules RULES = new BreakRules(0x73e534f0, "cnrxmbvkuaehLVT",
                "xxxxxxmmxxxxxcccc.xxxxxxxxxxxxx", '\0',
                "n\n\nr\r\rb\u0902\u0902b\u0951\u0954v\u0903\u0903k\u0915\u0939k\u0958\u095F"
                + "u\u093C\u093Ca\u093E\u0940a\u0949\u094Ce\u0941\u0948e\u0962\u0963h\u094D\u094D"
                + "L\u1100\u115FV\u1160\u11A7T\u11A8\u11FF",
                "+**BC**CD*C**EFG",
                "+.*.............", // B \r
                "+....CC..C.CC...", // C x
                "+....CC*.HIJK...", // D k
                "+....CC..C.CCLMN", // E L
                "+....CC..C.CC.MN", // F V
                "+....CC..C.CC..N", // G T
                "+....CC*.CIJK...", // H ku
                "+.....**........", // I ka
                "+....CC*.C.CC...", // J ke
                "+....CC.OC.CC...", // K kh
                "+............LMN", // L LL
                "+.............MN", // M LV
                "+..............N", // N LT
                "+.....**.PII....", // O khk
                "+.....**..II...."); // P khku
    }

    /**
     * Control, space, new line, return, symbol, quotation mark, prefix and suffix of a number,
     * comma, dash, point, number, letter, soft hyphen, mark, ignored, danda, kanji, hiragana, the
     * marks for voiced sounds, those for both kana, katakana.
     */
    static final class Words {
        static final BreakRules RULES = new BreakRules(0xe227e00a, "c nr!'$%,-.1a~miDKHvbk",
                "!aaaaamma111 nnci.!!-!!-!!$!!!!", 'c',
                " \t\tn\n\nn\f\fr\r\r'\"\"'''$##%%&%\u00A2\u00A2%\u066A\u066A%\u2030\u2031,,,"
                + ",\u066B\u066B-\u2027\u2027...~\u00AD\u00ADD\u0964\u0965K\u3005\u3005"
                + "K\u4E00\u9FA5K\uF900\uFA2DH\u3041\u3094H\u309D\u309Ev\u3099\u309A"
                + "b\u309B\u309Cb\u30FB\u30FCk\u30A1\u30FAk\u30FD\u30FE",
                "+BCBDEEFEEEFGHBBIEJKLMN",
                "+...............B......", // B c
                "+.CBD..........CC...C..", // C space
                "+..B............D......", // D \r
                "+..............EE...E..", // E !
                "+...........G..EF...E..", // F $
                "+.....O.BO.OGH.GG...G..", // G 1
                "+.....P...PPGHPHHQ..H..", // H a
                "+BCBDEEFEEEFGHBBIEJKLMN", // I i
                "+..............EJ.R.E..", // J K
                "+..............EK..SKS.", // K H
                "+...............L..SLLT", // L v
                "+..............EM..SMLT", // M b
                "+..............EN...NTT", // N k
                "-...........G...O......", // O 1'
                "-............H..P......", // P a'
                "+...........G...Q......", // Q aD
                "+...............R.R....", // R KK
                "+...............S..SSS.", // S HH
                "+...............T...TTT"); // T vk
    }

    /**
     * Space, new line, return, closing mark, quotation mark, other, apostrophe, opening mark,
     * parenthesis, point, hyphen, digit, space without break, mark, ignored, danda, ideograph,
     * the marks for voiced sounds.
     */
    static final class Lines {
        static final BreakRules RULES = new BreakRules(0x1401ad8b, " nr!\"a'([).-10miDKv",
                "aaaaaamma1a1 nn i.aa-[!aaa[aa[!", 'D',
                "n\u0003\u0003n\t\nn\f\fr\r\r!!!!%%!:;!??!\u00A2\u00A2!\u00B0\u00B0!\u066A\u066A"
                + "!\u2030\u2034!\u2103\u2103!\u2105\u2105!\u2109\u2109!\u3001\u3002!\u3005\u3005"
                + "!\u3041\u3041!\u3043\u3043!\u3045\u3045!\u3047\u3047!\u3049\u3049!\u3063\u3063"
                + "!\u3083\u3083!\u3085\u3085!\u3087\u3087!\u308E\u308E!\u309B\u309E!\u30A1\u30A1"
                + "!\u30A3\u30A3!\u30A5\u30A5!\u30A7\u30A7!\u30A9\u30A9!\u30C3\u30C3!\u30E3\u30E3"
                + "!\u30E5\u30E5!\u30E7\u30E7!\u30EE\u30EE!\u30F5\u30F6!\u30FC\u30FE!\uFF01\uFF01"
                + "!\uFF05\uFF05!\uFF0C\uFF0C!\uFF0E\uFF0E!\uFF1A\uFF1B!\uFF1F\uFF1F\"\"\"'$$'''"
                + "((())).,,...-\u00AD\u00AD"
                + "0\u00A0\u00A00\u0F0C\u0F0C0\u2007\u20070\u2011\u20110\u202F\u202F0\uFEFF\uFEFF"
                + "D\u0964\u0965v\u3099\u309AK\u3042\u3094K\u30A2\u30FAK\u4E00\u9FA5K\uAC00\uD7A3"
                + "K\uF900\uFA2DK\uFA30\uFA6A",
                "+BCDEFGHFFEEIJKGF*LE",
                "+BCD....M.....KNB..N", // B space
                "+...............C...", // C n
                "+.C.............D...", // D r
                "+BCDEE.OM.EE..KNE..E", // E !
                "+BCDEFGHFFEEIJKGF.LE", // F "
                "+BCDEEGOM.EEPGKGG..E", // G a
                "+BCDEHGHHHEEQJKGH.LE", // H '
                "+BCD.R.OSR..ITKNI..N", // I -
                "+BCDEEGOM.EUPJKGJ..E", // J 1
                "+OCDEOGVOOEEWJKGK.LE", // K 0
                "+BCDEE.OM.EEP.KNL..E", // L K
                "-.........X.....M...", // M space (
                "+.CD....M......NN..N", // N space m
                "+BCDEOGVOOEEWJKGO.LE", // O !'
                "+BCD...OM...P.KNP..N", // P a-
                "+BCD.R.YSR..ZTKNQ..N", // Q '-
                "-....R.RRR..RT..R...", // R -"
                "-....R.RRRX.RT..S...", // S -(
                "+BCDEE.OM.EUPTKNT..E", // T -1
                "+BCDEE.OM.EE.TKNU..E", // U 1.
                "+aCDEOGOOOEEWJ.GV.LE", // V 0'
                "+BCD.R.bSR..WTKNW..N", // W 0-
                "+.CDXX....XX...cX..X", // X space ()
                "+aCDEdGdddEUeJ.GY.LE", // Y '-'
                "+BCDEf.YSREUZTKNZ..E", // Z '--
                "+aCD....M......Na..N", // a 0' space
                "+aCDEbGOOOEEWJ.Gb.LE", // b 0-'
                "+.CD...........cc..c", // c space ()m
                "+aCDEdGdddEEeJ.Gd.LE", // d '-'"
                "+aCD.R.dSR..gT.Ne..N", // e '-'-
                "+BCDEf.dSREERTKNf..E", // f '--"
                "+aCD.R.RSR..gT.Ng..N"); // g '-'--
    }

    /**
     * Other, space, end of a sentence, quotation mark, closing mark, number, point that may end
     * one, capital or letter without case, small letter, ignored, danda, paragraph separator.
     */
    static final class Sentences {
        static final BreakRules RULES = new BreakRules(0x667f535c, "x !')1.AaiDp",
                "xAaAAAiix111  pxi.xxxx)xxxxxxx)", '1',
                " \t\n \f\r!!!!??!\u3002\u3002!\uFF01\uFF01!\uFF1F\uFF1F'\"\"'''1,,..."
                + ".\uFF0E\uFF0ED\u0964\u0965",
                "+BBCBBBDBBBEF",
                "+BBCBBBGBBBEF", // B x
                "+.HCCC.C..C.F", // C !
                "?IJCKGBGBBGIF", // D .
                "+.E.......E..", // E D
                "+.........F..", // F p
                "?IJCKGBGBBGIF", // G x.
                "+.H.......H.F", // H ! space
                "-IBCIBBG//IIF", // I .x
                "?ILCIBBG/BJIF", // J . space
                "?MJCKGBG//KMF", // K .'
                "?MLCMBBG//LMF", // L . space space
                "-I..I...//MI."); // M .'x
    }
}
