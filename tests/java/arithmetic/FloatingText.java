// SPDX-License-Identifier: MIT
/** Text of float and double and back. */
public class FloatingText {

    static final int ROUNDS = 500;
    static final Operands o = new Operands(1241);

    static void part0() {
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble();
            o.add(Double.parseDouble(Double.toString(a)) == a || a != a);
        }
        o.print("double round trip");
        for (int i = 0; i < ROUNDS; i++) {
            float a = o.aFloat();
            o.add(Float.parseFloat(Float.toString(a)) == a || a != a);
        }
        o.print("float round trip");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble();
            float b = o.aFloat();
            o.add(Double.toHexString(a));
            o.add(Float.toHexString(b));
            o.add(Double.parseDouble(Double.toHexString(a)));
            o.add(Float.parseFloat(Float.toHexString(b)));
        }
        o.print("hex");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.anInt();
            float b = o.anInt() >> 8;
            o.add(Double.toString(a));
            o.add(Float.toString(b));
            o.add("" + a + b);
        }
        o.print("integers");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.anInt() / 4.0;
            o.add(Double.toString(a));
            o.add(String.valueOf((float) (o.anInt() >> 12) / 8));
        }
        o.print("quarters");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                e = o.anInt() % 330;
            String s = a + "e" + e;
            o.add(Double.parseDouble(s));
            o.add(Float.parseFloat(s));
            o.add(Double.parseDouble(a + "." + (e & 1023) + "E" + e / 10));
            o.add(Float.parseFloat("0." + (e & 1023) + (a & 0xffff) + "E" + e / 8));
        }
        o.print("decimal");
        for (int i = 0; i < ROUNDS; i++) {
            long m = o.bits() >>> 11;
            String s = m + "5";
            o.add(Double.parseDouble(s));
            o.add(Float.parseFloat(s));
            o.add(Double.parseDouble(m + ".5"));
            o.add(Float.parseFloat((m & 0xffffff) + ".5"));
        }
        o.print("halves");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble();
            o.add((long) Double.compare(a, b));
            o.add(Double.valueOf(a).equals(b));
            o.add((long) Double.hashCode(a));
            o.add((long) Float.compare((float) a, (float) b));
            o.add(Double.isFinite(a));
            o.add(Float.isInfinite((float) b));
        }
        o.print("compare");
    }

    public static void main(String[] args) {
        part0();
    }
}
