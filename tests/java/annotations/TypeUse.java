// SPDX-License-Identifier: MIT
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

/** Type annotations on fields, parameters, results, bounds, arrays, receivers, supertypes. */
public class TypeUse {

    @Retention(RetentionPolicy.RUNTIME)
    @Target({ ElementType.TYPE_USE, ElementType.TYPE_PARAMETER })
    @interface A {
        int value() default 0;
    }

    static class Base<T> {}

    static class Sub<@A(1) X extends @A(2) Comparable<@A(3) X>>
        extends @A(4) Base<@A(5) String>
        implements @A(6) Runnable
    {

        @A(7)
        String plain;

        @A(8)
        int @A(9) [] @A(10) [] arrays;

        Map<@A(11) String, ? extends @A(12) List<@A(13) ?>> map;

        @A(20)
        X variable;

        @A(14)
        String m(@A(15) Sub<X> this, @A(16) int p) throws @A(17) Exception {
            return null;
        }

        public void run() {}
    }

    static String show(AnnotatedType t) {
        if (t == null) {
            return "null";
        }
        StringBuilder b = new StringBuilder(
            Arrays.toString(t.getAnnotations()).replace("@TypeUse.A", "@")
        ).append(t.getType().getTypeName().replace("TypeUse$", ""));
        if (t instanceof AnnotatedArrayType a) {
            b.append("{component ").append(show(a.getAnnotatedGenericComponentType())).append('}');
        } else if (t instanceof AnnotatedParameterizedType p) {
            for (AnnotatedType x : p.getAnnotatedActualTypeArguments()) {
                b.append("{argument ").append(show(x)).append('}');
            }
        } else if (t instanceof AnnotatedWildcardType w) {
            for (AnnotatedType x : w.getAnnotatedUpperBounds()) {
                b.append("{upper ").append(show(x)).append('}');
            }
        }
        return b.toString();
    }

    public static void main(String[] args) throws Exception {
        Class<?> c = Sub.class;
        System.out.println(show(c.getAnnotatedSuperclass()));
        System.out.println(show(c.getAnnotatedInterfaces()[0]));
        TypeVariable<?> v = c.getTypeParameters()[0];
        System.out.println(
            Arrays.toString(v.getAnnotations()) + " " + show(v.getAnnotatedBounds()[0])
        );
        for (Field f : c.getDeclaredFields()) {
            System.out.println(f.getName() + " " + show(f.getAnnotatedType()));
        }
        Method m = c.getDeclaredMethod("m", int.class);
        System.out.println(
            show(m.getAnnotatedReturnType()) +
                " " +
                show(m.getAnnotatedReceiverType()) +
                " " +
                show(m.getAnnotatedParameterTypes()[0]) +
                " " +
                show(m.getAnnotatedExceptionTypes()[0])
        );
        System.out.println(
            show(c.getDeclaredConstructor().getAnnotatedReturnType()) +
                " " +
                show(m.getParameters()[0].getAnnotatedType())
        );
        System.out.println(
            show(Object.class.getAnnotatedSuperclass()) +
                " " +
                show(Runnable.class.getAnnotatedSuperclass()) +
                " " +
                c.getDeclaredField("plain").getAnnotations().length
        );
    }
}
