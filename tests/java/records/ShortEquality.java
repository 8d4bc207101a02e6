// SPDX-License-Identifier: MIT
// A record of short components: equality by Short.compare, hash, text, accessors, a compact
// constructor, reflection.
public class ShortEquality {

    record One(short value) {}

    record Two(short left, short right) {
        Two {
            if (left == right) right = (short) (right + 1);
        }
    }

    record Many(short... all) {}

    record Mixed<T>(T first, short value, long wide, Object... rest) {
        static int made;

        Mixed {
            made++;
        }
    }

    public static void main(String[] arguments) throws Exception {
        short[] values = { Short.MIN_VALUE, (short) -1, 0, 1, Short.MAX_VALUE };
        Equality.<Short>table(
            values,
            Short::compare,
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
        Equality.reflected(mixed, equal, Mixed.made, One.class, short.class, values[4]);
    }
}
