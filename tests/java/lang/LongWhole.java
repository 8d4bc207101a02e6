/* SPDX-License-Identifier: MIT */
/* Long: every member over corner values, radixes, signs and texts that are no numbers. */
import java.util.*;

public class LongWhole extends Whole {

    static final long[] VALUES = {
        0,
        1,
        -1,
        7,
        -128,
        255,
        256,
        65535,
        -65536,
        0x5555555555555555L,
        1234567890123456789L,
        1L << 32,
        Long.MAX_VALUE,
        Long.MIN_VALUE
    };
    static final String[] TEXTS = {
        "0",
        "-0",
        "+7",
        "007",
        "9223372036854775807",
        "9223372036854775808",
        "-9223372036854775808",
        "-9223372036854775809",
        "18446744073709551615",
        "18446744073709551616",
        "5L",
        "",
        "+",
        "-",
        "+-1",
        " 1",
        "1 ",
        "0x10",
        "-0X7f",
        "#ff",
        "010",
        "-010",
        "0x",
        "0",
        "1_000",
        "zz",
        "\u0661\u0662",
        "1.0",
        "99999999999999999999"
    };

    @SuppressWarnings({ "deprecation", "removal" })
    public static void main(String[] args) {
        for (long v : VALUES) {
            Long box = v;
            p(
                Long.toString(v),
                Long.toBinaryString(v),
                Long.toOctalString(v),
                Long.toHexString(v),
                Long.toUnsignedString(v),
                box,
                Long.hashCode(v),
                box.hashCode(),
                box.toString()
            );
            p(
                Long.bitCount(v),
                Long.highestOneBit(v),
                Long.lowestOneBit(v),
                Long.numberOfLeadingZeros(v),
                Long.numberOfTrailingZeros(v),
                Long.reverse(v),
                Long.reverseBytes(v),
                Long.signum(v),
                Long.rotateLeft(v, 5),
                Long.rotateRight(v, -37)
            );
            p(
                box.byteValue(),
                box.shortValue(),
                box.intValue(),
                box.longValue(),
                box.floatValue(),
                box.doubleValue()
            );
            for (int radix : new int[] { 2, 3, 16, 36, 1, 37, -4 })
                System.out.print(
                    Long.toString(v, radix) + " " + Long.toUnsignedString(v, radix) + " "
                );
            System.out.println();
            StringBuilder line = new StringBuilder();
            for (long w : VALUES) {
                line.append(Long.compare(v, w))
                    .append(box.compareTo(w))
                    .append(Long.compareUnsigned(v, w))
                    .append(' ')
                    .append(Long.max(v, w))
                    .append(' ')
                    .append(Long.min(v, w))
                    .append(' ')
                    .append(Long.sum(v, w))
                    .append(box.equals(w) ? " same " : " ");
                if (w != 0) line.append(Long.divideUnsigned(v, w))
                    .append(' ')
                    .append(Long.remainderUnsigned(v, w))
                    .append(' ');
            }
            p(line);
        }
        for (String s : TEXTS) {
            p(s);
            t(() -> Long.parseLong(s));
            t(() -> Long.valueOf(s));
            t(() -> Long.decode(s));
            t(() -> Long.parseUnsignedLong(s));
            t(() -> Long.parseLong(s, 16));
            t(() -> Long.parseUnsignedLong(s, 36));
            t(() -> new Long(s));
        }
        t(() -> Long.parseLong(null));
        t(() -> Long.valueOf((String) null));
        t(() -> Long.decode(null));
        t(() -> Long.parseUnsignedLong(null));
        t(() -> Long.parseLong("1", 1));
        t(() -> Long.parseLong("1", 37));
        t(() -> Long.parseLong("12", 2));
        t(() -> Long.valueOf("-7f", 16));
        t(() -> Long.valueOf("-8000000000000000", 16));
        t(() -> Long.valueOf("1y2p0ij32e8e7", 36));
        t(() -> Long.parseUnsignedLong("-1"));
        t(() -> Long.parseUnsignedLong("1", 99));
        t(() -> Long.parseLong("x12y", 1, 3, 10));
        t(() -> Long.parseLong("x-12y", 1, 4, 8));
        t(() -> Long.parseLong("x12y", 1, 4, 10));
        t(() -> Long.parseLong("x12y", 2, 2, 10));
        t(() -> Long.parseLong("x12y", 3, 2, 10));
        t(() -> Long.parseLong("x12y", 1, 9, 10));
        t(() -> Long.parseLong("x12y", -1, 2, 10));
        t(() -> Long.parseLong(null, 0, 1, 10));
        t(() -> Long.parseLong("1", 0, 1, 99));
        t(() -> Long.parseUnsignedLong("x18446744073709551615", 1, 21, 10));
        t(() -> Long.parseUnsignedLong("x18446744073709551616", 1, 21, 10));
        t(() -> Long.parseUnsignedLong("-4", 0, 2, 10));
        t(() -> Long.divideUnsigned(1, 0));
        t(() -> Long.remainderUnsigned(1, 0));
        t(() -> Long.valueOf(1).compareTo(null));
        t(() -> Long.valueOf(5).equals(5));
        t(() -> new Long(5).equals(5L));
        System.setProperty("whole.a", "12");
        System.setProperty("whole.b", "0x1f");
        System.setProperty("whole.c", "no");
        p(
            Long.getLong("whole.a"),
            Long.getLong("whole.b"),
            Long.getLong("whole.c"),
            Long.getLong("whole.c", 4),
            Long.getLong("whole.d", 5),
            Long.getLong("whole.d", (Long) null),
            Long.getLong("whole.a", (Long) 9L),
            Long.getLong(null),
            Long.getLong("")
        );
        p(
            Long.valueOf(127) == Long.valueOf(127),
            Long.valueOf(-128) == Long.valueOf(-128),
            Long.valueOf(128) == Long.valueOf(128)
        );
        p(Long.MAX_VALUE, Long.MIN_VALUE, Long.SIZE, Long.BYTES, Long.TYPE);
    }
}
