/* SPDX-License-Identifier: MIT */
import java.text.SimpleDateFormat;
import java.util.*;

/**
 * Calendars of several zones set, added to, rolled and read at random. Arguments: from, to; then
 * all is told.
 */
public class RandomCalendars {

    static Random random;
    static final String[] ZONES = {
        "UTC",
        "Europe/Berlin",
        "America/New_York",
        "Asia/Kolkata",
        "Australia/Lord_Howe",
        "Pacific/Apia",
        "GMT-3:30",
        "America/Sao_Paulo"
    };
    static final Locale[] LOCALES = { Locale.US, Locale.GERMANY, Locale.FRANCE, Locale.ROOT };

    static int pick(int n) {
        return random.nextInt(n);
    }

    static void change(Calendar c, StringBuilder out) {
        int field = pick(15);
        switch (pick(11)) {
            case 0:
                c.add(field, pick(60) - 30);
                break;
            case 1:
                c.roll(field, pick(60) - 30);
                break;
            case 2:
                c.roll(field, pick(2) == 0);
                break;
            case 3:
                c.set(field, pick(40) - 5);
                break;
            case 4:
                c.set(field, field == Calendar.YEAR ? 1900 + pick(200) : c.getActualMaximum(field));
                break;
            case 5:
                c.set(field, c.getActualMinimum(field));
                break;
            case 6:
                c.setTimeZone(TimeZone.getTimeZone(ZONES[pick(ZONES.length)]));
                break;
            case 7:
                c.clear(field);
                break;
            case 8:
                if (pick(2) == 0) c.setFirstDayOfWeek(1 + pick(7));
                else c.setMinimalDaysInFirstWeek(1 + pick(7));
                break;
            case 9:
                if (pick(2) == 0) c.setLenient(pick(3) > 0);
                else c.add(field, pick(5000) - 2500);
                break;
            default:
                c.set(pick(3000) - 300, pick(14) - 1, pick(34), pick(25), pick(61));
                break;
        }
        if (pick(2) == 0) out.append(c.getTimeInMillis()).append(' ');
    }

    static String run(int seed) {
        random = new Random(seed * 13L + 1);
        StringBuilder out = new StringBuilder();
        GregorianCalendar c = new GregorianCalendar(
            TimeZone.getTimeZone(ZONES[pick(ZONES.length)]),
            LOCALES[pick(LOCALES.length)]
        );
        c.setTimeInMillis(
            pick(4) == 0
                ? (long) (random.nextGaussian() * 6e13)
                : (long) (random.nextDouble() * 2e12)
        );
        if (pick(5) == 0) c.setMinimalDaysInFirstWeek(1 + pick(7));
        if (pick(5) == 0) c.setFirstDayOfWeek(1 + pick(7));
        if (pick(8) == 0) c.setLenient(false);
        try {
            for (int i = 1 + pick(6); i > 0; i--) change(c, out);
            String state = c.toString();
            out.append(state, 0, state.indexOf(",zone="))
                .append(state.substring(state.indexOf(",firstDay")))
                .append(' ');
            for (int f = 0; f < Calendar.FIELD_COUNT; f++) out.append(c.get(f)).append(
                f == 9 ? ";" : ","
            );
            out.append(c.getTimeInMillis())
                .append(c.isLeapYear(c.get(Calendar.YEAR)))
                .append(
                    c.isWeekDateSupported() ? c.getWeekYear() + "w" + c.getWeeksInWeekYear() : ""
                );
            int f = pick(17);
            out.append(' ')
                .append(c.getActualMaximum(f))
                .append(c.getGreatestMinimum(f))
                .append(c.getLeastMaximum(f));
            SimpleDateFormat format = new SimpleDateFormat(
                "G yyyy-MM-dd'T'HH:mm:ss.SSSZ EEE D F w W k K h a YYYY u X",
                Locale.US
            );
            format.setCalendar(c);
            out.append(format.format(c.getTime()));
            Calendar back = (Calendar) c.clone();
            back.setWeekDate(c.getWeekYear(), 1 + pick(50), 1 + pick(7));
            out.append(' ')
                .append(back.getTimeInMillis())
                .append(back.before(c))
                .append(back.compareTo(c))
                .append(c.hashCode() == ((Calendar) c.clone()).hashCode());
        } catch (IllegalArgumentException e) {
            out.append(e);
        }
        return out.toString();
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        int from = args.length > 0 ? Integer.parseInt(args[0]) : 0,
            to = args.length > 1 ? Integer.parseInt(args[1]) : 1500;
        int hash = 0;
        for (int seed = from; seed < to; seed++) {
            String told = run(seed);
            if (args.length > 0) System.out.println(seed + " " + told);
            hash = hash * 31 + told.hashCode();
            if (args.length == 0 && seed % 100 == 99) System.out.println(seed + " " + hash);
        }
    }
}
