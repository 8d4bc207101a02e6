/* SPDX-License-Identifier: MIT */
package java.lang.constant;

import java.lang.invoke.TypeDescriptor;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Names the type of a method by its descriptor, without loading its classes. */
public sealed interface MethodTypeDesc
        extends ConstantDesc, TypeDescriptor.OfMethod<ClassDesc, MethodTypeDesc>
        permits MethodTypeDescImpl {
    static MethodTypeDesc ofDescriptor(String descriptor) {
        return MethodTypeDescImpl.parse(descriptor);
    }

    static MethodTypeDesc of(ClassDesc returnDesc, ClassDesc... paramDescs) {
        return new MethodTypeDescImpl(returnDesc, paramDescs.clone());
    }

    ClassDesc returnType();

    int parameterCount();

    ClassDesc parameterType(int index);

    List<ClassDesc> parameterList();

    ClassDesc[] parameterArray();

    MethodTypeDesc changeReturnType(ClassDesc returnType);

    MethodTypeDesc changeParameterType(int index, ClassDesc paramType);

    MethodTypeDesc dropParameterTypes(int start, int end);

    MethodTypeDesc insertParameterTypes(int pos, ClassDesc... paramTypes);

    @Override
    default String descriptorString() {
        return Arrays.stream(parameterArray()).map(ClassDesc::descriptorString)
            .collect(Collectors.joining("", "(", ")" + returnType().descriptorString()));
    }

    default String displayDescriptor() {
        return Arrays.stream(parameterArray()).map(ClassDesc::displayName)
            .collect(Collectors.joining(",", "(", ")" + returnType().displayName()));
    }

    @Override
    boolean equals(Object o);
}
