/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import jdk.internal.vm.ClassWriterSmall;
import jdk.internal.vm.annotation.Hidden;

/** Conversions of boxed values between the types of method handles. */
final class Conversions {
    private Conversions() {
    }

    private static final String ORDER = "BSIJFD";

    private static char code(Class<?> primitive) {
        return primitive.descriptorString().charAt(0);
    }

    /** True when a value of one primitive type widens to another, or both are the same. */
    static boolean widens(Class<?> from, Class<?> to) {
        if (from == to) {
            return true;
        }
        char f = code(from);
        char t = code(to);
        if (f == 'C') {
            return ORDER.indexOf(t) >= 2;
        }
        return ORDER.indexOf(f) >= 0 && ORDER.indexOf(f) < ORDER.indexOf(t);
    }

    /** True when asType can adapt one type to another. */
    static boolean canConvert(Class<?> from, Class<?> to) {
        if (from == to || from == Object.class || to == Object.class) {
            return true;
        }
        if (from == void.class || to == void.class) {
            return true;
        }
        if (from.isPrimitive() && to.isPrimitive()) {
            return widens(from, to);
        }
        if (from.isPrimitive()) {
            return to.isAssignableFrom(ClassWriterSmall.wrapper(from));
        }
        if (to.isPrimitive()) {
            Class<?> p = ClassWriterSmall.primitiveOf(from);
            return p != null ? widens(p, to) : from.isAssignableFrom(ClassWriterSmall.wrapper(to))
                || from == Number.class && to != boolean.class && to != char.class;
        }
        return true;
    }

    static Object zero(Class<?> type) {
        if (!type.isPrimitive() || type == void.class) {
            return null;
        }
        switch (code(type)) {
            case 'Z': return Boolean.FALSE;
            case 'C': return (char) 0;
            default: return number(0, type);
        }
    }

    private static Object number(Number n, Class<?> type) {
        switch (code(type)) {
            case 'B': return n.byteValue();
            case 'S': return n.shortValue();
            case 'I': return n.intValue();
            case 'J': return n.longValue();
            case 'F': return n.floatValue();
            default: return n.doubleValue();
        }
    }

    /* Throws what a checkcast instruction throws. */
    static native void failCast(Object value, Class<?> to);

    /** Converts as asType does; throws ClassCastException and NullPointerException. */
    @Hidden
    static Object convert(Object value, Class<?> from, Class<?> to) {
        if (to == void.class) {
            return null;
        }
        if (from == void.class) {
            return zero(to);
        }
        if (!to.isPrimitive()) {
            return to == Object.class ? value : to.cast(value);
        }
        if (to == int.class) { /* the usual cases without searching */
            if (value instanceof Integer) {
                return value;
            }
        } else if (to == long.class) {
            if (value instanceof Long) {
                return value;
            }
            if (value instanceof Integer i) {
                return (long) i;
            }
        }
        Class<?> wrapper = ClassWriterSmall.wrapper(to);
        if (value == null) {
            throw new NullPointerException(from == wrapper
                ? "Cannot invoke \"" + wrapper.getName() + "." + to
                + "Value()\" because \"x\" is null"
                : "Cannot invoke \"java.lang.Number."
                    + (to == boolean.class || to == char.class ? int.class : to)
                    + "Value()\" because the return value of \"sun.invoke.util.ValueConversions."
                    + "primitiveConversion(sun.invoke.util.Wrapper, Object, boolean)\" is null");
        }
        Class<?> p = ClassWriterSmall.primitiveOf(value.getClass());
        if (p == to) {
            return value;
        }
        if (p == null) {
            failCast(value, Number.class);
        }
        if (p == boolean.class || !widens(p, to)) {
            wrapper.cast(value);
        }
        return number(value instanceof Character c ? (Number) (int) c : (Number) value, to);
    }

    /* ---- As convert, for the code of handles ---- */

    @Hidden
    static Object to(Object value, Class<?> to) {
        return to.cast(value);
    }

    @Hidden
    static int toInt(Object value, Class<?> from) {
        return value instanceof Integer i ? i : (Integer) convert(value, from, int.class);
    }

    @Hidden
    static long toLong(Object value, Class<?> from) {
        return value instanceof Long l ? l : (Long) convert(value, from, long.class);
    }

    @Hidden
    static double toDouble(Object value, Class<?> from) {
        return value instanceof Double d ? d : (Double) convert(value, from, double.class);
    }

    @Hidden
    static boolean toBoolean(Object value, Class<?> from) {
        return value instanceof Boolean b ? b : (Boolean) convert(value, from, boolean.class);
    }

    /** Converts a value that is to be bound to a parameter. */
    static Object bind(Object value, Class<?> to) {
        if (!to.isPrimitive()) {
            return to.cast(value);
        }
        Class<?> source = value.getClass();
        Class<?> p = ClassWriterSmall.primitiveOf(source);
        if (p != to && (p == null || !widens(p, to))) {
            throw new ClassCastException(ClassWriterSmall.wrapper(to) + " is not compatible with "
                + source);
        }
        return convert(value, source, to);
    }

    /** Converts as explicitCastArguments does. */
    @Hidden
    static Object cast(Object value, Class<?> from, Class<?> to) {
        if (to == void.class) {
            return null;
        }
        if (from == void.class || to.isPrimitive() && value == null) {
            return zero(to);
        }
        if (!to.isPrimitive()) {
            return to.isInterface() ? value : to.cast(value);
        }
        Class<?> p = ClassWriterSmall.primitiveOf(value.getClass());
        if (p == to) {
            return value;
        }
        if (p == null) {
            failCast(value, Number.class);
        }
        Number n = value instanceof Character c ? (Number) (int) c
            : value instanceof Boolean b ? (Number) (b ? 1 : 0) : (Number) value;
        if (to == boolean.class) {
            return (n.byteValue() & 1) != 0;
        }
        if (to == char.class) {
            return n instanceof Float || n instanceof Double ? (char) n.intValue()
                : (char) n.longValue();
        }
        return number(n, to);
    }
}
