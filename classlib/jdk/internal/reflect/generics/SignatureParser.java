/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect.generics;

import java.lang.reflect.Executable;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.GenericSignatureFormatError;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;

/**
 * Turns Signature attributes into types. Bounds of type variables stay text until they are asked
 * for, so that a variable may occur in its own bound.
 */
public final class SignatureParser {
    private static final Type[] NONE = new Type[0];

    private final GenericDeclaration scope;
    private final String text;
    private int at;

    private SignatureParser(GenericDeclaration scope, String text) {
        this.scope = scope;
        this.text = text;
    }

    /* ---- Entries ---- */

    /** Type parameters of a class, method or constructor; a null signature has none. */
    public static TypeVariable<?>[] typeParameters(GenericDeclaration d, String signature) {
        ArrayList<TypeVariableImpl<?>> list = new ArrayList<>();
        if (signature != null && signature.startsWith("<")) {
            SignatureParser p = new SignatureParser(d, signature);
            p.at = 1;
            while (p.peek() != '>') {
                int colon = signature.indexOf(':', p.at);
                if (colon <= p.at) {
                    throw p.malformed();
                }
                String name = signature.substring(p.at, colon);
                p.at = colon;
                p.skipBounds();
                list.add(new TypeVariableImpl<>(d, name, signature.substring(colon, p.at)));
            }
        }
        TypeVariableImpl<?>[] result = new TypeVariableImpl<?>[list.size()];
        return list.toArray(result);
    }

    public static Type superclass(Class<?> c, String signature) {
        SignatureParser p = new SignatureParser(c, signature);
        p.skipTypeParameters();
        return p.type();
    }

    public static Type[] interfaces(Class<?> c, String signature) {
        SignatureParser p = new SignatureParser(c, signature);
        p.skipTypeParameters();
        p.type();
        ArrayList<Type> list = new ArrayList<>();
        while (p.at < signature.length()) {
            list.add(p.type());
        }
        return list.toArray(NONE);
    }

    public static Type fieldType(Class<?> c, String signature) {
        return new SignatureParser(c, signature).type();
    }

    public static Type[] parameterTypes(Executable e, String signature) {
        SignatureParser p = new SignatureParser(e, signature);
        p.skipTypeParameters();
        p.expect('(');
        ArrayList<Type> list = new ArrayList<>();
        while (p.peek() != ')') {
            list.add(p.type());
        }
        return list.toArray(NONE);
    }

    public static Type returnType(Method m, String signature) {
        SignatureParser p = new SignatureParser(m, signature);
        p.at = signature.indexOf(')') + 1;
        return p.type();
    }

    public static Type[] exceptionTypes(Executable e, String signature) {
        SignatureParser p = new SignatureParser(e, signature);
        p.at = signature.indexOf(')') + 1;
        p.type();
        ArrayList<Type> list = new ArrayList<>();
        while (p.at < signature.length()) {
            p.expect('^');
            list.add(p.type());
        }
        return list.toArray(NONE);
    }

    static Type[] bounds(GenericDeclaration d, String text) {
        SignatureParser p = new SignatureParser(d, text);
        ArrayList<Type> list = new ArrayList<>();
        while (p.at < text.length()) {
            p.expect(':');
            if (p.at < text.length() && p.peek() != ':') {
                list.add(p.type());
            }
        }
        if (list.isEmpty()) {
            list.add(Object.class);
        }
        return list.toArray(NONE);
    }

    /* ---- The grammar ---- */

    private GenericSignatureFormatError malformed() {
        return new GenericSignatureFormatError("Signature Parse error: " + text + " at " + at);
    }

    private char peek() {
        if (at >= text.length()) {
            throw malformed();
        }
        return text.charAt(at);
    }

    private void expect(char c) {
        if (peek() != c) {
            throw malformed();
        }
        at++;
    }

    private void skipTypeParameters() {
        if (peek() != '<') {
            return;
        }
        at++;
        while (peek() != '>') {
            at = text.indexOf(':', at);
            if (at < 0) {
                throw malformed();
            }
            skipBounds();
        }
        at++;
    }

    private void skipBounds() {
        while (peek() == ':') {
            at++;
            if (peek() != ':' && (peek() == 'L' || peek() == 'T' || peek() == '[')) {
                skipType();
            }
        }
    }

    private void skipType() {
        while (peek() == '[') {
            at++;
        }
        char c = peek();
        at++;
        if (c == 'L' || c == 'T') {
            int depth = 0;
            for (;;) {
                c = peek();
                at++;
                if (c == '<') {
                    depth++;
                } else if (c == '>') {
                    depth--;
                } else if (c == ';' && depth == 0) {
                    return;
                }
            }
        }
    }

    private Type type() {
        char c = peek();
        at++;
        switch (c) {
            case 'B': return byte.class;
            case 'C': return char.class;
            case 'D': return double.class;
            case 'F': return float.class;
            case 'I': return int.class;
            case 'J': return long.class;
            case 'S': return short.class;
            case 'Z': return boolean.class;
            case 'V': return void.class;
            case '[': {
                Type component = type();
                return component instanceof Class<?> k ? k.arrayType()
                    : new GenericArrayTypeImpl(component);
            }
            case 'T': {
                int end = text.indexOf(';', at);
                if (end < 0) {
                    throw malformed();
                }
                String name = text.substring(at, end);
                at = end + 1;
                return variable(name);
            }
            case 'L':
                return classType();
            default:
                at--;
                throw malformed();
        }
    }

    private Type classType() {
        StringBuilder name = new StringBuilder();
        Type owner = null;
        for (;;) {
            char c = peek();
            at++;
            if (c == '/') {
                name.append('.');
            } else if (c == '<' || c == ';' || c == '.') {
                Class<?> raw = load(name.toString());
                Type current = raw;
                if (c == '<') {
                    ArrayList<Type> arguments = new ArrayList<>();
                    while (peek() != '>') {
                        arguments.add(argument());
                    }
                    at++;
                    current = new ParameterizedTypeImpl(raw, arguments.toArray(NONE),
                        owner != null ? owner : raw.getDeclaringClass());
                    c = peek();
                    at++;
                } else if (owner instanceof ParameterizedTypeImpl) {
                    current = new ParameterizedTypeImpl(raw, NONE, owner);
                }
                if (c == ';') {
                    return current;
                }
                if (c != '.') {
                    throw malformed();
                }
                owner = current;
                name.append('$');
            } else {
                name.append(c);
            }
        }
    }

    private Type argument() {
        switch (peek()) {
            case '*':
                at++;
                return new WildcardTypeImpl(new Type[] {Object.class}, NONE);
            case '+':
                at++;
                return new WildcardTypeImpl(new Type[] {type()}, NONE);
            case '-':
                at++;
                return new WildcardTypeImpl(new Type[] {Object.class}, new Type[] {type()});
            default:
                return type();
        }
    }

    private Class<?> declaringClass() {
        return scope instanceof Class<?> c ? c : ((Executable) scope).getDeclaringClass();
    }

    private Class<?> load(String name) {
        try {
            return Class.forName(name, false, declaringClass().getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new TypeNotPresentException(name, e);
        }
    }

    private Type variable(String name) {
        for (GenericDeclaration d = scope; d != null;) {
            for (TypeVariable<?> v : d.getTypeParameters()) {
                if (v.getName().equals(name)) {
                    return v;
                }
            }
            if (d instanceof Executable e) {
                d = e.getDeclaringClass();
            } else {
                Class<?> c = (Class<?>) d;
                GenericDeclaration outer = c.getEnclosingMethod();
                if (outer == null) {
                    outer = c.getEnclosingConstructor();
                }
                d = outer != null ? outer : c.getEnclosingClass();
            }
        }
        throw new TypeNotPresentException(name, null);
    }
}
