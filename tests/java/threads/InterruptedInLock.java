// SPDX-License-Identifier: MIT
// interrupt() ends lockInterruptibly() of a lock that another thread has.
public class InterruptedInLock {
    public static void main(String[] arguments) throws Exception {
        String[] told = new String[1];
        var lock = new java.util.concurrent.locks.ReentrantLock(); lock.lock();
        Thread thread = new Thread(() -> {
            try {
                lock.lockInterruptibly();
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
                lock.lockInterruptibly();
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
