/* SPDX-License-Identifier: MIT */
import java.util.*;

/**
 * Rolls and sums of calendar fields, the days that were left out in 1582 and calendars that change
 * elsewhere.
 */
public class CalendarRolls {

    interface R {
        Object run() throws Exception;
    }

    static void t(String n, R r) {
        try {
            System.out.println(n + " " + r.run());
        } catch (Throwable e) {
            System.out.println(n + " " + e);
        }
    }

    static String d(Calendar c) {
        return (
            c.get(Calendar.ERA) +
            " " +
            c.get(Calendar.YEAR) +
            "-" +
            (c.get(Calendar.MONTH) + 1) +
            "-" +
            c.get(Calendar.DATE) +
            " w" +
            c.get(Calendar.WEEK_OF_YEAR) +
            "/" +
            c.get(Calendar.WEEK_OF_MONTH) +
            " d" +
            c.get(Calendar.DAY_OF_WEEK) +
            " " +
            c.get(Calendar.DAY_OF_YEAR) +
            " i" +
            c.get(Calendar.DAY_OF_WEEK_IN_MONTH) +
            " " +
            c.getTimeInMillis()
        );
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        for (int f : new int[] {
            Calendar.WEEK_OF_YEAR,
            Calendar.WEEK_OF_MONTH,
            Calendar.DAY_OF_WEEK,
            Calendar.DAY_OF_WEEK_IN_MONTH,
            Calendar.DAY_OF_YEAR,
            Calendar.DATE,
            Calendar.MONTH,
            Calendar.YEAR
        })
            for (int[] y : new int[][] {
                { 2020, 11, 31 },
                { 2021, 0, 1 },
                { 2021, 0, 3 },
                { 2015, 0, 31 },
                { 2016, 1, 29 },
                { 1582, 9, 4 },
                { 1582, 9, 15 },
                { 1582, 9, 20 },
                { 1582, 0, 1 },
                { 2018, 11, 30 },
                { 1582, 10, 7 }
            })
                for (int n : new int[] { 1, -1, 5, -7, 60 }) {
                    t("roll " + f + " " + y[0] + "-" + (y[1] + 1) + "-" + y[2] + " " + n, () -> {
                        Calendar c = new GregorianCalendar(y[0], y[1], y[2]);
                        c.roll(f, n);
                        return d(c);
                    });
                    t("add", () -> {
                        Calendar c = new GregorianCalendar(y[0], y[1], y[2]);
                        c.add(f, n);
                        return d(c);
                    });
                }
        for (int[] y : new int[][] {
            { 1582, 9, 4 },
            { 1582, 9, 10 },
            { 1582, 9, 15 },
            { 1582, 9, 31 },
            { 1582, 0, 1 },
            { 1582, 11, 31 },
            { 1500, 1, 29 },
            { 1, 0, 1 },
            { 4, 1, 29 },
            { 1583, 0, 1 }
        }) {
            t("cut", () -> d(new GregorianCalendar(y[0], y[1], y[2])));
            for (int f : new int[] {
                Calendar.WEEK_OF_YEAR,
                Calendar.WEEK_OF_MONTH,
                Calendar.DAY_OF_YEAR,
                Calendar.DATE,
                Calendar.DAY_OF_WEEK_IN_MONTH,
                Calendar.YEAR,
                Calendar.MONTH
            })
                t("lim " + f, () -> {
                    Calendar c = new GregorianCalendar(y[0], y[1], y[2]);
                    return c.getActualMaximum(f) + " " + c.getActualMinimum(f);
                });
        }
        t("cutover", () -> {
            GregorianCalendar c = new GregorianCalendar();
            c.setGregorianChange(new Date(Long.MAX_VALUE));
            c.clear();
            c.set(2000, 0, 1);
            return d(c) + " " + c.getGregorianChange().getTime();
        });
        t("cutover2", () -> {
            GregorianCalendar c = new GregorianCalendar();
            c.setGregorianChange(new Date(Long.MIN_VALUE));
            c.clear();
            c.set(1500, 0, 1);
            return d(c);
        });
        t("cutover3", () -> {
            GregorianCalendar c = new GregorianCalendar(1752, 8, 2);
            c.setGregorianChange(new GregorianCalendar(1752, 8, 14).getTime());
            c.clear();
            c.set(1752, 8, 2);
            c.add(Calendar.DATE, 1);
            return d(c);
        });
        for (int f : new int[] {
            Calendar.WEEK_OF_YEAR,
            Calendar.WEEK_OF_MONTH,
            Calendar.DAY_OF_WEEK_IN_MONTH
        })
            for (int v : new int[] { 0, 1, 5, 40 })
                t("set " + f + " " + v, () -> {
                    Calendar c = new GregorianCalendar(1582, 5, 15);
                    c.setLenient(true);
                    c.set(f, v);
                    c.set(Calendar.DAY_OF_WEEK, 3);
                    return d(c);
                });
    }
}
