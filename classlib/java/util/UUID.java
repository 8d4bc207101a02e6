/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.Serializable;
import java.nio.charset.StandardCharsets;

/** A 128-bit identifier. */
public final class UUID implements Serializable, Comparable<UUID> {
    private static final long serialVersionUID = -4856846361193249489L;
    private final long mostSigBits;
    private final long leastSigBits;

    public UUID(long mostSigBits, long leastSigBits) {
        this.mostSigBits = mostSigBits;
        this.leastSigBits = leastSigBits;
    }

    public static UUID randomUUID() {
        byte[] b = new byte[16];
        Generator.random.nextBytes(b);
        return new UUID(number(b, 0) & ~0xf000L | 0x4000L,
            number(b, 8) & 0x3fffffffffffffffL | Long.MIN_VALUE);
    }

    private static final class Generator {
        static final Random random = new java.security.SecureRandom();
    }

    private static long number(byte[] b, int at) {
        long value = 0;
        for (int i = at; i < at + 8; i++) {
            value = value << 8 | b[i] & 255;
        }
        return value;
    }

    public static UUID nameUUIDFromBytes(byte[] name) {
        byte[] b;
        try {
            b = java.security.MessageDigest.getInstance("MD5").digest(name);
        } catch (java.security.NoSuchAlgorithmException e) {
            throw new InternalError(e);
        }
        return new UUID(number(b, 0) & ~0xf000L | 0x3000L,
            number(b, 8) & 0x3fffffffffffffffL | Long.MIN_VALUE);
    }

    public static UUID fromString(String name) {
        if (name.length() > 36) {
            throw new IllegalArgumentException("UUID string too large");
        }
        if (name.length() == 36 && name.charAt(8) == '-' && name.charAt(13) == '-'
                && name.charAt(18) == '-' && name.charAt(23) == '-') {
            long a = part(name, 0, 8);
            long b = part(name, 9, 13);
            long c = part(name, 14, 18);
            long d = part(name, 19, 23);
            long e = part(name, 24, 36);
            if ((a | b | c | d | e) >= 0) {
                return new UUID(a << 32 | b << 16 | c, d << 48 | e);
            }
        }
        int[] ends = new int[5];
        int from = 0;
        for (int i = 0; i < 4; i++) {
            ends[i] = name.indexOf('-', from);
            if (ends[i] < 0) {
                throw new IllegalArgumentException("Invalid UUID string: " + name);
            }
            from = ends[i] + 1;
        }
        if (name.indexOf('-', from) >= 0) {
            throw new IllegalArgumentException("Invalid UUID string: " + name);
        }
        ends[4] = name.length();
        return new UUID(part(name, ends, 0, 0xffffffffL) << 32 | part(name, ends, 1, 0xffff) << 16
            | part(name, ends, 2, 0xffff),
            part(name, ends, 3, 0xffff) << 48 | part(name, ends, 4, 0xffffffffffffL));
    }

    /** Negative when there is something else than digits of ASCII. */
    private static long part(String name, int from, int to) {
        long v = 0;
        for (int i = from; i < to; i++) {
            int c = name.charAt(i);
            int letter = (c | 0x20) - 'a';
            if (c - '0' >= 0 && c - '0' <= 9) {
                v = v << 4 | c - '0';
            } else if (letter >= 0 && letter <= 5) {
                v = v << 4 | letter + 10;
            } else {
                return -1;
            }
        }
        return v;
    }

    private static long part(String name, int[] ends, int i, long mask) {
        return Long.parseLong(name, i == 0 ? 0 : ends[i - 1] + 1, ends[i], 16) & mask;
    }

    public long getMostSignificantBits() {
        return mostSigBits;
    }

    public long getLeastSignificantBits() {
        return leastSigBits;
    }

    public int version() {
        return (int) (mostSigBits >> 12) & 15;
    }

    public int variant() {
        return (int) ((leastSigBits >>> (64 - (leastSigBits >>> 62))) & (leastSigBits >> 63));
    }

    private void needTimeBased() {
        if (version() != 1) {
            throw new UnsupportedOperationException("Not a time-based UUID");
        }
    }

    public long timestamp() {
        needTimeBased();
        return (mostSigBits & 0x0FFFL) << 48 | (mostSigBits >> 16 & 0xFFFFL) << 32
            | mostSigBits >>> 32;
    }

    public int clockSequence() {
        needTimeBased();
        return (int) ((leastSigBits & 0x3FFF000000000000L) >>> 48);
    }

    public long node() {
        needTimeBased();
        return leastSigBits & 0x0000FFFFFFFFFFFFL;
    }

    private static void hex(byte[] text, int from, int to, long v) {
        while (--to >= from) {
            int digit = (int) v & 15;
            text[to] = (byte) (digit < 10 ? '0' + digit : 'a' - 10 + digit);
            v >>>= 4;
        }
    }

    @Override public String toString() {
        byte[] text = new byte[36];
        hex(text, 0, 8, mostSigBits >>> 32);
        hex(text, 9, 13, mostSigBits >>> 16);
        hex(text, 14, 18, mostSigBits);
        hex(text, 19, 23, leastSigBits >>> 48);
        hex(text, 24, 36, leastSigBits);
        text[8] = text[13] = text[18] = text[23] = '-';
        return new String(text, StandardCharsets.ISO_8859_1);
    }

    @Override public int hashCode() {
        return Long.hashCode(mostSigBits ^ leastSigBits);
    }

    @Override public boolean equals(Object obj) {
        return obj instanceof UUID && mostSigBits == ((UUID) obj).mostSigBits
            && leastSigBits == ((UUID) obj).leastSigBits;
    }

    @Override public int compareTo(UUID val) {
        return mostSigBits != val.mostSigBits ? Long.compare(mostSigBits, val.mostSigBits)
            : Long.compare(leastSigBits, val.leastSigBits);
    }
}
