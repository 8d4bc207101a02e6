// SPDX-License-Identifier: MIT
// interrupt() ends LockSupport.parkNanos().
public class InterruptedInParkNanos {

    public static void main(String[] arguments) throws Exception {
        InterruptedIn.tell(Thread.State.TIMED_WAITING, () ->
            java.util.concurrent.locks.LockSupport.parkNanos(600_000_000_000L)
        );
    }
}
