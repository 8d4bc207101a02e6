/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

/** A call site whose target never changes. */
public class ConstantCallSite extends CallSite {
    private final boolean frozen;

    public ConstantCallSite(MethodHandle target) {
        super(target);
        frozen = true;
    }

    protected ConstantCallSite(MethodType targetType, MethodHandle createTargetHook)
            throws Throwable {
        super(targetType);
        MethodHandle t = (MethodHandle) createTargetHook.invokeWithArguments(this);
        checkTargetChange(t);
        target = t;
        frozen = true;
    }

    @Override
    public final MethodHandle getTarget() {
        if (!frozen) {
            throw new IllegalStateException();
        }
        return target;
    }

    @Override
    public final void setTarget(MethodHandle ignore) {
        throw new UnsupportedOperationException();
    }

    @Override
    public final MethodHandle dynamicInvoker() {
        return getTarget();
    }
}
