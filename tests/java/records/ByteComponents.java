// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * Records with components of byte: equality as by compare, hash, text, compact constructors,
 * arrays, generics, reflection.
 */
public class ByteComponents {

    record One(byte x) {}

    record Two(byte x, byte y) {
        Two {
            if (x == y) x = (byte) 127;
        }

        static Two of(byte v) {
            return new Two(v, v);
        }

        byte first() {
            return x;
        }
    }

    record Mixed(int i, byte x, long l, String s, byte y, double d) {}

    record Boxed(Byte x) {}

    record Arr(byte[] x) {}

    record Gen<A>(A a, byte x) {}

    record Var(byte... v) {}

    record Over(byte x) {
        public byte x() {
            return (byte) -128;
        }

        public boolean equals(Object o) {
            return o instanceof Over;
        }

        public int hashCode() {
            return 7;
        }
    }

    interface Has {
        byte x();
    }

    record Impl(byte x) implements Has, Comparable<Impl> {
        public int compareTo(Impl o) {
            return Byte.compare(x, o.x);
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
        byte[] vs = { (byte) 1, (byte) -128, (byte) 127 };
        for (byte x : vs) {
            for (byte y : vs)
                p(
                    new One(x).equals(new One(y)),
                    new Two(x, y).equals(new Two(y, x)),
                    new Two(x, y).x(),
                    new Two(x, y).first(),
                    new Mixed(1, x, 2, "s", y, 3).equals(new Mixed(1, x, 2, "s", x, 3)),
                    new Impl(x).compareTo(new Impl(y)) > 0
                );
            p(
                new One(x).hashCode() == Byte.hashCode(x),
                new One(x).toString(),
                new Boxed(x).equals(new Boxed(x)),
                Two.of(x).toString(),
                new Gen<>("g", x).toString(),
                new Mixed(1, x, 2, "s", x, 3).toString()
            );
        }
        p(
            new One((byte) 1).equals(null),
            new One((byte) 1).equals("x"),
            new Boxed(null).equals(new Boxed(null)),
            new Boxed(null).hashCode(),
            new Boxed(null).toString(),
            new Arr(vs).equals(new Arr(vs)),
            new Arr(vs).equals(new Arr(vs.clone())),
            new Var((byte) 1, (byte) -128).v().length,
            new Var().v().length,
            new Over((byte) 1).x(),
            new Over((byte) 1).equals(new Over((byte) -128)),
            new Over((byte) 1).hashCode(),
            new Over((byte) 127).toString(),
            ((Has) new Impl((byte) -128)).x(),
            new Gen<>((byte) 1, (byte) -128).a(),
            new Nested(new One((byte) 1), new Two((byte) 1, (byte) -128)).equals(
                new Nested(new One((byte) 1), new Two((byte) 1, (byte) -128))
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
        for (byte x : vs) {
            set.add(new One(x));
            set.add(new One(x));
            set.add(new Two(x, x));
        }
        p(
            set.size(),
            set.contains(new One((byte) -128)),
            One.class
                .getRecordComponents()[0]
                .getAccessor()
                .invoke(new One((byte) 127)),
            One.class
                .getDeclaredConstructor(byte.class)
                .newInstance((byte) -128)
                .toString()
        );
        try {
            java.lang.reflect.Field f = One.class.getDeclaredField("x");
            f.setAccessible(true);
            f.set(new One((byte) 1), (byte) -128);
        } catch (IllegalAccessException e) {
            p(e.getMessage());
        }
        Object ob = new Two((byte) 1, (byte) -128);
        if (ob instanceof Two t && t.y() == (byte) -128) p(t.x());
        record Local(byte q) {
            static int made;

            Local {
                made++;
            }
        }
        new Local((byte) 1);
        new Local((byte) -128);
        p(Local.made);
    }
}
