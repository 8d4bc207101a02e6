// SPDX-License-Identifier: MIT
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Four threads lose no update, whatever the width: neighbours in an array and in an object stay
 * whole.
 */
public class Counters {

    byte b1;
    byte b2;
    short s1;
    char c1;
    int i1;
    long j1;
    float f1;
    double d1;
    Object stack;

    static final VarHandle[] H = new VarHandle[8];
    static final VarHandle STACK;
    static final VarHandle BYTES = MethodHandles.arrayElementVarHandle(byte[].class);

    static {
        try {
            MethodHandles.Lookup l = MethodHandles.lookup();
            String[] names = { "b1", "b2", "s1", "c1", "i1", "j1", "f1", "d1" };
            for (int i = 0; i < 8; i++) {
                H[i] = l.findVarHandle(
                    Counters.class,
                    names[i],
                    Counters.class.getDeclaredField(names[i]).getType()
                );
            }
            STACK = l.findVarHandle(Counters.class, "stack", Object.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Counters x = new Counters();
        byte[] bytes = new byte[4];
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 4; t++) {
            int me = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 5000; i++) {
                    H[0].getAndAdd(x, (byte) 1);
                    H[1].getAndAdd(x, (byte) -1);
                    H[2].getAndAdd(x, (short) 3);
                    H[3].getAndAdd(x, (char) 5);
                    H[4].getAndAdd(x, 7);
                    H[5].getAndAdd(x, 1L << 33);
                    H[6].getAndAdd(x, 1f);
                    H[7].getAndAdd(x, 0.5);
                    BYTES.getAndAdd(bytes, me, (byte) 1);
                    Object[] cell = new Object[1];
                    do {
                        cell[0] = STACK.getAcquire(x);
                    } while (!STACK.compareAndSet(x, cell[0], cell));
                }
            });
            threads[t].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(
            x.b1 +
                " " +
                x.b2 +
                " " +
                x.s1 +
                " " +
                (int) x.c1 +
                " " +
                x.i1 +
                " " +
                x.j1 +
                " " +
                x.f1 +
                " " +
                x.d1
        );
        System.out.println(bytes[0] + " " + bytes[1] + " " + bytes[2] + " " + bytes[3]);
        int depth = 0;
        for (Object[] p = (Object[]) x.stack; p != null; p = (Object[]) p[0]) {
            depth++;
        }
        System.out.println(depth);
    }
}
