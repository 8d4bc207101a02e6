/* SPDX-License-Identifier: MIT */
package java.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.StringJoiner;

/** Chooses a text by the interval a number lies in. */
public class ChoiceFormat extends NumberFormat {
    private static final long serialVersionUID = 1795184449645032964L;
    private double[] choiceLimits = {};
    private String[] choiceFormats = {};

    public ChoiceFormat(String newPattern) {
        applyPattern(newPattern);
    }

    public ChoiceFormat(double[] limits, String[] formats) {
        setChoices(limits, formats);
    }

    /** A pattern without its quotes; which of its characters were within quotes is noted. */
    private static final class Unquoted {
        private static final String RELATIONS = "#<\u2264";

        final StringBuilder chars = new StringBuilder();
        private final BitSet literal = new BitSet();

        Unquoted(String pattern) {
            int end = pattern.length();
            boolean within = false;
            for (int i = 0; i < end; ) {
                int quote = pattern.indexOf('\'', i);
                int stop = quote < 0 ? end : quote;
                take(pattern, i, stop, within);
                boolean pair = pattern.startsWith("''", stop);
                if (pair) {
                    take(pattern, stop, stop + 1, true);
                } else {
                    within = !within;
                }
                i = stop + (pair ? 2 : 1);
            }
        }

        private void take(String pattern, int from, int to, boolean quoted) {
            int at = chars.length();
            chars.append(pattern, from, to);
            literal.set(at, chars.length(), quoted);
        }

        /** The first of some characters that means something, or the end of the range. */
        private int seek(String wanted, int from, int to) {
            int i = from;
            while (i < to && (literal.get(i) || wanted.indexOf(chars.charAt(i)) < 0)) {
                i++;
            }
            return i;
        }

        int bar(int from) {
            return seek("|", from, chars.length());
        }

        int relation(int from, int to) {
            return seek(RELATIONS, from, to);
        }
    }

    /**
     * Each piece between bars has a relation after its limit. A piece without one repeats the limit
     * before, and what it says is the beginning of the next limit; as the last piece it says
     * nothing.
     */
    public void applyPattern(String newPattern) {
        Unquoted pattern = new Unquoted(newPattern);
        double[] limits = {};
        List<String> texts = new ArrayList<>();
        String begun = "";
        for (int from = 0, bar = 0; bar < pattern.chars.length(); from = bar + 1) {
            bar = pattern.bar(from);
            int relation = pattern.relation(from, bar);
            boolean ends = bar == pattern.chars.length();
            if (relation == bar && ends) {
                break;
            }
            int n = texts.size();
            limits = n < limits.length ? limits : Arrays.copyOf(limits, 2 * n + 4);
            double before = n == 0 ? Double.NaN : limits[n - 1];
            String limit = begun + pattern.chars.substring(from, relation);
            if (relation == bar) {
                begun = limit;
                limits[n] = n == 0 ? 0 : before;
                texts.add("");
                continue;
            }
            begun = "";
            limits[n] = limit(limit, pattern.chars.charAt(relation));
            if (limits[n] <= before) {
                throw new IllegalArgumentException(
                        "Incorrect order of intervals, must be in ascending order");
            }
            if (pattern.relation(relation + 1, bar) < bar) {
                throw numberMissing();
            }
            texts.add(pattern.chars.substring(relation + 1, bar));
        }
        choiceLimits = Arrays.copyOf(limits, texts.size());
        choiceFormats = texts.toArray(new String[0]);
    }

    private static IllegalArgumentException numberMissing() {
        return new IllegalArgumentException("Each interval must contain a number before a format");
    }

    /** The least number of an interval. */
    private static double limit(String number, char relation) {
        switch (number) {
            case "":
                throw numberMissing();
            case "\u221E":
                return Double.POSITIVE_INFINITY;
            case "-\u221E":
                return Double.NEGATIVE_INFINITY;
            default:
                double d = Double.parseDouble(number);
                return relation == '<' && !Double.isInfinite(d) ? nextDouble(d) : d;
        }
    }

    /**
     * Whichever is nearer to a whole number says where an interval begins: its least,
     * or what is below.
     */
    private static String start(double limit) {
        if (Double.isInfinite(limit)) {
            return limit > 0 ? "\u221E<" : "-\u221E<";
        }
        double below = previousDouble(limit);
        return Math.abs(limit - Math.rint(limit)) < Math.abs(below - Math.rint(below)) ? limit + "#"
                : below + "<";
    }

    private static String quoteFor(String text) {
        Unquoted unquoted = new Unquoted(text.replace("'", "''"));
        int end = text.length();
        boolean plain = unquoted.bar(0) == end && unquoted.relation(0, end) == end;
        return plain ? "" : "'";
    }

    public String toPattern() {
        StringJoiner all = new StringJoiner("|");
        for (int i = 0; i < choiceLimits.length; i++) {
            String quote = quoteFor(choiceFormats[i]);
            all.add(start(choiceLimits[i]) + quote + choiceFormats[i].replace("'", "''") + quote);
        }
        return all.toString();
    }

    public void setChoices(double[] limits, String[] formats) {
        if (limits.length != formats.length) {
            throw new IllegalArgumentException(
                    "Array and limit arrays must be of the same length.");
        }
        choiceLimits = limits.clone();
        choiceFormats = formats.clone();
    }

    public double[] getLimits() {
        return choiceLimits.clone();
    }

    public Object[] getFormats() {
        return choiceFormats.clone();
    }

    @Override
    public StringBuffer format(long number, StringBuffer to, FieldPosition status) {
        return format((double) number, to, status);
    }

    @Override
    public StringBuffer format(double number, StringBuffer to, FieldPosition status) {
        int i = 0;
        while (i < choiceLimits.length && number >= choiceLimits[i]) {
            i++;
        }
        return to.append(choiceFormats[Math.max(0, i - 1)]);
    }

    /** The limit whose text takes most of what is there; of texts as long the first. */
    @Override
    public Number parse(String text, ParsePosition status) {
        int from = status.index;
        int taken = 0;
        double limit = Double.NaN;
        for (int i = 0; i < choiceFormats.length; i++) {
            String each = choiceFormats[i];
            if (each.length() > taken && text.startsWith(each, from)) {
                taken = each.length();
                limit = choiceLimits[i];
            }
        }
        if (taken == 0) {
            status.errorIndex = from;
        } else {
            status.index = from + taken;
        }
        return limit;
    }

    public static final double nextDouble(double d) {
        return Math.nextUp(d);
    }

    public static final double previousDouble(double d) {
        return Math.nextDown(d);
    }

    public static double nextDouble(double d, boolean positive) {
        return positive ? Math.nextUp(d) : Math.nextDown(d);
    }

    @Override
    public Object clone() {
        ChoiceFormat other = (ChoiceFormat) super.clone();
        other.choiceLimits = choiceLimits.clone();
        other.choiceFormats = choiceFormats.clone();
        return other;
    }

    @Override
    public int hashCode() {
        int result = choiceLimits.length;
        return choiceFormats.length > 0
                ? result ^ choiceFormats[choiceFormats.length - 1].hashCode() : result;
    }

    @Override
    public boolean equals(Object obj) {
        return obj != null && getClass() == obj.getClass()
                && Arrays.equals(choiceLimits, ((ChoiceFormat) obj).choiceLimits)
                && Arrays.equals(choiceFormats, ((ChoiceFormat) obj).choiceFormats);
    }
}
