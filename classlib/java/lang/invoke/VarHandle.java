/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import java.lang.constant.ClassDesc;
import java.lang.constant.Constable;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicConstantDesc;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.Hidden;

/**
 * Access to a variable with chosen memory effects. All variables are (base, offset) pairs. The VM
 * itself carries out calls whose types are the variable's own, in the memory order asked for; here
 * all the others are, with boxes and with volatile effect, the strongest that can be asked for.
 */
public abstract class VarHandle implements Constable {
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

    /* Kinds of variables that the VM accesses itself;
     * its layout word is drawn in vm/invoke/var_handle.c. */
    static final int INDIRECT = 0;
    static final int FIELD = 1;
    static final int STATIC = 2;
    static final int ARRAY = 3;
    static final int BYTES = 4;
    private static final int READ_ONLY = 1 << 16;
    private static final int SWAPPED = 1 << 17;

    final Class<?> varType;
    /* Of the first coordinate; null: there is none. */
    final Class<?> receiverType;
    final Class<?>[] coordinates;
    final boolean exact;
    /* A static field's holder. */
    final Object base;
    final long offset;
    final int layout;
    /* One per kind of signature, made when first asked for. */
    private final MethodType[] types = new MethodType[5];

    VarHandle(Class<?> varType, Class<?>[] coordinates, int kind, Object base, long offset,
            boolean readOnly, boolean swapped, boolean exact) {
        this.varType = varType;
        this.coordinates = coordinates;
        this.receiverType = coordinates.length == 0 ? null : coordinates[0];
        this.exact = exact;
        this.base = base;
        this.offset = offset;
        char code = varType.isPrimitive() ? varType.descriptorString().charAt(0) : 'L';
        this.layout = code | kind << 8 | shiftOf(code) << 12 | (readOnly ? READ_ONLY : 0)
            | (swapped ? SWAPPED : 0);
    }

    private static int shiftOf(char code) {
        switch (code) {
            case 'Z': case 'B': return 0;
            case 'C': case 'S': return 1;
            case 'L': return Integer.numberOfTrailingZeros(Unsafe.ARRAY_OBJECT_INDEX_SCALE);
            case 'I': case 'F': return 2;
            default: return 3;
        }
    }

    final int kind() {
        return layout >> 8 & 15;
    }

    final int size() {
        return 1 << (layout >> 12 & 15);
    }

    final boolean readOnly() {
        return (layout & READ_ONLY) != 0;
    }

    final boolean swapped() {
        return (layout & SWAPPED) != 0;
    }

    /** What holds the variable; checks the coordinates. */
    abstract Object base(Object[] args, AccessMode mode);

    /** Where in the base, whose coordinates are checked, the variable is. */
    abstract long offset(Object base, Object[] args);

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

    /**
     * A polymorphic call site: the VM reads the fields;
     * what it does not do itself it calls this for.
     */
    static final class Site extends TreeHandle {
        final AccessMode access;
        final MethodType callType;
        final int mode;
        /* What a reference result is cast to; null: nothing. */
        final Class<?> result;
        /* Its types differ from the site's in reference types, and in dropping the result,
         * alone. */
        VarHandle known;

        Site(AccessMode access, MethodType callType) {
            super(callType.insertParameterTypes(0, VarHandle.class), null);
            this.access = access;
            this.callType = callType;
            this.mode = access.ordinal();
            Class<?> r = callType.returnType();
            this.result = r.isPrimitive() || r == Object.class ? null : r;
        }

        @Override
        Object invokeTree(Object[] a) throws Throwable {
            VarHandle self = (VarHandle) Objects.requireNonNull(a[0]);
            return self.invokeAs(this, java.util.Arrays.copyOfRange(a, 1, a.length));
        }

        @Override
        MethodHandleInfo polymorphic() {
            return new MethodHandles.Polymorphic(VarHandle.class, access.methodName(), callType);
        }
    }

    /** What a polymorphic call site invokes; its type has the VarHandle in front. */
    static Site callSite(AccessMode mode, MethodType callType) {
        return new Site(mode, callType);
    }

    private static boolean sameButReferences(Class<?> a, Class<?> b) {
        return a == b || !a.isPrimitive() && !b.isPrimitive();
    }

    @Hidden
    Object invokeAs(Site site, Object[] args) throws Throwable {
        AccessMode mode = site.access;
        MethodType callType = site.callType;
        MethodType type = accessModeType(mode);
        if (type == callType) {
            return access(mode, args);
        }
        if (exact) {
            throw new WrongMethodTypeException("expected " + type + " but found " + callType);
        }
        if (!isAccessModeSupported(mode)) {
            throw new UnsupportedOperationException();
        }
        boolean fits = type.parameterCount() == callType.parameterCount()
            && Conversions.canConvert(type.returnType(), callType.returnType());
        boolean close = callType.returnType() == void.class
            || sameButReferences(type.returnType(), callType.returnType());
        for (int i = 0; fits && i < args.length; i++) {
            fits = Conversions.canConvert(callType.parameterType(i), type.parameterType(i));
            close &= sameButReferences(callType.parameterType(i), type.parameterType(i));
        }
        if (!fits) {
            throw new WrongMethodTypeException("cannot convert MethodHandle"
                + type.insertParameterTypes(0, VarHandle.class) + " to "
                + callType.insertParameterTypes(0, VarHandle.class));
        }
        if (close) {
            site.known = this;
        }
        for (int i = 0; i < args.length; i++) {
            if (i == 0 && close && kind() >= ARRAY && args[0] != null
                    && (kind() == BYTES || varType.isPrimitive())
                    && !receiverType.isInstance(args[0])) {
                Conversions.failCast(args[0], receiverType);
            }
            args[i] = Conversions.convert(args[i], callType.parameterType(i),
                type.parameterType(i));
        }
        return Conversions.convert(access(mode, args), type.returnType(), callType.returnType());
    }

    /* The arguments are of the mode's own types. */
    @Hidden
    Object access(AccessMode mode, Object[] args) {
        if (!isAccessModeSupported(mode)) {
            throw new UnsupportedOperationException();
        }
        Object base = base(args, mode);
        long offset = offset(base, args);
        int n = coordinates.length;
        switch (mode.shape) {
            case GET:
                return mode == AccessMode.GET && kind() == BYTES ? readBytes(base, offset)
                    : order(read(base, offset));
            case SET:
                check(mode, base, args[n]);
                if (mode == AccessMode.SET && kind() == BYTES) {
                    writeBytes(base, offset, args[n]);
                } else {
                    write(base, offset, order(args[n]));
                }
                return null;
            case CAS:
                check(mode, base, args[n]);
                check(mode, base, args[n + 1]);
                return cas(base, offset, order(args[n]), order(args[n + 1]));
            case CAE:
                check(mode, base, args[n]);
                check(mode, base, args[n + 1]);
                for (;;) {
                    Object found = read(base, offset);
                    if (!same(order(found), args[n])) {
                        return order(found);
                    }
                    if (cas(base, offset, found, order(args[n + 1]))) {
                        return order(found);
                    }
                }
            default:
                check(mode, base, args[n]);
                for (;;) {
                    Object found = read(base, offset);
                    if (cas(base, offset, found,
                            order(combine(mode.shape, order(found), args[n])))) {
                        return order(found);
                    }
                }
        }
    }

    /* Refuses values that an array of a narrower type cannot hold. */
    void check(AccessMode mode, Object base, Object value) {
    }

    static int checkIndex(int index, int length) {
        if (index < 0 || index >= length) {
            throw new ArrayIndexOutOfBoundsException("Index " + index
                + " out of bounds for length " + length);
        }
        return index;
    }

    /* From the variable's byte order to the machine's, and back. */
    private Object order(Object value) {
        if (!swapped()) {
            return value;
        }
        switch (code()) {
            case 'S': return Short.reverseBytes((Short) value);
            case 'C': return Character.reverseBytes((Character) value);
            case 'I': return Integer.reverseBytes((Integer) value);
            case 'J': return Long.reverseBytes((Long) value);
            case 'F': return Float.intBitsToFloat(Integer.reverseBytes(
                Float.floatToRawIntBits((Float) value)));
            default: return Double.longBitsToDouble(Long.reverseBytes(
                Double.doubleToRawLongBits((Double) value)));
        }
    }

    /* Bytes need not be aligned for plain accesses. The machine is little-endian. */
    private Object readBytes(Object b, long o) {
        long bits = 0;
        int n = size();
        for (int i = 0; i < n; i++) {
            bits |= (U.getByte(b, o + i) & 0xffL) << 8 * (swapped() ? n - 1 - i : i);
        }
        switch (code()) {
            case 'S': return (short) bits;
            case 'C': return (char) bits;
            case 'I': return (int) bits;
            case 'J': return bits;
            case 'F': return Float.intBitsToFloat((int) bits);
            default: return Double.longBitsToDouble(bits);
        }
    }

    private void writeBytes(Object b, long o, Object v) {
        long bits = v instanceof Character c ? c : v instanceof Float f
            ? Float.floatToRawIntBits(f) : v instanceof Double d
            ? Double.doubleToRawLongBits(d) : ((Number) v).longValue();
        int n = size();
        for (int i = 0; i < n; i++) {
            U.putByte(b, o + i, (byte) (bits >> 8 * (swapped() ? n - 1 - i : i)));
        }
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

    public final MethodType accessModeType(AccessMode mode) {
        int i = Math.min(mode.shape.ordinal(), 4);
        MethodType type = types[i];
        if (type == null) {
            type = typeOf(mode.shape);
            types[i] = type;
        }
        return type;
    }

    private MethodType typeOf(Shape shape) {
        MethodType t = MethodType.methodType(varType, coordinates);
        switch (shape) {
            case GET: return t;
            case SET: return t.changeReturnType(void.class).appendParameterTypes(varType);
            case CAS: return t.changeReturnType(boolean.class)
                .appendParameterTypes(varType, varType);
            case CAE: return t.appendParameterTypes(varType, varType);
            default: return t.appendParameterTypes(varType);
        }
    }

    public boolean isAccessModeSupported(AccessMode mode) {
        if (readOnly()) {
            return mode.shape == Shape.GET;
        }
        boolean narrowView = views() && (varType == short.class || varType == char.class);
        boolean real = varType == float.class || varType == double.class;
        switch (mode.shape) {
            case GET: case SET: return true;
            case CAS: case CAE: case GET_AND_SET: return !narrowView;
            case GET_AND_ADD: return varType.isPrimitive() && varType != boolean.class
                && !narrowView && !(views() && real);
            default: return varType.isPrimitive() && !real && !narrowView;
        }
    }

    /* True of views of bytes, which have fewer modes. */
    boolean views() {
        return false;
    }

    public MethodHandle toMethodHandle(AccessMode mode) {
        Objects.requireNonNull(mode);
        MethodType type = accessModeType(mode);
        if (!isAccessModeSupported(mode)) {
            return new TreeHandle(type, new TreeHandle.Body() {
                @Override
                public Object run(Object[] a) {
                    throw new UnsupportedOperationException();
                }
            });
        }
        return new TreeHandle(type, new TreeHandle.Body() {
            @Override
            public Object run(Object[] a) {
                return access(mode, a);
            }
        });
    }

    @Override
    public final String toString() {
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

    @Override
    public Optional<VarHandleDesc> describeConstable() {
        return Optional.empty();
    }

    /** Names a variable that a handle can be made for. */
    public static final class VarHandleDesc extends DynamicConstantDesc<VarHandle> {
        private VarHandleDesc(DirectMethodHandleDesc method, String name, ConstantDesc... args) {
            super(method, name, ConstantDescs.CD_VarHandle, args);
        }

        public static VarHandleDesc ofField(ClassDesc declaringClass, String name,
                ClassDesc fieldType) {
            return new VarHandleDesc(ConstantDescs.BSM_VARHANDLE_FIELD, name,
                Objects.requireNonNull(declaringClass), Objects.requireNonNull(fieldType));
        }

        public static VarHandleDesc ofStaticField(ClassDesc declaringClass, String name,
                ClassDesc fieldType) {
            return new VarHandleDesc(ConstantDescs.BSM_VARHANDLE_STATIC_FIELD, name,
                Objects.requireNonNull(declaringClass), Objects.requireNonNull(fieldType));
        }

        public static VarHandleDesc ofArray(ClassDesc arrayClass) {
            if (!Objects.requireNonNull(arrayClass).isArray()) {
                throw new IllegalArgumentException("Array class argument not an array: "
                    + arrayClass);
            }
            return new VarHandleDesc(ConstantDescs.BSM_VARHANDLE_ARRAY, ConstantDescs.DEFAULT_NAME,
                arrayClass);
        }

        private boolean forArray() {
            return bootstrapMethod().equals(ConstantDescs.BSM_VARHANDLE_ARRAY);
        }

        private ClassDesc argument(int i) {
            return (ClassDesc) bootstrapArgsList().get(i);
        }

        public ClassDesc varType() {
            return forArray() ? argument(0).componentType() : argument(1);
        }

        @Override
        public VarHandle resolveConstantDesc(MethodHandles.Lookup lookup)
                throws ReflectiveOperationException {
            Class<?> c = (Class<?>) argument(0).resolveConstantDesc(lookup);
            if (forArray()) {
                return MethodHandles.arrayElementVarHandle(c);
            }
            Class<?> type = (Class<?>) argument(1).resolveConstantDesc(lookup);
            return bootstrapMethod().equals(ConstantDescs.BSM_VARHANDLE_FIELD)
                ? lookup.findVarHandle(c, constantName(), type)
                : lookup.findStaticVarHandle(c, constantName(), type);
        }

        @Override
        public String toString() {
            String first = argument(0).displayName();
            return forArray() ? "VarHandleDesc[" + first + "[]]"
                : "VarHandleDesc[" + (bootstrapMethod().equals(ConstantDescs.BSM_VARHANDLE_FIELD)
                    ? "" : "static ")
                    + first + "." + constantName() + ":" + varType().displayName() + "]";
        }
    }

    /** A field. */
    static final class OfField extends VarHandle {
        OfField(Class<?> owner, Class<?> type, Object staticBase, long offset, boolean readOnly,
                boolean exact) {
            super(type, staticBase == null ? new Class<?>[] {owner} : new Class<?>[0],
                staticBase == null ? FIELD : STATIC, staticBase, offset, readOnly, false, exact);
        }

        @Override
        Object base(Object[] args, AccessMode mode) {
            return base != null ? base : Objects.requireNonNull(args[0]);
        }

        @Override
        long offset(Object holder, Object[] args) {
            return offset;
        }

        @Override
        VarHandle withExact(boolean exactly) {
            return new OfField(receiverType, varType, base, offset, readOnly(), exactly);
        }

        /* The name is that of the field that lies there. */
        @Override
        public Optional<VarHandleDesc> describeConstable() {
            boolean isStatic = base != null;
            Class<?> owner = isStatic ? (Class<?>) base : receiverType;
            Optional<ClassDesc> type = varType.describeConstable();
            for (Class<?> c = owner; c != null && type.isPresent(); c = c.getSuperclass()) {
                for (Field f : c.getDeclaredFields()) {
                    if (Modifier.isStatic(f.getModifiers()) == isStatic
                            && offset == (isStatic ? U.staticFieldOffsetToRead(f)
                                : U.objectFieldOffset(f))) {
                        return owner.describeConstable().map(o -> isStatic
                            ? VarHandleDesc.ofStaticField(o, f.getName(), type.get())
                            : VarHandleDesc.ofField(o, f.getName(), type.get()));
                    }
                }
            }
            return Optional.empty();
        }
    }

    /** An element of an array. */
    static final class OfArray extends VarHandle {
        OfArray(Class<?> arrayType, boolean exact) {
            super(arrayType.getComponentType(), new Class<?>[] {arrayType, int.class}, ARRAY,
                null, U.arrayBaseOffset(arrayType), false, false, exact);
        }

        @Override
        Object base(Object[] args, AccessMode mode) {
            return Objects.requireNonNull(args[0]);
        }

        @Override
        long offset(Object array, Object[] args) {
            return offset + (long) size() * checkIndex((Integer) args[1],
                Array.getLength(array));
        }

        @Override
        void check(AccessMode mode, Object array, Object value) {
            if (!varType.isPrimitive() && value != null
                    && !array.getClass().getComponentType().isInstance(value)) {
                throw mode == AccessMode.SET ? new ArrayStoreException(value.getClass().getName())
                    : new ArrayStoreException();
            }
        }

        @Override
        VarHandle withExact(boolean exactly) {
            return new OfArray(receiverType, exactly);
        }

        @Override
        public Optional<VarHandleDesc> describeConstable() {
            return receiverType.describeConstable().map(VarHandleDesc::ofArray);
        }
    }

    /** Some bytes of a byte[] or a ByteBuffer. */
    static final class OfBytes extends VarHandle {
        private static final long HB = U.objectFieldOffset(heapBuffer(), "hb");
        private static final long HEAP_OFFSET = U.objectFieldOffset(heapBuffer(), "offset");
        private static final long ADDRESS = U.objectFieldOffset(java.nio.Buffer.class, "address");
        private final boolean big;

        private static Class<?> heapBuffer() {
            try {
                return Class.forName("java.nio.HeapByteBuffer");
            } catch (ClassNotFoundException e) {
                throw new InternalError(e);
            }
        }

        OfBytes(Class<?> type, Class<?> container, boolean big, boolean exact) {
            super(type, new Class<?>[] {container, int.class}, BYTES, null,
                U.arrayBaseOffset(byte[].class), false, big, exact);
            this.big = big;
        }

        @Override
        boolean views() {
            return true;
        }

        @Override
        Object base(Object[] args, AccessMode mode) {
            Objects.requireNonNull(args[0]);
            boolean mayBeOdd = mode == AccessMode.GET || mode == AccessMode.SET;
            int index = (Integer) args[1];
            int length;
            long address;
            Object container = args[0];
            Object holder = container;
            if (container instanceof java.nio.ByteBuffer b) {
                if (mode.shape != Shape.GET && b.isReadOnly()) {
                    throw new java.nio.ReadOnlyBufferException();
                }
                length = b.limit();
                address = start(b);
                holder = memory(b);
            } else {
                length = ((byte[]) holder).length;
                address = offset;
            }
            int positions = length - size() + 1;
            if (container instanceof byte[]) {
                checkIndex(index, positions);
            } else {
                Objects.checkIndex(index, Math.max(positions, 0));
            }
            if (!mayBeOdd && (address + index & size() - 1) != 0) {
                throw new IllegalStateException("Misaligned access at index: " + index);
            }
            return holder;
        }

        private static Object memory(java.nio.ByteBuffer b) {
            return b.isDirect() ? null : U.getReference(b, HB);
        }

        private static long start(java.nio.ByteBuffer b) {
            return b.isDirect() ? U.getLong(b, ADDRESS)
                : U.getInt(b, HEAP_OFFSET) + (long) U.arrayBaseOffset(byte[].class);
        }

        @Override
        long offset(Object holder, Object[] args) {
            return (Integer) args[1]
                + (args[0] instanceof java.nio.ByteBuffer b ? start(b) : offset);
        }

        @Override
        VarHandle withExact(boolean exactly) {
            return new OfBytes(varType, receiverType, big, exactly);
        }
    }
}
