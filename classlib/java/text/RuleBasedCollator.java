/* SPDX-License-Identifier: MIT */
package java.text;

import java.util.Arrays;

/**
 * Compares texts by the elements that rules give them: by all primary differences, if there are
 * none by all secondary ones, and so on, as the keys do.
 */
public class RuleBasedCollator extends Collator {
    private final CollationTable table;

    public RuleBasedCollator(String rules) throws ParseException {
        this(CollationRules.read(rules));
    }

    RuleBasedCollator(CollationTable table) {
        this.table = table;
    }

    public String getRules() {
        return table.rules;
    }

    public CollationElementIterator getCollationElementIterator(String source) {
        CollationElementIterator elements = new CollationElementIterator(this, table);
        elements.set(source, 0);
        return elements;
    }

    public CollationElementIterator getCollationElementIterator(CharacterIterator source) {
        CollationElementIterator elements = new CollationElementIterator(this, table);
        elements.set(source);
        return elements;
    }

    /** The text itself where nothing changes. */
    static String decomposed(String text, int decomposition) {
        return decomposition == NO_DECOMPOSITION || text.isEmpty() ? text
                : Normalizer.normalize(text, decomposition == FULL_DECOMPOSITION
                        ? Normalizer.Form.NFKD : Normalizer.Form.NFD);
    }

    /** What the elements are made of. */
    private String prepared(String text) {
        return table.ordered(decomposed(text, getDecomposition()), null);
    }

    @Override
    public synchronized int compare(String source, String target) {
        if (source == null || target == null) {
            throw new NullPointerException();
        }
        String mine = prepared(source);
        String other = prepared(target);
        int from = table.backwards ? 0 : same(mine, other);
        CollationElementIterator left = new CollationElementIterator(this, table);
        CollationElementIterator right = new CollationElementIterator(this, table);
        int strength = getStrength();
        int difference = 0;
        int weakest = Math.min(strength, TERTIARY);
        for (int level = PRIMARY; difference == 0 && level <= weakest; level++) {
            left.begin(mine, from);
            right.begin(other, from);
            difference = level == SECONDARY && table.backwards
                    ? Integer.signum(weights(mine, level).compareTo(weights(other, level)))
                    : difference(left, right, level);
        }
        return difference != 0 || strength < IDENTICAL ? difference
                : decomposed(source, getDecomposition())
                        .compareTo(decomposed(target, getDecomposition()));
    }

    /** How far two texts have the same elements because they are the same. */
    private int same(String mine, String other) {
        int end = Math.min(mine.length(), other.length());
        int i = 0;
        while (i < end && mine.charAt(i) == other.charAt(i)) {
            i++;
        }
        while (i > 0 && !(divides(mine, i) && divides(other, i))) {
            i--;
        }
        return i;
    }

    private boolean divides(String text, int i) {
        return i == text.length() || table.divides(text, i);
    }

    /** The sign of the first difference. */
    private int difference(CollationElementIterator left, CollationElementIterator right,
            int level) {
        int mine;
        int other;
        do {
            mine = weight(left, level);
            other = weight(right, level);
        } while (mine == other && mine >= 0);
        return Integer.compare(mine, other);
    }

    /** The next weight; -1 at the end. */
    private int weight(CollationElementIterator elements, int level) {
        int element;
        while ((element = elements.step()) != CollationElementIterator.NULLORDER) {
            int weight = weight(element, level);
            if (weight != 0) {
                return weight;
            }
        }
        return -1;
    }

    /** Of an element that is ignored at a level 0. */
    private int weight(int element, int level) {
        return level == PRIMARY ? CollationTable.primary(element)
                : level == SECONDARY ? table.secondary(element) : table.tertiary(element);
    }

    private int[] all(String prepared) {
        CollationElementIterator elements = new CollationElementIterator(this, table);
        elements.begin(prepared, 0);
        int[] all = new int[16];
        int n = 0;
        for (int e; (e = elements.step()) != CollationElementIterator.NULLORDER; n++) {
            if (n == all.length) {
                all = Arrays.copyOf(all, 2 * n);
            }
            all[n] = e;
        }
        return Arrays.copyOf(all, n);
    }

    /**
     * The weights of a level. Secondary ones may be asked for from the end on: then what is ignored
     * otherwise stays behind its letter in its order, on the letter's other side.
     */
    private String weights(int[] elements, int level) {
        StringBuilder weights = new StringBuilder(elements.length);
        boolean turned = level == SECONDARY && table.backwards;
        for (int element : elements) {
            int weight = weight(element, level);
            if (weight != 0) {
                weights.append((char) (level == PRIMARY ? weight + 1 : weight));
            }
        }
        return turned ? turned(elements, weights) : weights.toString();
    }

    private String weights(String prepared, int level) {
        return weights(all(prepared), level);
    }

    private String turned(int[] elements, StringBuilder weights) {
        StringBuilder all = new StringBuilder(weights.length());
        int i = weights.length();
        int marks = 0;
        for (int n = elements.length - 1; n >= 0; n--) {
            int weight = weight(elements[n], SECONDARY);
            if (weight == 0) {
                continue;
            }
            i--;
            if (CollationTable.primary(elements[n]) == 0) {
                marks++;
            } else {
                all.append(weights, i + 1, i + 1 + marks).append((char) weight);
                marks = 0;
            }
        }
        return all.append(weights, 0, marks).toString();
    }

    @Override
    public synchronized CollationKey getCollationKey(String source) {
        if (source == null) {
            return null;
        }
        int[] elements = all(prepared(source));
        int strength = getStrength();
        StringBuilder key = new StringBuilder();
        for (int level = PRIMARY; level <= TERTIARY; level++) {
            key.append(level == PRIMARY ? "" : "\0")
                    .append(level <= strength ? weights(elements, level) : "");
        }
        if (strength == IDENTICAL) {
            key.append('\0').append(decomposed(source, getDecomposition()));
        }
        return new CollationKey.Weights(source, key.toString());
    }

    @Override
    public Object clone() {
        return super.clone();
    }

    @Override
    public boolean equals(Object obj) {
        return super.equals(obj) && ((RuleBasedCollator) obj).table.rules.equals(table.rules);
    }

    @Override
    public int hashCode() {
        return table.rules.hashCode();
    }
}
