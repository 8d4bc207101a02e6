// SPDX-License-Identifier: MIT
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

/** Records: constructors, accessors, nesting, static members, reflection on components. */
public class Components {

    @Retention(RetentionPolicy.RUNTIME)
    @interface Mark {
        String value() default "";
    }

    record Range(@Mark("low") int low, int high) implements Comparable<Range> {
        static int made;

        Range {
            if (low > high) {
                throw new IllegalArgumentException(low + ">" + high);
            }
            made++;
        }

        Range(int high) {
            this(0, high);
        }

        int length() {
            return high - low;
        }

        public int high() {
            return high + 100;
        }

        public int compareTo(Range o) {
            return Integer.compare(length(), o.length());
        }

        static Range of(int a, int b) {
            return new Range(Math.min(a, b), Math.max(a, b));
        }
    }

    record Pair<A, B>(A first, B second, List<? extends A>... more) {}

    interface Shape {
        double area();
    }

    record Square(double side) implements Shape {
        public double area() {
            return side * side;
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(
            new Range(5) +
                " " +
                Range.of(9, 2) +
                " " +
                Range.made +
                " " +
                new Range(1, 2).high() +
                " " +
                new Range(1, 2).compareTo(new Range(3))
        );
        Probe.show("compact", () -> new Range(3, 2));
        for (RecordComponent c : Range.class.getRecordComponents()) {
            System.out.println(
                c +
                    " " +
                    c.getName() +
                    " " +
                    c.getType() +
                    " " +
                    c.getAccessor() +
                    " " +
                    c.getGenericSignature() +
                    " " +
                    c.getDeclaringRecord() +
                    " " +
                    Arrays.toString(c.getAnnotations())
            );
            System.out.println("  " + c.getAccessor().invoke(new Range(1, 2)));
        }
        for (RecordComponent c : Pair.class.getRecordComponents()) {
            System.out.println(
                c +
                    " " +
                    c.getGenericType() +
                    " " +
                    c.getGenericSignature() +
                    " " +
                    c.getAnnotatedType()
            );
        }
        System.out.println(
            Arrays.toString(
                Range.class.getDeclaredConstructor(int.class, int.class).getParameters()
            ) +
                " " +
                Arrays.deepToString(
                    Range.class
                        .getDeclaredConstructor(int.class, int.class)
                        .getParameterAnnotations()
                )
        );
        System.out.println(
            Range.class.isRecord() +
                " " +
                Range.class.getSuperclass() +
                " " +
                Modifier.toString(Range.class.getModifiers()) +
                " " +
                String.class.isRecord()
        );
        Shape s = new Square(3);
        System.out.println(s.area() + " " + s);
        record Local(int x, Local next) {
            int sum() {
                return x + (next == null ? 0 : next.sum());
            }
        }
        System.out.println(new Local(1, new Local(2, null)).sum() + " " + new Local(1, null));
        Field f = Range.class.getDeclaredField("low");
        f.setAccessible(true);
        Probe.show("final", () -> {
            f.setInt(new Range(1), 2);
            return 0;
        });
    }
}
