// SPDX-License-Identifier: MIT
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

/**
 * Annotations on unusual places: packages of parameters, enum constants, local classes, overriding
 * methods; equality with own implementations.
 */
public class Odd {

    @Retention(RetentionPolicy.RUNTIME)
    @interface M {
        int a() default 1;

        String[] b() default "x";
    }

    enum E {
        @M(a = 5)
        ONE,

        TWO
    }

    static class P {

        @M
        void m() {}
    }

    static class Q extends P {

        void m() {}
    }

    static class Own implements M {

        public int a() {
            return 1;
        }

        public String[] b() {
            return new String[] { "x" };
        }

        public Class<? extends Annotation> annotationType() {
            return M.class;
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(
            E.class.getField("ONE").getAnnotation(M.class) +
                " " +
                E.class.getField("TWO").getAnnotation(M.class)
        );
        M m = P.class.getDeclaredMethod("m").getAnnotation(M.class);
        System.out.println(
            m +
                " " +
                Q.class.getDeclaredMethod("m").getAnnotation(M.class) +
                " " +
                m.equals(new Own()) +
                " " +
                m.equals("x") +
                " " +
                m.hashCode()
        );
        @M(b = {})
        class Local {}
        System.out.println(
            Local.class.getAnnotation(M.class) + " " + Local.class.getAnnotation(M.class).equals(m)
        );
        Object anon = new Object() {};
        System.out.println(
            anon.getClass().getAnnotations().length + " " + m.b().length + " " + (m.b() == m.b())
        );
        Method b = M.class.getMethod("b");
        System.out.println(
            Arrays.toString((Object[]) b.getDefaultValue()) +
                " " +
                b.invoke(m).getClass().getSimpleName() +
                " " +
                m.annotationType().getDeclaredMethods().length
        );
        System.out.println(Arrays.toString(E.class.getAnnotationsByType(M.class)));
    }
}
