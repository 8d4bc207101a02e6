/* SPDX-License-Identifier: MIT */
import java.text.CollationElementIterator;
import java.text.Collator;
import java.text.RuleBasedCollator;
import java.text.StringCharacterIterator;
import java.util.Locale;

/**
 * What java 17 does not do as it is specified: elements backwards are those forwards, whatever the
 * text; contractions do not hide the characters that they begin with; composed characters are worth
 * what their parts are; comparisons and keys agree; iterators may begin anywhere.
 */
public class CollationContract extends Seeded {

    static String elements(CollationElementIterator i, boolean forwards) {
        StringBuilder all = new StringBuilder();
        for (
            int e;
            (e = forwards ? i.next() : i.previous()) != CollationElementIterator.NULLORDER;

        ) {
            String element = Integer.toHexString(e);
            if (forwards) all.append(' ').append(element);
            else all.insert(0, ' ' + element);
        }
        return all.toString();
    }

    static void bothWays(RuleBasedCollator c, String text) {
        CollationElementIterator i = c.getCollationElementIterator(text);
        String forwards = elements(i, true);
        p(text, forwards, forwards.equals(elements(i, false)), elements(i, true).equals(forwards));
        StringBuilder offsets = new StringBuilder();
        for (int at = 0; at <= text.length(); at++) {
            i.setOffset(at);
            offsets.append(' ').append(i.getOffset());
        }
        p(offsets);
    }

    static void agree(String rules) throws Exception {
        RuleBasedCollator c = new RuleBasedCollator(rules);
        int wrong = 0,
            equal = 0;
        for (int n = 0; n < 2000; n++) {
            String a = some("abcdxyz\u00E4\u00E1\u0301\u0308\u4E00", 6);
            String b =
                r.nextInt(4) == 0 ? a + some("xyz", 2) : some("abcdxyz\u00E4\u00E1\u0308", 6);
            c.setStrength(n % 4);
            c.setDecomposition(n % 3);
            int order = c.compare(a, b);
            int keys = c.getCollationKey(a).compareTo(c.getCollationKey(b));
            wrong += Integer.signum(order) == Integer.signum(keys) ? 0 : 1;
            wrong += Integer.signum(c.compare(b, a)) == -Integer.signum(keys) ? 0 : 1;
            equal += keys == 0 ? 1 : 0;
        }
        p(rules, wrong, equal > 0);
    }

    public static void main(String[] args) throws Exception {
        RuleBasedCollator root = (RuleBasedCollator) Collator.getInstance(Locale.ROOT);
        for (String text : "\u4E00 a\u4E00b \uD840\uDC00 \uD840 \u01E2 \uFFFF".split(" ")) {
            bothWays(root, text);
        }
        for (String parts : "\u01E2=\u00C6\u0304 \u01D7=U\u0308\u0301 \u1E2F=i\u0308\u0301".split(
            " "
        )) {
            int sign = parts.indexOf('=');
            p(root.compare(parts.substring(0, sign), parts.substring(sign + 1)));
        }
        RuleBasedCollator c = new RuleBasedCollator(
            ";\u0308<a<ab<bc<b<c<cd<de<chx<xyxyz&ac;q&bq,r"
        );
        for (String text : "a abc abcde c ch chxx chcd cdede xyxyxyz xyxyx qr aqr a\u0308b".split(
            " "
        )) {
            bothWays(c, text);
            c.setDecomposition(r.nextInt(3));
        }
        agree(";x;y,z<a<b<c;d");
        agree(";x;y,z<a<b<c;d@");
        agree("=x;y,z;\u0308<a<b;c<cx<d&ax<xy@");
        RuleBasedCollator thai = new RuleBasedCollator("!<a<\u0E40<\u0E01<\u0E02<\u0E01\u0E02");
        bothWays(thai, "\u0E40\u0E01\u0E40\u0E40\u0E01\u0E02\u0E40a");
        t(() -> new RuleBasedCollator("@<a").getRules());
        t(() -> new RuleBasedCollator("<a\u000Bb<'/'").getRules());
        t(() -> new RuleBasedCollator("<a</"));
        CollationElementIterator i = c.getCollationElementIterator(
            new StringCharacterIterator("xabcy", 1, 4, 2)
        );
        p(i.getOffset(), i.next(), i.getOffset(), i.next(), i.getOffset(), i.next());
        i.reset();
        p(i.getOffset(), i.previous(), i.next());
        t(() -> i.setOffset(0));
        t(() -> i.setOffset(5));
        StringBuilder same = new StringBuilder();
        for (int n = 0; n < 20000; n++) same.append("xy");
        RuleBasedCollator deep = new RuleBasedCollator("<x<y<" + same.substring(0, 300) + "z");
        CollationElementIterator walk = deep.getCollationElementIterator(same.toString());
        int steps = 0;
        while (walk.next() != CollationElementIterator.NULLORDER) steps++;
        while (walk.previous() != CollationElementIterator.NULLORDER) steps++;
        p(steps, deep.compare(same + "x", same + "y"));
        StringBuilder rules = new StringBuilder("<a<b");
        for (char d = '\u4E00'; d < '\u4F00'; d++) rules
            .append("&ab" + d)
            .append("<" + (char) (d + 1));
        t(() ->
            new RuleBasedCollator(rules.toString().replace("ab\u4E00", "ab")).compare("a", "b")
        );
    }
}
