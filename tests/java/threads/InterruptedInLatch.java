// SPDX-License-Identifier: MIT
// interrupt() ends await() of a latch.
public class InterruptedInLatch {
    public static void main(String[] arguments) throws Exception {
        var latch = new java.util.concurrent.CountDownLatch(1);
        InterruptedIn.tell(Thread.State.WAITING, () -> latch.await());
    }
}
