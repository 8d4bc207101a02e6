/* SPDX-License-Identifier: MIT */
import java.text.DateFormat;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.SimpleDateFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.chrono.Chronology;
import java.time.format.DateTimeFormatter;
import java.time.format.DecimalStyle;
import java.time.temporal.WeekFields;
import java.util.Calendar;
import java.util.Date;
import java.util.Formatter;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.Scanner;
import java.util.TimeZone;
import java.util.concurrent.Callable;

/** What a locale's extensions say of numbers (nu), zones (tz), calendars (ca) and weeks (fw). */
public class LocaleExtensions {
    private static final Date EPOCH = new Date(0);

    private static void row(String name, Callable<?> c) {
        String result;
        try {
            result = String.valueOf(c.call());
        } catch (Exception e) {
            result = e.toString();
        }
        StringBuilder b = new StringBuilder(name).append(": ");
        for (char k : result.toCharArray()) {
            b.append(k > 31 && k < 127 ? String.valueOf(k) : String.format("\\u%04x", (int) k));
        }
        System.out.println(b);
    }

    private static String signs(Locale l) {
        DecimalFormatSymbols s = DecimalFormatSymbols.getInstance(l);
        return "" + s.getZeroDigit() + s.getDecimalSeparator() + s.getGroupingSeparator()
                + s.getMinusSign()
            + s.getPercent() + s.getPerMill() + s.getExponentSeparator() + s.getNaN()
            + s.getInfinity();
    }

    private static void numbers(String tag) {
        Locale l = Locale.forLanguageTag(tag);
        row(tag, () -> signs(l));
        row(" of the locale", () -> new DecimalFormatSymbols(l).getZeroDigit());
        row(" formats", () -> NumberFormat.getInstance(l).format(-12345.678) + " "
            + NumberFormat.getPercentInstance(l).format(.56) + " "
            + NumberFormat.getIntegerInstance(l).format(1234) + " "
            + NumberFormat.getCompactNumberInstance(l, NumberFormat.Style.SHORT).format(12345));
        row(" currency", () -> NumberFormat.getCurrencyInstance(l).format(9.5));
        NumberFormat f = NumberFormat.getInstance(l);
        row(" read", () -> f.parse(f.format(-1234.5)));
        row(" conversions", () -> String.format(l,
                "%d|%,d|%05d|%.2f|%e|%x|%o|%tY|%s|%a|%tF|%(d|%g", 12, 12345, 42,
            1.5, 1e10, 255, 8, EPOCH, 7, 1.0, EPOCH, -5, 0.001));
        row(" formatter", () -> new Formatter(l).format("%d %,.3f", 77, 1234.5));
        row(" message", () -> new MessageFormat("{0,number} {1}", l).format(new Object[] {1234,
                5}));
        row(" dates", () -> new SimpleDateFormat("yyyy-MM-dd HH:mm", l).format(EPOCH));
        row(" localizedBy", () ->
                DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.SSS").localizedBy(l)
            .format(LocalDateTime.of(2020, 1, 2, 3, 4, 5)));
        row(" withLocale", () -> DateTimeFormatter.ofPattern("yyyy-MM-dd").withLocale(l)
            .format(LocalDate.of(2020, 1, 2)));
        row(" ofPattern", () -> DateTimeFormatter.ofPattern("yyyy-MM-dd",
                l).format(LocalDate.of(2020, 1, 2)));
        row(" style", () -> DecimalStyle.of(l));
        row(" scanner", () -> new Scanner("12 x").useLocale(l).nextInt());
        row(" scanner of its own", () -> new Scanner(String.format(l, "%d",
                56)).useLocale(l).nextInt());
        row(" pattern", () -> new DecimalFormat("#,##0.00",
                DecimalFormatSymbols.getInstance(l)).format(1234.5));
    }

    private static void places(String tag) {
        Locale l = Locale.forLanguageTag(tag);
        row(tag, () -> {
            DateTimeFormatter f = DateTimeFormatter.ISO_LOCAL_DATE.localizedBy(l);
            return f.getZone() + " " + f.getChronology() + " " + f.getLocale();
        });
        row(" moment", () -> DateTimeFormatter.ofPattern("y-MM-dd HH:mm xxx")
            .withZone(ZoneOffset.UTC).localizedBy(l)
            .format(Instant.EPOCH));
        row(" withLocale", () -> {
            DateTimeFormatter f = DateTimeFormatter.ISO_LOCAL_DATE.withLocale(l);
            return f.getZone() + " " + f.getChronology();
        });
        row(" chronology", () -> Chronology.ofLocale(l));
        row(" gregorian", () -> {
            Calendar c = new GregorianCalendar(l);
            return c.getTimeZone().getID() + " " + c.getFirstDayOfWeek() + " "
                    + c.getMinimalDaysInFirstWeek();
        });
        row(" weeks", () -> WeekFields.of(l) + " " + DateTimeFormatter.ofPattern("e w W", l)
            .format(LocalDate.of(2020, 1, 5)));
        row(" given zone", () -> Calendar.getInstance(TimeZone.getTimeZone("GMT+3"),
                l).getTimeZone().getID());
        row(" calendar", () -> {
            Calendar c = Calendar.getInstance(l);
            return c.getTimeZone().getID() + " " + c.getFirstDayOfWeek() + " "
                    + c.getMinimalDaysInFirstWeek();
        });
        row(" builder", () ->
                new Calendar.Builder().setLocale(l).setInstant(0).build().getTimeZone().getID());
        row(" format", () -> new SimpleDateFormat("MM dd HH z", l).format(EPOCH));
        row(" style", () -> DateFormat.getDateTimeInstance(0, 0, l).getTimeZone().getID());
        row(" conversion", () -> String.format(l, "%tZ %<tH", EPOCH));
    }

    public static void main(String[] args) {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        Locale.setDefault(Locale.US);
        for (String nu : ("arab arabext bali beng cham deva fullwide gujr guru hanidec java kali "
                + "khmr knda lana lanatham laoo latn lepc limb mlym mong mtei mymr mymrshan "
                + "nkoo olck orya roman saur sund talu tamldec telu thai tibt vaii xxxx "
                + "native mathbold hans traditio").split(" ")) {
            numbers("en-u-nu-" + nu);
        }
        numbers("en-US");
        numbers("en-US-u-nu-deva");
        for (String tag : ("en-US en-US-u-tz-usnyc en-u-tz-deber en-u-tz-utc en-u-tz-xxxxx "
                + "en-u-tz-jptyo en-u-tz-gblon en-u-tz-uslax en-u-tz-unk en-u-tz-utcw05 "
                + "en-u-tz-est5edt en-u-tz-inccu en-u-tz-aumel en-u-ca-gregory "
                + "en-u-ca-iso8601 en-u-ca-roc en-u-ca-islamic-umalqura en-u-ca-islamicc "
                + "en-u-ca-hebrew en-u-ca-japanese en-US-u-fw-mon en-US-u-fw-wed "
                + "en-GB-u-fw-sun en-US-u-fw-xxx en-US-u-fw-sat en-u-rg-gbzzzz "
                + "en-US-u-rg-gbzzzz en-US-u-rg-dezzzz-fw-tue").split(" ")) {
            places(tag);
        }
    }
}
