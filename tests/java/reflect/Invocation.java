/* SPDX-License-Identifier: MIT */
/*
 * Method, Field, Constructor and Array access: boxing, widening, wrong arguments, private members,
 * exceptions inside.
 */
import java.lang.reflect.*; import java.util.*;

public class Invocation {

    static class T {

        private int p = 5;
        static final String K = "k";
        public long l;
        byte b;
        final int fin = 3;
        static double sd = 1.5;

        private T(int x, String... s) {
            p = x + s.length;
        }

        public T() {}

        public String all(
            byte b,
            short s,
            char c,
            int i,
            long l,
            float f,
            double d,
            boolean z,
            Object o
        ) {
            return "" + b + s + c + i + l + f + d + z + o;
        }

        private static long add(long a, double b) {
            return a + (long) b;
        }

        void boom() throws Exception {
            throw new Exception("inside");
        }

        int prim() {
            return 7;
        }

        char chr() {
            return 'q';
        }

        void nothing() {}

        public static String va(Object... xs) {
            return Arrays.toString(xs);
        }
    }

    interface Shape {
        default String name() {
            return "shape " + sides();
        }

        int sides();

        static int zero() {
            return 0;
        }
    }

    static class Tri implements Shape {

        public int sides() {
            return 3;
        }
    }

    static void t(java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(c.call());
        } catch (InvocationTargetException e) {
            System.out.println("ITE " + e.getMessage() + " " + e.getCause());
        } catch (Throwable e) {
            System.out.println(e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        T x = new T();
        Method all = T.class.getMethod(
            "all",
            byte.class,
            short.class,
            char.class,
            int.class,
            long.class,
            float.class,
            double.class,
            boolean.class,
            Object.class
        );
        System.out.println(all);
        t(() -> all.invoke(x, (byte) 1, (short) 2, 'c', 4, 5L, 6f, 7.0, true, null));
        t(() -> all.invoke(x, (byte) 1, (byte) 2, 'c', 'd', 5, 6L, 7f, false, "o"));
        t(() -> all.invoke(x, 1, (short) 2, 'c', 4, 5L, 6f, 7.0, true, null));
        t(() -> all.invoke(x, 1));
        t(() -> all.invoke("wrong"));
        t(() -> all.invoke(null, 1));
        t(() -> all.invoke(x, (byte) 1, null, 'c', 4, 5L, 6f, 7.0, true, null));
        Method add = T.class.getDeclaredMethod("add", long.class, double.class);
        t(() -> add.invoke(null, 3, 4.9f));
        t(() -> add.invoke("ignored", 'a', 1L));
        System.out.println(
            add.getModifiers() +
                " " +
                Modifier.toString(add.getModifiers()) +
                " " +
                add.getReturnType()
        );
        Method boom = T.class.getDeclaredMethod("boom");
        t(() -> boom.invoke(x));
        System.out.println(boom.toGenericString());
        t(() -> T.class.getDeclaredMethod("prim").invoke(x).getClass());
        t(() -> T.class.getDeclaredMethod("chr").invoke(x));
        t(() -> T.class.getDeclaredMethod("nothing").invoke(x));
        t(() ->
            T.class.getMethod("va", Object[].class).invoke(null, (Object) new Object[] { 1, "b" })
        );
        t(() -> T.class.getMethod("va", Object[].class).invoke(null, 1, 2));
        System.out.println(T.class.getMethod("va", Object[].class).isVarArgs());
        Constructor<T> c = T.class.getDeclaredConstructor(int.class, String[].class);
        T y = c.newInstance(10, new String[] { "a", "b" });
        Field p = T.class.getDeclaredField("p");
        System.out.println(
            p.getInt(y) + " " + p.get(y) + " " + p.getDouble(y) + " " + p.getLong(y) + " " + p
        );
        p.setInt(y, 9);
        p.set(y, (short) 8);
        System.out.println(y.p);
        t(() -> p.getByte(y));
        t(() -> {
            p.set(y, 1L);
            return 0;
        });
        t(() -> {
            p.set("no", 1);
            return 0;
        });
        t(() -> {
            p.set(null, 1);
            return 0;
        });
        Field l = T.class.getField("l");
        l.set(y, 'A');
        l.setByte(y, (byte) -1);
        System.out.println(y.l);
        Field sd = T.class.getDeclaredField("sd");
        sd.setFloat(null, 2.5f);
        System.out.println(T.sd + " " + sd.get(null));
        Field fin = T.class.getDeclaredField("fin");
        t(() -> {
            fin.set(y, 4);
            return 0;
        });
        fin.setAccessible(true);
        fin.set(y, 4);
        System.out.println(fin.getInt(y));
        Field k = T.class.getDeclaredField("K");
        k.setAccessible(true);
        t(() -> {
            k.set(null, "z");
            return 0;
        });
        System.out.println(k.get(null));
        t(() -> Shape.class.getMethod("name").invoke(new Tri()));
        t(() -> Tri.class.getMethod("name").invoke(new Tri()));
        t(() -> Shape.class.getMethod("zero").invoke(null));
        t(() -> Tri.class.getMethod("zero"));
        t(() -> Shape.class.getMethod("sides").isDefault());
        t(() -> Object.class.getMethod("toString").invoke(List.of(1)));
        t(() -> Comparable.class.getMethod("compareTo", Object.class).invoke(3, 4));
        t(() -> Number.class.getDeclaredConstructor().newInstance());
        t(() -> Shape.class.getDeclaredConstructor());
        t(() -> Thread.State.class.getDeclaredConstructors()[0].newInstance("a", 1));
        t(() -> Integer.class.getConstructor(String.class).newInstance("x"));
        Object a = Array.newInstance(int.class, 3);
        Array.set(a, 1, (byte) 5);
        Array.setChar(a, 2, 'B');
        System.out.println(
            Arrays.toString((int[]) a) + Array.getLong(a, 2) + Array.getLength(a) + Array.get(a, 1)
        );
        t(() -> Array.get(a, 3));
        t(() -> {
            Array.set(a, 0, 1L);
            return 0;
        });
        t(() -> Array.getLength("s"));
        t(() -> Array.newInstance(void.class, 1));
        t(() -> Array.newInstance(int.class, -1));
        t(() -> Array.newInstance(String.class, 2, 3).getClass().getName());
        t(() -> Array.getShort(a, 0));
        System.out.println(((int[][][]) Array.newInstance(int[].class, 2, 2))[1].length);
        for (Class<?> q : new Class<?>[] {
            int.class,
            void.class,
            int[].class,
            String[][].class,
            T.class,
            Map.Entry.class,
            new Object() {}.getClass(),
            Thread.State.class,
            Override.class,
            Shape[].class
        })
            System.out.println(
                q.getName() +
                    " " +
                    q.getSimpleName() +
                    " " +
                    q.getTypeName() +
                    " " +
                    q.getCanonicalName() +
                    " " +
                    Modifier.toString(q.getModifiers()) +
                    " " +
                    q.isPrimitive() +
                    q.isArray() +
                    q.isInterface() +
                    q.isAnonymousClass() +
                    q.isMemberClass() +
                    " " +
                    q.getSuperclass() +
                    " " +
                    q.getEnclosingClass() +
                    " " +
                    q.getDeclaringClass() +
                    " " +
                    q.getComponentType() +
                    " " +
                    Arrays.toString(q.getInterfaces())
            );
        for (int i = 0; i < 100; i++) {
            if ((Long) add.invoke(null, (long) i, 1.0) != i + 1) System.out.println("bad");
        }
        Class<?>[] inner = Invocation.class.getDeclaredClasses();
        System.out.println(
            inner.length +
                " " +
                T.class.getNestHost().getSimpleName() +
                " " +
                T.class.isNestmateOf(Tri.class)
        );
    }
}
