/* SPDX-License-Identifier: MIT */
package java.lang;

import java.util.Objects;

/** Asks a compiler that the machine does not let itself be asked about: nothing happens. */
@Deprecated(since = "9", forRemoval = true)
public final class Compiler {
    private Compiler() {
    }

    public static boolean compileClass(Class<?> clazz) {
        Objects.requireNonNull(clazz);
        return false;
    }

    public static boolean compileClasses(String string) {
        Objects.requireNonNull(string);
        return false;
    }

    public static Object command(Object any) {
        Objects.requireNonNull(any);
        return null;
    }

    public static void enable() {
    }

    public static void disable() {
    }
}
