// SPDX-License-Identifier: MIT
// interrupt() ends await() of a latch.
public class InterruptedInLatch {
    public static void main(String[] arguments) throws Exception {
        String[] told = new String[1];
        var latch = new java.util.concurrent.CountDownLatch(1);
        Thread thread = new Thread(() -> {
            try {
                latch.await();
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
                latch.await();
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
