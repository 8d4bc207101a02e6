/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import jdk.internal.misc.Unsafe;

/** A call site whose target changes like a volatile field. */
public class VolatileCallSite extends CallSite {
    public VolatileCallSite(MethodType type) {
        super(type);
    }

    public VolatileCallSite(MethodHandle target) {
        super(target);
    }

    @Override
    public final MethodHandle getTarget() {
        Unsafe.getUnsafe().loadFence();
        return target;
    }

    @Override
    public void setTarget(MethodHandle newTarget) {
        checkTargetChange(newTarget);
        replaceTarget(newTarget);
    }

    @Override
    public final MethodHandle dynamicInvoker() {
        return makeDynamicInvoker();
    }
}
