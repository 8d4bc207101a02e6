// SPDX-License-Identifier: MIT
import java.util.concurrent.locks.LockSupport;

/**
 * Runs for as many seconds as its argument says, with a thread that waits, one that computes, and
 * objects of a known number.
 */
public class Target {

    static final class Counted {

        final int number;

        Counted(int number) {
            this.number = number;
        }
    }

    static Counted[] kept = new Counted[1234];

    static int fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    public static void main(String[] arguments) throws Exception {
        for (int i = 0; i < kept.length; i++) kept[i] = new Counted(i);
        System.setProperty("odd key:=", "value # with \u00e4 and \u4e2d");
        Thread waiting = new Thread(() -> {
            while (true) LockSupport.park();
        }, "waits for nothing");
        Thread working = new Thread(() -> {
            long sum = 0;
            while (sum >= 0) {
                // half of the time at work: the tests have the processor, too
                long rest = System.nanoTime() + 1_000_000;
                while (System.nanoTime() < rest) sum += fibonacci(12);
                LockSupport.parkNanos(3_000_000);
            }
        }, "works");
        waiting.setDaemon(true);
        working.setDaemon(true);
        waiting.start();
        working.start();
        System.out.println("ready");
        System.out.flush();
        Thread.sleep(Integer.parseInt(arguments[0]) * 1000L);
        System.out.println("done");
    }
}
