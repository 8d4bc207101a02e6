/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import jdk.internal.access.SharedSecrets;

/** Services of java.lang.reflect for java.lang and the rest of the library. */
public class ReflectionFactory {
    private static final ReflectionFactory THE_ONE = new ReflectionFactory();
    private static volatile ReflectAccess access;

    private ReflectionFactory() {
    }

    public static ReflectionFactory getReflectionFactory() {
        return THE_ONE;
    }

    public static void setReflectAccess(ReflectAccess a) {
        access = a;
    }

    public static ReflectAccess reflectAccess() {
        if (access == null) {
            jdk.internal.misc.Unsafe.getUnsafe().ensureClassInitialized(AccessibleObject.class);
        }
        return access;
    }

    public static ConstantPool constantPool(Class<?> c) {
        return SharedSecrets.getJavaLangAccess().getConstantPool(c);
    }

    public Method copyMethod(Method arg) {
        return reflectAccess().copyMethod(arg);
    }

    public Field copyField(Field arg) {
        return reflectAccess().copyField(arg);
    }

    public <T> Constructor<T> copyConstructor(Constructor<T> arg) {
        return reflectAccess().copyConstructor(arg);
    }

    public Class<?>[] getExecutableSharedParameterTypes(Executable ex) {
        return reflectAccess().parameterTypes(ex);
    }

    public <T> T newInstance(Constructor<T> ctor, Object[] args, Class<?> caller)
            throws IllegalAccessException, InstantiationException, InvocationTargetException {
        return reflectAccess().newInstance(ctor, args, caller);
    }

    /** True when the two classes are in the same package at run time. */
    public static boolean isSamePackage(Class<?> a, Class<?> b) {
        return a == b || a.getClassLoader() == b.getClassLoader()
            && a.getPackageName().equals(b.getPackageName());
    }

    static boolean isPublic(int modifiers) {
        return Modifier.isPublic(modifiers);
    }
}
