// SPDX-License-Identifier: MIT
// A record of long components: equality by Long.compare, hash, text, accessors, a compact constructor, reflection.
import java.util.Arrays;

public class LongEquality {
    record One(long value) { }
    record Two(long left, long right) {
        Two {
            if (left == right) right = (long) (right + 1);
        }
    }
    record Many(long... all) { }
    record Mixed<T>(T first, long value, long wide, Object... rest) {
        static int made;
        Mixed { made++; }
    }

    public static void main(String[] arguments) throws Exception {
        long[] values = {Long.MIN_VALUE, -1L, 0L, 1L, Long.MAX_VALUE};
        for (long a : values) {
            StringBuilder line = new StringBuilder(new One(a) + " " + new One(a).hashCode() + ":");
            for (long b : values) {
                One x = new One(a), y = new One(b);
                if (x.equals(y) != (Long.compare(a, b) == 0) || x.equals(y) && x.hashCode() != y.hashCode()) line.append(" WRONG");
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
        System.out.println(One.class.getDeclaredConstructor(long.class).newInstance(values[4]));
    }
}
