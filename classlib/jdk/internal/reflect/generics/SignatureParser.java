/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect.generics;

import java.lang.reflect.Executable;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.GenericSignatureFormatError;
import java.lang.reflect.MalformedParameterizedTypeException;
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
        SignatureParser p = new SignatureParser(d, signature);
        if (signature != null) {
            p.check(d instanceof Class);
        }
        if (signature != null && p.skipIf('<')) {
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
        p.check(true);
        p.skipTypeParameters();
        return p.type();
    }

    public static Type[] interfaces(Class<?> c, String signature) {
        SignatureParser p = new SignatureParser(c, signature);
        p.check(true);
        p.skipTypeParameters();
        p.skipType();
        ArrayList<Type> list = new ArrayList<>();
        while (p.current() == 'L') {
            list.add(p.type());
        }
        return list.toArray(NONE);
    }

    public static Type fieldType(Class<?> c, String signature) {
        SignatureParser p = new SignatureParser(c, signature);
        p.checkType();
        p.at = 0;
        return p.type();
    }

    public static Type[] parameterTypes(Executable e, String signature) {
        SignatureParser p = new SignatureParser(e, signature);
        p.check(false);
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
        p.check(false);
        p.skipParameters();
        return p.type();
    }

    public static Type[] exceptionTypes(Executable e, String signature) {
        SignatureParser p = new SignatureParser(e, signature);
        p.check(false);
        p.skipParameters();
        p.type();
        ArrayList<Type> list = new ArrayList<>();
        while (p.current() == '^') {
            p.at++;
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

    /* ---- Is it one? ---- */

    private GenericSignatureFormatError malformed(String why) {
        return new GenericSignatureFormatError("Signature Parse error: " + why
            + "\n\tRemaining input: " + text.substring(Math.min(at, text.length())));
    }

    /* Behind the end as if there was a colon. */
    private char current() {
        return at < text.length() ? text.charAt(at) : ':';
    }

    private boolean skipIf(char c) {
        boolean found = current() == c;
        if (found) {
            at++;
        }
        return found;
    }

    private void demand(char c) {
        if (!skipIf(c)) {
            throw malformed("expected '" + c + "'");
        }
    }

    /* All of a class's signature, or of a method's; what is behind it does not matter. */
    private void check(boolean ofClass) {
        at = 0;
        if (skipIf('<')) {
            checkTypeParameter();
            while (!skipIf('>')) {
                int begin = at;
                checkTypeParameter();
                if (at == begin) {
                    throw malformed("Failure to make progress!");
                }
            }
        }
        if (ofClass) {
            do {
                checkClassType();
            } while (current() == 'L');
        } else {
            demand('(');
            while (current() != ')' && "BCDFIJSZLT[".indexOf(current()) >= 0) {
                checkType();
            }
            demand(')');
            if (!skipIf('V')) {
                checkType();
            }
            while (skipIf('^')) {
                if (current() == 'L') {
                    checkClassType();
                } else {
                    checkVariable();
                }
            }
        }
        at = 0;
    }

    private void skipIdentifier() {
        while (at < text.length() && ";./[:><".indexOf(current()) < 0
                && !Character.isWhitespace(current())) {
            at++;
        }
    }

    private void checkTypeParameter() {
        skipIdentifier();
        checkBounds();
    }

    private void checkBounds() {
        if (at < text.length() && skipIf(':') && (current() != ':' || at >= text.length())) {
            checkReference();
        }
        while (at < text.length() && skipIf(':')) {
            checkReference();
        }
    }

    private void checkType() {
        if ("BCDFIJSZ".indexOf(current()) >= 0) {
            at++;
        } else {
            checkReference();
        }
    }

    private void checkReference() {
        switch (current()) {
            case 'L':
                checkClassType();
                break;
            case 'T':
                checkVariable();
                break;
            case '[':
                at++;
                checkType();
                break;
            default:
                throw malformed("Expected Field Type Signature");
        }
    }

    private void checkVariable() {
        if (!skipIf('T')) {
            throw malformed("expected a type variable usage");
        }
        skipIdentifier();
        if (!skipIf(';')) {
            throw malformed("; expected in signature of type variable");
        }
    }

    private void checkClassType() {
        if (!skipIf('L')) {
            throw malformed("expected a class type");
        }
        do {
            skipIdentifier();
        } while (skipIf('/'));
        if (current() != ';' && current() != '<') {
            throw malformed("expected '<' or ';' but got " + current());
        }
        checkArguments();
        while (skipIf('.')) {
            skipIdentifier();
            if (current() != ';' && current() != '.' && current() != '<') {
                throw malformed("expected '<' or ';' or '.', got '" + current() + "'.");
            }
            checkArguments();
        }
        if (!skipIf(';')) {
            throw malformed("expected ';' got '" + current() + "'");
        }
    }

    private void checkArguments() {
        if (!skipIf('<')) {
            return;
        }
        do {
            if (!skipIf('*')) {
                if (!skipIf('+')) {
                    skipIf('-');
                }
                checkReference();
            }
        } while (!skipIf('>'));
    }

    /* ---- The grammar ---- */

    private GenericSignatureFormatError malformed() {
        return malformed("");
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

    /* Names may hold parentheses. */
    private void skipParameters() {
        skipTypeParameters();
        expect('(');
        while (peek() != ')') {
            skipType();
        }
        at++;
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
                    current = parameterized(raw, arguments.toArray(NONE),
                        owner != null ? owner : raw.getDeclaringClass());
                    c = peek();
                    at++;
                } else if (owner instanceof ParameterizedTypeImpl) {
                    current = parameterized(raw, NONE, owner);
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

    private static Type parameterized(Class<?> raw, Type[] arguments, Type owner) {
        int formal = raw.getTypeParameters().length;
        if (formal != arguments.length) {
            throw new MalformedParameterizedTypeException(
                "Mismatch of count of formal and actual type "
                + "arguments in constructor of " + raw.getName() + ": " + formal
                + " formal argument(s) " + arguments.length + " actual argument(s)");
        }
        return new ParameterizedTypeImpl(raw, arguments, owner);
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
