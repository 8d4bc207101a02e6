/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

import jdk.internal.reflect.ReflectAccess;

/** Lets java.lang.Class and jdk.internal.reflect reach what is package-private here. */
final class ReflectAccessImpl extends ReflectAccess {
    @Override
    public Method copyMethod(Method m) {
        return m.copy();
    }

    @Override
    public Field copyField(Field f) {
        return f.copy();
    }

    @Override
    public <T> Constructor<T> copyConstructor(Constructor<T> c) {
        return c.copy();
    }

    @Override
    public Class<?>[] parameterTypes(Executable e) {
        return e.sharedParameterTypes();
    }

    @Override
    public int slot(Member m) {
        if (m instanceof Method method) {
            return method.slot();
        }
        return m instanceof Field field ? field.slot() : ((Constructor<?>) m).slot();
    }

    @Override
    public boolean isTrustedFinal(Field f) {
        return f.isTrustedFinal();
    }

    @Override
    public byte[] getTypeAnnotationBytes(Executable e) {
        return e.getTypeAnnotationBytes0();
    }

    @Override
    public boolean isOverridden(AccessibleObject o) {
        return o.override;
    }

    @Override
    public <T> T newInstance(Constructor<T> c, Object[] args, Class<?> caller)
            throws InstantiationException, IllegalAccessException, InvocationTargetException {
        return c.newInstance(args, !c.override, caller);
    }
}
