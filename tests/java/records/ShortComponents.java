// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * Records with components of short: equality as by compare, hash, text, compact constructors,
 * arrays, generics, reflection.
 */
public class ShortComponents {

    record One(short x) {}

    record Two(short x, short y) {
        Two {
            if (x == y) x = (short) 32767;
        }

        static Two of(short v) {
            return new Two(v, v);
        }

        short first() {
            return x;
        }
    }

    record Mixed(int i, short x, long l, String s, short y, double d) {}

    record Boxed(Short x) {}

    record Arr(short[] x) {}

    record Gen<A>(A a, short x) {}

    record Var(short... v) {}

    record Over(short x) {
        public short x() {
            return (short) -32768;
        }

        public boolean equals(Object o) {
            return o instanceof Over;
        }

        public int hashCode() {
            return 7;
        }
    }

    interface Has {
        short x();
    }

    record Impl(short x) implements Has, Comparable<Impl> {
        public int compareTo(Impl o) {
            return Short.compare(x, o.x);
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
        short[] vs = { (short) 5, (short) -32768, (short) 32767 };
        for (short x : vs) {
            for (short y : vs)
                p(
                    new One(x).equals(new One(y)),
                    new Two(x, y).equals(new Two(y, x)),
                    new Two(x, y).x(),
                    new Two(x, y).first(),
                    new Mixed(1, x, 2, "s", y, 3).equals(new Mixed(1, x, 2, "s", x, 3)),
                    new Impl(x).compareTo(new Impl(y)) > 0
                );
            p(
                new One(x).hashCode() == Short.hashCode(x),
                new One(x).toString(),
                new Boxed(x).equals(new Boxed(x)),
                Two.of(x).toString(),
                new Gen<>("g", x).toString(),
                new Mixed(1, x, 2, "s", x, 3).toString()
            );
        }
        p(
            new One((short) 5).equals(null),
            new One((short) 5).equals("x"),
            new Boxed(null).equals(new Boxed(null)),
            new Boxed(null).hashCode(),
            new Boxed(null).toString(),
            new Arr(vs).equals(new Arr(vs)),
            new Arr(vs).equals(new Arr(vs.clone())),
            new Var((short) 5, (short) -32768).v().length,
            new Var().v().length,
            new Over((short) 5).x(),
            new Over((short) 5).equals(new Over((short) -32768)),
            new Over((short) 5).hashCode(),
            new Over((short) 32767).toString(),
            ((Has) new Impl((short) -32768)).x(),
            new Gen<>((short) 5, (short) -32768).a(),
            new Nested(new One((short) 5), new Two((short) 5, (short) -32768)).equals(
                new Nested(new One((short) 5), new Two((short) 5, (short) -32768))
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
        for (short x : vs) {
            set.add(new One(x));
            set.add(new One(x));
            set.add(new Two(x, x));
        }
        p(
            set.size(),
            set.contains(new One((short) -32768)),
            One.class
                .getRecordComponents()[0]
                .getAccessor()
                .invoke(new One((short) 32767)),
            One.class
                .getDeclaredConstructor(short.class)
                .newInstance((short) -32768)
                .toString()
        );
        try {
            java.lang.reflect.Field f = One.class.getDeclaredField("x");
            f.setAccessible(true);
            f.set(new One((short) 5), (short) -32768);
        } catch (IllegalAccessException e) {
            p(e.getMessage());
        }
        Object ob = new Two((short) 5, (short) -32768);
        if (ob instanceof Two t && t.y() == (short) -32768) p(t.x());
        record Local(short q) {
            static int made;

            Local {
                made++;
            }
        }
        new Local((short) 5);
        new Local((short) -32768);
        p(Local.made);
    }
}
