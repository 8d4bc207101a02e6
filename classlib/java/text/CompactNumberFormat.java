/* SPDX-License-Identifier: MIT */
package java.text;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Formats numbers short, as in 12K: one pattern for each power of ten,
 * in forms by the grammar's number.
 */
public final class CompactNumberFormat extends NumberFormat {
    private static final long serialVersionUID = 7128367218649234678L;
    private static final String OTHER = "other";
    private static final String SPECIAL = "#.,;%\u2030\u00A4";

    private final String decimalPattern;
    private final DecimalFormatSymbols symbols;
    private final String[] compactPatterns;
    private final String pluralRules;
    private boolean parseBigDecimal;
    private byte groupingSize;
    private RoundingMode roundingMode = RoundingMode.HALF_EVEN;
    /** Writes digits alone. */
    private transient DecimalFormat digits;
    /** Writes numbers whose pattern says nothing. */
    private transient DecimalFormat plain;
    private transient PluralRules rules;
    /** A scale for each power of ten whose pattern has any form. */
    private transient List<Scale> scales;

    /** What is written around the digits; kept with a quote before each minus sign that is one. */
    private static final class Form {
        String prefix = "";
        String suffix = "";
        String negativePrefix = "";
        String negativeSuffix = "";
        int zeros;

        boolean isPlain() {
            return prefix.isEmpty() && suffix.isEmpty();
        }

        boolean says(boolean negative) {
            return !isPlain()
                    && !(negative && negativePrefix.isEmpty() && negativeSuffix.isEmpty());
        }
    }

    private static final class Scale {
        final Map<String, Form> forms = new LinkedHashMap<>();
        BigInteger divisor;

        Form form(String count) {
            Form f = forms.get(count);
            return f != null ? f : forms.get(OTHER);
        }
    }

    public CompactNumberFormat(String decimalPattern, DecimalFormatSymbols symbols,
            String[] compactPatterns) {
        this(decimalPattern, symbols, compactPatterns, "");
    }

    public CompactNumberFormat(String decimalPattern, DecimalFormatSymbols symbols,
                               String[] compactPatterns, String pluralRules) {
        Objects.requireNonNull(decimalPattern, "decimalPattern");
        Objects.requireNonNull(symbols, "symbols");
        Objects.requireNonNull(compactPatterns, "compactPatterns");
        Objects.requireNonNull(pluralRules, "pluralRules");
        this.symbols = symbols;
        this.decimalPattern = decimalPattern;
        this.compactPatterns = compactPatterns;
        this.pluralRules = pluralRules;
        super.setMaximumIntegerDigits(309);
        super.setMinimumIntegerDigits(1);
        super.setMaximumFractionDigits(0);
        super.setGroupingUsed(false);
        prepare();
    }

    /* What the patterns and settings come to. */
    private void prepare() {
        plain = new DecimalFormat(decimalPattern, symbols);
        plain.setMaximumFractionDigits(0);
        digits = new DecimalFormat("#", symbols);
        digits.setNegativePrefix("");
        digits.setGroupingUsed(isGroupingUsed());
        digits.setGroupingSize(groupingSize);
        digits.setParseIntegerOnly(isParseIntegerOnly());
        digits.setParseBigDecimal(parseBigDecimal);
        digits.setRoundingMode(roundingMode);
        update();
        scales = new ArrayList<>();
        for (int i = 0; i < compactPatterns.length; i++) {
            if (compactPatterns[i] == null) {
                throw new IllegalArgumentException("A null compact pattern encountered at index: "
                        + i);
            }
            apply(compactPatterns[i], i);
        }
        rules = new PluralRules(pluralRules);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (decimalPattern == null || symbols == null || compactPatterns == null
                || pluralRules == null || roundingMode == null || groupingSize < 0) {
            throw new InvalidObjectException("a field is missing or out of range");
        }
        try {
            prepare();
        } catch (IllegalArgumentException e) {
            throw (IOException) new InvalidObjectException("a pattern is wrong").initCause(e);
        }
    }

    // ---- Patterns ----

    private void apply(String pattern, int index) {
        Scale scale = new Scale();
        int last = pattern.length() - 1;
        if (last > 0 && pattern.charAt(0) == '{' && pattern.charAt(last) == '}') {
            for (int i = 1; i < last; ) {
                int n = count(pattern, i);
                int from = i + n;
                int to = from;
                while (n > 0 && to < last
                        && (pattern.charAt(to) != ' ' || quotedSpace(pattern, to, last))) {
                    to++;
                }
                if (n == 0 || to == from) {
                    i++;
                    continue;
                }
                add(scale, pattern.substring(i, from - 1), pattern.substring(from, to), pattern,
                        index);
                i = to;
            }
            if (scale.divisor == null) {
                return;
            }
        } else {
            add(scale, OTHER, pattern, pattern, index);
        }
        scales.add(scale);
    }

    /** The length of a count and its colon at an index, or 0. */
    private static int count(String pattern, int at) {
        for (String each : PluralRules.COUNTS) {
            if (pattern.startsWith(each, at) && pattern.startsWith(":", at + each.length())) {
                return each.length() + 1;
            }
        }
        return 0;
    }

    private static boolean quotedSpace(String pattern, int at, int last) {
        return pattern.charAt(at - 1) == '\'' && at + 1 < last && pattern.charAt(at + 1) == '\'';
    }

    private void add(Scale scale, String count, String pattern, String whole, int index) {
        Form form = new Form();
        form.zeros = parts(pattern, form);
        if (scale.divisor == null && !form.isPlain() && form.zeros > index + 1) {
            throw new IllegalArgumentException("Invalid Pattern [" + whole
                    + "]: min integer digits specified exceeds the limit for the index " + index);
        }
        scale.forms.put(count, form);
        if (scale.divisor == null) {
            scale.divisor = form.isPlain() ? BigInteger.ONE
                    : BigInteger.TEN.pow(index - Math.max(0, form.zeros - 1));
        }
    }

    private static int parts(String pattern, Form form) {
        StringBuilder prefix = new StringBuilder();
        StringBuilder suffix = new StringBuilder();
        int zeros = 0;
        int i = 0;
        boolean negative = false;
        boolean quoted = false;
        StringBuilder affix = prefix;
        for (; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c == '\'') {
                if (i + 1 < pattern.length() && pattern.charAt(i + 1) == c) {
                    affix.append("''");
                    i++;
                } else {
                    quoted = !quoted;
                }
            } else if (quoted) {
                affix.append(c);
            } else if (c == '0') {
                affix = suffix;
                zeros += negative ? 0 : 1;
            } else if (c == ';' && affix == suffix && !negative) {
                form.prefix = prefix.toString();
                form.suffix = suffix.toString();
                negative = true;
                prefix.setLength(0);
                suffix.setLength(0);
                affix = prefix;
            } else if (SPECIAL.indexOf(c) >= 0) {
                throw new IllegalArgumentException("Unquoted special character '" + c
                        + "' in pattern \"" + pattern + '"');
            } else {
                affix.append(c == '-' ? "'-" : String.valueOf(c));
            }
        }
        if (quoted) {
            throw new IllegalArgumentException("Invalid single quote in pattern \"" + pattern
                    + '"');
        }
        if (!negative) {
            form.prefix = prefix.toString();
            form.suffix = suffix.toString();
        } else {
            form.negativePrefix = prefix.toString();
            form.negativeSuffix = suffix.toString();
        }
        boolean said = negative && !pattern.endsWith(";")
                && !(form.negativePrefix.equals(form.prefix)
                        && form.negativeSuffix.equals(form.suffix));
        if (!said && !form.isPlain()) {
            form.negativePrefix = "'-" + form.prefix;
            form.negativeSuffix = form.suffix;
        }
        return zeros;
    }

    /** An affix as it is written. */
    private String expand(String affix) {
        return affix.indexOf('\'') < 0 ? affix
                : affix.replace("''", "\0").replace("'-", String.valueOf(symbols.getMinusSign()))
                .replace('\0', '\'');
    }

    // ---- Formatting ----

    @Override
    public final StringBuffer format(Object number, StringBuffer to, FieldPosition pos) {
        if (isLong(number)) {
            return format(((Number) number).longValue(), to, pos);
        }
        if (number instanceof BigInteger) {
            return format((BigInteger) number, to, pos);
        }
        if (number instanceof BigDecimal) {
            return format((BigDecimal) number, to, pos);
        }
        if (number instanceof Number) {
            return format(((Number) number).doubleValue(), to, pos);
        }
        String what = number == null ? "null" : number.getClass().getName();
        throw new IllegalArgumentException("Cannot format " + what + " as a number");
    }

    @Override
    public AttributedCharacterIterator formatToCharacterIterator(Object obj) {
        FieldRecorder fields = new FieldRecorder();
        if (!(FieldRecorder.notNull(obj) instanceof Number)) {
            throw new IllegalArgumentException("Cannot format given Object as a Number");
        }
        return fields.over(format(obj, new StringBuffer(), fields));
    }

    @Override
    public StringBuffer format(double number, StringBuffer to, FieldPosition pos) {
        pos.setBeginIndex(0);
        pos.setEndIndex(0);
        if (number != number) {
            int start = to.length();
            to.append(symbols.getNaN());
            pos.note(INTEGER_FIELD, Field.INTEGER, start, to.length());
            return to;
        }
        boolean negative = number < 0 || number == 0 && 1 / number < 0;
        if (Double.isInfinite(number)) {
            int start = to.length();
            if (negative) {
                to.append(symbols.getMinusSign());
                pos.note(-2, Field.SIGN, start, ++start);
            }
            to.append(symbols.getInfinity());
            pos.note(INTEGER_FIELD, Field.INTEGER, start, to.length());
            return to;
        }
        double size = Math.abs(number);
        BigDecimal rounded = digits.rounded(size, negative, getMinimumFractionDigits());
        Scale scale = scale(rounded);
        Form form = scale == null ? null : form(scale, size);
        if (form == null || !form.says(negative)) {
            plain.signed(size, negative, to, pos);
            return to;
        }
        double value = rounded.doubleValue() / scale.divisor.doubleValue();
        return around(form, negative ? -value : value, negative, to, pos);
    }

    @Override
    public StringBuffer format(long number, StringBuffer to, FieldPosition pos) {
        return format(BigInteger.valueOf(number), to, pos);
    }

    private StringBuffer format(BigInteger number, StringBuffer to, FieldPosition pos) {
        pos.setBeginIndex(0);
        pos.setEndIndex(0);
        boolean negative = number.signum() < 0;
        Scale scale = scale(new BigDecimal(number.abs()));
        Form form = scale == null ? null : form(scale, Math.abs(number.doubleValue()));
        if (form == null || !form.says(negative)) {
            return plain.format(number, to, pos);
        }
        BigInteger[] parts = number.divideAndRemainder(scale.divisor);
        Number value = parts[0];
        if (parts[1].signum() != 0) {
            value = number.abs().bitLength() < 64
                    ? (Number) (number.doubleValue() / scale.divisor.doubleValue())
                    : new BigDecimal(number.abs())
                    .divide(new BigDecimal(scale.divisor), roundingMode);
        }
        return around(form, value, negative, to, pos);
    }

    private StringBuffer format(BigDecimal number, StringBuffer to, FieldPosition pos) {
        pos.setBeginIndex(0);
        pos.setEndIndex(0);
        boolean negative = number.signum() < 0;
        BigDecimal rounded = number.abs().setScale(getMinimumFractionDigits(), roundingMode);
        Scale scale = scale(rounded);
        Form form = scale == null ? null : form(scale, rounded.doubleValue());
        if (form == null || !form.says(negative)) {
            return plain.format(negative ? rounded.negate() : rounded, to, pos);
        }
        return around(form, rounded.divide(new BigDecimal(scale.divisor), roundingMode), negative,
                to, pos);
    }

    /** The scale of a size; null without one. */
    private Scale scale(BigDecimal size) {
        int power = size.signum() == 0 ? 0 : Math.max(0, size.precision() - size.scale() - 1);
        int index = Math.min(power, compactPatterns.length - 1);
        return index < 0 ? null : scales.get(index);
    }

    private Form form(Scale scale, double size) {
        return scale.form(rules.count(BigDecimal.valueOf(size)
                .divide(new BigDecimal(scale.divisor), roundingMode)
                .intValue()));
    }

    private StringBuffer around(Form form, Number value, boolean negative, StringBuffer to,
            FieldPosition pos) {
        int start = to.length();
        String prefix = negative ? form.negativePrefix : form.prefix;
        to.append(expand(prefix));
        int from = to.length();
        if (form.zeros > 0) {
            digits.signed(value, negative, to, pos);
        }
        note(prefix, Field.PREFIX, start, from, pos);
        if (form.zeros > 0) {
            String suffix = negative ? form.negativeSuffix : form.suffix;
            start = to.length();
            to.append(expand(suffix));
            note(suffix, Field.SUFFIX, start, to.length(), pos);
        }
        return to;
    }

    private static void note(String affix, Field kind, int start, int end, FieldPosition pos) {
        if (start == end) {
            return;
        }
        pos.note(-2, kind, start, end);
        for (int i = 0, at = start; i < affix.length(); i++, at++) {
            if (affix.charAt(i) == '\'' && affix.charAt(++i) == '-') {
                pos.note(-2, Field.SIGN, at, at + 1);
            }
        }
    }

    // ---- Parsing ----

    @Override
    public Number parse(String text, ParsePosition pos) {
        int start = pos.index;
        if (start < 0 || start >= text.length() && start > 0) {
            throw new IndexOutOfBoundsException("Illegal start index");
        }
        if (text.startsWith(symbols.getNaN(), start)) {
            pos.index = start + symbols.getNaN().length();
            return Double.NaN;
        }
        String prefix = plain.getPositivePrefix();
        String negativePrefix = plain.getNegativePrefix();
        boolean positive = text.startsWith(prefix, start);
        boolean negative = text.startsWith(negativePrefix, start);
        prefix = positive ? prefix : "";
        negativePrefix = negative ? negativePrefix : "";
        Scale found = null;
        Scale foundNegative = null;
        Form form = null;
        Form formNegative = null;
        for (Scale each : scales) {
            for (Map.Entry<String, Form> entry : each.forms.entrySet()) {
                String p = expand(entry.getValue().prefix);
                String n = expand(entry.getValue().negativePrefix);
                if (p.length() > prefix.length() && text.startsWith(p, start)
                        && fits(text, start + p.length(), each, entry.getKey())) {
                    prefix = p;
                    positive = true;
                    found = each;
                    form = entry.getValue();
                }
                if (n.length() > negativePrefix.length() && text.startsWith(n, start)
                        && fits(text, start + n.length(), each, entry.getKey())) {
                    negativePrefix = n;
                    negative = true;
                    foundNegative = each;
                    formNegative = entry.getValue();
                }
            }
        }
        if (positive && negative && prefix.length() != negativePrefix.length()) {
            positive = prefix.length() > negativePrefix.length();
            negative = !positive;
        }
        form = positive ? form : formNegative;
        int p = start + (positive ? prefix : negativePrefix).length();
        if (form != null && form.zeros == 0) {
            pos.index = p;
            return (positive ? found : foundNegative).divisor.longValue();
        }
        return number(text, pos, p, new Scale[] {found, foundNegative},
                new boolean[] {positive, negative});
    }

    /** Whether the number at an index is of a count. */
    private boolean fits(String text, int p, Scale scale, String count) {
        StringBuilder number = new StringBuilder();
        if (scale.forms.get(count).zeros == 0 || text.startsWith(symbols.getInfinity(), p)
                || digits.scan(text, p, number, false) < 0) {
            return count.equals(OTHER);
        }
        return scale.form(rules.count(new BigDecimal(number.toString()).intValue()))
                == scale.forms.get(count);
    }

    /** Of scales and signs, the positive's and the negative's: what the prefix told of them. */
    private Number number(String text, ParsePosition pos, int p, Scale[] scales,
            boolean[] signs) {
        int first = p;
        StringBuilder number = new StringBuilder();
        String count = OTHER;
        boolean infinite = text.startsWith(symbols.getInfinity(), p);
        if (infinite) {
            p += symbols.getInfinity().length();
        } else {
            int end = digits.scan(text, p, number, false);
            if (end < 0) {
                pos.errorIndex = pos.index;
                return null;
            }
            p = end;
            count = rules.count(new BigDecimal(number.toString()).intValue());
        }
        if (isParseIntegerOnly() && text.charAt(p) == symbols.getDecimalSeparator()) {
            do {
                p++;
            } while (p < text.length() && Character.digit(text.charAt(p), 10) >= 0);
        }
        String prefix = text.substring(pos.index, first);
        String[] suffixes = {plain.getPositiveSuffix(), plain.getNegativeSuffix()};
        int[] lengths = new int[2];
        Scale[] suffixed = new Scale[2];
        for (int i = 0; i < 2; i++) {
            lengths[i] = text.startsWith(suffixes[i], p) ? suffixes[i].length() : -1;
            for (Scale each : this.scales) {
                Form form = each.form(count);
                if (form == null || form.isPlain()) {
                    continue;
                }
                String before = expand(i == 0 ? form.prefix : form.negativePrefix);
                String s = expand(i == 0 ? form.suffix : form.negativeSuffix);
                // the decimal pattern's prefix goes with every suffix
                if (s.length() > Math.max(0, lengths[i]) && text.startsWith(s, p)
                        && (signs[i] && scales[i] == null || before.equals(prefix))) {
                    lengths[i] = s.length();
                    suffixed[i] = each;
                }
            }
        }
        // the longer suffix tells the sign, then the prefix, then what a compact pattern has
        int sign = lengths[1] - lengths[0];
        sign = sign != 0 ? sign : Boolean.compare(signs[1], signs[0]);
        sign = sign != 0 || !signs[0] ? sign
                : Boolean.compare(suffixed[1] != null, suffixed[0] != null);
        sign = sign != 0 || !signs[0] ? sign
                : Boolean.compare(scales[1] != null, scales[0] != null);
        if (sign == 0 || lengths[sign > 0 ? 1 : 0] < 0) {
            pos.errorIndex = p;
            pos.index = p;
            return null;
        }
        int i = sign > 0 ? 1 : 0;
        pos.index = p + lengths[i];
        Scale before = scales[signs[i] ? i : 1 - i];
        Scale scale = suffixed[i] == null || suffixed[i].divisor.equals(BigInteger.ONE)
                && before != null ? before : suffixed[i];
        return value(number, infinite, i > 0, scale == null ? BigInteger.ONE : scale.divisor);
    }

    private Number value(StringBuilder number, boolean infinite, boolean negative,
            BigInteger times) {
        if (infinite) {
            return negative ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        }
        Number n = digits.value(number, false, negative);
        if (n instanceof BigDecimal) {
            return ((BigDecimal) n).multiply(new BigDecimal(times));
        }
        if (n instanceof Long) {
            BigInteger product = BigInteger.valueOf((Long) n).multiply(times);
            return product.bitLength() < 64 ? (Number) product.longValue()
                    : (Number) product.doubleValue();
        }
        double d = n.doubleValue() * times.doubleValue();
        return d == (long) d && (d != 0 || 1 / d > 0) && Math.abs(d) < 0x1p63
                ? (Number) (long) d : (Number) d;
    }

    // ---- Properties ----

    @Override
    public void setMaximumIntegerDigits(int newValue) {
        super.setMaximumIntegerDigits(Math.min(newValue, 309));
        update();
    }

    @Override
    public void setMinimumIntegerDigits(int newValue) {
        super.setMinimumIntegerDigits(Math.min(newValue, 309));
        update();
    }

    @Override
    public void setMinimumFractionDigits(int newValue) {
        super.setMinimumFractionDigits(Math.min(newValue, 340));
        update();
    }

    @Override
    public void setMaximumFractionDigits(int newValue) {
        super.setMaximumFractionDigits(Math.min(newValue, 340));
        update();
    }

    private void update() {
        digits.setMaximumIntegerDigits(getMaximumIntegerDigits());
        digits.setMinimumIntegerDigits(getMinimumIntegerDigits());
        digits.setMaximumFractionDigits(getMaximumFractionDigits());
        digits.setMinimumFractionDigits(getMinimumFractionDigits());
    }

    @Override
    public RoundingMode getRoundingMode() {
        return roundingMode;
    }

    @Override
    public void setRoundingMode(RoundingMode roundingMode) {
        digits.setRoundingMode(roundingMode);
        this.roundingMode = roundingMode;
    }

    public int getGroupingSize() {
        return groupingSize;
    }

    public void setGroupingSize(int newValue) {
        if (newValue < 0 || newValue > 127) {
            throw new IllegalArgumentException("The value passed is negative or larger than 127");
        }
        groupingSize = (byte) newValue;
        digits.setGroupingSize(newValue);
    }

    @Override
    public boolean isGroupingUsed() {
        return super.isGroupingUsed();
    }

    @Override
    public void setGroupingUsed(boolean newValue) {
        digits.setGroupingUsed(newValue);
        super.setGroupingUsed(newValue);
    }

    @Override
    public boolean isParseIntegerOnly() {
        return super.isParseIntegerOnly();
    }

    @Override
    public void setParseIntegerOnly(boolean value) {
        digits.setParseIntegerOnly(value);
        super.setParseIntegerOnly(value);
    }

    public boolean isParseBigDecimal() {
        return parseBigDecimal;
    }

    public void setParseBigDecimal(boolean newValue) {
        digits.setParseBigDecimal(newValue);
        parseBigDecimal = newValue;
    }

    @Override
    Object[] properties() {
        return new Object[] {super.properties(), symbols, decimalPattern, compactPatterns,
            pluralRules, groupingSize, roundingMode, parseBigDecimal};
    }

    @Override
    public boolean equals(Object obj) {
        return super.equals(obj);
    }

    @Override
    public int hashCode() {
        return 31 * super.hashCode()
                + Objects.hash(decimalPattern, symbols, roundingMode, groupingSize)
                + Arrays.hashCode(compactPatterns) + Boolean.hashCode(parseBigDecimal)
                + pluralRules.hashCode();
    }

    @Override
    public CompactNumberFormat clone() {
        CompactNumberFormat other = (CompactNumberFormat) super.clone();
        other.digits = (DecimalFormat) digits.clone();
        return other;
    }
}
