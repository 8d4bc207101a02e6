// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

/** MethodType: factories, editing, interning, texts. */
public class TypeBasics {

    public static void main(String[] args) {
        MethodType t = methodType(int.class, String.class, long.class, Object[].class);
        System.out.println(t + " " + t.toMethodDescriptorString() + " " + t.descriptorString());
        System.out.println(
            t.parameterCount() +
                " " +
                t.parameterList() +
                " " +
                t.returnType() +
                " " +
                t.lastParameterType()
        );
        System.out.println(
            t == methodType(int.class, new Class<?>[] { String.class, long.class, Object[].class })
        );
        System.out.println(
            t == methodType(int.class, List.of(String.class, long.class, Object[].class))
        );
        System.out.println(
            t.changeReturnType(void.class) + " " + t.changeParameterType(1, int.class)
        );
        System.out.println(
            t.insertParameterTypes(1, byte.class, char.class) +
                " " +
                t.appendParameterTypes(List.of(short.class))
        );
        System.out.println(t.dropParameterTypes(0, 2) + " " + t.dropParameterTypes(1, 1));
        System.out.println(
            t.erase() + " " + t.generic() + " " + t.wrap() + " " + t.wrap().unwrap()
        );
        System.out.println(
            t.hasPrimitives() +
                " " +
                t.hasWrappers() +
                " " +
                t.wrap().hasPrimitives() +
                " " +
                t.wrap().hasWrappers()
        );
        System.out.println(
            MethodType.genericMethodType(2) +
                " " +
                MethodType.genericMethodType(1, true) +
                " " +
                methodType(void.class)
        );
        System.out.println(
            methodType(Void.class).unwrap() +
                " " +
                methodType(void.class).wrap() +
                " " +
                methodType(void.class).hasPrimitives()
        );
        System.out.println(methodType(Map.Entry.class, int[][].class, Thread.State[].class));
        System.out.println(
            methodType(String.class, t) +
                " " +
                t.equals("x") +
                " " +
                (t.hashCode() == methodType(int.class, t).hashCode())
        );
        System.out.println(
            Arrays.toString(t.parameterArray()) + " " + methodType(int.class).lastParameterType()
        );
        System.out.println(
            methodType(int.class, int.class).hashCode() ==
                methodType(int.class, int.class).hashCode()
        );
        MethodType m = MethodType.fromMethodDescriptorString(
            "([[ILjava/util/Map$Entry;JZ)Ljava/lang/String;",
            TypeBasics.class.getClassLoader()
        );
        System.out.println(m + " " + m.toMethodDescriptorString());
        System.out.println(
            MethodType.fromMethodDescriptorString(
                "()LTypeBasics;",
                TypeBasics.class.getClassLoader()
            ).returnType() == TypeBasics.class
        );
    }
}
