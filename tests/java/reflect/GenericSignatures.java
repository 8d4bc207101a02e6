// SPDX-License-Identifier: MIT
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

/** Generic types of classes, fields, methods and constructors, as types and as text. */
public abstract class GenericSignatures<T extends Comparable<? super T> & Runnable, U, V extends U>
    extends AbstractMap<T, List<? extends U[]>>
    implements Function<T, Map.Entry<?, int[]>>
{

    T t;
    List<T>[] lists;
    Map<? super Integer, ? extends List<?>> wild;
    GenericSignatures<T, U, V>.Inner<Number>.Deep<Long> deep;
    Map.Entry<String, String[]> entry;
    int[][] ints;
    Class<? extends Enum<?>> en;
    List raw;

    class Inner<X> {

        class Deep<Y extends X> {

            T t;
            X x;
        }
    }

    <A extends Exception, B extends A> A method(B b, List<? super A> l, T[]... rest)
        throws A, java.io.IOException {
        return null;
    }

    <C> GenericSignatures(C c, List<C> l) {}

    static <Z extends Object & Comparable<Z>> Z max(Collection<? extends Z> c) {
        return null;
    }

    static void print(String name, Type t) {
        System.out.println(name + ": " + t + " | " + t.getTypeName() + " | " + kind(t));
        if (t instanceof ParameterizedType p) {
            System.out.println(
                "  raw " +
                    p.getRawType() +
                    " owner " +
                    p.getOwnerType() +
                    " args " +
                    Arrays.toString(p.getActualTypeArguments())
            );
        } else if (t instanceof TypeVariable<?> v) {
            System.out.println(
                "  bounds " +
                    Arrays.toString(v.getBounds()) +
                    " of " +
                    v.getGenericDeclaration() +
                    " " +
                    v.getName()
            );
        } else if (t instanceof WildcardType w) {
            System.out.println(
                "  upper " +
                    Arrays.toString(w.getUpperBounds()) +
                    " lower " +
                    Arrays.toString(w.getLowerBounds())
            );
        } else if (t instanceof GenericArrayType g) {
            System.out.println("  component " + g.getGenericComponentType());
        }
    }

    static String kind(Type t) {
        return t instanceof Class
            ? "class"
            : t instanceof ParameterizedType
              ? "parameterized"
              : t instanceof TypeVariable
                ? "variable"
                : t instanceof WildcardType
                  ? "wildcard"
                  : "array";
    }

    public static void main(String[] args) throws Exception {
        Class<?> c = GenericSignatures.class;
        System.out.println(c.toGenericString());
        System.out.println(
            Arrays.toString(c.getTypeParameters()) +
                " " +
                c.getGenericSuperclass() +
                " " +
                Arrays.toString(c.getGenericInterfaces())
        );
        for (TypeVariable<?> v : c.getTypeParameters()) {
            print("parameter", v);
            for (Type b : v.getBounds()) {
                print(" bound", b);
            }
        }
        for (Field f : c.getDeclaredFields()) {
            System.out.println(f.toGenericString());
            print(f.getName(), f.getGenericType());
            if (f.getGenericType() instanceof ParameterizedType p) {
                for (Type a : p.getActualTypeArguments()) {
                    print(" argument", a);
                }
            }
        }
        Method[] methods = c.getDeclaredMethods();
        Arrays.sort(methods, Comparator.comparing(Method::toString));
        for (Method m : methods) {
            if (m.isSynthetic()) {
                continue;
            }
            System.out.println(m.toGenericString() + "\n" + m);
            print("return", m.getGenericReturnType());
            for (Type p : m.getGenericParameterTypes()) {
                print("parameter", p);
            }
            System.out.println(
                Arrays.toString(m.getGenericExceptionTypes()) +
                    " " +
                    Arrays.toString(m.getTypeParameters())
            );
        }
        Constructor<?> k = c.getDeclaredConstructors()[0];
        System.out.println(
            k.toGenericString() + "\n" + k + " " + Arrays.toString(k.getGenericParameterTypes())
        );
        Field deep = Class.forName("GenericSignatures$Inner$Deep").getDeclaredField("x");
        print("deep x", deep.getGenericType());
        System.out.println(
            c
                .getDeclaredField("lists")
                .getGenericType()
                .equals(c.getDeclaredField("lists").getGenericType()) +
                " " +
                c
                    .getDeclaredField("wild")
                    .getGenericType()
                    .equals(c.getDeclaredField("wild").getGenericType()) +
                " " +
                (c.getDeclaredField("wild").getGenericType().hashCode() ==
                    c.getDeclaredField("wild").getGenericType().hashCode()) +
                " " +
                c.getTypeParameters()[0].equals(c.getTypeParameters()[0])
        );
        System.out.println(
            Arrays.toString(Enum.class.getTypeParameters()[0].getBounds()) +
                " " +
                Enum.class.toGenericString() +
                " " +
                Map.Entry.class.toGenericString() +
                " " +
                Collections.class.getMethod("max", Collection.class).toGenericString()
        );
    }
}
