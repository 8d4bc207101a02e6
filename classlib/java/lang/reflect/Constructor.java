/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

import java.lang.annotation.Annotation;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.DelegatingConstructorAccessorImpl;
import jdk.internal.reflect.Reflection;
import jdk.internal.reflect.generics.AnnotatedTypes;
import jdk.internal.reflect.generics.TypeUse;

/** A constructor. The VM makes the root objects and knows the fields by name. */
public final class Constructor<T> extends Executable {
    private Constructor<T> root;

    /* Another object for the same member, as each asker gets one. */
    private Constructor(Constructor<T> same) {
        super(same);
        root = same.root == null ? same : same.root;
    }

    Constructor<T> copy() {
        return new Constructor<>(this);
    }

    @Override
    AccessibleObject getRoot() {
        return root;
    }

    @Override
    @CallerSensitive
    public void setAccessible(boolean flag) {
        if (flag) {
            checkCanSetAccessible(Reflection.getCallerClass());
        }
        override = flag;
    }

    @Override
    @SuppressWarnings("unchecked")
    public Class<T> getDeclaringClass() {
        return (Class<T>) clazz;
    }

    @Override
    public String getName() {
        return clazz.getName();
    }

    @Override
    public int getModifiers() {
        return modifiers;
    }

    @Override
    @SuppressWarnings({"unchecked", "rawtypes"})
    public TypeVariable<Constructor<T>>[] getTypeParameters() {
        return (TypeVariable[]) generic().variables(this, signature);
    }

    @Override
    public Class<?>[] getParameterTypes() {
        return parameterTypes.length == 0 ? parameterTypes : parameterTypes.clone();
    }

    @Override
    public Class<?>[] getExceptionTypes() {
        return exceptionTypes.length == 0 ? exceptionTypes : exceptionTypes.clone();
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Constructor<?> other && clazz == other.clazz
            && sameTypes(parameterTypes, other.parameterTypes);
    }

    @Override
    public int hashCode() {
        return clazz.getName().hashCode();
    }

    @Override
    public String toString() {
        return plainText(Modifier.constructorModifiers(), clazz.getTypeName());
    }

    @Override
    public String toGenericString() {
        return genericText(Modifier.constructorModifiers(), "");
    }

    @CallerSensitive
    public T newInstance(Object... initargs) throws InstantiationException,
            IllegalAccessException, IllegalArgumentException, InvocationTargetException {
        return newInstance(initargs, !override, override ? null : Reflection.getCallerClass());
    }

    @SuppressWarnings("unchecked")
    T newInstance(Object[] args, boolean check, Class<?> caller)
            throws InstantiationException, IllegalAccessException, InvocationTargetException {
        if (check) {
            checkAccess(caller, clazz, clazz, modifiers);
        }
        if ((clazz.getModifiers() & Modifier.ENUM) != 0) {
            throw new IllegalArgumentException("Cannot reflectively create enum objects");
        }
        if (Modifier.isAbstract(clazz.getModifiers())) {
            throw new InstantiationException();
        }
        return (T) DelegatingConstructorAccessorImpl.newInstance(this, args);
    }

    @Override
    public Annotation[][] getParameterAnnotations() {
        return parameterAnnotations(parameterAnnotations);
    }

    @Override
    public AnnotatedType getAnnotatedReturnType() {
        return AnnotatedTypes.at(clazz, AnnotatedTypes.uses(this), TypeUse.RESULT, 0);
    }

    @Override
    public AnnotatedType getAnnotatedReceiverType() {
        Class<?> outer = clazz.getDeclaringClass();
        if (outer == null || Modifier.isStatic(clazz.getModifiers())) {
            return null;
        }
        return AnnotatedTypes.at(AnnotatedTypes.parameterized(outer),
            AnnotatedTypes.uses(this), TypeUse.RECEIVER, 0);
    }
}
