// SPDX-License-Identifier: MIT
/**
 * Interrupts a thread that waits, and one that was interrupted before it came to waiting: tells how
 * each went on.
 */
final class InterruptedIn {

    interface Wait {
        void begin() throws Exception;
    }

    private static String told;

    private static Thread start(Wait wait, boolean before) {
        Thread thread = new Thread(() -> {
            if (before) Thread.currentThread().interrupt();
            try {
                wait.begin();
                told = "returned, interrupted " + Thread.interrupted();
            } catch (Exception e) {
                told =
                    e.getClass().getName() +
                    ": " +
                    e.getMessage() +
                    ", interrupted " +
                    Thread.interrupted();
            }
        });
        thread.start();
        return thread;
    }

    /** `state` is that of a thread which waits. */
    static void tell(Thread.State state, Wait wait) throws Exception {
        Thread thread = start(wait, false);
        while (thread.getState() != state) Thread.onSpinWait();
        thread.interrupt();
        thread.join();
        System.out.println(told);
        start(wait, true).join(); // does not begin to wait
        System.out.println("before: " + told);
    }
}
