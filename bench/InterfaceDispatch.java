/* SPDX-License-Identifier: MIT */
/* Interface calls with one, two and many receivers; instanceof and casts. Argument: calls. */
public class InterfaceDispatch {
    interface Shape {
        int area(int i);
    }

    interface Named {
        int code();
    }

    static class Square implements Shape {
        @Override public int area(int i) {
            return i & 15;
        }
    }

    static class Circle implements Shape, Named {
        @Override public int area(int i) {
            return 3 * (i & 7);
        }

        @Override public int code() {
            return 2;
        }
    }

    static class Triangle implements Named, Shape {
        @Override public int area(int i) {
            return (i & 31) >> 1;
        }

        @Override public int code() {
            return 3;
        }
    }

    static class Hexagon extends Triangle {
        @Override public int area(int i) {
            return super.area(i) + 1;
        }
    }

    static class Dot implements Shape {
        @Override public int area(int i) {
            return 0;
        }
    }

    static long sum(Shape[] shapes, int calls) {
        long sum = 0;
        for (int i = 0, k = 0; i < calls; i++) {
            sum += shapes[k].area(i);
            if (++k == shapes.length) k = 0;
        }
        return sum;
    }

    static long names(Object[] objects, int calls) {
        long sum = 0;
        for (int i = 0, k = 0; i < calls; i++) {
            Object object = objects[k];
            if (object instanceof Named) sum += ((Named) object).code();
            if (++k == objects.length) k = 0;
        }
        return sum;
    }

    public static void main(String[] args) {
        int calls = args.length > 0 ? Integer.parseInt(args[0]) : 5000000;
        Shape[] one = {new Square()}, two = {new Square(), new Circle()};
        Shape[] many = {new Square(), new Circle(), new Triangle(), new Hexagon(), new Dot()};
        System.out.println("one " + sum(one, calls));
        System.out.println("two " + sum(two, calls));
        System.out.println("many " + sum(many, calls));
        System.out.println("names " + names(many, calls));
    }
}
