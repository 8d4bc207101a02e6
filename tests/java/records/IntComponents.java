// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * Records with components of int: equality as by compare, hash, text, compact constructors, arrays,
 * generics, reflection.
 */
public class IntComponents {

    record One(int x) {}

    record Two(int x, int y) {
        Two {
            if (x == y) x = Integer.MAX_VALUE;
        }

        static Two of(int v) {
            return new Two(v, v);
        }

        int first() {
            return x;
        }
    }

    record Mixed(int i, int x, long l, String s, int y, double d) {}

    record Boxed(Integer x) {}

    record Arr(int[] x) {}

    record Gen<A>(A a, int x) {}

    record Var(int... v) {}

    record Over(int x) {
        public int x() {
            return Integer.MIN_VALUE;
        }

        public boolean equals(Object o) {
            return o instanceof Over;
        }

        public int hashCode() {
            return 7;
        }
    }

    interface Has {
        int x();
    }

    record Impl(int x) implements Has, Comparable<Impl> {
        public int compareTo(Impl o) {
            return Integer.compare(x, o.x);
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
        int[] vs = { 7, Integer.MIN_VALUE, Integer.MAX_VALUE };
        for (int x : vs) {
            for (int y : vs)
                p(
                    new One(x).equals(new One(y)),
                    new Two(x, y).equals(new Two(y, x)),
                    new Two(x, y).x(),
                    new Two(x, y).first(),
                    new Mixed(1, x, 2, "s", y, 3).equals(new Mixed(1, x, 2, "s", x, 3)),
                    new Impl(x).compareTo(new Impl(y)) > 0
                );
            p(
                new One(x).hashCode() == Integer.hashCode(x),
                new One(x).toString(),
                new Boxed(x).equals(new Boxed(x)),
                Two.of(x).toString(),
                new Gen<>("g", x).toString(),
                new Mixed(1, x, 2, "s", x, 3).toString()
            );
        }
        p(
            new One(7).equals(null),
            new One(7).equals("x"),
            new Boxed(null).equals(new Boxed(null)),
            new Boxed(null).hashCode(),
            new Boxed(null).toString(),
            new Arr(vs).equals(new Arr(vs)),
            new Arr(vs).equals(new Arr(vs.clone())),
            new Var(7, Integer.MIN_VALUE).v().length,
            new Var().v().length,
            new Over(7).x(),
            new Over(7).equals(new Over(Integer.MIN_VALUE)),
            new Over(7).hashCode(),
            new Over(Integer.MAX_VALUE).toString(),
            ((Has) new Impl(Integer.MIN_VALUE)).x(),
            new Gen<>(7, Integer.MIN_VALUE).a(),
            new Nested(new One(7), new Two(7, Integer.MIN_VALUE)).equals(
                new Nested(new One(7), new Two(7, Integer.MIN_VALUE))
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
        for (int x : vs) {
            set.add(new One(x));
            set.add(new One(x));
            set.add(new Two(x, x));
        }
        p(
            set.size(),
            set.contains(new One(Integer.MIN_VALUE)),
            One.class.getRecordComponents()[0].getAccessor().invoke(new One(Integer.MAX_VALUE)),
            One.class.getDeclaredConstructor(int.class).newInstance(Integer.MIN_VALUE).toString()
        );
        try {
            java.lang.reflect.Field f = One.class.getDeclaredField("x");
            f.setAccessible(true);
            f.set(new One(7), Integer.MIN_VALUE);
        } catch (IllegalAccessException e) {
            p(e.getMessage());
        }
        Object ob = new Two(7, Integer.MIN_VALUE);
        if (ob instanceof Two t && t.y() == Integer.MIN_VALUE) p(t.x());
        record Local(int q) {
            static int made;

            Local {
                made++;
            }
        }
        new Local(7);
        new Local(Integer.MIN_VALUE);
        p(Local.made);
    }
}
