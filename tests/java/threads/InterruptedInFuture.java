// SPDX-License-Identifier: MIT
// interrupt() ends get() of a future that is not complete.
public class InterruptedInFuture {
    public static void main(String[] arguments) throws Exception {
        var future = new java.util.concurrent.CompletableFuture<String>();
        InterruptedIn.tell(Thread.State.WAITING, () -> future.get());
    }
}
