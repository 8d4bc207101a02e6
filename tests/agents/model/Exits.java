/* SPDX-License-Identifier: MIT */
import java.util.concurrent.CountDownLatch;

/** A thread ends the VM while daemons allocate, lock, wait and throw, and main waits for ever. */
public final class Exits {
    private static final Object LOCK = new Object();
    private static long turns;

    private static int fall(int depth) {
        if (depth == 0) throw new UnsupportedOperationException();
        return fall(depth - 1) + new byte[depth].length;
    }

    private static void work(int kind) {
        while (true) {
            synchronized (LOCK) {
                turns++;
                try {
                    if (kind == 0) LOCK.wait(1);
                    else LOCK.notify();
                } catch (InterruptedException e) {
                    return;
                }
            }
            try {
                fall(kind * 5);
            } catch (UnsupportedOperationException e) {
                if (kind == 3) new Thread(() -> fall(1) /* dies of it */).start();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, exception) -> turns++);
        for (int i = 0; i < 4; i++) {
            int kind = i;
            Thread daemon = new Thread(() -> work(kind), "daemon " + i);
            daemon.setDaemon(true);
            daemon.start();
        }
        Runtime.getRuntime().addShutdownHook(new Thread(() -> turns++));
        new Thread(() -> {
            try {
                Thread.sleep(Integer.getInteger("milliseconds", 400));
            } catch (InterruptedException e) {
                return;
            }
            System.out.println(turns > 0);
            System.exit(0);
        }).start();
        new CountDownLatch(1).await();
    }
}
