/* SPDX-License-Identifier: MIT */
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Views of bytes at places that are not aligned: only get and set go there, however a call is
 * compiled.
 */
public class OddPlaces {

    interface Access {
        void run() throws Throwable;
    }

    static void refused(Access access, String what) {
        try {
            access.run();
            System.out.println("not refused: " + what);
        } catch (IllegalStateException expected) {
        } catch (Throwable e) {
            System.out.println(what + " " + e);
        }
    }

    static void shorts(byte[] array, VarHandle vh) {
        for (int i = 0; i + 2 <= array.length; i++) {
            int at = i;
            if (i % 2 == 0) {
                vh.setOpaque(array, at, (short) 7);
                short x = (short) vh.getOpaque(array, at);
                if (x != (short) 7) System.out.println("wrong");
                continue;
            }
            vh.set(array, at, (short) 7);
            refused(() -> {
                short x = (short) vh.getVolatile(array, at);
            }, "getVolatile");
            refused(() -> {
                short x = (short) vh.getAcquire(array, at);
            }, "getAcquire");
            refused(() -> {
                short x = (short) vh.getOpaque(array, at);
            }, "getOpaque");
            refused(() -> vh.setVolatile(array, at, (short) 7), "setVolatile");
            refused(() -> vh.setRelease(array, at, (short) 7), "setRelease");
            refused(() -> vh.setOpaque(array, at, (short) 7), "setOpaque");
        }
    }

    static void chars(byte[] array, VarHandle vh) {
        for (int i = 0; i + 2 <= array.length; i++) {
            int at = i;
            if (i % 2 == 0) {
                vh.setOpaque(array, at, 'x');
                char x = (char) vh.getOpaque(array, at);
                if (x != 'x') System.out.println("wrong");
                continue;
            }
            vh.set(array, at, 'x');
            refused(() -> {
                char x = (char) vh.getVolatile(array, at);
            }, "getVolatile");
            refused(() -> {
                char x = (char) vh.getAcquire(array, at);
            }, "getAcquire");
            refused(() -> {
                char x = (char) vh.getOpaque(array, at);
            }, "getOpaque");
            refused(() -> vh.setVolatile(array, at, 'x'), "setVolatile");
            refused(() -> vh.setRelease(array, at, 'x'), "setRelease");
            refused(() -> vh.setOpaque(array, at, 'x'), "setOpaque");
        }
    }

    static void ints(byte[] array, VarHandle vh) {
        for (int i = 0; i + 4 <= array.length; i++) {
            int at = i;
            if (i % 4 == 0) {
                vh.setOpaque(array, at, 7);
                int x = (int) vh.getOpaque(array, at);
                if (x != 7) System.out.println("wrong");
                continue;
            }
            vh.set(array, at, 7);
            refused(() -> {
                int x = (int) vh.getVolatile(array, at);
            }, "getVolatile");
            refused(() -> {
                int x = (int) vh.getAcquire(array, at);
            }, "getAcquire");
            refused(() -> {
                int x = (int) vh.getOpaque(array, at);
            }, "getOpaque");
            refused(() -> vh.setVolatile(array, at, 7), "setVolatile");
            refused(() -> vh.setRelease(array, at, 7), "setRelease");
            refused(() -> vh.setOpaque(array, at, 7), "setOpaque");
        }
    }

    static void floats(byte[] array, VarHandle vh) {
        for (int i = 0; i + 4 <= array.length; i++) {
            int at = i;
            if (i % 4 == 0) {
                vh.setOpaque(array, at, 7.5f);
                float x = (float) vh.getOpaque(array, at);
                if (x != 7.5f) System.out.println("wrong");
                continue;
            }
            vh.set(array, at, 7.5f);
            refused(() -> {
                float x = (float) vh.getVolatile(array, at);
            }, "getVolatile");
            refused(() -> {
                float x = (float) vh.getAcquire(array, at);
            }, "getAcquire");
            refused(() -> {
                float x = (float) vh.getOpaque(array, at);
            }, "getOpaque");
            refused(() -> vh.setVolatile(array, at, 7.5f), "setVolatile");
            refused(() -> vh.setRelease(array, at, 7.5f), "setRelease");
            refused(() -> vh.setOpaque(array, at, 7.5f), "setOpaque");
        }
    }

    static void longs(byte[] array, VarHandle vh) {
        for (int i = 0; i + 8 <= array.length; i++) {
            int at = i;
            if (i % 8 == 0) {
                vh.setOpaque(array, at, 7L);
                long x = (long) vh.getOpaque(array, at);
                if (x != 7L) System.out.println("wrong");
                continue;
            }
            vh.set(array, at, 7L);
            refused(() -> {
                long x = (long) vh.getVolatile(array, at);
            }, "getVolatile");
            refused(() -> {
                long x = (long) vh.getAcquire(array, at);
            }, "getAcquire");
            refused(() -> {
                long x = (long) vh.getOpaque(array, at);
            }, "getOpaque");
            refused(() -> vh.setVolatile(array, at, 7L), "setVolatile");
            refused(() -> vh.setRelease(array, at, 7L), "setRelease");
            refused(() -> vh.setOpaque(array, at, 7L), "setOpaque");
        }
    }

    static void doubles(byte[] array, VarHandle vh) {
        for (int i = 0; i + 8 <= array.length; i++) {
            int at = i;
            if (i % 8 == 0) {
                vh.setOpaque(array, at, 7.5);
                double x = (double) vh.getOpaque(array, at);
                if (x != 7.5) System.out.println("wrong");
                continue;
            }
            vh.set(array, at, 7.5);
            refused(() -> {
                double x = (double) vh.getVolatile(array, at);
            }, "getVolatile");
            refused(() -> {
                double x = (double) vh.getAcquire(array, at);
            }, "getAcquire");
            refused(() -> {
                double x = (double) vh.getOpaque(array, at);
            }, "getOpaque");
            refused(() -> vh.setVolatile(array, at, 7.5), "setVolatile");
            refused(() -> vh.setRelease(array, at, 7.5), "setRelease");
            refused(() -> vh.setOpaque(array, at, 7.5), "setOpaque");
        }
    }

    public static void main(String[] args) {
        for (int k = 0; k < 100; k++) {
            ByteOrder order = k % 2 == 0 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
            byte[] array = new byte[40];
            shorts(array, MethodHandles.byteArrayViewVarHandle(short[].class, order));
            chars(array, MethodHandles.byteArrayViewVarHandle(char[].class, order));
            ints(array, MethodHandles.byteArrayViewVarHandle(int[].class, order));
            floats(array, MethodHandles.byteArrayViewVarHandle(float[].class, order));
            longs(array, MethodHandles.byteArrayViewVarHandle(long[].class, order));
            doubles(array, MethodHandles.byteArrayViewVarHandle(double[].class, order));
        }
        System.out.println("done");
    }
}
