/* SPDX-License-Identifier: MIT */
package java.time.temporal;

import java.util.Objects;

/** Something of which fields of date and time can be read. */
public interface TemporalAccessor {
    boolean isSupported(TemporalField field);

    default ValueRange range(TemporalField field) {
        if (field instanceof ChronoField) {
            if (isSupported(field)) {
                return field.range();
            }
            throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
        Objects.requireNonNull(field, "field");
        return field.rangeRefinedBy(this);
    }

    default int get(TemporalField field) {
        ValueRange range = range(field);
        if (range.isIntValue()) {
            return range.checkValidIntValue(getLong(field), field);
        }
        throw new UnsupportedTemporalTypeException("Invalid field " + field
                + " for get() method, use getLong() instead");
    }

    long getLong(TemporalField field);

    default <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.zoneId() || query == TemporalQueries.chronology()
                || query == TemporalQueries.precision()) {
            return null;
        }
        return query.queryFrom(this);
    }
}
