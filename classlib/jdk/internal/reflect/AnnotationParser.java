/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect;

import java.lang.annotation.Annotation;
import java.lang.annotation.AnnotationFormatError;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
        if (raw == null) {
            return Collections.emptyMap();
        }
        Map<Class<? extends Annotation>, Annotation> map = new LinkedHashMap<>();
        try {
            AnnotationParser p = new AnnotationParser(raw, cp, container);
            for (int n = p.u2(); n > 0; n--) {
                Annotation a = p.annotation();
                if (a != null && map.put(a.annotationType(), a) != null) {
                    throw new AnnotationFormatError("Duplicate annotation for class: "
                        + a.annotationType() + ": " + a);
                }
            }
        } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
            throw new AnnotationFormatError(e);
        }
        return map;
    }

    /** The entries of RuntimeVisibleTypeAnnotations whose annotations can be loaded. */
    public static List<TypeUse> parseTypeAnnotations(byte[] raw, ConstantPool cp,
            Class<?> container) {
        List<TypeUse> all = new ArrayList<>();
        if (raw == null) {
            return all;
        }
        try {
            AnnotationParser p = new AnnotationParser(raw, cp, container);
            for (int n = p.u2(); n > 0; n--) {
                int target = p.u1();
                int index = 0;
                switch (target) {
                    case TypeUse.CLASS_PARAMETER: case TypeUse.METHOD_PARAMETER:
                    case TypeUse.FORMAL:
                        index = p.u1();
                        break;
                    case TypeUse.SUPERTYPE: case TypeUse.CLASS_BOUND: case TypeUse.METHOD_BOUND:
                    case TypeUse.THROWN:
                        index = p.u2();
                        break;
                    case TypeUse.FIELD: case TypeUse.RESULT: case TypeUse.RECEIVER:
                        break;
                    default:
                        throw new AnnotationFormatError("Could not parse bytes for type annotations");
                }
                StringBuilder path = new StringBuilder();
                for (int k = p.u1(); k > 0; k--) {
                    int kind = p.u1();
                    int argument = p.u1();
                    path.append((char) ('0' + kind));
                    if (kind == 3) {
                        path.append((char) argument);
                    }
                }
                Annotation a = p.annotation();
                if (a != null) {
                    all.add(new TypeUse(target, index, path.toString(), a));
                }
            }
        } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
            throw new AnnotationFormatError(e);
        }
        return all;
    }

    public static Annotation[][] parseParameterAnnotations(byte[] raw, ConstantPool cp,
            Class<?> container) {
        try {
            AnnotationParser p = new AnnotationParser(raw, cp, container);
            Annotation[][] result = new Annotation[p.u1()][];
            for (int i = 0; i < result.length; i++) {
                java.util.ArrayList<Annotation> list = new java.util.ArrayList<>();
                for (int n = p.u2(); n > 0; n--) {
                    Annotation a = p.annotation();
                    if (a != null) {
                        list.add(a);
                    }
                }
                result[i] = list.toArray(NONE);
            }
            return result;
        } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
            throw new AnnotationFormatError(e);
        }
    }

    public static Object parseMemberDefault(byte[] raw, ConstantPool cp, Class<?> container,
            Class<?> type) {
        Object value = new AnnotationParser(raw, cp, container).value(type);
        if (value instanceof AnnotationInvocationHandler.Bad bad) {
            throw bad.toThrow();
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
        return raw[at++] & 0xff;
    }

    private int u2() {
        return u1() << 8 | u1();
    }

    private Class<?> typeOf(String signature) {
        return (Class<?>) (signature.equals("V") ? void.class : erase(
            SignatureParser.fieldType(container, signature)));
    }

    private static Object erase(java.lang.reflect.Type type) {
        return type instanceof Class ? type
            : ((java.lang.reflect.ParameterizedType) type).getRawType();
    }

    @SuppressWarnings("unchecked")
    private Annotation annotation() {
        String signature = cp.getUTF8At(u2());
        Class<?> c = null;
        AnnotationType type = null;
        try {
            c = typeOf(signature);
            type = AnnotationType.getInstance((Class<? extends Annotation>) c);
        } catch (NoClassDefFoundError | TypeNotPresentException | IllegalArgumentException e) {
            c = null;
        }
        int pairs = u2();
        if (c == null) {
            while (pairs-- > 0) {
                at += 2;
                skip();
            }
            return null;
        }
        Map<String, Object> values = new LinkedHashMap<>(type.memberDefaults());
        while (pairs-- > 0) {
            String name = cp.getUTF8At(u2());
            Class<?> memberType = type.memberTypes().get(name);
            if (memberType == null) {
                skip();
            } else {
                Object value = value(type.members().get(name).getReturnType());
                if (value instanceof AnnotationInvocationHandler.Mismatch m) {
                    m.member = type.members().get(name);
                }
                values.put(name, value);
            }
        }
        return annotationForMap((Class<? extends Annotation>) c, values);
    }

    private void skip() {
        int tag = u1();
        switch (tag) {
            case 'e':
                at += 4;
                break;
            case '@':
                at += 2;
                for (int n = u2(); n > 0; n--) {
                    at += 2;
                    skip();
                }
                break;
            case '[':
                for (int n = u2(); n > 0; n--) {
                    skip();
                }
                break;
            default:
                at += 2;
        }
    }

    private Object value(Class<?> type) {
        int start = at;
        int tag = u1();
        Object result;
        switch (tag) {
            case 'B': result = (byte) cp.getIntAt(u2()); break;
            case 'C': result = (char) cp.getIntAt(u2()); break;
            case 'D': result = cp.getDoubleAt(u2()); break;
            case 'F': result = cp.getFloatAt(u2()); break;
            case 'I': result = cp.getIntAt(u2()); break;
            case 'J': result = cp.getLongAt(u2()); break;
            case 'S': result = (short) cp.getIntAt(u2()); break;
            case 'Z': result = cp.getIntAt(u2()) != 0; break;
            case 's': result = cp.getUTF8At(u2()); break;
            case 'e': result = enumValue(); break;
            case 'c': result = classValue(); break;
            case '@': result = annotation(); break;
            case '[':
                if (type.isArray()) {
                    return array(type);
                }
                at = start;
                skip();
                return new AnnotationInvocationHandler.Mismatch("Array with component tag: "
                    + (char) (raw.length > start + 3 ? raw[start + 3] : 0));
            default:
                throw new AnnotationFormatError("Invalid member-value tag: " + (char) tag);
        }
        if (result != null && !(result instanceof AnnotationInvocationHandler.Bad)
                && !AnnotationType.boxed(type).isInstance(result)) {
            return new AnnotationInvocationHandler.Mismatch(result.getClass() + "[" + result + "]");
        }
        return result;
    }

    private Object classValue() {
        String signature = cp.getUTF8At(u2());
        try {
            return typeOf(signature);
        } catch (NoClassDefFoundError e) {
            return new AnnotationInvocationHandler.Missing(e.getMessage(), e);
        } catch (TypeNotPresentException e) {
            return new AnnotationInvocationHandler.Missing(e.typeName(), e.getCause());
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private Object enumValue() {
        String signature = cp.getUTF8At(u2());
        String constant = cp.getUTF8At(u2());
        try {
            Class<?> c = typeOf(signature);
            if (!c.isEnum()) {
                return new AnnotationInvocationHandler.Mismatch(c.getName() + "." + constant);
            }
            try {
                return Enum.valueOf((Class) c, constant);
            } catch (IllegalArgumentException e) {
                return new AnnotationInvocationHandler.NoConstant((Class) c, constant);
            }
        } catch (NoClassDefFoundError | TypeNotPresentException e) {
            return new AnnotationInvocationHandler.Missing(e.getMessage(), e);
        }
    }

    private Object array(Class<?> type) {
        int length = u2();
        Class<?> component = type.getComponentType();
        Object array = Array.newInstance(component, length);
        Object bad = null;
        for (int i = 0; i < length; i++) {
            Object element = value(component);
            if (element instanceof AnnotationInvocationHandler.Bad) {
                bad = element;
            } else if (bad == null) {
                Array.set(array, i, element);
            }
        }
        return bad != null ? bad : array;
    }
}
