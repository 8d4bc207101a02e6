/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodHandleDesc;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Something callable with a type. Direct handles call a member; all the others are trees of
 * handles. They begin as such, with nodes that take and return boxed values through {@link
 * #invokeTree}; handles that are invoked often get code ({@link HandleCode}).
 */
public abstract class MethodHandle implements java.lang.constant.Constable {
    /** Marks methods that may be called with any descriptor. */
    @Target(ElementType.METHOD)
    @Retention(RetentionPolicy.RUNTIME)
    @interface PolymorphicSignature {
    }

    private final MethodType type;
    /* How the VM enters the handle; another one once it is found to be invoked often. */
    LambdaForm form;
    /* What the code of the form reads. */
    Object[] constants;
    /* The VM counts invocations, and calls heatUp. */
    private int heat;
    /* This one with another type, the one asked for last. The VM looks here. */
    private MethodHandle adapted;

    MethodHandle(MethodType type, LambdaForm form) {
        this.type = Objects.requireNonNull(type);
        this.form = form;
        /* The handle itself is an argument of its invocation. */
        if (type.parameterCount() > 127 && type.parameterSlotCount() > 254) {
            throw new IllegalArgumentException("bad parameter count "
                + (type.parameterSlotCount() + 1));
        }
    }

    public MethodType type() {
        return type;
    }

    public final native @PolymorphicSignature Object invokeExact(Object... args) throws Throwable;

    public final native @PolymorphicSignature Object invoke(Object... args) throws Throwable;

    final native @PolymorphicSignature Object enter(Object... args) throws Throwable;

    static native @PolymorphicSignature Object callVirtual(Object... args) throws Throwable;

    static native @PolymorphicSignature Object callStatic(Object... args) throws Throwable;

    static native @PolymorphicSignature Object callSpecial(Object... args) throws Throwable;

    static native @PolymorphicSignature Object callInterface(Object... args) throws Throwable;

    private static native Object enterTree(Object... args);

    /* The VM's: the handle was invoked so often that code of its own is worth the making. */
    private static void heatUp(MethodHandle h) {
        try {
            HandleCode.make(h);
        } catch (Throwable e) { /* no memory, no stack: it goes on as it is */
            return;
        }
    }

    /**
     * Writes code that does what the handle does, with its arguments in locals or constants;
     * or false, and nothing.
     */
    abstract boolean write(HandleCode out, int... operands);

    /**
     * Calls the handle with boxed values. They are already of the parameters' types; the array
     * must not be changed. Returns the boxed result, null for void.
     */
    abstract Object invokeTree(Object[] arguments) throws Throwable;

    public Object invokeWithArguments(Object... arguments) throws Throwable {
        if (arguments == null) {
            arguments = new Object[0];
        }
        int n = arguments.length;
        if (!isVarargsCollector() && n == type.parameterCount()) {
            Object[] args = new Object[n];
            for (int i = 0; i < n; i++) {
                args[i] = Conversions.convert(arguments[i], Object.class, type.parameterType(i));
            }
            return invokeTree(args);
        }
        return asType(MethodType.genericMethodType(n)).invokeTree(arguments.clone());
    }

    public Object invokeWithArguments(List<?> arguments) throws Throwable {
        return invokeWithArguments(arguments.toArray());
    }

    public MethodHandle asType(MethodType newType) {
        MethodHandle fits = newType == type ? this : adapted;
        if (fits == null || fits.type != newType) {
            adapted = fits = adapt(newType);
        }
        return fits;
    }

    MethodHandle adapt(MethodType newType) {
        boolean ok = newType.parameterCount() == type.parameterCount()
            && Conversions.canConvert(type.returnType(), newType.returnType());
        for (int i = 0; ok && i < type.parameterCount(); i++) {
            ok = Conversions.canConvert(newType.parameterType(i), type.parameterType(i));
        }
        if (!ok) {
            throw new WrongMethodTypeException("cannot convert " + this + " to " + newType);
        }
        return new TreeHandle.AsType(this, newType, false);
    }

    public MethodHandle asSpreader(Class<?> arrayType, int arrayLength) {
        return asSpreader(type.parameterCount() - arrayLength, arrayType, arrayLength);
    }

    public MethodHandle asSpreader(int pos, Class<?> arrayType, int arrayLength) {
        return TreeHandle.spreader(this, pos, arrayType, arrayLength);
    }

    public MethodHandle asCollector(Class<?> arrayType, int arrayLength) {
        return asCollector(type.parameterCount() - 1, arrayType, arrayLength);
    }

    public MethodHandle asCollector(int pos, Class<?> arrayType, int arrayLength) {
        return TreeHandle.collector(this, pos, arrayType, arrayLength);
    }

    public MethodHandle asVarargsCollector(Class<?> arrayType) {
        Objects.requireNonNull(arrayType);
        boolean same = TreeHandle.checkCollector(this, type.parameterCount() - 1, arrayType, 0);
        return same && isVarargsCollector() ? this
            : new TreeHandle.Varargs(asFixedArity(), arrayType);
    }

    public MethodHandle withVarargs(boolean makeVarargs) {
        if (makeVarargs == isVarargsCollector()) {
            return this;
        }
        return makeVarargs ? asVarargsCollector(type.lastParameterType()) : asFixedArity();
    }

    public boolean isVarargsCollector() {
        return false;
    }

    public MethodHandle asFixedArity() {
        return this;
    }

    public MethodHandle bindTo(Object x) {
        if (type.parameterCount() == 0 || type.parameterType(0).isPrimitive()) {
            throw new IllegalArgumentException("no leading reference parameter");
        }
        type.parameterType(0).cast(x);
        return MethodHandles.insertArguments(this, 0, x);
    }

    @Override
    public String toString() {
        return "MethodHandle" + type;
    }

    /** The member of a direct handle, also through its varargs form; else null. */
    DirectMethodHandle direct() {
        return null;
    }

    /** What it is of, if that is a method that takes whatever a call gives it; else null. */
    MethodHandleInfo polymorphic() {
        return null;
    }

    @Override
    public java.util.Optional<MethodHandleDesc> describeConstable() {
        MethodHandleInfo info;
        try {
            info = MethodHandles.Lookup.IMPL_LOOKUP.revealDirect(this);
        } catch (IllegalArgumentException e) {
            return java.util.Optional.empty();
        }
        Class<?> owner = info.getDeclaringClass();
        var kind = DirectMethodHandleDesc.Kind.valueOf(info.getReferenceKind(),
            owner.isInterface());
        return owner.describeConstable().flatMap(o ->
            info.getMethodType().describeConstable().map(type ->
                kind.refKind > MethodHandleInfo.REF_putStatic
                ? MethodHandleDesc.ofMethod(kind, o, info.getName(), type)
                : MethodHandleDesc.ofField(kind, o, info.getName(),
                    type.parameterCount() == 0 ? type.returnType() : type.parameterType(0))));
    }
}
