/* SPDX-License-Identifier: MIT */
import com.ibm.icu.impl.ZoneMeta;
import com.ibm.icu.text.LocaleDisplayNames;
import com.ibm.icu.text.TimeZoneNames;
import com.ibm.icu.util.Calendar;
import com.ibm.icu.util.Currency;
import com.ibm.icu.util.TimeZone;
import com.ibm.icu.util.ULocale;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/**
 * Writes the tables of codes and their English names: the codes are those of ISO as Debian 12's package iso-codes
 * (4.15) has them, the names, currencies of countries and weeks those of Unicode's CLDR 42 as ICU has it (libicu4j-java 72).
 * Where the reference stands by an older or a newer edition of either, or by ISO where CLDR has another use, that is said here.
 * Run: java ... CodeTables ROOT OUTPUT-ROOT
 */
public final class CodeTables {
    private static final Path ISO = Path.of("/usr/share/iso-codes/json");
    private static final LocaleDisplayNames NAMES = LocaleDisplayNames.getInstance(ULocale.ENGLISH);

    /** Currencies that ISO 4217 withdrew, in list three of the standard. */
    private static final String FORMER_CURRENCIES = "ADP AFA ATS AYM AZM BEF BGL BYB BYR CHE CSD CUC CYP DEM EEK ESP FIM FRF "
        + "GHC GRD GWP HRK IEP ITL LTL LUF LVL MGF MRO MTL MXV MZM NLG PTE ROL RUR SDD SIT SKK SLL SRG STD TMM TPE TRL "
        + "USS VEB VEF XFO XFU YUM ZMK ZWD ZWN ZWR";
    /** Those and newer ones (from amendment 173 on) of which neither package knows the number. */
    private static final Map<String, Integer> NUMBERS = Map.of("AYM", 945, "XAD", 396, "XCG", 532, "ZWG", 924,
        "ZWN", 942);
    /** The minor unit by ISO 4217, where it is not the hundredth; it has none for metals, funds and the like. */
    private static final Map<Integer, String> MINOR_UNITS = Map.of(
        0, "ADP BEF BIF BYB BYR CLP DJF ESP GNF GRD ISK ITL JPY KMF KRW LUF MGF PTE PYG ROL RWF TPE TRL UGX UYI VND VUV "
            + "XAF XOF XPF",
        3, "BHD IQD JOD KWD LYD OMR TND", 4, "CLF",
        -1, "XAG XAU XBA XBB XBC XBD XDR XFO XFU XPD XPT XSU XTS XUA XXX");
    /** Not known to the reference. */
    private static final String UNKNOWN = "UYW";
    /** Currencies of countries by ISO's list one, of 2026, where CLDR names another that is used there. */
    private static final Map<String, String> CURRENCIES_BY_ISO = Map.of("AQ", "---", "BG", "EUR", "CW", "XCG", "LS", "LSL",
        "SV", "SVC", "SX", "XCG", "ZW", "ZWG");
    /** Languages that ISO 639 withdrew or calls otherwise today, and names of an older CLDR. */
    private static final Map<String, String> FORMER_LANGUAGES = Map.of("in", "ind", "iw", "heb", "ji", "yid", "mo", "mol");
    private static final Map<String, String> LANGUAGES_BY_ISO = Map.of("bh", "Bihari", "ff", "Fulah", "mi", "Maori",
        "mo", "Moldavian");
    /** Countries whose week began on Sunday by CLDR 39, and one of the past whose first week had four days. */
    private static final List<String> FORMER_SUNDAYS = List.of("AU", "CN"), FORMER_FOURS = List.of("AN");

    public static void main(String[] args) throws IOException {
        Path in = Path.of(args[0]), out = Path.of(args[1]);
        SourceFile codes = new SourceFile(in, out, "classlib/java/util/IsoCodes.java");
        Map<String, String> currencies = currencies();
        codes.string("CURRENCIES", currencies.entrySet().stream().map(e -> e.getKey() + e.getValue()).collect(joined()));
        codes.string("SYMBOLS", currencies.keySet().stream().filter(c -> !symbol(c).equals(c))
            .map(c -> c + symbol(c) + " ").collect(joined()));
        Map<String, String> countries = pairs("iso_3166-1.json", "alpha_2", "alpha_3");
        codes.string("COUNTRIES", countries.entrySet().stream().map(e -> e.getKey() + e.getValue()
            + currencyOf(e.getKey())).collect(joined()));
        codes.string("COUNTRY_NAMES", countries.keySet().stream().map(c -> NAMES.regionDisplayName(c) + "|")
            .collect(joined()));
        Map<String, String> languages = pairs("iso_639-2.json", "alpha_2", "alpha_3");
        languages.putAll(FORMER_LANGUAGES);
        codes.string("LANGUAGES", languages.entrySet().stream().map(e -> e.getKey() + e.getValue()).collect(joined()));
        codes.string("LANGUAGE_NAMES", languages.keySet().stream().map(c -> LANGUAGES_BY_ISO.getOrDefault(c,
            NAMES.languageDisplayName(c)) + "|").collect(joined()));
        codes.write();

        SourceFile locale = new SourceFile(in, out, "classlib/java/util/Locale.java");
        locale.string("FORMER_COUNTRIES", String.join("", values("iso_3166-3.json", "alpha_4")));
        locale.write();

        SourceFile calendar = new SourceFile(in, out, "classlib/java/util/Calendar.java");
        List<String> regions = new ArrayList<>(countries.keySet());
        calendar.string("SUNDAYS", filter(regions, r -> FORMER_SUNDAYS.contains(r)
            || Calendar.getWeekDataForRegion(r).firstDayOfWeek == Calendar.SUNDAY));
        calendar.string("SATURDAYS", filter(regions, r -> Calendar.getWeekDataForRegion(r).firstDayOfWeek
            == Calendar.SATURDAY));
        regions.addAll(FORMER_FOURS);
        regions.sort(null);
        calendar.string("FOURS", filter(regions, r -> FORMER_FOURS.contains(r)
            || Calendar.getWeekDataForRegion(r).minimalDaysInFirstWeek == 4));
        calendar.write();

        SourceFile zones = new SourceFile(in, out, "classlib/sun/util/calendar/ZoneNames.java");
        zones.array("ROWS", zones.strings("ROWS").stream().map(CodeTables::zone).toList(), 8);
        zones.write();

        SourceFile keys = new SourceFile(in, out, "classlib/sun/util/calendar/ZoneKeys.java");
        keys.string("KEYS", TimeZone.getAvailableIDs(TimeZone.SystemTimeZoneType.CANONICAL, null, null).stream()
            .filter(id -> ZoneMeta.getShortID(id) != null)
            .map(id -> " " + ZoneMeta.getShortID(id) + " " + id).sorted().collect(joined())
            + " unk Etc/Unknown ");
        keys.write();
    }

    private static Collector<CharSequence, ?, String> joined() {
        return Collectors.joining();
    }

    private static String filter(List<String> all, Predicate<String> which) {
        return all.stream().filter(which).collect(joined());
    }

    private static List<String> values(String file, String key) throws IOException {
        Matcher m = Pattern.compile("\"" + key + "\": \"([^\"]*)\"").matcher(Files.readString(ISO.resolve(file)));
        List<String> all = new ArrayList<>();
        while (m.find()) {
            all.add(m.group(1));
        }
        return all;
    }

    /** The objects that have both members, sorted by the first. */
    private static Map<String, String> pairs(String file, String key, String value) throws IOException {
        Map<String, String> all = new TreeMap<>();
        Pattern first = Pattern.compile("\"" + key + "\": \"([^\"]*)\""), second = Pattern.compile("\"" + value
            + "\": \"([^\"]*)\"");
        Matcher object = Pattern.compile("\\{[^{}]*\\}").matcher(Files.readString(ISO.resolve(file)));
        while (object.find()) {
            Matcher a = first.matcher(object.group()), b = second.matcher(object.group());
            if (a.find() && b.find()) {
                all.put(a.group(1), b.group(1));
            }
        }
        return all;
    }

    /** Fraction digits and number by code. */
    private static Map<String, String> currencies() throws IOException {
        Map<String, String> numbers = pairs("iso_4217.json", "alpha_3", "numeric");
        numbers.remove(UNKNOWN);
        for (String code : FORMER_CURRENCIES.split(" ")) {
            numbers.putIfAbsent(code, String.format("%03d", Currency.getInstance(code).getNumericCode()));
        }
        NUMBERS.forEach((code, n) -> numbers.put(code, String.format("%03d", n)));
        Map<String, String> all = new TreeMap<>();
        numbers.forEach((code, n) -> all.put(code, digits(code) + n));
        return all;
    }

    private static String digits(String code) {
        for (Map.Entry<Integer, String> e : MINOR_UNITS.entrySet()) {
            if (e.getValue().contains(code)) {
                return e.getKey() < 0 ? "-" : e.getKey().toString();
            }
        }
        return "2";
    }

    private static String symbol(String code) {
        return Currency.getInstance(code).getSymbol(ULocale.ENGLISH);
    }

    private static String currencyOf(String country) {
        Currency used = Currency.getInstance(new ULocale("", country));
        return CURRENCIES_BY_ISO.getOrDefault(country, used == null ? "---" : used.getCurrencyCode());
    }

    /**
     * A row of ZoneNames: what is said of its zone in full. Daylight time has the reference's word where CLDR has no name for
     * it, and in the Philippines.
     */
    private static String zone(String row) {
        String[] words = row.split(",", -1);
        String id = words[3].equals("Asia/Kolkata") ? "Asia/Calcutta" : words[3];
        TimeZoneNames names = TimeZoneNames.getInstance(ULocale.ENGLISH);
        long when = 1600000000000L; // a day of 2020
        String standard = names.getDisplayName(id, TimeZoneNames.NameType.LONG_STANDARD, when);
        String daylight = names.getDisplayName(id, TimeZoneNames.NameType.LONG_DAYLIGHT, when);
        words[1] = standard.replace(" Standard Time", "");
        if (daylight != null && !id.equals("Asia/Manila")) {
            words[2] = daylight.substring(words[1].length()).replace(" Time", "").trim();
        }
        return '"' + String.join(",", words) + '"';
    }
}
