/* SPDX-License-Identifier: MIT */
package java.lang.constant;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** The only kind of MethodTypeDesc. */
final class MethodTypeDescImpl implements MethodTypeDesc {
    private final ClassDesc result;
    private final ClassDesc[] parameters;

    /* The array becomes the type's own. */
    MethodTypeDescImpl(ClassDesc result, ClassDesc[] parameters) {
        this.result = Objects.requireNonNull(result);
        this.parameters = parameters;
        for (ClassDesc p : parameters) {
            if (p.isPrimitive() && p.descriptorString().equals("V")) {
                throw new IllegalArgumentException("Void parameters not permitted");
            }
        }
    }

    static MethodTypeDesc parse(String d) {
        List<ClassDesc> parts = new ArrayList<>();
        int at = 1;
        boolean good = Objects.requireNonNull(d).startsWith("(");
        while (good && at < d.length() && d.charAt(at) != ')') {
            int end = ClassDescImpl.end(d, at, true);
            int element = at + ClassDescImpl.dimensions(d.substring(at));
            if (end == 0 && element < d.length() && d.charAt(element) == 'V') {
                end = element + 1; /* which no type is, as its own check says */
            }
            good = end > 0;
            if (good) {
                parts.add(ClassDesc.ofDescriptor(d.substring(at, end)));
                at = end;
            }
        }
        if (!good || at + 1 >= d.length() || ClassDescImpl.end(d, at + 1, true) != d.length()) {
            throw new IllegalArgumentException("Bad method descriptor: " + d);
        }
        return new MethodTypeDescImpl(ClassDesc.ofDescriptor(d.substring(at + 1)),
                parts.toArray(new ClassDesc[0]));
    }

    @Override
    public ClassDesc returnType() {
        return result;
    }

    @Override
    public int parameterCount() {
        return parameters.length;
    }

    @Override
    public ClassDesc parameterType(int index) {
        return parameters[index];
    }

    @Override
    public List<ClassDesc> parameterList() {
        return List.of(parameters);
    }

    @Override
    public ClassDesc[] parameterArray() {
        return parameters.clone();
    }

    @Override
    public MethodTypeDesc changeReturnType(ClassDesc returnType) {
        return MethodTypeDesc.of(returnType, parameters);
    }

    @Override
    public MethodTypeDesc changeParameterType(int index, ClassDesc paramType) {
        ClassDesc[] changed = parameters.clone();
        changed[index] = paramType;
        return new MethodTypeDescImpl(result, changed);
    }

    @Override
    public MethodTypeDesc dropParameterTypes(int start, int end) {
        if (start < 0 || start >= parameters.length || end < 0 || end > parameters.length
                || start > end) {
            throw new IndexOutOfBoundsException();
        }
        return replace(start, end);
    }

    @Override
    public MethodTypeDesc insertParameterTypes(int pos, ClassDesc... paramTypes) {
        if (pos < 0 || pos > parameters.length) {
            throw new IndexOutOfBoundsException(pos);
        }
        return replace(pos, pos, paramTypes);
    }

    private MethodTypeDesc replace(int start, int end, ClassDesc... inserted) {
        List<ClassDesc> all = new ArrayList<>(Arrays.asList(parameters));
        all.subList(start, end).clear();
        all.addAll(start, Arrays.asList(inserted));
        return new MethodTypeDescImpl(result, all.toArray(new ClassDesc[0]));
    }

    @Override
    public MethodType resolveConstantDesc(MethodHandles.Lookup lookup)
            throws ReflectiveOperationException {
        Class<?>[] types = new Class<?>[parameters.length];
        for (int i = 0; i < types.length; i++) {
            types[i] = (Class<?>) parameters[i].resolveConstantDesc(lookup);
        }
        return MethodType.methodType((Class<?>) result.resolveConstantDesc(lookup), types);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof MethodTypeDescImpl d && result.equals(d.result)
                && Arrays.equals(parameters, d.parameters);
    }

    @Override
    public int hashCode() {
        return 31 * result.hashCode() + Arrays.hashCode(parameters);
    }

    @Override
    public String toString() {
        return "MethodTypeDesc[" + displayDescriptor() + "]";
    }
}
