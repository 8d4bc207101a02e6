/* SPDX-License-Identifier: MIT */
package java.text;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Currency;
import java.util.Locale;
import java.util.Objects;

/** Formats numbers by a pattern like {@code #,##0.00;(#)}. */
public class DecimalFormat extends NumberFormat {
    private static final long serialVersionUID = 864413376551465018L;
    private static final int OTHER_FIELD = -2;
    private static final char CURRENCY = '\u00A4';
    private static final String CURRENCIES = "\u00A4\u00A4";
    private static final String SPECIAL = "0#.,;%\u2030\u00A4'-E";

    private DecimalFormatSymbols symbols;
    /** The affixes as the pattern writes them; negative ones null when derived. */
    private String posPrefixPattern = "";
    private String posSuffixPattern = "";
    private String negPrefixPattern;
    private String negSuffixPattern;
    /** The affixes as they are printed. */
    private String positivePrefix = "";
    private String positiveSuffix = "";
    private String negativePrefix = "-";
    private String negativeSuffix = "";
    private int multiplier = 1;
    private byte groupingSize = 3;
    private boolean decimalSeparatorAlwaysShown;
    private boolean parseBigDecimal;
    private transient boolean monetary;
    private boolean useExponentialNotation;
    private byte minExponentDigits;
    private int maximumIntegerDigits = super.getMaximumIntegerDigits();
    private int minimumIntegerDigits = super.getMinimumIntegerDigits();
    private int maximumFractionDigits = super.getMaximumFractionDigits();
    private int minimumFractionDigits = super.getMinimumFractionDigits();
    private int serialVersionOnStream = 4;
    private RoundingMode roundingMode = RoundingMode.HALF_EVEN;

    public DecimalFormat() {
        this("#,##0.###");
    }

    public DecimalFormat(String pattern) {
        this(pattern, DecimalFormatSymbols.getInstance());
    }

    public DecimalFormat(String pattern, DecimalFormatSymbols symbols) {
        this.symbols = (DecimalFormatSymbols) symbols.clone();
        apply(pattern, false);
    }

    // ---- Formatting ----

    @Override
    public final StringBuffer format(Object number, StringBuffer to, FieldPosition pos) {
        if (number instanceof BigDecimal) {
            return number((BigDecimal) number, ((BigDecimal) number).signum() < 0, to, pos);
        }
        if (number instanceof BigInteger) {
            return number(new BigDecimal((BigInteger) number),
                    ((BigInteger) number).signum() < 0, to, pos);
        }
        return super.format(number, to, pos);
    }

    @Override
    public AttributedCharacterIterator formatToCharacterIterator(Object obj) {
        boolean known = isLong(FieldRecorder.notNull(obj)) || obj instanceof Double
                || obj instanceof Float || obj instanceof BigDecimal || obj instanceof BigInteger;
        if (!known) {
            throw new IllegalArgumentException("Cannot format given Object as a Number");
        }
        FieldRecorder fields = new FieldRecorder();
        return fields.over(format(obj, new StringBuffer(), fields));
    }

    @Override
    public StringBuffer format(long number, StringBuffer to, FieldPosition pos) {
        return number(BigDecimal.valueOf(number), number < 0, to, pos);
    }

    @Override
    public StringBuffer format(double number, StringBuffer to, FieldPosition pos) {
        pos.setBeginIndex(0);
        pos.setEndIndex(0);
        if (number != number || multiplier == 0 && Double.isInfinite(number)) {
            int start = to.length();
            to.append(symbols.getNaN());
            pos.note(INTEGER_FIELD, Field.INTEGER, start, to.length());
            return to;
        }
        boolean negative = (number < 0 || number == 0 && 1 / number < 0) ^ multiplier < 0;
        number *= multiplier;
        if (Double.isInfinite(number)) {
            before(to, negative, pos);
            int start = to.length();
            to.append(symbols.getInfinity());
            pos.note(INTEGER_FIELD, Field.INTEGER, start, to.length());
            return after(to, negative, pos);
        }
        signed(Math.abs(number), negative, to, pos);
        return to;
    }

    private StringBuffer number(BigDecimal d, boolean negative, StringBuffer to,
                                FieldPosition pos) {
        pos.setBeginIndex(0);
        pos.setEndIndex(0);
        if (multiplier != 1) {
            d = d.multiply(BigDecimal.valueOf(multiplier));
            negative = d.signum() < 0;
        }
        return digits(d.abs(), negative, true, to, pos);
    }

    /** Writes a number as if it were of a sign, not multiplied. */
    void signed(Number number, boolean negative, StringBuffer to, FieldPosition pos) {
        if (number instanceof Double) {
            double size = Math.abs(number.doubleValue());
            BigDecimal d = new BigDecimal(Double.toString(size)).stripTrailingZeros();
            boolean rounds = useExponentialNotation
                    ? d.precision() > getMaximumIntegerDigits() + getMaximumFractionDigits()
                    : d.scale() > getMaximumFractionDigits();
            boolean tiny = !useExponentialNotation
                    && d.precision() - d.scale() < -getMaximumFractionDigits();
            digits(tiny ? BigDecimal.ZERO : rounds ? new BigDecimal(size) : d,
                    negative, false, to, pos);
        } else {
            digits((number instanceof BigDecimal ? (BigDecimal) number
                    : new BigDecimal((BigInteger) number)).abs(),
                    negative, true, to, pos);
        }
    }

    /** A number rounded as this format does. */
    BigDecimal rounded(double size, boolean negative, int scale) {
        BigDecimal d = new BigDecimal(Double.toString(size));
        return d.precision() - d.scale() < -scale ? BigDecimal.ZERO
                : d.scale() > scale ? round(new BigDecimal(size), negative, scale, null) : d;
    }

    /** Rounds to a count of digits after the point, or as the context says when there is one. */
    private BigDecimal round(BigDecimal d, boolean negative, int scale, MathContext context) {
        BigDecimal signed = negative ? d.negate() : d;
        try {
            return (context == null ? signed.setScale(scale, roundingMode) : signed.round(context))
                    .abs();
        } catch (ArithmeticException e) {
            throw new ArithmeticException(
                    "Rounding needed with the rounding mode being set to RoundingMode.UNNECESSARY");
        }
    }

    private StringBuffer digits(BigDecimal d, boolean negative, boolean exact, StringBuffer to,
                                FieldPosition pos) {
        int maxFraction = getMaximumFractionDigits();
        int minFraction = getMinimumFractionDigits();
        int maxInteger = getMaximumIntegerDigits();
        int minInteger = getMinimumIntegerDigits();
        if (useExponentialNotation) {
            return scientific(d, negative, exact, to, pos);
        }
        if (exact && d.precision() - d.scale() < -maxFraction) {
            d = BigDecimal.ZERO; // too small for any way of rounding
        }
        if (d.scale() > maxFraction) {
            d = round(d, negative, maxFraction, null);
        }
        String all = d.toPlainString();
        int dot = all.indexOf('.');
        String whole = dot < 0 ? all : all.substring(0, dot);
        String fraction = dot < 0 ? "" : all.substring(dot + 1);
        int end = fraction.length();
        while (end > minFraction && fraction.charAt(end - 1) == '0') {
            end--;
        }
        fraction = fraction.substring(0, end);
        if (whole.equals("0")) {
            whole = "";
        }
        if (whole.length() > maxInteger) {
            whole = whole.substring(whole.length() - maxInteger);
        } else if (whole.length() < minInteger) {
            whole = "0".repeat(minInteger - whole.length()) + whole;
        }
        before(to, negative, pos);
        int start = to.length();
        boolean groups = isGroupingUsed() && groupingSize > 0;
        char grouping = sign(',', true);
        for (int i = 0; i < whole.length(); i++) {
            to.append(digit(whole.charAt(i)));
            int left = whole.length() - 1 - i;
            if (groups && left > 0 && left % groupingSize == 0) {
                to.append(grouping);
                pos.note(OTHER_FIELD, Field.GROUPING_SEPARATOR, to.length() - 1, to.length());
            }
        }
        boolean point = minFraction > 0 || !fraction.isEmpty();
        if (!point && to.length() == start) {
            to.append(symbols.getZeroDigit());
        }
        pos.note(INTEGER_FIELD, Field.INTEGER, start, to.length());
        if (decimalSeparatorAlwaysShown || point) {
            start = to.length();
            to.append(sign('.', true));
            pos.note(OTHER_FIELD, Field.DECIMAL_SEPARATOR, start, start + 1);
        }
        start = to.length();
        for (int i = 0; i < Math.max(fraction.length(), minFraction); i++) {
            to.append(i < fraction.length() ? digit(fraction.charAt(i)) : symbols.getZeroDigit());
        }
        pos.note(FRACTION_FIELD, Field.FRACTION, start, to.length());
        return after(to, negative, pos);
    }

    private char digit(char c) {
        return (char) (c - '0' + symbols.getZeroDigit());
    }

    private StringBuffer scientific(BigDecimal d, boolean negative, boolean exact,
                                    StringBuffer to, FieldPosition pos) {
        int maxInteger = getMaximumIntegerDigits();
        int minInteger = getMinimumIntegerDigits();
        int maxFraction = getMaximumFractionDigits();
        int minFraction = getMinimumFractionDigits();
        boolean engineering = maxInteger > 1 && maxInteger > minInteger;
        int significant = maxInteger + maxFraction;
        boolean zero = d.signum() == 0;
        if (significant == 0 && !(exact && d.scale() == 0)) { // of no digits there may become one
            d = round(d, negative, d.scale() - d.precision(), null);
            zero = d.signum() == 0;
        } else if (!zero && significant > 0 && d.precision() > significant) {
            RoundingMode mode = roundingMode;
            if (!exact && d.scale() <= 0 && d.precision() - d.scale() < 19
                    && (mode == RoundingMode.HALF_EVEN || mode == RoundingMode.HALF_DOWN)) {
                mode = RoundingMode.HALF_UP; // the reference takes whole doubles for inexact
            }
            d = round(d, negative, 0, new MathContext(significant, mode));
        }
        String ds = zero ? "" : d.stripTrailingZeros().unscaledValue().toString();
        int decimalAt = zero ? 0 : d.precision() - d.scale();
        int exponent = decimalAt;
        int minimum = minInteger;
        if (engineering) {
            exponent = Math.floorDiv(exponent - 1, maxInteger) * maxInteger;
            minimum = 1;
        } else {
            exponent -= minInteger;
        }
        int least = minInteger + minFraction;
        int whole = zero ? minimum : decimalAt - exponent;
        least = Math.max(least, whole);
        int total = Math.max(ds.length(), least);
        before(to, negative, pos);
        int start = to.length();
        int split = -1;
        for (int i = 0; i < total; i++) {
            if (i == whole) {
                split = to.length();
                to.append(sign('.', true));
            }
            to.append(i < ds.length() ? digit(ds.charAt(i)) : symbols.getZeroDigit());
        }
        if (split < 0) {
            split = to.length();
            if (decimalSeparatorAlwaysShown && total == whole) {
                to.append(sign('.', true));
            }
        }
        pos.note(INTEGER_FIELD, Field.INTEGER, start, split);
        if (split < to.length()) {
            pos.note(OTHER_FIELD, Field.DECIMAL_SEPARATOR, split, ++split);
        }
        pos.note(FRACTION_FIELD, Field.FRACTION, split, to.length());
        start = to.length();
        to.append(symbols.getExponentSeparator());
        pos.note(OTHER_FIELD, Field.EXPONENT_SYMBOL, start, to.length());
        if (zero) {
            exponent = 0;
        }
        if (exponent < 0) {
            to.append(symbols.getMinusSign());
            pos.note(OTHER_FIELD, Field.EXPONENT_SIGN, to.length() - 1, to.length());
        }
        start = to.length();
        String e = Integer.toString(Math.abs(exponent));
        for (int i = e.length(); i < minExponentDigits; i++) {
            to.append(symbols.getZeroDigit());
        }
        for (int i = 0; i < e.length(); i++) {
            to.append(digit(e.charAt(i)));
        }
        pos.note(OTHER_FIELD, Field.EXPONENT, start, to.length());
        return after(to, negative, pos);
    }

    // ---- Parsing ----

    @Override
    public Number parse(String text, ParsePosition pos) {
        int start = pos.index;
        if (text.startsWith(symbols.getNaN(), start)) {
            pos.index = start + symbols.getNaN().length();
            return Double.NaN;
        }
        boolean positive = text.startsWith(positivePrefix, start);
        boolean negative = text.startsWith(negativePrefix, start);
        if (positive && negative) {
            if (positivePrefix.length() > negativePrefix.length()) {
                negative = false;
            } else if (positivePrefix.length() < negativePrefix.length()) {
                positive = false;
            }
        }
        if (!positive && !negative) {
            pos.errorIndex = start;
            return null;
        }
        int p = start + (positive ? positivePrefix : negativePrefix).length();
        StringBuilder digits = new StringBuilder();
        boolean infinite = text.startsWith(symbols.getInfinity(), p);
        if (infinite) {
            p += symbols.getInfinity().length();
        } else {
            p = scan(text, p, digits, true);
            if (p < 0) {
                pos.errorIndex = start;
                return null;
            }
        }
        if (positive) {
            positive = text.startsWith(positiveSuffix, p);
        }
        if (negative) {
            negative = text.startsWith(negativeSuffix, p);
        }
        if (positive && negative) {
            if (positiveSuffix.length() > negativeSuffix.length()) {
                negative = false;
            } else if (positiveSuffix.length() < negativeSuffix.length()) {
                positive = false;
            }
        }
        if (positive == negative) {
            pos.errorIndex = p;
            return null;
        }
        pos.index = p + (positive ? positiveSuffix : negativeSuffix).length();
        return value(digits, infinite, negative);
    }

    /** Collects digits, point and exponent; the index after them, or -1. */
    int scan(String text, int p, StringBuilder digits, boolean exponents) {
        char zero = symbols.getZeroDigit();
        char decimal = sign('.', true);
        char grouping = sign(',', true);
        boolean point = false;
        boolean any = false;
        int groupingAt = -1;
        for (; p < text.length(); p++) {
            char c = text.charAt(p);
            int d = c - zero;
            if (d < 0 || d > 9) {
                d = Character.digit(c, 10);
            }
            if (d >= 0 && d <= 9) {
                digits.append((char) ('0' + d));
                any = true;
                groupingAt = -1;
            } else if (c == decimal && !point) {
                if (isParseIntegerOnly()) {
                    break;
                }
                digits.append('.');
                point = true;
            } else if (c == grouping && isGroupingUsed() && !point) {
                groupingAt = p;
            } else if (exponents && any && text.startsWith(symbols.getExponentSeparator(), p)) {
                int q = p + symbols.getExponentSeparator().length();
                int mark = digits.length();
                digits.append('E');
                if (q < text.length() && text.charAt(q) == symbols.getMinusSign()) {
                    digits.append('-');
                    q++;
                }
                for (; q < text.length(); q++) {
                    int e = Character.digit(text.charAt(q), 10);
                    if (e < 0) {
                        break;
                    }
                    digits.append((char) ('0' + e));
                }
                String exponent = digits.substring(mark + 1);
                digits.setLength(mark);
                try { // what is no long is no exponent, of others an int counts
                    digits.append('E').append((int) Long.parseLong(exponent));
                    p = q;
                } catch (NumberFormatException none) {
                    digits.setLength(mark);
                }
                break;
            } else {
                break;
            }
        }
        if (groupingAt >= 0) {
            p = groupingAt;
        }
        return any ? p : -1;
    }

    Number value(StringBuilder digits, boolean infinite, boolean negative) {
        if (infinite) {
            return negative == multiplier >= 0 ? Double.NEGATIVE_INFINITY
                    : Double.POSITIVE_INFINITY;
        }
        if (multiplier == 0) {
            return digits.toString().matches("[0.]*(E.*)?") ? Double.NaN
                    : negative ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        }
        String s = digits.toString();
        if (s.startsWith(".")) {
            s = "0" + s;
        }
        if (parseBigDecimal) {
            int mark = s.indexOf('E');
            int end = mark < 0 ? s.length() : mark;
            end -= s.startsWith(".", end - 1) ? 1 : 0;
            BigDecimal d = new BigDecimal(s.substring(0, end))
                    .scaleByPowerOfTen(mark < 0 ? 0 : Integer.parseInt(s.substring(mark + 1)));
            if (multiplier != 1) {
                try {
                    d = d.divide(BigDecimal.valueOf(multiplier));
                } catch (ArithmeticException e) {
                    d = d.divide(BigDecimal.valueOf(multiplier), roundingMode);
                }
            }
            return negative ? d.negate() : d;
        }
        double v = Double.parseDouble(s);
        boolean exact = false;
        long whole = 0;
        try {
            int dot = s.indexOf('.');
            if (dot < 0 && s.indexOf('E') < 0) {
                whole = Long.parseLong(negative ? "-" + s : s);
                exact = true;
            } else if (Math.abs(v) < 1e19) {
                whole = new BigDecimal(s.replace(".E", "E").endsWith(".")
                        ? s.substring(0, s.length() - 1) : s.replace(".E", "E"))
                        .longValueExact();
                whole = negative ? -whole : whole;
                exact = true;
            }
        } catch (ArithmeticException | NumberFormatException fraction) {
            exact = false;
        }
        if (exact && !(whole == 0 && negative && !isParseIntegerOnly())) {
            if (multiplier == 1) {
                return whole;
            }
            if (whole % multiplier == 0) {
                return whole / multiplier;
            }
        }
        v = (negative ? -v : v) / multiplier;
        if (multiplier != 1 && (isParseIntegerOnly() || v == (long) v && !(v == 0 && 1 / v < 0))) {
            return (long) v;
        }
        return v;
    }

    // ---- Patterns ----

    public void applyPattern(String pattern) {
        apply(pattern, false);
    }

    public void applyLocalizedPattern(String pattern) {
        apply(pattern, true);
    }

    private char sign(char standard, boolean localized) {
        if (!localized) {
            return standard;
        }
        switch (standard) {
            case '0':
                return symbols.getZeroDigit();
            case '#':
                return symbols.getDigit();
            case '.':
                return monetary ? symbols.getMonetaryDecimalSeparator()
                        : symbols.getDecimalSeparator();
            case ',':
                return monetary ? symbols.getMonetaryGroupingSeparator()
                        : symbols.getGroupingSeparator();
            case ';':
                return symbols.getPatternSeparator();
            case '%':
                return symbols.getPercent();
            case '\u2030':
                return symbols.getPerMill();
            case '-':
                return symbols.getMinusSign();
            default:
                return standard;
        }
    }

    private void apply(String pattern, boolean localized) {
        monetary = false;
        if (localized) {
            StringBuilder sb = new StringBuilder();
            boolean quoted = false;
            for (int i = 0; i < pattern.length(); i++) {
                char c = pattern.charAt(i);
                if (c == '\'') {
                    quoted = !quoted;
                }
                int k = 0;
                while (!quoted && k < SPECIAL.length()
                        && sign(SPECIAL.charAt(k), true) != c) {
                    k++;
                }
                sb.append(!quoted && k < SPECIAL.length() ? SPECIAL.charAt(k) : c);
            }
            pattern = sb.toString();
        }
        decimalSeparatorAlwaysShown = false;
        useExponentialNotation = false;
        multiplier = 1;
        boolean both = false;
        if (pattern.isEmpty()) {
            posPrefixPattern = "";
            posSuffixPattern = "";
            setMinimumIntegerDigits(0);
            setMaximumIntegerDigits(Integer.MAX_VALUE);
            setMinimumFractionDigits(0);
            setMaximumFractionDigits(Integer.MAX_VALUE);
        } else {
            int p = part(pattern, 0, true);
            if (p + 1 < pattern.length()) {
                part(pattern, p + 1, false);
                both = true;
            }
        }
        if (!both || negPrefixPattern.equals(posPrefixPattern)
                && negSuffixPattern.equals(posSuffixPattern)) {
            negPrefixPattern = "'-" + posPrefixPattern;
            negSuffixPattern = posSuffixPattern;
        }
        expand();
    }

    private static boolean isDigitPart(char c) {
        return c == '#' || c == '0' || c == ',' || c == '.';
    }

    private static IllegalArgumentException refused(String reason, String pattern) {
        return new IllegalArgumentException(reason + " in pattern \"" + pattern + '"');
    }

    /**
     * Reads the positive or the negative half; the index of the separator or the end. In an affix
     * as it is kept, a quote stands before each sign that means more than itself, and before each
     * quote.
     */
    private int part(String pattern, int p, boolean first) {
        StringBuilder prefix = new StringBuilder();
        StringBuilder suffix = new StringBuilder();
        int left = 0;
        int zeros = 0;
        int right = 0;
        int grouping = -1;
        int decimal = -1;
        int scale = 1;
        boolean quoted = false;
        boolean inDigits = false;
        StringBuilder outside = prefix;
        for (; p < pattern.length(); p++) {
            char c = pattern.charAt(p);
            if (!inDigits && !quoted && isDigitPart(c)) {
                inDigits = true;
            }
            if (!inDigits) {
                boolean doubled = p + 1 < pattern.length() && pattern.charAt(p + 1) == c;
                if (c == '\'') {
                    if (doubled) {
                        outside.append("''");
                        p++;
                    } else {
                        quoted = !quoted;
                    }
                } else if (quoted) {
                    outside.append(c);
                } else if (c == CURRENCY) {
                    monetary = true;
                    outside.append('\'').append(c);
                    if (doubled) {
                        outside.append(c);
                        p++;
                    }
                } else if (c == ';') {
                    if (outside == prefix || !first) {
                        throw refused("Unquoted special character ';'", pattern);
                    }
                    break;
                } else if (c == '%' || c == '\u2030') {
                    if (scale != 1) {
                        throw refused("Too many percent/per mille characters", pattern);
                    }
                    scale = c == '%' ? 100 : 1000;
                    outside.append('\'').append(c);
                } else {
                    outside.append(c == '-' ? "'-" : String.valueOf(c));
                }
            } else if (!first && (isDigitPart(c) || c == 'E')) {
                continue; // only the affixes of the negative half count
            } else if (c == '#' || c == '0') {
                if (c == '0') {
                    if (right > 0) {
                        throw refused("Unexpected '0'", pattern);
                    }
                    zeros++;
                } else if (zeros > 0) {
                    right++;
                } else {
                    left++;
                }
                if (grouping >= 0 && decimal < 0) {
                    grouping++;
                }
            } else if (c == ',') {
                grouping = 0;
            } else if (c == '.') {
                if (decimal >= 0) {
                    throw refused("Multiple decimal separators", pattern);
                }
                decimal = left + zeros + right;
            } else {
                inDigits = false;
                outside = suffix;
                if (c != 'E') {
                    p--;
                    continue;
                }
                if (useExponentialNotation) {
                    throw refused("Multiple exponential symbols", pattern);
                }
                useExponentialNotation = true;
                minExponentDigits = 0;
                while (p + 1 < pattern.length() && pattern.charAt(p + 1) == '0') {
                    minExponentDigits++;
                    p++;
                }
                if (left + zeros < 1 || minExponentDigits < 1) {
                    throw new IllegalArgumentException("Malformed exponential pattern \"" + pattern
                            + '"');
                }
            }
        }
        if (quoted) {
            throw new IllegalArgumentException("Malformed pattern \"" + pattern + '"');
        }
        if (first) {
            digitCounts(pattern, left, zeros, right, grouping, decimal);
            posPrefixPattern = prefix.toString();
            posSuffixPattern = suffix.toString();
            multiplier = scale;
        } else {
            negPrefixPattern = prefix.toString();
            negSuffixPattern = suffix.toString();
        }
        return p;
    }

    private void digitCounts(String pattern, int left, int zeros, int right, int grouping,
                             int decimal) {
        if (zeros == 0 && left > 0 && decimal >= 0) {
            int n = decimal;
            if (n == 0) {
                n++;
            }
            right = left - n;
            left = n - 1;
            zeros = 1;
        }
        if (decimal < 0 && right > 0 || decimal >= 0 && (decimal < left || decimal > left + zeros)
                || grouping == 0) {
            throw new IllegalArgumentException("Malformed pattern \"" + pattern + '"');
        }
        int total = left + zeros + right;
        int effective = decimal >= 0 ? decimal : total;
        minimumIntegerDigits = 0;
        int minInteger = effective - left;
        setMaximumIntegerDigits(useExponentialNotation ? left + minInteger : Integer.MAX_VALUE);
        setMinimumIntegerDigits(minInteger);
        setMinimumFractionDigits(0);
        setMaximumFractionDigits(decimal >= 0 ? total - decimal : 0);
        setMinimumFractionDigits(decimal >= 0 ? left + zeros - decimal : 0);
        setGroupingUsed(grouping > 0);
        groupingSize = (byte) Math.max(grouping, 0);
        decimalSeparatorAlwaysShown = decimal == 0 || decimal == total;
    }

    private void expand() {
        positivePrefix = printed(posPrefixPattern, positivePrefix);
        positiveSuffix = printed(posSuffixPattern, positiveSuffix);
        negativePrefix = printed(negPrefixPattern, negativePrefix);
        negativeSuffix = printed(negSuffixPattern, negativeSuffix);
    }

    /** What is kept of an affix, piece by piece: text, or a sign with the quote before it. */
    private final class Pieces {
        private final String kept;
        private int from;
        private int to;

        Pieces(String kept) {
            this.kept = kept;
        }

        boolean next() {
            from = to;
            if (isSign()) {
                to = kept.startsWith(CURRENCIES, from + 1) ? from + 3 : from + 2;
            } else {
                int quote = kept.indexOf('\'', from);
                to = quote < 0 ? kept.length() : quote;
            }
            return from < to;
        }

        boolean isSign() {
            return kept.startsWith("'", from);
        }

        /** The piece as it stands in a pattern that has no quotes. */
        String written() {
            return kept.substring(isSign() ? from + 1 : from, to);
        }

        String printed() {
            String s = written();
            return !isSign() ? s : s.equals(CURRENCIES) ? symbols.getInternationalCurrencySymbol()
                    : s.charAt(0) == CURRENCY ? symbols.getCurrencySymbol()
                    : symbols.text(sign(s.charAt(0), true));
        }

        /** What a sign is for those who look for fields; null: nothing. */
        Field field() {
            switch (isSign() ? kept.charAt(from + 1) : 0) {
                case '-':
                    return Field.SIGN;
                case '%':
                    return Field.PERCENT;
                case '\u2030':
                    return Field.PERMILLE;
                case CURRENCY:
                    return Field.CURRENCY;
                default:
                    return null;
            }
        }
    }

    /** An affix as it is printed; without a pattern it is text. */
    private String printed(String kept, String text) {
        if (kept == null) {
            return text;
        }
        StringBuilder sb = new StringBuilder();
        for (Pieces p = new Pieces(kept); p.next(); ) {
            sb.append(p.printed());
        }
        return sb.toString();
    }

    private StringBuffer print(StringBuffer to, String kept, String text, FieldPosition pos) {
        if (kept == null) {
            return to.append(text);
        }
        for (Pieces p = new Pieces(kept); p.next(); ) {
            int start = to.length();
            to.append(p.printed());
            Field field = p.field();
            if (field != null) {
                pos.note(OTHER_FIELD, field, start, to.length());
            }
        }
        return to;
    }

    private StringBuffer before(StringBuffer to, boolean negative, FieldPosition pos) {
        return negative ? print(to, negPrefixPattern, negativePrefix, pos)
                : print(to, posPrefixPattern, positivePrefix, pos);
    }

    private StringBuffer after(StringBuffer to, boolean negative, FieldPosition pos) {
        return negative ? print(to, negSuffixPattern, negativeSuffix, pos)
                : print(to, posSuffixPattern, positiveSuffix, pos);
    }

    public String toPattern() {
        return toPattern(false);
    }

    public String toLocalizedPattern() {
        return toPattern(true);
    }

    /** An affix as a pattern writes it. */
    private String written(String kept, String text, boolean localized) {
        StringBuilder sb = new StringBuilder();
        if (kept == null) {
            quote(sb, text, localized);
            return sb.toString();
        }
        for (Pieces p = new Pieces(kept); p.next(); ) {
            String s = p.written();
            if (!p.isSign()) {
                quote(sb, s, localized);
            } else if (s.length() > 1) {
                sb.append(s);
            } else {
                sb.append(s.equals("'") ? "''" : String.valueOf(sign(s.charAt(0), localized)));
            }
        }
        return sb.toString();
    }

    private void quote(StringBuilder sb, String literal, boolean localized) {
        boolean quote = false;
        for (int i = 0; i < SPECIAL.length(); i++) {
            char c = SPECIAL.charAt(i);
            char sign = !localized ? c : c == ',' ? symbols.getGroupingSeparator()
                    : c == '.' ? symbols.getDecimalSeparator() : sign(c, true);
            quote |= c != '\'' && c != 'E' && literal.indexOf(sign) >= 0;
        }
        String s = literal.replace("'", "''");
        sb.append(quote ? "'" + s + "'" : s);
    }

    private String toPattern(boolean localized) {
        String digits = digitPattern(localized);
        String pattern = written(posPrefixPattern, positivePrefix, localized) + digits
                + written(posSuffixPattern, positiveSuffix, localized);
        return negativeFollows() ? pattern : pattern + sign(';', localized)
                + written(negPrefixPattern, negativePrefix, localized) + digits
                + written(negSuffixPattern, negativeSuffix, localized);
    }

    /**
     * Whether what is around negative numbers is what a pattern of one half makes of the positive
     * affixes.
     */
    private boolean negativeFollows() {
        boolean prefix = posPrefixPattern == null && negPrefixPattern == null
                ? negativePrefix.equals(symbols.text(symbols.getMinusSign()) + positivePrefix)
                : ("'-" + posPrefixPattern).equals(negPrefixPattern);
        return prefix && Objects.equals(posSuffixPattern, negSuffixPattern)
                && (posSuffixPattern != null || negativeSuffix.equals(positiveSuffix));
    }

    /** The pattern of what is between the affixes. */
    private String digitPattern(boolean localized) {
        int size = useExponentialNotation ? getMaximumIntegerDigits()
                : 1 + Math.max(groupingSize, getMinimumIntegerDigits());
        int zeros = Math.min(size, getMinimumIntegerDigits());
        StringBuilder sb = new StringBuilder();
        sb.append("#".repeat(size - zeros)).append("0".repeat(zeros));
        if (isGroupingUsed() && groupingSize > 0) {
            for (int at = size - groupingSize; at > 0; at -= groupingSize) {
                sb.insert(at, ',');
            }
        }
        int fraction = getMaximumFractionDigits();
        if (fraction == Integer.MAX_VALUE) {
            fraction = 341; // more than any double has: no limit
        }
        if (fraction > 0 || decimalSeparatorAlwaysShown) {
            zeros = Math.min(fraction, getMinimumFractionDigits());
            sb.append('.').append("0".repeat(zeros)).append("#".repeat(fraction - zeros));
        }
        for (int i = 0; localized && i < sb.length(); i++) {
            sb.setCharAt(i, sign(sb.charAt(i), true));
        }
        if (useExponentialNotation) {
            sb.append(localized ? symbols.getExponentSeparator() : "E");
            sb.append(String.valueOf(sign('0', localized)).repeat(minExponentDigits));
        }
        return sb.toString();
    }

    // ---- Properties ----

    public DecimalFormatSymbols getDecimalFormatSymbols() {
        return (DecimalFormatSymbols) symbols.clone();
    }

    public void setDecimalFormatSymbols(DecimalFormatSymbols newSymbols) {
        if (newSymbols != null) { // the reference ignores null too
            symbols = (DecimalFormatSymbols) newSymbols.clone();
            expand();
        }
    }

    public String getPositivePrefix() {
        return positivePrefix;
    }

    public void setPositivePrefix(String newValue) {
        positivePrefix = newValue;
        posPrefixPattern = null;
    }

    public String getNegativePrefix() {
        return negativePrefix;
    }

    public void setNegativePrefix(String newValue) {
        negativePrefix = newValue;
        negPrefixPattern = null;
    }

    public String getPositiveSuffix() {
        return positiveSuffix;
    }

    public void setPositiveSuffix(String newValue) {
        positiveSuffix = newValue;
        posSuffixPattern = null;
    }

    public String getNegativeSuffix() {
        return negativeSuffix;
    }

    public void setNegativeSuffix(String newValue) {
        negativeSuffix = newValue;
        negSuffixPattern = null;
    }

    public int getMultiplier() {
        return multiplier;
    }

    public void setMultiplier(int newValue) {
        multiplier = newValue;
    }

    @Override
    public void setGroupingUsed(boolean newValue) {
        super.setGroupingUsed(newValue);
    }

    public int getGroupingSize() {
        return groupingSize;
    }

    public void setGroupingSize(int newValue) {
        if (newValue < 0 || newValue > Byte.MAX_VALUE) {
            throw new IllegalArgumentException("newValue is out of valid range. value: "
                    + newValue);
        }
        groupingSize = (byte) newValue;
    }

    public boolean isDecimalSeparatorAlwaysShown() {
        return decimalSeparatorAlwaysShown;
    }

    public void setDecimalSeparatorAlwaysShown(boolean newValue) {
        decimalSeparatorAlwaysShown = newValue;
    }

    public boolean isParseBigDecimal() {
        return parseBigDecimal;
    }

    public void setParseBigDecimal(boolean newValue) {
        parseBigDecimal = newValue;
    }

    @Override
    public void setMaximumIntegerDigits(int newValue) {
        maximumIntegerDigits = Math.max(0, newValue);
        minimumIntegerDigits = Math.min(minimumIntegerDigits, maximumIntegerDigits);
        tellSuper();
    }

    @Override
    public void setMinimumIntegerDigits(int newValue) {
        minimumIntegerDigits = Math.max(0, newValue);
        maximumIntegerDigits = Math.max(minimumIntegerDigits, maximumIntegerDigits);
        tellSuper();
    }

    @Override
    public void setMaximumFractionDigits(int newValue) {
        maximumFractionDigits = Math.max(0, newValue);
        minimumFractionDigits = Math.min(minimumFractionDigits, maximumFractionDigits);
        tellSuper();
    }

    @Override
    public void setMinimumFractionDigits(int newValue) {
        minimumFractionDigits = Math.max(0, newValue);
        maximumFractionDigits = Math.max(minimumFractionDigits, maximumFractionDigits);
        tellSuper();
    }

    @Override
    public int getMaximumIntegerDigits() {
        return maximumIntegerDigits;
    }

    @Override
    public int getMinimumIntegerDigits() {
        return minimumIntegerDigits;
    }

    @Override
    public int getMaximumFractionDigits() {
        return maximumFractionDigits;
    }

    @Override
    public int getMinimumFractionDigits() {
        return minimumFractionDigits;
    }

    @Override
    public Currency getCurrency() {
        return symbols.getCurrency();
    }

    @Override
    public void setCurrency(Currency currency) {
        if (currency != symbols.getCurrency()) {
            symbols.setCurrency(currency);
            if (monetary) {
                expand();
            }
        }
    }

    @Override
    public RoundingMode getRoundingMode() {
        return roundingMode;
    }

    @Override
    public void setRoundingMode(RoundingMode roundingMode) {
        this.roundingMode = Objects.requireNonNull(roundingMode);
    }

    @Override
    public Object clone() {
        DecimalFormat other = (DecimalFormat) super.clone();
        other.symbols = (DecimalFormatSymbols) symbols.clone();
        return other;
    }

    @Override
    Object[] properties() {
        return new Object[] {super.properties(), symbols, positivePrefix, positiveSuffix,
            negativePrefix, negativeSuffix, roundingMode, parseBigDecimal,
            decimalSeparatorAlwaysShown, useExponentialNotation,
            new int[] {multiplier, groupingSize, minimumIntegerDigits, maximumIntegerDigits,
                minimumFractionDigits, maximumFractionDigits}};
    }

    @Override
    public boolean equals(Object obj) {
        return super.equals(obj);
    }

    @Override
    public int hashCode() {
        return (Math.min(getMaximumIntegerDigits(), 309) * 37 + 3) * 37 + positivePrefix.hashCode();
    }

    /* The superclass has no more digits than a double. */
    private void tellSuper() {
        super.setMaximumIntegerDigits(Math.min(maximumIntegerDigits, 309));
        super.setMinimumIntegerDigits(Math.min(minimumIntegerDigits, 309));
        super.setMaximumFractionDigits(Math.min(maximumFractionDigits, 340));
        super.setMinimumFractionDigits(Math.min(minimumFractionDigits, 340));
    }

    private static boolean isCurrency(String pattern) {
        return pattern != null && pattern.indexOf("'" + CURRENCY) >= 0;
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (serialVersionOnStream < 4) {
            roundingMode = RoundingMode.HALF_EVEN;
        }
        if (serialVersionOnStream < 3) {
            maximumIntegerDigits = super.getMaximumIntegerDigits();
            minimumIntegerDigits = super.getMinimumIntegerDigits();
            maximumFractionDigits = super.getMaximumFractionDigits();
            minimumFractionDigits = super.getMinimumFractionDigits();
        }
        serialVersionOnStream = 4;
        monetary = isCurrency(posPrefixPattern) || isCurrency(posSuffixPattern)
                || isCurrency(negPrefixPattern) || isCurrency(negSuffixPattern);
    }
}
