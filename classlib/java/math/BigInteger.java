/* SPDX-License-Identifier: MIT */
package java.math;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.StreamCorruptedException;
import java.util.Arrays;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import jdk.internal.misc.Unsafe;

/**
 * Integers of any size: a sign and a magnitude. A magnitude is an int array, least significant
 * word first, without leading zero words; Magnitude has its arithmetic.
 */
public class BigInteger extends Number implements Comparable<BigInteger> {
    private static final long serialVersionUID = -8287574255936472291L;
    private static final long MASK = 0xffffffffL;
    private static final int[] NONE = {};

    private static final BigInteger[] SMALL = new BigInteger[33];

    static {
        for (int i = -16; i <= 16; i++) {
            SMALL[i + 16] = new BigInteger(Integer.signum(i),
                                           i == 0 ? NONE : new int[] {Math.abs(i)});
        }
    }

    public static final BigInteger ZERO = SMALL[16];
    public static final BigInteger ONE = SMALL[17];
    public static final BigInteger TWO = SMALL[18];
    public static final BigInteger TEN = SMALL[26];
    private static final BigInteger MINUS_ONE = SMALL[15];

    final int signum;
    final int[] mag;
    private int bitLengthPlusOne;

    /** Takes over the array. */
    BigInteger(int signum, int[] magnitude) {
        int[] m = Magnitude.trim(magnitude);
        if (m.length >= 1 << 26) {
            throw new ArithmeticException("BigInteger would overflow supported range");
        }
        mag = m;
        this.signum = m.length == 0 ? 0 : signum;
    }

    /** Of this class itself: a subclass may answer otherwise later. */
    static BigInteger plain(BigInteger val) {
        return val.getClass() == BigInteger.class ? val : new BigInteger(val.signum, val.mag);
    }

    public BigInteger(byte[] val) {
        this(val, 0, val.length);
    }

    public BigInteger(byte[] val, int off, int len) {
        if (val.length == 0) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        Objects.checkFromIndexSize(off, len, val.length);
        if (len == 0) {
            mag = NONE;
            signum = 0;
            return;
        }
        int sign = val[off] < 0 ? -1 : 1;
        int[] m = new int[(len >> 2) + 1];
        Arrays.fill(m, sign >> 1);
        for (int i = 0; i < len; i++) {
            int at = len - 1 - i;
            int shift = (at & 3) << 3;
            m[at >> 2] = m[at >> 2] & ~(0xff << shift) | (val[off + i] & 0xff) << shift;
        }
        if (sign < 0) {
            Magnitude.negate(m);
        }
        mag = Magnitude.trim(m);
        signum = mag.length == 0 ? 0 : sign;
    }

    public BigInteger(int signum, byte[] magnitude) {
        this(signum, magnitude, 0, magnitude.length);
    }

    public BigInteger(int signum, byte[] magnitude, int off, int len) {
        if (signum < -1 || signum > 1) {
            throw new NumberFormatException("Invalid signum value");
        }
        Objects.checkFromIndexSize(off, len, magnitude.length);
        int[] m = new int[(len + 3) >> 2];
        for (int i = 0; i < len; i++) {
            int at = len - 1 - i;
            m[at >> 2] |= (magnitude[off + i] & 0xff) << ((at & 3) << 3);
        }
        mag = Magnitude.trim(m);
        if (mag.length != 0 && signum == 0) {
            throw new NumberFormatException("signum-magnitude mismatch");
        }
        this.signum = mag.length == 0 ? 0 : signum;
    }

    public BigInteger(String val) {
        this(val, 10);
    }

    public BigInteger(String val, int radix) {
        int end = val.length();
        int from = firstDigit(val, radix);
        while (from < end && Character.digit(val.charAt(from), radix) == 0) {
            from++;
        }
        mag = from == end ? NONE : Magnitude.parse(val, from, end, radix);
        signum = mag.length == 0 ? 0 : val.charAt(0) == '-' ? -1 : 1;
    }

    /** Behind the sign: there is one at most, and digits follow it. */
    private static int firstDigit(String val, int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            throw new NumberFormatException("Radix out of range");
        }
        int lastSign = Math.max(val.lastIndexOf('+'), val.lastIndexOf('-'));
        if (lastSign > 0) {
            throw new NumberFormatException("Illegal embedded sign character");
        }
        if (val.length() == lastSign + 1) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        return lastSign + 1;
    }

    public BigInteger(int numBits, Random rnd) {
        if (numBits < 0) {
            throw new IllegalArgumentException("numBits must be non-negative");
        }
        int bytes = (int) (((long) numBits + 7) / 8);
        byte[] b = new byte[bytes];
        if (bytes > 0) {
            rnd.nextBytes(b);
            b[0] &= (1 << (8 - (8 * bytes - numBits))) - 1;
        }
        BigInteger v = new BigInteger(1, b);
        mag = v.mag;
        signum = v.signum;
    }

    public BigInteger(int bitLength, int certainty, Random rnd) {
        if (bitLength < 2) {
            throw new ArithmeticException("bitLength < 2");
        }
        mag = prime(bitLength, certainty, rnd).mag;
        signum = 1;
    }

    public static BigInteger valueOf(long v) {
        if (v >= -16 && v <= 16) {
            return SMALL[(int) v + 16];
        }
        return new BigInteger(v < 0 ? -1 : 1, Magnitude.of(Math.abs(v)));
    }

    /* ---- Arithmetic ---- */

    public BigInteger add(BigInteger val) {
        return sum(val, val.signum);
    }

    public BigInteger subtract(BigInteger val) {
        return sum(val, -val.signum);
    }

    private BigInteger sum(BigInteger o, int sign) {
        if (sign == 0) {
            return this;
        }
        if (signum == 0) {
            return sign == o.signum ? o : o.negate();
        }
        if (sign == signum) {
            return new BigInteger(signum, Magnitude.add(mag, o.mag));
        }
        int c = Magnitude.compare(mag, o.mag);
        if (c == 0) {
            return ZERO;
        }
        return c > 0 ? new BigInteger(signum, Magnitude.subtract(mag, o.mag))
                : new BigInteger(sign, Magnitude.subtract(o.mag, mag));
    }

    public BigInteger multiply(BigInteger val) {
        if (val.signum == 0 || signum == 0) {
            return ZERO;
        }
        if ((long) Magnitude.bitLength(mag) + Magnitude.bitLength(val.mag) - 1
                > Integer.MAX_VALUE) {
            throw new ArithmeticException("BigInteger would overflow supported range");
        }
        return new BigInteger(signum * val.signum, Magnitude.multiply(mag, val.mag));
    }

    private BigInteger square() {
        return multiply(this);
    }

    public BigInteger divide(BigInteger val) {
        int[] q = Magnitude.divide(mag, val.mag)[0];
        return new BigInteger(signum * val.signum, q);
    }

    public BigInteger remainder(BigInteger val) {
        return new BigInteger(signum, Magnitude.divide(mag, val.mag)[1]);
    }

    public BigInteger[] divideAndRemainder(BigInteger val) {
        int[][] r = Magnitude.divide(mag, val.mag);
        return new BigInteger[] {
            new BigInteger(signum * val.signum, r[0]), new BigInteger(signum, r[1])
        };
    }

    public BigInteger mod(BigInteger m) {
        if (m.signum <= 0) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
        BigInteger r = remainder(m);
        return r.signum < 0 ? r.add(m) : r;
    }

    public BigInteger pow(int exponent) {
        if (exponent < 0) {
            throw new ArithmeticException("Negative exponent");
        }
        if (signum == 0) {
            return exponent == 0 ? ONE : this;
        }
        int twos = getLowestSetBit();
        if ((long) bitLength() * exponent >> 5 > 1L << 26 && bitLength() - twos > 1
                || (long) twos * exponent > Integer.MAX_VALUE) {
            throw new ArithmeticException("BigInteger would overflow supported range");
        }
        BigInteger base = twos > 0 ? abs().shiftRight(twos) : abs();
        BigInteger r = ONE;
        if (!base.equals(ONE)) {
            for (int e = exponent; e != 0; ) {
                if ((e & 1) != 0) {
                    r = r.multiply(base);
                }
                e >>>= 1;
                if (e != 0) {
                    base = base.square();
                }
            }
        }
        r = r.shiftLeft(twos * exponent);
        return signum < 0 && (exponent & 1) != 0 ? r.negate() : r;
    }

    public BigInteger sqrt() {
        if (signum < 0) {
            throw new ArithmeticException("Negative BigInteger");
        }
        if (signum == 0) {
            return ZERO;
        }
        int bits = bitLength();
        if (bits <= 52) {
            return valueOf((long) Math.sqrt((double) longValue()));
        }
        // Newton from above: twice the precision, starting at half the number's root
        BigInteger x;
        if (bits > 128) {
            int half = bits / 4;
            x = shiftRight(2 * half).sqrt().add(ONE).shiftLeft(half);
        } else {
            x = ONE.shiftLeft((bits + 1) / 2);
        }
        while (true) {
            BigInteger y = x.add(divide(x)).shiftRight(1);
            if (y.compareTo(x) >= 0) {
                return x;
            }
            x = y;
        }
    }

    public BigInteger[] sqrtAndRemainder() {
        BigInteger s = sqrt();
        return new BigInteger[] {s, subtract(s.square())};
    }

    public BigInteger gcd(BigInteger val) {
        if (val.signum == 0) {
            return abs();
        }
        boolean less = Magnitude.compare(mag, val.mag) < 0;
        int[] common = Magnitude.gcd(less ? val.mag : mag, less ? mag : val.mag);
        return new BigInteger(common.length == 0 ? 0 : 1, common);
    }

    public BigInteger abs() {
        return signum >= 0 ? this : negate();
    }

    public BigInteger negate() {
        return new BigInteger(-signum, mag);
    }

    public int signum() {
        return signum;
    }

    /* ---- Modular arithmetic ---- */

    public BigInteger modInverse(BigInteger m) {
        if (m.signum != 1) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
        if (m.equals(ONE)) {
            return ZERO;
        }
        BigInteger a = mod(m);
        BigInteger b = m;
        BigInteger x = ONE;
        BigInteger y = ZERO;
        while (a.signum != 0 && !a.equals(ONE)) {
            BigInteger[] q = b.divideAndRemainder(a);
            BigInteger t = y.subtract(q[0].multiply(x));
            b = a;
            a = q[1];
            y = x;
            x = t;
        }
        if (a.signum == 0) {
            throw new ArithmeticException("BigInteger not invertible.");
        }
        return x.mod(m);
    }

    public BigInteger modPow(BigInteger exponent, BigInteger m) {
        if (m.signum <= 0) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
        if (exponent.signum == 0) {
            return m.equals(ONE) ? ZERO : ONE;
        }
        if (m.equals(ONE)) {
            return ZERO;
        }
        BigInteger base = mod(m);
        if (exponent.signum < 0) {
            base = base.modInverse(m);
            exponent = exponent.negate();
        }
        if (base.signum == 0 || base.equals(ONE)) {
            return base;
        }
        if (m.testBit(0)) {
            return base.oddModPow(exponent, m);
        }
        // the odd part and the power of two apart, joined by the Chinese remainder theorem
        int twos = m.getLowestSetBit();
        BigInteger odd = m.shiftRight(twos);
        BigInteger low = base.powModTwo(exponent, twos);
        if (odd.equals(ONE)) {
            return low;
        }
        BigInteger high = base.mod(odd).oddModPow(exponent, odd);
        BigInteger two = ONE.shiftLeft(twos);
        BigInteger k = low.subtract(high).multiply(odd.modInverse(two)).mod(two);
        return high.add(k.multiply(odd));
    }

    private BigInteger powModTwo(BigInteger exponent, int bits) {
        BigInteger mask = ONE.shiftLeft(bits).subtract(ONE);
        BigInteger r = ONE;
        BigInteger b = and(mask);
        int n = exponent.bitLength();
        for (int i = 0; i < n; i++) {
            if (exponent.testBit(i)) {
                r = r.multiply(b).and(mask);
            }
            b = b.square().and(mask);
        }
        return r;
    }

    private BigInteger oddModPow(BigInteger exponent, BigInteger m) {
        if (signum == 0) {
            return ZERO;
        }
        int[] n = m.mag;
        int words = n.length;
        int inverse = n[0];
        for (int i = 0; i < 4; i++) {
            inverse *= 2 - n[0] * inverse;
        }
        inverse = -inverse;
        int bits = exponent.bitLength();
        int window = bits > 512 ? 5 : bits > 64 ? 4 : bits > 16 ? 3 : 1;
        int[][] odd = new int[1 << (window - 1)][];
        odd[0] = Arrays.copyOf(shiftLeft(32 * words).mod(m).mag, words);
        int[] scratch = new int[2 * words + 1];
        int[] square = new int[words];
        Magnitude.montgomery(odd[0], odd[0], n, inverse, scratch, square);
        for (int i = 1; i < odd.length; i++) {
            odd[i] = new int[words];
            Magnitude.montgomery(odd[i - 1], square, n, inverse, scratch, odd[i]);
        }
        int[] r = Arrays.copyOf(ONE.shiftLeft(32 * words).mod(m).mag, words);
        for (int i = bits - 1; i >= 0; ) {
            if (!exponent.testBit(i)) {
                Magnitude.montgomery(r, r, n, inverse, scratch, r);
                i--;
                continue;
            }
            int low = Math.max(0, i - window + 1);
            while (!exponent.testBit(low)) {
                low++;
            }
            int digit = 0;
            for (; i >= low; i--) {
                digit = digit << 1 | (exponent.testBit(i) ? 1 : 0);
                Magnitude.montgomery(r, r, n, inverse, scratch, r);
            }
            Magnitude.montgomery(r, odd[digit >> 1], n, inverse, scratch, r);
        }
        int[] one = new int[words];
        one[0] = 1;
        Magnitude.montgomery(r, one, n, inverse, scratch, r);
        return new BigInteger(1, r);
    }

    /* ---- Primes ---- */

    /**
     * From how many bits on how many rounds leave a random composite number with a probability of
     * at most 2^-80 (Menezes, van Oorschot, Vanstone: Handbook of Applied Cryptography, 1996, table
     * 4.4).
     */
    private static final int[] ROUNDS = {100, 27, 150, 18, 200, 15, 250, 12, 300, 9, 350, 8, 400, 7,
        450, 6, 550, 5, 650, 4, 850, 3, 1300, 2};
    private static final int[] PRIMES = {
        3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89,
        97, 101, 103, 107, 109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179, 181,
        191, 193, 197, 199, 211, 223, 227, 229, 233, 239, 241, 251
    };

    public static BigInteger probablePrime(int bitLength, Random rnd) {
        if (bitLength < 2) {
            throw new ArithmeticException("bitLength < 2");
        }
        return prime(bitLength, 100, rnd);
    }

    /** The product of the odd primes up to 41. */
    private static final BigInteger SMALL_PRIMES = valueOf(152125131763605L);

    /**
     * Small primes are tried at random, as the reference does with the same use of rnd; for large
     * ones it is the next prime after a random even number.
     */
    private static BigInteger prime(int bits, int certainty, Random rnd) {
        while (bits >= 95) {
            BigInteger p = new BigInteger(bits, rnd).setBit(bits - 1).clearBit(0)
                    .nextProbablePrime();
            if (p.bitLength() == bits) {
                return p;
            }
        }
        int[] words = new int[(bits + 31) >>> 5];
        int high = 1 << (bits + 31 & 31);
        while (true) {
            for (int i = 0; i < words.length; i++) {
                words[i] = rnd.nextInt();
            }
            words[0] = words[0] & (high << 1) - 1 | high;
            if (bits > 2) {
                words[words.length - 1] |= 1;
            }
            BigInteger p = ZERO;
            for (int w : words) {
                p = p.shiftLeft(32).or(valueOf(w & 0xFFFFFFFFL));
            }
            if (bits > 6 && p.remainder(SMALL_PRIMES).gcd(SMALL_PRIMES).bitLength() > 1) {
                continue;
            }
            if (bits < 4 || p.survives(Math.min((certainty + 1) / 2, 50), rnd)) {
                return p;
            }
        }
    }

    public BigInteger nextProbablePrime() {
        if (signum < 0) {
            throw new ArithmeticException("start < 0: " + this);
        }
        if (compareTo(TWO) < 0) {
            return TWO;
        }
        BigInteger p = testBit(0) ? add(TWO) : add(ONE);
        while (!p.isProbablePrime(100)) {
            p = p.add(TWO);
        }
        return p;
    }

    public boolean isProbablePrime(int certainty) {
        if (certainty <= 0) {
            return true;
        }
        BigInteger n = abs();
        if (n.equals(TWO)) {
            return true;
        }
        if (!n.testBit(0) || n.compareTo(TWO) < 0) {
            return false;
        }
        for (int p : PRIMES) {
            if (Magnitude.remainder(n.mag, p) == 0) {
                return n.mag.length == 1 && n.mag[0] == p;
            }
        }
        if (n.bitLength() <= 15) {
            return true;
        }
        int bits = n.bitLength();
        int rounds = Math.min((Math.min(certainty, Integer.MAX_VALUE - 1) + 1) / 2,
                roundsEnough(bits));
        return n.survives(rounds, ThreadLocalRandom.current()) && (bits < 100 || n.passesLucas());
    }

    /**
     * After how many rounds a number of so many bits is taken for a prime,
     * however certain somebody wants to be.
     */
    private static int roundsEnough(int bits) {
        int rounds = 50; // of any number all but one in 4^50
        for (int k = 0; k < ROUNDS.length && bits >= ROUNDS[k]; k += 2) {
            rounds = ROUNDS[k + 1];
        }
        return rounds;
    }

    /**
     * The test of Miller and Rabin (FIPS 186-4, C.3.1) with random bases in [2, this). this is odd,
     * and more than 2. For an odd prime p = 2^k * d + 1, the last of b^d, b^2d, ... that is not 1
     * is -1, or all are 1.
     */
    private boolean survives(int rounds, Random bases) {
        BigInteger minusOne = subtract(ONE);
        int k = minusOne.getLowestSetBit();
        BigInteger d = minusOne.shiftRight(k);
        for (int left = rounds; left > 0;) {
            BigInteger b = new BigInteger(bitLength(), bases);
            if (b.bitLength() > 1 && b.compareTo(minusOne) <= 0) {
                if (provesComposite(b.modPow(d, this), k, minusOne)) {
                    return false;
                }
                left--;
            }
        }
        return true;
    }

    private boolean provesComposite(BigInteger power, int k, BigInteger minusOne) {
        boolean settled = power.equals(ONE) || power.equals(minusOne);
        for (int squared = 1; !settled && squared < k; squared++) {
            power = power.square().mod(this);
            settled = power.equals(minusOne);
        }
        return !settled;
    }

    private boolean passesLucas() {
        BigInteger root = sqrt();
        if (root.square().equals(this)) {
            return false;
        }
        int d = 5;
        while (jacobi(d) != -1) {
            d = d < 0 ? 2 - d : -2 - d;
        }
        BigInteger k = add(ONE);
        BigInteger big = valueOf(d);
        BigInteger u = ONE;
        BigInteger v = ONE;
        for (int i = k.bitLength() - 2; i >= 0; i--) {
            BigInteger u2 = u.multiply(v).mod(this);
            BigInteger v2 = halve(v.square().add(big.multiply(u.square())));
            u = u2;
            v = v2;
            if (k.testBit(i)) {
                u2 = halve(u.add(v));
                v = halve(v.add(big.multiply(u)));
                u = u2;
            }
        }
        return u.mod(this).signum == 0;
    }

    /** x / 2 modulo this odd number. */
    private BigInteger halve(BigInteger x) {
        x = x.mod(this);
        return (x.testBit(0) ? x.add(this) : x).shiftRight(1);
    }

    /** The Jacobi symbol (d / this). */
    private int jacobi(int d) {
        BigInteger a = valueOf(d).mod(this);
        BigInteger n = this;
        int j = 1;
        while (a.signum != 0) {
            int twos = a.getLowestSetBit();
            a = a.shiftRight(twos);
            int low = n.mag[0] & 7;
            if ((twos & 1) != 0 && (low == 3 || low == 5)) {
                j = -j;
            }
            if ((a.mag[0] & 3) == 3 && (n.mag[0] & 3) == 3) {
                j = -j;
            }
            BigInteger t = n.mod(a);
            n = a;
            a = t;
        }
        return n.equals(ONE) ? j : 0;
    }

    /* ---- Bits, in two's complement ---- */

    public BigInteger shiftLeft(int n) {
        if (signum == 0 || n == 0) {
            return this;
        }
        return n > 0 ? new BigInteger(signum, Magnitude.shiftLeft(mag, n)) : right(-n);
    }

    public BigInteger shiftRight(int n) {
        if (signum == 0 || n == 0) {
            return this;
        }
        return n > 0 ? right(n) : new BigInteger(signum, Magnitude.shiftLeft(mag, -n));
    }

    private BigInteger right(int n) {
        if (n < 0) {
            return signum < 0 ? MINUS_ONE : ZERO;
        }
        BigInteger r = new BigInteger(signum, Magnitude.shiftRight(mag, n));
        return signum < 0 && getLowestSetBit() < n ? r.subtract(ONE) : r;
    }

    /** Word i of the two's complement, given the lowest word that is not zero. */
    private int word(int i, int lowest) {
        if (i >= mag.length) {
            return signum < 0 ? -1 : 0;
        }
        int w = mag[i];
        return signum >= 0 ? w : i <= lowest ? -w : ~w;
    }

    private int lowestWord() {
        int i = 0;
        while (i < mag.length && mag[i] == 0) {
            i++;
        }
        return i;
    }

    private static BigInteger fromWords(int[] w) {
        int sign = w[w.length - 1] < 0 ? -1 : 1;
        if (sign < 0) {
            Magnitude.negate(w);
        }
        return new BigInteger(sign, w);
    }

    /** How many words its two's complement has at most. */
    private int intLength() {
        return mag.length + 1;
    }

    public BigInteger and(BigInteger val) {
        int[] r = new int[Math.max(intLength(), val.intLength())];
        int a = lowestWord();
        int b = val.lowestWord();
        for (int i = 0; i < r.length; i++) {
            r[i] = word(i, a) & val.word(i, b);
        }
        return fromWords(r);
    }

    public BigInteger or(BigInteger val) {
        int[] r = new int[Math.max(intLength(), val.intLength())];
        int a = lowestWord();
        int b = val.lowestWord();
        for (int i = 0; i < r.length; i++) {
            r[i] = word(i, a) | val.word(i, b);
        }
        return fromWords(r);
    }

    public BigInteger xor(BigInteger val) {
        int[] r = new int[Math.max(intLength(), val.intLength())];
        int a = lowestWord();
        int b = val.lowestWord();
        for (int i = 0; i < r.length; i++) {
            r[i] = word(i, a) ^ val.word(i, b);
        }
        return fromWords(r);
    }

    public BigInteger andNot(BigInteger val) {
        return val.intLength() == 1 ? this : and(val.not());
    }

    public BigInteger not() {
        return negate().subtract(ONE);
    }

    private static void checkBit(int n) {
        if (n < 0) {
            throw new ArithmeticException("Negative bit address");
        }
    }

    public boolean testBit(int n) {
        checkBit(n);
        int w = signum >= 0 ? n >> 5 < mag.length ? mag[n >> 5] : 0 : word(n >> 5, lowestWord());
        return (w >> (n & 31) & 1) != 0;
    }

    public BigInteger setBit(int n) {
        return testBit(n) ? this : flipBit(n);
    }

    public BigInteger clearBit(int n) {
        return testBit(n) ? flipBit(n) : this;
    }

    public BigInteger flipBit(int n) {
        checkBit(n);
        int[] r = new int[Math.max(mag.length, (n >> 5) + 1) + 1];
        int lowest = lowestWord();
        for (int i = 0; i < r.length; i++) {
            r[i] = word(i, lowest);
        }
        r[n >> 5] ^= 1 << (n & 31);
        return fromWords(r);
    }

    public int getLowestSetBit() {
        if (signum == 0) {
            return -1;
        }
        int i = lowestWord();
        return (i << 5) + Integer.numberOfTrailingZeros(mag[i]);
    }

    public int bitLength() {
        int n = bitLengthPlusOne - 1;
        if (n < 0) {
            n = Magnitude.bitLength(mag);
            if (signum < 0 && getLowestSetBit() == n - 1) {
                n--;
            }
            bitLengthPlusOne = n + 1;
        }
        return n;
    }

    public int bitCount() {
        int n = 0;
        for (int w : mag) {
            n += Integer.bitCount(w);
        }
        return signum < 0 ? n + getLowestSetBit() - 1 : n;
    }

    /* ---- Comparison ---- */

    @Override
    public int compareTo(BigInteger val) {
        if (signum != val.signum) {
            return signum > val.signum ? 1 : -1;
        }
        int c = Magnitude.compare(mag, val.mag);
        return signum < 0 ? -c : c;
    }

    @Override
    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof BigInteger)) {
            return false;
        }
        BigInteger o = (BigInteger) other;
        return signum == o.signum && Arrays.equals(mag, o.mag);
    }

    @Override
    public int hashCode() {
        int h = 0;
        for (int i = mag.length - 1; i >= 0; i--) {
            h = 31 * h + mag[i];
        }
        return h * signum;
    }

    public BigInteger min(BigInteger val) {
        return compareTo(val) < 0 ? this : val;
    }

    public BigInteger max(BigInteger val) {
        return compareTo(val) > 0 ? this : val;
    }

    /* ---- Conversion ---- */

    @Override
    public String toString() {
        return toString(10);
    }

    public String toString(int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            radix = 10;
        }
        if (mag.length < 2) {
            return Long.toString(mag.length == 0 ? 0 : signum * (mag[0] & MASK), radix);
        }
        StringBuilder out = new StringBuilder(mag.length * 10 + 2);
        if (signum < 0) {
            out.append('-');
        }
        Magnitude.append(out, mag, radix);
        return out.toString();
    }

    public byte[] toByteArray() {
        int n = bitLength() / 8 + 1;
        byte[] b = new byte[n];
        int lowest = lowestWord();
        for (int i = 0; i < n; i++) {
            b[n - 1 - i] = (byte) (word(i >> 2, lowest) >> ((i & 3) << 3));
        }
        return b;
    }

    @Override
    public int intValue() {
        return mag.length == 0 ? 0 : signum * mag[0];
    }

    @Override
    public long longValue() {
        long v = mag.length == 0 ? 0 : mag[0] & MASK;
        if (mag.length > 1) {
            v |= (long) mag[1] << 32;
        }
        return signum * v;
    }

    /** The magnitude with the given number of significant bits, rounded to the even neighbour. */
    private long rounded(int drop) {
        long kept = new BigInteger(1, Magnitude.shiftRight(mag, drop)).longValue();
        if (drop > 0 && (mag[drop - 1 >> 5] >> (drop - 1 & 31) & 1) != 0
                && ((kept & 1) != 0 || getLowestSetBit() < drop - 1)) {
            kept++;
        }
        return kept;
    }

    @Override
    public double doubleValue() {
        int bits = Magnitude.bitLength(mag);
        if (bits < 64) {
            return (double) longValue();
        }
        if (bits > 1024) {
            return signum * Double.POSITIVE_INFINITY;
        }
        int drop = bits - 53;
        return signum * Math.scalb((double) rounded(drop), drop);
    }

    @Override
    public float floatValue() {
        int bits = Magnitude.bitLength(mag);
        if (bits < 64) {
            return (float) longValue();
        }
        if (bits > 128) {
            return signum * Float.POSITIVE_INFINITY;
        }
        int drop = bits - 24;
        return signum * (float) Math.scalb((double) rounded(drop), drop);
    }

    public long longValueExact() {
        if (bitLength() > 63) {
            throw new ArithmeticException("BigInteger out of long range");
        }
        return longValue();
    }

    public int intValueExact() {
        if (bitLength() > 31) {
            throw new ArithmeticException("BigInteger out of int range");
        }
        return intValue();
    }

    public short shortValueExact() {
        if (bitLength() > 15) {
            throw new ArithmeticException("BigInteger out of short range");
        }
        return shortValue();
    }

    public byte byteValueExact() {
        if (bitLength() > 7) {
            throw new ArithmeticException("BigInteger out of byte range");
        }
        return byteValue();
    }

    // ---- Serialization: sign and magnitude as bytes, and what older releases kept ----

    private static final ObjectStreamField[] serialPersistentFields = serialForm();

    private static ObjectStreamField[] serialForm() {
        String[] ints = {"bitCount", "bitLength", "firstNonzeroByteNum", "lowestSetBit", "signum"};
        ObjectStreamField[] form = new ObjectStreamField[ints.length + 1];
        form[ints.length] = new ObjectStreamField("magnitude", byte[].class);
        for (int i = 0; i < ints.length; i++) {
            form[i] = new ObjectStreamField(ints[i], int.class);
        }
        return form;
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        ObjectOutputStream.PutField put = out.putFields();
        put.put("signum", signum);
        byte[] bytes = abs().toByteArray();
        int from = 0;
        while (from < bytes.length && bytes[from] == 0) {
            from++;
        }
        put.put("magnitude", Arrays.copyOfRange(bytes, from, bytes.length));
        put.put("bitCount", -1);
        put.put("bitLength", -1);
        put.put("firstNonzeroByteNum", -2);
        put.put("lowestSetBit", -2);
        out.writeFields();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        ObjectInputStream.GetField get = in.readFields();
        int sign = get.get("signum", -2);
        byte[] magnitude = (byte[]) get.get("magnitude", null);
        if (get.defaulted("signum")) {
            throw new StreamCorruptedException("BigInteger: Signum not present in stream");
        }
        if (sign < -1 || sign > 1) {
            throw new StreamCorruptedException("BigInteger: Invalid signum value");
        }
        int[] words = magnitude.length == 0 ? NONE : new BigInteger(1, magnitude).mag;
        if ((words.length == 0) != (sign == 0)) {
            throw new StreamCorruptedException("BigInteger: signum-magnitude mismatch");
        }
        Unsafe u = Unsafe.getUnsafe();
        u.putInt(this, u.objectFieldOffset(BigInteger.class, "signum"), sign);
        u.putReference(this, u.objectFieldOffset(BigInteger.class, "mag"), words);
    }
}
