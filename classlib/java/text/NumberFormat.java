/* SPDX-License-Identifier: MIT */
package java.text;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Currency;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Formats numbers; the instances are those of English. */
public abstract class NumberFormat extends Format {
    private static final long serialVersionUID = -2308460125733713944L;
    public static final int INTEGER_FIELD = 0;
    public static final int FRACTION_FIELD = 1;
    private static final Set<Class<?>> WHOLE =
            Set.of(Byte.class, Short.class, Integer.class, Long.class);

    private boolean groupingUsed = true;
    private boolean parseIntegerOnly;
    private int maximumIntegerDigits = 40;
    private int minimumIntegerDigits = 1;
    private int maximumFractionDigits = 3;
    private int minimumFractionDigits;
    /* In streams alone; the bytes are what old readers had. */
    private byte maxIntegerDigits;
    private byte minIntegerDigits;
    private byte maxFractionDigits;
    private byte minFractionDigits;
    private int serialVersionOnStream = 1;

    /** The parts of a formatted number. */
    public static class Field extends Format.Field {
        private static final long serialVersionUID = 7494728892700160890L;
        public static final Field INTEGER = new Field("integer");
        public static final Field FRACTION = new Field("fraction");
        public static final Field EXPONENT = new Field("exponent");
        public static final Field DECIMAL_SEPARATOR = new Field("decimal separator");
        public static final Field SIGN = new Field("sign");
        public static final Field GROUPING_SEPARATOR = new Field("grouping separator");
        public static final Field EXPONENT_SYMBOL = new Field("exponent symbol");
        public static final Field PERCENT = new Field("percent");
        public static final Field PERMILLE = new Field("per mille");
        public static final Field CURRENCY = new Field("currency");
        public static final Field EXPONENT_SIGN = new Field("exponent sign");
        public static final Field PREFIX = new Field("prefix");
        public static final Field SUFFIX = new Field("suffix");

        protected Field(String name) {
            super(name);
        }
    }

    /** How long a short number's words are. */
    public enum Style {
        SHORT, LONG
    }

    protected NumberFormat() {
    }

    @Override
    public StringBuffer format(Object number, StringBuffer to, FieldPosition pos) {
        if (isLong(number)) {
            return format(((Number) number).longValue(), to, pos);
        }
        if (number instanceof Number) {
            return format(((Number) number).doubleValue(), to, pos);
        }
        throw new IllegalArgumentException("Cannot format given Object as a Number");
    }

    /** Whether an object is a whole number that a long holds. */
    static boolean isLong(Object number) {
        if (number instanceof BigInteger) {
            return ((BigInteger) number).bitLength() < Long.SIZE;
        }
        boolean counts = number instanceof AtomicLong || number instanceof AtomicInteger;
        return counts || number instanceof Number && WHOLE.contains(number.getClass());
    }

    @Override
    public final Object parseObject(String source, ParsePosition pos) {
        return parse(source, pos);
    }

    public final String format(double number) {
        return format(number, new StringBuffer(), new FieldPosition(0)).toString();
    }

    public final String format(long number) {
        return format(number, new StringBuffer(), new FieldPosition(0)).toString();
    }

    public abstract StringBuffer format(double number, StringBuffer to, FieldPosition pos);

    public abstract StringBuffer format(long number, StringBuffer to, FieldPosition pos);

    public abstract Number parse(String source, ParsePosition parsePosition);

    public Number parse(String source) throws ParseException {
        ParsePosition p = new ParsePosition(0);
        Number n = parse(source, p);
        if (p.index == 0) {
            throw new ParseException("Unparseable number: \"" + source + "\"", p.errorIndex);
        }
        return n;
    }

    public boolean isParseIntegerOnly() {
        return parseIntegerOnly;
    }

    public void setParseIntegerOnly(boolean value) {
        parseIntegerOnly = value;
    }

    private static NumberFormat of(Locale locale, String pattern) {
        return new DecimalFormat(pattern, DecimalFormatSymbols.getInstance(locale));
    }

    private static Locale standard() {
        return Locale.getDefault(Locale.Category.FORMAT);
    }

    public static final NumberFormat getInstance() {
        return getInstance(standard());
    }

    public static NumberFormat getInstance(Locale inLocale) {
        return of(inLocale, "#,##0.###");
    }

    public static final NumberFormat getNumberInstance() {
        return getInstance(standard());
    }

    public static NumberFormat getNumberInstance(Locale inLocale) {
        return getInstance(inLocale);
    }

    public static final NumberFormat getIntegerInstance() {
        return getIntegerInstance(standard());
    }

    public static NumberFormat getIntegerInstance(Locale inLocale) {
        NumberFormat f = of(inLocale, "#,##0.###");
        f.setMaximumFractionDigits(0);
        f.setRoundingMode(RoundingMode.HALF_EVEN);
        f.setParseIntegerOnly(true);
        return f;
    }

    public static final NumberFormat getCurrencyInstance() {
        return getCurrencyInstance(standard());
    }

    private static String currencyPattern(Locale locale, boolean numbering) {
        if (numbering && DecimalFormatSymbols.isArabic(locale)) {
            return "#,##0.00\u00A0\u00A4";
        } else if (numbering || locale.getLanguage().isEmpty()) {
            return "\u00A4\u00A0#,##0.00";
        }
        return "account".equals(locale.getUnicodeLocaleType("cf"))
                ? "\u00A4#,##0.00;(\u00A4#,##0.00)" : "\u00A4#,##0.00";
    }

    public static NumberFormat getCurrencyInstance(Locale inLocale) {
        boolean numbering = DecimalFormatSymbols.hasNumbering(inLocale);
        NumberFormat f = of(inLocale, currencyPattern(inLocale, numbering));
        if (!numbering && inLocale.getCountry().isEmpty()
                && inLocale.getUnicodeLocaleType("rg") != null) {
            try {
                f.setCurrency(Currency.getInstance(inLocale));
            } catch (IllegalArgumentException e) {
                // There is no such region.
            }
        }
        int digits = f.getCurrency().getDefaultFractionDigits();
        if (digits >= 0) {
            f.setMinimumFractionDigits(digits);
            f.setMaximumFractionDigits(digits);
        }
        return f;
    }

    public static final NumberFormat getPercentInstance() {
        return getPercentInstance(standard());
    }

    public static NumberFormat getPercentInstance(Locale inLocale) {
        return of(inLocale, "#,##0%");
    }

    public static NumberFormat getCompactNumberInstance() {
        return getCompactNumberInstance(standard(), Style.SHORT);
    }

    public static NumberFormat getCompactNumberInstance(Locale locale, Style formatStyle) {
        Objects.requireNonNull(locale);
        boolean root = locale.getLanguage().isEmpty();
        String[] names = {"K", "M", root ? "G" : "B", "T"};
        if (Objects.requireNonNull(formatStyle) == Style.LONG && !root) {
            names = new String[] {"thousand", "million", "billion", "trillion"};
        }
        String[] patterns = new String[15];
        for (int i = 0; i < patterns.length; i++) {
            String name = i < 3 ? null : names[i / 3 - 1];
            String one = "0".repeat(i % 3 + 1) + (i >= 3 && name.length() > 1 ? "' '" : "") + name;
            patterns[i] = i < 3 ? "" : root ? one : "{one:" + one + " other:" + one + "}";
        }
        return new CompactNumberFormat("#,##0.###", DecimalFormatSymbols.getInstance(locale),
                patterns, root ? "" : "one:i = 1 and v = 0");
    }

    public static Locale[] getAvailableLocales() {
        return Locale.getAvailableLocales();
    }

    @Override
    public int hashCode() { // the digits after the point are those of a new format
        return maximumIntegerDigits * 37 + 3;
    }

    /** What is the same in equal formats of a class. */
    Object[] properties() {
        return new Object[] {groupingUsed, parseIntegerOnly,
            new int[] {minimumIntegerDigits, maximumIntegerDigits, minimumFractionDigits,
                maximumFractionDigits}};
    }

    @Override
    public boolean equals(Object obj) {
        return obj != null && obj.getClass() == getClass()
                && Arrays.deepEquals(((NumberFormat) obj).properties(), properties());
    }

    @Override
    public Object clone() {
        return super.clone();
    }

    public boolean isGroupingUsed() {
        return groupingUsed;
    }

    public void setGroupingUsed(boolean newValue) {
        groupingUsed = newValue;
    }

    public int getMaximumIntegerDigits() {
        return maximumIntegerDigits;
    }

    public void setMaximumIntegerDigits(int newValue) {
        maximumIntegerDigits = Math.max(0, newValue);
        minimumIntegerDigits = Math.min(minimumIntegerDigits, maximumIntegerDigits);
    }

    public int getMinimumIntegerDigits() {
        return minimumIntegerDigits;
    }

    public void setMinimumIntegerDigits(int newValue) {
        minimumIntegerDigits = Math.max(0, newValue);
        maximumIntegerDigits = Math.max(minimumIntegerDigits, maximumIntegerDigits);
    }

    public int getMaximumFractionDigits() {
        return maximumFractionDigits;
    }

    public void setMaximumFractionDigits(int newValue) {
        maximumFractionDigits = Math.max(0, newValue);
        minimumFractionDigits = Math.min(minimumFractionDigits, maximumFractionDigits);
    }

    public int getMinimumFractionDigits() {
        return minimumFractionDigits;
    }

    public void setMinimumFractionDigits(int newValue) {
        minimumFractionDigits = Math.max(0, newValue);
        maximumFractionDigits = Math.max(minimumFractionDigits, maximumFractionDigits);
    }

    public Currency getCurrency() {
        throw new UnsupportedOperationException();
    }

    public void setCurrency(Currency currency) {
        throw new UnsupportedOperationException();
    }

    public RoundingMode getRoundingMode() {
        throw new UnsupportedOperationException();
    }

    public void setRoundingMode(RoundingMode roundingMode) {
        throw new UnsupportedOperationException();
    }

    private static byte small(int digits) {
        return (byte) Math.min(digits, Byte.MAX_VALUE);
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        maxIntegerDigits = small(maximumIntegerDigits);
        minIntegerDigits = small(minimumIntegerDigits);
        maxFractionDigits = small(maximumFractionDigits);
        minFractionDigits = small(minimumFractionDigits);
        out.defaultWriteObject();
    }

    /** Of old streams the bytes count, as they had no ints. */
    private static int[] range(ObjectInputStream.GetField read, boolean old, String name)
            throws IOException {
        int least = old ? read.get("min" + name, (byte) 0) : read.get("minimum" + name, 0);
        int most = old ? read.get("max" + name, (byte) 0) : read.get("maximum" + name, 0);
        if (least < 0 || most < least) {
            throw new InvalidObjectException("Digit count range invalid");
        }
        return new int[] {least, most};
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        ObjectInputStream.GetField read = in.readFields();
        boolean old = read.get("serialVersionOnStream", 0) <= 0;
        int[] whole = range(read, old, "IntegerDigits");
        minimumIntegerDigits = whole[0];
        maximumIntegerDigits = whole[1];
        int[] fraction = range(read, old, "FractionDigits");
        minimumFractionDigits = fraction[0];
        maximumFractionDigits = fraction[1];
        groupingUsed = read.get("groupingUsed", false);
        parseIntegerOnly = read.get("parseIntegerOnly", false);
        serialVersionOnStream = 1;
    }
}
