// SPDX-License-Identifier: MIT
// A record of short components: equality by Short.compare, hash, text, accessors, a compact constructor, reflection.
import java.util.Arrays;

public class ShortEquality {
    record One(short value) { }
    record Two(short left, short right) {
        Two {
            if (left == right) right = (short) (right + 1);
        }
    }
    record Many(short... all) { }
    record Mixed<T>(T first, short value, long wide, Object... rest) {
        static int made;
        Mixed { made++; }
    }

    public static void main(String[] arguments) throws Exception {
        short[] values = {Short.MIN_VALUE, (short) -1, 0, 1, Short.MAX_VALUE};
        for (short a : values) {
            StringBuilder line = new StringBuilder(new One(a) + " " + new One(a).hashCode() + ":");
            for (short b : values) {
                One x = new One(a), y = new One(b);
                if (x.equals(y) != (Short.compare(a, b) == 0) || x.equals(y) && x.hashCode() != y.hashCode()) line.append(" WRONG");
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
        System.out.println(One.class.getDeclaredConstructor(short.class).newInstance(values[4]));
    }
}
