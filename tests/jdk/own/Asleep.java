// SPDX-License-Identifier: MIT
/**
 * Says its process, then sleeps at the end of calls from the library, where a thread dump finds it.
 */
public class Asleep {

    public static void sleep() {
        System.out.println("ready " + ProcessHandle.current().pid());
        try {
            Thread.sleep(600_000);
        } catch (InterruptedException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Runnable calls = () -> sleep();
        java.util.Optional.of(calls).ifPresent(Runnable::run);
    }
}
