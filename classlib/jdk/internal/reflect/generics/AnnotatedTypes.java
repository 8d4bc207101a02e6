/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect.generics;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.AnnotatedTypeVariable;
import java.lang.reflect.AnnotatedWildcardType;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;

/** Annotated types; annotations on type uses are not kept, so none of them carries any. */
public final class AnnotatedTypes {
    private AnnotatedTypes() {
    }

    public static AnnotatedType plain(Type type) {
        if (type instanceof ParameterizedType) {
            return new OfParameterized(type);
        }
        if (type instanceof TypeVariable) {
            return new OfVariable(type);
        }
        if (type instanceof WildcardType) {
            return new OfWildcard(type);
        }
        if (type instanceof GenericArrayType || type instanceof Class<?> c && c.isArray()) {
            return new OfArray(type);
        }
        return new Plain(type);
    }

    public static AnnotatedType[] plain(Type[] types) {
        AnnotatedType[] result = new AnnotatedType[types.length];
        for (int i = 0; i < types.length; i++) {
            result[i] = plain(types[i]);
        }
        return result;
    }

    private static class Plain implements AnnotatedType {
        final Type type;

        Plain(Type type) {
            this.type = type;
        }

        @Override
        public Type getType() {
            return type;
        }

        @Override
        public AnnotatedType getAnnotatedOwnerType() {
            Type owner = type instanceof ParameterizedType p ? p.getOwnerType()
                : type instanceof Class<?> c ? c.getDeclaringClass() : null;
            return owner == null ? null : plain(owner);
        }

        @Override
        public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
            annotationClass.getClass();
            return null;
        }

        @Override
        public Annotation[] getAnnotations() {
            return new Annotation[0];
        }

        @Override
        public Annotation[] getDeclaredAnnotations() {
            return new Annotation[0];
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Plain other && type.equals(other.type);
        }

        @Override
        public int hashCode() {
            return type.hashCode();
        }

        @Override
        public String toString() {
            return type.getTypeName();
        }
    }

    private static final class OfParameterized extends Plain
            implements AnnotatedParameterizedType {
        OfParameterized(Type type) {
            super(type);
        }

        @Override
        public AnnotatedType[] getAnnotatedActualTypeArguments() {
            return plain(((ParameterizedType) type).getActualTypeArguments());
        }
    }

    private static final class OfVariable extends Plain implements AnnotatedTypeVariable {
        OfVariable(Type type) {
            super(type);
        }

        @Override
        public AnnotatedType[] getAnnotatedBounds() {
            return plain(((TypeVariable<?>) type).getBounds());
        }
    }

    private static final class OfWildcard extends Plain implements AnnotatedWildcardType {
        OfWildcard(Type type) {
            super(type);
        }

        @Override
        public AnnotatedType[] getAnnotatedLowerBounds() {
            return plain(((WildcardType) type).getLowerBounds());
        }

        @Override
        public AnnotatedType[] getAnnotatedUpperBounds() {
            return plain(((WildcardType) type).getUpperBounds());
        }
    }

    private static final class OfArray extends Plain implements AnnotatedArrayType {
        OfArray(Type type) {
            super(type);
        }

        @Override
        public AnnotatedType getAnnotatedGenericComponentType() {
            return plain(type instanceof Class<?> c ? c.getComponentType()
                : ((GenericArrayType) type).getGenericComponentType());
        }
    }
}
