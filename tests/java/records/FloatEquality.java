// SPDX-License-Identifier: MIT
// A record of float components: equality by Float.compare, hash, text, accessors, a compact
// constructor, reflection.
public class FloatEquality {

    record One(float value) {}

    record Two(float left, float right) {
        Two {
            if (left == right) right = (float) (right + 1);
        }
    }

    record Many(float... all) {}

    record Mixed<T>(T first, float value, long wide, Object... rest) {
        static int made;

        Mixed {
            made++;
        }
    }

    public static void main(String[] arguments) throws Exception {
        float[] values = { Float.NEGATIVE_INFINITY, -0f, 0f, Float.MIN_VALUE, Float.NaN };
        Equality.<Float>table(
            values,
            Float::compare,
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
        Equality.reflected(mixed, equal, Mixed.made, One.class, float.class, values[4]);
    }
}
