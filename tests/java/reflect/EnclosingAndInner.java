// SPDX-License-Identifier: MIT
import java.lang.reflect.*;
import java.util.*;

/** Enclosing methods and constructors, declared classes, synthetic members of inner classes. */
public class EnclosingAndInner {

    Object field = new Object() {};
    static Object sfield = new Object() {};

    EnclosingAndInner() {
        class InCtor {}
        System.out.println(
            InCtor.class.getEnclosingConstructor() +
                " " +
                InCtor.class.getEnclosingMethod() +
                " " +
                InCtor.class.getEnclosingClass()
        );
    }

    <T> Object method(T t, int... x) {
        class InMethod {

            class Deep {}
        }
        System.out.println(
            InMethod.class.getEnclosingMethod() +
                " | " +
                InMethod.Deep.class.getEnclosingMethod() +
                " " +
                InMethod.Deep.class.getEnclosingClass() +
                " " +
                InMethod.Deep.class.getDeclaringClass()
        );
        return new InMethod();
    }

    class Inner {

        class Deeper {}
    }

    interface I {
        class C {}

        enum E {
            X
        }
    }

    public static void main(String[] args) throws Exception {
        EnclosingAndInner e = new EnclosingAndInner();
        Object m = e.method("x");
        for (Class<?> c : new Class<?>[] {
            e.field.getClass(),
            sfield.getClass(),
            m.getClass(),
            Class.forName("EnclosingAndInner$Inner"),
            Class.forName("EnclosingAndInner$Inner$Deeper"),
            I.C.class,
            I.E.class
        }) {
            System.out.println(
                c.getName() +
                    " " +
                    c.getEnclosingMethod() +
                    " " +
                    c.getEnclosingConstructor() +
                    " " +
                    c.getEnclosingClass() +
                    " " +
                    c.getDeclaringClass() +
                    " " +
                    Modifier.toString(c.getModifiers())
            );
            for (Field f : c.getDeclaredFields()) {
                System.out.println("  " + f + " " + f.isSynthetic() + " " + f.isEnumConstant());
            }
            for (Constructor<?> k : c.getDeclaredConstructors()) {
                System.out.println(
                    "  " +
                        k +
                        " " +
                        Arrays.toString(k.getGenericParameterTypes()) +
                        " " +
                        k.isSynthetic()
                );
            }
        }
        TreeSet<String> names = new TreeSet<>();
        for (Class<?> c : EnclosingAndInner.class.getDeclaredClasses()) {
            names.add(c.getName());
        }
        System.out.println(
            names +
                " " +
                I.class.getClasses().length +
                " " +
                int.class.getDeclaredClasses().length +
                " " +
                int[].class.getDeclaringClass()
        );
    }
}
