/* SPDX-License-Identifier: MIT */
package java.time.format;

import java.text.DecimalFormatSymbols;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The characters of numbers. */
public final class DecimalStyle {
    public static final DecimalStyle STANDARD = new DecimalStyle('0', '+', '-', '.');
    /** Who asks twice for a locale gets the same object. */
    private static final ConcurrentHashMap<Locale, DecimalStyle> STYLES =
            new ConcurrentHashMap<>();

    private final char zeroDigit;
    private final char positiveSign;
    private final char negativeSign;
    private final char decimalSeparator;

    private DecimalStyle(char zeroDigit, char positiveSign, char negativeSign,
            char decimalSeparator) {
        this.zeroDigit = zeroDigit;
        this.positiveSign = positiveSign;
        this.negativeSign = negativeSign;
        this.decimalSeparator = decimalSeparator;
    }

    public static Set<Locale> getAvailableLocales() {
        return new HashSet<>(List.of(DecimalFormatSymbols.getAvailableLocales()));
    }

    public static DecimalStyle ofDefaultLocale() {
        return of(Locale.getDefault(Locale.Category.FORMAT));
    }

    public static DecimalStyle of(Locale locale) {
        Objects.requireNonNull(locale, "locale");
        DecimalStyle known = STYLES.get(locale);
        if (known != null) {
            return known;
        }
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(locale);
        DecimalStyle made = new DecimalStyle(symbols.getZeroDigit(), '+', symbols.getMinusSign(),
                symbols.getDecimalSeparator());
        known = STYLES.putIfAbsent(locale, made);
        return known == null ? made : known;
    }

    public char getZeroDigit() {
        return zeroDigit;
    }

    public DecimalStyle withZeroDigit(char c) {
        return new DecimalStyle(c, positiveSign, negativeSign, decimalSeparator);
    }

    public char getPositiveSign() {
        return positiveSign;
    }

    public DecimalStyle withPositiveSign(char c) {
        return new DecimalStyle(zeroDigit, c, negativeSign, decimalSeparator);
    }

    public char getNegativeSign() {
        return negativeSign;
    }

    public DecimalStyle withNegativeSign(char c) {
        return new DecimalStyle(zeroDigit, positiveSign, c, decimalSeparator);
    }

    public char getDecimalSeparator() {
        return decimalSeparator;
    }

    public DecimalStyle withDecimalSeparator(char c) {
        return new DecimalStyle(zeroDigit, positiveSign, negativeSign, c);
    }

    /** The value of a digit; negative when it is none. */
    int digit(char c) {
        int value = c - zeroDigit;
        return value <= 9 ? value : -1;
    }

    String digits(String latin) {
        if (zeroDigit == '0') {
            return latin;
        }
        char[] chars = latin.toCharArray();
        for (int i = 0; i < chars.length; i++) {
            chars[i] += zeroDigit - '0';
        }
        return new String(chars);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof DecimalStyle o && zeroDigit == o.zeroDigit
                && positiveSign == o.positiveSign && negativeSign == o.negativeSign
                && decimalSeparator == o.decimalSeparator;
    }

    @Override
    public int hashCode() {
        return zeroDigit + positiveSign + negativeSign + decimalSeparator;
    }

    @Override
    public String toString() {
        return "DecimalStyle[" + zeroDigit + positiveSign + negativeSign + decimalSeparator + "]";
    }
}
