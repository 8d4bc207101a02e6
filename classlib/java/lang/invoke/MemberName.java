/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/**
 * A symbolic reference to a method, constructor or field, and what the VM resolved it to. The VM
 * knows the fields by name and injects {@code vmindex}.
 */
final class MemberName implements Member {
    /* Above the modifiers: what it is; whether it asks who calls it; how it is called or
     * accessed. */
    private static final int METHOD = 1 << 16;
    private static final int CONSTRUCTOR = 2 << 16;
    private static final int FIELD = 4 << 16;
    private static final int ASKS_CALLER = 1 << 20;
    private static final int KIND = 24;

    static final String[] KIND_NAMES = {null, "getField", "getStatic", "putField", "putStatic",
        "invokeVirtual", "invokeStatic", "invokeSpecial", "newInvokeSpecial", "invokeInterface"};

    private Class<?> clazz;
    private String name;
    private Object type;
    private int flags;
    ResolvedMethodName method;

    MemberName() {
    }

    MemberName(Class<?> defClass, String name, MethodType type, int refKind) {
        this.clazz = defClass;
        this.name = name;
        this.type = type;
        this.flags = (name.equals("<init>") ? CONSTRUCTOR : METHOD) | refKind << KIND;
    }

    MemberName(Class<?> defClass, String name, Class<?> type, int refKind) {
        this.clazz = defClass;
        this.name = name;
        this.type = type;
        this.flags = FIELD | refKind << KIND;
    }

    MemberName(Method m, boolean special) {
        fill(m);
        name = m.getName();
        type = MethodType.methodType(m.getReturnType(), m.getParameterTypes());
        if (special && (getReferenceKind() == MethodHandleInfo.REF_invokeVirtual
                || getReferenceKind() == MethodHandleInfo.REF_invokeInterface)) {
            callAs(MethodHandleInfo.REF_invokeSpecial);
        }
    }

    MemberName(Constructor<?> c) {
        fill(c);
        name = "<init>";
        type = MethodType.methodType(void.class, c.getParameterTypes());
    }

    MemberName(Field f, boolean setter) {
        fill(f);
        name = f.getName();
        type = f.getType();
        int kind = Modifier.isStatic(f.getModifiers()) ? MethodHandleInfo.REF_getStatic
            : MethodHandleInfo.REF_getField;
        callAs(setter ? kind + 2 : kind);
    }

    /* ---- What the VM does ---- */

    /* Takes over the member that reflection has found. */
    private native void fill(Object reflected);

    /* Sets name and descriptor, as the type, of a method that was filled in. */
    private native void describe();

    /**
     * Looks the member up and fills in method, index, modifiers, and clazz where a supertype
     * declares it. It throws NoSuchMethodError, NoSuchFieldError, IllegalAccessError or another
     * LinkageError, or returns null where that is wanted. A null caller means: no access check.
     * REF_invokeVirtual of a method of an interface becomes REF_invokeInterface, and the reverse
     * for a method of Object; a private or final one stays REF_invokeVirtual and is called without
     * dispatch.
     */
    native MemberName find(Class<?> caller, boolean nullIfAbsent);

    /** Where Unsafe finds the field; that of a static one in its class. */
    native long place();

    /* ---- */

    /* As refusals name it: what needs no selection is called specially. */
    MemberName asCalled() {
        int kind = getReferenceKind();
        boolean direct = kind == MethodHandleInfo.REF_newInvokeSpecial
            || kind == MethodHandleInfo.REF_invokeInterface && Modifier.isPrivate(getModifiers())
            || kind == MethodHandleInfo.REF_invokeVirtual
                && ((getModifiers() | clazz.getModifiers() & Modifier.FINAL)
                    & (Modifier.PRIVATE | Modifier.FINAL)) != 0;
        if (!direct) {
            return this;
        }
        MemberName m = copy();
        m.callAs(MethodHandleInfo.REF_invokeSpecial);
        return m;
    }

    MemberName copy() {
        MemberName m = new MemberName();
        m.clazz = clazz;
        m.name = name;
        m.type = type;
        m.flags = flags;
        return m;
    }

    @Override
    public Class<?> getDeclaringClass() {
        return clazz;
    }

    @Override
    public String getName() {
        if (name == null) {
            describe();
        }
        return name;
    }

    boolean isMethod() {
        return (flags & METHOD) != 0;
    }

    boolean isConstructor() {
        return (flags & CONSTRUCTOR) != 0;
    }

    boolean isField() {
        return (flags & FIELD) != 0;
    }

    boolean isStatic() {
        return Modifier.isStatic(flags);
    }

    boolean isVarargs() {
        return !isField() && (flags & 0x80) != 0;
    }

    boolean isCallerSensitive() {
        return (flags & ASKS_CALLER) != 0;
    }

    @Override
    public int getModifiers() {
        return flags & 0xffff;
    }

    @Override
    public boolean isSynthetic() {
        return (flags & 0x1000) != 0;
    }

    byte getReferenceKind() {
        return (byte) (flags >>> KIND & 15);
    }

    private void callAs(int kind) {
        flags ^= (flags >>> KIND & 15 ^ kind) << KIND;
    }

    /** The type of a method or constructor as declared, without the receiver. */
    MethodType getMethodType() {
        Object t = type;
        if (t == null) {
            describe();
            t = type;
        }
        if (t instanceof String s) {
            t = MethodType.fromMethodDescriptorString(s, clazz.getClassLoader());
            type = t;
        } else if (t instanceof Object[] parts) {
            t = MethodType.methodType((Class<?>) parts[0], (Class<?>[]) parts[1]);
            type = t;
        }
        return (MethodType) t;
    }

    Class<?> getFieldType() {
        Object t = type;
        if (t == null) {
            describe();
            t = type;
        }
        if (t instanceof String s) {
            t = MethodType.fromMethodDescriptorString("()" + s, clazz.getClassLoader())
                .returnType();
            type = t;
        }
        return (Class<?>) t;
    }

    /** The type of a handle that invokes or accesses the member in the given way. */
    MethodType getInvocationType(Class<?> receiver) {
        switch (getReferenceKind()) {
            case MethodHandleInfo.REF_getField:
                return MethodType.methodType(getFieldType(), receiver);
            case MethodHandleInfo.REF_getStatic:
                return MethodType.methodType(getFieldType());
            case MethodHandleInfo.REF_putField:
                return MethodType.methodType(void.class, receiver, getFieldType());
            case MethodHandleInfo.REF_putStatic:
                return MethodType.methodType(void.class, getFieldType());
            case MethodHandleInfo.REF_invokeStatic:
                return getMethodType();
            case MethodHandleInfo.REF_newInvokeSpecial:
                return getMethodType().changeReturnType(clazz);
            default:
                return getMethodType().insertParameterTypes(0, receiver);
        }
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof MemberName m && clazz == m.clazz
            && getReferenceKind() == m.getReferenceKind() && getName().equals(m.getName())
            && (isField() ? isField() == m.isField() && getFieldType() == m.getFieldType()
                : !m.isField() && getMethodType() == m.getMethodType());
    }

    @Override
    public int hashCode() {
        return clazz.hashCode() * 31 + getName().hashCode();
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder();
        b.append(clazz == null ? "*" : clazz.getName()).append('.').append(getName());
        if (isField()) {
            b.append('/').append(getFieldType().getName());
        } else {
            b.append(getMethodType());
        }
        if (getReferenceKind() != 0) {
            b.append('/').append(MemberName.KIND_NAMES[getReferenceKind()]);
        }
        return b.toString();
    }
}
