/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

/** Makes and accesses arrays whose type is known only at run time. */
public final class Array {
    private Array() {
    }

    public static Object newInstance(Class<?> componentType, int length)
            throws NegativeArraySizeException {
        return newArray(componentType, length);
    }

    public static Object newInstance(Class<?> componentType, int... dimensions)
            throws IllegalArgumentException, NegativeArraySizeException {
        return multiNewArray(componentType, dimensions);
    }

    public static native int getLength(Object array) throws IllegalArgumentException;

    public static native Object get(Object array, int index)
        throws IllegalArgumentException, ArrayIndexOutOfBoundsException;

    public static native boolean getBoolean(Object array, int index);

    public static native byte getByte(Object array, int index);

    public static native char getChar(Object array, int index);

    public static native short getShort(Object array, int index);

    public static native int getInt(Object array, int index);

    public static native long getLong(Object array, int index);

    public static native float getFloat(Object array, int index);

    public static native double getDouble(Object array, int index);

    public static native void set(Object array, int index, Object value)
        throws IllegalArgumentException, ArrayIndexOutOfBoundsException;

    public static native void setBoolean(Object array, int index, boolean z);

    public static native void setByte(Object array, int index, byte b);

    public static native void setChar(Object array, int index, char c);

    public static native void setShort(Object array, int index, short s);

    public static native void setInt(Object array, int index, int i);

    public static native void setLong(Object array, int index, long l);

    public static native void setFloat(Object array, int index, float f);

    public static native void setDouble(Object array, int index, double d);

    private static native Object newArray(Class<?> componentType, int length)
        throws NegativeArraySizeException;

    private static native Object multiNewArray(Class<?> componentType, int[] dimensions)
        throws IllegalArgumentException, NegativeArraySizeException;
}
