// SPDX-License-Identifier: MIT
import java.util.*;
import java.util.function.*;

/** The names and kinds of classes of every shape. */
public class ClassNames<T> {

    static class StaticNested {

        class InnerOfNested {}
    }

    class Inner {}

    interface Face {
        class InFace {}
    }

    enum Color {
        RED,
        GREEN {};

        class InEnum {}
    }

    record Rec(int x) {}

    @interface Anno {}

    static final Object ANON = new Object() {};
    final Object anonInInit = new Object() {};
    static Object inLambda;

    static void print(Class<?> c) {
        System.out.println(
            c.getName().replaceAll("0x[0-9a-f]+", "0x") +
                " | " +
                c.getSimpleName().replaceAll("0x[0-9a-f]+", "0x") +
                " | " +
                c.getTypeName().replaceAll("0x[0-9a-f]+", "0x") +
                " | " +
                c.getCanonicalName() +
                " | " +
                c.getPackageName() +
                " | " +
                c.toString().replaceAll("0x[0-9a-f]+", "0x") +
                " | " +
                c.descriptorString().replaceAll("0x[0-9a-f]+", "0x")
        );
        System.out.println(
            "  " +
                c.toGenericString().replaceAll("0x[0-9a-f]+", "0x") +
                " | " +
                Integer.toHexString(c.getModifiers()) +
                " " +
                (c.isAnonymousClass() ? "anonymous " : "") +
                (c.isLocalClass() ? "local " : "") +
                (c.isMemberClass() ? "member " : "") +
                (c.isInterface() ? "interface " : "") +
                (c.isEnum() ? "enum " : "") +
                (c.isRecord() ? "record " : "") +
                (c.isAnnotation() ? "annotation " : "") +
                (c.isSynthetic() ? "synthetic " : "") +
                (c.isArray() ? "array " : "") +
                (c.isPrimitive() ? "primitive " : "") +
                (c.isHidden() ? "hidden " : "")
        );
        System.out.println(
            "  " +
                c.getEnclosingClass() +
                " " +
                c.getDeclaringClass() +
                " " +
                c.getEnclosingMethod() +
                " " +
                c.getEnclosingConstructor() +
                " " +
                c.getNestHost().getName().replaceAll("0x[0-9a-f]+", "0x") +
                " " +
                c.getComponentType() +
                " " +
                c.getSuperclass() +
                " " +
                Arrays.toString(c.getInterfaces())
        );
    }

    ClassNames() {
        class InConstructor {}
        print(InConstructor.class);
        print(new Object() {}.getClass());
    }

    public static void main(String[] args) {
        class Local<X> {}
        Supplier<Object> s = () -> new Object() {};
        Runnable r = () -> {};
        Class<?>[] all = {
            ClassNames.class,
            StaticNested.class,
            StaticNested.InnerOfNested.class,
            new ClassNames<String>().new Inner().getClass(),
            Face.class,
            Face.InFace.class,
            Color.class,
            Color.RED.getClass(),
            Color.GREEN.getClass(),
            Color.InEnum.class,
            Rec.class,
            Anno.class,
            ANON.getClass(),
            new ClassNames<String>().anonInInit.getClass(),
            Local.class,
            s.get().getClass(),
            r.getClass(),
            int.class,
            void.class,
            int[].class,
            String[][].class,
            Local[].class,
            Map.Entry.class,
            Object.class,
            Cloneable.class,
            Runnable[].class,
            Thread.State.class,
            Override.class,
            ANON.getClass().arrayType()
        };
        for (Class<?> c : all) {
            print(c);
        }
        System.out.println(
            ClassNames.class.getDeclaredClasses().length +
                " " +
                Arrays.toString(sorted(ClassNames.class.getClasses())) +
                " " +
                Arrays.toString(sorted(Map.class.getClasses()))
        );
        System.out.println(
            int.class.arrayType() +
                " " +
                int[].class.componentType() +
                " " +
                String.class.componentType() +
                " " +
                Map.class.isNestmateOf(Map.Entry.class) +
                " " +
                Arrays.toString(Color.class.getNestMembers())
        );
        System.out.println(
            int.class.isAssignableFrom(short.class) +
                " " +
                Object.class.isAssignableFrom(int[].class) +
                " " +
                Object[].class.isAssignableFrom(int[][].class) +
                " " +
                Cloneable.class.isAssignableFrom(int[].class) +
                " " +
                Number.class.isInstance(3) +
                " " +
                int.class.isInstance(3)
        );
    }

    static Object[] sorted(Class<?>[] c) {
        Object[] names = new Object[c.length];
        for (int i = 0; i < c.length; i++) {
            names[i] = c[i].getName();
        }
        Arrays.sort(names);
        return names;
    }
}
