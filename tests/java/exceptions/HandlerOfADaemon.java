// SPDX-License-Identifier: MIT
import java.util.concurrent.CountDownLatch;

/** A daemon is in the handler of its exception when the VM ends: nothing is said of that. */
public class HandlerOfADaemon {
    public static void main(String[] args) throws Exception {
        CountDownLatch inside = new CountDownLatch(2);
        for (int i = 0; i < 2; i++) {
            boolean busy = i == 0;
            Thread daemon = new Thread(() -> {
                throw new IllegalStateException();
            });
            daemon.setDaemon(true);
            daemon.setUncaughtExceptionHandler((thread, error) -> {
                inside.countDown();
                while (busy) {
                    Thread.onSpinWait();
                }
                synchronized (thread) {
                    try {
                        thread.wait();
                    } catch (InterruptedException e) {
                        System.out.println(e);
                    }
                }
            });
            daemon.start();
        }
        inside.await();
        System.out.println("the end");
    }
}
