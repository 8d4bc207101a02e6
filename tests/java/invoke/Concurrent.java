// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

/** One handle called by several threads, and several threads that adapt it at the same time. */
public class Concurrent {

    static long add(long a, long b) {
        return a + b;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle add = MethodHandles.lookup().findStatic(
            Concurrent.class,
            "add",
            methodType(long.class, long.class, long.class)
        );
        long[] sums = new long[4];
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 4; t++) {
            int me = t;
            threads[t] = new Thread(() -> {
                try {
                    for (int i = 0; i < 2000; i++) {
                        sums[me] = (long) add.invokeExact(sums[me], 1L);
                        sums[me] += (int) (long) (Long) add.invoke((short) i, (Integer) 1);
                        sums[me] += (long) MethodHandles.insertArguments(
                            add,
                            me % 2,
                            (long) me
                        ).invokeExact(2L);
                        sums[me] += add
                            .asType(methodType(Object.class, byte.class, char.class))
                            .type()
                            .parameterCount();
                    }
                } catch (Throwable e) {
                    e.printStackTrace();
                }
            });
            threads[t].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(Arrays.toString(sums));
    }
}
