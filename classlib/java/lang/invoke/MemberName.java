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
    static final int IS_METHOD = 0x10000;
    static final int IS_CONSTRUCTOR = 0x20000;
    static final int IS_FIELD = 0x40000;
    static final int CALLER_SENSITIVE = 0x100000;
    static final int REFERENCE_KIND_SHIFT = 24;

    static final String[] KIND_NAMES = {null, "getField", "getStatic", "putField", "putStatic",
        "invokeVirtual", "invokeStatic", "invokeSpecial", "newInvokeSpecial", "invokeInterface"};

    private Class<?> clazz;
    private String name;
    private Object type;
    private int flags;
    ResolvedMethodName method;
    Object resolution;

    MemberName() {
    }

    MemberName(Class<?> defClass, String name, MethodType type, int refKind) {
        this.clazz = defClass;
        this.name = name;
        this.type = type;
        this.flags = (name.equals("<init>") ? IS_CONSTRUCTOR : IS_METHOD)
            | refKind << REFERENCE_KIND_SHIFT;
    }

    MemberName(Class<?> defClass, String name, Class<?> type, int refKind) {
        this.clazz = defClass;
        this.name = name;
        this.type = type;
        this.flags = IS_FIELD | refKind << REFERENCE_KIND_SHIFT;
    }

    MemberName(Method m, boolean special) {
        MethodHandleNatives.init(this, m);
        name = m.getName();
        type = MethodType.methodType(m.getReturnType(), m.getParameterTypes());
        if (special && (getReferenceKind() == MethodHandleInfo.REF_invokeVirtual
                || getReferenceKind() == MethodHandleInfo.REF_invokeInterface)) {
            changeReferenceKind(MethodHandleInfo.REF_invokeSpecial);
        }
    }

    MemberName(Constructor<?> c) {
        MethodHandleNatives.init(this, c);
        name = "<init>";
        type = MethodType.methodType(void.class, c.getParameterTypes());
    }

    MemberName(Field f, boolean setter) {
        MethodHandleNatives.init(this, f);
        name = f.getName();
        type = f.getType();
        int kind = Modifier.isStatic(f.getModifiers()) ? MethodHandleInfo.REF_getStatic
            : MethodHandleInfo.REF_getField;
        changeReferenceKind(setter ? kind + 2 : kind);
    }

    /* As refusals name it: what needs no selection is called specially. */
    MemberName asCalled() {
        int kind = getReferenceKind();
        boolean direct = kind == MethodHandleInfo.REF_newInvokeSpecial
            || kind == MethodHandleInfo.REF_invokeVirtual
                && ((getModifiers() | clazz.getModifiers() & Modifier.FINAL)
                    & (Modifier.PRIVATE | Modifier.FINAL)) != 0;
        if (!direct) {
            return this;
        }
        MemberName m = copy();
        m.changeReferenceKind(MethodHandleInfo.REF_invokeSpecial);
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
            MethodHandleNatives.expand(this);
        }
        return name;
    }

    boolean isMethod() {
        return (flags & IS_METHOD) != 0;
    }

    boolean isConstructor() {
        return (flags & IS_CONSTRUCTOR) != 0;
    }

    boolean isField() {
        return (flags & IS_FIELD) != 0;
    }

    boolean isStatic() {
        return Modifier.isStatic(flags);
    }

    boolean isVarargs() {
        return !isField() && (flags & 0x80) != 0;
    }

    boolean isCallerSensitive() {
        return (flags & CALLER_SENSITIVE) != 0;
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
        return (byte) (flags >>> REFERENCE_KIND_SHIFT & 15);
    }

    void changeReferenceKind(int kind) {
        flags = flags & ~(15 << REFERENCE_KIND_SHIFT) | kind << REFERENCE_KIND_SHIFT;
    }

    /** The type of a method or constructor as declared, without the receiver. */
    MethodType getMethodType() {
        Object t = type;
        if (t == null) {
            MethodHandleNatives.expand(this);
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
            MethodHandleNatives.expand(this);
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
