/* SPDX-License-Identifier: MIT */
import java.text.CharacterIterator;
import java.text.CollationElementIterator;
import java.text.CollationKey;
import java.text.Collator;
import java.text.ParseException;
import java.text.RuleBasedCollator;
import java.text.StringCharacterIterator;
import java.util.Arrays;
import java.util.Locale;

/** Collators member by member: rules of every form and what is wrong in them, keys, elements. */
public class CollatorWhole extends Whole {

    static final String[] RULES = {
        "<a<b",
        "< a , A < b , B & a ; c",
        "=x;y,z<a,b;c=d",
        ",x;y,z;w<a",
        "<a<b<a",
        "<a<b<c;d&a<c",
        "<a<b;c=d;e&a<c",
        "<a=c<b&a<d",
        "<a<b&a<c&a<d",
        "<a<c<h<ch<chx<x",
        "<a<b<e&ab;c",
        "<a<b<c&ab<x<y;z",
        "<a<e&ae,\u00E4&AE",
        "<a<b&a=a",
        "<a<b&q&a<c",
        ";x;w<b&x<y;z,v",
        "<a<b<c<c '<' 'b' <b'&'<'''c<'<'<'''",
        "<a<b<a' 'b' '<' '",
        "<a<b<a\t\n\r b",
        "<a<b<'@'<a@b<c",
        "<a;b@;c",
        "<a<b!&a;c@",
        "\u0301<a",
        ";\u0308<a<\u00E4<b",
        ";\u0308;\u0304<a<b&\u00E4,c",
        "<\u212B<b",
        "<\uD840\uDC00<\uD840\uDC01",
        "",
        " ",
        "a<b",
        " a<b",
        "<",
        "<a<",
        "<a< ,b",
        "<a&",
        "&",
        "<a&&b",
        "<a<b-c",
        "<a<*",
        "<a~",
        "<a<b&x<c",
        "<a&ba<c",
        "<a;a",
        "<a&a<a"
    };
    static final String[] TEXTS = {
        "a",
        "b",
        "ab",
        "cabd",
        "chxch",
        "xyzw",
        "\u00E4a\u0308",
        "\u01DF"
    };

    static String elements(RuleBasedCollator c, String text) {
        StringBuilder all = new StringBuilder();
        CollationElementIterator i = c.getCollationElementIterator(text);
        for (int e; (e = i.next()) != CollationElementIterator.NULLORDER; ) {
            all.append(' ').append(CollationElementIterator.primaryOrder(e));
            all.append('.').append(CollationElementIterator.secondaryOrder(e));
            all.append('.').append(CollationElementIterator.tertiaryOrder(e));
            all.append('@').append(i.getOffset());
        }
        return all.toString();
    }

    static void rules(String rules) {
        try {
            RuleBasedCollator c = new RuleBasedCollator(rules);
            p(rules, c.getRules().equals(rules), c.getStrength(), c.getDecomposition());
            for (String text : TEXTS) {
                String all = elements(c, text);
                if (!all.contains("32767.")) p(text, all, c.getCollationKey(text).toByteArray());
            }
        } catch (ParseException e) {
            p(rules, "!", e.getErrorOffset());
        }
    }

    static void collator() throws Exception {
        Collator c = Collator.getInstance(Locale.ENGLISH);
        RuleBasedCollator r = new RuleBasedCollator("< a , A < b , B < c");
        t(() -> new RuleBasedCollator(null));
        t(() -> Collator.getInstance(null));
        for (int n : new int[] { -1, 0, 1, 2, 3, 4, 17 }) {
            t(() -> c.setStrength(n));
            t(() -> c.setDecomposition(n));
            p(c.getStrength(), c.getDecomposition());
        }
        c.setStrength(Collator.TERTIARY);
        c.setDecomposition(Collator.NO_DECOMPOSITION);
        p(
            c.equals(Collator.getInstance()),
            c.equals(null),
            c.equals(r),
            c == Collator.getInstance()
        );
        p(c.hashCode() == Collator.getInstance(Locale.ROOT).hashCode(), r.equals(r.clone()));
        p(r.equals(new RuleBasedCollator(r.getRules())), r.equals(new RuleBasedCollator("<a")));
        p(r.hashCode() == r.getRules().hashCode(), r.hashCode() == r.clone().hashCode());
        Collator weak = (Collator) r.clone();
        weak.setStrength(Collator.PRIMARY);
        p(weak.equals(r), weak.compare("a", "A"), r.compare("a", "A"), r.compare("b", "A"));
        p(weak.equals("ab", "AB"), r.equals("ab", "AB"), r.compare("", ""), r.compare("a", ""));
        t(() -> r.compare(null, "a"));
        t(() -> r.compare("a", null));
        t(() -> r.compare((Object) "b", "a"));
        t(() -> r.compare((Object) null, (Object) "a"));
        t(() -> r.compare((Object) 1, "a"));
        t(() -> r.equals(null, null));
        t(() -> r.getCollationElementIterator((String) null));
        t(() -> r.getCollationElementIterator((CharacterIterator) null));
        p(Arrays.asList(Collator.getAvailableLocales()).contains(Locale.ENGLISH));
        Collator own = new Collator() {
            public int compare(String a, String b) {
                return a.length() - b.length();
            }

            public CollationKey getCollationKey(String text) {
                return null;
            }

            public int hashCode() {
                return 5;
            }
        };
        p(
            own.getStrength(),
            own.getDecomposition(),
            own.equals("ab", "cd"),
            own.equals(own.clone())
        );
        p(own.compare((Object) "a", "bc"), own.equals((Object) r));
        RuleBasedCollator more = new RuleBasedCollator(
            ((RuleBasedCollator) c).getRules() + "& c < ch , Ch & AE , \u00E4 < '-'"
        );
        String[] words = "cz ch Ch d c \u00E4 ae AE a-b a- ad \u00C4".split(" ");
        Arrays.sort(words, more);
        p((Object) words);
        new RuleBasedCollator("<a;b,c;d") {
            public CollationKey getCollationKey(String text) {
                return super.getCollationKey(text + text);
            }

            void show() {
                p(getCollationKey("ad").toByteArray(), compare("a", "b"), equals(clone()));
            }
        }.show();
    }

    static void keys() throws Exception {
        RuleBasedCollator c = new RuleBasedCollator("=x;y,z<a=e,A;b<c");
        t(() -> c.getCollationKey(null));
        for (String rules : new String[] { c.getRules(), c.getRules() + "@" }) {
            RuleBasedCollator d = new RuleBasedCollator(rules);
            for (int strength = 0; strength < 4; strength++) {
                d.setStrength(strength);
                for (String text : new String[] { "", "x", "bayzcx", "azyb", "zab\u00E4" }) {
                    CollationKey key = d.getCollationKey(text);
                    p(strength, text, key.getSourceString(), key.toByteArray());
                }
                p(d.compare("abza", "abya"), d.compare("bbza", "abya"));
                p(d.compare("ab", "ac"), d.compare("a", "e"), d.compare("ax", "a"));
            }
        }
        CollationKey a = c.getCollationKey("a"),
            e = c.getCollationKey("e"),
            b = c.getCollationKey("b");
        p(a.equals(e), a.hashCode() == e.hashCode(), a.hashCode(), a.equals(b), a.equals(null));
        p(a.compareTo(b), b.compareTo(a), a.compareTo(e), a.equals("a"));
        t(() -> a.compareTo(null));
        t(() -> new Key(null));
        p(new Key("q").getSourceString(), new Key("q").compareTo(a));
    }

    static class Key extends CollationKey {

        Key(String source) {
            super(source);
        }

        public int compareTo(CollationKey other) {
            return 7;
        }

        public byte[] toByteArray() {
            return null;
        }
    }

    static void steps(CollationElementIterator i, String steps) {
        StringBuilder line = new StringBuilder();
        for (char step : steps.toCharArray()) {
            int e = step == 'n' ? i.next() : i.previous();
            line.append(Integer.toHexString(e)).append('@').append(i.getOffset()).append(' ');
        }
        p(line);
    }

    static void iterators() throws Exception {
        RuleBasedCollator c = new RuleBasedCollator(";\u0308<a,A<b<c<ch<d<h&ab<e");
        CollationElementIterator i = c.getCollationElementIterator("aech\u00E4");
        steps(i, "nnnnnnnnpppppppnn");
        i.reset();
        steps(i, "pnpn");
        for (int n = -1; n < 8; n++) {
            int offset = n;
            t(() -> i.setOffset(offset));
            steps(i, "n");
        }
        i.setText("hcA");
        p(i.getOffset());
        steps(i, "nnnnp");
        i.setText(new StringCharacterIterator("aAch"));
        steps(i, "nnnn");
        t(() -> i.setText((String) null));
        t(() -> i.setText((CharacterIterator) null));
        i.setText("");
        steps(i, "npn");
        p(i.getMaxExpansion(0x10000), i.getMaxExpansion(-1), i.getMaxExpansion(0x30000));
        CollationElementIterator weak = c.getCollationElementIterator("A\u00C4");
        c.setStrength(Collator.PRIMARY);
        steps(weak, "nnnnppp");
        CollationElementIterator full = c.getCollationElementIterator("\uFF41b");
        steps(full, "n");
        c.setDecomposition(Collator.FULL_DECOMPOSITION);
        full.setText("\uFF41\uFB00b");
        steps(full, "n");
        p(CollationElementIterator.primaryOrder(0x89ABCDEF));
        p(CollationElementIterator.secondaryOrder(0x89ABCDEF));
        p(CollationElementIterator.tertiaryOrder(0x89ABCDEF));
    }

    public static void main(String[] args) throws Exception {
        for (String rules : RULES) rules(rules);
        collator();
        keys();
        iterators();
        RuleBasedCollator thai = new RuleBasedCollator("<a!<\u0E01<\u0E02<\u0E40<\u0E81<\u0EC0");
        for (String text : new String[] {
            "\u0E40\u0E01",
            "\u0E40a",
            "\u0EC0\u0E81",
            "\u0E40\u0E81"
        }) {
            p(text, thai.getCollationKey(text).toByteArray(), thai.compare(text, "\u0E01\u0E40"));
        }
        Collator shared = Collator.getInstance();
        String[] differences = new String[4];
        Thread[] threads = new Thread[4];
        for (int n = 0; n < 4; n++) {
            int at = n;
            threads[n] = new Thread(() -> {
                int sum = 0;
                for (int k = 0; k < 500; k++) {
                    String mine = "r\u00E9sum" + (char) ('a' + (k % 26)),
                        other = "resum\u00E9" + k;
                    sum = sum * 31 + shared.compare(mine, other);
                    sum = sum * 31 + shared.getCollationKey(mine).hashCode();
                }
                differences[at] = "" + sum;
            });
            threads[n].start();
        }
        for (Thread thread : threads) thread.join();
        p((Object) differences);
    }
}
