/* SPDX-License-Identifier: MIT */
package java.text;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Currency;
import java.util.Locale;
import java.util.Objects;

/** The signs numbers are written with; those of English for every locale. */
public class DecimalFormatSymbols implements Cloneable, Serializable {
    private static final long serialVersionUID = 5772796243397350300L;
    private char zeroDigit = '0';
    private char groupingSeparator = ',';
    private char decimalSeparator = '.';
    private char perMill = '\u2030';
    private char percent = '%';
    private char digit = '#';
    private char patternSeparator = ';';
    private String infinity = "\u221E";
    private String NaN = "NaN";
    private char minusSign = '-';
    private String currencySymbol;
    private String intlCurrencySymbol;
    private char monetarySeparator = '.';
    private char monetaryGroupingSeparator = ',';
    private String exponentialSeparator = "E";
    private final Locale locale;
    private transient Currency currency;
    private transient boolean currencyKnown;
    /* In streams alone. */
    private char exponential = 'E';
    private String minusSignText = "-";
    private String perMillText = "\u2030";
    private String percentText = "%";
    private int serialVersionOnStream = 5;

    public DecimalFormatSymbols() {
        this(Locale.getDefault(Locale.Category.FORMAT));
    }

    public DecimalFormatSymbols(Locale locale) {
        this.locale = Objects.requireNonNull(locale);
    }

    /* Those of the locale, until others are set. */
    private void findCurrency() {
        if (currencyKnown) {
            return;
        }
        currencyKnown = true;
        if (intlCurrencySymbol != null) {
            try {
                currency = Currency.getInstance(intlCurrencySymbol);
            } catch (IllegalArgumentException unknown) {
                currency = null;
            }
            return;
        }
        Currency c = null;
        if (!locale.getCountry().isEmpty()) {
            try {
                c = Currency.getInstance(locale);
            } catch (IllegalArgumentException none) {
                c = null;
            }
        }
        currency = c != null ? c : Currency.getInstance("XXX");
        intlCurrencySymbol = currency.getCurrencyCode();
        currencySymbol = currency.getSymbol(locale);
    }

    public static Locale[] getAvailableLocales() {
        return Locale.getAvailableLocales();
    }

    public static final DecimalFormatSymbols getInstance() {
        return new DecimalFormatSymbols();
    }

    public static final DecimalFormatSymbols getInstance(Locale locale) {
        return new DecimalFormatSymbols(locale);
    }

    public Locale getLocale() {
        return locale;
    }

    public char getZeroDigit() {
        return zeroDigit;
    }

    public void setZeroDigit(char zeroDigit) {
        this.zeroDigit = zeroDigit;
    }

    public char getGroupingSeparator() {
        return groupingSeparator;
    }

    public void setGroupingSeparator(char groupingSeparator) {
        this.groupingSeparator = groupingSeparator;
    }

    public char getDecimalSeparator() {
        return decimalSeparator;
    }

    public void setDecimalSeparator(char decimalSeparator) {
        this.decimalSeparator = decimalSeparator;
    }

    public char getPerMill() {
        return perMill;
    }

    public void setPerMill(char perMill) {
        this.perMill = perMill;
        perMillText = String.valueOf(perMill);
    }

    public char getPercent() {
        return percent;
    }

    public void setPercent(char percent) {
        this.percent = percent;
        percentText = String.valueOf(percent);
    }

    public char getDigit() {
        return digit;
    }

    public void setDigit(char digit) {
        this.digit = digit;
    }

    public char getPatternSeparator() {
        return patternSeparator;
    }

    public void setPatternSeparator(char patternSeparator) {
        this.patternSeparator = patternSeparator;
    }

    public String getInfinity() {
        return infinity;
    }

    public void setInfinity(String infinity) {
        this.infinity = infinity;
    }

    public String getNaN() {
        return NaN;
    }

    public void setNaN(String NaN) {
        this.NaN = NaN;
    }

    public char getMinusSign() {
        return minusSign;
    }

    public void setMinusSign(char minusSign) {
        this.minusSign = minusSign;
        minusSignText = String.valueOf(minusSign);
    }

    public String getCurrencySymbol() {
        findCurrency();
        return currencySymbol;
    }

    public void setCurrencySymbol(String currency) {
        findCurrency();
        currencySymbol = currency;
    }

    public String getInternationalCurrencySymbol() {
        findCurrency();
        return intlCurrencySymbol;
    }

    public void setInternationalCurrencySymbol(String currencyCode) {
        findCurrency();
        intlCurrencySymbol = currencyCode;
        currency = null;
        if (currencyCode != null) {
            try {
                currency = Currency.getInstance(currencyCode);
                currencySymbol = currency.getSymbol();
            } catch (IllegalArgumentException unknown) {
                currency = null;
            }
        }
    }

    public Currency getCurrency() {
        findCurrency();
        return currency;
    }

    public void setCurrency(Currency currency) {
        findCurrency();
        this.currency = Objects.requireNonNull(currency);
        intlCurrencySymbol = currency.getCurrencyCode();
        currencySymbol = currency.getSymbol(locale);
    }

    public char getMonetaryDecimalSeparator() {
        return monetarySeparator;
    }

    public void setMonetaryDecimalSeparator(char sep) {
        monetarySeparator = sep;
    }

    public char getMonetaryGroupingSeparator() {
        return monetaryGroupingSeparator;
    }

    public void setMonetaryGroupingSeparator(char sep) {
        monetaryGroupingSeparator = sep;
    }

    public String getExponentSeparator() {
        return exponentialSeparator;
    }

    public void setExponentSeparator(String exp) {
        exponentialSeparator = Objects.requireNonNull(exp);
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    private Object[] all() {
        findCurrency();
        return new Object[] {zeroDigit, groupingSeparator, decimalSeparator, percent, perMill,
            digit, minusSign, patternSeparator, infinity, NaN, currencySymbol, intlCurrencySymbol,
            currency, monetarySeparator, monetaryGroupingSeparator, exponentialSeparator, locale};
    }

    @Override
    public boolean equals(Object obj) {
        return obj != null && obj.getClass() == getClass()
                && java.util.Arrays.equals(all(), ((DecimalFormatSymbols) obj).all());
    }

    @Override
    public int hashCode() {
        return (zeroDigit * 37 + groupingSeparator) * 37 + decimalSeparator;
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (serialVersionOnStream < 4) {
            exponentialSeparator = String.valueOf(exponential);
        }
        if (serialVersionOnStream < 5) {
            minusSignText = String.valueOf(minusSign);
            perMillText = String.valueOf(perMill);
            percentText = String.valueOf(percent);
        }
        serialVersionOnStream = 5;
    }
}
