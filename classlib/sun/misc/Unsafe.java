/* SPDX-License-Identifier: MIT */
package sun.misc;

import java.io.IOException;
import java.lang.reflect.Field;

import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import jdk.internal.access.SharedSecrets;
import jdk.internal.reflect.Reflection;

/**
 * Memory and objects without any check, as libraries know it that get it by reflection. Who gives a wrong address or offset
 * ends the VM or worse, as with native code.
 */
public final class Unsafe {
    private static final Unsafe theUnsafe = new Unsafe();
    private static final jdk.internal.misc.Unsafe U = jdk.internal.misc.Unsafe.getUnsafe();

    public static final int INVALID_FIELD_OFFSET = -1;
    public static final int ARRAY_BOOLEAN_BASE_OFFSET = jdk.internal.misc.Unsafe.ARRAY_BOOLEAN_BASE_OFFSET;
    public static final int ARRAY_BYTE_BASE_OFFSET = jdk.internal.misc.Unsafe.ARRAY_BYTE_BASE_OFFSET;
    public static final int ARRAY_SHORT_BASE_OFFSET = jdk.internal.misc.Unsafe.ARRAY_SHORT_BASE_OFFSET;
    public static final int ARRAY_CHAR_BASE_OFFSET = jdk.internal.misc.Unsafe.ARRAY_CHAR_BASE_OFFSET;
    public static final int ARRAY_INT_BASE_OFFSET = jdk.internal.misc.Unsafe.ARRAY_INT_BASE_OFFSET;
    public static final int ARRAY_LONG_BASE_OFFSET = jdk.internal.misc.Unsafe.ARRAY_LONG_BASE_OFFSET;
    public static final int ARRAY_FLOAT_BASE_OFFSET = jdk.internal.misc.Unsafe.ARRAY_FLOAT_BASE_OFFSET;
    public static final int ARRAY_DOUBLE_BASE_OFFSET = jdk.internal.misc.Unsafe.ARRAY_DOUBLE_BASE_OFFSET;
    public static final int ARRAY_OBJECT_BASE_OFFSET = jdk.internal.misc.Unsafe.ARRAY_OBJECT_BASE_OFFSET;
    public static final int ARRAY_BOOLEAN_INDEX_SCALE = jdk.internal.misc.Unsafe.ARRAY_BOOLEAN_INDEX_SCALE;
    public static final int ARRAY_BYTE_INDEX_SCALE = jdk.internal.misc.Unsafe.ARRAY_BYTE_INDEX_SCALE;
    public static final int ARRAY_SHORT_INDEX_SCALE = jdk.internal.misc.Unsafe.ARRAY_SHORT_INDEX_SCALE;
    public static final int ARRAY_CHAR_INDEX_SCALE = jdk.internal.misc.Unsafe.ARRAY_CHAR_INDEX_SCALE;
    public static final int ARRAY_INT_INDEX_SCALE = jdk.internal.misc.Unsafe.ARRAY_INT_INDEX_SCALE;
    public static final int ARRAY_LONG_INDEX_SCALE = jdk.internal.misc.Unsafe.ARRAY_LONG_INDEX_SCALE;
    public static final int ARRAY_FLOAT_INDEX_SCALE = jdk.internal.misc.Unsafe.ARRAY_FLOAT_INDEX_SCALE;
    public static final int ARRAY_DOUBLE_INDEX_SCALE = jdk.internal.misc.Unsafe.ARRAY_DOUBLE_INDEX_SCALE;
    public static final int ARRAY_OBJECT_INDEX_SCALE = jdk.internal.misc.Unsafe.ARRAY_OBJECT_INDEX_SCALE;
    public static final int ADDRESS_SIZE = U.addressSize();

    private Unsafe() {
    }

    public static Unsafe getUnsafe() {
        if (Reflection.getCallerClass().getClassLoader() != null) {
            throw new SecurityException("Unsafe");
        }
        return theUnsafe;
    }

    public int getInt(Object o, long offset) {
        return U.getInt(o, offset);
    }

    public void putInt(Object o, long offset, int x) {
        U.putInt(o, offset, x);
    }

    public Object getObject(Object o, long offset) {
        return U.getReference(o, offset);
    }

    public void putObject(Object o, long offset, Object x) {
        U.putReference(o, offset, x);
    }

    public boolean getBoolean(Object o, long offset) {
        return U.getBoolean(o, offset);
    }

    public void putBoolean(Object o, long offset, boolean x) {
        U.putBoolean(o, offset, x);
    }

    public byte getByte(Object o, long offset) {
        return U.getByte(o, offset);
    }

    public void putByte(Object o, long offset, byte x) {
        U.putByte(o, offset, x);
    }

    public short getShort(Object o, long offset) {
        return U.getShort(o, offset);
    }

    public void putShort(Object o, long offset, short x) {
        U.putShort(o, offset, x);
    }

    public char getChar(Object o, long offset) {
        return U.getChar(o, offset);
    }

    public void putChar(Object o, long offset, char x) {
        U.putChar(o, offset, x);
    }

    public long getLong(Object o, long offset) {
        return U.getLong(o, offset);
    }

    public void putLong(Object o, long offset, long x) {
        U.putLong(o, offset, x);
    }

    public float getFloat(Object o, long offset) {
        return U.getFloat(o, offset);
    }

    public void putFloat(Object o, long offset, float x) {
        U.putFloat(o, offset, x);
    }

    public double getDouble(Object o, long offset) {
        return U.getDouble(o, offset);
    }

    public void putDouble(Object o, long offset, double x) {
        U.putDouble(o, offset, x);
    }

    public byte getByte(long address) {
        return U.getByte(address);
    }

    public void putByte(long address, byte x) {
        U.putByte(address, x);
    }

    public short getShort(long address) {
        return U.getShort(address);
    }

    public void putShort(long address, short x) {
        U.putShort(address, x);
    }

    public char getChar(long address) {
        return U.getChar(address);
    }

    public void putChar(long address, char x) {
        U.putChar(address, x);
    }

    public int getInt(long address) {
        return U.getInt(address);
    }

    public void putInt(long address, int x) {
        U.putInt(address, x);
    }

    public long getLong(long address) {
        return U.getLong(address);
    }

    public void putLong(long address, long x) {
        U.putLong(address, x);
    }

    public float getFloat(long address) {
        return U.getFloat(address);
    }

    public void putFloat(long address, float x) {
        U.putFloat(address, x);
    }

    public double getDouble(long address) {
        return U.getDouble(address);
    }

    public void putDouble(long address, double x) {
        U.putDouble(address, x);
    }

    public long getAddress(long address) {
        return U.getAddress(address);
    }

    public void putAddress(long address, long x) {
        U.putAddress(address, x);
    }

    public long allocateMemory(long bytes) {
        return U.allocateMemory(bytes);
    }

    public long reallocateMemory(long address, long bytes) {
        return U.reallocateMemory(address, bytes);
    }

    public void setMemory(Object o, long offset, long bytes, byte value) {
        U.setMemory(o, offset, bytes, value);
    }

    public void setMemory(long address, long bytes, byte value) {
        U.setMemory(address, bytes, value);
    }

    public void copyMemory(Object from, long fromOffset, Object to, long toOffset, long bytes) {
        U.copyMemory(from, fromOffset, to, toOffset, bytes);
    }

    public void copyMemory(long from, long to, long bytes) {
        U.copyMemory(from, to, bytes);
    }

    public void freeMemory(long address) {
        U.freeMemory(address);
    }

    public boolean shouldBeInitialized(Class<?> c) {
        return U.shouldBeInitialized(c);
    }

    public void ensureClassInitialized(Class<?> c) {
        U.ensureClassInitialized(c);
    }

    public int arrayBaseOffset(Class<?> c) {
        return U.arrayBaseOffset(c);
    }

    public int arrayIndexScale(Class<?> c) {
        return U.arrayIndexScale(c);
    }

    public int addressSize() {
        return U.addressSize();
    }

    public int pageSize() {
        return U.pageSize();
    }

    public Object allocateInstance(Class<?> c) throws InstantiationException {
        return U.allocateInstance(c);
    }

    public void throwException(Throwable e) {
        U.throwException(e);
    }

    public final boolean compareAndSwapObject(Object o, long offset, Object expected, Object x) {
        return U.compareAndSetReference(o, offset, expected, x);
    }

    public final boolean compareAndSwapInt(Object o, long offset, int expected, int x) {
        return U.compareAndSetInt(o, offset, expected, x);
    }

    public final boolean compareAndSwapLong(Object o, long offset, long expected, long x) {
        return U.compareAndSetLong(o, offset, expected, x);
    }

    public Object getObjectVolatile(Object o, long offset) {
        return U.getReferenceVolatile(o, offset);
    }

    public void putObjectVolatile(Object o, long offset, Object x) {
        U.putReferenceVolatile(o, offset, x);
    }

    public int getIntVolatile(Object o, long offset) {
        return U.getIntVolatile(o, offset);
    }

    public void putIntVolatile(Object o, long offset, int x) {
        U.putIntVolatile(o, offset, x);
    }

    public boolean getBooleanVolatile(Object o, long offset) {
        return U.getBooleanVolatile(o, offset);
    }

    public void putBooleanVolatile(Object o, long offset, boolean x) {
        U.putBooleanVolatile(o, offset, x);
    }

    public byte getByteVolatile(Object o, long offset) {
        return U.getByteVolatile(o, offset);
    }

    public void putByteVolatile(Object o, long offset, byte x) {
        U.putByteVolatile(o, offset, x);
    }

    public short getShortVolatile(Object o, long offset) {
        return U.getShortVolatile(o, offset);
    }

    public void putShortVolatile(Object o, long offset, short x) {
        U.putShortVolatile(o, offset, x);
    }

    public char getCharVolatile(Object o, long offset) {
        return U.getCharVolatile(o, offset);
    }

    public void putCharVolatile(Object o, long offset, char x) {
        U.putCharVolatile(o, offset, x);
    }

    public long getLongVolatile(Object o, long offset) {
        return U.getLongVolatile(o, offset);
    }

    public void putLongVolatile(Object o, long offset, long x) {
        U.putLongVolatile(o, offset, x);
    }

    public float getFloatVolatile(Object o, long offset) {
        return U.getFloatVolatile(o, offset);
    }

    public void putFloatVolatile(Object o, long offset, float x) {
        U.putFloatVolatile(o, offset, x);
    }

    public double getDoubleVolatile(Object o, long offset) {
        return U.getDoubleVolatile(o, offset);
    }

    public void putDoubleVolatile(Object o, long offset, double x) {
        U.putDoubleVolatile(o, offset, x);
    }

    public void putOrderedObject(Object o, long offset, Object x) {
        U.putReferenceRelease(o, offset, x);
    }

    public void putOrderedInt(Object o, long offset, int x) {
        U.putIntRelease(o, offset, x);
    }

    public void putOrderedLong(Object o, long offset, long x) {
        U.putLongRelease(o, offset, x);
    }

    public void unpark(Object thread) {
        U.unpark(thread);
    }

    public void park(boolean isAbsolute, long time) {
        U.park(isAbsolute, time);
    }

    public final int getAndAddInt(Object o, long offset, int delta) {
        return U.getAndAddInt(o, offset, delta);
    }

    public final long getAndAddLong(Object o, long offset, long delta) {
        return U.getAndAddLong(o, offset, delta);
    }

    public final int getAndSetInt(Object o, long offset, int x) {
        return U.getAndSetInt(o, offset, x);
    }

    public final long getAndSetLong(Object o, long offset, long x) {
        return U.getAndSetLong(o, offset, x);
    }

    public final Object getAndSetObject(Object o, long offset, Object x) {
        return U.getAndSetReference(o, offset, x);
    }

    public void loadFence() {
        U.loadFence();
    }

    public void storeFence() {
        U.storeFence();
    }

    public void fullFence() {
        U.fullFence();
    }

    /** The field, unless it is of a class whose layout is nobody's business. */
    private static Field checked(Field f, String what) {
        if (f == null) {
            throw new NullPointerException();
        }
        Class<?> c = f.getDeclaringClass();
        if (c.isHidden()) {
            throw new UnsupportedOperationException("can't get " + what + " on a hidden class: " + f);
        }
        if (c.isRecord()) {
            throw new UnsupportedOperationException("can't get " + what + " on a record class: " + f);
        }
        return f;
    }

    public long objectFieldOffset(Field f) {
        return U.objectFieldOffset(checked(f, "field offset"));
    }

    public long staticFieldOffset(Field f) {
        return U.staticFieldOffset(checked(f, "field offset"));
    }

    public Object staticFieldBase(Field f) {
        return U.staticFieldBase(checked(f, "base address"));
    }

    /** The load of the last minute, of five and of fifteen; how many of them there are, or -1. */
    public int getLoadAverage(double[] loadavg, int nelems) {
        if (nelems < 0 || nelems > 3 || nelems > loadavg.length) {
            throw new ArrayIndexOutOfBoundsException();
        }
        try {
            String[] load = Files.readString(Path.of("/proc/loadavg")).split(" ");
            for (int i = 0; i < nelems; i++) {
                loadavg[i] = Double.parseDouble(load[i]);
            }
            return nelems;
        } catch (IOException | RuntimeException e) {
            return -1;
        }
    }

    public void invokeCleaner(ByteBuffer directBuffer) {
        if (!directBuffer.isDirect()) {
            throw new IllegalArgumentException("buffer is non-direct");
        }
        SharedSecrets.getJavaNioAccess().clean(directBuffer);
    }
}
