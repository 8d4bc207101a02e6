/* SPDX-License-Identifier: MIT */
package java.lang.constant;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Objects;

/** The only kind of DirectMethodHandleDesc; holds the type as a class file would name it. */
final class DirectMethodHandleDescImpl implements DirectMethodHandleDesc {
    private final Kind kind;
    private final ClassDesc owner;
    private final String name;
    private final MethodTypeDesc invocationType;

    /* `type` is without the receiver. */
    DirectMethodHandleDescImpl(Kind kind, ClassDesc owner, String name, MethodTypeDesc type) {
        if (kind == Kind.CONSTRUCTOR) {
            requireVoid(type);
        }
        Objects.requireNonNull(type);
        if (!Objects.requireNonNull(owner).isClassOrInterface()) {
            throw new IllegalArgumentException("not a class or interface type: " + owner);
        }
        this.kind = Objects.requireNonNull(kind);
        this.owner = owner;
        this.name = checkName(kind == Kind.CONSTRUCTOR ? "<init>" : name);
        this.invocationType = kind == Kind.CONSTRUCTOR ? type.changeReturnType(owner)
            : kind.takesReceiver() ? type.insertParameterTypes(0, owner) : type;
    }

    static String checkName(String name) {
        ClassDescImpl.checkMemberName(name);
        if (name.startsWith("<") && !name.equals("<init>") && !name.equals("<clinit>")) {
            throw new IllegalArgumentException("Invalid member name: " + name);
        }
        return name;
    }

    private static void requireVoid(MethodTypeDesc type) {
        if (!type.returnType().descriptorString().equals("V")) {
            throw new IllegalArgumentException("Expected type of (T*)V for constructor, found "
                + type);
        }
    }

    @Override
    public Kind kind() {
        return kind;
    }

    @Override
    public int refKind() {
        return kind.refKind;
    }

    @Override
    public boolean isOwnerInterface() {
        return kind.isInterface;
    }

    @Override
    public ClassDesc owner() {
        return owner;
    }

    @Override
    public String methodName() {
        return name;
    }

    @Override
    public MethodTypeDesc invocationType() {
        return invocationType;
    }

    private MethodTypeDesc lookupType() {
        return kind == Kind.CONSTRUCTOR ? invocationType.changeReturnType(ConstantDescs.CD_void)
            : kind.takesReceiver() ? invocationType.dropParameterTypes(0, 1) : invocationType;
    }

    private ClassDesc fieldType() {
        MethodTypeDesc type = lookupType();
        return type.parameterCount() == 0 ? type.returnType() : type.parameterType(0);
    }

    @Override
    public String lookupDescriptor() {
        return kind.isField() ? fieldType().descriptorString() : lookupType().descriptorString();
    }

    @Override
    public MethodHandle resolveConstantDesc(MethodHandles.Lookup lookup)
            throws ReflectiveOperationException {
        Class<?> c = (Class<?>) owner.resolveConstantDesc(lookup);
        if (kind.isField()) {
            Class<?> type = (Class<?>) fieldType().resolveConstantDesc(lookup);
            return switch (kind) {
                case GETTER -> lookup.findGetter(c, name, type);
                case SETTER -> lookup.findSetter(c, name, type);
                case STATIC_GETTER -> lookup.findStaticGetter(c, name, type);
                default -> lookup.findStaticSetter(c, name, type);
            };
        }
        MethodType type = (MethodType) lookupType().resolveConstantDesc(lookup);
        return switch (kind) {
            case STATIC, INTERFACE_STATIC -> lookup.findStatic(c, name, type);
            case VIRTUAL, INTERFACE_VIRTUAL -> lookup.findVirtual(c, name, type);
            case CONSTRUCTOR -> lookup.findConstructor(c, type);
            default -> lookup.findSpecial(c, name, type, lookup.lookupClass());
        };
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof DirectMethodHandleDescImpl d && kind == d.kind && owner.equals(d.owner)
            && name.equals(d.name) && invocationType.equals(d.invocationType);
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind, owner, name, invocationType);
    }

    @Override
    public String toString() {
        return "MethodHandleDesc[" + kind + "/" + owner.displayName() + "::" + name
            + invocationType.displayDescriptor() + "]";
    }
}
