/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect;

import java.lang.annotation.Annotation;
import java.lang.annotation.AnnotationFormatError;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.BufferUnderflowException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jdk.internal.access.SharedSecrets;
import jdk.internal.reflect.generics.SignatureParser;
import jdk.internal.reflect.generics.TypeUse;

/**
 * Reads the bytes of the Runtime*Annotations and AnnotationDefault attributes. Values that cannot
 * be loaded or no longer fit become {@link AnnotationInvocationHandler.Bad} and throw when asked.
 */
public final class AnnotationParser {
    private static final Annotation[] NONE = new Annotation[0];

    private final byte[] raw;
    private final ConstantPool cp;
    private final Class<?> container;
    private int at;

    private AnnotationParser(byte[] raw, ConstantPool cp, Class<?> container) {
        this.raw = raw;
        this.cp = cp;
        this.container = container;
    }

    public static Map<Class<? extends Annotation>, Annotation> parseAnnotations(byte[] raw,
            ConstantPool cp, Class<?> container) {
        return parse(raw, cp, container, null);
    }

    /** Those of `wanted` among the annotations of an annotation interface. */
    static Map<Class<? extends Annotation>, Annotation> parseMeta(Class<?> annotation,
            Set<Class<?>> wanted) {
        return parse(SharedSecrets.getJavaLangAccess().getRawClassAnnotations(annotation),
            ReflectionFactory.constantPool(annotation), annotation, wanted);
    }

    private static Map<Class<? extends Annotation>, Annotation> parse(byte[] raw, ConstantPool cp,
            Class<?> container, Set<Class<?>> wanted) {
        if (raw == null) {
            return Collections.emptyMap();
        }
        Map<Class<? extends Annotation>, Annotation> map = new LinkedHashMap<>();
        try {
            AnnotationParser p = new AnnotationParser(raw, cp, container);
            for (int n = p.u2(); n > 0; n--) {
                Annotation a = p.annotation(wanted, false);
                if (isKept(a) && map.put(a.annotationType(), a) != null) {
                    throw new AnnotationFormatError("Duplicate annotation for class: "
                        + a.annotationType() + ": " + a);
                }
            }
        } catch (BufferUnderflowException e) {
            throw new AnnotationFormatError("Unexpected end of annotations.");
        } catch (IllegalArgumentException e) {
            throw new AnnotationFormatError(e);
        }
        return map;
    }

    private static boolean isKept(Annotation a) {
        return a != null
            && AnnotationType.getInstance(a.annotationType()).retention()
            == RetentionPolicy.RUNTIME;
    }

    /** The entries of RuntimeVisibleTypeAnnotations whose annotations can be loaded. */
    public static List<TypeUse> parseTypeAnnotations(byte[] raw, ConstantPool cp,
            Class<?> container) {
        List<TypeUse> all = new ArrayList<>();
        if (raw == null) {
            return all;
        }
        AnnotationParser p = new AnnotationParser(raw, cp, container);
        for (int n = p.u2(); n > 0; n--) {
            try {
                int target = p.u1();
                int index = p.targetIndex(target);
                String path = p.path();
                Annotation a = p.annotation(null, false);
                if (target < 0x40 && isKept(a)) {
                    all.add(new TypeUse(target, index, path, a));
                }
            } catch (BufferUnderflowException | IllegalArgumentException e) {
                throw new AnnotationFormatError(e);
            }
        }
        return all;
    }

    /* Those from 0x40 on are inside of code. */
    private int targetIndex(int target) {
        switch (target) {
            case TypeUse.CLASS_PARAMETER: case TypeUse.METHOD_PARAMETER:
            case TypeUse.FORMAL: case 0x42:
                return u1();
            case TypeUse.SUPERTYPE: {
                int index = u2();
                if (index < 0x8000 || index == 0xffff) {
                    return index;
                }
                break;
            }
            case TypeUse.CLASS_BOUND: case TypeUse.METHOD_BOUND: case TypeUse.THROWN:
            case 0x43: case 0x44: case 0x45: case 0x46:
                return u2();
            case TypeUse.FIELD: case TypeUse.RESULT: case TypeUse.RECEIVER:
                return 0;
            case 0x40: case 0x41:
                skip(6 * Math.max((short) u2(), 0));
                return 0;
            case 0x47: case 0x48: case 0x49: case 0x4a: case 0x4b:
                skip(3);
                return 0;
            default:
                break;
        }
        throw new AnnotationFormatError("Could not parse bytes for type annotations");
    }

    private String path() {
        StringBuilder path = new StringBuilder();
        for (int k = u1(); k > 0; k--) {
            int kind = u1();
            int argument = u1();
            if (kind > 3 || kind != 3 && argument != 0) {
                throw new AnnotationFormatError("Bad Location encoding in Type Annotation");
            }
            path.append((char) ('0' + kind));
            if (kind == 3) {
                path.append((char) argument);
            }
        }
        return path.toString();
    }

    public static Annotation[][] parseParameterAnnotations(byte[] raw, ConstantPool cp,
            Class<?> container) {
        try {
            AnnotationParser p = new AnnotationParser(raw, cp, container);
            Annotation[][] result = new Annotation[p.u1()][];
            for (int i = 0; i < result.length; i++) {
                List<Annotation> list = new ArrayList<>();
                for (int n = p.u2(); n > 0; n--) {
                    Annotation a = p.annotation(null, false);
                    if (isKept(a)) {
                        list.add(a);
                    }
                }
                result[i] = list.toArray(NONE);
            }
            return result;
        } catch (BufferUnderflowException e) {
            throw new AnnotationFormatError("Unexpected end of parameter annotations.");
        } catch (IllegalArgumentException e) {
            throw new AnnotationFormatError(e);
        }
    }

    public static Object parseMemberDefault(byte[] raw, ConstantPool cp, Method method) {
        Object value = new AnnotationParser(raw, cp, method.getDeclaringClass())
            .value(AnnotationType.boxed(method.getReturnType()));
        if (value instanceof AnnotationInvocationHandler.Missing missing) {
            throw missing.toThrow();
        }
        if (value instanceof AnnotationInvocationHandler.Bad) {
            throw new AnnotationFormatError("Invalid default: " + method);
        }
        return value;
    }

    public static Annotation[] toArray(Map<Class<? extends Annotation>, Annotation> map) {
        return map.isEmpty() ? NONE : map.values().toArray(NONE);
    }

    public static Annotation annotationForMap(Class<? extends Annotation> type,
            Map<String, Object> values) {
        InvocationHandler handler = new AnnotationInvocationHandler(type, values);
        return (Annotation) Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type},
            handler);
    }

    private int u1() {
        if (at >= raw.length) {
            throw new BufferUnderflowException();
        }
        return raw[at++] & 0xff;
    }

    private int u2() {
        return u1() << 8 | u1();
    }

    private void skip(int bytes) {
        if (bytes > raw.length - at) {
            throw new BufferUnderflowException();
        }
        at += bytes;
    }

    private Class<?> typeOf(String signature) {
        return (Class<?>) (signature.equals("V") ? void.class : erase(
            SignatureParser.fieldType(container, signature)));
    }

    private static Object erase(java.lang.reflect.Type type) {
        return type instanceof Class ? type
            : ((java.lang.reflect.ParameterizedType) type).getRawType();
    }

    /* Null for one that cannot be had or is not wanted;
     * where it `must` be there that is an exception. */
    @SuppressWarnings("unchecked")
    private Annotation annotation(Set<Class<?>> wanted, boolean must) {
        String signature = cp.getUTF8At(u2());
        Class<?> c;
        AnnotationType type;
        try {
            c = typeOf(signature);
        } catch (NoClassDefFoundError | TypeNotPresentException e) {
            if (must) {
                throw e instanceof TypeNotPresentException missing ? missing
                    : new TypeNotPresentException(signature, e);
            }
            skipPairs();
            return null;
        }
        if (wanted != null && !wanted.contains(c)) {
            skipPairs();
            return null;
        }
        try {
            type = AnnotationType.getInstance((Class<? extends Annotation>) c);
        } catch (IllegalArgumentException e) {
            skipPairs();
            return null;
        }
        Map<String, Object> values = new LinkedHashMap<>(type.memberDefaults());
        for (int pairs = u2(); pairs > 0; pairs--) {
            String name = cp.getUTF8At(u2());
            Class<?> memberType = type.memberTypes().get(name);
            if (memberType == null) {
                skipValue(tag());
            } else {
                Object value = value(memberType);
                if (value instanceof AnnotationInvocationHandler.Mismatch m) {
                    m.member = type.members().get(name);
                }
                values.put(name, value);
            }
        }
        return annotationForMap((Class<? extends Annotation>) c, values);
    }

    private void skipPairs() {
        for (int pairs = u2(); pairs > 0; pairs--) {
            skip(2);
            skipValue(tag());
        }
    }

    private int tag() {
        return (byte) u1();
    }

    private void skipValue(int tag) {
        switch (tag) {
            case 'e':
                skip(4);
                break;
            case '@':
                skip(2);
                skipPairs();
                break;
            case '[':
                for (int n = u2(); n > 0; n--) {
                    skipValue(tag());
                }
                break;
            default:
                skip(2);
        }
    }

    /* Of a type that is not primitive: a value, or why there is none. */
    private Object value(Class<?> type) {
        int tag = tag();
        if (tag == '[') {
            return array(type);
        }
        Object result = single(tag, type);
        if (result == null) {
            return new AnnotationInvocationHandler.Mismatch(type.getName());
        }
        return result instanceof AnnotationInvocationHandler.Bad || type.isInstance(result) ? result
            : new AnnotationInvocationHandler.Mismatch(result.getClass().getName() + "[" + result
                + "]");
    }

    private Object single(int tag, Class<?> type) {
        switch (tag) {
            case 'e': return enumValue(type);
            case 'c': return classValue();
            case '@': return annotation(null, true);
            default: break;
        }
        int index = u2();
        switch (tag) {
            case 'B': return (byte) cp.getIntAt(index);
            case 'C': return (char) cp.getIntAt(index);
            case 'D': return cp.getDoubleAt(index);
            case 'F': return cp.getFloatAt(index);
            case 'I': return cp.getIntAt(index);
            case 'J': return cp.getLongAt(index);
            case 'S': return (short) cp.getIntAt(index);
            case 'Z': return cp.getIntAt(index) != 0;
            case 's': return cp.getUTF8At(index);
            default:
                throw new AnnotationFormatError("Invalid member-value tag in annotation: " + tag);
        }
    }

    private Object classValue() {
        int index = u2();
        try {
            return typeOf(cp.getUTF8At(index));
        } catch (NoClassDefFoundError e) {
            return new AnnotationInvocationHandler.Missing("[unknown]", e);
        } catch (TypeNotPresentException e) {
            return new AnnotationInvocationHandler.Missing(e.typeName(), e.getCause());
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private Object enumValue(Class<?> type) {
        String signature = cp.getUTF8At(u2());
        String constant = cp.getUTF8At(u2());
        if (!type.isEnum() || type != typeOf(signature)) {
            String name = signature.startsWith("L") && signature.endsWith(";")
                ? signature.substring(1, signature.length() - 1).replace('/', '.') : signature;
            return new AnnotationInvocationHandler.Mismatch(name + "." + constant);
        }
        try {
            return Enum.valueOf((Class) type, constant);
        } catch (IllegalArgumentException e) {
            return new AnnotationInvocationHandler.NoConstant((Class) type, constant);
        }
    }

    /* The tag of an array's elements; 0: there are no arrays of them. */
    private static int elementTag(Class<?> component) {
        return component == null || component.isArray() ? 0
            : component.isPrimitive() ? component.descriptorString().charAt(0)
            : component == String.class ? 's' : component == Class.class ? 'c'
            : component.isEnum() ? 'e' : component.isAnnotation() ? '@' : 0;
    }

    private Object array(Class<?> type) {
        int length = u2();
        Class<?> component = type.getComponentType();
        int wanted = elementTag(component);
        Object array = wanted == 0 ? null : Array.newInstance(component, length);
        Object bad = null;
        int tag = 0;
        for (int i = 0; i < length; i++) {
            tag = tag();
            Object element = null;
            if (tag == wanted) {
                element = single(tag, component);
            } else {
                skipValue(tag);
            }
            if (tag != wanted || element instanceof AnnotationInvocationHandler.Bad) {
                bad = bad != null ? bad : tag == wanted ? element : wrongElement(tag);
            } else {
                Array.set(array, i, element);
            }
        }
        return wanted == 0 || bad != null && component.isPrimitive() ? wrongElement(tag)
            : bad != null ? bad : array;
    }

    private static Object wrongElement(int tag) {
        return new AnnotationInvocationHandler.Mismatch("Array with component tag: "
            + (tag == 0 ? "0" : (char) tag));
    }
}
