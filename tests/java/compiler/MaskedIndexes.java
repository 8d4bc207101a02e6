/* SPDX-License-Identifier: MIT */
import java.util.function.IntUnaryOperator;

/**
 * Indexes that masks and shifts bound, into arrays of final static fields whose lengths are just
 * long enough, or not.
 */
public class MaskedIndexes {

    static final int[] SIXTEEN = numbers(16);
    static final int[] FIFTEEN = numbers(15);
    static final byte[] BYTES = "0123456789abcdef".getBytes();
    static final char[] CHARS = new char[65536];
    static final char[] FEWER = new char[65535];
    static final long[] LONGS = new long[256];
    static final boolean[] FLAGS = new boolean[32];
    static final String[] NAMES = { "a", "b", "c", "d" };
    static final Object[] OBJECTS = NAMES;
    static final int[] NOTHING = new int[0];
    static final int[] MISSING = null;
    static final int[][] ROWS = { numbers(2), numbers(4) };

    static int[] numbers(int n) {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = 100 + i;
        return a;
    }

    static int and(int x) {
        return SIXTEEN[x & 15];
    }

    static int andOneTooMany(int x) {
        return FIFTEEN[x & 15];
    }

    static int andFarTooMany(int x) {
        return SIXTEEN[x & 31];
    }

    static int andSignBit(int x) {
        return SIXTEEN[x & 0x8000000f];
    }

    static int andOfTwo(int x) {
        return SIXTEEN[x & 15 & (x >> 3)];
    }

    static int andReversed(int x) {
        return SIXTEEN[15 & x];
    }

    static int shifted(int x) {
        return SIXTEEN[x >>> 28];
    }

    static int shiftedTooLittle(int x) {
        return SIXTEEN[x >>> 27];
    }

    static int shiftedWithSign(int x) {
        return SIXTEEN[x >> 28];
    }

    static int shiftedByNothing(int x) {
        return SIXTEEN[x >>> 32];
    }

    static int maskedAndShifted(int x) {
        return SIXTEEN[(x & 255) >> 4] + SIXTEEN[(x & 0xffff) >>> 12];
    }

    static int shiftedLeft(int x) {
        return SIXTEEN[(x & 15) << 1];
    }

    static int summed(int x) {
        return SIXTEEN[(x & 7) + 8];
    }

    static int lessened(int x) {
        return SIXTEEN[(x & 15) - 1];
    }

    static int turned(int x) {
        return SIXTEEN[~(x & 15)];
    }

    static int narrowed(int x) {
        return CHARS[(char) x]++ + CHARS[x & 0xffff];
    }

    static int narrowedTooMany(int x) {
        return FEWER[(char) x];
    }

    static int extended(int x) {
        return (int) LONGS[(byte) x];
    }

    static int unsigned(int x) {
        LONGS[(byte) x & 255] = x;
        return (int) LONGS[x & 0xff];
    }

    static int digit(int x) {
        return (BYTES[(x >> 4) & 15] << 8) | BYTES[x & 0xf];
    }

    static int stored(int x) {
        FLAGS[x & 31] ^= true;
        return FLAGS[x & 30] ? 1 : 0;
    }

    static int named(int x) {
        NAMES[x & 3] = NAMES[(x >> 2) & 3];
        return NAMES[x & 1].charAt(0) + NAMES.length;
    }

    static int refused(int x) {
        OBJECTS[x & 3] = x > 0 ? "x" : (Object) x;
        return OBJECTS.length;
    }

    static int none(int x) {
        return NOTHING[x & 0] + NOTHING.length;
    }

    static int missing(int x) {
        return MISSING[x & 1];
    }

    static int row(int x) {
        return ROWS[x & 1][x & 3] + ROWS[x & 1].length;
    }

    static int constants(int x) {
        return (
            SIXTEEN[0] +
            SIXTEEN[15] +
            (x > 1 << 20 ? SIXTEEN[16] : 0) +
            (x < -1 << 20 ? SIXTEEN[-1] : 0)
        );
    }

    static int either(int x) {
        return SIXTEEN[x > 0 ? x & 15 : x & 31];
    }

    static int looped(int x) {
        int sum = 0;
        for (int i = x & 7; i < SIXTEEN.length; i++) sum += SIXTEEN[i];
        for (int i = x & 7; i >= 0; i--) sum += FIFTEEN[i & 15];
        return sum;
    }

    static int shared(int x) {
        int at = x & 15;
        int sum = SIXTEEN[at];
        at += x >> 30;
        return sum + SIXTEEN[at];
    }

    static int nested(int x) {
        return SIXTEEN[FIFTEEN[x & 7] & 15] + SIXTEEN[and(x) & 15];
    }

    static String apply(IntUnaryOperator f, int x) {
        try {
            return "" + f.applyAsInt(x);
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName() + " " + e.getMessage();
        }
    }

    public static void main(String[] args) {
        String[] names = {
            "and",
            "andOneTooMany",
            "andFarTooMany",
            "andSignBit",
            "andOfTwo",
            "andReversed",
            "shifted",
            "shiftedTooLittle",
            "shiftedWithSign",
            "shiftedByNothing",
            "maskedAndShifted",
            "shiftedLeft",
            "summed",
            "lessened",
            "turned",
            "narrowed",
            "narrowedTooMany",
            "extended",
            "unsigned",
            "digit",
            "stored",
            "named",
            "refused",
            "none",
            "missing",
            "row",
            "constants",
            "either",
            "looped",
            "shared",
            "nested"
        };
        IntUnaryOperator[] all = {
            MaskedIndexes::and,
            MaskedIndexes::andOneTooMany,
            MaskedIndexes::andFarTooMany,
            MaskedIndexes::andSignBit,
            MaskedIndexes::andOfTwo,
            MaskedIndexes::andReversed,
            MaskedIndexes::shifted,
            MaskedIndexes::shiftedTooLittle,
            MaskedIndexes::shiftedWithSign,
            MaskedIndexes::shiftedByNothing,
            MaskedIndexes::maskedAndShifted,
            MaskedIndexes::shiftedLeft,
            MaskedIndexes::summed,
            MaskedIndexes::lessened,
            MaskedIndexes::turned,
            MaskedIndexes::narrowed,
            MaskedIndexes::narrowedTooMany,
            MaskedIndexes::extended,
            MaskedIndexes::unsigned,
            MaskedIndexes::digit,
            MaskedIndexes::stored,
            MaskedIndexes::named,
            MaskedIndexes::refused,
            MaskedIndexes::none,
            MaskedIndexes::missing,
            MaskedIndexes::row,
            MaskedIndexes::constants,
            MaskedIndexes::either,
            MaskedIndexes::looped,
            MaskedIndexes::shared,
            MaskedIndexes::nested
        };
        int[] values = {
            0,
            1,
            14,
            15,
            16,
            17,
            31,
            32,
            65535,
            65536,
            0x12345678,
            0x7fffffff,
            0x80000000,
            0x80000001,
            0xf0000000,
            -2,
            -1
        };
        for (int i = 0; i < all.length; i++) {
            StringBuilder line = new StringBuilder(names[i]).append(':');
            int hash = 0;
            for (int round = 0; round < 40; round++) {
                for (int x : values) {
                    String result = apply(all[i], x);
                    hash = hash * 31 + result.hashCode();
                    if (round == 0 || round == 39) line.append(' ').append(result);
                }
            }
            System.out.println(line.append(' ').append(hash));
        }
    }
}
