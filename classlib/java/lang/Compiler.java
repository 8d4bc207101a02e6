/* SPDX-License-Identifier: MIT */
package java.lang;

import java.util.Objects;

/**
 * What a program asks of the virtual machine's compiler of its own accord.
 * An interpreted machine has none.
 */
@Deprecated(since = "9", forRemoval = true)
public final class Compiler {
    private Compiler() {
    }

    /** Links the class and compiles all its methods. False when a method stays interpreted. */
    public static boolean compileClass(Class<?> clazz) {
        Objects.requireNonNull(clazz);
        try {
            return compile(clazz);
        } catch (LinkageError e) {
            return false;
        }
    }

    /** Those that are loaded and have this name, in which {@code *} stands for any text. */
    public static boolean compileClasses(String string) {
        Objects.requireNonNull(string);
        boolean all = true, some = false;
        for (Class<?> c : loaded()) {
            if (c == null || !matches(c.getName(), 0, string, 0)) continue;
            some = true;
            if (!compileClass(c)) all = false;
        }
        return some && all;
    }

    private static boolean matches(String name, int at, String pattern, int from) {
        int star = pattern.indexOf('*', from), length = (star < 0 ? pattern.length() : star) - from;
        if (!name.regionMatches(at, pattern, from, length)) return false;
        at += length;
        if (star < 0) return at == name.length();
        for (; at <= name.length(); at++)
            if (matches(name, at, pattern, star + 1)) return true;
        return false;
    }

    public static Object command(Object any) {
        Objects.requireNonNull(any);
        return null;
    }

    public static void enable() {
        allow(true);
    }

    /** Nothing more is compiled. What is compiled stays so. */
    public static void disable() {
        allow(false);
    }

    private static native boolean compile(Class<?> c);
    private static native Class<?>[] loaded();
    private static native void allow(boolean compiling);
}
