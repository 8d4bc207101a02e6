/* SPDX-License-Identifier: MIT */
import java.util.*;

/**
 * Seeded calendars about year 0 and the change of the calendar, which is moved, too: fields that
 * are set and added to, and how far they go.
 */
public class CalendarEdges {

    static String f(Calendar c) {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < 17; i++) s.append(c.get(i)).append(' ');
        return s.toString();
    }

    public static void main(String[] a) {
        int seed = 1,
            first = 400,
            n = 1500;
        long hash = 0;
        for (int k = first; k < n; k++) {
            Random r = new Random(seed * 100000L + k);
            StringBuilder log = new StringBuilder();
            String out;
            GregorianCalendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
            try {
                int w = r.nextInt(6);
                if (w == 1) c.setGregorianChange(new Date(Long.MAX_VALUE));
                if (w == 2) c.setGregorianChange(new Date(Long.MIN_VALUE));
                if (w == 3) {
                    long t = -12219292800000L + r.nextInt(100000) * 864000000L;
                    c.setGregorianChange(new Date(t));
                    log.append("chg" + t + " ");
                }
                log.append("w" + w + " ");
                c.setFirstDayOfWeek(1 + r.nextInt(7));
                c.setMinimalDaysInFirstWeek(1 + r.nextInt(7));
                int base = r.nextInt(4);
                int y =
                    base == 0
                        ? 1582 + r.nextInt(3) - 1
                        : base == 1
                          ? r.nextInt(5) - 2
                          : base == 2
                            ? 1500 + r.nextInt(600)
                            : r.nextInt(3000) - 500;
                c.clear();
                c.set(y, r.nextInt(12), 1 + r.nextInt(28));
                c.getTimeInMillis();
                log.append("start " + c.getTimeInMillis() + " ");
                boolean len = r.nextInt(5) > 0;
                c.setLenient(len);
                log.append(len + " ");
                int ops = 1 + r.nextInt(4);
                for (int o = 0; o < ops; o++) {
                    int field = r.nextInt(15);
                    int v;
                    switch (r.nextInt(5)) {
                        case 0:
                            v =
                                r.nextInt(3) == 0
                                    ? r.nextInt(400) - 100
                                    : c.getActualMinimum(field) +
                                      r.nextInt(
                                          Math.max(
                                              1,
                                              Math.min(
                                                  5000,
                                                  c.getActualMaximum(field) -
                                                      c.getActualMinimum(field) +
                                                      1
                                              )
                                          )
                                      );
                            log.append("set(" + field + "," + v + ") ");
                            c.set(field, v);
                            break;
                        case 1:
                            v = r.nextInt(50) - 25;
                            log.append("add(" + field + "," + v + ") ");
                            c.add(field, v);
                            break;
                        case 2:
                            v = r.nextInt(5000) - 2500;
                            log.append("add(" + field + "," + v + ") ");
                            c.add(field, v);
                            break;
                        case 3:
                            log.append(
                                "max" +
                                    field +
                                    "=" +
                                    c.getActualMaximum(field) +
                                    " min" +
                                    c.getActualMinimum(field) +
                                    " "
                            );
                            break;
                        default:
                            log.append("t ");
                            c.getTimeInMillis();
                    }
                    log.append("[" + (r.nextInt(2) == 0 ? c.get(1) + "" : "") + "] ");
                }
                out = c.getTimeInMillis() + " " + f(c) + " " + c.isWeekDateSupported();
                for (int i = 0; i < 17; i++) out +=
                    " " + c.getActualMaximum(i) + "/" + c.getActualMinimum(i);
            } catch (RuntimeException e) {
                out = e.getClass().getSimpleName() + ": " + e.getMessage();
            }
            hash = hash * 31 + (log + out).hashCode();
            if (k % 10 == 0) System.out.println(k + " " + log + "=> " + out + " " + hash);
        }
    }
}
