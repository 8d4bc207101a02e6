/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import java.lang.reflect.Array;

/** A handle that is not direct: its body works on boxed values and calls its children. */
class TreeHandle extends MethodHandle {
    /** What a tree handle does. */
    interface Body {
        Object run(Object[] arguments) throws Throwable;

        /** As MethodHandle.write, for a handle of the type. */
        default boolean write(HandleCode out, MethodType type, int[] operands) {
            return false;
        }

        /** As MethodHandle.polymorphic. */
        default MethodHandleInfo polymorphic() {
            return null;
        }
    }

    private final Body body;

    TreeHandle(MethodType type, Body body) {
        super(type, LambdaForm.TREE);
        this.body = body;
    }

    @Override
    Object invokeTree(Object[] arguments) throws Throwable {
        return body.run(arguments);
    }

    @Override
    boolean write(HandleCode out, int... operands) {
        return body != null && body.write(out, type(), operands);
    }

    @Override
    MethodHandleInfo polymorphic() {
        return body == null ? null : body.polymorphic();
    }

    /** Converts arguments and result. */
    static final class AsType extends TreeHandle {
        private final MethodHandle target;
        private final boolean explicit;
        /* By parameter: whether anything is to be done; and for the result. */
        private final boolean[] converts;
        private final boolean convertsResult;

        AsType(MethodHandle target, MethodType newType, boolean explicit) {
            super(newType, null);
            this.target = target;
            this.explicit = explicit;
            MethodType to = target.type();
            converts = new boolean[newType.parameterCount()];
            for (int i = 0; i < converts.length; i++) {
                converts[i] = needed(newType.parameterType(i), to.parameterType(i));
            }
            convertsResult = needed(to.returnType(), newType.returnType());
        }

        /* Boxed, a value of a subtype is one of the supertype, too. */
        private static boolean needed(Class<?> from, Class<?> to) {
            return from != to && (to.isPrimitive() || from == void.class
                || !to.isAssignableFrom(from.isPrimitive()
                    ? jdk.internal.vm.ClassWriterSmall.wrapper(from) : from));
        }

        @Override
        Object invokeTree(Object[] arguments) throws Throwable {
            int n = arguments.length;
            Object[] a = new Object[n];
            for (int i = 0; i < n; i++) {
                a[i] = converts[i] ? convert(arguments[i], type().parameterType(i),
                    target.type().parameterType(i)) : arguments[i];
            }
            Object result = target.invokeTree(a);
            return convertsResult ? convert(result, target.type().returnType(),
                type().returnType()) : result;
        }

        @Override
        boolean write(HandleCode out, int... operands) {
            MethodType to = target.type();
            int[] converted = operands.clone();
            for (int i = 0; i < converts.length; i++) {
                Class<?> given = type().parameterType(i);
                Class<?> wanted = to.parameterType(i);
                if (converts[i] || given.isPrimitive() != wanted.isPrimitive()) {
                    out.load(operands[i], given).convert(given, wanted, explicit);
                    converted[i] = out.store(wanted);
                }
            }
            out.call(target, converted);
            out.convert(to.returnType(), type().returnType(), explicit);
            return true;
        }

        @jdk.internal.vm.annotation.Hidden
        private Object convert(Object value, Class<?> from, Class<?> to) {
            return explicit ? Conversions.cast(value, from, to)
                : Conversions.convert(value, from, to);
        }
    }

    /** A handle of variable arity. */
    static final class Varargs extends TreeHandle {
        private final MethodHandle target;
        private final Class<?> arrayType;

        Varargs(MethodHandle target, Class<?> arrayType) {
            super(target.type().changeParameterType(target.type().parameterCount() - 1,
                arrayType), null);
            this.target = target.asType(type());
            this.arrayType = arrayType;
        }

        @Override
        Object invokeTree(Object[] arguments) throws Throwable {
            return target.invokeTree(arguments);
        }

        @Override
        boolean write(HandleCode out, int... operands) {
            out.call(target, operands);
            return true;
        }

        @Override
        public boolean isVarargsCollector() {
            return true;
        }

        @Override
        public MethodHandle asFixedArity() {
            return target;
        }

        @Override
        DirectMethodHandle direct() {
            return target.direct();
        }

        @Override
        MethodHandle adapt(MethodType newType) {
            MethodType type = type();
            int n = type.parameterCount();
            if (newType.parameterCount() == n
                    && type.lastParameterType().isAssignableFrom(newType.lastParameterType())) {
                return target.asType(newType);
            }
            int extra = newType.parameterCount() - n + 1;
            MethodHandle collected;
            try {
                collected = target.asCollector(arrayType, extra);
            } catch (IllegalArgumentException e) {
                throw new WrongMethodTypeException("cannot build collector", e);
            }
            return collected.asType(newType);
        }

        @Override
        public Object invokeWithArguments(Object... arguments) throws Throwable {
            if (arguments == null) {
                arguments = new Object[0];
            }
            MethodType type = type();
            int fixed = type.parameterCount() - 1;
            if (arguments.length < 250 || arguments.length < fixed) {
                return super.invokeWithArguments(arguments);
            }
            Object array = Array.newInstance(arrayType.getComponentType(),
                arguments.length - fixed);
            for (int i = fixed; i < arguments.length; i++) {
                Array.set(array, i - fixed, arguments[i]);
            }
            Object[] a = new Object[fixed + 1];
            System.arraycopy(arguments, 0, a, 0, fixed);
            a[fixed] = array;
            return target.invokeWithArguments(a);
        }
    }

    private static void checkArray(Class<?> arrayType, int length) {
        if (!arrayType.isArray()) {
            throw new IllegalArgumentException("not an array type: " + arrayType);
        }
        if (length < 0 || length > 255) {
            throw new IllegalArgumentException("array length is not legal: " + length);
        }
        Class<?> c = arrayType.getComponentType();
        if (length > 127 && (c == long.class || c == double.class)) {
            throw new IllegalArgumentException(
                "array length is not legal for long[] or double[]: " + length);
        }
    }

    /** Whether the array's type is that of the parameter; throws where it does not fit. */
    static boolean checkCollector(MethodHandle target, int pos, Class<?> arrayType, int length) {
        checkArray(arrayType, length);
        MethodType t = target.type();
        if (pos < 0 || pos >= t.parameterCount()) {
            throw new IllegalArgumentException("bad collect position");
        }
        Class<?> p = t.parameterType(pos);
        if (!p.isAssignableFrom(arrayType)) {
            throw new IllegalArgumentException("array type not assignable to argument: " + target
                + ", " + arrayType);
        }
        return p == arrayType;
    }

    static MethodHandle spreader(MethodHandle target, int pos, Class<?> arrayType, int length) {
        checkArray(arrayType, length);
        MethodType t = target.type();
        if (t.parameterCount() < length) {
            throw new IllegalArgumentException("bad spread array length");
        }
        if (pos < 0 || pos + length > t.parameterCount()) {
            throw new IllegalArgumentException("bad spread position");
        }
        Class<?> component = arrayType.getComponentType();
        MethodType exact = t;
        for (int i = pos; i < pos + length; i++) {
            exact = exact.changeParameterType(i, component);
        }
        MethodHandle adapted = target.asType(exact);
        MethodType newType = t.dropParameterTypes(pos, pos + length)
            .insertParameterTypes(pos, arrayType);
        return new TreeHandle(newType, new Spread(adapted, pos, arrayType, length));
    }

    /** An array's elements become arguments. */
    private record Spread(MethodHandle target, int pos, Class<?> arrayType, int length)
            implements Body {
        /* Called by code, too. */
        static void check(Object array, int length) {
            int found = array == null ? 0 : Array.getLength(array);
            if (array == null && length > 0) {
                throw new NullPointerException("null array reference");
            }
            if (found != length) {
                throw new IllegalArgumentException("array is not of length " + length);
            }
        }

        @Override
        public Object run(Object[] a) throws Throwable {
            Object array = a[pos];
            check(array, length);
            Object[] b = new Object[a.length - 1 + length];
            System.arraycopy(a, 0, b, 0, pos);
            for (int i = 0; i < length; i++) {
                b[pos + i] = Array.get(array, i);
            }
            System.arraycopy(a, pos + 1, b, pos + length, a.length - pos - 1);
            return target.invokeTree(b);
        }

        @Override
        public boolean write(HandleCode out, MethodType type, int[] operands) {
            Class<?> component = arrayType.getComponentType();
            int[] elements = new int[operands.length - 1 + length];
            System.arraycopy(operands, 0, elements, 0, pos);
            System.arraycopy(operands, pos + 1, elements, pos + length, operands.length - pos - 1);
            out.load(operands[pos], Object.class);
            out.code().pushInt(length);
            out.library("TreeHandle$Spread", "check", "(Ljava/lang/Object;I)V");
            for (int i = 0; i < length; i++) {
                out.load(operands[pos], Object.class);
                out.castArray(component).pushInt(i);
                elements[pos + i] = out.element(component, true).store(component);
            }
            out.call(target, elements);
            return true;
        }
    }

    static MethodHandle collector(MethodHandle target, int pos, Class<?> arrayType, int length) {
        checkCollector(target, pos, arrayType, length);
        MethodType t = target.type();
        Class<?> component = arrayType.getComponentType();
        Class<?>[] spread = new Class<?>[length];
        java.util.Arrays.fill(spread, component);
        MethodType newType = t.dropParameterTypes(pos, pos + 1).insertParameterTypes(pos, spread);
        return new TreeHandle(newType, new Collect(target, pos, component, length));
    }

    /** Arguments become an array. */
    private record Collect(MethodHandle target, int pos, Class<?> component, int length)
            implements Body {
        @Override
        public Object run(Object[] a) throws Throwable {
            Object array = Array.newInstance(component, length);
            for (int i = 0; i < length; i++) {
                Array.set(array, i, a[pos + i]);
            }
            Object[] b = new Object[a.length - length + 1];
            System.arraycopy(a, 0, b, 0, pos);
            b[pos] = array;
            System.arraycopy(a, pos + length, b, pos + 1, a.length - pos - length);
            return target.invokeTree(b);
        }

        @Override
        public boolean write(HandleCode out, MethodType type, int[] operands) {
            out.code().pushInt(length);
            out.newArray(component);
            int array = out.store(Object.class);
            for (int i = 0; i < length; i++) {
                out.load(array, Object.class);
                out.castArray(component).pushInt(i);
                out.load(operands[pos + i], component);
                out.element(component, false);
            }
            int[] fewer = new int[operands.length - length + 1];
            System.arraycopy(operands, 0, fewer, 0, pos);
            fewer[pos] = array;
            System.arraycopy(operands, pos + length, fewer, pos + 1,
                operands.length - pos - length);
            out.call(target, fewer);
            return true;
        }
    }
}
