/* SPDX-License-Identifier: MIT */
package java.lang.constant;

import java.lang.constant.DirectMethodHandleDesc.Kind;
import java.util.Objects;

/** Names a method handle. */
public sealed interface MethodHandleDesc extends ConstantDesc
        permits AsTypeMethodHandleDesc, DirectMethodHandleDesc {
    static DirectMethodHandleDesc of(Kind kind, ClassDesc owner, String name,
            String lookupDescriptor) {
        return kind.isField() ? ofField(kind, owner, name, ClassDesc.ofDescriptor(lookupDescriptor))
            : new DirectMethodHandleDescImpl(kind, owner, name,
                MethodTypeDesc.ofDescriptor(lookupDescriptor));
    }

    static DirectMethodHandleDesc ofMethod(Kind kind, ClassDesc owner, String name,
            MethodTypeDesc lookupMethodType) {
        if (kind.isField()) {
            throw new IllegalArgumentException(kind.toString());
        }
        return new DirectMethodHandleDescImpl(kind, owner, name, lookupMethodType);
    }

    static DirectMethodHandleDesc ofField(Kind kind, ClassDesc owner, String fieldName,
            ClassDesc fieldType) {
        MethodTypeDesc type = switch (kind) {
            case GETTER, STATIC_GETTER -> MethodTypeDesc.of(fieldType);
            case SETTER, STATIC_SETTER -> MethodTypeDesc.of(ConstantDescs.CD_void, fieldType);
            default -> throw new IllegalArgumentException(kind.toString());
        };
        return new DirectMethodHandleDescImpl(kind, owner, fieldName, type);
    }

    static DirectMethodHandleDesc ofConstructor(ClassDesc owner, ClassDesc... paramTypes) {
        return new DirectMethodHandleDescImpl(Kind.CONSTRUCTOR, owner, "<init>",
            MethodTypeDesc.of(ConstantDescs.CD_void, paramTypes));
    }

    default MethodHandleDesc asType(MethodTypeDesc type) {
        return invocationType().equals(Objects.requireNonNull(type)) ? this
            : new AsTypeMethodHandleDesc(this, type);
    }

    MethodTypeDesc invocationType();

    @Override
    boolean equals(Object o);
}
