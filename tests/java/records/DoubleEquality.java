// SPDX-License-Identifier: MIT
// A record of double components: equality by Double.compare, hash, text, accessors, a compact
// constructor, reflection.
public class DoubleEquality {

    record One(double value) {}

    record Two(double left, double right) {
        Two {
            if (left == right) right = (double) (right + 1);
        }
    }

    record Many(double... all) {}

    record Mixed<T>(T first, double value, long wide, Object... rest) {
        static int made;

        Mixed {
            made++;
        }
    }

    public static void main(String[] arguments) throws Exception {
        double[] values = { Double.NEGATIVE_INFINITY, -0d, 0d, Double.MIN_VALUE, Double.NaN };
        Equality.<Double>table(
            values,
            Double::compare,
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
        Equality.reflected(mixed, equal, Mixed.made, One.class, double.class, values[4]);
    }
}
