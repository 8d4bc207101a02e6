/* SPDX-License-Identifier: MIT */
import java.io.InputStream;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;

/**
 * Loaders come and go while other threads allocate and the collector moves what lives into the
 * places of what died: a
 * dead loader is not taken for the object that lies where it lay, and its classes are not met
 * again.
 */
public class UnloadAmongThreads {

    public static class Payload {

        public int value() {
            return 1;
        }
    }

    static class Loader extends ClassLoader {

        Loader() {
            super(UnloadAmongThreads.class.getClassLoader());
        }

        Class<?> define(byte[] bytes) {
            return defineClass("UnloadAmongThreads$Payload", bytes, 0, bytes.length);
        }
    }

    static WeakReference<ClassLoader> loadAndForget(byte[] bytes) throws Exception {
        Loader loader = new Loader();
        Object o = loader.define(bytes).getDeclaredConstructor().newInstance();
        if ((Integer) o.getClass().getMethod("value").invoke(o) != 1) throw new AssertionError();
        return new WeakReference<>(loader);
    }

    static void work() {
        List<Object> mine = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            mine.add(new int[i % 50]);
            mine.add("text " + i);
            mine.add(new Object[][] { { mine }, { null, i } });
            if (mine.size() > 300) mine.subList(0, 250).clear();
        }
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes;
        try (
            InputStream in = UnloadAmongThreads.class.getResourceAsStream(
                "UnloadAmongThreads$Payload.class"
            )
        ) {
            bytes = in.readAllBytes();
        }
        List<Object> kept = new ArrayList<>();
        for (int i = 0; i < 1500; i++) kept.add(new byte[i]);
        List<WeakReference<ClassLoader>> loaders = new ArrayList<>();
        for (int round = 0; round < 6; round++) {
            Thread[] threads = new Thread[3];
            for (int i = 0; i < threads.length; i++) (threads[i] = new Thread(
                UnloadAmongThreads::work
            )).start();
            for (int i = 0; i < 4; i++) loaders.add(loadAndForget(bytes));
            for (Thread t : threads) t.join();
            kept.subList(0, 200).clear();
            System.gc();
        }
        int alive = loaders.size();
        for (int i = 0; i < 100 && alive > 1; i++) {
            System.gc();
            alive = 0;
            for (WeakReference<ClassLoader> loader : loaders) if (loader.get() != null) alive++;
        }
        System.out.println(loaders.size() + " loaders made, all dropped: " + (alive <= 1));
    }
}
