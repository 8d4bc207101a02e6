/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.nio.file.Path;
import java.text.CollationElementIterator;
import java.text.Collator;
import java.text.Normalizer;
import java.text.RuleBasedCollator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Writes the rules of the root's order, by asking `java` 17 which elements it gives to each
 * character: those that have one are in the order of their elements, those that have more follow
 * what they are most like; composed characters follow from their parts, or have one element, which
 * is that of the parts together. Where the relation is the same for successive characters, "x-z"
 * stands for all of them.
 * Run: java ... CollationTable ROOT OUTPUT-ROOT
 */
public final class CollationTable {
    private static final int UNNAMED = 0x7FFF0000;
    private final RuleBasedCollator root = (RuleBasedCollator) Collator.getInstance(Locale.ROOT);
    /** What has the same one element. */
    private final NavigableMap<Integer, List<String>> single = new TreeMap<>();
    /** Of those with more elements, by the first one. */
    private final NavigableMap<Integer, Character> expanded = new TreeMap<>();

    public static void main(String[] args) throws IOException {
        SourceFile file = new SourceFile(Path.of(args[0]), Path.of(args[1]),
            "classlib/java/text/CollationRules.java");
        file.string("ROOT", new CollationTable().rules());
        file.write();
    }

    private List<Integer> elements(String text) {
        List<Integer> all = new ArrayList<>();
        CollationElementIterator i = root.getCollationElementIterator(text);
        for (int e; (e = i.next()) != CollationElementIterator.NULLORDER;) {
            all.add(e);
        }
        return all;
    }

    private String rules() {
        for (char c = 0; c < Character.MAX_VALUE; c++) {
            List<Integer> all = elements("" + c);
            String parts = Normalizer.normalize("" + c, Normalizer.Form.NFD);
            boolean composed = !parts.equals("" + c);
            if (all.get(0) == UNNAMED || composed && (all.size() > 1 || parts.length() == 1)) {
                continue;
            }
            if (all.size() == 1) {
                single.computeIfAbsent(all.get(0), e -> new ArrayList<>()).add(parts);
            } else {
                expanded.put(all.get(0), c);
            }
        }
        StringBuilder rules = new StringBuilder();
        int before = 0;
        for (int element : single.keySet()) {
            for (String text : single.get(element)) {
                add(rules, relation(before, element), text);
                before = element;
            }
        }
        for (int element : expanded.descendingKeySet()) {
            int like = single.floorKey(element);
            rules.append('&').append(single.get(like).get(0));
            List<Integer> all = elements(expanded.get(element).toString());
            all.subList(1, all.size()).forEach(e -> rules.append(single.get(e).get(0)));
            add(rules, relation(like, element), expanded.get(element).toString());
        }
        return rules.toString();
    }

    private static char relation(int before, int element) {
        int difference = before ^ element;
        return difference == 0 ? '='
            : difference >>> 8 == 0 ? ',' : difference >>> 16 == 0 ? ';' : '<';
    }

    private static void add(StringBuilder rules, char relation, String text) {
        int n = rules.length();
        char c = text.charAt(0);
        boolean plain = c > '~' || c < '\t' || c > '\r' && c < ' ' || Character.isLetterOrDigit(c);
        boolean next = plain && text.length() == 1 && n > 3 && rules.charAt(n - 1) == c - 1;
        if (next && rules.charAt(n - 2) == '-') {
            rules.setCharAt(n - 1, c);
        } else if (next && rules.charAt(n - 2) == relation && rules.charAt(n - 3) == c - 2
                && rules.charAt(n - 4) == relation) {
            rules.setLength(n - 2);
            rules.append('-').append(c);
        } else {
            rules.append(relation).append(plain ? text : "'" + text + "'");
        }
    }
}
