/* SPDX-License-Identifier: MIT */
package java.lang.constant;

import java.lang.invoke.MethodHandles;
import java.util.Objects;

/** The only kind of ClassDesc, and the rules for what may be in one. */
final class ClassDescImpl implements ClassDesc {
    private static final String PRIMITIVES = "ZBCSIJFDV";
    private static final Class<?>[] TYPES = {boolean.class, byte.class, char.class, short.class,
        int.class, long.class, float.class, double.class, void.class};

    private final String descriptor;

    ClassDescImpl(String descriptor) {
        this.descriptor = descriptor;
    }

    static Class<?> primitive(char c) {
        return TYPES[PRIMITIVES.indexOf(c)];
    }

    static int dimensions(String descriptor) {
        int n = 0;
        while (n < descriptor.length() && descriptor.charAt(n) == '[') {
            n++;
        }
        return n;
    }

    static String checkBinaryName(String name) {
        for (char forbidden : new char[] {';', '[', '/'}) {
            if (name.indexOf(forbidden) >= 0) {
                throw new IllegalArgumentException("Invalid class name: ".concat(name));
            }
        }
        return name;
    }

    static String checkMemberName(String name) {
        Objects.requireNonNull(name);
        boolean ok = !name.isEmpty();
        for (int i = 0; ok && i < name.length(); i++) {
            char c = name.charAt(i);
            ok = c != '.' && c != ';' && c != '[' && c != '/';
        }
        if (!ok) {
            throw new IllegalArgumentException(name.isEmpty() ? "zero-length member name"
                : "Invalid member name: " + name);
        }
        return name;
    }

    /* The end of the descriptor of a type that begins there; 0: none does. */
    static int end(String d, int from, boolean orVoid) {
        int at = from;
        while (at < d.length() && d.charAt(at) == '[') {
            at++;
        }
        if (at == d.length() || at - from > 255) {
            return 0;
        }
        char c = d.charAt(at);
        if (c != 'L') {
            boolean known = PRIMITIVES.indexOf(c) >= 0 && (c != 'V' || orVoid && at == from);
            return known ? at + 1 : 0;
        }
        if (at + 1 < d.length() && d.charAt(at + 1) == ';') {
            return at + 2; /* nobody's name, but accepted */
        }
        boolean begins = true;
        for (at++; at < d.length(); at++) {
            c = d.charAt(at);
            if (c == ';' || c == '/') {
                if (begins) {
                    return 0;
                }
                if (c == ';') {
                    return at + 1;
                }
                begins = true;
            } else if (c == '.' || c == '[') {
                return 0;
            } else {
                begins = false;
            }
        }
        return 0;
    }

    static String checkDescriptor(String d) {
        if (d.length() == 1 && PRIMITIVES.indexOf(d) < 0) {
            throw new IllegalArgumentException("not a valid primitive type descriptor: " + d);
        }
        if (d.length() > 255 && dimensions(d) > 255) {
            throw new IllegalArgumentException("Cannot create an array type descriptor with more "
                + "than 255 dimensions");
        }
        if (d.isEmpty() || end(d, 0, true) != d.length()) {
            throw new IllegalArgumentException("not a valid reference type descriptor: " + d);
        }
        return d;
    }

    @Override
    public String descriptorString() {
        return descriptor;
    }

    @Override
    public Class<?> resolveConstantDesc(MethodHandles.Lookup lookup)
            throws ReflectiveOperationException {
        int n = dimensions(descriptor);
        Class<?> type = descriptor.length() == n + 1 ? primitive(descriptor.charAt(n))
            : lookup.findClass(descriptor.substring(n + 1, descriptor.length() - 1)
                .replace('/', '.'));
        for (int i = 0; i < n; i++) {
            type = type.arrayType();
        }
        return type;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ClassDescImpl c && c.descriptor.equals(descriptor);
    }

    @Override
    public int hashCode() {
        return descriptor.hashCode();
    }

    @Override
    public String toString() {
        return (isPrimitive() ? "PrimitiveClassDesc[" : "ClassDesc[") + displayName() + "]";
    }
}
