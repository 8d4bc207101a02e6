// SPDX-License-Identifier: MIT
// A record of float components: equality by Float.compare, hash, text, accessors, a compact constructor, reflection.
import java.util.Arrays;

public class FloatEquality {
    record One(float value) { }
    record Two(float left, float right) {
        Two {
            if (left == right) right = (float) (right + 1);
        }
    }
    record Many(float... all) { }
    record Mixed<T>(T first, float value, long wide, Object... rest) {
        static int made;
        Mixed { made++; }
    }

    public static void main(String[] arguments) throws Exception {
        float[] values = {Float.NEGATIVE_INFINITY, -0f, 0f, Float.MIN_VALUE, Float.NaN};
        for (float a : values) {
            StringBuilder line = new StringBuilder(new One(a) + " " + new One(a).hashCode() + ":");
            for (float b : values) {
                One x = new One(a), y = new One(b);
                if (x.equals(y) != (Float.compare(a, b) == 0) || x.equals(y) && x.hashCode() != y.hashCode()) line.append(" WRONG");
                line.append(x.equals(y) ? " =" : " .");
                line.append(new Two(a, b).right() == b ? "" : "+");
            }
            System.out.println(line);
        }
        System.out.println(new Two(values[1], values[3]) + " " + new Two(values[1], values[3]).hashCode());
        System.out.println(new Many(values).equals(new Many(values)) + " " + new Many(values.clone()).equals(new Many(values)));
        Mixed<String> mixed = new Mixed<>("f", values[2], 1L << 40, 1, null);
        System.out.println(mixed.equals(new Mixed<>("f", values[2], 1L << 40, mixed.rest())) + " " + Mixed.made + " " + mixed.equals(null));
        System.out.println(Arrays.toString(Mixed.class.getRecordComponents()));
        System.out.println(Mixed.class.getRecordComponents()[1].getAccessor().invoke(mixed));
        System.out.println(One.class.getDeclaredConstructor(float.class).newInstance(values[4]));
    }
}
