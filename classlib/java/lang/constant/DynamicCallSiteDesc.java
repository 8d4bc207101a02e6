/* SPDX-License-Identifier: MIT */
package java.lang.constant;

import java.lang.invoke.CallSite;
import java.lang.invoke.MethodHandles;
import java.util.Arrays;
import java.util.Objects;

/** Names an invokedynamic call site. */
public class DynamicCallSiteDesc {
    private static final ConstantDesc[] NO_ARGS = {};

    private final DirectMethodHandleDesc bootstrapMethod;
    private final ConstantDesc[] bootstrapArgs;
    private final String invocationName;
    private final MethodTypeDesc invocationType;

    private DynamicCallSiteDesc(DirectMethodHandleDesc bootstrapMethod, String invocationName,
            MethodTypeDesc invocationType, ConstantDesc[] bootstrapArgs) {
        this.invocationName = DirectMethodHandleDescImpl.checkName(invocationName);
        this.bootstrapMethod = Objects.requireNonNull(bootstrapMethod);
        this.invocationType = Objects.requireNonNull(invocationType);
        this.bootstrapArgs = bootstrapArgs.clone();
        for (ConstantDesc arg : this.bootstrapArgs) {
            Objects.requireNonNull(arg);
        }
    }

    public static DynamicCallSiteDesc of(DirectMethodHandleDesc bootstrapMethod,
            String invocationName, MethodTypeDesc invocationType, ConstantDesc... bootstrapArgs) {
        return new DynamicCallSiteDesc(bootstrapMethod, invocationName, invocationType,
            bootstrapArgs);
    }

    public static DynamicCallSiteDesc of(DirectMethodHandleDesc bootstrapMethod,
            String invocationName, MethodTypeDesc invocationType) {
        return of(bootstrapMethod, invocationName, invocationType, NO_ARGS);
    }

    public static DynamicCallSiteDesc of(DirectMethodHandleDesc bootstrapMethod,
            MethodTypeDesc invocationType) {
        return of(bootstrapMethod, ConstantDescs.DEFAULT_NAME, invocationType);
    }

    public DynamicCallSiteDesc withArgs(ConstantDesc... bootstrapArgs) {
        return of(bootstrapMethod, invocationName, invocationType, bootstrapArgs);
    }

    public DynamicCallSiteDesc withNameAndType(String invocationName,
            MethodTypeDesc invocationType) {
        return of(bootstrapMethod, invocationName, invocationType, bootstrapArgs);
    }

    public String invocationName() {
        return invocationName;
    }

    public MethodTypeDesc invocationType() {
        return invocationType;
    }

    public MethodHandleDesc bootstrapMethod() {
        return bootstrapMethod;
    }

    public ConstantDesc[] bootstrapArgs() {
        return bootstrapArgs.clone();
    }

    public CallSite resolveCallSiteDesc(MethodHandles.Lookup lookup) throws Throwable {
        return (CallSite) DynamicConstantDesc.bootstrap(lookup, bootstrapMethod, invocationName,
            invocationType, bootstrapArgs);
    }

    @Override
    public final boolean equals(Object o) {
        return o instanceof DynamicCallSiteDesc d && bootstrapMethod.equals(d.bootstrapMethod)
            && Arrays.equals(bootstrapArgs, d.bootstrapArgs)
            && invocationName.equals(d.invocationName) && invocationType.equals(d.invocationType);
    }

    @Override
    public final int hashCode() {
        return 31 * Objects.hash(bootstrapMethod, invocationName, invocationType)
            + Arrays.hashCode(bootstrapArgs);
    }

    @Override
    public String toString() {
        return DynamicConstantDesc.show("DynamicCallSiteDesc", bootstrapMethod, invocationName,
            bootstrapArgs, ":" + invocationType.displayDescriptor());
    }
}
