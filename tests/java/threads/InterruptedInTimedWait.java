// SPDX-License-Identifier: MIT
// interrupt() ends Object.wait(long).
public class InterruptedInTimedWait {

    public static void main(String[] arguments) throws Exception {
        Object lock = new Object();
        InterruptedIn.tell(Thread.State.TIMED_WAITING, () -> {
            synchronized (lock) {
                lock.wait(600000);
            }
        });
    }
}
