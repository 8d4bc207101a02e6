// SPDX-License-Identifier: MIT
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.AccessMode;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Views of byte arrays and byte buffers: modes, byte orders, alignment, bounds, read-only buffers.
 */
public class ByteViews {

    interface Body {
        Object run() throws Throwable;
    }

    static void show(String name, Body b) {
        try {
            System.out.println(name + ": " + b.run());
        } catch (NullPointerException e) {
            System.out.println(name + ": " + e.getClass().getName());
        } catch (Throwable e) {
            System.out.println(name + ": " + e);
        }
    }

    static String hex(byte[] a) {
        StringBuilder s = new StringBuilder();
        for (byte b : a) {
            s.append(Character.forDigit((b >> 4) & 15, 16)).append(Character.forDigit(b & 15, 16));
        }
        return s.toString();
    }

    static void all(Class<?> arrayType, Object v1, Object v2, ByteOrder order) throws Throwable {
        VarHandle h = MethodHandles.byteArrayViewVarHandle(arrayType, order);
        VarHandle g = MethodHandles.byteBufferViewVarHandle(arrayType, order);
        System.out.println(h + " " + g);
        byte[] a = new byte[24];
        ByteBuffer heap = ByteBuffer.wrap(new byte[32], 8, 24).slice();
        ByteBuffer direct = ByteBuffer.allocateDirect(24);
        for (AccessMode m : AccessMode.values()) {
            if (!h.isAccessModeSupported(m)) {
                System.out.println(m + " no " + g.isAccessModeSupported(m));
                continue;
            }
            int n = h.accessModeType(m).parameterCount();
            StringBuilder text = new StringBuilder(m + " ");
            for (Object where : new Object[] { a, heap, direct }) {
                VarHandle x = where == a ? h : g;
                Object r =
                    n == 2
                        ? x.toMethodHandle(m).invokeWithArguments(where, 8)
                        : n == 3
                          ? x.toMethodHandle(m).invokeWithArguments(where, 8, v1)
                          : x.toMethodHandle(m).invokeWithArguments(where, 8, v1, v2);
                text.append(r).append(' ');
            }
            byte[] b = new byte[24];
            byte[] c = new byte[24];
            heap.duplicate().get(b);
            direct.duplicate().get(c);
            System.out.println(text + hex(a) + " " + hex(b).equals(hex(a)) + hex(c).equals(hex(a)));
        }
    }

    public static void main(String[] args) throws Throwable {
        for (ByteOrder order : new ByteOrder[] { ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN }) {
            all(short[].class, (short) 0x1234, (short) -2, order);
            all(char[].class, 'A', 'B', order);
            all(int[].class, 0x01020304, -3, order);
            all(long[].class, 0x0102030405060708L, -4L, order);
            all(float[].class, 1.5f, 2f, order);
            all(double[].class, 1.5, 2.0, order);
        }
        VarHandle v = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
        VarHandle w = MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
        byte[] a = { 1, 2, 3, 4, 5, 6, 7, 8 };
        show("odd get", () -> Integer.toHexString((int) v.get(a, 1)));
        show("odd set", () -> {
            v.set(a, 3, 0x0a0b0c0d);
            return hex(a);
        });
        show("aligned volatile", () -> Integer.toHexString((int) v.getVolatile(a, 4)));
        show("odd volatile", () -> (int) v.getVolatile(a, 1));
        show("odd cas", () -> v.compareAndSet(a, 2, 1, 2));
        show("past", () -> (int) v.get(a, 5));
        show("negative", () -> (int) v.get(a, -1));
        show("short array", () -> (int) v.get(new byte[3], 0));
        show("null array", () -> (int) v.get((byte[]) null, 0));
        show("getAndAdd", () -> Integer.toHexString((int) v.getAndAdd(a, 0, 0x100)) + hex(a));
        ByteBuffer b = ByteBuffer.wrap(a.clone());
        show("buffer", () -> Long.toHexString((long) w.get(b, 0)));
        show("buffer past", () -> (long) w.get(b, 1));
        b.limit(7);
        show("buffer limit", () -> (long) w.get(b, 0));
        b.limit(8);
        show("read only get", () -> Long.toHexString((long) w.get(b.asReadOnlyBuffer(), 0)));
        show("read only set", () -> {
            w.set(b.asReadOnlyBuffer(), 0, 1L);
            return 0;
        });
        show("read only cas", () -> w.compareAndSet(b.asReadOnlyBuffer(), 0, 1L, 1L));
        show("buffer set", () -> {
            w.set(b, 0, 1L);
            return hex(b.array());
        });
        show("bytes", () ->
            MethodHandles.byteArrayViewVarHandle(byte[].class, ByteOrder.BIG_ENDIAN)
        );
        show("booleans", () ->
            MethodHandles.byteBufferViewVarHandle(boolean[].class, ByteOrder.BIG_ENDIAN)
        );
        show("objects", () ->
            MethodHandles.byteArrayViewVarHandle(Object[].class, ByteOrder.BIG_ENDIAN)
        );
        show("no array", () ->
            MethodHandles.byteArrayViewVarHandle(int.class, ByteOrder.BIG_ENDIAN)
        );
        show("no order", () -> MethodHandles.byteArrayViewVarHandle(int[].class, null));
    }
}
