// SPDX-License-Identifier: MIT
// interrupt() ends await() of a condition.
public class InterruptedInCondition {

    public static void main(String[] arguments) throws Exception {
        var lock = new java.util.concurrent.locks.ReentrantLock();
        var condition = lock.newCondition();
        InterruptedIn.tell(Thread.State.WAITING, () -> {
            lock.lock();
            try {
                condition.await();
            } finally {
                lock.unlock();
            }
        });
    }
}
