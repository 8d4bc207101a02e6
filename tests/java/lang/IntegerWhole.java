/* SPDX-License-Identifier: MIT */
/* Integer: every member over corner values, radixes, signs and texts that are no numbers. */
import java.util.*;

public class IntegerWhole extends Whole {

    static final int[] VALUES = {
        0,
        1,
        -1,
        7,
        -128,
        255,
        256,
        65535,
        -65536,
        0x55555555,
        1234567890,
        Integer.MAX_VALUE,
        Integer.MIN_VALUE
    };
    static final String[] TEXTS = {
        "0",
        "-0",
        "+7",
        "007",
        "2147483647",
        "2147483648",
        "-2147483648",
        "-2147483649",
        "4294967295",
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
        for (int v : VALUES) {
            Integer box = v;
            p(
                Integer.toString(v),
                Integer.toBinaryString(v),
                Integer.toOctalString(v),
                Integer.toHexString(v),
                Integer.toUnsignedString(v),
                Integer.toUnsignedLong(v),
                box,
                Integer.hashCode(v),
                box.hashCode(),
                box.toString()
            );
            p(
                Integer.bitCount(v),
                Integer.highestOneBit(v),
                Integer.lowestOneBit(v),
                Integer.numberOfLeadingZeros(v),
                Integer.numberOfTrailingZeros(v),
                Integer.reverse(v),
                Integer.reverseBytes(v),
                Integer.signum(v),
                Integer.rotateLeft(v, 5),
                Integer.rotateRight(v, -37)
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
                    Integer.toString(v, radix) + " " + Integer.toUnsignedString(v, radix) + " "
                );
            System.out.println();
            StringBuilder line = new StringBuilder();
            for (int w : VALUES) {
                line.append(Integer.compare(v, w))
                    .append(box.compareTo(w))
                    .append(Integer.compareUnsigned(v, w))
                    .append(' ')
                    .append(Integer.max(v, w))
                    .append(' ')
                    .append(Integer.min(v, w))
                    .append(' ')
                    .append(Integer.sum(v, w))
                    .append(box.equals(w) ? " same " : " ");
                if (w != 0) line.append(Integer.divideUnsigned(v, w))
                    .append(' ')
                    .append(Integer.remainderUnsigned(v, w))
                    .append(' ');
            }
            p(line);
        }
        for (String s : TEXTS) {
            p(s);
            t(() -> Integer.parseInt(s));
            t(() -> Integer.valueOf(s));
            t(() -> Integer.decode(s));
            t(() -> Integer.parseUnsignedInt(s));
            t(() -> Integer.parseInt(s, 16));
            t(() -> Integer.parseUnsignedInt(s, 36));
            t(() -> new Integer(s));
        }
        t(() -> Integer.parseInt(null));
        t(() -> Integer.valueOf((String) null));
        t(() -> Integer.decode(null));
        t(() -> Integer.parseUnsignedInt(null));
        t(() -> Integer.parseInt("1", 1));
        t(() -> Integer.parseInt("1", 37));
        t(() -> Integer.parseInt("12", 2));
        t(() -> Integer.valueOf("-7f", 16));
        t(() -> Integer.valueOf("-80000000", 16));
        t(() -> Integer.valueOf("zzzzzz", 36));
        t(() -> Integer.parseUnsignedInt("-1"));
        t(() -> Integer.parseUnsignedInt("1", 99));
        t(() -> Integer.parseInt("x12y", 1, 3, 10));
        t(() -> Integer.parseInt("x-12y", 1, 4, 8));
        t(() -> Integer.parseInt("x12y", 1, 4, 10));
        t(() -> Integer.parseInt("x12y", 2, 2, 10));
        t(() -> Integer.parseInt("x12y", 3, 2, 10));
        t(() -> Integer.parseInt("x12y", 1, 9, 10));
        t(() -> Integer.parseInt("x12y", -1, 2, 10));
        t(() -> Integer.parseInt(null, 0, 1, 10));
        t(() -> Integer.parseInt("1", 0, 1, 99));
        t(() -> Integer.parseUnsignedInt("x4294967295", 1, 11, 10));
        t(() -> Integer.parseUnsignedInt("x4294967296", 1, 11, 10));
        t(() -> Integer.parseUnsignedInt("-4", 0, 2, 10));
        t(() -> Integer.divideUnsigned(1, 0));
        t(() -> Integer.remainderUnsigned(1, 0));
        t(() -> Integer.valueOf(1).compareTo(null));
        t(() -> Integer.valueOf(5).equals(5L));
        t(() -> new Integer(5).equals(5));
        System.setProperty("whole.a", "12");
        System.setProperty("whole.b", "0x1f");
        System.setProperty("whole.c", "no");
        p(
            Integer.getInteger("whole.a"),
            Integer.getInteger("whole.b"),
            Integer.getInteger("whole.c"),
            Integer.getInteger("whole.c", 4),
            Integer.getInteger("whole.d", 5),
            Integer.getInteger("whole.d", null),
            Integer.getInteger("whole.a", (Integer) 9),
            Integer.getInteger(null),
            Integer.getInteger("")
        );
        p(
            Integer.valueOf(127) == Integer.valueOf(127),
            Integer.valueOf(-128) == Integer.valueOf(-128),
            Integer.valueOf(128) == Integer.valueOf(128)
        );
        p(Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.SIZE, Integer.BYTES, Integer.TYPE);
    }
}
