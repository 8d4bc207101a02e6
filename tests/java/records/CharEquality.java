// SPDX-License-Identifier: MIT
// A record of char components: equality by Character.compare, hash, text, accessors, a compact constructor, reflection.
import java.util.Arrays;

public class CharEquality {
    record One(char value) { }
    record Two(char left, char right) {
        Two {
            if (left == right) right = (char) (right + 1);
        }
    }
    record Many(char... all) { }
    record Mixed<T>(T first, char value, long wide, Object... rest) {
        static int made;
        Mixed { made++; }
    }

    public static void main(String[] arguments) throws Exception {
        char[] values = {'\0', 'a', '\u7fff', '\u8000', '\uffff'};
        for (char a : values) {
            StringBuilder line = new StringBuilder(new One(a) + " " + new One(a).hashCode() + ":");
            for (char b : values) {
                One x = new One(a), y = new One(b);
                if (x.equals(y) != (Character.compare(a, b) == 0) || x.equals(y) && x.hashCode() != y.hashCode()) line.append(" WRONG");
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
        System.out.println(One.class.getDeclaredConstructor(char.class).newInstance(values[4]));
    }
}
