// SPDX-License-Identifier: MIT
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

public class Reflection {

    @Retention(RetentionPolicy.RUNTIME)
    @interface An {
        int v() default 7;

        String[] s() default { "a", "b" };

        Class<?> c() default String.class;

        Thread.State e() default Thread.State.NEW;
    }

    @An(v = 3)
    public static class C implements Comparable<C> {

        public int f = 5;
        private String g = "priv";

        public C() {}

        public C(int x) {
            f = x;
        }

        public int m(String s, long l) {
            return (int) (s.length() + l);
        }

        public int compareTo(C o) {
            return f - o.f;
        }

        @Deprecated
        public static <T extends Number> List<T> gen(Map<String, ? super T> x)
            throws java.io.IOException {
            return null;
        }
    }

    record R(int a, @An String b) {}

    sealed interface S permits S1, S2 {}

    record S1() implements S {}

    record S2() implements S {}

    enum E {
        A,
        B {
            void x() {}
        };

        void x() {}
    }

    public static void main(String[] a) throws Exception {
        packages();
        new Loader().signersAndAssertions();
        Class<?> c = C.class;
        System.out.println(Arrays.toString(c.getDeclaredConstructors()));
        Method m = c.getMethod("m", String.class, long.class);
        for (int i = 0; i < 40; i++) if ((int) m.invoke(new C(), "abc", 4L) != 7) throw new Error();
        System.out.println(m.toGenericString());
        System.out.println(c.getMethod("gen", Map.class).toGenericString());
        System.out.println(Arrays.toString(c.getMethod("gen", Map.class).getAnnotations()));
        Constructor<?> k = c.getConstructor(int.class);
        for (int i = 0; i < 40; i++) if (((C) k.newInstance(i)).f != i) throw new Error();
        Field g = c.getDeclaredField("g");
        g.setAccessible(true);
        C o = new C();
        g.set(o, "new");
        System.out.println(g.get(o));
        System.out.println(c.getField("f").getInt(o));
        System.out.println(c.getAnnotation(An.class));
        System.out.println(Arrays.toString(R.class.getRecordComponents()));
        System.out.println(
            S.class.isSealed() + " " + Arrays.toString(S.class.getPermittedSubclasses())
        );
        System.out.println(
            E.B.getClass() +
                " " +
                E.B.getDeclaringClass() +
                " " +
                Arrays.toString(E.values()) +
                new EnumMap<>(Map.of(E.A, 1))
        );
        Object p = Proxy.newProxyInstance(
            Reflection.class.getClassLoader(),
            new Class<?>[] { Runnable.class, Comparable.class },
            (x, mm, args) -> {
                System.out.println(mm.getName());
                return 0;
            }
        );
        ((Runnable) p).run();
        System.out.println(((Comparable) p).compareTo("x"));
        System.out.println(p.getClass().getModule() != null);
        Object arr = Array.newInstance(int.class, 3);
        Array.setInt(arr, 1, 9);
        System.out.println(
            Array.get(arr, 1) + " " + Array.getLength(arr) + " " + Array.getInt(arr, 1)
        );
        System.out.println(int[][].class.getComponentType());
        try {
            m.invoke(new C(), "abc");
        } catch (IllegalArgumentException e) {
            System.out.println(String.valueOf(e.getMessage()).replaceAll("@.*", ""));
        }
        try {
            m.invoke("no", "abc", 1L);
        } catch (IllegalArgumentException e) {
            System.out.println(String.valueOf(e.getMessage()).replaceAll("@.*", ""));
        }
        try {
            Integer.class.getDeclaredField("value").setAccessible(true);
        } catch (RuntimeException e) {
            System.out.println(e.getMessage().replaceAll("@.*", ""));
        }
        java.io.ByteArrayOutputStream b = new java.io.ByteArrayOutputStream();
        var oo = new java.io.ObjectOutputStream(b);
        oo.writeObject(new ArrayList<>(List.of("s", 1, E.A, new int[] { 1, 2 })));
        oo.close();
        System.out.println(
            (
                (List<?>) new java.io.ObjectInputStream(
                    new java.io.ByteArrayInputStream(b.toByteArray())
                ).readObject()
            ).size()
        );
        System.out.println(
            m.getParameters()[0] +
                " " +
                new Object() {}.getClass().getEnclosingMethod() +
                " " +
                new Object() {}.getClass().getName() +
                Modifier.toString(C.class.getModifiers())
        );
        List<String> names = StackWalker.getInstance().walk(s ->
            s.map(StackWalker.StackFrame::getMethodName).toList()
        );
        System.out.println(names);
        caller();
    }

    static class Loader extends ClassLoader {

        Loader() {
            super(null);
        }

        void signersAndAssertions() throws Exception {
            byte[] bytes = C.class.getResourceAsStream("Reflection$C.class").readAllBytes();
            Class<?> c = defineClass("Reflection$C", bytes, 0, bytes.length);
            System.out.println(
                Arrays.toString(c.getSigners()) + Arrays.toString(int.class.getSigners())
            );
            String[] signers = { "one", "two" };
            setSigners(c, signers);
            Object[] copy = c.getSigners();
            copy[0] = "changed";
            System.out.println(
                Arrays.toString(c.getSigners()) + copy.getClass() + (copy == signers)
            );
            setSigners(c, null);
            System.out.println(Arrays.toString(c.getSigners()) + c.desiredAssertionStatus());
            setDefaultAssertionStatus(true);
            setClassAssertionStatus("x.Y", false);
            setPackageAssertionStatus(null, false);
            System.out.println(c.desiredAssertionStatus());
            setClassAssertionStatus("Reflection$C", true);
            setClassAssertionStatus("Reflection", true);
            System.out.println(c.desiredAssertionStatus());
            clearAssertionStatus();
            System.out.println(c.desiredAssertionStatus());
        }
    }

    // A package that the library made for proxies of the boot loader is listed nowhere, and no
    // entry is null.
    static void packages() {
        Object proxy = Proxy.newProxyInstance(
            null,
            new Class<?>[] { Runnable.class },
            (x, m, b) -> null
        );
        System.out.println(proxy.getClass().getPackage());
        for (Package p : Package.getPackages()) {
            if (p == null || p.getName().contains("proxy")) System.out.println("listed: " + p);
        }
        System.out.println(Package.getPackage("java.util") + " " + Package.getPackage("no.such"));
    }

    static void caller() {
        System.out.println(
            StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass()
        );
    }
}
