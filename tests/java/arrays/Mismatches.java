/* SPDX-License-Identifier: MIT */
import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * Arrays.mismatch, equals and compare of all primitive types: each length, place and range, each
 * way of not being equal.
 */
public class Mismatches {

    static final CRC32 crc = new CRC32();
    static int answers;

    static void tell(int... values) {
        for (int v : values) {
            for (int k = 0; k < 32; k += 8) crc.update(v >> k);
            answers++;
        }
    }

    static int sign(int n) {
        return Integer.signum(n);
    }

    static int bit(boolean b) {
        return b ? 1 : 0;
    }

    static void bytes(int n, int at, int from) {
        byte[] a = new byte[n],
            b = new byte[n + from];
        for (int i = 0; i < n; i++) a[i] = b[i + from] = (byte) (i * 37);
        if (at < n) b[at + from] ^= 0x80;
        tell(
            Arrays.mismatch(a, 0, n, b, from, n + from),
            bit(Arrays.equals(a, 0, n, b, from, n + from)),
            sign(Arrays.compare(a, 0, n, b, from, n + from))
        );
        tell(
            Arrays.mismatch(a, b),
            bit(Arrays.equals(a, b)),
            Arrays.mismatch(a, n / 3, n, b, n / 3 + from, n + from)
        );
        boolean[] c = new boolean[n],
            d = new boolean[n + from];
        if (at < n) d[at + from] = true;
        tell(
            Arrays.mismatch(c, 0, n, d, from, n + from),
            bit(Arrays.equals(c, d)),
            sign(Arrays.compare(c, d))
        );
    }

    static void chars(int n, int at, int from) {
        char[] a = new char[n],
            b = new char[n + from];
        short[] c = new short[n],
            d = new short[n + from];
        for (int i = 0; i < n; i++) c[i] = d[i + from] = (short) (a[i] = b[i + from] = (char) (i *
            3571));
        if (at < n) {
            b[at + from] ^= 0x8000;
            d[at + from] ^= 0x8000;
        }
        tell(
            Arrays.mismatch(a, 0, n, b, from, n + from),
            bit(Arrays.equals(a, b)),
            sign(Arrays.compare(a, 0, n, b, from, n + from))
        );
        tell(
            Arrays.mismatch(c, 0, n, d, from, n + from),
            bit(Arrays.equals(c, d)),
            sign(Arrays.compare(c, 0, n, d, from, n + from))
        );
    }

    static void ints(int n, int at, int from) {
        int[] a = new int[n],
            b = new int[n + from];
        long[] c = new long[n],
            d = new long[n + from];
        for (int i = 0; i < n; i++) c[i] = d[i + from] =
            77777777777L * (a[i] = b[i + from] = i * 357913941);
        if (at < n) {
            b[at + from]++;
            d[at + from] += 1L << 32;
        }
        tell(
            Arrays.mismatch(a, 0, n, b, from, n + from),
            bit(Arrays.equals(a, b)),
            sign(Arrays.compare(a, 0, n, b, from, n + from))
        );
        tell(
            Arrays.mismatch(c, 0, n, d, from, n + from),
            bit(Arrays.equals(c, d)),
            sign(Arrays.compare(c, 0, n, d, from, n + from))
        );
    }

    static final float[] FLOATS = {
        0,
        -0.0f,
        1,
        Float.NaN,
        Float.intBitsToFloat(0x7f800001),
        Float.intBitsToFloat(0xffc12345),
        Float.MIN_VALUE
    };
    static final double[] DOUBLES = {
        0,
        -0.0,
        1,
        Double.NaN,
        Double.longBitsToDouble(0x7ff0000000000001L),
        Double.longBitsToDouble(0xfff8123456789abcL),
        Double.MIN_VALUE
    };

    static void floats(int n, int at, int from) {
        for (int x = 0; x < FLOATS.length; x++) {
            for (int y = 0; y < FLOATS.length; y++) {
                float[] a = new float[n],
                    b = new float[n + from];
                double[] c = new double[n],
                    d = new double[n + from];
                for (int i = 0; i < n; i++) {
                    a[i] = FLOATS[(x + i) % 3 == 0 ? 3 : x];
                    b[i + from] = FLOATS[(x + i) % 3 == 0 ? 4 : x];
                    c[i] = DOUBLES[(x + i) % 3 == 0 ? 5 : x];
                    d[i + from] = DOUBLES[(x + i) % 3 == 0 ? 3 : x];
                }
                if (at < n) {
                    b[at + from] = FLOATS[y];
                    d[at + from] = DOUBLES[y];
                }
                tell(
                    Arrays.mismatch(a, 0, n, b, from, n + from),
                    bit(Arrays.equals(a, b)),
                    sign(Arrays.compare(a, 0, n, b, from, n + from))
                );
                tell(
                    Arrays.mismatch(c, 0, n, d, from, n + from),
                    bit(Arrays.equals(c, d)),
                    sign(Arrays.compare(c, 0, n, d, from, n + from))
                );
            }
        }
    }

    static void error(Runnable r) {
        try {
            r.run();
            System.out.println("none");
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        for (int from = 0; from < 4; from++) {
            for (int n = 0; n < 27; n++) {
                for (int at = 0; at <= n; at++) {
                    bytes(n, at, from);
                    chars(n, at, from);
                    ints(n, at, from);
                    if (n % 5 == 0) floats(n, at, from);
                }
            }
        }
        System.out.println(answers + " " + crc.getValue());
        int[] large = new int[100000],
            other = large.clone();
        other[99999] = 1;
        System.out.println(
            Arrays.mismatch(large, other) +
                " " +
                Arrays.mismatch(large, 1, 99999, other, 1, 99999) +
                " " +
                Arrays.equals(large, large.clone())
        );
        error(() -> Arrays.mismatch(new int[3], 0, 4, new int[4], 0, 4));
        error(() -> Arrays.mismatch(new byte[3], 2, 1, new byte[4], 0, 4));
        error(() -> Arrays.mismatch(new double[3], 0, 3, new double[4], -1, 3));
        error(() -> Arrays.mismatch((char[]) null, new char[1]));
        error(() -> Arrays.mismatch(new long[1], 0, 1, null, 0, 1));
        error(() ->
            System.out.println(
                Arrays.equals((int[]) null, null) + " " + Arrays.equals(null, new int[0])
            )
        );
    }
}
