/* SPDX-License-Identifier: MIT */
package java.lang.constant;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle.VarHandleDesc;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** A constant that a bootstrap method makes. */
public abstract non-sealed class DynamicConstantDesc<T> implements ConstantDesc {
    private final DirectMethodHandleDesc bootstrapMethod;
    private final String constantName;
    private final ClassDesc constantType;
    private final ConstantDesc[] bootstrapArgs;

    protected DynamicConstantDesc(DirectMethodHandleDesc bootstrapMethod, String constantName,
            ClassDesc constantType, ConstantDesc... bootstrapArgs) {
        this.bootstrapMethod = Objects.requireNonNull(bootstrapMethod);
        this.constantName = DirectMethodHandleDescImpl.checkName(constantName);
        this.constantType = Objects.requireNonNull(constantType);
        this.bootstrapArgs = bootstrapArgs.clone();
        if (constantName.isEmpty()) {
            throw new IllegalArgumentException("Illegal invocation name: " + constantName);
        }
    }

    /** Of no kind that is known better. */
    private static final class Other<T> extends DynamicConstantDesc<T> {
        Other(DirectMethodHandleDesc method, String name, ClassDesc type, ConstantDesc... args) {
            super(method, name, type, args);
        }
    }

    /**
     * As the kind of description that is made for what the bootstrap method makes, if there is one.
     */
    public static <T> ConstantDesc ofCanonical(DirectMethodHandleDesc bootstrapMethod,
            String constantName, ClassDesc constantType, ConstantDesc[] bootstrapArgs) {
        DynamicConstantDesc<T> plain = ofNamed(bootstrapMethod, constantName, constantType,
            bootstrapArgs);
        ConstantDesc[] a = plain.bootstrapArgs;
        boolean forField = a.length == 2 && a[0] instanceof ClassDesc && a[1] instanceof ClassDesc;
        if (bootstrapMethod.equals(ConstantDescs.BSM_NULL_CONSTANT)) {
            if (constantType.isPrimitive()) {
                throw new IllegalArgumentException("nullConstant not for type: " + constantType);
            }
            return a.length == 0 ? ConstantDescs.NULL : plain;
        } else if (bootstrapMethod.equals(ConstantDescs.BSM_PRIMITIVE_CLASS)) {
            return a.length == 0 && constantType.equals(ConstantDescs.CD_Class)
                ? ClassDesc.ofDescriptor(constantName)
                : plain;
        } else if (bootstrapMethod.equals(ConstantDescs.BSM_ENUM_CONSTANT)) {
            return a.length == 0 ? Enum.EnumDesc.of(constantType, constantName) : plain;
        } else if (!constantType.equals(ConstantDescs.CD_VarHandle)) {
            return plain;
        } else if (bootstrapMethod.equals(ConstantDescs.BSM_VARHANDLE_FIELD) && forField) {
            return VarHandleDesc.ofField((ClassDesc) a[0], constantName, (ClassDesc) a[1]);
        } else if (bootstrapMethod.equals(ConstantDescs.BSM_VARHANDLE_STATIC_FIELD) && forField) {
            return VarHandleDesc.ofStaticField((ClassDesc) a[0], constantName, (ClassDesc) a[1]);
        }
        return bootstrapMethod.equals(ConstantDescs.BSM_VARHANDLE_ARRAY) && a.length == 1
            && a[0] instanceof ClassDesc array ? VarHandleDesc.ofArray(array) : plain;
    }

    public static <T> DynamicConstantDesc<T> ofNamed(DirectMethodHandleDesc bootstrapMethod,
            String constantName, ClassDesc constantType, ConstantDesc... bootstrapArgs) {
        return new Other<>(bootstrapMethod, constantName, constantType, bootstrapArgs);
    }

    public static <T> DynamicConstantDesc<T> of(DirectMethodHandleDesc bootstrapMethod,
            ConstantDesc... bootstrapArgs) {
        return ofNamed(bootstrapMethod, ConstantDescs.DEFAULT_NAME,
            bootstrapMethod.invocationType().returnType(), bootstrapArgs);
    }

    public static <T> DynamicConstantDesc<T> of(DirectMethodHandleDesc bootstrapMethod) {
        return of(bootstrapMethod, new ConstantDesc[0]);
    }

    public String constantName() {
        return constantName;
    }

    public ClassDesc constantType() {
        return constantType;
    }

    public DirectMethodHandleDesc bootstrapMethod() {
        return bootstrapMethod;
    }

    public ConstantDesc[] bootstrapArgs() {
        return bootstrapArgs.clone();
    }

    public List<ConstantDesc> bootstrapArgsList() {
        return List.of(bootstrapArgs);
    }

    /**
     * What the bootstrap method makes of a lookup, a name, a type and the arguments, all resolved.
     */
    static Object bootstrap(MethodHandles.Lookup lookup, DirectMethodHandleDesc method, String name,
            ConstantDesc type, ConstantDesc[] args) throws Throwable {
        MethodHandle handle = (MethodHandle) method.resolveConstantDesc(lookup);
        List<Object> values =
            new ArrayList<>(List.of(lookup, name, type.resolveConstantDesc(lookup)));
        for (ConstantDesc arg : args) {
            values.add(arg.resolveConstantDesc(lookup));
        }
        return handle.invokeWithArguments(values);
    }

    @SuppressWarnings("unchecked")
    @Override
    public T resolveConstantDesc(MethodHandles.Lookup lookup) throws ReflectiveOperationException {
        try {
            return (T) bootstrap(lookup, bootstrapMethod, constantName, constantType,
                bootstrapArgs);
        } catch (Error e) {
            throw e;
        } catch (Throwable e) {
            throw new BootstrapMethodError(e);
        }
    }

    @Override
    public final boolean equals(Object o) {
        return o instanceof DynamicConstantDesc<?> d && bootstrapMethod.equals(d.bootstrapMethod)
            && constantName.equals(d.constantName) && constantType.equals(d.constantType)
            && Arrays.equals(bootstrapArgs, d.bootstrapArgs);
    }

    @Override
    public final int hashCode() {
        return 31 * Objects.hash(bootstrapMethod, constantName, constantType)
            + Arrays.hashCode(bootstrapArgs);
    }

    static String show(String what, DirectMethodHandleDesc method, String name, ConstantDesc[] args,
            String type) {
        return what + "[" + method.owner().displayName() + "::" + method.methodName() + "("
            + (name.equals(ConstantDescs.DEFAULT_NAME) ? "" : name + "/")
            + Arrays.stream(args).map(Object::toString).collect(Collectors.joining(",")) + ")"
            + type + "]";
    }

    @Override
    public String toString() {
        return show("DynamicConstantDesc", bootstrapMethod, constantName, bootstrapArgs,
            constantType.displayName());
    }
}
