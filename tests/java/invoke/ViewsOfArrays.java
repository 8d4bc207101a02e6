/* SPDX-License-Identifier: MIT */
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Bytes as wider numbers where the compiler knows the view: each type and order, each end. */
public class ViewsOfArrays {
    static VarHandle view(Class<?> type, ByteOrder order) {
        return MethodHandles.byteArrayViewVarHandle(type, order);
    }

    static final VarHandle SHORTS = view(short[].class, ByteOrder.LITTLE_ENDIAN);
    static final VarHandle BIG_SHORTS = view(short[].class, ByteOrder.BIG_ENDIAN);
    static final VarHandle CHARS = view(char[].class, ByteOrder.LITTLE_ENDIAN);
    static final VarHandle BIG_CHARS = view(char[].class, ByteOrder.BIG_ENDIAN);
    static final VarHandle INTS = view(int[].class, ByteOrder.LITTLE_ENDIAN);
    static final VarHandle BIG_INTS = view(int[].class, ByteOrder.BIG_ENDIAN);
    static final VarHandle LONGS = view(long[].class, ByteOrder.LITTLE_ENDIAN);
    static final VarHandle BIG_LONGS = view(long[].class, ByteOrder.BIG_ENDIAN);
    static final VarHandle FLOATS = view(float[].class, ByteOrder.LITTLE_ENDIAN);
    static final VarHandle BIG_DOUBLES = view(double[].class, ByteOrder.BIG_ENDIAN);

    static long read(byte[] b, int i) {
        long sum = (short) SHORTS.get(b, i);
        sum = sum * 31 + (short) BIG_SHORTS.get(b, i);
        sum = sum * 31 + (char) CHARS.get(b, i);
        sum = sum * 31 + (char) BIG_CHARS.get(b, i);
        sum = sum * 31 + (int) INTS.get(b, i);
        sum = sum * 31 + (int) BIG_INTS.get(b, i);
        sum = sum * 31 + (long) LONGS.get(b, i);
        sum = sum * 31 + (long) BIG_LONGS.get(b, i);
        sum = sum * 31 + Float.floatToRawIntBits((float) FLOATS.get(b, i));
        return sum * 31 + Double.doubleToRawLongBits((double) BIG_DOUBLES.get(b, i));
    }

    static long write(byte[] b, int i, long v) {
        SHORTS.set(b, i, (short) v);
        long sum = b[i] * 31 + b[i + 1];
        BIG_SHORTS.set(b, i, (short) v);
        sum = sum * 31 + b[i];
        CHARS.set(b, i, (char) v);
        BIG_CHARS.set(b, i, (char) (v >> 16));
        sum = sum * 31 + b[i];
        INTS.set(b, i, (int) v);
        sum = sum * 31 + b[i] + b[i + 3];
        BIG_INTS.set(b, i, (int) v);
        sum = sum * 31 + b[i];
        BIG_LONGS.set(b, i, v);
        sum = sum * 31 + b[i];
        LONGS.set(b, i, v + i);
        FLOATS.set(b, i, (float) v);
        BIG_DOUBLES.set(b, i, (double) v);
        return sum * 31 + Arrays.hashCode(b);
    }

    static int get(byte[] b, int i) {
        return (int) BIG_INTS.get(b, i);
    }

    static short getShort(byte[] b, int i) {
        return (short) BIG_SHORTS.get(b, i);
    }

    static long getLong(byte[] b, int i) {
        return (long) LONGS.get(b, i);
    }

    static void set(byte[] b, int i, int v) {
        BIG_INTS.set(b, i, v);
    }

    static int swapped(byte[] b, int i, int v) {
        BIG_INTS.set(b, i, v); // the value is needed behind it
        return v + (int) BIG_INTS.get(b, i);
    }

    interface Access {
        Object at(byte[] b, int i);
    }

    static void edges(String name, Access access) {
        StringBuilder all = new StringBuilder(name);
        for (int length : new int[] {0, 1, 3, 7, 8, 9}) {
            byte[] b = new byte[length];
            Arrays.fill(b, (byte) -3);
            for (int i : new int[] {Integer.MIN_VALUE, -9, -8, -4, -3, -2, -1, 0, 1, 2, 4, 5, 6, 8,
                Integer.MAX_VALUE - 8, Integer.MAX_VALUE - 2, Integer.MAX_VALUE}) {
                String result;
                try {
                    result = "" + access.at(b, i);
                } catch (IndexOutOfBoundsException e) {
                    result = "-";
                }
                all.append(' ').append(result);
            }
        }
        System.out.println(all);
        try {
            System.out.println(access.at(null, 0));
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }

    public static void main(String[] args) {
        byte[] b = new byte[64];
        long sum = 0;
        for (int round = 0; round < 3000; round++) {
            int i = round % 57;
            sum = sum * 31 + write(b, i, sum * 0x9E3779B97F4A7C15L + round);
            sum = sum * 31 + read(b, i) + get(b, i) + getShort(b, i) + getLong(b, i);
            sum += swapped(b, i, round);
            set(b, i, (int) sum);
        }
        System.out.println(sum + " " + Arrays.hashCode(b));
        for (int times = 0; times < 2; times++) {
            edges("int", ViewsOfArrays::get);
            edges("short", ViewsOfArrays::getShort);
            edges("long", ViewsOfArrays::getLong);
            edges("set", (a, i) -> {
                set(a, i, 0x01020304);
                return a[i] + a[i + 3];
            });
        }
        for (Access access : new Access[] {(a, i) -> (int) INTS.getVolatile(a, i),
                (a, i) -> (long) LONGS.getOpaque(a, i),
            (a, i) -> (int) BIG_INTS.getAndAdd(a, i, 5)}) {
            StringBuilder all = new StringBuilder();
            for (int i = 0; i < 60; i += 2) {
                try {
                    all.append(access.at(new byte[64], i));
                } catch (IllegalStateException | IndexOutOfBoundsException e) {
                    all.append(e instanceof IllegalStateException ? 'x' : '-');
                }
            }
            System.out.println(all);
        }
        ByteBuffer whole = ByteBuffer.wrap(b);
        System.out.println(whole.getInt(3) == get(b, 3));
    }
}
