/* SPDX-License-Identifier: MIT */
package java.text;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Currency;
import java.util.Locale;
import java.util.Objects;

/** The signs numbers are written with; those of English for every locale. */
public class DecimalFormatSymbols implements Cloneable, Serializable {
    private static final long serialVersionUID = 5772796243397350300L;
    /** Systems of digits by their names in the CLDR, each with its zero. */
    private static final String NUMBERINGS =
            " arab \u0660 arabext \u06F0 bali \u1B50 beng \u09E6 cham \uAA50 deva \u0966"
            + " fullwide \uFF10 gujr \u0AE6 guru \u0A66 hanidec 0 java \uA9D0 kali \uA900"
            + " khmr \u17E0 knda \u0CE6 lana \u1A80 lanatham \u1A90 laoo \u0ED0 lepc \u1C40"
            + " limb \u1946 mlym \u0D66 mong \u1810 mtei \uABF0 mymr \u1040 mymrshan \u1090"
            + " mymrtlng \uA9F0 nkoo \u07C0 olck \u1C50 orya \u0B66 saur \uA8D0 sinh \u0DE6"
            + " sund \u1BB0 talu \u19D0 tamldec \u0BE6 telu \u0C66 thai \u0E50 tibt \u0F20"
            + " vaii \uA620";
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
        int at = numberingOf(locale);
        if (at >= 0) {
            zeroDigit = NUMBERINGS.charAt(at);
            if (zeroDigit == '\u0660' || zeroDigit == '\u06F0') {
                useArabicSigns();
            }
        }
    }

    /**
     * Where the table has the zero of the numbers that a locale asks for, -1 where it asks for
     * none.
     */
    private static int numberingOf(Locale locale) {
        String name = locale.hasExtensions() ? locale.getUnicodeLocaleType("nu") : null;
        int at = name == null ? -1 : NUMBERINGS.indexOf(' ' + name + ' ');
        return at < 0 ? -1 : at + name.length() + 2;
    }

    /** Does a locale ask for other numbers than its own? */
    static boolean hasNumbering(Locale locale) {
        return numberingOf(locale) >= 0;
    }

    /** Do they have Arabic digits, after which a currency stands? */
    static boolean isArabic(Locale locale) {
        int at = numberingOf(locale);
        return at >= 0 && NUMBERINGS.charAt(at) == '\u0660';
    }

    private void useArabicSigns() {
        boolean persian = zeroDigit == '\u06F0';
        decimalSeparator = monetarySeparator = '\u066B';
        groupingSeparator = monetaryGroupingSeparator = '\u066C';
        perMill = '\u0609';
        perMillText = "\u0609";
        percent = '\u066A';
        percentText = persian ? "\u066A" : "\u066A\u061C";
        minusSignText = persian ? "\u200E-\u200E" : "\u061C-";
        exponentialSeparator = persian ? "\u00D7\u06F1\u06F0^" : "\u0627\u0633";
    }

    /** How a sign of a pattern is written, which may be with marks of direction. */
    String text(char sign) {
        return sign == minusSign ? minusSignText : sign == percent ? percentText : sign == perMill
                ? perMillText
                : String.valueOf(sign);
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
        if (!shown(minusSignText, minusSign) || !shown(perMillText, perMill)
                || !shown(percentText, percent)) {
            throw new InvalidObjectException("'char' and 'String' representations of either "
                    + "percent, per mille, and/or minus sign disagree.");
        }
        serialVersionOnStream = 5;
    }

    /* Is `sign` the one character of `text` that is no mark of direction? */
    private static boolean shown(String text, char sign) {
        return text.codePoints().filter(c -> Character.getType(c) != Character.FORMAT).findFirst()
                .orElse(-1) == sign;
    }
}
