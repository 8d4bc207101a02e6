/* SPDX-License-Identifier: MIT */

/** A thread that waits to enter is seen blocked all the time, however often it is woken. */
public final class BlockedStays {
    public static void main(String[] args) throws Exception {
        Object held = new Object();
        Thread waits = new Thread(() -> {
            synchronized (held) {
                System.out.println("entered " + Thread.interrupted());
            }
        });
        int others = 0;
        synchronized (held) {
            waits.start();
            while (waits.getState() != Thread.State.BLOCKED) Thread.onSpinWait();
            for (int i = 0; i < 20000; i++) {
                if (i % 10 == 0) waits.interrupt();
                if (waits.getState() != Thread.State.BLOCKED) others++;
            }
        }
        waits.join();
        System.out.println(others + " " + waits.getState());
    }
}
