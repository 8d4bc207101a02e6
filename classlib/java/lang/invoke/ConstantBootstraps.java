/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import java.util.Objects;

/** Bootstrap methods for dynamic constants. */
public final class ConstantBootstraps {
    private ConstantBootstraps() {
    }

    public static Object nullConstant(MethodHandles.Lookup lookup, String name, Class<?> type) {
        if (Objects.requireNonNull(type).isPrimitive()) {
            throw new IllegalArgumentException("not reference: " + type);
        }
        return null;
    }

    public static Class<?> primitiveClass(MethodHandles.Lookup lookup, String name,
            Class<?> type) {
        Objects.requireNonNull(name);
        requireType(type, Class.class);
        if (name.length() != 1 || "BCDFIJSZV".indexOf(name) < 0) {
            throw new IllegalArgumentException("not primitive: " + name);
        }
        return MethodType.fromMethodDescriptorString("()" + name, null).returnType();
    }

    private static void requireType(Class<?> type, Class<?> wanted) {
        if (Objects.requireNonNull(type) != wanted) {
            throw new IllegalArgumentException();
        }
    }

    /* What the errors of resolution are when it was asked for by a lookup. */
    private static LinkageError error(ReflectiveOperationException e) {
        Throwable cause = e.getCause();
        if (cause instanceof LinkageError found && !(e instanceof IllegalAccessException
                && !(cause instanceof IllegalAccessError))) {
            return found;
        }
        LinkageError error = e instanceof NoSuchFieldException
            ? new NoSuchFieldError(e.getMessage()) : new IllegalAccessError(e.getMessage());
        error.initCause(e);
        return error;
    }

    public static <E extends Enum<E>> E enumConstant(MethodHandles.Lookup lookup, String name,
            Class<E> type) {
        return Enum.valueOf(type, name);
    }

    public static Object getStaticFinal(MethodHandles.Lookup lookup, String name, Class<?> type,
            Class<?> declaringClass) {
        Objects.requireNonNull(lookup);
        Objects.requireNonNull(name);
        Objects.requireNonNull(type);
        Objects.requireNonNull(declaringClass);
        MethodHandle getter;
        try {
            getter = lookup.findStaticGetter(declaringClass, name, type);
        } catch (ReflectiveOperationException e) {
            throw error(e);
        }
        if (!java.lang.reflect.Modifier.isFinal(getter.direct().member.getModifiers())) {
            throw new IncompatibleClassChangeError("not a final field: " + name);
        }
        try {
            return getter.invokeTree(new Object[0]);
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
        if (type != handle.type().returnType()) {
            handle = handle.asType(handle.type().changeReturnType(type))
                .withVarargs(handle.isVarargsCollector());
        }
        return handle.invokeWithArguments(args);
    }

    public static VarHandle fieldVarHandle(MethodHandles.Lookup lookup, String name,
            Class<VarHandle> type, Class<?> declaringClass, Class<?> fieldType) {
        requireType(type, VarHandle.class);
        try {
            return lookup.findVarHandle(declaringClass, name, fieldType);
        } catch (ReflectiveOperationException e) {
            throw error(e);
        }
    }

    public static VarHandle staticFieldVarHandle(MethodHandles.Lookup lookup, String name,
            Class<VarHandle> type, Class<?> declaringClass, Class<?> fieldType) {
        requireType(type, VarHandle.class);
        try {
            return lookup.findStaticVarHandle(declaringClass, name, fieldType);
        } catch (ReflectiveOperationException e) {
            throw error(e);
        }
    }

    public static VarHandle arrayVarHandle(MethodHandles.Lookup lookup, String name,
            Class<VarHandle> type, Class<?> arrayClass) {
        requireType(type, VarHandle.class);
        return MethodHandles.arrayElementVarHandle(arrayClass);
    }

    public static Object explicitCast(MethodHandles.Lookup lookup, String name, Class<?> dstType,
            Object value) {
        if (dstType == void.class) {
            throw new ClassCastException("Can not convert to void");
        }
        return Conversions.cast(value, Object.class, dstType);
    }
}
