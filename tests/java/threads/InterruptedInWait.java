// SPDX-License-Identifier: MIT
// interrupt() ends Object.wait(), which holds the monitor again when it throws.
public class InterruptedInWait {
    public static void main(String[] arguments) throws Exception {
        String[] told = new String[1];
        Object lock = new Object();
        Thread thread = new Thread(() -> {
            try {
                synchronized (lock) { try { lock.wait(); } finally { if (!Thread.holdsLock(lock)) throw new IllegalStateException("not held"); } }
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
                synchronized (lock) { try { lock.wait(); } finally { if (!Thread.holdsLock(lock)) throw new IllegalStateException("not held"); } }
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
