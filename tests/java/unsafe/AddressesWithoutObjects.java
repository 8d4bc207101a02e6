/* SPDX-License-Identifier: MIT */
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/**
 * Memory by its address: without an object by constant, without one by chance, and arrays in the
 * same places, until compiled.
 */
public class AddressesWithoutObjects {

    static Unsafe u;

    static long plain(long at, int i) {
        u.putByte(null, at, (byte) i);
        u.putShort(null, at + 2, (short) (i * 3));
        u.putChar(null, at + 4, (char) (i * 5));
        u.putInt(null, at + 8, i * 7);
        u.putLong(null, at + 16, i * 77777777777L);
        u.putFloat(null, at + 24, i / 2f);
        u.putDouble(null, at + 32, i / 3.0);
        u.putBoolean(null, at + 40, i % 2 == 0);
        return (
            u.getByte(null, at) +
            u.getShort(null, at + 2) +
            u.getChar(null, at + 4) +
            u.getInt(null, at + 8) +
            u.getLong(null, at + 16) +
            (long) u.getFloat(null, at + 24) +
            (long) (10 * u.getDouble(null, at + 32)) +
            (u.getBoolean(null, at + 40) ? 1 : 0) +
            u.getLong(at + 16)
        );
    }

    static long either(Object o, long at, int i) {
        u.putByteVolatile(o, at, (byte) i);
        u.putShortVolatile(o, at + 2, (short) (i * 3));
        u.putCharVolatile(o, at + 4, (char) (i * 5));
        u.putIntVolatile(o, at + 8, i * 7);
        u.putLongVolatile(o, at + 16, i * 77777777777L);
        u.putBooleanVolatile(o, at + 40, i % 2 == 0);
        long sum =
            u.getByteVolatile(o, at) +
            u.getShortVolatile(o, at + 2) +
            u.getCharVolatile(o, at + 4) +
            u.getIntVolatile(o, at + 8) +
            u.getLongVolatile(o, at + 16) +
            (u.getBooleanVolatile(o, at + 40) ? 1 : 0);
        sum +=
            u.getAndAddInt(o, at + 8, i) +
            u.getAndAddLong(o, at + 16, -i) +
            u.getAndSetInt(o, at + 8, i) +
            u.getAndSetLong(o, at + 16, i);
        if (
            !u.compareAndSwapInt(o, at + 8, i, i + 1) || u.compareAndSwapInt(o, at + 8, i, i + 2)
        ) sum++;
        if (
            !u.compareAndSwapLong(o, at + 16, i, i + 1) ||
            u.compareAndSwapLong(o, at + 16, i, i + 2)
        ) sum++;
        return sum + u.getInt(o, at + 8) + u.getLong(o, at + 16);
    }

    static class Holder {

        Object o = "first",
            p = "second";
    }

    static String references(Holder h, long at, Object next) {
        Object old = u.getObject(h, at);
        u.putObject(h, at, next);
        boolean no = u.compareAndSwapObject(h, at, old == next ? "other" : old, "never"),
            yes = u.compareAndSwapObject(h, at, next, old);
        u.putObjectVolatile(h, at, next);
        return (
            old +
            " " +
            no +
            yes +
            u.getObjectVolatile(h, at) +
            u.getAndSetObject(h, at, old) +
            h.o +
            h.p
        );
    }

    public static void main(String[] args) throws Exception {
        Field f = Unsafe.class.getDeclaredField("theUnsafe");
        f.setAccessible(true);
        u = (Unsafe) f.get(null);
        long memory = u.allocateMemory(64),
            base = u.arrayBaseOffset(byte[].class),
            sum = 0,
            other = 0;
        byte[] array = new byte[64];
        for (int i = 0; i < 20000; i++) {
            sum += plain(memory, i);
            long x = either(null, memory, i),
                y = either(array, base, i);
            if (x != y) System.out.println("differ: " + x + " " + y);
            other += x;
        }
        System.out.println(sum + " " + other);
        u.freeMemory(memory);
        Holder h = new Holder();
        long o = u.objectFieldOffset(Holder.class.getDeclaredField("o")),
            p = u.objectFieldOffset(Holder.class.getDeclaredField("p"));
        String last = null;
        for (int i = 0; i < 5000; i++) last =
            references(h, i % 2 == 0 ? o : p, "n" + i) + references(h, p, null);
        System.out.println(last);
    }
}
