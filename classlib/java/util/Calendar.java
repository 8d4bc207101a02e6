/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.Serializable;

/**
 * A point in time and its fields. Setting fields only records them; the time is computed when
 * next asked for, from the most recently set combination of fields.
 */
public abstract class Calendar implements Serializable, Cloneable, Comparable<Calendar> {
    private static final long serialVersionUID = -1807547505821590642L;

    public static final int ERA = 0;
    public static final int YEAR = 1;
    public static final int MONTH = 2;
    public static final int WEEK_OF_YEAR = 3;
    public static final int WEEK_OF_MONTH = 4;
    public static final int DATE = 5;
    public static final int DAY_OF_MONTH = 5;
    public static final int DAY_OF_YEAR = 6;
    public static final int DAY_OF_WEEK = 7;
    public static final int DAY_OF_WEEK_IN_MONTH = 8;
    public static final int AM_PM = 9;
    public static final int HOUR = 10;
    public static final int HOUR_OF_DAY = 11;
    public static final int MINUTE = 12;
    public static final int SECOND = 13;
    public static final int MILLISECOND = 14;
    public static final int ZONE_OFFSET = 15;
    public static final int DST_OFFSET = 16;
    public static final int FIELD_COUNT = 17;
    public static final int SUNDAY = 1;
    public static final int MONDAY = 2;
    public static final int TUESDAY = 3;
    public static final int WEDNESDAY = 4;
    public static final int THURSDAY = 5;
    public static final int FRIDAY = 6;
    public static final int SATURDAY = 7;
    public static final int JANUARY = 0;
    public static final int FEBRUARY = 1;
    public static final int MARCH = 2;
    public static final int APRIL = 3;
    public static final int MAY = 4;
    public static final int JUNE = 5;
    public static final int JULY = 6;
    public static final int AUGUST = 7;
    public static final int SEPTEMBER = 8;
    public static final int OCTOBER = 9;
    public static final int NOVEMBER = 10;
    public static final int DECEMBER = 11;
    public static final int UNDECIMBER = 12;
    public static final int AM = 0;
    public static final int PM = 1;
    public static final int ALL_STYLES = 0;
    public static final int SHORT = 1;
    public static final int LONG = 2;
    public static final int NARROW_FORMAT = 4;
    public static final int NARROW_STANDALONE = 4 | 0x8000;
    public static final int SHORT_FORMAT = 1;
    public static final int LONG_FORMAT = 2;
    public static final int SHORT_STANDALONE = 1 | 0x8000;
    public static final int LONG_STANDALONE = 2 | 0x8000;

    static final String[] NAMES = {
        "ERA", "YEAR", "MONTH", "WEEK_OF_YEAR", "WEEK_OF_MONTH", "DAY_OF_MONTH", "DAY_OF_YEAR",
        "DAY_OF_WEEK", "DAY_OF_WEEK_IN_MONTH", "AM_PM", "HOUR", "HOUR_OF_DAY", "MINUTE", "SECOND",
        "MILLISECOND", "ZONE_OFFSET", "DST_OFFSET"
    };

    protected int[] fields = new int[FIELD_COUNT];
    protected boolean[] isSet = new boolean[FIELD_COUNT];
    protected long time;
    protected boolean isTimeSet;
    protected boolean areFieldsSet;
    /** When each field was set by the program; 0 for not set, 1 for computed. */
    transient int[] stamp = new int[FIELD_COUNT];
    /** False while fields that were set keep their precedence though the time is known. */
    transient boolean areAllFieldsSet;
    private int nextStamp = 2;
    private int serialVersionOnStream = 1; // of the form alone
    private boolean lenient = true;
    private TimeZone zone;
    private int firstDayOfWeek = SUNDAY;
    private int minimalDaysInFirstWeek = 1;

    /** What a calendar is to be made of: a moment, or fields of which the newest win. */
    public static class Builder {
        private static final int WEEK_YEAR = FIELD_COUNT, FIELDS = FIELD_COUNT + 1;

        private int[] order; // when each field was set, from 2 on; 0: never
        private int[] values;
        private int next = 2;
        private boolean moment;
        private long instant;
        private String type;
        private TimeZone zone;
        private Locale locale;
        private boolean lenient = true;
        private int firstDay, minimalDays;

        public Builder() {
        }

        private void need() {
            if (order == null) {
                order = new int[FIELDS];
                values = new int[FIELDS];
                moment = false;
            }
        }

        private void checkNoInstant() {
            if (moment) {
                throw new IllegalStateException("instant has been set");
            }
        }

        private void put(int field, int value) {
            order[field] = next++;
            if (next < 0) {
                throw new IllegalStateException("stamp counter overflow");
            }
            values[field] = value;
        }

        public Builder setInstant(long instant) {
            if (order != null) {
                throw new IllegalStateException();
            }
            this.instant = instant;
            moment = true;
            return this;
        }

        public Builder setInstant(Date instant) {
            return setInstant(instant.getTime());
        }

        public Builder set(int field, int value) {
            if (field < 0 || field >= FIELD_COUNT) {
                throw new IllegalArgumentException("field is invalid");
            }
            checkNoInstant();
            need();
            put(field, value);
            return this;
        }

        public Builder setFields(int... fieldValuePairs) {
            if ((fieldValuePairs.length & 1) != 0) {
                throw new IllegalArgumentException();
            }
            checkNoInstant();
            if (next + fieldValuePairs.length / 2 < 0) {
                throw new IllegalStateException("stamp counter overflow");
            }
            need();
            for (int i = 0; i < fieldValuePairs.length; i += 2) {
                int field = fieldValuePairs[i];
                if (field < 0 || field >= FIELD_COUNT) {
                    throw new IllegalArgumentException("field is invalid");
                }
                put(field, fieldValuePairs[i + 1]);
            }
            return this;
        }

        public Builder setDate(int year, int month, int dayOfMonth) {
            return setFields(YEAR, year, MONTH, month, DAY_OF_MONTH, dayOfMonth);
        }

        public Builder setTimeOfDay(int hourOfDay, int minute, int second) {
            return setTimeOfDay(hourOfDay, minute, second, 0);
        }

        public Builder setTimeOfDay(int hourOfDay, int minute, int second, int millis) {
            return setFields(HOUR_OF_DAY, hourOfDay, MINUTE, minute, SECOND, second, MILLISECOND,
                    millis);
        }

        public Builder setWeekDate(int weekYear, int weekOfYear, int dayOfWeek) {
            need();
            put(WEEK_YEAR, weekYear);
            put(WEEK_OF_YEAR, weekOfYear);
            put(DAY_OF_WEEK, dayOfWeek);
            return this;
        }

        public Builder setTimeZone(TimeZone zone) {
            this.zone = Objects.requireNonNull(zone);
            return this;
        }

        public Builder setLenient(boolean lenient) {
            this.lenient = lenient;
            return this;
        }

        public Builder setCalendarType(String type) {
            String name = type.equals("gregorian") ? "gregory" : type;
            if (!name.equals("iso8601") && !getAvailableCalendarTypes().contains(name)) {
                throw new IllegalArgumentException("unknown calendar type: " + name);
            }
            if (this.type != null && !this.type.equals(name)) {
                throw new IllegalStateException("calendar type override");
            }
            this.type = name;
            return this;
        }

        /** What a locale may ask for; those but Gregory's are not here, and are his. */
        private static final Set<String> NAMED_TYPES = Set.of("gregory", "gregorian", "iso8601",
                "buddhist", "japanese");

        public Builder setLocale(Locale locale) {
            this.locale = Objects.requireNonNull(locale);
            return this;
        }

        public Builder setWeekDefinition(int firstDayOfWeek, int minimalDaysInFirstWeek) {
            if (firstDayOfWeek < 1 || firstDayOfWeek > 7 || minimalDaysInFirstWeek < 1
                    || minimalDaysInFirstWeek > 7) {
                throw new IllegalArgumentException();
            }
            firstDay = firstDayOfWeek;
            minimalDays = minimalDaysInFirstWeek;
            return this;
        }

        public Calendar build() {
            Locale where = locale != null ? locale : Locale.getDefault();
            String known = type == null ? where.getUnicodeLocaleType("ca") : null;
            if (known != null && !NAMED_TYPES.contains(known)) {
                throw new IllegalArgumentException("unknown calendar type: " + known);
            }
            GregorianCalendar calendar = new GregorianCalendar(zone != null ? zone : zoneOf(where),
                    where);
            calendar.clear();
            if ("iso8601".equals(type != null ? type : known)) {
                calendar.setGregorianChange(new Date(Long.MIN_VALUE));
                calendar.clear();
                setWeekDefinition(MONDAY, 4);
            }
            calendar.setLenient(lenient);
            if (firstDay != 0) {
                calendar.setFirstDayOfWeek(firstDay);
                calendar.setMinimalDaysInFirstWeek(minimalDays);
            }
            if (moment) {
                calendar.setTimeInMillis(instant);
                ((Calendar) calendar).complete();
            } else if (order != null) {
                fill(calendar);
                ((Calendar) calendar).complete();
            }
            return calendar;
        }

        private void fill(GregorianCalendar calendar) {
            boolean weekDate = order[WEEK_YEAR] > order[YEAR];
            for (int stamp = 2; stamp < next; stamp++) {
                for (int field = 0; field < FIELD_COUNT; field++) {
                    if (order[field] == stamp) {
                        calendar.set(field, values[field]);
                    }
                }
            }
            if (weekDate) {
                calendar.setWeekDate(values[WEEK_YEAR],
                                     order[WEEK_OF_YEAR] != 0 ? values[WEEK_OF_YEAR] : 1,
                                     order[DAY_OF_WEEK] != 0 ? values[DAY_OF_WEEK]
                                     : calendar.getFirstDayOfWeek());
            }
        }
    }

    protected Calendar() {
        this(TimeZone.getDefault(), Locale.getDefault());
    }

    protected Calendar(TimeZone zone, Locale locale) {
        this.zone = Objects.requireNonNull(zone);
        String type = locale.getUnicodeLocaleType("rg");
        String region = type == null || type.length() != 6 || !type.endsWith("zzzz")
                ? locale.getCountry() : type.substring(0, 2).toUpperCase(Locale.ROOT);
        if (!region.isEmpty()) {
            firstDayOfWeek = isIn(SUNDAYS, region) ? SUNDAY : isIn(SATURDAYS, region) ? SATURDAY
                    : region.equals("MV") ? FRIDAY : MONDAY;
            minimalDaysInFirstWeek = isIn(FOURS, region) ? 4 : 1;
        }
        type = locale.getUnicodeLocaleType("fw");
        int day = type == null || type.length() != 3 ? -1 : "sunmontuewedthufrisat".indexOf(type);
        if (day >= 0 && day % 3 == 0) {
            firstDayOfWeek = day / 3 + 1;
        }
    }

    /* Where weeks begin on what day, and where the first one of a year has four days. */
    private static final String SUNDAYS =
            "AGASAUBDBRBSBTBWBZCACNCODMDOETGTGUHKHNIDILINJMJPKEKHKRLAMHMMMOMTMXMZNINPPAPEPHPK"
            + "PRPTPYSASGSVTHTTTWUMUSVEVIWSYEZAZW";
    private static final String SATURDAYS =
            "AEAFBHDJDZEGIQIRJOKWLYOMQASDSY";
    private static final String FOURS =
            "ADANATAXBEBGCHCZDEDKEEESFIFJFOFRGBGFGGGIGPGRHUIEIMISITJELILTLUMCMQNLNOPLPTRERUSE"
            + "SJSKSMVA";

    private static boolean isIn(String regions, String region) {
        int i = regions.indexOf(region);
        while (i > 0 && i % 2 != 0) {
            i = regions.indexOf(region, i + 1);
        }
        return i >= 0;
    }

    public static Calendar getInstance() {
        return getInstance(Locale.getDefault(Locale.Category.FORMAT));
    }

    public static Calendar getInstance(TimeZone zone) {
        return new GregorianCalendar(zone);
    }

    public static Calendar getInstance(Locale locale) {
        return of(zoneOf(locale), locale);
    }

    private static Calendar of(TimeZone zone, Locale locale) {
        GregorianCalendar calendar = new GregorianCalendar(zone, locale);
        if (locale.hasExtensions() && "iso8601".equals(locale.getUnicodeLocaleType("ca"))) {
            calendar.setGregorianChange(new Date(Long.MIN_VALUE));
            calendar.setFirstDayOfWeek(MONDAY);
            calendar.setMinimalDaysInFirstWeek(4);
        }
        return calendar;
    }

    /** The zone that a locale asks for, else the default one. */
    private static TimeZone zoneOf(Locale locale) {
        String id = locale.hasExtensions() ? sun.util.calendar.ZoneKeys.zoneOf(locale) : null;
        return id != null ? TimeZone.getTimeZone(id) : TimeZone.getDefault();
    }

    public static Calendar getInstance(TimeZone zone, Locale locale) {
        return of(zone, locale);
    }

    public static synchronized Locale[] getAvailableLocales() {
        return Locale.getAvailableLocales();
    }

    public static Set<String> getAvailableCalendarTypes() {
        return Set.of("gregory");
    }

    public String getCalendarType() {
        return getClass().getName();
    }

    public boolean isWeekDateSupported() {
        return false;
    }

    public int getWeekYear() {
        throw new UnsupportedOperationException();
    }

    public void setWeekDate(int weekYear, int weekOfYear, int dayOfWeek) {
        throw new UnsupportedOperationException();
    }

    public int getWeeksInWeekYear() {
        throw new UnsupportedOperationException();
    }

    /** The names of a field's values; null when it has none. */
    private String[] names(int field, int style, Locale locale) {
        int form = style & 0x7FFF;
        if (field < 0 || field >= FIELD_COUNT || form == 3 || form > 4) {
            throw new IllegalArgumentException();
        }
        java.text.DateFormatSymbols symbols = new java.text.DateFormatSymbols(locale);
        String[] names = field == ERA ? symbols.getEras()
                : field == AM_PM ? symbols.getAmPmStrings()
                : field == MONTH ? form == LONG ? symbols.getMonths() : symbols.getShortMonths()
                : field == DAY_OF_WEEK ? form == LONG ? symbols.getWeekdays()
                : symbols.getShortWeekdays() : null;
        if (names != null && field == MONTH) {
            names = Arrays.copyOf(names, 12);
        }
        boolean whole = locale.getLanguage().isEmpty() && (field == AM_PM || field == ERA);
        if (names != null && form == NARROW_FORMAT && !whole) {
            for (int i = 0; i < names.length; i++) {
                names[i] = names[i].isEmpty() ? "" : names[i].substring(0, 1)
                        .toLowerCase(field == AM_PM ? Locale.ENGLISH : Locale.ROOT);
                names[i] = field == AM_PM ? names[i] : names[i].toUpperCase(Locale.ROOT);
            }
        }
        return names;
    }

    public String getDisplayName(int field, int style, Locale locale) {
        if ((style & 0x7FFF) == ALL_STYLES) {
            throw new IllegalArgumentException();
        }
        String[] names = names(field, style, locale);
        return names == null ? null : names[get(field)];
    }

    public Map<String, Integer> getDisplayNames(int field, int style, Locale locale) {
        Map<String, Integer> map = new HashMap<>();
        for (int form : new int[] {SHORT, LONG, NARROW_FORMAT}) {
            boolean unique = form != NARROW_FORMAT || field == AM_PM || field == ERA;
            if (unique && (style == ALL_STYLES || (style & 0x7FFF) == form)) {
                String[] names = names(field, form, locale);
                for (int i = 0; names != null && i < names.length; i++) {
                    if (!names[i].isEmpty()) {
                        map.put(names[i], i);
                    }
                }
            }
        }
        names(field, style, locale);
        return map.isEmpty() ? null : map;
    }

    public final java.time.Instant toInstant() {
        return java.time.Instant.ofEpochMilli(getTimeInMillis());
    }

    protected abstract void computeTime();

    protected abstract void computeFields();

    public abstract void add(int field, int amount);

    public abstract void roll(int field, boolean up);

    public abstract int getMinimum(int field);

    public abstract int getMaximum(int field);

    public abstract int getGreatestMinimum(int field);

    public abstract int getLeastMaximum(int field);

    public void roll(int field, int amount) {
        for (; amount > 0; amount--) {
            roll(field, true);
        }
        for (; amount < 0; amount++) {
            roll(field, false);
        }
    }

    public int getActualMinimum(int field) {
        return getMinimum(field);
    }

    public int getActualMaximum(int field) {
        return getMaximum(field);
    }

    public final Date getTime() {
        return new Date(getTimeInMillis());
    }

    public final void setTime(Date date) {
        Objects.requireNonNull(date, "date must not be null");
        setTimeInMillis(date.getTime());
    }

    public long getTimeInMillis() {
        if (!isTimeSet) {
            computeTime();
            isTimeSet = true;
        }
        return time;
    }

    public void setTimeInMillis(long millis) {
        if (time != millis || !isTimeSet || !areAllFieldsSet) {
            time = millis;
            isTimeSet = true;
            areFieldsSet = false;
            fill();
        }
    }

    private void fill() {
        computeFields();
        Arrays.fill(isSet, true);
        Arrays.fill(stamp, 1);
        nextStamp = 2;
        areFieldsSet = true;
        areAllFieldsSet = true;
    }

    protected void complete() {
        getTimeInMillis();
        if (!areFieldsSet || !areAllFieldsSet) {
            fill();
        }
    }

    public int get(int field) {
        complete();
        return fields[field];
    }

    protected final int internalGet(int field) {
        return fields[field];
    }

    public void set(int field, int value) {
        if (areFieldsSet && !areAllFieldsSet) {
            fill();
        }
        fields[field] = value;
        isSet[field] = true;
        stamp[field] = nextStamp++;
        isTimeSet = false;
        areFieldsSet = false;
    }

    public final void set(int year, int month, int date) {
        set(YEAR, year);
        set(MONTH, month);
        set(DATE, date);
    }

    public final void set(int year, int month, int date, int hour, int minute) {
        set(year, month, date);
        set(HOUR_OF_DAY, hour);
        set(MINUTE, minute);
    }

    public final void set(int year, int month, int date, int hour, int minute, int second) {
        set(year, month, date, hour, minute);
        set(SECOND, second);
    }

    public final void clear() {
        isTimeSet = false;
        for (int i = 0; i < FIELD_COUNT; i++) {
            clear(i);
        }
    }

    public final void clear(int field) {
        fields[field] = 0;
        isSet[field] = false;
        stamp[field] = 0;
        isTimeSet = false;
        areFieldsSet = false;
        areAllFieldsSet = false;
    }

    public final boolean isSet(int field) {
        return stamp[field] != 0;
    }

    public void setTimeZone(TimeZone value) {
        zone = value;
        areFieldsSet = false;
        areAllFieldsSet = false;
    }

    public TimeZone getTimeZone() {
        return zone;
    }

    public void setLenient(boolean lenient) {
        this.lenient = lenient;
    }

    public boolean isLenient() {
        return lenient;
    }

    public void setFirstDayOfWeek(int value) {
        if (firstDayOfWeek != value) {
            firstDayOfWeek = value;
            computeWeeks();
        }
    }

    /** Weeks that were not set are computed again. */
    private void computeWeeks() {
        Calendar c = (Calendar) clone();
        c.lenient = true;
        c.clear(WEEK_OF_MONTH);
        c.clear(WEEK_OF_YEAR);
        for (int field = WEEK_OF_YEAR; field <= WEEK_OF_MONTH; field++) {
            if (stamp[field] <= 1) {
                fields[field] = c.get(field);
            }
        }
    }

    public int getFirstDayOfWeek() {
        return firstDayOfWeek;
    }

    public void setMinimalDaysInFirstWeek(int value) {
        if (minimalDaysInFirstWeek != value) {
            minimalDaysInFirstWeek = value;
            computeWeeks();
        }
    }

    public int getMinimalDaysInFirstWeek() {
        return minimalDaysInFirstWeek;
    }

    public boolean before(Object when) {
        return when instanceof Calendar && compareTo((Calendar) when) < 0;
    }

    public boolean after(Object when) {
        return when instanceof Calendar && compareTo((Calendar) when) > 0;
    }

    @Override
    public int compareTo(Calendar other) {
        return Long.compare(getTimeInMillis(), moment(other));
    }

    private static long moment(Calendar calendar) {
        return calendar.isTimeSet ? calendar.time : calendar.getTimeInMillis();
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Calendar)) {
            return false;
        }
        Calendar c = (Calendar) other;
        return getTimeInMillis() == c.getTimeInMillis() && lenient == c.lenient
                && firstDayOfWeek == c.firstDayOfWeek
                && minimalDaysInFirstWeek == c.minimalDaysInFirstWeek && zone.equals(c.zone);
    }

    @Override
    public int hashCode() {
        // As java's are: bit 0 whether it is lenient, 1 to 3 and 4 to 6 how weeks begin,
        // the zone above.
        int weeks = firstDayOfWeek | minimalDaysInFirstWeek << 3;
        int rules = (zone.hashCode() << 6 | weeks) << 1 | (lenient ? 1 : 0);
        return Long.hashCode(getTimeInMillis()) ^ rules;
    }

    @Override
    public Object clone() {
        try {
            Calendar c = (Calendar) super.clone();
            c.fields = fields.clone();
            c.isSet = isSet.clone();
            c.stamp = stamp.clone();
            c.zone = (TimeZone) zone.clone();
            return c;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder(getClass().getName()).append("[time=")
                .append(isTimeSet ? String.valueOf(time) : "?").append(",areFieldsSet=")
                .append(areFieldsSet).append(",areAllFieldsSet=").append(areAllFieldsSet)
                .append(",lenient=").append(lenient).append(",zone=").append(zone)
                .append(",firstDayOfWeek=").append(firstDayOfWeek)
                .append(",minimalDaysInFirstWeek=").append(minimalDaysInFirstWeek);
        for (int i = 0; i < FIELD_COUNT; i++) {
            sb.append(',').append(NAMES[i]).append('=')
                    .append(isSet[i] ? String.valueOf(fields[i]) : "?");
        }
        return sb.append(']').toString();
    }

    // ---- Serialization: the time; the fields come from it ----

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        getTimeInMillis();
        TimeZone own = zone;
        boolean region = !(own instanceof SimpleTimeZone)
                && own.getClass().getClassLoader() == null;
        if (region) { // which old readers do not know
            zone = new SimpleTimeZone(own.getRawOffset(), own.getID());
        }
        try {
            s.defaultWriteObject();
        } finally {
            zone = own;
        }
        s.writeObject(region ? own : null);
    }

    private void readObject(java.io.ObjectInputStream s)
            throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        stamp = new int[FIELD_COUNT];
        nextStamp = 2;
        try {
            TimeZone region = (TimeZone) s.readObject();
            zone = region == null ? zone : region;
        } catch (java.io.OptionalDataException e) {
            if (!e.eof) {
                throw e;
            }
        }
        setTimeInMillis(time);
    }
}
