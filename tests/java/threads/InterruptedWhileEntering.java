// SPDX-License-Identifier: MIT
// Entering a monitor is no point at which a thread is interrupted: it goes on waiting, and the
// status stays.
public class InterruptedWhileEntering {

    public static void main(String[] arguments) throws Exception {
        Object lock = new Object();
        String[] told = new String[1];
        Thread thread = new Thread(() -> {
            synchronized (lock) {
                told[0] = "entered, interrupted " + Thread.currentThread().isInterrupted();
            }
        });
        synchronized (lock) {
            thread.start();
            while (thread.getState() != Thread.State.BLOCKED) Thread.onSpinWait();
            thread.interrupt();
            for (int i = 0; i < 1000; i++) Thread.yield();
            System.out.println(thread.getState() + " " + told[0]);
        }
        thread.join();
        System.out.println(told[0]);
        thread.interrupt();
        System.out.println("ended: " + thread.isInterrupted());
    }
}
