// SPDX-License-Identifier: MIT
// A record of long components: equality by Long.compare, hash, text, accessors, a compact
// constructor, reflection.
public class LongEquality {

    record One(long value) {}

    record Two(long left, long right) {
        Two {
            if (left == right) right = (long) (right + 1);
        }
    }

    record Many(long... all) {}

    record Mixed<T>(T first, long value, long wide, Object... rest) {
        static int made;

        Mixed {
            made++;
        }
    }

    public static void main(String[] arguments) throws Exception {
        long[] values = { Long.MIN_VALUE, -1L, 0L, 1L, Long.MAX_VALUE };
        Equality.<Long>table(values, Long::compare, One::new, (a, b) -> new Two(a, b).right() == b);
        Equality.arrays(
            new Two(values[1], values[3]),
            new Many(values),
            new Many(values),
            new Many(values.clone())
        );
        Mixed<String> mixed = new Mixed<>("f", values[2], 1L << 40, 1, null);
        Mixed<String> equal = new Mixed<>("f", values[2], 1L << 40, mixed.rest());
        Equality.reflected(mixed, equal, Mixed.made, One.class, long.class, values[4]);
    }
}
