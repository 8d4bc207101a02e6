/* SPDX-License-Identifier: MIT */
package java.lang.module;

import java.util.Set;

/** The rules for names of modules, packages and types. */
final class Names {
    private static final Set<String> RESERVED = Set.of("abstract", "assert", "boolean", "break",
            "byte", "case", "catch", "char", "class", "const", "continue", "default", "do",
            "double", "else", "enum", "extends", "final", "finally", "float", "for", "goto", "if",
            "implements", "import", "instanceof", "int", "interface", "long", "native", "new",
            "package", "private", "protected", "public", "return", "short", "static", "strictfp",
            "super", "switch", "synchronized", "this", "throw", "throws", "transient", "try",
            "void", "volatile", "while", "true", "false", "null", "_");

    private Names() {
    }

    private static boolean isIdentifier(String s) {
        if (s.isEmpty() || RESERVED.contains(s)) {
            return false;
        }
        for (int i = 0; i < s.length();) {
            int c = s.codePointAt(i);
            if (i == 0 ? !Character.isJavaIdentifierStart(c) : !Character.isJavaIdentifierPart(c)) {
                return false;
            }
            i += Character.charCount(c);
        }
        return true;
    }

    /* The first part that is no identifier, or null. */
    private static String badPart(String name) {
        for (int from = 0;;) {
            int dot = name.indexOf('.', from);
            String part = name.substring(from, dot < 0 ? name.length() : dot);
            if (!isIdentifier(part)) {
                return part;
            }
            if (dot < 0) {
                return null;
            }
            from = dot + 1;
        }
    }

    private static String check(String what, String name) {
        if (name == null) {
            throw new IllegalArgumentException("Null " + what);
        }
        String bad = badPart(name);
        if (bad != null) {
            throw new IllegalArgumentException(name + ": Invalid " + what + ": '" + bad
                    + "' is not a Java identifier");
        }
        return name;
    }

    static String module(String name) {
        return check("module name", name);
    }

    static String packageName(String name) {
        return check("package name", name);
    }

    /* A class in a named package. */
    static String type(String what, String name) {
        check(what, name);
        if (name.indexOf('.') < 0) {
            throw new IllegalArgumentException(name
                    + ": is not a qualified name of a Java class in a named package");
        }
        return name;
    }

    static boolean isPackage(String name) {
        return badPart(name) == null;
    }

    static boolean isType(String name) {
        return name.indexOf('.') > 0 && badPart(name) == null;
    }

    /* Of a type's name. */
    static String packageOf(String type) {
        return type.substring(0, type.lastIndexOf('.'));
    }
}
