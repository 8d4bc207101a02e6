/* SPDX-License-Identifier: MIT */
package java.text;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Date;
import java.util.Locale;
import java.util.Objects;
import java.util.TimeZone;

/** Formats moments by a pattern like {@code yyyy-MM-dd HH:mm:ss}. */
public class SimpleDateFormat extends DateFormat {
    private static final long serialVersionUID = 4774881970558875024L;
    private static final String LETTERS = "GyMdkHmsSEDFwWahKzZYuXL";
    /** What the calendar calls each letter's field; -1: a zone. */
    private static final byte[] FIELDS = new byte[LETTERS.length()];

    static {
        Arrays.fill(FIELDS, (byte) -1);
        name("G", Calendar.ERA);
        name("yY", Calendar.YEAR);
        name("ML", Calendar.MONTH);
        name("w", Calendar.WEEK_OF_YEAR);
        name("W", Calendar.WEEK_OF_MONTH);
        name("D", Calendar.DAY_OF_YEAR);
        name("d", Calendar.DAY_OF_MONTH);
        name("Eu", Calendar.DAY_OF_WEEK);
        name("F", Calendar.DAY_OF_WEEK_IN_MONTH);
        name("a", Calendar.AM_PM);
        name("hK", Calendar.HOUR);
        name("Hk", Calendar.HOUR_OF_DAY);
        name("m", Calendar.MINUTE);
        name("s", Calendar.SECOND);
        name("S", Calendar.MILLISECOND);
    }

    private static void name(String letters, int field) {
        for (int i = 0; i < letters.length(); i++) {
            FIELDS[LETTERS.indexOf(letters.charAt(i))] = (byte) field;
        }
    }

    /** What DateFormat calls each letter's field. */
    private static final int[] POSITIONS = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
        16, 17, 17, 1, 9, 17, 2};

    private String pattern;
    private DateFormatSymbols formatData;
    private Date defaultCenturyStart;
    private final Locale locale;
    private int serialVersionOnStream = 1;

    public SimpleDateFormat() {
        this("", Locale.getDefault(Locale.Category.FORMAT));
        applyPattern(pattern(SHORT, SHORT, locale));
    }

    public SimpleDateFormat(String pattern) {
        this(pattern, Locale.getDefault(Locale.Category.FORMAT));
    }

    public SimpleDateFormat(String pattern, Locale locale) {
        this(pattern, new DateFormatSymbols(Objects.requireNonNull(locale)), locale);
    }

    public SimpleDateFormat(String pattern, DateFormatSymbols formatSymbols) {
        this(pattern, (DateFormatSymbols) formatSymbols.clone(),
                Locale.getDefault(Locale.Category.FORMAT));
    }

    private SimpleDateFormat(String pattern, DateFormatSymbols symbols, Locale locale) {
        formatData = symbols;
        this.locale = locale;
        calendar = Calendar.getInstance(locale);
        numberFormat = NumberFormat.getIntegerInstance(locale);
        numberFormat.setGroupingUsed(false);
        applyPattern(pattern);
        Calendar c = (Calendar) calendar.clone();
        c.add(Calendar.YEAR, -80);
        defaultCenturyStart = c.getTime();
    }

    // ---- Patterns ----

    /** The end of the quoted text or run of letters that starts at an index. */
    private static int tokenEnd(String p, int i) {
        char c = p.charAt(i);
        int j = i + 1;
        while (j < p.length() && p.charAt(j) == c) {
            j++;
        }
        return j;
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    /** Whether there is a letter that means nothing, which is told first of all. */
    private static boolean isWrong(String p, int at) {
        return at < p.length() && isLetter(p.charAt(at)) && LETTERS.indexOf(p.charAt(at)) < 0;
    }

    private static void check(String p) {
        boolean quoted = false;
        for (int i = 0; i < p.length(); i++) {
            char c = p.charAt(i);
            if (c == '\'') {
                quoted = !quoted;
            } else if (!quoted && isWrong(p, i)) {
                throw new IllegalArgumentException("Illegal pattern character '" + c + "'");
            } else if (!quoted && c == 'X' && tokenEnd(p, i) - i > 3
                    && !isWrong(p, tokenEnd(p, i))) {
                throw new IllegalArgumentException("invalid ISO 8601 format: length="
                        + (tokenEnd(p, i) - i));
            }
        }
        if (quoted) {
            throw new IllegalArgumentException("Unterminated quote");
        }
    }

    public void applyPattern(String newPattern) {
        check(newPattern);
        pattern = newPattern;
    }

    public String toPattern() {
        return pattern;
    }

    private static String translate(String p, String from, String to) {
        StringBuilder sb = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < p.length(); i++) {
            char c = p.charAt(i);
            if (c == '\'') {
                quoted = !quoted;
            } else if (!quoted && isLetter(c)) {
                int k = from.indexOf(c);
                if (k < 0) {
                    throw new IllegalArgumentException("Illegal pattern  character '" + c + "'");
                }
                c = k < to.length() ? to.charAt(k) : c;
            }
            sb.append(c);
        }
        if (quoted) {
            throw new IllegalArgumentException("Unfinished quote in pattern");
        }
        return sb.toString();
    }

    public String toLocalizedPattern() {
        return translate(pattern, LETTERS, formatData.getLocalPatternChars());
    }

    public void applyLocalizedPattern(String newPattern) {
        String local = formatData.getLocalPatternChars();
        String p = translate(newPattern, local + LETTERS.substring(Math.min(local.length(),
                LETTERS.length())), LETTERS);
        check(p);
        pattern = p;
    }

    // ---- Formatting ----

    @Override
    public StringBuffer format(Date date, StringBuffer to, FieldPosition pos) {
        pos.setBeginIndex(0);
        pos.setEndIndex(0);
        calendar.setTime(date);
        String p = pattern;
        for (int i = 0; i < p.length();) {
            char c = p.charAt(i);
            if (c == '\'') {
                i = quoted(p, i, to);
            } else if (isLetter(c)) {
                int end = tokenEnd(p, i);
                int start = to.length();
                int k = LETTERS.indexOf(c);
                field(c, k, end - i, to);
                pos.note(POSITIONS[k], attribute(c, k), start, to.length());
                i = end;
            } else {
                to.append(c);
                i++;
            }
        }
        return to;
    }

    @Override
    public AttributedCharacterIterator formatToCharacterIterator(Object obj) {
        FieldRecorder fields = new FieldRecorder();
        return fields.over(format(FieldRecorder.notNull(obj), new StringBuffer(), fields));
    }

    private static Field attribute(char c, int k) {
        return c == 'k' ? Field.HOUR_OF_DAY1 : c == 'h' ? Field.HOUR1
                : FIELDS[k] < 0 ? Field.TIME_ZONE : Field.ofCalendarField(FIELDS[k]);
    }

    /** Appends quoted text that starts at i; the index after it. */
    private static int quoted(String p, int i, StringBuffer to) {
        int j = i + 1;
        if (j < p.length() && p.charAt(j) == '\'') {
            to.append('\'');
            return j + 1;
        }
        for (; p.charAt(j) != '\''; j++) {
            to.append(p.charAt(j));
            while (j + 2 < p.length() && p.charAt(j + 1) == '\'' && p.charAt(j + 2) == '\'') {
                to.append('\'');
                j += 2;
            }
        }
        return j + 1;
    }

    private void number(long v, int width, StringBuffer to) {
        String s = Long.toString(Math.abs(v));
        char zero = locale != null && DecimalFormatSymbols.hasNumbering(locale)
                ? zeroOfNumbers() : '0';
        if (v < 0) {
            to.append('-');
        }
        for (int i = s.length(); i < width; i++) {
            to.append(zero);
        }
        for (int i = 0; i < s.length(); i++) {
            to.append((char) (s.charAt(i) - '0' + zero));
        }
    }

    private char zeroOfNumbers() {
        return numberFormat instanceof DecimalFormat
                ? ((DecimalFormat) numberFormat).getDecimalFormatSymbols().getZeroDigit() : '0';
    }

    private void field(char c, int k, int count, StringBuffer to) {
        int v = FIELDS[k] < 0 ? 0 : calendar.get(FIELDS[k]);
        switch (c) {
            case 'G':
                to.append(formatData.getEras()[v]);
                return;
            case 'y':
            case 'Y':
                if (c == 'Y' && calendar.isWeekDateSupported()) {
                    v = calendar.getWeekYear();
                }
                if (count == 2) {
                    number(v % 100, 2, to);
                } else {
                    number(v, count, to);
                }
                return;
            case 'M':
            case 'L':
                if (count >= 4) {
                    to.append(formatData.getMonths()[v]);
                } else if (count == 3) {
                    to.append(formatData.getShortMonths()[v]);
                } else {
                    number(v + 1, count, to);
                }
                return;
            case 'k':
                number(v == 0 ? 24 : v, count, to);
                return;
            case 'h':
                number(v == 0 ? 12 : v, count, to);
                return;
            case 'E':
                to.append((count >= 4 ? formatData.getWeekdays()
                        : formatData.getShortWeekdays())[v]);
                return;
            case 'a':
                to.append(formatData.getAmPmStrings()[v]);
                return;
            case 'u':
                number(v == 1 ? 7 : v - 1, count, to);
                return;
            case 'z':
            case 'Z':
            case 'X':
                zone(c, count, to);
                return;
            default:
                number(v, count, to);
        }
    }

    private void zone(char c, int count, StringBuffer to) {
        int dst = calendar.get(Calendar.DST_OFFSET);
        int minutes = (calendar.get(Calendar.ZONE_OFFSET) + dst) / 60000;
        if (c == 'z') {
            to.append(formatData.zoneName(calendar.getTimeZone(), dst != 0,
                    count >= 4 ? TimeZone.LONG : TimeZone.SHORT, locale));
            return;
        }
        if (c == 'X' && minutes == 0) {
            to.append('Z');
            return;
        }
        to.append(minutes < 0 ? '-' : '+');
        minutes = Math.abs(minutes);
        number(minutes / 60, 2, to);
        if (c == 'X' && count == 1) {
            return;
        }
        if (c == 'X' && count == 3) {
            to.append(':');
        }
        number(minutes % 60, 2, to);
    }

    // ---- Parsing ----

    @Override
    public Date parse(String text, ParsePosition pos) {
        int start = pos.index;
        int p = start;
        Calendar c = calendar;
        int[] values = new int[Calendar.FIELD_COUNT];
        int[] set = new int[Calendar.FIELD_COUNT];
        int[] extra = {0, 0, 0, 0};
        StringBuffer literal = new StringBuffer();
        for (int i = 0; i < pattern.length();) {
            char ch = pattern.charAt(i);
            if (!isLetter(ch)) {
                literal.setLength(0);
                if (ch == '\'') {
                    i = quoted(pattern, i, literal);
                } else {
                    literal.append(ch);
                    i++;
                }
                for (int k = 0; k < literal.length(); k++, p++) {
                    if (p >= text.length() || text.charAt(p) != literal.charAt(k)) {
                        return fail(pos, start, p);
                    }
                }
                continue;
            }
            int end = tokenEnd(pattern, i);
            boolean abuts = end < pattern.length() && isLetter(pattern.charAt(end))
                    && "GEazZX".indexOf(pattern.charAt(end)) < 0
                    && ("ML".indexOf(pattern.charAt(end)) < 0 || tokenEnd(pattern, end) - end <= 2);
            int before = p;
            while (p < text.length() && (text.charAt(p) == ' ' || text.charAt(p) == '\t')) {
                p++;
            }
            if (p >= text.length()) {
                return fail(pos, start, before);
            }
            if (p > before && isWord(ch, end - i)) { // blanks are skipped before numbers alone
                return fail(pos, start, p);
            }
            int limit = abuts ? before + end - i : Integer.MAX_VALUE; // blanks count as digits do
            int q = parseField(text, p, ch, end - i, limit, values, set, extra, end);
            if (q < 0) {
                return fail(pos, start, -q - 1);
            }
            p = q;
            i = end;
        }
        try {
            Date d = moment(c, values, set, extra);
            if (extra[3] != 0) { // a zone by its name: as far ahead as it was then, of that kind
                int ahead = c.get(Calendar.DST_OFFSET);
                zone(p, c.get(Calendar.ZONE_OFFSET), extra[3] == STANDARD ? 0
                        : ahead != 0 ? ahead : c.getTimeZone().getDSTSavings(), values, set, 1);
                d = moment(c, values, set, extra);
            }
            pos.index = p;
            return d;
        } catch (IllegalArgumentException e) {
            return fail(pos, start, p);
        }
    }

    private Date moment(Calendar c, int[] values, int[] set, int[] extra) {
        c.clear();
        for (int order = 1; order <= pattern.length(); order++) {
            for (int f = 0; f < values.length; f++) {
                if (set[f] == order) {
                    c.set(f, values[f]);
                }
            }
        }
        if (extra[1] > 0 && c.isWeekDateSupported()) {
            int week = set[Calendar.WEEK_OF_YEAR] != 0 ? values[Calendar.WEEK_OF_YEAR] : 1;
            int day = set[Calendar.DAY_OF_WEEK] != 0 ? values[Calendar.DAY_OF_WEEK]
                    : c.getFirstDayOfWeek();
            if (day(day) == day && c.isLenient()) { // a day of another week
                week += Math.floorDiv(day - 1, 7);
                day = (int) day(Math.floorMod(day - 1, 7) + 1);
            }
            c.setWeekDate(extra[2], week, day);
        }
        Date d = c.getTime();
        if (extra[0] == 1 && d.before(defaultCenturyStart)) {
            c.add(Calendar.YEAR, 100);
            d = c.getTime();
        }
        return d;
    }

    /** The calendar's number of a day of the week that Monday begins; others stay as they are. */
    private static long day(long number) {
        return number == 7 ? Calendar.SUNDAY : number < 1 || number > 7 ? number : number + 1;
    }

    private static Date fail(ParsePosition pos, int start, int error) {
        pos.errorIndex = error;
        pos.index = start;
        return null;
    }

    private static int longest(String text, int p, String[] names) {
        int best = -1;
        int length = 0;
        for (int i = 0; i < names.length; i++) {
            int n = names[i].length();
            if (n > length && text.regionMatches(true, p, names[i], 0, n)) {
                best = i;
                length = n;
            }
        }
        return best;
    }

    private static boolean isWord(char c, int count) {
        return "GEa".indexOf(c) >= 0 || (c == 'M' || c == 'L') && count > 2;
    }

    /** Reads one field; the index after it or -1 - the place of failure. */
    private int parseField(String text, int p, char c, int count, int most, int[] values,
                           int[] set, int[] extra, int order) {
        int field = FIELDS[LETTERS.indexOf(c)];
        if (isWord(c, count)) {
            String[][] tables = c == 'G' ? new String[][] {formatData.getEras()}
                    : c == 'a' ? new String[][] {formatData.getAmPmStrings()}
                    : c == 'E' ? new String[][] {formatData.getWeekdays(),
                        formatData.getShortWeekdays()}
                    : new String[][] {formatData.getMonths(), formatData.getShortMonths()};
            for (String[] table : tables) {
                int k = longest(text, p, table);
                if (k >= 0) {
                    values[field] = k;
                    set[field] = order;
                    return p + table[k].length();
                }
            }
            return -1 - p;
        }
        if (field < 0) {
            return parseZone(text, p, c, count, values, set, extra, order);
        }
        if (most != Integer.MAX_VALUE && most > text.length()) {
            return -1 - p;
        }
        int limit = Math.min(text.length(), most);
        int q = p;
        boolean negative = q < limit && text.charAt(q) == '-';
        q += negative ? 1 : 0;
        int first = q;
        long v = 0;
        boolean huge = false;
        while (q < limit && Character.isDigit(text.charAt(q))) {
            int digit = Character.digit(text.charAt(q++), 10);
            huge |= v > (Long.MAX_VALUE - digit) / 10;
            v = v * 10 + digit;
        }
        if (q == first) {
            return -1 - p;
        }
        // what no long holds is the greatest, else the low bits count
        v = huge ? Integer.MAX_VALUE : v;
        v = (int) (negative ? -v : v);
        switch (c) {
            case 'y':
            case 'Y':
                if (count <= 2 && q - p == 2 && !negative) {
                    Calendar start = (Calendar) calendar.clone();
                    start.setTime(defaultCenturyStart);
                    int century = start.get(Calendar.YEAR);
                    int two = century % 100;
                    extra[0] = v == two ? 1 : 0;
                    v += century / 100 * 100 + (v < two ? 100 : 0);
                }
                if (c == 'Y') {
                    extra[1] = order;
                    extra[2] = (int) v;
                    return q;
                }
                extra[1] = 0;
                break;
            case 'M':
            case 'L':
                v--;
                break;
            case 'k':
                if (!isLenient() && (v < 1 || v > 24)) {
                    return -1 - q;
                }
                v = v == 24 ? 0 : v;
                break;
            case 'h':
                if (!isLenient() && (v < 1 || v > 12)) {
                    return -1 - q;
                }
                v = v == 12 ? 0 : v;
                break;
            case 'u':
                v = day(v);
                break;
            default:
                break;
        }
        values[field] = (int) v;
        set[field] = order;
        return q;
    }

    private int parseZone(String text, int p, char c, int count, int[] values, int[] set,
                          int[] extra, int order) {
        /* The last zone of a text counts, whether it is a name or a number. */
        extra[3] = 0;
        set[Calendar.ZONE_OFFSET] = 0;
        set[Calendar.DST_OFFSET] = 0;
        if (c == 'X' && text.startsWith("Z", p)) {
            return zone(p + 1, 0, 0, values, set, order);
        }
        int sign = sign(text, p);
        if (c == 'X') {
            return sign == 0 ? -1 - Math.min(p + 1, text.length())
                    : parseOffset(text, p + 1, sign, count, count == 3, values, set, order);
        }
        if (sign != 0) {
            return parseOffset(text, p + 1, sign, 0, false, values, set, order);
        }
        if (text.regionMatches(true, p, "GMT", 0, 3)) {
            sign = sign(text, p + 3);
            return sign == 0 ? zone(p + 3, 0, 0, values, set, order)
                    : parseOffset(text, p + 4, sign, 0, true, values, set, order);
        }
        for (TimeZone likely : new TimeZone[] {getTimeZone(), TimeZone.getDefault()}) {
            String[] names = new String[5];
            for (int i = 1; i < names.length; i++) {
                names[i] = likely.getDisplayName(i > 2, i % 2 == 0 ? TimeZone.SHORT : TimeZone.LONG,
                        locale);
            }
            int q = parseZoneNames(text, p, likely, names, extra);
            if (q >= 0) {
                return q;
            }
        }
        for (String[] names : formatData.zoneRows()) {
            int q = parseZoneNames(text, p, null, names, extra);
            if (q >= 0) {
                return q;
            }
        }
        for (String name : new String[] {"Coordinated Universal Time", "Greenwich Mean Time"}) {
            if (text.regionMatches(true, p, name, 0, name.length())) {
                return zone(p + name.length(), 0, 0, values, set, order);
            }
        }
        return -1 - p;
    }

    /*
     * A row of names, as the symbols have it: who is called by one is the zone from now on; null:
     * the row says which.
     */
    private int parseZoneNames(String text, int p, TimeZone zone, String[] row, int[] extra) {
        int k = longest(text, p, Arrays.copyOfRange(row, 1, 5));
        if (k < 0) {
            return -1;
        }
        TimeZone named = zone == null ? TimeZone.getTimeZone(row[0]) : zone;
        if (!named.equals(getTimeZone())) {
            setTimeZone(named);
        }
        extra[3] = k < 2 ? STANDARD : DAYLIGHT;
        return p + row[k + 1].length();
    }

    private static int zone(int end, int offset, int dst, int[] values, int[] set, int order) {
        values[Calendar.ZONE_OFFSET] = offset;
        values[Calendar.DST_OFFSET] = dst;
        set[Calendar.ZONE_OFFSET] = order;
        set[Calendar.DST_OFFSET] = order;
        return end;
    }

    /** What a zone was called by, in the last of what a text says besides fields. */
    private static final int STANDARD = 1;
    private static final int DAYLIGHT = 2;

    private static int sign(String text, int p) {
        return text.startsWith("+", p) ? 1 : text.startsWith("-", p) ? -1 : 0;
    }

    private static int digit(String text, int p) {
        return p < text.length() && text.charAt(p) >= '0' && text.charAt(p) <= '9'
                ? text.charAt(p) - '0' : -1;
    }

    /**
     * Reads hours and, unless the count is 1, minutes; one digit of hours will do when a colon
     * follows and there is no count. Digits that are missing are a failure at the last place looked
     * at.
     */
    private static int parseOffset(String text, int p, int sign, int count, boolean colon,
                                   int[] values, int[] set, int order) {
        int hours = digit(text, p++);
        if (hours < 0) {
            return -p;
        }
        int next = digit(text, p);
        if (next >= 0) {
            hours = hours * 10 + next;
            p++;
        } else if (count > 0 || !colon || p >= text.length()) {
            return -1 - p;
        }
        if (hours > 23) {
            return -p;
        }
        int minutes = 0;
        if (count != 1) {
            if (colon && !text.startsWith(":", p++)) {
                return -p;
            }
            for (int i = 0; i < 2; i++) {
                next = digit(text, p++);
                if (next < 0) {
                    return -p;
                }
                minutes = minutes * 10 + next;
            }
            if (minutes > 59) {
                return -p;
            }
        }
        return zone(p, (hours * 60 + minutes) * 60000 * sign, 0, values, set, order);
    }

    // ---- Properties ----

    public void set2DigitYearStart(Date startDate) {
        defaultCenturyStart = new Date(startDate.getTime());
        calendar.setTime(startDate);
    }

    public Date get2DigitYearStart() {
        return (Date) defaultCenturyStart.clone();
    }

    public DateFormatSymbols getDateFormatSymbols() {
        return (DateFormatSymbols) formatData.clone();
    }

    public void setDateFormatSymbols(DateFormatSymbols newFormatSymbols) {
        formatData = (DateFormatSymbols) newFormatSymbols.clone();
    }

    @Override
    public Object clone() {
        SimpleDateFormat other = (SimpleDateFormat) super.clone();
        other.formatData = (DateFormatSymbols) formatData.clone();
        return other;
    }

    @Override
    public int hashCode() {
        return pattern.hashCode();
    }

    @Override
    public boolean equals(Object obj) {
        return super.equals(obj) && pattern.equals(((SimpleDateFormat) obj).pattern)
                && formatData.equals(((SimpleDateFormat) obj).formatData);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        try {
            check(Objects.requireNonNull(pattern));
        } catch (NullPointerException | IllegalArgumentException e) {
            throw new InvalidObjectException("invalid pattern");
        }
    }
}
