// SPDX-License-Identifier: MIT
// A record of char components: equality by Character.compare, hash, text, accessors, a compact
// constructor, reflection.
public class CharEquality {

    record One(char value) {}

    record Two(char left, char right) {
        Two {
            if (left == right) right = (char) (right + 1);
        }
    }

    record Many(char... all) {}

    record Mixed<T>(T first, char value, long wide, Object... rest) {
        static int made;

        Mixed {
            made++;
        }
    }

    public static void main(String[] arguments) throws Exception {
        char[] values = { '\0', 'a', '\u7fff', '\u8000', '\uffff' };
        Equality.<Character>table(
            values,
            Character::compare,
            One::new,
            (a, b) -> new Two(a, b).right() == b
        );
        Equality.arrays(
            new Two(values[1], values[3]),
            new Many(values),
            new Many(values),
            new Many(values.clone())
        );
        Mixed<String> mixed = new Mixed<>("f", values[2], 1L << 40, 1, null);
        Mixed<String> equal = new Mixed<>("f", values[2], 1L << 40, mixed.rest());
        Equality.reflected(mixed, equal, Mixed.made, One.class, char.class, values[4]);
    }
}
