// SPDX-License-Identifier: MIT
// interrupt() ends exchange() that nobody answers.
public class InterruptedInExchange {
    public static void main(String[] arguments) throws Exception {
        String[] told = new String[1];
        var exchanger = new java.util.concurrent.Exchanger<String>();
        Thread thread = new Thread(() -> {
            try {
                exchanger.exchange("x");
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
                exchanger.exchange("x");
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
