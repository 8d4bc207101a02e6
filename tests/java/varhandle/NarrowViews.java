/* SPDX-License-Identifier: MIT */
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.concurrent.Callable;

/** Views of bytes refuse what their width has not, at every call. */
public class NarrowViews {
    private static final VarHandle SHORTS = view(short[].class);
    private static final VarHandle CHARS = view(char[].class);
    private static final VarHandle DOUBLES = view(double[].class);
    private static final VarHandle BUFFER =
        MethodHandles.byteBufferViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);

    private static VarHandle view(Class<?> array) {
        return MethodHandles.byteArrayViewVarHandle(array, ByteOrder.BIG_ENDIAN);
    }

    private static void show(String label, Callable<?> call) {
        Object result = null;
        for (int i = 0; i < 3; i++) {
            try {
                result = call.call();
            } catch (Exception e) {
                result = e.getClass().getName();
            }
        }
        System.out.println(label + ": " + result);
    }

    private static MethodHandles.Lookup lookup() {
        return MethodHandles.lookup();
    }

    public static void main(String[] args) throws Exception {
        byte[] b = new byte[16];
        ByteBuffer direct = ByteBuffer.allocateDirect(16);
        show("compareAndSet", () -> SHORTS.compareAndSet(b, 0, (short) 0, (short) 1));
        show("compareAndExchange", () ->
            (short) SHORTS.compareAndExchange(b, 0, (short) 0, (short) 1));
        show("weakCompareAndSet", () -> SHORTS.weakCompareAndSet(b, 0, (short) 0, (short) 1));
        show("weakCompareAndSetPlain", () ->
            SHORTS.weakCompareAndSetPlain(b, 0, (short) 0, (short) 1));
        show("getAndSet", () -> (short) SHORTS.getAndSet(b, 0, (short) 1));
        show("getAndAdd", () -> (short) SHORTS.getAndAdd(b, 0, (short) 1));
        show("getAndBitwiseOr", () -> (short) SHORTS.getAndBitwiseOr(b, 0, (short) 1));
        show("getAndSet of chars", () -> (char) CHARS.getAndSet(b, 0, 'a'));
        show("getAndBitwiseXor of chars", () -> (char) CHARS.getAndBitwiseXor(b, 0, 'a'));
        show("getAndAdd of doubles", () -> (double) DOUBLES.getAndAdd(b, 0, 1d));
        show("compareAndSet of a buffer", () ->
            BUFFER.compareAndSet(direct, 0, (short) 0, (short) 1));
        show("getAndAdd of a buffer", () -> (short) BUFFER.getAndAdd(direct, 0, (short) 1));
        show("getVolatile", () -> (short) SHORTS.getVolatile(b, 0));
        show("bytes are as they were", () -> java.util.Arrays.equals(b, new byte[16]));
        show("findSpecial without a caller", () -> lookup().findSpecial(
            Object.class, "hashCode", java.lang.invoke.MethodType.methodType(int.class), null));
    }
}
