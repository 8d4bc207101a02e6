/* SPDX-License-Identifier: MIT */
import java.text.CollationElementIterator;
import java.text.Collator;
import java.text.ParseException;
import java.text.RuleBasedCollator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Collators of rules that are drawn from a seed: elements forwards, backwards and from offsets on,
 * keys and comparisons of texts, at each strength and decomposition. Left out is what java does
 * not do as it is specified: contractions whose beginning is no text of the rules, texts that
 * expand to such as expand, and offsets inside contractions.
 */
public class RandomCollators extends Seeded {

    static final String LETTERS = "abcdefghABCDEFxyz",
        ENDS = "xyz";
    static final String MARKS = "\u0300\u0301\u0302\u0303\u0304\u0307\u0308\u0323";
    static final String[] OTHERS = {
        "\u00E0",
        "\u00E4",
        "\u00C4",
        "\u1EA5",
        "\u1E17",
        "\u0113",
        "a\u0323\u0301",
        "e\u0301\u0327",
        "\u00FF",
        "\u4E00",
        "\uD55C",
        "\uFF41",
        "\u2126",
        "\uD840\uDC00",
        "q",
        "\0"
    };

    static List<String> texts, singles, used;

    static String one(List<String> of) {
        return of.get(r.nextInt(of.size()));
    }

    static List<String> shuffled(String letters) {
        List<String> all = new ArrayList<>(Arrays.asList(letters.split("")));
        for (int i = all.size(); i > 1; i--) all.add(all.remove(r.nextInt(i)));
        return all.subList(0, r.nextInt(all.size()) + 1);
    }

    static String quoted(String text) {
        return text.length() == 1 && text.charAt(0) < '0' ? "'" + text + "'" : text;
    }

    static void add(StringBuilder rules, String relation, String text) {
        rules
            .append(relation)
            .append(quoted(text))
            .append(r.nextInt(5) == 0 ? " " : "");
        if (!texts.contains(text)) texts.add(text);
        if (text.length() == 1 && !singles.contains(text)) singles.add(text);
    }

    static String rules() {
        StringBuilder rules = new StringBuilder();
        texts = new ArrayList<>();
        singles = new ArrayList<>();
        if (r.nextInt(4) > 0) for (String mark : shuffled(MARKS))
            add(rules, pick("=", ";", ",", ";"), mark);
        int first = rules.length();
        for (String letter : shuffled(LETTERS)) {
            add(rules, rules.length() == first ? "<" : pick("<", "<", ";", ",", "="), letter);
        }
        for (int n = r.nextInt(6); n > 0; n--) reset(rules);
        if (r.nextInt(6) > 0) return rules.toString();
        rules.append('&').append(quoted(one(singles)));
        add(rules, "<", "8"); // java takes what stands behind a text that moves for a part of it
        return rules.append(pick("@", "!")).toString();
    }

    static void reset(StringBuilder rules) {
        String to = one(singles),
            rest = "";
        used = new ArrayList<>();
        if (LETTERS.contains(to) && r.nextInt(5) == 0) {
            rest = one(singles);
            if (!LETTERS.contains(rest) || texts.stream().anyMatch(t -> t.length() > 1)) rest = "";
        }
        rules.append('&').append(quoted(to)).append(rest);
        used.add(to);
        used.add(rest);
        if (!rest.isEmpty()) {
            String text = pick("i", "j", "k", "1", "2", "*");
            if (texts.contains(text)) text = "" + (char) ('\u3041' + texts.size());
            rules.append(pick("<", ";", ",", "=")).append(quoted(text));
            texts.add(text);
            return;
        }
        for (int n = r.nextInt(3) + 1; n > 0; n--) {
            String text = pick("m", "n", "o", "?", "-", "\u3042", one(singles), one(singles));
            String head = one(singles),
                end = one(singles);
            boolean contracts =
                LETTERS.contains(head) && !ENDS.contains(head) && ENDS.contains(end);
            if (contracts && r.nextBoolean()) text = head + end + (r.nextBoolean() ? "" : end);
            if (!used.contains(text)) add(rules, pick("<", ";", ",", "="), text);
            used.add(text);
        }
        String fresh = to.equals("0") ? "9" : "0";
        if (rules.charAt(rules.length() - 1) == to.charAt(0)) add(rules, "<", fresh);
    }

    static String some(boolean named) {
        StringBuilder text = new StringBuilder();
        for (int n = r.nextInt(8); n > 0; n--) {
            text.append(named || r.nextInt(3) > 0 ? one(texts) : pick(OTHERS));
        }
        return text.toString();
    }

    static String elements(CollationElementIterator i, boolean forwards) {
        StringBuilder all = new StringBuilder();
        for (
            int e;
            (e = forwards ? i.next() : i.previous()) != CollationElementIterator.NULLORDER;

        ) {
            all.append(Integer.toHexString(e)).append('@').append(i.getOffset()).append(' ');
        }
        return all.toString();
    }

    static String round(RuleBasedCollator c, boolean contracts, boolean swaps) {
        StringBuilder line = new StringBuilder();
        int hash = 0;
        for (int n = 0; n < 9; n++) {
            String text = some(false),
                other = n % 2 == 0 ? some(false) : text + some(false);
            String named = some(true);
            c.setDecomposition(n % 3);
            c.setStrength(r.nextInt(4));
            String all = elements(c.getCollationElementIterator(text), true);
            hash = hash * 31 + all.hashCode();
            hash = hash * 31 + Arrays.hashCode(c.getCollationKey(text).toByteArray());
            int order = c.getCollationKey(text).compareTo(c.getCollationKey(other));
            line.append(order < 0 ? '<' : order > 0 ? '>' : '=');
            CollationElementIterator i = c.getCollationElementIterator(named);
            hash = hash * 31 + elements(i, true).hashCode();
            hash = hash * 31 + elements(i, false).hashCode();
            int offset = r.nextInt(named.length() + 1);
            if (!contracts) {
                i.setOffset(offset);
                hash = (hash * 31 + i.getOffset()) * 31 + i.next();
                i.setOffset(offset);
                hash = hash * 31 + elements(i, false).hashCode();
            }
            if (n == 0) line.append(' ').append(all);
        }
        return line + " " + hash;
    }

    public static void main(String[] args) {
        init(args, 400);
        for (int n = 0; n < count; n++) {
            String rules = rules();
            t(rules, () -> {
                RuleBasedCollator c = new RuleBasedCollator(rules);
                return round(c, texts.stream().anyMatch(x -> x.length() > 1), rules.contains("!"));
            });
        }
    }
}
