// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * Records with components of long: equality as by compare, hash, text, compact constructors,
 * arrays, generics, reflection.
 */
public class LongComponents {

    record One(long x) {}

    record Two(long x, long y) {
        Two {
            if (x == y) x = Long.MAX_VALUE;
        }

        static Two of(long v) {
            return new Two(v, v);
        }

        long first() {
            return x;
        }
    }

    record Mixed(int i, long x, long l, String s, long y, double d) {}

    record Boxed(Long x) {}

    record Arr(long[] x) {}

    record Gen<A>(A a, long x) {}

    record Var(long... v) {}

    record Over(long x) {
        public long x() {
            return Long.MIN_VALUE;
        }

        public boolean equals(Object o) {
            return o instanceof Over;
        }

        public int hashCode() {
            return 7;
        }
    }

    interface Has {
        long x();
    }

    record Impl(long x) implements Has, Comparable<Impl> {
        public int compareTo(Impl o) {
            return Long.compare(x, o.x);
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
        long[] vs = { 9L, Long.MIN_VALUE, Long.MAX_VALUE };
        for (long x : vs) {
            for (long y : vs)
                p(
                    new One(x).equals(new One(y)),
                    new Two(x, y).equals(new Two(y, x)),
                    new Two(x, y).x(),
                    new Two(x, y).first(),
                    new Mixed(1, x, 2, "s", y, 3).equals(new Mixed(1, x, 2, "s", x, 3)),
                    new Impl(x).compareTo(new Impl(y)) > 0
                );
            p(
                new One(x).hashCode() == Long.hashCode(x),
                new One(x).toString(),
                new Boxed(x).equals(new Boxed(x)),
                Two.of(x).toString(),
                new Gen<>("g", x).toString(),
                new Mixed(1, x, 2, "s", x, 3).toString()
            );
        }
        p(
            new One(9L).equals(null),
            new One(9L).equals("x"),
            new Boxed(null).equals(new Boxed(null)),
            new Boxed(null).hashCode(),
            new Boxed(null).toString(),
            new Arr(vs).equals(new Arr(vs)),
            new Arr(vs).equals(new Arr(vs.clone())),
            new Var(9L, Long.MIN_VALUE).v().length,
            new Var().v().length,
            new Over(9L).x(),
            new Over(9L).equals(new Over(Long.MIN_VALUE)),
            new Over(9L).hashCode(),
            new Over(Long.MAX_VALUE).toString(),
            ((Has) new Impl(Long.MIN_VALUE)).x(),
            new Gen<>(9L, Long.MIN_VALUE).a(),
            new Nested(new One(9L), new Two(9L, Long.MIN_VALUE)).equals(
                new Nested(new One(9L), new Two(9L, Long.MIN_VALUE))
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
        for (long x : vs) {
            set.add(new One(x));
            set.add(new One(x));
            set.add(new Two(x, x));
        }
        p(
            set.size(),
            set.contains(new One(Long.MIN_VALUE)),
            One.class.getRecordComponents()[0].getAccessor().invoke(new One(Long.MAX_VALUE)),
            One.class.getDeclaredConstructor(long.class).newInstance(Long.MIN_VALUE).toString()
        );
        try {
            java.lang.reflect.Field f = One.class.getDeclaredField("x");
            f.setAccessible(true);
            f.set(new One(9L), Long.MIN_VALUE);
        } catch (IllegalAccessException e) {
            p(e.getMessage());
        }
        Object ob = new Two(9L, Long.MIN_VALUE);
        if (ob instanceof Two t && t.y() == Long.MIN_VALUE) p(t.x());
        record Local(long q) {
            static int made;

            Local {
                made++;
            }
        }
        new Local(9L);
        new Local(Long.MIN_VALUE);
        p(Local.made);
    }
}
