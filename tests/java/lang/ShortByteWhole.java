/* SPDX-License-Identifier: MIT */
/* Short, Byte and Boolean: every member over corner values and texts that are none. */
import java.util.*;

public class ShortByteWhole extends Whole {

    static final String[] TEXTS = {
        "0",
        "-0",
        "+7",
        "127",
        "128",
        "-128",
        "-129",
        "32767",
        "32768",
        "-32768",
        "-32769",
        "",
        "-",
        "0x7f",
        "-0x80",
        "0xff",
        "#7fff",
        "010",
        "\u0667",
        "1L"
    };

    @SuppressWarnings({ "deprecation", "removal" })
    public static void main(String[] args) {
        short[] shorts = { 0, 1, -1, 127, 128, Short.MAX_VALUE, Short.MIN_VALUE };
        for (short v : shorts) {
            Short box = v;
            p(
                Short.toString(v),
                box,
                Short.hashCode(v),
                box.hashCode(),
                box.toString(),
                Short.toUnsignedInt(v),
                Short.toUnsignedLong(v),
                Short.reverseBytes(v),
                box.byteValue(),
                box.shortValue(),
                box.intValue(),
                box.longValue(),
                box.floatValue(),
                box.doubleValue()
            );
            for (short w : shorts)
                System.out.print(
                    Short.compare(v, w) +
                        " " +
                        box.compareTo(w) +
                        " " +
                        Short.compareUnsigned(v, w) +
                        " " +
                        box.equals(w) +
                        ", "
                );
            System.out.println();
        }
        byte[] bytes = { 0, 1, -1, 100, Byte.MAX_VALUE, Byte.MIN_VALUE };
        for (byte v : bytes) {
            Byte box = v;
            p(
                Byte.toString(v),
                box,
                Byte.hashCode(v),
                box.hashCode(),
                box.toString(),
                Byte.toUnsignedInt(v),
                Byte.toUnsignedLong(v),
                box.byteValue(),
                box.shortValue(),
                box.intValue(),
                box.longValue(),
                box.floatValue(),
                box.doubleValue(),
                Byte.valueOf(v) == Byte.valueOf(v)
            );
            for (byte w : bytes)
                System.out.print(
                    Byte.compare(v, w) +
                        " " +
                        box.compareTo(w) +
                        " " +
                        Byte.compareUnsigned(v, w) +
                        " " +
                        box.equals(w) +
                        ", "
                );
            System.out.println();
        }
        for (String s : TEXTS) {
            p(s);
            t(() -> Short.parseShort(s));
            t(() -> Short.valueOf(s));
            t(() -> Short.decode(s));
            t(() -> Short.parseShort(s, 16));
            t(() -> Short.valueOf(s, 8));
            t(() -> new Short(s));
            t(() -> Byte.parseByte(s));
            t(() -> Byte.valueOf(s));
            t(() -> Byte.decode(s));
            t(() -> Byte.parseByte(s, 16));
            t(() -> Byte.valueOf(s, 8));
            t(() -> new Byte(s));
        }
        t(() -> Short.parseShort(null));
        t(() -> Byte.parseByte(null));
        t(() -> Short.decode(null));
        t(() -> Byte.decode(null));
        t(() -> Byte.parseByte("1", 1));
        t(() -> Short.parseShort("1", 40));
        p(
            new Short((short) 3).equals((short) 3),
            new Byte((byte) 3).equals((byte) 3),
            Short.valueOf((short) 3).equals(3)
        );
        p(
            Short.MAX_VALUE,
            Short.MIN_VALUE,
            Short.SIZE,
            Short.BYTES,
            Short.TYPE,
            Byte.MAX_VALUE,
            Byte.MIN_VALUE,
            Byte.SIZE,
            Byte.BYTES,
            Byte.TYPE
        );
        for (String s : new String[] {
            "true",
            "TRUE",
            "True",
            "false",
            "yes",
            "1",
            "",
            " true",
            null
        })
            p(s, Boolean.parseBoolean(s), Boolean.valueOf(s), new Boolean(s));
        for (boolean a : new boolean[] { true, false }) {
            Boolean box = a;
            p(
                box,
                box.booleanValue(),
                box.hashCode(),
                Boolean.hashCode(a),
                Boolean.toString(a),
                box.toString(),
                new Boolean(a).equals(a),
                Boolean.valueOf(a) == box,
                box.equals("true"),
                box.equals(null)
            );
            for (boolean b : new boolean[] { true, false })
                p(
                    Boolean.compare(a, b),
                    box.compareTo(b),
                    Boolean.logicalAnd(a, b),
                    Boolean.logicalOr(a, b),
                    Boolean.logicalXor(a, b)
                );
        }
        System.setProperty("whole.on", "tRue");
        p(
            Boolean.getBoolean("whole.on"),
            Boolean.getBoolean("whole.off"),
            Boolean.getBoolean(""),
            Boolean.getBoolean(null),
            Boolean.TRUE,
            Boolean.FALSE,
            Boolean.TYPE
        );
        t(() -> Boolean.TRUE.compareTo(null));
        Set<Object> mixed = new HashSet<>(List.of((byte) 1, (short) 1, 1, 1L));
        p(mixed.size(), mixed.contains((short) 1), mixed.contains((char) 1));
    }
}
