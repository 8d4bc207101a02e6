// SPDX-License-Identifier: MIT
// interrupt() ends exchange() that nobody answers.
public class InterruptedInExchange {
    public static void main(String[] arguments) throws Exception {
        var exchanger = new java.util.concurrent.Exchanger<String>();
        InterruptedIn.tell(Thread.State.WAITING, () -> exchanger.exchange("x"));
    }
}
