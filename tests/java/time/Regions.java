/* SPDX-License-Identifier: MIT */
import java.text.SimpleDateFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/** Regions whose clocks change, over years that no later edition of the data will change. */
public class Regions {

    private static final String[] ZONES = {
        "Europe/Berlin",
        "Europe/London",
        "Europe/Dublin",
        "Europe/Moscow",
        "America/New_York",
        "America/Los_Angeles",
        "America/St_Johns",
        "America/Caracas",
        "America/Argentina/Buenos_Aires",
        "America/Grand_Turk",
        "America/Port-au-Prince",
        "Africa/Cairo",
        "Asia/Kolkata",
        "Asia/Kathmandu",
        "Asia/Pyongyang",
        "Australia/Lord_Howe",
        "Australia/Sydney",
        "Antarctica/Macquarie",
        "Pacific/Apia",
        "Pacific/Kwajalein",
        "Pacific/Chatham",
        "UTC",
        "GMT"
    };

    private static void sweep(String id) {
        ZoneRules rules = ZoneId.of(id).getRules();
        TimeZone zone = TimeZone.getTimeZone(id);
        long hash = 0;
        int different = 0;
        long end = LocalDate.of(2019, 1, 1).toEpochDay() * 86400;
        for (
            long s = LocalDate.of(1984, 1, 1).toEpochDay() * 86400;
            s < end;
            s += 86400 * 9 + 3600 * 5
        ) {
            int offset = rules.getOffset(Instant.ofEpochSecond(s)).getTotalSeconds();
            hash = hash * 31 + offset;
            different += zone.getOffset(s * 1000) == offset * 1000 ? 0 : 1;
        }
        System.out.println(id + " " + hash + " " + different);
    }

    private static void changes(String id, int from, int to) {
        ZoneRules rules = ZoneId.of(id).getRules();
        Instant at = LocalDateTime.of(from, 1, 1, 0, 0).toInstant(ZoneOffset.UTC);
        while (true) {
            ZoneOffsetTransition t = rules.nextTransition(at);
            if (t == null || t.getDateTimeBefore().getYear() >= to) {
                break;
            }
            at = t.getInstant();
            System.out.println(
                id +
                    " " +
                    t +
                    " " +
                    rules.isDaylightSavings(at) +
                    " " +
                    t.equals(rules.previousTransition(at.plusNanos(1))) +
                    " " +
                    rules.getValidOffsets(t.getDateTimeBefore().plusMinutes(5)) +
                    " " +
                    rules.getTransition(t.getDateTimeBefore())
            );
        }
    }

    private static void gapsAndOverlaps() {
        ZoneId berlin = ZoneId.of("Europe/Berlin");
        LocalDateTime gap = LocalDateTime.of(2015, 3, 29, 2, 30);
        LocalDateTime overlap = LocalDateTime.of(2015, 10, 25, 2, 30);
        System.out.println(
            ZonedDateTime.of(gap, berlin) +
                " " +
                ZonedDateTime.of(overlap, berlin) +
                " " +
                ZonedDateTime.of(overlap, berlin).withLaterOffsetAtOverlap() +
                " " +
                ZonedDateTime.ofLocal(overlap, berlin, ZoneOffset.ofHours(1)) +
                " " +
                ZonedDateTime.of(overlap, berlin).plusHours(1) +
                " " +
                ZonedDateTime.of(overlap, berlin).plusDays(1) +
                " " +
                ZonedDateTime.of(gap.minusDays(1), berlin).plusDays(1) +
                " " +
                ChronoUnit.HOURS.between(
                    ZonedDateTime.of(2015, 3, 28, 12, 0, 0, 0, berlin),
                    ZonedDateTime.of(2015, 3, 29, 12, 0, 0, 0, berlin)
                )
        );
        try {
            ZonedDateTime.ofStrict(gap, ZoneOffset.ofHours(1), berlin);
        } catch (RuntimeException e) {
            System.out.println(e);
        }
        System.out.println(
            LocalDate.of(2011, 12, 31).atStartOfDay(ZoneId.of("Pacific/Apia")) +
                " " +
                ZonedDateTime.of(2011, 12, 29, 23, 0, 0, 0, ZoneId.of("Pacific/Apia")).plusHours(
                    2
                ) +
                " " +
                LocalDate.of(2013, 10, 20).atStartOfDay(ZoneId.of("America/Sao_Paulo")) +
                " " +
                ZonedDateTime.of(2035, 7, 1, 0, 0, 0, 0, ZoneId.of("Australia/Sydney")) +
                " " +
                ZonedDateTime.parse("2014-07-01T10:15:30+02:00[Europe/Berlin]").withZoneSameInstant(
                    ZoneId.of("Asia/Kolkata")
                ) +
                " " +
                Instant.EPOCH.atZone(ZoneId.of("America/New_York"))
        );
    }

    private static void calendars() {
        for (String id : new String[] {
            "Europe/Berlin",
            "America/New_York",
            "Australia/Lord_Howe"
        }) {
            TimeZone zone = TimeZone.getTimeZone(id);
            GregorianCalendar c = new GregorianCalendar(zone, Locale.US);
            c.clear();
            c.set(2015, Calendar.MARCH, 29, 2, 30);
            SimpleDateFormat f = new SimpleDateFormat("yyyy-MM-dd HH:mm:ss Z", Locale.US);
            f.setTimeZone(zone);
            StringBuilder b = new StringBuilder(
                id +
                    " " +
                    zone.getRawOffset() +
                    " " +
                    zone.useDaylightTime() +
                    " " +
                    zone.getDSTSavings() +
                    " " +
                    zone.observesDaylightTime() +
                    " " +
                    c.getTimeInMillis()
            );
            for (int i = 0; i < 4; i++) {
                c.add(i % 2 == 0 ? Calendar.DAY_OF_MONTH : Calendar.HOUR, i % 2 == 0 ? 1 : 4000);
                b.append(" ")
                    .append(f.format(c.getTime()))
                    .append(' ')
                    .append(c.get(Calendar.DST_OFFSET))
                    .append(zone.inDaylightTime(c.getTime()));
            }
            System.out.println(b);
            GregorianCalendar back = GregorianCalendar.from(c.toZonedDateTime());
            System.out.println(
                back.getTimeInMillis() == c.getTimeInMillis() ? c.toZonedDateTime() : "lost"
            );
        }
        System.out.println(
            TimeZone.getTimeZone("No/Where").getID() +
                " " +
                TimeZone.getTimeZone("GMT+5:30").getID() +
                " " +
                TimeZone.getTimeZone(ZoneId.of("Europe/Berlin")).toZoneId() +
                " " +
                TimeZone.getTimeZone("Europe/Berlin").hasSameRules(
                    TimeZone.getTimeZone("Europe/Paris")
                )
        );
        for (String bad : new String[] {
            "No/Where",
            "../etc/passwd",
            "Europe",
            "europe/berlin",
            "",
            "Europe/Berlin/",
            "tzdata.zi"
        }) {
            try {
                System.out.println(bad + " " + ZoneId.of(bad));
            } catch (RuntimeException e) {
                System.out.println(bad + " " + e.getClass().getName());
            }
        }
    }

    public static void main(String[] args) {
        for (String id : ZONES) {
            sweep(id);
        }
        changes("Europe/Berlin", 1979, 1983);
        changes("Europe/Berlin", 2034, 2037);
        changes("America/New_York", 2005, 2009);
        changes("America/New_York", 2098, 2100);
        changes("America/Grand_Turk", 2013, 2019);
        changes("Australia/Lord_Howe", 2017, 2018);
        changes("Europe/London", 1967, 1973);
        gapsAndOverlaps();
        calendars();
    }
}
