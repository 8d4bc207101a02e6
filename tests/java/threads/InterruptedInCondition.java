// SPDX-License-Identifier: MIT
// interrupt() ends await() of a condition.
public class InterruptedInCondition {
    public static void main(String[] arguments) throws Exception {
        String[] told = new String[1];
        var lock = new java.util.concurrent.locks.ReentrantLock(); var condition = lock.newCondition();
        Thread thread = new Thread(() -> {
            try {
                lock.lock(); try { condition.await(); } finally { lock.unlock(); }
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
                lock.lock(); try { condition.await(); } finally { lock.unlock(); }
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
