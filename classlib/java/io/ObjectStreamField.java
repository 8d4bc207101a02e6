/* SPDX-License-Identifier: MIT */
package java.io;

import java.lang.reflect.Field;
import jdk.internal.misc.Unsafe;

/** A serializable field: name and type. */
public class ObjectStreamField implements Comparable<Object> {
    private static final Unsafe U = Unsafe.getUnsafe();

    private final String name;
    private final Class<?> type;
    private final String signature;
    private final boolean unshared;
    private int offset;

    /* The field itself; null when the class has none of this name and type. */
    Field field;
    /* Of a stream's field: what the class here says. */
    ObjectStreamField local;
    private long place = -1;

    public ObjectStreamField(String name, Class<?> type) {
        this(name, type, false);
    }

    public ObjectStreamField(String name, Class<?> type, boolean unshared) {
        if (name == null) {
            throw new NullPointerException();
        }
        this.name = name;
        this.type = type;
        this.unshared = unshared;
        signature = type.descriptorString().intern();
    }

    /** Of a stream. */
    ObjectStreamField(String name, String signature) {
        this.name = name;
        this.signature = signature;
        unshared = false;
        switch (signature.charAt(0)) {
        case 'Z':
            type = boolean.class;
            break;
        case 'B':
            type = byte.class;
            break;
        case 'C':
            type = char.class;
            break;
        case 'S':
            type = short.class;
            break;
        case 'I':
            type = int.class;
            break;
        case 'J':
            type = long.class;
            break;
        case 'F':
            type = float.class;
            break;
        case 'D':
            type = double.class;
            break;
        case 'L':
        case '[':
            type = Object.class;
            break;
        default:
            throw new IllegalArgumentException("illegal signature");
        }
    }

    public String getName() {
        return name;
    }

    public Class<?> getType() {
        return type;
    }

    public char getTypeCode() {
        return signature.charAt(0);
    }

    public String getTypeString() {
        return isPrimitive() ? null : signature;
    }

    public int getOffset() {
        return offset;
    }

    protected void setOffset(int offset) {
        this.offset = offset;
    }

    public boolean isPrimitive() {
        return getTypeCode() != 'L' && getTypeCode() != '[';
    }

    public boolean isUnshared() {
        return unshared;
    }

    @Override
    public int compareTo(Object obj) {
        ObjectStreamField other = (ObjectStreamField) obj;
        return isPrimitive() != other.isPrimitive() ? isPrimitive() ? -1 : 1
                : name.compareTo(other.name);
    }

    @Override
    public String toString() {
        return signature + ' ' + name;
    }

    // ---- Values ----

    int width() {
        switch (getTypeCode()) {
        case 'Z':
        case 'B':
            return 1;
        case 'C':
        case 'S':
            return 2;
        case 'I':
        case 'F':
            return 4;
        default:
            return isPrimitive() ? 8 : 0;
        }
    }

    private long place() {
        if (place < 0) {
            place = U.objectFieldOffset(field);
        }
        return place;
    }

    Object getReference(Object object) {
        return U.getReference(object, place());
    }

    void setReference(Object object, Object value) {
        if (value != null && !field.getType().isInstance(value)) {
            throw new ClassCastException("cannot assign instance of " + value.getClass().getName()
                    + " to field " + field.getDeclaringClass().getName() + "." + field.getName()
                    + " of type " + field.getType().getName() + " in instance of "
                    + object.getClass().getName());
        }
        U.putReference(object, place(), value);
    }

    /* The bits of a primitive value, of which width() bytes count. */
    long getBits(Object object) {
        switch (getTypeCode()) {
        case 'Z':
        case 'B':
            return U.getByte(object, place());
        case 'C':
        case 'S':
            return U.getShort(object, place());
        case 'I':
        case 'F':
            return U.getInt(object, place());
        default:
            return U.getLong(object, place());
        }
    }

    void setBits(Object object, long bits) {
        switch (getTypeCode()) {
        case 'Z':
            U.putBoolean(object, place(), (byte) bits != 0);
            break;
        case 'B':
            U.putByte(object, place(), (byte) bits);
            break;
        case 'C':
        case 'S':
            U.putShort(object, place(), (short) bits);
            break;
        case 'I':
        case 'F':
            U.putInt(object, place(), (int) bits);
            break;
        default:
            U.putLong(object, place(), bits);
        }
    }
}
