/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect;

import java.lang.annotation.Annotation;
import java.lang.annotation.AnnotationFormatError;
import java.lang.annotation.Repeatable;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Map;

/** Repeatable annotations and their containers. */
public final class AnnotationSupport {
    private AnnotationSupport() {
    }

    public static boolean isInherited(Class<? extends Annotation> c) {
        return AnnotationType.getInstance(c).isInherited();
    }

    /** Those present themselves and those inside a container, in the order of the class file. */
    @SuppressWarnings("unchecked")
    public static <A extends Annotation> A[] getDirectlyAndIndirectlyPresent(
            Map<Class<? extends Annotation>, Annotation> annotations, Class<A> annotationClass) {
        ArrayList<A> result = new ArrayList<>();
        A direct = (A) annotations.get(annotationClass);
        Repeatable repeatable = annotationClass.getDeclaredAnnotation(Repeatable.class);
        Annotation container = repeatable == null ? null : annotations.get(repeatable.value());
        if (direct != null && container != null) {
            boolean containerFirst = false;
            for (Class<?> c : annotations.keySet()) {
                if (c == annotationClass) {
                    break;
                }
                containerFirst |= c == repeatable.value();
            }
            if (!containerFirst) {
                result.add(direct);
            }
            addAll(result, container, annotationClass);
            if (containerFirst) {
                result.add(direct);
            }
        } else if (direct != null) {
            result.add(direct);
        } else if (container != null) {
            addAll(result, container, annotationClass);
        }
        A[] array = (A[]) Array.newInstance(annotationClass, result.size());
        return result.toArray(array);
    }

    /** For a class: its own, else, where inherited, the nearest superclass's. */
    public static <A extends Annotation> A[] getAssociatedAnnotations(
            Map<Class<? extends Annotation>, Annotation> declared, Class<?> decl,
            Class<A> annotationClass) {
        A[] result = getDirectlyAndIndirectlyPresent(declared, annotationClass);
        if (result.length == 0 && isInherited(annotationClass)) {
            Class<?> superclass = decl.getSuperclass();
            if (superclass != null) {
                return superclass.getAnnotationsByType(annotationClass);
            }
        }
        return result;
    }

    @SuppressWarnings("unchecked")
    private static <A extends Annotation> void addAll(ArrayList<A> result, Annotation container,
            Class<A> annotationClass) {
        Method value = AnnotationType.getInstance(container.annotationType()).members()
            .get("value");
        if (value == null || value.getReturnType() != annotationClass.arrayType()) {
            throw new AnnotationFormatError(container + " is an invalid container for repeating"
                + " annotations of type: " + annotationClass);
        }
        try {
            value.setAccessible(true);
            for (A a : (A[]) value.invoke(container)) {
                result.add(a);
            }
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new AnnotationFormatError(e);
        }
    }
}
