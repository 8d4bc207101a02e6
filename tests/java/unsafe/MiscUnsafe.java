/* SPDX-License-Identifier: MIT */
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import sun.misc.Unsafe;

/**
 * sun.misc.Unsafe as libraries get it: fields, arrays, memory, swaps, instances, cleaning,
 * refusals.
 */
public class MiscUnsafe extends Shown {

    boolean z = true;
    byte b = 1;
    short s = 2;
    char c = 'c';
    int i = 4;
    long j = 5;
    float f = 6.5f;
    double d = 7.5;
    Object o = "object";
    static int counted = 10;
    static String text = "static";

    static class Made {

        static boolean ran;
        int set = 7;

        static {
            ran = true;
        }

        Made(int needed) {
            set = needed;
        }
    }

    record Point(int x) {}

    private static Unsafe u;

    private static long at(String name) throws NoSuchFieldException {
        return u.objectFieldOffset(MiscUnsafe.class.getDeclaredField(name));
    }

    private static void fields() throws Exception {
        MiscUnsafe m = new MiscUnsafe();
        System.out.println(
            u.getBoolean(m, at("z")) +
                " " +
                u.getByte(m, at("b")) +
                " " +
                u.getShort(m, at("s")) +
                " " +
                u.getChar(m, at("c")) +
                " " +
                u.getInt(m, at("i")) +
                " " +
                u.getLong(m, at("j")) +
                " " +
                u.getFloat(m, at("f")) +
                " " +
                u.getDouble(m, at("d")) +
                " " +
                u.getObject(m, at("o"))
        );
        u.putBoolean(m, at("z"), false);
        u.putByteVolatile(m, at("b"), (byte) -1);
        u.putShort(m, at("s"), (short) -2);
        u.putCharVolatile(m, at("c"), '\uffff');
        u.putOrderedInt(m, at("i"), -4);
        u.putOrderedLong(m, at("j"), Long.MIN_VALUE);
        u.putFloat(m, at("f"), Float.NaN);
        u.putDoubleVolatile(m, at("d"), -0.0);
        u.putOrderedObject(m, at("o"), List.of(1));
        System.out.println(
            m.z +
                " " +
                m.b +
                " " +
                m.s +
                " " +
                (int) m.c +
                " " +
                m.i +
                " " +
                m.j +
                " " +
                m.f +
                " " +
                m.d +
                " " +
                m.o
        );
        System.out.println(
            u.getBooleanVolatile(m, at("z")) +
                " " +
                u.getByteVolatile(m, at("b")) +
                " " +
                u.getShortVolatile(m, at("s")) +
                " " +
                (int) u.getCharVolatile(m, at("c")) +
                " " +
                u.getIntVolatile(m, at("i")) +
                " " +
                u.getLongVolatile(m, at("j")) +
                " " +
                u.getFloatVolatile(m, at("f")) +
                " " +
                u.getDoubleVolatile(m, at("d")) +
                " " +
                u.getObjectVolatile(m, at("o"))
        );
        System.out.println(
            u.compareAndSwapInt(m, at("i"), -4, 8) +
                " " +
                u.compareAndSwapInt(m, at("i"), -4, 9) +
                " " +
                u.compareAndSwapLong(m, at("j"), Long.MIN_VALUE, 3) +
                " " +
                u.compareAndSwapObject(m, at("o"), "none", "x") +
                " " +
                u.compareAndSwapObject(m, at("o"), m.o, "y") +
                " " +
                m.i +
                m.j +
                m.o
        );
        System.out.println(
            u.getAndAddInt(m, at("i"), 5) +
                " " +
                u.getAndSetInt(m, at("i"), 1) +
                " " +
                u.getAndAddLong(m, at("j"), -9) +
                " " +
                u.getAndSetLong(m, at("j"), 2) +
                " " +
                u.getAndSetObject(m, at("o"), null) +
                " " +
                m.i +
                m.j +
                m.o
        );
        Field counter = MiscUnsafe.class.getDeclaredField("counted");
        Field name = MiscUnsafe.class.getDeclaredField("text");
        u.putInt(u.staticFieldBase(counter), u.staticFieldOffset(counter), 11);
        u.putObject(u.staticFieldBase(name), u.staticFieldOffset(name), "changed");
        System.out.println(counted + " " + text);
    }

    private static void arrays() {
        int[] ints = { 1, 2, 3 };
        long second = Unsafe.ARRAY_INT_BASE_OFFSET + Unsafe.ARRAY_INT_INDEX_SCALE;
        u.putInt(ints, second, 20);
        System.out.println(
            ints[1] +
                " " +
                u.getInt(ints, second) +
                " " +
                (u.arrayBaseOffset(int[].class) == Unsafe.ARRAY_INT_BASE_OFFSET) +
                " " +
                u.arrayIndexScale(long[].class) +
                u.arrayIndexScale(byte[].class) +
                Unsafe.ARRAY_CHAR_INDEX_SCALE +
                Unsafe.ARRAY_DOUBLE_INDEX_SCALE +
                Unsafe.ARRAY_BOOLEAN_INDEX_SCALE +
                Unsafe.ARRAY_SHORT_INDEX_SCALE +
                Unsafe.ARRAY_FLOAT_INDEX_SCALE
        );
        byte[] bytes = new byte[16];
        u.putLong(bytes, Unsafe.ARRAY_BYTE_BASE_OFFSET, 0x0102030405060708L);
        u.copyMemory(
            bytes,
            Unsafe.ARRAY_BYTE_BASE_OFFSET,
            bytes,
            Unsafe.ARRAY_BYTE_BASE_OFFSET + 8L,
            8
        );
        u.setMemory(bytes, Unsafe.ARRAY_BYTE_BASE_OFFSET + 2L, 3, (byte) 9);
        System.out.println(java.util.Arrays.toString(bytes));
        Object[] objects = { "a", null };
        u.putObject(
            objects,
            Unsafe.ARRAY_OBJECT_BASE_OFFSET + Unsafe.ARRAY_OBJECT_INDEX_SCALE,
            "b"
        );
        System.out.println(java.util.Arrays.toString(objects));
    }

    private static void memory() {
        long p = u.allocateMemory(32);
        u.setMemory(p, 32, (byte) 0x11);
        u.putByte(p, (byte) 1);
        u.putShort(p + 2, (short) 2);
        u.putChar(p + 4, 'x');
        u.putInt(p + 8, 4);
        u.putFloat(p + 12, 1.5f);
        u.putDouble(p + 16, 2.5);
        u.putAddress(p + 24, p);
        p = u.reallocateMemory(p, 64);
        u.putLong(p + 32, 8);
        u.copyMemory(p, p + 40, 16);
        System.out.println(
            u.getByte(p) +
                " " +
                u.getByte(p + 1) +
                " " +
                u.getShort(p + 2) +
                " " +
                u.getChar(p + 4) +
                " " +
                u.getInt(p + 8) +
                " " +
                u.getFloat(p + 12) +
                " " +
                u.getDouble(p + 16) +
                " " +
                (u.getAddress(p + 24) != 0) +
                " " +
                u.getLong(p + 32) +
                " " +
                u.getInt(p + 48)
        );
        u.freeMemory(p);
        u.freeMemory(0);
        System.out.println(
            u.addressSize() +
                " " +
                Unsafe.ADDRESS_SIZE +
                " " +
                u.pageSize() +
                " " +
                Unsafe.INVALID_FIELD_OFFSET
        );
        show("negative", () -> u.allocateMemory(-1));
        show("none", () -> u.allocateMemory(0));
        double[] load = new double[3];
        System.out.println(u.getLoadAverage(load, 3) + " " + (load[0] >= 0));
        show("loads", () -> u.getLoadAverage(load, 4));
    }

    private static void instances() throws Exception {
        System.out.println(u.shouldBeInitialized(Made.class));
        Made m = (Made) u.allocateInstance(Made.class);
        System.out.println(m.set + " " + Made.ran + " " + u.shouldBeInitialized(Made.class));
        u.ensureClassInitialized(Made.class);
        show("interface", () -> u.allocateInstance(Runnable.class));
        show("abstract", () -> u.allocateInstance(Number.class));
        show("int", () -> u.allocateInstance(int.class));
        show("array", () -> u.allocateInstance(int[].class));
        show("class", () -> u.allocateInstance(Class.class));
    }

    private static void refusals() throws Exception {
        show("record", () -> u.objectFieldOffset(Point.class.getDeclaredField("x")));
        show("record base", () -> u.staticFieldBase(Point.class.getDeclaredField("x")));
        int captured = counted;
        Runnable r = () -> System.out.println(captured);
        show("lambda", () -> {
            try {
                return u.objectFieldOffset(r.getClass().getDeclaredFields()[0]);
            } catch (UnsupportedOperationException e) {
                return e.getMessage().substring(0, 44);
            }
        });
        show("null field", () -> u.objectFieldOffset(null));
        show("get", Unsafe::getUnsafe);
        show("throw", () -> {
            u.throwException(new java.io.IOException("thrown"));
            return "";
        });
        ByteBuffer direct = ByteBuffer.allocateDirect(100);
        show("slice", () -> {
            u.invokeCleaner(direct.slice());
            return "";
        });
        show("heap", () -> {
            u.invokeCleaner(ByteBuffer.allocate(3));
            return "";
        });
        u.invokeCleaner(direct);
        u.invokeCleaner(direct);
        List<ByteBuffer> many = new ArrayList<>();
        for (int n = 0; n < 200; n++) {
            ByteBuffer large = ByteBuffer.allocateDirect(10 << 20);
            many.add(large);
            u.invokeCleaner(large);
        }
        System.out.println("cleaned " + many.size());
    }

    private static void parking() throws Exception {
        Thread main = Thread.currentThread();
        u.unpark(main);
        u.park(false, 0);
        u.park(true, 1);
        u.loadFence();
        u.storeFence();
        u.fullFence();
        System.out.println("parked");
    }

    public static void main(String[] args) throws Exception {
        Field f = Unsafe.class.getDeclaredField("theUnsafe");
        System.out.println(Modifier.toString(f.getModifiers()));
        f.setAccessible(true);
        u = (Unsafe) f.get(null);
        fields();
        arrays();
        memory();
        instances();
        refusals();
        parking();
    }
}
