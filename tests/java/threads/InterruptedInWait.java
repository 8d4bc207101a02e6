// SPDX-License-Identifier: MIT
// interrupt() ends Object.wait(), which holds the monitor again when it throws.
public class InterruptedInWait {

    public static void main(String[] arguments) throws Exception {
        Object lock = new Object();
        InterruptedIn.tell(Thread.State.WAITING, () -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } finally {
                    if (!Thread.holdsLock(lock)) throw new IllegalStateException("not held");
                }
            }
        });
    }
}
