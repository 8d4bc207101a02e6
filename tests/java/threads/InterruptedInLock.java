// SPDX-License-Identifier: MIT
// interrupt() ends lockInterruptibly() of a lock that another thread has.
public class InterruptedInLock {
    public static void main(String[] arguments) throws Exception {
        var lock = new java.util.concurrent.locks.ReentrantLock(); lock.lock();
        InterruptedIn.tell(Thread.State.WAITING, () -> lock.lockInterruptibly());
    }
}
