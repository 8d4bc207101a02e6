/* SPDX-License-Identifier: MIT */
import java.text.CollationElementIterator;
import java.text.Collator;
import java.text.Normalizer;
import java.text.RuleBasedCollator;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The root's order: elements and keys of all characters (a hash for each 1024; of ideographs and
 * syllables one in 16), of pairs, of composed characters with marks behind them, and lists that
 * are sorted.
 */
public class CollationOrder {

    static final RuleBasedCollator ROOT = (RuleBasedCollator) Collator.getInstance(Locale.ROOT);
    /** Java gives these other elements than their parts have, or none of the order. */
    static final String APART = "\u01D7\u01D8\u01E2\u01E3\u01FC\u01FD\u1E2E\u1E2F";

    static int hash(String text) {
        int hash = 0;
        CollationElementIterator elements = ROOT.getCollationElementIterator(text);
        for (int e; (e = elements.next()) != CollationElementIterator.NULLORDER; ) {
            hash = (hash * 31 + e) * 31 + elements.getOffset();
        }
        return hash * 31 + ROOT.getCollationKey(text).hashCode();
    }

    static String elements(String text) {
        StringBuilder all = new StringBuilder();
        CollationElementIterator elements = ROOT.getCollationElementIterator(text);
        for (int e; (e = elements.next()) != CollationElementIterator.NULLORDER; ) {
            all.append(String.format(" %08x", e));
            if (e >>> 16 != 0) all.append("/").append(elements.getMaxExpansion(e));
        }
        return all.toString();
    }

    static void characters() {
        for (int decomposition = 0; decomposition < 3; decomposition++) {
            ROOT.setDecomposition(decomposition);
            int hash = 0;
            for (int c = 0; c < 0x11000; c++) {
                String text = Character.toString(c);
                boolean apart = APART.contains(text) && decomposition == 0;
                if (c < 0x3400 || c >= 0xD800 || c % 16 == 0) {
                    hash = hash * 31 + (apart ? 0 : hash(text));
                }
                if (c % 1024 == 1023) {
                    System.out.println(decomposition + " " + Integer.toHexString(c) + " " + hash);
                    hash = 0;
                }
            }
        }
        ROOT.setDecomposition(0);
        String some = "\0\t -,'aAzZ09\u00C4\u00DF\u00E6\u00DE\u0301\u0344\u4E00\uD800";
        for (char c : some.toCharArray()) {
            System.out.println(Integer.toHexString(c) + elements("" + c));
        }
        System.out.println(elements("\u00FC\u0301\u0308\u0301\uD840\uDC00-"));
    }

    static void pairs() {
        for (char c = 0; c < 0x180; c++) {
            int hash = 0;
            for (char d = 0; d < 0x400 && !APART.contains("" + c); d += (c % 7) + 5) {
                hash = hash * 31 + (APART.contains("" + d) ? 0 : hash("" + c + d));
            }
            if (c % 64 == 63) System.out.println("pairs " + (int) c + " " + hash);
        }
        String marks = "\u0300\u0301\u0308\u0304\u0323\u031B\u0345";
        int same = 0,
            hash = 0;
        ROOT.setDecomposition(Collator.CANONICAL_DECOMPOSITION);
        for (char c = '\u00C0'; c < '\u2000'; c += 3) {
            for (char mark : marks.toCharArray()) {
                String text = "" + c + mark;
                hash = hash * 31 + hash(text);
                same += ROOT.compare(text, Normalizer.normalize(text, Normalizer.Form.NFD));
            }
        }
        ROOT.setDecomposition(0);
        System.out.println("marks " + hash + " " + same);
    }

    static void sorted() {
        String all =
            "co-op coop CO-OP Coop co\u00F6p cote cot\u00E9 c\u00F4te c\u00F4t\u00E9 resume " +
            "r\u00E9sum\u00E9 Resume zebra \u00C6on aeon \u00E6on stra\u00DFe strasse STRASSE " +
            "\u00DEorn thorn 10 9 _ # $ \u20AC \u65E5\u672C \u0430\u0431 a.b a,b a'b \u00AD";
        List<String> words = Arrays.asList(all.split(" "));
        for (int strength = 0; strength < 4; strength++) {
            ROOT.setStrength(strength);
            words.sort(ROOT);
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < words.size(); i++) {
                boolean less = i == 0 || ROOT.compare(words.get(i - 1), words.get(i)) < 0;
                String sign = less ? " < " : " = ";
                line.append(sign).append(words.get(i));
            }
            System.out.println(strength + Whole.ascii(line.toString()));
        }
        ROOT.setStrength(Collator.TERTIARY);
    }

    public static void main(String[] args) {
        characters();
        pairs();
        sorted();
    }
}
