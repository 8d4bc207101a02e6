/* SPDX-License-Identifier: MIT */
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Generic types are made once for each declaration: who asks again, or for the annotated type, gets
 * the same.
 */
public class SameTypes<T, U extends List<T>> extends ArrayList<U> implements Comparable<Map<T, U>> {
    T f;
    List<T> g;
    T[] h;

    record R<Q>(Q a, List<Q> b) {
    }

    <E> SameTypes(E a, T b) {
    }

    public int compareTo(Map<T, U> o) {
        return 0;
    }

    <E, F extends Exception> E m(E a, List<E> b, T c, E[] d) throws F {
        return a;
    }

    static boolean same(Object[] a, Object[] b) {
        boolean result = a != b && a.length == b.length;
        for (int i = 0; result && i < a.length; i++) {
            result = a[i] == b[i];
        }
        return result;
    }

    static void show(Executable e) {
        System.out.println(e.getName() + " " + same(e.getTypeParameters(), e.getTypeParameters())
            + " " + same(e.getGenericParameterTypes(), e.getGenericParameterTypes())
            + " " + (e.getGenericParameterTypes()[0] == e.getTypeParameters()[0]));
        for (int i = 0; i < e.getParameterCount(); i++) {
            Type plain = e.getGenericParameterTypes()[i];
            Parameter p = e.getParameters()[i];
            System.out.println("  " + (e.getAnnotatedParameterTypes()[i].getType() == plain)
                + " " + (p.getParameterizedType() == p.getAnnotatedType().getType())
                + " " + (p.getParameterizedType() == plain));
        }
        for (int i = 0; i < e.getExceptionTypes().length; i++) {
            Type annotated = e.getAnnotatedExceptionTypes()[i].getType();
            System.out.println("  " + (annotated == e.getGenericExceptionTypes()[i]));
        }
        for (TypeVariable<?> t : e.getTypeParameters()) {
            System.out.println("  " + t + " " + same(t.getBounds(), t.getBounds()) + " "
                + (t.getAnnotatedBounds()[0].getType() == t.getBounds()[0]));
        }
    }

    public static void main(String[] args) throws Exception {
        Class<?> c = SameTypes.class;
        System.out.println("class " + same(c.getTypeParameters(), c.getTypeParameters()) + " "
            + (c.getGenericSuperclass() == c.getGenericSuperclass())
            + " " + same(c.getGenericInterfaces(), c.getGenericInterfaces()) + " "
            + (c.getAnnotatedSuperclass().getType() == c.getGenericSuperclass())
            + " " + (c.getAnnotatedInterfaces()[0].getType() == c.getGenericInterfaces()[0]));
        ParameterizedType parent = (ParameterizedType) c.getGenericSuperclass();
        System.out.println((parent.getActualTypeArguments()[0] == c.getTypeParameters()[1]) + " "
            + same(parent.getActualTypeArguments(), parent.getActualTypeArguments()));
        for (String name : new String[] {"f", "g", "h"}) {
            Field f = c.getDeclaredField(name);
            System.out.println(name + " " + (f.getGenericType() == f.getGenericType()) + " "
                + (f.getAnnotatedType().getType() == f.getGenericType()));
        }
        Method m = c.getDeclaredMethod("m", Object.class, List.class, Object.class, Object[].class);
        show(m);
        System.out.println((m.getAnnotatedReturnType().getType() == m.getGenericReturnType()) + " "
            + m.getGenericReturnType().equals(c.getDeclaredMethod("m", Object.class, List.class,
            Object.class, Object[].class).getGenericReturnType()));
        show(c.getDeclaredConstructors()[0]);
        RecordComponent b = R.class.getRecordComponents()[1];
        System.out.println((b.getGenericType() == b.getGenericType()) + " "
            + (b.getAnnotatedType().getType() == b.getGenericType()));
        for (Class<?> array : new Class<?>[] {Object[].class, int[][].class, int.class,
            Runnable.class}) {
            System.out.println(array.getTypeName() + " "
                + Arrays.toString(array.getGenericInterfaces()) + " "
                + array.getAnnotatedInterfaces().length + " " + array.getAnnotatedSuperclass());
        }
    }
}
