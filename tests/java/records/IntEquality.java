// SPDX-License-Identifier: MIT
// A record of int components: equality by Integer.compare, hash, text, accessors, a compact
// constructor, reflection.
public class IntEquality {

    record One(int value) {}

    record Two(int left, int right) {
        Two {
            if (left == right) right = (int) (right + 1);
        }
    }

    record Many(int... all) {}

    record Mixed<T>(T first, int value, long wide, Object... rest) {
        static int made;

        Mixed {
            made++;
        }
    }

    public static void main(String[] arguments) throws Exception {
        int[] values = { Integer.MIN_VALUE, -1, 0, 1, Integer.MAX_VALUE };
        Equality.<Integer>table(
            values,
            Integer::compare,
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
        Equality.reflected(mixed, equal, Mixed.made, One.class, int.class, values[4]);
    }
}
