/* SPDX-License-Identifier: MIT */
package java.time;

import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;

/** What the classes here throw, each with the text that belongs to it. */
final class Refusal {
    private Refusal() {
    }

    static UnsupportedTemporalTypeException of(TemporalField field) {
        return new UnsupportedTemporalTypeException("Unsupported field: " + field);
    }

    static UnsupportedTemporalTypeException of(TemporalUnit unit) {
        return new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    }

    /** What another kind of field reads from the value; the known ones are refused. */
    static long foreign(TemporalField field, TemporalAccessor from) {
        if (field instanceof ChronoField) {
            throw of(field);
        }
        return field.getFrom(from);
    }

    /** For a field that has no room in an int. */
    static UnsupportedTemporalTypeException tooWide(TemporalField field) {
        return new UnsupportedTemporalTypeException("Invalid field '" + field
                + "' for get() method, use getLong() instead");
    }

    static DateTimeException from(String type, TemporalAccessor temporal, Throwable cause) {
        return new DateTimeException("Unable to obtain " + type + " from TemporalAccessor: "
                + temporal + " of type " + temporal.getClass().getName(), cause);
    }

    static DateTimeException notIso() {
        return new DateTimeException("Adjustment only supported on ISO date-time");
    }

    /** Nanoseconds of a unit that time of day can be cut down to. */
    static long nanosToCut(TemporalUnit unit) {
        Duration duration = unit.getDuration();
        if (duration.getSeconds() > 86400) {
            throw new UnsupportedTemporalTypeException(
                    "Unit is too large to be used for truncation");
        }
        long nanos = duration.toNanos();
        if (86400_000_000_000L % nanos != 0) {
            throw new UnsupportedTemporalTypeException(
                    "Unit must divide into a standard day without remainder");
        }
        return nanos;
    }
}
