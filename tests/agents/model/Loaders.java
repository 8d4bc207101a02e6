/* SPDX-License-Identifier: MIT */
import java.io.InputStream;
import java.lang.ref.WeakReference;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/** Loaders that define a class, run it until it is compiled, and die with it; several at a time. */
public final class Loaders {
    public interface Job {
        int run(int n);
    }

    public static class Task implements Job {
        private static final Object[] KEPT = new Object[8];
        private static Task[] tasks = new Task[2];
        private int calls;

        @Override
        public int run(int n) {
            KEPT[n & 7] = new int[n & 15];
            tasks[n & 1] = this;
            int sum = 0;
            for (int i = 0; i < 50; i++) sum += step(i);
            try {
                return thrown(n);
            } catch (ArithmeticException e) {
                return sum + calls;
            }
        }

        private int step(int i) {
            calls++;
            return i * 3;
        }

        private int thrown(int n) {
            return n / (n - n);
        }
    }

    private static final class Loader extends ClassLoader {
        private final byte[] bytes;

        Loader(byte[] bytes) {
            super(Loaders.class.getClassLoader());
            this.bytes = bytes;
        }

        Class<?> define() {
            return defineClass("Loaders$Task", bytes, 0, bytes.length);
        }
    }

    private static int use(byte[] bytes, List<WeakReference<Class<?>>> seen) throws Exception {
        Class<?> type = new Loader(bytes).define();
        try {
            type.getClassLoader().loadClass("no.such.Class");
        } catch (ClassNotFoundException e) {
            seen.add(new WeakReference<>(type));
        }
        Job job = (Job) type.getDeclaredConstructor().newInstance();
        int sum = 0;
        for (int i = 0; i < 30; i++) sum += job.run(i);
        Method run = type.getMethod("run", int.class);
        return sum + (Integer) run.invoke(job, 3);
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes;
        try (InputStream in = Loaders.class.getResourceAsStream("Loaders$Task.class")) {
            bytes = in.readAllBytes();
        }
        List<WeakReference<Class<?>>> seen = new ArrayList<>();
        long end = System.currentTimeMillis() + Integer.getInteger("milliseconds", 700);
        boolean good = true;
        for (int round = 0; System.currentTimeMillis() < end; round++) {
            Thread[] threads = new Thread[3];
            boolean[] done = new boolean[threads.length];
            for (int i = 0; i < threads.length; i++) {
                int own = i;
                threads[i] = new Thread(() -> {
                    try {
                        List<WeakReference<Class<?>>> mine = new ArrayList<>();
                        done[own] = use(bytes, mine) != 0;
                        synchronized (seen) {
                            seen.addAll(mine);
                        }
                    } catch (Exception e) {
                        e.printStackTrace();
                    }
                });
                threads[i].start();
            }
            for (int i = 0; i < threads.length; i++) {
                threads[i].join();
                good &= done[i];
            }
            System.gc();
        }
        System.out.println(good && !seen.isEmpty());
    }
}
