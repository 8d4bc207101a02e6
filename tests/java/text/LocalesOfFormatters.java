/* SPDX-License-Identifier: MIT */
import java.text.DecimalFormat;
import java.text.NumberFormat;
import java.time.ZoneId;
import java.time.chrono.ThaiBuddhistChronology;
import java.time.format.DateTimeFormatter;
import java.time.format.DecimalStyle;
import java.util.Calendar;
import java.util.List;
import java.util.Locale;

/**
 * What a locale's extensions give a formatter that is localized, currencies, and calendars that are
 * built.
 */
public class LocalesOfFormatters {
    private static String escaped(String text) {
        StringBuilder s = new StringBuilder();
        text.chars().forEach(c -> s.append(c < 0x7F ? String.valueOf((char) c)
                : String.format("\\u%04X", c)));
        return s.toString();
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        List<String> tags = List.of("en", "en-US", "en-u-nu-thai", "en-u-ca-buddhist",
                "en-u-tz-usnyc", "en-GB-u-ca-roc-nu-deva-tz-jptyo");
        DateTimeFormatter plain = DateTimeFormatter.ofPattern("u", Locale.ENGLISH);
        List<DateTimeFormatter> formatters = List.of(plain,
                plain.withChronology(ThaiBuddhistChronology.INSTANCE), DateTimeFormatter.ISO_DATE,
            plain.withDecimalStyle(DecimalStyle.of(Locale.forLanguageTag("en-u-nu-thai"))),
                    plain.withZone(ZoneId.of("Asia/Tokyo")));
        for (String tag : tags) {
            for (DateTimeFormatter formatter : formatters) {
                DateTimeFormatter f = formatter.localizedBy(Locale.forLanguageTag(tag));
                System.out.println(tag + " " + f.getChronology() + " "
                        + escaped(f.getDecimalStyle().toString()) + " " + f.getZone());
            }
        }
        for (String tag : ("en-u-cf-account,en-US-u-cf-account,en-GB-u-cf-account,und-u-cf-account,"
                + "en-u-cf-standard,en-US-u-cf-account-nu-thai,en-u-rg-gbzzzz,"
                + "en-u-rg-gbzzzz-nu-thai,en-u-rg-zzzzzz,und-u-rg-gbzzzz,"
                + "en-US-u-rg-gbzzzz,en-u-cf-account-cu-eur-rg-gbzzzz,en-u-cu-jpy").split(",")) {
            DecimalFormat f =
                    (DecimalFormat) NumberFormat.getCurrencyInstance(Locale.forLanguageTag(tag));
            System.out.println(tag + " " + escaped(f.toPattern() + " " + f.format(-1234.5) + " "
                    + f.format(2)) + " " + f.getCurrency());
        }
        for (String tag : List.of("en-US", "en-US-u-ca-iso8601", "en-GB-u-ca-iso8601",
                "en-US-u-ca-gregory", "en-US-u-ca-iso8601-fw-sun")) {
            Calendar c = new Calendar.Builder().setLocale(Locale.forLanguageTag(tag)).setDate(1500,
                    0, 1).build();
            System.out.println(tag + " " + c.getFirstDayOfWeek() + " "
                    + c.getMinimalDaysInFirstWeek() + " " + c.getActualMaximum(Calendar.YEAR) + " "
                + c.get(Calendar.DAY_OF_WEEK));
        }
    }
}
