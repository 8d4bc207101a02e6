/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import java.lang.reflect.Array;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import jdk.internal.misc.Unsafe;

/**
 * Access to a variable with chosen memory effects. All variables are (base, offset) pairs for
 * Unsafe; every mode is carried out with volatile effect, the strongest that can be asked for.
 */
public abstract class VarHandle {
    private static final Unsafe U = Unsafe.getUnsafe();

    /** Kinds of access by signature. */
    enum Shape { GET, SET, CAS, CAE, GET_AND_SET, GET_AND_ADD, OR, AND, XOR }

    /** The access modes. */
    public enum AccessMode {
        GET("get", Shape.GET),
        SET("set", Shape.SET),
        GET_VOLATILE("getVolatile", Shape.GET),
        SET_VOLATILE("setVolatile", Shape.SET),
        GET_ACQUIRE("getAcquire", Shape.GET),
        SET_RELEASE("setRelease", Shape.SET),
        GET_OPAQUE("getOpaque", Shape.GET),
        SET_OPAQUE("setOpaque", Shape.SET),
        COMPARE_AND_SET("compareAndSet", Shape.CAS),
        COMPARE_AND_EXCHANGE("compareAndExchange", Shape.CAE),
        COMPARE_AND_EXCHANGE_ACQUIRE("compareAndExchangeAcquire", Shape.CAE),
        COMPARE_AND_EXCHANGE_RELEASE("compareAndExchangeRelease", Shape.CAE),
        WEAK_COMPARE_AND_SET_PLAIN("weakCompareAndSetPlain", Shape.CAS),
        WEAK_COMPARE_AND_SET("weakCompareAndSet", Shape.CAS),
        WEAK_COMPARE_AND_SET_ACQUIRE("weakCompareAndSetAcquire", Shape.CAS),
        WEAK_COMPARE_AND_SET_RELEASE("weakCompareAndSetRelease", Shape.CAS),
        GET_AND_SET("getAndSet", Shape.GET_AND_SET),
        GET_AND_SET_ACQUIRE("getAndSetAcquire", Shape.GET_AND_SET),
        GET_AND_SET_RELEASE("getAndSetRelease", Shape.GET_AND_SET),
        GET_AND_ADD("getAndAdd", Shape.GET_AND_ADD),
        GET_AND_ADD_ACQUIRE("getAndAddAcquire", Shape.GET_AND_ADD),
        GET_AND_ADD_RELEASE("getAndAddRelease", Shape.GET_AND_ADD),
        GET_AND_BITWISE_OR("getAndBitwiseOr", Shape.OR),
        GET_AND_BITWISE_OR_RELEASE("getAndBitwiseOrRelease", Shape.OR),
        GET_AND_BITWISE_OR_ACQUIRE("getAndBitwiseOrAcquire", Shape.OR),
        GET_AND_BITWISE_AND("getAndBitwiseAnd", Shape.AND),
        GET_AND_BITWISE_AND_RELEASE("getAndBitwiseAndRelease", Shape.AND),
        GET_AND_BITWISE_AND_ACQUIRE("getAndBitwiseAndAcquire", Shape.AND),
        GET_AND_BITWISE_XOR("getAndBitwiseXor", Shape.XOR),
        GET_AND_BITWISE_XOR_RELEASE("getAndBitwiseXorRelease", Shape.XOR),
        GET_AND_BITWISE_XOR_ACQUIRE("getAndBitwiseXorAcquire", Shape.XOR);

        final String methodName;
        final Shape shape;

        AccessMode(String methodName, Shape shape) {
            this.methodName = methodName;
            this.shape = shape;
        }

        public String methodName() {
            return methodName;
        }

        public static AccessMode valueFromMethodName(String methodName) {
            for (AccessMode m : values()) {
                if (m.methodName.equals(methodName)) {
                    return m;
                }
            }
            throw new IllegalArgumentException("No AccessMode value for method name "
                + methodName);
        }
    }

    final Class<?> varType;
    final Class<?>[] coordinates;
    final boolean readOnly;
    final boolean exact;

    VarHandle(Class<?> varType, Class<?>[] coordinates, boolean readOnly, boolean exact) {
        this.varType = varType;
        this.coordinates = coordinates;
        this.readOnly = readOnly;
        this.exact = exact;
    }

    abstract Object base(Object[] args);

    abstract long offset(Object[] args);

    abstract VarHandle withExact(boolean exactly);

    public final native @MethodHandle.PolymorphicSignature Object get(Object... args);

    public final native @MethodHandle.PolymorphicSignature void set(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getVolatile(Object... args);

    public final native @MethodHandle.PolymorphicSignature void setVolatile(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getOpaque(Object... args);

    public final native @MethodHandle.PolymorphicSignature void setOpaque(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAcquire(Object... args);

    public final native @MethodHandle.PolymorphicSignature void setRelease(Object... args);

    public final native @MethodHandle.PolymorphicSignature boolean compareAndSet(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object compareAndExchange(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature Object compareAndExchangeAcquire(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature Object compareAndExchangeRelease(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature boolean weakCompareAndSetPlain(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature boolean weakCompareAndSet(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature boolean weakCompareAndSetAcquire(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature boolean weakCompareAndSetRelease(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndSet(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndSetAcquire(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndSetRelease(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndAdd(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndAddAcquire(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndAddRelease(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseOr(Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseOrAcquire(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseOrRelease(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseAnd(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseAndAcquire(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseAndRelease(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseXor(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseXorAcquire(
        Object... args);

    public final native @MethodHandle.PolymorphicSignature Object getAndBitwiseXorRelease(
        Object... args);

    /* ---- Calls ---- */

    /** What a polymorphic call site invokes; its type has the VarHandle in front. */
    static MethodHandle callSiteInvoker(String name, MethodType callType) {
        AccessMode mode = AccessMode.valueFromMethodName(name);
        return new TreeHandle(callType.insertParameterTypes(0, VarHandle.class),
            new TreeHandle.Body() {
                @Override
                public Object run(Object[] a) throws Throwable {
                    VarHandle self = (VarHandle) a[0];
                    self.getClass();
                    Object[] args = new Object[a.length - 1];
                    System.arraycopy(a, 1, args, 0, args.length);
                    return self.invokeAs(mode, callType, args);
                }
            });
    }

    Object invokeAs(AccessMode mode, MethodType callType, Object[] args) {
        MethodType type = accessModeType(mode);
        if (type == callType) {
            return access(mode, args);
        }
        boolean dropsResult = callType.returnType() == void.class;
        if (exact) {
            throw new WrongMethodTypeException("expected " + type + " but found " + callType);
        }
        boolean fits = type.parameterCount() == callType.parameterCount()
            && Conversions.canConvert(type.returnType(), callType.returnType());
        for (int i = 0; fits && i < args.length; i++) {
            fits = Conversions.canConvert(callType.parameterType(i), type.parameterType(i));
        }
        if (!fits) {
            throw new WrongMethodTypeException("cannot convert MethodHandle(VarHandle"
                + (type.parameterCount() == 0 ? "" : ",") + type.toString().substring(1) + " to (VarHandle"
                + (callType.parameterCount() == 0 ? "" : ",") + callType.toString().substring(1));
        }
        for (int i = 0; i < args.length; i++) {
            args[i] = Conversions.convert(args[i], callType.parameterType(i),
                type.parameterType(i));
        }
        Object result = access(mode, args);
        return dropsResult ? null
            : Conversions.convert(result, type.returnType(), callType.returnType());
    }

    /* The arguments are of the mode's own types. */
    Object access(AccessMode mode, Object[] args) {
        if (!isAccessModeSupported(mode)) {
            throw new UnsupportedOperationException();
        }
        Object base = base(args);
        long offset = offset(args);
        int n = coordinates.length;
        switch (mode.shape) {
            case GET:
                return read(base, offset);
            case SET:
                check(args, args[n]);
                write(base, offset, args[n]);
                return null;
            case CAS:
                check(args, args[n + 1]);
                return cas(base, offset, args[n], args[n + 1]);
            case CAE:
                check(args, args[n + 1]);
                for (;;) {
                    Object found = read(base, offset);
                    if (!same(found, args[n])) {
                        return found;
                    }
                    if (cas(base, offset, found, args[n + 1])) {
                        return found;
                    }
                }
            default:
                check(args, args[n]);
                for (;;) {
                    Object found = read(base, offset);
                    if (cas(base, offset, found, combine(mode.shape, found, args[n]))) {
                        return found;
                    }
                }
        }
    }

    void check(Object[] args, Object value) {
    }

    private char code() {
        return varType.isPrimitive() ? varType.descriptorString().charAt(0) : 'L';
    }

    private boolean same(Object a, Object b) {
        switch (code()) {
            case 'L': return a == b;
            case 'F': return Float.floatToRawIntBits((Float) a)
                == Float.floatToRawIntBits((Float) b);
            case 'D': return Double.doubleToRawLongBits((Double) a)
                == Double.doubleToRawLongBits((Double) b);
            default: return a.equals(b);
        }
    }

    private Object combine(Shape shape, Object a, Object b) {
        if (shape == Shape.GET_AND_SET) {
            return b;
        }
        if (varType == boolean.class) {
            boolean x = (Boolean) a;
            boolean y = (Boolean) b;
            return shape == Shape.OR ? x | y : shape == Shape.AND ? x & y : x ^ y;
        }
        if (varType == float.class) {
            return (Float) a + (Float) b;
        }
        if (varType == double.class) {
            return (Double) a + (Double) b;
        }
        long x = a instanceof Character c ? c : ((Number) a).longValue();
        long y = b instanceof Character c ? c : ((Number) b).longValue();
        long r = shape == Shape.GET_AND_ADD ? x + y : shape == Shape.OR ? x | y
            : shape == Shape.AND ? x & y : x ^ y;
        return Conversions.cast(r, long.class, varType);
    }

    private Object read(Object b, long o) {
        switch (code()) {
            case 'Z': return U.getBooleanVolatile(b, o);
            case 'B': return U.getByteVolatile(b, o);
            case 'C': return U.getCharVolatile(b, o);
            case 'S': return U.getShortVolatile(b, o);
            case 'I': return U.getIntVolatile(b, o);
            case 'J': return U.getLongVolatile(b, o);
            case 'F': return U.getFloatVolatile(b, o);
            case 'D': return U.getDoubleVolatile(b, o);
            default: return U.getReferenceVolatile(b, o);
        }
    }

    private void write(Object b, long o, Object v) {
        switch (code()) {
            case 'Z': U.putBooleanVolatile(b, o, (Boolean) v); break;
            case 'B': U.putByteVolatile(b, o, (Byte) v); break;
            case 'C': U.putCharVolatile(b, o, (Character) v); break;
            case 'S': U.putShortVolatile(b, o, (Short) v); break;
            case 'I': U.putIntVolatile(b, o, (Integer) v); break;
            case 'J': U.putLongVolatile(b, o, (Long) v); break;
            case 'F': U.putFloatVolatile(b, o, (Float) v); break;
            case 'D': U.putDoubleVolatile(b, o, (Double) v); break;
            default: U.putReferenceVolatile(b, o, v);
        }
    }

    private boolean cas(Object b, long o, Object e, Object v) {
        switch (code()) {
            case 'Z': return U.compareAndSetBoolean(b, o, (Boolean) e, (Boolean) v);
            case 'B': return U.compareAndSetByte(b, o, (Byte) e, (Byte) v);
            case 'C': return U.compareAndSetChar(b, o, (Character) e, (Character) v);
            case 'S': return U.compareAndSetShort(b, o, (Short) e, (Short) v);
            case 'I': return U.compareAndSetInt(b, o, (Integer) e, (Integer) v);
            case 'J': return U.compareAndSetLong(b, o, (Long) e, (Long) v);
            case 'F': return U.compareAndSetInt(b, o, Float.floatToRawIntBits((Float) e),
                Float.floatToRawIntBits((Float) v));
            case 'D': return U.compareAndSetLong(b, o, Double.doubleToRawLongBits((Double) e),
                Double.doubleToRawLongBits((Double) v));
            default: return U.compareAndSetReference(b, o, e, v);
        }
    }

    /* ---- Description ---- */

    public Class<?> varType() {
        return varType;
    }

    public List<Class<?>> coordinateTypes() {
        return List.of(coordinates);
    }

    public boolean hasInvokeExactBehavior() {
        return exact;
    }

    public VarHandle withInvokeExactBehavior() {
        return exact ? this : withExact(true);
    }

    public VarHandle withInvokeBehavior() {
        return exact ? withExact(false) : this;
    }

    public MethodType accessModeType(AccessMode mode) {
        MethodType t = MethodType.methodType(varType, coordinates);
        switch (mode.shape) {
            case GET: return t;
            case SET: return t.changeReturnType(void.class).appendParameterTypes(varType);
            case CAS: return t.changeReturnType(boolean.class)
                .appendParameterTypes(varType, varType);
            case CAE: return t.appendParameterTypes(varType, varType);
            default: return t.appendParameterTypes(varType);
        }
    }

    public boolean isAccessModeSupported(AccessMode mode) {
        switch (mode.shape) {
            case GET: return true;
            case SET: case CAS: case CAE: case GET_AND_SET: return !readOnly;
            case GET_AND_ADD: return !readOnly && varType.isPrimitive()
                && varType != boolean.class;
            default: return !readOnly && varType.isPrimitive() && varType != float.class
                && varType != double.class;
        }
    }

    public MethodHandle toMethodHandle(AccessMode mode) {
        Objects.requireNonNull(mode);
        return new TreeHandle(accessModeType(mode), a -> access(mode, a));
    }

    @Override
    public String toString() {
        return "VarHandle[varType=" + varType.getName() + ", coord="
            + coordinateTypes() + "]";
    }

    public static void fullFence() {
        U.fullFence();
    }

    public static void acquireFence() {
        U.loadFence();
    }

    public static void releaseFence() {
        U.storeFence();
    }

    public static void loadLoadFence() {
        U.loadFence();
    }

    public static void storeStoreFence() {
        U.storeFence();
    }

    /** A field. */
    static final class OfField extends VarHandle {
        private final Object holder;
        private final Class<?> owner;
        private final long offset;

        OfField(Class<?> owner, Class<?> type, Object staticBase, long offset, boolean readOnly,
                boolean exact) {
            super(type, staticBase == null ? new Class<?>[] {owner} : new Class<?>[0], readOnly,
                exact);
            this.owner = owner;
            this.holder = staticBase;
            this.offset = offset;
        }

        @Override
        Object base(Object[] args) {
            return holder != null ? holder : Objects.requireNonNull(args[0]);
        }

        @Override
        long offset(Object[] args) {
            return offset;
        }

        @Override
        VarHandle withExact(boolean exactly) {
            return new OfField(owner, varType, holder, offset, readOnly, exactly);
        }
    }

    /** An element of an array. */
    static final class OfArray extends VarHandle {
        private final long first;
        private final long scale;

        OfArray(Class<?> arrayType, boolean exact) {
            super(arrayType.getComponentType(), new Class<?>[] {arrayType, int.class}, false,
                exact);
            first = U.arrayBaseOffset(arrayType);
            scale = U.arrayIndexScale(arrayType);
        }

        @Override
        Object base(Object[] args) {
            return Objects.requireNonNull(args[0]);
        }

        @Override
        long offset(Object[] args) {
            int index = (Integer) args[1];
            int length = Array.getLength(args[0]);
            if (index < 0 || index >= length) {
                throw new ArrayIndexOutOfBoundsException(
                        "Index " + index + " out of bounds for length " + length);
            }
            return first + scale * index;
        }

        @Override
        void check(Object[] args, Object value) {
            if (!varType.isPrimitive() && value != null) {
                args[0].getClass().getComponentType().cast(value);
            }
        }

        @Override
        VarHandle withExact(boolean exactly) {
            return new OfArray(coordinates[0], exactly);
        }
    }
}
