/* SPDX-License-Identifier: MIT */
package java.lang.constant;

import java.lang.invoke.MethodHandles;

/** A nominal description of a loadable constant. */
public sealed interface ConstantDesc
        permits ClassDesc, MethodHandleDesc, MethodTypeDesc, Double, DynamicConstantDesc, Float,
        Integer, Long, String {
    Object resolveConstantDesc(MethodHandles.Lookup lookup) throws ReflectiveOperationException;
}
