/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import java.util.Objects;

/** Bootstrap methods for dynamic constants. */
public final class ConstantBootstraps {
    private ConstantBootstraps() {
    }

    public static Object nullConstant(MethodHandles.Lookup lookup, String name, Class<?> type) {
        if (type.isPrimitive()) {
            throw new IllegalArgumentException("not reference: " + type);
        }
        return null;
    }

    public static Class<?> primitiveClass(MethodHandles.Lookup lookup, String name,
            Class<?> type) {
        Objects.requireNonNull(name);
        if (type != Class.class || name.length() != 1) {
            throw new IllegalArgumentException("not primitive: " + name);
        }
        return MethodType.fromMethodDescriptorString("()" + name, null).returnType();
    }

    public static <E extends Enum<E>> E enumConstant(MethodHandles.Lookup lookup, String name,
            Class<E> type) {
        return Enum.valueOf(type, name);
    }

    public static Object getStaticFinal(MethodHandles.Lookup lookup, String name, Class<?> type,
            Class<?> declaringClass) {
        try {
            return lookup.findStaticGetter(declaringClass, name, type).invokeTree(new Object[0]);
        } catch (NoSuchFieldException e) {
            throw new NoSuchFieldError(e.getMessage());
        } catch (IllegalAccessException e) {
            throw new IllegalAccessError(e.getMessage());
        } catch (Error | RuntimeException e) {
            throw e;
        } catch (Throwable e) {
            throw new LinkageError("Unexpected exception", e);
        }
    }

    public static Object getStaticFinal(MethodHandles.Lookup lookup, String name,
            Class<?> type) {
        Class<?> w = jdk.internal.vm.ClassWriterSmall.wrapper(type);
        return getStaticFinal(lookup, name, type, w);
    }

    public static Object invoke(MethodHandles.Lookup lookup, String name, Class<?> type,
            MethodHandle handle, Object... args) throws Throwable {
        return Conversions.convert(handle.invokeWithArguments(args), Object.class, type);
    }

    public static VarHandle fieldVarHandle(MethodHandles.Lookup lookup, String name,
            Class<VarHandle> type, Class<?> declaringClass, Class<?> fieldType) {
        try {
            return lookup.findVarHandle(declaringClass, name, fieldType);
        } catch (ReflectiveOperationException e) {
            throw new IncompatibleClassChangeError(e.getMessage());
        }
    }

    public static VarHandle staticFieldVarHandle(MethodHandles.Lookup lookup, String name,
            Class<VarHandle> type, Class<?> declaringClass, Class<?> fieldType) {
        try {
            return lookup.findStaticVarHandle(declaringClass, name, fieldType);
        } catch (ReflectiveOperationException e) {
            throw new IncompatibleClassChangeError(e.getMessage());
        }
    }

    public static VarHandle arrayVarHandle(MethodHandles.Lookup lookup, String name,
            Class<VarHandle> type, Class<?> arrayClass) {
        return MethodHandles.arrayElementVarHandle(arrayClass);
    }

    public static Object explicitCast(MethodHandles.Lookup lookup, String name, Class<?> dstType,
            Object value) {
        return Conversions.cast(value, Object.class, dstType);
    }
}
