/* SPDX-License-Identifier: MIT */
package java.lang.constant;

import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Objects;

/** A constant that a bootstrap method makes. Its kinds here are those that know what they make. */
public abstract class DynamicConstantDesc<T> implements ConstantDesc {
    private final String constantName;
    private final ClassDesc constantType;
    private final List<ConstantDesc> bootstrapArgs;

    protected DynamicConstantDesc(String constantName, ClassDesc constantType,
            ConstantDesc... bootstrapArgs) {
        this.constantName = Objects.requireNonNull(constantName);
        this.constantType = Objects.requireNonNull(constantType);
        this.bootstrapArgs = List.of(bootstrapArgs);
    }

    public String constantName() {
        return constantName;
    }

    public ClassDesc constantType() {
        return constantType;
    }

    public ConstantDesc[] bootstrapArgs() {
        return bootstrapArgs.toArray(new ConstantDesc[0]);
    }

    public List<ConstantDesc> bootstrapArgsList() {
        return bootstrapArgs;
    }

    @Override
    public abstract T resolveConstantDesc(MethodHandles.Lookup lookup)
            throws ReflectiveOperationException;

    @Override
    public final boolean equals(Object o) {
        return o instanceof DynamicConstantDesc<?> d && d.getClass() == getClass()
            && constantName.equals(d.constantName) && constantType.equals(d.constantType)
            && bootstrapArgs.equals(d.bootstrapArgs);
    }

    @Override
    public final int hashCode() {
        return Objects.hash(constantName, constantType, bootstrapArgs);
    }

    @Override
    public String toString() {
        return "DynamicConstantDesc[" + constantName + ":" + constantType.displayName() + "]";
    }
}
