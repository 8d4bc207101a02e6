/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import jdk.internal.misc.Unsafe;

/** A call site whose target changes like an ordinary field. */
public class MutableCallSite extends CallSite {
    public MutableCallSite(MethodType type) {
        super(type);
    }

    public MutableCallSite(MethodHandle target) {
        super(target);
    }

    @Override
    public final MethodHandle getTarget() {
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

    public static void syncAll(MutableCallSite[] sites) {
        if (sites.length == 0) {
            return;
        }
        for (MutableCallSite site : sites) {
            site.getClass();
        }
        Unsafe.getUnsafe().fullFence();
    }
}
