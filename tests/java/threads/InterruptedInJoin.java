// SPDX-License-Identifier: MIT
// interrupt() ends Thread.join() of a thread that lives on.
public class InterruptedInJoin {

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> java.util.concurrent.locks.LockSupport.park());
        other.setDaemon(true);
        other.start();
        InterruptedIn.tell(Thread.State.WAITING, () -> other.join());
    }
}
