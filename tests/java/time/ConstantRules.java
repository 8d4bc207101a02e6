/* SPDX-License-Identifier: MIT */
import java.time.*; import java.time.zone.*; import java.util.*; import java.time.format.*;
import java.text.ParsePosition; import java.time.temporal.*;

/**
 * Rules of a clock that never changes, asked about nothing too; default zones without a known name;
 * names of zones in any case.
 */
public class ConstantRules {

    public static void main(String[] a) throws Exception {
        ZoneOffset p1 = ZoneOffset.ofHours(1),
            p2 = ZoneOffset.ofHours(2);
        ZoneOffsetTransition t = ZoneOffsetTransition.of(
            LocalDateTime.of(2020, 1, 1, 2, 0),
            p1,
            p2
        );
        ZoneRules[] rs = {
            ZoneRules.of(p1),
            ZoneRules.of(p1, p1, List.of(), List.of(), List.of()),
            ZoneRules.of(p1, p2, List.of(), List.of(), List.of()),
            ZoneRules.of(p1, p1, List.of(t), List.of(), List.of()),
            ZoneRules.of(p1, p1, List.of(), List.of(t), List.of())
        };
        for (ZoneRules r : rs) {
            System.out.println(
                r + " " + r.isFixedOffset() + " " + r.getTransitions() + r.getTransitionRules()
            );
            for (Instant i : new Instant[] {
                null,
                Instant.EPOCH,
                Instant.parse("2021-01-01T00:00:00Z")
            }) {
                String s = i + ": ";
                try {
                    s += r.getOffset(i);
                } catch (RuntimeException e) {
                    s += e.getClass().getSimpleName();
                }
                try {
                    s += " " + r.getStandardOffset(i);
                } catch (RuntimeException e) {
                    s += e.getClass().getSimpleName();
                }
                try {
                    s += " " + r.getDaylightSavings(i);
                } catch (RuntimeException e) {
                    s += e.getClass().getSimpleName();
                }
                try {
                    s += " " + r.isDaylightSavings(i);
                } catch (RuntimeException e) {
                    s += e.getClass().getSimpleName();
                }
                try {
                    s += " " + r.nextTransition(i);
                } catch (RuntimeException e) {
                    s += e.getClass().getSimpleName();
                }
                try {
                    s += " " + r.previousTransition(i);
                } catch (RuntimeException e) {
                    s += e.getClass().getSimpleName();
                }
                System.out.println(s);
            }
            for (LocalDateTime i : new LocalDateTime[] {
                null,
                LocalDateTime.of(2000, 1, 1, 1, 1),
                LocalDateTime.of(2020, 1, 1, 2, 0),
                LocalDateTime.of(2021, 1, 1, 1, 0)
            }) {
                String s = i + ": ";
                try {
                    s += r.getOffset(i);
                } catch (RuntimeException e) {
                    s += e.getClass().getSimpleName();
                }
                try {
                    s += " " + r.getValidOffsets(i);
                } catch (RuntimeException e) {
                    s += e.getClass().getSimpleName();
                }
                try {
                    s += " " + r.getTransition(i);
                } catch (RuntimeException e) {
                    s += e.getClass().getSimpleName();
                }
                try {
                    s += " " + r.isValidOffset(i, p1);
                } catch (RuntimeException e) {
                    s += e.getClass().getSimpleName();
                }
                try {
                    s += " " + r.isValidOffset(i, null);
                } catch (RuntimeException e) {
                    s += e.getClass().getSimpleName();
                }
                System.out.println(s);
            }
            System.out.println(r.equals(rs[0]) + " " + (r.hashCode() == rs[0].hashCode()));
        }
        ZoneRules far = ZoneRules.of(
            ZoneOffset.UTC,
            ZoneOffset.UTC,
            List.of(),
            List.of(
                ZoneOffsetTransition.of(LocalDateTime.of(1970, 1, 1, 0, 0), ZoneOffset.UTC, p1)
            ),
            List.of(
                ZoneOffsetTransitionRule.of(
                    Month.JANUARY,
                    1,
                    DayOfWeek.SUNDAY,
                    LocalTime.MIDNIGHT,
                    true,
                    ZoneOffsetTransitionRule.TimeDefinition.STANDARD,
                    ZoneOffset.UTC,
                    ZoneOffset.UTC,
                    p1
                )
            )
        );
        System.out.println(far.nextTransition(LocalDateTime.MAX.toInstant(ZoneOffset.UTC)));
        for (String id : new String[] {
            "Something Weird",
            "SomethingWeird",
            "Europe/Paris",
            "UTC",
            "EST",
            "GMT+3",
            "CTT",
            "",
            "+01:00",
            "A/B"
        }) {
            TimeZone.setDefault(new SimpleTimeZone(127, id));
            try {
                System.out.println(id + " " + ZoneId.systemDefault());
            } catch (DateTimeException e) {
                System.out.println(e);
            }
        }
        for (String text : new String[] {
            "gmt+00:00",
            "gmt+01:00",
            "utc-01:30",
            "ut+5",
            "Europe/paris",
            "EUROPE/PARIS",
            "est",
            "z",
            "Z",
            "gmt",
            "gmt0",
            "GMT+0",
            "gmtx",
            "utc+",
            "ut+00:00",
            "UTC+00:00",
            "utc+00:00",
            "+00:00",
            "-03:00"
        })
            for (int k = 0; k < 4; k++) {
                DateTimeFormatterBuilder b = new DateTimeFormatterBuilder();
                if ((k & 1) != 0) b.parseCaseInsensitive();
                if (k < 2) b.appendZoneId();
                else b.appendZoneOrOffsetId();
                ParsePosition pos = new ParsePosition(0);
                TemporalAccessor p = b.toFormatter(Locale.ROOT).parseUnresolved(text, pos);
                System.out.println(
                    text +
                        k +
                        " " +
                        pos.getIndex() +
                        " " +
                        pos.getErrorIndex() +
                        " " +
                        (p == null
                            ? null
                            : p.query(TemporalQueries.zone()) +
                              " " +
                              p.query(TemporalQueries.offset()))
                );
            }
    }
}
