/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect.generics;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import jdk.internal.reflect.AnnotationSupport;

/** A type variable; its bounds are parsed when first asked for. */
final class TypeVariableImpl<D extends GenericDeclaration> implements TypeVariable<D> {
    private final D declaration;
    private final String name;
    private final String boundText;
    private volatile Type[] bounds;

    TypeVariableImpl(D declaration, String name, String boundText) {
        this.declaration = declaration;
        this.name = name;
        this.boundText = boundText;
    }

    @Override
    public Type[] getBounds() {
        if (bounds == null) {
            bounds = SignatureParser.bounds(declaration, boundText);
        }
        return bounds.clone();
    }

    @Override
    public D getGenericDeclaration() {
        return declaration;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public AnnotatedType[] getAnnotatedBounds() {
        return AnnotatedTypes.bounds(this);
    }

    private Map<Class<? extends Annotation>, Annotation> annotations() {
        Map<Class<? extends Annotation>, Annotation> map = new LinkedHashMap<>();
        int index = Arrays.asList(declaration.getTypeParameters()).indexOf(this);
        for (Annotation a : AnnotatedTypes.ofVariable(declaration, index)) {
            map.put(a.annotationType(), a);
        }
        return map;
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
        return annotationClass.cast(annotations().get(Objects.requireNonNull(annotationClass)));
    }

    @Override
    public <T extends Annotation> T[] getAnnotationsByType(Class<T> annotationClass) {
        return AnnotationSupport.getDirectlyAndIndirectlyPresent(annotations(), annotationClass);
    }

    @Override
    public Annotation[] getAnnotations() {
        return annotations().values().toArray(new Annotation[0]);
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return getAnnotations();
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof TypeVariableImpl<?> other && declaration.equals(other.declaration)
            && name.equals(other.name);
    }

    @Override
    public int hashCode() {
        return declaration.hashCode() ^ name.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
