/* SPDX-License-Identifier: MIT */
package java.time.format;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.temporal.TemporalField;
import java.time.temporal.ValueRange;
import java.util.Objects;

/** A field as a number. */
class NumberPart extends Part {
    static final long[] POWERS = {1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000,
        100_000_000, 1_000_000_000, 10_000_000_000L};

    final TemporalField field;
    final int minWidth;
    final int maxWidth;
    final SignStyle sign;
    /**
     * Digits of the numbers of fixed width that follow at once; -1: no number before claims mine.
     */
    final int subsequent;

    NumberPart(TemporalField field, int minWidth, int maxWidth, SignStyle sign, int subsequent) {
        this.field = field;
        this.minWidth = minWidth;
        this.maxWidth = maxWidth;
        this.sign = sign;
        this.subsequent = subsequent;
    }

    NumberPart withSubsequent(int width) {
        return new NumberPart(field, minWidth, maxWidth, sign, width);
    }

    boolean isFixed(boolean strict) {
        return subsequent == -1
                || subsequent > 0 && minWidth == maxWidth && sign == SignStyle.NOT_NEGATIVE;
    }

    /** What is printed for a value. */
    long shown(Printing context, long value) {
        return value;
    }

    int found(Parsing context, long value, int errorPosition, int successPosition) {
        return context.set(field, value, errorPosition, successPosition);
    }

    @Override
    boolean print(Printing context, StringBuilder to) {
        if (context.lacks(field)) {
            return false;
        }
        long value = shown(context, context.temporal.getLong(field));
        String digits = Long.toString(value);
        digits = value < 0 ? digits.substring(1) : digits;
        int zeros = minWidth - digits.length();
        if (digits.length() > maxWidth || value < 0 && sign == SignStyle.NOT_NEGATIVE) {
            throw refusal(value, digits);
        }
        DecimalStyle style = context.style();
        if (value < 0 || sign.marksPositive) {
            int signed = sign.printed(value < 0, zeros < 0);
            if (signed != 0) {
                to.append(signed < 0 ? style.getNegativeSign() : style.getPositiveSign());
            }
        }
        while (zeros-- > 0) {
            to.append(style.getZeroDigit());
        }
        to.append(style.digits(digits));
        return true;
    }

    private DateTimeException refusal(long value, String digits) {
        return new DateTimeException("Field " + field + " cannot be printed as the value " + value
                + (digits.length() > maxWidth ? " exceeds the maximum print width of " + maxWidth
                : " cannot be negative according to the SignStyle"));
    }

    @Override
    int parse(Parsing context, CharSequence text, int at) {
        int length = text.length();
        if (at == length) {
            return ~at;
        }
        char first = text.charAt(at);
        boolean positive = first == context.style().getPositiveSign();
        boolean negative = !positive && first == context.style().getNegativeSign();
        if (positive || negative) {
            if (!sign.allows(positive, context.strict, minWidth == maxWidth)) {
                return ~at;
            }
            at++;
        } else if (sign == SignStyle.ALWAYS && context.strict) {
            return ~at;
        }
        boolean exact = context.strict || isFixed(context.strict);
        int least = exact ? minWidth : 1;
        if (at + least > length) {
            return ~at;
        }
        int most = (exact ? maxWidth : 9) + Math.max(subsequent, 0);
        int end = digits(context, text, at, most);
        if (subsequent > 0) {
            if (end < at + least) {
                return ~at;
            }
            end = digits(context, text, at, Math.max(least, end - at - subsequent));
        }
        if (end < at + least) {
            return ~at;
        }
        BigInteger total = BigInteger.ZERO;
        long small = 0;
        for (int i = at; i < end; i++) {
            int digit = context.style().digit(text.charAt(i));
            if (i - at < 18) {
                small = small * 10 + digit;
                total = i == at + 17 ? BigInteger.valueOf(small) : total;
            } else {
                total = total.multiply(BigInteger.TEN).add(BigInteger.valueOf(digit));
            }
        }
        boolean big = end - at > 18;
        if (negative) {
            if (context.strict && (big ? total.signum() == 0 : small == 0)) {
                return ~(at - 1);
            }
            total = total.negate();
            small = -small;
        } else if (sign == SignStyle.EXCEEDS_PAD && context.strict) {
            if (positive ? end - at <= minWidth : end - at > minWidth) {
                return ~(positive ? at - 1 : at);
            }
        }
        if (!big) {
            return found(context, small, at, end);
        }
        if (total.bitLength() > 63) {
            total = total.divide(BigInteger.TEN);
            end--;
        }
        return found(context, total.longValue(), at, end);
    }

    private static int digits(Parsing context, CharSequence text, int at, int most) {
        int end = at;
        while (end < text.length() && end - at < most
                && context.style().digit(text.charAt(end)) >= 0) {
            end++;
        }
        return end;
    }

    @Override
    public String toString() {
        return "Value(" + field + (minWidth == 1 && maxWidth == 19 && sign == SignStyle.NORMAL
                ? ")" : "," + minWidth + (minWidth == maxWidth && sign == SignStyle.NOT_NEGATIVE
                ? ")" : "," + maxWidth + "," + sign + ")"));
    }

    /** The last digits of a number that lies near a base. */
    static final class Reduced extends NumberPart {
        private final int base;
        private final ChronoLocalDate baseDate;

        Reduced(TemporalField field, int minWidth, int maxWidth, int base,
                ChronoLocalDate baseDate, int subsequent) {
            super(field, minWidth, maxWidth, SignStyle.NOT_NEGATIVE, subsequent);
            this.base = base;
            this.baseDate = baseDate;
        }

        private int base(Chronology chrono) {
            return baseDate == null ? base : chrono.date(baseDate).get(field);
        }

        @Override
        long shown(Printing context, long value) {
            int from = base(Chronology.from(context.temporal));
            boolean near = value >= from && value < from + POWERS[minWidth];
            return Math.abs(value) % POWERS[near ? minWidth : maxWidth];
        }

        @Override
        int found(Parsing context, long value, int errorPosition, int successPosition) {
            if (successPosition - errorPosition == minWidth && value >= 0) {
                if (baseDate != null) {
                    context.parsed().shorts.put(this, value);
                }
                value = whole(value, context.chronology());
            }
            return context.set(field, value, errorPosition, successPosition);
        }

        /* What the last digits stand for in a chronology. */
        private long whole(long digits, Chronology chrono) {
            int from = base(chrono);
            long range = POWERS[minWidth];
            long turn = from - from % range;
            long value = from > 0 ? turn + digits : turn - digits;
            return value < from ? value + range : value;
        }

        void readAgain(Parsed parsed, long digits) {
            parsed.fields.put(field, whole(digits, parsed.chrono));
        }

        @Override
        Reduced withSubsequent(int width) {
            return new Reduced(field, minWidth, maxWidth, base, baseDate, width);
        }

        @Override
        boolean isFixed(boolean strict) {
            return strict && super.isFixed(true);
        }

        @Override
        public String toString() {
            return "ReducedValue(" + field + "," + minWidth + "," + maxWidth + ","
                    + Objects.requireNonNullElse((Object) baseDate, base) + ")";
        }
    }

    /** A field as a fraction of its range. */
    static final class Fraction extends NumberPart {
        private final boolean point;

        Fraction(TemporalField field, int minWidth, int maxWidth, boolean point, int subsequent) {
            super(field, minWidth, maxWidth, SignStyle.NOT_NEGATIVE, subsequent);
            this.point = point;
        }

        @Override
        Fraction withSubsequent(int width) {
            return new Fraction(field, minWidth, maxWidth, point, width);
        }

        @Override
        boolean isFixed(boolean strict) {
            return minWidth == maxWidth && !point;
        }

        private BigDecimal size() {
            ValueRange range = field.range();
            return BigDecimal.valueOf(range.getMaximum())
                    .subtract(BigDecimal.valueOf(range.getMinimum())).add(BigDecimal.ONE);
        }

        @Override
        boolean print(Printing context, StringBuilder to) {
            if (context.lacks(field)) {
                return false;
            }
            long value = context.temporal.getLong(field);
            field.range().checkValidValue(value, field);
            String digits = BigDecimal.valueOf(value)
                    .subtract(BigDecimal.valueOf(field.range().getMinimum()))
                    .divide(size(), 9, RoundingMode.FLOOR).unscaledValue().toString();
            digits = "0".repeat(9 - digits.length()) + digits;
            int exact = 9; // of a longer fraction zeros remain where it is cut
            while (exact > 0 && digits.charAt(exact - 1) == '0') {
                exact--;
            }
            int length = Math.min(Math.max(exact, minWidth), maxWidth);
            if (length > 0) {
                if (point) {
                    to.append(context.style().getDecimalSeparator());
                }
                to.append(context.style().digits(digits.substring(0, length)));
            }
            return true;
        }

        @Override
        int parse(Parsing context, CharSequence text, int at) {
            int least = context.strict ? minWidth : 0;
            int most = context.strict ? maxWidth : 9;
            if (at > text.length()) {
                return ~at;
            }
            if (at == text.length() || point
                    && text.charAt(at) != context.style().getDecimalSeparator()) {
                return least > 0 ? ~at : at;
            }
            at += point ? 1 : 0;
            int end = at;
            int total = 0;
            while (end < text.length() && end - at < most) {
                int digit = context.style().digit(text.charAt(end));
                if (digit < 0) {
                    break;
                }
                total = total * 10 + digit;
                end++;
            }
            if (end < at + least) {
                return ~at;
            }
            long value = new BigDecimal(total).movePointLeft(end - at).multiply(size())
                    .setScale(0, RoundingMode.FLOOR)
                    .add(BigDecimal.valueOf(field.range().getMinimum())).longValueExact();
            return context.set(field, value, at, end);
        }

        @Override
        public String toString() {
            return "Fraction(" + field + "," + minWidth + "," + maxWidth
                    + (point ? ",DecimalPoint)" : ")");
        }
    }
}
