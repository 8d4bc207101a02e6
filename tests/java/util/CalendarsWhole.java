/* SPDX-License-Identifier: MIT */
/*
 * Dates, calendars, time zones, currencies, locales, timers: every member at its edges. The zone is
 * UTC.
 */
import java.time.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

@SuppressWarnings("deprecation")
public class CalendarsWhole extends Whole {

    static final int[] FIELDS = {
        Calendar.ERA,
        Calendar.YEAR,
        Calendar.MONTH,
        Calendar.WEEK_OF_YEAR,
        Calendar.WEEK_OF_MONTH,
        Calendar.DATE,
        Calendar.DAY_OF_YEAR,
        Calendar.DAY_OF_WEEK,
        Calendar.DAY_OF_WEEK_IN_MONTH,
        Calendar.AM_PM,
        Calendar.HOUR,
        Calendar.HOUR_OF_DAY,
        Calendar.MINUTE,
        Calendar.SECOND,
        Calendar.MILLISECOND,
        Calendar.ZONE_OFFSET,
        Calendar.DST_OFFSET
    };

    static String all(Calendar c) {
        StringBuilder b = new StringBuilder();
        for (int f : FIELDS) b.append(c.get(f)).append(' ');
        return b.append(c.getTimeInMillis()).toString();
    }

    static class Open extends GregorianCalendar {

        Open(TimeZone z) {
            super(z);
        }

        @Override
        protected void computeTime() {
            super.computeTime();
        }

        @Override
        protected void computeFields() {
            super.computeFields();
        }

        String state() {
            return (
                areFieldsSet +
                " " +
                isTimeSet +
                " " +
                fields.length +
                " " +
                isSet.length +
                " " +
                time +
                " " +
                internalGet(YEAR)
            );
        }

        void finish() {
            complete();
        }
    }

    /** A calendar of days and their tenths. */
    static class Days extends Calendar {

        Days() {
            super();
        }

        Days(TimeZone z, Locale l) {
            super(z, l);
        }

        @Override
        protected void computeTime() {
            time = internalGet(DAY_OF_YEAR) * 10L;
        }

        @Override
        protected void computeFields() {
            fields[DAY_OF_YEAR] = (int) (time / 10);
            isSet[DAY_OF_YEAR] = true;
            areFieldsSet = true;
        }

        @Override
        public void add(int f, int n) {
            set(f, get(f) + n);
        }

        @Override
        public void roll(int f, boolean up) {
            add(f, up ? 1 : -1);
        }

        @Override
        public int getMinimum(int f) {
            return 0;
        }

        @Override
        public int getMaximum(int f) {
            return 400;
        }

        @Override
        public int getGreatestMinimum(int f) {
            return 0;
        }

        @Override
        public int getLeastMaximum(int f) {
            return 365;
        }
    }

    static void dates() {
        Date d = new Date(100, 1, 29),
            e = new Date(99, 11, 31, 23, 59),
            f = new Date(70, 0, 1, 0, 0, 1),
            g = new Date(0, 0, 1),
            h = new Date(100, 13, 45, 25, 61, 61);
        for (Date x : List.of(
            d,
            e,
            f,
            g,
            h,
            new Date(-1),
            new Date(0),
            new Date(Long.MAX_VALUE),
            new Date(Long.MIN_VALUE),
            new Date("Sat, 12 Aug 1995 13:30:00 GMT"),
            new Date(-62135769600001L)
        )) {
            p(
                x.toString(),
                x.toGMTString(),
                x.toLocaleString(),
                x.getTime(),
                x.getYear(),
                x.getMonth(),
                x.getDate(),
                x.getDay(),
                x.getHours(),
                x.getMinutes(),
                x.getSeconds(),
                x.getTimezoneOffset(),
                x.hashCode()
            );
            p(
                x.after(d),
                x.before(d),
                x.compareTo(d),
                x.equals(d),
                x.equals(x.clone()),
                x.clone() != x
            );
            t(() -> x.toInstant());
            t(() -> x.after(null));
        }
        Date now = new Date();
        p(
            Math.abs(now.getTime() - System.currentTimeMillis()) < 60000,
            Date.UTC(70, 0, 2, 0, 0, 0),
            Date.from(Instant.ofEpochMilli(5)).getTime()
        );
        d.setTime(5);
        p(d.getTime());
        d.setYear(80);
        d.setMonth(13);
        d.setDate(31);
        d.setHours(25);
        d.setMinutes(-1);
        d.setSeconds(70);
        p(d);
        t(() -> Date.from(null));
        t(() -> Date.from(Instant.MAX));
        for (String s : new String[] {
            "1 Jan 2000",
            "Jan 1 2000 12:30 PM",
            "2000/1/2",
            "1/2/99",
            "Sat Aug 12 04:05:02 PDT 1995",
            "12 Aug 95 GMT+3",
            "12 Aug 1995 04:05:06 +0130",
            "Thursday, January 1, 1970",
            "x",
            "",
            "1 Foo 2000",
            "Jan 1",
            "(comment) 3 (more (nested)) Mar 2001",
            "25:61",
            null
        })
            t(() -> Date.parse(s));
    }

    static void calendars() {
        p(
            Calendar.getInstance() instanceof GregorianCalendar,
            Calendar.getInstance(Locale.US).getFirstDayOfWeek(),
            Calendar.getInstance(TimeZone.getTimeZone("GMT+2")).getTimeZone().getID(),
            Calendar.getInstance(TimeZone.getTimeZone("GMT"), Locale.ROOT).getFirstDayOfWeek(),
            Calendar.getAvailableLocales().length > 0,
            Calendar.getAvailableCalendarTypes().contains("gregory")
        );
        GregorianCalendar[] some = {
            new GregorianCalendar(2000, 1, 29),
            new GregorianCalendar(1999, 11, 31, 23, 59),
            new GregorianCalendar(2024, 11, 30),
            new GregorianCalendar(2021, 0, 3),
            new GregorianCalendar(1900, 1, 28)
        };
        for (GregorianCalendar c : some) {
            p(
                all(c),
                c.isLeapYear(c.get(Calendar.YEAR)),
                c.getWeekYear(),
                c.getWeeksInWeekYear(),
                c.isWeekDateSupported(),
                c.hashCode() == c.clone().hashCode(),
                c.equals(c.clone()),
                c.getTime().getTime(),
                c.getTimeZone().getID(),
                c.toInstant()
            );
            StringBuilder b = new StringBuilder();
            for (int f : FIELDS)
                if (f != Calendar.YEAR) b.append(c.getActualMinimum(f))
                    .append('-')
                    .append(c.getActualMaximum(f))
                    .append(' ');
            p(b);
            for (int f : FIELDS) {
                if (
                    f == Calendar.ZONE_OFFSET ||
                    f == Calendar.DST_OFFSET ||
                    f == Calendar.WEEK_OF_YEAR ||
                    f == Calendar.WEEK_OF_MONTH
                ) continue;
                for (int n : new int[] { 1, -1, 13, -40 }) {
                    GregorianCalendar added = (GregorianCalendar) c.clone(),
                        rolled = (GregorianCalendar) c.clone();
                    added.add(f, n);
                    rolled.roll(f, n);
                    GregorianCalendar one = (GregorianCalendar) c.clone();
                    one.roll(f, n > 0);
                    p(
                        f,
                        n,
                        added.getTimeInMillis(),
                        rolled.getTimeInMillis(),
                        one.getTimeInMillis()
                    );
                }
            }
        }
        GregorianCalendar c = new GregorianCalendar(TimeZone.getTimeZone("GMT-5"), Locale.US),
            u = new GregorianCalendar(Locale.US),
            z = new GregorianCalendar(TimeZone.getTimeZone("GMT+9")),
            n = new GregorianCalendar();
        p(
            u.getFirstDayOfWeek(),
            u.getMinimalDaysInFirstWeek(),
            z.getTimeZone().getRawOffset(),
            n.isLenient()
        );
        c.setTimeInMillis(1000000000000L);
        u.setTime(new Date(1000000000000L));
        p(all(c), all(u), c.equals(u), c.compareTo(u), c.before(u), c.after("x"), c.before(null));
        c.setTimeZone(TimeZone.getTimeZone("GMT+3"));
        c.setFirstDayOfWeek(Calendar.WEDNESDAY);
        c.setMinimalDaysInFirstWeek(7);
        p(all(c), c.getFirstDayOfWeek(), c.getMinimalDaysInFirstWeek());
        c.set(2003, 4, 5);
        p(all(c));
        c.set(2004, 1, 30, 25, 61);
        p(all(c));
        c.set(2005, 0, 31, 1, 2, 3);
        p(all(c));
        c.clear();
        p(c.isSet(Calendar.YEAR), all(c));
        c.set(Calendar.YEAR, 2010);
        c.clear(Calendar.YEAR);
        p(c.isSet(Calendar.YEAR), c.isSet(Calendar.MONTH), c.get(Calendar.YEAR));
        Open open = new Open(TimeZone.getTimeZone("UTC"));
        open.setTimeInMillis(86400000L * 365);
        open.set(Calendar.YEAR, 1999);
        open.finish();
        p(open.state());
        Days days = new Days(TimeZone.getTimeZone("UTC"), Locale.US);
        days.setTimeInMillis(777);
        days.add(Calendar.DAY_OF_YEAR, 3);
        p(
            days.get(Calendar.DAY_OF_YEAR),
            days.getTimeInMillis(),
            days.isWeekDateSupported(),
            new Days().isLenient()
        );
        t(() -> days.getWeekYear());
        t(() -> days.setWeekDate(1, 1, 1));
        t(() -> days.getWeeksInWeekYear());
    }

    static void zones() {
        for (String id : List.of(
            "UTC",
            "GMT",
            "GMT+1",
            "GMT-12:34",
            "GMT+0530",
            "GMT+24",
            "Nowhere",
            "",
            "gmt+1",
            "Z"
        )) {
            TimeZone z = TimeZone.getTimeZone(id);
            p(
                id,
                z.getID(),
                z.getRawOffset(),
                z.getDSTSavings(),
                z.useDaylightTime(),
                z.observesDaylightTime(),
                z.getOffset(0L),
                z.getOffset(1, 2000, 0, 1, 1, 0),
                z.inDaylightTime(new Date(0)),
                z.getDisplayName(Locale.US),
                z.getDisplayName(false, TimeZone.SHORT),
                z.getDisplayName(false, TimeZone.LONG, Locale.US),
                z.hasSameRules(TimeZone.getTimeZone("UTC")),
                z.hasSameRules(null),
                z.equals(z.clone())
            );
        }
        t(() -> TimeZone.getTimeZone((String) null));
        t(() -> TimeZone.getTimeZone("UTC").getDisplayName(true, 7));
        TimeZone own = new TimeZone() {
            int raw = 1000;

            @Override
            public int getOffset(int era, int year, int month, int day, int dayOfWeek, int millis) {
                return raw + month;
            }

            @Override
            public void setRawOffset(int r) {
                raw = r;
            }

            @Override
            public int getRawOffset() {
                return raw;
            }

            @Override
            public boolean useDaylightTime() {
                return true;
            }

            @Override
            public boolean inDaylightTime(Date d) {
                return d.getTime() > 0;
            }
        };
        own.setID("Own");
        own.setRawOffset(5000);
        p(
            own.getID(),
            own.getDSTSavings(),
            own.observesDaylightTime(),
            own.getOffset(1L),
            own.getOffset(-1L),
            own.hasSameRules(own),
            own.getOffset(1, 0, 7, 0, 0, 0)
        );
        t(() -> own.setID(null));
        TimeZone before = TimeZone.getDefault();
        TimeZone.setDefault(TimeZone.getTimeZone("GMT+7"));
        p(
            TimeZone.getDefault().getID(),
            TimeZone.getDefault() != TimeZone.getDefault(),
            new Date(0).getHours()
        );
        TimeZone.setDefault(null);
        TimeZone.setDefault(before);
        p(Arrays.asList(TimeZone.getAvailableIDs()).contains("UTC"));
        SimpleTimeZone plain = new SimpleTimeZone(3600000, "Plain"),
            rules = new SimpleTimeZone(
                3600000,
                "Rules",
                Calendar.MARCH,
                -1,
                Calendar.SUNDAY,
                7200000,
                Calendar.OCTOBER,
                -1,
                Calendar.SUNDAY,
                10800000
            ),
            saved = new SimpleTimeZone(
                -3600000,
                "Saved",
                Calendar.APRIL,
                8,
                -Calendar.SUNDAY,
                0,
                Calendar.SEPTEMBER,
                15,
                0,
                0,
                1800000
            ),
            modes = new SimpleTimeZone(
                0,
                "Modes",
                9,
                1,
                1,
                3600000,
                SimpleTimeZone.UTC_TIME,
                2,
                1,
                1,
                3600000,
                SimpleTimeZone.STANDARD_TIME,
                7200000
            );
        for (SimpleTimeZone z : List.of(plain, rules, saved, modes)) {
            p(
                z.toString(),
                z.getRawOffset(),
                z.getDSTSavings(),
                z.useDaylightTime(),
                z.observesDaylightTime(),
                z.hashCode(),
                z.equals(z.clone()),
                z.equals(plain),
                z.hasSameRules(plain),
                z.getID()
            );
            StringBuilder b = new StringBuilder();
            for (long at = 0; at < 400L * 86400000; at += 86400000L * 17 + 3600000) b.append(
                z.getOffset(at)
            ).append(z.inDaylightTime(new Date(at)) ? "* " : " ");
            p(
                b,
                z.getOffset(GregorianCalendar.AD, 2000, 6, 4, 3, 100),
                z.getOffset(GregorianCalendar.BC, 2000, 6, 4, 3, 100)
            );
            t(() -> z.getOffset(1, 2000, 12, 1, 1, 1));
            t(() -> z.getOffset(1, 2000, 1, 30, 1, 1));
            t(() -> z.getOffset(5, 2000, 1, 3, 1, 1));
            t(() -> z.getOffset(1, 2000, 1, 3, 8, 1));
            t(() -> z.getOffset(1, 2000, 1, 3, 7, 86400000));
        }
        rules.setRawOffset(0);
        rules.setStartYear(1971);
        rules.setStartRule(3, 10, 7200000);
        rules.setEndRule(8, 11, 7200000);
        p(rules, rules.getOffset(86400000L * 150), rules.getOffset(86400000L * 515));
        rules.setStartRule(3, 2, 4, 0);
        rules.setEndRule(8, 3, 5, 0);
        p(rules);
        rules.setStartRule(3, 2, 4, 0, true);
        rules.setEndRule(8, 3, 5, 0, true);
        p(rules);
        rules.setDSTSavings(1000);
        p(rules.getDSTSavings(), rules.equals(saved));
        t(() -> rules.setDSTSavings(0));
        t(() -> rules.setStartRule(12, 1, 0));
        t(() -> rules.setStartRule(1, 1, 9, 0));
        t(() -> rules.setEndRule(1, 1, -1));
        t(() -> new SimpleTimeZone(0, null));
        t(() -> new SimpleTimeZone(0, "x", 1, 1, 1, 0, 1, 1, 1, 0, 0));
        t(() -> new SimpleTimeZone(0, "x", 1, 1, 1, 0, 9, 1, 1, 1, 0, 0, 5));
    }

    static void locales() {
        for (Locale l : List.of(
            Locale.CANADA,
            Locale.CANADA_FRENCH,
            Locale.CHINA,
            Locale.CHINESE,
            Locale.FRENCH,
            Locale.GERMANY,
            Locale.ITALIAN,
            Locale.ITALY,
            Locale.JAPAN,
            Locale.JAPANESE,
            Locale.KOREA,
            Locale.KOREAN,
            Locale.PRC,
            Locale.SIMPLIFIED_CHINESE,
            Locale.TAIWAN,
            Locale.TRADITIONAL_CHINESE,
            Locale.UK,
            Locale.ROOT,
            new Locale("en", "US", "Variant"),
            Locale.forLanguageTag("sr-Latn-RS"),
            Locale.forLanguageTag("de-DE-u-co-phonebk-x-private"),
            new Locale("iw"),
            new Locale("no", "NO", "NY"),
            new Locale("ja", "JP", "JP")
        )) {
            p(
                l.toString(),
                l.getLanguage(),
                l.getCountry(),
                l.getVariant(),
                l.getScript(),
                l.toLanguageTag(),
                l.hasExtensions(),
                l.stripExtensions(),
                l.equals(l.clone()),
                l.hashCode(),
                l.equals(Locale.forLanguageTag(l.toLanguageTag()))
            );
            t(() -> l.getISO3Language());
            t(() -> l.getISO3Country());
        }
        Locale c = Locale.forLanguageTag("en-Latn-US");
        p(
            c.getDisplayCountry(),
            c.getDisplayLanguage(),
            Locale.UK.getDisplayName(),
            c.getDisplayVariant(),
            c.getDisplayVariant(Locale.US),
            Locale.ROOT.getDisplayName(),
            Locale.ROOT.getDisplayScript()
        );
        p(
            Locale.getDefault(Locale.Category.FORMAT),
            Locale.getDefault(Locale.Category.DISPLAY),
            Locale.getAvailableLocales().length > 0,
            Arrays.asList(Locale.getAvailableLocales()).contains(Locale.US),
            Locale.Category.values()
        );
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.Category.FORMAT, Locale.UK);
        p(Locale.getDefault(Locale.Category.FORMAT), Locale.getDefault());
        Locale.setDefault(before);
        t(() -> Locale.setDefault(null));
        t(() -> Locale.setDefault(Locale.Category.FORMAT, null));
        t(() -> Locale.setDefault((Locale.Category) null, Locale.US));
        t(() -> Locale.getDefault(null));
        t(() -> new Locale(null));
        t(() -> new Locale("a", null));
        for (String tag : List.of(
            "",
            "x",
            "en_US",
            "en-US-",
            "en-a-bb",
            "i-klingon",
            "zh-min-nan",
            "en-latn",
            "de-1996",
            "x-a-b",
            "en-u-ca-gregory",
            "root",
            "und",
            "und-US",
            "123",
            "en-GB-oed",
            "art-lojban",
            "sl-rozaj-biske"
        ))
            p(tag, Locale.forLanguageTag(tag), Locale.forLanguageTag(tag).toLanguageTag());
    }

    static void currencies() {
        Currency c = Currency.getInstance("EUR"),
            u = Currency.getInstance(Locale.US);
        for (Currency x : List.of(c, u, Currency.getInstance("JPY")))
            p(
                x.toString(),
                x.getCurrencyCode(),
                x.getNumericCode(),
                x.getNumericCodeAsString(),
                x.getDefaultFractionDigits(),
                x.getSymbol(Locale.US),
                x == Currency.getInstance(x.getCurrencyCode()),
                Currency.getAvailableCurrencies().contains(x)
            );
        t(() -> Currency.getInstance("XXY"));
        t(() -> Currency.getInstance("eur"));
        t(() -> Currency.getInstance((String) null));
        t(() -> Currency.getInstance(Locale.ROOT));
        t(() -> Currency.getInstance(new Locale("en", "ZZ")));
    }

    static void timers() throws Exception {
        Timer a = new Timer(),
            b = new Timer("named", true),
            c = new Timer(true),
            d = new Timer("x");
        CountDownLatch ran = new CountDownLatch(12);
        class Task extends TimerTask {

            final int times;
            int left;

            Task(int times) {
                this.times = left = times;
            }

            @Override
            public void run() {
                if (
                    scheduledExecutionTime() > System.currentTimeMillis() + 60000
                ) System.out.println("early");
                if (--left <= 0) cancel();
                if (left >= 0) ran.countDown();
            }
        }
        Date past = new Date(System.currentTimeMillis() - 5);
        a.schedule(new Task(1), past);
        a.schedule(new Task(2), past, 1);
        b.scheduleAtFixedRate(new Task(3), 0, 1);
        b.scheduleAtFixedRate(new Task(3), past, 1);
        c.schedule(new Task(1), 0);
        d.schedule(new Task(2), 0, 1);
        ran.await();
        TimerTask waiting = new Task(1);
        // the next one: the timer's own thread does not come to what is cancelled behind it
        a.schedule(new Task(1), 500000);
        a.schedule(waiting, 1000000);
        t(() -> a.schedule(waiting, 5));
        p(waiting.cancel(), waiting.cancel(), a.purge() >= 1, a.purge());
        t(() -> a.schedule(null, 1));
        t(() -> a.schedule(new Task(1), -1));
        t(() -> a.schedule(new Task(1), 1, 0));
        t(() -> a.schedule(new Task(1), new Date(-1)));
        t(() -> a.scheduleAtFixedRate(new Task(1), 1, -1));
        t(() -> a.schedule(new Task(1), Long.MAX_VALUE));
        a.cancel();
        a.cancel();
        t(() -> a.schedule(new Task(1), 1));
        for (Timer x : List.of(b, c, d)) x.cancel();
        p(a.purge());
    }

    public static void main(String[] args) throws Exception {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        Locale.setDefault(Locale.US);
        for (Action part : new Action[] {
            CalendarsWhole::dates,
            CalendarsWhole::calendars,
            CalendarsWhole::zones,
            CalendarsWhole::locales,
            CalendarsWhole::currencies,
            CalendarsWhole::timers
        })
            try {
                part.run();
            } catch (Throwable e) {
                e.printStackTrace();
                System.out.println(e);
            }
    }
}
