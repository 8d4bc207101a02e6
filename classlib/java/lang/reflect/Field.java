/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.Map;
import java.util.Objects;
import jdk.internal.misc.Unsafe;
import jdk.internal.reflect.AnnotationParser;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;
import jdk.internal.reflect.ReflectionFactory;
import jdk.internal.reflect.generics.AnnotatedTypes;
import jdk.internal.reflect.generics.SignatureParser;
import jdk.internal.reflect.generics.TypeUse;

/**
 * A field. The VM makes the root objects and knows the fields by name. Values are read and
 * written through Unsafe, always with volatile effect where the field is volatile.
 */
public final class Field extends AccessibleObject implements Member {
    private static final Unsafe U = Unsafe.getUnsafe();

    private Class<?> clazz;
    private int slot;
    private String name;
    private Class<?> type;
    private int modifiers;
    private boolean trustedFinal;
    private transient String signature;
    private byte[] annotations;
    private Field root;
    private transient volatile Map<Class<? extends Annotation>, Annotation> declaredAnnotations;

    /* Where the value lies; base is null for instance fields. */
    private transient Object base;
    private transient long offset;
    private transient volatile boolean located;

    Field(Class<?> declaringClass, String name, Class<?> type, int modifiers,
            boolean trustedFinal, int slot, String signature, byte[] annotations) {
        this.clazz = declaringClass;
        this.name = name;
        this.type = type;
        this.modifiers = modifiers;
        this.trustedFinal = trustedFinal;
        this.slot = slot;
        this.signature = signature;
        this.annotations = annotations;
    }

    Field copy() {
        Field copy = new Field(clazz, name, type, modifiers, trustedFinal, slot, signature,
            annotations);
        copy.root = root == null ? this : root;
        return copy;
    }

    int slot() {
        return slot;
    }

    boolean isTrustedFinal() {
        return trustedFinal;
    }

    @Override
    AccessibleObject getRoot() {
        return root;
    }

    @Override
    @CallerSensitive
    public void setAccessible(boolean flag) {
        if (flag) {
            checkCanSetAccessible(Reflection.getCallerClass());
        }
        override = flag;
    }

    @Override
    public Class<?> getDeclaringClass() {
        return clazz;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public int getModifiers() {
        return modifiers;
    }

    public boolean isEnumConstant() {
        return (modifiers & Modifier.ENUM) != 0;
    }

    @Override
    public boolean isSynthetic() {
        return Modifier.isSynthetic(modifiers);
    }

    public Class<?> getType() {
        return type;
    }

    public Type getGenericType() {
        return signature == null ? type : SignatureParser.fieldType(clazz, signature);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Field other && clazz == other.clazz && name.equals(other.name)
            && type == other.type;
    }

    @Override
    public int hashCode() {
        return clazz.getName().hashCode() ^ name.hashCode();
    }

    @Override
    public String toString() {
        int mod = modifiers & Modifier.fieldModifiers();
        return (mod == 0 ? "" : Modifier.toString(mod) + " ") + type.getTypeName() + " "
            + clazz.getTypeName() + "." + name;
    }

    public String toGenericString() {
        int mod = modifiers & Modifier.fieldModifiers();
        return (mod == 0 ? "" : Modifier.toString(mod) + " ") + getGenericType().getTypeName()
            + " " + clazz.getTypeName() + "." + name;
    }

    /* ---- Access ---- */

    private Object locate(Object obj, Class<?> caller) throws IllegalAccessException {
        boolean isStatic = Modifier.isStatic(modifiers);
        if (!override) {
            checkAccess(caller, clazz, isStatic || obj == null ? null : obj.getClass(),
                modifiers);
        }
        if (!located) {
            if (isStatic) {
                U.ensureClassInitialized(clazz);
                offset = U.staticFieldOffsetToRead(this);
                base = U.staticFieldBase(this);
            } else {
                offset = U.objectFieldOffset(this);
            }
            located = true;
        }
        if (isStatic) {
            return base;
        }
        if (!clazz.isAssignableFrom(obj.getClass())) {
            throw new IllegalArgumentException(setMessage(obj.getClass().getName(), ""));
        }
        return obj;
    }

    private String setMessage(String attemptedType, String attemptedValue) {
        String text = "Can not set";
        if (Modifier.isStatic(modifiers)) {
            text += " static";
        }
        if (Modifier.isFinal(modifiers)) {
            text += " final";
        }
        text += " " + type.getName() + " field " + clazz.getName() + "." + name + " to ";
        if (!attemptedValue.isEmpty()) {
            return text + "(" + attemptedType + ")" + attemptedValue;
        }
        return text + (attemptedType.isEmpty() ? "null value" : attemptedType);
    }

    private void checkWritable(String attemptedType, String attemptedValue)
            throws IllegalAccessException {
        if (Modifier.isFinal(modifiers) && (attemptedValue.isEmpty() || accepts(attemptedType))
                && (!override || Modifier.isStatic(modifiers) || trustedFinal)) {
            throw new IllegalAccessException(setMessage(attemptedType, attemptedValue));
        }
    }

    /* The message names the value as it would have been stored. */
    private void checkWritable(String attemptedType, long value) throws IllegalAccessException {
        if (type == float.class) {
            checkWritable("float", String.valueOf((float) value));
        } else if (type == double.class) {
            checkWritable("double", String.valueOf((double) value));
        } else if (accepts(attemptedType)) {
            boolean asChar = type == char.class;
            checkWritable(type.getName(), asChar ? String.valueOf((char) value) : String.valueOf(value));
        }
    }

    /* Whether a primitive value can be stored here; if not, that is said first. */
    private boolean accepts(String primitive) {
        String order = " byte short int long float double ";
        String own = type.getName();
        return primitive.equals(own) || type.isPrimitive()
            && (primitive.equals("char") ? order.indexOf(" " + own + " ") >= order.indexOf(" int ")
                : order.contains(" " + primitive + " ")
                    && order.indexOf(" " + own + " ") > order.indexOf(" " + primitive + " "));
    }

    private IllegalArgumentException cannotGet(String wanted) {
        return new IllegalArgumentException("Attempt to get " + type.getName() + " field \""
            + clazz.getName() + "." + name + "\" with illegal data type conversion to " + wanted);
    }

    private IllegalArgumentException cannotSet(Object value) {
        return new IllegalArgumentException(
            setMessage(value == null ? "" : value.getClass().getName(), ""));
    }

    private Object read(Object holder) {
        if (!type.isPrimitive()) {
            return U.getReferenceVolatile(holder, offset);
        }
        if (type == boolean.class) {
            return Boolean.valueOf(U.getBooleanVolatile(holder, offset));
        }
        if (type == byte.class) {
            return Byte.valueOf(U.getByteVolatile(holder, offset));
        }
        if (type == char.class) {
            return Character.valueOf(U.getCharVolatile(holder, offset));
        }
        if (type == short.class) {
            return Short.valueOf(U.getShortVolatile(holder, offset));
        }
        if (type == int.class) {
            return Integer.valueOf(U.getIntVolatile(holder, offset));
        }
        if (type == long.class) {
            return Long.valueOf(U.getLongVolatile(holder, offset));
        }
        if (type == float.class) {
            return Float.valueOf(U.getFloatVolatile(holder, offset));
        }
        if (type == double.class) {
            return Double.valueOf(U.getDoubleVolatile(holder, offset));
        }
        throw new InternalError();
    }

    @CallerSensitive
    public Object get(Object obj) throws IllegalArgumentException, IllegalAccessException {
        return read(locate(obj, override ? null : Reflection.getCallerClass()));
    }

    @CallerSensitive
    public void set(Object obj, Object value)
            throws IllegalArgumentException, IllegalAccessException {
        Object holder = locate(obj, override ? null : Reflection.getCallerClass());
        checkWritable(value == null ? "" : value.getClass().getName(), "");
        if (!type.isPrimitive()) {
            if (value != null && !type.isInstance(value)) {
                throw cannotSet(value);
            }
            U.putReferenceVolatile(holder, offset, value);
            return;
        }
        if (value instanceof Boolean v) {
            putBoolean(holder, v, value);
            return;
        }
        if (value instanceof Byte v) {
            putByte(holder, v, value);
            return;
        }
        if (value instanceof Character v) {
            putChar(holder, v, value);
            return;
        }
        if (value instanceof Short v) {
            putShort(holder, v, value);
            return;
        }
        if (value instanceof Integer v) {
            putInt(holder, v, value);
            return;
        }
        if (value instanceof Long v) {
            putLong(holder, v, value);
            return;
        }
        if (value instanceof Float v) {
            putFloat(holder, v, value);
            return;
        }
        if (value instanceof Double v) {
            putDouble(holder, v, value);
            return;
        }
        throw cannotSet(value);
    }

    @CallerSensitive
    public boolean getBoolean(Object obj) throws IllegalArgumentException, IllegalAccessException {
        Object holder = locate(obj, override ? null : Reflection.getCallerClass());
        if (type == boolean.class) {
            return U.getBooleanVolatile(holder, offset);
        }
        throw cannotGet("boolean");
    }

    @CallerSensitive
    public void setBoolean(Object obj, boolean value)
            throws IllegalArgumentException, IllegalAccessException {
        Object holder = locate(obj, override ? null : Reflection.getCallerClass());
        checkWritable("boolean", String.valueOf(value));
        putBoolean(holder, value, null);
    }

    private void putBoolean(Object holder, boolean value, Object boxed) {
        if (type == boolean.class) {
            U.putBooleanVolatile(holder, offset, value);
        } else {
            throw new IllegalArgumentException(boxed != null
                ? setMessage(boxed.getClass().getName(), "")
                : setMessage("boolean", String.valueOf(value)));
        }
    }

    @CallerSensitive
    public byte getByte(Object obj) throws IllegalArgumentException, IllegalAccessException {
        Object holder = locate(obj, override ? null : Reflection.getCallerClass());
        if (type == byte.class) {
            return U.getByteVolatile(holder, offset);
        }
        throw cannotGet("byte");
    }

    @CallerSensitive
    public void setByte(Object obj, byte value)
            throws IllegalArgumentException, IllegalAccessException {
        Object holder = locate(obj, override ? null : Reflection.getCallerClass());
        checkWritable("byte", value);
        putByte(holder, value, null);
    }

    private void putByte(Object holder, byte value, Object boxed) {
        if (type == byte.class) {
            U.putByteVolatile(holder, offset, value);
        } else if (type == short.class) {
            U.putShortVolatile(holder, offset, value);
        } else if (type == int.class) {
            U.putIntVolatile(holder, offset, value);
        } else if (type == long.class) {
            U.putLongVolatile(holder, offset, value);
        } else if (type == float.class) {
            U.putFloatVolatile(holder, offset, value);
        } else if (type == double.class) {
            U.putDoubleVolatile(holder, offset, value);
        } else {
            throw new IllegalArgumentException(boxed != null
                ? setMessage(boxed.getClass().getName(), "")
                : setMessage("byte", String.valueOf(value)));
        }
    }

    @CallerSensitive
    public char getChar(Object obj) throws IllegalArgumentException, IllegalAccessException {
        Object holder = locate(obj, override ? null : Reflection.getCallerClass());
        if (type == char.class) {
            return U.getCharVolatile(holder, offset);
        }
        throw cannotGet("char");
    }

    @CallerSensitive
    public void setChar(Object obj, char value)
            throws IllegalArgumentException, IllegalAccessException {
        Object holder = locate(obj, override ? null : Reflection.getCallerClass());
        checkWritable("char", value);
        putChar(holder, value, null);
    }

    private void putChar(Object holder, char value, Object boxed) {
        if (type == char.class) {
            U.putCharVolatile(holder, offset, value);
        } else if (type == int.class) {
            U.putIntVolatile(holder, offset, value);
        } else if (type == long.class) {
            U.putLongVolatile(holder, offset, value);
        } else if (type == float.class) {
            U.putFloatVolatile(holder, offset, value);
        } else if (type == double.class) {
            U.putDoubleVolatile(holder, offset, value);
        } else {
            throw new IllegalArgumentException(boxed != null
                ? setMessage(boxed.getClass().getName(), "")
                : setMessage("char", String.valueOf(value)));
        }
    }

    @CallerSensitive
    public short getShort(Object obj) throws IllegalArgumentException, IllegalAccessException {
        Object holder = locate(obj, override ? null : Reflection.getCallerClass());
        if (type == short.class) {
            return U.getShortVolatile(holder, offset);
        }
        if (type == byte.class) {
            return U.getByteVolatile(holder, offset);
        }
        throw cannotGet("short");
    }

    @CallerSensitive
    public void setShort(Object obj, short value)
            throws IllegalArgumentException, IllegalAccessException {
        Object holder = locate(obj, override ? null : Reflection.getCallerClass());
        checkWritable("short", value);
        putShort(holder, value, null);
    }

    private void putShort(Object holder, short value, Object boxed) {
        if (type == short.class) {
            U.putShortVolatile(holder, offset, value);
        } else if (type == int.class) {
            U.putIntVolatile(holder, offset, value);
        } else if (type == long.class) {
            U.putLongVolatile(holder, offset, value);
        } else if (type == float.class) {
            U.putFloatVolatile(holder, offset, value);
        } else if (type == double.class) {
            U.putDoubleVolatile(holder, offset, value);
        } else {
            throw new IllegalArgumentException(boxed != null
                ? setMessage(boxed.getClass().getName(), "")
                : setMessage("short", String.valueOf(value)));
        }
    }

    @CallerSensitive
    public int getInt(Object obj) throws IllegalArgumentException, IllegalAccessException {
        Object holder = locate(obj, override ? null : Reflection.getCallerClass());
        if (type == int.class) {
            return U.getIntVolatile(holder, offset);
        }
        if (type == short.class) {
            return U.getShortVolatile(holder, offset);
        }
        if (type == char.class) {
            return U.getCharVolatile(holder, offset);
        }
        if (type == byte.class) {
            return U.getByteVolatile(holder, offset);
        }
        throw cannotGet("int");
    }

    @CallerSensitive
    public void setInt(Object obj, int value)
            throws IllegalArgumentException, IllegalAccessException {
        Object holder = locate(obj, override ? null : Reflection.getCallerClass());
        checkWritable("int", value);
        putInt(holder, value, null);
    }

    private void putInt(Object holder, int value, Object boxed) {
        if (type == int.class) {
            U.putIntVolatile(holder, offset, value);
        } else if (type == long.class) {
            U.putLongVolatile(holder, offset, value);
        } else if (type == float.class) {
            U.putFloatVolatile(holder, offset, value);
        } else if (type == double.class) {
            U.putDoubleVolatile(holder, offset, value);
        } else {
            throw new IllegalArgumentException(boxed != null
                ? setMessage(boxed.getClass().getName(), "")
                : setMessage("int", String.valueOf(value)));
        }
    }

    @CallerSensitive
    public long getLong(Object obj) throws IllegalArgumentException, IllegalAccessException {
        Object holder = locate(obj, override ? null : Reflection.getCallerClass());
        if (type == long.class) {
            return U.getLongVolatile(holder, offset);
        }
        if (type == int.class) {
            return U.getIntVolatile(holder, offset);
        }
        if (type == short.class) {
            return U.getShortVolatile(holder, offset);
        }
        if (type == char.class) {
            return U.getCharVolatile(holder, offset);
        }
        if (type == byte.class) {
            return U.getByteVolatile(holder, offset);
        }
        throw cannotGet("long");
    }

    @CallerSensitive
    public void setLong(Object obj, long value)
            throws IllegalArgumentException, IllegalAccessException {
        Object holder = locate(obj, override ? null : Reflection.getCallerClass());
        checkWritable("long", value);
        putLong(holder, value, null);
    }

    private void putLong(Object holder, long value, Object boxed) {
        if (type == long.class) {
            U.putLongVolatile(holder, offset, value);
        } else if (type == float.class) {
            U.putFloatVolatile(holder, offset, value);
        } else if (type == double.class) {
            U.putDoubleVolatile(holder, offset, value);
        } else {
            throw new IllegalArgumentException(boxed != null
                ? setMessage(boxed.getClass().getName(), "")
                : setMessage("long", String.valueOf(value)));
        }
    }

    @CallerSensitive
    public float getFloat(Object obj) throws IllegalArgumentException, IllegalAccessException {
        Object holder = locate(obj, override ? null : Reflection.getCallerClass());
        if (type == float.class) {
            return U.getFloatVolatile(holder, offset);
        }
        if (type == long.class) {
            return U.getLongVolatile(holder, offset);
        }
        if (type == int.class) {
            return U.getIntVolatile(holder, offset);
        }
        if (type == short.class) {
            return U.getShortVolatile(holder, offset);
        }
        if (type == char.class) {
            return U.getCharVolatile(holder, offset);
        }
        if (type == byte.class) {
            return U.getByteVolatile(holder, offset);
        }
        throw cannotGet("float");
    }

    @CallerSensitive
    public void setFloat(Object obj, float value)
            throws IllegalArgumentException, IllegalAccessException {
        Object holder = locate(obj, override ? null : Reflection.getCallerClass());
        boolean wider = type == double.class;
        checkWritable(wider ? "double" : "float", wider ? String.valueOf((double) value) : String.valueOf(value));
        putFloat(holder, value, null);
    }

    private void putFloat(Object holder, float value, Object boxed) {
        if (type == float.class) {
            U.putFloatVolatile(holder, offset, value);
        } else if (type == double.class) {
            U.putDoubleVolatile(holder, offset, value);
        } else {
            throw new IllegalArgumentException(boxed != null
                ? setMessage(boxed.getClass().getName(), "")
                : setMessage("float", String.valueOf(value)));
        }
    }

    @CallerSensitive
    public double getDouble(Object obj) throws IllegalArgumentException, IllegalAccessException {
        Object holder = locate(obj, override ? null : Reflection.getCallerClass());
        if (type == double.class) {
            return U.getDoubleVolatile(holder, offset);
        }
        if (type == float.class) {
            return U.getFloatVolatile(holder, offset);
        }
        if (type == long.class) {
            return U.getLongVolatile(holder, offset);
        }
        if (type == int.class) {
            return U.getIntVolatile(holder, offset);
        }
        if (type == short.class) {
            return U.getShortVolatile(holder, offset);
        }
        if (type == char.class) {
            return U.getCharVolatile(holder, offset);
        }
        if (type == byte.class) {
            return U.getByteVolatile(holder, offset);
        }
        throw cannotGet("double");
    }

    @CallerSensitive
    public void setDouble(Object obj, double value)
            throws IllegalArgumentException, IllegalAccessException {
        Object holder = locate(obj, override ? null : Reflection.getCallerClass());
        checkWritable("double", String.valueOf(value));
        putDouble(holder, value, null);
    }

    private void putDouble(Object holder, double value, Object boxed) {
        if (type == double.class) {
            U.putDoubleVolatile(holder, offset, value);
        } else {
            throw new IllegalArgumentException(boxed != null
                ? setMessage(boxed.getClass().getName(), "")
                : setMessage("double", String.valueOf(value)));
        }
    }

    /* ---- Annotations ---- */

    private Map<Class<? extends Annotation>, Annotation> annotations() {
        Map<Class<? extends Annotation>, Annotation> map = declaredAnnotations;
        if (map == null) {
            map = root != null ? root.annotations() : AnnotationParser.parseAnnotations(
                annotations, ReflectionFactory.constantPool(clazz), clazz);
            declaredAnnotations = map;
        }
        return map;
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
        Objects.requireNonNull(annotationClass);
        return annotationClass.cast(annotations().get(annotationClass));
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return AnnotationParser.toArray(annotations());
    }

    native byte[] getTypeAnnotationBytes0();

    public AnnotatedType getAnnotatedType() {
        return AnnotatedTypes.at(getGenericType(),
            AnnotatedTypes.uses(getTypeAnnotationBytes0(), clazz), TypeUse.FIELD, 0);
    }
}
