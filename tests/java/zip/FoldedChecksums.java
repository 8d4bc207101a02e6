/* SPDX-License-Identifier: MIT */
import java.nio.ByteBuffer;
import java.util.Random;
import java.util.function.Supplier;
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

    static void sums(String name, int polynomial, Supplier<Checksum> maker) {
        for (int n : new int[] {127, 191, 511, 575}) {
            System.out.printf("%s, x^%d: %016x%n", name, n, power(polynomial, n));
        }
        Random random = new Random(32);
        byte[] bytes = new byte[5000];
        random.nextBytes(bytes);
        int wrong = 0, pieces = 0;
        for (int length = 0; length < 700; length++) {
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
                next = Math.min(bytes.length, at + random.nextInt(1000));
                if (random.nextBoolean()) crc.update(bytes, at, next - at);
                else crc.update(ByteBuffer.wrap(bytes, at, next - at));
                state = divide(polynomial, state, bytes, at, next);
                pieces++;
            }
            if ((int) crc.getValue() != state) wrong++;
        }
        System.out.println(name + ", pieces: " + (pieces > 2500) + ", wrong: " + wrong);
    }

    public static void main(String[] args) {
        sums("CRC32", 0xedb88320, CRC32::new);
        sums("CRC32C", 0x82f63b78, CRC32C::new);
    }
}
