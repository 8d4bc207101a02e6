/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect.generics;

import java.lang.reflect.Executable;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;

/** The types in the signature of a declaration, made once: who asks again gets the same ones. */
public final class GenericTypes {
    private volatile TypeVariable<?>[] variables;
    private volatile Type one; // the result of a method, the superclass of a class
    private volatile Type[] several; // the parameters of a method, the interfaces of a class
    private volatile Type[] thrown;

    public TypeVariable<?>[] variables(GenericDeclaration d, String signature) {
        TypeVariable<?>[] list = variables;
        if (list == null) {
            list = SignatureParser.typeParameters(d, signature);
            variables = list;
        }
        return list.clone();
    }

    public Type superclass(Class<?> c, String signature) {
        Type type = one;
        if (type == null) {
            type = SignatureParser.superclass(c, signature);
            one = type;
        }
        return type;
    }

    public Type result(Method m, String signature) {
        Type type = one;
        if (type == null) {
            type = SignatureParser.returnType(m, signature);
            one = type;
        }
        return type;
    }

    public Type[] interfaces(Class<?> c, String signature) {
        Type[] list = several;
        if (list == null) {
            list = SignatureParser.interfaces(c, signature);
            several = list;
        }
        return list.clone();
    }

    public Type[] parameters(Executable e, String signature) {
        Type[] list = several;
        if (list == null) {
            list = SignatureParser.parameterTypes(e, signature);
            several = list;
        }
        return list.clone();
    }

    public Type[] thrown(Executable e, String signature) {
        Type[] list = thrown;
        if (list == null) {
            list = SignatureParser.exceptionTypes(e, signature);
            thrown = list;
        }
        return list.clone();
    }
}
