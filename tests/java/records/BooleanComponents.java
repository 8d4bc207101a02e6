// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * Records with components of boolean: equality as by compare, hash, text, compact constructors,
 * arrays, generics, reflection.
 */
public class BooleanComponents {

    record One(boolean x) {}

    record Two(boolean x, boolean y) {
        Two {
            if (x == y) x = true;
        }

        static Two of(boolean v) {
            return new Two(v, v);
        }

        boolean first() {
            return x;
        }
    }

    record Mixed(int i, boolean x, long l, String s, boolean y, double d) {}

    record Boxed(Boolean x) {}

    record Arr(boolean[] x) {}

    record Gen<A>(A a, boolean x) {}

    record Var(boolean... v) {}

    record Over(boolean x) {
        public boolean x() {
            return false;
        }

        public boolean equals(Object o) {
            return o instanceof Over;
        }

        public int hashCode() {
            return 7;
        }
    }

    interface Has {
        boolean x();
    }

    record Impl(boolean x) implements Has, Comparable<Impl> {
        public int compareTo(Impl o) {
            return Boolean.compare(x, o.x);
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
        boolean[] vs = { true, false, true };
        for (boolean x : vs) {
            for (boolean y : vs)
                p(
                    new One(x).equals(new One(y)),
                    new Two(x, y).equals(new Two(y, x)),
                    new Two(x, y).x(),
                    new Two(x, y).first(),
                    new Mixed(1, x, 2, "s", y, 3).equals(new Mixed(1, x, 2, "s", x, 3)),
                    new Impl(x).compareTo(new Impl(y)) > 0
                );
            p(
                new One(x).hashCode() == Boolean.hashCode(x),
                new One(x).toString(),
                new Boxed(x).equals(new Boxed(x)),
                Two.of(x).toString(),
                new Gen<>("g", x).toString(),
                new Mixed(1, x, 2, "s", x, 3).toString()
            );
        }
        p(
            new One(true).equals(null),
            new One(true).equals("x"),
            new Boxed(null).equals(new Boxed(null)),
            new Boxed(null).hashCode(),
            new Boxed(null).toString(),
            new Arr(vs).equals(new Arr(vs)),
            new Arr(vs).equals(new Arr(vs.clone())),
            new Var(true, false).v().length,
            new Var().v().length,
            new Over(true).x(),
            new Over(true).equals(new Over(false)),
            new Over(true).hashCode(),
            new Over(true).toString(),
            ((Has) new Impl(false)).x(),
            new Gen<>(true, false).a(),
            new Nested(new One(true), new Two(true, false)).equals(
                new Nested(new One(true), new Two(true, false))
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
        for (boolean x : vs) {
            set.add(new One(x));
            set.add(new One(x));
            set.add(new Two(x, x));
        }
        p(
            set.size(),
            set.contains(new One(false)),
            One.class.getRecordComponents()[0].getAccessor().invoke(new One(true)),
            One.class.getDeclaredConstructor(boolean.class).newInstance(false).toString()
        );
        try {
            java.lang.reflect.Field f = One.class.getDeclaredField("x");
            f.setAccessible(true);
            f.set(new One(true), false);
        } catch (IllegalAccessException e) {
            p(e.getMessage());
        }
        Object ob = new Two(true, false);
        if (ob instanceof Two t && t.y() == false) p(t.x());
        record Local(boolean q) {
            static int made;

            Local {
                made++;
            }
        }
        new Local(true);
        new Local(false);
        p(Local.made);
    }
}
