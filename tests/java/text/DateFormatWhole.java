/* SPDX-License-Identifier: MIT */
import java.text.DateFormat;
import java.text.DateFormatSymbols;
import java.text.FieldPosition;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.text.SimpleDateFormat;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/**
 * DateFormat, SimpleDateFormat and DateFormatSymbols, member by member, in UTC and in zones made of
 * an offset.
 */
public class DateFormatWhole extends Whole {

    static final TimeZone UTC = TimeZone.getTimeZone("UTC");
    static final long[] TIMES = {
        0,
        -1,
        1700000000123L,
        951782400000L,
        -62135769600000L,
        -62198755200001L,
        253402300799999L,
        -12219292800001L,
        -12219292800000L,
        4102444800000L
    };

    static SimpleDateFormat make(String pattern) {
        SimpleDateFormat f = new SimpleDateFormat(pattern, Locale.US);
        f.setTimeZone(UTC);
        return f;
    }

    static void letters() {
        for (char c : "GyYMLwWDdFEuaHkKhmsSzZX".toCharArray()) {
            StringBuilder line = new StringBuilder().append(c);
            for (int width = 1; width <= 6; width++) {
                String pattern = String.valueOf(c).repeat(width);
                for (long time : new long[] { 1700000000123L, -62198755200001L, 951782400000L }) {
                    try {
                        line.append(" | ").append(make(pattern).format(new Date(time)));
                    } catch (IllegalArgumentException e) {
                        line.append(" ! ").append(e.getMessage());
                    }
                }
            }
            p(line);
        }
        for (String bad : new String[] {
            "b",
            "yyyy-MM-ddTHH",
            "'",
            "yyyy 'x",
            "''",
            "'a''b'",
            "XXXX",
            "\u00e9y",
            "A",
            "",
            "1:2",
            "y'y'y",
            "''''",
            "cc"
        })
            t(() -> make(bad).format(new Date(0)));
        for (long time : TIMES) {
            StringBuilder line = new StringBuilder().append(time);
            for (String pattern : new String[] {
                "yyyy-MM-dd'T'HH:mm:ss.SSSXXX",
                "G y MMMM d EEEE h a",
                "YYYY-'W'ww-u F W",
                "yy/M/d k K H h",
                "D DDD z Z X zzzz"
            })
                line.append(" | ").append(make(pattern).format(new Date(time)));
            p(line);
        }
        for (String id : new String[] {
            "GMT+5:30",
            "GMT-11:15",
            "GMT+0",
            "GMT+23:59",
            "GMT+24",
            "nowhere"
        }) {
            SimpleDateFormat f = make("yyyy-MM-dd HH:mm z Z X XX XXX zzzz");
            f.setTimeZone(TimeZone.getTimeZone(id));
            p(f.format(new Date(1700000000123L)), f.getTimeZone().getID());
        }
        t(() -> new SimpleDateFormat(null));
        t(() -> new SimpleDateFormat("y", (Locale) null));
        t(() -> new SimpleDateFormat("y", (DateFormatSymbols) null));
        t(() -> make("y").format(null));
        t(() -> make("y").format("text"));
        t(() -> make("y").format(0L));
        t(() -> make("y").format(0));
        t(() -> make("y").format(new Date(0), null, new FieldPosition(0)));
        t(() -> make("y").format(new Date(0), new StringBuffer(), null));
    }

    static void parsing() {
        String[][] cases = {
            {
                "yyyy-MM-dd",
                "2024-02-29",
                "2023-02-29",
                "2024-13-01",
                "2024-2-9",
                "02024-02-09",
                "-5-1-1",
                "2024-02-",
                "",
                " 2024-01-01",
                "2024-01-01x",
                "+2024-01-01",
                "99999-1-1",
                "2024--1-5"
            },
            { "yy-M-d", "49-1-1", "50-1-1", "0-1-1", "-1-1-1", "123-1-1", "5-1-1" },
            { "yyyyMMdd", "20240229", "2024229", "1", "20241301" },
            {
                "HH:mm:ss.SSS",
                "00:00:00.000",
                "24:00:00.0",
                "25:61:61.1",
                "1:2:3.4567",
                "-1:0:0.0"
            },
            { "hh:mm a", "12:00 AM", "12:00 pm", "1:30 Pm", "13:00 AM", "0:0 XM" },
            {
                "EEE, d MMM yyyy",
                "Thu, 1 Jan 1970",
                "thursday, 1 january 1970",
                "Fri, 1 Jan 1970",
                "Th, 1 Jan 1970",
                "Thu, 1 Sept 1970"
            },
            { "G y", "AD 2024", "BC 44", "bc 1", "XX 1" },
            { "yyyy DDD", "2024 366", "2023 366", "2023 0" },
            { "YYYY ww u", "2024 01 1", "2020 53 7", "2021 53 1" },
            { "k K", "24 11", "0 0", "1 12" },
            {
                "Z",
                "+0000",
                "-0130",
                "+1",
                "GMT",
                "GMT+5",
                "GMT-5:30",
                "UTC",
                "+05:30",
                "Z",
                "+2500"
            },
            { "X", "Z", "+05", "-0530", "+05:30", "+0", "5" },
            { "XX", "Z", "+05", "-0530", "+05:30" },
            { "XXX", "Z", "+05", "-0530", "+05:30" },
            { "z", "GMT", "UTC", "GMT+1:00", "nothing" },
            { "'at' h 'o''clock'", "at 5 o'clock", "At 5 o'clock", "at 5 oclock" },
            { "MMM", "May", "may", "Ma", "June", "Junee", "12" },
            { "M", "May", "12", "012", "0", "-3" }
        };
        for (String[] each : cases)
            for (int lenient = 0; lenient < 2; lenient++) {
                StringBuilder line = new StringBuilder(each[0] + " " + lenient);
                for (int i = 1; i < each.length; i++) {
                    SimpleDateFormat f = make(each[0]);
                    f.setLenient(lenient == 0);
                    f.set2DigitYearStart(new Date(-631152000000L)); // 1950
                    ParsePosition at = new ParsePosition(0);
                    Date date = f.parse(each[i], at);
                    line.append(" | ")
                        .append(date == null ? "null" : date.getTime())
                        .append(' ')
                        .append(at.getIndex())
                        .append(' ')
                        .append(at.getErrorIndex());
                }
                p(line);
            }
        t(() -> make("yyyy").parse("x"));
        t(() -> make("yyyy").parse(""));
        t(() -> make("yyyy").parse(null));
        t(() -> make("yyyy").parse("2000", null));
        t(() -> ((Date) make("yyyy").parseObject("2000 and more")).getTime());
        t(() -> make("yyyy").parseObject("x"));
        p(make("yyyy").parseObject("x", new ParsePosition(0)));
        t(() -> make("yyyy").parse("2000", new ParsePosition(9)));
        SimpleDateFormat f = make("d");
        f.setTimeZone(TimeZone.getTimeZone("GMT+3"));
        t(() -> f.parse("1"));
        t(() -> make("d Z").parse("1 +0400").getTime());
    }

    static void positions() {
        DateFormat.Field[] fields = {
            DateFormat.Field.ERA,
            DateFormat.Field.YEAR,
            DateFormat.Field.MONTH,
            DateFormat.Field.DAY_OF_MONTH,
            DateFormat.Field.HOUR_OF_DAY1,
            DateFormat.Field.HOUR_OF_DAY0,
            DateFormat.Field.MINUTE,
            DateFormat.Field.SECOND,
            DateFormat.Field.MILLISECOND,
            DateFormat.Field.DAY_OF_WEEK,
            DateFormat.Field.DAY_OF_YEAR,
            DateFormat.Field.DAY_OF_WEEK_IN_MONTH,
            DateFormat.Field.WEEK_OF_YEAR,
            DateFormat.Field.WEEK_OF_MONTH,
            DateFormat.Field.AM_PM,
            DateFormat.Field.HOUR1,
            DateFormat.Field.HOUR0,
            DateFormat.Field.TIME_ZONE
        };
        String pattern = "G yyyy MMMM dd kk HH mm ss SSS EEEE DDD F w W a h K z 'x' Z X y u";
        SimpleDateFormat f = make(pattern);
        for (DateFormat.Field field : fields) {
            FieldPosition at = new FieldPosition(field);
            StringBuffer into = new StringBuffer("<<");
            f.format(new Date(1700000000123L), into, at);
            p(
                field,
                field.getCalendarField(),
                at.getBeginIndex(),
                at.getEndIndex(),
                into.substring(at.getBeginIndex(), at.getEndIndex())
            );
        }
        for (int id = -1; id < 24; id++) {
            FieldPosition at = new FieldPosition(id);
            StringBuffer into = f.format(new Date(1700000000123L), new StringBuffer(), at);
            p(
                id,
                at.getBeginIndex(),
                at.getEndIndex(),
                into.substring(at.getBeginIndex(), at.getEndIndex())
            );
        }
        for (int field = -1; field < 20; field++) {
            int wanted = field;
            t(() -> DateFormat.Field.ofCalendarField(wanted));
        }
        class Own extends DateFormat.Field {

            Own(String name, int field) {
                super(name, field);
            }

            Object resolve() throws Exception {
                return readResolve();
            }
        }
        Own own = new Own("month", 77);
        p(own.getCalendarField(), own.toString().replaceAll(".*\\(", "("));
        t(() -> own.resolve());
        t(() ->
            new FieldPosition(DateFormat.Field.YEAR).equals(
                new FieldPosition(DateFormat.Field.YEAR, -1)
            )
        );
    }

    static void symbols() {
        DateFormatSymbols s = new DateFormatSymbols(Locale.US);
        p(
            s.getEras(),
            s.getMonths(),
            s.getShortMonths(),
            s.getWeekdays(),
            s.getShortWeekdays(),
            s.getAmPmStrings(),
            s.getLocalPatternChars()
        );
        p(
            s.equals(s.clone()),
            s.hashCode() == s.clone().hashCode(),
            s.equals(null),
            DateFormatSymbols.getInstance(Locale.US).equals(s),
            new DateFormatSymbols().getEras().length,
            DateFormatSymbols.getInstance().getMonths().length,
            Arrays.asList(DateFormatSymbols.getAvailableLocales()).contains(Locale.ROOT)
        );
        s.getMonths()[0] = "changed";
        p(s.getMonths()[0], s.getZoneStrings().length > 0);
        s.setEras(new String[] { "before", "after" });
        s.setMonths(new String[] {
            "m1",
            "m2",
            "m3",
            "m4",
            "m5",
            "m6",
            "m7",
            "m8",
            "m9",
            "m10",
            "m11",
            "m12",
            "m13"
        });
        s.setShortMonths(new String[] {
            "a",
            "b",
            "c",
            "d",
            "e",
            "f",
            "g",
            "h",
            "i",
            "j",
            "k",
            "l",
            ""
        });
        s.setWeekdays(new String[] { "", "d1", "d2", "d3", "d4", "d5", "d6", "d7" });
        s.setShortWeekdays(new String[] { "", "1", "2", "3", "4", "5", "6", "7" });
        s.setAmPmStrings(new String[] { "fore", "after" });
        s.setLocalPatternChars("abcdefghijklmnopqrstuvwx");
        s.setZoneStrings(new String[][] { { "UTC", "long", "short", "longer", "shorter" } });
        p(s.getZoneStrings(), s.getLocalPatternChars());
        SimpleDateFormat f = new SimpleDateFormat("G yyyy MMMM MMM d EEEE EEE h a z zzzz", s);
        f.setTimeZone(UTC);
        p(f.format(new Date(1700000000123L)), f.toPattern(), f.toLocalizedPattern());
        t(() -> f.applyLocalizedPattern("a bbbb cccc ddd"));
        p(f.toPattern(), f.format(new Date(1700000000123L)));
        t(() -> f.applyLocalizedPattern("z"));
        t(() -> f.parse("after 2023 m11 14").getTime());
        p(f.getDateFormatSymbols().equals(s), f.getDateFormatSymbols() != s);
        f.setDateFormatSymbols(new DateFormatSymbols(Locale.US));
        p(f.format(new Date(1700000000123L)));
        t(() -> f.setDateFormatSymbols(null));
        t(() -> s.setEras(null));
        t(() -> s.setMonths(null));
        t(() -> s.setZoneStrings(null));
        t(() -> s.setZoneStrings(new String[][] { { "too", "few" } }));
        t(() -> s.setLocalPatternChars(null));
        t(() -> new DateFormatSymbols(null));
        t(() -> DateFormatSymbols.getInstance(null));
    }

    static void instances() {
        int[] styles = { DateFormat.SHORT, DateFormat.MEDIUM, DateFormat.LONG, DateFormat.FULL };
        Date when = new Date(1700000000123L);
        for (int style : styles) {
            DateFormat[] all = {
                DateFormat.getDateInstance(style, Locale.US),
                DateFormat.getTimeInstance(style, Locale.US),
                DateFormat.getDateTimeInstance(style, style, Locale.US),
                DateFormat.getDateTimeInstance(style, 3, Locale.US)
            };
            for (DateFormat each : all) {
                each.setTimeZone(UTC);
                String text = each.format(when);
                p(style, text, ((SimpleDateFormat) each).toPattern());
                t(() -> each.parse(text).getTime());
            }
            p(
                DateFormat.getDateInstance(style) != null,
                DateFormat.getTimeInstance(style) != null,
                DateFormat.getDateTimeInstance(style, style) != null
            );
        }
        p(
            DateFormat.getDateInstance() != null,
            DateFormat.getTimeInstance() != null,
            DateFormat.getInstance() != null,
            DateFormat.getDateTimeInstance() != null,
            Arrays.asList(DateFormat.getAvailableLocales()).contains(Locale.ENGLISH)
        );
        t(() -> DateFormat.getDateInstance(4));
        t(() -> DateFormat.getTimeInstance(-1));
        t(() -> DateFormat.getDateTimeInstance(9, 1));
        t(() -> DateFormat.getDateTimeInstance(1, 9));
        t(() -> DateFormat.getDateInstance(1, null));
        DateFormat f = make("yyyy-MM-dd HH");
        p(
            f.getTimeZone().getID(),
            f.isLenient(),
            f.getCalendar().getClass().getSimpleName(),
            f.getNumberFormat().isGroupingUsed(),
            f.getNumberFormat().isParseIntegerOnly()
        );
        Calendar calendar = new GregorianCalendar(TimeZone.getTimeZone("GMT+2"), Locale.US);
        f.setCalendar(calendar);
        p(f.format(when), f.getCalendar() == calendar, f.getTimeZone().getID());
        f.setLenient(false);
        p(calendar.isLenient(), f.isLenient());
        NumberFormat wide = NumberFormat.getIntegerInstance(Locale.US);
        f.setNumberFormat(wide);
        p(f.getNumberFormat() == wide, f.format(when));
        t(() -> f.setCalendar(null));
        t(() -> make("y").setTimeZone(null));
        t(() -> make("y").setNumberFormat(null));
        SimpleDateFormat a = make("yyyy"),
            b = (SimpleDateFormat) a.clone();
        p(a.equals(b), a.hashCode() == b.hashCode(), a.equals(null), a.equals(make("yy")));
        b.applyPattern("MM");
        p(a.toPattern(), b.toPattern(), a.equals(b), b.format(when), a.toLocalizedPattern());
        t(() -> b.applyPattern("q"));
        t(() -> b.applyPattern(null));
        p(b.toPattern());
        a.set2DigitYearStart(new Date(0));
        p(a.get2DigitYearStart().getTime());
        t(() -> a.set2DigitYearStart(null));
        DateFormat own = new DateFormat() {
            @Override
            public StringBuffer format(Date date, StringBuffer into, FieldPosition at) {
                return into.append(calendar).append(numberFormat).append(date.getTime());
            }

            @Override
            public Date parse(String text, ParsePosition at) {
                if (text.isEmpty()) return null;
                at.setIndex(1);
                return new Date(text.length());
            }
        };
        p(own.format(new Date(5)), own.format((Object) 7L));
        t(() -> own.format("x"));
        t(() -> own.parse("abc").getTime());
        t(() -> own.parse(""));
        t(() -> ((Date) own.parseObject("abcd")).getTime());
        t(() -> own.getCalendar());
        t(() -> own.isLenient());
        t(() -> own.hashCode());
    }

    public static void main(String[] args) {
        TimeZone.setDefault(UTC);
        Locale.setDefault(Locale.US);
        letters();
        parsing();
        positions();
        symbols();
        instances();
    }
}
