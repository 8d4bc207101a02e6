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
 * appends everything to a StringBuilder.
 */
public final class StringConcatFactory {
    private static final char ARGUMENT = '\1';
    private static final char CONSTANT = '\2';
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
            c = define(erased, recipe, constants);
            if (shareable) {
                synchronized (KNOWN) {
                    KNOWN.put(k, c);
                }
            }
        }
        return new ConstantCallSite(HiddenClasses.staticMethod(c, "concat", erased, concatType));
    }

    private static Class<?> define(MethodType type, String recipe, Object[] constants) {
        String name = "java/lang/invoke/StringConcat$Shape";
        String builder = "java/lang/StringBuilder";
        ClassWriterSmall w = new ClassWriterSmall(FINAL | SUPER | SYNTHETIC, name,
            "java/lang/Object");
        int words = 0;
        for (Class<?> p : type.ptypes()) {
            words += slots(p);
        }
        Code c = w.method(STATIC, "concat", type.toMethodDescriptorString(), 6, words);
        c.type(NEW, builder).op(DUP).invoke(INVOKESPECIAL, builder, "<init>", "()V", false);
        int local = 0;
        int argument = 0;
        int constant = 0;
        StringBuilder literal = new StringBuilder();
        for (int i = 0; i < recipe.length(); i++) {
            char ch = recipe.charAt(i);
            if (ch == CONSTANT) {
                literal.append(constants[constant++]);
            } else if (ch == ARGUMENT) {
                flush(c, literal);
                Class<?> p = type.parameterType(argument++);
                local = c.load(p, local);
                c.invoke(INVOKEVIRTUAL, builder, "append", "(" + descriptor(p)
                    + ")Ljava/lang/StringBuilder;", false);
            } else {
                literal.append(ch);
            }
        }
        flush(c, literal);
        c.invoke(INVOKEVIRTUAL, builder, "toString", "()Ljava/lang/String;", false);
        c.ret(String.class);
        return HiddenClasses.define(StringConcatFactory.class, name, w.toByteArray(),
            HiddenClasses.STRONG, null, true);
    }

    private static StringConcatException mismatch(int used, int given) {
        return new StringConcatException("Mismatched number of concat constants: recipe wants "
            + used + " constants, but only " + given + " are passed");
    }

    private static void flush(Code c, StringBuilder literal) {
        int from = 0;
        while (from < literal.length()) {
            int to = Math.min(literal.length(), from + 20000);
            c.pushString(literal.substring(from, to));
            c.invoke(INVOKEVIRTUAL, "java/lang/StringBuilder", "append",
                "(Ljava/lang/String;)Ljava/lang/StringBuilder;", false);
            from = to;
        }
        literal.setLength(0);
    }
}
