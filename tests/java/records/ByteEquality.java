// SPDX-License-Identifier: MIT
// A record of byte components: equality by Byte.compare, hash, text, accessors, a compact
// constructor, reflection.
public class ByteEquality {

    record One(byte value) {}

    record Two(byte left, byte right) {
        Two {
            if (left == right) right = (byte) (right + 1);
        }
    }

    record Many(byte... all) {}

    record Mixed<T>(T first, byte value, long wide, Object... rest) {
        static int made;

        Mixed {
            made++;
        }
    }

    public static void main(String[] arguments) throws Exception {
        byte[] values = { Byte.MIN_VALUE, (byte) -1, 0, 1, Byte.MAX_VALUE };
        Equality.<Byte>table(values, Byte::compare, One::new, (a, b) -> new Two(a, b).right() == b);
        Equality.arrays(
            new Two(values[1], values[3]),
            new Many(values),
            new Many(values),
            new Many(values.clone())
        );
        Mixed<String> mixed = new Mixed<>("f", values[2], 1L << 40, 1, null);
        Mixed<String> equal = new Mixed<>("f", values[2], 1L << 40, mixed.rest());
        Equality.reflected(mixed, equal, Mixed.made, One.class, byte.class, values[4]);
    }
}
