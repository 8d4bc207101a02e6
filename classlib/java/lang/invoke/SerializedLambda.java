/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import java.io.Serializable;
import java.util.Objects;

/** The serialized form of a lambda. */
public final class SerializedLambda implements Serializable {
    private static final long serialVersionUID = 8025925345765570181L;
    private final Class<?> capturingClass;
    private final String functionalInterfaceClass;
    private final String functionalInterfaceMethodName;
    private final String functionalInterfaceMethodSignature;
    private final String implClass;
    private final String implMethodName;
    private final String implMethodSignature;
    private final int implMethodKind;
    private final String instantiatedMethodType;
    @SuppressWarnings("serial")
    private final Object[] capturedArgs;

    public SerializedLambda(Class<?> capturingClass, String functionalInterfaceClass,
            String functionalInterfaceMethodName, String functionalInterfaceMethodSignature,
            int implMethodKind, String implClass, String implMethodName,
            String implMethodSignature, String instantiatedMethodType, Object[] capturedArgs) {
        this.capturingClass = capturingClass;
        this.functionalInterfaceClass = functionalInterfaceClass;
        this.functionalInterfaceMethodName = functionalInterfaceMethodName;
        this.functionalInterfaceMethodSignature = functionalInterfaceMethodSignature;
        this.implMethodKind = implMethodKind;
        this.implClass = implClass;
        this.implMethodName = implMethodName;
        this.implMethodSignature = implMethodSignature;
        this.instantiatedMethodType = instantiatedMethodType;
        this.capturedArgs = Objects.requireNonNull(capturedArgs).clone();
    }

    public String getCapturingClass() {
        return capturingClass.getName().replace('.', '/');
    }

    public String getFunctionalInterfaceClass() {
        return functionalInterfaceClass;
    }

    public String getFunctionalInterfaceMethodName() {
        return functionalInterfaceMethodName;
    }

    public String getFunctionalInterfaceMethodSignature() {
        return functionalInterfaceMethodSignature;
    }

    public String getImplClass() {
        return implClass;
    }

    public String getImplMethodName() {
        return implMethodName;
    }

    public String getImplMethodSignature() {
        return implMethodSignature;
    }

    public int getImplMethodKind() {
        return implMethodKind;
    }

    public String getInstantiatedMethodType() {
        return instantiatedMethodType;
    }

    public int getCapturedArgCount() {
        return capturedArgs.length;
    }

    public Object getCapturedArg(int i) {
        return capturedArgs[i];
    }

    /* Turns the form back into a lambda by the method that the compiler puts into the class. */
    private Object readResolve() throws java.io.ObjectStreamException {
        try {
            java.lang.reflect.Method m = capturingClass.getDeclaredMethod("$deserializeLambda$",
                SerializedLambda.class);
            m.setAccessible(true);
            return m.invoke(null, this);
        } catch (ReflectiveOperationException e) {
            Throwable cause = e.getCause();
            if (cause instanceof RuntimeException r) {
                throw r;
            }
            throw new RuntimeException("Exception in SerializedLambda.readResolve", e);
        }
    }

    @Override
    public String toString() {
        return "SerializedLambda[capturingClass=" + capturingClass + ", functionalInterfaceMethod=" + functionalInterfaceClass
                + '.' + functionalInterfaceMethodName + ':' + functionalInterfaceMethodSignature + ", implementation="
                + MethodHandleInfo.referenceKindToString(implMethodKind) + ' ' + implClass + '.' + implMethodName + ':'
                + implMethodSignature + ", instantiatedMethodType=" + instantiatedMethodType + ", numCaptured="
                + capturedArgs.length + ']';
    }
}
