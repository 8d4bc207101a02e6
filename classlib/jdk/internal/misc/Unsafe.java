/* SPDX-License-Identifier: MIT */
package jdk.internal.misc;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.security.ProtectionDomain;

/**
 * Access to memory and fields without checks. Plain and volatile access, compare-and-set of
 * references, ints and longs, parking and allocation are natives; the rest is derived.
 */
public final class Unsafe {
    private static final Unsafe theUnsafe = new Unsafe();

    public static final int INVALID_FIELD_OFFSET = -1;
    public static final int ADDRESS_SIZE = 8;

    public static final int ARRAY_BOOLEAN_BASE_OFFSET = theUnsafe.arrayBaseOffset(boolean[].class);
    public static final int ARRAY_BYTE_BASE_OFFSET = theUnsafe.arrayBaseOffset(byte[].class);
    public static final int ARRAY_SHORT_BASE_OFFSET = theUnsafe.arrayBaseOffset(short[].class);
    public static final int ARRAY_CHAR_BASE_OFFSET = theUnsafe.arrayBaseOffset(char[].class);
    public static final int ARRAY_INT_BASE_OFFSET = theUnsafe.arrayBaseOffset(int[].class);
    public static final int ARRAY_LONG_BASE_OFFSET = theUnsafe.arrayBaseOffset(long[].class);
    public static final int ARRAY_FLOAT_BASE_OFFSET = theUnsafe.arrayBaseOffset(float[].class);
    public static final int ARRAY_DOUBLE_BASE_OFFSET = theUnsafe.arrayBaseOffset(double[].class);
    public static final int ARRAY_OBJECT_BASE_OFFSET = theUnsafe.arrayBaseOffset(Object[].class);
    public static final int ARRAY_BOOLEAN_INDEX_SCALE = theUnsafe.arrayIndexScale(boolean[].class);
    public static final int ARRAY_BYTE_INDEX_SCALE = theUnsafe.arrayIndexScale(byte[].class);
    public static final int ARRAY_SHORT_INDEX_SCALE = theUnsafe.arrayIndexScale(short[].class);
    public static final int ARRAY_CHAR_INDEX_SCALE = theUnsafe.arrayIndexScale(char[].class);
    public static final int ARRAY_INT_INDEX_SCALE = theUnsafe.arrayIndexScale(int[].class);
    public static final int ARRAY_LONG_INDEX_SCALE = theUnsafe.arrayIndexScale(long[].class);
    public static final int ARRAY_FLOAT_INDEX_SCALE = theUnsafe.arrayIndexScale(float[].class);
    public static final int ARRAY_DOUBLE_INDEX_SCALE = theUnsafe.arrayIndexScale(double[].class);
    public static final int ARRAY_OBJECT_INDEX_SCALE = theUnsafe.arrayIndexScale(Object[].class);

    private Unsafe() {
    }

    public static Unsafe getUnsafe() {
        return theUnsafe;
    }

    public native int getInt(Object o, long offset);

    public native void putInt(Object o, long offset, int x);

    public native Object getReference(Object o, long offset);

    public native void putReference(Object o, long offset, Object x);

    public native boolean getBoolean(Object o, long offset);

    public native void putBoolean(Object o, long offset, boolean x);

    public native byte getByte(Object o, long offset);

    public native void putByte(Object o, long offset, byte x);

    public native short getShort(Object o, long offset);

    public native void putShort(Object o, long offset, short x);

    public native char getChar(Object o, long offset);

    public native void putChar(Object o, long offset, char x);

    public native long getLong(Object o, long offset);

    public native void putLong(Object o, long offset, long x);

    public native float getFloat(Object o, long offset);

    public native void putFloat(Object o, long offset, float x);

    public native double getDouble(Object o, long offset);

    public native void putDouble(Object o, long offset, double x);

    public native int getIntVolatile(Object o, long offset);

    public native void putIntVolatile(Object o, long offset, int x);

    public native Object getReferenceVolatile(Object o, long offset);

    public native void putReferenceVolatile(Object o, long offset, Object x);

    public native boolean getBooleanVolatile(Object o, long offset);

    public native void putBooleanVolatile(Object o, long offset, boolean x);

    public native byte getByteVolatile(Object o, long offset);

    public native void putByteVolatile(Object o, long offset, byte x);

    public native short getShortVolatile(Object o, long offset);

    public native void putShortVolatile(Object o, long offset, short x);

    public native char getCharVolatile(Object o, long offset);

    public native void putCharVolatile(Object o, long offset, char x);

    public native long getLongVolatile(Object o, long offset);

    public native void putLongVolatile(Object o, long offset, long x);

    public native float getFloatVolatile(Object o, long offset);

    public native void putFloatVolatile(Object o, long offset, float x);

    public native double getDoubleVolatile(Object o, long offset);

    public native void putDoubleVolatile(Object o, long offset, double x);

    public final native boolean compareAndSetReference(Object o, long offset, Object expected, Object x);

    public final native Object compareAndExchangeReference(Object o, long offset, Object expected,
            Object x);

    public final native boolean compareAndSetInt(Object o, long offset, int expected, int x);

    public final native int compareAndExchangeInt(Object o, long offset, int expected,
            int x);

    public final native boolean compareAndSetLong(Object o, long offset, long expected, long x);

    public final native long compareAndExchangeLong(Object o, long offset, long expected,
            long x);

    public int getIntAcquire(Object o, long offset) {
        return getIntVolatile(o, offset);
    }

    public void putIntRelease(Object o, long offset, int x) {
        putIntVolatile(o, offset, x);
    }

    public Object getReferenceAcquire(Object o, long offset) {
        return getReferenceVolatile(o, offset);
    }

    public void putReferenceRelease(Object o, long offset, Object x) {
        putReferenceVolatile(o, offset, x);
    }

    public boolean getBooleanAcquire(Object o, long offset) {
        return getBooleanVolatile(o, offset);
    }

    public void putBooleanRelease(Object o, long offset, boolean x) {
        putBooleanVolatile(o, offset, x);
    }

    public byte getByteAcquire(Object o, long offset) {
        return getByteVolatile(o, offset);
    }

    public void putByteRelease(Object o, long offset, byte x) {
        putByteVolatile(o, offset, x);
    }

    public short getShortAcquire(Object o, long offset) {
        return getShortVolatile(o, offset);
    }

    public void putShortRelease(Object o, long offset, short x) {
        putShortVolatile(o, offset, x);
    }

    public char getCharAcquire(Object o, long offset) {
        return getCharVolatile(o, offset);
    }

    public void putCharRelease(Object o, long offset, char x) {
        putCharVolatile(o, offset, x);
    }

    public long getLongAcquire(Object o, long offset) {
        return getLongVolatile(o, offset);
    }

    public void putLongRelease(Object o, long offset, long x) {
        putLongVolatile(o, offset, x);
    }

    public float getFloatAcquire(Object o, long offset) {
        return getFloatVolatile(o, offset);
    }

    public void putFloatRelease(Object o, long offset, float x) {
        putFloatVolatile(o, offset, x);
    }

    public double getDoubleAcquire(Object o, long offset) {
        return getDoubleVolatile(o, offset);
    }

    public void putDoubleRelease(Object o, long offset, double x) {
        putDoubleVolatile(o, offset, x);
    }

    public int getIntOpaque(Object o, long offset) {
        return getIntVolatile(o, offset);
    }

    public void putIntOpaque(Object o, long offset, int x) {
        putIntVolatile(o, offset, x);
    }

    public Object getReferenceOpaque(Object o, long offset) {
        return getReferenceVolatile(o, offset);
    }

    public void putReferenceOpaque(Object o, long offset, Object x) {
        putReferenceVolatile(o, offset, x);
    }

    public boolean getBooleanOpaque(Object o, long offset) {
        return getBooleanVolatile(o, offset);
    }

    public void putBooleanOpaque(Object o, long offset, boolean x) {
        putBooleanVolatile(o, offset, x);
    }

    public byte getByteOpaque(Object o, long offset) {
        return getByteVolatile(o, offset);
    }

    public void putByteOpaque(Object o, long offset, byte x) {
        putByteVolatile(o, offset, x);
    }

    public short getShortOpaque(Object o, long offset) {
        return getShortVolatile(o, offset);
    }

    public void putShortOpaque(Object o, long offset, short x) {
        putShortVolatile(o, offset, x);
    }

    public char getCharOpaque(Object o, long offset) {
        return getCharVolatile(o, offset);
    }

    public void putCharOpaque(Object o, long offset, char x) {
        putCharVolatile(o, offset, x);
    }

    public long getLongOpaque(Object o, long offset) {
        return getLongVolatile(o, offset);
    }

    public void putLongOpaque(Object o, long offset, long x) {
        putLongVolatile(o, offset, x);
    }

    public float getFloatOpaque(Object o, long offset) {
        return getFloatVolatile(o, offset);
    }

    public void putFloatOpaque(Object o, long offset, float x) {
        putFloatVolatile(o, offset, x);
    }

    public double getDoubleOpaque(Object o, long offset) {
        return getDoubleVolatile(o, offset);
    }

    public void putDoubleOpaque(Object o, long offset, double x) {
        putDoubleVolatile(o, offset, x);
    }

    public boolean weakCompareAndSetReferencePlain(Object o, long offset, Object expected, Object x) {
        return compareAndSetReference(o, offset, expected, x);
    }

    public boolean weakCompareAndSetReference(Object o, long offset, Object expected, Object x) {
        return compareAndSetReference(o, offset, expected, x);
    }

    public boolean weakCompareAndSetReferenceAcquire(Object o, long offset, Object expected, Object x) {
        return compareAndSetReference(o, offset, expected, x);
    }

    public boolean weakCompareAndSetReferenceRelease(Object o, long offset, Object expected, Object x) {
        return compareAndSetReference(o, offset, expected, x);
    }

    public Object compareAndExchangeReferenceAcquire(Object o, long offset, Object expected, Object x) {
        return compareAndExchangeReference(o, offset, expected, x);
    }

    public Object compareAndExchangeReferenceRelease(Object o, long offset, Object expected, Object x) {
        return compareAndExchangeReference(o, offset, expected, x);
    }

    public Object getAndSetReference(Object o, long offset, Object x) {
        Object v;
        do {
            v = getReferenceVolatile(o, offset);
        } while (!compareAndSetReference(o, offset, v, x));
        return v;
    }

    public boolean weakCompareAndSetIntPlain(Object o, long offset, int expected, int x) {
        return compareAndSetInt(o, offset, expected, x);
    }

    public boolean weakCompareAndSetInt(Object o, long offset, int expected, int x) {
        return compareAndSetInt(o, offset, expected, x);
    }

    public boolean weakCompareAndSetIntAcquire(Object o, long offset, int expected, int x) {
        return compareAndSetInt(o, offset, expected, x);
    }

    public boolean weakCompareAndSetIntRelease(Object o, long offset, int expected, int x) {
        return compareAndSetInt(o, offset, expected, x);
    }

    public int compareAndExchangeIntAcquire(Object o, long offset, int expected, int x) {
        return compareAndExchangeInt(o, offset, expected, x);
    }

    public int compareAndExchangeIntRelease(Object o, long offset, int expected, int x) {
        return compareAndExchangeInt(o, offset, expected, x);
    }

    public int getAndSetInt(Object o, long offset, int x) {
        int v;
        do {
            v = getIntVolatile(o, offset);
        } while (!compareAndSetInt(o, offset, v, x));
        return v;
    }

    public int getAndAddInt(Object o, long offset, int x) {
        int v;
        do {
            v = getIntVolatile(o, offset);
        } while (!compareAndSetInt(o, offset, v, v + x));
        return v;
    }

    public int getAndBitwiseOrInt(Object o, long offset, int x) {
        int v;
        do {
            v = getIntVolatile(o, offset);
        } while (!compareAndSetInt(o, offset, v, v | x));
        return v;
    }

    public int getAndBitwiseAndInt(Object o, long offset, int x) {
        int v;
        do {
            v = getIntVolatile(o, offset);
        } while (!compareAndSetInt(o, offset, v, v & x));
        return v;
    }

    public int getAndBitwiseXorInt(Object o, long offset, int x) {
        int v;
        do {
            v = getIntVolatile(o, offset);
        } while (!compareAndSetInt(o, offset, v, v ^ x));
        return v;
    }

    public boolean weakCompareAndSetLongPlain(Object o, long offset, long expected, long x) {
        return compareAndSetLong(o, offset, expected, x);
    }

    public boolean weakCompareAndSetLong(Object o, long offset, long expected, long x) {
        return compareAndSetLong(o, offset, expected, x);
    }

    public boolean weakCompareAndSetLongAcquire(Object o, long offset, long expected, long x) {
        return compareAndSetLong(o, offset, expected, x);
    }

    public boolean weakCompareAndSetLongRelease(Object o, long offset, long expected, long x) {
        return compareAndSetLong(o, offset, expected, x);
    }

    public long compareAndExchangeLongAcquire(Object o, long offset, long expected, long x) {
        return compareAndExchangeLong(o, offset, expected, x);
    }

    public long compareAndExchangeLongRelease(Object o, long offset, long expected, long x) {
        return compareAndExchangeLong(o, offset, expected, x);
    }

    public long getAndSetLong(Object o, long offset, long x) {
        long v;
        do {
            v = getLongVolatile(o, offset);
        } while (!compareAndSetLong(o, offset, v, x));
        return v;
    }

    public long getAndAddLong(Object o, long offset, long x) {
        long v;
        do {
            v = getLongVolatile(o, offset);
        } while (!compareAndSetLong(o, offset, v, v + x));
        return v;
    }

    public long getAndBitwiseOrLong(Object o, long offset, long x) {
        long v;
        do {
            v = getLongVolatile(o, offset);
        } while (!compareAndSetLong(o, offset, v, v | x));
        return v;
    }

    public long getAndBitwiseAndLong(Object o, long offset, long x) {
        long v;
        do {
            v = getLongVolatile(o, offset);
        } while (!compareAndSetLong(o, offset, v, v & x));
        return v;
    }

    public long getAndBitwiseXorLong(Object o, long offset, long x) {
        long v;
        do {
            v = getLongVolatile(o, offset);
        } while (!compareAndSetLong(o, offset, v, v ^ x));
        return v;
    }

    /** Works on the aligned int around the value (low byte first). */
    public byte compareAndExchangeByte(Object o, long offset, byte expected, byte x) {
        long word = offset & ~3L;
        int shift = (int) (offset & 3) << 3;
        int mask = 0xff << shift;
        while (true) {
            int old = getIntVolatile(o, word);
            byte now = (byte) ((old & mask) >> shift);
            if (now != expected) {
                return now;
            }
            if (compareAndSetInt(o, word, old, old & ~mask | x << shift & mask)) {
                return expected;
            }
        }
    }

    public boolean compareAndSetByte(Object o, long offset, byte expected, byte x) {
        return compareAndExchangeByte(o, offset, expected, x) == expected;
    }

    public byte getAndSetByte(Object o, long offset, byte x) {
        byte v;
        do {
            v = getByteVolatile(o, offset);
        } while (!compareAndSetByte(o, offset, v, x));
        return v;
    }

    public byte getAndAddByte(Object o, long offset, byte x) {
        byte v;
        do {
            v = getByteVolatile(o, offset);
        } while (!compareAndSetByte(o, offset, v, (byte) (v + x)));
        return v;
    }

    /** Works on the aligned int around the value (low byte first). */
    public short compareAndExchangeShort(Object o, long offset, short expected, short x) {
        long word = offset & ~3L;
        int shift = (int) (offset & 2) << 3;
        int mask = 0xffff << shift;
        while (true) {
            int old = getIntVolatile(o, word);
            short now = (short) ((old & mask) >> shift);
            if (now != expected) {
                return now;
            }
            if (compareAndSetInt(o, word, old, old & ~mask | x << shift & mask)) {
                return expected;
            }
        }
    }

    public boolean compareAndSetShort(Object o, long offset, short expected, short x) {
        return compareAndExchangeShort(o, offset, expected, x) == expected;
    }

    public short getAndSetShort(Object o, long offset, short x) {
        short v;
        do {
            v = getShortVolatile(o, offset);
        } while (!compareAndSetShort(o, offset, v, x));
        return v;
    }

    public short getAndAddShort(Object o, long offset, short x) {
        short v;
        do {
            v = getShortVolatile(o, offset);
        } while (!compareAndSetShort(o, offset, v, (short) (v + x)));
        return v;
    }

    public boolean compareAndSetBoolean(Object o, long offset, boolean expected, boolean x) {
        return compareAndSetByte(o, offset, (byte) (expected ? 1 : 0), (byte) (x ? 1 : 0));
    }

    public boolean compareAndExchangeBoolean(Object o, long offset, boolean expected, boolean x) {
        byte v = compareAndExchangeByte(o, offset, (byte) (expected ? 1 : 0),
                (byte) (x ? 1 : 0));
        return v != 0;
    }

    public boolean getAndSetBoolean(Object o, long offset, boolean x) {
        byte v = getAndSetByte(o, offset, (byte) (x ? 1 : 0));
        return v != 0;
    }

    public boolean compareAndSetChar(Object o, long offset, char expected, char x) {
        return compareAndSetShort(o, offset, (short) expected, (short) x);
    }

    public char compareAndExchangeChar(Object o, long offset, char expected, char x) {
        short v = compareAndExchangeShort(o, offset, (short) expected,
                (short) x);
        return (char) v;
    }

    public char getAndSetChar(Object o, long offset, char x) {
        short v = getAndSetShort(o, offset, (short) x);
        return (char) v;
    }

    public boolean compareAndSetFloat(Object o, long offset, float expected, float x) {
        return compareAndSetInt(o, offset, Float.floatToRawIntBits(expected), Float.floatToRawIntBits(x));
    }

    public float compareAndExchangeFloat(Object o, long offset, float expected, float x) {
        int v = compareAndExchangeInt(o, offset, Float.floatToRawIntBits(expected),
                Float.floatToRawIntBits(x));
        return Float.intBitsToFloat(v);
    }

    public float getAndSetFloat(Object o, long offset, float x) {
        int v = getAndSetInt(o, offset, Float.floatToRawIntBits(x));
        return Float.intBitsToFloat(v);
    }

    public boolean compareAndSetDouble(Object o, long offset, double expected, double x) {
        return compareAndSetLong(o, offset, Double.doubleToRawLongBits(expected), Double.doubleToRawLongBits(x));
    }

    public double compareAndExchangeDouble(Object o, long offset, double expected, double x) {
        long v = compareAndExchangeLong(o, offset, Double.doubleToRawLongBits(expected),
                Double.doubleToRawLongBits(x));
        return Double.longBitsToDouble(v);
    }

    public double getAndSetDouble(Object o, long offset, double x) {
        long v = getAndSetLong(o, offset, Double.doubleToRawLongBits(x));
        return Double.longBitsToDouble(v);
    }

    /* Memory that is no file's, whose pages cannot be gone: compiled in place. */

    public byte getOwnByte(long address) {
        return getByte(null, address);
    }

    public void putOwnByte(long address, byte x) {
        putByte(null, address, x);
    }

    public short getOwnShort(long address) {
        return getShort(null, address);
    }

    public void putOwnShort(long address, short x) {
        putShort(null, address, x);
    }

    public int getOwnInt(long address) {
        return getInt(null, address);
    }

    public void putOwnInt(long address, int x) {
        putInt(null, address, x);
    }

    public long getOwnLong(long address) {
        return getLong(null, address);
    }

    public void putOwnLong(long address, long x) {
        putLong(null, address, x);
    }

    public int getInt(long address) {
        return getInt(null, address);
    }

    public void putInt(long address, int x) {
        putInt(null, address, x);
    }

    public byte getByte(long address) {
        return getByte(null, address);
    }

    public void putByte(long address, byte x) {
        putByte(null, address, x);
    }

    public short getShort(long address) {
        return getShort(null, address);
    }

    public void putShort(long address, short x) {
        putShort(null, address, x);
    }

    public char getChar(long address) {
        return getChar(null, address);
    }

    public void putChar(long address, char x) {
        putChar(null, address, x);
    }

    public long getLong(long address) {
        return getLong(null, address);
    }

    public void putLong(long address, long x) {
        putLong(null, address, x);
    }

    public float getFloat(long address) {
        return getFloat(null, address);
    }

    public void putFloat(long address, float x) {
        putFloat(null, address, x);
    }

    public double getDouble(long address) {
        return getDouble(null, address);
    }

    public void putDouble(long address, double x) {
        putDouble(null, address, x);
    }

    public short getShortUnaligned(Object o, long offset) {
        if ((offset & 1) == 0) {
            return getShort(o, offset);
        }
        return (short) (getByte(o, offset) & 0xff | getByte(o, offset + 1) << 8);
    }

    public short getShortUnaligned(Object o, long offset, boolean bigEndian) {
        short x = getShortUnaligned(o, offset);
        return bigEndian ? Short.reverseBytes(x) : x;
    }

    public void putShortUnaligned(Object o, long offset, short x) {
        if ((offset & 1) == 0) {
            putShort(o, offset, x);
        } else {
            putByte(o, offset, (byte) x);
            putByte(o, offset + 1, (byte) (x >> 8));
        }
    }

    public void putShortUnaligned(Object o, long offset, short x, boolean bigEndian) {
        putShortUnaligned(o, offset, bigEndian ? Short.reverseBytes(x) : x);
    }

    public char getCharUnaligned(Object o, long offset) {
        return (char) getShortUnaligned(o, offset);
    }

    public char getCharUnaligned(Object o, long offset, boolean bigEndian) {
        char x = getCharUnaligned(o, offset);
        return bigEndian ? Character.reverseBytes(x) : x;
    }

    public void putCharUnaligned(Object o, long offset, char x) {
        putShortUnaligned(o, offset, (short) x);
    }

    public void putCharUnaligned(Object o, long offset, char x, boolean bigEndian) {
        putCharUnaligned(o, offset, bigEndian ? Character.reverseBytes(x) : x);
    }

    public int getIntUnaligned(Object o, long offset) {
        if ((offset & 3) == 0) {
            return getInt(o, offset);
        }
        return getShortUnaligned(o, offset) & 0xffff | getShortUnaligned(o, offset + 2) << 16;
    }

    public int getIntUnaligned(Object o, long offset, boolean bigEndian) {
        int x = getIntUnaligned(o, offset);
        return bigEndian ? Integer.reverseBytes(x) : x;
    }

    public void putIntUnaligned(Object o, long offset, int x) {
        if ((offset & 3) == 0) {
            putInt(o, offset, x);
        } else {
            putShortUnaligned(o, offset, (short) x);
            putShortUnaligned(o, offset + 2, (short) (x >> 16));
        }
    }

    public void putIntUnaligned(Object o, long offset, int x, boolean bigEndian) {
        putIntUnaligned(o, offset, bigEndian ? Integer.reverseBytes(x) : x);
    }

    public long getLongUnaligned(Object o, long offset) {
        if ((offset & 7) == 0) {
            return getLong(o, offset);
        }
        return getIntUnaligned(o, offset) & 0xffffffffL | (long) getIntUnaligned(o, offset + 4) << 32;
    }

    public long getLongUnaligned(Object o, long offset, boolean bigEndian) {
        long x = getLongUnaligned(o, offset);
        return bigEndian ? Long.reverseBytes(x) : x;
    }

    public void putLongUnaligned(Object o, long offset, long x) {
        if ((offset & 7) == 0) {
            putLong(o, offset, x);
        } else {
            putIntUnaligned(o, offset, (int) x);
            putIntUnaligned(o, offset + 4, (int) (x >> 32));
        }
    }

    public void putLongUnaligned(Object o, long offset, long x, boolean bigEndian) {
        putLongUnaligned(o, offset, bigEndian ? Long.reverseBytes(x) : x);
    }

    public native void loadFence();

    public native void storeFence();

    public native void fullFence();

    public void loadLoadFence() {
        loadFence();
    }

    public void storeStoreFence() {
        storeFence();
    }

    public long getAddress(Object o, long offset) {
        return getLong(o, offset);
    }

    public long getAddress(long address) {
        return getLong(null, address);
    }

    public void putAddress(long address, long x) {
        putLong(null, address, x);
    }

    public long allocateMemory(long bytes) {
        if (bytes < 0) {
            throw new IllegalArgumentException();
        }
        if (bytes == 0) {
            return 0;
        }
        long p = allocateMemory0(bytes);
        if (p == 0) {
            throw new OutOfMemoryError("Unable to allocate " + bytes + " bytes");
        }
        return p;
    }

    public long reallocateMemory(long address, long bytes) {
        if (bytes < 0) {
            throw new IllegalArgumentException();
        }
        if (bytes == 0) {
            freeMemory(address);
            return 0;
        }
        long p = address == 0 ? allocateMemory0(bytes) : reallocateMemory0(address, bytes);
        if (p == 0) {
            throw new OutOfMemoryError("Unable to allocate " + bytes + " bytes");
        }
        return p;
    }

    public void freeMemory(long address) {
        if (address != 0) {
            freeMemory0(address);
        }
    }

    public void setMemory(Object o, long offset, long bytes, byte value) {
        if (bytes != 0) {
            setMemory0(o, offset, bytes, value);
        }
    }

    public void setMemory(long address, long bytes, byte value) {
        setMemory(null, address, bytes, value);
    }

    public void copyMemory(Object from, long fromOffset, Object to, long toOffset, long bytes) {
        if (bytes != 0) {
            copyMemory0(from, fromOffset, to, toOffset, bytes);
        }
    }

    public void copyMemory(long from, long to, long bytes) {
        copyMemory(null, from, null, to, bytes);
    }

    public void copySwapMemory(Object from, long fromOffset, Object to, long toOffset,
                               long bytes, long elementSize) {
        if (bytes != 0) {
            copySwapMemory0(from, fromOffset, to, toOffset, bytes, elementSize);
        }
    }

    private native long allocateMemory0(long bytes);

    private native long reallocateMemory0(long address, long bytes);

    private native void freeMemory0(long address);

    private native void setMemory0(Object o, long offset, long bytes, byte value);

    private native void copyMemory0(Object from, long fromOffset, Object to, long toOffset,
                                    long bytes);

    private native void copySwapMemory0(Object from, long fromOffset, Object to, long toOffset,
                                        long bytes, long elementSize);

    public long objectFieldOffset(Field f) {
        if (Modifier.isStatic(f.getModifiers())) {
            throw new IllegalArgumentException();
        }
        return objectFieldOffset0(f);
    }

    public long objectFieldOffset(Class<?> c, String name) {
        return objectFieldOffset1(c, name);
    }

    /** A final field that somebody may write there is no constant any more. */
    public long staticFieldOffset(Field f) {
        return staticFieldOffset0(f, true);
    }

    /** For who writes no final fields there. */
    public long staticFieldOffsetToRead(Field f) {
        return staticFieldOffset0(f, false);
    }

    public Object staticFieldBase(Field f) {
        return staticFieldBase0(f);
    }

    public boolean shouldBeInitialized(Class<?> c) {
        return shouldBeInitialized0(c);
    }

    public void ensureClassInitialized(Class<?> c) {
        ensureClassInitialized0(c);
    }

    public int arrayBaseOffset(Class<?> arrayClass) {
        return arrayBaseOffset0(arrayClass);
    }

    public int arrayIndexScale(Class<?> arrayClass) {
        return arrayIndexScale0(arrayClass);
    }

    private native long objectFieldOffset0(Field f);

    private native long objectFieldOffset1(Class<?> c, String name);

    private native long staticFieldOffset0(Field f, boolean isExposed);

    private native Object staticFieldBase0(Field f);

    private native boolean shouldBeInitialized0(Class<?> c);

    private native void ensureClassInitialized0(Class<?> c);

    private native int arrayBaseOffset0(Class<?> arrayClass);

    private native int arrayIndexScale0(Class<?> arrayClass);

    public int addressSize() {
        return ADDRESS_SIZE;
    }

    public int pageSize() {
        return 4096;
    }

    public boolean isBigEndian() {
        return false;
    }

    public boolean unalignedAccess() {
        return true;
    }

    public native Object allocateInstance(Class<?> c) throws InstantiationException;

    public Object allocateUninitializedArray(Class<?> componentType, int length) {
        return java.lang.reflect.Array.newInstance(componentType, length);
    }

    public Class<?> defineClass(String name, byte[] b, int off, int len, ClassLoader loader,
                                ProtectionDomain domain) {
        if (len < 0) {
            throw new ArrayIndexOutOfBoundsException("Negative length");
        }
        return defineClass0(name, b, off, len, loader, domain);
    }

    private native Class<?> defineClass0(String name, byte[] b, int off, int len,
                                         ClassLoader loader, ProtectionDomain domain);

    public native void throwException(Throwable e);

    public native void unpark(Object thread);

    public native void park(boolean isAbsolute, long time);
}
