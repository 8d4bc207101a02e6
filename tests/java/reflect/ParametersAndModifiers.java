// SPDX-License-Identifier: MIT
import java.lang.reflect.*;
import java.util.*;

/** Parameter, Modifier, Executable texts. */
public class ParametersAndModifiers {

    public static final synchronized strictfp String all(final int a, String... rest)
        throws Exception, Error {
        return null;
    }

    protected abstract static class Abs {

        protected transient volatile int tv;

        abstract void a(List<String> l, int[][] x);

        native void n();

        class Inner {

            Inner(String s) {}
        }
    }

    enum En {
        X(1);

        En(int i) {}
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 16; i++) {
            System.out.println((1 << i) + " '" + Modifier.toString(1 << i) + "'");
        }
        System.out.println(Modifier.toString(0xffff) + " '" + Modifier.toString(0) + "'");
        System.out.println(
            Modifier.toString(Modifier.classModifiers()) +
                "|" +
                Modifier.toString(Modifier.interfaceModifiers()) +
                "|" +
                Modifier.toString(Modifier.methodModifiers()) +
                "|" +
                Modifier.toString(Modifier.fieldModifiers()) +
                "|" +
                Modifier.toString(Modifier.constructorModifiers()) +
                "|" +
                Modifier.toString(Modifier.parameterModifiers())
        );
        Method m = ParametersAndModifiers.class.getMethod("all", int.class, String[].class);
        System.out.println(
            m +
                " " +
                m.toGenericString() +
                " " +
                m.isVarArgs() +
                " " +
                m.getModifiers() +
                " " +
                Arrays.toString(m.getExceptionTypes())
        );
        List<Executable> all = new ArrayList<>(List.of(Abs.class.getDeclaredMethods()));
        all.sort(Comparator.comparing(Object::toString));
        all.add(m);
        all.add(Abs.Inner.class.getDeclaredConstructors()[0]);
        all.add(En.class.getDeclaredConstructors()[0]);
        for (Executable e : all) {
            System.out.println(e);
            for (Parameter p : e.getParameters()) {
                System.out.println(
                    "  " +
                        p +
                        " " +
                        p.getName() +
                        " " +
                        p.isNamePresent() +
                        " " +
                        p.getType() +
                        " " +
                        p.getParameterizedType() +
                        " " +
                        p.isVarArgs() +
                        " " +
                        p.isImplicit() +
                        " " +
                        p.isSynthetic() +
                        " " +
                        p.getModifiers() +
                        " " +
                        p.getDeclaringExecutable().getName()
                );
            }
        }
        Field tv = Abs.class.getDeclaredField("tv");
        System.out.println(
            tv +
                " " +
                Modifier.toString(tv.getModifiers()) +
                " " +
                Modifier.isTransient(tv.getModifiers()) +
                Modifier.isVolatile(tv.getModifiers())
        );
        System.out.println(
            m.getParameters()[0].equals(m.getParameters()[0]) +
                " " +
                m.getParameters()[0].hashCode()
        );
        System.out.println(
            Modifier.toString(Abs.class.getModifiers()) +
                "|" +
                Modifier.toString(En.class.getModifiers()) +
                "|" +
                Modifier.toString(int[].class.getModifiers()) +
                "|" +
                Modifier.toString(Runnable.class.getModifiers())
        );
    }
}
