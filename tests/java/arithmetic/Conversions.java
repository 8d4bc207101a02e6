// SPDX-License-Identifier: MIT
/**
 * All primitive conversions: narrowing through int, saturation, NaN to 0, rounding of long to float
 * and double.
 */
public class Conversions {

    static final int ROUNDS = 1500;
    static final Operands o = new Operands(1177);

    static void part0() {
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            o.add((long) (byte) a);
            o.add((long) (short) a);
            o.add((long) (char) b);
        }
        o.print("i2b i2s i2c");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            o.add((long) a);
            o.add((float) a);
            o.add((double) b);
        }
        o.print("i2l i2f i2d");
        for (int i = 0; i < ROUNDS; i++) {
            long a = o.aLong(),
                b = o.aLong();
            o.add((long) (int) a);
            o.add((float) a);
            o.add((double) b);
        }
        o.print("l2i l2f l2d");
        for (int i = 0; i < ROUNDS; i++) {
            long a = o.aLong(),
                b = o.aLong();
            o.add((long) (byte) a);
            o.add((long) (short) a);
            o.add((long) (char) b);
        }
        o.print("l2b l2s l2c");
        for (int i = 0; i < ROUNDS; i++) {
            float a = o.aFloat(),
                b = o.aFloat();
            o.add((long) (int) a);
            o.add((long) a);
            o.add((double) b);
        }
        o.print("f2i f2l f2d");
        for (int i = 0; i < ROUNDS; i++) {
            float a = o.aFloat(),
                b = o.aFloat();
            o.add((long) (byte) a);
            o.add((long) (short) a);
            o.add((long) (char) b);
        }
        o.print("f2b f2s f2c");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble();
            o.add((long) (int) a);
            o.add((long) a);
            o.add((float) b);
        }
        o.print("d2i d2l d2f");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble();
            o.add((long) (byte) a);
            o.add((long) (short) a);
            o.add((long) (char) b);
        }
        o.print("d2b d2s d2c");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt();
            long b = o.aLong();
            float c = o.aFloat();
            double d = o.aDouble();
            o.add(a + b);
            o.add(a + c);
            o.add(b * c);
            o.add(b - d);
            o.add(c / d);
            o.add((char) a * (byte) b);
            o.add(a < c);
            o.add(b == c);
            o.add(b >= d);
        }
        o.print("promotion");
        for (int i = 0; i < ROUNDS; i++) {
            float a = o.aFloat();
            double b = o.aDouble();
            o.add((long) Float.floatToIntBits(a));
            o.add(Double.doubleToLongBits(b));
            if (a == a) o.add((long) Float.floatToRawIntBits(a));
            if (b == b) o.add(Double.doubleToRawLongBits(b));
        }
        o.print("bits");
    }

    static void part1() {
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt();
            short s = (short) a;
            char c = (char) a;
            byte b = (byte) a;
            boolean z = (a & 1) == 0;
            o.add((double) (z ? a : 1.5f));
            o.add((long) (z ? s : b));
            o.add((long) (z ? c : 0));
            o.add(z ? 1L : a);
            Object x = z ? 1 : 2.0;
            o.add(x.toString());
        }
        o.print("ternary");
    }

    public static void main(String[] args) {
        part0();
        part1();
    }
}
