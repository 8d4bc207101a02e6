// SPDX-License-Identifier: MIT
// interrupt() ends Thread.sleep().
public class InterruptedInSleep {
    public static void main(String[] arguments) throws Exception {
        InterruptedIn.tell(Thread.State.TIMED_WAITING, () -> Thread.sleep(600000));
    }
}
