// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * Records with components of float: equality as by compare, hash, text, compact constructors,
 * arrays, generics, reflection.
 */
public class FloatComponents {

    record One(float x) {}

    record Two(float x, float y) {
        Two {
            if (x == y) x = Float.MAX_VALUE;
        }

        static Two of(float v) {
            return new Two(v, v);
        }

        float first() {
            return x;
        }
    }

    record Mixed(int i, float x, long l, String s, float y, double d) {}

    record Boxed(Float x) {}

    record Arr(float[] x) {}

    record Gen<A>(A a, float x) {}

    record Var(float... v) {}

    record Over(float x) {
        public float x() {
            return -0.0f;
        }

        public boolean equals(Object o) {
            return o instanceof Over;
        }

        public int hashCode() {
            return 7;
        }
    }

    interface Has {
        float x();
    }

    record Impl(float x) implements Has, Comparable<Impl> {
        public int compareTo(Impl o) {
            return Float.compare(x, o.x);
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
        float[] vs = { 1.5f, -0.0f, Float.MAX_VALUE };
        for (float x : vs) {
            for (float y : vs)
                p(
                    new One(x).equals(new One(y)),
                    new Two(x, y).equals(new Two(y, x)),
                    new Two(x, y).x(),
                    new Two(x, y).first(),
                    new Mixed(1, x, 2, "s", y, 3).equals(new Mixed(1, x, 2, "s", x, 3)),
                    new Impl(x).compareTo(new Impl(y)) > 0
                );
            p(
                new One(x).hashCode() == Float.hashCode(x),
                new One(x).toString(),
                new Boxed(x).equals(new Boxed(x)),
                Two.of(x).toString(),
                new Gen<>("g", x).toString(),
                new Mixed(1, x, 2, "s", x, 3).toString()
            );
        }
        p(
            new One(1.5f).equals(null),
            new One(1.5f).equals("x"),
            new Boxed(null).equals(new Boxed(null)),
            new Boxed(null).hashCode(),
            new Boxed(null).toString(),
            new Arr(vs).equals(new Arr(vs)),
            new Arr(vs).equals(new Arr(vs.clone())),
            new Var(1.5f, -0.0f).v().length,
            new Var().v().length,
            new Over(1.5f).x(),
            new Over(1.5f).equals(new Over(-0.0f)),
            new Over(1.5f).hashCode(),
            new Over(Float.MAX_VALUE).toString(),
            ((Has) new Impl(-0.0f)).x(),
            new Gen<>(1.5f, -0.0f).a(),
            new Nested(new One(1.5f), new Two(1.5f, -0.0f)).equals(
                new Nested(new One(1.5f), new Two(1.5f, -0.0f))
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
        for (float x : vs) {
            set.add(new One(x));
            set.add(new One(x));
            set.add(new Two(x, x));
        }
        p(
            set.size(),
            set.contains(new One(-0.0f)),
            One.class.getRecordComponents()[0].getAccessor().invoke(new One(Float.MAX_VALUE)),
            One.class.getDeclaredConstructor(float.class).newInstance(-0.0f).toString()
        );
        try {
            java.lang.reflect.Field f = One.class.getDeclaredField("x");
            f.setAccessible(true);
            f.set(new One(1.5f), -0.0f);
        } catch (IllegalAccessException e) {
            p(e.getMessage());
        }
        Object ob = new Two(1.5f, -0.0f);
        if (ob instanceof Two t && t.y() == -0.0f) p(t.x());
        record Local(float q) {
            static int made;

            Local {
                made++;
            }
        }
        new Local(1.5f);
        new Local(-0.0f);
        p(Local.made);
    }
}
