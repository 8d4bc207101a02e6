// SPDX-License-Identifier: MIT
/**
 * JLS 15.16: ClassCastException names both classes, their modules and loaders, for classes, arrays,
 * interfaces and generics.
 */
public class CastTexts {

    interface Code {
        Object run();
    }

    interface I {}

    static class A implements I {}

    static final class F {}

    enum E {
        X {},
        Y
    }

    record R(int i) {}

    static void t(Code c) {
        try {
            System.out.println("fine " + c.run().getClass().getSimpleName());
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }

    static <T> T gen(Object o) {
        return (T) o;
    }

    static class Box<T extends Comparable<T>> {

        T v;

        Box(Object o) {
            v = (T) o;
        }

        int cmp(T o) {
            return v.compareTo(o);
        }
    }

    public static void main(String[] args) {
        Object s = "s",
            i = 1,
            a = new A(),
            arr = new int[1],
            sarr = new String[1],
            e = E.X,
            r = new R(1),
            lam = null,
            cls = String.class,
            mat = new int[1][1],
            aarr = new A[1][1];
        t(() -> (Integer) s);
        t(() -> (String) i);
        t(() -> (A) s);
        t(() -> (String) a);
        t(() -> (F) a);
        t(() -> (I) s);
        t(() -> (I) i);
        t(() -> (Runnable) a);
        t(() -> (Comparable<?>) a);
        t(() -> (E) a);
        t(() -> (R) e);
        t(() -> (E) e);
        t(() -> (int[]) s);
        t(() -> (int[]) sarr);
        t(() -> (String) arr);
        t(() -> (long[]) arr);
        t(() -> (Object[]) arr);
        t(() -> (Object[]) sarr);
        t(() -> (Integer[]) sarr);
        t(() -> (int[][]) arr);
        t(() -> (Object[]) mat);
        t(() -> (Object[][]) mat);
        t(() -> (A[]) aarr);
        t(() -> (I[][]) aarr);
        t(() -> (F[][]) aarr);
        t(() -> (A) aarr);
        t(() -> (Cloneable) arr);
        t(() -> (java.io.Serializable) aarr);
        t(() -> (Runnable) arr);
        t(() -> (Number) i);
        t(() -> (Long) i);
        t(() -> (Long) (Object) 'c');
        t(() -> {
            int x = (int) s;
            return x;
        });
        t(() -> {
            long x = (long) i;
            return x;
        });
        t(() -> {
            boolean x = (boolean) s;
            return x;
        });
        t(() -> {
            char x = (char) a;
            return x;
        });
        t(() -> {
            double x = (Double) i;
            return x;
        });
        t(() -> {
            String x = gen(i);
            return x;
        });
        t(() -> {
            int x = CastTexts.<Integer>gen(s);
            return x;
        });
        t(() -> CastTexts.<A>gen(s));
        t(() -> CastTexts.<A>gen(s).hashCode());
        t(() -> CastTexts.<String>gen(a).length());
        t(() -> new Box<String>(1).cmp("x"));
        t(() -> new Box<Integer>("x").cmp(1));
        t(() -> new Box<String>(a));
        t(() -> new Box<String>(1).v);
        t(() -> {
            for (String x : CastTexts.<java.util.List<String>>gen(java.util.List.of(1))) return x;
            return 0;
        });
        t(() -> String.class.cast(i));
        t(() -> A.class.cast(s));
        t(() -> int.class.cast(i));
        t(() -> int[].class.cast(s));
        t(() -> Runnable.class.cast(a));
        t(() -> String.class.asSubclass(Runnable.class));
        t(() -> A.class.asSubclass(I.class));
        t(() -> A.class.asSubclass(F.class));
        t(() -> (Class<?>) s);
        t(() -> (String) cls);
        t(() -> (Thread) Thread.currentThread());
        t(() -> (A) (Object) Thread.currentThread().getThreadGroup());
        t(() -> (I & java.io.Serializable) a);
        t(() -> (java.io.Serializable & Comparable<?>) s);
        t(() -> {
            throw (RuntimeException) (Throwable) new Exception("x");
        });
        t(() -> {
            throw (Error) gen(a);
        });
        t(() -> ((Object[]) sarr)[0] = gen("z"));
        t(() -> {
            String[] x = CastTexts.<String[]>gen(new Object[0]);
            return x;
        });
        t(() -> {
            java.util.function.Function<String, Integer> f = String::length;
            return ((java.util.function.Function) f).apply(1);
        });
        t(() -> {
            Comparable c = "x";
            return c.compareTo(1);
        });
        t(() -> {
            Comparable c = E.X;
            return c.compareTo(r);
        });
        t(() -> {
            Comparable c = E.X;
            return c.compareTo("x");
        });
        System.out.println(lam == (A) lam);
    }
}
