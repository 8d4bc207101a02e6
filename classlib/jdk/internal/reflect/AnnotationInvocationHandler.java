/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect;

import java.io.Serializable;
import java.lang.annotation.Annotation;
import java.lang.annotation.AnnotationTypeMismatchException;
import java.lang.annotation.IncompleteAnnotationException;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Map;

/** The values behind an annotation, and equals, hashCode and toString as specified. */
final class AnnotationInvocationHandler implements InvocationHandler, Serializable {
    private static final long serialVersionUID = 1L;

    private final Class<? extends Annotation> type;
    private final Map<String, Object> values;

    AnnotationInvocationHandler(Class<? extends Annotation> type, Map<String, Object> values) {
        this.type = type;
        this.values = values;
    }

    /** A value that cannot be had; asking for it throws. */
    abstract static class Bad {
        abstract RuntimeException toThrow();
    }

    static final class Missing extends Bad {
        private final String name;
        private final Throwable cause;

        Missing(String name, Throwable cause) {
            this.name = name;
            this.cause = cause;
        }

        @Override
        RuntimeException toThrow() {
            return new TypeNotPresentException(name, cause);
        }

        @Override
        public String toString() {
            return name + ".class /* Warning: type not present! */";
        }
    }

    static final class Mismatch extends Bad {
        private final String found;
        Method member;

        Mismatch(String found) {
            this.found = found;
        }

        @Override
        RuntimeException toThrow() {
            return new AnnotationTypeMismatchException(member, found);
        }

        @Override
        public String toString() {
            return "/* Warning type mismatch! \"" + found + "\" */";
        }
    }

    static final class NoConstant extends Bad {
        private final Class<? extends Enum<?>> type;
        private final String name;

        NoConstant(Class<? extends Enum<?>> type, String name) {
            this.type = type;
            this.name = name;
        }

        @Override
        RuntimeException toThrow() {
            return new EnumConstantNotPresentException(type, name);
        }

        @Override
        public String toString() {
            return name + " /* Warning: constant not present! */";
        }
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] args) {
        String member = method.getName();
        if (method.getParameterCount() == 1 && member.equals("equals")) {
            return equalsImpl(proxy, args[0]);
        }
        switch (member) {
            case "toString": return toStringImpl();
            case "hashCode": return hashCodeImpl();
            case "annotationType": return type;
            default: break;
        }
        Object result = values.get(member);
        if (result == null) {
            throw new IncompleteAnnotationException(type, member);
        }
        if (result instanceof Bad bad) {
            throw bad.toThrow();
        }
        return result.getClass().isArray() ? copy(result) : result;
    }

    private static Object copy(Object array) {
        int length = Array.getLength(array);
        if (length == 0) {
            return array;
        }
        Object copy = Array.newInstance(array.getClass().getComponentType(), length);
        System.arraycopy(array, 0, copy, 0, length);
        return copy;
    }

    private String toStringImpl() {
        StringBuilder b = new StringBuilder();
        b.append('@');
        String name = type.getName();
        b.append(name == null ? type.getName() : name).append('(');
        boolean first = true;
        boolean loneValue = values.size() == 1;
        for (Map.Entry<String, Object> e : values.entrySet()) {
            if (!first) {
                b.append(", ");
            }
            first = false;
            if (!loneValue || !"value".equals(e.getKey())) {
                b.append(e.getKey()).append('=');
            }
            appendValue(b, e.getValue());
        }
        return b.append(')').toString();
    }

    private static void appendValue(StringBuilder b, Object value) {
        if (value != null && value.getClass().isArray()) {
            int length = Array.getLength(value);
            if (value instanceof byte[] bytes && length > 0) {
                b.append('{');
                for (int i = 0; i < length; i++) {
                    b.append(i == 0 ? "" : ", ");
                    appendValue(b, bytes[i]);
                }
                b.append('}');
                return;
            }
            b.append('{');
            for (int i = 0; i < length; i++) {
                if (i > 0) {
                    b.append(", ");
                }
                appendValue(b, Array.get(value, i));
            }
            b.append('}');
        } else if (value instanceof Class<?> k) {
            Class<?> c = k;
            String brackets = "";
            for (; c.isArray(); c = c.getComponentType()) {
                brackets += "[]";
            }
            b.append(c.getName()).append(brackets).append(".class");
        } else if (value instanceof String s) {
            b.append('"');
            for (int i = 0; i < s.length(); i++) {
                quote(b, s.charAt(i));
            }
            b.append('"');
        } else if (value instanceof Character c) {
            b.append('\'');
            quote(b, c);
            b.append('\'');
        } else if (value instanceof Double d) {
            if (Double.isInfinite(d)) {
                b.append(d < 0 ? "-1.0/0.0" : "1.0/0.0");
            } else {
                b.append(Double.isNaN(d) ? "0.0/0.0" : d.toString());
            }
        } else if (value instanceof Float f) {
            if (Float.isInfinite(f)) {
                b.append(f < 0 ? "-1.0f/0.0f" : "1.0f/0.0f");
            } else {
                b.append(Float.isNaN(f) ? "0.0f/0.0f" : f + "f");
            }
        } else if (value instanceof Long l) {
            b.append(l).append('L');
        } else if (value instanceof Byte n) {
            b.append("(byte)0x").append(Character.forDigit(n >> 4 & 15, 16))
                .append(Character.forDigit(n & 15, 16));
        } else {
            b.append(value);
        }
    }

    private static void quote(StringBuilder b, char c) {
        switch (c) {
            case '"': b.append("\\\""); break;
            case '\'': b.append("\\'"); break;
            case '\\': b.append("\\\\"); break;
            case '\b': b.append("\\b"); break;
            case '\f': b.append("\\f"); break;
            case '\n': b.append("\\n"); break;
            case '\r': b.append("\\r"); break;
            case '\t': b.append("\\t"); break;
            default:
                if (c >= ' ' && c <= '~') {
                    b.append(c);
                } else {
                    String hex = Integer.toHexString(c);
                    b.append("\\u0000", 0, 6 - hex.length()).append(hex);
                }
        }
    }

    private boolean equalsImpl(Object proxy, Object o) {
        if (o == proxy) {
            return true;
        }
        if (!type.isInstance(o)) {
            return false;
        }
        AnnotationInvocationHandler other = null;
        if (Proxy.isProxyClass(o.getClass())
                && Proxy.getInvocationHandler(o) instanceof AnnotationInvocationHandler h) {
            other = h;
        }
        for (Method method : AnnotationType.getInstance(type).members().values()) {
            Object mine = values.get(method.getName());
            Object its;
            if (other != null) {
                its = other.values.get(method.getName());
            } else {
                try {
                    method.setAccessible(true);
                    its = method.invoke(o);
                } catch (InvocationTargetException e) {
                    return false;
                } catch (IllegalAccessException e) {
                    throw new AssertionError(e);
                }
            }
            if (!Arrays.deepEquals(new Object[] {mine}, new Object[] {its})) {
                return false;
            }
        }
        return true;
    }

    private int hashCodeImpl() {
        int result = 0;
        for (Map.Entry<String, Object> e : values.entrySet()) {
            result += 127 * e.getKey().hashCode() ^ valueHash(e.getValue());
        }
        return result;
    }

    private static int valueHash(Object value) {
        return value.getClass().isArray() ? Arrays.deepHashCode(new Object[] {value}) - 31
            : value.hashCode();
    }
}
