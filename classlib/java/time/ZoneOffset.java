/* SPDX-License-Identifier: MIT */
package java.time;

import static java.time.temporal.ChronoField.OFFSET_SECONDS;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.ValueRange;
import java.time.zone.ZoneRules;
import java.util.Objects;

/** A fixed offset from UTC. */
public final class ZoneOffset extends ZoneId
        implements TemporalAccessor, TemporalAdjuster, Comparable<ZoneOffset>, Serializable {
    private static final long serialVersionUID = 2357656521762053153L;
    private static final int MAX_SECONDS = 18 * 3600;
    /** Those that are full quarters of an hour, made when first asked for. */
    private static final ZoneOffset[] QUARTERS = new ZoneOffset[2 * MAX_SECONDS / 900 + 1];

    public static final ZoneOffset UTC = ofTotalSeconds(0);
    public static final ZoneOffset MIN = ofTotalSeconds(-MAX_SECONDS);
    public static final ZoneOffset MAX = ofTotalSeconds(MAX_SECONDS);

    private final int totalSeconds;
    private final transient String id;
    private final transient ZoneRules rules;

    private ZoneOffset(int totalSeconds) {
        this.totalSeconds = totalSeconds;
        id = text(totalSeconds);
        rules = ZoneRules.of(this);
    }

    private static String text(int totalSeconds) {
        if (totalSeconds == 0) {
            return "Z";
        }
        int seconds = Math.abs(totalSeconds);
        StringBuilder sb = new StringBuilder(9);
        LocalDate.appendTwo(sb, totalSeconds < 0 ? "-" : "+", seconds / 3600);
        LocalDate.appendTwo(sb, ":", seconds / 60 % 60);
        if (seconds % 60 != 0) {
            LocalDate.appendTwo(sb, ":", seconds % 60);
        }
        return sb.toString();
    }

    public static ZoneOffset of(String offsetId) {
        Objects.requireNonNull(offsetId, "offsetId");
        if (offsetId.equals("Z")) {
            return UTC;
        }
        String s = offsetId.length() == 2 ? offsetId.charAt(0) + "0" + offsetId.charAt(1)
                : offsetId;
        int n = s.length();
        if (n != 3 && n != 5 && n != 6 && n != 7 && n != 9) {
            throw bad("invalid format", offsetId);
        }
        boolean colons = n % 3 == 0 && n > 3;
        int hours = number(s, 1, false);
        int minutes = n == 3 ? 0 : number(s, colons ? 4 : 3, colons);
        int seconds = n < 7 ? 0 : number(s, colons ? 7 : 5, colons);
        if (s.charAt(0) != '+' && s.charAt(0) != '-') {
            throw bad("plus/minus not found when expected", s);
        }
        return s.charAt(0) == '-' ? ofHoursMinutesSeconds(-hours, -minutes, -seconds)
                : ofHoursMinutesSeconds(hours, minutes, seconds);
    }

    private static DateTimeException bad(String what, String id) {
        return new DateTimeException("Invalid ID for ZoneOffset, " + what + ": " + id);
    }

    private static int number(String s, int at, boolean colon) {
        if (colon && s.charAt(at - 1) != ':') {
            throw bad("colon not found when expected", s);
        }
        int tens = s.charAt(at) - '0';
        int ones = s.charAt(at + 1) - '0';
        if (tens < 0 || tens > 9 || ones < 0 || ones > 9) {
            throw bad("non numeric characters found", s);
        }
        return tens * 10 + ones;
    }

    public static ZoneOffset ofHours(int hours) {
        return ofHoursMinutesSeconds(hours, 0, 0);
    }

    public static ZoneOffset ofHoursMinutes(int hours, int minutes) {
        return ofHoursMinutesSeconds(hours, minutes, 0);
    }

    public static ZoneOffset ofHoursMinutesSeconds(int hours, int minutes, int seconds) {
        within("hours", hours, 18);
        if (hours > 0 && (minutes < 0 || seconds < 0)) {
            throw new DateTimeException(
                    "Zone offset minutes and seconds must be positive because hours is positive");
        }
        if (hours < 0 && (minutes > 0 || seconds > 0)) {
            throw new DateTimeException(
                    "Zone offset minutes and seconds must be negative because hours is negative");
        }
        if (minutes > 0 && seconds < 0 || minutes < 0 && seconds > 0) {
            throw new DateTimeException(
                    "Zone offset minutes and seconds must have the same sign");
        }
        within("minutes", minutes, 59);
        within("seconds", seconds, 59);
        return ofTotalSeconds(hours * 3600 + minutes * 60 + seconds);
    }

    private static void within(String what, int value, int most) {
        if (value < -most || value > most) {
            throw new DateTimeException("Zone offset " + what + " not in valid range: value "
                    + value + " is not in the range -" + most + " to " + most);
        }
    }

    public static ZoneOffset ofTotalSeconds(int totalSeconds) {
        if (totalSeconds < -MAX_SECONDS || totalSeconds > MAX_SECONDS) {
            throw new DateTimeException("Zone offset not in valid range: -18:00 to +18:00");
        }
        if (totalSeconds % 900 != 0) {
            return new ZoneOffset(totalSeconds);
        }
        synchronized (QUARTERS) {
            int i = (totalSeconds + MAX_SECONDS) / 900;
            return QUARTERS[i] != null ? QUARTERS[i] : (QUARTERS[i] = new ZoneOffset(totalSeconds));
        }
    }

    public static ZoneOffset from(TemporalAccessor temporal) {
        Objects.requireNonNull(temporal, "temporal");
        ZoneOffset offset = temporal.query(TemporalQueries.offset());
        if (offset == null) {
            throw Refusal.from("ZoneOffset", temporal, null);
        }
        return offset;
    }

    public int getTotalSeconds() {
        return totalSeconds;
    }

    @Override
    public String getId() {
        return id;
    }

    @Override
    public ZoneRules getRules() {
        return rules;
    }

    @Override
    public ZoneId normalized() {
        return this;
    }

    @Override
    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField ? field == OFFSET_SECONDS
                : field != null && field.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField field) {
        return TemporalAccessor.super.range(field);
    }

    @Override
    public int get(TemporalField field) {
        if (field == OFFSET_SECONDS) {
            return totalSeconds;
        }
        if (field instanceof ChronoField) {
            throw Refusal.of(field);
        }
        return range(field).checkValidIntValue(getLong(field), field);
    }

    @Override
    public long getLong(TemporalField field) {
        return field == OFFSET_SECONDS ? totalSeconds : Refusal.foreign(field, this);
    }

    @SuppressWarnings("unchecked")
    @Override
    public <R> R query(TemporalQuery<R> query) {
        return query == TemporalQueries.offset() || query == TemporalQueries.zone() ? (R) this
                : TemporalAccessor.super.query(query);
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(OFFSET_SECONDS, totalSeconds);
    }

    @Override
    public int compareTo(ZoneOffset other) {
        return other.totalSeconds - totalSeconds;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof ZoneOffset && totalSeconds == ((ZoneOffset) obj).totalSeconds;
    }

    @Override
    public int hashCode() {
        return totalSeconds;
    }

    @Override
    public String toString() {
        return id;
    }

    private Object readResolve() {
        return ofTotalSeconds(totalSeconds);
    }

    private Object writeReplace() {
        return new Ser(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        Ser.refuse(in);
    }
}
