/* SPDX-License-Identifier: MIT */
/* Generic signatures, annotations with defaults and repeats, record components, bridges. */
import java.lang.annotation.*; import java.lang.reflect.*; import java.util.*;
import java.util.function.*;

public class Generics {

    @Retention(RetentionPolicy.RUNTIME)
    @Inherited
    @interface Info {
        String value() default "dflt";

        int[] nums() default { 1, 2 };

        Class<?> type() default Object.class;

        Thread.State st() default Thread.State.NEW;

        Tag tag() default @Tag("in");

        long l() default 1L << 40;

        char c() default 'x';

        double d() default 1.5;
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Repeatable(Tags.class)
    @interface Tag {
        String value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Tags {
        Tag[] value();
    }

    @Info("base")
    @Tag("a")
    @Tag("b")
    static class Base<T extends Number & Comparable<T>, U> implements Function<T, List<? super U>> {

        protected Map<String, ? extends List<T[]>> field;

        public List<? super U> apply(T t) {
            return null;
        }

        <X extends Exception> U gen(X[] a, List<?> b, int c) throws X {
            return null;
        }
    }

    static class Sub extends Base<Integer, String> {}

    @Info(nums = {}, type = int[].class, tag = @Tag("q"))
    record R<T>(@Deprecated T t, List<String> names, int... xs) {}

    interface Cmp extends Comparator<String> {}

    static class Node<T> {

        T v;

        void set(T t) {
            v = t;
        }

        T get() {
            return v;
        }
    }

    static class IntNode extends Node<Integer> {

        @Override
        void set(Integer i) {
            super.set(i + 1);
        }

        @Override
        Integer get() {
            return super.get() * 2;
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(
            Base.class.toGenericString() +
                " " +
                Arrays.toString(Base.class.getTypeParameters()) +
                " " +
                Arrays.toString(Base.class.getTypeParameters()[0].getBounds()) +
                " " +
                Arrays.toString(Base.class.getGenericInterfaces())
        );
        System.out.println(
            Sub.class.getGenericSuperclass() +
                " " +
                Cmp.class.getGenericInterfaces()[0] +
                " " +
                Base.class.getDeclaredField("field").getGenericType() +
                " " +
                Base.class.getDeclaredField("field").toGenericString()
        );
        for (Method m : Base.class.getDeclaredMethods())
            if (!m.isBridge()) {
                if (m.getName().equals("gen")) System.out.println(
                    m.toGenericString() +
                        " | " +
                        m +
                        " | " +
                        Arrays.toString(m.getGenericExceptionTypes()) +
                        Arrays.toString(m.getGenericParameterTypes())
                );
            }
        Info i = Sub.class.getAnnotation(Info.class);
        System.out.println(
            i.value() +
                Arrays.toString(i.nums()) +
                i.type() +
                i.st() +
                i.tag().value() +
                i.l() +
                i.c() +
                i.d() +
                " " +
                i.annotationType() +
                " " +
                Sub.class.getDeclaredAnnotations().length
        );
        Info r = R.class.getAnnotation(Info.class);
        System.out.println(
            r.value() +
                r.nums().length +
                r.type() +
                r.tag() +
                r.equals(R.class.getAnnotation(Info.class)) +
                r.equals(i) +
                (r.hashCode() == R.class.getAnnotation(Info.class).hashCode())
        );
        System.out.println(
            Base.class.getAnnotationsByType(Tag.class).length +
                " " +
                Base.class.getAnnotation(Tag.class) +
                " " +
                Base.class.getAnnotation(Tags.class) +
                " " +
                Base.class.isAnnotationPresent(Info.class)
        );
        for (RecordComponent c : R.class.getRecordComponents())
            System.out.println(
                c +
                    " | " +
                    c.getGenericType() +
                    " " +
                    c.getName() +
                    " " +
                    (c.getAccessor().invoke(new R<>("t", List.of("n"), 1)) != null) +
                    " " +
                    c.getAnnotations().length
            );
        System.out.println(R.class.getDeclaredConstructors()[0].toGenericString());
        int bridges = 0;
        for (Method m : IntNode.class.getDeclaredMethods())
            if (m.isBridge() && m.isSynthetic()) bridges++;
        System.out.println(bridges);
        Node<Integer> n = new IntNode();
        n.set(4);
        System.out.println(n.get());
        try {
            ((Node) n).set("str");
        } catch (ClassCastException e) {
            System.out.println("CCE in bridge");
        }
        Supplier<List<Map<String, int[]>>> anon = new Supplier<>() {
            public List<Map<String, int[]>> get() {
                return null;
            }
        };
        System.out.println(anon.getClass().getGenericInterfaces()[0]);
        class Loc<A> {

            class In<B> {

                A a;
                B b;
                List<Loc<A>.In<B>> l;
            }
        }
        System.out.println(Loc.In.class.getDeclaredField("b").getGenericType());
        System.out.println(new Object() {}.getClass().getEnclosingMethod().getName());
    }
}
