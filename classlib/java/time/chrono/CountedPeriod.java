/* SPDX-License-Identifier: MIT */
package java.time.chrono;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.time.DateTimeException;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;
import java.util.List;
import java.util.Objects;

/** Years, months and days of any calendar. */
final class CountedPeriod implements ChronoPeriod, Serializable {
    private static final long serialVersionUID = 57387258289L;
    private static final List<TemporalUnit> UNITS =
            List.of(ChronoUnit.YEARS, ChronoUnit.MONTHS, ChronoUnit.DAYS);

    private final Chronology chrono;
    final int years;
    final int months;
    final int days;

    CountedPeriod(Chronology chrono, int years, int months, int days) {
        this.chrono = Objects.requireNonNull(chrono, "chrono");
        this.years = years;
        this.months = months;
        this.days = days;
    }

    @Override
    public long get(TemporalUnit unit) {
        if (unit == ChronoUnit.YEARS) {
            return years;
        }
        if (unit == ChronoUnit.MONTHS) {
            return months;
        }
        if (unit != ChronoUnit.DAYS) {
            throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
        return days;
    }

    @Override
    public List<TemporalUnit> getUnits() {
        return UNITS;
    }

    @Override
    public Chronology getChronology() {
        return chrono;
    }

    @Override
    public boolean isZero() {
        return (years | months | days) == 0;
    }

    @Override
    public boolean isNegative() {
        return (years | months | days) < 0;
    }

    private CountedPeriod own(TemporalAmount amount) {
        Objects.requireNonNull(amount, "amount");
        if (!(amount instanceof CountedPeriod)) {
            throw new DateTimeException("Unable to obtain ChronoPeriod from TemporalAmount: "
                    + amount.getClass());
        }
        CountedPeriod period = (CountedPeriod) amount;
        return AbstractChronology.own(chrono, period, period.chrono);
    }

    @Override
    public ChronoPeriod plus(TemporalAmount amountToAdd) {
        CountedPeriod more = own(amountToAdd);
        return new CountedPeriod(chrono, Math.addExact(years, more.years),
            Math.addExact(months, more.months), Math.addExact(days, more.days));
    }

    @Override
    public ChronoPeriod minus(TemporalAmount amountToSubtract) {
        CountedPeriod less = own(amountToSubtract);
        return new CountedPeriod(chrono, Math.subtractExact(years, less.years),
            Math.subtractExact(months, less.months), Math.subtractExact(days, less.days));
    }

    @Override
    public ChronoPeriod multipliedBy(int scalar) {
        return isZero() || scalar == 1 ? this
            : new CountedPeriod(chrono, Math.multiplyExact(years, scalar),
                    Math.multiplyExact(months, scalar), Math.multiplyExact(days, scalar));
    }

    /** How many months a year has; -1 when that depends on the year. */
    private long monthsOfYear() {
        ValueRange range = chrono.range(ChronoField.MONTH_OF_YEAR);
        return range.isFixed() && range.isIntValue()
                ? range.getMaximum() - range.getMinimum() + 1 : -1;
    }

    @Override
    public ChronoPeriod normalized() {
        long ofYear = monthsOfYear();
        if (ofYear < 0) {
            return this;
        }
        long all = years * ofYear + months;
        int y = Math.toIntExact(all / ofYear);
        int m = (int) (all % ofYear);
        return y == years && m == months ? this : new CountedPeriod(chrono, y, m, days);
    }

    /** The temporal that many periods later. */
    private Temporal after(Temporal temporal, int sign) {
        Objects.requireNonNull(temporal, "temporal");
        Chronology its = temporal.query(TemporalQueries.chronology());
        if (its != null && !chrono.equals(its)) {
            throw new DateTimeException("Chronology mismatch, expected: " + chrono.getId()
                    + ", actual: " + its.getId());
        }
        long ofYear = monthsOfYear();
        Temporal t = temporal;
        if (months != 0 && ofYear > 0) {
            long all = years * ofYear + months;
            t = all == 0 ? t : t.plus(sign * all, ChronoUnit.MONTHS);
        } else {
            t = years == 0 ? t : t.plus(sign * (long) years, ChronoUnit.YEARS);
            t = months == 0 ? t : t.plus(sign * (long) months, ChronoUnit.MONTHS);
        }
        return days == 0 ? t : t.plus(sign * (long) days, ChronoUnit.DAYS);
    }

    @Override
    public Temporal addTo(Temporal temporal) {
        return after(temporal, 1);
    }

    @Override
    public Temporal subtractFrom(Temporal temporal) {
        return after(temporal, -1);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof CountedPeriod && years == ((CountedPeriod) obj).years
                && months == ((CountedPeriod) obj).months
                && days == ((CountedPeriod) obj).days
                && chrono.equals(((CountedPeriod) obj).chrono);
    }

    @Override
    public int hashCode() {
        return years + Integer.rotateLeft(months, 8) + Integer.rotateLeft(days, 16)
                ^ chrono.hashCode();
    }

    @Override
    public String toString() {
        return chrono + " P" + (years == 0 ? "" : years + "Y") + (months == 0 ? "" : months + "M")
                + (days == 0 ? isZero() ? "0D" : "" : days + "D");
    }

    private Object writeReplace() {
        return new Ser(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        Ser.refuse(in);
    }
}
