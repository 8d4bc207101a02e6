/* SPDX-License-Identifier: MIT */
package java.text;

import java.util.HashMap;
import java.util.Map;

/**
 * Which form of a word goes with a number, by rules like {@code one:i = 1 and v = 0;few:n % 10 =
 * 2..4}. Only whole numbers are asked for, so that what tells of fractions is 0.
 */
final class PluralRules {
    static final String[] COUNTS = {"zero", "one", "two", "few", "many", "other"};

    /** Asked in the order of the map, as by the reference. */
    private final Map<String, String> rules = new HashMap<>();
    /** Where in the condition that is read. */
    private String text;
    private int at;
    private int number;

    PluralRules(String all) {
        for (String each : all.split(";")) {
            String rule = each.trim();
            if (rule.isEmpty()) {
                continue;
            }
            int colon = rule.indexOf(':');
            String count = colon < 0 ? "" : rule.substring(0, colon);
            boolean known = false;
            for (int i = 0; i < COUNTS.length - 1; i++) {
                known |= COUNTS[i].equals(count);
            }
            String condition = rule.substring(colon + 1).trim();
            if (!known || !holds(condition, 0, rule)) {
                throw new IllegalArgumentException("Invalid plural rules syntax: " + rule);
            }
            String old = rules.put(count, condition);
            if (old != null) {
                throw new IllegalArgumentException(new IllegalStateException("Duplicate key "
                        + count + " (attempted merging values " + old + " and " + condition + ")"));
            }
        }
    }

    /** The name of the form of a whole number. */
    String count(int number) {
        for (Map.Entry<String, String> each : rules.entrySet()) {
            if (holds(each.getValue(), number, null)) {
                return each.getKey();
            }
        }
        return "other";
    }

    /** What a condition says of a number; with a rule, whether it is one. */
    private synchronized boolean holds(String condition, int number, String rule) {
        text = condition;
        at = 0;
        this.number = number;
        try {
            boolean any = false;
            do {
                boolean all = true;
                do {
                    all &= relation();
                } while (skip("and"));
                any |= all;
            } while (skip("or"));
            return rule == null ? any : at == text.length();
        } catch (NumberFormatException | StringIndexOutOfBoundsException notOne) {
            return false;
        }
    }

    private boolean skip(String word) {
        blanks();
        if (text.startsWith(word, at)) {
            at += word.length();
            return true;
        }
        return false;
    }

    private void blanks() {
        while (at < text.length() && text.charAt(at) <= ' ') {
            at++;
        }
    }

    private boolean relation() {
        blanks();
        char operand = text.charAt(at++);
        if ("niftvwe".indexOf(operand) < 0) {
            throw new NumberFormatException();
        }
        double left = operand == 'n' || operand == 'i' ? number : 0;
        if (skip("%")) {
            blanks();
            left %= digits();
        }
        boolean not = skip("!");
        if (!text.startsWith("=", not ? at : skipTo())) {
            throw new NumberFormatException();
        }
        at++;
        boolean in = false;
        do {
            blanks();
            double from = digits();
            double to = from;
            if (text.startsWith("..", at)) {
                at += 2;
                to = digits();
            }
            in |= from <= left && left <= to;
        } while (skip(","));
        return in != not;
    }

    private int skipTo() {
        blanks();
        return at;
    }

    private double digits() {
        int start = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        return Double.parseDouble(text.substring(start, at));
    }
}
