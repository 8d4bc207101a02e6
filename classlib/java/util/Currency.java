/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.Serializable;

/** A currency of ISO 4217. There is one object for each. */
public final class Currency implements Serializable {
    private static final long serialVersionUID = -158308464356906721L;
    private static final int WIDTH = 7;
    private static final HashMap<String, Currency> KNOWN = new HashMap<>();

    private final String currencyCode;
    private final transient int index;

    private Currency(String code, int index) {
        currencyCode = code;
        this.index = index;
    }

    public static Currency getInstance(String currencyCode) {
        synchronized (KNOWN) {
            Currency c = known(currencyCode);
            if (c == null) {
                int i = currencyCode.length() != 3 ? -1
                        : IsoCodes.find(IsoCodes.CURRENCIES, WIDTH, 0, currencyCode);
                if (i < 0) {
                    throw new IllegalArgumentException(fault(currencyCode));
                }
                c = new Currency(currencyCode, i);
                KNOWN.put(currencyCode, c);
            }
            return c;
        }
    }

    /** Most codes begin with that of a country: two capitals. */
    private static String fault(String code) {
        if (code.length() != 3) {
            return "The input currency code: \"" + code + "\" must have a length of 3 characters";
        }
        String country = code.substring(0, 2);
        boolean capitals = country.chars().allMatch(c -> c >= 'A' && c <= 'Z');
        return capitals ? "The input currency code: \"" + code + "\" is not a valid ISO 4217 code"
                : "The country code: \"" + country + "\" is not a valid ISO 3166 code";
    }

    private static Currency known(Object key) {
        key.hashCode();
        return KNOWN.get(key);
    }

    public static Currency getInstance(Locale locale) {
        String named = locale.getUnicodeLocaleType("cu");
        if (named != null) {
            try {
                return getInstance(named.toUpperCase(Locale.ROOT));
            } catch (IllegalArgumentException e) {
                // The country decides.
            }
        }
        String region = locale.getUnicodeLocaleType("rg");
        boolean moved = region != null && region.matches("[a-z]{2}zzzz");
        String country = moved ? region.substring(0, 2).toUpperCase(Locale.ROOT)
                : locale.getCountry();
        if (country.equals("XK")) { // Kosovo, whose code is the user's own
            return getInstance("EUR");
        }
        int i = country.length() != 2 ? -1
                : IsoCodes.find(IsoCodes.COUNTRIES, 8, 0, country);
        if (i < 0) {
            throw new IllegalArgumentException("The country of the input locale: \"" + locale
                    + "\" is not a valid ISO 3166 country code");
        }
        String code = IsoCodes.COUNTRIES.substring(i * 8 + 5, i * 8 + 8);
        return code.equals("---") ? null : getInstance(code);
    }

    public static Set<Currency> getAvailableCurrencies() {
        Set<Currency> all = new HashSet<>();
        for (String code : IsoCodes.column(IsoCodes.CURRENCIES, WIDTH, 0, 3)) {
            all.add(getInstance(code));
        }
        return all;
    }

    public String getCurrencyCode() {
        return currencyCode;
    }

    public String getSymbol() {
        return getSymbol(Locale.getDefault(Locale.Category.DISPLAY));
    }

    public String getSymbol(Locale locale) {
        if (locale.getLanguage().isEmpty()
                && (currencyCode.equals("USD") || currencyCode.equals("JPY"))) {
            return currencyCode.equals("USD") ? "US$" : "JP\u00A5";
        }
        int i = IsoCodes.SYMBOLS.indexOf(currencyCode);
        return i < 0 ? currencyCode
                : IsoCodes.SYMBOLS.substring(i + 3, IsoCodes.SYMBOLS.indexOf(' ', i + 3 + 1));
    }

    public int getDefaultFractionDigits() {
        return IsoCodes.CURRENCIES.charAt(index * WIDTH + 3) - '0' >= 0
                ? IsoCodes.CURRENCIES.charAt(index * WIDTH + 3) - '0' : -1;
    }

    public int getNumericCode() {
        return Integer.parseInt(getNumericCodeAsString());
    }

    public String getNumericCodeAsString() {
        return IsoCodes.CURRENCIES.substring(index * WIDTH + 4, index * WIDTH + WIDTH);
    }

    public String getDisplayName() {
        return getDisplayName(Locale.getDefault(Locale.Category.DISPLAY));
    }

    /** The names of currencies are not at hand; the code stands for them. */
    public String getDisplayName(Locale locale) {
        Objects.requireNonNull(locale);
        return currencyCode;
    }

    @Override
    public String toString() {
        return currencyCode;
    }

    private Object readResolve() {
        return getInstance(currencyCode);
    }
}
