// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * Records with components of char: equality as by compare, hash, text, compact constructors,
 * arrays, generics, reflection.
 */
public class CharComponents {

    record One(char x) {}

    record Two(char x, char y) {
        Two {
            if (x == y) x = '0';
        }

        static Two of(char v) {
            return new Two(v, v);
        }

        char first() {
            return x;
        }
    }

    record Mixed(int i, char x, long l, String s, char y, double d) {}

    record Boxed(Character x) {}

    record Arr(char[] x) {}

    record Gen<A>(A a, char x) {}

    record Var(char... v) {}

    record Over(char x) {
        public char x() {
            return '\uffff';
        }

        public boolean equals(Object o) {
            return o instanceof Over;
        }

        public int hashCode() {
            return 7;
        }
    }

    interface Has {
        char x();
    }

    record Impl(char x) implements Has, Comparable<Impl> {
        public int compareTo(Impl o) {
            return Character.compare(x, o.x);
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
        char[] vs = { 'a', '\uffff', '0' };
        for (char x : vs) {
            for (char y : vs)
                p(
                    new One(x).equals(new One(y)),
                    new Two(x, y).equals(new Two(y, x)),
                    new Two(x, y).x(),
                    new Two(x, y).first(),
                    new Mixed(1, x, 2, "s", y, 3).equals(new Mixed(1, x, 2, "s", x, 3)),
                    new Impl(x).compareTo(new Impl(y)) > 0
                );
            p(
                new One(x).hashCode() == Character.hashCode(x),
                new One(x).toString(),
                new Boxed(x).equals(new Boxed(x)),
                Two.of(x).toString(),
                new Gen<>("g", x).toString(),
                new Mixed(1, x, 2, "s", x, 3).toString()
            );
        }
        p(
            new One('a').equals(null),
            new One('a').equals("x"),
            new Boxed(null).equals(new Boxed(null)),
            new Boxed(null).hashCode(),
            new Boxed(null).toString(),
            new Arr(vs).equals(new Arr(vs)),
            new Arr(vs).equals(new Arr(vs.clone())),
            new Var('a', '\uffff').v().length,
            new Var().v().length,
            new Over('a').x(),
            new Over('a').equals(new Over('\uffff')),
            new Over('a').hashCode(),
            new Over('0').toString(),
            ((Has) new Impl('\uffff')).x(),
            new Gen<>('a', '\uffff').a(),
            new Nested(new One('a'), new Two('a', '\uffff')).equals(
                new Nested(new One('a'), new Two('a', '\uffff'))
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
        for (char x : vs) {
            set.add(new One(x));
            set.add(new One(x));
            set.add(new Two(x, x));
        }
        p(
            set.size(),
            set.contains(new One('\uffff')),
            One.class.getRecordComponents()[0].getAccessor().invoke(new One('0')),
            One.class.getDeclaredConstructor(char.class).newInstance('\uffff').toString()
        );
        try {
            java.lang.reflect.Field f = One.class.getDeclaredField("x");
            f.setAccessible(true);
            f.set(new One('a'), '\uffff');
        } catch (IllegalAccessException e) {
            p(e.getMessage());
        }
        Object ob = new Two('a', '\uffff');
        if (ob instanceof Two t && t.y() == '\uffff') p(t.x());
        record Local(char q) {
            static int made;

            Local {
                made++;
            }
        }
        new Local('a');
        new Local('\uffff');
        p(Local.made);
    }
}
