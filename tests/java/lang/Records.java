/* SPDX-License-Identifier: MIT */
/*
 * Records: accessors, canonical and compact constructors, equals, hashCode, toString, nesting,
 * generics, interfaces.
 */
import java.util.*;

public class Records {

    record Point(int x, int y) {
        static final Point ORIGIN = new Point(0, 0);

        Point {
            if (x < 0) throw new IllegalArgumentException("x " + x);
        }

        double len() {
            return Math.sqrt(x * x + y * y);
        }

        static Point of(int v) {
            return new Point(v, v);
        }
    }

    record Pair<A, B>(A a, B b) implements Comparable<Pair<A, B>> {
        public int compareTo(Pair<A, B> o) {
            return a.toString().compareTo(o.a.toString());
        }

        <C> Pair<C, B> withA(C c) {
            return new Pair<>(c, b);
        }
    }

    record All(
        byte b,
        short s,
        char c,
        int i,
        long l,
        float f,
        double d,
        boolean z,
        String t,
        int[] arr
    ) {}

    record Empty() {}

    record Custom(String name) {
        Custom(String name) {
            this.name = name.toUpperCase();
        }

        public String name() {
            return "<" + name + ">";
        }

        public String toString() {
            return "custom " + name;
        }
    }

    record Var(Object... xs) {}

    record Tree(Tree left, int v, Tree right) {
        int sum() {
            return v + (left == null ? 0 : left.sum()) + (right == null ? 0 : right.sum());
        }
    }

    sealed interface Shape permits Circle, Square {
        double area();
    }

    record Circle(double r) implements Shape {
        public double area() {
            return 3 * r * r;
        }
    }

    record Square(double s) implements Shape {
        public double area() {
            return s * s;
        }
    }

    public static void main(String[] args) {
        Point p = new Point(3, 4);
        System.out.println(
            p +
                " " +
                p.x() +
                p.y() +
                " " +
                p.len() +
                " " +
                p.hashCode() +
                " " +
                p.equals(new Point(3, 4)) +
                p.equals(new Point(4, 3)) +
                p.equals(null) +
                p.equals("x") +
                " " +
                Point.ORIGIN +
                Point.of(2)
        );
        try {
            new Point(-1, 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Pair<String, Integer> q = new Pair<>("k", 5);
        System.out.println(
            q +
                " " +
                q.hashCode() +
                " " +
                q.equals(new Pair<>("k", 5)) +
                " " +
                q.withA(List.of(1, 2)) +
                " " +
                new Pair<>(null, null) +
                new Pair<>(null, null).hashCode()
        );
        All a = new All((byte) 1, (short) -2, 'c', 4, 5L, 6.5f, -0.0, true, "t", null);
        System.out.println(
            a +
                " " +
                a.hashCode() +
                " " +
                a.equals(new All((byte) 1, (short) -2, 'c', 4, 5L, 6.5f, -0.0, true, "t", null)) +
                a.equals(new All((byte) 1, (short) -2, 'c', 4, 5L, 6.5f, 0.0, true, "t", null))
        );
        All n = new All((byte) 0, (short) 0, 'a', 0, 0, Float.NaN, Double.NaN, false, null, null);
        System.out.println(
            n.equals(
                new All((byte) 0, (short) 0, 'a', 0, 0, Float.NaN, Double.NaN, false, null, null)
            )
        );
        System.out.println(
            new Empty() + " " + new Empty().hashCode() + " " + new Empty().equals(new Empty())
        );
        Custom c = new Custom("bob");
        System.out.println(c + " " + c.name() + " " + c.equals(new Custom("BOB")));
        System.out.println(new Var(1, "a").xs().length + " " + new Var().xs().length);
        Tree t = new Tree(new Tree(null, 1, null), 2, new Tree(null, 3, new Tree(null, 4, null)));
        System.out.println(t + " " + t.sum() + " " + t.hashCode());
        Shape[] ss = { new Circle(2), new Square(3) };
        double sum = 0;
        for (Shape s : ss) {
            sum += s.area();
            if (s instanceof Circle k) System.out.println("circle " + k.r());
        }
        System.out.println(sum);
        Map<Point, String> m = new HashMap<>();
        for (int i = 0; i < 50; i++) m.put(new Point(i % 10, i % 7), "v" + i);
        System.out.println(m.size() + " " + m.get(new Point(3, 3)) + " " + m.get(new Point(9, 9)));
        TreeSet<Pair<String, Integer>> ts = new TreeSet<>(
            List.of(new Pair<>("b", 1), new Pair<>("a", 2), new Pair<>("c", 0))
        );
        System.out.println(ts);
        record Local(String s, int n) {
            String twice() {
                return s.repeat(n);
            }
        }
        System.out.println(new Local("ab", 2).twice() + new Local("x", 1));
        System.out.println(
            Records.Point.class.isRecord() +
                " " +
                Shape.class.isSealed() +
                " " +
                Shape.class.getPermittedSubclasses().length
        );
    }
}
