/* SPDX-License-Identifier: MIT */
/** One thread waits for a monitor that another one holds, while the monitor's object moves. */
public class HeldMonitor {
    private static final Object lock = new Object();

    private static void want() {
        synchronized (lock) {
            System.out.println("entered");
        }
    }

    private static void hold(Thread other) throws InterruptedException {
        synchronized (lock) {
            other.start();
            while (other.getState() != Thread.State.BLOCKED) {
                Thread.onSpinWait();
            }
            System.gc();
            Thread.sleep(20);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(HeldMonitor::want);
        hold(other);
        other.join();
    }
}
