// SPDX-License-Identifier: MIT
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

/** Annotations of every element type, with defaults, inheritance and repetition. */
public class Reading {

    enum Color {
        RED,
        GREEN
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Inner {
        int value() default 1;
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Target({
        ElementType.TYPE,
        ElementType.METHOD,
        ElementType.FIELD,
        ElementType.PARAMETER,
        ElementType.CONSTRUCTOR
    })
    @interface All {
        boolean z() default true;

        byte b() default -1;

        char c() default '\'';

        short s() default 2;

        int i() default 3;

        long j() default 4;

        float f() default 5.5f;

        double d() default 1e300;

        String t() default "te\"xt\n";

        Class<?> k() default String.class;

        Color e() default Color.GREEN;

        Inner n() default @Inner(7);

        int[] is() default { 1, 2 };

        String[] ts() default {};

        Class<?>[] ks() default { int.class, int[].class, Map.Entry.class };

        Color[] es() default { Color.RED };

        Inner[] ns() default { @Inner, @Inner(2) };

        char[] cs() default { 'a', '\n' };

        long[] js() default { 1, 2 };

        float[] fs() default { 1.5f, Float.NaN };

        byte[] bs() default { 1, -1 };
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Inherited
    @interface Passed {
        String value();
    }

    @Retention(RetentionPolicy.CLASS)
    @interface Gone {}

    @Retention(RetentionPolicy.RUNTIME)
    @Repeatable(Tags.class)
    @interface Tag {
        String value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Inherited
    @interface Tags {
        Tag[] value();
    }

    @All
    @Passed("base")
    @Gone
    static class Base {}

    @Tag("one")
    @Tag("two")
    @Deprecated(since = "5", forRemoval = true)
    static class Derived extends Base {

        @All(z = false, t = "field", is = 9)
        int f;

        @Tag("single")
        void m(@Inner(5) int a, @Passed("p") @Tag("q") String b, int c) {}

        @Passed("constructor")
        Derived() {}
    }

    @Passed("over")
    static class Over extends Derived {}

    public static void main(String[] args) throws Exception {
        All a = Base.class.getAnnotation(All.class);
        System.out.println(a);
        System.out.println(
            a.z() +
                " " +
                a.b() +
                " " +
                a.c() +
                " " +
                a.s() +
                " " +
                a.i() +
                " " +
                a.j() +
                " " +
                a.f() +
                " " +
                a.d() +
                " " +
                a.t() +
                " " +
                a.k() +
                " " +
                a.e() +
                " " +
                a.n() +
                " " +
                Arrays.toString(a.is()) +
                " " +
                a.ts().length +
                " " +
                Arrays.toString(a.ks()) +
                " " +
                Arrays.toString(a.es()) +
                " " +
                Arrays.toString(a.ns())
        );
        All f = Derived.class.getDeclaredField("f").getAnnotation(All.class);
        System.out.println(
            f.z() +
                f.t() +
                f.is()[0] +
                " " +
                f.equals(a) +
                " " +
                f.annotationType() +
                " " +
                a.equals(Base.class.getAnnotation(All.class)) +
                " " +
                (a.hashCode() == Base.class.getAnnotation(All.class).hashCode())
        );
        f.is()[0] = 100;
        System.out.println(
            f.is()[0] +
                " " +
                a.getClass().getInterfaces()[0] +
                " " +
                Proxy.isProxyClass(a.getClass())
        );
        System.out.println(Arrays.toString(Derived.class.getAnnotations()));
        System.out.println(
            Arrays.toString(Derived.class.getDeclaredAnnotations()) +
                " " +
                Derived.class.isAnnotationPresent(All.class) +
                " " +
                Derived.class.isAnnotationPresent(Passed.class) +
                " " +
                Base.class.isAnnotationPresent(Gone.class)
        );
        System.out.println(
            Derived.class.getAnnotation(Tag.class) +
                " " +
                Arrays.toString(Derived.class.getAnnotationsByType(Tag.class)) +
                " " +
                Arrays.toString(Over.class.getAnnotationsByType(Tag.class)) +
                " " +
                Arrays.toString(Over.class.getDeclaredAnnotationsByType(Tag.class))
        );
        System.out.println(
            Over.class.getAnnotation(Passed.class) +
                " " +
                Over.class.getDeclaredAnnotation(Passed.class) +
                " " +
                Derived.class.getDeclaredAnnotation(Passed.class)
        );
        Method m = Derived.class.getDeclaredMethod("m", int.class, String.class, int.class);
        System.out.println(
            Arrays.toString(m.getAnnotations()) +
                " " +
                Arrays.deepToString(m.getParameterAnnotations()) +
                " " +
                Arrays.toString(m.getAnnotationsByType(Tag.class))
        );
        for (Parameter p : m.getParameters()) {
            System.out.println(
                Arrays.toString(p.getAnnotations()) + " " + p.isAnnotationPresent(Inner.class)
            );
        }
        System.out.println(
            Arrays.toString(Derived.class.getDeclaredConstructor().getAnnotations())
        );
        System.out.println(
            All.class.getMethod("t").getDefaultValue() +
                " " +
                Tag.class.getMethod("value").getDefaultValue() +
                " " +
                ((int[]) All.class.getMethod("is").getDefaultValue()).length +
                " " +
                All.class.isAnnotation() +
                " " +
                Arrays.toString(All.class.getAnnotations())
        );
        System.out.println(
            new Inner() {
                public int value() {
                    return 5;
                }

                public Class<? extends Annotation> annotationType() {
                    return Inner.class;
                }
            }.value() +
                " " +
                m.getParameters()[0].getAnnotation(Inner.class).hashCode() +
                " " +
                Base.class.getAnnotation(Passed.class).hashCode()
        );
        System.out.println(
            FunctionalInterface.class.getAnnotations().length +
                " " +
                Runnable.class.isAnnotationPresent(FunctionalInterface.class) +
                " " +
                Override.class.getAnnotation(Retention.class)
        );
        Probe.show("null", () -> Base.class.getAnnotation(null));
    }
}
