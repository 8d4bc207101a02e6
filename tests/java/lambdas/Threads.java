// SPDX-License-Identifier: MIT
import java.util.concurrent.*;
import java.util.function.*;

/** Many threads link the same sites at once: all see one call site each. */
public class Threads {
    static Supplier<Object> site(int which) {
        switch (which) {
            case 0: return () -> "a";
            case 1: return Threads::fixed;
            case 2: return Object::new;
            default: return () -> which;
        }
    }

    static Object fixed() {
        return "f";
    }

    public static void main(String[] args) throws Exception {
        int n = 8;
        CyclicBarrier barrier = new CyclicBarrier(n);
        Object[][] seen = new Object[n][4];
        String[] texts = new String[n];
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            int me = i;
            threads[i] = new Thread(() -> {
                try {
                    barrier.await();
                } catch (Exception e) {
                    throw new AssertionError(e);
                }
                for (int k = 0; k < 4; k++) {
                    seen[me][k] = site(k);
                }
                texts[me] = "t" + (me >= 0) + 'c' + 1L + 2.5f;
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        boolean same = true;
        for (int i = 1; i < n; i++) {
            for (int k = 0; k < 4; k++) {
                same &= seen[i][k].getClass() == seen[0][k].getClass();
            }
            for (int k = 0; k < 3; k++) {
                same &= seen[i][k] == seen[0][k];
            }
            same &= texts[i].equals(texts[0]);
        }
        System.out.println(same + " " + texts[0]);
    }
}
