/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect.generics;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.AnnotatedTypeVariable;
import java.lang.reflect.AnnotatedWildcardType;
import java.lang.reflect.Executable;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import jdk.internal.access.SharedSecrets;
import jdk.internal.reflect.AnnotationParser;
import jdk.internal.reflect.AnnotationSupport;
import jdk.internal.reflect.ReflectionFactory;

/** Types with the annotations of their uses, which a class file lists per declaration. */
public final class AnnotatedTypes {
    private AnnotatedTypes() {
    }

    /* ---- Where the entries come from ---- */

    public static List<TypeUse> uses(byte[] raw, Class<?> container) {
        return AnnotationParser.parseTypeAnnotations(raw,
            raw == null ? null : ReflectionFactory.constantPool(container), container);
    }

    public static List<TypeUse> uses(Class<?> c) {
        return c.isArray() || c.isPrimitive() ? new ArrayList<>()
            : uses(SharedSecrets.getJavaLangAccess().getRawClassTypeAnnotations(c), c);
    }

    public static List<TypeUse> uses(Executable e) {
        return uses(ReflectionFactory.reflectAccess().getTypeAnnotationBytes(e),
            e.getDeclaringClass());
    }

    private static List<TypeUse> uses(GenericDeclaration d) {
        return d instanceof Class<?> c ? uses(c) : uses((Executable) d);
    }

    /* ---- Types ---- */

    /** The type at a target, whose entries are among the uses. */
    public static AnnotatedType at(Type type, List<TypeUse> uses, int target, int index) {
        List<TypeUse> own = new ArrayList<>();
        for (TypeUse use : uses) {
            if (use.target() == target && use.index() == index) {
                own.add(use);
            }
        }
        return make(type, own, "");
    }

    public static AnnotatedType[] at(Type[] types, List<TypeUse> uses, int target) {
        AnnotatedType[] result = new AnnotatedType[types.length];
        for (int i = 0; i < types.length; i++) {
            result[i] = at(types[i], uses, target, i);
        }
        return result;
    }

    /** A class as a type with its own type parameters for arguments. */
    public static Type parameterized(Class<?> c) {
        Class<?> outer = c.getDeclaringClass();
        Type[] parameters = c.getTypeParameters();
        if (Modifier.isStatic(c.getModifiers()) || outer == null) {
            return parameters.length == 0 ? c : new ParameterizedTypeImpl(c, parameters, outer);
        }
        Type owner = parameterized(outer);
        return owner instanceof Class && parameters.length == 0 ? c
            : new ParameterizedTypeImpl(c, parameters, owner);
    }

    static Annotation[] ofVariable(GenericDeclaration d, int index) {
        List<Annotation> found = new ArrayList<>();
        int target = d instanceof Class ? TypeUse.CLASS_PARAMETER : TypeUse.METHOD_PARAMETER;
        for (TypeUse use : uses(d)) {
            if (use.target() == target && use.index() == index) {
                found.add(use.annotation());
            }
        }
        return found.toArray(new Annotation[0]);
    }

    static AnnotatedType[] bounds(TypeVariable<?> v) {
        GenericDeclaration d = v.getGenericDeclaration();
        Type[] bounds = v.getBounds();
        int parameter = Arrays.asList(d.getTypeParameters()).indexOf(v);
        int target = d instanceof Class ? TypeUse.CLASS_BOUND : TypeUse.METHOD_BOUND;
        List<TypeUse> uses = uses(d);
        Type first = bounds.length == 0 ? null : bounds[0] instanceof ParameterizedType p
            ? p.getRawType() : bounds[0];
        /* Bound 0 is a class's place. */
        int shift = first instanceof Class<?> c && c.isInterface() ? 1 : 0;
        AnnotatedType[] result = new AnnotatedType[bounds.length];
        for (int i = 0; i < bounds.length; i++) {
            result[i] = at(bounds[i], uses, target, parameter << 8 | i + shift);
        }
        return result;
    }

    /* How many classes enclose the type whose instances it needs. */
    private static int depth(Type type) {
        if (type instanceof ParameterizedType p) {
            Type owner = p.getOwnerType();
            boolean inner = !Modifier.isStatic(((Class<?>) p.getRawType()).getModifiers());
            return owner == null ? 0 : depth(owner) + (inner ? 1 : 0);
        }
        if (type instanceof Class<?> c && !c.isArray() && c.getEnclosingClass() != null) {
            return depth(c.getEnclosingClass()) + (Modifier.isStatic(c.getModifiers()) ? 0 : 1);
        }
        return 0;
    }

    private static AnnotatedType make(Type type, List<TypeUse> uses, String base) {
        String path = base + "1".repeat(depth(type));
        Map<Class<? extends Annotation>, Annotation> found = new LinkedHashMap<>();
        for (TypeUse use : uses) {
            if (use.path().equals(path)) {
                found.put(use.annotation().annotationType(), use.annotation());
            }
        }
        if (type instanceof ParameterizedType) {
            return new OfParameterized(type, uses, base, path, found);
        }
        if (type instanceof TypeVariable) {
            return new OfVariable(type, uses, base, path, found);
        }
        if (type instanceof WildcardType) {
            return new OfWildcard(type, uses, base, path, found);
        }
        if (type instanceof GenericArrayType || type instanceof Class<?> c && c.isArray()) {
            return new OfArray(type, uses, base, path, found);
        }
        return new Plain(type, uses, base, path, found);
    }

    private static AnnotatedType[] make(Type[] types, List<TypeUse> uses, String base) {
        AnnotatedType[] result = new AnnotatedType[types.length];
        for (int i = 0; i < types.length; i++) {
            result[i] = make(types[i], uses, base);
        }
        return result;
    }

    private static class Plain implements AnnotatedType {
        final Type type;
        final List<TypeUse> uses;
        final String base;
        final String path;
        final Map<Class<? extends Annotation>, Annotation> annotations;

        Plain(Type type, List<TypeUse> uses, String base, String path,
                Map<Class<? extends Annotation>, Annotation> annotations) {
            this.type = type;
            this.uses = uses;
            this.base = base;
            this.path = path;
            this.annotations = annotations;
        }

        @Override
        public Type getType() {
            return type;
        }

        @Override
        public AnnotatedType getAnnotatedOwnerType() {
            Type owner = type instanceof ParameterizedType p ? p.getOwnerType()
                : type instanceof Class<?> c && !c.isArray() ? c.getDeclaringClass() : null;
            return owner == null ? null
                : make(owner, depth(type) > depth(owner) ? uses : List.of(), base);
        }

        @Override
        public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
            return annotationClass.cast(annotations.get(Objects.requireNonNull(annotationClass)));
        }

        @Override
        public <T extends Annotation> T[] getAnnotationsByType(Class<T> annotationClass) {
            return AnnotationSupport.getDirectlyAndIndirectlyPresent(annotations, annotationClass);
        }

        @Override
        public <T extends Annotation> T[] getDeclaredAnnotationsByType(Class<T> annotationClass) {
            return getAnnotationsByType(annotationClass);
        }

        @Override
        public Annotation[] getAnnotations() {
            return getDeclaredAnnotations();
        }

        @Override
        public Annotation[] getDeclaredAnnotations() {
            return annotations.values().toArray(new Annotation[0]);
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Plain other && type.equals(other.type)
                && annotations.equals(other.annotations)
                && Objects.equals(getAnnotatedOwnerType(), other.getAnnotatedOwnerType())
                && Arrays.equals(parts(), other.parts());
        }

        @Override
        public int hashCode() {
            return type.hashCode() ^ annotations.hashCode();
        }

        /* The annotated types that this one consists of. */
        AnnotatedType[] parts() {
            return new AnnotatedType[0];
        }

        String prefix() {
            StringBuilder b = new StringBuilder();
            for (Annotation a : annotations.values()) {
                b.append(a).append(' ');
            }
            return b.toString();
        }

        static String joined(AnnotatedType[] types, String separator) {
            StringBuilder b = new StringBuilder();
            for (AnnotatedType t : types) {
                b.append(b.length() == 0 ? "" : separator).append(t);
            }
            return b.toString();
        }

        @Override
        public String toString() {
            return prefix() + type.getTypeName();
        }
    }

    private static final class OfParameterized extends Plain
            implements AnnotatedParameterizedType {
        OfParameterized(Type type, List<TypeUse> uses, String base, String path,
                Map<Class<? extends Annotation>, Annotation> annotations) {
            super(type, uses, base, path, annotations);
        }

        @Override
        public AnnotatedType[] getAnnotatedActualTypeArguments() {
            Type[] arguments = ((ParameterizedType) type).getActualTypeArguments();
            AnnotatedType[] result = new AnnotatedType[arguments.length];
            for (int i = 0; i < result.length; i++) {
                result[i] = make(arguments[i], uses, path + "3" + (char) i);
            }
            return result;
        }

        @Override
        AnnotatedType[] parts() {
            return getAnnotatedActualTypeArguments();
        }

        @Override
        public String toString() {
            String name = prefix() + ((ParameterizedType) type).getRawType().getTypeName();
            AnnotatedType[] arguments = getAnnotatedActualTypeArguments();
            return arguments.length == 0 ? name : name + "<" + joined(arguments, ", ") + ">";
        }
    }

    private static final class OfVariable extends Plain implements AnnotatedTypeVariable {
        OfVariable(Type type, List<TypeUse> uses, String base, String path,
                Map<Class<? extends Annotation>, Annotation> annotations) {
            super(type, uses, base, path, annotations);
        }

        @Override
        public AnnotatedType[] getAnnotatedBounds() {
            return bounds((TypeVariable<?>) type);
        }
    }

    private static final class OfWildcard extends Plain implements AnnotatedWildcardType {
        OfWildcard(Type type, List<TypeUse> uses, String base, String path,
                Map<Class<? extends Annotation>, Annotation> annotations) {
            super(type, uses, base, path, annotations);
        }

        @Override
        public AnnotatedType[] getAnnotatedLowerBounds() {
            return make(((WildcardType) type).getLowerBounds(), uses, path + "2");
        }

        @Override
        public AnnotatedType[] getAnnotatedUpperBounds() {
            boolean upper = ((WildcardType) type).getLowerBounds().length == 0;
            return make(((WildcardType) type).getUpperBounds(), upper ? uses : List.of(),
                path + "2");
        }

        @Override
        AnnotatedType[] parts() {
            AnnotatedType[] lower = getAnnotatedLowerBounds();
            return lower.length > 0 ? lower : getAnnotatedUpperBounds();
        }

        @Override
        public String toString() {
            AnnotatedType[] lower = getAnnotatedLowerBounds();
            AnnotatedType[] upper = getAnnotatedUpperBounds();
            if (lower.length > 0) {
                return prefix() + "? super " + joined(lower, " & ");
            }
            return prefix() + (upper.length == 1 && upper[0].getType() == Object.class
                && upper[0].getAnnotations().length == 0 ? "?"
                : "? extends " + joined(upper, " & "));
        }
    }

    private static final class OfArray extends Plain implements AnnotatedArrayType {
        OfArray(Type type, List<TypeUse> uses, String base, String path,
                Map<Class<? extends Annotation>, Annotation> annotations) {
            super(type, uses, base, path, annotations);
        }

        @Override
        public AnnotatedType getAnnotatedGenericComponentType() {
            return make(type instanceof Class<?> c ? c.getComponentType()
                : ((GenericArrayType) type).getGenericComponentType(), uses, path + "0");
        }

        @Override
        AnnotatedType[] parts() {
            return new AnnotatedType[] {getAnnotatedGenericComponentType()};
        }

        @Override
        public String toString() {
            StringBuilder b = new StringBuilder();
            AnnotatedType t = this;
            while (t instanceof OfArray a) {
                if (!a.annotations.isEmpty()) {
                    b.append(' ').append(a.prefix().trim());
                }
                b.append("[]");
                t = a.getAnnotatedGenericComponentType();
            }
            return t + b.toString();
        }
    }
}
