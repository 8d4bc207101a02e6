/* SPDX-License-Identifier: MIT */
package java.math;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.StreamCorruptedException;
import java.util.Arrays;
import java.util.Objects;

/**
 * Decimal numbers: unscaled * 10^-scale. The unscaled value lies in one of two places and never in
 * both: where its magnitude fits in a long, that is intCompact and intVal is null, and otherwise it
 * is intVal. Streams have it as intVal; texts of NullPointerExceptions show both names, so that
 * methods look at intCompact first.
 */
public class BigDecimal extends Number implements Comparable<BigDecimal> {
    private static final long serialVersionUID = 6108874887143696463L;
    private static final RoundingMode[] MODES = RoundingMode.values();

    private static final long[] LONG_TENS = new long[19];
    private static final BigDecimal[] ZEROS = new BigDecimal[16];
    private static final BigDecimal[] SMALL = new BigDecimal[11];
    private static volatile BigInteger[] tens = new BigInteger[0];

    static {
        long p = 1;
        for (int i = 0; i < LONG_TENS.length; i++) {
            LONG_TENS[i] = p;
            p *= 10;
        }
        for (int i = 0; i < ZEROS.length; i++) {
            ZEROS[i] = new BigDecimal(0, i);
        }
        SMALL[0] = ZEROS[0];
        for (int i = 1; i < SMALL.length; i++) {
            SMALL[i] = new BigDecimal(i, 0);
        }
    }

    public static final BigDecimal ZERO = SMALL[0];
    public static final BigDecimal ONE = SMALL[1];
    public static final BigDecimal TEN = SMALL[10];

    @Deprecated(since = "9")
    public static final int ROUND_UP = 0;
    @Deprecated(since = "9")
    public static final int ROUND_DOWN = 1;
    @Deprecated(since = "9")
    public static final int ROUND_CEILING = 2;
    @Deprecated(since = "9")
    public static final int ROUND_FLOOR = 3;
    @Deprecated(since = "9")
    public static final int ROUND_HALF_UP = 4;
    @Deprecated(since = "9")
    public static final int ROUND_HALF_DOWN = 5;
    @Deprecated(since = "9")
    public static final int ROUND_HALF_EVEN = 6;
    @Deprecated(since = "9")
    public static final int ROUND_UNNECESSARY = 7;

    private BigInteger intVal;
    private transient long intCompact; // 0 beside an intVal
    private final int scale;
    private transient int precision;
    private transient String text; // once it was asked for

    private BigDecimal(BigInteger intVal, long intCompact, int scale) {
        this.intVal = intVal;
        this.intCompact = intCompact;
        this.scale = scale;
    }

    private BigDecimal(long intCompact, int scale) {
        this.intCompact = intCompact;
        this.scale = scale;
    }

    private BigDecimal(BigDecimal d) {
        this(d.intVal, d.intCompact, d.scale);
    }

    private static boolean isSmall(BigInteger v) {
        return v.bitLength() < 63 || v.bitLength() == 63 && v.longValue() != Long.MIN_VALUE;
    }

    private static BigInteger large(BigInteger v) {
        return isSmall(v) ? null : v;
    }

    private static long low(BigInteger v) {
        return isSmall(v) ? v.longValue() : 0;
    }

    private static BigDecimal of(BigInteger v, int scale) {
        return isSmall(v) ? new BigDecimal(v.longValue(), scale) : new BigDecimal(v, 0, scale);
    }

    private static BigDecimal of(long v, int scale) {
        return v != Long.MIN_VALUE ? new BigDecimal(v, scale)
                : new BigDecimal(BigInteger.valueOf(v), 0, scale);
    }

    private static BigDecimal of(BigInteger v, long scale) {
        return of(v, checked(scale, v.signum() == 0));
    }

    private static int checked(long scale, boolean zero) {
        if ((int) scale != scale) {
            if (zero) {
                return scale > 0 ? Integer.MAX_VALUE : Integer.MIN_VALUE;
            }
            throw new ArithmeticException(scale > 0 ? "Underflow" : "Overflow");
        }
        return (int) scale;
    }

    private static int saturated(long scale) {
        return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, scale));
    }

    public BigDecimal(BigInteger val) {
        this(val, 0);
    }

    public BigDecimal(BigInteger val, MathContext mc) {
        this(val, 0, mc);
    }

    public BigDecimal(BigInteger unscaledVal, int scale) {
        this(large(BigInteger.plain(unscaledVal)), low(BigInteger.plain(unscaledVal)), scale);
    }

    public BigDecimal(BigInteger unscaledVal, int scale, MathContext mc) {
        this(of(BigInteger.plain(unscaledVal), scale).round(mc));
    }

    public BigDecimal(int val) {
        this((long) val, 0);
    }

    public BigDecimal(int val, MathContext mc) {
        this(valueOf(val).round(mc));
    }

    public BigDecimal(long val) {
        this(val == Long.MIN_VALUE ? BigInteger.valueOf(val) : null,
                val == Long.MIN_VALUE ? 0 : val, 0);
    }

    public BigDecimal(long val, MathContext mc) {
        this(valueOf(val).round(mc));
    }

    public BigDecimal(double val) {
        this(exact(val));
    }

    public BigDecimal(double val, MathContext mc) {
        this(exact(val).round(mc));
    }

    public BigDecimal(String val) {
        this(parse(val.toCharArray(), 0, val.length()));
    }

    public BigDecimal(String val, MathContext mc) {
        this(parse(val.toCharArray(), 0, val.length()).round(mc));
    }

    public BigDecimal(char[] in) {
        this(parse(in, 0, in.length));
    }

    public BigDecimal(char[] in, MathContext mc) {
        this(parse(in, 0, in.length).round(mc));
    }

    public BigDecimal(char[] in, int offset, int len) {
        this(parse(in, offset, len));
    }

    public BigDecimal(char[] in, int offset, int len, MathContext mc) {
        this(parse(in, offset, len).round(mc));
    }

    private static BigDecimal exact(double val) {
        if (Double.isInfinite(val) || Double.isNaN(val)) {
            throw new NumberFormatException("Infinite or NaN");
        }
        long bits = Double.doubleToLongBits(val);
        int exponent = (int) (bits >> 52) & 0x7ff;
        long fraction = bits & (1L << 52) - 1;
        fraction = exponent == 0 ? fraction << 1 : fraction | 1L << 52;
        exponent -= 1075;
        if (fraction == 0) {
            return ZERO;
        }
        int zeros = Long.numberOfTrailingZeros(fraction);
        fraction >>= zeros;
        exponent += zeros;
        BigInteger v = BigInteger.valueOf(bits < 0 ? -fraction : fraction);
        return exponent >= 0 ? of(v.shiftLeft(exponent), 0)
                : of(v.multiply(BigInteger.valueOf(5).pow(-exponent)), -exponent);
    }

    private static BigDecimal parse(char[] in, int at, int len) {
        if ((at | len) < 0 || len > in.length - at) {
            throw new NumberFormatException("Bad offset or len arguments for char[] input.");
        }
        if (at == in.length) {
            throw ended(at);
        }
        int n = at + len;
        char[] digits = new char[len + 1];
        int count = 0;
        char c = in[at];
        if (c == '-' || c == '+') {
            at++;
            if (c == '-') {
                digits[count++] = '-';
            }
        }
        boolean isLong = n - at > 18;
        int sign = count;
        boolean dot = false;
        long scale = 0;
        for (; at < n; at++) {
            c = in[at];
            if (c == '.') {
                if (dot) {
                    throw new NumberFormatException(
                            "Character array contains more than one decimal point.");
                }
                dot = true;
                continue;
            }
            int d = c <= '9' ? c - '0' : Character.digit(c, 10);
            if (d >= 0 && d <= 9) {
                digits[count++] = (char) ('0' + d);
                if (dot) {
                    scale++;
                }
            } else if (c == 'e' || c == 'E') {
                scale -= exponent(in, at + 1, n);
                break;
            } else {
                throw new NumberFormatException(isLong
                        ? "Character array is missing \"e\" notation exponential mark."
                        : "Character " + c + " is neither a decimal digit"
                        + " number, decimal point, nor \"e\" notation exponential mark.");
            }
        }
        if (count == sign) {
            throw new NumberFormatException("No digits found.");
        }
        if ((int) scale != scale) {
            throw new NumberFormatException("Scale out of range.");
        }
        if (count - sign <= 18) {
            long v = 0;
            for (int i = sign; i < count; i++) {
                v = v * 10 + digits[i] - '0';
            }
            return new BigDecimal(sign == 1 ? -v : v, (int) scale);
        }
        return of(new BigInteger(new String(digits, 0, count)), (int) scale);
    }

    private static NumberFormatException ended(int n) {
        NumberFormatException e = new NumberFormatException();
        e.initCause(new ArrayIndexOutOfBoundsException(
                "Index " + n + " out of bounds for length " + n));
        return e;
    }

    private static long exponent(char[] s, int at, int n) {
        boolean negative = false;
        if (at < n && (s[at] == '-' || s[at] == '+')) {
            negative = s[at++] == '-';
        }
        if (at >= n) {
            throw at < s.length ? new NumberFormatException("No exponent digits.") : ended(n);
        }
        while (n - at > 10 && Character.digit(s[at], 10) == 0) {
            at++;
        }
        if (n - at > 10) {
            throw new NumberFormatException("Too many nonzero exponent digits.");
        }
        long e = 0;
        for (; at < n; at++) {
            int d = Character.digit(s[at], 10);
            if (d < 0) {
                throw new NumberFormatException("Not a digit.");
            }
            e = e * 10 + d;
        }
        if ((int) (negative ? -e : e) != (negative ? -e : e)) {
            throw new NumberFormatException("Exponent overflow.");
        }
        return negative ? -e : e;
    }

    public static BigDecimal valueOf(long unscaledVal, int scale) {
        if (scale == 0) {
            return valueOf(unscaledVal);
        }
        if (unscaledVal == 0) {
            return zero(scale);
        }
        return of(unscaledVal, scale);
    }

    public static BigDecimal valueOf(long val) {
        return val >= 0 && val < SMALL.length ? SMALL[(int) val] : of(val, 0);
    }

    public static BigDecimal valueOf(double val) {
        return new BigDecimal(Double.toString(val));
    }

    private static BigDecimal zero(int scale) {
        return scale >= 0 && scale < ZEROS.length ? ZEROS[scale]
                : new BigDecimal(0, scale);
    }

    private static BigInteger ten(long n) {
        if (n < LONG_TENS.length) {
            return BigInteger.valueOf(LONG_TENS[(int) n]);
        }
        if (n > Integer.MAX_VALUE) {
            throw new ArithmeticException("BigInteger would overflow supported range");
        }
        if (n >= 512) {
            return BigInteger.TEN.pow((int) n);
        }
        BigInteger[] known = tens;
        if (n >= known.length) {
            int old = known.length;
            known = Arrays.copyOf(known, Math.max((int) n + 1, Math.min(512, old * 2)));
            for (int i = old; i < known.length; i++) {
                known[i] = i == 0 ? BigInteger.ONE : known[i - 1].multiply(BigInteger.TEN);
            }
            tens = known;
        }
        return known[(int) n];
    }

    private BigInteger big() {
        return intVal != null ? intVal : BigInteger.valueOf(intCompact);
    }

    /* ---- Arithmetic ---- */

    public BigDecimal add(BigDecimal augend) {
        long other = augend.intCompact;
        if (scale == augend.scale) {
            if (intVal == null && augend.intVal == null) {
                long r = intCompact + other;
                if (((intCompact ^ r) & (other ^ r)) >= 0) {
                    return valueOf(r, scale);
                }
            }
            return of(big().add(augend.big()), scale);
        }
        BigDecimal a = scale > augend.scale ? this : augend;
        BigDecimal b = scale > augend.scale ? augend : this;
        long raise = (long) a.scale - b.scale;
        if (raise < LONG_TENS.length && a.intVal == null && b.intVal == null) {
            long ten = LONG_TENS[(int) raise];
            long scaled = b.intCompact * ten;
            if (Math.abs(b.intCompact) <= Long.MAX_VALUE / ten) {
                long r = a.intCompact + scaled;
                if (((a.intCompact ^ r) & (scaled ^ r)) >= 0) {
                    return valueOf(r, a.scale);
                }
            }
        }
        if (b.signum() == 0) {
            return a;
        }
        return of(a.big().add(b.big().multiply(ten(raise))), a.scale);
    }

    public BigDecimal add(BigDecimal augend, MathContext mc) {
        if (mc.precision == 0) {
            return add(augend);
        }
        if (signum() == 0 || augend.signum() == 0) {
            int preferred = Math.max(scale, augend.scale);
            if (signum() == 0 && augend.signum() == 0) {
                return zero(preferred);
            }
            BigDecimal r = (signum() == 0 ? augend : this).round(mc);
            if (r.scale > preferred) {
                return r.strip(preferred);
            }
            int room = mc.precision - r.precision();
            return r.setScale((int) Math.min(preferred, (long) r.scale + room));
        }
        // a number far below the other's last digit that counts only decides the rounding
        BigDecimal large = (long) scale - precision() < (long) augend.scale - augend.precision()
                ? this : augend;
        BigDecimal minor = large == this ? augend : this;
        long last = Math.max(large.scale,
                             (long) large.scale - large.precision() + mc.precision + 2) + 2;
        if ((long) minor.scale - minor.precision() > last && last == (int) last) {
            minor = valueOf(minor.signum(), (int) last + 1);
        }
        return large.add(minor).round(mc);
    }

    public BigDecimal subtract(BigDecimal subtrahend) {
        long other = subtrahend.intCompact;
        return subtrahend.intVal != null ? add(subtrahend.negate())
                : add(valueOf(-other, subtrahend.scale));
    }

    public BigDecimal subtract(BigDecimal subtrahend, MathContext mc) {
        return add(subtrahend.negate(), mc);
    }

    public BigDecimal multiply(BigDecimal multiplicand) {
        long s = (long) scale + multiplicand.scale;
        if (intVal == null && multiplicand.intVal == null) {
            long r = intCompact * multiplicand.intCompact;
            if (Math.multiplyHigh(intCompact, multiplicand.intCompact) == r >> 63) {
                return valueOf(r, checked(s, r == 0));
            }
        }
        return of(big().multiply(multiplicand.big()), s);
    }

    public BigDecimal multiply(BigDecimal o, MathContext mc) {
        return multiply(o).round(mc);
    }

    /** Whether the quotient of the given sign grows by one, away from zero. */
    private static boolean grows(RoundingMode mode, int sign, int half, boolean odd) {
        switch (mode) {
            case UNNECESSARY:
                throw new ArithmeticException("Rounding necessary");
            case UP:
                return true;
            case DOWN:
                return false;
            case CEILING:
                return sign > 0;
            case FLOOR:
                return sign < 0;
            case HALF_UP:
                return half >= 0;
            case HALF_DOWN:
                return half > 0;
            default:
                return half > 0 || half == 0 && odd;
        }
    }

    private static BigInteger quotient(BigInteger a, BigInteger b, RoundingMode mode) {
        BigInteger[] q = a.divideAndRemainder(b);
        if (q[1].signum() == 0) {
            return q[0];
        }
        int sign = a.signum() * b.signum();
        int half = q[1].abs().shiftLeft(1).compareTo(b.abs());
        return grows(mode, sign, half, q[0].testBit(0)) ? q[0].add(BigInteger.valueOf(sign))
                : q[0];
    }

    private static BigDecimal quotient(long a, long b, int scale, RoundingMode mode) {
        long q = a / b;
        long r = a % b;
        if (r != 0) {
            int sign = (a ^ b) < 0 ? -1 : 1;
            long rest = Math.abs(r);
            int half = Long.compare(rest, Math.abs(b) - rest);
            if (grows(mode, sign, half, (q & 1) != 0)) {
                q += sign;
            }
        }
        return valueOf(q, scale);
    }

    @Deprecated(since = "9")
    public BigDecimal divide(BigDecimal divisor, int newScale, int roundingMode) {
        if (roundingMode < 0 || roundingMode > 7) {
            throw new IllegalArgumentException("Invalid rounding mode");
        }
        return divided(divisor, newScale, MODES[roundingMode]);
    }

    public BigDecimal divide(BigDecimal divisor, int newScale, RoundingMode roundingMode) {
        return divide(divisor, newScale, roundingMode.oldMode);
    }

    private BigDecimal divided(BigDecimal divisor, int newScale, RoundingMode roundingMode) {
        long by = divisor.intCompact;
        long raise = (long) newScale + divisor.scale - scale;
        if (intVal == null && divisor.intVal == null && Math.abs(raise) < LONG_TENS.length) {
            long ten = LONG_TENS[(int) Math.abs(raise)];
            if (raise >= 0 && Math.abs(intCompact) <= Long.MAX_VALUE / ten) {
                return quotient(intCompact * ten, by, newScale, roundingMode);
            } else if (raise < 0 && Math.abs(by) <= Long.MAX_VALUE / ten) {
                return quotient(intCompact, by * ten, newScale, roundingMode);
            }
        }
        return of(raise >= 0 ? quotient(big().multiply(ten(raise)), divisor.big(), roundingMode)
                : quotient(big(), divisor.big().multiply(ten(-raise)), roundingMode), newScale);
    }

    @Deprecated(since = "9")
    public BigDecimal divide(BigDecimal divisor, int roundingMode) {
        return divide(divisor, scale, roundingMode);
    }

    public BigDecimal divide(BigDecimal divisor, RoundingMode roundingMode) {
        return divide(divisor, scale, roundingMode);
    }

    /**
     * The quotient in lowest terms terminates if and only if its denominator is 2^a * 5^b, and then
     * needs max(a, b) more digits.
     */
    public BigDecimal divide(BigDecimal divisor) {
        if (divisor.signum() == 0) {
            throw new ArithmeticException(signum() == 0 ? "Division undefined"
                    : "Division by zero");
        }
        long preferred = (long) scale - divisor.scale;
        if (signum() == 0) {
            return zero(saturated(preferred));
        }
        BigInteger common = big().gcd(divisor.big());
        BigInteger numerator = big().divide(common);
        BigInteger denominator = divisor.big().divide(common);
        if (denominator.signum() < 0) {
            numerator = numerator.negate();
            denominator = denominator.negate();
        }
        int twos = denominator.getLowestSetBit();
        BigInteger odd = denominator.shiftRight(twos);
        int fives = 0;
        BigInteger five = BigInteger.valueOf(5);
        while (!odd.equals(BigInteger.ONE)) {
            BigInteger[] fifth = odd.divideAndRemainder(five);
            if (fifth[1].signum() != 0) {
                throw new ArithmeticException("Non-terminating decimal expansion; no exact"
                        + " representable decimal result.");
            }
            odd = fifth[0];
            fives++;
        }
        int more = Math.max(twos, fives);
        BigInteger digits = numerator.multiply(five.pow(more - fives)).shiftLeft(more - twos);
        return new BigDecimal(digits, checked(preferred + more, false));
    }

    public BigDecimal divide(BigDecimal divisor, MathContext mc) {
        int digits = mc.precision;
        if (digits == 0) {
            return divide(divisor);
        }
        long preferred = (long) scale - divisor.scale;
        if (divisor.signum() == 0) {
            throw new ArithmeticException(signum() == 0 ? "Division undefined"
                    : "Division by zero");
        }
        if (signum() == 0) {
            return zero(saturated(preferred));
        }
        // |a| 10^k / |b| has the wanted number of digits, or one more when a >= b as fractions
        long k = (long) digits + divisor.precision() - precision();
        BigInteger a = big();
        BigInteger b = divisor.big();
        int da = precision();
        int db = divisor.precision();
        BigInteger x = da < db ? a.multiply(ten(db - da)) : a;
        BigInteger y = db < da ? b.multiply(ten(da - db)) : b;
        if (x.abs().compareTo(y.abs()) >= 0) {
            k--;
        }
        if (k >= 0) {
            a = a.multiply(ten(k));
        } else {
            b = b.multiply(ten(-k));
        }
        BigInteger[] q = a.divideAndRemainder(b);
        long s = preferred + k;
        if (q[1].signum() == 0) {
            return of(q[0], s).strip(preferred);
        }
        int sign = a.signum() * b.signum();
        BigInteger r = q[0];
        if (grows(mc.getRoundingMode(), sign, q[1].abs().shiftLeft(1).compareTo(b.abs()),
                  r.testBit(0))) {
            r = r.add(BigInteger.valueOf(sign));
        }
        return of(r, s).round(mc);
    }

    public BigDecimal divideToIntegralValue(BigDecimal divisor) {
        int preferred = saturated((long) scale - divisor.scale);
        if (compareMagnitude(divisor) < 0) {
            return zero(preferred);
        }
        if (signum() == 0 && divisor.signum() != 0) {
            return setScale(preferred, RoundingMode.UNNECESSARY);
        }
        if (divisor.signum() == 0) {
            throw new ArithmeticException(signum() == 0 ? "Division undefined"
                    : "Division by zero");
        }
        BigDecimal q = divide(divisor, 0, RoundingMode.DOWN);
        return preferred >= 0 ? q.setScale(preferred) : q.strip(preferred);
    }

    public BigDecimal divideToIntegralValue(BigDecimal o, MathContext mc) {
        if (mc.precision == 0) {
            return divideToIntegralValue(o);
        }
        BigDecimal q = compareMagnitude(o) < 0 ? zero(saturated((long) scale - o.scale))
                : divideToIntegralValue(o);
        if (q.signum() == 0) {
            return q;
        }
        BigDecimal r = q.strip(Math.min(0, (long) scale - o.scale));
        if (r.precision() > mc.precision) {
            r = r.strip(Long.MIN_VALUE);
            if (r.precision() > mc.precision) {
                throw new ArithmeticException("Division impossible");
            }
        }
        long preferred = (long) scale - o.scale;
        if (preferred > r.scale) {
            long room = mc.precision - r.precision();
            return r.setScale((int) Math.min(preferred, r.scale + room));
        }
        return r;
    }

    public BigDecimal remainder(BigDecimal divisor) {
        return divideAndRemainder(divisor)[1];
    }

    public BigDecimal remainder(BigDecimal o, MathContext mc) {
        return divideAndRemainder(o, mc)[1];
    }

    public BigDecimal[] divideAndRemainder(BigDecimal divisor) {
        BigDecimal q = divideToIntegralValue(divisor);
        return new BigDecimal[] {q, subtract(q.multiply(divisor))};
    }

    public BigDecimal[] divideAndRemainder(BigDecimal o, MathContext mc) {
        if (mc.precision == 0) {
            return divideAndRemainder(o);
        }
        BigDecimal q = divideToIntegralValue(o, mc);
        return new BigDecimal[] {q, subtract(q.multiply(o))};
    }

    public BigDecimal sqrt(MathContext mc) {
        if (signum() < 0) {
            throw new ArithmeticException("Attempted square root of negative BigDecimal");
        }
        int preferred = scale / 2;
        if (signum() == 0) {
            return zero(preferred);
        }
        boolean exact = mc.precision == 0;
        int digits = exact ? precision() / 2 + 1 : mc.precision;
        RoundingMode mode = exact ? RoundingMode.UNNECESSARY : mc.getRoundingMode();
        // an integer of 2 n - 1 or 2 n digits has a root of n digits; one more decides the rounding
        long k = 2L * digits + 2 - precision();
        if ((scale + k & 1) != 0) {
            k--;
        }
        BigInteger n = big();
        boolean more = false;
        if (k >= 0) {
            n = n.multiply(ten(k));
        } else {
            BigInteger[] q = n.divideAndRemainder(ten(-k));
            n = q[0];
            more = q[1].signum() != 0;
        }
        BigInteger root = n.sqrt();
        BigInteger rest = n.subtract(root.multiply(root));
        long s = (scale + k) / 2;
        if (rest.signum() == 0 && !more) {
            return of(root, s).strip(preferred).round(mc);
        }
        if (mode == RoundingMode.UNNECESSARY) {
            throw new ArithmeticException("Computed square root not exact.");
        }
        BigInteger[] q = root.divideAndRemainder(BigInteger.TEN);
        if (grows(mode, 1, q[1].intValue() >= 5 ? 1 : -1, false)) {
            q[0] = q[0].add(BigInteger.ONE);
        }
        return of(q[0], s - 1).round(mc).strip(preferred);
    }

    public BigDecimal pow(int n) {
        if (n < 0 || n > 999999999) {
            throw new ArithmeticException("Invalid operation");
        }
        return new BigDecimal(big().pow(n), checked((long) scale * n, signum() == 0));
    }

    /** As ANSI X3.274-1996 says: with as many digits more as the exponent has, and one. */
    public BigDecimal pow(int n, MathContext mc) {
        if (mc.precision == 0) {
            return pow(n);
        }
        int e = Math.abs(n);
        boolean allowed = e >= 0 && e <= 999999999 && (n == 0 || digits(e) <= mc.precision);
        if (!allowed) {
            throw new ArithmeticException("Invalid operation");
        }
        if (n == 0) {
            return ONE;
        }
        MathContext work = new MathContext(mc.precision + digits(e) + 1, mc.getRoundingMode());
        BigDecimal result = power(e, work);
        return (n > 0 ? result : ONE.divide(result, work)).round(mc);
    }

    private BigDecimal power(int e, MathContext work) {
        if (e == 1) {
            return ONE.multiply(this, work);
        }
        BigDecimal root = power(e >> 1, work);
        BigDecimal square = root.multiply(root, work);
        return (e & 1) == 0 ? square : square.multiply(this, work);
    }

    public BigDecimal abs() {
        return signum() < 0 ? negate() : this;
    }

    public BigDecimal abs(MathContext mc) {
        return signum() < 0 ? negate(mc) : plus(mc);
    }

    public BigDecimal negate() {
        return intVal != null ? of(intVal.negate(), scale) : valueOf(-intCompact, scale);
    }

    public BigDecimal negate(MathContext mc) {
        return negate().plus(mc);
    }

    public BigDecimal plus() {
        return this;
    }

    public BigDecimal plus(MathContext mc) {
        return round(mc);
    }

    public BigDecimal round(MathContext mc) {
        int limit = mc.precision;
        BigDecimal d = this;
        while (limit > 0 && d.precision() > limit) {
            int drop = d.precision() - limit;
            int s = checked((long) d.scale - drop, false);
            if (d.intVal == null && drop < LONG_TENS.length) {
                d = quotient(d.intCompact, LONG_TENS[drop], s, mc.getRoundingMode());
            } else {
                d = of(quotient(d.big(), ten(drop), mc.getRoundingMode()), s);
            }
        }
        return d;
    }

    /* ---- Parts ---- */

    public int signum() {
        return intVal == null ? Long.signum(intCompact) : intVal.signum();
    }

    public int scale() {
        return scale;
    }

    private static int digits(long v) {
        v = Math.abs(v);
        int n = 1;
        while (n < LONG_TENS.length && v >= LONG_TENS[n]) {
            n++;
        }
        return n;
    }

    public int precision() {
        int n = precision;
        if (n == 0) {
            if (intVal == null) {
                n = digits(intCompact);
            } else {
                BigInteger v = intVal.abs();
                // by a little less than lg 2
                n = (int) ((v.bitLength() - 1) * 301029995L / 1000000000);
                do {
                    n++;
                } while (v.compareTo(ten(n)) >= 0);
            }
            precision = n;
        }
        return n;
    }

    public BigInteger unscaledValue() {
        return big();
    }

    public BigDecimal setScale(int newScale, RoundingMode roundingMode) {
        return setScale(newScale, roundingMode.oldMode);
    }

    private BigDecimal withScale(int newScale, RoundingMode roundingMode) {
        if (newScale == scale) {
            return this;
        }
        if (signum() == 0) {
            return zero(newScale);
        }
        long raise = (long) newScale - scale;
        if (intVal == null && Math.abs(raise) < LONG_TENS.length) {
            long ten = LONG_TENS[(int) Math.abs(raise)];
            if (raise < 0) {
                return quotient(intCompact, ten, newScale, roundingMode);
            }
            if (Math.abs(intCompact) <= Long.MAX_VALUE / ten) {
                return valueOf(intCompact * ten, newScale);
            }
        }
        if (raise < 0 && -raise > precision() + 2L) {
            return valueOf(grows(roundingMode, signum(), -1, false) ? signum() : 0, newScale);
        }
        return of(raise > 0 ? big().multiply(ten(checked(raise, false)))
                : quotient(big(), ten(-raise), roundingMode), newScale);
    }

    @Deprecated(since = "9")
    public BigDecimal setScale(int newScale, int roundingMode) {
        if (roundingMode < 0 || roundingMode > 7) {
            throw new IllegalArgumentException("Invalid rounding mode");
        }
        return withScale(newScale, MODES[roundingMode]);
    }

    public BigDecimal setScale(int newScale) {
        return setScale(newScale, RoundingMode.UNNECESSARY);
    }

    public BigDecimal movePointLeft(int n) {
        return movePoint(n);
    }

    public BigDecimal movePointRight(int n) {
        return movePoint(-(long) n);
    }

    private BigDecimal movePoint(long n) {
        if (n == 0) {
            return this;
        }
        BigDecimal r = new BigDecimal(intVal, intCompact,
                                      checked(scale + n, signum() == 0));
        return r.scale < 0 ? r.setScale(0, RoundingMode.UNNECESSARY) : r;
    }

    public BigDecimal scaleByPowerOfTen(int n) {
        return new BigDecimal(intVal, intCompact, checked((long) scale - n, signum() == 0));
    }

    public BigDecimal stripTrailingZeros() {
        return signum() == 0 ? ZERO : strip(Long.MIN_VALUE);
    }

    /** Without trailing zeros as far as the scale stays above the preferred one. */
    private BigDecimal strip(long preferred) {
        long s = scale;
        if (intVal == null) {
            long v = intCompact;
            while (s > preferred && v != 0 && v % 10 == 0) {
                v /= 10;
                s--;
            }
            return s == scale ? this : valueOf(v, checked(s, false));
        }
        BigInteger v = intVal;
        // large powers first, so that the cost stays near that of a few divisions
        for (int step = 256; step > 0; step >>= 1) {
            while (s - step >= preferred && v.getLowestSetBit() >= step) {
                BigInteger[] q = v.divideAndRemainder(ten(step));
                if (q[1].signum() != 0) {
                    break;
                }
                v = q[0];
                s -= step;
            }
        }
        return s == scale ? this : of(v, s);
    }

    public BigDecimal ulp() {
        return valueOf(1, scale);
    }

    /* ---- Comparison ---- */

    @Override
    public int compareTo(BigDecimal val) {
        if (scale == val.scale && intVal == null && val.intVal == null) {
            return Long.compare(intCompact, val.intCompact);
        }
        int sign = signum();
        if (sign != val.signum()) {
            return sign > val.signum() ? 1 : -1;
        }
        return sign == 0 ? 0 : sign * compareMagnitude(val);
    }

    private int compareMagnitude(BigDecimal val) {
        boolean zero = val.intCompact == 0 && val.intVal == null;
        if (zero || signum() == 0) {
            return Math.abs(signum()) - Math.abs(val.signum());
        }
        long a = (long) precision() - scale;
        long b = (long) val.precision() - val.scale;
        if (a != b) {
            return a < b ? -1 : 1;
        }
        long raise = (long) scale - val.scale;
        BigInteger x = big().abs();
        BigInteger y = val.big().abs();
        return raise < 0 ? x.multiply(ten(-raise)).compareTo(y)
                : x.compareTo(y.multiply(ten(raise)));
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof BigDecimal)) {
            return false;
        }
        BigDecimal o = (BigDecimal) other;
        return o == this || scale == o.scale && intCompact == o.intCompact
                && Objects.equals(intVal, o.intVal);
    }

    public BigDecimal min(BigDecimal val) {
        return compareTo(val) <= 0 ? this : val;
    }

    public BigDecimal max(BigDecimal val) {
        return compareTo(val) >= 0 ? this : val;
    }

    @Override
    public int hashCode() {
        return 31 * big().hashCode() + scale;
    }

    /* ---- Conversion ---- */

    @Override
    public String toString() {
        String t = text;
        return t != null ? t : (text = layout(true));
    }

    public String toEngineeringString() {
        return layout(false);
    }

    private String magnitude() {
        return intVal == null ? Long.toString(Math.abs(intCompact)) : intVal.abs().toString();
    }

    private String layout(boolean scientific) {
        if (scale == 0) {
            return intVal == null ? Long.toString(intCompact) : intVal.toString();
        }
        String digits = magnitude();
        int n = digits.length();
        StringBuilder out = new StringBuilder(n + 14);
        if (signum() < 0) {
            out.append('-');
        }
        long adjusted = -(long) scale + (n - 1);
        if (scale >= 0 && adjusted >= -6) {
            point(out, digits);
            return out.toString();
        }
        if (scientific) {
            out.append(digits.charAt(0));
            if (n > 1) {
                out.append('.').append(digits, 1, n);
            }
        } else {
            int lead = (int) Math.floorMod(adjusted, 3L);
            adjusted -= lead;
            lead++;
            if (signum() == 0) {
                if (lead != 1) {
                    out.append(lead == 2 ? "0.00" : "0.0");
                    adjusted += 3;
                } else {
                    out.append(digits);
                }
            } else if (lead >= n) {
                out.append(digits).append("0".repeat(lead - n));
            } else {
                out.append(digits, 0, lead).append('.').append(digits, lead, n);
            }
        }
        if (adjusted != 0) {
            out.append('E');
            if (adjusted > 0) {
                out.append('+');
            }
            out.append(adjusted);
        }
        return out.toString();
    }

    private void point(StringBuilder out, String digits) {
        int whole = digits.length() - scale;
        if (whole > 0) {
            out.append(digits, 0, whole).append('.').append(digits, whole, digits.length());
        } else {
            out.append("0.");
            out.append("0".repeat(-whole)).append(digits);
        }
    }

    public String toPlainString() {
        if (scale == 0) {
            return layout(true);
        }
        if (scale < 0 && signum() == 0) {
            return "0";
        }
        StringBuilder out = new StringBuilder();
        if (signum() < 0) {
            out.append('-');
        }
        if (scale < 0) {
            out.append(magnitude()).append("0".repeat(Math.negateExact(scale)));
        } else {
            point(out, magnitude());
        }
        return out.toString();
    }

    public BigInteger toBigInteger() {
        return setScale(0, RoundingMode.DOWN).big();
    }

    public BigInteger toBigIntegerExact() {
        return setScale(0, RoundingMode.UNNECESSARY).big();
    }

    @Override
    public long longValue() {
        if (intVal == null && scale == 0) {
            return intCompact;
        }
        // all digits behind the point, or 64 factors of two before it
        if (signum() == 0 || (long) precision() - scale <= 0 || scale <= -64) {
            return 0;
        }
        return toBigInteger().longValue();
    }

    public long longValueExact() {
        if (intVal == null && scale == 0) {
            return intCompact;
        }
        if (signum() == 0) {
            return 0;
        }
        if ((long) precision() - scale > 19) {
            throw new ArithmeticException("Overflow");
        }
        if ((long) precision() - scale <= 0) {
            throw new ArithmeticException("Rounding necessary");
        }
        BigInteger v = toBigIntegerExact();
        if (v.bitLength() > 63) {
            throw new ArithmeticException("Overflow");
        }
        return v.longValue();
    }

    @Override
    public int intValue() {
        return (int) longValue();
    }

    public int intValueExact() {
        long v = longValueExact();
        if ((int) v != v) {
            throw new ArithmeticException("Overflow");
        }
        return (int) v;
    }

    public short shortValueExact() {
        long v = longValueExact();
        if ((short) v != v) {
            throw new ArithmeticException("Overflow");
        }
        return (short) v;
    }

    public byte byteValueExact() {
        long v = longValueExact();
        if ((byte) v != v) {
            throw new ArithmeticException("Overflow");
        }
        return (byte) v;
    }

    @Override
    public float floatValue() {
        return intVal == null && scale == 0 ? (float) intCompact : Float.parseFloat(toString());
    }

    @Override
    public double doubleValue() {
        return intVal == null && scale == 0 ? (double) intCompact
                : Double.parseDouble(toString());
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        ObjectOutputStream.PutField form = out.putFields();
        form.put("intVal", big());
        form.put("scale", scale);
        out.writeFields();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (intVal == null) {
            throw new StreamCorruptedException("Null or missing intVal in BigDecimal stream");
        }
        if (isSmall(intVal)) {
            intCompact = intVal.longValue();
            intVal = null;
        }
    }
}
