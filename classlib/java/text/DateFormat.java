/* SPDX-License-Identifier: MIT */
package java.text;

import java.util.Calendar;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;

/** Formats moments; the instances are those of English and of the root locale. */
public abstract class DateFormat extends Format {
    private static final long serialVersionUID = 7218322306649953788L;
    public static final int ERA_FIELD = 0;
    public static final int YEAR_FIELD = 1;
    public static final int MONTH_FIELD = 2;
    public static final int DATE_FIELD = 3;
    public static final int HOUR_OF_DAY1_FIELD = 4;
    public static final int HOUR_OF_DAY0_FIELD = 5;
    public static final int MINUTE_FIELD = 6;
    public static final int SECOND_FIELD = 7;
    public static final int MILLISECOND_FIELD = 8;
    public static final int DAY_OF_WEEK_FIELD = 9;
    public static final int DAY_OF_YEAR_FIELD = 10;
    public static final int DAY_OF_WEEK_IN_MONTH_FIELD = 11;
    public static final int WEEK_OF_YEAR_FIELD = 12;
    public static final int WEEK_OF_MONTH_FIELD = 13;
    public static final int AM_PM_FIELD = 14;
    public static final int HOUR1_FIELD = 15;
    public static final int HOUR0_FIELD = 16;
    public static final int TIMEZONE_FIELD = 17;
    public static final int FULL = 0;
    public static final int LONG = 1;
    public static final int MEDIUM = 2;
    public static final int SHORT = 3;
    public static final int DEFAULT = MEDIUM;
    private static final String[] DATES = {"EEEE, MMMM d, y", "MMMM d, y", "MMM d, y", "M/d/yy"};
    private static final String[] ROOT_DATES = {"y MMMM d, EEEE", "y MMMM d", "y MMM d",
        "y-MM-dd"};
    private static final String[] ZONES = {" zzzz", " z", "", ""};

    protected Calendar calendar;
    protected NumberFormat numberFormat;

    /** A part of a formatted moment. */
    public static class Field extends Format.Field {
        private static final long serialVersionUID = 7441350119349544720L;
        private static final Map<Integer, Field> BY_CALENDAR = new HashMap<>();
        public static final Field ERA = new Field("era", Calendar.ERA);
        public static final Field YEAR = new Field("year", Calendar.YEAR);
        public static final Field MONTH = new Field("month", Calendar.MONTH);
        public static final Field DAY_OF_MONTH =
                new Field("day of month", Calendar.DAY_OF_MONTH);
        public static final Field HOUR_OF_DAY1 = new Field("hour of day 1", -1);
        public static final Field HOUR_OF_DAY0 =
                new Field("hour of day", Calendar.HOUR_OF_DAY);
        public static final Field MINUTE = new Field("minute", Calendar.MINUTE);
        public static final Field SECOND = new Field("second", Calendar.SECOND);
        public static final Field MILLISECOND = new Field("millisecond", Calendar.MILLISECOND);
        public static final Field DAY_OF_WEEK = new Field("day of week", Calendar.DAY_OF_WEEK);
        public static final Field DAY_OF_YEAR = new Field("day of year", Calendar.DAY_OF_YEAR);
        public static final Field DAY_OF_WEEK_IN_MONTH =
                new Field("day of week in month", Calendar.DAY_OF_WEEK_IN_MONTH);
        public static final Field WEEK_OF_YEAR =
                new Field("week of year", Calendar.WEEK_OF_YEAR);
        public static final Field WEEK_OF_MONTH =
                new Field("week of month", Calendar.WEEK_OF_MONTH);
        public static final Field AM_PM = new Field("am pm", Calendar.AM_PM);
        public static final Field HOUR1 = new Field("hour 1", -1);
        public static final Field HOUR0 = new Field("hour", Calendar.HOUR);
        public static final Field TIME_ZONE = new Field("time zone", -1);
        private final int calendarField;

        protected Field(String name, int calendarField) {
            super(name);
            this.calendarField = calendarField;
            if (calendarField >= 0) {
                BY_CALENDAR.putIfAbsent(calendarField, this);
            }
        }

        public static Field ofCalendarField(int calendarField) {
            if (calendarField < 0 || calendarField >= Calendar.FIELD_COUNT) {
                throw new IllegalArgumentException("Unknown Calendar constant " + calendarField);
            }
            return BY_CALENDAR.get(calendarField);
        }

        public int getCalendarField() {
            return calendarField;
        }
    }

    protected DateFormat() {
    }

    @Override
    public final StringBuffer format(Object obj, StringBuffer to, FieldPosition pos) {
        if (obj instanceof Date) {
            return format((Date) obj, to, pos);
        }
        if (obj instanceof Number) {
            return format(new Date(((Number) obj).longValue()), to, pos);
        }
        throw new IllegalArgumentException("Cannot format given Object as a Date");
    }

    public abstract StringBuffer format(Date date, StringBuffer to, FieldPosition pos);

    public final String format(Date date) {
        return format(date, new StringBuffer(), new FieldPosition(0)).toString();
    }

    public Date parse(String source) throws ParseException {
        ParsePosition p = new ParsePosition(0);
        Date d = parse(source, p);
        if (p.index == 0) {
            throw new ParseException("Unparseable date: \"" + source + "\"", p.errorIndex);
        }
        return d;
    }

    public abstract Date parse(String source, ParsePosition pos);

    @Override
    public Object parseObject(String source, ParsePosition pos) {
        return parse(source, pos);
    }

    /** The pattern of two styles; a negative one leaves a part out. */
    static String pattern(int dateStyle, int timeStyle, Locale locale) {
        boolean root = locale.getLanguage().isEmpty();
        String date = dateStyle < 0 ? "" : root ? ROOT_DATES[dateStyle] : DATES[dateStyle];
        String time = timeStyle < 0 ? "" : root ? (timeStyle == SHORT ? "HH:mm" : "HH:mm:ss")
                + ZONES[timeStyle] : (timeStyle == SHORT ? "h:mm a" : "h:mm:ss a")
                + ZONES[timeStyle];
        if (dateStyle < 0 || timeStyle < 0) {
            return date + time;
        }
        return date + (root ? " " : Math.max(dateStyle, timeStyle) <= LONG ? " 'at' " : ", ")
                + time;
    }

    private static final int NONE = Integer.MIN_VALUE;

    private static DateFormat get(int timeStyle, int dateStyle, Locale locale) {
        if (timeStyle != NONE && (timeStyle < 0 || timeStyle > SHORT)) {
            throw new IllegalArgumentException("Illegal time style " + timeStyle);
        }
        if (dateStyle != NONE && (dateStyle < 0 || dateStyle > SHORT)) {
            throw new IllegalArgumentException("Illegal date style " + dateStyle);
        }
        return new SimpleDateFormat(pattern(dateStyle, timeStyle, locale), locale);
    }

    private static Locale standard() {
        return Locale.getDefault(Locale.Category.FORMAT);
    }

    public static final DateFormat getTimeInstance() {
        return get(DEFAULT, NONE, standard());
    }

    public static final DateFormat getTimeInstance(int style) {
        return get(style, NONE, standard());
    }

    public static final DateFormat getTimeInstance(int style, Locale aLocale) {
        return get(style, NONE, aLocale);
    }

    public static final DateFormat getDateInstance() {
        return get(NONE, DEFAULT, standard());
    }

    public static final DateFormat getDateInstance(int style) {
        return get(NONE, style, standard());
    }

    public static final DateFormat getDateInstance(int style, Locale aLocale) {
        return get(NONE, style, aLocale);
    }

    public static final DateFormat getDateTimeInstance() {
        return get(DEFAULT, DEFAULT, standard());
    }

    public static final DateFormat getDateTimeInstance(int dateStyle, int timeStyle) {
        return get(timeStyle, dateStyle, standard());
    }

    public static final DateFormat getDateTimeInstance(int dateStyle, int timeStyle,
                                                       Locale aLocale) {
        return get(timeStyle, dateStyle, aLocale);
    }

    public static final DateFormat getInstance() {
        return getDateTimeInstance(SHORT, SHORT);
    }

    public static Locale[] getAvailableLocales() {
        return Locale.getAvailableLocales();
    }

    public void setCalendar(Calendar newCalendar) {
        calendar = newCalendar;
    }

    public Calendar getCalendar() {
        return calendar;
    }

    public void setNumberFormat(NumberFormat newNumberFormat) {
        numberFormat = newNumberFormat;
    }

    public NumberFormat getNumberFormat() {
        return numberFormat;
    }

    public void setTimeZone(TimeZone zone) {
        calendar.setTimeZone(zone);
    }

    public TimeZone getTimeZone() {
        return calendar.getTimeZone();
    }

    public void setLenient(boolean lenient) {
        calendar.setLenient(lenient);
    }

    public boolean isLenient() {
        return calendar.isLenient();
    }

    @Override
    public int hashCode() {
        return numberFormat.hashCode();
    }

    /** How a calendar counts, as far as formats tell it apart. */
    private static List<Object> manner(Calendar c) {
        return List.of(c.getTimeZone(), c.isLenient(), c.getMinimalDaysInFirstWeek(),
                c.getFirstDayOfWeek());
    }

    @Override
    public boolean equals(Object obj) {
        if (obj == null || obj.getClass() != getClass()) {
            return false;
        }
        DateFormat other = (DateFormat) obj;
        return manner(calendar).equals(manner(other.calendar))
                && numberFormat.equals(other.numberFormat);
    }

    @Override
    public Object clone() {
        DateFormat other = (DateFormat) super.clone();
        other.calendar = (Calendar) calendar.clone();
        other.numberFormat = (NumberFormat) numberFormat.clone();
        return other;
    }
}
