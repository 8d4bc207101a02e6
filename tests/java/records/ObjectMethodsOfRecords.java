// SPDX-License-Identifier: MIT
import java.util.*;

/** toString, equals and hashCode of records with components of every type. */
public class ObjectMethodsOfRecords {

    record All(
        boolean z,
        byte b,
        char c,
        short s,
        int i,
        long j,
        float f,
        double d,
        String t,
        int[] a,
        Object n
    ) {}

    record Empty() {}

    record One(int x) {}

    record Self(Object me) {}

    record Generic<T extends Comparable<T>>(T a, List<? super T> b) {}

    record Doubles(double d, float f) {}

    record Custom(int x) {
        public String toString() {
            return "custom" + x;
        }

        public int hashCode() {
            return 5;
        }

        public boolean equals(Object o) {
            return o instanceof Custom;
        }
    }

    public static void main(String[] args) {
        int[] a = { 1 };
        All x = new All(true, (byte) -1, 'c', (short) 2, 3, 4L << 33, 1.5f, -2.5, "t", null, null);
        All y = new All(true, (byte) -1, 'c', (short) 2, 3, 4L << 33, 1.5f, -2.5, "t", null, null);
        System.out.println(
            x + " " + x.equals(y) + " " + (x.hashCode() == y.hashCode()) + " " + x.hashCode()
        );
        System.out.println(
            x.equals(null) +
                " " +
                x.equals("x") +
                " " +
                x.equals(
                    new All(true, (byte) -1, 'c', (short) 2, 3, 4L << 33, 1.5f, -2.5, "t", a, null)
                )
        );
        System.out.println(
            new All(false, (byte) 0, 'a', (short) 0, 0, 0, 0, 0, "", a, a).equals(
                new All(false, (byte) 0, 'a', (short) 0, 0, 0, 0, 0, "", new int[] { 1 }, a)
            )
        );
        System.out.println(
            new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode()
        );
        System.out.println(new One(7) + " " + new One(7).hashCode() + " " + new One(-1).hashCode());
        Object[] hole = { null };
        Self s = new Self(hole);
        System.out.println(
            new Self("in") +
                " " +
                new Self(new Self(null)) +
                " " +
                new Self(null).hashCode() +
                " " +
                s.equals(new Self(hole))
        );
        System.out.println(
            new Generic<>("a", List.of("b", 1)) + " " + new Generic<>(1, null).hashCode()
        );
        System.out.println(
            new Doubles(Double.NaN, Float.NaN).equals(new Doubles(Double.NaN, Float.NaN)) +
                " " +
                new Doubles(0.0, 0f).equals(new Doubles(-0.0, 0f)) +
                " " +
                new Doubles(1.5, 2.5f).hashCode()
        );
        System.out.println(
            new Custom(1) +
                " " +
                new Custom(1).equals(new Custom(2)) +
                " " +
                new Custom(3).hashCode()
        );
        System.out.println(new HashSet<>(List.of(new One(1), new One(2))).contains(new One(2)));
        Probe.show("throwing component", () ->
            new Self(
                new Object() {
                    public String toString() {
                        throw new IllegalStateException("component");
                    }
                }
            ).toString()
        );
    }
}
