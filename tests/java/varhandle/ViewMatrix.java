// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.nio.*;
import java.util.*;

/**
 * Views of byte arrays and buffers: types, byte orders, access modes, indices in, out and off
 * alignment.
 */
public class ViewMatrix {

    interface C {
        Object call() throws Throwable;
    }

    static StringBuilder sb = new StringBuilder();
    static int n;

    static void p(String w, C c) {
        String s;
        try {
            s = String.valueOf(c.call());
        } catch (Throwable t) {
            s = t.toString();
        }
        if (s.startsWith("java.lang.NullPointerException")) s = "NPE";
        String line = w + ": " + s;
        if (whole) System.out.println(line);
        hash = hash * 31 + line.hashCode();
        n++;
    }

    static boolean whole;
    static int hash;

    static void section(Object what) {
        System.out.println(what + " " + n + " " + Integer.toHexString(hash));
        hash = n = 0;
    }

    static Object val(Class<?> t, long v) {
        return t == short.class
            ? (Object) (short) v
            : t == char.class
              ? (Object) (char) v
              : t == int.class
                ? (Object) (int) v
                : t == long.class
                  ? (Object) v
                  : t == float.class
                    ? (Object) Float.intBitsToFloat((int) v)
                    : (Object) Double.longBitsToDouble(v);
    }

    public static void main(String[] a) throws Throwable {
        whole = a.length > 0; // an argument shows every answer, not their hash
        byte[] arr = new byte[40];
        ByteBuffer heap = ByteBuffer.wrap(new byte[40]);
        ByteBuffer direct = ByteBuffer.allocateDirect(40);
        ByteBuffer ro = ByteBuffer.wrap(new byte[40]).asReadOnlyBuffer();
        ByteBuffer sl = ByteBuffer.wrap(new byte[41], 1, 39).slice();
        for (Class<?> t : new Class<?>[] {
            short.class,
            char.class,
            int.class,
            long.class,
            float.class,
            double.class
        })
            for (ByteOrder o : new ByteOrder[] { ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN }) {
                VarHandle va = MethodHandles.byteArrayViewVarHandle(t.arrayType(), o),
                    vb = MethodHandles.byteBufferViewVarHandle(t.arrayType(), o);
                System.out.println(
                    va + " " + vb + " " + va.varType() + va.coordinateTypes() + vb.coordinateTypes()
                );
                for (Object target : new Object[] { arr, heap, direct, ro, sl })
                    for (VarHandle.AccessMode m : VarHandle.AccessMode.values()) {
                        VarHandle v = target == arr ? va : vb;
                        boolean sup = v.isAccessModeSupported(m);
                        MethodHandle mh = v.toMethodHandle(m);
                        if (m == VarHandle.AccessMode.GET) section(o);
                        int np = mh.type().parameterCount() - 2;
                        if (target == arr) System.out.println(
                            m + " " + sup + " " + mh.type() + " " + v.accessModeType(m)
                        );
                        for (int idx : new int[] {
                            0,
                            8,
                            1,
                            2,
                            4,
                            16,
                            -1,
                            39,
                            40,
                            38,
                            36,
                            33,
                            32,
                            Integer.MAX_VALUE,
                            Integer.MIN_VALUE
                        }) {
                            if (target != arr && idx > 4 && idx != 39 && idx != 40) continue;
                            p(t + " " + m + " " + idx, () -> {
                                List<Object> l = new ArrayList<>();
                                l.add(target);
                                l.add(idx);
                                for (int i = 0; i < np; i++) l.add(
                                    val(t, 0x0102030405060708L * (i + 1))
                                );
                                Object r = mh.invokeWithArguments(l);
                                byte[] b = target == arr ? arr : new byte[16];
                                if (target != arr) for (int i = 0; i < 16; i++) b[i] = (
                                    (ByteBuffer) target
                                ).get(i);
                                return (
                                    (r instanceof Float f
                                        ? Integer.toHexString(Float.floatToRawIntBits(f))
                                        : r instanceof Double d
                                          ? Long.toHexString(Double.doubleToRawLongBits(d))
                                          : r instanceof Character ch
                                            ? (int) ch
                                            : r) +
                                    " " +
                                    java.util.Arrays.hashCode(b)
                                );
                            });
                        }
                    }
                section("rest");
                p("null", () -> (Object) va.get((byte[]) null, 0));
                p("nullb", () -> (Object) vb.get((ByteBuffer) null, 0));
                p("wrong", () -> (Object) va.get("x", 0));
                p("wrong2", () -> (Object) va.get(arr));
                p("wrong3", () -> {
                    va.set(arr, 0, "x");
                    return 0;
                });
                p("w4", () -> {
                    va.setVolatile(arr, 1, (byte) 1);
                    return 0;
                });
                p("w5", () -> (boolean) va.compareAndSet(arr, 0, (byte) 1, (byte) 2));
                p("exact", () -> {
                    va.withInvokeExactBehavior().set(arr, 0, (byte) 1);
                    return 1;
                });
            }
    }
}
