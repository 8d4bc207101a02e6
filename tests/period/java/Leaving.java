// SPDX-License-Identifier: MIT
/**
 * The end comes by System.exit on a thread, while others compute, wait, hold a monitor and run as
 * daemons.
 */
public class Leaving {

    private static volatile Object sink;

    static Object step(int n) {
        return n % 3 == 0 ? new byte[n % 1000] : Integer.toString(n);
    }

    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("left")));
        Object held = new Object();
        for (int i = 0; i < 4; i++) {
            Thread busy = new Thread(() -> {
                for (int n = 0; ; n++) sink = step(n);
            }, "busy " + i);
            busy.setDaemon(i % 2 == 0);
            busy.start();
            Thread waiting = new Thread(() -> {
                synchronized (held) {
                    try {
                        Thread.sleep(100_000);
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            }, "waiting " + i);
            waiting.setDaemon(true);
            waiting.start();
        }
        Thread.sleep(50);
        new Thread(() -> System.exit(0), "leaver").start();
        Thread.sleep(100_000);
    }
}
