/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import java.io.Serializable;

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

    /** Where a method is found; two of them make the form, beside what is captured. */
    private static final class Place {
        private final String holder;
        private final String name;
        private final String descriptor;

        Place(String holder, String name, String descriptor) {
            this.holder = holder;
            this.name = name;
            this.descriptor = descriptor;
        }
    }

    public SerializedLambda(Class<?> capturingClass, String functionalInterfaceClass,
            String functionalInterfaceMethodName, String functionalInterfaceMethodSignature,
            int implMethodKind, String implClass, String implMethodName,
            String implMethodSignature, String instantiatedMethodType, Object[] capturedArgs) {
        this(new Place(functionalInterfaceClass, functionalInterfaceMethodName,
                functionalInterfaceMethodSignature),
            new Place(implClass, implMethodName, implMethodSignature), implMethodKind,
            capturingClass, instantiatedMethodType, capturedArgs);
    }

    private SerializedLambda(Place asked, Place body, int kind, Class<?> by, String type,
            Object[] values) {
        capturedArgs = values.clone();
        instantiatedMethodType = type;
        capturingClass = by;
        implMethodKind = kind;
        implClass = body.holder;
        implMethodName = body.name;
        implMethodSignature = body.descriptor;
        functionalInterfaceClass = asked.holder;
        functionalInterfaceMethodName = asked.name;
        functionalInterfaceMethodSignature = asked.descriptor;
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
        return "SerializedLambda[capturingClass=" + capturingClass
                + ", functionalInterfaceMethod=" + functionalInterfaceClass
                + '.' + functionalInterfaceMethodName + ':' + functionalInterfaceMethodSignature
                + ", implementation=" + MethodHandleInfo.referenceKindToString(implMethodKind)
                + ' ' + implClass + '.' + implMethodName + ':' + implMethodSignature
                + ", instantiatedMethodType=" + instantiatedMethodType
                + ", numCaptured=" + capturedArgs.length + ']';
    }
}
