/* SPDX-License-Identifier: MIT */
package java.math;

import java.util.Arrays;

/**
 * Arithmetic on natural numbers as int arrays, least significant word first. Arguments have no
 * leading zero words; results may, and BigInteger's constructor trims them. Multiplication is by
 * Karatsuba and Toom-Cook 3 for large operands, division by Burnikel and Ziegler's recursion.
 */
final class Magnitude {
    private static final long MASK = 0xffffffffL;
    private static final int KARATSUBA = 64;
    private static final int TOOM = 240;
    private static final int RECURSIVE_DIVISION = 80;
    private static final int RECURSIVE_TEXT = 40;

    private Magnitude() {
    }

    static int[] trim(int[] a) {
        int n = a.length;
        while (n > 0 && a[n - 1] == 0) {
            n--;
        }
        return n == a.length ? a : Arrays.copyOf(a, n);
    }

    static int[] of(long v) {
        int high = (int) (v >>> 32);
        return high != 0 ? new int[] {(int) v, high} : v != 0 ? new int[] {(int) v} : new int[0];
    }

    static void negate(int[] a) {
        long carry = 1;
        for (int i = 0; i < a.length; i++) {
            carry += ~a[i] & MASK;
            a[i] = (int) carry;
            carry >>>= 32;
        }
    }

    static int bitLength(int[] a) {
        return a.length == 0 ? 0
                : a.length * 32 - Integer.numberOfLeadingZeros(a[a.length - 1]);
    }

    static int compare(int[] a, int[] b) {
        if (a.length != b.length) {
            return a.length < b.length ? -1 : 1;
        }
        for (int i = a.length - 1; i >= 0; i--) {
            if (a[i] != b[i]) {
                return (a[i] & MASK) < (b[i] & MASK) ? -1 : 1;
            }
        }
        return 0;
    }

    static int[] add(int[] a, int[] b) {
        if (a.length < b.length) {
            int[] t = a;
            a = b;
            b = t;
        }
        int[] r = new int[a.length];
        long carry = 0;
        int i = 0;
        for (; i < b.length; i++) {
            carry += (a[i] & MASK) + (b[i] & MASK);
            r[i] = (int) carry;
            carry >>>= 32;
        }
        for (; i < a.length; i++) {
            carry += a[i] & MASK;
            r[i] = (int) carry;
            carry >>>= 32;
        }
        if (carry != 0) {
            r = Arrays.copyOf(r, r.length + 1);
            r[r.length - 1] = 1;
        }
        return r;
    }

    /** a - b, which must not be negative. */
    static int[] subtract(int[] a, int[] b) {
        int[] r = new int[a.length];
        long borrow = 0;
        int i = 0;
        for (; i < b.length; i++) {
            borrow += (a[i] & MASK) - (b[i] & MASK);
            r[i] = (int) borrow;
            borrow >>= 32;
        }
        for (; i < a.length; i++) {
            borrow += a[i] & MASK;
            r[i] = (int) borrow;
            borrow >>= 32;
        }
        return trim(r);
    }

    static int[] shiftLeft(int[] a, int n) {
        int words = n >>> 5;
        int bits = n & 31;
        if ((long) a.length + words >= 1 << 26) {
            throw new ArithmeticException("BigInteger would overflow supported range");
        }
        int[] r = new int[a.length + words + 1];
        if (bits == 0) {
            System.arraycopy(a, 0, r, words, a.length);
        } else {
            int carry = 0;
            for (int i = 0; i < a.length; i++) {
                r[i + words] = a[i] << bits | carry;
                carry = a[i] >>> (32 - bits);
            }
            r[a.length + words] = carry;
        }
        return trim(r);
    }

    static int[] shiftRight(int[] a, int n) {
        int words = n >>> 5;
        int bits = n & 31;
        if (words >= a.length) {
            return new int[0];
        }
        int[] r = new int[a.length - words];
        if (bits == 0) {
            System.arraycopy(a, words, r, 0, r.length);
        } else {
            for (int i = 0; i < r.length; i++) {
                int high = i + words + 1 < a.length ? a[i + words + 1] << (32 - bits) : 0;
                r[i] = a[i + words] >>> bits | high;
            }
        }
        return trim(r);
    }

    /* ---- Multiplication ---- */

    static int[] multiply(int[] a, int[] b) {
        if (a.length < b.length) {
            int[] t = a;
            a = b;
            b = t;
        }
        int n = b.length;
        if (n < KARATSUBA) {
            return trim(multiplySimply(a, b));
        }
        if (a.length > 2 * n) {
            int[] r = new int[a.length + n];
            for (int at = 0; at < a.length; at += n) {
                int[] part = trim(Arrays.copyOfRange(a, at, Math.min(a.length, at + n)));
                addAt(r, multiply(part, b), at);
            }
            return trim(r);
        }
        return n < TOOM ? karatsuba(a, b) : toom(a, b);
    }

    private static int[] multiplySimply(int[] a, int[] b) {
        int[] r = new int[a.length + b.length];
        for (int j = 0; j < b.length; j++) {
            long factor = b[j] & MASK;
            long carry = 0;
            for (int i = 0; i < a.length; i++) {
                carry += (a[i] & MASK) * factor + (r[i + j] & MASK);
                r[i + j] = (int) carry;
                carry >>>= 32;
            }
            r[j + a.length] = (int) carry;
        }
        return r;
    }

    private static void addAt(int[] r, int[] a, int at) {
        long carry = 0;
        int i = 0;
        for (; i < a.length; i++) {
            carry += (r[i + at] & MASK) + (a[i] & MASK);
            r[i + at] = (int) carry;
            carry >>>= 32;
        }
        for (; carry != 0; i++) {
            carry += r[i + at] & MASK;
            r[i + at] = (int) carry;
            carry >>>= 32;
        }
    }

    private static int[] part(int[] a, int from, int to) {
        return from >= a.length ? new int[0]
                : trim(Arrays.copyOfRange(a, from, Math.min(a.length, to)));
    }

    private static int[] karatsuba(int[] a, int[] b) {
        int half = (a.length + 1) / 2;
        int[] a0 = part(a, 0, half);
        int[] a1 = part(a, half, a.length);
        int[] b0 = part(b, 0, half);
        int[] b1 = part(b, half, b.length);
        int[] low = multiply(a0, b0);
        int[] high = multiply(a1, b1);
        int[] middle = subtract(subtract(multiply(add(a0, a1), add(b0, b1)), low), high);
        int[] r = new int[a.length + b.length + 1];
        addAt(r, low, 0);
        addAt(r, middle, half);
        addAt(r, high, 2 * half);
        return trim(r);
    }

    /** Evaluates at 0, 1, -1, 2 and infinity (Bodrato's sequence for the interpolation). */
    private static int[] toom(int[] a, int[] b) {
        int k = (a.length + 2) / 3;
        BigInteger a0 = new BigInteger(1, part(a, 0, k));
        BigInteger a1 = new BigInteger(1, part(a, k, 2 * k));
        BigInteger a2 = new BigInteger(1, part(a, 2 * k, a.length));
        BigInteger b0 = new BigInteger(1, part(b, 0, k));
        BigInteger b1 = new BigInteger(1, part(b, k, 2 * k));
        BigInteger b2 = new BigInteger(1, part(b, 2 * k, b.length));
        BigInteger sa = a0.add(a2);
        BigInteger sb = b0.add(b2);
        BigInteger v0 = a0.multiply(b0);
        BigInteger v1 = sa.add(a1).multiply(sb.add(b1));
        BigInteger am = sa.subtract(a1);
        BigInteger bm = sb.subtract(b1);
        BigInteger vm = am.multiply(bm);
        BigInteger v2 = am.add(a2).shiftLeft(1).subtract(a0)
                .multiply(bm.add(b2).shiftLeft(1).subtract(b0));
        BigInteger vi = a2.multiply(b2);
        // v2 is the value at -2
        BigInteger t2 = exactThird(v2.subtract(v1));
        BigInteger t1 = v1.subtract(vm).shiftRight(1);
        BigInteger t0 = vm.subtract(v0);
        t2 = t0.subtract(t2).shiftRight(1).add(vi.shiftLeft(1));
        t0 = t0.add(t1).subtract(vi);
        t1 = t1.subtract(t2);
        int[] r = new int[a.length + b.length + 2];
        addAt(r, v0.mag, 0);
        addAt(r, t1.mag, k);
        addAt(r, t0.mag, 2 * k);
        addAt(r, t2.mag, 3 * k);
        addAt(r, vi.mag, 4 * k);
        return trim(r);
    }

    private static BigInteger exactThird(BigInteger v) {
        int[] r = v.mag.clone();
        divideInPlace(r, r.length, 3);
        return new BigInteger(v.signum, r);
    }

    /** r = a b / 2^(32 words) mod n, for a and b below n, all of n's length; r may be a or b. */
    static void montgomery(int[] a, int[] b, int[] n, int inverse, int[] t, int[] r) {
        int words = n.length;
        Arrays.fill(t, 0);
        for (int i = 0; i < words; i++) {
            long factor = a[i] & MASK;
            long carry = 0;
            for (int j = 0; j < words; j++) {
                carry += factor * (b[j] & MASK) + (t[i + j] & MASK);
                t[i + j] = (int) carry;
                carry >>>= 32;
            }
            carry += t[i + words] & MASK;
            t[i + words] = (int) carry;
            t[i + words + 1] += (int) (carry >>> 32);
            factor = t[i] * inverse & MASK;
            carry = 0;
            for (int j = 0; j < words; j++) {
                carry += factor * (n[j] & MASK) + (t[i + j] & MASK);
                t[i + j] = (int) carry;
                carry >>>= 32;
            }
            carry += t[i + words] & MASK;
            t[i + words] = (int) carry;
            t[i + words + 1] += (int) (carry >>> 32);
        }
        boolean less = t[2 * words] == 0;
        if (less) {
            int i = words - 1;
            while (i >= 0 && t[i + words] == n[i]) {
                i--;
            }
            less = i >= 0 && (t[i + words] & MASK) < (n[i] & MASK);
        }
        long borrow = 0;
        for (int i = 0; i < words; i++) {
            borrow += (t[i + words] & MASK) - (less ? 0 : n[i] & MASK);
            r[i] = (int) borrow;
            borrow >>= 32;
        }
    }

    /* ---- Division ---- */

    /** Divides the first n words of a by d, answers the remainder. */
    static int divideInPlace(int[] a, int n, int d) {
        long divisor = d & MASK;
        long rest = 0;
        if (d > 0) {
            for (int i = n - 1; i >= 0; i--) {
                rest = rest << 32 | a[i] & MASK;
                a[i] = (int) (rest / divisor);
                rest -= (a[i] & MASK) * divisor;
            }
        } else {
            for (int i = n - 1; i >= 0; i--) {
                rest = rest << 32 | a[i] & MASK;
                a[i] = (int) Long.divideUnsigned(rest, divisor);
                rest -= (a[i] & MASK) * divisor;
            }
        }
        return (int) rest;
    }

    static int remainder(int[] a, int d) {
        return divideInPlace(a.clone(), a.length, d);
    }

    /** Quotient and remainder. */
    static int[][] divide(int[] a, int[] b) {
        if (b.length == 0) {
            throw new ArithmeticException("BigInteger divide by zero");
        }
        if (compare(a, b) < 0) {
            return new int[][] {new int[0], a};
        }
        if (b.length == 1) {
            int[] q = a.clone();
            int r = divideInPlace(q, q.length, b[0]);
            return new int[][] {trim(q), r == 0 ? new int[0] : new int[] {r}};
        }
        if (b.length < RECURSIVE_DIVISION || a.length - b.length < RECURSIVE_DIVISION / 2) {
            return knuth(a, b);
        }
        return burnikelZiegler(a, b);
    }

    private static int[][] knuth(int[] a, int[] b) {
        int n = b.length;
        int shift = Integer.numberOfLeadingZeros(b[n - 1]);
        int[] v = shiftLeft(b, shift);
        int[] u = Arrays.copyOf(shiftLeft(a, shift), a.length + 1);
        int m = a.length - n;
        int[] q = new int[m + 1];
        long top = v[n - 1] & MASK;
        long next = v[n - 2] & MASK;
        for (int j = m; j >= 0; j--) {
            long num = (long) u[j + n] << 32 | u[j + n - 1] & MASK;
            long guess;
            long rest;
            if ((u[j + n] & MASK) == top) {
                guess = MASK;
                rest = num - guess * top;
            } else {
                guess = num >= 0 ? num / top : Long.divideUnsigned(num, top);
                rest = num - guess * top;
            }
            while (rest >>> 32 == 0 && Long.compareUnsigned(
                    guess * next, rest << 32 | u[j + n - 2] & MASK) > 0) {
                guess--;
                rest += top;
            }
            long borrow = 0;
            long carry = 0;
            for (int i = 0; i < n; i++) {
                carry += guess * (v[i] & MASK);
                borrow += (u[i + j] & MASK) - (carry & MASK);
                u[i + j] = (int) borrow;
                borrow >>= 32;
                carry >>>= 32;
            }
            borrow += (u[j + n] & MASK) - carry;
            u[j + n] = (int) borrow;
            if (borrow < 0) {
                guess--;
                long c = 0;
                for (int i = 0; i < n; i++) {
                    c += (u[i + j] & MASK) + (v[i] & MASK);
                    u[i + j] = (int) c;
                    c >>>= 32;
                }
                u[j + n] += (int) c;
            }
            q[j] = (int) guess;
        }
        return new int[][] {trim(q), shiftRight(trim(u), shift)};
    }

    private static int[][] burnikelZiegler(int[] a, int[] b) {
        int parts = 1;
        while ((b.length + parts - 1) / parts >= RECURSIVE_DIVISION) {
            parts <<= 1;
        }
        int n = (b.length + parts - 1) / parts * parts;
        int shift = n * 32 - bitLength(b);
        b = shiftLeft(b, shift);
        a = shiftLeft(a, shift);
        int blocks = Math.max(2, (bitLength(a) / 32 + n) / n);
        int[] q = new int[(blocks - 1) * n + 1];
        int[] z = part(a, (blocks - 2) * n, a.length);
        for (int i = blocks - 2; i >= 0; i--) {
            int[][] r = twoByOne(z, b, n);
            addAt(q, r[0], i * n);
            z = i > 0 ? join(r[1], part(a, (i - 1) * n, i * n), n) : r[1];
        }
        return new int[][] {trim(q), shiftRight(z, shift)};
    }

    /** high * 2^(32 n) + low. */
    private static int[] join(int[] high, int[] low, int n) {
        if (high.length == 0) {
            return low;
        }
        int[] r = Arrays.copyOf(low, n + high.length);
        System.arraycopy(high, 0, r, n, high.length);
        return r;
    }

    private static int[][] twoByOne(int[] a, int[] b, int n) {
        if ((n & 1) != 0 || n < RECURSIVE_DIVISION) {
            return compare(a, b) < 0 ? new int[][] {new int[0], a} : knuth(a, b);
        }
        int half = n / 2;
        int[][] high = threeByTwo(part(a, half, a.length), b, half);
        int[][] low = threeByTwo(join(high[1], part(a, 0, half), half), b, half);
        return new int[][] {join(high[0], low[0], half), low[1]};
    }

    private static int[][] threeByTwo(int[] a, int[] b, int n) {
        int[] b1 = part(b, n, b.length);
        int[] b0 = part(b, 0, n);
        int[] a12 = part(a, n, a.length);
        int[] a1 = part(a, 2 * n, a.length);
        int[] q;
        int[] r;
        if (compare(a1, b1) < 0) {
            int[][] d = twoByOne(a12, b1, n);
            q = d[0];
            r = d[1];
        } else {
            q = new int[n];
            Arrays.fill(q, -1);
            r = add(subtract(a12, join(b1, new int[0], n)), b1);
        }
        int[] d = q.length == 0 || b0.length == 0 ? new int[0] : multiply(q, b0);
        r = join(r, part(a, 0, n), n);
        while (compare(r, d) < 0) {
            r = add(r, b);
            q = subtract(q, new int[] {1});
        }
        return new int[][] {q, subtract(r, d)};
    }

    /* ---- Greatest common divisors ---- */

    private static final int WINDOW = 60;

    /** So many bits as fit a long, from one on. */
    private static long window(int[] a, int shift) {
        long bits = 0;
        for (int k = 0; k < 3; k++) {
            int i = (shift >>> 5) + k;
            int to = 32 * k - (shift & 31);
            long word = i < a.length ? a[i] & MASK : 0;
            bits |= to < 0 ? word >>> -to : to < 64 ? word << to : 0;
        }
        return bits;
    }

    /** a u + b v, which is not negative; factors of at most 30 bits, one of them negative. */
    private static int[] combined(int[] a, long u, int[] b, long v) {
        int[] r = new int[a.length];
        long carry = 0;
        for (int i = 0; i < r.length; i++) {
            carry += (a[i] & MASK) * u + (i < b.length ? (b[i] & MASK) * v : 0);
            r[i] = (int) carry;
            carry >>= 32;
        }
        return trim(r);
    }

    /**
     * Of a and b, which is not greater, by Lehmer's method (Knuth, volume 2, 4.5.2, algorithm
     * L): the steps of Euclid's algorithm that the leading bits decide are done on those alone,
     * and their product on the whole numbers.
     */
    static int[] gcd(int[] a, int[] b) {
        while (b.length > 1) {
            int shift = Math.max(0, 32 * a.length - Integer.numberOfLeadingZeros(a[a.length - 1])
                    - WINDOW);
            long x = window(a, shift);
            long y = window(b, shift);
            long ax = 1; // x is ax a + bx b, y is ay a + by b
            long bx = 0;
            long ay = 0;
            long by = 1;
            while (y + ay != 0 && y + by != 0) {
                long q = (x + ax) / (y + ay);
                long u = ax - q * ay;
                long v = bx - q * by;
                if (q != (x + bx) / (y + by) || Math.abs(u) >> 30 != 0
                        || Math.abs(v) >> 30 != 0) {
                    break;
                }
                ax = ay;
                bx = by;
                ay = u;
                by = v;
                long r = x - q * y;
                x = y;
                y = r;
            }
            int[] next = bx == 0 ? divide(a, b)[1] : combined(a, ay, b, by);
            a = bx == 0 ? b : combined(a, ax, b, bx);
            b = next;
        }
        for (int r; b.length > 0; b = r == 0 ? new int[0] : new int[] {r}) {
            r = remainder(a, b[0]);
            a = b;
        }
        return a;
    }

    /* ---- Text ---- */

    /** As many digits as an int holds, and the radix to that power. */
    private static int digitsPerInt(int radix) {
        int n = 0;
        for (long p = radix; p <= Integer.MAX_VALUE; p *= radix) {
            n++;
        }
        return n;
    }

    private static int power(int radix, int n) {
        int p = 1;
        for (; n > 0; n--) {
            p *= radix;
        }
        return p;
    }

    static int[] parse(String s, int from, int to, int radix) {
        int group = digitsPerInt(radix);
        if (to - from > 40 * group) {
            int low = group;
            while (low * 2 < to - from) {
                low *= 2;
            }
            int[] high = parse(s, from, to - low, radix);
            int[] scale = BigInteger.valueOf(radix).pow(low).mag;
            int at = to - low;
            int[] rest = parse(s, at, to, radix);
            return trim(add(multiply(high, scale), rest));
        }
        int[] r = new int[(int) ((to - from) * 5.17 / 32) + 2];
        int n = 0;
        int first = (to - from) % group;
        long scale = power(radix, group);
        for (int at = from; at < to; ) {
            int end = at == from && first != 0 ? at + first : at + group;
            int v = Integer.parseInt(s.substring(at, end), radix);
            if (v < 0) {
                throw new NumberFormatException("Illegal digit");
            }
            long carry = v;
            for (int i = 0; i < n; i++) {
                carry += (r[i] & MASK) * scale;
                r[i] = (int) carry;
                carry >>>= 32;
            }
            if (carry != 0) {
                r[n++] = (int) carry;
            }
            at = end;
        }
        return trim(r);
    }

    static void append(StringBuilder out, int[] a, int radix) {
        if (a.length <= RECURSIVE_TEXT) {
            appendSimply(out, a, radix, 0);
            return;
        }
        // powers[i] = radix^(group 2^i)
        int group = digitsPerInt(radix);
        int levels = 1;
        BigInteger[] powers = new BigInteger[32];
        powers[0] = BigInteger.valueOf(power(radix, group));
        while (powers[levels - 1].mag.length * 2 - 1 <= a.length) {
            powers[levels] = powers[levels - 1].multiply(powers[levels - 1]);
            levels++;
        }
        append(out, a, radix, powers, levels - 1, group, 0);
    }

    private static void append(StringBuilder out, int[] a, int radix, BigInteger[] powers,
                               int level, int group, int width) {
        while (width == 0 && level >= 0 && compare(a, powers[level].mag) < 0) {
            level--;
        }
        if (a.length <= RECURSIVE_TEXT || level < 0) {
            appendSimply(out, a, radix, width);
            return;
        }
        int[][] d = divide(a, powers[level].mag);
        int low = group << level;
        append(out, d[0], radix, powers, level - 1, group, width == 0 ? 0 : width - low);
        append(out, d[1], radix, powers, level - 1, group, low);
    }

    private static void appendSimply(StringBuilder out, int[] a, int radix, int width) {
        int group = digitsPerInt(radix);
        int scale = power(radix, group);
        int[] rest = a.clone();
        int n = rest.length;
        char[] digits = new char[Math.max(width, a.length * 32 + group)];
        int at = digits.length;
        while (n > 0) {
            int r = divideInPlace(rest, n, scale);
            while (n > 0 && rest[n - 1] == 0) {
                n--;
            }
            for (int i = 0; i < group && (n > 0 || r != 0); i++) {
                digits[--at] = Character.forDigit(r % radix, radix);
                r /= radix;
            }
        }
        while (digits.length - at < width) {
            digits[--at] = '0';
        }
        out.append(digits, at, digits.length - at);
    }
}
