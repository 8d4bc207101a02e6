/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import jdk.internal.reflect.AnnotationSupport;

/** A parameter of a method or constructor. The VM makes these from MethodParameters. */
public final class Parameter implements AnnotatedElement {
    private final String name;
    private final int modifiers;
    private final Executable executable;
    private final int index;
    private transient volatile Map<Class<? extends Annotation>, Annotation> declaredAnnotations;

    Parameter(String name, int modifiers, Executable executable, int index) {
        this.name = name;
        this.modifiers = modifiers;
        this.executable = executable;
        this.index = index;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Parameter other && other.executable.equals(executable)
            && other.index == index;
    }

    @Override
    public int hashCode() {
        return executable.hashCode() ^ index;
    }

    public boolean isNamePresent() {
        return executable.hasRealParameterData() && name != null;
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder();
        Type type = getParameterizedType();
        String typeName = type.getTypeName();
        b.append(Modifier.toString(getModifiers()));
        if (modifiers != 0) {
            b.append(' ');
        }
        if (isVarArgs() && typeName.endsWith("[]")) {
            typeName = typeName.substring(0, typeName.length() - 2) + "...";
        }
        b.append(typeName).append(' ').append(getName());
        return b.toString();
    }

    public Executable getDeclaringExecutable() {
        return executable;
    }

    public int getModifiers() {
        return modifiers;
    }

    String realName() {
        return name;
    }

    public String getName() {
        return name == null || name.isEmpty() ? "arg" + index : name;
    }

    public Type getParameterizedType() {
        return executable.everyParameterType()[index];
    }

    public Class<?> getType() {
        return executable.sharedParameterTypes()[index];
    }

    public AnnotatedType getAnnotatedType() {
        return executable.getAnnotatedParameterTypes()[index];
    }

    public boolean isImplicit() {
        return Modifier.isMandated(modifiers);
    }

    public boolean isSynthetic() {
        return Modifier.isSynthetic(modifiers);
    }

    public boolean isVarArgs() {
        return executable.isVarArgs() && index == executable.getParameterCount() - 1;
    }

    private Map<Class<? extends Annotation>, Annotation> annotations() {
        Map<Class<? extends Annotation>, Annotation> map = declaredAnnotations;
        if (map == null) {
            map = new LinkedHashMap<>();
            Annotation[][] all = executable.getParameterAnnotations();
            if (index < all.length) {
                for (Annotation annotation : all[index]) {
                    map.put(annotation.annotationType(), annotation);
                }
            }
            declaredAnnotations = map;
        }
        return map;
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
        Objects.requireNonNull(annotationClass);
        return annotationClass.cast(annotations().get(annotationClass));
    }

    @Override
    public <T extends Annotation> T[] getAnnotationsByType(Class<T> annotationClass) {
        Objects.requireNonNull(annotationClass);
        return AnnotationSupport.getDirectlyAndIndirectlyPresent(annotations(), annotationClass);
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return annotations().values().toArray(new Annotation[0]);
    }

    @Override
    public <T extends Annotation> T getDeclaredAnnotation(Class<T> annotationClass) {
        return getAnnotation(annotationClass);
    }

    @Override
    public <T extends Annotation> T[] getDeclaredAnnotationsByType(Class<T> annotationClass) {
        return getAnnotationsByType(annotationClass);
    }

    @Override
    public Annotation[] getAnnotations() {
        return getDeclaredAnnotations();
    }
}
