/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.Serializable;

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
        Random r = new java.security.SecureRandom();
        return new UUID((r.nextLong() & ~0xf000L) | 0x4000L,
            (r.nextLong() & 0x3fffffffffffffffL) | Long.MIN_VALUE);
    }

    public static UUID nameUUIDFromBytes(byte[] name) {
        byte[] b;
        try {
            b = java.security.MessageDigest.getInstance("MD5").digest(name);
        } catch (java.security.NoSuchAlgorithmException e) {
            throw new InternalError(e);
        }
        long high = 0;
        long low = 0;
        for (int i = 0; i < 8; i++) {
            high = high << 8 | b[i] & 255;
            low = low << 8 | b[i + 8] & 255;
        }
        return new UUID(high & ~0xf000L | 0x3000L, low & 0x3fffffffffffffffL | Long.MIN_VALUE);
    }

    public static UUID fromString(String name) {
        if (name.length() > 36) {
            throw new IllegalArgumentException("UUID string too large");
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

    private static void hex(StringBuilder sb, long v, int digits) {
        for (int shift = (digits - 1) * 4; shift >= 0; shift -= 4) {
            sb.append("0123456789abcdef".charAt((int) (v >>> shift) & 15));
        }
    }

    @Override public String toString() {
        StringBuilder sb = new StringBuilder(36);
        hex(sb, mostSigBits >>> 32, 8);
        hex(sb.append('-'), mostSigBits >>> 16, 4);
        hex(sb.append('-'), mostSigBits, 4);
        hex(sb.append('-'), leastSigBits >>> 48, 4);
        hex(sb.append('-'), leastSigBits, 12);
        return sb.toString();
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
