/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import java.util.Objects;

/** Holds the target of an invokedynamic instruction. The VM reads and writes {@code target}. */
public abstract class CallSite {
    /* Volatile only in effect, and only where the site is a VolatileCallSite. */
    MethodHandle target;

    CallSite(MethodType type) {
        target = MethodHandles.throwException(type.returnType(), IllegalStateException.class);
        target = MethodHandles.insertArguments(target, 0,
            new IllegalStateException("uninitialized call site"));
        target = MethodHandles.dropArguments(target, 0, type.parameterArray());
    }

    CallSite(MethodHandle target) {
        this.target = Objects.requireNonNull(target);
    }

    public MethodType type() {
        return target.type();
    }

    public abstract MethodHandle getTarget();

    public abstract void setTarget(MethodHandle newTarget);

    public abstract MethodHandle dynamicInvoker();

    void checkTargetChange(MethodHandle newTarget) {
        if (newTarget.type() != target.type()) {
            throw new WrongMethodTypeException(newTarget + " should be of type " + target.type());
        }
    }

    /** Sets the target, as a volatile field is set. */
    final native void replaceTarget(MethodHandle next);

    MethodHandle makeDynamicInvoker() {
        return new TreeHandle(type(), new Combinators.Dynamic(this));
    }
}
