/* SPDX-License-Identifier: MIT */
package java.util;

/** The Gregorian calendar, with the Julian one before the cutover of October 1582. */
public class GregorianCalendar extends Calendar {
    private static final long serialVersionUID = -8125100834729963327L;
    public static final int BC = 0;
    public static final int AD = 1;

    private static final long DAY = 86400000L;
    private static final int[] MINIMUM =
        {0, 1, 0, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, -13 * 3600000, 0};
    private static final int[] LEAST =
        {1, 292269054, 11, 52, 4, 28, 365, 7, 4, 1, 11, 23, 59, 59, 999, 14 * 3600000, 1200000};
    private static final int[] MAXIMUM =
        {1, 292278994, 11, 53, 6, 31, 366, 7, 6, 1, 11, 23, 59, 59, 999, 14 * 3600000, 7200000};
    private static final int[] BEFORE_MONTH =
        {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365};

    /**
     * Which fields say which day, those of a month before those of a year where all were set at
     * once.
     */
    private static final int[][] DAY_RULES = {{DAY_OF_MONTH}, {WEEK_OF_MONTH, DAY_OF_WEEK},
        {DAY_OF_WEEK_IN_MONTH, DAY_OF_WEEK}, {DAY_OF_YEAR}, {WEEK_OF_YEAR, DAY_OF_WEEK}};

    private long gregorianCutover = -12219292800000L;

    public GregorianCalendar() {
        this(TimeZone.getDefault(), Locale.getDefault());
    }

    public GregorianCalendar(TimeZone zone) {
        this(zone, Locale.getDefault());
    }

    public GregorianCalendar(Locale locale) {
        this(TimeZone.getDefault(), locale);
    }

    public GregorianCalendar(TimeZone zone, Locale locale) {
        super(zone, locale);
        setTimeInMillis(System.currentTimeMillis());
    }

    public GregorianCalendar(int year, int month, int dayOfMonth) {
        this(year, month, dayOfMonth, 0, 0, 0);
    }

    public GregorianCalendar(int year, int month, int dayOfMonth, int hourOfDay, int minute) {
        this(year, month, dayOfMonth, hourOfDay, minute, 0);
    }

    public GregorianCalendar(int year, int month, int dayOfMonth, int hourOfDay, int minute,
                             int second) {
        super();
        set(year, month, dayOfMonth, hourOfDay, minute, second);
        /* As if they had been computed: either is enough to set another hour. */
        boolean afternoon = hourOfDay >= 12 && hourOfDay < 24;
        fields[AM_PM] = afternoon ? PM : AM;
        fields[HOUR] = afternoon ? hourOfDay - 12 : hourOfDay;
        stamp[AM_PM] = stamp[HOUR] = 1;
        isSet[AM_PM] = isSet[HOUR] = true;
    }

    public void setGregorianChange(Date date) {
        long change = date.getTime();
        if (change != gregorianCutover) {
            complete();
            gregorianCutover = change;
            areFieldsSet = areAllFieldsSet = time >= change;
        }
    }

    public final Date getGregorianChange() {
        return new Date(gregorianCutover);
    }

    private long cutoverDay() {
        return gregorianCutover == Long.MIN_VALUE
                ? Integer.MIN_VALUE * DAY // never: beyond all days
                : gregorianCutover == Long.MAX_VALUE ? Integer.MAX_VALUE * DAY
                : Math.floorDiv(gregorianCutover, DAY);
    }

    public boolean isLeapYear(int year) {
        return leap(year, year > 1582 || gregorianCutover < -12219292800000L);
    }

    private static boolean leap(long year, boolean gregorian) {
        return (year & 3) == 0 && (!gregorian || year % 100 != 0 || year % 400 == 0);
    }

    /** Days from 1970-01-01 to the first day of the year. */
    private static long yearStart(long year, boolean gregorian) {
        long y = year - 1;
        long d = 365 * y + Math.floorDiv(y, 4L) - 719164;
        return gregorian ? d + 2 - Math.floorDiv(y, 100L) + Math.floorDiv(y, 400L) : d;
    }

    static long dayNumber(long year, long month, boolean gregorian) {
        year += Math.floorDiv(month, 12L);
        int m = (int) Math.floorMod(month, 12L);
        return yearStart(year, gregorian) + BEFORE_MONTH[m]
                + (m > 1 && leap(year, gregorian) ? 1 : 0);
    }

    /** Week number of a day in a period that starts on the given day. */
    private int week(long day, long start) {
        int offset = Math.floorMod((int) Math.floorMod(start + 4, 7L) + 1 - getFirstDayOfWeek(), 7);
        int w = (int) Math.floorDiv(day - start + offset, 7L);
        return 7 - offset >= getMinimalDaysInFirstWeek() ? w + 1 : w;
    }

    private int offsetAt(long local) {
        TimeZone zone = getTimeZone();
        return zone instanceof sun.util.calendar.ZoneInfo info ? info.getOffsetByWall(local)
                : zone.getOffset(local - zone.getRawOffset());
    }

    public java.time.ZonedDateTime toZonedDateTime() {
        return java.time.ZonedDateTime.ofInstant(toInstant(), getTimeZone().toZoneId());
    }

    public static GregorianCalendar from(java.time.ZonedDateTime zdt) {
        TimeZone there = TimeZone.getTimeZone(zdt.getZone());
        long millis;
        try {
            millis = zdt.toInstant().toEpochMilli();
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException(e);
        }
        GregorianCalendar iso = new GregorianCalendar(there);
        iso.setTimeInMillis(millis);
        iso.setMinimalDaysInFirstWeek(4);
        iso.setFirstDayOfWeek(MONDAY);
        iso.setGregorianChange(new Date(Long.MIN_VALUE));
        return iso;
    }

    @Override
    protected void computeFields() {
        if (!areFieldsSet || areAllFieldsSet) { // else they are as computeTime left them
            computeFields(rawOffset(time), getTimeZone().getOffset(time));
        }
    }

    private int rawOffset(long at) {
        TimeZone zone = getTimeZone();
        return zone instanceof sun.util.calendar.ZoneInfo info ? info.getRawOffset(at)
                : zone.getRawOffset();
    }

    private void computeFields(int raw, int offset) {
        long within = Math.floorMod(time, DAY) + offset;
        long day = Math.floorDiv(time, DAY) + Math.floorDiv(within, DAY);
        int rest = (int) Math.floorMod(within, DAY);
        boolean gregorian = day >= cutoverDay();
        long year = Math.floorDiv(day * 400 + 287692800L, 146097L) + 1;
        while (yearStart(year, gregorian) > day) {
            year--;
        }
        while (yearStart(year + 1, gregorian) <= day) {
            year++;
        }
        int month = 11;
        while (dayNumber(year, month, gregorian) > day) {
            month--;
        }
        long first = dayNumber(year, month, gregorian);
        int[] f = fields;
        f[ERA] = year > 0 ? AD : BC;
        f[YEAR] = (int) (year > 0 ? year : 1 - year);
        f[MONTH] = month;
        f[DAY_OF_MONTH] = (int) (day - first) + 1;
        long start = realStart(year);
        f[DAY_OF_YEAR] = (int) (day - start) + 1;
        f[DAY_OF_WEEK] = (int) Math.floorMod(day + 4, 7L) + 1;
        if (gregorian && first < cutoverDay()) {
            // the month began before the days that were left out
            first = dayNumber(year, month, false);
        }
        f[DAY_OF_WEEK_IN_MONTH] = (int) (day - first) / 7 + 1;
        f[WEEK_OF_MONTH] = week(day, first);
        int w = week(day, start);
        if (w == 0) {
            w = week(day, realStart(year - 1));
        } else if (week(day, realStart(year + 1)) == 1) {
            w = 1;
        }
        f[WEEK_OF_YEAR] = w;
        f[HOUR_OF_DAY] = rest / 3600000;
        f[AM_PM] = f[HOUR_OF_DAY] / 12;
        f[HOUR] = f[HOUR_OF_DAY] % 12;
        f[MINUTE] = rest / 60000 % 60;
        f[SECOND] = rest / 1000 % 60;
        f[MILLISECOND] = rest % 1000;
        f[ZONE_OFFSET] = raw;
        f[DST_OFFSET] = offset - raw;
    }

    /** The first day of a year, of the calendar that was in use then. */
    private long realStart(long year) {
        long start = yearStart(year, true);
        return start >= cutoverDay() ? start : yearStart(year, false);
    }

    /** The first day of a month that there was. */
    private long realMonth(long year, int month) {
        long first = dayNumber(year, month, true);
        return first >= cutoverDay() ? first
                : Math.min(dayNumber(year, month, false), cutoverDay());
    }

    /** Whether the calendar changed within the year. */
    private boolean isMixed(long year) {
        return yearStart(year, true) < cutoverDay() && cutoverDay() < yearStart(year + 1, true);
    }

    /** The number of the last day of a month. */
    private int lastDate(long year, int month) {
        long next = realMonth(year, month + 1);
        return (int) (next - dayNumber(year, month, next > cutoverDay()));
    }

    private int value(int field, int otherwise) {
        return stamp[field] != 0 ? fields[field] : otherwise;
    }

    /** The later of two stamps; 0 unless both are set. */
    private static int both(int a, int b) {
        return a == 0 || b == 0 ? 0 : Math.max(a, b);
    }

    /**
     * The field that says which day: the first of the complete row of which a field was set last,
     * then itself was.
     */
    private int dateField() {
        int kind = DAY_OF_MONTH;
        long latest = 0;
        for (int[] row : DAY_RULES) {
            int own = stamp[row[0]];
            int other = stamp[row[row.length - 1]];
            long rank = own == 0 || other == 0 ? 0 : (long) Math.max(own, other) << 32 | own;
            if (rank > latest) {
                latest = rank;
                kind = row[0];
            }
        }
        return latest != 0 ? kind : weekField();
    }

    /** The same if no row is complete: the week set last, or what a day of the week alone means. */
    private int weekField() {
        int kind = stamp[DAY_OF_WEEK] != 0 ? DAY_OF_WEEK_IN_MONTH : DAY_OF_MONTH;
        int latest = 0;
        for (int[] row : DAY_RULES) {
            if (row.length > 1 && stamp[row[0]] > latest) {
                latest = stamp[row[0]];
                kind = row[0];
            }
        }
        return kind;
    }

    private long day(long year, int kind, boolean gregorian) {
        if (kind == DAY_OF_YEAR) {
            return yearStart(year, gregorian) + fields[DAY_OF_YEAR] - 1;
        }
        long month = dayNumber(year, fields[MONTH], gregorian);
        if (kind == DAY_OF_MONTH) {
            return month + value(DAY_OF_MONTH, 1) - 1;
        }
        int weekday = value(DAY_OF_WEEK, getFirstDayOfWeek());
        if (kind == DAY_OF_WEEK_IN_MONTH) {
            int n = value(DAY_OF_WEEK_IN_MONTH, 1);
            if (n >= 0) {
                return month + Math.floorMod(weekday - 1 - (month + 4), 7L) + 7L * (n - 1);
            }
            long last = dayNumber(year, fields[MONTH] + 1, gregorian) - 1;
            return last - Math.floorMod(last + 4 - (weekday - 1), 7L) + 7L * (n + 1);
        }
        long start = kind == WEEK_OF_YEAR ? yearStart(year, gregorian) : month;
        int number = value(kind, 1);
        long aligned = start - Math.floorMod(start + 4 + 1 - getFirstDayOfWeek(), 7L);
        int firstWeek = week(start, start);
        return aligned + 7L * (number - firstWeek)
                + Math.floorMod(weekday - getFirstDayOfWeek(), 7);
    }

    @Override
    protected void computeTime() {
        if (!isLenient()) {
            for (int i = 0; i < FIELD_COUNT; i++) {
                if (stamp[i] > 1 && (fields[i] < getMinimum(i) || fields[i] > getMaximum(i))) {
                    throw new IllegalArgumentException(NAMES[i]);
                }
            }
        }
        int y = value(YEAR, 1970), era = value(ERA, AD);
        if (era != AD && era != BC) {
            throw new IllegalArgumentException("Invalid era");
        }
        long year = era == BC ? 1L - y : y;
        int half = both(stamp[HOUR], stamp[AM_PM]);
        long hour = stamp[HOUR_OF_DAY] != 0 && stamp[HOUR_OF_DAY] >= half
                ? value(HOUR_OF_DAY, 0) : fields[HOUR] + 12L * value(AM_PM, 0);
        long rest = hour * 3600000 + value(MINUTE, 0) * 60000L
                + value(SECOND, 0) * 1000L + value(MILLISECOND, 0);
        int kind = dateField();
        // days and weeks of a year are counted from its beginning, by the calendar there was then
        long start = kind == DAY_OF_YEAR || kind == WEEK_OF_YEAR ? yearStart(year, true)
                : yearStart(year + 1, true) - 1;
        boolean julian = start < cutoverDay();
        long before = cutoverDay() - Math.floorDiv(rest, DAY), day = day(year, kind, !julian);
        if (!julian && day < before) {
            day = day(year, kind, false);
            if (day >= before && !isLenient()) {
                throw new IllegalArgumentException("the specified date doesn't exist");
            }
        }
        long local = day * DAY + rest;
        boolean asksRaw = stamp[ZONE_OFFSET] > 1, asksDst = stamp[DST_OFFSET] > 1;
        int offset = offsetAt(local), raw = rawOffset(local - offset);
        int dst = asksDst ? fields[DST_OFFSET] : offset - raw;
        raw = asksRaw ? fields[ZONE_OFFSET] : raw;
        time = local - raw - dst;
        int[] wanted = fields.clone();
        if (asksRaw || asksDst) { // the fields are as asked for until the next change
            computeFields(raw, raw + dst);
        } else {
            computeFields(rawOffset(time), getTimeZone().getOffset(time));
        }
        if (!isLenient()) {
            for (int i = 0; i < FIELD_COUNT; i++) {
                if (stamp[i] > 1 && wanted[i] != fields[i]) {
                    int got = fields[i];
                    System.arraycopy(wanted, 0, fields, 0, FIELD_COUNT);
                    throw new IllegalArgumentException(NAMES[i] + ": " + wanted[i] + " -> "
                            + got);
                }
            }
        }
        if (fields[ERA] == BC && stamp[ERA] == 0) {
            isSet[ERA] = true;
            stamp[ERA] = 1;
        }
        areFieldsSet = true;
        areAllFieldsSet = false;
    }

    @Override
    public void add(int field, int amount) {
        if (amount == 0) {
            return;
        }
        if (field < 0 || field >= ZONE_OFFSET) {
            throw new IllegalArgumentException();
        }
        complete();
        if (field == YEAR || field == MONTH) {
            long year = fields[ERA] == BC ? 1L - fields[YEAR] : fields[YEAR];
            long months = year * 12 + fields[MONTH] + (field == YEAR ? 12L * amount : amount);
            year = Math.floorDiv(months, 12L);
            int era = year > 0 ? AD : BC;
            if (era != fields[ERA]) {
                set(ERA, era);
            }
            set(YEAR, (int) (year > 0 ? year : 1 - year));
            if (field == MONTH) {
                set(MONTH, (int) Math.floorMod(months, 12L));
            }
            limitDate(year, fields[MONTH]);
            return;
        }
        if (field == ERA) {
            set(ERA, Math.max(0, Math.min(1, fields[ERA] + amount)));
            return;
        }
        long unit;
        switch (field) {
            case WEEK_OF_YEAR:
            case WEEK_OF_MONTH:
            case DAY_OF_WEEK_IN_MONTH:
                unit = 7 * DAY;
                break;
            case AM_PM:
                unit = DAY / 2;
                break;
            case HOUR:
            case HOUR_OF_DAY:
                unit = 3600000;
                break;
            case MINUTE:
                unit = 60000;
                break;
            case SECOND:
                unit = 1000;
                break;
            case MILLISECOND:
                unit = 1;
                break;
            default:
                unit = DAY;
        }
        int old = fields[ZONE_OFFSET] + fields[DST_OFFSET];
        setTimeInMillis(time + amount * unit);
        int now = fields[ZONE_OFFSET] + fields[DST_OFFSET];
        if (unit >= DAY / 2 && now != old) {
            setTimeInMillis(time + old - now);
        }
    }

    /** Sets the last day of the month where the day would be after it. */
    private void limitDate(long year, int month) {
        int date = lastDate(year, month);
        if (date < fields[DAY_OF_MONTH]) {
            set(DAY_OF_MONTH, date);
        }
    }

    @Override
    public void roll(int field, boolean up) {
        roll(field, up ? 1 : -1);
    }

    @Override
    public void roll(int field, int amount) {
        if (amount == 0) {
            return;
        }
        if (field < 0 || field >= ZONE_OFFSET) {
            throw new IllegalArgumentException();
        }
        complete();
        long year = signedYear();
        long first = realMonth(year, fields[MONTH]);
        long start = realStart(year);
        long today = today();
        switch (field) {
            case YEAR:
                set(YEAR, rolled(fields[YEAR], amount, 1, MAXIMUM[YEAR]));
                return;
            case MONTH:
                set(MONTH, Math.floorMod(fields[MONTH] + amount, 12));
                limitDate(year, fields[MONTH]);
                return;
            case DAY_OF_MONTH:
                setDay(DAY_OF_MONTH,
                        first + Math.floorMod(today - first + amount,
                                realMonth(year, fields[MONTH] + 1) - first));
                return;
            case DAY_OF_YEAR:
                if (!isMixed(year)) {
                    break;
                }
                setDay(MONTH,
                        start + Math.floorMod(today - start + amount, realStart(year + 1) - start));
                return;
            case DAY_OF_WEEK_IN_MONTH: {
                if (!isMixed(year)) {
                    set(DAY_OF_WEEK, fields[DAY_OF_WEEK]);
                    break;
                }
                long weeks = getActualMaximum(DAY_OF_WEEK_IN_MONTH);
                setDay(DAY_OF_MONTH, first + (today - first) % 7
                        + 7 * Math.floorMod((today - first) / 7 + amount, weeks));
                return;
            }
            case WEEK_OF_MONTH: {
                int week = rolled(fields[WEEK_OF_MONTH], amount, 1,
                        getActualMaximum(WEEK_OF_MONTH));
                long day = today + 7L * (week - fields[WEEK_OF_MONTH]);
                setDay(DAY_OF_MONTH,
                        Math.max(first, Math.min(day, realMonth(year, fields[MONTH] + 1) - 1)));
                return;
            }
            case WEEK_OF_YEAR:
                rollWeekOfYear(amount, year, today);
                return;
            case DAY_OF_WEEK: {
                int weekday = (fields[DAY_OF_WEEK] - getFirstDayOfWeek() + 7) % 7;
                int to = Math.floorMod(weekday + amount % 7, 7);
                if (isMixed(year) || fields[WEEK_OF_YEAR] <= 1 || fields[WEEK_OF_YEAR] >= 52) {
                    if (to != weekday) {
                        setDay(YEAR, today + to - weekday);
                    }
                } else {
                    set(WEEK_OF_YEAR, fields[WEEK_OF_YEAR]);
                    set(DAY_OF_WEEK, (to + getFirstDayOfWeek() - 1) % 7 + 1);
                }
                return;
            }
            case HOUR:
            case HOUR_OF_DAY:
                int hours = MAXIMUM[field] + 1, was = fields[field]; // whole turns go by one hour
                int to = Math.floorMod(
                        was + (amount % hours == 0 ? Integer.signum(amount) : amount % hours),
                        hours);
                long local = time + fields[ZONE_OFFSET] + fields[DST_OFFSET]
                        + 3600000L * (to - was);
                setTimeInMillis(local - offsetAt(local));
                if (amount % hours == -1 && get(field) != to) { // an hour that is left out
                    local += 3600000L * (Math.floorMod(to - 1, hours) - to);
                    setTimeInMillis(local - offsetAt(local));
                }
                return;
            default:
        }
        set(field, rolled(fields[field], amount, getActualMinimum(field), getActualMaximum(field)));
    }

    private static int rolled(int value, int amount, int low, int high) {
        int range = high - low + 1;
        int v = value + amount % range;
        return v > high ? v - range : v < low ? v + range : v;
    }

    /** Among the weeks of which this day of the week lies in the year. */
    private void rollWeekOfYear(int amount, long year, long today) {
        int week = fields[WEEK_OF_YEAR];
        int low = 1;
        int high = getActualMaximum(WEEK_OF_YEAR);
        int from = week;
        boolean mixed = isMixed(year);
        long weekYear = mixed ? year : getWeekYear();
        if (weekYear == year) {
            low += today - 7L * (week - 1) < realStart(year) ? 1 : 0;
            high -= today + 7L * (high - week) >= realStart(year + 1) ? 1 : 0;
        } else if (weekYear > year) { // the first week of the next year takes the last place
            amount += amount < 0 ? 1 : 0;
            from = high;
        } else {
            amount -= amount > 0 ? week - high : 0;
            from = low;
        }
        int v = rolled(from, amount, low, high);
        if (mixed) {
            setDay(MONTH, today + 7L * (v - week));
        } else {
            set(WEEK_OF_YEAR, v);
        }
    }

    private long signedYear() {
        return fields[ERA] == BC ? 1L - fields[YEAR] : fields[YEAR];
    }

    private long today() {
        return Math.floorDiv(time + fields[ZONE_OFFSET] + fields[DST_OFFSET], DAY);
    }

    /** Takes year, month and day of the month, or the smaller ones of these, from a day. */
    private void setDay(int from, long day) {
        GregorianCalendar c = (GregorianCalendar) clone();
        c.setTimeZone(TimeZone.getTimeZone("GMT"));
        c.setTimeInMillis(day * DAY);
        for (int field : new int[] {ERA, YEAR, MONTH, DAY_OF_MONTH}) {
            if (field >= from || field == ERA && from == YEAR) {
                set(field, c.get(field));
            }
        }
    }

    @Override
    public int getMinimum(int field) {
        return MINIMUM[field];
    }

    @Override
    public int getMaximum(int field) {
        return MAXIMUM[field];
    }

    @Override
    public int getGreatestMinimum(int field) {
        return MINIMUM[field];
    }

    @Override
    public int getLeastMaximum(int field) {
        boolean none = gregorianCutover == Long.MIN_VALUE || gregorianCutover == Long.MAX_VALUE;
        if (none || field < MONTH || field > DAY_OF_YEAR && field != DAY_OF_WEEK_IN_MONTH) {
            return LEAST[field];
        }
        GregorianCalendar c = lenient(); // where days were left out there are fewer
        c.setTimeInMillis(gregorianCutover);
        int after = c.getActualMaximum(field);
        c.setTimeInMillis(gregorianCutover - 1);
        return Math.min(LEAST[field], Math.min(after, c.getActualMaximum(field)));
    }

    @Override
    public int getActualMinimum(int field) {
        if (field != DAY_OF_MONTH) {
            return getMinimum(field);
        }
        GregorianCalendar c = lenient();
        c.complete();
        long first = c.realMonth(c.signedYear(), c.fields[MONTH]);
        return (int) (first - dayNumber(c.signedYear(), c.fields[MONTH], first >= cutoverDay()))
                + 1;
    }

    @Override
    public int getActualMaximum(int field) {
        if (field < YEAR || field > DAY_OF_WEEK_IN_MONTH || field == DAY_OF_WEEK) {
            return getMaximum(field);
        }
        if (isTimeSet && areFieldsSet && areAllFieldsSet) {
            return actualMaximum(field);
        }
        GregorianCalendar c = lenient(); // this one keeps what is set and not yet computed
        c.complete();
        return c.actualMaximum(field);
    }

    private int actualMaximum(int field) {
        complete();
        long year = signedYear();
        int month = fields[MONTH];
        long start = realStart(year);
        long end = realStart(year + 1);
        long first = realMonth(year, month);
        long last = realMonth(year, month + 1) - 1;
        boolean julianBC = fields[ERA] == BC && time < gregorianCutover;
        switch (field) {
            case DAY_OF_MONTH:
                return lastDate(year, month);
            case DAY_OF_YEAR:
                return (int) (end - start);
            case WEEK_OF_MONTH: // where days were left out, of those with this day of the week
                if (julianBC) { // the reference takes the days of the week of the year after Christ
                    long other = dayNumber(fields[YEAR], month, false);
                    return week(dayNumber(fields[YEAR], month + 1, false) - 1, other);
                }
                return week(isMixed(year) ? last - (last - today()) % 7 : last, first);
            case DAY_OF_WEEK_IN_MONTH:
                return (int) (last - first - (today() - first) % 7) / 7 + 1;
            case WEEK_OF_YEAR:
                if (julianBC) {
                    end += yearStart(fields[YEAR], false) - start;
                    start = yearStart(fields[YEAR], false);
                }
                return week(week(end - 1, end) == 1 ? end - 8 : end - 1, start);
            case YEAR:
                return lastYear();
            default:
                return getMaximum(field);
        }
    }

    /* The last and the first moment that there are lie within years. */
    private int lastYear() {
        GregorianCalendar c = lenient();
        if (fields[ERA] == BC) {
            c.setGregorianChange(new Date(
                    time < gregorianCutover ? Long.MAX_VALUE : Long.MIN_VALUE));
            c.setTimeInMillis(Long.MIN_VALUE);
            return c.get(YEAR) - (inYear() < c.inYear() ? 1 : 0);
        }
        c.setTimeInMillis(Long.MAX_VALUE);
        return c.get(YEAR) - (inYear() > c.inYear() ? 1 : 0);
    }

    private long inYear() {
        long day = get(DAY_OF_YEAR) - 1;
        return (((day * 24 + fields[HOUR_OF_DAY]) * 60 + fields[MINUTE]) * 60 + fields[SECOND])
                * 1000 + fields[MILLISECOND] - fields[ZONE_OFFSET] - fields[DST_OFFSET];
    }

    @Override
    public String getCalendarType() {
        return "gregory";
    }

    @Override
    public final boolean isWeekDateSupported() {
        return true;
    }

    @Override
    public int getWeekYear() {
        complete();
        int year = fields[ERA] == BC ? 1 - fields[YEAR] : fields[YEAR];
        int week = fields[WEEK_OF_YEAR];
        // the reference takes the next year for one after Christ
        if (year <= 0 && fields[MONTH] == DECEMBER) {
            long next = yearStart(-year, cutoverDay() < 0 && -year > 1582);
            int days = 31 - fields[DAY_OF_MONTH],
                    last = (int) Math.floorMod(next + 5 - getFirstDayOfWeek(), 7L);
            return 7 - last >= getMinimalDaysInFirstWeek() && days < last ? year + 1 : year;
        }
        return week == 1 && fields[MONTH] == DECEMBER ? year + 1
                : week >= 52 && fields[MONTH] == JANUARY ? year - 1 : year;
    }

    @Override
    public void setWeekDate(int weekYear, int weekOfYear, int dayOfWeek) {
        if (dayOfWeek < SUNDAY || dayOfWeek > SATURDAY) {
            throw new IllegalArgumentException("invalid dayOfWeek: " + dayOfWeek);
        }
        GregorianCalendar c = lenient();
        int era = c.get(ERA); // years of weeks are counted in the era of the date there is
        c.setTimeZone(TimeZone.getTimeZone("GMT"));
        c.clear();
        c.set(ERA, era);
        c.set(YEAR, weekYear);
        c.set(WEEK_OF_YEAR, 1);
        c.set(DAY_OF_WEEK, getFirstDayOfWeek());
        c.add(DAY_OF_MONTH, 7 * (weekOfYear - 1)
                + Math.floorMod(dayOfWeek - getFirstDayOfWeek(), 7));
        c.complete();
        if (!isLenient() && (c.getWeekYear() != weekYear || c.fields[WEEK_OF_YEAR] != weekOfYear
                || c.fields[DAY_OF_WEEK] != dayOfWeek)) {
            throw new IllegalArgumentException();
        }
        // what was set has become a time: none of it is asked for any more
        if (isTimeSet && areFieldsSet) {
            Arrays.fill(stamp, 1);
        }
        clear(WEEK_OF_YEAR); // given anew: one that was set before has no say
        set(ERA, c.fields[ERA]);
        set(YEAR, c.fields[YEAR]);
        set(MONTH, c.fields[MONTH]);
        set(DAY_OF_MONTH, c.fields[DAY_OF_MONTH]);
        complete();
    }

    private GregorianCalendar lenient() {
        GregorianCalendar c = (GregorianCalendar) clone();
        c.setLenient(true);
        return c;
    }

    /* Days are counted from the first of January of the year 1. */
    @Override
    public int hashCode() {
        return super.hashCode() ^ (int) (Math.floorDiv(gregorianCutover, DAY) + 719163);
    }

    @Override
    public int getWeeksInWeekYear() {
        GregorianCalendar c = lenient();
        c.complete();
        int year = c.getWeekYear();
        if (year != c.fields[YEAR]) { // near the new year: another week of the same year knows
            c.setLenient(isLenient() || !isTimeSet || !areFieldsSet || !areAllFieldsSet);
            c.setWeekDate(year, 2, c.fields[DAY_OF_WEEK]);
        }
        return c.getActualMaximum(WEEK_OF_YEAR);
    }
}
