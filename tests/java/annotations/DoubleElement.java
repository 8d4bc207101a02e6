// SPDX-License-Identifier: MIT
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

/**
 * JLS 9.6.1: annotation elements of type double: given, defaulted, arrays of them, equality, hash,
 * text, copies.
 */
public class DoubleElement {

    @Retention(RetentionPolicy.RUNTIME)
    @interface A {
        double value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface D {
        double value() default Double.NaN;

        double[] many() default { 2.5, Double.MIN_VALUE };

        double[] none() default {};

        double[] single() default Double.MIN_VALUE;
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Inherited
    @interface I {
        double x() default Double.MIN_VALUE;

        int y() default 1;
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Repeatable(Rs.class)
    @interface R {
        double[] value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Rs {
        R[] value();
    }

    @interface Gone {
        double value();
    }

    @A(2.5)
    @D
    @I(x = Double.NaN)
    @Gone(2.5)
    static class P {}

    @A(2.5)
    @D(Double.NaN)
    @R(2.5)
    @R({ Double.NaN, Double.MIN_VALUE })
    static class Q extends P {}

    @D(value = Double.MIN_VALUE, many = 2.5, none = { Double.NaN, Double.NaN })
    static class S extends P {

        @A(Double.NaN)
        int f;

        @A(Double.MIN_VALUE)
        S(@A(2.5) @D int p, @R({}) String q) {}

        @I
        @A(Double.MIN_VALUE)
        void m(@A(Double.NaN) Object o) {}
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
        double[] copy = pd.many();
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
