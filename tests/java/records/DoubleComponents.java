// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * Records with components of double: equality as by compare, hash, text, compact constructors,
 * arrays, generics, reflection.
 */
public class DoubleComponents {

    record One(double x) {}

    record Two(double x, double y) {
        Two {
            if (x == y) x = Double.MIN_VALUE;
        }

        static Two of(double v) {
            return new Two(v, v);
        }

        double first() {
            return x;
        }
    }

    record Mixed(int i, double x, long l, String s, double y, double d) {}

    record Boxed(Double x) {}

    record Arr(double[] x) {}

    record Gen<A>(A a, double x) {}

    record Var(double... v) {}

    record Over(double x) {
        public double x() {
            return Double.NaN;
        }

        public boolean equals(Object o) {
            return o instanceof Over;
        }

        public int hashCode() {
            return 7;
        }
    }

    interface Has {
        double x();
    }

    record Impl(double x) implements Has, Comparable<Impl> {
        public int compareTo(Impl o) {
            return Double.compare(x, o.x);
        }
    }

    record Nested(One one, Two two) {}

    static void p(Object... v) {
        StringBuilder b = new StringBuilder();
        for (Object o : v)
            b.append(
                o instanceof Character ch
                    ? (int) ch
                    : o instanceof String s
                      ? s.replaceAll("[^ -~]", "?")
                      : o
            ).append(' ');
        System.out.println(b);
    }

    public static void main(String[] args) throws Exception {
        double[] vs = { 2.5, Double.NaN, Double.MIN_VALUE };
        for (double x : vs) {
            for (double y : vs)
                p(
                    new One(x).equals(new One(y)),
                    new Two(x, y).equals(new Two(y, x)),
                    new Two(x, y).x(),
                    new Two(x, y).first(),
                    new Mixed(1, x, 2, "s", y, 3).equals(new Mixed(1, x, 2, "s", x, 3)),
                    new Impl(x).compareTo(new Impl(y)) > 0
                );
            p(
                new One(x).hashCode() == Double.hashCode(x),
                new One(x).toString(),
                new Boxed(x).equals(new Boxed(x)),
                Two.of(x).toString(),
                new Gen<>("g", x).toString(),
                new Mixed(1, x, 2, "s", x, 3).toString()
            );
        }
        p(
            new One(2.5).equals(null),
            new One(2.5).equals("x"),
            new Boxed(null).equals(new Boxed(null)),
            new Boxed(null).hashCode(),
            new Boxed(null).toString(),
            new Arr(vs).equals(new Arr(vs)),
            new Arr(vs).equals(new Arr(vs.clone())),
            new Var(2.5, Double.NaN).v().length,
            new Var().v().length,
            new Over(2.5).x(),
            new Over(2.5).equals(new Over(Double.NaN)),
            new Over(2.5).hashCode(),
            new Over(Double.MIN_VALUE).toString(),
            ((Has) new Impl(Double.NaN)).x(),
            new Gen<>(2.5, Double.NaN).a(),
            new Nested(new One(2.5), new Two(2.5, Double.NaN)).equals(
                new Nested(new One(2.5), new Two(2.5, Double.NaN))
            ),
            new Nested(null, null).toString()
        );
        for (Class<?> k : new Class<?>[] {
            One.class,
            Two.class,
            Mixed.class,
            Boxed.class,
            Arr.class,
            Gen.class,
            Var.class
        }) {
            StringBuilder s = new StringBuilder(k.getSimpleName());
            for (var rc : k.getRecordComponents())
                s.append(" ")
                    .append(rc.getGenericType())
                    .append(" ")
                    .append(rc.getName())
                    .append(rc.getAccessor().getReturnType() == rc.getType());
            p(
                s.toString(),
                k.isRecord(),
                k.getDeclaredConstructors()[0].getParameterCount(),
                k.getDeclaredFields()[0].toString()
            );
        }
        Set<Object> set = new HashSet<>();
        for (double x : vs) {
            set.add(new One(x));
            set.add(new One(x));
            set.add(new Two(x, x));
        }
        p(
            set.size(),
            set.contains(new One(Double.NaN)),
            One.class.getRecordComponents()[0].getAccessor().invoke(new One(Double.MIN_VALUE)),
            One.class.getDeclaredConstructor(double.class).newInstance(Double.NaN).toString()
        );
        try {
            java.lang.reflect.Field f = One.class.getDeclaredField("x");
            f.setAccessible(true);
            f.set(new One(2.5), Double.NaN);
        } catch (IllegalAccessException e) {
            p(e.getMessage());
        }
        Object ob = new Two(2.5, Double.NaN);
        if (ob instanceof Two t && t.y() == Double.NaN) p(t.x());
        record Local(double q) {
            static int made;

            Local {
                made++;
            }
        }
        new Local(2.5);
        new Local(Double.NaN);
        p(Local.made);
    }
}
