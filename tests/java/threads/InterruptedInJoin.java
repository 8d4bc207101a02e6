// SPDX-License-Identifier: MIT
// interrupt() ends Thread.join() of a thread that lives on.
public class InterruptedInJoin {
    public static void main(String[] arguments) throws Exception {
        String[] told = new String[1];
        Thread other = new Thread(() -> java.util.concurrent.locks.LockSupport.park()); other.setDaemon(true); other.start();
        Thread thread = new Thread(() -> {
            try {
                other.join();
                told[0] = "returned, interrupted " + Thread.interrupted();
            } catch (Exception e) {
                told[0] = e.getClass().getName() + ": " + e.getMessage() + ", interrupted " + Thread.interrupted();
            }
        });
        thread.start();
        while (thread.getState() != Thread.State.WAITING) Thread.onSpinWait();
        thread.interrupt();
        thread.join();
        System.out.println(told[0]);
        // One that is interrupted already does not begin to wait.
        Thread before = new Thread(() -> {
            Thread.currentThread().interrupt();
            try {
                other.join();
                told[0] = "returned, interrupted " + Thread.interrupted();
            } catch (Exception e) {
                told[0] = e.getClass().getName() + ": " + e.getMessage() + ", interrupted " + Thread.interrupted();
            }
        });
        before.start();
        before.join();
        System.out.println("before: " + told[0]);
    }
}
