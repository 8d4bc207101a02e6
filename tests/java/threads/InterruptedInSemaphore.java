// SPDX-License-Identifier: MIT
// interrupt() ends acquire() of a semaphore without permits.
public class InterruptedInSemaphore {
    public static void main(String[] arguments) throws Exception {
        var semaphore = new java.util.concurrent.Semaphore(0);
        InterruptedIn.tell(Thread.State.WAITING, () -> semaphore.acquire());
    }
}
