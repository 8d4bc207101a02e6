/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Member;
import java.lang.reflect.Method;

/** The door into java.lang.reflect's package-private parts; reached through ReflectionFactory. */
public abstract class ReflectAccess {
    public abstract Method copyMethod(Method m);

    public abstract Field copyField(Field f);

    public abstract <T> Constructor<T> copyConstructor(Constructor<T> c);

    /** The executable's own array: not to be changed or handed out. */
    public abstract Class<?>[] parameterTypes(Executable e);

    public abstract int slot(Member m);

    public abstract boolean isTrustedFinal(Field f);

    public abstract byte[] getTypeAnnotationBytes(Executable e);

    public abstract boolean isOverridden(AccessibleObject o);

    public abstract <T> T newInstance(Constructor<T> c, Object[] args, Class<?> caller)
        throws InstantiationException, IllegalAccessException, InvocationTargetException;
}
