/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import static jdk.internal.vm.ClassWriterSmall.*;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Objects;
import jdk.internal.vm.ClassWriterSmall;
import jdk.internal.vm.ClassWriterSmall.Code;

/**
 * Links string concatenations: one hidden class per erased type and recipe, whose static method
 * adds up how long the parts are and then writes them into one array (StringConcatHelper).
 */
public final class StringConcatFactory {
    private static final char ARGUMENT = '\1';
    private static final char CONSTANT = '\2';
    /* Shared ones stay; of a program that makes recipes all the time they go with their sites. */
    private static final int MOST_KNOWN = 2000;
    private static final HashMap<String, Class<?>> KNOWN = new HashMap<>();

    private StringConcatFactory() {
    }

    public static CallSite makeConcat(MethodHandles.Lookup lookup, String name,
            MethodType concatType) throws StringConcatException {
        StringBuilder recipe = new StringBuilder();
        for (int i = 0; i < concatType.parameterCount(); i++) {
            recipe.append(ARGUMENT);
        }
        return makeConcatWithConstants(lookup, name, concatType, recipe.toString());
    }

    public static CallSite makeConcatWithConstants(MethodHandles.Lookup lookup, String name,
            MethodType concatType, String recipe, Object... constants)
            throws StringConcatException {
        Objects.requireNonNull(lookup);
        Objects.requireNonNull(name);
        Objects.requireNonNull(recipe);
        for (Object o : constants) {
            Objects.requireNonNull(o);
        }
        if ((lookup.lookupModes() & MethodHandles.Lookup.PRIVATE) == 0) {
            throw new StringConcatException("Invalid caller: " + lookup.lookupClass().getName());
        }
        int arguments = 0;
        int used = 0;
        StringBuilder key = new StringBuilder();
        for (int i = 0; i < recipe.length(); i++) {
            char c = recipe.charAt(i);
            if (c == ARGUMENT) {
                arguments++;
            } else if (c == CONSTANT) {
                if (used == constants.length) {
                    throw mismatch(used, used);
                }
                if (constants[used].toString().indexOf(ARGUMENT) < 0) {
                    key.append(constants[used++]);
                    continue;
                }
                used++;
            }
            key.append(c);
        }
        if (arguments != concatType.parameterCount()) {
            throw new StringConcatException("Mismatched number of concat arguments: recipe wants "
                + arguments + " arguments, but signature provides "
                + concatType.parameterCount());
        }
        if (used < constants.length) {
            throw mismatch(used, constants.length);
        }
        int words = 0;
        for (Class<?> p : concatType.ptypes()) {
            words += slots(p);
        }
        if (words > 200) {
            throw new StringConcatException("Too many concat argument slots: " + words
                + ", can only accept 200");
        }
        if (!concatType.returnType().isAssignableFrom(String.class)) {
            throw new StringConcatException("The return type should be compatible with String, "
                + "but it is " + concatType.returnType());
        }
        Class<?>[] types = concatType.parameterArray();
        for (int i = 0; i < types.length; i++) {
            Class<?> t = types[i];
            if (!t.isPrimitive()) {
                types[i] = t == String.class ? String.class : Object.class;
            } else if (t == byte.class || t == short.class) {
                types[i] = int.class;
            }
        }
        MethodType erased = MethodType.make(String.class, types);
        boolean shareable = key.indexOf("\2") < 0;
        String k = erased.toMethodDescriptorString() + key;
        Class<?> c = null;
        if (shareable) {
            synchronized (KNOWN) {
                c = KNOWN.get(k);
            }
        }
        if (c == null) {
            shareable &= KNOWN.size() < MOST_KNOWN;
            c = define(erased, recipe, constants, shareable ? HiddenClasses.STRONG : 0);
            if (shareable) {
                synchronized (KNOWN) {
                    KNOWN.put(k, c);
                }
            }
        }
        return new ConstantCallSite(HiddenClasses.staticMethod(c, "concat", erased, concatType));
    }

    private static Class<?> define(MethodType type, String recipe, Object[] constants, int flags) {
        ClassWriterSmall w = new ClassWriterSmall(FINAL | SUPER | SYNTHETIC,
            "java/lang/StringConcat$Shape", "java/lang/Object");
        int words = 0;
        for (Class<?> p : type.ptypes()) {
            words += slots(p);
        }
        Code c = w.method(STATIC, "concat", type.toMethodDescriptorString(), 8, words);
        ArrayList<Object> parts = parts(c, type, recipe, constants, words);
        int size = words + type.parameterCount();
        c.needs(0, size + 3).zero(long.class);
        for (Object part : parts) {
            help(load(c, part), "mix", "(J" + descriptorOf(part) + ")J");
        }
        c.store(long.class, size);
        c.load(long.class, size);
        help(c, "room", "(J)[B").store(Object.class, size + 2);
        c.load(long.class, size);
        for (int i = parts.size() - 1; i >= 0; i--) {
            c.load(Object.class, size + 2);
            help(load(c, parts.get(i)), "put", "(J[B" + descriptorOf(parts.get(i)) + ")J");
        }
        c.load(Object.class, size + 2);
        help(c, "done", "(J[B)Ljava/lang/String;").ret(String.class);
        return HiddenClasses.define(String.class, w.name(), w.toByteArray(), flags, null, true);
    }

    /* A local, whose values are of the type. */
    private record Part(Class<?> type, int local) {
    }

    /* Literals and locals, in the order of the recipe. References become texts first,
     * in new locals. */
    private static ArrayList<Object> parts(Code c, MethodType type, String recipe,
            Object[] constants, int words) {
        ArrayList<Object> parts = new ArrayList<>();
        int local = 0;
        int argument = 0;
        int constant = 0;
        StringBuilder literal = new StringBuilder();
        for (int i = 0; i < recipe.length(); i++) {
            char ch = recipe.charAt(i);
            if (ch == CONSTANT) {
                literal.append(constants[constant++]);
            } else if (ch == ARGUMENT) {
                flush(parts, literal);
                Class<?> p = type.parameterType(argument);
                int at = local;
                local += slots(p);
                if (!p.isPrimitive() || p == float.class || p == double.class) {
                    c.load(p, at);
                    at = words + argument;
                    if (p.isPrimitive()) {
                        c.invoke(INVOKESTATIC, "java/lang/String", "valueOf",
                            "(" + descriptor(p) + ")Ljava/lang/String;", false);
                    } else {
                        help(c, "text", "(" + descriptor(p) + ")Ljava/lang/String;");
                    }
                    c.store(String.class, at);
                    p = String.class;
                }
                parts.add(new Part(p, at));
                argument++;
            } else {
                literal.append(ch);
            }
        }
        flush(parts, literal);
        return parts;
    }

    private static String descriptorOf(Object part) {
        return descriptor(part instanceof Part p ? p.type : String.class);
    }

    private static Code load(Code c, Object part) {
        if (part instanceof Part p) {
            c.load(p.type, p.local);
            return c;
        }
        return c.pushString((String) part);
    }

    private static Code help(Code c, String name, String descriptor) {
        return c.invoke(INVOKESTATIC, "java/lang/StringConcatHelper", name, descriptor, false);
    }

    private static StringConcatException mismatch(int used, int given) {
        return new StringConcatException("Mismatched number of concat constants: recipe wants "
            + used + " constants, but only " + given + " are passed");
    }

    private static void flush(ArrayList<Object> parts, StringBuilder literal) {
        int from = 0;
        while (from < literal.length()) {
            int to = Math.min(literal.length(), from + 20000);
            parts.add(literal.substring(from, to));
            from = to;
        }
        literal.setLength(0);
    }
}
