// SPDX-License-Identifier: MIT
/**
 * Sealed classes and interfaces, exhaustive switches over enums, instanceof chains with patterns.
 */
public class SealedHierarchies {

    sealed interface Shape permits Circle, Square, Rect, Weird {
        double area();
    }

    record Circle(int r) implements Shape {
        public double area() {
            return r * r * 3;
        }
    }

    record Square(int a) implements Shape {
        public double area() {
            return a * a;
        }
    }

    static final class Rect implements Shape {

        final int a, b;

        Rect(int a, int b) {
            this.a = a;
            this.b = b;
        }

        public double area() {
            return a * b;
        }
    }

    abstract static non-sealed class Weird implements Shape {}

    static String describe(Shape s) {
        if (s instanceof Circle c) return "circle " + c.r();
        else if (s instanceof Square q && q.a() > 2) return "square " + q.a();
        else if (s instanceof Rect r) return "rect " + r.a + r.b;
        return "other";
    }

    static String scope(Object o) {
        return (o instanceof String s && s.length() == 3) || o instanceof Integer ? "yes " : "no ";
    }

    static String both(Object a, Object b) {
        return a instanceof Integer x && b instanceof Integer y ? "sum " + (x + y) + " " : "none ";
    }

    static class Eq {

        final int v;

        Eq(int v) {
            this.v = v;
        }

        public boolean equals(Object o) {
            return o instanceof Eq e && e.v == v;
        }

        public int hashCode() {
            return v;
        }
    }

    public static void main(String[] args) throws Exception {
        Shape[] shapes = {
            new Circle(2),
            new Square(3),
            new Rect(2, 5),
            new Weird() {
                public double area() {
                    return -1;
                }
            }
        };
        for (Shape s : shapes) System.out.println(describe(s) + " " + s.area());
        System.out.println(
            Shape.class.isSealed() +
                " " +
                Shape.class.getPermittedSubclasses().length +
                " " +
                Weird.class.isSealed() +
                " " +
                Circle.class.isSealed()
        );
        Object o = 5;
        if (o instanceof Integer i && i > 3) System.out.println("big " + i);
        if (!(o instanceof String s)) System.out.println("no string");
        else System.out.println(s.length());
        System.out.println(o instanceof Integer n ? n + 1 : 0);
        while (!(o instanceof String t)) {
            o = "now";
        }
        System.out.println(t.toUpperCase());
        System.out.println(scope("abc") + scope(7) + scope(null));
        System.out.println(both(1, 2) + both("a", 2));
        System.out.println(new Eq(3).equals(new Eq(3)) + " " + new Eq(3).equals("3"));
    }
}
