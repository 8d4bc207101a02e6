// SPDX-License-Identifier: MIT
import java.lang.reflect.*;
import java.util.*;

/** Type variables that refer to each other, to enclosing declarations, and shadow them. */
public class TypeVariables<T> {

    class In<T extends List<T>, S extends T> {

        <T extends S, U extends Map<T, ? super S>> U m(T t, TypeVariables.this_ x) {
            return null;
        }

        T t;
        TypeVariables<S> outer;
    }

    static class this_ {}

    T own;

    static void show(TypeVariable<?> v) {
        System.out.println(
            v + " of " + v.getGenericDeclaration() + " extends " + Arrays.toString(v.getBounds())
        );
    }

    public static void main(String[] args) throws Exception {
        Class<?> in = Class.forName("TypeVariables$In");
        for (TypeVariable<?> v : in.getTypeParameters()) {
            show(v);
        }
        for (Method m : in.getDeclaredMethods()) {
            System.out.println(m.toGenericString());
            for (TypeVariable<?> v : m.getTypeParameters()) {
                show(v);
            }
            for (Type t : m.getGenericParameterTypes()) {
                if (t instanceof TypeVariable<?> v) {
                    show(v);
                }
            }
        }
        show((TypeVariable<?>) in.getDeclaredField("t").getGenericType());
        show((TypeVariable<?>) TypeVariables.class.getDeclaredField("own").getGenericType());
        System.out.println(
            in.getDeclaredField("outer").getGenericType() +
                " " +
                in.getTypeParameters()[0].equals(in.getDeclaredField("t").getGenericType()) +
                " " +
                in.getTypeParameters()[0].equals(TypeVariables.class.getTypeParameters()[0])
        );
    }
}
