// SPDX-License-Identifier: MIT
// Calls through interfaces that have one receiver for a long time, then two, then many: which
// method runs, what is thrown, and what the traces say.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class InterfaceInlining {

    interface Shape {
        int area();

        default int twice() {
            return area() * 2;
        }

        Shape next();
    }

    interface Named {
        String name();
    }

    static class Square implements Shape, Named {

        final int side;
        Shape next;

        Square(int side) {
            this.side = side;
        }

        public int area() {
            return side > 0 ? side * side : -1;
        }

        public Shape next() {
            return next != null ? next : this;
        }

        public String name() {
            return side > 2 ? "big" : "small";
        }
    }

    static class Odd extends Square {

        Odd(int side) {
            super(side);
        }

        @Override
        public int area() {
            return 7;
        }
    }

    static class Wrong implements Shape {

        public int area() {
            if (true) throw new IllegalStateException("no area");
            return 0;
        }

        public int twice() {
            return 1;
        }

        public Shape next() {
            return null;
        }
    }

    static class Fixed implements Shape {

        static int calls;

        public int area() {
            return ++calls;
        }

        public Shape next() {
            return this;
        }
    }

    static int sum(Shape s, int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += s.area() + s.twice() * (i + 1);
            s = s.next();
        }
        return sum;
    }

    static String text(Named n, Object held) {
        return n.name() + held;
    }

    static int throughBoth(Shape a, Shape b) {
        return a.area() * 100 + b.next().area();
    }

    static String attempt(Shape s) {
        try {
            return "" + sum(s, 3);
        } catch (RuntimeException e) {
            StringBuilder text = new StringBuilder(e.getClass().getSimpleName());
            for (StackTraceElement at : e.getStackTrace())
                text.append(' ').append(at.getMethodName()).append(':').append(at.getLineNumber());
            return text.toString();
        }
    }

    static int total(List<Integer> list) {
        int total = 0;
        for (Iterator<Integer> i = list.iterator(); i.hasNext(); ) total += i.next();
        return total;
    }

    public static void main(String[] args) {
        Square one = new Square(3),
            two = new Square(2);
        one.next = two;
        long all = 0;
        for (int i = 0; i < 3000; i++) all =
            all * 31 +
            sum(i % 3 == 0 ? one : two, 4) +
            text(one, i).length() +
            throughBoth(two, one);
        System.out.println(all);
        System.out.println(attempt(null));
        for (int i = 0; i < 1500; i++) all =
            all * 31 +
            sum(i % 5 == 0 ? new Odd(2) : one, 4) +
            text(i % 2 == 0 ? two : new Odd(i), "x").length();
        System.out.println(all + " " + throughBoth(new Odd(1), one));
        System.out.println(attempt(new Wrong()));
        for (int i = 0; i < 1500; i++) {
            Shape s = i % 3 == 0 ? new Fixed() : i % 3 == 1 ? one : new Odd(1);
            all = all * 31 + sum(s, 5) + throughBoth(s, one);
            if (i % 100 == 0) all += attempt(new Wrong()).hashCode();
        }
        System.out.println(all + " " + Fixed.calls);
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 30; i++) list.add(i * 50);
        for (int i = 0; i < 500; i++) all = all * 31 + total(list);
        for (int i = 0; i < 200; i++) all = all * 31 + total(i % 2 == 0 ? list : List.of(i, 4));
        System.out.println(all);
    }
}
