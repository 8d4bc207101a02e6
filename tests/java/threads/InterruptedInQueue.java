// SPDX-License-Identifier: MIT
// interrupt() ends take() of an empty queue.
public class InterruptedInQueue {
    public static void main(String[] arguments) throws Exception {
        var queue = new java.util.concurrent.LinkedBlockingQueue<String>();
        InterruptedIn.tell(Thread.State.WAITING, () -> queue.take());
    }
}
