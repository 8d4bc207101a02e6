/* SPDX-License-Identifier: MIT */
import java.nio.ByteBuffer;
import java.util.Random;
import java.util.function.Supplier;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;

/** Sums of pieces of all lengths, beside a division bit by bit; and the powers of x that their
    folding multiplies by. */
public class FoldedChecksums {
    /** By a polynomial whose first bit is the highest power. */
    static int divide(int polynomial, int crc, byte[] bytes, int from, int to) {
        int state = ~crc;
        for (int i = from; i < to; i++) {
            state ^= bytes[i] & 0xff;
            for (int bit = 0; bit < 8; bit++) {
                state = state >>> 1 ^ ((state & 1) != 0 ? polynomial : 0);
            }
        }
        return ~state;
    }

    static long power(int polynomial, int n) {
        int power = 1 << 31; // x to the 0th
        for (int i = 0; i < n; i++) power = power >>> 1 ^ ((power & 1) != 0 ? polynomial : 0);
        return (long) power << 32;
    }

    /** Of x to the 64th, in 33 bits of which the first is the highest power. */
    static long quotient(int polynomial) {
        int rest = polynomial; // what x^32 is congruent to: the division's first step is done
        long quotient = 1;
        for (int bit = 1; bit <= 32; bit++) {
            quotient |= (long) (rest & 1) << bit;
            rest = rest >>> 1 ^ ((rest & 1) != 0 ? polynomial : 0);
        }
        return quotient;
    }

    static void sums(String name, int polynomial, Supplier<Checksum> maker) {
        for (int n : new int[] {63, 95, 127, 191, 511, 575, 2047, 2111}) {
            System.out.printf("%s, x^%d: %016x%n", name, n, power(polynomial, n));
        }
        System.out.printf("%s, x^64 / P: %x, P: %x%n", name, quotient(polynomial),
            (long) polynomial << 1 & 0x1ffffffffL | 1);
        Random random = new Random(32);
        byte[] bytes = new byte[9000];
        random.nextBytes(bytes);
        int wrong = 0, pieces = 0;
        for (int length = 0; length < 1200; length++) {
            int from = random.nextInt(64);
            Checksum crc = maker.get();
            crc.update(bytes, from, length);
            if ((int) crc.getValue() != divide(polynomial, 0, bytes, from, from + length)) wrong++;
            pieces++;
        }
        for (int i = 0; i < 200; i++) {
            Checksum crc = maker.get();
            int state = 0;
            for (int at = 0, next; at < bytes.length; at = next) {
                next = Math.min(bytes.length, at + random.nextInt(1500));
                if (random.nextBoolean()) crc.update(bytes, at, next - at);
                else if (next - at < 40) single(crc, bytes, at, next);
                else crc.update(ByteBuffer.wrap(bytes, at, next - at));
                state = divide(polynomial, state, bytes, at, next);
                pieces++;
            }
            if ((int) crc.getValue() != state) wrong++;
        }
        System.out.println(name + ", pieces: " + (pieces > 2500) + ", wrong: " + wrong);
    }

    private static void single(Checksum crc, byte[] bytes, int from, int to) {
        for (int i = from; i < to; i++) crc.update(bytes[i] << 8 >> 8 | i << 8);
    }

    public static void main(String[] args) {
        sums("CRC32", 0xedb88320, CRC32::new);
        sums("CRC32C", 0x82f63b78, CRC32C::new);
        byte[] bytes = new byte[70_000];
        java.util.Arrays.fill(bytes, (byte) 255);
        Adler32 single = new Adler32(), whole = new Adler32();
        single(single, bytes, 0, bytes.length);
        whole.update(bytes);
        System.out.println("Adler32: " + single.getValue() + " " + whole.getValue());
    }
}
