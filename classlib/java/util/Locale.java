/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.Predicate;
import jdk.internal.misc.VM;

/** A language, script, country, variant and extensions. Display names are English. */
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
    public static final char PRIVATE_USE_EXTENSION = 'x';
    public static final char UNICODE_LOCALE_EXTENSION = 'u';
    private static Locale defaultLocale;
    private static Locale displayLocale; // of these null: as the properties of the start say
    private static Locale formatLocale;

    private final String language;
    private final String script;
    private final String country;
    private final String variant;
    /** By letter; null when there is none. */
    private final transient SortedMap<Character, String> extensionMap;
    /* In streams alone. */
    private int hashcode;
    private String extensions;

    /** What a default locale is for; all have the same. */
    public enum Category {
        DISPLAY, FORMAT
    }

    private Locale(String language, String script, String country, String variant,
            SortedMap<Character, String> extensionMap) {
        String l = lower(language);
        String other = renamed(l);
        this.language = (other != null && ofOld(l) != hasOldCodes() ? other : l).intern();
        this.script = script.isEmpty() ? ""
            : (upper(script.substring(0, 1)) + lower(script.substring(1))).intern();
        this.country = upper(country).intern();
        this.variant = variant.intern();
        this.extensionMap = extensionMap != null || variant.isEmpty() ? extensionMap : implied();
    }

    /** The other code of a language whose code was changed, null for all others. */
    static String renamed(String language) {
        return switch (language) {
            case "he" -> "iw";
            case "iw" -> "he";
            case "id" -> "in";
            case "in" -> "id";
            case "yi" -> "ji";
            case "ji" -> "yi";
            default -> null;
        };
    }

    private static boolean ofOld(String code) {
        return code.equals("iw") || code.equals("in") || code.equals("ji");
    }

    private static boolean hasOldCodes() {
        return Boolean.parseBoolean(VM.getSavedProperty("java.locale.useOldISOCodes"));
    }

    /** The code of today, which tags and names go by. */
    private static String today(String language) {
        return ofOld(language) ? renamed(language) : language;
    }

    /** Two old variants stand for extensions. */
    private SortedMap<Character, String> implied() {
        boolean japanese = language.equals("ja") && country.equals("JP") && variant.equals("JP");
        boolean thai = language.equals("th") && country.equals("TH") && variant.equals("TH");
        if (!script.isEmpty() || !japanese && !thai) {
            return null;
        }
        TreeMap<Character, String> map = new TreeMap<>();
        map.put('u', japanese ? "ca-japanese" : "nu-thai");
        return map;
    }

    public Locale(String language, String country, String variant) {
        this(Objects.requireNonNull(language), "", Objects.requireNonNull(country),
            Objects.requireNonNull(variant), null);
    }

    public Locale(String language, String country) {
        this(Objects.requireNonNull(language), "", Objects.requireNonNull(country), "", null);
    }

    public Locale(String language) {
        this(Objects.requireNonNull(language), "", "", "", null);
    }

    static String lower(String s) {
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
            defaultLocale = l = ofProperties("", null);
        }
        return l;
    }

    public static Locale getDefault(Category category) {
        boolean isFormat = Objects.requireNonNull(category) == Category.FORMAT;
        Locale own = isFormat ? formatLocale : displayLocale;
        if (own != null) {
            return own;
        }
        own = ofProperties(isFormat ? ".format" : ".display", getDefault());
        if (isFormat) {
            formatLocale = own;
        } else {
            displayLocale = own;
        }
        return own;
    }

    /** What the properties said at the start; those of a category go before the default. */
    private static Locale ofProperties(String category, Locale base) {
        String language = given("user.language" + category, base == null ? "en" : base.language);
        String script = given("user.script" + category, base == null ? "" : base.script);
        String country = given("user.country" + category, base == null ? "" : base.country);
        String variant = given("user.variant" + category, base == null ? "" : base.variant);
        String region = base == null ? VM.getSavedProperty("user.region") : null;
        if (region != null) {
            int end = region.indexOf('_');
            country = end < 0 ? region : region.substring(0, end);
            variant = end < 0 ? "" : region.substring(end + 1);
            script = "";
        }
        SortedMap<Character, String> map = base == null ? null : base.extensionMap;
        String extensions = VM.getSavedProperty("user.extensions" + category);
        if (extensions != null) {
            SortedMap<Character, String> own = forLanguageTag("und-" + extensions).extensionMap;
            map = own != null ? own : map;
        }
        return new Locale(language, script, country, variant, map);
    }

    private static String given(String property, String otherwise) {
        String value = VM.getSavedProperty(property);
        return value != null ? value : otherwise;
    }

    public static synchronized void setDefault(Locale newLocale) {
        if (newLocale == null) {
            throw new NullPointerException("Can't set default locale to NULL");
        }
        defaultLocale = newLocale;
        displayLocale = newLocale;
        formatLocale = newLocale;
    }

    public static synchronized void setDefault(Category category, Locale newLocale) {
        if (category == null) {
            throw new NullPointerException("Category cannot be NULL");
        }
        if (newLocale == null) {
            throw new NullPointerException("Can't set default locale to NULL");
        }
        if (category == Category.FORMAT) {
            formatLocale = newLocale;
        } else {
            displayLocale = newLocale;
        }
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
        return extensionMap != null;
    }

    public Locale stripExtensions() {
        return extensionMap == null ? this : new Locale(this);
    }

    /** One whose parts are not looked at. */
    static Locale of(String language, String script, String country, String variant) {
        return new Locale(language, script, country, variant, null);
    }

    private Locale(Locale other) {
        language = other.language;
        script = other.script;
        country = other.country;
        variant = other.variant;
        extensionMap = null;
    }

    public String getExtension(char key) {
        if (!LocaleTag.isLetters(String.valueOf(key))) {
            throw new IllegalArgumentException("Ill-formed extension key: " + key);
        }
        return extensionMap == null ? null : extensionMap.get(Character.toLowerCase(key));
    }

    public Set<Character> getExtensionKeys() {
        return extensionMap == null ? Collections.emptySet()
            : Collections.unmodifiableSet(extensionMap.keySet());
    }

    private void unicode(Set<String> attributes, Map<String, String> keywords) {
        LocaleTag.unicode(extensionMap == null ? null : extensionMap.get('u'), attributes,
            keywords);
    }

    public Set<String> getUnicodeLocaleAttributes() {
        TreeSet<String> attributes = new TreeSet<>();
        unicode(attributes, new HashMap<>());
        return Collections.unmodifiableSet(attributes);
    }

    public String getUnicodeLocaleType(String key) {
        if (!LocaleTag.isAlphanumeric(key, 2, 2)) {
            throw new IllegalArgumentException("Ill-formed Unicode locale key: " + key);
        }
        Map<String, String> keywords = new HashMap<>();
        unicode(new HashSet<>(), keywords);
        return keywords.get(lower(key));
    }

    public Set<String> getUnicodeLocaleKeys() {
        TreeMap<String, String> keywords = new TreeMap<>();
        unicode(new HashSet<>(), keywords);
        return Collections.unmodifiableSet(keywords.keySet());
    }

    @Override public String toString() {
        boolean l = !language.isEmpty();
        boolean c = !country.isEmpty();
        boolean v = !variant.isEmpty();
        StringBuilder sb = new StringBuilder(language);
        boolean e = extensionMap != null;
        if (c || (l && (v || e || !script.isEmpty()))) {
            sb.append('_').append(country);
        }
        if (v && (l || c)) {
            sb.append('_').append(variant);
        }
        if (!script.isEmpty() && (l || c)) {
            sb.append("_#").append(script);
        }
        if (e && (l || c)) {
            sb.append(script.isEmpty() ? "_#" : "_").append(LocaleTag.id(extensionMap));
        }
        return sb.toString();
    }

    public String toLanguageTag() {
        return LocaleTag.of(today(language), script, country, variant, extensionMap);
    }

    public static Locale forLanguageTag(String languageTag) {
        return new Builder().take(new LocaleTag(languageTag)).build();
    }

    // ---- Matching ----

    public static List<Locale> filter(List<LanguageRange> priorityList, Collection<Locale> locales,
            FilteringMode mode) {
        return LocaleMatcher.filter(priorityList, locales, mode);
    }

    public static List<Locale> filter(List<LanguageRange> priorityList,
            Collection<Locale> locales) {
        return filter(priorityList, locales, FilteringMode.AUTOSELECT_FILTERING);
    }

    public static List<String> filterTags(List<LanguageRange> priorityList, Collection<String> tags,
            FilteringMode mode) {
        return LocaleMatcher.filterTags(priorityList, tags, mode);
    }

    public static List<String> filterTags(List<LanguageRange> priorityList,
            Collection<String> tags) {
        return filterTags(priorityList, tags, FilteringMode.AUTOSELECT_FILTERING);
    }

    public static Locale lookup(List<LanguageRange> priorityList, Collection<Locale> locales) {
        return LocaleMatcher.lookup(priorityList, locales);
    }

    public static String lookupTag(List<LanguageRange> priorityList, Collection<String> tags) {
        return LocaleMatcher.lookupTag(priorityList, tags);
    }

    /** What becomes of ranges with stars inside when tags are filtered. */
    public enum FilteringMode {
        AUTOSELECT_FILTERING, EXTENDED_FILTERING, IGNORE_EXTENDED_RANGES, MAP_EXTENDED_RANGES,
        REJECT_EXTENDED_RANGES
    }

    /** A range of languages and how much it is wanted. */
    public static final class LanguageRange {
        public static final double MAX_WEIGHT = 1.0;
        public static final double MIN_WEIGHT = 0.0;

        private final String range;
        private final double weight;

        public LanguageRange(String range) {
            this(range, MAX_WEIGHT);
        }

        public LanguageRange(String range, double weight) {
            Objects.requireNonNull(range);
            if (weight < MIN_WEIGHT || weight > MAX_WEIGHT) {
                throw new IllegalArgumentException("weight=" + weight);
            }
            range = range.toLowerCase(ROOT);
            String[] subtags = range.split("-");
            boolean good = subtags.length > 0 && !range.endsWith("-");
            for (int i = 0; i < subtags.length && good; i++) {
                String s = subtags[i];
                good = s.equals("*") || LocaleTag.isAlphanumeric(s, 1, 8)
                    && (i > 0 || LocaleTag.isLetters(s));
            }
            if (!good) {
                throw new IllegalArgumentException("range=" + range);
            }
            this.range = range;
            this.weight = weight;
        }

        public String getRange() {
            return range;
        }

        public double getWeight() {
            return weight;
        }

        public static List<LanguageRange> parse(String ranges) {
            return LocaleMatcher.parse(ranges);
        }

        public static List<LanguageRange> parse(String ranges, Map<String, List<String>> map) {
            return mapEquivalents(parse(ranges), map);
        }

        public static List<LanguageRange> mapEquivalents(List<LanguageRange> priorityList,
                Map<String, List<String>> map) {
            return LocaleMatcher.mapEquivalents(priorityList, map);
        }

        @Override
        public int hashCode() {
            long bits = Double.doubleToLongBits(weight);
            return 37 * (37 * 17 + range.hashCode()) + (int) (bits ^ bits >>> 32);
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof LanguageRange && range.equals(((LanguageRange) obj).range)
                    && weight == ((LanguageRange) obj).weight;
        }

        @Override
        public String toString() {
            return weight == MAX_WEIGHT ? range : range + ";q=" + weight;
        }
    }

    // ---- Building ----

    /** Makes locales whose parts are well-formed. */
    public static final class Builder {
        private String language = "";
        private String script = "";
        private String region = "";
        private String variant = "";
        private final Map<Character, String> extensions = new HashMap<>();
        private final Set<String> attributes = new TreeSet<>();
        private final Map<String, String> keywords = new TreeMap<>();

        public Builder() {
        }

        private static void check(boolean good, String what, String value, int index) {
            if (!good) {
                throw new IllformedLocaleException("Ill-formed " + what + ": " + value, index);
            }
        }

        public Builder setLocale(Locale locale) {
            String l = locale.language;
            String v = locale.variant;
            if (l.equals("no") && locale.country.equals("NO") && v.equals("NY")) {
                l = "nn";
                v = "";
            } else if (locale.implied() != null) {
                v = "";
            }
            subtag(l, LocaleTag::isLanguage, "language");
            subtag(locale.script, LocaleTag::isScript, "script");
            subtag(locale.country, LocaleTag::isRegion, "region");
            int bad = LocaleTag.illFormedVariant(v);
            check(bad < 0, "variant", v, bad);
            clear();
            language = l;
            script = locale.script;
            region = locale.country;
            variant = v;
            if (locale.extensionMap != null) {
                extensions.putAll(locale.extensionMap);
                extensions.remove('u');
                locale.unicode(attributes, keywords);
            }
            return this;
        }

        public Builder setLanguageTag(String languageTag) {
            LocaleTag tag = new LocaleTag(languageTag);
            if (tag.error != null) {
                throw new IllformedLocaleException(tag.error, tag.errorIndex);
            }
            return take(tag);
        }

        Builder take(LocaleTag tag) {
            clear();
            language = tag.language.equalsIgnoreCase("und") ? "" : tag.language;
            script = tag.script;
            region = tag.region;
            variant = String.join("_", tag.variants);
            for (String e : tag.extensions) {
                char letter = Character.toLowerCase(e.charAt(0));
                if (letter == 'u' && attributes.isEmpty() && keywords.isEmpty()) {
                    LocaleTag.unicode(e.substring(2), attributes, keywords);
                } else if (letter != 'u') {
                    extensions.putIfAbsent(letter, e.substring(2));
                }
            }
            if (!tag.privateUse.isEmpty()) {
                extensions.put('x', tag.privateUse);
            }
            return this;
        }

        private static String orEmpty(String s) {
            return s == null ? "" : s;
        }

        /** Empty for null; must be empty or of the form. */
        private static String subtag(String value, Predicate<String> form, String what) {
            String s = orEmpty(value);
            check(s.isEmpty() || form.test(s), what, s, 0);
            return s;
        }

        public Builder setLanguage(String language) {
            this.language = subtag(language, LocaleTag::isLanguage, "language");
            return this;
        }

        public Builder setScript(String script) {
            this.script = subtag(script, LocaleTag::isScript, "script");
            return this;
        }

        public Builder setRegion(String region) {
            this.region = subtag(region, LocaleTag::isRegion, "region");
            return this;
        }

        public Builder setVariant(String variant) {
            String v = orEmpty(variant).replace('-', '_');
            int bad = LocaleTag.illFormedVariant(v);
            check(bad < 0, "variant", variant, bad);
            this.variant = v;
            return this;
        }

        public Builder setExtension(char key, String value) {
            char letter = Character.toLowerCase(key);
            check(LocaleTag.isLetters(String.valueOf(key)), "extension key", String.valueOf(key),
                0);
            String v = orEmpty(value).replace('_', '-');
            int at = 0;
            for (String s : v.isEmpty() ? new String[0] : v.split("-", -1)) {
                check(letter == 'x' ? LocaleTag.isPrivateSubtag(s) : LocaleTag.isExtensionSubtag(s),
                        "extension value", s, at);
                at += s.length() + 1;
            }
            if (letter == 'u') {
                attributes.clear();
                keywords.clear();
                LocaleTag.unicode(v, attributes, keywords);
            } else if (v.isEmpty()) {
                extensions.remove(letter);
            } else {
                extensions.put(letter, v);
            }
            return this;
        }

        public Builder setUnicodeLocaleKeyword(String key, String type) {
            check(LocaleTag.isAlphanumeric(key, 2, 2), "Unicode locale keyword key", key, 0);
            if (type == null) {
                keywords.remove(lower(key));
                return this;
            }
            int at = 0;
            String value = type.replace('_', '-');
            for (String s : value.isEmpty() ? new String[0] : value.split("-", -1)) {
                check(LocaleTag.isAlphanumeric(s, 3, 8), "Unicode locale keyword type", type, at);
                at += s.length() + 1;
            }
            keywords.put(lower(key), lower(value));
            return this;
        }

        public Builder addUnicodeLocaleAttribute(String attribute) {
            check(LocaleTag.isAlphanumeric(attribute, 3, 8), "Unicode locale attribute", attribute,
                0);
            attributes.add(lower(attribute));
            return this;
        }

        public Builder removeUnicodeLocaleAttribute(String attribute) {
            check(LocaleTag.isAlphanumeric(attribute, 3, 8), "Unicode locale attribute", attribute,
                0);
            attributes.remove(lower(attribute));
            return this;
        }

        public Builder clear() {
            language = "";
            script = "";
            region = "";
            variant = "";
            return clearExtensions();
        }

        public Builder clearExtensions() {
            extensions.clear();
            attributes.clear();
            keywords.clear();
            return this;
        }

        public Locale build() {
            Map<Character, String> all = new HashMap<>(extensions);
            String unicode = LocaleTag.unicode(attributes, keywords);
            if (!unicode.isEmpty()) {
                all.put('u', unicode);
            }
            String hidden = LocaleTag.hiddenVariant(extensions.getOrDefault('x', ""));
            String v = variant.isEmpty() || hidden.isEmpty() ? variant + hidden
                : variant + "_" + hidden;
            return new Locale(language, script, region, v, LocaleTag.extensions(all));
        }
    }

    // ---- Codes ----

    /** The kinds of codes that ISO 3166 has for countries. */
    public enum IsoCountryCode {
        PART1_ALPHA2, PART1_ALPHA3, PART3
    }

    /** The codes of ISO 3166-3, of four letters, from which the standard withdrew countries. */
    private static final String FORMER_COUNTRIES =
            "AIDJANHHBQAQBUMMBYAACSHHCSXXCTKIDDDEDYBJFQHHFXFRGEHHHVBFJTUMMIUMNHVUNQAQNTHHPCHH"
            + "PUUMPZPARHZWSKINSUHHTPTLVDVNWKUMYDYEYUCSZRCD";

    public static Set<String> getISOCountries(IsoCountryCode type) {
        if (Objects.requireNonNull(type) != IsoCountryCode.PART3) {
            int letters = type == IsoCountryCode.PART1_ALPHA2 ? 2 : 3;
            return Set.of(IsoCodes.column(IsoCodes.COUNTRIES, 8, letters == 2 ? 0 : 2, letters));
        }
        return Set.of(IsoCodes.column(FORMER_COUNTRIES, 4, 0, 4));
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
        if (i < 0 && !country.isEmpty()) {
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
        if (!variant.isEmpty()) {
            Objects.requireNonNull(inLocale);
        }
        return getDisplayVariant();
    }

    public String getDisplayLanguage() {
        int i = record(IsoCodes.LANGUAGES, 5, language);
        return i < 0 ? language : IsoCodes.name(IsoCodes.LANGUAGE_NAMES, i);
    }

    public String getDisplayLanguage(Locale inLocale) {
        Objects.requireNonNull(inLocale);
        return getDisplayLanguage();
    }

    public String getDisplayCountry() {
        int i = record(IsoCodes.COUNTRIES, 8, country);
        return i < 0 ? country : IsoCodes.name(IsoCodes.COUNTRY_NAMES, i);
    }

    public String getDisplayCountry(Locale inLocale) {
        Objects.requireNonNull(inLocale);
        return getDisplayCountry();
    }

    public String getDisplayVariant() {
        return variant.replace("_", ", ");
    }

    public String getDisplayName() {
        StringJoiner rest = new StringJoiner(", ");
        String head = "";
        for (String s : new String[] {getDisplayLanguage(), getDisplayScript(),
            getDisplayCountry(), getDisplayVariant()}) {
            if (head.isEmpty()) {
                head = s;
            } else if (!s.isEmpty()) {
                rest.add(s);
            }
        }
        return rest.length() == 0 ? head : head + " (" + rest + ")";
    }

    public String getDisplayName(Locale inLocale) {
        Objects.requireNonNull(inLocale);
        return getDisplayName();
    }

    @Override public Object clone() {
        return new Locale(language, script, country, variant, extensionMap);
    }

    @Override public int hashCode() {
        int hash = ((language.hashCode() * 31 + script.hashCode()) * 31 + country.hashCode()) * 31
            + variant.hashCode();
        return extensionMap == null ? hash : hash ^ LocaleTag.id(extensionMap).hashCode();
    }

    @Override public boolean equals(Object obj) {
        return obj instanceof Locale && language.equals(((Locale) obj).language)
            && script.equals(((Locale) obj).script) && country.equals(((Locale) obj).country)
            && variant.equals(((Locale) obj).variant)
            && Objects.equals(extensionMap, ((Locale) obj).extensionMap);
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        hashcode = -1;
        extensions = extensionMap == null ? "" : LocaleTag.id(extensionMap);
        out.defaultWriteObject();
    }

    /* What an older stream lacks is empty. */
    private Object readResolve() {
        return new Locale(text(language), text(script), text(country), text(variant),
                text(extensions).isEmpty() ? null : extensionsOf(extensions));
    }

    private static String text(String read) {
        return read == null ? "" : read;
    }

    private static SortedMap<Character, String> extensionsOf(String read) {
        try {
            return new Builder().setLanguageTag("und-" + read).build().extensionMap;
        } catch (IllformedLocaleException e) {
            int at = Math.max(0, e.getErrorIndex() - "und-".length());
            throw new IllformedLocaleException("Ill-formed extension subtags:"
                    + read.substring(at));
        }
    }
}
