/* SPDX-License-Identifier: MIT */
package java.lang.constant;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A handle of another type than what it is made of: a constant that asType makes. */
final class AsTypeMethodHandleDesc extends DynamicConstantDesc<MethodHandle>
        implements MethodHandleDesc {
    private static final DirectMethodHandleDesc AS_TYPE =
        MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.VIRTUAL,
        ConstantDescs.CD_MethodHandle, "asType",
        MethodTypeDesc.of(ConstantDescs.CD_MethodHandle, ConstantDescs.CD_MethodType));

    private final MethodHandleDesc underlying;
    private final MethodTypeDesc type;

    AsTypeMethodHandleDesc(MethodHandleDesc underlying, MethodTypeDesc type) {
        super(ConstantDescs.BSM_INVOKE, ConstantDescs.DEFAULT_NAME, ConstantDescs.CD_MethodHandle,
            AS_TYPE, underlying, type);
        this.underlying = underlying;
        this.type = type;
    }

    @Override
    public MethodTypeDesc invocationType() {
        return type;
    }

    @Override
    public MethodHandle resolveConstantDesc(MethodHandles.Lookup lookup)
            throws ReflectiveOperationException {
        return ((MethodHandle) underlying.resolveConstantDesc(lookup))
            .asType((MethodType) type.resolveConstantDesc(lookup));
    }

    @Override
    public String toString() {
        return underlying + ".asType" + type.displayDescriptor();
    }
}
