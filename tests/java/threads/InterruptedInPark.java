// SPDX-License-Identifier: MIT
// interrupt() ends LockSupport.park(), which throws nothing and leaves the status.
public class InterruptedInPark {
    public static void main(String[] arguments) throws Exception {
        String[] told = new String[1];
        
        Thread thread = new Thread(() -> {
            try {
                java.util.concurrent.locks.LockSupport.park();
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
                java.util.concurrent.locks.LockSupport.park();
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
