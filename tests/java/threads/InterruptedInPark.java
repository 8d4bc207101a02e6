// SPDX-License-Identifier: MIT
// interrupt() ends LockSupport.park(), which throws nothing and leaves the status.
public class InterruptedInPark {

    public static void main(String[] arguments) throws Exception {
        InterruptedIn.tell(Thread.State.WAITING, () ->
            java.util.concurrent.locks.LockSupport.park()
        );
    }
}
