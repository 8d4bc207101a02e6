/* SPDX-License-Identifier: MIT */
import java.nio.ByteBuffer;
import java.util.Random;
import java.util.zip.CRC32;

/** CRC-32 of pieces of all lengths, beside a division bit by bit; and the powers of x that its
    folding multiplies by. */
public class FoldedChecksums {
    static final int POLYNOMIAL = 0xedb88320; // the first bit is the highest power

    static int divide(int crc, byte[] bytes, int from, int to) {
        int state = ~crc;
        for (int i = from; i < to; i++) {
            state ^= bytes[i] & 0xff;
            for (int bit = 0; bit < 8; bit++) {
                state = state >>> 1 ^ ((state & 1) != 0 ? POLYNOMIAL : 0);
            }
        }
        return ~state;
    }

    static long power(int n) {
        int power = 1 << 31; // x to the 0th
        for (int i = 0; i < n; i++) power = power >>> 1 ^ ((power & 1) != 0 ? POLYNOMIAL : 0);
        return (long) power << 32;
    }

    public static void main(String[] args) {
        for (int n : new int[] {127, 191, 511, 575}) {
            System.out.printf("x^%d: %016x%n", n, power(n));
        }
        Random random = new Random(32);
        byte[] bytes = new byte[5000];
        random.nextBytes(bytes);
        int wrong = 0, pieces = 0;
        for (int length = 0; length < 700; length++) {
            int from = random.nextInt(64);
            CRC32 crc = new CRC32();
            crc.update(bytes, from, length);
            if ((int) crc.getValue() != divide(0, bytes, from, from + length)) wrong++;
            pieces++;
        }
        for (int i = 0; i < 200; i++) {
            CRC32 crc = new CRC32();
            int state = 0;
            for (int at = 0, next; at < bytes.length; at = next) {
                next = Math.min(bytes.length, at + random.nextInt(1000));
                if (random.nextBoolean()) crc.update(bytes, at, next - at);
                else crc.update(ByteBuffer.wrap(bytes, at, next - at));
                state = divide(state, bytes, at, next);
                pieces++;
            }
            if ((int) crc.getValue() != state) wrong++;
        }
        System.out.println("pieces: " + (pieces > 2500) + ", wrong: " + wrong);
    }
}
