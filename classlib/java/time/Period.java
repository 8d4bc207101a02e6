/* SPDX-License-Identifier: MIT */
package java.time;

import static java.time.temporal.ChronoUnit.DAYS;
import static java.time.temporal.ChronoUnit.MONTHS;
import static java.time.temporal.ChronoUnit.YEARS;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.time.chrono.ChronoPeriod;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalUnit;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An amount of years, months and days, each of them for itself. */
public final class Period implements ChronoPeriod, Serializable {
    private static final long serialVersionUID = -3587258372562876L;
    public static final Period ZERO = new Period(0, 0, 0);

    private final int years;
    private final int months;
    private final int days;

    private Period(int years, int months, int days) {
        this.years = years;
        this.months = months;
        this.days = days;
    }

    public static Period ofYears(int years) {
        return of(years, 0, 0);
    }

    public static Period ofMonths(int months) {
        return of(0, months, 0);
    }

    public static Period ofWeeks(int weeks) {
        return of(0, 0, Math.multiplyExact(weeks, 7));
    }

    public static Period ofDays(int days) {
        return of(0, 0, days);
    }

    public static Period of(int years, int months, int days) {
        return (years | months | days) == 0 ? ZERO : new Period(years, months, days);
    }

    private static final List<ChronoUnit> UNITS = List.of(YEARS, MONTHS, DAYS);

    public static Period from(TemporalAmount amount) {
        if (amount instanceof ChronoPeriod period) {
            if (period instanceof Period own) {
                return own;
            }
            if (!IsoChronology.INSTANCE.equals(period.getChronology())) {
                throw new DateTimeException("Period requires ISO chronology: " + amount);
            }
        }
        int[] told = new int[UNITS.size()];
        for (TemporalUnit unit : Objects.requireNonNull(amount, "amount").getUnits()) {
            long value = amount.get(unit);
            int place = unit instanceof ChronoUnit ? UNITS.indexOf(unit) : -1;
            if (place < 0) {
                throw new DateTimeException("Unit must be Years, Months or Days, but was " + unit);
            }
            told[place] = Math.toIntExact(value);
        }
        return of(told[0], told[1], told[2]);
    }

    private static final class Syntax {
        static final Pattern PATTERN = Pattern.compile("([-+]?)P(?:([-+]?[0-9]+)Y)?"
                + "(?:([-+]?[0-9]+)M)?(?:([-+]?[0-9]+)W)?(?:([-+]?[0-9]+)D)?",
                Pattern.CASE_INSENSITIVE);
    }

    public static Period parse(CharSequence text) {
        Objects.requireNonNull(text, "text");
        Matcher m = Syntax.PATTERN.matcher(text);
        if (m.matches() && (m.group(2) != null || m.group(3) != null || m.group(4) != null
                || m.group(5) != null)) {
            int sign = m.group(1).equals("-") ? -1 : 1;
            int[] n = new int[6];
            for (int i = 2; i < 6; i++) {
                try {
                    String digits = m.group(i);
                    n[i] = digits == null ? 0 : Math.multiplyExact(
                            Integer.parseInt(digits, 0, digits.length(), 10), sign);
                } catch (NumberFormatException | ArithmeticException e) {
                    throw new DateTimeParseException("Text cannot be parsed to a Period", text, 0,
                            e);
                }
            }
            return of(n[2], n[3], Math.addExact(n[5], Math.multiplyExact(n[4], 7)));
        }
        throw new DateTimeParseException("Text cannot be parsed to a Period", text, 0);
    }

    public static Period between(LocalDate startDateInclusive, LocalDate endDateExclusive) {
        return startDateInclusive.until(endDateExclusive);
    }

    @Override
    public long get(TemporalUnit unit) {
        if (unit == YEARS) {
            return years;
        }
        if (unit == MONTHS) {
            return months;
        }
        if (unit == DAYS) {
            return days;
        }
        throw Refusal.of(unit);
    }

    @Override
    public List<TemporalUnit> getUnits() {
        return List.copyOf(UNITS);
    }

    @Override
    public IsoChronology getChronology() {
        return IsoChronology.INSTANCE;
    }

    @Override
    public boolean isZero() {
        return this == ZERO;
    }

    @Override
    public boolean isNegative() {
        return years < 0 || months < 0 || days < 0;
    }

    public int getYears() {
        return years;
    }

    public int getMonths() {
        return months;
    }

    public int getDays() {
        return days;
    }

    public Period withYears(int newYears) {
        return newYears == years ? this : of(newYears, months, days);
    }

    public Period withMonths(int newMonths) {
        return newMonths == months ? this : of(years, newMonths, days);
    }

    public Period withDays(int newDays) {
        return newDays == days ? this : of(years, months, newDays);
    }

    @Override
    public Period plus(TemporalAmount amountToAdd) {
        Period other = from(amountToAdd);
        return of(Math.addExact(years, other.years), Math.addExact(months, other.months),
                Math.addExact(days, other.days));
    }

    public Period plusYears(long n) {
        return n == 0 ? this : of(Math.toIntExact(Math.addExact(years, n)), months, days);
    }

    public Period plusMonths(long n) {
        return n == 0 ? this : of(years, Math.toIntExact(Math.addExact(months, n)), days);
    }

    public Period plusDays(long n) {
        return n == 0 ? this : of(years, months, Math.toIntExact(Math.addExact(days, n)));
    }

    @Override
    public Period minus(TemporalAmount amountToSubtract) {
        Period other = from(amountToSubtract);
        return of(Math.subtractExact(years, other.years),
                Math.subtractExact(months, other.months), Math.subtractExact(days, other.days));
    }

    public Period minusYears(long n) {
        return n == Long.MIN_VALUE ? plusYears(Long.MAX_VALUE).plusYears(1) : plusYears(-n);
    }

    public Period minusMonths(long n) {
        return n == Long.MIN_VALUE ? plusMonths(Long.MAX_VALUE).plusMonths(1) : plusMonths(-n);
    }

    public Period minusDays(long n) {
        return n == Long.MIN_VALUE ? plusDays(Long.MAX_VALUE).plusDays(1) : plusDays(-n);
    }

    @Override
    public Period multipliedBy(int scalar) {
        return this == ZERO || scalar == 1 ? this : of(Math.multiplyExact(years, scalar),
                Math.multiplyExact(months, scalar), Math.multiplyExact(days, scalar));
    }

    @Override
    public Period negated() {
        return multipliedBy(-1);
    }

    @Override
    public Period normalized() {
        long total = toTotalMonths();
        return of(Math.toIntExact(total / 12), (int) (total % 12), days);
    }

    public long toTotalMonths() {
        return years * 12L + months;
    }

    private Temporal addTo(Temporal temporal, int sign) {
        Objects.requireNonNull(temporal, "temporal");
        Chronology chrono = temporal.query(TemporalQueries.chronology());
        if (chrono != null && !IsoChronology.INSTANCE.equals(chrono)) {
            throw new DateTimeException("Chronology mismatch, expected: ISO, actual: "
                    + chrono.getId());
        }
        temporal = months == 0 ? move(temporal, years, YEARS, sign)
                : move(temporal, toTotalMonths(), MONTHS, sign);
        return move(temporal, days, DAYS, sign);
    }

    private static Temporal move(Temporal temporal, long n, ChronoUnit unit, int sign) {
        return n == 0 ? temporal : sign > 0 ? temporal.plus(n, unit) : temporal.minus(n, unit);
    }

    @Override
    public Temporal addTo(Temporal temporal) {
        return addTo(temporal, 1);
    }

    @Override
    public Temporal subtractFrom(Temporal temporal) {
        return addTo(temporal, -1);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Period other && years == other.years && months == other.months
                && days == other.days;
    }

    @Override
    public int hashCode() {
        return years + Integer.rotateLeft(months, 8) + Integer.rotateLeft(days, 16);
    }

    @Override
    public String toString() {
        if (isZero()) {
            return "P0D";
        }
        StringBuilder sb = new StringBuilder("P");
        int[] amounts = {years, months, days};
        for (int i = 0; i < 3; i++) {
            if (amounts[i] != 0) {
                sb.append(amounts[i]).append("YMD".charAt(i));
            }
        }
        return sb.toString();
    }

    private Object writeReplace() {
        return new Ser(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        Ser.refuse(in);
    }
}
