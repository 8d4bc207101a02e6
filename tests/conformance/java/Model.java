/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/** Objects, threads, classes and references that come and go. */
public class Model {
    static List<Object> kept = new ArrayList<>();
    static int sink;

    static class Loader extends ClassLoader {
        Loader() {
            super(Model.class.getClassLoader());
        }

        Class<?> define(byte[] bytes) {
            return defineClass("Model$Unloaded", bytes, 0, bytes.length);
        }
    }

    public static class Unloaded {
        public int value() {
            int sum = 0;
            for (int i = 0; i < 100; i++) sum += hot(2000);
            return sum == 1 ? 2 : 1;
        }

        private static int hot(int n) {
            int sum = 0;
            for (int i = 0; i < n; i++) sum ^= i * sum + 1;
            return sum;
        }
    }

    static byte[] bytes(String name) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (InputStream in = Model.class.getResourceAsStream(name)) {
            int b;
            while ((b = in.read()) >= 0) out.write(b);
        }
        return out.toByteArray();
    }

    static void loadAndForget(byte[] bytes) throws Exception {
        Object o = new Loader().define(bytes).getDeclaredConstructor().newInstance();
        sink += (Integer) o.getClass().getMethod("value").invoke(o);
    }

    static void work(int rounds) {
        List<Object> mine = new ArrayList<>();
        for (int i = 0; i < rounds; i++) {
            mine.add(new int[i % 50]);
            mine.add("text " + i);
            mine.add(new Object[][] {{mine}, {null, i}});
            if (mine.size() > 300) mine.subList(0, 250).clear();
        }
        sink += mine.size();
    }

    public static void main(String[] args) throws Exception {
        byte[] unloaded = bytes("Model$Unloaded.class");
        for (int i = 0; i < 2000; i++) kept.add(new byte[i]);
        for (int round = 0; round < 6; round++) {
            Thread[] threads = new Thread[3];
            for (int i = 0; i < threads.length; i++) threads[i] = new Thread() {
                public void run() {
                    work(700);
                }
            };
            for (Thread t : threads) t.start();
            loadAndForget(unloaded);
            for (Thread t : threads) t.join();
            Object local = new Object();
            Driver.object(1, local); // global and weak references
            Thread[] makers = new Thread[3];
            for (int i = 0; i < makers.length; i++) makers[i] = new Thread() {
                public void run() {
                    for (int k = 0; k < 100; k++) Driver.object(2, this);
                }
            };
            for (Thread t : makers) t.start();
            for (Thread t : makers) t.join();
            kept.subList(0, 200).clear();
            System.gc();
            Driver.step(1);
        }
        System.gc();
        System.gc();
        Driver.step(2);
        System.out.println(sink > 0 ? "ran" : "");
    }
}
