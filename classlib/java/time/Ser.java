/* SPDX-License-Identifier: MIT */
package java.time;

import java.io.DataInput;
import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.StreamCorruptedException;
import java.time.zone.ZoneRulesException;

/**
 * What is in a stream in the place of a value of this package: a number for its class,
 * then its parts, short.
 */
final class Ser implements Externalizable {
    private static final long serialVersionUID = -7683839454370182990L;
    private static final int DURATION = 1, INSTANT = 2, DATE = 3, TIME = 4, DATE_TIME = 5,
        ZONED = 6, REGION = 7, OFFSET = 8, OFFSET_TIME = 9, OFFSET_DATE_TIME = 10, YEAR = 11,
        YEAR_MONTH = 12, MONTH_DAY = 13, PERIOD = 14;

    private Object object;

    public Ser() {
    }

    Ser(Object object) {
        this.object = object;
    }

    /** For readObject of what is never written itself. */
    static void refuse(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("Deserialization via serialization delegate");
    }

    private Object readResolve() {
        return object;
    }

    // ---- Writing ----

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        Object o = object;
        if (o instanceof Duration) {
            out.writeByte(DURATION);
            out.writeLong(((Duration) o).getSeconds());
            out.writeInt(((Duration) o).getNano());
        } else if (o instanceof Instant) {
            out.writeByte(INSTANT);
            out.writeLong(((Instant) o).getEpochSecond());
            out.writeInt(((Instant) o).getNano());
        } else if (o instanceof LocalDate) {
            out.writeByte(DATE);
            write((LocalDate) o, out);
        } else if (o instanceof LocalTime) {
            out.writeByte(TIME);
            write((LocalTime) o, out);
        } else if (o instanceof LocalDateTime) {
            out.writeByte(DATE_TIME);
            write((LocalDateTime) o, out);
        } else if (o instanceof ZonedDateTime) {
            ZonedDateTime z = (ZonedDateTime) o;
            out.writeByte(ZONED);
            write(z.toLocalDateTime(), out);
            write(z.getOffset(), out);
            writeZone(z.getZone(), out);
        } else if (o instanceof ZoneId) {
            writeZone((ZoneId) o, out);
        } else if (o instanceof OffsetTime) {
            out.writeByte(OFFSET_TIME);
            write(((OffsetTime) o).toLocalTime(), out);
            write(((OffsetTime) o).getOffset(), out);
        } else if (o instanceof OffsetDateTime) {
            out.writeByte(OFFSET_DATE_TIME);
            write(((OffsetDateTime) o).toLocalDateTime(), out);
            write(((OffsetDateTime) o).getOffset(), out);
        } else if (o instanceof Year) {
            out.writeByte(YEAR);
            out.writeInt(((Year) o).getValue());
        } else if (o instanceof YearMonth) {
            out.writeByte(YEAR_MONTH);
            out.writeInt(((YearMonth) o).getYear());
            out.writeByte(((YearMonth) o).getMonthValue());
        } else if (o instanceof MonthDay) {
            out.writeByte(MONTH_DAY);
            out.writeByte(((MonthDay) o).getMonthValue());
            out.writeByte(((MonthDay) o).getDayOfMonth());
        } else {
            Period p = (Period) o;
            out.writeByte(PERIOD);
            out.writeInt(p.getYears());
            out.writeInt(p.getMonths());
            out.writeInt(p.getDays());
        }
    }

    private static void write(LocalDate d, ObjectOutput out) throws IOException {
        out.writeInt(d.getYear());
        out.writeByte(d.getMonthValue());
        out.writeByte(d.getDayOfMonth());
    }

    /* Parts that are 0 at its end are left out: the last one that is there is inverted. */
    private static void write(LocalTime t, ObjectOutput out) throws IOException {
        int minute = t.getMinute();
        int second = t.getSecond();
        int nano = t.getNano();
        int parts = nano != 0 ? 4 : second != 0 ? 3 : minute != 0 ? 2 : 1;
        out.writeByte(parts == 1 ? ~t.getHour() : t.getHour());
        if (parts > 1) {
            out.writeByte(parts == 2 ? ~minute : minute);
        }
        if (parts > 2) {
            out.writeByte(parts == 3 ? ~second : second);
        }
        if (parts > 3) {
            out.writeInt(nano);
        }
    }

    private static void write(LocalDateTime d, ObjectOutput out) throws IOException {
        write(d.toLocalDate(), out);
        write(d.toLocalTime(), out);
    }

    private static void write(ZoneOffset offset, ObjectOutput out) throws IOException {
        int seconds = offset.getTotalSeconds();
        if (seconds % 900 == 0) {
            out.writeByte(seconds / 900);
        } else {
            out.writeByte(127);
            out.writeInt(seconds);
        }
    }

    private static void writeZone(ZoneId zone, ObjectOutput out) throws IOException {
        if (zone instanceof ZoneOffset) {
            out.writeByte(OFFSET);
            write((ZoneOffset) zone, out);
        } else {
            out.writeByte(REGION);
            out.writeUTF(zone.getId());
        }
    }

    // ---- Reading ----

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        object = read(in);
    }

    private static Object read(DataInput in) throws IOException {
        switch (in.readByte()) {
        case DURATION:
            return Duration.ofSeconds(in.readLong(), in.readInt());
        case INSTANT:
            return Instant.ofEpochSecond(in.readLong(), in.readInt());
        case DATE:
            return date(in);
        case TIME:
            return time(in);
        case DATE_TIME:
            return dateTime(in);
        case ZONED:
            return ZonedDateTime.ofLenient(dateTime(in), offset(in), (ZoneId) read(in));
        case REGION:
            return region(in.readUTF());
        case OFFSET:
            return offset(in);
        case OFFSET_TIME:
            return OffsetTime.of(time(in), offset(in));
        case OFFSET_DATE_TIME:
            return OffsetDateTime.of(dateTime(in), offset(in));
        case YEAR:
            return Year.of(in.readInt());
        case YEAR_MONTH:
            return YearMonth.of(in.readInt(), in.readByte());
        case MONTH_DAY:
            return MonthDay.of(in.readByte(), in.readByte());
        case PERIOD:
            return Period.of(in.readInt(), in.readInt(), in.readInt());
        default:
            throw new StreamCorruptedException("Unknown serialized type");
        }
    }

    private static LocalDate date(DataInput in) throws IOException {
        return LocalDate.of(in.readInt(), in.readByte(), in.readByte());
    }

    private static LocalTime time(DataInput in) throws IOException {
        int hour = in.readByte();
        if (hour < 0) {
            return LocalTime.of(~hour, 0);
        }
        int minute = in.readByte();
        if (minute < 0) {
            return LocalTime.of(hour, ~minute);
        }
        int second = in.readByte();
        return second < 0 ? LocalTime.of(hour, minute, ~second)
                : LocalTime.of(hour, minute, second, in.readInt());
    }

    private static LocalDateTime dateTime(DataInput in) throws IOException {
        return LocalDateTime.of(date(in), time(in));
    }

    private static ZoneOffset offset(DataInput in) throws IOException {
        int quarters = in.readByte();
        return ZoneOffset.ofTotalSeconds(quarters == 127 ? in.readInt() : quarters * 900);
    }

    /* One whose rules are unknown here is read too. */
    private static ZoneId region(String id) {
        try {
            return ZoneId.of(id);
        } catch (ZoneRulesException e) {
            return new ZoneRegion(id, null);
        }
    }
}
