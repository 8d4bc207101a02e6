/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.Serializable;

/** A language, script, country and variant. Display names are English. */
public final class Locale implements Cloneable, Serializable {
    private static final long serialVersionUID = 9149081749638150636L;
    public static final Locale ENGLISH = new Locale("en");
    public static final Locale FRENCH = new Locale("fr");
    public static final Locale GERMAN = new Locale("de");
    public static final Locale ITALIAN = new Locale("it");
    public static final Locale JAPANESE = new Locale("ja");
    public static final Locale KOREAN = new Locale("ko");
    public static final Locale CHINESE = new Locale("zh");
    public static final Locale SIMPLIFIED_CHINESE = new Locale("zh", "CN");
    public static final Locale TRADITIONAL_CHINESE = new Locale("zh", "TW");
    public static final Locale FRANCE = new Locale("fr", "FR");
    public static final Locale GERMANY = new Locale("de", "DE");
    public static final Locale ITALY = new Locale("it", "IT");
    public static final Locale JAPAN = new Locale("ja", "JP");
    public static final Locale KOREA = new Locale("ko", "KR");
    public static final Locale UK = new Locale("en", "GB");
    public static final Locale US = new Locale("en", "US");
    public static final Locale CANADA = new Locale("en", "CA");
    public static final Locale CANADA_FRENCH = new Locale("fr", "CA");
    public static final Locale CHINA = SIMPLIFIED_CHINESE;
    public static final Locale PRC = SIMPLIFIED_CHINESE;
    public static final Locale TAIWAN = TRADITIONAL_CHINESE;
    public static final Locale ROOT = new Locale("");
    private static Locale defaultLocale;

    private final String language;
    private final String script;
    private final String country;
    private final String variant;

    /** What a default locale is for; all have the same. */
    public enum Category {
        DISPLAY, FORMAT
    }

    private Locale(String language, String script, String country, String variant) {
        String l = lower(language);
        this.language = l.equals("iw") ? "he" : l.equals("ji") ? "yi" : l.equals("in") ? "id" : l;
        this.script = script;
        this.country = upper(country);
        this.variant = variant;
    }

    public Locale(String language, String country, String variant) {
        this(language, "", country, variant);
    }

    public Locale(String language, String country) {
        this(language, "", country, "");
    }

    public Locale(String language) {
        this(language, "", "", "");
    }

    private static String lower(String s) {
        char[] cs = s.toCharArray();
        for (int i = 0; i < cs.length; i++) {
            cs[i] += cs[i] >= 'A' && cs[i] <= 'Z' ? 32 : 0;
        }
        return new String(cs);
    }

    private static String upper(String s) {
        char[] cs = s.toCharArray();
        for (int i = 0; i < cs.length; i++) {
            cs[i] -= cs[i] >= 'a' && cs[i] <= 'z' ? 32 : 0;
        }
        return new String(cs);
    }

    public static Locale getDefault() {
        Locale l = defaultLocale;
        if (l == null) {
            String language = System.getProperty("user.language", "en");
            defaultLocale = l = new Locale(language, System.getProperty("user.country", ""));
        }
        return l;
    }

    public static Locale getDefault(Category category) {
        Objects.requireNonNull(category);
        return getDefault();
    }

    public static synchronized void setDefault(Locale newLocale) {
        if (newLocale == null) {
            throw new NullPointerException("Can't set default locale to NULL");
        }
        defaultLocale = newLocale;
    }

    public static synchronized void setDefault(Category category, Locale newLocale) {
        Objects.requireNonNull(category);
        setDefault(newLocale);
    }

    public static Locale[] getAvailableLocales() {
        return new Locale[] {ROOT, ENGLISH, US};
    }

    public String getLanguage() {
        return language;
    }

    public String getScript() {
        return script;
    }

    public String getCountry() {
        return country;
    }

    public String getVariant() {
        return variant;
    }

    public boolean hasExtensions() {
        return false;
    }

    public Locale stripExtensions() {
        return this;
    }

    @Override public String toString() {
        boolean l = !language.isEmpty();
        boolean c = !country.isEmpty();
        boolean v = !variant.isEmpty();
        StringBuilder sb = new StringBuilder(language);
        if (c || (l && (v || !script.isEmpty()))) {
            sb.append('_').append(country);
        }
        if (v && (l || c)) {
            sb.append('_').append(variant);
        }
        if (!script.isEmpty() && (l || c)) {
            sb.append("_#").append(script);
        }
        return sb.toString();
    }

    public String toLanguageTag() {
        StringBuilder sb = new StringBuilder(language.isEmpty() ? "und" : language);
        for (String s : new String[] {script, country}) {
            if (!s.isEmpty()) {
                sb.append('-').append(s);
            }
        }
        boolean legacy = false;
        StringTokenizer st = new StringTokenizer(variant, "_");
        while (st.hasMoreTokens()) {
            String s = st.nextToken();
            int n = s.length();
            if (!legacy && !(n >= 5 && n <= 8 || n == 4 && s.charAt(0) <= '9')) {
                legacy = true;
                sb.append("-x-lvariant");
            }
            sb.append('-').append(s);
        }
        return sb.toString();
    }

    public static Locale forLanguageTag(String languageTag) {
        String language = "";
        String script = "";
        String country = "";
        StringBuilder variant = new StringBuilder();
        StringTokenizer st = new StringTokenizer(languageTag, "-_");
        for (int i = 0; st.hasMoreTokens(); i++) {
            String s = st.nextToken();
            if (i == 0) {
                language = s.equals("und") ? "" : s;
            } else if (s.length() == 4 && Character.isLetter(s.charAt(0)) && country.isEmpty()) {
                script = upper(s.substring(0, 1)) + lower(s.substring(1));
            } else if (country.isEmpty() && variant.length() == 0
                    && (s.length() == 2 || s.length() == 3)) {
                country = s;
            } else if (s.length() == 1) {
                break;
            } else {
                variant.append(variant.length() > 0 ? "_" : "").append(upper(s));
            }
        }
        return new Locale(language, script, country, variant.toString());
    }

    public static String[] getISOCountries() {
        return IsoCodes.column(IsoCodes.COUNTRIES, 8, 0, 2);
    }

    public static String[] getISOLanguages() {
        return IsoCodes.column(IsoCodes.LANGUAGES, 5, 0, 2);
    }

    private static int record(String table, int width, String code) {
        return code.length() == 2 ? IsoCodes.find(table, width, 0, code) : -1;
    }

    public String getISO3Country() {
        int i = record(IsoCodes.COUNTRIES, 8, country);
        if (i < 0 && !country.isEmpty() && country.length() != 3) {
            throw new MissingResourceException("Couldn't find 3-letter country code for "
                + country, "FormatData_" + this, "ShortCountry");
        }
        return i < 0 ? country : IsoCodes.COUNTRIES.substring(i * 8 + 2, i * 8 + 5);
    }

    public String getISO3Language() {
        int i = record(IsoCodes.LANGUAGES, 5, language);
        if (i < 0 && !language.isEmpty() && language.length() != 3) {
            throw new MissingResourceException("Couldn't find 3-letter language code for "
                + language, "FormatData_" + this, "ShortLanguage");
        }
        return i < 0 ? language : IsoCodes.LANGUAGES.substring(i * 5 + 2, i * 5 + 5);
    }

    public String getDisplayScript() {
        return script;
    }

    public String getDisplayScript(Locale inLocale) {
        Objects.requireNonNull(inLocale);
        return script;
    }

    public String getDisplayVariant(Locale inLocale) {
        Objects.requireNonNull(inLocale);
        return variant;
    }

    public String getDisplayLanguage() {
        int i = record(IsoCodes.LANGUAGES, 5, language);
        return i < 0 ? language : IsoCodes.name(IsoCodes.LANGUAGE_NAMES, i);
    }

    public String getDisplayLanguage(Locale inLocale) {
        return getDisplayLanguage();
    }

    public String getDisplayCountry() {
        int i = record(IsoCodes.COUNTRIES, 8, country);
        return i < 0 ? country : IsoCodes.name(IsoCodes.COUNTRY_NAMES, i);
    }

    public String getDisplayCountry(Locale inLocale) {
        return getDisplayCountry();
    }

    public String getDisplayVariant() {
        return variant;
    }

    public String getDisplayName() {
        StringJoiner rest = new StringJoiner(", ");
        for (String s : new String[] {getDisplayScript(), getDisplayCountry(),
            getDisplayVariant()}) {
            if (!s.isEmpty()) {
                rest.add(s);
            }
        }
        String head = getDisplayLanguage();
        return head.isEmpty() ? rest.toString() : rest.length() == 0 ? head
            : head + " (" + rest + ")";
    }

    public String getDisplayName(Locale inLocale) {
        return getDisplayName();
    }

    @Override public Object clone() {
        return new Locale(language, script, country, variant);
    }

    @Override public int hashCode() {
        return ((language.hashCode() * 31 + script.hashCode()) * 31 + country.hashCode()) * 31
            + variant.hashCode();
    }

    @Override public boolean equals(Object obj) {
        return obj instanceof Locale && language.equals(((Locale) obj).language)
            && script.equals(((Locale) obj).script) && country.equals(((Locale) obj).country)
            && variant.equals(((Locale) obj).variant);
    }
}
