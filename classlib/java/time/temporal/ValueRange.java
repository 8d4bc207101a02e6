/* SPDX-License-Identifier: MIT */
package java.time.temporal;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.time.DateTimeException;

/** The values that a field can have; both ends may depend on other fields. */
public final class ValueRange implements Serializable {
    private static final long serialVersionUID = -7317881728594519368L;

    private final long minSmallest;
    private final long minLargest;
    private final long maxSmallest;
    private final long maxLargest;

    private ValueRange(long minSmallest, long minLargest, long maxSmallest, long maxLargest) {
        this.minSmallest = minSmallest;
        this.minLargest = minLargest;
        this.maxSmallest = maxSmallest;
        this.maxLargest = maxLargest;
    }

    private static void ascending(boolean right, String text) {
        if (!right) {
            throw new IllegalArgumentException(text);
        }
    }

    public static ValueRange of(long min, long max) {
        ascending(min <= max, "Minimum value must be less than maximum value");
        return new ValueRange(min, min, max, max);
    }

    public static ValueRange of(long min, long maxSmallest, long maxLargest) {
        ascending(min <= maxSmallest,
                "Minimum value must be less than smallest maximum value");
        return of(min, min, maxSmallest, maxLargest);
    }

    public static ValueRange of(long minSmallest, long minLargest, long maxSmallest,
            long maxLargest) {
        checkEnds(minSmallest, minLargest, maxSmallest, maxLargest);
        ascending(minSmallest <= maxSmallest,
                "Smallest minimum value must be less than smallest maximum value");
        return new ValueRange(minSmallest, minLargest, maxSmallest, maxLargest);
    }

    private static void checkEnds(long minSmallest, long minLargest, long maxSmallest,
            long maxLargest) {
        ascending(minSmallest <= minLargest,
                "Smallest minimum value must be less than largest minimum value");
        ascending(maxSmallest <= maxLargest,
                "Smallest maximum value must be less than largest maximum value");
        ascending(minLargest <= maxLargest,
                "Largest minimum value must be less than largest maximum value");
    }

    public boolean isFixed() {
        return minSmallest == minLargest && maxSmallest == maxLargest;
    }

    public long getMinimum() {
        return minSmallest;
    }

    public long getLargestMinimum() {
        return minLargest;
    }

    public long getSmallestMaximum() {
        return maxSmallest;
    }

    public long getMaximum() {
        return maxLargest;
    }

    public boolean isIntValue() {
        return minSmallest >= Integer.MIN_VALUE && maxLargest <= Integer.MAX_VALUE;
    }

    public boolean isValidValue(long value) {
        return value >= minSmallest && value <= maxLargest;
    }

    public boolean isValidIntValue(long value) {
        return isIntValue() && isValidValue(value);
    }

    public long checkValidValue(long value, TemporalField field) {
        if (!isValidValue(value)) {
            throw invalid(value, field);
        }
        return value;
    }

    public int checkValidIntValue(long value, TemporalField field) {
        if (!isValidIntValue(value)) {
            throw invalid(value, field);
        }
        return (int) value;
    }

    private DateTimeException invalid(long value, TemporalField field) {
        return new DateTimeException("Invalid value " + (field == null ? "" : "for " + field + " ")
                + "(valid values " + this + "): " + value);
    }

    /** Whether one end has the same bounds in both. */
    private static boolean same(long least, long most, long otherLeast, long otherMost) {
        return least == otherLeast && most == otherMost;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof ValueRange r
                && same(minSmallest, minLargest, r.minSmallest, r.minLargest)
                && same(maxSmallest, maxLargest, r.maxSmallest, r.maxLargest);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(minSmallest + (minLargest << 16) + (minLargest >> 48)
                + (maxSmallest << 32) + (maxSmallest >> 32) + (maxLargest << 48)
                + (maxLargest >> 16));
    }

    private static String show(long a, long b) {
        return a == b ? Long.toString(a) : a + "/" + b;
    }

    @Override
    public String toString() {
        return show(minSmallest, minLargest) + " - " + show(maxSmallest, maxLargest);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        try {
            checkEnds(minSmallest, minLargest, maxSmallest, maxLargest);
        } catch (IllegalArgumentException e) {
            throw new InvalidObjectException(e.getMessage());
        }
    }
}
