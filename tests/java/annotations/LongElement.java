// SPDX-License-Identifier: MIT
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

/**
 * JLS 9.6.1: annotation elements of type long: given, defaulted, arrays of them, equality, hash,
 * text, copies.
 */
public class LongElement {

    @Retention(RetentionPolicy.RUNTIME)
    @interface A {
        long value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface D {
        long value() default Long.MIN_VALUE;

        long[] many() default { 9L, Long.MAX_VALUE };

        long[] none() default {};

        long[] single() default Long.MAX_VALUE;
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Inherited
    @interface I {
        long x() default Long.MAX_VALUE;

        int y() default 1;
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Repeatable(Rs.class)
    @interface R {
        long[] value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Rs {
        R[] value();
    }

    @interface Gone {
        long value();
    }

    @A(9L)
    @D
    @I(x = Long.MIN_VALUE)
    @Gone(9L)
    static class P {}

    @A(9L)
    @D(Long.MIN_VALUE)
    @R(9L)
    @R({ Long.MIN_VALUE, Long.MAX_VALUE })
    static class Q extends P {}

    @D(value = Long.MAX_VALUE, many = 9L, none = { Long.MIN_VALUE, Long.MIN_VALUE })
    static class S extends P {

        @A(Long.MIN_VALUE)
        int f;

        @A(Long.MAX_VALUE)
        S(@A(9L) @D int p, @R({}) String q) {}

        @I
        @A(Long.MAX_VALUE)
        void m(@A(Long.MIN_VALUE) Object o) {}
    }

    static String s(Object o) {
        String x =
            o instanceof Character ch
                ? "" + (int) ch
                : o != null && o.getClass().isArray()
                  ? arr(o)
                  : String.valueOf(o);
        return x.replaceAll("[^ -~]", "?");
    }

    static String arr(Object o) {
        StringBuilder b = new StringBuilder("{");
        for (int i = 0; i < Array.getLength(o); i++) b.append(s(Array.get(o, i))).append(' ');
        return b + "}";
    }

    static void p(Object... v) {
        StringBuilder b = new StringBuilder();
        for (Object o : v) b.append(s(o)).append(' ');
        System.out.println(b);
    }

    public static void main(String[] args) throws Exception {
        for (Class<?> k : new Class<?>[] { P.class, Q.class, S.class }) {
            Annotation[] all = k.getAnnotations();
            Arrays.sort(all, Comparator.comparing(x -> x.annotationType().getName()));
            for (Annotation x : all)
                p(x, x.annotationType().getSimpleName(), x.equals(x), x.hashCode() == x.hashCode());
            p(
                k.getDeclaredAnnotations().length,
                k.isAnnotationPresent(I.class),
                k.isAnnotationPresent(Gone.class),
                k.getAnnotationsByType(R.class).length
            );
        }
        A pa = P.class.getAnnotation(A.class),
            qa = Q.class.getAnnotation(A.class);
        D pd = P.class.getAnnotation(D.class),
            qd = Q.class.getAnnotation(D.class),
            sd = S.class.getAnnotation(D.class);
        p(
            pa.value(),
            pa.equals(qa),
            pa.hashCode() == qa.hashCode(),
            pa == qa,
            pa == P.class.getAnnotation(A.class),
            pa.toString().equals(qa.toString()),
            pa.equals(pd),
            pa.equals(null)
        );
        p(
            pd.value(),
            pd.many(),
            pd.none(),
            pd.single(),
            pd.equals(qd),
            pd.hashCode() == qd.hashCode(),
            sd.equals(pd)
        );
        p(sd.value(), sd.many(), sd.none(), sd.single(), pd.many() == pd.many(), pd.many().length);
        long[] copy = pd.many();
        copy[0] = copy[1];
        p(pd.many(), copy.length);
        for (R r : Q.class.getAnnotationsByType(R.class)) p(r.value(), r);
        p(
            S.class.getDeclaredField("f").getAnnotation(A.class).value(),
            S.class.getAnnotation(I.class).x(),
            S.class.getDeclaredAnnotation(I.class)
        );
        Method m = S.class.getDeclaredMethod("m", Object.class);
        p(
            m.getAnnotation(A.class).value(),
            m.getAnnotation(I.class).x(),
            m.getParameterAnnotations()[0][0]
        );
        Constructor<?> k = S.class.getDeclaredConstructor(int.class, String.class);
        p(
            k.getAnnotation(A.class),
            k.getParameterAnnotations().length,
            k.getParameterAnnotations()[0].length,
            k.getParameterAnnotations()[1][0],
            k.getParameters()[0].getAnnotation(A.class).value()
        );
        for (Class<?> c : new Class<?>[] { A.class, D.class, I.class }) {
            Method[] ms = c.getDeclaredMethods();
            Arrays.sort(ms, Comparator.comparing(Method::getName));
            for (Method x : ms) p(x.getName(), x.getGenericReturnType(), x.getDefaultValue());
        }
        p(
            Proxy.isProxyClass(pa.getClass()),
            pa.annotationType() == A.class,
            A.class.isAnnotation(),
            A.class.getInterfaces()[0].getSimpleName()
        );
        try {
            A.class.getMethod("value").invoke(pa, 1);
        } catch (IllegalArgumentException e) {
            p("arguments");
        }
        p(A.class.getMethod("value").invoke(pa));
        Map<Annotation, String> map = new HashMap<>();
        map.put(pa, "a");
        map.put(qa, "b");
        map.put(pd, "c");
        p(map.size(), map.get(pa), map.get(sd));
    }
}
