// SPDX-License-Identifier: MIT
/** Methods of Integer and Long on bits and unsigned values. */
public class BitMethods {

    static final int ROUNDS = 800;
    static final Operands o = new Operands(1011);

    static void part0() {
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt();
            long b = o.aLong();
            o.add((long) Integer.bitCount(a));
            o.add((long) Long.bitCount(b));
        }
        o.print("bitCount");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt();
            long b = o.aLong();
            o.add((long) Integer.reverse(a));
            o.add((long) Long.reverse(b));
        }
        o.print("reverse");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt();
            long b = o.aLong();
            o.add((long) Integer.reverseBytes(a));
            o.add((long) Long.reverseBytes(b));
        }
        o.print("reverseBytes");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt();
            long b = o.aLong();
            o.add((long) Integer.highestOneBit(a));
            o.add((long) Long.highestOneBit(b));
        }
        o.print("highestOneBit");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt();
            long b = o.aLong();
            o.add((long) Integer.lowestOneBit(a));
            o.add((long) Long.lowestOneBit(b));
        }
        o.print("lowestOneBit");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt();
            long b = o.aLong();
            o.add((long) Integer.numberOfLeadingZeros(a));
            o.add((long) Long.numberOfLeadingZeros(b));
        }
        o.print("numberOfLeadingZeros");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt();
            long b = o.aLong();
            o.add((long) Integer.numberOfTrailingZeros(a));
            o.add((long) Long.numberOfTrailingZeros(b));
        }
        o.print("numberOfTrailingZeros");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt();
            long b = o.aLong();
            o.add((long) Integer.signum(a));
            o.add((long) Long.signum(b));
        }
        o.print("signum");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt();
            long b = o.aLong();
            o.add((long) Integer.hashCode(a));
            o.add((long) Long.hashCode(b));
        }
        o.print("hashCode");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                c = o.anInt();
            long b = o.aLong(),
                d = o.aLong();
            try {
                o.add((long) Integer.compare(a, c));
                o.add((long) Long.compare(b, d));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
        }
        o.print("compare");
    }

    static void part1() {
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                c = o.anInt();
            long b = o.aLong(),
                d = o.aLong();
            try {
                o.add((long) Integer.compareUnsigned(a, c));
                o.add((long) Long.compareUnsigned(b, d));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
        }
        o.print("compareUnsigned");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                c = o.anInt();
            long b = o.aLong(),
                d = o.aLong();
            try {
                o.add((long) Integer.divideUnsigned(a, c));
                o.add((long) Long.divideUnsigned(b, d));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
        }
        o.print("divideUnsigned");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                c = o.anInt();
            long b = o.aLong(),
                d = o.aLong();
            try {
                o.add((long) Integer.remainderUnsigned(a, c));
                o.add((long) Long.remainderUnsigned(b, d));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
        }
        o.print("remainderUnsigned");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                c = o.anInt();
            long b = o.aLong(),
                d = o.aLong();
            try {
                o.add((long) Integer.max(a, c));
                o.add((long) Long.max(b, d));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
        }
        o.print("max");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                c = o.anInt();
            long b = o.aLong(),
                d = o.aLong();
            try {
                o.add((long) Integer.min(a, c));
                o.add((long) Long.min(b, d));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
        }
        o.print("min");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                c = o.anInt();
            long b = o.aLong(),
                d = o.aLong();
            try {
                o.add((long) Integer.sum(a, c));
                o.add((long) Long.sum(b, d));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
        }
        o.print("sum");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                c = o.anInt();
            long b = o.aLong();
            o.add((long) Integer.rotateLeft(a, c));
            o.add((long) Long.rotateLeft(b, c));
        }
        o.print("rotateLeft");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                c = o.anInt();
            long b = o.aLong();
            o.add((long) Integer.rotateRight(a, c));
            o.add((long) Long.rotateRight(b, c));
        }
        o.print("rotateRight");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt();
            long b = o.aLong();
            int r = 2 + ((a >>> 5) % 35);
            o.add(Integer.toString(a, r));
            o.add(Long.toString(b, r));
            o.add(Integer.toUnsignedString(a));
            o.add(Long.toUnsignedString(b, r));
            o.add(Integer.toHexString(a));
            o.add(Long.toOctalString(b));
            o.add(Integer.toBinaryString(a));
            o.add((long) Integer.parseInt(Integer.toString(a, r), r));
            o.add(Long.parseLong(Long.toString(b, r), r));
            o.add(Long.parseUnsignedLong(Long.toUnsignedString(b, r), r));
        }
        o.print("text");
        for (int i = 0; i < ROUNDS; i++) {
            short a = (short) o.anInt();
            byte b = (byte) o.anInt();
            char c = (char) o.anInt();
            o.add((long) Short.reverseBytes(a));
            o.add((long) Character.reverseBytes(c));
            o.add((long) Short.toUnsignedInt(a));
            o.add(Byte.toUnsignedLong(b));
            o.add((long) Short.compareUnsigned(a, b));
            o.add((long) Byte.compare(b, (byte) c));
        }
        o.print("short");
    }

    public static void main(String[] args) {
        part0();
        part1();
    }
}
