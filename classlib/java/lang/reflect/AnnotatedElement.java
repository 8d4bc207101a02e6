/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import jdk.internal.reflect.AnnotationSupport;

/** Something in a program that can carry annotations. */
public interface AnnotatedElement {
    default boolean isAnnotationPresent(Class<? extends Annotation> annotationClass) {
        return getAnnotation(annotationClass) != null;
    }

    <T extends Annotation> T getAnnotation(Class<T> annotationClass);

    Annotation[] getAnnotations();

    default <T extends Annotation> T[] getAnnotationsByType(Class<T> annotationClass) {
        T[] result = getDeclaredAnnotationsByType(annotationClass);
        if (result.length == 0 && this instanceof Class<?> c
                && AnnotationSupport.isInherited(annotationClass)) {
            Class<?> superclass = c.getSuperclass();
            if (superclass != null) {
                result = superclass.getAnnotationsByType(annotationClass);
            }
        }
        return result;
    }

    default <T extends Annotation> T getDeclaredAnnotation(Class<T> annotationClass) {
        annotationClass.getClass();
        for (Annotation annotation : getDeclaredAnnotations()) {
            if (annotationClass.equals(annotation.annotationType())) {
                return annotationClass.cast(annotation);
            }
        }
        return null;
    }

    default <T extends Annotation> T[] getDeclaredAnnotationsByType(Class<T> annotationClass) {
        annotationClass.getClass();
        Map<Class<? extends Annotation>, Annotation> map = new LinkedHashMap<>();
        for (Annotation annotation : getDeclaredAnnotations()) {
            map.put(annotation.annotationType(), annotation);
        }
        return AnnotationSupport.getDirectlyAndIndirectlyPresent(map, annotationClass);
    }

    Annotation[] getDeclaredAnnotations();
}
