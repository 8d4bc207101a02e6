/* SPDX-License-Identifier: MIT */
import java.io.InputStream;

/**
 * Threads that all load, forget and collect: what one of them unloads does not touch what another
 * has loaded since.
 */
public class UnloadWhileCollecting {

    public static class Payload {

        public int value() {
            return 1;
        }
    }

    static class Loader extends ClassLoader {

        Loader() {
            super(UnloadWhileCollecting.class.getClassLoader());
        }

        Class<?> define(byte[] bytes) {
            return defineClass("UnloadWhileCollecting$Payload", bytes, 0, bytes.length);
        }
    }

    static int use(byte[] bytes) throws Exception {
        Class<?> c = new Loader().define(bytes);
        Object o = c.getDeclaredConstructor().newInstance();
        int sum = 0;
        for (int i = 0; i < 20; i++) sum +=
            (Integer) c.getMethod("value").invoke(o) + (c.isInterface() ? 1 : 0) + c.getModifiers();
        return sum;
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes;
        try (
            InputStream in = UnloadWhileCollecting.class.getResourceAsStream(
                "UnloadWhileCollecting$Payload.class"
            )
        ) {
            bytes = in.readAllBytes();
        }
        int[] sums = new int[4];
        Thread[] threads = new Thread[sums.length];
        for (int i = 0; i < threads.length; i++) {
            int own = i;
            threads[i] = new Thread(() -> {
                try {
                    for (int round = 0; round < 60; round++) {
                        sums[own] += use(bytes);
                        if ((round + own) % 3 == 0) System.gc();
                    }
                } catch (Exception e) {
                    e.printStackTrace();
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) t.join();
        for (int sum : sums) System.out.println(sum);
    }
}
