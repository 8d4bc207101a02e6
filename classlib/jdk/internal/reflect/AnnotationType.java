/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect;

import java.lang.annotation.Annotation;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** What is known of an annotation interface: members, their types and defaults. */
public final class AnnotationType {
    /* With the class, to which it leads back. */
    private static final ClassValue<AnnotationType> KNOWN = new ClassValue<>() {
        @Override
        protected AnnotationType computeValue(Class<?> c) {
            return new AnnotationType(c);
        }
    };

    private static final Set<Class<?>> META = Set.of(Retention.class, Inherited.class);

    private final RetentionPolicy retention;
    private final boolean inherited;
    private final Map<String, Class<?>> memberTypes = new LinkedHashMap<>();
    /* A HashMap of this capacity: its order shows in toString of annotations. */
    private final Map<String, Object> memberDefaults = new HashMap<>(0);
    private final Map<String, Method> members = new LinkedHashMap<>();

    public static AnnotationType getInstance(Class<? extends Annotation> c) {
        return KNOWN.get(c);
    }

    private AnnotationType(Class<?> c) {
        if (!c.isAnnotation()) {
            throw new IllegalArgumentException("Not an annotation type");
        }
        for (Method method : c.getDeclaredMethods()) {
            if (Modifier.isPublic(method.getModifiers())
                    && Modifier.isAbstract(method.getModifiers()) && !method.isSynthetic()) {
                if (method.getParameterCount() != 0) {
                    throw new IllegalArgumentException(method + " has params");
                }
                memberTypes.put(method.getName(), boxed(method.getReturnType()));
                members.put(method.getName(), method);
                Object value = method.getDefaultValue();
                if (value != null) {
                    memberDefaults.put(method.getName(), value);
                }
            }
        }
        /* These two are about each other. */
        Map<Class<? extends Annotation>, Annotation> meta = META.contains(c) ? null
            : AnnotationParser.parseMeta(c, META);
        Retention told = meta == null ? null : (Retention) meta.get(Retention.class);
        retention = meta == null ? RetentionPolicy.RUNTIME
            : told == null ? RetentionPolicy.CLASS : told.value();
        inherited = meta != null && meta.containsKey(Inherited.class);
    }

    public static Class<?> boxed(Class<?> type) {
        if (!type.isPrimitive()) {
            return type;
        }
        return type == int.class ? Integer.class : type == boolean.class ? Boolean.class
            : type == long.class ? Long.class : type == double.class ? Double.class
            : type == byte.class ? Byte.class : type == char.class ? Character.class
            : type == short.class ? Short.class : type == float.class ? Float.class : Void.class;
    }

    public Map<String, Class<?>> memberTypes() {
        return memberTypes;
    }

    public Map<String, Method> members() {
        return members;
    }

    public Map<String, Object> memberDefaults() {
        return memberDefaults;
    }

    public RetentionPolicy retention() {
        return retention;
    }

    public boolean isInherited() {
        return inherited;
    }
}
