// SPDX-License-Identifier: MIT
// long and double fields, volatile ones, and elements by VarHandle in opaque mode are read whole
// (JLS 17.7; ours are whole
// in every case, HotSpot's on this machine too).
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class Tearing {

    static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);
    static volatile long number;
    static volatile double real;
    static final long[] element = new long[3];
    static volatile boolean stop;

    static void whole(String what, long bits) {
        if (bits != 0 && bits != -1 && bits != 0x5555AAAA5555AAAAL) {
            System.out.println(what + " torn: " + Long.toHexString(bits));
            stop = true;
        }
    }

    public static void main(String[] arguments) throws Exception {
        long[] values = { 0, -1, 0x5555AAAA5555AAAAL };
        Thread[] writers = new Thread[2];
        for (int n = 0; n < writers.length; n++) {
            writers[n] = new Thread(() -> {
                for (int i = 0; i < 3000 && !stop; i++) {
                    long value = values[i % 3];
                    number = value;
                    real = Double.longBitsToDouble(value);
                    LONGS.setOpaque(element, 1, value);
                }
            });
            writers[n].start();
        }
        for (int i = 0; i < 3000 && !stop; i++) {
            whole("long", number);
            long bits = Double.doubleToRawLongBits(real);
            whole("double", bits == 0x7ff8000000000000L ? -1 : bits);
            whole("element", (long) LONGS.getOpaque(element, 1));
        }
        for (Thread writer : writers) writer.join();
        System.out.println("neighbours " + element[0] + " " + element[2]);
    }
}
