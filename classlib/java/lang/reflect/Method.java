/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

import java.lang.annotation.Annotation;
import jdk.internal.reflect.AnnotationParser;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.DelegatingMethodAccessorImpl;
import jdk.internal.reflect.Reflection;
import jdk.internal.reflect.ReflectionFactory;
import jdk.internal.reflect.generics.AnnotatedTypes;
import jdk.internal.reflect.generics.TypeUse;

/** A method. The VM makes the root objects and knows the fields by name. */
public final class Method extends Executable {
    private final String name;
    private final Class<?> returnType;
    private final byte[] annotationDefault;
    private Method root;

    /* Another object for the same member, as each asker gets one. */
    private Method(Method same) {
        super(same);
        root = same.root == null ? same : same.root;
        name = same.name;
        returnType = same.returnType;
        annotationDefault = same.annotationDefault;
    }

    Method copy() {
        return new Method(this);
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
    public Class<?> getDeclaringClass() {
        return clazz;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public int getModifiers() {
        return modifiers;
    }

    @Override
    @SuppressWarnings({"unchecked", "rawtypes"})
    public TypeVariable<Method>[] getTypeParameters() {
        return (TypeVariable[]) generic().variables(this, signature);
    }

    public Class<?> getReturnType() {
        return returnType;
    }

    public Type getGenericReturnType() {
        return signature == null ? returnType : generic().result(this, signature);
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
        return obj instanceof Method other && clazz == other.clazz && name.equals(other.name)
            && returnType == other.returnType
            && sameTypes(parameterTypes, other.parameterTypes);
    }

    @Override
    public int hashCode() {
        return clazz.getName().hashCode() ^ name.hashCode();
    }

    @Override
    public String toString() {
        return plainText(Modifier.methodModifiers(), returnType.getTypeName() + " "
            + clazz.getTypeName() + "." + name);
    }

    @Override
    public String toGenericString() {
        return genericText(Modifier.methodModifiers(), "." + name);
    }

    @CallerSensitive
    public Object invoke(Object obj, Object... args)
            throws IllegalAccessException, InvocationTargetException {
        if (!override) {
            Class<?> caller = Reflection.getCallerClass();
            checkAccess(caller, clazz, Modifier.isStatic(modifiers) || obj == null ? null
                : obj.getClass(), modifiers);
        }
        return DelegatingMethodAccessorImpl.invoke(this, obj, args);
    }

    public boolean isBridge() {
        return (modifiers & Modifier.BRIDGE) != 0;
    }

    public boolean isDefault() {
        return (modifiers & (Modifier.ABSTRACT | Modifier.PUBLIC | Modifier.STATIC))
            == Modifier.PUBLIC && clazz.isInterface();
    }

    public Object getDefaultValue() {
        if (annotationDefault == null) {
            return null;
        }
        return AnnotationParser.parseMemberDefault(annotationDefault,
            ReflectionFactory.constantPool(clazz), this);
    }

    @Override
    public Annotation[][] getParameterAnnotations() {
        return parameterAnnotations(parameterAnnotations);
    }

    @Override
    public AnnotatedType getAnnotatedReturnType() {
        return AnnotatedTypes.at(getGenericReturnType(), AnnotatedTypes.uses(this),
            TypeUse.RESULT, 0);
    }
}
