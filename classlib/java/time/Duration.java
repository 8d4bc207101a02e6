/* SPDX-License-Identifier: MIT */
package java.time;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.math.BigInteger;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A span of time, in seconds and nanoseconds. */
public final class Duration implements TemporalAmount, Comparable<Duration>, Serializable {
    private static final long serialVersionUID = 3078945930695997490L;
    private static final long BILLION = 1_000_000_000L;

    public static final Duration ZERO = new Duration(0, 0);

    private final long seconds;
    private final int nanos;

    private Duration(long seconds, int nanos) {
        this.seconds = seconds;
        this.nanos = nanos;
    }

    private static Duration create(long seconds, int nanos) {
        return (seconds | nanos) == 0 ? ZERO : new Duration(seconds, nanos);
    }

    public static Duration ofDays(long n) {
        return create(Math.multiplyExact(n, 86400L), 0);
    }

    public static Duration ofHours(long n) {
        return create(Math.multiplyExact(n, 3600L), 0);
    }

    public static Duration ofMinutes(long n) {
        return create(Math.multiplyExact(n, 60L), 0);
    }

    public static Duration ofSeconds(long n) {
        return create(n, 0);
    }

    public static Duration ofSeconds(long n, long nanoAdjustment) {
        return create(Math.addExact(n, Math.floorDiv(nanoAdjustment, BILLION)),
                (int) Math.floorMod(nanoAdjustment, BILLION));
    }

    public static Duration ofMillis(long n) {
        return create(Math.floorDiv(n, 1000L), (int) Math.floorMod(n, 1000L) * 1_000_000);
    }

    public static Duration ofNanos(long n) {
        return create(Math.floorDiv(n, BILLION), (int) Math.floorMod(n, BILLION));
    }

    public static Duration of(long amount, TemporalUnit unit) {
        return ZERO.plus(amount, unit);
    }

    public static Duration from(TemporalAmount amount) {
        Objects.requireNonNull(amount, "amount");
        Duration duration = ZERO;
        for (TemporalUnit unit : amount.getUnits()) {
            duration = duration.plus(amount.get(unit), unit);
        }
        return duration;
    }

    private static final class Syntax {
        static final Pattern PATTERN = Pattern.compile("([-+]?)P(?:([-+]?[0-9]+)D)?"
                + "(T(?:([-+]?[0-9]+)H)?(?:([-+]?[0-9]+)M)?"
                + "(?:([-+]?[0-9]+)(?:[.,]([0-9]{0,9}))?S)?)?", Pattern.CASE_INSENSITIVE);
    }

    public static Duration parse(CharSequence text) {
        Objects.requireNonNull(text, "text");
        Matcher m = Syntax.PATTERN.matcher(text);
        boolean some = false;
        if (m.matches() && !"T".equalsIgnoreCase(m.group(3))) {
            some = m.group(2) != null || m.group(4) != null || m.group(5) != null
                    || m.group(6) != null;
        }
        if (!some) {
            throw new DateTimeParseException("Text cannot be parsed to a Duration", text, 0);
        }
        long days = part(text, m.group(2), 86400, "days");
        long hours = part(text, m.group(4), 3600, "hours");
        long minutes = part(text, m.group(5), 60, "minutes");
        long secs = part(text, m.group(6), 1, "seconds");
        String fraction = m.group(7);
        int nano = fraction == null || fraction.isEmpty() ? 0
                : Integer.parseInt((fraction + "000000000").substring(0, 9));
        nano = m.group(6) != null && m.group(6).charAt(0) == '-' ? -nano : nano;
        try {
            Duration sum = ofSeconds(Math.addExact(days,
                    Math.addExact(hours, Math.addExact(minutes, secs))), nano);
            return m.group(1).equals("-") ? sum.negated() : sum;
        } catch (ArithmeticException e) {
            throw new DateTimeParseException("Text cannot be parsed to a Duration: overflow",
                    text, 0, e);
        }
    }

    private static long part(CharSequence text, String digits, int factor, String what) {
        try {
            return digits == null ? 0 : Math.multiplyExact(
                    Long.parseLong(digits, 0, digits.length(), 10), (long) factor);
        } catch (NumberFormatException | ArithmeticException e) {
            throw new DateTimeParseException("Text cannot be parsed to a Duration: " + what, text,
                    0, e);
        }
    }

    public static Duration between(Temporal startInclusive, Temporal endExclusive) {
        try {
            return ofNanos(startInclusive.until(endExclusive, ChronoUnit.NANOS));
        } catch (DateTimeException | ArithmeticException tooFar) {
            return far(startInclusive, endExclusive);
        }
    }

    /** Whole seconds are rounded to zero: one that a fraction of the other sign cut off is back. */
    private static Duration far(Temporal from, Temporal to) {
        long whole = from.until(to, ChronoUnit.SECONDS);
        long fraction = fractionBetween(from, to);
        long cut = Long.signum(whole) * Long.signum(fraction) < 0 ? Long.signum(whole) : 0;
        return ofSeconds(whole + cut, fraction);
    }

    private static long fractionBetween(Temporal from, Temporal to) {
        try {
            return to.getLong(ChronoField.NANO_OF_SECOND)
                    - from.getLong(ChronoField.NANO_OF_SECOND);
        } catch (DateTimeException wholeSeconds) {
            return 0;
        }
    }

    @Override
    public long get(TemporalUnit unit) {
        if (unit == ChronoUnit.SECONDS) {
            return seconds;
        }
        if (unit == ChronoUnit.NANOS) {
            return nanos;
        }
        throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    }

    @Override
    public List<TemporalUnit> getUnits() {
        return List.of(ChronoUnit.SECONDS, ChronoUnit.NANOS);
    }

    public boolean isZero() {
        return (seconds | nanos) == 0;
    }

    public boolean isNegative() {
        return seconds < 0;
    }

    public long getSeconds() {
        return seconds;
    }

    public int getNano() {
        return nanos;
    }

    public Duration withSeconds(long s) {
        return create(s, nanos);
    }

    public Duration withNanos(int n) {
        if (n < 0 || n > 999_999_999) {
            throw new DateTimeException(
                    "Invalid value for NanoOfSecond (valid values 0 - 999999999): " + n);
        }
        return create(seconds, n);
    }

    private Duration plus(long s, long n) {
        if ((s | n) == 0) {
            return this;
        }
        long sum = Math.addExact(Math.addExact(seconds, s), n / BILLION);
        return ofSeconds(sum, nanos + n % BILLION);
    }

    public Duration plus(Duration d) {
        return plus(d.seconds, d.nanos);
    }

    public Duration plus(long amount, TemporalUnit unit) {
        Objects.requireNonNull(unit, "unit");
        if (unit == ChronoUnit.DAYS) {
            return plus(Math.multiplyExact(amount, 86400L), 0);
        }
        if (unit.isDurationEstimated()) {
            throw new UnsupportedTemporalTypeException(
                    "Unit must not have an estimated duration");
        }
        Duration each = unit.getDuration();
        return unit instanceof ChronoUnit && each.nanos == 0
                ? plus(Math.multiplyExact(each.seconds, amount), 0)
                : plus(each.multipliedBy(amount));
    }

    public Duration plusDays(long n) {
        return plus(Math.multiplyExact(n, 86400L), 0);
    }

    public Duration plusHours(long n) {
        return plus(Math.multiplyExact(n, 3600L), 0);
    }

    public Duration plusMinutes(long n) {
        return plus(Math.multiplyExact(n, 60L), 0);
    }

    public Duration plusSeconds(long n) {
        return plus(n, 0);
    }

    public Duration plusMillis(long n) {
        return plus(n / 1000, n % 1000 * 1_000_000);
    }

    public Duration plusNanos(long n) {
        return plus(0, n);
    }

    public Duration minus(Duration d) {
        return d.seconds == Long.MIN_VALUE ? plus(Long.MAX_VALUE, -d.nanos).plus(1, 0)
                : plus(-d.seconds, -d.nanos);
    }

    public Duration minus(long amount, TemporalUnit unit) {
        return amount == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit)
                : plus(-amount, unit);
    }

    public Duration minusDays(long n) {
        return minus(n, ChronoUnit.DAYS);
    }

    public Duration minusHours(long n) {
        return minus(n, ChronoUnit.HOURS);
    }

    public Duration minusMinutes(long n) {
        return minus(n, ChronoUnit.MINUTES);
    }

    public Duration minusSeconds(long n) {
        return minus(n, ChronoUnit.SECONDS);
    }

    public Duration minusMillis(long n) {
        return n == Long.MIN_VALUE ? plusMillis(Long.MAX_VALUE).plusMillis(1) : plusMillis(-n);
    }

    public Duration minusNanos(long n) {
        return n == Long.MIN_VALUE ? plusNanos(Long.MAX_VALUE).plusNanos(1) : plusNanos(-n);
    }

    private BigInteger total() {
        return BigInteger.valueOf(seconds).multiply(BigInteger.valueOf(BILLION))
                .add(BigInteger.valueOf(nanos));
    }

    private static Duration of(BigInteger total) {
        BigInteger[] q = total.divideAndRemainder(BigInteger.valueOf(BILLION));
        if (q[0].bitLength() > 63) {
            throw new ArithmeticException("Exceeds capacity of Duration: " + total);
        }
        return ofSeconds(q[0].longValue(), q[1].intValue());
    }

    public Duration multipliedBy(long n) {
        if (n == 0) {
            return ZERO;
        }
        if (n == 1) {
            return this;
        }
        if (nanos == 0 && Math.multiplyHigh(seconds, n) == seconds * n >> 63) {
            return create(seconds * n, 0);
        }
        return of(total().multiply(BigInteger.valueOf(n)));
    }

    public Duration dividedBy(long n) {
        if (n == 0) {
            throw new ArithmeticException("Cannot divide by zero");
        }
        return n == 1 ? this : of(total().divide(BigInteger.valueOf(n)));
    }

    public long dividedBy(Duration d) {
        Objects.requireNonNull(d, "divisor");
        if (d.isZero()) {
            throw new ArithmeticException(isZero() ? "Division undefined" : "Division by zero");
        }
        BigInteger times = total().divide(d.total());
        if (times.bitLength() > 63) {
            throw new ArithmeticException("Overflow");
        }
        return times.longValue();
    }

    public Duration negated() {
        return multipliedBy(-1);
    }

    public Duration abs() {
        return isNegative() ? negated() : this;
    }

    @Override
    public Temporal addTo(Temporal temporal) {
        Temporal sum = seconds == 0 ? temporal : temporal.plus(seconds, ChronoUnit.SECONDS);
        return nanos == 0 ? sum : sum.plus(nanos, ChronoUnit.NANOS);
    }

    @Override
    public Temporal subtractFrom(Temporal temporal) {
        Temporal rest = seconds == 0 ? temporal : temporal.minus(seconds, ChronoUnit.SECONDS);
        return nanos == 0 ? rest : rest.minus(nanos, ChronoUnit.NANOS);
    }

    public Duration truncatedTo(TemporalUnit unit) {
        Objects.requireNonNull(unit, "unit");
        if (unit == ChronoUnit.SECONDS && (seconds >= 0 || nanos == 0)) {
            return create(seconds, 0);
        }
        if (unit == ChronoUnit.NANOS) {
            return this;
        }
        long each = Refusal.nanosToCut(unit);
        return plusNanos(-((seconds % 86400 * BILLION + nanos) % each));
    }

    public long toDays() {
        return seconds / 86400;
    }

    public long toHours() {
        return seconds / 3600;
    }

    public long toMinutes() {
        return seconds / 60;
    }

    public long toSeconds() {
        return seconds;
    }

    public long toMillis() {
        long s = seconds;
        long n = nanos;
        if (s < 0) {
            s++;
            n -= BILLION;
        }
        return Math.addExact(Math.multiplyExact(s, 1000L), n / 1_000_000);
    }

    public long toNanos() {
        long s = seconds;
        long n = nanos;
        if (s < 0) {
            s++;
            n -= BILLION;
        }
        return Math.addExact(Math.multiplyExact(s, BILLION), n);
    }

    public long toDaysPart() {
        return seconds / 86400;
    }

    public int toHoursPart() {
        return (int) (toHours() % 24);
    }

    public int toMinutesPart() {
        return (int) (toMinutes() % 60);
    }

    public int toSecondsPart() {
        return (int) (seconds % 60);
    }

    public int toMillisPart() {
        return nanos / 1_000_000;
    }

    public int toNanosPart() {
        return nanos;
    }

    @Override
    public int compareTo(Duration d) {
        int c = Long.compare(seconds, d.seconds);
        return c != 0 ? c : nanos - d.nanos;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Duration && seconds == ((Duration) o).seconds
                && nanos == ((Duration) o).nanos;
    }

    @Override
    public int hashCode() {
        return (int) (seconds ^ seconds >>> 32) + 51 * nanos;
    }

    private static void append(StringBuilder sb, long amount, char unit) {
        if (amount != 0) {
            sb.append(amount).append(unit);
        }
    }

    /** Without zeros at its end. */
    private static void appendFraction(StringBuilder sb, int nanos) {
        int digits = (int) BILLION + nanos;
        while (digits % 10 == 0) {
            digits /= 10;
        }
        int point = sb.length();
        sb.append(digits).setCharAt(point, '.');
    }

    /** All parts have the sign of the whole. */
    @Override
    public String toString() {
        boolean borrowed = seconds < 0 && nanos > 0;
        long whole = borrowed ? seconds + 1 : seconds;
        int fraction = borrowed ? (int) BILLION - nanos : nanos;
        StringBuilder sb = new StringBuilder("PT");
        append(sb, whole / 3600, 'H');
        append(sb, whole / 60 % 60, 'M');
        long rest = whole % 60;
        if (rest != 0 || fraction != 0 || sb.length() == 2) {
            if (borrowed && rest == 0) {
                sb.append('-');
            }
            sb.append(rest);
            if (fraction != 0) {
                appendFraction(sb, fraction);
            }
            sb.append('S');
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
