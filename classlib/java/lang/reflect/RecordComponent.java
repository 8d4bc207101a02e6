/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.Map;
import java.util.Objects;
import jdk.internal.reflect.AnnotationParser;
import jdk.internal.reflect.ReflectionFactory;
import jdk.internal.reflect.generics.AnnotatedTypes;
import jdk.internal.reflect.generics.SignatureParser;
import jdk.internal.reflect.generics.TypeUse;

/** A component of a record class. The VM makes these and knows the fields by name. */
public final class RecordComponent implements AnnotatedElement {
    private Class<?> clazz;
    private String name;
    private Class<?> type;
    private Method accessor;
    private String signature;
    private byte[] annotations;
    private byte[] typeAnnotations;
    private RecordComponent root;
    private transient volatile Map<Class<? extends Annotation>, Annotation> declaredAnnotations;
    private transient volatile Type generic;

    private RecordComponent() {
    }

    public String getName() {
        return name;
    }

    public Class<?> getType() {
        return type;
    }

    public String getGenericSignature() {
        return signature;
    }

    public Type getGenericType() {
        Type known = generic;
        if (known == null) {
            known = signature == null ? type : SignatureParser.fieldType(clazz, signature);
            generic = known;
        }
        return known;
    }

    public AnnotatedType getAnnotatedType() {
        return AnnotatedTypes.at(getGenericType(),
            AnnotatedTypes.uses(typeAnnotations, clazz), TypeUse.FIELD, 0);
    }

    public Method getAccessor() {
        return accessor;
    }

    public Class<?> getDeclaringRecord() {
        return clazz;
    }

    private Map<Class<? extends Annotation>, Annotation> annotations() {
        Map<Class<? extends Annotation>, Annotation> map = declaredAnnotations;
        if (map == null) {
            map = AnnotationParser.parseAnnotations(annotations,
                ReflectionFactory.constantPool(clazz), clazz);
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
    public Annotation[] getAnnotations() {
        return getDeclaredAnnotations();
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return AnnotationParser.toArray(annotations());
    }

    @Override
    public String toString() {
        return type.getTypeName() + " " + name;
    }
}
